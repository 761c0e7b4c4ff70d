import TelegramClient

/// ``TDLibTransport`` of a simulated Telegram.
final class SimulatedTransport: TDLibTransport {
    private let core: SimulatorCore

    init(core: SimulatorCore) {
        self.core = core
    }

    func createClientID() -> Int32 {
        core.withEngine { engine in engine.createClientID() }
    }

    func send(_ request: UnsafeBufferPointer<UInt8>, to clientID: Int32) {
        core.withEngine(request) { engine, request in engine.send(request, to: clientID) }
    }

    func receive(timeout: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        guard let text = core.receive(timeout: timeout) else { return false }
        Self.hand(text, to: body)
        return true
    }

    func execute(_ request: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let text = core.withEngine { engine in engine.execute(request) }
        Self.hand(text, to: body)
    }

    /// Gives a text with the NUL byte behind it that the protocol promises.
    private static func hand(_ text: [UInt8], to body: (UnsafeBufferPointer<UInt8>) -> Void) {
        (text + [0]).withUnsafeBufferPointer { bytes in
            body(UnsafeBufferPointer(rebasing: bytes.dropLast()))
        }
    }
}
