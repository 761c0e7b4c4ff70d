import CarrierCore
import CommandLineInterface

enum RestoreOptions {
    static let file = Positional(
        optional: "FILE", as: String.self, completion: .file,
        help: "A backup, or a carrier.data (usually the newest backup in the folder)")
    static let force = Flag("--force", help: "Replace an identity that is there; it is kept as a backup")
}

extension CarrierTool {
    static let restore = Command(
        "restore", about: "Bring an identity back from a backup",
        discussion: "Nothing is lost by it: what it replaces stays in the folder under another name.",
        arguments: [RestoreOptions.file, RestoreOptions.force],
        examples: [.init("carrier restore identity.carrier", "Use a copy that 'carrier backup' made")]
    ) { invocation in
        try invocation.begin()
        return try await withNodeErrors {
            try restoreIdentity(invocation)
            try print(try invocation.requireIdentity(), invocation)
            return .success
        }
    }

    private static func restoreIdentity(_ invocation: Invocation) throws {
        let folder = try DataFolder(path: try invocation.home)
        defer { folder.close() }
        let (file, isReplacing) = (try invocation[RestoreOptions.file], try invocation[RestoreOptions.force])
        let result = Result { () throws(NodeError) in try folder.restore(from: file, isReplacing: isReplacing) }
        switch result {
        case .success(let source):
            for warning in folder.warnings { invocation.console.messages.note(warning) }
            invocation.console.messages.note("Restored from \(source)")
        case .failure(let error):
            guard error.code == .alreadyExist else { throw error }
            throw CommandFailure(
                "\"\(folder.path)\" holds another identity. To replace it, add --force; it is kept as a backup",
                exitCode: .cannotCreate)
        }
    }
}
