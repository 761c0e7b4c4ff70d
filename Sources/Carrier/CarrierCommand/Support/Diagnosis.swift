import CarrierCore
import CarrierNetwork

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What `carrier doctor` looks at.
enum Diagnosis {
    struct Check {
        enum State: String {
            case good, note, bad

            var mark: String {
                switch self {
                case .good: "ok  "
                case .note: "note"
                case .bad: "BAD "
                }
            }
        }

        let name: String
        let state: State
        let finding: String
        let advice: String?

        init(_ name: String, _ state: State, _ finding: String, advice: String? = nil) {
            self.name = name
            self.state = state
            self.finding = finding
            self.advice = advice
        }
    }

    static func checks(home: String, ports: ClosedRange<UInt16>) -> [Check] {
        [library] + folder(home) + [port(ports), clock]
    }

    private static var library: Check {
        let version = ToxcoreVersion.linked
        if ToxcoreVersion.supported.contains(version) { return Check("toxcore", .good, "Version \(version)") }
        let supported = ToxcoreVersion.supported.map(\.description).joined(separator: ", ")
        return Check(
            "toxcore", .bad, "Version \(version) is not supported", advice: "Install libtoxcore \(supported)")
    }

    private static func folder(_ home: String) -> [Check] {
        var facts = stat()
        guard stat(home, &facts) == 0 else {
            return [Check("folder", .note, "\"\(home)\" is not there", advice: "Make an identity with 'carrier init'")]
        }
        guard facts.st_mode & S_IFMT == S_IFDIR else {
            return [Check("folder", .bad, "\"\(home)\" is no folder", advice: "Name another with --home")]
        }
        return [rights(home, facts), lock(home), identity(home), backups(home)]
    }

    private static func rights(_ home: String, _ facts: stat) -> Check {
        if access(home, R_OK | W_OK | X_OK) != 0 {
            return Check("folder", .bad, "\"\(home)\" cannot be written", advice: "chown or chmod it: it must be yours")
        }
        if facts.st_mode & 0o077 != 0 {
            let mode = String(facts.st_mode & 0o777, radix: 8)
            return Check("folder", .note, "\"\(home)\" has mode \(mode)", advice: "chmod 700 keeps others out")
        }
        return Check("folder", .good, "\"\(home)\" is yours alone")
    }

    /// Taking the lock is the only way to know: its file stays when a node ends.
    private static func lock(_ home: String) -> Check {
        guard access(home + "/carrier.lock", F_OK) == 0 else { return Check("lock", .good, "No node ran here so far") }
        let taken = Result { () throws(NodeError) in try DataFolder(path: home) }
        switch taken {
        case .success(let folder):
            folder.close()
            return Check("lock", .good, "No node is running here")
        case .failure(let error) where error.code == .busy: return Check("lock", .note, error.message)
        case .failure(let error): return Check("lock", .bad, error.message)
        }
    }

    private static func identity(_ home: String) -> Check {
        switch Result(catching: { () throws(NodeError) in try StoredIdentity.read(folder: home) }) {
        case .success(let identity?):
            let friends = identity.friends.count
            return Check("identity", .good, "\(identity.userID), \(friends) \(friends == 1 ? "friend" : "friends")")
        case .success(nil): return Check("identity", .note, "There is none", advice: "Make one with 'carrier init'")
        case .failure(let error): return Check("identity", .bad, error.message)
        }
    }

    private static func backups(_ home: String) -> Check {
        let found = (1...3).filter { access("\(home)/carrier.data.backup-\($0)", R_OK) == 0 }
        return found.isEmpty
            ? Check("backups", .note, "There is none so far", advice: "'carrier backup FILE' makes a copy elsewhere")
            : Check(
                "backups", .good, "\(found.count) in the folder", advice: "'carrier backup FILE' makes one elsewhere")
    }

    private static func port(_ ports: ClosedRange<UInt16>) -> Check {
        let name = ports.count == 1 ? "\(ports.lowerBound)" : "\(ports.lowerBound)-\(ports.upperBound)"
        if let free = ports.first(where: isFree) { return Check("UDP port", .good, "\(free) is free") }
        return Check("UDP port", .bad, "None of \(name) is free", advice: "Name others with --port, or use --no-udp")
    }

    private static func isFree(_ port: UInt16) -> Bool {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_DGRAM, 0)
        #endif
        if descriptor < 0 { return false }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    /// Signatures and tokens of the network end when clocks disagree by days.
    private static var clock: Check {
        let now = time(nil)
        // The day on which this was written: an earlier one is certainly wrong.
        if now > 1_790_000_000 { return Check("clock", .good, "It is \(now) s after 1970") }
        return Check("clock", .bad, "The clock is in the past", advice: "Set it, best by NTP")
    }
}
