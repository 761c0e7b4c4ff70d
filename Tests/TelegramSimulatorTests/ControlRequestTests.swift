import Foundation
import TelegramAPI
import Testing

@testable import TelegramSimulator

/// The requests of programs in other languages have what Swift programs have.
struct ControlRequestTests {
    /// What the public members of `SimulatedTelegram` are called, and the requests that do the same.
    private static let requests: [String: [String]] = [
        "world": ["getAccounts", "getUsers", "getChats", "getFile"], "defects": ["getState"],
        "randomFaultCount": ["getState"], "heldRequestCount": ["getState"],
        "deliver": ["addMessage"], "deliverAlbum": ["addAlbum"], "edit": ["editMessage"], "delete": ["deleteMessages"],
        "open": ["openMessage"], "expire": ["expireMessage"], "expireReferences": ["expireReferences"],
        "move": ["moveChat"], "pin": ["pinChat"], "leave": ["leaveChat"], "deleteChat": ["deleteChat"],
        "upgrade": ["upgradeGroup"], "setFolders": ["setFolders"], "setDraft": ["setDraft"], "setTitle": ["setTitle"],
        "setUnreadCount": ["setUnreadCount"], "changeUser": ["changeUser"],
        "setMemberCount": ["setMemberCount"], "setProtectedContent": ["setProtectedContent"],
        "setSecretChatState": ["setSecretChatState"], "addTopic": ["addTopic"], "changeTopic": ["changeTopic"],
        "add": ["addFault"], "use": ["useFaultPlan", "endFaultPlan"], "removeFaults": ["removeFaults"],
        "releaseHeldRequests": ["releaseHeldRequests"], "setNetworkAvailable": ["setNetworkAvailable"],
        "closeClients": ["closeClients"], "revokeSessions": ["revokeSessions"], "acceptQRCode": ["acceptQrCode"],
        "send": ["sendUpdate"], "sendUpdate": ["sendUpdate"], "advance": ["advance"], "configure": ["configure"],
    ]
    /// Requests for what a Swift program does with a world before it makes a Telegram of it.
    private static let worldRequests: Set<String> = [
        "addAccount", "addUser", "addChat", "addStory", "addBulkMessages",
    ]

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    @Test func `every public member of the Swift API has its request`() throws {
        let folder = Self.root.appending(path: "Sources/Telegram/TelegramSimulator")
        var members: Set<String> = []
        for file in ["SimulatedTelegram", "SimulatedTelegram+Chats", "SimulatedTelegram+Messages"] {
            let text = try String(contentsOf: folder.appending(path: file + ".swift"), encoding: .utf8)
            members.formUnion(text.matches(of: /public (?:func|var) (\w+)/).map { String($0.1) })
        }
        #expect(members == Set(Self.requests.keys))
        let reached = Set(Self.requests.values.joined())
        #expect(reached.union(Self.worldRequests) == Set(ControlRequests.all.keys))
    }

