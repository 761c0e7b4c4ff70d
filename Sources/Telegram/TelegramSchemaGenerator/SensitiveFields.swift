import TelegramSchema

/// Fields that no description may show: secrets, bearer links, payments and documents, and personal data.
///
/// Rules rather than a list, so that what a new version of the schema adds is covered too. In doubt they hide:
/// a public name that is left out of a log costs little. Ids, dates, sizes, types and states have no such names.
enum SensitiveFields {
    static func contains(_ combinator: Combinator, _ field: Field) -> Bool {
        if types.contains(combinator.name) { return true }
        if typePrefixes.contains(where: { combinator.name.hasPrefix($0) }) { return true }
        if fields[combinator.name]?.contains(field.name) ?? false { return true }
        switch field.type.element {
        case .bytes: return true  // Keys, payloads, pictures: nothing that a reader of a log could use.
        case .string: return isSensitive(combinator, field.name)
        default: return false  // A number, or an object, whose own fields are judged.
        }
    }

    private static func isSensitive(_ combinator: Combinator, _ field: String) -> Bool {
        if shown.contains(field) || shownFields[combinator.name]?.contains(field) ?? false { return false }
        if names.contains(field) || textPrefixes.contains(where: { combinator.name.hasPrefix($0) }) { return true }
        let words = field.split(separator: "_").map { word in
            word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : String(word)
        }
        return !anyWord.isDisjoint(with: words) || words.last.map(lastWord.contains) ?? false
    }

    // MARK: Strings, by their name

    /// Words, without a plural's `s`, that make a string sensitive wherever they stand in its name.
    private static let anyWord: Set<String> = [
        // Secrets.
        "nonce", "passkey", "password", "secret", "token",
        // Personal data.
        "email", "phone", "username",
    ]

    /// Words that make a string sensitive if its name ends in one, or is one.
    private static let lastWord: Set<String> = [
        // Secrets.
        "config", "data", "hint", "key", "payload", "receipt",
        // What lets its bearer in.
        "hash", "link", "parameter", "url",
        // Who and where somebody is.
        "address", "author", "bio", "description", "location", "name", "signature", "tag", "title", "vcard",
        // What somebody wrote or looked for.
        "caption", "cashtag", "comment", "hashtag", "html", "label", "message", "placeholder", "prefix", "prompt",
        "query", "question", "text",
        // Where files are on this machine.
        "conversion", "directory", "path",
    ]

    /// Whole names, where their last word says too little.
    private static let names: Set<String> = [
        // Secrets and what lets its bearer in.
        "code", "credential_id", "gift_code", "match_code", "match_codes", "recovery_code",
        // Payments.
        "bank_card_number", "last_transaction_id", "order_info_id", "provider_payment_charge_id",
        "saved_credentials_id", "shipping_option_id", "telegram_payment_charge_id", "transaction_id",
        // Personal data, and JSON or text that may hold any.
        "bot_command", "debug_information", "device_model", "event", "expression", "json", "message_file_head",
        "reason", "remote_file_id", "result", "strings",
    ]

    // MARK: Types

    /// Sensitive as a whole, with their numbers and objects.
    private static let types: Set<String> = [
        "address", "birthdate", "datedFile", "encryptedCredentials", "encryptedPassportElement", "identityDocument",
        "importedContact", "internalLinkTypePassportDataRequest", "internalLinkTypeProxy", "location",
        "locationAddress", "orderInfo", "personalDetails", "personalDocument", "personalDocuments",
        "richTextBankCardNumber", "savedCredentials",
    ]

    /// What types that are sensitive as a whole begin with.
    private static let typePrefixes = [
        "inputCredentials", "inputIdentityDocument", "inputPassportElement", "inputPersonalDocument",
        "passportElement",
    ]

    /// What types begin with whose every string is sensitive.
    private static let textPrefixes = ["authenticationCodeType", "checkAuthentication", "deviceToken", "recover"]

    /// Fields of one type whose name is too general for a rule.
    private static let fields: [String: Set<String>] = [
        "callStateReady": ["servers"],
        "inputFileRemote": ["id"],
        "jsonValueString": ["value"],
        "optionValueString": ["value"],
        "passkey": ["id"],
        "remoteFile": ["id"],
        "starTransaction": ["id"],
        "tonTransaction": ["id"],
    ]

    // MARK: Exceptions

    /// Names of strings that a rule would hide although they tell nothing about anybody.
    private static let shown: Set<String> = [
        "application_name", "background_name", "english_name", "error_message", "key", "keys", "native_name",
        "sticker_set_name", "theme_name",
    ]

    /// The same, of one type.
    private static let shownFields: [String: Set<String>] = [
        "chatFolderIcon": ["name"],
        "countryInfo": ["name"],
        "emojiCategory": ["name"],
        "error": ["message"],
        "getLogTagVerbosityLevel": ["tag"],
        "getOption": ["name"],
        "languagePackInfo": ["name"],
        "logTags": ["tags"],
        "setLogTagVerbosityLevel": ["tag"],
        "setOption": ["name"],
        "stickerSet": ["name"],
        "stickerSetInfo": ["name"],
        "timeZone": ["name"],
        "updateOption": ["name"],
    ]
}

extension FieldType {
    /// What a vector holds, however deep; any other type itself.
    fileprivate var element: FieldType {
        if case .vector(let element) = self { element.element } else { self }
    }
}
