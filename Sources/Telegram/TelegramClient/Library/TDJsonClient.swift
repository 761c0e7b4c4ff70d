public import NativeLoop
import Synchronization
import TelegramAPI

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// TDLib itself: the shared library `libtdjson`, opened at run time.
///
/// ```swift
/// let client = TDLibClient(transport: try TDJsonClient.open())
/// ```
/// TDLib is one per process and library file, so ``open(path:version:log:)`` returns the same object for the same
/// file. It stays loaded until the process ends: TDLib cannot be unloaded.
///
/// TDLib writes a fatal error to standard error itself and then ends the process; no callback could prevent that, so
/// none is set.
public final class TDJsonClient: TDLibTransport {
    private typealias CreateClientID = @convention(c) () -> CInt
    private typealias Send = @convention(c) (CInt, UnsafePointer<CChar>?) -> Void
    private typealias Receive = @convention(c) (Double) -> UnsafePointer<CChar>?
    private typealias Execute = @convention(c) (UnsafePointer<CChar>?) -> UnsafePointer<CChar>?

    /// The path that was opened.
    public let path: String
    /// The version that the library says it has, such as `1.8.66`.
    public var version: String { identity.version }
    /// The commit of TDLib that the library says it was built from.
    public var commit: String { identity.commit }

    private let createFunction: CreateClientID
    private let sendFunction: Send
    private let receiveFunction: Receive
    private let executeFunction: Execute
    private let identity: Identity

    private struct Identity {
        var version = ""
        var commit = ""
    }

    /// One object a library: the address of its `td_receive` stands for it, whatever path it was found by.
    private static let opened = Mutex<[UInt: TDJsonClient]>([:])

    /// Opens the library, makes it quiet (log verbosity 1: errors only, since its default prints every request with
    /// its secrets), and checks its version.
    ///
    /// - Parameters:
    ///   - path: the library file. Without it: `TDJSON_PATH`, the cache of the checkout, the system's libraries.
    ///   - version: what to do if it is not the version of the schema that `TelegramAPI` was made from.
    ///   - log: gets the warning about the version.
    /// - Throws: ``TDLibError`` with ``TDLibError/Code/libraryMissing`` (it lists where it looked and why each failed)
    ///   or ``TDLibError/Code/libraryVersion``.
    public static func open(
        path: String? = nil, version policy: LibraryVersionPolicy = .sameOrNewer, log: LogSink = .silent
    ) throws(TDLibError) -> TDJsonClient {
        var failures: [(place: LibrarySearch.Place, reason: String)] = []
        for place in LibrarySearch.inThisProcess(explicitPath: path).places {
            // An empty path would mean the program itself.
            if place.path.isEmpty {
                failures.append((place, "the path is empty"))
                continue
            }
            guard let handle = dlopen(place.path, RTLD_NOW | RTLD_LOCAL) else {
                failures.append((place, lastLinkerError()))
                continue
            }
            let client: TDJsonClient
            do throws(MissingFunction) {
                client = try shared(handle, path: place.path)
            } catch {
                failures.append((place, "it has no function \(error.name)"))
                continue
            }
            log(.debug, "TDLib \(client.version) is \(place.path) (\(place.origin))")
            switch policy.judge(library: client.version, schema: SchemaDeclarations.version) {
            case .accept: break
            case .warn(let message): log(.warning, message)
            case .refuse(let message): throw TDLibError(.libraryVersion, message)
            }
            return client
        }
        throw TDLibError(.libraryMissing, LibrarySearch.message(failures))
    }

    private struct MissingFunction: Error {
        let name: String
    }

    private init(_ handle: UnsafeMutableRawPointer, path: String) throws(MissingFunction) {
        func function<F>(_ name: String, _ type: F.Type) throws(MissingFunction) -> F {
            guard let address = dlsym(handle, name) else { throw MissingFunction(name: name) }
            return unsafeBitCast(address, to: type)
        }
        self.path = path
        createFunction = try function("td_create_client_id", CreateClientID.self)
        sendFunction = try function("td_send", Send.self)
        receiveFunction = try function("td_receive", Receive.self)
        executeFunction = try function("td_execute", Execute.self)
        // Before anything else: the default level prints secrets.
        _ = executeFunction(#"{"@type":"setLogVerbosityLevel","new_verbosity_level":1}"#)
        var identity = Identity()
        identity.version = Self.option("version", executeFunction)
        identity.commit = Self.option("commit_hash", executeFunction)
        self.identity = identity
    }

    private static func shared(_ handle: UnsafeMutableRawPointer, path: String) throws(MissingFunction) -> TDJsonClient
    {
        guard let receive = dlsym(handle, "td_receive") else { throw MissingFunction(name: "td_receive") }
        return try opened.withLock { opened throws(MissingFunction) in
            let key = UInt(bitPattern: receive)
            if let client = opened[key] { return client }
            let client = try TDJsonClient(handle, path: path)
            opened[key] = client
            return client
        }
    }

    /// An option that TDLib tells without a client; empty if it does not.
    private static func option(_ name: StaticString, _ execute: Execute) -> String {
        var value = ""
        guard let answer = execute("{\"@type\":\"getOption\",\"name\":\"\(name)\"}") else { return value }
        withBytes(answer) { text in
            if case .string(let option)? = try? OptionValue.decode(text) { value = option.value }
        }
        return value
    }

    private static func lastLinkerError() -> String {
        guard let text = dlerror() else { return "the system gave no reason" }
        return String(cString: text)
    }

    // MARK: TDLibTransport

    public func createClientID() -> Int32 { createFunction() }

    public func send(_ request: UnsafeBufferPointer<UInt8>, to clientID: Int32) {
        request.withMemoryRebound(to: CChar.self) { sendFunction(clientID, $0.baseAddress) }
    }

    public func receive(timeout: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        // TDLib never returns from a wait for NaN seconds.
        guard let text = receiveFunction(timeout.isNaN ? 0 : timeout) else { return false }
        Self.withBytes(text, body)
        return true
    }

    public func execute(_ request: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let answer = request.withMemoryRebound(to: CChar.self) { executeFunction($0.baseAddress) }
        guard let answer else { return }
        Self.withBytes(answer, body)
    }

    private static func withBytes(_ text: UnsafePointer<CChar>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let count = strlen(text)
        text.withMemoryRebound(to: UInt8.self, capacity: count + 1) {
            body(UnsafeBufferPointer(start: $0, count: count))
        }
    }
}
