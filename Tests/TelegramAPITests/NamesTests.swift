// Every import that a program is likely to have beside ours: the names below must still mean Swift's.
import Dispatch
import Foundation
import Observation
import TelegramAPI
import TelegramFoundation
import Testing

@Suite("Names")
struct NamesTests {
    /// Fails at compile time if a generated type hides one of these.
    private struct Uses {
        var error: (any Error)?
        var data = Data()
        var date = Date(timeIntervalSince1970: 0)
        var set: Set<Int> = []
        var range: Range<Int> = 0..<1
        var result: Result<Int, any Error> = .success(1)
        var url: URL?
        var notification: Notification?
        var locale = Locale(identifier: "en")
        var stream: Stream?
        var unit: Unit?
        var thread: Thread?
        var process: Process?
        var timer: Timer?
        var measurement: Measurement<UnitLength>?
        var calendar = Calendar(identifier: .gregorian)
        var character: Character = "x"
        var task: Task<Void, Never>?
        var duration: Duration = .seconds(1)
        var queue: DispatchQueue?
        var optional: Int? = .none
    }

    @Test("Swift's Error can be caught where the module is imported")
    func swiftError() {
        struct Failure: Error {}
        do {
            throw Failure()
        } catch {
            let caught: any Error = error
            #expect(caught is Failure)
        }
        _ = Uses()
    }

    @Test("What would hide a name of Swift or Foundation has the prefix TD")
    func prefixed() {
        #expect(TDError(code: 1, message: "x").json == #"{"@type":"error","code":1,"message":"x"}"#)
        #expect(TDDate(day: 1, month: 2, year: 3).json == #"{"@type":"date","day":1,"month":2,"year":3}"#)
    }

    @Test("Keywords and awkward words can be used")
    func keywords() {
        let type: ChatType = .private(ChatTypePrivate(userID: 1))
        #expect(type.json == #"{"@type":"chatTypePrivate","user_id":1}"#)
        let call = CallProtocol(
            udpP2p: true, udpReflector: false, minLayer: 1, maxLayer: 2, libraryVersions: [])
        #expect(AcceptCall(callID: 1, protocol: call).protocol.minLayer == 1)
        #expect(BotCommand(command: "a", descriptionText: "b", isEphemeral: false).json.contains(#""description":"b""#))
        #expect(LogStream.default.json == #"{"@type":"logStreamDefault"}"#)
    }

    @Test("Rows of rows keep their shape")
    func rows() {
        let markup = ReplyMarkupShowKeyboard(
            rows: [[], []], isPersistent: true, resizeKeyboard: false, oneTime: false, isPersonal: false,
            inputFieldPlaceholder: "")
        let rows: [[KeyboardButton]] = markup.rows
        #expect(rows.count == 2)
        #expect(markup.json.contains(#""rows":[[],[]],"is_persistent":true"#))
    }

    @Test("Unix times are dates and bytes are data where Foundation is wanted")
    func foundation() {
        let minithumbnail = Minithumbnail(width: 1, height: 2, data: [1, 2])
        #expect(minithumbnail.dataValue == Data([1, 2]))
        #expect(
            ChatInviteLinkMember(userID: 1, joinedChatDate: 0, viaChatFolderInviteLink: false, approverUserID: 0)
                .joinedChatDateValue == nil)
    }
}
