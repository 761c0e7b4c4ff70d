import NativeLoop
import Synchronization
import TelegramClient

/// A fake that signs in as TDLib does: parameters, phone number, code, password, and out again.
final class ScriptedAccount: Sendable {
    static let apiHash = "0123456789abcdef0123456789abcdef"
    static let phone = "+15550100"
    static let code = "12345"
    static let password = "hunter2"
    static let botToken = "987654:AAFakeTokenOfABot"

    private struct State {
        var state: [Int32: String] = [:]
        var refusals = 0
    }

    private let state = Mutex(State())

    /// - Parameter refusals: how many times the parameters are refused, as with a wrong key.
    init(refusals: Int = 0) {
        state.withLock { $0.refusals = refusals }
    }

    var respond: FakeTransport.Responder { { transport, request in self.answer(transport, request) } }

    private func move(_ transport: FakeTransport, _ request: FakeTransport.Request, to state: String) {
        self.state.withLock { $0.state[request.clientID] = state }
        transport.receiveUpdate(
            #"{"@type":"updateAuthorizationState","authorization_state":\#(state)}"#, request.clientID)
    }

    private func answer(_ transport: FakeTransport, _ request: FakeTransport.Request) {
        let now = state.withLock { $0.state[request.clientID] }
        if now == nil { move(transport, request, to: #"{"@type":"authorizationStateWaitTdlibParameters"}"#) }
        var answer = #"{"@type":"ok"}"#
        switch request.type {
        case "getAuthorizationState":
            answer = state.withLock { $0.state[request.clientID] } ?? ""
        case "setTdlibParameters":
            let isRefused = state.withLock { state in
                state.refusals -= 1
                return state.refusals >= 0
            }
            if isRefused {
                answer = #"{"@type":"error","code":401,"message":"Wrong database encryption key"}"#
            } else {
                move(transport, request, to: #"{"@type":"authorizationStateWaitPhoneNumber"}"#)
                transport.receiveUpdate(
                    #"{"@type":"updateConnectionState","state":{"@type":"connectionStateReady"}}"#, request.clientID)
            }
        case "setAuthenticationPhoneNumber":
            move(
                transport, request,
                to: """
                    {"@type":"authorizationStateWaitCode","code_info":{"@type":"authenticationCodeInfo",\
                    "phone_number":"\(Self.phone)","type":{"@type":"authenticationCodeTypeTelegramMessage","length":5},\
                    "timeout":0}}
                    """)
        case "checkAuthenticationCode":
            // The real service sends it in a message too.
            transport.receiveUpdate(
                """
                {"@type":"updateServiceNotification","type":"x","content":{"@type":"messageText","text":\
                {"@type":"formattedText","text":"Login code: \(Self.code)","entities":[]}}}
                """, request.clientID)
            move(
                transport, request,
                to: #"{"@type":"authorizationStateWaitPassword","password_hint":"as \#(Self.password)"}"#)
        case "checkAuthenticationPassword":
            if request.text.contains(Self.password) {
                move(transport, request, to: #"{"@type":"authorizationStateReady"}"#)
            } else {
                answer = #"{"@type":"error","code":400,"message":"PASSWORD_HASH_INVALID"}"#
            }
        case "checkAuthenticationBotToken":
            answer = #"{"@type":"error","code":400,"message":"ACCESS_TOKEN_INVALID"}"#
        case "getMe":
            // Known type, unfit value: it must not get into the error either.
            answer = #"{"@type":"user","phone_number":"\#(Self.phone)","id":"\#(Self.password)"}"#
        case "logOut":
            transport.answer(request, answer)
            for name in ["LoggingOut", "Closed"] {
                move(transport, request, to: #"{"@type":"authorizationState\#(name)"}"#)
            }
            return
        case "close":
            return transport.finishClosing(request)
        default: break
        }
        transport.answer(request, answer)
    }
}

/// A key that the test knows.
struct FixedKey: DatabaseKeyStore {
    var result: Result<[UInt8], TDLibError> = .success(Array("a key of exactly thirty-two bytes".utf8.prefix(32)))

    func key() throws -> Secret<[UInt8]> { Secret(try result.get()) }
}

/// A folder for one test.
func inTemporaryFolder<Value>(_ body: (String) async throws -> Value) async throws -> Value {
    let folder = temporaryFolder() + "/martlet-client-" + PrivateFile.randomName()
    try PrivateFile.makeFolder(folder)
    defer { removeFolder(folder) }
    return try await body(folder)
}
