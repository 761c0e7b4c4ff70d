public import Foundation
import NativeLoop

/// Looks at an account's folder without opening the account. Changes nothing.
public enum AccountDiagnosis {
    /// - Parameters:
    ///   - home: the account's folder.
    ///   - now: what the clock says.
    ///   - volume: looks at the file system of a folder.
    public static func findings(
        home: String, now: Date, volume: (_ folder: String) -> DiskRoom.Volume? = DiskRoom.systemVolume
    ) -> [Finding] {
        let folder = try? Descriptor.open(home, .folder, followLink: true)
        var findings = [folderFinding(home, folder)]
        if let folder {
            findings += secrets(home, folder)
            findings.append(lock(home))
            findings.append(signIn(home))
        }
        return findings + [disk(home, volume), clock(now, folder), proxy(home)]
    }

    private static func folderFinding(_ home: String, _ folder: Descriptor?) -> Finding {
        guard let folder else {
            do throws(POSIXFailure) {
                _ = try Descriptor.open(home, .folder, followLink: true)
            } catch {
                if error.isMissing {
                    return Finding("folder", .ok, "\(home) is not there yet", advice: "'unspool login' makes it")
                }
                return Finding("folder", .fail, "\(home): \(error.text)", advice: "Name another with --home DIR")
            }
            return Finding("folder", .ok, home)
        }
        guard POSIX.isWritable(home) else {
            return Finding("folder", .fail, "\(home) cannot be written", advice: "chown or chmod it: it must be yours")
        }
        let mode = (try? folder.facts().mode) ?? 0
        guard mode & 0o022 == 0 else {
            return Finding(
                "folder", .fail, "Others can change \(home)", advice: "Run: \(SecretFile.chmod("700", home))")
        }
        guard mode & 0o077 == 0 else {
            return Finding(
                "folder", .warn, "Others can look into \(home)", advice: "Run: \(SecretFile.chmod("700", home))")
        }
        return Finding("folder", .ok, "\(home) is yours alone")
    }

    private static func secrets(_ home: String, _ folder: Descriptor) -> [Finding] {
        var findings: [Finding] = []
        let modes = [
            (AccountLayout.tdlib, "700"), (AccountLayout.databaseKey, "600"), (AccountLayout.credentials, "600"),
            (AccountLayout.record, "600"),
        ]
        for (name, mode) in modes {
            guard let facts = try? folder.facts(of: name), facts.mode & 0o077 != 0 else { continue }
            findings.append(
                Finding(
                    "permissions", .fail, "Others can read \(home)/\(name)",
                    advice: "Run: \(SecretFile.chmod(mode, home + "/" + name))"))
        }
        if findings.isEmpty { return [Finding("permissions", .ok, "Nobody else can read the account's files")] }
        return findings
    }

    private static func lock(_ home: String) -> Finding {
        switch AccountHome.use(of: home) {
        case .free: return Finding("lock", .ok, "No process uses the account")
        case .inUse(let process):
            let who = process.map { "Process \($0)" } ?? "Another process"
            return Finding(
                "lock", .warn, "\(who) uses the account", advice: "Wait for it, or use another account: --account NAME")
        }
    }

    private static func signIn(_ home: String) -> Finding {
        let record = AccountHome.record(in: home)
        guard let id = record.userID else {
            return Finding("sign-in", .warn, "Nobody is signed in", advice: "Run: unspool login")
        }
        let name = UnprintableText.removed(from: record.name ?? "")
        return Finding("sign-in", .ok, "\(name) (\(id))\(record.usesTestServers ? ", on servers for tests" : "")")
    }

    private static func disk(_ home: String, _ volume: (String) -> DiskRoom.Volume?) -> Finding {
        // Of the nearest folder that is there.
        let path = POSIX.existing(home)
        guard let free = volume(path)?.free else { return Finding("disk", .warn, "Its room could not be told") }
        let text = "\(free / 1_000_000) MB are free at \(path)"
        // TDLib ends the process when it cannot write its database.
        if free < DiskRoom().reserve {
            return Finding("disk", .fail, text, advice: "Free some, or use another disk: --home DIR")
        }
        if free < 1 << 30 {
            return Finding(
                "disk", .warn, text,
                advice: "An export needs its size at the destination, and with --keep-cache here too")
        }
        return Finding("disk", .ok, text)
    }

    private static func clock(_ now: Date, _ folder: Descriptor?) -> Finding {
        let seconds = now.timeIntervalSince1970
        let text = "It is \(now.formatted(.iso8601))"
        // The year in which this was written, and long after.
        guard (1_760_000_000...4_000_000_000).contains(seconds) else {
            return Finding("clock", .fail, text, advice: "Set the clock: Telegram refuses clients whose time is wrong")
        }
        if let changed = try? folder?.modified(of: AccountLayout.lock), Double(changed) > seconds + 86_400 {
            return Finding(
                "clock", .warn, "\(text), but the account was used later than that", advice: "Check the clock")
        }
        return Finding("clock", .ok, text)
    }

    /// What an earlier sign-in kept.
    public static func credentials(home: String) -> Finding {
        do {
            if try AccountHome.savedCredentials(in: home) != nil {
                return Finding("api id and hash", .ok, "Kept by an earlier sign-in")
            }
        } catch {
            return Finding("api id and hash", .fail, error.message, advice: "Remove \(home)/api and sign in again")
        }
        return Finding(
            "api id and hash", .warn, "None are kept or given",
            advice: "'unspool login' asks for those of my.telegram.org")
    }

    private static func proxy(_ home: String) -> Finding {
        guard let proxy = AccountHome.record(in: home).proxy else {
            return Finding("proxy", .ok, "None: TDLib connects directly")
        }
        return Finding(
            "proxy", .ok, "TDLib remembers \(UnprintableText.removed(from: proxy))",
            advice: "'--proxy none' connects directly again")
    }
}

extension ResultLine {
    /// The line `check` of `--json`, without its line feed.
    public static func finding(_ finding: Finding) -> String {
        JSONLine.text(
            "check",
            [
                ("name", .string(finding.name)), ("state", .string(finding.state.rawValue)),
                ("text", .string(finding.text)), ("advice", JSONValue(finding.advice)),
            ])
    }
}
