/// The functions that `td_execute` answers: they need no client, and are answered in every state of one.
///
/// Where the simulator does not know TDLib's answer exactly it says so by an error, and makes nothing up.
struct SynchronousFunctions {
    static let version = "1.8.66"
    static let commitHash = "a9966eb3704a3351568c28013fed67d797c17828"

    static let names: Set<String> = [
        "addLogMessage", "checkQuickReplyShortcutName", "cleanFileName", "getChatFolderDefaultIconName",
        "getCountryFlagEmoji", "getFileExtension", "getFileMimeType", "getJsonString", "getJsonValue",
        "getLanguagePackString", "getLogStream", "getLogTags", "getLogTagVerbosityLevel", "getLogVerbosityLevel",
        "getMarkdownText", "getOption", "getPhoneNumberInfoSync", "getPushReceiverId", "getTextEntities",
        "getThemeParametersJsonString", "parseMarkdown", "parseTextEntities", "searchQuote", "searchStringsByPrefix",
        "setLogStream", "setLogTagVerbosityLevel", "setLogVerbosityLevel", "testReturnError",
    ]

    /// What the simulator answers to a function that it does not have.
    static func notSimulated(_ name: String) -> TLObject {
        .error(400, "Method is not simulated: \(name)")
    }

    static func answer(_ request: TLObject, log: inout LogSettings) -> TLObject {
        switch request.type {
        case "addLogMessage", "getLogStream", "getLogTags", "getLogTagVerbosityLevel", "getLogVerbosityLevel",
            "setLogStream", "setLogTagVerbosityLevel", "setLogVerbosityLevel":
            log.answer(request)
        case "testReturnError": request.object("error") ?? .error(404, "Not Found")
        case "getOption": option(request)
        case "cleanFileName": text(request.text("file_name").map(FileNames.clean) ?? "")
        case "getFileMimeType":
            fileType(MIMETypes.type(ofFile: request.text("file_name") ?? ""), request)
        case "getFileExtension":
            fileType(MIMETypes.fileExtension(of: request.text("mime_type") ?? ""), request)
        case "getCountryFlagEmoji": text(flag(request.text("country_code") ?? ""))
        case "checkQuickReplyShortcutName": shortcutName(request)
        case "getJsonValue": JSONFunctions.value(request)
        case "getJsonString": JSONFunctions.string(request)
        case "getPushReceiverId": pushReceiver(request)
        case "getTextEntities": textEntities(request)
        case "getChatFolderDefaultIconName": AppearanceFunctions.folderIcon(request)
        case "getThemeParametersJsonString": AppearanceFunctions.theme(request)
        case "searchStringsByPrefix": SearchFunctions.strings(request) ?? notSimulated(request.type)
        case "searchQuote": SearchFunctions.quote(request) ?? notSimulated(request.type)
        case "parseTextEntities" where request.object("parse_mode") == nil:
            .error(400, "Parse mode must be non-empty")
        default: notSimulated(request.type)
        }
    }

    static func text(_ text: String) -> TLObject {
        TLObject("text", ["text": .text(text)])
    }

    private static func option(_ request: TLObject) -> TLObject {
        switch request.text("name") {
        case "version": StoredOptionValue.string(version).object
        case "commit_hash": StoredOptionValue.string(commitHash).object
        default: .error(400, "The option can't be get synchronously")
        }
    }

    private static func fileType(_ answer: String?, _ request: TLObject) -> TLObject {
        guard let answer else {
            return .error(400, "Method is not simulated for this argument: \(request.type)")
        }
        return text(answer)
    }

    private static func flag(_ code: String) -> String {
        let letters = code.uppercased().unicodeScalars.filter { ("A"..."Z").contains($0) }
        guard letters.count == 2, code.unicodeScalars.count == 2 else { return "" }
        if letters.elementsEqual("FT".unicodeScalars) { return "\u{1F3F4}\u{200D}\u{2620}\u{FE0F}" }
        return String(String.UnicodeScalarView(letters.compactMap { Unicode.Scalar($0.value + 0x1F1A5) }))
    }

    private static func shortcutName(_ request: TLObject) -> TLObject {
        guard let name = request.text("name") else { return .error(400, "Strings must be encoded in UTF-8") }
        let scalars = name.unicodeScalars
        if scalars.isEmpty { return .error(200, "Name must be non-empty") }
        let isAllowed = scalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber:
                true
            default: scalar == "_" || scalar == "\u{B7}" || scalar == "\u{200C}"
            }
        }
        if !isAllowed { return .error(200, "A letter is not allowed") }
        return scalars.count > 32 ? .error(200, "Name is too long") : .ok
    }

    private static func pushReceiver(_ request: TLObject) -> TLObject {
        guard let json = try? JSONParser.parse(request.data("payload")) else {
            return .error(400, "Failed to parse payload as JSON object")
        }
        guard case .object(let members) = json else { return .error(400, "Expected JSON object") }
        // Encrypted payloads are not simulated.
        if members["p"] != nil { return notSimulated(request.type) }
        switch members["user_id"] {
        case nil: return TLObject("pushReceiverId")
        case .number(let digits), .string(let digits):
            if let id = Int64(String(decoding: digits, as: UTF8.self)) {
                return TLObject("pushReceiverId", ["id": .int(id)])
            }
        default: break
        }
        return .error(400, "Field \"user_id\" must be a valid Number")
    }

    private static func textEntities(_ request: TLObject) -> TLObject {
        guard let text = request.text("text") else { return .error(400, "Text must be encoded in UTF-8") }
        guard let entities = TextEntities.find(in: text) else { return notSimulated(request.type) }
        return TLObject("textEntities", ["entities": .objects(entities)])
    }
}
