import TelegramSchema

/// Writes the accessors that need Foundation: `Date` for Unix times, `Data` for bytes.
struct AccessorWriter {
    let model: SwiftModel

    func write(to out: inout SwiftText) {
        for object in model.classes.flatMap(\.objects) {
            let accessors = object.fields.compactMap(accessor)
            guard !accessors.isEmpty else { continue }
            out.block("extension \(object.name)") { out in out.lines(accessors) }
        }
    }

    /// The name of the accessor that a field gets; nil if it gets none.
    static func name(_ field: SwiftField) -> String? {
        switch field.schema.type {
        case .int32 where field.schema.facts.isUnixTime, .int53 where field.schema.facts.isUnixTime, .bytes:
            field.name + "Value"
        default: nil
        }
    }

    private func accessor(_ field: SwiftField) -> String? {
        guard let name = Self.name(field) else { return nil }
        let value = SwiftNames.escaped(field.name)
        return field.schema.type == .bytes
            ? "public var \(name): Data { Data(\(value)) }"
            : "public var \(name): Date? { makeDate(unixTime: \(value)) }"
    }
}
