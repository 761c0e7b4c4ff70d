/// What TDLib says about the content of messages.
extension Session {
    func formattedText(_ text: String) -> TLValue {
        .object(TLObject("formattedText", ["text": .text(text)]))
    }

    func contentObject(_ content: SimulatedContent, isSecret: Bool, in chat: SimulatedChat) -> TLObject {
        switch content {
        case .text(let text): return TLObject("messageText", ["text": formattedText(text)])
        case .photo(let sizes, let caption):
            return TLObject(
                "messagePhoto",
                [
                    "photo": .object(photoObject(sizes)), "caption": formattedText(caption),
                    "is_secret": .bool(isSecret),
                ])
        case .video(let media, let caption):
            return TLObject(
                "messageVideo",
                [
                    "video": .object(videoObject(media)), "caption": formattedText(caption),
                    "is_secret": .bool(isSecret),
                ])
        case .animation(let media, let caption):
            var animation = fields(media)
            animation["animation"] = fileValue(media.file, kind: .animations, name: media.name)
            return TLObject(
                "messageAnimation",
                [
                    "animation": .object(TLObject("animation", animation)), "caption": formattedText(caption),
                    "is_secret": .bool(isSecret),
                ])
        case .audio(let media, let title, let performer, let caption):
            let audio: [String: TLValue] = [
                "duration": .int(Int64(media.duration)), "title": .text(title), "performer": .text(performer),
                "file_name": .text(media.name), "mime_type": .text(media.mimeType),
                "album_cover_thumbnail": thumbnail(media),
                "audio": fileValue(media.file, kind: .music, name: media.name),
            ]
            return TLObject(
                "messageAudio", ["audio": .object(TLObject("audio", audio)), "caption": formattedText(caption)])
        case .voiceNote(let media, let caption):
            let note: [String: TLValue] = [
                "duration": .int(Int64(media.duration)), "waveform": .data([0x12, 0x34, 0x56]),
                "mime_type": .text(media.mimeType), "voice": fileValue(media.file, kind: .voice, name: media.name),
            ]
            return TLObject(
                "messageVoiceNote",
                ["voice_note": .object(TLObject("voiceNote", note)), "caption": formattedText(caption)])
        case .videoNote(let media):
            let note: [String: TLValue] = [
                "duration": .int(Int64(media.duration)), "length": .int(Int64(media.width)),
                "thumbnail": thumbnail(media), "video": fileValue(media.file, kind: .videoNotes, name: media.name),
            ]
            return TLObject(
                "messageVideoNote",
                ["video_note": .object(TLObject("videoNote", note)), "is_secret": .bool(isSecret)])
        case .document(let media, let caption):
            let document: [String: TLValue] = [
                "file_name": .text(media.name), "mime_type": .text(media.mimeType), "thumbnail": thumbnail(media),
                "document": fileValue(media.file, kind: .documents, name: media.name),
            ]
            return TLObject(
                "messageDocument",
                ["document": .object(TLObject("document", document)), "caption": formattedText(caption)])
        case .sticker(let media, let emoji):
            return TLObject("messageSticker", ["sticker": .object(stickerObject(media, emoji))])
        default: return otherContent(content, in: chat)
        }
    }

    private func otherContent(_ content: SimulatedContent, in chat: SimulatedChat) -> TLObject {
        switch content {
        case .link(let url, let title, let photo): return linkObject(url, title, photo)
        case .paidMedia(let media, let stars, let caption):
            return TLObject(
                "messagePaidMedia",
                [
                    "star_count": .int(stars), "media": .objects(media.map(paidMediaObject)),
                    "caption": formattedText(caption),
                ])
        case .poll(let question, let options):
            return TLObject(
                "messagePoll",
                ["poll": .object(pollObject(question, options)), "description": formattedText("")])
        case .location(let latitude, let longitude):
            let location = TLObject("location", ["latitude": .double(latitude), "longitude": .double(longitude)])
            return TLObject("messageLocation", ["location": .object(location)])
        case .contact(let phoneNumber, let firstName, let lastName):
            let contact = TLObject(
                "contact",
                [
                    "phone_number": .text(phoneNumber), "first_name": .text(firstName), "last_name": .text(lastName),
                ])
            return TLObject("messageContact", ["contact": .object(contact)])
        case .expired(let media):
            switch media {
            case .photo: return TLObject("messageExpiredPhoto")
            case .video: return TLObject("messageExpiredVideo")
            case .videoNote: return TLObject("messageExpiredVideoNote")
            case .voiceNote: return TLObject("messageExpiredVoiceNote")
            }
        case .chatCreated:
            if case .basicGroup = chat.kind {
                return TLObject(
                    "messageBasicGroupChatCreate", ["title": .text(chat.title), "member_user_ids": .ids([myID])])
            }
            return TLObject("messageSupergroupChatCreate", ["title": .text(chat.title)])
        case .pinned(let messageID): return TLObject("messagePinMessage", ["message_id": .int(messageID)])
        case .joinedByLink: return TLObject("messageChatJoinByLink")
        case .topicCreated, .topicRenamed, .topicClosed, .topicHidden, .upgradedTo, .upgradedFrom:
            return groupContent(content)
        case .json(let text, let media):
            guard let object = engine.object(fromJSON: text, class: "MessageContent") else {
                return TLObject("messageUnsupported")
            }
            return media.isEmpty ? object : filled(object, media, parent: "")
        default: return TLObject("messageUnsupported")
        }
    }

