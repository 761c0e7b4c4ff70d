extension CorpusMaker {
    enum ContentKind { case text, photo, document, video, any }

    mutating func message(_ kind: ContentKind = .any, in chat: Value? = nil) -> Object {
        let chat = chat ?? chatID()
        let isPost = isSupergroup(chat) && dice.happens(0.5)
        var fields: [String: Value] = [
            "id": messageID(), "sender_id": .object(sender(in: chat)), "chat_id": chat, "can_be_saved": true,
            "is_outgoing": .flag(dice.happens(0.2)), "is_channel_post": .flag(isPost), "date": date(),
            "media_album_id": dice.happens(0.1) ? random(1...Int64.max) : 0, "content": .object(content(kind)),
        ]
        if isPost || dice.happens(0.2) { fields["interaction_info"] = .object(interactionInfo()) }
        if dice.happens(0.15) {
            fields["reply_to"] = .object(Object("messageReplyToMessage", ["chat_id": chat, "message_id": messageID()]))
        }
        if dice.happens(0.1) {
            let origin = Object("messageOriginUser", ["sender_user_id": userID()])
            fields["forward_info"] = .object(Object("messageForwardInfo", ["date": date(), "origin": .object(origin)]))
        }
        if dice.happens(0.1) { fields["edit_date"] = date() }
        if isPost, dice.happens(0.3) { fields["author_signature"] = .text(words(1...2)) }
        if dice.happens(0.05) { fields["reply_markup"] = .object(keyboard()) }
        return Object("message", fields)
    }

    mutating func interactionInfo() -> Object {
        Object(
            "messageInteractionInfo",
            [
                "view_count": random(1...90_000), "forward_count": random(0...300),
                "reactions": maybe(0.6) { $0.reactions() },
            ])
    }

    private mutating func reactions() -> Object {
        Object(
            "messageReactions",
            [
                "can_get_added_reactions": true,
                "reactions": list(1...4) { maker in
                    let emoji = Object("reactionTypeEmoji", ["emoji": .text(maker.dice.pick(Words.emoji))])
                    return .object(
                        Object(
                            "messageReaction",
                            [
                                "type": .object(emoji), "total_count": maker.random(1...900),
                                "recent_sender_ids": maker.list(0...3) {
                                    .object(Object("messageSenderUser", ["user_id": $0.userID()]))
                                },
                            ]))
                },
            ])
    }

    private func isSupergroup(_ chat: Value) -> Bool {
        if case .number(let id) = chat { id < -1_000_000_000_000 } else { false }
    }

    private mutating func sender(in chat: Value) -> Object {
        if isSupergroup(chat), dice.happens(0.4) { return Object("messageSenderChat", ["chat_id": chat]) }
        return Object("messageSenderUser", ["user_id": userID()])
    }

    private mutating func keyboard() -> Object {
        let button: (inout CorpusMaker) -> Value = { maker in
            let kind = Object("inlineKeyboardButtonTypeCallback", ["data": .bytes(maker.dice.bytes(24...24))])
            return .object(
                Object("inlineKeyboardButton", ["text": .text(maker.words(1...3)), "type": .object(kind)]))
        }
        return Object("replyMarkupInlineKeyboard", ["rows": list(2...2) { $0.list(2...2, button) }])
    }

    // MARK: Content

    private mutating func content(_ kind: ContentKind) -> Object {
        var kind = kind
        if kind == .any {
            kind =
                switch dice.number(0...99) {
                case ..<60: .text
                case ..<78: .photo
                case ..<88: .document
                default: .video
                }
        }
        return switch kind {
        case .text, .any:
            Object(
                "messageText",
                ["text": .object(formatted(2...40)), "link_preview": maybe(0.12) { $0.linkPreview() }])
        case .photo: Object("messagePhoto", ["photo": .object(photo()), "caption": .object(formatted(0...15))])
        case .document:
            Object("messageDocument", ["document": .object(document()), "caption": .object(formatted(0...8))])
        case .video: Object("messageVideo", ["video": .object(video()), "caption": .object(formatted(0...15))])
        }
    }

    private mutating func linkPreview() -> Object {
        let article = Object("linkPreviewTypeArticle", ["photo": maybe(0.7) { $0.photo() }])
        return Object(
            "linkPreview",
            [
                "url": .text("https://example.com/news/\(dice.number(0...9_999_999))"),
                "display_url": "example.com/news", "site_name": "Example", "title": .text(words(3...8)),
                "description": .object(formatted(8...30)), "has_large_media": true, "type": .object(article),
            ])
    }

    private mutating func photo() -> Object {
        let widths: [Int64] = [90, 320, 800, 1280, 2560]
        let sizes = (0..<Int(dice.number(3...5))).map { index in
            Value.object(
                Object(
                    "photoSize",
                    [
                        "type": .text(["s", "m", "x", "y", "w"][index]), "photo": .object(file()),
                        "width": .number(widths[index]), "height": .number(widths[index] * 3 / 4),
                        "progressive_sizes": index >= 2 && dice.happens(0.5)
                            ? list(5...5) { $0.random(2000...200_000) } : [],
                    ]))
        }
        return Object("photo", ["minithumbnail": .object(miniature()), "sizes": .list(sizes)])
    }

    private mutating func thumbnail() -> Object {
        Object(
            "thumbnail",
            [
                "format": .object(Object("thumbnailFormatJpeg")), "width": 320, "height": 180,
                "file": .object(file()),
            ])
    }

    private mutating func video() -> Object {
        Object(
            "video",
            [
                "duration": random(3...3000), "width": 1920, "height": 1080,
                "file_name": .text("VID_\(dice.number(1_690_000_000...1_790_000_000)).mp4"), "mime_type": "video/mp4",
                "supports_streaming": true, "minithumbnail": .object(miniature()),
                "thumbnail": .object(thumbnail()), "video": .object(file()),
            ])
    }

    private mutating func document() -> Object {
        Object(
            "document",
            [
                "file_name": .text(words(1...4) + ".pdf"), "mime_type": "application/pdf",
                "minithumbnail": maybe(0.5) { $0.miniature() }, "thumbnail": maybe(0.5) { $0.thumbnail() },
                "document": .object(file()),
            ])
    }
}
