/// `getChatFolderDefaultIconName` and `getThemeParametersJsonString`.
enum AppearanceFunctions {
    static func folderIcon(_ request: TLObject) -> TLObject {
        guard let folder = request.object("folder") else { return .error(400, "Chat folder must be non-empty") }
        let asked = folder.object("icon")?.text("name") ?? ""
        let name = icons.contains(asked) ? asked : defaultIcon(folder)
        return TLObject("chatFolderIcon", ["name": .text(name)])
    }

    private static func defaultIcon(_ folder: TLObject) -> String {
        if ["pinned_chat_ids", "included_chat_ids", "excluded_chat_ids"].contains(where: { !folder.vector($0).isEmpty })
        {
            return "Custom"
        }
        let isPrivate = folder.bool("include_contacts") || folder.bool("include_non_contacts")
        var kinds = isPrivate ? ["Private"] : []
        for (field, kind) in [("include_groups", "Groups"), ("include_channels", "Channels"), ("include_bots", "Bots")]
        where folder.bool(field) {
            kinds.append(kind)
        }
        if kinds.count == 1 { return kinds[0] }
        switch (kinds.isEmpty, folder.bool("exclude_read"), folder.bool("exclude_muted")) {
        case (false, true, false): return "Unread"
        case (false, false, true): return "Unmuted"
        default: return "Custom"
        }
    }

    private static let icons: Set<String> = [
        "All", "Unread", "Unmuted", "Bots", "Channels", "Groups", "Private", "Custom", "Setup", "Cat", "Crown",
        "Favorite", "Flower", "Game", "Home", "Love", "Mask", "Party", "Sport", "Study", "Trade", "Travel", "Work",
        "Airplane", "Book", "Light", "Like", "Money", "Note", "Palette",
    ]

    static func theme(_ request: TLObject) -> TLObject {
        guard let theme = request.object("theme") else { return Engine.processWouldEnd("no theme is given") }
        var writer = JSONWriter()
        writer.write(
            .object(
                keys.map { key, field in
                    let hex = String(UInt32(truncatingIfNeeded: theme.int(field)) & 0xFF_FFFF, radix: 16)
                    let color = "#" + String(repeating: "0", count: 6 - hex.count) + hex
                    return RawJSON.Member(key: Array(key.utf8), value: .string(Array(color.utf8)))
                }))
        return TLObject("text", ["text": .data(writer.bytes)])
    }

    private static let keys = [
        ("bg_color", "background_color"), ("secondary_bg_color", "secondary_background_color"),
        ("text_color", "text_color"), ("hint_color", "hint_color"), ("link_color", "link_color"),
        ("button_color", "button_color"), ("button_text_color", "button_text_color"),
        ("header_bg_color", "header_background_color"), ("bottom_bar_bg_color", "bottom_bar_background_color"),
        ("section_bg_color", "section_background_color"), ("section_separator_color", "section_separator_color"),
        ("accent_text_color", "accent_text_color"), ("section_header_text_color", "section_header_text_color"),
        ("subtitle_text_color", "subtitle_text_color"), ("destructive_text_color", "destructive_text_color"),
    ]
}
