import CommandLineInterface
import NativeLoop

/// The declared command `carrier`.
enum CarrierTool {
    static let version = PackageVersion.current

    static let command = Command(
        "carrier", about: "A node of the Carrier network: friends, messages, invites and groups without a server",
        discussion: """
            An identity is a folder; a user id and an address come with it. Friends are added by their address, and what \
            is said to them goes from node to node, encrypted. A folder is used by one node at a time.
            """,
        options: GlobalOptions.all,
        subcommands: [
            run, initialize, id, friends, add, accept, remove, label, send, chat, invite, group, sign, verify, backup,
            restore, nodes, doctor, bootstrap, demo,
        ],
        examples: [
            .init("carrier demo", "See two nodes meet and talk, on this machine alone"),
            .init("carrier init", "Make an identity"),
            .init("carrier run --json --commands --bootstrap HOST:PORT:KEY", "A node for a script"),
        ],
        exitCodes: ExitCode.documented)
}
