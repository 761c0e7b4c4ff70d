import TelegramAPI
import Testing

@Suite("Descriptions")
struct DescriptionTests {
    private static let secret = "S3cret-Value"

    private static let objects: [any TDObject] = {
        var objects: [any TDObject] = []
        objects.append(CheckAuthenticationCode(code: secret))
        objects.append(CheckAuthenticationPassword(password: secret))
        objects.append(CheckAuthenticationBotToken(token: secret))
        objects.append(SetAuthenticationPhoneNumber(phoneNumber: secret))
        objects.append(RecoverAuthenticationPassword(recoveryCode: secret, newPassword: secret, newHint: secret))
        objects.append(RegisterUser(firstName: secret, lastName: secret, disableNotification: false))
        objects.append(FormattedText(text: secret, entities: []))
        objects.append(
            AuthorizationState.waitOtherDeviceConfirmation(AuthorizationStateWaitOtherDeviceConfirmation(link: secret)))
        objects.append(ProxyType.mtproto(ProxyTypeMtproto(secret: secret)))
        objects.append(SearchChatMessages.withQuery(secret))
        objects.append(SetOption(name: "x", value: .string(OptionValueString(value: secret))))
        return objects
    }()

    @Test("Secrets and personal data are not in descriptions, debug descriptions or dumps", arguments: objects)
    func redacted(object: any TDObject) {
        #expect(object.json.contains(Self.secret))
        var dumped = ""
        dump(object, to: &dumped)
        for text in ["\(object)", String(reflecting: object), "\([object])", "\(Optional(object) as Any)", dumped] {
            #expect(!text.contains(Self.secret), "\(text)")
        }
        #expect("\(object)".contains("‹redacted›"))
    }

    @Test("What is no secret is shown")
    func shown() {
        #expect("\(GetChat(chatID: 5))" == #"{"@type":"getChat","chat_id":5}"#)
        #expect(
            "\(CheckAuthenticationCode(code: "12345"))" == #"{"@type":"checkAuthenticationCode","code":‹redacted›}"#)
    }
}

extension SearchChatMessages {
    fileprivate static func withQuery(_ query: String) -> SearchChatMessages {
        SearchChatMessages(chatID: 1, query: query, fromMessageID: 0, offset: 0, limit: 10)
    }
}
