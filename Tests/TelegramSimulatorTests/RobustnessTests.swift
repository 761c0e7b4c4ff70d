import Foundation
import TelegramAPI
import TelegramClient
import TelegramSchema
import Testing

@testable import TelegramSimulator

/// Whatever is asked, there is exactly one answer, and nothing traps.
struct RobustnessTests {
    private let ends: Set<String> = ["close", "destroy", "logOut", "setAlarm"]

    @Test func everyFunctionOfTheSchemaIsAnsweredOnce() throws {
        let schema = try Schema(parsing: SchemaDeclarations.text.description)
        let signedIn = try SignedIn()
        signedIn.loadAll()
        signedIn.conversation.lines = []
        let functions = schema.functions.filter { !ends.contains($0.name) }
        for (number, function) in functions.enumerated() {
            signedIn.conversation.send(#"{"@type":"\#(function.name)","@extra":\#(number)}"#)
        }
        let answers = signedIn.conversation.drain().compactMap { Conversation.object(of: $0)["@extra"] as? Int }
        #expect(answers.count == functions.count)
        #expect(Set(answers).count == functions.count)
        #expect(signedIn.telegram.defects == [])
    }

    @Test func extremeArgumentsAreAnswered() throws {
        let schema = try Schema(parsing: SchemaDeclarations.text.description)
        let signedIn = try SignedIn()
        signedIn.loadAll()
        let world = signedIn.telegram.world
        let chats = world.chats.keys.sorted()
        var random = SeededGenerator(seed: 5)
        let numbers: [Int64] = [
            0, 1, -1, 5, 100, 1 << 20, 1 << 40, Int64.max, Int64.min, Int64.max - 6, 777_000, 100_001, 50 << 20,
            3 << 20,
        ]
        func value(_ type: FieldType) -> String {
            switch type {
            case .int32:
                ["0", "1", "-1", "32", "100", "2147483647", "-2147483648"].randomElement(using: &random) ?? "0"
            case .int53, .int64:
                String((Bool.random(using: &random) ? chats : numbers).randomElement(using: &random) ?? 0)
            case .double: ["0", "-1.5", "1e300", "-0"].randomElement(using: &random) ?? "0"
            case .string: [#""""#, #""x""#, #""\ud800""#, #""bob""#].randomElement(using: &random) ?? "null"
            case .bytes: [#""""#, #""AAEC""#].randomElement(using: &random) ?? "null"
            case .bool: Bool.random(using: &random) ? "true" : "false"
            case .vector(let element): "[\(value(element)),\(value(element))]"
            case .constructor, .abstractClass: "null"
            }
        }
        // What the simulator knows, and a few others.
        let names: Set<String> = [
            "loadChats", "getChats", "getChat", "getUser", "getSupergroup", "getBasicGroup", "createPrivateChat",
            "searchPublicChat",
            "addChatToList", "openChat", "viewMessages", "getChatHistory", "getMessage", "getMessages",
            "searchChatMessages",
            "getChatMessageCount", "getChatMessageByDate", "getFile", "getRemoteFile", "getFileDownloadedPrefixSize",
            "readFilePart", "getSuggestedFileName", "downloadFile", "cancelDownloadFile", "deleteFile", "getOption",
            "setOption",
            "addProxy", "editProxy", "removeProxy", "cleanFileName", "getFileMimeType", "getJsonValue",
            "getCountryFlagEmoji",
            "testSquareInt", "testCallBytes", "testCallVectorInt", "setAuthenticationPhoneNumber",
        ]
        let functions = schema.functions.filter { names.contains($0.name) }
        #expect(functions.count == names.count)
        var sent = 0
        for _ in 0..<100 {
            for function in functions {
                let fields = function.fields.map { ",\"\($0.name)\":\(value($0.type))" }.joined()
                signedIn.conversation.send(#"{"@type":"\#(function.name)"\#(fields),"@extra":\#(sent)}"#)
                sent += 1
            }
        }
        let answers = signedIn.conversation.drain().compactMap { Conversation.object(of: $0)["@extra"] as? Int }
        // An answer that TDLib would die of names no request; none of these is one.
        #expect(answers.count == sent)
        #expect(signedIn.telegram.defects == [])
    }

    @Test func requestsFromManyThreadsKeepTheirOrder() async throws {
        let telegram = SimulatedTelegram()
        let conversation = Conversation(telegram.transport)
        let clients = (0..<4).map { _ in conversation.transport.createClientID() }
        let transport = conversation.transport
        await withTaskGroup(of: Void.self) { group in
            for client in clients {
                group.addTask {
                    for number in 0..<500 {
                        let request = Array(#"{"@type":"testSquareInt","x":1,"@extra":\#(number)}"#.utf8)
                        request.withUnsafeBufferPointer { transport.send($0, to: client) }
                    }
                }
            }
        }
        var last = [Int: Int]()
        for line in conversation.drain() {
            let object = Conversation.object(of: line)
            guard let extra = object["@extra"] as? Int, let client = object["@client_id"] as? Int else { continue }
            #expect(extra == (last[client] ?? -1) + 1)
            last[client] = extra
        }
        #expect(last.count == 4)
        #expect(last.values.allSatisfy { $0 == 499 })
    }

    @Test func everyRequestIsAnsweredAcrossAClose() throws {
        let signedIn = try SignedIn()
        for number in 0..<200 { signedIn.conversation.send(#"{"@type":"getMe","@extra":\#(number)}"#) }
        signedIn.conversation.send(#"{"@type":"close","@extra":200}"#)
        for number in 201..<400 { signedIn.conversation.send(#"{"@type":"getMe","@extra":\#(number)}"#) }
        let lines = signedIn.conversation.drain().map(Conversation.object(of:))
        #expect(lines.compactMap { $0["@extra"] as? Int } == Array(0..<400))
        #expect(
            (lines.last?["authorization_state"] as? [String: Any])?["@type"] as? String == "authorizationStateClosed")
    }
}
