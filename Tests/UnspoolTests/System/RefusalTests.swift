import TelegramClient
import Testing

@testable import Unspool

struct RefusalTests {
    @Test(
        "An error says whether the thing is not there, is refused, or may be had later",
        arguments: [
            (TDLibError.remote(400, "Chat not found"), true, true),
            (.remote(404, "Not Found"), true, true),
            (.remote(403, "Forbidden"), false, true),
            (.remote(406, "FROZEN_METHOD_INVALID"), false, true),
            (.remote(401, "Unauthorized"), false, false),
            (.remote(429, "Too Many Requests: retry after 9"), false, false),
            (.remote(500, "Receive invalid response"), false, false),
            (.remote(500, "Request aborted"), false, false),
            (TDLibError(.timeLimit, ""), false, false),
        ])
    func refusals(error: TDLibError, isNotFound: Bool, isRefusal: Bool) {
        #expect(error.isNotFound == isNotFound)
        #expect(error.isRefusalOfChat == isRefusal)
    }

    @Test("Only what a closing TDLib says is taken for the end of the client")
    func closedClient() {
        #expect(TDLibError.remote(500, "Request aborted").isOfClosedClient)
        #expect(TDLibError(.closed, "").isOfClosedClient)
        #expect(!TDLibError.remote(500, "Receive invalid response").isOfClosedClient)
    }
}
