import TelegramAPI
import Testing

@Suite("Reading objects")
struct DecodingTests {
    @Test(
        "int64 is exact from a string and from a number, and is written as a string",
        arguments: [
            #"{"@type":"optionValueInteger","value":"9223372036854775807"}"#,
            #"{"@type":"optionValueInteger","value":9223372036854775807}"#,
        ])
    func exactInt64(json: String) throws {
        guard case .integer(let integer) = try OptionValue(json: json) else {
            Issue.record("not an integer")
            return
        }
        #expect(integer.value == .max)
        #expect(integer.json == #"{"@type":"optionValueInteger","value":"9223372036854775807"}"#)
    }

    @Test("An update that the schema does not know keeps its name and its JSON")
    func unknownUpdate() throws {
        let json = #"{"@type":"updateSomethingNew","a":1,"@client_id":1}"#
        let update = try Update(json: json)
        guard case .unknown(let type, let raw) = update else {
            Issue.record("\(update)")
            return
        }
        #expect(type == "updateSomethingNew")
        #expect(raw == json)
        #expect(update.json == json)
        #expect(update.kind == nil)
    }

    @Test("Unknown fields are passed over and a missing number is zero")
    func futureFile() throws {
        let file = try File(
            json: """
                {"@type":"file","id":7,"future":{"a":[1,{"b":"}"}]},"size":9,"expected_size":9,"local":{"@type":"localFile",\
                "path":"/x","can_be_downloaded":true,"can_be_deleted":false,"is_downloading_active":false,\
                "is_downloading_completed":true,"downloaded_prefix_size":9,"downloaded_size":9},"remote":{"@type":"remoteFile",\
                "id":"r","unique_id":"u","is_uploading_active":false,"is_uploading_completed":true,"uploaded_size":9}}
                """)
        #expect(file.id == 7)
        #expect(file.local.downloadOffset == 0)
        #expect(file.local.path == "/x")
    }

    @Test(
        "Any order, white space, escaped keys and a late type are read",
        arguments: [
            #"{"@type":"textEntity","offset":3,"length":5,"type":{"@type":"textEntityTypeBold"}}"#,
            #"{"length":5,"type":{"@type":"textEntityTypeBold"},"offset":3,"@type":"textEntity"}"#,
            "{ \"@type\" : \"textEntity\" ,\n\t\"offset\" : 3 , \"length\" : 5 , \"type\" : { \"@type\" : \"textEntityTypeBold\" } }",
            #"{"@type":"textEntity","type":{"@type":"textEntityTypeBold"},"length":5,"offset":3}"#,
            #"{"@type":"textEntity","off\u0073et":"3","length":5,"type":{"x":1,"@type":"textEntityTypeBold"}}"#,
            #"{"offset":3,"length":5,"type":{"@type":"textEntityTypeBold"}}"#,
        ])
    func anyForm(json: String) throws {
        let entity = try TextEntity(json: json)
        #expect(entity.json == #"{"@type":"textEntity","offset":3,"length":5,"type":{"@type":"textEntityTypeBold"}}"#)
    }
}
