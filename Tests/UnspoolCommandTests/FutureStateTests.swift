import CommandLineInterface
import Synchronization
import TelegramClient
import TelegramSimulator
import TestSupport
import Testing

@testable import UnspoolCommand

/// The command in this process, on a Telegram from the future.
struct FutureStateTests {
    /// Sends a state that no schema has before the answer to the phone number.
    private final class FutureTransport: TDLibTransport {
        private let telegram = SimulatedTelegram()

        func createClientID() -> Int32 { telegram.transport.createClientID() }

        func send(_ request: UnsafeBufferPointer<UInt8>, to clientID: Int32) {
            if String(decoding: request, as: UTF8.self).contains("setAuthenticationPhoneNumber") {
                telegram.sendUpdate(
                    json: """
                        {"@type":"updateAuthorizationState",\
                        "authorization_state":{"@type":"authorizationStateWaitMoonPhase","x":1}}
                        """)
            }
            telegram.transport.send(request, to: clientID)
        }

        func receive(timeout: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
            telegram.transport.receive(timeout: timeout, body)
        }

        func execute(_ request: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
            telegram.transport.execute(request, body)
        }
    }

    @Test func `a state from the future has its own exit code and is named`() async throws {
        let folder = try TestFolder()
        let messages = Mutex("")
        let console = Console(
            output: Output(TerminalStream { _ in }),
            messages: Messages(
                TerminalStream { bytes in messages.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }),
            input: Console.standard.input)
        let tool = UnspoolTool(
            openLibrary: { _ in FutureTransport() }, openSimulator: { FutureTransport() },
            environment: ["HOME": folder.path])
        let code = await CommandLineTool(tool.command, version: "0").run(
            ["--simulated", "login", "--phone", "+15550100"], console: console)
        #expect(code == .unsupportedSignIn)
        #expect(messages.withLock { $0 }.contains("authorizationStateWaitMoonPhase"))
    }
}
