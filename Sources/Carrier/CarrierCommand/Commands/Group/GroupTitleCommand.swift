import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let groupTitle = Command(
        "title", about: "Give a group a title", arguments: [Arguments.group, GroupOptions.title] + SessionOptions.all,
        exitCodes: ExitCode.documented
    ) { invocation in
        let (group, title) = (try invocation[Arguments.group].id, try invocation[GroupOptions.title])
        let isJSON = try invocation.isJSON
        return try await invocation.withNode { session in
            try await session.ready()
            try await session.node.setTitle(title, of: group)
            try session.report(isJSON, "\(group)  \(title)", ["group": .id(group), "title": .string(title)])
            return .success
        }
    }
}
