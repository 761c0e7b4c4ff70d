import Foundation
import Synchronization
import TelegramClient

/// Passes everything on to another transport and remembers the requests by function.
final class CountingTransport: TDLibTransport {
    private let base: any TDLibTransport
    private let sent = Mutex<[String]>([])

    init(_ base: any TDLibTransport) {
        self.base = base
    }

    func count(of function: String) -> Int { functions.count { $0 == function } }

    /// Every function that was sent, in order.
    var functions: [String] { sent.withLock { $0 } }

    func createClientID() -> Int32 { base.createClientID() }

    func send(_ request: UnsafeBufferPointer<UInt8>, to clientID: Int32) {
        if let object = try? JSONSerialization.jsonObject(with: Data(request)) as? [String: Any],
            let function = object["@type"] as? String
        {
            sent.withLock { $0.append(function) }
        }
        base.send(request, to: clientID)
    }

    func receive(timeout: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        base.receive(timeout: timeout, body)
    }

    func execute(_ request: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        base.execute(request, body)
    }
}
