/// `getJsonValue` and `getJsonString`.
enum JSONFunctions {
    static func value(_ request: TLObject) -> TLObject {
        do throws(JSONSyntaxError) {
            return object(try JSONParser.parse(request.data("json")))
        } catch {
            return .error(400, error.message)
        }
    }

    static func string(_ request: TLObject) -> TLObject {
        var writer = JSONWriter()
        write(request.object("json_value"), to: &writer)
        guard writer.isValid else { return .error(400, "Strings must be encoded in UTF-8") }
        return TLObject("text", ["text": .data(writer.bytes)])
    }

    private static func object(_ json: RawJSON) -> TLObject {
        switch json {
        case .null: TLObject("jsonValueNull")
        case .bool(let value): TLObject("jsonValueBoolean", ["value": .bool(value)])
        case .number(let text): TLObject("jsonValueNumber", ["value": .double(RequestParser.double(text))])
        case .string(let text): TLObject("jsonValueString", ["value": .data(text)])
        case .array(let elements): TLObject("jsonValueArray", ["values": .objects(elements.map(object))])
        case .object(let members):
            TLObject(
                "jsonValueObject",
                [
                    "members": .objects(
                        members.map { member in
                            TLObject(
                                "jsonObjectMember",
                                ["key": .data(member.key), "value": .object(object(member.value))])
                        })
                ])
        }
    }

    private static func write(_ value: TLObject?, to writer: inout JSONWriter) {
        guard let value else { return writer.write(.null) }
        switch value.type {
        case "jsonValueBoolean": writer.write(.bool(value.bool("value")))
        case "jsonValueNumber": writer.write(value.double("value"))
        case "jsonValueString": writer.write(string: value.data("value"))
        case "jsonValueArray":
            writer.raw("[")
            for (index, element) in value.vector("values").enumerated() {
                if index > 0 { writer.raw(",") }
                if case .object(let object) = element { write(object, to: &writer) } else { writer.write(.null) }
            }
            writer.raw("]")
        case "jsonValueObject":
            writer.raw("{")
            let members = value.vector("members").compactMap { member -> TLObject? in
                if case .object(let object) = member { object } else { nil }
            }
            for (index, member) in members.enumerated() {
                if index > 0 { writer.raw(",") }
                writer.write(string: member.data("key"))
                writer.raw(":")
                write(member.object("value"), to: &writer)
            }
            writer.raw("}")
        default: writer.write(.null)
        }
    }
}
