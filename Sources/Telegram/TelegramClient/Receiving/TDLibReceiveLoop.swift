import NativeLoop
import Synchronization
import TelegramAPI

/// The one thread that receives from a transport, for all clients of the process.
///
/// TDLib ends the process if two threads receive at once, so there is one loop a transport: ``shared(for:)``. The
/// thread runs while a client is open. It ends by itself after the last client's `authorizationStateClosed`, which is
/// received like everything else, so nothing has to wake it. What it receives is decoded on it while the buffer is
/// valid: nothing is copied, and Swift's pool of threads does nothing but the program's own work.
final class TDLibReceiveLoop: Sendable {
    /// A receiver that takes what is for one client, on the receive thread.
    protocol Receiver: AnyObject, Sendable {
        /// `text` is valid during the call.
        func receive(_ text: UnsafeBufferPointer<UInt8>, _ envelope: WireEnvelope)
    }

    private struct State {
        var receivers: [Int32: any Receiver] = [:]
        var isRunning = false
    }

    /// Nothing depends on this time: a return without an answer says nothing, and the loop receives again.
    private static let timeout = 60.0

    private let transport: any TDLibTransport
    private let log: LogSink
    private let state = Mutex(State())
    /// Changes whenever ``State/receivers`` does, so that the thread need not take the lock for every line.
    private let edition = Atomic<UInt64>(0)

    private init(_ transport: any TDLibTransport, _ log: LogSink) {
        self.transport = transport
        self.log = log
    }

    // MARK: One loop a transport

    private struct Entry: Sendable {
        weak var loop: TDLibReceiveLoop?
    }

    private static let loops = Mutex<[ObjectIdentifier: Entry]>([:])

    /// The loop of this transport. It is kept by its clients, and by its thread while that runs.
    static func shared(for transport: any TDLibTransport, log: LogSink) -> TDLibReceiveLoop {
        loops.withLock { loops in
            // A loop keeps its transport, so an identifier with a living loop cannot be another object's.
            let key = ObjectIdentifier(transport)
            if let loop = loops[key]?.loop { return loop }
            loops = loops.filter { $0.value.loop != nil }
            let loop = TDLibReceiveLoop(transport, log)
            loops[key] = Entry(loop: loop)
            return loop
        }
    }

    // MARK: Clients

    /// Begins to receive for a client: call it before the client's first request.
    func add(_ receiver: any Receiver, for clientID: Int32) throws(SystemFailure) {
        let mustStart = state.withLock { state in
            state.receivers[clientID] = receiver
            edition.add(1, ordering: .releasing)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard mustStart else { return }
        do throws(SystemFailure) {
            try OwnedThread.start(name: "tdlib-receive") { self.run() }
        } catch {
            state.withLock { state in
                state.isRunning = false
                state.receivers[clientID] = nil
            }
            throw error
        }
    }

    /// Receives no more for a client. What still comes for it is dropped.
    func remove(_ clientID: Int32) {
        state.withLock { state in
            state.receivers[clientID] = nil
            edition.add(1, ordering: .releasing)
        }
    }

    // MARK: The thread

    private func run() {
        var known: UInt64 = 0
        var receivers: [Int32: any Receiver] = [:]
        while true {
            let isOver = state.withLock { state in
                known = edition.load(ordering: .acquiring)
                receivers = state.receivers
                if receivers.isEmpty { state.isRunning = false }
                return receivers.isEmpty
            }
            // From here on another thread may be the loop: nothing may be received after this.
            if isOver { return }
            // Lines for one client come in runs.
            var lastID: Int32 = 0
            var last: (any Receiver)?
            while edition.load(ordering: .acquiring) == known {
                _ = transport.receive(timeout: Self.timeout) { text in
                    let envelope = WireEnvelope(text)
                    if envelope.clientID != lastID || last == nil {
                        lastID = envelope.clientID
                        // A client may have been added while this thread waited.
                        last = receivers[lastID] ?? state.withLock { $0.receivers[lastID] }
                    }
                    if let last {
                        last.receive(text, envelope)
                    } else {
                        log(.debug, "dropped a line for client \(envelope.clientID), which is not open")
                    }
                }
            }
        }
    }
}
