import CarrierCore
import CommandLineInterface
import NativeLoop

enum InitOptions {
    static let secretKeyFile = Option(
        "--secret-key-file", "FILE", as: String.self, completion: .file,
        help: "Take over an identity: a file of its 32 bytes, or of 64 hexadecimal digits; '-' is standard input")
}

extension CarrierTool {
    static let initialize = Command(
        "init", about: "Make an identity",
        discussion: """
            Prints the user id and the address. An identity that is there already is never replaced. A secret key is \
            only read from a file or standard input, as other users can see the arguments of a process.
            """,
        arguments: [InitOptions.secretKeyFile],
        examples: [.init("carrier --home bot init", "Make an identity in the folder bot")]
    ) { invocation in
        try invocation.begin()
        return try await withNodeErrors {
            let key = try invocation[InitOptions.secretKeyFile].map { try secretKey($0) }
            let identity = try StoredIdentity.make(folder: try invocation.home, secretKey: key)
            try print(identity, invocation)
            return .success
        }
    }

    static func print(_ identity: StoredIdentity, _ invocation: Invocation) throws {
        let output = invocation.console.output
        if try invocation.isJSON {
            try output.json([
                "user": .id(identity.userID), "address": .id(identity.address), "folder": .string(try invocation.home),
            ])
        } else {
            try output.line("User id  \(identity.userID)")
            try output.line("Address  \(identity.address)")
        }
    }

    private static func secretKey(_ path: String) throws -> Secret<[UInt8]> {
        let bytes = try InputFile.read(path, limit: 1024)
        if bytes.count == 32 { return Secret(bytes) }
        let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == 64, text.utf8.count == 64 else {
            throw CommandFailure(
                "A secret key is 32 bytes or 64 hexadecimal digits; this is neither", exitCode: .dataError)
        }
        return Secret(stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }
}
