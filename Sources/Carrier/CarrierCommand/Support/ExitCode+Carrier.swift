import CarrierCore
import CommandLineInterface
import NativeLoop

extension ExitCode {
    /// The friend did not answer, or was not seen, in the time that was given.
    static let noAnswer = ExitCode(rawValue: 3)
    /// He said no, or a signature is not of who it should be.
    static let refused = ExitCode(rawValue: 4)
    /// A message was sent, and is not known to have arrived.
    static let notDelivered = ExitCode(rawValue: 5)

    static let documented: [(code: ExitCode, meaning: String)] = [
        (.noAnswer, "Nobody answered in time: the friend was not connected, or has not agreed yet"),
        (.refused, "The answer was no; the signature is not that of the user"),
        (.notDelivered, "The message was sent, but it is not confirmed that it arrived"),
        (.dataError, "The identity's file, a key file or an id is damaged or mistyped"),
        (.noInput, "There is no such identity, friend, group or file"),
        (.unavailable, "The network was not reached in time, or a port or the system refused"),
        (.cannotCreate, "It exists already, and is not replaced"),
        (.temporaryFailure, "The folder is in use by a running node"),
        (.configuration, "The configuration file or a bootstrap node is wrong"),
    ]
}

extension CommandFailure {
    /// The message and exit code for an error of a node.
    init(_ error: NodeError) {
        let code: ExitCode =
            switch (error.facility, error.code) {
            case (.system, _): .unavailable
            case (_, .invalidArguments), (_, .badAddress), (_, .addSelf), (_, .tooLong): .usage
            case (_, .badPersistentData), (_, .encrypt): .dataError
            case (_, .notExist): .noInput
            case (_, .alreadyExist): .cannotCreate
            case (_, .busy): .temporaryFailure
            case (_, .portAllocation), (_, .notReady): .unavailable
            case (_, .friendOffline): .noAnswer
            case (_, .badBootstrapHost), (_, .badBootstrapPort): .configuration
            default: .failure
            }
        self.init(error.message, exitCode: code)
    }
}

/// Runs what a library may refuse, so that its error ends the command with the right code.
func withNodeErrors<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
        return try await body()
    } catch let error as NodeError {
        throw CommandFailure(error)
    } catch let error as SystemFailure {
        throw CommandFailure(NodeError(error))
    }
}
