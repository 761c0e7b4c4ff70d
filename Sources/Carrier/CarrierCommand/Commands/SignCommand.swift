import CarrierCore
import CommandLineInterface
import NativeLoop

enum SignatureOptions {
    static let file = Option(
        "--file", "FILE", as: String.self, completion: .file, help: "What is signed (usually standard input)")
    static let user = Positional("USER", as: UserArgument.self, help: "The user id of who should have signed")
    static let signature = Positional("SIGNATURE", as: String.self, help: "The signature in base 64")
}

extension CarrierTool {
    static let sign = Command(
        "sign", about: "Sign bytes with the identity",
        discussion: "Prints the signature in base 64. Works while a node runs.",
        arguments: [SignatureOptions.file],
        examples: [.init("carrier sign --file contract.pdf", "Sign a file")]
    ) { invocation in
        try invocation.begin()
        return try await withNodeErrors {
            let identity = try invocation.requireIdentity()
            let message = try InputFile.read(try invocation[SignatureOptions.file], limit: 1 << 30)
            if message.isEmpty { throw CommandFailure("There is nothing to sign: no bytes came", exitCode: .dataError) }
            let signature = Base64.text(try identity.sign(message))
            if try invocation.isJSON {
                try invocation.console.output.json(["user": .id(identity.userID), "signature": .string(signature)])
            } else {
                try invocation.console.output.line(signature)
            }
            return .success
        }
    }
}
