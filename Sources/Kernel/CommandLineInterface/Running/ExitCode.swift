/// How a command ended, as the shell sees it. The values are those of BSD's `sysexits.h`.
public struct ExitCode: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let success = ExitCode(rawValue: 0)
    /// Something failed, or a comparison found a difference.
    public static let failure = ExitCode(rawValue: 1)
    /// The command line cannot be understood.
    public static let usage = ExitCode(rawValue: 64)
    /// What was read has a mistake in it.
    public static let dataError = ExitCode(rawValue: 65)
    /// A file that was named cannot be read.
    public static let noInput = ExitCode(rawValue: 66)
    /// A service or library that is needed is not there.
    public static let unavailable = ExitCode(rawValue: 69)
    /// A mistake of the program.
    public static let software = ExitCode(rawValue: 70)
    /// A file cannot be created.
    public static let cannotCreate = ExitCode(rawValue: 73)
    /// Reading or writing failed.
    public static let ioError = ExitCode(rawValue: 74)
    /// Something that may work later.
    public static let temporaryFailure = ExitCode(rawValue: 75)
    /// Not allowed.
    public static let noPermission = ExitCode(rawValue: 77)
    /// The set-up is wrong.
    public static let configuration = ExitCode(rawValue: 78)
    /// Ended by SIGINT, SIGTERM, SIGHUP or SIGQUIT.
    public static let interrupted = ExitCode(rawValue: 130)

    /// What every command's help says.
    static let common: [(code: ExitCode, meaning: String)] = [
        (.success, "Done"),
        (.failure, "Failed"),
        (.usage, "The command line cannot be understood"),
        (.ioError, "Standard input or output failed"),
        (.interrupted, "Interrupted"),
    ]
}
