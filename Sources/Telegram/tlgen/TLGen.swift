import CommandLineInterface

/// `tlgen`: from a TDLib schema to Swift, and what differs between two schemas.
enum TLGen {
    static let version = "1.0.0"

    static let isQuiet = Flag("--quiet", short: "q", help: "Write only errors to standard error")

    static let command = Command(
        "tlgen", about: "Make typed Swift of a TDLib schema, and compare schemas",
        discussion: """
            A schema is a file td_api.tl, as TDLib's sources have it. Results go to standard output or the output folder; \
            warnings and errors, with line and column, go to standard error.
            """,
        options: [isQuiet], subcommands: [GenerateCommand.command, DiffCommand.command, StatsCommand.command],
        exitCodes: [
            (.dataError, "A schema has a mistake in it"),
            (.noInput, "A schema cannot be read"),
            (.cannotCreate, "A file cannot be written"),
        ])
}
