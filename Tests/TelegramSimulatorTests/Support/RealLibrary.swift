import Dispatch
import NativeLoop
import Synchronization
import TelegramAPI

@testable import TelegramClient

/// The real TDLib as a transport for one test at a time.
///
/// The library allows one receiver in a process, and other tests use it too: so what is for the clients of this
/// transport comes from the receive loop that all share.
final class RealLibrary: TDLibTransport, TDLibReceiveLoop.Receiver {
    static let library: TDJsonClient? = try? TDJsonClient.open()

    private let library: TDJsonClient
    private let loop: TDLibReceiveLoop
    private let lines = Mutex<[[UInt8]]>([])
    private let count = DispatchSemaphore(value: 0)
    private let clients = Mutex<[Int32]>([])

    init(_ library: TDJsonClient) throws {
        self.library = library
        loop = .shared(for: library, log: .silent)
        // Answers to those that never were clients.
        for client: Int32 in [0, -1, 99_999] { try loop.add(self, for: client) }
        clients.withLock { $0 = [0, -1, 99_999] }
    }

    /// Ends what the tests left open, and lets the receiving thread go.
    func finish() {
        let all = clients.withLock { clients in
            defer { clients = [] }
            return clients
        }
        for client in all where client > 0 && client != 99_999 {
            send(#"{"@type":"close"}"#, to: client)
            while let line = next(timeout: 60), !line.contains("authorizationStateClosed"),
                !line.contains("Request aborted")
            {
            }
        }
        for client in all { loop.remove(client) }
        // The thread looks whether it is still needed when something arrives.
        send(#"{"@type":"testCallEmpty"}"#, to: 99_998)
    }

    private func send(_ text: String, to client: Int32) {
        Array(text.utf8).withUnsafeBufferPointer { send($0, to: client) }
    }

    private func next(timeout: Double) -> String? {
        var line: String?
        _ = receive(timeout: timeout) { line = String(decoding: $0, as: UTF8.self) }
        return line
    }

    // MARK: TDLibReceiveLoop.Receiver

    func receive(_ text: UnsafeBufferPointer<UInt8>, _ envelope: WireEnvelope) {
        lines.withLock { $0.append(Array(text)) }
        count.signal()
    }

    // MARK: TDLibTransport

    func createClientID() -> Int32 {
        let client = library.createClientID()
        try? loop.add(self, for: client)
        clients.withLock { $0.append(client) }
        return client
    }

    func send(_ request: UnsafeBufferPointer<UInt8>, to clientID: Int32) {
        withNUL(request) { library.send($0, to: clientID) }
    }

    func receive(timeout: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        guard count.wait(timeout: .now() + timeout) == .success else { return false }
        lines.withLock { $0.removeFirst() }.withUnsafeBufferPointer(body)
        return true
    }

    func execute(_ request: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        withNUL(request) { library.execute($0, body) }
    }

    private func withNUL(_ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        (Array(text) + [0]).withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    }
}
