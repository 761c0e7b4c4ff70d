import NativeLoop
public import TelegramSchema

/// Makes the Swift of `TelegramAPI` from a schema.
///
/// The same schema gives the same bytes, always: nothing depends on the date, the machine or the order of a hash table.
public struct SchemaGenerator: Sendable {
    /// One file to write.
    public struct File: Sendable, Equatable {
        /// The name, without a folder.
        public let name: String
        public let text: String
    }

    private let model: SwiftModel
    private let documentation: Documentation
    private let header: String
    private let hash: String
    private let version: String

    /// - Parameters:
    ///   - schema: the parsed schema.
    ///   - source: the bytes of the file it was parsed from; their SHA-256 names it in the headers.
    ///   - version: the version of TDLib; nil to take it from the list of known schemas.
    ///   - prose: whether to carry the schema's own doc text over.
    /// - Throws: `SchemaError` with ``SchemaError/Code/nameCollision`` if names of the schema would be one name in Swift.
    public init(
        schema: Schema, source: [UInt8], version: String? = nil, prose: Bool = false
    ) throws(SchemaError) {
        hash = PortableSHA256.hex(source)
        self.version = version ?? Self.knownVersions[hash] ?? "unknown"
        model = SwiftModel(schema)
        try NameCollisions(model).check()
        documentation = Documentation(prose: prose)
        header = """
            // Made by `tlgen generate` from the schema of TDLib \(self.version)
            // (SHA-256 \(hash)). Don't edit.


            """
    }

    /// The SHA-256 of schemas whose version is known: the schema itself doesn't say.
    private static let knownVersions = [
        "b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5": "1.8.66"
    ]

    /// The files of `TelegramAPI/Generated`, by name.
    public func files() -> [File] {
        var topics: [String: SwiftText] = [:]
        let writer = ClassWriter(documentation: documentation)
        let classes = Dictionary(grouping: model.classes) { Topics.topic(of: $0.schema.name, isFunction: false) }
        for (topic, classes) in classes {
            for swiftClass in classes { writer.write(swiftClass, to: &topics[topic, default: SwiftText()]) }
            HashableWriter().write(classes, [], to: &topics[topic, default: SwiftText()])
        }
        let functions = Dictionary(grouping: model.functions) {
            "Functions+" + Topics.topic(of: $0.schema.name, isFunction: true)
        }
        for (topic, functions) in functions {
            FunctionWriter(documentation: documentation).write(functions, to: &topics[topic, default: SwiftText()])
            HashableWriter().write([], functions, to: &topics[topic, default: SwiftText()])
        }
        let tables = TableWriter(model: model)
        tables.constructors(to: &topics["Tables", default: SwiftText()])
        tables.decodableTypes(to: &topics["DecodableTypes", default: SwiftText()])
        tables.updateKinds(to: &topics["UpdateKinds", default: SwiftText()])
        tables.sensitiveFields(to: &topics["SensitiveFields", default: SwiftText()])
        tables.declarations(hash: hash, version: version, to: &topics["Declarations", default: SwiftText()])
        return topics.sorted { $0.key < $1.key }.map { File(name: "\($0.key).swift", text: header + $0.value.text) }
    }

    /// The one file of `TelegramFoundation`: accessors that need Foundation.
    public func foundationFile() -> File {
        var out = SwiftText()
        out.line("public import Foundation")
        out.line("public import TelegramAPI")
        out.line()
        AccessorWriter(model: model).write(to: &out)
        return File(name: "Accessors.swift", text: header + out.text)
    }
}
