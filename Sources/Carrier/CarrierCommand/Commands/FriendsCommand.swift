import CarrierCore
import CommandLineInterface
import NativeLoop

extension CarrierTool {
    static let friends = Command(
        "friends", about: "List the friends",
        discussion: "As they are stored: who is connected, only a running node knows. Works while one runs."
    ) { invocation in
        try invocation.begin()
        return try await withNodeErrors {
            let output = invocation.console.output
            for friend in try invocation.requireIdentity().friends {
                if try invocation.isJSON {
                    try output.json(JSONValue.Object(friend.members.filter { $0.name != "status" }))
                } else {
                    let names = [friend.label, friend.info.name].filter { !$0.isEmpty }
                    try output.line(([friend.userID.description] + names).joined(separator: "  "))
                }
            }
            return .success
        }
    }
}
