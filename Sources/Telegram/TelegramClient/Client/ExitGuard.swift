import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Closes what is still open when the process ends: TDLib may abort a process that exits with an open client.
enum ExitGuard {
    /// How long the exit may take: TDLib closes in milliseconds, but a database that is being opened comes first.
    private static let limit = DispatchTimeInterval.seconds(15)

    private struct State {
        var clients: [ObjectIdentifier: ClientCore] = [:]
        var isRegistered = false
    }

    private static let state = Mutex(State())

    /// - Parameter core: a client whose first request has been sent.
    static func add(_ core: ClientCore) {
        let mustRegister = state.withLock { state in
            state.clients[ObjectIdentifier(core)] = core
            defer { state.isRegistered = true }
            return !state.isRegistered
        }
        // The last one registered runs first: before whatever TDLib has registered so far.
        if mustRegister { atexit { ExitGuard.closeAll() } }
    }

    static func remove(_ core: ClientCore) {
        state.withLock { $0.clients[ObjectIdentifier(core)] = nil }
    }

    private static func closeAll() {
        let clients = state.withLock { Array($0.clients.values) }
        let group = DispatchGroup()
        for client in clients {
            group.enter()
            client.whenClosed { group.leave() }
            client.beginClose()
        }
        _ = group.wait(timeout: .now() + limit)
    }
}
