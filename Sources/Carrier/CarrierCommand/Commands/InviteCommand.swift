import CarrierCore
import CommandLineInterface
import NativeLoop

enum InviteOptions {
    static let data = Positional("DATA", as: String.self, help: "What the friend's program is told, up to 8192 bytes")
}

extension CarrierTool {
    static let invite = Command(
        "invite", about: "Invite a friend's program to something, and wait for its answer",
        arguments: [Arguments.user, InviteOptions.data] + SessionOptions.all
    ) { invocation in
        let id = try invocation[Arguments.user].id
        let data = try invocation[InviteOptions.data]
        return try await invocation.withNode { session in
            _ = try await session.node.friendInfo(id)
            try await session.ready()
            try await session.connected(id)
            session.waits(for: "the answer of \(id)", orEndsWith: .noAnswer)
            let answer = try await session.node.invite(PeerTarget(userID: id), data: Array(data.utf8))
            let members: [(name: String, value: JSONValue)]
            let code: ExitCode
            switch answer.result {
            case .accepted(let data):
                (members, code) = ([("status", 0), ("data", .string(NulTerminatedText.decode(data)))], .success)
            case .refused(let status, let reason):
                (members, code) = ([("status", .integer(Int64(status))), ("reason", .string(reason))], .refused)
            }
            try session.report(answer.result.text, JSONValue.Object([("user", .id(id))] + members))
            return answer.result == .timeout ? .noAnswer : code
        }
    }
}
