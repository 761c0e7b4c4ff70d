/// What TDLib says about the things of the world. Only what differs from zero is named here.
extension Session {
    // MARK: Users and chats

    func userObject(_ user: SimulatedUser) -> TLObject {
        let status =
            user.isDeleted
            ? TLObject("userStatusEmpty")
            : user.isBot
                ? TLObject("userStatusOnline", ["expires": .int(Int64(Int32.max))]) : TLObject("userStatusRecently")
        let type =
            user.isDeleted
            ? TLObject("userTypeDeleted")
            : user.isBot
                ? TLObject("userTypeBot", ["can_join_groups": true, "is_inline": false]) : TLObject("userTypeRegular")
        return TLObject(
            "user",
            [
                "id": .int(user.id), "first_name": .text(user.firstName), "last_name": .text(user.lastName),
                "usernames": .optional(usernames(user.username)), "phone_number": .text(user.phoneNumber),
                "status": .object(status), "accent_color_id": .int(user.id % 7), "profile_accent_color_id": -1,
                "is_contact": .bool(user.isContact), "is_mutual_contact": .bool(user.isContact),
                "is_support": .bool(user.id == 777_000), "have_access": true, "type": .object(type),
            ])
    }

    private func usernames(_ name: String) -> TLObject? {
        guard !name.isEmpty else { return nil }
        return TLObject("usernames", ["active_usernames": [.text(name)], "editable_username": .text(name)])
    }

    func groupUpdate(_ chat: SimulatedChat) -> TLObject? {
        switch chat.kind {
        case .privateChat: return nil
        case .basicGroup:
            return TLObject(
                "updateBasicGroup",
                [
                    "basic_group": .object(
                        TLObject(
                            "basicGroup",
                            [
                                "id": .int(chat.number), "member_count": .int(Int64(chat.memberCount)),
                                "status": .object(memberStatus(chat)), "is_active": .bool(chat.upgradedTo == 0),
                                "upgraded_to_supergroup_id": .int(chat.upgradedTo),
                            ]))
                ])
        case .supergroup, .channel:
            return TLObject("updateSupergroup", ["supergroup": .object(supergroupObject(chat))])
        case .secret(let userID):
            return TLObject(
                "updateSecretChat",
                [
                    "secret_chat": .object(
                        TLObject(
                            "secretChat",
                            [
                                "id": .int(chat.number), "user_id": .int(userID),
                                "state": .object(secretState(chat)), "is_outbound": true, "layer": 144,
                                "key_hash": .data(secretKeyHash(chat)),
                            ]))
                ])
        }
    }

    private func memberStatus(_ chat: SimulatedChat) -> TLObject {
        let isMember = !chat.isLeft && chat.upgradedTo == 0
        return TLObject(isMember ? "chatMemberStatusMember" : "chatMemberStatusLeft")
    }

    private func secretState(_ chat: SimulatedChat) -> TLObject {
        switch chat.secretState {
        case .pending: TLObject("secretChatStatePending")
        case .ready: TLObject("secretChatStateReady")
        case .closed: TLObject("secretChatStateClosed")
        }
    }

    /// What both sides compare; there is none while the keys are being exchanged.
    private func secretKeyHash(_ chat: SimulatedChat) -> [UInt8] {
        guard chat.secretState == .ready else { return [] }
        var generator = SeededGenerator(seed: UInt64(bitPattern: chat.id), name: "key")
        return generator.bytes(36)
    }

    func supergroupObject(_ chat: SimulatedChat) -> TLObject {
        let isChannel = chat.kind == .channel
        let isMember = chat.list != nil && !chat.isLeft
        let status = TLObject(isMember ? "chatMemberStatusMember" : "chatMemberStatusLeft")
        return TLObject(
            "supergroup",
            [
                "id": .int(chat.number), "usernames": .optional(usernames(chat.username)),
                "date": .int(Int64(chat.messages.first?.date ?? engine.world.startDate)), "status": .object(status),
                "member_count": .int(Int64(chat.memberCount)), "join_to_send_messages": true,
                "is_channel": .bool(isChannel), "sign_messages": .bool(!isChannel),
                "show_message_sender": .bool(!isChannel), "is_forum": .bool(chat.isForum),
            ])
    }

