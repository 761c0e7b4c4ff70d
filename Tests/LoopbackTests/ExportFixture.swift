import Foundation

/// A channel on a server, an account that is signed in to it, and a place for the export.
struct ExportFixture {
    let server: LoopbackServer
    let channel: Channel
    let unspool: UnspoolProcess
    /// Holds nothing but the destination.
    let around: ScratchFolder
    let destination: URL

    /// - Parameters:
    ///   - arguments: those of the server.
    ///   - path: the destination in its folder.
    init(_ arguments: [String] = [], to path: String = "export") async throws {
        server = try LoopbackServer(arguments)
        channel = try Channel(server)
        unspool = try UnspoolProcess(server)
        around = try ScratchFolder()
        destination = around.url.appending(path: path)
        try await unspool.signIn()
    }

    /// Exports the channel.
    /// - Parameters:
    ///   - options: further options of the export.
    ///   - destination: another place for it.
    ///   - kill: is asked at each line of standard output; true ends the process with SIGKILL.
    func export(
        _ options: String..., to destination: URL? = nil, kill: @escaping (String) throws -> Bool = { _ in false }
    ) async throws -> UnspoolProcess.Outcome {
        let words = ["export", Channel.chatID, "--to", (destination ?? self.destination).path(), "--json"]
        return try await unspool.run(words + options, kill: kill)
    }
}
