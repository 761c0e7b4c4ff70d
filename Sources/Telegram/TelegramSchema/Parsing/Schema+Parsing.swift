extension Schema {
    /// How deep `vector<…>` may be nested.
    public static let maximumTypeNesting = 16

    /// Reads the text of a `td_api.tl` file.
    ///
    /// The comments may be missing, as in what ``declarations`` prints; the facts that they carry are then missing too.
    /// - Throws: `SchemaError` for the first thing that is wrong, with line and column.
    public init(parsing text: String) throws(SchemaError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Reads the bytes of a `td_api.tl` file.
    /// - Throws: `SchemaError` for the first thing that is wrong, with line and column.
    public init(parsing bytes: [UInt8]) throws(SchemaError) {
        var warnings: [SchemaWarning] = []
        try self.init(parsing: bytes, warnings: &warnings)
    }

    /// Reads the bytes of a `td_api.tl` file, and appends what is odd but harmless to `warnings`.
    /// - Throws: `SchemaError` for the first thing that is wrong, with line and column.
    public init(parsing bytes: [UInt8], warnings: inout [SchemaWarning]) throws(SchemaError) {
        var parser = SchemaParser(bytes)
        self = try parser.parse()
        warnings += parser.warnings
    }
}
