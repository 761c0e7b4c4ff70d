import TelegramAPI
import TelegramSchema

/// The schema that the package's types were made from.
enum SchemaSource {
    /// Parsed once a process, when the first simulated Telegram is made.
    static let index: SchemaIndex = {
        // A test checks that the text is a schema; if it were not, every function would be unknown.
        let schema = try? Schema(parsing: SchemaDeclarations.text.description)
        return SchemaIndex(schema ?? Schema(constructors: [], functions: [], classes: []))
    }()
}
