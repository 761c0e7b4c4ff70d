extension CorpusMaker {
    mutating func user() -> Object {
        let isBot = dice.happens(0.1)
        return Object(
            "user",
            [
                "id": userID(), "first_name": .text(words(1...1)), "last_name": .text(words(0...1)),
                "usernames": maybe(0.6) {
                    Object(
                        "usernames",
                        [
                            "active_usernames": [.text("u" + $0.dice.token(8))],
                            "editable_username": .text("u" + $0.dice.token(8)),
                        ])
                },
                "status": .object(status()),
                "profile_photo": maybe(0.8) {
                    Object(
                        "profilePhoto",
                        [
                            "id": $0.random(0...1 << 62), "small": .object($0.file()), "big": .object($0.file()),
                            "minithumbnail": .object($0.miniature()),
                        ])
                },
                "accent_color_id": random(0...6), "profile_accent_color_id": -1,
                "is_contact": .flag(dice.happens(0.3)), "is_premium": .flag(dice.happens(0.2)), "have_access": true,
                "emoji_status": maybe(0.15) {
                    let type = Object("emojiStatusTypeCustomEmoji", ["custom_emoji_id": $0.random(0...1 << 62)])
                    return Object("emojiStatus", ["type": .object(type)])
                },
                "type": .object(
                    isBot
                        ? Object("userTypeBot", ["can_join_groups": true, "active_user_count": random(0...1_000_000)])
                        : Object("userTypeRegular")),
            ])
    }

    mutating func status() -> Object {
        switch dice.number(0...4) {
        case ..<2: Object("userStatusOnline", ["expires": date()])
        case ..<4: Object("userStatusOffline", ["was_online": date()])
        default: Object("userStatusRecently")
        }
    }

    mutating func chat() -> Object {
        let id = chatID()
        let notifications: [String: Value] = [
            "use_default_mute_for": true, "use_default_sound": true, "sound_id": random(0...1 << 62),
            "use_default_show_preview": true, "show_preview": true,
        ]
        let permissions: [String: Value] = [
            "can_send_basic_messages": true, "can_send_photos": true, "can_send_videos": true,
            "can_invite_users": true,
        ]
        return Object(
            "chat",
            [
                "id": id, "type": .object(chatType(id)), "title": .text(words(1...4)),
                "photo": maybe(0.8) {
                    Object(
                        "chatPhotoInfo",
                        [
                            "small": .object($0.file()), "big": .object($0.file()),
                            "minithumbnail": .object($0.miniature()),
                        ])
                },
                "accent_color_id": random(0...6), "profile_accent_color_id": -1,
                "permissions": .object(Object("chatPermissions", permissions)),
                "last_message": maybe(0.7) { $0.message(in: id) }, "positions": [.object(position())],
                "chat_lists": [.object(Object("chatListMain"))], "can_be_reported": true,
                "unread_count": random(0...199), "last_read_inbox_message_id": messageID(),
                "last_read_outbox_message_id": messageID(),
                "notification_settings": .object(Object("chatNotificationSettings", notifications)),
                "available_reactions": .object(Object("chatAvailableReactionsAll", ["max_reaction_count": 11])),
            ])
    }

    private mutating func chatType(_ chat: Value) -> Object {
        guard case .number(let id) = chat else { return Object("chatTypePrivate") }
        if id > 0 { return Object("chatTypePrivate", ["user_id": .number(id)]) }
        if id > -1_000_000_000_000 { return Object("chatTypeBasicGroup", ["basic_group_id": .number(-id)]) }
        return Object(
            "chatTypeSupergroup",
            ["supergroup_id": .number(-1_000_000_000_000 - id), "is_channel": .flag(dice.happens(0.6))])
    }
}
