import CarrierCore
import CommandLineInterface
import NativeLoop

enum GroupOptions {
    static let text = Positional("TEXT", as: String.self, help: "What to say, up to 1024 bytes")
    static let title = Positional("TITLE", as: String.self, help: "The title, up to 127 bytes")
}

extension CarrierTool {
    static let group = Command(
        "group", about: "Talk to several at once",
        discussion: """
            A group has no server: it lives as long as its members are connected, and what is said reaches those who are. \
            There are no receipts.
            """,
        subcommands: [
            groupNew, groupList, groupInvite, groupJoin, groupLeave, groupSend, groupTitle, groupPeers,
        ])
}

extension NodeSession {
    /// Waits until a group is connected: that somebody else of it was found.
    func joined(_ group: GroupID) async throws {
        waits(for: "somebody else of the group", orEndsWith: .noAnswer)
        let events = node.events()
        if try await hasCompany(group) { return }
        for await event in events {
            switch event {
            case .groupPeers(group), .groupConnected(group): if try await hasCompany(group) { return }
            default: break
            }
        }
        throw CancellationError()
    }

    /// Sends something to a group once others are connected. toxcore names them a moment before it can reach them.
    func send(to group: GroupID, _ send: () async throws -> Void) async throws {
        try await joined(group)
        while true {
            do {
                return try await send()
            } catch let error as NodeError where [.wrongState, .notExist].contains(error.code) {
                try await Task.sleep(for: .milliseconds(200))
            }
        }
    }

    private func hasCompany(_ group: GroupID) async throws -> Bool {
        let own = node.userID
        return try await node.peers(of: group).contains { $0.isConnected && $0.userID != own }
    }
}
