import CarrierCore
import CommandLineInterface
import NativeLoop

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
        begin("somebody else of the group", .noAnswer)
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

    private func hasCompany(_ group: GroupID) async throws -> Bool {
        let own = node.userID
        return try await node.peers(of: group).contains { $0.isConnected && $0.userID != own }
    }
}
