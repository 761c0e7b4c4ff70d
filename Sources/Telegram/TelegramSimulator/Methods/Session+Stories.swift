/// Stories, which messages only name.
extension Session {
    func getStory(_ request: TLObject) -> TLObject {
        let number = request.int("story_id")
        let id = SimulatedStory.ID(chatID: request.int("story_poster_chat_id"), number: Int32(clamping: number))
        guard let chat = engine.world.chats[id.chatID], isVisible(chat) else { return Self.chatNotFound }
        guard number > 0 else { return .error(400, "Invalid story identifier specified") }
        guard let story = engine.world.stories[id] else { return .error(404, "Story not found") }
        announce(chat: chat)
        let content: TLObject =
            switch story.content {
            case .photo(let sizes, _): TLObject("storyContentPhoto", ["photo": .object(photoObject(sizes))])
            case .video(let media, _): TLObject("storyContentVideo", ["video": .object(storyVideo(media))])
            default: TLObject("storyContentUnsupported")
            }
        return TLObject(
            "story",
            [
                "id": .int(number), "poster_chat_id": .int(id.chatID), "date": .int(Int64(story.date)),
                "is_posted_to_chat_page": true, "can_be_forwarded": .bool(!story.isProtected),
                "privacy_settings": .object(TLObject("storyPrivacySettingsEveryone")), "content": .object(content),
                "caption": formattedText(story.content.caption),
            ])
    }

    private func storyVideo(_ media: SimulatedMedia) -> TLObject {
        TLObject(
            "storyVideo",
            [
                "duration": .double(Double(media.duration)), "width": .int(Int64(media.width)),
                "height": .int(Int64(media.height)), "thumbnail": thumbnail(media),
                "video": fileValue(media.file, kind: .videos, name: ""),
            ])
    }
}
