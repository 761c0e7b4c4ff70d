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

    private func accessor(_ field: SwiftField) -> String? {
        switch field.schema.type {
        case .int32 where field.schema.facts.isUnixTime, .int53 where field.schema.facts.isUnixTime:
            "public var \(field.name)Value: Date? { makeDate(unixTime: \(SwiftNames.escaped(field.name))) }"
        case .bytes:
            "public var \(field.name)Value: Data { Data(\(SwiftNames.escaped(field.name))) }"
        default: nil
        }
    }
}
