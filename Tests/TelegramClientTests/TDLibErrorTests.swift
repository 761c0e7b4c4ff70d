import TelegramClient
import Testing

@Suite struct TDLibErrorTests {
    @Test(
        arguments: [
            (429, "Too Many Requests: retry after 142", 142),
            (420, "FLOOD_WAIT_263", 263),
            (420, "2FA_CONFIRM_WAIT_60", 60),
            (420, "SLOWMODE_WAIT_5", 5),
            (429, "Too Many Requests", nil),
            (420, "STORY_SEND_FLOOD_MONTHLY", nil),
            (429, "", nil),
            (429, "retry after 99999999999999999999", nil),
            (429, "12", nil),
        ] as [(Int32, String, Int?)]) func aFloodWaitKnowsItsSecondsOrThatTheyAreUnknown(
            code: Int32, message: String, seconds: Int?
        )
    {
        let error = TDLibError.remote(code, message)
        #expect(error.code == .remote)
        #expect(error.floodWait == FloodWait(seconds: seconds))
    }

    @Test func otherErrorsAreNoFloodWaits() {
        #expect(TDLibError.remote(400, "FLOOD_WAIT_5").floodWait == nil)
        #expect(TDLibError(.closed, "retry after 5").floodWait == nil)
    }

    @Test func marksWhatMustNotBeShownAndWhatIsACancellation() {
        #expect(RemoteFailure(code: 406, message: "").mustNotBeDisplayed)
        #expect(!RemoteFailure(code: 400, message: "").mustNotBeDisplayed)
        #expect(RemoteFailure(code: 200, message: "Canceled").isCancellation)
        #expect(!RemoteFailure(code: 404, message: "Not Found").isCancellation)
    }

    @Test func itsDescriptionLeavesOutWhatTDLibQuotes() {
        let error = TDLibError.remote(400, #"Can't init database in the directory "/home/me/x": [PosixError "a"#)
        #expect(error.description == #"TDLib error 400: Can't init database in the directory "…": [PosixError "…""#)
        #expect(error.message.contains("/home/me/x"))
    }
}
