internal import Foundation
internal import NativeLoop

/// How much a Carrier writes to standard error.
///
/// ``CarrierOptions/loglevel`` is `.Debug` unless the program says otherwise, which would fill the terminal of every program.
/// So only warnings and errors are written, within that level; set the environment variable `CARRIER_LOG` to anything,
/// and everything up to the level is.
// The names are those of the published API.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum CarrierLogLevel: Int, Sendable {
    case None = 0
    case Fatal = 1
    case Error = 2
    case Warning = 3
    case Info = 4
    case Debug = 5
    case Trace = 6
    case Verbose = 7

    /// The gravest that is written with this level, or nil for nothing.
    func threshold(isVerbose: Bool) -> LogSink.Level? {
        let level: LogSink.Level
        switch self {
        case .None: return nil
        case .Fatal, .Error: level = .error
        case .Warning: level = .warning
        case .Info: level = .info
        case .Debug: level = .debug
        case .Trace, .Verbose: level = .trace
        }
        return isVerbose ? level : min(level, .warning)
    }

    /// Writes lines such as `carrier: warning: …` to standard error.
    var sink: LogSink {
        let isVerbose = !(ProcessInfo.processInfo.environment["CARRIER_LOG"] ?? "").isEmpty
        guard let threshold = threshold(isVerbose: isVerbose) else { return .silent }
        return LogSink(upTo: threshold) { entry in
            let line = "carrier: \(entry.level): \(entry.message)\n"
            // Nobody can be told that standard error is closed.
            try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
        }
    }
}
