import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let groupLeave = Command(
        "leave", about: "Leave a group", arguments: [Arguments.group] + SessionOptions.all
    ) { invocation in
        let group = try invocation[Arguments.group].id
        return try await invocation.withNode { session in
            try await session.ready()
            try await session.node.leaveGroup(group)
            try session.report("Left \(group)", ["group": .id(group), "status": "left"])
            return .success
        }
    }
}
