import CarrierCore
import CommandLineInterface
import NativeLoop

enum BackupOptions {
    static let file = Positional(
        "FILE", as: String.self, completion: .file, help: "The file to make; it must not be there")
}

extension CarrierTool {
    static let backup = Command(
        "backup", about: "Copy the identity to a file",
        discussion: """
            The file holds the secret key, so it has mode 0600: who has it is you. It also holds friends, their labels \
            and groups. A running node must be stopped first.
            """,
        arguments: [BackupOptions.file],
        examples: [.init("carrier backup identity.carrier", "Keep a copy")]
    ) { invocation in
        try invocation.begin()
        return try await withNodeErrors {
            let identity = try invocation.requireIdentity()
            let folder = try DataFolder(path: try invocation.home)
            defer { folder.close() }
            let file = try invocation[BackupOptions.file]
            try folder.backup(to: file)
            if try invocation.isJSON {
                try invocation.console.output.json(["user": .id(identity.userID), "file": .string(file)])
            } else {
                invocation.console.messages.note("\(identity.userID) is in \(file). Keep it secret.")
            }
            return .success
        }
    }
}
