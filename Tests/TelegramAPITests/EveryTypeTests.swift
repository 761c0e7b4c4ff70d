import Foundation
import TelegramAPI
import TelegramSchema
import Testing

@Suite("Every type of the schema")
struct EveryTypeTests {
    private let schema: Schema
    private let examples: SchemaExamples

    init() throws {
        schema = try Schema(parsing: SchemaDeclarations.text.withUTF8Buffer { [UInt8]($0) })
        examples = SchemaExamples(schema)
    }

    @Test("The counts are those of TDLib 1.8.66")
    func counts() {
        #expect(SchemaDeclarations.version == "1.8.66")
        #expect(schema.constructors.count == 2159)
        #expect(schema.functions.count == 1010)
        let abstract = schema.classes.filter(\.isAbstract)
        #expect(abstract.count == 211)
        #expect(Update.Kind.count == 184)
    }

    @Test("Every object that can arrive is read and written back the same", arguments: SchemaExamples.Fill.allCases)
    func roundTrip(fill: SchemaExamples.Fill) throws {
        var count = 0
        for name in examples.names {
            guard let json = examples.json(of: name, fill: fill) else { continue }
            guard let object = try decodeIfItArrives(json) else { continue }
            count += 1
            let written = write(object)
            // The only number that TDLib writes in another form than Swift.
            let expected: String = json.replacing("-12.500000", with: "-12.5").replacing("0.000000", with: "0.0")
            #expect(written == expected, "\(name)")
        }
        #expect(count == 1831)
    }

    @Test(
        "Every line of recorded traffic is read and written back as equal JSON",
        .enabled(
            if: ProcessInfo.processInfo.environment["MARTLET_TDLIB_SAMPLES"] != nil,
            "MARTLET_TDLIB_SAMPLES names no file"))
    func recordedTraffic() throws {
        let path = try #require(ProcessInfo.processInfo.environment["MARTLET_TDLIB_SAMPLES"])
        var count = 0
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            for key in ["response", "update"] {
                guard var object = record[key] as? [String: Any] else { continue }
                let json = try JSONSerialization.data(withJSONObject: object)
                // What surrounds an object belongs to the transport.
                object["@extra"] = nil
                object["@client_id"] = nil
                // An element that the schema doesn't let be null: it is read as an empty object.
                if var strings = object["value"] as? [Any], strings.contains(where: { $0 is NSNull }) {
                    strings = strings.map { $0 is NSNull ? ["@type": "testString", "value": ""] : $0 }
                    object["value"] = strings
                }
                let written = try decode(String(decoding: json, as: UTF8.self)).json
                let again = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? NSDictionary)
                #expect(again == object as NSDictionary, "\(line.prefix(200))")
                count += 1
            }
        }
        #expect(count > 200)
    }

    private func decodeIfItArrives(_ json: String) throws -> (any TDDecodable)? {
        do {
            return try decode(json)
        } catch {
            if error.path == "@type" { return nil }
            throw error
        }
    }

    private func write(_ object: any TDObject) -> String {
        var writer = WireWriter(escapesNonASCII: true)
        object.encode(into: &writer)
        return writer.withBytes { String(decoding: $0, as: UTF8.self) }
    }

    private func decode(_ json: String) throws(TDDecodingError) -> any TDDecodable {
        let text = Array(json.utf8) + [0]
        return try text.withUnsafeBufferPointer { buffer throws(TDDecodingError) in
            try decodeObject(UnsafeBufferPointer(rebasing: buffer.dropLast()))
        }
    }
}
