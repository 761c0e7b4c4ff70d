import NativeLoop
import Synchronization
import Testing

@Suite struct SecretAndLogTests {
    /// Not private: of such a type its address is printed, which may have any digits.
    struct Account {
        let hash = Secret("hunter2")
        let key: Secret<[UInt8]> = Secret([1, 2, 250])
    }

    @Test func noWayOfPrintingShowsASecret() {
        let account = Account()
        var dumped = ""
        dump(account, to: &dumped)
        let texts = ["\(account)", String(reflecting: account), dumped, "\(account.hash)", "\([account.key])"]
        for text in texts {
            #expect(!text.contains("hunter2"))
            #expect(!text.contains("250"))
        }
        #expect(account.hash.revealed == "hunter2")
    }

    @Test func writesOnlyWhatIsGraveEnoughAndMakesNoOtherMessage() {
        let lines = Mutex<[String]>([])
        let log = LogSink(upTo: .info) { entry in lines.withLock { $0.append("\(entry.level): \(entry.message)") } }
        log(.error, "a")
        log(.info, "b")
        log(
            .debug,
            {
                Issue.record("made for nothing")
                return "c"
            }())
        LogSink.silent(
            .error,
            {
                Issue.record("made for nothing")
                return "d"
            }())
        #expect(lines.withLock { $0 } == ["error: a", "info: b"])
    }
}
