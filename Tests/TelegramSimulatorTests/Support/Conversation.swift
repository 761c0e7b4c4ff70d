import Foundation
import TelegramClient

/// One client of a transport, driven line by line as a test needs it.
final class Conversation {
    let transport: any TDLibTransport
    private(set) var clientID: Int32
    /// Everything that came and was not an awaited answer, oldest first.
    var lines: [String] = []
    private var extras = 0

    init(_ transport: any TDLibTransport) {
        self.transport = transport
        clientID = transport.createClientID()
    }

    func newClient() {
        clientID = transport.createClientID()
        lines = []
    }

    func send(_ text: String, to client: Int32? = nil) {
        Array(text.utf8).withUnsafeBufferPointer { transport.send($0, to: client ?? clientID) }
    }

    func execute(_ text: String) -> String {
        execute(bytes: Array(text.utf8))
    }

    func execute(bytes: [UInt8]) -> String {
        var answer = ""
        bytes.withUnsafeBufferPointer { request in
            transport.execute(request) { answer = String(decoding: $0, as: UTF8.self) }
        }
        return answer
    }

    /// The next line, or nil where nothing comes.
    func next(timeout: Double = 0) -> String? {
        var line: String?
        _ = transport.receive(timeout: timeout) { line = String(decoding: $0, as: UTF8.self) }
        return line
    }

    /// Everything that is there. A receive that returns nothing early does not end it.
    @discardableResult
    func drain() -> [String] {
        var drained: [String] = []
        var misses = 0
        while misses < 2 {
            if let line = next() { drained.append(line) } else { misses += 1 }
        }
        lines += drained
        return drained
    }

    /// Receives until a line with this text has come, at most ten minutes.
    func wait(for text: String) {
        let deadline = Date.now + 600
        while !lines.contains(where: { $0.contains(text) }), Date.now < deadline {
            if let line = next(timeout: 0.1) { lines.append(line) }
        }
    }

    /// Sends a function with an `@extra` of its own and waits for its answer; what comes before goes to ``lines``.
    /// - Parameter timeout: in seconds; with 0 it only sends.
    /// - Returns: The answer without `@extra` and `@client_id`; nil if there is none.
    @discardableResult
    func call(_ function: String, timeout: Double = 600) -> String? {
        extras += 1
        let extra = "t\(extras)"
        send(function.dropLast() + #","@extra":"\#(extra)"}"#)
        let tail = #","@extra":"\#(extra)","@client_id":\#(clientID)}"#
        let deadline = Date.now + timeout
        while Date.now < deadline {
            guard let line = next(timeout: 0.2) else { continue }
            if line.hasSuffix(tail) { return line.dropLast(tail.count) + "}" }
            lines.append(line)
        }
        return nil
    }

    /// The answer as a dictionary.
    func object(_ function: String) -> [String: Any] {
        call(function).map(Self.object(of:)) ?? [:]
    }

    /// The lines so far as dictionaries, which are then forgotten.
    func takeUpdates(_ type: String? = nil) -> [[String: Any]] {
        defer { lines = [] }
        return lines.map(Self.object(of:)).filter { type == nil || $0["@type"] as? String == type }
    }

    static func object(of line: String) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
    }
}

func parameters(_ folder: String, _ changes: [String: Any] = [:]) -> String {
    var parameters: [String: Any] = [
        "@type": "setTdlibParameters", "database_directory": folder, "files_directory": "", "use_file_database": true,
        "use_chat_info_database": true, "use_message_database": true, "api_id": 12345,
        "api_hash": "0123456789abcdef0123456789abcdef", "system_language_code": "en", "device_model": "Lab",
        "system_version": "1", "application_version": "0.1",
    ]
    for (key, value) in changes { parameters[key] = value }
    let data = (try? JSONSerialization.data(withJSONObject: parameters, options: [.sortedKeys])) ?? Data()
    return String(decoding: data, as: UTF8.self)
}