    /// An object with files in place of their numbers.
    func filled(_ object: TLObject, _ media: [SimulatedMedia], parent: String) -> TLObject {
        if object.type == "file" {
            let index = Int(clamping: object.int("id")) - 1
            guard media.indices.contains(index) else { return object }
            let kind = FileIdentity.Kind(ofParent: parent)
            let value = fileValue(media[index].file, kind: kind, name: kind == .thumbnails ? "" : media[index].name)
            if case .object(let file) = value { return file }
            return object
        }
        var object = object
        for (name, value) in object.fields { object.fields[name] = filled(value, media, parent: object.type) }
        return object
    }

    private func filled(_ value: TLValue, _ media: [SimulatedMedia], parent: String) -> TLValue {
        switch value {
        case .object(let object): .object(filled(object, media, parent: parent))
        case .vector(let values): .vector(values.map { filled($0, media, parent: parent) })
        default: value
        }
    }

    /// Service messages of forums and of groups that were upgraded.
    private func groupContent(_ content: SimulatedContent) -> TLObject {
        switch content {
        case .topicCreated(let name):
            return TLObject(
                "messageForumTopicCreated", ["name": .text(name), "icon": .object(topicIcon(color: 7_322_096))])
        case .topicRenamed(let name): return TLObject("messageForumTopicEdited", ["name": .text(name)])
        case .topicClosed(let isClosed):
            return TLObject("messageForumTopicIsClosedToggled", ["is_closed": .bool(isClosed)])
        case .topicHidden(let isHidden):
            return TLObject("messageForumTopicIsHiddenToggled", ["is_hidden": .bool(isHidden)])
        case .upgradedTo(let number): return TLObject("messageChatUpgradeTo", ["supergroup_id": .int(number)])
        case .upgradedFrom(let title, let number):
            return TLObject("messageChatUpgradeFrom", ["title": .text(title), "basic_group_id": .int(number)])
        default: return TLObject("messageUnsupported")
        }
    }

    private func videoObject(_ media: SimulatedMedia) -> TLObject {
        var video = fields(media)
        video["supports_streaming"] = true
        video["video"] = fileValue(media.file, kind: .videos, name: media.name)
        return TLObject("video", video)
    }

    private func linkObject(_ url: String, _ title: String, _ photo: [SimulatedMedia]) -> TLObject {
        let type = TLObject("linkPreviewTypeArticle", ["photo": photo.isEmpty ? .null : .object(photoObject(photo))])
        let preview = TLObject(
            "linkPreview",
            [
                "url": .text(url), "display_url": .text(url), "title": .text(title), "description": formattedText(""),
                "type": .object(type),
            ])
        let entity = TLObject(
            "textEntity",
            ["length": .int(Int64(url.utf16.count)), "type": .object(TLObject("textEntityTypeUrl"))])
        let text = TLObject("formattedText", ["text": .text(url), "entities": .objects([entity])])
        return TLObject("messageText", ["text": .object(text), "link_preview": .object(preview)])
    }

    private func paidMediaObject(_ content: SimulatedContent) -> TLObject {
        switch content {
        case .photo(let sizes, _): TLObject("paidMediaPhoto", ["photo": .object(photoObject(sizes))])
        case .video(let media, _): TLObject("paidMediaVideo", ["video": .object(videoObject(media))])
        default: TLObject("paidMediaUnsupported")
        }
    }

    /// What video, animation and the like have in common.
    private func fields(_ media: SimulatedMedia) -> [String: TLValue] {
        [
            "duration": .int(Int64(media.duration)), "width": .int(Int64(media.width)),
            "height": .int(Int64(media.height)), "file_name": .text(media.name), "mime_type": .text(media.mimeType),
            "thumbnail": thumbnail(media),
        ]
    }

    func thumbnail(_ media: SimulatedMedia) -> TLValue {
        guard let file = media.thumbnail else { return .null }
        return .object(
            TLObject(
                "thumbnail",
                [
                    "format": .object(TLObject("thumbnailFormatJpeg")), "width": 64, "height": 48,
                    "file": fileValue(file, kind: .thumbnails, name: ""),
                ]))
    }

    func photoObject(_ sizes: [SimulatedMedia]) -> TLObject {
        let letters = ["m", "x", "y", "w"]
        let objects = sizes.enumerated().map { index, size in
            TLObject(
                "photoSize",
                [
                    "type": .text(letters[min(index, letters.count - 1)]), "width": .int(Int64(size.width)),
                    "height": .int(Int64(size.height)), "photo": fileValue(size.file, kind: .photos, name: size.name),
                ])
        }
        return TLObject("photo", ["sizes": .objects(objects)])
    }

    private func stickerObject(_ media: SimulatedMedia, _ emoji: String) -> TLObject {
        let format =
            switch media.file.recipe {
            case .tgs: "stickerFormatTgs"
            case .mp4: "stickerFormatWebm"
            default: "stickerFormatWebp"
            }
        return TLObject(
            "sticker",
            [
                "width": .int(Int64(media.width)), "height": .int(Int64(media.height)), "emoji": .text(emoji),
                "format": .object(TLObject(format)), "full_type": .object(TLObject("stickerFullTypeRegular")),
                "thumbnail": thumbnail(media), "sticker": fileValue(media.file, kind: .stickers, name: media.name),
            ])
    }

    private func pollObject(_ question: String, _ options: [String]) -> TLObject {
        let objects = options.enumerated().map { index, option in
            TLObject("pollOption", ["id": .text(String(index)), "text": formattedText(option)])
        }
        return TLObject(
            "poll",
            [
                "id": 9_001, "question": formattedText(question), "options": .objects(objects),
                "is_anonymous": true, "allows_revoting": true, "type": .object(TLObject("pollTypeRegular")),
            ])
    }
}
