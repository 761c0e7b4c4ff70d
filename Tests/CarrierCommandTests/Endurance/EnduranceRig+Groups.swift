import CommandLineInterface
import Foundation
import NativeLoop
import Testing

/// Groups have no receipts: what is said while all are connected must be heard all the same.
extension EnduranceRig {
    /// Everybody joins a group of the first node. Returns its id.
    func group(_ members: [EnduranceNode]) async throws -> String {
        let start = ContinuousClock.now
        let founder = members[0]
        founder.tell(["op": "group", "do": "new", "tag": "group"])
        try await wait("a group") { !founder.events("group.created").isEmpty }
        let group = try #require(founder.events("group.created").first).text("group")
        for member in members.dropFirst() {
            founder.tell(["op": "group", "do": "invite", "group": .string(group), "user": .string(member.user)])
            try await wait("the invitation") { !member.events("group.invite").isEmpty }
            let cookie = try #require(member.events("group.invite").first).text("cookie")
            member.tell(["op": "group", "do": "join", "user": .string(founder.user), "cookie": .string(cookie)])
            try await wait("\(member.name) in the group") {
                !member.events("group.connected", ["group": .string(group)]).isEmpty
            }
        }
        try await waitForPeers(members, group)
        report("group", "\(members.count) met in \(Self.seconds(.now - start))")
        return group
    }

    /// Waits until each member sees all of them, and nobody else.
    func waitForPeers(_ members: [EnduranceNode], _ group: String) async throws {
        var nextQuestion = ContinuousClock.now
        try await wait("the members of the group") {
            if ContinuousClock.now >= nextQuestion {
                nextQuestion = .now + .milliseconds(500)
                for member in members { member.tell(["op": "group", "do": "peers", "group": .string(group)]) }
            }
            return members.allSatisfy { member in
                guard case .array(let peers)? = member.events("group.peers").last?["peers"] else { return false }
                return peers.count == members.count && peers.allSatisfy { "\($0)".contains("\"connected\"") }
            }
        }
    }

    /// How many messages of a member may be on their way where some get lost: toxcore knows only the last eight of each, and
    /// takes an older one that comes late for one that it has seen.
    private static let onTheWay = 6

    /// Each says a number of things; each hears all, once.
    func talk(_ members: [EnduranceNode], _ group: String) async throws {
        let start = ContinuousClock.now
        var said = 0
        while said < scale.groupRounds {
            let next = network == .good ? scale.groupRounds : min(scale.groupRounds, said + Self.onTheWay)
            for number in said..<next {
                for member in members { say("talk \(number)", member, group) }
            }
            said = next
            try await wait("what was said in the group") {
                members.allSatisfy { heard("talk", $0).count >= said * members.count }
            }
        }
        let count = scale.groupRounds * members.count
        for member in members {
            for speaker in members {
                let texts = heard("talk", member).filter { $0["user"] == .string(speaker.user) }
                    .compactMap { try? $0.text("text") }
                let all = (0..<scale.groupRounds).map { "talk \($0)" }
                // Members pass on what they hear. After a loss a later message may be there first, on another way.
                #expect(
                    network == .good ? texts == all : texts.sorted() == all.sorted(),
                    "\(network.rawValue): \(member.name) hears \(speaker.name)")
            }
        }
        report("group talk", "\(count) heard by \(members.count) in \(Self.seconds(.now - start))")
    }

    func setTitle(_ members: [EnduranceNode], _ group: String) async throws {
        let title: [String: JSONValue] = ["title": "Dauerlauf, 耐久"]
        members[2].tell(["op": "group", "do": "title", "group": .string(group), "title": "Dauerlauf, 耐久"])
        try await wait("the title") {
            members.allSatisfy { $0 === members[2] || !$0.events("group.title", title).isEmpty }
        }
    }

    /// The last member leaves. Returns the others, who all see it.
    func leave(_ members: [EnduranceNode], _ group: String) async throws -> [EnduranceNode] {
        let rest = Array(members.dropLast())
        members.last?.tell(["op": "group", "do": "leave", "group": .string(group)])
        try await waitForPeers(rest, group)
        return rest
    }

    /// One of the members was restarted: waits until it hears the first and all hear it.
    func meetAgain(_ members: [EnduranceNode], _ group: String, restarted: EnduranceNode, _ mark: String) async throws {
        var nextCall = ContinuousClock.now
        try await wait("\(restarted.name) in the group again") {
            if ContinuousClock.now >= nextCall {
                nextCall = .now + .milliseconds(500)
                for speaker in [members[0], restarted] { say("\(mark) \(speaker.name)", speaker, group) }
            }
            return heard("\(mark) \(members[0].name)", restarted).count > 0
                && members.allSatisfy { $0 === restarted || heard("\(mark) \(restarted.name)", $0).count > 0 }
        }
    }

    private func say(_ text: String, _ member: EnduranceNode, _ group: String) {
        member.tell(["op": "group", "do": "send", "group": .string(group), "text": .string(text)])
    }

    private func heard(_ start: String, _ member: EnduranceNode) -> [[String: JSONValue]] {
        member.events("group.message").filter { event in
            (try? event.text("text"))?.hasPrefix(start) == true
        }
    }
}
