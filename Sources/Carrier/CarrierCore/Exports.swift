// Ids, profiles and packets of `CarrierWire` are in the signatures here: one import is enough to use a node.
@_exported public import CarrierWire
// Event sequences, secrets and log sinks.
@_exported public import NativeLoop
