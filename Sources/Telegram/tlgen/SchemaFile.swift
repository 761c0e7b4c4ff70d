import CommandLineInterface
import NativeLoop
import TelegramSchema
import TelegramSchemaGenerator

/// A schema that was read from a file.
struct SchemaFile {
    /// TDLib's schema has 1.1 MB. What is far longer is not a schema.
    static let maximumSize = 64 * 1024 * 1024

    private let path: String
    let bytes: [UInt8]
    let schema: Schema

    /// Reads a schema and writes its warnings to standard error.
    init(_ path: String, invocation: Invocation) throws {
        let messages = invocation.console.messages
        self.path = path
        messages.setQuiet(try invocation[TLGen.isQuiet])
        do {
            bytes = try PrivateFile.read(path, limit: Self.maximumSize)
        } catch {
            throw CommandFailure("cannot read '\(path)': \(error.reason)", exitCode: .noInput)
        }
        var warnings: [SchemaWarning] = []
        do {
            schema = try Schema(parsing: bytes, warnings: &warnings)
        } catch {
            throw CommandFailure("\(path):\(error)", exitCode: .dataError)
        }
        for warning in warnings.prefix(20) { messages.note("\(path):\(warning)") }
        if warnings.count > 20 { messages.note("\(path): \(warnings.count - 20) more warnings") }
    }

    /// What writes its Swift.
    func generator(version: String?, prose: Bool) throws -> SchemaGenerator {
        do {
            return try SchemaGenerator(schema: schema, source: bytes, version: version, prose: prose)
        } catch {
            throw CommandFailure("\(path):\(error)", exitCode: .dataError)
        }
    }
}
