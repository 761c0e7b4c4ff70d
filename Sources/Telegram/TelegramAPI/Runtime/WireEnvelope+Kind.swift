extension WireEnvelope {
    /// Which update it is; nil for anything that is not an update of the schema.
    public var updateKind: Update.Kind? { isUpdate ? Update.Kind(Int(constructor.index)) : nil }
}
