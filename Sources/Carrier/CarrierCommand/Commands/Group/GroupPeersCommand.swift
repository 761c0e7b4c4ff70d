import CarrierCore
import CommandLineInterface
import NativeLoop

extension CarrierTool {
    static let groupPeers = Command(
        "peers", about: "List the members of a group", arguments: [Arguments.group] + SessionOptions.all
    ) { invocation in
        let group = try invocation[Arguments.group].id
        return try await invocation.withNode { session in
            try await session.ready()
            for peer in try await session.node.peers(of: group) {
                let state = peer.isConnected ? "connected" : "not connected"
                try session.report("\(peer.userID)  \(state)  \(peer.name)", JSONValue.Object(peer.members))
            }
            return .success
        }
    }
}
