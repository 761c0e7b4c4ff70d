internal import CarrierCore
