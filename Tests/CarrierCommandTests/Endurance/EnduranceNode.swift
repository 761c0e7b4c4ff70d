import CommandLineInterface
import Foundation
import NativeLoop
import TestSupport

@testable import CarrierCommand

/// A node that is started again and again in one folder, and all that its processes wrote.
@MainActor
final class EnduranceNode {
    struct Arrival {
        let mark: String
        let sender: String
        let number: Int
        let isWhole: Bool
        let time: ContinuousClock.Instant
    }

    struct Receipt {
        let state: String
        let time: ContinuousClock.Instant
    }

    let name: String
    private let folder: TestFolder
    private let arguments: [String]
    private let network: EnduranceNetwork
    private(set) var process: CommandProcess
    private var starts = 0

    private(set) var user = ""
    private(set) var address = ""
    private(set) var arrivals: [Arrival] = []
    private(set) var receipts: [String: [Receipt]] = [:]
    private(set) var inviteReplies: [[String: JSONValue]] = []
    /// Everything else since the last start. Looked through often, so it is emptied between the phases.
    private(set) var events: [[String: JSONValue]] = []
    /// What nobody expects: warnings, errors other than of a friend who is offline, another identity.
    private(set) var surprises: [String] = []
    /// Commands that were refused since the friend was offline, by their tags.
    private(set) var refused: Set<String> = []
    private(set) var connected: Set<String> = []
    private(set) var isReady = false
    private(set) var startTime = ContinuousClock.now

    private(set) var maximumMemory = 0
    private(set) var maximumDescriptors = 0
    private var nextSample = ContinuousClock.now

    init(_ name: String, in folder: TestFolder, _ network: EnduranceNetwork, _ arguments: [String]) throws {
        (self.name, self.folder, self.network, self.arguments) = (name, folder, network, arguments)
        process = try Self.start(name, folder, arguments + network.arguments(seed: 0))
    }

    private static func start(_ name: String, _ folder: TestFolder, _ words: [String]) throws -> CommandProcess {
        try CommandProcess(["--home", "\(folder.path)/\(name)", "run", "--json", "--commands"] + words, in: folder)
    }

    // MARK: Its processes

    /// Ends the process as a power cut would, and keeps all that it had written.
    func kill() async throws {
        process.kill()
        _ = try await process.exitCode()
        pump()
        (isReady, connected, events) = (false, [], [])
    }

    func restart() throws {
        starts += 1
        startTime = .now
        process = try Self.start(name, folder, arguments + network.arguments(seed: starts))
    }

    func tell(_ command: JSONValue.Object) { tell(JSONValue.object(command).text) }

    /// A process that is gone reads nothing: whether it matters is seen by what is missing.
    private func tell(_ line: String) { try? process.write(Array((line + "\n").utf8)) }

    func send(_ payload: Data, to user: String, tag: String) {
        tell(
            "{\"op\":\"send\",\"user\":\"\(user)\",\"tag\":\"\(tag)\",\"base64\":\"\(payload.base64EncodedString())\"}")
    }

    func forgetEvents() { events = [] }

    // MARK: What they write

    /// Takes what was written since the last time.
    func pump() {
        let now = ContinuousClock.now
        for line in process.takeLines() { take(line, now) }
        if now >= nextSample { sample(now) }
    }

    private func take(_ line: String, _ now: ContinuousClock.Instant) {
        if line.hasPrefix("{\"event\":\"message\"") { return takeMessage(line, now) }
        guard let event = try? Self.object(line) else { return surprises.append("no JSON: \(line.prefix(200))") }
        switch event.name {
        case "receipt":
            let (tag, state) = ((try? event.text("tag")) ?? "", (try? event.text("state")) ?? "")
            receipts[tag, default: []].append(Receipt(state: state, time: now))
            return
        case "started":
            let user = (try? event.text("user")) ?? ""
            if !self.user.isEmpty, self.user != user { surprises.append("another identity") }
            (self.user, address) = (user, (try? event.text("address")) ?? "")
        case "ready": isReady = true
        case "friend.connection":
            guard let user = try? event.text("user") else { break }
            if event["status"] == "connected" { connected.insert(user) } else { connected.remove(user) }
        case "invite":
            guard let user = try? event.text("user"), let data = try? event.text("data") else { break }
            tell(["op": "reply", "user": .string(user), "status": 0, "data": .string("yes, " + data)])
            return
        case "invite.reply":
            inviteReplies.append(event)
            return
        case "error" where event["code"] == "friendOffline": refused.insert((try? event.text("tag")) ?? "")
        case "error", "warning": surprises.append(String(line.prefix(300)))
        default: break
        }
        events.append(event)
    }

    /// The bytes are the last member and may be a megabyte: only what is before them is read as JSON.
    private func takeMessage(_ line: String, _ now: ContinuousClock.Instant) {
        guard let range = line.prefix(600).range(of: ",\"base64\":\""),
            let event = try? Self.object(line[..<range.lowerBound] + "}"), let sender = try? event.text("user"),
            let payload = Data(base64Encoded: String(line[range.upperBound...].dropLast(2))),
            let message = EndurancePayload(payload)
        else { return surprises.append("no message: \(line.prefix(200))") }
        arrivals.append(
            Arrival(mark: message.mark, sender: sender, number: message.number, isWhole: message.isWhole, time: now))
    }

    private static func object(_ line: some StringProtocol) throws -> [String: JSONValue] {
        guard case .object(let object) = try JSONReader.read(Array(line.utf8)) else { throw TestFailure("No object") }
        return Dictionary(object.members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    func events(_ name: String, _ members: [String: JSONValue] = [:]) -> [[String: JSONValue]] {
        events.filter { event in event.name == name && members.allSatisfy { event[$0.key] == $0.value } }
    }

    /// Only Linux tells such things in files.
    private func sample(_ now: ContinuousClock.Instant) {
        nextSample = now + .milliseconds(250)
        let folder = "/proc/\(process.identifier)"
        if let status = try? String(contentsOfFile: folder + "/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
            let kibibytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        {
            maximumMemory = max(maximumMemory, kibibytes / 1024)
        }
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/fd").count) ?? 0
        maximumDescriptors = max(maximumDescriptors, descriptors)
    }
}
