// Written by Benchmarks/Scripts/make-corpus-types. Do not edit.

/// Fields in the order in which TDLib writes them; a question mark stands behind what may be absent.
let corpusSchemaText = """
    updateNewMessage message:message = Update
    updateFile file:file = Update
    updateChatLastMessage chat_id:int53 last_message:message? positions:vector<chatPosition> = Update
    updateUser user:user = Update
    updateNewChat chat:chat = Update
    updateUserStatus user_id:int53 status:UserStatus = Update
    updateOption name:string value:OptionValue = Update
    updateChatReadInbox chat_id:int53 last_read_inbox_message_id:int53 unread_count:int32 = Update
    updateDeleteMessages chat_id:int53 message_ids:vector<int53> is_permanent:Bool from_cache:Bool = Update
    updateMessageInteractionInfo chat_id:int53 message_id:int53 interaction_info:messageInteractionInfo? = Update
    messages total_count:int32 messages:vector<message> = Messages
    message id:int53 sender_id:MessageSender receiver_id:MessageSender? chat_id:int53 \
        sending_state:MessageSendingState? scheduling_state:MessageSchedulingState? is_outgoing:Bool \
        is_pinned:Bool is_from_offline:Bool can_be_saved:Bool has_timestamped_media:Bool is_channel_post:Bool \
        is_paid_star_suggested_post:Bool is_paid_gram_suggested_post:Bool contains_unread_mention:Bool \
        contains_unread_poll_votes:Bool date:int32 edit_date:int32 forward_info:messageForwardInfo? \
        import_info:messageImportInfo? interaction_info:messageInteractionInfo? \
        unread_reactions:vector<unreadReaction> fact_check:factCheck? suggested_post_info:suggestedPostInfo? \
        reply_to:MessageReplyTo? topic_id:MessageTopic? self_destruct_type:MessageSelfDestructType? \
        self_destruct_in:double auto_delete_in:double via_bot_user_id:int53 guest_bot_caller_id:MessageSender? \
        sender_business_bot_user_id:int53 sender_boost_count:int32 sender_tag:string \
        paid_message_star_count:int53 author_signature:string media_album_id:int64 effect_id:int64 \
        restriction_info:restrictionInfo? summary_language_code:string content:MessageContent \
        reply_markup:ReplyMarkup? ephemeral_message_id:int32 = Message
    messageSenderUser user_id:int53 = MessageSender
    messageSenderChat chat_id:int53 = MessageSender
    messageInteractionInfo view_count:int32 forward_count:int32 reply_info:messageReplyInfo? \
        reactions:messageReactions? = MessageInteractionInfo
    messageReactions reactions:vector<messageReaction> are_tags:Bool paid_reactors:vector<paidReactor> \
        can_get_added_reactions:Bool = MessageReactions
    messageReaction type:ReactionType total_count:int32 is_chosen:Bool used_sender_id:MessageSender? \
        recent_sender_ids:vector<MessageSender> = MessageReaction
    reactionTypeEmoji emoji:string = ReactionType
    messageReplyToMessage chat_id:int53 message_id:int53 quote:textQuote? checklist_task_id:int32 \
        poll_option_id:string origin:MessageOrigin? origin_send_date:int32 content:MessageContent? = MessageReplyTo
    messageForwardInfo origin:MessageOrigin date:int32 source:forwardSource? \
        public_service_announcement_type:string = MessageForwardInfo
    messageOriginUser sender_user_id:int53 = MessageOrigin
    messageText text:formattedText link_preview:linkPreview? link_preview_options:linkPreviewOptions? = MessageContent
    messagePhoto photo:photo video:video? caption:formattedText show_caption_above_media:Bool has_spoiler:Bool \
        is_secret:Bool = MessageContent
    messageDocument document:document caption:formattedText = MessageContent
    messageVideo video:video alternative_videos:vector<alternativeVideo> storyboards:vector<videoStoryboard> \
        cover:photo? start_timestamp:int32 caption:formattedText show_caption_above_media:Bool \
        has_spoiler:Bool is_secret:Bool = MessageContent
    formattedText text:string entities:vector<textEntity> = FormattedText
    textEntity offset:int32 length:int32 type:TextEntityType = TextEntity
    textEntityTypeUrl = TextEntityType
    textEntityTypeBold = TextEntityType
    textEntityTypeMention = TextEntityType
    textEntityTypeTextUrl url:string = TextEntityType
    textEntityTypeCustomEmoji custom_emoji_id:int64 = TextEntityType
    textEntityTypePreCode language:string = TextEntityType
    linkPreview url:string display_url:string site_name:string title:string description:formattedText \
        author:string type:LinkPreviewType has_large_media:Bool show_large_media:Bool \
        show_media_above_description:Bool skip_confirmation:Bool show_above_text:Bool \
        instant_view_version:int32 = LinkPreview
    linkPreviewTypeArticle photo:photo? = LinkPreviewType
    photo has_stickers:Bool minithumbnail:minithumbnail? sizes:vector<photoSize> = Photo
    photoSize type:string photo:file width:int32 height:int32 progressive_sizes:vector<int32> = PhotoSize
    minithumbnail width:int32 height:int32 data:bytes = Minithumbnail
    thumbnail format:ThumbnailFormat width:int32 height:int32 file:file = Thumbnail
    thumbnailFormatJpeg = ThumbnailFormat
    video duration:int32 width:int32 height:int32 file_name:string mime_type:string has_stickers:Bool \
        supports_streaming:Bool minithumbnail:minithumbnail? thumbnail:thumbnail? video:file = Video
    document file_name:string mime_type:string minithumbnail:minithumbnail? thumbnail:thumbnail? document:file = Document
    file id:int32 size:int53 expected_size:int53 local:localFile remote:remoteFile = File
    localFile path:string can_be_downloaded:Bool can_be_deleted:Bool is_downloading_active:Bool \
        is_downloading_completed:Bool download_offset:int53 downloaded_prefix_size:int53 downloaded_size:int53 = LocalFile
    remoteFile id:string unique_id:string is_uploading_active:Bool is_uploading_completed:Bool \
        uploaded_size:int53 = RemoteFile
    replyMarkupInlineKeyboard rows:vector<vector<inlineKeyboardButton>> = ReplyMarkup
    inlineKeyboardButton text:string icon_custom_emoji_id:int64 style:ButtonStyle \
        type:InlineKeyboardButtonType = InlineKeyboardButton
    inlineKeyboardButtonTypeCallback data:bytes = InlineKeyboardButtonType
    buttonStyleDefault = ButtonStyle
    chat id:int53 type:ChatType title:string photo:chatPhotoInfo? accent_color_id:int32 \
        background_custom_emoji_id:int64 upgraded_gift_colors:upgradedGiftColors? \
        profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 permissions:chatPermissions \
        last_message:message? positions:vector<chatPosition> chat_lists:vector<ChatList> \
        message_sender_id:MessageSender? block_list:BlockList? has_protected_content:Bool is_translatable:Bool \
        is_marked_as_unread:Bool view_as_topics:Bool has_scheduled_messages:Bool \
        can_be_deleted_only_for_self:Bool can_be_deleted_for_all_users:Bool can_be_reported:Bool \
        default_disable_notification:Bool unread_count:int32 last_read_inbox_message_id:int53 \
        last_read_outbox_message_id:int53 unread_mention_count:int32 unread_reaction_count:int32 \
        unread_poll_vote_count:int32 notification_settings:chatNotificationSettings \
        available_reactions:ChatAvailableReactions message_auto_delete_time:int32 emoji_status:emojiStatus? \
        background:chatBackground? theme:ChatTheme? action_bar:ChatActionBar? \
        business_bot_manage_bar:businessBotManageBar? video_chat:videoChat \
        pending_join_requests:chatJoinRequestsInfo? reply_markup_message_id:int53 draft_message:draftMessage? \
        client_data:string = Chat
    chatTypePrivate user_id:int53 = ChatType
    chatTypeBasicGroup basic_group_id:int53 = ChatType
    chatTypeSupergroup supergroup_id:int53 is_channel:Bool = ChatType
    chatPhotoInfo small:file big:file minithumbnail:minithumbnail? has_animation:Bool is_personal:Bool = ChatPhotoInfo
    chatPermissions can_send_basic_messages:Bool can_send_audios:Bool can_send_documents:Bool \
        can_send_photos:Bool can_send_videos:Bool can_send_video_notes:Bool can_send_voice_notes:Bool \
        can_send_polls:Bool can_send_other_messages:Bool can_add_link_previews:Bool can_react_to_messages:Bool \
        can_edit_tag:Bool can_change_info:Bool can_invite_users:Bool can_pin_messages:Bool \
        can_create_topics:Bool = ChatPermissions
    chatPosition list:ChatList order:int64 is_pinned:Bool source:ChatSource? = ChatPosition
    chatListMain = ChatList
    chatNotificationSettings use_default_mute_for:Bool mute_for:int32 use_default_sound:Bool sound_id:int64 \
        use_default_show_preview:Bool show_preview:Bool use_default_mute_stories:Bool mute_stories:Bool \
        use_default_story_sound:Bool story_sound_id:int64 use_default_show_story_poster:Bool \
        show_story_poster:Bool use_default_disable_pinned_message_notifications:Bool \
        disable_pinned_message_notifications:Bool use_default_disable_mention_notifications:Bool \
        disable_mention_notifications:Bool = ChatNotificationSettings
    chatAvailableReactionsAll max_reaction_count:int32 = ChatAvailableReactions
    videoChat group_call_id:int32 has_participants:Bool default_participant_id:MessageSender? = VideoChat
    user id:int53 first_name:string last_name:string usernames:usernames? phone_number:string \
        status:UserStatus profile_photo:profilePhoto? accent_color_id:int32 background_custom_emoji_id:int64 \
        upgraded_gift_colors:upgradedGiftColors? profile_accent_color_id:int32 \
        profile_background_custom_emoji_id:int64 emoji_status:emojiStatus? is_contact:Bool \
        is_mutual_contact:Bool is_close_friend:Bool verification_status:verificationStatus? is_premium:Bool \
        is_support:Bool restriction_info:restrictionInfo? active_story_state:ActiveStoryState? \
        restricts_new_chats:Bool paid_message_star_count:int53 have_access:Bool type:UserType \
        language_code:string added_to_attachment_menu:Bool = User
    usernames active_usernames:vector<string> disabled_usernames:vector<string> editable_username:string \
        collectible_usernames:vector<string> = Usernames
    userStatusOnline expires:int32 = UserStatus
    userStatusOffline was_online:int32 = UserStatus
    userStatusRecently by_my_privacy_settings:Bool = UserStatus
    profilePhoto id:int64 small:file big:file minithumbnail:minithumbnail? has_animation:Bool is_personal:Bool = ProfilePhoto
    userTypeRegular = UserType
    userTypeBot can_be_edited:Bool can_join_groups:Bool can_read_all_group_messages:Bool has_main_web_app:Bool \
        has_topics:Bool allows_users_to_create_topics:Bool can_manage_bots:Bool is_inline:Bool \
        inline_query_placeholder:string supports_guest_queries:Bool is_guard:Bool need_location:Bool \
        can_connect_to_business:Bool can_be_added_to_attachment_menu:Bool active_user_count:int32 = UserType
    emojiStatus type:EmojiStatusType expiration_date:int32 = EmojiStatus
    emojiStatusTypeCustomEmoji custom_emoji_id:int64 = EmojiStatusType
    optionValueInteger value:int64 = OptionValue
    optionValueBoolean value:Bool = OptionValue
    optionValueString value:string = OptionValue
    """