    /// A chat as it is when a client first hears of it: without its last message and places in lists.
    func newChatObject(_ chat: SimulatedChat) -> TLObject {
        let type: TLObject
        switch chat.kind {
        case .privateChat(let userID): type = TLObject("chatTypePrivate", ["user_id": .int(userID)])
        case .basicGroup: type = TLObject("chatTypeBasicGroup", ["basic_group_id": .int(chat.number)])
        case .supergroup, .channel:
            type = TLObject(
                "chatTypeSupergroup",
                ["supergroup_id": .int(chat.number), "is_channel": .bool(chat.kind == .channel)])
        case .secret(let userID):
            type = TLObject("chatTypeSecret", ["secret_chat_id": .int(chat.number), "user_id": .int(userID)])
        }
        var permissions = TLObject("chatPermissions")
        if chat.kind != .channel {
            for right in [
                "can_send_basic_messages", "can_send_audios", "can_send_documents", "can_send_photos",
                "can_send_videos", "can_send_video_notes", "can_send_voice_notes", "can_send_polls",
                "can_send_other_messages", "can_add_link_previews", "can_invite_users",
            ] {
                permissions.fields[right] = true
            }
        }
        let last = chat.messages.last.map { $0.id } ?? 0
        return TLObject(
            "chat",
            [
                "id": .int(chat.id), "type": .object(type), "title": .text(chat.title),
                "accent_color_id": .int(chat.number % 7), "profile_accent_color_id": -1,
                "permissions": .object(permissions), "has_protected_content": .bool(chat.hasProtectedContent),
                "can_be_reported": .bool(chat.kind == .channel),
                "unread_count": .int(Int64(readState(of: chat).unreadCount)),
                "last_read_inbox_message_id": .int(readState(of: chat).last), "last_read_outbox_message_id": .int(last),
                "notification_settings": .object(notificationSettings),
                "available_reactions": .object(TLObject("chatAvailableReactionsSome", ["max_reaction_count": 11])),
                "video_chat": .object(TLObject("videoChat")), "view_as_topics": .bool(chat.isForum),
                "unread_mention_count": .int(count(chat) { $0.isUnreadMention }),
                "unread_reaction_count": .int(count(chat) { $0.hasUnreadReaction }),
                "unread_poll_vote_count": .int(count(chat) { $0.hasUnreadPollVote }),
                "draft_message": .optional(draftObject(chat.draft)),
            ])
    }

    var notificationSettings: TLObject {
        TLObject(
            "chatNotificationSettings",
            [
                "use_default_mute_for": true, "use_default_sound": true, "sound_id": -1,
                "use_default_show_preview": true, "show_preview": true, "use_default_mute_stories": true,
                "use_default_story_sound": true, "story_sound_id": -1, "use_default_show_story_poster": true,
                "show_story_poster": true, "use_default_disable_pinned_message_notifications": true,
                "use_default_disable_mention_notifications": true,
            ])
    }

    /// How many of the stored messages have a flag; those of a long row have none.
    private func count(_ chat: SimulatedChat, _ hasFlag: (SimulatedMessage) -> Bool) -> Int64 {
        Int64(chat.messages.count(ofKinds: hasFlag))
    }

    func draftObject(_ draft: SimulatedDraft?) -> TLObject? {
        guard let draft else { return nil }
        let content = TLObject("draftMessageContentText", ["text": formattedText(draft.text)])
        return TLObject("draftMessage", ["date": .int(Int64(draft.date)), "content": .object(content)])
    }

    /// A chat as it is for a client now.
    func chatObject(_ chat: SimulatedChat) -> TLObject {
        var object = newChatObject(chat)
        object.fields["last_message"] = .optional(chat.messages.last.map { messageObject($0, in: chat) })
        object.fields["positions"] = .objects(positions(of: chat))
        object.fields["chat_lists"] = .objects(lists(of: chat).map(\.object))
        return object
    }

    // MARK: Messages

