/// Makes up updates in the proportions that a busy account sees.
struct CorpusMaker {
    var dice: Dice
    private var fileID: Int64 = 1000

    init(seed: UInt64) { dice = Dice(seed: seed) }

    mutating func update() -> Object {
        switch dice.number(0...999) {
        case ..<302: newMessage(.text)
        case ..<372: newMessage(.photo)
        case ..<412: newMessage(.document)
        case ..<452: newMessage(.video)
        case ..<613: Object("updateFile", ["file": .object(file())])
        case ..<734: chatLastMessage()
        case ..<814: Object("updateUser", ["user": .object(user())])
        case ..<854: Object("updateNewChat", ["chat": .object(chat())])
        case ..<934: Object("updateUserStatus", ["user_id": userID(), "status": .object(status())])
        case ..<954: option()
        case ..<974: Object("updateChatReadInbox", ["chat_id": chatID(), "last_read_inbox_message_id": messageID()])
        case ..<984:
            Object(
                "updateDeleteMessages",
                ["chat_id": chatID(), "is_permanent": true, "message_ids": list(1...8) { $0.messageID() }])
        default:
            Object(
                "updateMessageInteractionInfo",
                ["chat_id": chatID(), "message_id": messageID(), "interaction_info": .object(interactionInfo())])
        }
    }

    mutating func messages(count: Int) -> Object {
        let chat = chatID()
        return Object(
            "messages",
            [
                "total_count": .number(Int64(count) * 7),
                "messages": .list((0..<count).map { _ in .object(message(in: chat)) }),
            ])
    }

    private mutating func newMessage(_ kind: ContentKind) -> Object {
        Object("updateNewMessage", ["message": .object(message(kind))])
    }

    private mutating func chatLastMessage() -> Object {
        let chat = chatID()
        return Object(
            "updateChatLastMessage",
            ["chat_id": chat, "last_message": .object(message(in: chat)), "positions": [.object(position())]])
    }

    private mutating func option() -> Object {
        let value =
            switch dice.number(0...9) {
            case ..<6: Object("optionValueInteger", ["value": random(0...1 << 40)])
            case ..<8: Object("optionValueBoolean", ["value": .flag(dice.happens(0.5))])
            default: Object("optionValueString", ["value": .text(dice.token(20))])
            }
        return Object(
            "updateOption",
            ["name": .text(dice.pick(["unix_time", "my_id", "version", "online"])), "value": .object(value)])
    }

    // MARK: Pieces

    mutating func random(_ range: ClosedRange<Int64>) -> Value { .number(dice.number(range)) }
    mutating func userID() -> Value { random(100_000_000...7_900_000_000) }
    mutating func messageID() -> Value { .number(dice.number(1...4_000_000) << 20) }
    mutating func date() -> Value { random(1_690_000_000...1_790_000_000) }

    mutating func chatID() -> Value {
        switch dice.number(0...9) {
        case ..<4: userID()
        case 4: random(-999_999_999 ... -1_000_000)
        default: random(-1_002_900_000_000 ... -1_001_000_000_000)
        }
    }

    mutating func list(_ count: ClosedRange<Int64>, _ make: (inout CorpusMaker) -> Value) -> Value {
        .list((0..<dice.number(count)).map { _ in make(&self) })
    }

    mutating func maybe(_ probability: Double, _ make: (inout CorpusMaker) -> Object) -> Value {
        dice.happens(probability) ? .object(make(&self)) : .absent
    }

    mutating func position() -> Object {
        Object(
            "chatPosition",
            [
                "list": .object(Object("chatListMain")), "order": random(0...1 << 62),
                "is_pinned": .flag(dice.happens(0.1)),
            ])
    }

    mutating func file() -> Object {
        fileID += 1
        let size = random(900...4_000_000)
        let isHere = dice.happens(0.3)
        return Object(
            "file",
            [
                "id": .number(fileID), "size": size, "expected_size": size,
                "local": .object(
                    Object(
                        "localFile",
                        [
                            "path": .text(isHere ? "/home/user/.local/share/app/td/files/photos/\(fileID).jpg" : ""),
                            "can_be_downloaded": true, "can_be_deleted": .flag(isHere),
                            "is_downloading_completed": .flag(isHere),
                            "downloaded_prefix_size": isHere ? size : 0, "downloaded_size": isHere ? size : 0,
                        ])),
                "remote": .object(
                    Object(
                        "remoteFile",
                        [
                            "id": .text("AgACAgIAAxkBAAE" + dice.token(57)),
                            "unique_id": .text("AQAD" + dice.token(12)),
                            "is_uploading_completed": true, "uploaded_size": size,
                        ])),
            ])
    }

    mutating func miniature() -> Object {
        Object("minithumbnail", ["width": 40, "height": random(22...40), "data": .bytes(dice.bytes(560...680))])
    }
}
