import CommandLineInterface
import Foundation
import NativeLoop
import Testing

@Suite struct ConversationTests {
    private static let payloads: [[UInt8]] = [
        [0x61], [0, 1, 0, 255, 0], [UInt8](repeating: 7, count: 1024), (0..<1025).map { UInt8(truncatingIfNeeded: $0) },
        (0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) },
    ]

    @Test(arguments: [true, false])
    func `messages of every size arrive whole, and each has one receipt`(isUDPEnabled: Bool) async throws {
        let network = try await LoopbackNetwork()
        let pair = try await network.friends(isUDPEnabled: isUDPEnabled)
        for (from, to, id) in [(pair.ada, pair.ben, pair.benID), (pair.ben, pair.ada, pair.adaID)] {
            for (index, payload) in Self.payloads.enumerated() {
                let base64 = Data(payload).base64EncodedString()
                try from.tell(["op": "send", "user": .string(id), "base64": .string(base64), "tag": "m\(index)"])
            }
            try from.tell(["op": "send", "user": .string(id), "text": "Grüße", "tag": 7])
            let receipts = try await from.events("receipt", count: Self.payloads.count + 1)
            #expect(receipts.allSatisfy { $0["state"] == "delivered" })
            let tags = receipts.compactMap { $0["tag"] }
            #expect(Set(tags.map { "\($0)" }).count == tags.count)
            #expect(tags.contains(7))
            let messages = try await to.events("message", count: Self.payloads.count + 1)
            #expect(try messages.map { try $0.payload() } == Self.payloads + [Array("Grüße".utf8)])
        }
        // A receipt that came twice would have come by now: each of these is behind it.
        try pair.ada.tell(["op": "friends"])
        try await pair.ada.event("friends")
        #expect(try await pair.ada.events("receipt", count: 0).count == Self.payloads.count + 1)
    }

    @Test func `an invite is answered with yes, and with no`() async throws {
        let network = try await LoopbackNetwork()
        let pair = try await network.friends()
        try pair.ada.tell(["op": "invite", "user": .string(pair.benID), "data": "tea?", "tag": "one"])
        try await pair.ben.event("invite", ["user": .string(pair.adaID), "data": "tea?"])
        try pair.ben.tell(["op": "reply", "user": .string(pair.adaID), "status": 0, "data": "gladly"])
        let yes = try await pair.ada.event("invite.reply", ["tag": "one"])
        #expect(yes["status"] == 0)
        #expect(yes["data"] == "gladly")

        try pair.ada.tell(["op": "invite", "user": .string(pair.benID), "data": "now?", "tag": "two"])
        try await pair.ben.event("invite", ["data": "now?"])
        try pair.ben.tell(["op": "reply", "user": .string(pair.adaID), "status": 3, "reason": "too late"])
        let no = try await pair.ada.event("invite.reply", ["tag": "two"])
        #expect(no["status"] == 3)
        #expect(no["reason"] == "too late")
    }

    @Test func `profile, presence and removal are seen, and who is added twice is added`() async throws {
        let network = try await LoopbackNetwork()
        let pair = try await network.friends()
        try pair.ben.tell(["op": "profile", "name": "Ben", "description": "of Bath"])
        let info = try await pair.ada.event("friend.info", ["user": .string(pair.benID), "name": "Ben"])
        #expect(info["description"] == "of Bath")
        for value in ["away", "busy", "none"] {
            try pair.ben.tell(["op": "presence", "value": .string(value)])
            try await pair.ada.event("friend.presence", ["user": .string(pair.benID), "value": .string(value)])
        }
        let start = pair.ada.eventCount
        let address = try await pair.ben.event("ready").text("address")
        try pair.ada.tell(["op": "add", "address": .string(address), "hello": "Once more"])
        try await pair.ada.event("friend.added", ["user": .string(pair.benID)], from: start)
        try pair.ada.tell(["op": "remove", "user": .string(pair.benID)])
        try await pair.ada.event("friend.removed", ["user": .string(pair.benID)])
        try pair.ada.tell(["op": "friends"])
        #expect(try await pair.ada.event("friends")["friends"] == .array([]))
    }

    @Test func `two talk in a group`() async throws {
        let network = try await LoopbackNetwork()
        let pair = try await network.friends()
        try pair.ada.tell(["op": "group", "do": "new", "tag": "g"])
        let group = try await pair.ada.event("group.created", ["tag": "g"]).text("group")
        try pair.ada.tell(["op": "group", "do": "invite", "group": .string(group), "user": .string(pair.benID)])
        let cookie = try await pair.ben.event("group.invite", ["user": .string(pair.adaID)]).text("cookie")
        try pair.ben.tell(["op": "group", "do": "join", "user": .string(pair.adaID), "cookie": .string(cookie)])
        try await pair.ben.event("group.connected", ["group": .string(group)])
        try await pair.ada.event("group.peers.changed")
        // Who was just let in may not be heard yet: there are no receipts in groups, so it is said until it is heard.
        for attempt in 1...20 {
            try pair.ben.tell(["op": "group", "do": "send", "group": .string(group), "text": "to all"])
            if (try? await pair.ada.event("group.message", ["user": .string(pair.benID)], seconds: 1)) != nil { break }
            #expect(attempt < 20)
        }
        try pair.ben.tell(["op": "group", "do": "title", "group": .string(group), "title": "Tea"])
        try await pair.ada.event("group.title", ["group": .string(group), "title": "Tea"])
        try pair.ada.tell(["op": "group", "do": "peers", "group": .string(group)])
        guard case .array(let peers)? = try await pair.ada.event("group.peers")["peers"] else {
            throw TestFailure("No peers")
        }
        #expect(peers.count == 2)
        try pair.ben.tell(["op": "group", "do": "leave", "group": .string(group)])
        try pair.ben.tell(["op": "group", "do": "list"])
        #expect(try await pair.ben.event("group.list")["groups"] == .array([]))
    }
}
