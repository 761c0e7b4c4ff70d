// Ids, profiles and packets of `CarrierWire` are in the signatures here: one import is enough to use a node.
@_exported public import CarrierWire
// Event sequences, secrets and log sinks.
@_exported public import NativeLoop

// Of the network only the faults for tests, which are part of a node's configuration.
@_exported public import struct CarrierNetwork.NetworkConditions
