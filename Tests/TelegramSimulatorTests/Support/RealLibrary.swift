import Foundation
import TelegramClient

/// The real TDLib, where this machine has it: `TDJSON_PATH`, or the checkout's cache.
///
/// The suites that use it are serialized: the library allows one receiver in a process.
final class RealLibrary: TDLibTransport {
    private let createFunction: @convention(c) () -> Int32
    private let sendFunction: @convention(c) (Int32, UnsafePointer<CChar>) -> Void
    private let receiveFunction: @convention(c) (Double) -> UnsafePointer<CChar>?
    private let executeFunction: @convention(c) (UnsafePointer<CChar>) -> UnsafePointer<CChar>?

    static let shared: RealLibrary? = {
        let candidates = [
            ProcessInfo.processInfo.environment["TDJSON_PATH"], checkout + "/.cache/tdjson/libtdjson.so",
            checkout + "/.cache/tdjson/libtdjson.dylib",
        ]
        for path in candidates.compactMap({ $0 }) {
            if let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) { return RealLibrary(handle) }
        }
        return nil
    }()

    private static let checkout = #filePath.components(separatedBy: "/Tests/")[0]

    private init?(_ handle: UnsafeMutableRawPointer) {
        guard let create = dlsym(handle, "td_create_client_id"), let send = dlsym(handle, "td_send"),
            let receive = dlsym(handle, "td_receive"), let execute = dlsym(handle, "td_execute")
        else { return nil }
        createFunction = unsafeBitCast(create, to: (@convention(c) () -> Int32).self)
        sendFunction = unsafeBitCast(send, to: (@convention(c) (Int32, UnsafePointer<CChar>) -> Void).self)
        receiveFunction = unsafeBitCast(receive, to: (@convention(c) (Double) -> UnsafePointer<CChar>?).self)
        executeFunction = unsafeBitCast(
            execute, to: (@convention(c) (UnsafePointer<CChar>) -> UnsafePointer<CChar>?).self)
        _ = executeFunction(#"{"@type":"setLogVerbosityLevel","new_verbosity_level":0}"#)
    }

    func createClientID() -> Int32 { createFunction() }

    func send(_ request: UnsafeBufferPointer<UInt8>, to clientID: Int32) {
        withText(request) { sendFunction(clientID, $0) }
    }

    func receive(timeout: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        guard let text = receiveFunction(timeout) else { return false }
        hand(text, to: body)
        return true
    }

    func execute(_ request: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        withText(request) { request in
            if let text = executeFunction(request) { hand(text, to: body) }
        }
    }

    private func withText(_ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<CChar>) -> Void) {
        (text.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { body(start) }
        }
    }

    private func hand(_ text: UnsafePointer<CChar>, to body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let length = strlen(text)
        text.withMemoryRebound(to: UInt8.self, capacity: length) { start in
            body(UnsafeBufferPointer(start: start, count: length))
        }
    }
}
