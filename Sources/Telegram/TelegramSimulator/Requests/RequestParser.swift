import TelegramSchema

/// Turns the text of a request into a function and its arguments, or into TDLib's error.
///
/// Source: measured behaviour of `td_json_client`; `docs/simulator.md` has the rules.
struct RequestParser {
    let schema: SchemaIndex

    struct Result {
        /// The function, or the error that answers the request.
        var request: Request
        /// The value of `@extra`; nil if there is none, or the text is not JSON.
        var extra: RawJSON?
    }

    enum Request {
        case function(TLObject)
        case error(String)
    }

    private struct Failure: Error {
        var message: String
    }

    func parse(_ text: some Sequence<UInt8>) -> Result {
        let value: RawJSON
        do throws(JSONSyntaxError) {
            value = try JSONParser.parse(text)
        } catch {
            return Result(request: .error("Failed to parse request as JSON object: \(error.message)"), extra: nil)
        }
        guard case .object(let members) = value else {
            return Result(request: .error("Expected a JSON object"), extra: nil)
        }
        let extra = members["@extra"]
        do throws(Failure) {
            return Result(request: .function(try function(members)), extra: extra)
        } catch {
            let message = "Failed to parse JSON object as TDLib request: \(error.message)"
            return Result(request: .error(message), extra: extra)
        }
    }

    /// An object of a class from its JSON form; nil if it is not one.
    func object(_ json: RawJSON, class name: String) -> TLObject? {
        guard case .object(let object)? = try? value(json, .abstractClass(name)) else { return nil }
        return object
    }

    private func function(_ members: [RawJSON.Member]) throws(Failure) -> TLObject {
        let name = try constructorName(members, isFunction: true)
        guard let function = schema.function(name) else {
            throw Failure(message: "Unknown class \"\(name)\"")
        }
        return try object(function, members)
    }

    private func object(_ declaration: Combinator, _ members: [RawJSON.Member]) throws(Failure) -> TLObject {
        var object = TLObject(declaration.name)
        for field in declaration.fields {
            guard let json = members[field.name], json != .null else { continue }
            object.fields[field.name] = try value(json, field.type)
        }
        return object
    }

    private func constructorName(
        _ members: [RawJSON.Member], isFunction: Bool = false
    ) throws(Failure) -> String {
        switch members["@type"] {
        case nil:
            throw Failure(message: "Can't find field \"@type\"")
        case .string(let name):
            return String(decoding: name, as: UTF8.self)
        case .number(let text):
            let identifier = Self.identifier(text)
            if let name = schema.name(ofIdentifier: identifier, isFunction: isFunction) { return name }
            let hex = String(identifier, radix: 16)
            throw Failure(
                message: "Unknown constructor 0x\(String(repeating: "0", count: 8 - hex.count))\(hex)")
        case .some(let other):
            throw Failure(message: "Expected String or Integer, but receive \(other.kindName)")
        }
    }

    /// The digits at the beginning, cut to 32 bits.
    private static func identifier(_ text: [UInt8]) -> UInt32 {
        let isNegative = text.first == UInt8(ascii: "-")
        var number: UInt64 = 0
        for digit in text.dropFirst(isNegative ? 1 : 0) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { break }
            number = number &* 10 &+ UInt64(digit - UInt8(ascii: "0"))
        }
        return UInt32(truncatingIfNeeded: isNegative ? 0 &- number : number)
    }

    private func value(_ json: RawJSON, _ type: FieldType) throws(Failure) -> TLValue {
        switch type {
        case .int32:
            return .int(Int64(try integer(json, as: Int32.self, expected: "Number")))
        case .int53, .int64:
            return .int(try integer(json, as: Int64.self, expected: "String or Number"))
        case .double:
            guard case .number(let text) = json else { throw unexpected(json, "Number") }
            return .double(Self.double(text))
        case .string:
            guard case .string(let text) = json else { throw unexpected(json, "String") }
            return .data(text)
        case .bytes:
            guard case .string(let text) = json else { throw unexpected(json, "String") }
            switch Base64.decode(text) {
            case .success(let bytes): return .data(bytes)
            case .failure(let error): throw Failure(message: error.message)
            }
        case .bool:
            return .bool(try bool(json))
        case .constructor(let name):
            guard case .object(let members) = json else { throw unexpected(json, "Object") }
            guard let declaration = schema.constructor(name) else {
                throw Failure(message: "Unknown class \"\(name)\"")
            }
            return .object(try object(declaration, members))
        case .abstractClass(let name):
            guard case .object(let members) = json else { throw unexpected(json, "Object") }
            let constructor = try constructorName(members)
            guard schema.isConstructor(constructor, of: name), let declaration = schema.constructor(constructor) else {
                throw Failure(message: "Unknown class \"\(constructor)\"")
            }
            return .object(try object(declaration, members))
        case .vector(let element):
            guard case .array(let elements) = json else { throw unexpected(json, "Array") }
            var values: [TLValue] = []
            for json in elements {
                values.append(json == .null ? zero(element) : try value(json, element))
            }
            return .vector(values)
        }
    }

    private func zero(_ type: FieldType) -> TLValue {
        switch type {
        case .int32, .int53, .int64: 0
        case .double: 0.0
        case .string, .bytes: ""
        case .bool: false
        case .vector: []
        case .constructor, .abstractClass: .null
        }
    }

    private func integer<Number: FixedWidthInteger>(
        _ json: RawJSON, as: Number.Type, expected: String
    ) throws(Failure) -> Number {
        let text: [UInt8]
        switch json {
        case .number(let digits): text = digits
        case .string(let digits): text = digits
        default: throw unexpected(json, expected)
        }
        guard let digits = String(validating: text, as: UTF8.self) else {
            throw Failure(message: "Strings must be encoded in UTF-8")
        }
        guard let number = Number(digits), String(number) == digits else {
            throw Failure(message: "Can't parse as an integer string \"\(digits)\"")
        }
        return number
    }

    private func bool(_ json: RawJSON) throws(Failure) -> Bool {
        switch json {
        case .bool(let value): return value
        case .number(let text), .string(let text):
            let digits = String(decoding: text, as: UTF8.self)
            if let number = Int32(digits), String(number) == digits { return number != 0 }
        default: break
        }
        throw unexpected(json, "Boolean")
    }

    private func unexpected(_ json: RawJSON, _ expected: String) -> Failure {
        Failure(message: "Expected \(expected), but receive \(json.kindName)")
    }

    static func double(_ text: [UInt8]) -> Double {
        let number = Double(String(decoding: text, as: UTF8.self)) ?? 0
        if number.isInfinite { return number < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude }
        return number.isNaN ? 0 : number
    }
}
