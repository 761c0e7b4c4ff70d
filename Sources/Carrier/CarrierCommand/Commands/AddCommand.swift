import CarrierCore
import CommandLineInterface

enum AddOptions {
    static let address = Positional("ADDRESS", as: AddressArgument.self, help: "The address of who is asked")
    static let hello = Option("--hello", "TEXT", as: String.self, help: "The greeting (usually 'Hello')")
}

extension CarrierTool {
    static let add = Command(
        "add", about: "Ask somebody to become a friend, and wait until he agrees",
        discussion: """
            He is asked again whenever a node runs, until he agrees: a command that ends with 3 has not failed.
            """,
        arguments: [AddOptions.address, AddOptions.hello] + SessionOptions.all,
        examples: [.init("carrier add ADDRESS --hello 'This is Ada'", "Ask the owner of an address")]
    ) { invocation in
        let address = try invocation[AddOptions.address].address
        let hello = try invocation[AddOptions.hello] ?? "Hello"
        return try await invocation.withNode { session in
            try await session.ready()
            try await session.node.add(address, hello: hello)
            session.waits(for: "\(address.userID) to agree", orEndsWith: .noAnswer)
            try await session.connected(address.userID)
            try session.report(
                "\(address.userID) is a friend", ["user": .id(address.userID), "status": "connected"])
            return .success
        }
    }
}