    @Test func `the page names every request with its arguments, and no others`() throws {
        let page = try String(contentsOf: Self.root.appending(path: "docs/simulated-tdjson.md"), encoding: .utf8)
        for (name, request) in ControlRequests.all {
            let rows = page.split(separator: "\n").filter { $0.contains("`simulator.\(name)`") }
            #expect(!rows.isEmpty, "\(name)")
            let row = rows.joined()
            for argument in request.arguments { #expect(row.contains("`\(argument)"), "\(name) \(argument)") }
        }
        let named = Set(page.matches(of: /`simulator\.(\w+)`/).map { String($0.1) })
        #expect(named.isSubset(of: ControlRequests.all.keys))
    }

    private let telegram = SimulatedTelegram(world: .complete())

    private func ask(_ request: String) throws -> String {
        let answer = try #require(ControlRequests(telegram: telegram).answer(request.utf8))
        return String(decoding: answer.text(clientID: nil), as: UTF8.self)
    }

    @Test func `an argument that is not known is refused by every request`() throws {
        for name in ControlRequests.all.keys {
            let answer = try ask(#"{"@type":"simulator.\#(name)","surprise":1}"#)
            #expect(answer.contains("no argument is called surprise"), "\(name)")
        }
    }

    @Test func `a request without what it needs is refused, and nothing is changed`() throws {
        let harmless: Set = [
            "getAccounts", "getUsers", "getChats", "getState", "endFaultPlan", "removeFaults", "releaseHeldRequests",
            "closeClients", "revokeSessions", "configure",
        ]
        let before = telegram.world
        for name in ControlRequests.all.keys {
            let answer = try ask(#"{"@type":"simulator.\#(name)"}"#)
            #expect(answer.contains(#""code":400"#) != harmless.contains(name), "\(name): \(answer)")
        }
        let after = telegram.world
        #expect(before.chats.count == after.chats.count && before.users.count == after.users.count)
    }

    /// Each of the mistakes is told by name.
    @Test(arguments: [
        (#""simulator.setTitle","chat_id":5,"title":"x""#, "there is no chat 5"),
        (#""simulator.setTitle","chat_id":777000,"title":5"#, "title must be a text"),
        (
            #""simulator.editMessage","chat_id":777000,"message_id":7,"content":{"@type":"text","text":"x"}"#,
            "there is no message 7"
        ),
        (#""simulator.deleteMessages","chat_id":777000,"message_ids":[7]"#, "there is no message 7"),
        (#""simulator.addChat","kind":"channel","title":"x","visible_to_user_ids":[5]"#, "the user 5 has no account"),
        (#""simulator.addChat","kind":"channel","title":"x","user_id":777000"#, "only private and secret chats"),
        (
            #""simulator.addMessage","chat_id":777000,"reply_to_message_id":3,"content":{"@type":"text","text":"x"}"#,
            "there is no message 3"
        ),
        (#""simulator.addMessage","chat_id":777000,"content":{"@type":"txt"}"#, "content must be animation, audio"),
        (#""simulator.addMessage","chat_id":777000,"content":{"@type":"messageNope"}"#, "no MessageContent"),
        (#""simulator.configure","first_page":101"#, "first_page must be a whole number from 1 to 100"),
        (#""simulator.configure","first_page":0"#, "first_page must be a whole number from 1 to 100"),
        (#""simulator.changeUser","user_id":5"#, "there is no user 5"),
        (#""simulator.changeUser","user_id":777000,"is_bot":"x""#, "is_bot must be true or false"),
        (
            #""simulator.setUnreadCount","chat_id":777000,"unread_count":-1"#,
            "unread_count must be a whole number from 0"
        ),
        (#""simulator.setUnreadCount","chat_id":777000,"unread_count":1000"#, "unread_count must be a whole number"),
        (#""simulator.revokeSessions","user_id":5"#, "there is no user 5"),
    ])
    func `what is wrong is said`(request: String, message: String) throws {
        #expect(try ask(#"{"@type":\#(request)}"#).contains(message))
    }

    @Test func `what a story's file must hold can be asked for`() throws {
        let signedIn = try SignedIn(telegram)
        signedIn.loadAll()
        let bob = try #require(telegram.world.stories.keys.first?.chatID)
        let story = try Story(
            json: signedIn.call(#"{"@type":"getStory","story_poster_chat_id":\#(bob),"story_id":1}"#).utf8)
        guard case .video(let content) = story.content else {
            Issue.record("no video")
            return
        }
        let file = content.video.video
        let answer = try ask(#"{"@type":"simulator.getFile","remote_file_id":"\#(file.remote.id)"}"#)
        #expect(answer.contains(#""size":\#(file.size),"sha256":"#), "\(answer)")
    }

    @Test func `what is not named in a configuration stays, and null is the default`() throws {
        let values = [
            "bytes_per_second": "5", "download_part": "4096", "first_page": "7", "page_sizes": "[3]",
            "repeats_boundary": "true", "chat_batch": "9", "adds_unknown_fields": "true", "database_lock_wait": "0.5",
        ]
        #expect(Set(values.keys) == Set(ControlRequests.configurationArguments))
        func configuration() -> String { telegram.core.withEngine { "\($0.configuration)" } }
        let initial = configuration()
        var seen: Set = [initial]
        for (key, value) in values {
            #expect(try ask(#"{"@type":"simulator.configure","\#(key)":\#(value)}"#) == #"{"@type":"ok"}"#)
            #expect(seen.insert(configuration()).inserted, "\(key) changes something, and takes nothing back")
        }
        let set = telegram.core.withEngine { $0.configuration }
        #expect(set.bytesPerSecond == 5 && set.downloadPart == 4_096 && set.chatBatch == 9 && set.addsUnknownFields)
        #expect(set.history.firstPage == 7 && set.history.sizes == [3] && set.history.repeatsBoundary)
        #expect(set.databaseLockWait == .milliseconds(500))
        let nulls = values.keys.map { #""\#($0)":null"# }.joined(separator: ",")
        #expect(try ask(#"{"@type":"simulator.configure",\#(nulls)}"#) == #"{"@type":"ok"}"#)
        #expect(configuration() == initial)
    }

    @Test func `a fault plan keeps its limit where one call has several faults`() {
        var random = SimulatedFaultPlan(seed: 1)
        random.rates.unknownUpdate = 1
        random.rates.unknownState = 1
        random.limit = 1
        var plan = FaultPlan()
        plan.random = random
        #expect(plan.take(call: "getChats", clientID: 1) == [.unknownUpdate])
        #expect(plan.happened == 1 && plan.take(call: "getChats", clientID: 1).isEmpty)
    }

    @Test func `a fault plan takes every rate`() throws {
        let rates = Mirror(reflecting: SimulatedFaultPlan.Rates()).children.count
        let downloadRates = Mirror(reflecting: SimulatedFaultPlan.DownloadRates()).children.count
        let request = """
            {"@type":"simulator.useFaultPlan","seed":3,"rates":{"late":0.5,"reordered":0.5,"flood_wait":0.5,\
            "long_flood_wait":0.5,"hidden":0.5,"server_error":0.5,"unknown_update":0.5,"unknown_state":0.5,\
            "unknown_content":0.5,"closing":0.5},"download_rates":{"dropped":0.5,"stalled":0.5,"stuck":0.5,"expired":0.5,\
            "shorter":0.5,"longer":0.5,"empty":0.5,"other_bytes":0.5,"vanished":0.5}}
            """
        #expect(try ask(request) == #"{"@type":"ok"}"#)
        let plan = try #require(telegram.core.withEngine { $0.faults.random })
        let halves = Mirror(reflecting: plan.rates).children.filter { $0.value as? Double == 0.5 }.count
        let downloadHalves = Mirror(reflecting: plan.downloadRates).children.filter { $0.value as? Double == 0.5 }.count
        #expect(halves == rates && downloadHalves == downloadRates)
    }
}
