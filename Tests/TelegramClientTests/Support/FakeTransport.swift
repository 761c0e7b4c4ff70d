import Dispatch
import Foundation
import Synchronization
import TelegramClient

/// A transport whose answers the test writes. It notices what TDLib would not survive: two threads in `receive`.
final class FakeTransport: TDLibTransport {
    struct Request: Sendable {
        let clientID: Int32
        let text: String
        let type: String
        /// The `@extra`, as it stands in the JSON.
        let extra: String
    }

    typealias Responder = @Sendable (FakeTransport, Request) -> Void

    private struct State {
        var lastClientID: Int32 = 0
        var requests: [Request] = []
        var lines: [[UInt8]] = []
        var nextLine = 0
        var receivers = 0
        var overlaps = 0
        var waiters: [(count: Int, CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())
    private let available = DispatchSemaphore(value: 0)
    private let respond: Responder

    /// - Parameter respond: called for each request, on the thread that sends it.
    init(_ respond: @escaping Responder = FakeTransport.closing) {
        self.respond = respond
    }

    /// Answers only `close`, as TDLib does.
    static let closing: Responder = { transport, request in
        if request.type == "close" { transport.finishClosing(request) }
    }

    /// Answers everything with `ok`.
    static let agreeable: Responder = { transport, request in
        if request.type == "close" {
            transport.finishClosing(request)
        } else {
            transport.answer(request, #"{"@type":"ok"}"#)
        }
    }

    func finishClosing(_ request: Request) {
        answer(request, #"{"@type":"ok"}"#)
        for name in ["Closing", "Closed"] { receiveState("authorizationState\(name)", request.clientID) }
    }

    // MARK: What the test does

    /// Answers a request with an object, to which `@extra` and `@client_id` are added.
    func answer(_ request: Request, _ object: String) {
        let extra = request.extra.isEmpty ? "" : #","@extra":\#(request.extra)"#
        receive(object.dropLast() + extra + #","@client_id":\#(request.clientID)}"#)
    }

    func receiveUpdate(_ object: String, _ clientID: Int32 = 1) {
        receive(object.dropLast() + #","@client_id":\#(clientID)}"#)
    }

    func receiveState(_ type: String, _ clientID: Int32 = 1) {
        receiveUpdate(#"{"@type":"updateAuthorizationState","authorization_state":{"@type":"\#(type)"}}"#, clientID)
    }

    func receive(_ line: some StringProtocol) { receive(bytes: Array(line.utf8)) }

    func receive(bytes line: [UInt8]) {
        state.withLock { $0.lines.append(line + [0]) }
        available.signal()
    }

    var requests: [Request] { state.withLock { $0.requests } }
    /// How often a thread came into `receive` while another was in it.
    var overlaps: Int { state.withLock { $0.overlaps } }

    /// Waits until this many requests have been sent.
    func whenSent(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.requests.count >= count { return true }
                state.waiters.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    // MARK: TDLibTransport

    func createClientID() -> Int32 {
        state.withLock { state in
            state.lastClientID += 1
            return state.lastClientID
        }
    }

    func send(_ bytes: UnsafeBufferPointer<UInt8>, to clientID: Int32) {
        let text = String(decoding: bytes, as: UTF8.self)
        let object = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any] ?? [:]
        // Of two keys the first counts, as in TDLib; JSONSerialization takes the last.
        let key = "\"@extra\":"
        let extra =
            text.firstRange(of: key).map { text[$0.upperBound...].dropFirst().prefix { $0 != "\"" } }
            .map { "\"\($0)\"" } ?? ""
        let request = Request(clientID: clientID, text: text, type: object["@type"] as? String ?? "", extra: extra)
        let ready = state.withLock { state in
            state.requests.append(request)
            let ready = state.waiters.filter { $0.count <= state.requests.count }
            state.waiters.removeAll { $0.count <= state.requests.count }
            return ready
        }
        respond(self, request)
        for (_, waiter) in ready { waiter.resume() }
    }

    func receive(timeout: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        state.withLock { state in
            if state.receivers > 0 { state.overlaps += 1 }
            state.receivers += 1
        }
        defer { state.withLock { $0.receivers -= 1 } }
        guard available.wait(timeout: .now() + timeout) == .success else { return false }
        let line = state.withLock { state in
            state.nextLine += 1
            return state.lines[state.nextLine - 1]
        }
        // Nothing but a return without an answer, as TDLib has it before the last update of a client.
        if line.count == 1 { return false }
        line.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
        return true
    }

    func execute(_ request: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let answer = Array(#"{"@type":"text","text":"executed"}"#.utf8) + [0]
        answer.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    }
}
