import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let groupTitle = Command(
        "title", about: "Give a group a title", arguments: [Arguments.group, GroupOptions.title] + SessionOptions.all
    ) { invocation in
        let (group, title) = (try invocation[Arguments.group].id, try invocation[GroupOptions.title])
        return try await invocation.withNode(usualTimeout: SessionOptions.usualGroupTimeout) { session in
            try await session.ready()
            // Nobody else learns of it later: so the others, if there are any, are waited for.
            if try await session.node.peers(of: group).count > 1 {
                try await session.send(to: group) { try await session.node.setTitle(title, of: group) }
            } else {
                try await session.node.setTitle(title, of: group)
            }
            try await Task.sleep(for: .seconds(1))
            try session.report("\(group)  \(title)", ["group": .id(group), "title": .string(title)])
            return .success
        }
    }
}
