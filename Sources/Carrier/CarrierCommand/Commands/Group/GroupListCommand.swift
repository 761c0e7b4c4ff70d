import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let groupList = Command(
        "list", about: "List the groups", arguments: SessionOptions.all
    ) { invocation in
        return try await invocation.withNode { session in
            // Their titles are told only to a node that was connected.
            try await session.ready()
            for group in try await session.node.groups {
                let title = try await session.node.title(of: group)
                try session.report("\(group)  \(title)", ["group": .id(group), "title": .string(title)])
            }
            return .success
        }
    }
}
