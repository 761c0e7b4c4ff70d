import Foundation
import Synchronization
import TelegramClient

/// Passes everything on to another transport and remembers the requests by function.
final class CountingTransport: TDLibTransport {
    private let base: any TDLibTransport
    private let sent = Mutex<[String]>([])
    private let hook = Mutex<(@Sendable (String) -> Void)?>(nil)
    private let altered = Mutex<(times: Int, text: String, replacement: String)>((0, "", ""))

    private let lost = Mutex("")

    init(_ base: any TDLibTransport) {
        self.base = base
    }

    func count(of function: String) -> Int { functions.count { $0 == function } }

    /// Every function that was sent, in order.
    var functions: [String] { sent.withLock { $0 } }

    /// Calls a function with the name of each request before it is passed on.
    func beforeEach(_ body: (@Sendable (String) -> Void)?) { hook.withLock { $0 = body } }

    /// Replaces a text in the next answers that are files. Both have the same number of bytes.
    func alterFiles(times: Int, _ text: String, _ replacement: String) {
        altered.withLock { $0 = (times, text, replacement) }
    }

    /// Loses every update of a type; none for an empty name.
    func loseUpdates(_ type: String) { lost.withLock { $0 = type } }

    func createClientID() -> Int32 { base.createClientID() }

    func send(_ request: UnsafeBufferPointer<UInt8>, to clientID: Int32) {
        if let object = try? JSONSerialization.jsonObject(with: Data(request)) as? [String: Any],
            let function = object["@type"] as? String
        {
            sent.withLock { $0.append(function) }
            hook.withLock { $0 }?(function)
        }
        base.send(request, to: clientID)
    }

    func receive(timeout: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        base.receive(timeout: timeout) { line in
            let text = String(decoding: line, as: UTF8.self)
            let lost = lost.withLock { $0 }
            if !lost.isEmpty, text.hasPrefix("{\"@type\":\"\(lost)\"") { return }
            let other = altered.withLock { altered -> String? in
                guard altered.times > 0, text.hasPrefix(#"{"@type":"file""#), text.contains(altered.text) else {
                    return nil
                }
                altered.times -= 1
                return text.replacing(altered.text, with: altered.replacement)
            }
            guard let other else { return body(line) }
            (Array(other.utf8) + [0]).withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
        }
    }

    func execute(_ request: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        base.execute(request, body)
    }
}
