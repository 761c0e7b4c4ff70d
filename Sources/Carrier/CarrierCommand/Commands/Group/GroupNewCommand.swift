import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let groupNew = Command(
        "new", about: "Make a group", arguments: SessionOptions.all
    ) { invocation in
        return try await invocation.withNode { session in
            try await session.ready()
            let group = try await session.node.createGroup()
            try session.report(group.description, ["group": .id(group)])
            return .success
        }
    }
}
