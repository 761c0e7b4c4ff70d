/// The value of an option.
enum StoredOptionValue: Equatable {
    case boolean(Bool)
    case integer(Int64)
    case string(String)
    case empty

    var object: TLObject {
        switch self {
        case .boolean(let value): TLObject("optionValueBoolean", ["value": .bool(value)])
        case .integer(let value): TLObject("optionValueInteger", ["value": .int(value)])
        case .string(let value): TLObject("optionValueString", ["value": .text(value)])
        case .empty: TLObject("optionValueEmpty")
        }
    }

    init(_ object: TLObject?) {
        switch object?.type {
        case "optionValueBoolean": self = .boolean(object?.bool("value") ?? false)
        case "optionValueInteger": self = .integer(object?.int("value") ?? 0)
        case "optionValueString": self = .string(object?.text("value") ?? "")
        default: self = .empty
        }
    }
}

/// The options of one client, in the order in which they were first set.
struct OptionTable {
    private var names: [String] = []
    private var values: [String: StoredOptionValue] = [:]

    subscript(name: String) -> StoredOptionValue { values[name] ?? .empty }

    var all: [(name: String, value: StoredOptionValue)] {
        names.compactMap { name in values[name].map { (name, $0) } }
    }

    /// Sets a value.
    /// - Returns: Whether that changed something.
    mutating func set(_ name: String, _ value: StoredOptionValue) -> Bool {
        guard self[name] != value else { return false }
        if value == .empty {
            values[name] = nil
            names.removeAll { $0 == name }
        } else {
            if values.updateValue(value, forKey: name) == nil { names.append(name) }
        }
        return true
    }

    /// What TDLib says to an application that wants to set an option; nil if it may.
    static func refusal(_ name: String, _ value: StoredOptionValue) -> String? {
        if name.hasPrefix("x") || name == "drop_notification_ids" { return nil }
        if name == "ignore_sensitive_content_restrictions" {
            return "Option \"\(name)\" can't be changed by the user"
        }
        guard let kind = kinds[name] else { return "Option can't be set" }
        switch (kind, value) {
        case (.string, .string(let text)) where !isAccepted(text, for: name):
            return "Option \"\(name)\" can't have specified value"
        case (_, .empty), (.boolean, .boolean), (.string, .string): return nil
        case (.integer(let range), .integer(let number)):
            if range.contains(number) { return nil }
            return
                "Option's \"\(name)\" value \(number) is outside of the valid range [\(range.lowerBound), \(range.upperBound)]"
        case (.boolean, _): return "Option \"\(name)\" must have boolean value"
        case (.integer, _): return "Option \"\(name)\" must have integer value"
        case (.string, _): return "Option \"\(name)\" must have string value"
        }
    }

    private static func isAccepted(_ text: String, for name: String) -> Bool {
        switch name {
        case "language_pack_id":
            return text.count > 1 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        case "connection_parameters":
            if case .object? = try? JSONParser.parse(text.utf8) { return true }
            return text.isEmpty
        default: return true
        }
    }

    private enum Kind {
        case boolean
        case integer(ClosedRange<Int64>)
        case string
    }

    /// The options that an application may set.
    static var knownNames: [String] { kinds.keys.sorted() }

    private static let kinds: [String: Kind] = {
        var kinds: [String: Kind] = [
            "language_pack_database_path": .string, "language_pack_id": .string, "localization_target": .string,
            "connection_parameters": .string, "message_unload_delay": .integer(60...86_400),
            "notification_group_count_max": .integer(0...25), "notification_group_size_max": .integer(1...25),
            "utc_time_offset": .integer(-43_200...50_400),
        ]
        for name in [
            "storage_max_files_size", "storage_max_time_from_last_access", "storage_max_file_count",
            "storage_immunity_delay",
        ] {
            kinds[name] = .integer(0...Int64.max)
        }
        for name in [
            "always_parse_markdown", "disable_animated_emoji", "disable_contact_registered_notifications",
            "disable_persistent_network_statistics", "disable_sent_scheduled_message_notifications",
            "disable_time_adjustment_protection", "disable_top_chats", "ignore_background_updates",
            "ignore_default_disable_notification", "ignore_file_names", "ignore_inline_thumbnails",
            "ignore_platform_restrictions", "online", "prefer_ipv6", "process_pinned_messages_as_mentions",
            "reuse_uploaded_photos_by_hash", "store_all_files_in_files_directory", "use_pfs", "use_quick_ack",
            "use_storage_optimizer",
        ] {
            kinds[name] = .boolean
        }
        return kinds
    }()
}
