import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let id = Command(
        "id", about: "Show the user id and the address",
        discussion: """
            The address is what others add; the user id is who you are. It only reads, so it works while a node runs.
            """
    ) { invocation in
        try invocation.begin()
        return try await withNodeErrors {
            try print(try invocation.requireIdentity(), invocation)
            return .success
        }
    }
}
