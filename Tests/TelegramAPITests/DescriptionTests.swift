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

    @Test(
        "Of what the schema doesn't know, only the structure is shown",
        arguments: [
            // An invented constructor, by itself and in fields of known ones, also where a known type has it as a new field.
            #"{"@type":"loginCodeIssued","code":"S3cret-Value","digits":700707,"parts":["S3cret-Value"],"is_new":true}"#,
            #"{"@type":"updateNewMessage","message":{"@type":"message","id":5,"content":{"@type":"messageLoginCode","code":"S3cret-Value"}}}"#,
            #"{"@type":"updateUser","user":{"@type":"user","id":5,"birth":700707,"more":{"a":["S3cret-Value",700707.5]}}}"#,
            // A known object in an unknown one, and forms that TDLib doesn't write.
            #"{"@type":"messageNew","text":{"@type":"formattedText","text":"S3cret-Value"},"file":{"@type":"file","id":5}}"#,
            #"{ "code" : "S3cret-Value" , "@type" : "checkAuthenticationCode" }"#,
            #"{"@type": "checkAuthenticationCode" , "code": "S3cret-Value" }"#,
            #"{"@type":"checkAuthenticationCode","c\u006fde":"S3cret-Value"}"#,
            #""S3cret-Value""#,
        ])
    func unknown(json: String) throws {
        let update = Update.unknown(type: "updateInvented", json: json)
        for object in [update, try? Update(json: json)].compactMap(\.self) {
            var dumped = ""
            dump(object, to: &dumped)
            for text in ["\(object)", String(reflecting: object), dumped] {
                #expect(!text.contains(Self.secret) && !text.contains("700707"), "\(text)")
            }
            #expect("\(object)".contains("‹redacted›"))
        }
    }

    @Test("The structure of what the schema doesn't know, and what it knows within, is shown")
    func structure() {
        let json =
            #"{"@type":"new","code":"1","list":[1,true,null],"file":{"@type":"file","id":5},"more":{"x":-2.5,"y":{}}}"#
        #expect(
            "\(Update.unknown(type: "new", json: json))"
                == #"{"@type":"new","code":‹redacted›,"list":[‹redacted›,true,null],"file":{"@type":"file","id":5},"#
                + #""more":{"x":‹redacted›,"y":{}}}"#)
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