    func messageObject(_ message: SimulatedMessage, in chat: SimulatedChat) -> TLObject {
        let isProtected = chat.hasProtectedContent || message.isProtected || message.selfDestruct != nil
        var fields: [String: TLValue] = [
            "id": .int(message.id), "sender_id": .object(senderObject(message.senderID)), "chat_id": .int(chat.id),
            "is_outgoing": .bool(message.senderID == myID && chat.kind != .channel),
            "is_pinned": .bool(message.isPinned), "can_be_saved": .bool(!isProtected && !chat.isSecret),
            "has_timestamped_media": true, "is_channel_post": .bool(chat.kind == .channel),
            "date": .int(Int64(message.date)), "edit_date": .int(Int64(message.editDate)),
            "media_album_id": .int(message.albumID), "contains_unread_mention": .bool(message.isUnreadMention),
            "contains_unread_poll_votes": .bool(message.hasUnreadPollVote),
            "author_signature": .text(message.authorSignature), "topic_id": .optional(topic(of: message, in: chat)),
            "content": .object(
                showsUnknownContent
                    ? TLObject("messageHologram")
                    : contentObject(message.content, isSecret: message.selfDestruct != nil, in: chat)),
        ]
        if chat.kind == .channel {
            let information = TLObject(
                "messageInteractionInfo", ["view_count": .int(100 + message.number % 900), "forward_count": 1])
            fields["interaction_info"] = .object(information)
        }
        if message.replyTo != 0 {
            fields["reply_to"] = .object(
                TLObject(
                    "messageReplyToMessage",
                    ["chat_id": .int(chat.id), "message_id": .int(message.replyTo << 20)]))
        }
        if let left = message.selfDestructIn(at: engine.time) {
            fields["self_destruct_in"] = .double(Self.seconds(left))
        }
        if let left = message.autoDeleteIn(at: engine.time, startDate: engine.world.startDate) {
            fields["auto_delete_in"] = .double(Self.seconds(left))
        }
        switch message.selfDestruct {
        case 0: fields["self_destruct_type"] = .object(TLObject("messageSelfDestructTypeImmediately"))
        case let seconds?:
            fields["self_destruct_type"] = .object(
                TLObject("messageSelfDestructTypeTimer", ["self_destruct_time": .int(Int64(seconds))]))
        case nil: break
        }
        return TLObject("message", fields)
    }

    private static func seconds(_ duration: Duration) -> Double {
        max(0, Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
    }

    private func topic(of message: SimulatedMessage, in chat: SimulatedChat) -> TLObject? {
        message.topic(in: chat).map(topicObject)
    }

    func topicObject(_ id: Int32) -> TLObject {
        TLObject("messageTopicForum", ["forum_topic_id": .int(Int64(id))])
    }

    func senderObject(_ id: Int64) -> TLObject {
        id < 0
            ? TLObject("messageSenderChat", ["chat_id": .int(id)])
            : TLObject("messageSenderUser", ["user_id": .int(id)])
    }

    // MARK: Files

    func fileValue(_ file: SimulatedFile, kind: FileIdentity.Kind, name: String) -> TLValue {
        let identity = engine.identity(of: file, kind: kind)
        return .object(fileObject(fileID(of: file, identity: identity, suggestedName: name)))
    }

    func fileObject(_ id: Int32) -> TLObject {
        guard let entry = files[id] else { return TLObject("file") }
        let download = entry.download
        let offset = download.isCompleted ? 0 : min(download.target.offset, entry.identity.size)
        let size = Int64(entry.identity.size)
        let local = TLObject(
            "localFile",
            [
                "path": .text(entry.path), "can_be_downloaded": true, "can_be_deleted": .bool(!entry.path.isEmpty),
                "is_downloading_active": .bool(download.isActive),
                "is_downloading_completed": .bool(download.isCompleted), "download_offset": .int(Int64(offset)),
                "downloaded_prefix_size": .int(Int64(download.parts.prefix(from: offset))),
                "downloaded_size": .int(Int64(download.parts.count)),
            ])
        let remote = TLObject(
            "remoteFile",
            [
                "id": .text(entry.identity.remoteID), "unique_id": .text(entry.identity.uniqueID),
                "is_uploading_completed": true, "uploaded_size": .int(size),
            ])
        return TLObject(
            "file",
            [
                "id": .int(Int64(id)), "size": .int(size), "expected_size": .int(size), "local": .object(local),
                "remote": .object(remote),
            ])
    }
}
