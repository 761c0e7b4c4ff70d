public import CommandLineInterface
import Foundation
public import Unspool

/// The path of a file or folder.
struct PathText: ArgumentValue {
    let text: String

    init?(argument: String) {
        guard Self.problem(of: argument) == nil else { return nil }
        text = argument
    }

    static let expectation = "a path"

    static func problem(of argument: String) -> String? {
        // Most likely a shell variable that is not set.
        if argument.isEmpty { return "the path is empty" }
        if argument.utf8.contains(0) { return "a path holds no zero byte" }
        if argument == "~" || argument.hasPrefix("~/") {
            return "'~' is expanded by shells alone: write the whole path, or './~' for a name that begins so"
        }
        return nil
    }
}

/// Text that is not empty.
struct NonEmptyText: ArgumentValue {
    let text: String

    init?(argument: String) {
        guard !argument.isEmpty else { return nil }
        text = argument
    }

    static let expectation = "text that is not empty"
}

/// A date as `--since` and `--until` take it; which moment it is depends on the time zone.
struct DateText: ArgumentValue {
    let text: String

    init?(argument: String) {
        guard DateBound(argument, zone: .gmt, now: Int64(Date().timeIntervalSince1970)) != nil else { return nil }
        text = argument
    }

    static let expectation =
        "a date such as 2024-03-31 or 2024-03-31T14:30, @UNIXTIME, or an age such as 36h, 7d or 1y, in the years 1970 to 2105"
}

/// The name of a time zone.
struct ZoneText: ArgumentValue {
    let zone: TimeZone

    init?(argument: String) {
        guard let zone = TimeZone(identifier: argument) else { return nil }
        self.zone = zone
    }

    static let expectation = "the name of a time zone such as Europe/Berlin or UTC"
}

/// The name of an account.
struct AccountName: ArgumentValue {
    let text: String

    init?(argument: String) {
        guard AccountList.isName(argument) else { return nil }
        text = argument
    }

    static let expectation = "up to 64 letters, digits, '-', '_' or '.', the first a letter or digit"
}

extension ProxySetting: ArgumentValue {
    public init?(argument: String) { try? self.init(argument) }

    public static var expectation: String { "the URL of a proxy" }

    /// Never shows the text: it may hold a password.
    public static func problem(of argument: String) -> String? {
        do throws(AccountError) {
            _ = try ProxySetting(argument)
            return nil
        } catch {
            return error.message
        }
    }
}

extension NameTemplate: ArgumentValue {
    public init?(argument: String) { try? self.init(argument) }

    public static var expectation: String { "a template such as '{id}_{name}.{ext}'" }

    public static func problem(of argument: String) -> String? {
        do throws(Failure) {
            _ = try NameTemplate(argument)
            return nil
        } catch {
            return error.message
        }
    }
}
