// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// The schema that this module was made from.
public enum SchemaDeclarations {
    /// The version of TDLib that the schema belongs to, such as `1.8.66`.
    public static let version = "1.8.66"
    /// The SHA-256 of the schema file, in hexadecimal.
    public static let sha256 = "b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5"
    /// The declarations without their prose; `TelegramSchema` reads them.
    public static let text: StaticString = #"""
        double ? = Double;
        string ? = String;
        int32 = Int32;
        int53 = Int53;
        int64 = Int64;
        bytes = Bytes;
        boolFalse = Bool;
        boolTrue = Bool;
        vector {t:Type} # [ t ] = Vector t;

        error code:int32 message:string = Error;
        ok = Ok;

        //@class AuthenticationCodeType

        authenticationCodeTypeTelegramMessage length:int32 = AuthenticationCodeType;
        authenticationCodeTypeSms length:int32 = AuthenticationCodeType;
        authenticationCodeTypeSmsWord first_letter:string = AuthenticationCodeType;
        authenticationCodeTypeSmsPhrase first_word:string = AuthenticationCodeType;
        authenticationCodeTypeCall length:int32 = AuthenticationCodeType;
        authenticationCodeTypeFlashCall pattern:string = AuthenticationCodeType;
        authenticationCodeTypeMissedCall phone_number_prefix:string length:int32 = AuthenticationCodeType;
        authenticationCodeTypeFragment url:string length:int32 = AuthenticationCodeType;
        authenticationCodeTypeFirebaseAndroid device_verification_parameters:FirebaseDeviceVerificationParameters length:int32 = AuthenticationCodeType;
        authenticationCodeTypeFirebaseIos receipt:string push_timeout:int32 length:int32 = AuthenticationCodeType;
        //! next_type:null
        authenticationCodeInfo phone_number:string type:AuthenticationCodeType next_type:AuthenticationCodeType timeout:int32 = AuthenticationCodeInfo;
        emailAddressAuthenticationCodeInfo email_address_pattern:string length:int32 = EmailAddressAuthenticationCodeInfo;

        //@class EmailAddressAuthentication

        emailAddressAuthenticationCode code:string = EmailAddressAuthentication;
        emailAddressAuthenticationAppleId token:string = EmailAddressAuthentication;
        emailAddressAuthenticationGoogleId token:string = EmailAddressAuthentication;

        //@class EmailAddressResetState

        emailAddressResetStateAvailable wait_period:int32 = EmailAddressResetState;
        emailAddressResetStatePending reset_in:int32 = EmailAddressResetState;
        //! offset:utf16 length:utf16
        textEntity offset:int32 length:int32 type:TextEntityType = TextEntity;
        textEntities entities:vector<textEntity> = TextEntities;
        formattedText text:string entities:vector<textEntity> = FormattedText;
        richMessage blocks:vector<PageBlock> is_rtl:Bool is_full:Bool = RichMessage;
        //! id:length=1-64
        inputRichMessageMedia id:string media:InputMessageContent = InputRichMessageMedia;

        //@class RichMessageSource

        richMessageSourceBlocks blocks:vector<InputPageBlock> = RichMessageSource;
        //! bots
        richMessageSourceMarkdown text:string media:vector<inputRichMessageMedia> = RichMessageSource;
        //! bots
        richMessageSourceHtml text:string media:vector<inputRichMessageMedia> = RichMessageSource;
        inputRichMessage source:RichMessageSource is_rtl:Bool detect_automatic_blocks:Bool = InputRichMessage;
        //! offset:utf16 length:utf16
        diffEntity offset:int32 length:int32 type:DiffEntityType = DiffEntity;
        diffText text:string entities:vector<diffEntity> = DiffText;
        fixedText text:formattedText diff_text:diffText = FixedText;
        textCompositionStyleExample source_text:formattedText result_text:formattedText = TextCompositionStyleExample;
        //! english_example:null
        textCompositionStyle name:string custom_emoji_id:int64 title:string is_custom:Bool is_creator:Bool install_count:int32 prompt:string creator_user_id:int53 english_example:textCompositionStyleExample = TextCompositionStyle;
        termsOfService text:formattedText min_user_age:int32 show_popup:Bool = TermsOfService;
        //! addition_date:unix-time last_usage_date:unix-time
        passkey id:string name:string addition_date:int32 last_usage_date:int32 software_icon_custom_emoji_id:int64 = Passkey;
        passkeys passkeys:vector<passkey> = Passkeys;

        //@class AuthorizationState

        authorizationStateWaitTdlibParameters = AuthorizationState;
        authorizationStateWaitPhoneNumber = AuthorizationState;
        authorizationStateWaitPremiumPurchase store_product_id:string premium_day_count:int32 support_email_address:string support_email_subject:string = AuthorizationState;
        authorizationStateWaitEmailAddress allow_apple_id:Bool allow_google_id:Bool = AuthorizationState;
        //! email_address_reset_state:null
        authorizationStateWaitEmailCode allow_apple_id:Bool allow_google_id:Bool code_info:emailAddressAuthenticationCodeInfo email_address_reset_state:EmailAddressResetState = AuthorizationState;
        authorizationStateWaitCode code_info:authenticationCodeInfo = AuthorizationState;
        authorizationStateWaitOtherDeviceConfirmation link:string = AuthorizationState;
        authorizationStateWaitRegistration terms_of_service:termsOfService = AuthorizationState;
        authorizationStateWaitPassword password_hint:string has_recovery_email_address:Bool has_passport_data:Bool recovery_email_address_pattern:string = AuthorizationState;
        authorizationStateReady = AuthorizationState;
        authorizationStateLoggingOut = AuthorizationState;
        authorizationStateClosing = AuthorizationState;
        authorizationStateClosed = AuthorizationState;

        //@class FirebaseDeviceVerificationParameters

        firebaseDeviceVerificationParametersSafetyNet nonce:bytes = FirebaseDeviceVerificationParameters;
        firebaseDeviceVerificationParametersPlayIntegrity nonce:string cloud_project_number:int64 = FirebaseDeviceVerificationParameters;
        //! recovery_email_address_code_info:null pending_reset_date:unix-time
        passwordState has_password:Bool password_hint:string has_recovery_email_address:Bool has_passport_data:Bool recovery_email_address_code_info:emailAddressAuthenticationCodeInfo login_email_address_pattern:string pending_reset_date:int32 = PasswordState;
        recoveryEmailAddress recovery_email_address:string = RecoveryEmailAddress;
        temporaryPasswordState has_password:Bool valid_for:int32 = TemporaryPasswordState;
        localFile path:string can_be_downloaded:Bool can_be_deleted:Bool is_downloading_active:Bool is_downloading_completed:Bool download_offset:int53 downloaded_prefix_size:int53 downloaded_size:int53 = LocalFile;
        remoteFile id:string unique_id:string is_uploading_active:Bool is_uploading_completed:Bool uploaded_size:int53 = RemoteFile;
        file id:int32 size:int53 expected_size:int53 local:localFile remote:remoteFile = File;

        //@class InputFile

        inputFileId id:int32 = InputFile;
        inputFileRemote id:string = InputFile;
        inputFileLocal path:string = InputFile;
        inputFileGenerated original_path:string conversion:string expected_size:int53 = InputFile;
        photoSize type:string photo:file width:int32 height:int32 progressive_sizes:vector<int32> = PhotoSize;
        minithumbnail width:int32 height:int32 data:bytes = Minithumbnail;

        //@class ThumbnailFormat

        thumbnailFormatJpeg = ThumbnailFormat;
        thumbnailFormatGif = ThumbnailFormat;
        thumbnailFormatMpeg4 = ThumbnailFormat;
        thumbnailFormatPng = ThumbnailFormat;
        thumbnailFormatTgs = ThumbnailFormat;
        thumbnailFormatWebm = ThumbnailFormat;
        thumbnailFormatWebp = ThumbnailFormat;
        thumbnail format:ThumbnailFormat width:int32 height:int32 file:file = Thumbnail;

        //@class MaskPoint

        maskPointForehead = MaskPoint;
        maskPointEyes = MaskPoint;
        maskPointMouth = MaskPoint;
        maskPointChin = MaskPoint;
        maskPosition point:MaskPoint x_shift:double y_shift:double scale:double = MaskPosition;

        //@class StickerFormat

        stickerFormatWebp = StickerFormat;
        stickerFormatTgs = StickerFormat;
        stickerFormatWebm = StickerFormat;

        //@class StickerType

        stickerTypeRegular = StickerType;
        stickerTypeMask = StickerType;
        stickerTypeCustomEmoji = StickerType;

        //@class StickerFullType

        //! premium_animation:null
        stickerFullTypeRegular premium_animation:file = StickerFullType;
        //! mask_position:null
        stickerFullTypeMask mask_position:maskPosition = StickerFullType;
        stickerFullTypeCustomEmoji custom_emoji_id:int64 needs_repainting:Bool = StickerFullType;
        closedVectorPath commands:vector<VectorPathCommand> = ClosedVectorPath;
        outline paths:vector<closedVectorPath> = Outline;
        //! text:length=1-100/characters media:null vote_percentage:value=0-100 author:null addition_date:unix-time
        pollOption id:string text:formattedText media:PollMedia voter_count:int32 vote_percentage:int32 recent_voter_ids:vector<MessageSender> is_chosen:Bool is_being_chosen:Bool author:MessageSender addition_date:int32 = PollOption;
        //! text:length=1-100/characters media:pass-null
        inputPollOption text:formattedText media:InputPollMedia = InputPollOption;

        //@class PollType

        pollTypeRegular = PollType;
        //! explanation_media:null
        pollTypeQuiz correct_option_ids:vector<int32> explanation:formattedText explanation_media:PollMedia = PollType;

        //@class InputPollType

        inputPollTypeRegular allow_adding_options:Bool = InputPollType;
        //! explanation:length=0-200/characters explanation_media:pass-null
        inputPollTypeQuiz correct_option_ids:vector<int32> explanation:formattedText explanation_media:InputPollMedia = InputPollType;

        //@class PollVoteRestrictionReason

        pollVoteRestrictionReasonClosed = PollVoteRestrictionReason;
        pollVoteRestrictionReasonYetUnsent = PollVoteRestrictionReason;
        pollVoteRestrictionReasonScheduled = PollVoteRestrictionReason;
        pollVoteRestrictionReasonCountryRestricted country_code:string = PollVoteRestrictionReason;
        pollVoteRestrictionReasonMembershipRequired chat_id:int53 = PollVoteRestrictionReason;
        pollVoteRestrictionReasonOther = PollVoteRestrictionReason;
        //! completed_by:null completion_date:unix-time
        checklistTask id:int32 text:formattedText completed_by:MessageSender completion_date:int32 = ChecklistTask;
        //! text:length=1-$checklist_task_text_length_max/characters
        inputChecklistTask id:int32 text:formattedText = InputChecklistTask;
        checklist title:formattedText tasks:vector<checklistTask> others_can_add_tasks:Bool can_add_tasks:Bool others_can_mark_tasks_as_done:Bool can_mark_tasks_as_done:Bool = Checklist;
        //! title:length=1-$checklist_title_length_max/characters tasks:length=1-$checklist_task_count_max/tasks
        inputChecklist title:formattedText tasks:vector<inputChecklistTask> others_can_add_tasks:Bool others_can_mark_tasks_as_done:Bool = InputChecklist;
        //! minithumbnail:null thumbnail:null
        animation duration:int32 width:int32 height:int32 file_name:string mime_type:string has_stickers:Bool minithumbnail:minithumbnail thumbnail:thumbnail animation:file = Animation;
        //! album_cover_minithumbnail:null album_cover_thumbnail:null
        audio duration:int32 title:string performer:string file_name:string mime_type:string album_cover_minithumbnail:minithumbnail album_cover_thumbnail:thumbnail external_album_covers:vector<thumbnail> audio:file = Audio;
        audios total_count:int32 audios:vector<audio> = Audios;
        //! minithumbnail:null thumbnail:null
        document file_name:string mime_type:string minithumbnail:minithumbnail thumbnail:thumbnail document:file = Document;
        //! minithumbnail:null
        photo has_stickers:Bool minithumbnail:minithumbnail sizes:vector<photoSize> = Photo;
        //! thumbnail:null
        sticker id:int64 set_id:int64 width:int32 height:int32 emoji:string format:StickerFormat full_type:StickerFullType thumbnail:thumbnail sticker:file = Sticker;
        //! minithumbnail:null thumbnail:null
        video duration:int32 width:int32 height:int32 file_name:string mime_type:string has_stickers:Bool supports_streaming:Bool minithumbnail:minithumbnail thumbnail:thumbnail video:file = Video;
        //! minithumbnail:null thumbnail:null speech_recognition_result:null
        videoNote duration:int32 waveform:bytes length:int32 minithumbnail:minithumbnail thumbnail:thumbnail speech_recognition_result:SpeechRecognitionResult video:file = VideoNote;
        //! speech_recognition_result:null
        voiceNote duration:int32 waveform:bytes mime_type:string speech_recognition_result:SpeechRecognitionResult voice:file = VoiceNote;
        //! sticker:null fitzpatrick_type:value=0-6 sound:null
        animatedEmoji sticker:sticker sticker_width:int32 sticker_height:int32 fitzpatrick_type:int32 sound:file = AnimatedEmoji;
        //! first_name:length=1-64/characters last_name:length=0-64/characters vcard:length=0-2048/bytes
        contact phone_number:string first_name:string last_name:string vcard:string user_id:int53 = Contact;
        location latitude:double longitude:double horizontal_accuracy:double = Location;
        //! heading:value=1-360 proximity_alert_radius:value=0-100000
        liveLocation location:location live_period:int32 heading:int32 proximity_alert_radius:int32 = LiveLocation;
        venue location:location title:string address:string provider:string id:string type:string = Venue;
        //! animation:null
        game id:int64 short_name:string title:string text:formattedText description:string photo:photo animation:animation = Game;
        //! current_streak:value=0-2
        stakeDiceState state_hash:string stake_gram_amount:int53 suggested_stake_gram_amounts:vector<int53> current_streak:int32 prize_per_mille:vector<int32> streak_prize_per_mille:int32 = StakeDiceState;
        //! animation:null
        webApp short_name:string title:string description:string photo:photo animation:animation = WebApp;
        //! question:length=1-300/characters close_date:unix-time vote_restriction_reason:null
        poll id:int64 question:formattedText options:vector<pollOption> total_voter_count:int32 recent_voter_ids:vector<MessageSender> can_get_voters:Bool can_see_results:Bool is_anonymous:Bool allows_multiple_answers:Bool allows_revoting:Bool members_only:Bool country_codes:vector<string> option_order:vector<int32> type:PollType open_period:int32 close_date:int32 is_closed:Bool vote_restriction_reason:PollVoteRestrictionReason = Poll;
        alternativeVideo id:int64 width:int32 height:int32 codec:string hls_file:file video:file = AlternativeVideo;
        videoStoryboard storyboard_file:file width:int32 height:int32 map_file:file = VideoStoryboard;
        //! document:null
        background id:int64 is_default:Bool is_dark:Bool name:string document:document type:BackgroundType = Background;
        backgrounds backgrounds:vector<background> = Backgrounds;
        //! dark_theme_dimming:value=0-100
        chatBackground background:background dark_theme_dimming:int32 = ChatBackground;
        //! minithumbnail:null
        profilePhoto id:int64 small:file big:file minithumbnail:minithumbnail has_animation:Bool is_personal:Bool = ProfilePhoto;
        //! minithumbnail:null
        chatPhotoInfo small:file big:file minithumbnail:minithumbnail has_animation:Bool is_personal:Bool = ChatPhotoInfo;

        //@class ProfileTab

        profileTabPosts = ProfileTab;
        profileTabGifts = ProfileTab;
        profileTabMedia = ProfileTab;
        profileTabFiles = ProfileTab;
        profileTabLinks = ProfileTab;
        profileTabMusic = ProfileTab;
        profileTabVoice = ProfileTab;
        profileTabGifs = ProfileTab;

        //@class UserType

        userTypeRegular = UserType;
        userTypeDeleted = UserType;
        userTypeBot can_be_edited:Bool can_join_groups:Bool can_read_all_group_messages:Bool has_main_web_app:Bool has_topics:Bool allows_users_to_create_topics:Bool can_manage_bots:Bool is_inline:Bool inline_query_placeholder:string supports_guest_queries:Bool is_guard:Bool need_location:Bool can_connect_to_business:Bool can_be_added_to_attachment_menu:Bool active_user_count:int32 = UserType;
        userTypeUnknown = UserType;
        botCommand command:string description:string is_ephemeral:Bool = BotCommand;
        botCommands bot_user_id:int53 commands:vector<botCommand> = BotCommands;
        botMenuButton text:string url:string = BotMenuButton;
        botAccessSettings is_restricted:Bool added_user_ids:vector<int53> = BotAccessSettings;
        //! default_custom_description:null
        botVerificationParameters icon_custom_emoji_id:int64 organization_name:string default_custom_description:formattedText can_set_custom_description:Bool = BotVerificationParameters;
        botVerification bot_user_id:int53 icon_custom_emoji_id:int64 custom_description:formattedText = BotVerification;
        verificationStatus is_verified:Bool is_scam:Bool is_fake:Bool bot_verification_icon_custom_emoji_id:int64 = VerificationStatus;
        //! address:length=1-64/characters
        chatLocation location:location address:string = ChatLocation;
        //! day:value=1-31 month:value=1-12
        birthdate day:int32 month:int32 year:int32 = Birthdate;
        closeBirthdayUser user_id:int53 birthdate:birthdate = CloseBirthdayUser;

        //@class BusinessAwayMessageSchedule

        businessAwayMessageScheduleAlways = BusinessAwayMessageSchedule;
        businessAwayMessageScheduleOutsideOfOpeningHours = BusinessAwayMessageSchedule;
        //! start_date:unix-time end_date:unix-time
        businessAwayMessageScheduleCustom start_date:int32 end_date:int32 = BusinessAwayMessageSchedule;
        //! location:null address:length=1-96/characters
        businessLocation location:location address:string = BusinessLocation;
        businessRecipients chat_ids:vector<int53> excluded_chat_ids:vector<int53> select_existing_chats:Bool select_new_chats:Bool select_contacts:Bool select_non_contacts:Bool exclude_selected:Bool = BusinessRecipients;
        businessAwayMessageSettings shortcut_id:int32 recipients:businessRecipients schedule:BusinessAwayMessageSchedule offline_only:Bool = BusinessAwayMessageSettings;
        businessGreetingMessageSettings shortcut_id:int32 recipients:businessRecipients inactivity_days:int32 = BusinessGreetingMessageSettings;
        businessBotRights can_reply:Bool can_read_messages:Bool can_delete_sent_messages:Bool can_delete_all_messages:Bool can_edit_name:Bool can_edit_bio:Bool can_edit_profile_photo:Bool can_edit_username:Bool can_view_gifts_and_stars:Bool can_sell_gifts:Bool can_change_gift_settings:Bool can_transfer_and_upgrade_gifts:Bool can_transfer_stars:Bool can_manage_stories:Bool = BusinessBotRights;
        businessConnectedBot bot_user_id:int53 recipients:businessRecipients rights:businessBotRights = BusinessConnectedBot;
        //! connection_date:unix-time
        businessConnectedBotInfo bot:businessConnectedBot connection_date:int32 device_model:string location:string = BusinessConnectedBotInfo;
        //! sticker:null
        businessStartPage title:string message:string sticker:sticker = BusinessStartPage;
        //! title:length=0-$business_start_page_title_length_max/characters message:length=0-$business_start_page_message_length_max/characters sticker:pass-null
        inputBusinessStartPage title:string message:string sticker:InputFile = InputBusinessStartPage;
        businessOpeningHoursInterval start_minute:int32 end_minute:int32 = BusinessOpeningHoursInterval;
        businessOpeningHours time_zone_id:string opening_hours:vector<businessOpeningHoursInterval> = BusinessOpeningHours;
        //! location:null opening_hours:null local_opening_hours:null greeting_message_settings:null away_message_settings:null start_page:null
        businessInfo location:businessLocation opening_hours:businessOpeningHours local_opening_hours:businessOpeningHours next_open_in:int32 next_close_in:int32 greeting_message_settings:businessGreetingMessageSettings away_message_settings:businessAwayMessageSettings start_page:businessStartPage = BusinessInfo;
        businessChatLink link:string text:formattedText title:string view_count:int32 = BusinessChatLink;
        businessChatLinks links:vector<businessChatLink> = BusinessChatLinks;
        inputBusinessChatLink text:formattedText title:string = InputBusinessChatLink;
        businessChatLinkInfo chat_id:int53 text:formattedText = BusinessChatLinkInfo;

        //@class ChatPhotoStickerType

        chatPhotoStickerTypeRegularOrMask sticker_set_id:int64 sticker_id:int64 = ChatPhotoStickerType;
        chatPhotoStickerTypeCustomEmoji custom_emoji_id:int64 = ChatPhotoStickerType;
        chatPhotoSticker type:ChatPhotoStickerType background_fill:BackgroundFill = ChatPhotoSticker;
        animatedChatPhoto length:int32 file:file main_frame_timestamp:double = AnimatedChatPhoto;
        //! added_date:unix-time minithumbnail:null animation:null small_animation:null sticker:null
        chatPhoto id:int64 added_date:int32 minithumbnail:minithumbnail sizes:vector<photoSize> animation:animatedChatPhoto small_animation:animatedChatPhoto sticker:chatPhotoSticker = ChatPhoto;
        chatPhotos total_count:int32 photos:vector<chatPhoto> = ChatPhotos;

        //@class InputChatPhoto

        inputChatPhotoPrevious chat_photo_id:int64 = InputChatPhoto;
        inputChatPhotoStatic photo:InputFile = InputChatPhoto;
        inputChatPhotoAnimation animation:InputFile main_frame_timestamp:double = InputChatPhoto;
        inputChatPhotoSticker sticker:chatPhotoSticker = InputChatPhoto;
        chatPermissions can_send_basic_messages:Bool can_send_audios:Bool can_send_documents:Bool can_send_photos:Bool can_send_videos:Bool can_send_video_notes:Bool can_send_voice_notes:Bool can_send_polls:Bool can_send_other_messages:Bool can_add_link_previews:Bool can_react_to_messages:Bool can_edit_tag:Bool can_change_info:Bool can_invite_users:Bool can_pin_messages:Bool can_create_topics:Bool = ChatPermissions;
        chatAdministratorRights can_manage_chat:Bool can_change_info:Bool can_post_messages:Bool can_edit_messages:Bool can_delete_messages:Bool can_invite_users:Bool can_restrict_members:Bool can_pin_messages:Bool can_manage_topics:Bool can_promote_members:Bool can_manage_video_chats:Bool can_post_stories:Bool can_edit_stories:Bool can_delete_stories:Bool can_manage_direct_messages:Bool can_manage_tags:Bool is_anonymous:Bool = ChatAdministratorRights;
        themeParameters background_color:int32 secondary_background_color:int32 header_background_color:int32 bottom_bar_background_color:int32 section_background_color:int32 section_separator_color:int32 text_color:int32 accent_text_color:int32 section_header_text_color:int32 subtitle_text_color:int32 destructive_text_color:int32 hint_color:int32 link_color:int32 button_color:int32 button_text_color:int32 = ThemeParameters;

        //@class WebAppOpenMode

        webAppOpenModeCompact = WebAppOpenMode;
        webAppOpenModeFullSize = WebAppOpenMode;
        webAppOpenModeFullScreen = WebAppOpenMode;
        foundWebApp web_app:webApp request_write_access:Bool skip_confirmation:Bool = FoundWebApp;
        webAppUrl url:string require_same_origin:Bool = WebAppUrl;
        webAppInfo launch_id:int64 url:webAppUrl = WebAppInfo;
        mainWebApp url:webAppUrl mode:WebAppOpenMode = MainWebApp;
        //! theme:pass-null application_name:length=0-64 mode:pass-null
        webAppOpenParameters theme:themeParameters application_name:string mode:WebAppOpenMode = WebAppOpenParameters;

        //@class GiftResalePrice

        giftResalePriceStar star_count:int53 = GiftResalePrice;
        giftResalePriceGram gram_cent_count:int53 = GiftResalePrice;

        //@class GiftPurchaseOfferState

        giftPurchaseOfferStatePending = GiftPurchaseOfferState;
        giftPurchaseOfferStateAccepted = GiftPurchaseOfferState;
        giftPurchaseOfferStateRejected = GiftPurchaseOfferState;

        //@class SuggestedPostPrice

        suggestedPostPriceStar star_count:int53 = SuggestedPostPrice;
        suggestedPostPriceGram gram_cent_count:int53 = SuggestedPostPrice;

        //@class SuggestedPostState

        suggestedPostStatePending = SuggestedPostState;
        suggestedPostStateApproved = SuggestedPostState;
        suggestedPostStateDeclined = SuggestedPostState;
        //! price:null send_date:unix-time
        suggestedPostInfo price:SuggestedPostPrice send_date:int32 state:SuggestedPostState can_be_approved:Bool can_be_declined:Bool = SuggestedPostInfo;
        //! price:pass-null send_date:unix-time
        inputSuggestedPostInfo price:SuggestedPostPrice send_date:int32 = InputSuggestedPostInfo;

        //@class SuggestedPostRefundReason

        suggestedPostRefundReasonPostDeleted = SuggestedPostRefundReason;
        suggestedPostRefundReasonPaymentRefunded = SuggestedPostRefundReason;
        starAmount star_count:int53 nanostar_count:int32 = StarAmount;

        //@class StarSubscriptionType

        starSubscriptionTypeChannel can_reuse:Bool invite_link:string = StarSubscriptionType;
        starSubscriptionTypeBot is_canceled_by_bot:Bool title:string photo:photo invoice_link:string = StarSubscriptionType;
        starSubscriptionPricing period:int32 star_count:int53 = StarSubscriptionPricing;
        //! expiration_date:unix-time
        starSubscription id:string chat_id:int53 expiration_date:int32 is_canceled:Bool is_expiring:Bool pricing:starSubscriptionPricing type:StarSubscriptionType = StarSubscription;
        starSubscriptions star_amount:starAmount subscriptions:vector<starSubscription> required_star_count:int53 next_offset:string = StarSubscriptions;

        //@class AffiliateType

        affiliateTypeCurrentUser = AffiliateType;
        affiliateTypeBot user_id:int53 = AffiliateType;
        affiliateTypeChannel chat_id:int53 = AffiliateType;

        //@class AffiliateProgramSortOrder

        affiliateProgramSortOrderProfitability = AffiliateProgramSortOrder;
        affiliateProgramSortOrderCreationDate = AffiliateProgramSortOrder;
        affiliateProgramSortOrderRevenue = AffiliateProgramSortOrder;
        //! month_count:value=0-36
        affiliateProgramParameters commission_per_mille:int32 month_count:int32 = AffiliateProgramParameters;
        //! end_date:unix-time
        affiliateProgramInfo parameters:affiliateProgramParameters end_date:int32 daily_revenue_per_user_amount:starAmount = AffiliateProgramInfo;
        affiliateInfo commission_per_mille:int32 affiliate_chat_id:int53 star_amount:starAmount = AffiliateInfo;
        foundAffiliateProgram bot_user_id:int53 info:affiliateProgramInfo = FoundAffiliateProgram;
        foundAffiliatePrograms total_count:int32 programs:vector<foundAffiliateProgram> next_offset:string = FoundAffiliatePrograms;
        //! connection_date:unix-time
        connectedAffiliateProgram url:string bot_user_id:int53 parameters:affiliateProgramParameters connection_date:int32 is_disconnected:Bool user_count:int64 revenue_star_count:int53 = ConnectedAffiliateProgram;
        connectedAffiliatePrograms total_count:int32 programs:vector<connectedAffiliateProgram> next_offset:string = ConnectedAffiliatePrograms;
        //! photo:null
        productInfo title:string description:formattedText photo:photo = ProductInfo;
        //! payment_link:null
        premiumPaymentOption currency:string amount:int53 discount_percentage:int32 month_count:int32 store_product_id:string payment_link:InternalLinkType = PremiumPaymentOption;
        premiumStatePaymentOption payment_option:premiumPaymentOption is_current:Bool is_upgrade:Bool last_transaction_id:string = PremiumStatePaymentOption;
        //! sticker:null
        premiumGiftPaymentOption currency:string amount:int53 star_count:int53 discount_percentage:int32 month_count:int32 store_product_id:string sticker:sticker = PremiumGiftPaymentOption;
        premiumGiftPaymentOptions options:vector<premiumGiftPaymentOption> = PremiumGiftPaymentOptions;
        premiumGiveawayPaymentOption currency:string amount:int53 winner_count:int32 month_count:int32 store_product_id:string store_product_quantity:int32 = PremiumGiveawayPaymentOption;
        premiumGiveawayPaymentOptions options:vector<premiumGiveawayPaymentOption> = PremiumGiveawayPaymentOptions;
        //! creator_id:null creation_date:unix-time use_date:unix-time
        premiumGiftCodeInfo creator_id:MessageSender creation_date:int32 is_from_giveaway:Bool giveaway_message_id:int53 month_count:int32 day_count:int32 user_id:int53 use_date:int32 = PremiumGiftCodeInfo;
        starPaymentOption currency:string amount:int53 star_count:int53 store_product_id:string is_additional:Bool = StarPaymentOption;
        starPaymentOptions options:vector<starPaymentOption> = StarPaymentOptions;
        starGiveawayWinnerOption winner_count:int32 won_star_count:int53 is_default:Bool = StarGiveawayWinnerOption;
        starGiveawayPaymentOption currency:string amount:int53 star_count:int53 store_product_id:string yearly_boost_count:int32 winner_options:vector<starGiveawayWinnerOption> is_default:Bool is_additional:Bool = StarGiveawayPaymentOption;
        starGiveawayPaymentOptions options:vector<starGiveawayPaymentOption> = StarGiveawayPaymentOptions;
        acceptedGiftTypes unlimited_gifts:Bool limited_gifts:Bool upgraded_gifts:Bool gifts_from_channels:Bool premium_subscription:Bool = AcceptedGiftTypes;
        giftSettings show_gift_button:Bool accepted_gift_types:acceptedGiftTypes = GiftSettings;
        //! start_date:unix-time
        giftAuction id:string gifts_per_round:int32 start_date:int32 = GiftAuction;
        giftBackground center_color:int32 edge_color:int32 text_color:int32 = GiftBackground;
        giftPurchaseLimits total_count:int32 remaining_count:int32 = GiftPurchaseLimits;
        giftResaleParameters star_count:int53 gram_cent_count:int53 gram_only:Bool = GiftResaleParameters;
        //! icon:null
        giftCollection id:int32 name:string icon:sticker gift_count:int32 = GiftCollection;
        giftCollections collections:vector<giftCollection> = GiftCollections;

        //@class CanSendGiftResult

        canSendGiftResultOk = CanSendGiftResult;
        canSendGiftResultFail reason:formattedText = CanSendGiftResult;

        //@class UpgradedGiftOrigin

        upgradedGiftOriginUpgrade gift_message_id:int53 = UpgradedGiftOrigin;
        upgradedGiftOriginTransfer = UpgradedGiftOrigin;
        upgradedGiftOriginResale price:GiftResalePrice = UpgradedGiftOrigin;
        upgradedGiftOriginBlockchain = UpgradedGiftOrigin;
        upgradedGiftOriginPrepaidUpgrade = UpgradedGiftOrigin;
        upgradedGiftOriginOffer price:GiftResalePrice = UpgradedGiftOrigin;
        upgradedGiftOriginCraft = UpgradedGiftOrigin;

        //@class UpgradedGiftAttributeRarity

        upgradedGiftAttributeRarityPerMille per_mille:int32 = UpgradedGiftAttributeRarity;
        upgradedGiftAttributeRarityUncommon = UpgradedGiftAttributeRarity;
        upgradedGiftAttributeRarityRare = UpgradedGiftAttributeRarity;
        upgradedGiftAttributeRarityEpic = UpgradedGiftAttributeRarity;
        upgradedGiftAttributeRarityLegendary = UpgradedGiftAttributeRarity;
        upgradedGiftModel name:string sticker:sticker rarity:UpgradedGiftAttributeRarity is_crafted:Bool = UpgradedGiftModel;
        upgradedGiftSymbol name:string sticker:sticker rarity:UpgradedGiftAttributeRarity = UpgradedGiftSymbol;
        upgradedGiftBackdropColors center_color:int32 edge_color:int32 symbol_color:int32 text_color:int32 = UpgradedGiftBackdropColors;
        upgradedGiftBackdrop id:int32 name:string colors:upgradedGiftBackdropColors rarity:UpgradedGiftAttributeRarity = UpgradedGiftBackdrop;
        //! sender_id:null date:unix-time
        upgradedGiftOriginalDetails sender_id:MessageSender receiver_id:MessageSender text:formattedText date:int32 = UpgradedGiftOriginalDetails;
        //! light_theme_colors:length=1-3/colors dark_theme_colors:length=1-3/colors
        upgradedGiftColors id:int64 model_custom_emoji_id:int64 symbol_custom_emoji_id:int64 light_theme_accent_color:int32 light_theme_colors:vector<int32> dark_theme_accent_color:int32 dark_theme_colors:vector<int32> = UpgradedGiftColors;
        //! auction_info:null next_send_date:unix-time user_limits:null overall_limits:null first_send_date:unix-time last_send_date:unix-time
        gift id:int64 publisher_chat_id:int53 sticker:sticker star_count:int53 default_sell_star_count:int53 upgrade_star_count:int53 upgrade_variant_count:int32 has_colors:Bool is_for_birthday:Bool is_premium:Bool auction_info:giftAuction next_send_date:int32 user_limits:giftPurchaseLimits overall_limits:giftPurchaseLimits background:giftBackground first_send_date:int32 last_send_date:int32 = Gift;
        //! host_id:null owner_id:null original_details:null colors:null resale_parameters:null
        upgradedGift id:int64 regular_gift_id:int64 publisher_chat_id:int53 title:string name:string number:int32 total_upgraded_count:int32 max_upgraded_count:int32 is_burned:Bool is_crafted:Bool is_premium:Bool is_theme_available:Bool used_theme_chat_id:int53 host_id:MessageSender owner_id:MessageSender owner_address:string owner_name:string gift_address:string model:upgradedGiftModel symbol:upgradedGiftSymbol backdrop:upgradedGiftBackdrop original_details:upgradedGiftOriginalDetails colors:upgradedGiftColors resale_parameters:giftResaleParameters can_send_purchase_offer:Bool craft_probability_per_mille:int32 value_currency:string value_amount:int53 value_usd_amount:int53 = UpgradedGift;
        //! initial_sale_date:unix-time last_sale_date:unix-time
        upgradedGiftValueInfo currency:string value:int53 is_value_average:Bool initial_sale_date:int32 initial_sale_star_count:int53 initial_sale_price:int53 last_sale_date:int32 last_sale_price:int53 is_last_sale_on_fragment:Bool minimum_price:int53 average_sale_price:int53 telegram_listed_gift_count:int32 fragment_listed_gift_count:int32 fragment_url:string = UpgradedGiftValueInfo;
        //! next_transfer_date:unix-time next_resale_date:unix-time export_date:unix-time
        upgradeGiftResult gift:upgradedGift received_gift_id:string is_saved:Bool can_be_transferred:Bool transfer_star_count:int53 drop_original_details_star_count:int53 next_transfer_date:int32 next_resale_date:int32 export_date:int32 = UpgradeGiftResult;

        //@class CraftGiftResult

        craftGiftResultSuccess gift:upgradedGift received_gift_id:string = CraftGiftResult;
        craftGiftResultTooEarly retry_after:int32 = CraftGiftResult;
        craftGiftResultInvalidGift = CraftGiftResult;
        craftGiftResultFail = CraftGiftResult;
        availableGift gift:gift resale_count:int32 min_resale_star_count:int53 title:string = AvailableGift;
        availableGifts gifts:vector<availableGift> = AvailableGifts;
        //! date:unix-time
        giftUpgradePrice date:int32 star_count:int53 = GiftUpgradePrice;

        //@class UpgradedGiftAttributeId

        upgradedGiftAttributeIdModel sticker_id:int64 = UpgradedGiftAttributeId;
        upgradedGiftAttributeIdSymbol sticker_id:int64 = UpgradedGiftAttributeId;
        upgradedGiftAttributeIdBackdrop backdrop_id:int32 = UpgradedGiftAttributeId;
        upgradedGiftModelCount model:upgradedGiftModel total_count:int32 = UpgradedGiftModelCount;
        upgradedGiftSymbolCount symbol:upgradedGiftSymbol total_count:int32 = UpgradedGiftSymbolCount;
        upgradedGiftBackdropCount backdrop:upgradedGiftBackdrop total_count:int32 = UpgradedGiftBackdropCount;

        //@class GiftForResaleOrder

        giftForResaleOrderPrice = GiftForResaleOrder;
        giftForResaleOrderPriceChangeDate = GiftForResaleOrder;
        giftForResaleOrderNumber = GiftForResaleOrder;
        giftForResale gift:upgradedGift received_gift_id:string = GiftForResale;
        giftsForResale total_count:int32 gifts:vector<giftForResale> models:vector<upgradedGiftModelCount> symbols:vector<upgradedGiftSymbolCount> backdrops:vector<upgradedGiftBackdropCount> next_offset:string = GiftsForResale;

        //@class GiftResaleResult

        giftResaleResultOk received_gift_id:string = GiftResaleResult;
        giftResaleResultPriceIncreased price:GiftResalePrice = GiftResaleResult;

        //@class SentGift

        sentGiftRegular gift:gift = SentGift;
        sentGiftUpgraded gift:upgradedGift = SentGift;
        //! sender_id:null date:unix-time next_transfer_date:unix-time next_resale_date:unix-time export_date:unix-time craft_date:unix-time
        receivedGift received_gift_id:string sender_id:MessageSender text:formattedText unique_gift_number:int32 is_private:Bool is_saved:Bool is_pinned:Bool can_be_upgraded:Bool can_be_transferred:Bool was_refunded:Bool date:int32 gift:SentGift collection_ids:vector<int32> sell_star_count:int53 prepaid_upgrade_star_count:int53 is_upgrade_separate:Bool transfer_star_count:int53 drop_original_details_star_count:int53 next_transfer_date:int32 next_resale_date:int32 export_date:int32 prepaid_upgrade_hash:string craft_date:int32 = ReceivedGift;
        receivedGifts total_count:int32 gifts:vector<receivedGift> are_notifications_enabled:Bool next_offset:string = ReceivedGifts;
        attributeCraftPersistenceProbability persistence_chance_per_mille:vector<int32> = AttributeCraftPersistenceProbability;
        giftsForCrafting total_count:int32 gifts:vector<receivedGift> attribute_persistence_probabilities:vector<attributeCraftPersistenceProbability> next_offset:string = GiftsForCrafting;
        giftUpgradePreview models:vector<upgradedGiftModel> symbols:vector<upgradedGiftSymbol> backdrops:vector<upgradedGiftBackdrop> prices:vector<giftUpgradePrice> next_prices:vector<giftUpgradePrice> = GiftUpgradePreview;
        giftUpgradeVariants models:vector<upgradedGiftModel> symbols:vector<upgradedGiftSymbol> backdrops:vector<upgradedGiftBackdrop> = GiftUpgradeVariants;
        //! bid_date:unix-time
        auctionBid star_count:int53 bid_date:int32 position:int32 = AuctionBid;
        //! bid_date:unix-time
        userAuctionBid star_count:int53 bid_date:int32 next_bid_star_count:int53 owner_id:MessageSender was_returned:Bool = UserAuctionBid;
        auctionRound number:int32 duration:int32 extend_time:int32 top_winner_count:int32 = AuctionRound;

        //@class AuctionState

        //! start_date:unix-time end_date:unix-time current_round_end_date:unix-time user_bid:null
        auctionStateActive start_date:int32 end_date:int32 min_bid:int53 bid_levels:vector<auctionBid> top_bidder_user_ids:vector<int53> rounds:vector<auctionRound> current_round_end_date:int32 current_round_number:int32 total_round_count:int32 distributed_item_count:int32 left_item_count:int32 acquired_item_count:int32 user_bid:userAuctionBid = AuctionState;
        //! start_date:unix-time end_date:unix-time
        auctionStateFinished start_date:int32 end_date:int32 average_price:int53 acquired_item_count:int32 telegram_listed_item_count:int32 fragment_listed_item_count:int32 fragment_url:string = AuctionState;
        giftAuctionState gift:gift state:AuctionState = GiftAuctionState;
        //! date:unix-time
        giftAuctionAcquiredGift receiver_id:MessageSender date:int32 star_count:int53 auction_round_number:int32 auction_round_position:int32 unique_gift_number:int32 text:formattedText is_private:Bool = GiftAuctionAcquiredGift;
        giftAuctionAcquiredGifts gifts:vector<giftAuctionAcquiredGift> = GiftAuctionAcquiredGifts;

        //@class TransactionDirection

        transactionDirectionIncoming = TransactionDirection;
        transactionDirectionOutgoing = TransactionDirection;

        //@class StarTransactionType

        //! users
        starTransactionTypePremiumBotDeposit = StarTransactionType;
        //! users
        starTransactionTypeAppStoreDeposit = StarTransactionType;
        //! users
        starTransactionTypeGooglePlayDeposit = StarTransactionType;
        starTransactionTypeFragmentDeposit = StarTransactionType;
        //! users sticker:null
        starTransactionTypeUserDeposit user_id:int53 sticker:sticker = StarTransactionType;
        //! users
        starTransactionTypeGiveawayDeposit chat_id:int53 giveaway_message_id:int53 = StarTransactionType;
        //! withdrawal_state:null
        starTransactionTypeFragmentWithdrawal withdrawal_state:RevenueWithdrawalState = StarTransactionType;
        starTransactionTypeTelegramAdsWithdrawal = StarTransactionType;
        //! bots
        starTransactionTypeTelegramApiUsage request_count:int32 = StarTransactionType;
        //! users
        starTransactionTypeBotPaidMediaPurchase user_id:int53 media:vector<PaidMedia> = StarTransactionType;
        //! bots affiliate:null
        starTransactionTypeBotPaidMediaSale user_id:int53 media:vector<PaidMedia> payload:string affiliate:affiliateInfo = StarTransactionType;
        //! users
        starTransactionTypeChannelPaidMediaPurchase chat_id:int53 message_id:int53 media:vector<PaidMedia> = StarTransactionType;
        starTransactionTypeChannelPaidMediaSale user_id:int53 message_id:int53 media:vector<PaidMedia> = StarTransactionType;
        //! users
        starTransactionTypeBotInvoicePurchase user_id:int53 product_info:productInfo = StarTransactionType;
        //! bots affiliate:null
        starTransactionTypeBotInvoiceSale user_id:int53 product_info:productInfo invoice_payload:bytes affiliate:affiliateInfo = StarTransactionType;
        //! users
        starTransactionTypeBotSubscriptionPurchase user_id:int53 subscription_period:int32 product_info:productInfo = StarTransactionType;
        //! bots affiliate:null
        starTransactionTypeBotSubscriptionSale user_id:int53 subscription_period:int32 product_info:productInfo invoice_payload:bytes affiliate:affiliateInfo = StarTransactionType;
        //! users
        starTransactionTypeChannelSubscriptionPurchase chat_id:int53 subscription_period:int32 = StarTransactionType;
        starTransactionTypeChannelSubscriptionSale user_id:int53 subscription_period:int32 = StarTransactionType;
        //! users
        starTransactionTypeGiftAuctionBid owner_id:MessageSender gift:gift = StarTransactionType;
        starTransactionTypeGiftPurchase owner_id:MessageSender gift:gift = StarTransactionType;
        //! users
        starTransactionTypeGiftPurchaseOffer gift:upgradedGift = StarTransactionType;
        //! users
        starTransactionTypeGiftTransfer owner_id:MessageSender gift:upgradedGift = StarTransactionType;
        //! users
        starTransactionTypeGiftOriginalDetailsDrop owner_id:MessageSender gift:upgradedGift = StarTransactionType;
        starTransactionTypeGiftSale user_id:int53 gift:gift = StarTransactionType;
        //! users
        starTransactionTypeGiftUpgrade user_id:int53 gift:upgradedGift = StarTransactionType;
        //! users
        starTransactionTypeGiftUpgradePurchase owner_id:MessageSender gift:gift = StarTransactionType;
        //! users
        starTransactionTypeUpgradedGiftPurchase user_id:int53 gift:upgradedGift = StarTransactionType;
        //! users
        starTransactionTypeUpgradedGiftSale user_id:int53 gift:upgradedGift commission_per_mille:int32 commission_star_amount:starAmount via_offer:Bool = StarTransactionType;
        //! users
        starTransactionTypeChannelPaidReactionSend chat_id:int53 message_id:int53 = StarTransactionType;
        starTransactionTypeChannelPaidReactionReceive user_id:int53 message_id:int53 = StarTransactionType;
        starTransactionTypeAffiliateProgramCommission chat_id:int53 commission_per_mille:int32 = StarTransactionType;
        //! users
        starTransactionTypePaidMessageSend chat_id:int53 message_count:int32 = StarTransactionType;
        starTransactionTypePaidMessageReceive sender_id:MessageSender message_count:int32 commission_per_mille:int32 commission_star_amount:starAmount = StarTransactionType;
        //! users
        starTransactionTypePaidGroupCallMessageSend chat_id:int53 = StarTransactionType;
        starTransactionTypePaidGroupCallMessageReceive sender_id:MessageSender commission_per_mille:int32 commission_star_amount:starAmount = StarTransactionType;
        //! users
        starTransactionTypePaidGroupCallReactionSend chat_id:int53 = StarTransactionType;
        starTransactionTypePaidGroupCallReactionReceive sender_id:MessageSender commission_per_mille:int32 commission_star_amount:starAmount = StarTransactionType;
        //! users
        starTransactionTypeSuggestedPostPaymentSend chat_id:int53 = StarTransactionType;
        starTransactionTypeSuggestedPostPaymentReceive user_id:int53 = StarTransactionType;
        //! sticker:null
        starTransactionTypePremiumPurchase user_id:int53 month_count:int32 sticker:sticker = StarTransactionType;
        //! users
        starTransactionTypeBusinessBotTransferSend user_id:int53 = StarTransactionType;
        //! bots
        starTransactionTypeBusinessBotTransferReceive user_id:int53 = StarTransactionType;
        //! users
        starTransactionTypePublicPostSearch = StarTransactionType;
        starTransactionTypeUnsupported = StarTransactionType;
        //! date:unix-time
        starTransaction id:string star_amount:starAmount is_refund:Bool date:int32 type:StarTransactionType = StarTransaction;
        starTransactions star_amount:starAmount transactions:vector<starTransaction> next_offset:string = StarTransactions;

        //@class TonTransactionType

        //! sticker:null
        tonTransactionTypeFragmentDeposit is_gift:Bool sticker:sticker = TonTransactionType;
        //! withdrawal_state:null
        tonTransactionTypeFragmentWithdrawal withdrawal_state:RevenueWithdrawalState = TonTransactionType;
        tonTransactionTypeSuggestedPostPayment chat_id:int53 = TonTransactionType;
        tonTransactionTypeGiftPurchaseOffer gift:upgradedGift = TonTransactionType;
        tonTransactionTypeUpgradedGiftPurchase user_id:int53 gift:upgradedGift = TonTransactionType;
        tonTransactionTypeUpgradedGiftSale user_id:int53 gift:upgradedGift commission_per_mille:int32 commission_gram_amount:int53 via_offer:Bool = TonTransactionType;
        tonTransactionTypeStakeDiceStake = TonTransactionType;
        tonTransactionTypeStakeDicePayout = TonTransactionType;
        tonTransactionTypeUnsupported = TonTransactionType;
        //! date:unix-time
        tonTransaction id:string gram_amount:int53 is_refund:Bool date:int32 type:TonTransactionType = TonTransaction;
        tonTransactions gram_amount:int53 transactions:vector<tonTransaction> next_offset:string = TonTransactions;

        //@class ActiveStoryState

        activeStoryStateLive story_id:int32 = ActiveStoryState;
        activeStoryStateUnread = ActiveStoryState;
        activeStoryStateRead = ActiveStoryState;

        //@class GiveawayParticipantStatus

        giveawayParticipantStatusEligible = GiveawayParticipantStatus;
        giveawayParticipantStatusParticipating = GiveawayParticipantStatus;
        //! joined_chat_date:unix-time
        giveawayParticipantStatusAlreadyWasMember joined_chat_date:int32 = GiveawayParticipantStatus;
        giveawayParticipantStatusAdministrator chat_id:int53 = GiveawayParticipantStatus;
        giveawayParticipantStatusDisallowedCountry user_country_code:string = GiveawayParticipantStatus;

        //@class GiveawayInfo

        //! creation_date:unix-time
        giveawayInfoOngoing creation_date:int32 status:GiveawayParticipantStatus is_ended:Bool = GiveawayInfo;
        //! creation_date:unix-time actual_winners_selection_date:unix-time
        giveawayInfoCompleted creation_date:int32 actual_winners_selection_date:int32 was_refunded:Bool is_winner:Bool winner_count:int32 activation_count:int32 gift_code:string won_star_count:int53 = GiveawayInfo;

        //@class GiveawayPrize

        giveawayPrizePremium month_count:int32 = GiveawayPrize;
        giveawayPrizeStars star_count:int53 = GiveawayPrize;
        linkPreviewOptions is_disabled:Bool url:string force_small_media:Bool force_large_media:Bool show_above_text:Bool = LinkPreviewOptions;
        //! built_in_accent_color_id:value=0-6 light_theme_colors:length=1-3/colors dark_theme_colors:length=1-3/colors
        accentColor id:int32 built_in_accent_color_id:int32 light_theme_colors:vector<int32> dark_theme_colors:vector<int32> min_channel_chat_boost_level:int32 = AccentColor;
        //! palette_colors:length=1-2/colors background_colors:length=1-2/colors
        profileAccentColors palette_colors:vector<int32> background_colors:vector<int32> story_colors:vector<int32> = ProfileAccentColors;
        profileAccentColor id:int32 light_theme_colors:profileAccentColors dark_theme_colors:profileAccentColors min_supergroup_chat_boost_level:int32 min_channel_chat_boost_level:int32 = ProfileAccentColor;
        communityPermissions can_edit_chat_list:Bool = CommunityPermissions;
        communityAdministratorRights can_manage_community:Bool can_change_info:Bool can_edit_chat_list:Bool can_promote_members:Bool can_ban_members:Bool = CommunityAdministratorRights;

        //@class CommunityMemberStatus

        communityMemberStatusCreator = CommunityMemberStatus;
        communityMemberStatusAdministrator can_be_edited:Bool rights:communityAdministratorRights = CommunityMemberStatus;
        communityMemberStatusMember = CommunityMemberStatus;
        communityMemberStatusLeft = CommunityMemberStatus;
        communityMemberStatusBanned = CommunityMemberStatus;
        //! photo:null date:unix-time
        community id:int53 have_access:Bool name:string photo:chatPhotoInfo date:int32 status:CommunityMemberStatus permissions:communityPermissions = Community;
        userRating level:int32 is_maximum_level_reached:Bool rating:int53 current_level_rating:int53 next_level_rating:int53 = UserRating;
        restrictionInfo restriction_reason:string has_sensitive_content:Bool = RestrictionInfo;

        //@class EmojiStatusType

        emojiStatusTypeCustomEmoji custom_emoji_id:int64 = EmojiStatusType;
        emojiStatusTypeUpgradedGift upgraded_gift_id:int64 gift_title:string gift_name:string model_custom_emoji_id:int64 symbol_custom_emoji_id:int64 backdrop_colors:upgradedGiftBackdropColors = EmojiStatusType;
        //! expiration_date:unix-time
        emojiStatus type:EmojiStatusType expiration_date:int32 = EmojiStatus;
        emojiStatuses emoji_statuses:vector<emojiStatus> = EmojiStatuses;
        emojiStatusCustomEmojis custom_emoji_ids:vector<int64> = EmojiStatusCustomEmojis;
        usernames active_usernames:vector<string> disabled_usernames:vector<string> editable_username:string collectible_usernames:vector<string> = Usernames;
        //! usernames:null profile_photo:null upgraded_gift_colors:null emoji_status:null verification_status:null restriction_info:null active_story_state:null
        user id:int53 first_name:string last_name:string usernames:usernames phone_number:string status:UserStatus profile_photo:profilePhoto accent_color_id:int32 background_custom_emoji_id:int64 upgraded_gift_colors:upgradedGiftColors profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 emoji_status:emojiStatus is_contact:Bool is_mutual_contact:Bool is_close_friend:Bool verification_status:verificationStatus is_premium:Bool is_support:Bool restriction_info:restrictionInfo active_story_state:ActiveStoryState restricts_new_chats:Bool paid_message_star_count:int53 have_access:Bool type:UserType language_code:string added_to_attachment_menu:Bool = User;
        //! photo:null animation:null menu_button:null default_group_administrator_rights:null default_channel_administrator_rights:null affiliate_program:null verification_parameters:null edit_commands_link:null edit_description_link:null edit_description_media_link:null edit_settings_link:null
        botInfo short_description:string description:string photo:photo animation:animation manager_bot_user_id:int53 menu_button:botMenuButton commands:vector<botCommand> privacy_policy_url:string default_group_administrator_rights:chatAdministratorRights default_channel_administrator_rights:chatAdministratorRights affiliate_program:affiliateProgramInfo web_app_background_light_color:int32 web_app_background_dark_color:int32 web_app_header_light_color:int32 web_app_header_dark_color:int32 verification_parameters:botVerificationParameters can_get_revenue_statistics:Bool can_manage_emoji_status:Bool has_media_previews:Bool edit_commands_link:InternalLinkType edit_description_link:InternalLinkType edit_description_media_link:InternalLinkType edit_settings_link:InternalLinkType = BotInfo;
        //! personal_photo:null photo:null public_photo:null community_id:bots block_list:null bio:null birthdate:null bot_verification:null main_profile_tab:null first_profile_audio:null rating:null pending_rating:null pending_rating_date:unix-time note:null business_info:null bot_info:null
        userFullInfo personal_photo:chatPhoto photo:chatPhoto public_photo:chatPhoto community_id:int53 block_list:BlockList can_be_called:Bool supports_video_calls:Bool has_private_calls:Bool has_private_forwards:Bool has_restricted_voice_and_video_note_messages:Bool has_posted_to_profile_stories:Bool has_sponsored_messages_enabled:Bool need_phone_number_privacy_exception:Bool set_chat_background:Bool uses_unofficial_app:Bool bio:formattedText birthdate:birthdate personal_chat_id:int53 gift_count:int32 group_in_common_count:int32 incoming_paid_message_star_count:int53 outgoing_paid_message_star_count:int53 gift_settings:giftSettings bot_verification:botVerification main_profile_tab:ProfileTab first_profile_audio:audio rating:userRating pending_rating:userRating pending_rating_date:int32 note:formattedText business_info:businessInfo bot_info:botInfo = UserFullInfo;
        users total_count:int32 user_ids:vector<int53> = Users;
        foundUsers user_ids:vector<int53> next_offset:string = FoundUsers;
        chatAdministrator user_id:int53 custom_title:string is_owner:Bool can_be_edited:Bool = ChatAdministrator;
        chatAdministrators administrators:vector<chatAdministrator> = ChatAdministrators;

        //@class ChatMemberStatus

        chatMemberStatusCreator is_anonymous:Bool is_member:Bool = ChatMemberStatus;
        chatMemberStatusAdministrator can_be_edited:Bool rights:chatAdministratorRights = ChatMemberStatus;
        //! member_until_date:unix-time
        chatMemberStatusMember member_until_date:int32 = ChatMemberStatus;
        //! restricted_until_date:unix-time
        chatMemberStatusRestricted is_member:Bool restricted_until_date:int32 permissions:chatPermissions = ChatMemberStatus;
        chatMemberStatusLeft = ChatMemberStatus;
        //! banned_until_date:unix-time
        chatMemberStatusBanned banned_until_date:int32 = ChatMemberStatus;
        //! tag:length=0-16/characters joined_chat_date:unix-time
        chatMember member_id:MessageSender tag:string inviter_user_id:int53 joined_chat_date:int32 status:ChatMemberStatus = ChatMember;
        chatMembers total_count:int32 members:vector<chatMember> = ChatMembers;

        //@class ChatMembersFilter

        chatMembersFilterContacts = ChatMembersFilter;
        chatMembersFilterAdministrators = ChatMembersFilter;
        chatMembersFilterMembers = ChatMembersFilter;
        //! topic_id:pass-null
        chatMembersFilterMention topic_id:MessageTopic = ChatMembersFilter;
        chatMembersFilterRestricted = ChatMembersFilter;
        chatMembersFilterBanned = ChatMembersFilter;
        chatMembersFilterBots = ChatMembersFilter;

        //@class SupergroupMembersFilter

        supergroupMembersFilterRecent = SupergroupMembersFilter;
        supergroupMembersFilterContacts query:string = SupergroupMembersFilter;
        supergroupMembersFilterAdministrators = SupergroupMembersFilter;
        supergroupMembersFilterSearch query:string = SupergroupMembersFilter;
        supergroupMembersFilterRestricted query:string = SupergroupMembersFilter;
        supergroupMembersFilterBanned query:string = SupergroupMembersFilter;
        //! topic_id:pass-null
        supergroupMembersFilterMention query:string topic_id:MessageTopic = SupergroupMembersFilter;
        supergroupMembersFilterBots = SupergroupMembersFilter;

        //@class ChatJoinResult

        chatJoinResultSuccess chat_id:int53 = ChatJoinResult;
        chatJoinResultRequestSent = ChatJoinResult;
        chatJoinResultGuardBotApprovalRequired bot_user_id:int53 query_id:int64 = ChatJoinResult;
        chatJoinResultDeclined = ChatJoinResult;

        //@class ChatJoinRequestResult

        chatJoinRequestResultApproved = ChatJoinRequestResult;
        chatJoinRequestResultDeclined = ChatJoinRequestResult;
        chatJoinRequestResultQueued = ChatJoinRequestResult;
        //! date:unix-time edit_date:unix-time expiration_date:unix-time subscription_pricing:null
        chatInviteLink invite_link:string name:string creator_user_id:int53 date:int32 edit_date:int32 expiration_date:int32 subscription_pricing:starSubscriptionPricing member_limit:int32 member_count:int32 expired_member_count:int32 pending_join_request_count:int32 creates_join_request:Bool is_primary:Bool is_revoked:Bool = ChatInviteLink;
        chatInviteLinks total_count:int32 invite_links:vector<chatInviteLink> = ChatInviteLinks;
        chatInviteLinkCount user_id:int53 invite_link_count:int32 revoked_invite_link_count:int32 = ChatInviteLinkCount;
        chatInviteLinkCounts invite_link_counts:vector<chatInviteLinkCount> = ChatInviteLinkCounts;
        //! joined_chat_date:unix-time
        chatInviteLinkMember user_id:int53 joined_chat_date:int32 via_chat_folder_invite_link:Bool approver_user_id:int53 = ChatInviteLinkMember;
        chatInviteLinkMembers total_count:int32 members:vector<chatInviteLinkMember> = ChatInviteLinkMembers;

        //@class InviteLinkChatType

        inviteLinkChatTypeBasicGroup = InviteLinkChatType;
        inviteLinkChatTypeSupergroup = InviteLinkChatType;
        inviteLinkChatTypeChannel = InviteLinkChatType;
        chatInviteLinkSubscriptionInfo pricing:starSubscriptionPricing can_reuse:Bool form_id:int64 = ChatInviteLinkSubscriptionInfo;
        //! photo:null subscription_info:null verification_status:null
        chatInviteLinkInfo chat_id:int53 accessible_for:int32 type:InviteLinkChatType title:string photo:chatPhotoInfo accent_color_id:int32 description:string member_count:int32 member_user_ids:vector<int53> subscription_info:chatInviteLinkSubscriptionInfo creates_join_request:Bool is_public:Bool verification_status:verificationStatus = ChatInviteLinkInfo;
        //! date:unix-time
        chatJoinRequest user_id:int53 date:int32 bio:string = ChatJoinRequest;
        chatJoinRequests total_count:int32 requests:vector<chatJoinRequest> = ChatJoinRequests;
        chatJoinRequestsInfo total_count:int32 user_ids:vector<int53> = ChatJoinRequestsInfo;
        basicGroup id:int53 member_count:int32 status:ChatMemberStatus is_active:Bool upgraded_to_supergroup_id:int53 = BasicGroup;
        //! photo:null invite_link:null
        basicGroupFullInfo photo:chatPhoto description:string creator_user_id:int53 members:vector<chatMember> can_hide_members:Bool can_toggle_aggressive_anti_spam:Bool invite_link:chatInviteLink bot_commands:vector<botCommands> = BasicGroupFullInfo;
        //! usernames:null date:unix-time verification_status:null restriction_info:null active_story_state:null
        supergroup id:int53 usernames:usernames date:int32 status:ChatMemberStatus member_count:int32 boost_level:int32 has_automatic_translation:Bool has_linked_chat:Bool has_location:Bool sign_messages:Bool show_message_sender:Bool join_to_send_messages:Bool join_by_request:Bool is_slow_mode_enabled:Bool is_channel:Bool is_broadcast_group:Bool is_forum:Bool is_direct_messages_group:Bool is_administered_direct_messages_group:Bool verification_status:verificationStatus has_direct_messages_group:Bool has_forum_tabs:Bool restriction_info:restrictionInfo paid_message_star_count:int53 active_story_state:ActiveStoryState = Supergroup;
        //! photo:null location:null invite_link:null bot_verification:null main_profile_tab:null
        supergroupFullInfo photo:chatPhoto community_id:int53 description:string member_count:int32 administrator_count:int32 restricted_count:int32 banned_count:int32 linked_chat_id:int53 direct_messages_chat_id:int53 slow_mode_delay:int32 slow_mode_delay_expires_in:double can_enable_paid_messages:Bool can_enable_paid_reaction:Bool can_get_members:Bool has_hidden_members:Bool can_hide_members:Bool can_set_sticker_set:Bool can_set_location:Bool can_get_statistics:Bool can_get_revenue_statistics:Bool can_get_star_revenue_statistics:Bool can_send_gift:Bool can_toggle_aggressive_anti_spam:Bool is_all_history_available:Bool can_have_sponsored_messages:Bool has_aggressive_anti_spam_enabled:Bool has_paid_media_allowed:Bool has_pinned_stories:Bool gift_count:int32 my_boost_count:int32 unrestrict_boost_count:int32 outgoing_paid_message_star_count:int53 sticker_set_id:int64 custom_emoji_sticker_set_id:int64 location:chatLocation invite_link:chatInviteLink guard_bot_user_id:int53 bot_commands:vector<botCommands> bot_verification:botVerification main_profile_tab:ProfileTab upgraded_from_basic_group_id:int53 upgraded_from_max_message_id:int53 = SupergroupFullInfo;

        //@class SecretChatState

        secretChatStatePending = SecretChatState;
        secretChatStateReady = SecretChatState;
        secretChatStateClosed = SecretChatState;
        secretChat id:int32 user_id:int53 state:SecretChatState is_outbound:Bool key_hash:bytes layer:int32 = SecretChat;
        publicPostSearchLimits daily_free_query_count:int32 remaining_free_query_count:int32 next_free_query_in:int32 star_count:int53 is_current_query_free:Bool = PublicPostSearchLimits;

        //@class MessageSender

        messageSenderUser user_id:int53 = MessageSender;
        messageSenderChat chat_id:int53 = MessageSender;
        messageSenders total_count:int32 senders:vector<MessageSender> = MessageSenders;
        chatMessageSender sender:MessageSender needs_premium:Bool = ChatMessageSender;
        chatMessageSenders senders:vector<chatMessageSender> = ChatMessageSenders;
        //! date:unix-time
        pollVoter voter_id:MessageSender date:int32 = PollVoter;
        pollVoters total_count:int32 voters:vector<pollVoter> = PollVoters;

        //@class MessageReadDate

        //! read_date:unix-time
        messageReadDateRead read_date:int32 = MessageReadDate;
        messageReadDateUnread = MessageReadDate;
        messageReadDateTooOld = MessageReadDate;
        messageReadDateUserPrivacyRestricted = MessageReadDate;
        messageReadDateMyPrivacyRestricted = MessageReadDate;
        //! view_date:unix-time
        messageViewer user_id:int53 view_date:int32 = MessageViewer;
        messageViewers viewers:vector<messageViewer> = MessageViewers;

        //@class MessageOrigin

        messageOriginUser sender_user_id:int53 = MessageOrigin;
        messageOriginHiddenUser sender_name:string = MessageOrigin;
        messageOriginChat sender_chat_id:int53 author_signature:string = MessageOrigin;
        messageOriginChannel chat_id:int53 message_id:int53 author_signature:string = MessageOrigin;
        //! sender_id:null date:unix-time
        forwardSource chat_id:int53 message_id:int53 sender_id:MessageSender sender_name:string date:int32 is_outgoing:Bool = ForwardSource;

        //@class ReactionType

        reactionTypeEmoji emoji:string = ReactionType;
        reactionTypeCustomEmoji custom_emoji_id:int64 = ReactionType;
        reactionTypePaid = ReactionType;

        //@class PaidReactionType

        paidReactionTypeRegular = PaidReactionType;
        paidReactionTypeAnonymous = PaidReactionType;
        paidReactionTypeChat chat_id:int53 = PaidReactionType;
        //! sender_id:null
        paidReactor sender_id:MessageSender star_count:int53 is_top:Bool is_me:Bool is_anonymous:Bool = PaidReactor;
        liveStoryDonors total_star_count:int53 top_donors:vector<paidReactor> = LiveStoryDonors;
        //! date:unix-time source:null
        messageForwardInfo origin:MessageOrigin date:int32 source:forwardSource public_service_announcement_type:string = MessageForwardInfo;
        //! date:unix-time
        messageImportInfo sender_name:string date:int32 = MessageImportInfo;
        messageReplyInfo reply_count:int32 recent_replier_ids:vector<MessageSender> last_read_inbox_message_id:int53 last_read_outbox_message_id:int53 last_message_id:int53 = MessageReplyInfo;
        //! used_sender_id:null
        messageReaction type:ReactionType total_count:int32 is_chosen:Bool used_sender_id:MessageSender recent_sender_ids:vector<MessageSender> = MessageReaction;
        messageReactions reactions:vector<messageReaction> are_tags:Bool paid_reactors:vector<paidReactor> can_get_added_reactions:Bool = MessageReactions;
        //! reply_info:null reactions:null
        messageInteractionInfo view_count:int32 forward_count:int32 reply_info:messageReplyInfo reactions:messageReactions = MessageInteractionInfo;
        unreadReaction type:ReactionType sender_id:MessageSender is_big:Bool = UnreadReaction;

        //@class MessageTopic

        messageTopicThread message_thread_id:int53 = MessageTopic;
        messageTopicForum forum_topic_id:int32 = MessageTopic;
        messageTopicDirectMessages direct_messages_chat_topic_id:int53 = MessageTopic;
        messageTopicSavedMessages saved_messages_topic_id:int53 = MessageTopic;

        //@class MessageEffectType

        messageEffectTypeEmojiReaction select_animation:sticker effect_animation:sticker = MessageEffectType;
        messageEffectTypePremiumSticker sticker:sticker = MessageEffectType;
        //! static_icon:null
        messageEffect id:int64 static_icon:sticker emoji:string is_premium:Bool type:MessageEffectType = MessageEffect;

        //@class MessageSendingState

        messageSendingStatePending sending_id:int32 = MessageSendingState;
        messageSendingStateFailed error:error can_retry:Bool need_another_sender:Bool need_another_reply_quote:Bool need_drop_reply:Bool required_paid_message_star_count:int53 retry_after:double = MessageSendingState;
        //! position:utf16
        textQuote text:formattedText position:int32 is_manual:Bool = TextQuote;
        //! text:length=0-$message_reply_quote_length_max/characters position:utf16
        inputTextQuote text:formattedText position:int32 = InputTextQuote;

        //@class MessageReplyTo

        //! quote:null origin:null origin_send_date:unix-time content:null
        messageReplyToMessage chat_id:int53 message_id:int53 quote:textQuote checklist_task_id:int32 poll_option_id:string origin:MessageOrigin origin_send_date:int32 content:MessageContent = MessageReplyTo;
        messageReplyToStory story_poster_chat_id:int53 story_id:int32 = MessageReplyTo;

        //@class InputMessageReplyTo

        //! quote:pass-null
        inputMessageReplyToMessage message_id:int53 quote:inputTextQuote checklist_task_id:int32 poll_option_id:string = InputMessageReplyTo;
        //! quote:pass-null
        inputMessageReplyToExternalMessage chat_id:int53 message_id:int53 quote:inputTextQuote checklist_task_id:int32 poll_option_id:string = InputMessageReplyTo;
        inputMessageReplyToStory story_poster_chat_id:int53 story_id:int32 = InputMessageReplyTo;
        //! bots
        inputMessageReplyToEphemeralMessage ephemeral_message_id:int32 = InputMessageReplyTo;
        factCheck text:formattedText country_code:string = FactCheck;
        //! receiver_id:null sending_state:null scheduling_state:null date:unix-time edit_date:unix-time forward_info:null import_info:null interaction_info:null fact_check:null suggested_post_info:null reply_to:null topic_id:null self_destruct_type:null guest_bot_caller_id:null restriction_info:null reply_markup:null ephemeral_message_id:bots
        message id:int53 sender_id:MessageSender receiver_id:MessageSender chat_id:int53 sending_state:MessageSendingState scheduling_state:MessageSchedulingState is_outgoing:Bool is_pinned:Bool is_from_offline:Bool can_be_saved:Bool has_timestamped_media:Bool is_channel_post:Bool is_paid_star_suggested_post:Bool is_paid_gram_suggested_post:Bool contains_unread_mention:Bool contains_unread_poll_votes:Bool date:int32 edit_date:int32 forward_info:messageForwardInfo import_info:messageImportInfo interaction_info:messageInteractionInfo unread_reactions:vector<unreadReaction> fact_check:factCheck suggested_post_info:suggestedPostInfo reply_to:MessageReplyTo topic_id:MessageTopic self_destruct_type:MessageSelfDestructType self_destruct_in:double auto_delete_in:double via_bot_user_id:int53 guest_bot_caller_id:MessageSender sender_business_bot_user_id:int53 sender_boost_count:int32 sender_tag:string paid_message_star_count:int53 author_signature:string media_album_id:int64 effect_id:int64 restriction_info:restrictionInfo summary_language_code:string content:MessageContent reply_markup:ReplyMarkup ephemeral_message_id:int32 = Message;
        //! messages:null
        messages total_count:int32 messages:vector<message> = Messages;
        foundMessages total_count:int32 messages:vector<message> next_offset:string = FoundMessages;
        foundChatMessages total_count:int32 messages:vector<message> next_from_message_id:int53 = FoundChatMessages;
        //! search_limits:null
        foundPublicPosts messages:vector<message> next_offset:string search_limits:publicPostSearchLimits are_limits_exceeded:Bool = FoundPublicPosts;
        //! date:unix-time
        messagePosition position:int32 message_id:int53 date:int32 = MessagePosition;
        messagePositions total_count:int32 positions:vector<messagePosition> = MessagePositions;
        messageCalendarDay total_count:int32 message:message = MessageCalendarDay;
        messageCalendar total_count:int32 days:vector<messageCalendarDay> = MessageCalendar;
        //! reply_to_message:null
        businessMessage message:message reply_to_message:message = BusinessMessage;
        businessMessages messages:vector<businessMessage> = BusinessMessages;

        //@class MessageSource

        messageSourceChatHistory = MessageSource;
        messageSourceMessageThreadHistory = MessageSource;
        messageSourceForumTopicHistory = MessageSource;
        messageSourceDirectMessagesChatTopicHistory = MessageSource;
        messageSourceHistoryPreview = MessageSource;
        messageSourceChatList = MessageSource;
        messageSourceSearch = MessageSource;
        messageSourceChatEventLog = MessageSource;
        messageSourceNotification = MessageSource;
        messageSourceScreenshot = MessageSource;
        messageSourceOther = MessageSource;
        //! photo:null
        advertisementSponsor url:string photo:photo info:string = AdvertisementSponsor;
        sponsoredMessage message_id:int53 is_recommended:Bool can_be_reported:Bool content:MessageContent sponsor:advertisementSponsor title:string button_text:string accent_color_id:int32 background_custom_emoji_id:int64 additional_info:string = SponsoredMessage;
        sponsoredMessages messages:vector<sponsoredMessage> messages_between:int32 = SponsoredMessages;
        sponsoredChat unique_id:int53 chat_id:int53 sponsor_info:string additional_info:string = SponsoredChat;
        sponsoredChats chats:vector<sponsoredChat> = SponsoredChats;
        videoMessageAdvertisement unique_id:int53 text:string min_display_duration:int32 max_display_duration:int32 can_be_reported:Bool sponsor:advertisementSponsor title:string additional_info:string = VideoMessageAdvertisement;
        videoMessageAdvertisements advertisements:vector<videoMessageAdvertisement> start_delay:int32 between_delay:int32 = VideoMessageAdvertisements;
        reportOption id:bytes text:string = ReportOption;

        //@class ReportSponsoredResult

        reportSponsoredResultOk = ReportSponsoredResult;
        reportSponsoredResultFailed = ReportSponsoredResult;
        reportSponsoredResultOptionRequired title:string options:vector<reportOption> = ReportSponsoredResult;
        reportSponsoredResultAdsHidden = ReportSponsoredResult;
        reportSponsoredResultPremiumRequired = ReportSponsoredResult;
        //! add_date:unix-time complete_date:unix-time
        fileDownload file_id:int32 message:message add_date:int32 complete_date:int32 is_paused:Bool = FileDownload;
        downloadedFileCounts active_count:int32 paused_count:int32 completed_count:int32 = DownloadedFileCounts;
        foundFileDownloads total_counts:downloadedFileCounts files:vector<fileDownload> next_offset:string = FoundFileDownloads;

        //@class NotificationSettingsScope

        notificationSettingsScopePrivateChats = NotificationSettingsScope;
        notificationSettingsScopeGroupChats = NotificationSettingsScope;
        notificationSettingsScopeChannelChats = NotificationSettingsScope;
        chatNotificationSettings use_default_mute_for:Bool mute_for:int32 use_default_sound:Bool sound_id:int64 use_default_show_preview:Bool show_preview:Bool use_default_mute_stories:Bool mute_stories:Bool use_default_story_sound:Bool story_sound_id:int64 use_default_show_story_poster:Bool show_story_poster:Bool use_default_disable_pinned_message_notifications:Bool disable_pinned_message_notifications:Bool use_default_disable_mention_notifications:Bool disable_mention_notifications:Bool = ChatNotificationSettings;
        scopeNotificationSettings mute_for:int32 sound_id:int64 show_preview:Bool use_default_mute_stories:Bool mute_stories:Bool story_sound_id:int64 show_story_poster:Bool disable_pinned_message_notifications:Bool disable_mention_notifications:Bool = ScopeNotificationSettings;

        //@class ReactionNotificationSource

        reactionNotificationSourceNone = ReactionNotificationSource;
        reactionNotificationSourceContacts = ReactionNotificationSource;
        reactionNotificationSourceAll = ReactionNotificationSource;
        reactionNotificationSettings message_reaction_source:ReactionNotificationSource story_reaction_source:ReactionNotificationSource poll_vote_source:ReactionNotificationSource sound_id:int64 show_preview:Bool = ReactionNotificationSettings;

        //@class DraftMessageContent

        //! text:length=0-$message_text_length_max/characters link_preview_options:null,pass-null
        draftMessageContentText text:formattedText link_preview_options:linkPreviewOptions = DraftMessageContent;
        draftMessageContentRichMessage message:richMessage = DraftMessageContent;
        //! duration:value=0-60 self_destruct_type:null,pass-null
        draftMessageContentVideoNote file_path:string duration:int32 length:int32 self_destruct_type:MessageSelfDestructType = DraftMessageContent;
        //! self_destruct_type:null,pass-null
        draftMessageContentVoiceNote file_path:string duration:int32 waveform:bytes self_destruct_type:MessageSelfDestructType = DraftMessageContent;
        //! reply_to:null date:unix-time suggested_post_info:null
        draftMessage reply_to:InputMessageReplyTo date:int32 content:DraftMessageContent effect_id:int64 suggested_post_info:inputSuggestedPostInfo = DraftMessage;

        //@class ChatType

        chatTypePrivate user_id:int53 = ChatType;
        chatTypeBasicGroup basic_group_id:int53 = ChatType;
        chatTypeSupergroup supergroup_id:int53 is_channel:Bool = ChatType;
        chatTypeSecret secret_chat_id:int32 user_id:int53 = ChatType;
        chatFolderIcon name:string = ChatFolderIcon;
        //! text:length=1-12/characters
        chatFolderName text:formattedText animate_custom_emoji:Bool = ChatFolderName;
        //! icon:null
        chatFolder name:chatFolderName icon:chatFolderIcon color_id:int32 is_shareable:Bool pinned_chat_ids:vector<int53> included_chat_ids:vector<int53> excluded_chat_ids:vector<int53> exclude_muted:Bool exclude_read:Bool exclude_archived:Bool include_contacts:Bool include_non_contacts:Bool include_bots:Bool include_groups:Bool include_channels:Bool = ChatFolder;
        chatFolderInfo id:int32 name:chatFolderName icon:chatFolderIcon color_id:int32 is_shareable:Bool has_my_invite_links:Bool = ChatFolderInfo;
        chatFolderInviteLink invite_link:string name:string chat_ids:vector<int53> = ChatFolderInviteLink;
        chatFolderInviteLinks invite_links:vector<chatFolderInviteLink> = ChatFolderInviteLinks;
        chatFolderInviteLinkInfo chat_folder_info:chatFolderInfo missing_chat_ids:vector<int53> added_chat_ids:vector<int53> = ChatFolderInviteLinkInfo;
        recommendedChatFolder folder:chatFolder description:string = RecommendedChatFolder;
        recommendedChatFolders chat_folders:vector<recommendedChatFolder> = RecommendedChatFolders;
        archiveChatListSettings archive_and_mute_new_chats_from_unknown_users:Bool keep_unmuted_chats_archived:Bool keep_chats_from_folders_archived:Bool = ArchiveChatListSettings;

        //@class ChatList

        chatListMain = ChatList;
        chatListArchive = ChatList;
        chatListFolder chat_folder_id:int32 = ChatList;
        chatLists chat_lists:vector<ChatList> = ChatLists;

        //@class ChatSource

        chatSourceMtprotoProxy = ChatSource;
        chatSourcePublicServiceAnnouncement type:string text:string = ChatSource;
        //! source:null
        chatPosition list:ChatList order:int64 is_pinned:Bool source:ChatSource = ChatPosition;

        //@class ChatAvailableReactions

        //! max_reaction_count:value=1-11
        chatAvailableReactionsAll max_reaction_count:int32 = ChatAvailableReactions;
        //! max_reaction_count:value=1-11
        chatAvailableReactionsSome reactions:vector<ReactionType> max_reaction_count:int32 = ChatAvailableReactions;
        //! label:length=0-12/characters
        savedMessagesTag tag:ReactionType label:string count:int32 = SavedMessagesTag;
        savedMessagesTags tags:vector<savedMessagesTag> = SavedMessagesTags;
        businessBotManageBar bot_user_id:int53 manage_url:string is_bot_paused:Bool can_bot_reply:Bool = BusinessBotManageBar;
        //! default_participant_id:null
        videoChat group_call_id:int32 has_participants:Bool default_participant_id:MessageSender = VideoChat;
        //! photo:null upgraded_gift_colors:null last_message:null message_sender_id:null block_list:null emoji_status:null background:null theme:null action_bar:null business_bot_manage_bar:null pending_join_requests:null draft_message:null
        chat id:int53 type:ChatType title:string photo:chatPhotoInfo accent_color_id:int32 background_custom_emoji_id:int64 upgraded_gift_colors:upgradedGiftColors profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 permissions:chatPermissions last_message:message positions:vector<chatPosition> chat_lists:vector<ChatList> message_sender_id:MessageSender block_list:BlockList has_protected_content:Bool is_translatable:Bool is_marked_as_unread:Bool view_as_topics:Bool has_scheduled_messages:Bool can_be_deleted_only_for_self:Bool can_be_deleted_for_all_users:Bool can_be_reported:Bool default_disable_notification:Bool unread_count:int32 last_read_inbox_message_id:int53 last_read_outbox_message_id:int53 unread_mention_count:int32 unread_reaction_count:int32 unread_poll_vote_count:int32 notification_settings:chatNotificationSettings available_reactions:ChatAvailableReactions message_auto_delete_time:int32 emoji_status:emojiStatus background:chatBackground theme:ChatTheme action_bar:ChatActionBar business_bot_manage_bar:businessBotManageBar video_chat:videoChat pending_join_requests:chatJoinRequestsInfo reply_markup_message_id:int53 draft_message:draftMessage client_data:string = Chat;
        chats total_count:int32 chat_ids:vector<int53> = Chats;
        failedToAddMember user_id:int53 premium_would_allow_invite:Bool premium_required_to_send_messages:Bool = FailedToAddMember;
        failedToAddMembers failed_to_add_members:vector<failedToAddMember> = FailedToAddMembers;
        createdBasicGroupChat chat_id:int53 failed_to_add_members:failedToAddMembers = CreatedBasicGroupChat;

        //@class PublicChatType

        publicChatTypeHasUsername = PublicChatType;
        publicChatTypeIsLocationBased = PublicChatType;
        //! registration_month:value=0-12 registration_year:value=0-9999 last_name_change_date:unix-time last_photo_change_date:unix-time
        accountInfo registration_month:int32 registration_year:int32 phone_number_country_code:string last_name_change_date:int32 last_photo_change_date:int32 = AccountInfo;

        //@class ChatActionBar

        chatActionBarReportSpam can_unarchive:Bool = ChatActionBar;
        chatActionBarInviteMembers = ChatActionBar;
        //! account_info:null
        chatActionBarReportAddBlock can_unarchive:Bool account_info:accountInfo = ChatActionBar;
        chatActionBarAddContact = ChatActionBar;
        chatActionBarSharePhoneNumber = ChatActionBar;
        //! request_date:unix-time
        chatActionBarJoinRequest title:string is_channel:Bool request_date:int32 = ChatActionBar;

        //@class ButtonStyle

        buttonStyleDefault = ButtonStyle;
        buttonStylePrimary = ButtonStyle;
        buttonStyleDanger = ButtonStyle;
        buttonStyleSuccess = ButtonStyle;

        //@class KeyboardButtonType

        keyboardButtonTypeText = KeyboardButtonType;
        keyboardButtonTypeRequestPhoneNumber = KeyboardButtonType;
        keyboardButtonTypeRequestLocation = KeyboardButtonType;
        keyboardButtonTypeRequestPoll force_regular:Bool force_quiz:Bool = KeyboardButtonType;
        //! request_name:bots request_username:bots request_photo:bots
        keyboardButtonTypeRequestUsers id:int32 restrict_user_is_bot:Bool user_is_bot:Bool restrict_user_is_premium:Bool user_is_premium:Bool max_quantity:int32 request_name:Bool request_username:Bool request_photo:Bool = KeyboardButtonType;
        //! user_administrator_rights:null bot_administrator_rights:null request_title:bots request_username:bots request_photo:bots
        keyboardButtonTypeRequestChat id:int32 chat_is_channel:Bool restrict_chat_is_forum:Bool chat_is_forum:Bool restrict_chat_has_username:Bool chat_has_username:Bool chat_is_created:Bool user_administrator_rights:chatAdministratorRights bot_administrator_rights:chatAdministratorRights bot_is_member:Bool request_title:Bool request_username:Bool request_photo:Bool = KeyboardButtonType;
        keyboardButtonTypeRequestManagedBot id:int32 suggested_name:string suggested_username:string = KeyboardButtonType;
        keyboardButtonTypeWebApp url:string = KeyboardButtonType;
        keyboardButton text:string icon_custom_emoji_id:int64 style:ButtonStyle type:KeyboardButtonType = KeyboardButton;

        //@class InlineKeyboardButtonType

        inlineKeyboardButtonTypeUrl url:string = InlineKeyboardButtonType;
        inlineKeyboardButtonTypeLoginUrl url:string id:int53 forward_text:string = InlineKeyboardButtonType;
        inlineKeyboardButtonTypeWebApp url:string = InlineKeyboardButtonType;
        inlineKeyboardButtonTypeCallback data:bytes = InlineKeyboardButtonType;
        inlineKeyboardButtonTypeCallbackWithPassword data:bytes = InlineKeyboardButtonType;
        inlineKeyboardButtonTypeCallbackGame = InlineKeyboardButtonType;
        inlineKeyboardButtonTypeSwitchInline query:string target_chat:TargetChat = InlineKeyboardButtonType;
        inlineKeyboardButtonTypeBuy = InlineKeyboardButtonType;
        inlineKeyboardButtonTypeUser user_id:int53 = InlineKeyboardButtonType;
        inlineKeyboardButtonTypeCopyText text:string = InlineKeyboardButtonType;

        //@class KeyboardButtonSource

        keyboardButtonSourceMessage chat_id:int53 message_id:int53 = KeyboardButtonSource;
        keyboardButtonSourceWebApp bot_user_id:int53 prepared_button_id:string = KeyboardButtonSource;
        inlineKeyboardButton text:string icon_custom_emoji_id:int64 style:ButtonStyle type:InlineKeyboardButtonType = InlineKeyboardButton;

        //@class ReplyMarkup

        replyMarkupRemoveKeyboard is_personal:Bool = ReplyMarkup;
        //! input_field_placeholder:length=0-64/characters
        replyMarkupForceReply is_personal:Bool input_field_placeholder:string = ReplyMarkup;
        //! input_field_placeholder:length=0-64/characters
        replyMarkupShowKeyboard rows:vector<vector<keyboardButton>> is_persistent:Bool resize_keyboard:Bool one_time:Bool is_personal:Bool input_field_placeholder:string = ReplyMarkup;
        replyMarkupInlineKeyboard rows:vector<vector<inlineKeyboardButton>> = ReplyMarkup;

        //@class LoginUrlInfo

        loginUrlInfoOpen url:string skip_confirmation:Bool = LoginUrlInfo;
        loginUrlInfoRequestConfirmation url:string domain:string bot_user_id:int53 request_write_access:Bool = LoginUrlInfo;
        oauthLinkInfo user_id:int53 url:string domain:string from_app:Bool verified_app_name:string bot_user_id:int53 request_write_access:Bool request_phone_number_access:Bool browser:string platform:string ip_address:string location:string match_code_first:Bool match_codes:vector<string> = OauthLinkInfo;
        //! reply_info:null draft_message:null
        messageThreadInfo chat_id:int53 message_thread_id:int53 reply_info:messageReplyInfo unread_message_count:int32 messages:vector<message> draft_message:draftMessage = MessageThreadInfo;

        //@class SavedMessagesTopicType

        savedMessagesTopicTypeMyNotes = SavedMessagesTopicType;
        savedMessagesTopicTypeAuthorHidden = SavedMessagesTopicType;
        savedMessagesTopicTypeSavedFromChat chat_id:int53 = SavedMessagesTopicType;
        //! last_message:null draft_message:null
        savedMessagesTopic id:int53 type:SavedMessagesTopicType is_pinned:Bool order:int64 last_message:message draft_message:draftMessage = SavedMessagesTopic;
        //! last_message:null draft_message:null
        directMessagesChatTopic chat_id:int53 id:int53 sender_id:MessageSender order:int64 can_send_unpaid_messages:Bool is_marked_as_unread:Bool unread_count:int53 last_read_inbox_message_id:int53 last_read_outbox_message_id:int53 unread_reaction_count:int53 last_message:message draft_message:draftMessage = DirectMessagesChatTopic;
        forumTopicIcon color:int32 custom_emoji_id:int64 = ForumTopicIcon;
        //! creation_date:unix-time
        forumTopicInfo chat_id:int53 forum_topic_id:int32 name:string icon:forumTopicIcon creation_date:int32 creator_id:MessageSender is_general:Bool is_outgoing:Bool is_closed:Bool is_hidden:Bool is_name_implicit:Bool = ForumTopicInfo;
        //! last_message:null draft_message:null
        forumTopic info:forumTopicInfo last_message:message order:int64 is_pinned:Bool unread_count:int32 last_read_inbox_message_id:int53 last_read_outbox_message_id:int53 unread_mention_count:int32 unread_reaction_count:int32 unread_poll_vote_count:int32 notification_settings:chatNotificationSettings draft_message:draftMessage = ForumTopic;
        forumTopics total_count:int32 topics:vector<forumTopic> next_offset_date:int32 next_offset_message_id:int53 next_offset_forum_topic_id:int32 = ForumTopics;
        //! first_name:bots last_name:bots username:bots photo:null,bots
        sharedUser user_id:int53 first_name:string last_name:string username:string photo:photo = SharedUser;
        //! title:bots username:bots photo:null,bots
        sharedChat chat_id:int53 title:string username:string photo:photo = SharedChat;

        //@class BuiltInTheme

        builtInThemeClassic = BuiltInTheme;
        builtInThemeDay = BuiltInTheme;
        builtInThemeNight = BuiltInTheme;
        builtInThemeTinted = BuiltInTheme;
        builtInThemeArctic = BuiltInTheme;
        //! background:null outgoing_message_fill:null
        themeSettings base_theme:BuiltInTheme accent_color:int32 background:background outgoing_message_fill:BackgroundFill animate_outgoing_message_fill:Bool outgoing_message_accent_color:int32 = ThemeSettings;

        //@class RichText

        richTextPlain text:string = RichText;
        richTextBold text:RichText = RichText;
        richTextItalic text:RichText = RichText;
        richTextUnderline text:RichText = RichText;
        richTextStrikethrough text:RichText = RichText;
        richTextSpoiler text:RichText = RichText;
        richTextSubscript text:RichText = RichText;
        richTextSuperscript text:RichText = RichText;
        richTextMarked text:RichText = RichText;
        //! unix_time:unix-time formatting_type:null
        richTextDateTime text:RichText unix_time:int32 formatting_type:DateTimeFormattingType = RichText;
        richTextMention text:RichText username:string = RichText;
        richTextHashtag text:RichText hashtag:string = RichText;
        richTextCashtag text:RichText cashtag:string = RichText;
        richTextBankCardNumber text:RichText bank_card_number:string = RichText;
        richTextBotCommand text:RichText bot_command:string = RichText;
        richTextFixed text:RichText = RichText;
        richTextMentionName text:RichText user_id:int53 = RichText;
        richTextUrl text:RichText url:string is_cached:Bool = RichText;
        richTextEmailAddress text:RichText email_address:string = RichText;
        richTextPhoneNumber text:RichText phone_number:string = RichText;
        richTextCustomEmoji custom_emoji_id:int64 alternative_text:string = RichText;
        richTextIcon document:document width:int32 height:int32 = RichText;
        richTextMathematicalExpression expression:string = RichText;
        richTextDiff text:RichText old_text:RichText = RichText;
        richTextReference name:string text:RichText = RichText;
        richTextReferenceLink text:RichText reference_name:string url:string = RichText;
        richTextAnchor name:string = RichText;
        richTextAnchorLink text:RichText anchor_name:string url:string = RichText;
        richTexts texts:vector<RichText> = RichText;
        //! credit:null
        pageBlockCaption text:RichText credit:RichText = PageBlockCaption;
        pageBlockListItem label:string blocks:vector<PageBlock> has_checkbox:Bool is_checked:Bool value:int32 type:string = PageBlockListItem;
        inputPageBlockListItem blocks:vector<InputPageBlock> has_checkbox:Bool is_checked:Bool value:int32 type:string = InputPageBlockListItem;

        //@class PageBlockHorizontalAlignment

        pageBlockHorizontalAlignmentLeft = PageBlockHorizontalAlignment;
        pageBlockHorizontalAlignmentCenter = PageBlockHorizontalAlignment;
        pageBlockHorizontalAlignmentRight = PageBlockHorizontalAlignment;

        //@class PageBlockVerticalAlignment

        pageBlockVerticalAlignmentTop = PageBlockVerticalAlignment;
        pageBlockVerticalAlignmentMiddle = PageBlockVerticalAlignment;
        pageBlockVerticalAlignmentBottom = PageBlockVerticalAlignment;
        //! text:null
        pageBlockTableCell text:RichText is_header:Bool colspan:int32 rowspan:int32 align:PageBlockHorizontalAlignment valign:PageBlockVerticalAlignment = PageBlockTableCell;
        //! photo:null publish_date:unix-time
        pageBlockRelatedArticle url:string title:string description:string photo:photo author:string publish_date:int32 = PageBlockRelatedArticle;

        //@class PageBlock

        pageBlockTitle title:RichText = PageBlock;
        pageBlockSubtitle subtitle:RichText = PageBlock;
        //! publish_date:unix-time
        pageBlockAuthorDate author:RichText publish_date:int32 = PageBlock;
        pageBlockHeader header:RichText = PageBlock;
        pageBlockSubheader subheader:RichText = PageBlock;
        //! size:value=1-6
        pageBlockSectionHeading text:RichText size:int32 = PageBlock;
        pageBlockKicker kicker:RichText = PageBlock;
        pageBlockParagraph text:RichText = PageBlock;
        pageBlockPreformatted text:RichText language:string = PageBlock;
        pageBlockFooter footer:RichText = PageBlock;
        pageBlockThinking text:RichText = PageBlock;
        pageBlockDivider = PageBlock;
        pageBlockMathematicalExpression expression:string = PageBlock;
        pageBlockAnchor name:string = PageBlock;
        pageBlockList items:vector<pageBlockListItem> = PageBlock;
        //! credit:null
        pageBlockBlockQuote blocks:vector<PageBlock> credit:RichText = PageBlock;
        //! credit:null
        pageBlockPullQuote text:RichText credit:RichText = PageBlock;
        //! animation:null caption:null
        pageBlockAnimation animation:animation caption:pageBlockCaption need_autoplay:Bool has_spoiler:Bool = PageBlock;
        //! audio:null caption:null
        pageBlockAudio audio:audio caption:pageBlockCaption = PageBlock;
        //! photo:null caption:null
        pageBlockPhoto photo:photo caption:pageBlockCaption url:string has_spoiler:Bool = PageBlock;
        //! video:null caption:null
        pageBlockVideo video:video caption:pageBlockCaption need_autoplay:Bool is_looped:Bool has_spoiler:Bool = PageBlock;
        //! voice_note:null caption:null
        pageBlockVoiceNote voice_note:voiceNote caption:pageBlockCaption = PageBlock;
        pageBlockCover cover:PageBlock = PageBlock;
        //! poster_photo:null caption:null
        pageBlockEmbedded url:string html:string poster_photo:photo width:int32 height:int32 caption:pageBlockCaption is_full_width:Bool allow_scrolling:Bool = PageBlock;
        //! author_photo:null date:unix-time caption:null
        pageBlockEmbeddedPost url:string author:string author_photo:photo date:int32 blocks:vector<PageBlock> caption:pageBlockCaption = PageBlock;
        //! caption:null
        pageBlockCollage blocks:vector<PageBlock> caption:pageBlockCaption = PageBlock;
        //! caption:null
        pageBlockSlideshow blocks:vector<PageBlock> caption:pageBlockCaption = PageBlock;
        //! photo:null
        pageBlockChatLink title:string photo:chatPhotoInfo accent_color_id:int32 username:string = PageBlock;
        //! caption:null
        pageBlockTable caption:RichText cells:vector<vector<pageBlockTableCell>> is_bordered:Bool is_striped:Bool = PageBlock;
        pageBlockDetails header:RichText blocks:vector<PageBlock> is_open:Bool = PageBlock;
        pageBlockRelatedArticles header:RichText articles:vector<pageBlockRelatedArticle> = PageBlock;
        //! caption:null
        pageBlockMap location:location zoom:int32 width:int32 height:int32 caption:pageBlockCaption = PageBlock;
        webPageInstantView blocks:vector<PageBlock> view_count:int32 version:int32 is_rtl:Bool is_full:Bool feedback_link:InternalLinkType = WebPageInstantView;

        //@class LinkPreviewAlbumMedia

        linkPreviewAlbumMediaPhoto photo:photo = LinkPreviewAlbumMedia;
        linkPreviewAlbumMediaVideo video:video = LinkPreviewAlbumMedia;

        //@class LinkPreviewType

        linkPreviewTypeAlbum media:vector<LinkPreviewAlbumMedia> caption:string = LinkPreviewType;
        linkPreviewTypeAnimation animation:animation = LinkPreviewType;
        linkPreviewTypeApp photo:photo = LinkPreviewType;
        //! photo:null
        linkPreviewTypeArticle photo:photo = LinkPreviewType;
        linkPreviewTypeAudio audio:audio = LinkPreviewType;
        //! document:null background_type:null
        linkPreviewTypeBackground document:document background_type:BackgroundType = LinkPreviewType;
        //! photo:null
        linkPreviewTypeChannelBoost photo:chatPhoto = LinkPreviewType;
        //! photo:null
        linkPreviewTypeChat type:InviteLinkChatType photo:chatPhoto creates_join_request:Bool = LinkPreviewType;
        //! photo:null
        linkPreviewTypeDirectMessagesChat photo:chatPhoto = LinkPreviewType;
        linkPreviewTypeDocument document:document = LinkPreviewType;
        //! animation:null thumbnail:null
        linkPreviewTypeEmbeddedAnimationPlayer url:string animation:animation thumbnail:photo duration:int32 width:int32 height:int32 = LinkPreviewType;
        //! audio:null thumbnail:null
        linkPreviewTypeEmbeddedAudioPlayer url:string audio:audio thumbnail:photo duration:int32 width:int32 height:int32 = LinkPreviewType;
        //! video:null thumbnail:null
        linkPreviewTypeEmbeddedVideoPlayer url:string video:video thumbnail:photo duration:int32 width:int32 height:int32 = LinkPreviewType;
        linkPreviewTypeExternalAudio url:string mime_type:string duration:int32 = LinkPreviewType;
        linkPreviewTypeExternalVideo url:string mime_type:string width:int32 height:int32 duration:int32 = LinkPreviewType;
        //! auction_end_date:unix-time
        linkPreviewTypeGiftAuction gift:gift auction_end_date:int32 = LinkPreviewType;
        linkPreviewTypeGiftCollection icons:vector<sticker> = LinkPreviewType;
        linkPreviewTypeGroupCall = LinkPreviewType;
        linkPreviewTypeInvoice = LinkPreviewType;
        linkPreviewTypeLiveStory story_poster_chat_id:int53 story_id:int32 = LinkPreviewType;
        linkPreviewTypeMessage = LinkPreviewType;
        linkPreviewTypePhoto photo:photo = LinkPreviewType;
        linkPreviewTypePremiumGiftCode = LinkPreviewType;
        linkPreviewTypeRequestManagedBot = LinkPreviewType;
        linkPreviewTypeShareableChatFolder = LinkPreviewType;
        linkPreviewTypeSticker sticker:sticker = LinkPreviewType;
        linkPreviewTypeStickerSet stickers:vector<sticker> = LinkPreviewType;
        linkPreviewTypeStory story_poster_chat_id:int53 story_id:int32 = LinkPreviewType;
        //! photo_icon:null video_icon:null
        linkPreviewTypeStoryAlbum photo_icon:photo video_icon:video = LinkPreviewType;
        //! photo:null
        linkPreviewTypeSupergroupBoost photo:chatPhoto = LinkPreviewType;
        linkPreviewTypeTextCompositionStyle custom_emoji_id:int64 = LinkPreviewType;
        //! settings:null
        linkPreviewTypeTheme documents:vector<document> settings:themeSettings = LinkPreviewType;
        linkPreviewTypeUnsupported = LinkPreviewType;
        linkPreviewTypeUpgradedGift gift:upgradedGift = LinkPreviewType;
        //! photo:null
        linkPreviewTypeUser photo:chatPhoto is_bot:Bool = LinkPreviewType;
        //! cover:null
        linkPreviewTypeVideo video:video cover:photo start_timestamp:int32 = LinkPreviewType;
        //! photo:null
        linkPreviewTypeVideoChat photo:chatPhoto is_live_stream:Bool joins_as_speaker:Bool = LinkPreviewType;
        linkPreviewTypeVideoNote video_note:videoNote = LinkPreviewType;
        linkPreviewTypeVoiceNote voice_note:voiceNote = LinkPreviewType;
        //! photo:null
        linkPreviewTypeWebApp photo:photo = LinkPreviewType;
        linkPreview url:string display_url:string site_name:string title:string description:formattedText author:string type:LinkPreviewType has_large_media:Bool show_large_media:Bool show_media_above_description:Bool skip_confirmation:Bool show_above_text:Bool instant_view_version:int32 = LinkPreview;
        countryInfo country_code:string name:string english_name:string flag_emoji:string is_hidden:Bool calling_codes:vector<string> = CountryInfo;
        countries countries:vector<countryInfo> = Countries;
        //! country:null
        phoneNumberInfo country:countryInfo country_calling_code:string formatted_phone_number:string is_anonymous:Bool = PhoneNumberInfo;

        //@class CollectibleItemType

        collectibleItemTypeUsername username:string = CollectibleItemType;
        collectibleItemTypePhoneNumber phone_number:string = CollectibleItemType;
        //! purchase_date:unix-time
        collectibleItemInfo purchase_date:int32 currency:string amount:int53 cryptocurrency:string cryptocurrency_amount:int64 url:string = CollectibleItemInfo;
        bankCardActionOpenUrl text:string url:string = BankCardActionOpenUrl;
        bankCardInfo title:string actions:vector<bankCardActionOpenUrl> = BankCardInfo;
        address country_code:string state:string city:string street_line1:string street_line2:string postal_code:string = Address;
        locationAddress country_code:string state:string city:string street:string = LocationAddress;
        labeledPricePart label:string amount:int53 = LabeledPricePart;
        invoice currency:string price_parts:vector<labeledPricePart> subscription_period:int32 max_tip_amount:int53 suggested_tip_amounts:vector<int53> recurring_payment_terms_of_service_url:string terms_of_service_url:string is_test:Bool need_name:Bool need_phone_number:Bool need_email_address:Bool need_shipping_address:Bool send_phone_number_to_provider:Bool send_email_address_to_provider:Bool is_flexible:Bool = Invoice;
        //! shipping_address:null
        orderInfo name:string phone_number:string email_address:string shipping_address:address = OrderInfo;
        shippingOption id:string title:string price_parts:vector<labeledPricePart> = ShippingOption;
        savedCredentials id:string title:string = SavedCredentials;

        //@class InputCredentials

        inputCredentialsSaved saved_credentials_id:string = InputCredentials;
        inputCredentialsNew data:string allow_save:Bool = InputCredentials;
        inputCredentialsApplePay data:string = InputCredentials;
        inputCredentialsGooglePay data:string = InputCredentials;

        //@class PaymentProvider

        paymentProviderSmartGlocal public_token:string tokenize_url:string = PaymentProvider;
        paymentProviderStripe publishable_key:string need_country:Bool need_postal_code:Bool need_cardholder_name:Bool = PaymentProvider;
        paymentProviderOther url:string = PaymentProvider;
        paymentOption title:string url:string = PaymentOption;

        //@class PaymentFormType

        //! saved_order_info:null
        paymentFormTypeRegular invoice:invoice payment_provider_user_id:int53 payment_provider:PaymentProvider additional_payment_options:vector<paymentOption> saved_order_info:orderInfo saved_credentials:vector<savedCredentials> can_save_credentials:Bool need_password:Bool = PaymentFormType;
        paymentFormTypeStars star_count:int53 = PaymentFormType;
        paymentFormTypeStarSubscription pricing:starSubscriptionPricing = PaymentFormType;
        paymentForm id:int64 type:PaymentFormType seller_bot_user_id:int53 product_info:productInfo = PaymentForm;
        validatedOrderInfo order_info_id:string shipping_options:vector<shippingOption> = ValidatedOrderInfo;
        paymentResult success:Bool verification_url:string = PaymentResult;

        //@class PaymentReceiptType

        //! order_info:null shipping_option:null
        paymentReceiptTypeRegular payment_provider_user_id:int53 invoice:invoice order_info:orderInfo shipping_option:shippingOption credentials_title:string tip_amount:int53 = PaymentReceiptType;
        paymentReceiptTypeStars star_count:int53 transaction_id:string = PaymentReceiptType;
        //! date:unix-time
        paymentReceipt product_info:productInfo date:int32 seller_bot_user_id:int53 type:PaymentReceiptType = PaymentReceipt;

        //@class InputInvoice

        inputInvoiceMessage chat_id:int53 message_id:int53 = InputInvoice;
        inputInvoiceName name:string = InputInvoice;
        inputInvoiceTelegram purpose:TelegramPaymentPurpose = InputInvoice;

        //@class PaidMedia

        //! minithumbnail:null
        paidMediaPreview width:int32 height:int32 duration:int32 minithumbnail:minithumbnail = PaidMedia;
        //! video:null
        paidMediaPhoto photo:photo video:video = PaidMedia;
        //! cover:null
        paidMediaVideo video:video cover:photo start_timestamp:int32 = PaidMedia;
        paidMediaUnsupported = PaidMedia;
        //! winners_selection_date:unix-time,value=60-$giveaway_duration_max/seconds prize_description:length=0-128/characters
        giveawayParameters boosted_chat_id:int53 additional_chat_ids:vector<int53> winners_selection_date:int32 only_new_members:Bool has_public_winners:Bool country_codes:vector<string> prize_description:string = GiveawayParameters;
        //! date:unix-time
        datedFile file:file date:int32 = DatedFile;

        //@class PassportElementType

        passportElementTypePersonalDetails = PassportElementType;
        passportElementTypePassport = PassportElementType;
        passportElementTypeDriverLicense = PassportElementType;
        passportElementTypeIdentityCard = PassportElementType;
        passportElementTypeInternalPassport = PassportElementType;
        passportElementTypeAddress = PassportElementType;
        passportElementTypeUtilityBill = PassportElementType;
        passportElementTypeBankStatement = PassportElementType;
        passportElementTypeRentalAgreement = PassportElementType;
        passportElementTypePassportRegistration = PassportElementType;
        passportElementTypeTemporaryRegistration = PassportElementType;
        passportElementTypePhoneNumber = PassportElementType;
        passportElementTypeEmailAddress = PassportElementType;
        //! day:value=1-31 month:value=1-12 year:value=1-9999
        date day:int32 month:int32 year:int32 = Date;
        //! first_name:length=1-255/characters middle_name:length=0-255/characters last_name:length=1-255/characters native_first_name:length=1-255/characters native_middle_name:length=0-255/characters native_last_name:length=1-255/characters
        personalDetails first_name:string middle_name:string last_name:string native_first_name:string native_middle_name:string native_last_name:string birthdate:date gender:string country_code:string residence_country_code:string = PersonalDetails;
        //! number:length=1-24/characters expiration_date:null reverse_side:null selfie:null
        identityDocument number:string expiration_date:date front_side:datedFile reverse_side:datedFile selfie:datedFile translation:vector<datedFile> = IdentityDocument;
        //! number:length=1-24/characters expiration_date:pass-null reverse_side:pass-null selfie:pass-null
        inputIdentityDocument number:string expiration_date:date front_side:InputFile reverse_side:InputFile selfie:InputFile translation:vector<InputFile> = InputIdentityDocument;
        personalDocument files:vector<datedFile> translation:vector<datedFile> = PersonalDocument;
        inputPersonalDocument files:vector<InputFile> translation:vector<InputFile> = InputPersonalDocument;

        //@class PassportElement

        passportElementPersonalDetails personal_details:personalDetails = PassportElement;
        passportElementPassport passport:identityDocument = PassportElement;
        passportElementDriverLicense driver_license:identityDocument = PassportElement;
        passportElementIdentityCard identity_card:identityDocument = PassportElement;
        passportElementInternalPassport internal_passport:identityDocument = PassportElement;
        passportElementAddress address:address = PassportElement;
        passportElementUtilityBill utility_bill:personalDocument = PassportElement;
        passportElementBankStatement bank_statement:personalDocument = PassportElement;
        passportElementRentalAgreement rental_agreement:personalDocument = PassportElement;
        passportElementPassportRegistration passport_registration:personalDocument = PassportElement;
        passportElementTemporaryRegistration temporary_registration:personalDocument = PassportElement;
        passportElementPhoneNumber phone_number:string = PassportElement;
        passportElementEmailAddress email_address:string = PassportElement;

        //@class InputPassportElement

        inputPassportElementPersonalDetails personal_details:personalDetails = InputPassportElement;
        inputPassportElementPassport passport:inputIdentityDocument = InputPassportElement;
        inputPassportElementDriverLicense driver_license:inputIdentityDocument = InputPassportElement;
        inputPassportElementIdentityCard identity_card:inputIdentityDocument = InputPassportElement;
        inputPassportElementInternalPassport internal_passport:inputIdentityDocument = InputPassportElement;
        inputPassportElementAddress address:address = InputPassportElement;
        inputPassportElementUtilityBill utility_bill:inputPersonalDocument = InputPassportElement;
        inputPassportElementBankStatement bank_statement:inputPersonalDocument = InputPassportElement;
        inputPassportElementRentalAgreement rental_agreement:inputPersonalDocument = InputPassportElement;
        inputPassportElementPassportRegistration passport_registration:inputPersonalDocument = InputPassportElement;
        inputPassportElementTemporaryRegistration temporary_registration:inputPersonalDocument = InputPassportElement;
        inputPassportElementPhoneNumber phone_number:string = InputPassportElement;
        inputPassportElementEmailAddress email_address:string = InputPassportElement;
        passportElements elements:vector<PassportElement> = PassportElements;

        //@class PassportElementErrorSource

        passportElementErrorSourceUnspecified = PassportElementErrorSource;
        passportElementErrorSourceDataField field_name:string = PassportElementErrorSource;
        passportElementErrorSourceFrontSide = PassportElementErrorSource;
        passportElementErrorSourceReverseSide = PassportElementErrorSource;
        passportElementErrorSourceSelfie = PassportElementErrorSource;
        passportElementErrorSourceTranslationFile file_index:int32 = PassportElementErrorSource;
        passportElementErrorSourceTranslationFiles = PassportElementErrorSource;
        passportElementErrorSourceFile file_index:int32 = PassportElementErrorSource;
        passportElementErrorSourceFiles = PassportElementErrorSource;
        passportElementError type:PassportElementType message:string source:PassportElementErrorSource = PassportElementError;
        passportSuitableElement type:PassportElementType is_selfie_required:Bool is_translation_required:Bool is_native_name_required:Bool = PassportSuitableElement;
        passportRequiredElement suitable_elements:vector<passportSuitableElement> = PassportRequiredElement;
        passportAuthorizationForm id:int32 required_elements:vector<passportRequiredElement> privacy_policy_url:string = PassportAuthorizationForm;
        passportElementsWithErrors elements:vector<PassportElement> errors:vector<passportElementError> = PassportElementsWithErrors;
        encryptedCredentials data:bytes hash:bytes secret:bytes = EncryptedCredentials;
        //! bots reverse_side:null selfie:null
        encryptedPassportElement type:PassportElementType data:bytes front_side:datedFile reverse_side:datedFile selfie:datedFile translation:vector<datedFile> files:vector<datedFile> value:string hash:string = EncryptedPassportElement;

        //@class InputPassportElementErrorSource

        inputPassportElementErrorSourceUnspecified element_hash:bytes = InputPassportElementErrorSource;
        inputPassportElementErrorSourceDataField field_name:string data_hash:bytes = InputPassportElementErrorSource;
        inputPassportElementErrorSourceFrontSide file_hash:bytes = InputPassportElementErrorSource;
        inputPassportElementErrorSourceReverseSide file_hash:bytes = InputPassportElementErrorSource;
        inputPassportElementErrorSourceSelfie file_hash:bytes = InputPassportElementErrorSource;
        inputPassportElementErrorSourceTranslationFile file_hash:bytes = InputPassportElementErrorSource;
        inputPassportElementErrorSourceTranslationFiles file_hashes:vector<bytes> = InputPassportElementErrorSource;
        inputPassportElementErrorSourceFile file_hash:bytes = InputPassportElementErrorSource;
        inputPassportElementErrorSourceFiles file_hashes:vector<bytes> = InputPassportElementErrorSource;
        //! bots
        inputPassportElementError type:PassportElementType message:string source:InputPassportElementErrorSource = InputPassportElementError;

        //@class PollMedia

        pollMediaAnimation animation:animation = PollMedia;
        pollMediaAudio audio:audio = PollMedia;
        pollMediaDocument document:document = PollMedia;
        //! link_preview:null
        pollMediaLink url:string link_preview:linkPreview = PollMedia;
        pollMediaLocation location:location = PollMedia;
        //! video:null
        pollMediaPhoto photo:photo video:video = PollMedia;
        pollMediaSticker sticker:sticker = PollMedia;
        pollMediaVenue venue:venue = PollMedia;
        //! cover:null
        pollMediaVideo video:video alternative_videos:vector<alternativeVideo> storyboards:vector<videoStoryboard> cover:photo start_timestamp:int32 = PollMedia;

        //@class MessageContent

        //! link_preview:null link_preview_options:null
        messageText text:formattedText link_preview:linkPreview link_preview_options:linkPreviewOptions = MessageContent;
        messageRichMessage message:richMessage = MessageContent;
        messageAnimation animation:animation caption:formattedText show_caption_above_media:Bool has_spoiler:Bool is_secret:Bool = MessageContent;
        messageAudio audio:audio caption:formattedText = MessageContent;
        messageDocument document:document caption:formattedText = MessageContent;
        messagePaidMedia star_count:int53 media:vector<PaidMedia> caption:formattedText show_caption_above_media:Bool = MessageContent;
        //! video:null
        messagePhoto photo:photo video:video caption:formattedText show_caption_above_media:Bool has_spoiler:Bool is_secret:Bool = MessageContent;
        messageSticker sticker:sticker is_premium:Bool = MessageContent;
        //! cover:null
        messageVideo video:video alternative_videos:vector<alternativeVideo> storyboards:vector<videoStoryboard> cover:photo start_timestamp:int32 caption:formattedText show_caption_above_media:Bool has_spoiler:Bool is_secret:Bool = MessageContent;
        messageVideoNote video_note:videoNote is_viewed:Bool is_secret:Bool = MessageContent;
        messageVoiceNote voice_note:voiceNote caption:formattedText is_listened:Bool = MessageContent;
        messageExpiredPhoto = MessageContent;
        messageExpiredVideo = MessageContent;
        messageExpiredVideoNote = MessageContent;
        messageExpiredVoiceNote = MessageContent;
        messageLiveLocation location:liveLocation expires_in:int32 = MessageContent;
        messageLocation location:location = MessageContent;
        messageVenue venue:venue = MessageContent;
        messageContact contact:contact = MessageContent;
        messageAnimatedEmoji animated_emoji:animatedEmoji emoji:string = MessageContent;
        //! initial_state:null final_state:null
        messageDice initial_state:DiceStickers final_state:DiceStickers emoji:string value:int32 success_animation_frame_number:int32 = MessageContent;
        messageGame game:game = MessageContent;
        //! media:null
        messagePoll poll:poll description:formattedText media:PollMedia can_add_option:Bool = MessageContent;
        //! initial_state:null final_state:null
        messageStakeDice initial_state:DiceStickers final_state:DiceStickers value:int32 stake_gram_amount:int53 prize_gram_amount:int53 = MessageContent;
        messageStory story_poster_chat_id:int53 story_id:int32 via_mention:Bool = MessageContent;
        messageChecklist list:checklist = MessageContent;
        //! paid_media:null paid_media_caption:null
        messageInvoice product_info:productInfo currency:string total_amount:int53 start_parameter:string is_test:Bool need_shipping_address:Bool receipt_message_id:int53 paid_media:PaidMedia paid_media_caption:formattedText = MessageContent;
        messageCall unique_id:int64 is_video:Bool discard_reason:CallDiscardReason duration:int32 = MessageContent;
        messageGroupCall unique_id:int64 is_active:Bool was_missed:Bool is_video:Bool duration:int32 other_participant_ids:vector<MessageSender> = MessageContent;
        //! start_date:unix-time
        messageVideoChatScheduled group_call_id:int32 start_date:int32 = MessageContent;
        messageVideoChatStarted group_call_id:int32 = MessageContent;
        messageVideoChatEnded duration:int32 = MessageContent;
        messageInviteVideoChatParticipants group_call_id:int32 user_ids:vector<int53> = MessageContent;
        //! text:length=1-100/characters
        messagePollOptionAdded poll_message_id:int53 option_id:string text:formattedText = MessageContent;
        //! text:length=1-100/characters
        messagePollOptionDeleted poll_message_id:int53 option_id:string text:formattedText = MessageContent;
        messageBasicGroupChatCreate title:string member_user_ids:vector<int53> = MessageContent;
        messageSupergroupChatCreate title:string = MessageContent;
        messageChatChangeTitle title:string = MessageContent;
        messageChatChangePhoto photo:chatPhoto = MessageContent;
        messageChatDeletePhoto = MessageContent;
        messageChatOwnerLeft new_owner_user_id:int53 = MessageContent;
        messageChatOwnerChanged new_owner_user_id:int53 = MessageContent;
        messageChatHasProtectedContentToggled request_message_id:int53 old_has_protected_content:Bool new_has_protected_content:Bool = MessageContent;
        messageChatHasProtectedContentDisableRequested is_expired:Bool = MessageContent;
        messageChatAddMembers member_user_ids:vector<int53> = MessageContent;
        messageChatJoinByLink = MessageContent;
        messageChatJoinByRequest = MessageContent;
        messageChatDeleteMember user_id:int53 = MessageContent;
        messageChatAddedToCommunity community_id:int53 = MessageContent;
        messageChatRemovedFromCommunity = MessageContent;
        messageChatUpgradeTo supergroup_id:int53 = MessageContent;
        messageChatUpgradeFrom title:string basic_group_id:int53 = MessageContent;
        messagePinMessage message_id:int53 = MessageContent;
        messageScreenshotTaken = MessageContent;
        messageChatSetBackground old_background_message_id:int53 background:chatBackground only_for_self:Bool = MessageContent;
        //! theme:null
        messageChatSetTheme theme:ChatTheme = MessageContent;
        messageChatSetMessageAutoDeleteTime message_auto_delete_time:int32 from_user_id:int53 = MessageContent;
        messageChatBoost boost_count:int32 = MessageContent;
        messageForumTopicCreated name:string is_name_implicit:Bool icon:forumTopicIcon = MessageContent;
        messageForumTopicEdited name:string edit_icon_custom_emoji_id:Bool icon_custom_emoji_id:int64 = MessageContent;
        messageForumTopicIsClosedToggled is_closed:Bool = MessageContent;
        messageForumTopicIsHiddenToggled is_hidden:Bool = MessageContent;
        messageSuggestProfilePhoto photo:chatPhoto = MessageContent;
        messageSuggestBirthdate birthdate:birthdate = MessageContent;
        messageCustomServiceAction text:string = MessageContent;
        messageGameScore game_message_id:int53 game_id:int64 score:int32 = MessageContent;
        messageManagedBotCreated bot_user_id:int53 = MessageContent;
        //! subscription_until_date:unix-time
        messagePaymentSuccessful invoice_chat_id:int53 invoice_message_id:int53 currency:string total_amount:int53 subscription_until_date:int32 is_recurring:Bool is_first_recurring:Bool invoice_name:string = MessageContent;
        //! subscription_until_date:unix-time shipping_option_id:bots order_info:null,bots
        messagePaymentSuccessfulBot currency:string total_amount:int53 subscription_until_date:int32 is_recurring:Bool is_first_recurring:Bool invoice_payload:bytes shipping_option_id:string order_info:orderInfo telegram_payment_charge_id:string provider_payment_charge_id:string = MessageContent;
        //! invoice_payload:bots
        messagePaymentRefunded owner_id:MessageSender currency:string total_amount:int53 invoice_payload:bytes telegram_payment_charge_id:string provider_payment_charge_id:string = MessageContent;
        //! sticker:null
        messageGiftedPremium gifter_user_id:int53 receiver_user_id:int53 text:formattedText currency:string amount:int53 cryptocurrency:string cryptocurrency_amount:int64 month_count:int32 day_count:int32 sticker:sticker = MessageContent;
        //! creator_id:null sticker:null
        messagePremiumGiftCode creator_id:MessageSender text:formattedText is_from_giveaway:Bool is_unclaimed:Bool currency:string amount:int53 cryptocurrency:string cryptocurrency_amount:int64 month_count:int32 day_count:int32 sticker:sticker code:string = MessageContent;
        messageGiveawayCreated star_count:int53 = MessageContent;
        //! sticker:null
        messageGiveaway parameters:giveawayParameters winner_count:int32 prize:GiveawayPrize sticker:sticker = MessageContent;
        messageGiveawayCompleted giveaway_message_id:int53 winner_count:int32 is_star_giveaway:Bool unclaimed_prize_count:int32 = MessageContent;
        //! actual_winners_selection_date:unix-time
        messageGiveawayWinners boosted_chat_id:int53 giveaway_message_id:int53 additional_chat_count:int32 actual_winners_selection_date:int32 only_new_members:Bool was_refunded:Bool prize:GiveawayPrize prize_description:string winner_count:int32 winner_user_ids:vector<int53> unclaimed_prize_count:int32 = MessageContent;
        //! sticker:null
        messageGiftedStars gifter_user_id:int53 receiver_user_id:int53 currency:string amount:int53 cryptocurrency:string cryptocurrency_amount:int64 star_count:int53 transaction_id:string sticker:sticker = MessageContent;
        //! sticker:null
        messageGiftedTon gifter_user_id:int53 receiver_user_id:int53 gram_amount:int53 transaction_id:string sticker:sticker = MessageContent;
        //! sticker:null
        messageGiveawayPrizeStars star_count:int53 transaction_id:string boosted_chat_id:int53 giveaway_message_id:int53 is_unclaimed:Bool sticker:sticker = MessageContent;
        //! sender_id:null
        messageGift gift:gift sender_id:MessageSender receiver_id:MessageSender received_gift_id:string text:formattedText unique_gift_number:int32 sell_star_count:int53 prepaid_upgrade_star_count:int53 is_upgrade_separate:Bool is_from_auction:Bool is_private:Bool is_saved:Bool is_prepaid_upgrade:Bool can_be_upgraded:Bool was_converted:Bool was_upgraded:Bool was_refunded:Bool upgraded_received_gift_id:string prepaid_upgrade_hash:string = MessageContent;
        //! sender_id:null next_transfer_date:unix-time next_resale_date:unix-time export_date:unix-time craft_date:unix-time
        messageUpgradedGift gift:upgradedGift sender_id:MessageSender receiver_id:MessageSender origin:UpgradedGiftOrigin received_gift_id:string is_saved:Bool can_be_transferred:Bool was_transferred:Bool transfer_star_count:int53 drop_original_details_star_count:int53 next_transfer_date:int32 next_resale_date:int32 export_date:int32 craft_date:int32 = MessageContent;
        messageRefundedUpgradedGift gift:gift sender_id:MessageSender receiver_id:MessageSender origin:UpgradedGiftOrigin = MessageContent;
        //! expiration_date:unix-time
        messageUpgradedGiftPurchaseOffer gift:upgradedGift state:GiftPurchaseOfferState price:GiftResalePrice expiration_date:int32 = MessageContent;
        messageUpgradedGiftPurchaseOfferRejected gift:upgradedGift price:GiftResalePrice offer_message_id:int53 was_expired:Bool = MessageContent;
        messagePaidMessagesRefunded message_count:int32 star_count:int53 = MessageContent;
        messagePaidMessagePriceChanged paid_message_star_count:int53 = MessageContent;
        messageDirectMessagePriceChanged is_enabled:Bool paid_message_star_count:int53 = MessageContent;
        messageChecklistTasksDone checklist_message_id:int53 marked_as_done_task_ids:vector<int32> marked_as_not_done_task_ids:vector<int32> = MessageContent;
        messageChecklistTasksAdded checklist_message_id:int53 tasks:vector<checklistTask> = MessageContent;
        messageSuggestedPostApprovalFailed suggested_post_message_id:int53 price:SuggestedPostPrice = MessageContent;
        //! price:null send_date:unix-time
        messageSuggestedPostApproved suggested_post_message_id:int53 price:SuggestedPostPrice send_date:int32 = MessageContent;
        messageSuggestedPostDeclined suggested_post_message_id:int53 comment:string = MessageContent;
        messageSuggestedPostPaid suggested_post_message_id:int53 star_amount:starAmount gram_amount:int53 = MessageContent;
        messageSuggestedPostRefunded suggested_post_message_id:int53 reason:SuggestedPostRefundReason = MessageContent;
        messageContactRegistered = MessageContent;
        messageUsersShared users:vector<sharedUser> button_id:int32 = MessageContent;
        messageChatShared chat:sharedChat button_id:int32 = MessageContent;
        messageBotWriteAccessAllowed reason:BotWriteAccessAllowReason = MessageContent;
        messageWebAppDataSent button_text:string = MessageContent;
        //! bots
        messageWebAppDataReceived button_text:string data:string = MessageContent;
        messagePassportDataSent types:vector<PassportElementType> = MessageContent;
        //! bots
        messagePassportDataReceived elements:vector<encryptedPassportElement> credentials:encryptedCredentials = MessageContent;
        messageProximityAlertTriggered traveler_id:MessageSender watcher_id:MessageSender distance:int32 = MessageContent;
        messageUnsupported = MessageContent;

        //@class DateTimePartPrecision

        dateTimePartPrecisionNone = DateTimePartPrecision;
        dateTimePartPrecisionShort = DateTimePartPrecision;
        dateTimePartPrecisionLong = DateTimePartPrecision;

        //@class DateTimeFormattingType

        dateTimeFormattingTypeRelative = DateTimeFormattingType;
        dateTimeFormattingTypeAbsolute time_precision:DateTimePartPrecision date_precision:DateTimePartPrecision show_day_of_week:Bool = DateTimeFormattingType;

        //@class TextEntityType

        textEntityTypeMention = TextEntityType;
        textEntityTypeHashtag = TextEntityType;
        textEntityTypeCashtag = TextEntityType;
        textEntityTypeBotCommand = TextEntityType;
        textEntityTypeUrl = TextEntityType;
        textEntityTypeEmailAddress = TextEntityType;
        textEntityTypePhoneNumber = TextEntityType;
        textEntityTypeBankCardNumber = TextEntityType;
        textEntityTypeBold = TextEntityType;
        textEntityTypeItalic = TextEntityType;
        textEntityTypeUnderline = TextEntityType;
        textEntityTypeStrikethrough = TextEntityType;
        textEntityTypeSpoiler = TextEntityType;
        textEntityTypeCode = TextEntityType;
        textEntityTypePre = TextEntityType;
        textEntityTypePreCode language:string = TextEntityType;
        textEntityTypeBlockQuote = TextEntityType;
        textEntityTypeExpandableBlockQuote = TextEntityType;
        textEntityTypeTextUrl url:string = TextEntityType;
        textEntityTypeMentionName user_id:int53 = TextEntityType;
        textEntityTypeCustomEmoji custom_emoji_id:int64 = TextEntityType;
        textEntityTypeMediaTimestamp media_timestamp:int32 = TextEntityType;
        //! unix_time:unix-time formatting_type:null
        textEntityTypeDateTime unix_time:int32 formatting_type:DateTimeFormattingType = TextEntityType;

        //@class DiffEntityType

        diffEntityTypeInsert = DiffEntityType;
        diffEntityTypeReplace old_text:string = DiffEntityType;
        diffEntityTypeDelete = DiffEntityType;
        inputThumbnail thumbnail:InputFile width:int32 height:int32 = InputThumbnail;
        //! thumbnail:pass-null
        inputAnimation animation:InputFile thumbnail:inputThumbnail added_sticker_file_ids:vector<int32> duration:int32 width:int32 height:int32 = InputAnimation;
        //! album_cover_thumbnail:pass-null title:length=0-64/characters performer:length=0-64/characters
        inputAudio audio:InputFile album_cover_thumbnail:inputThumbnail duration:int32 title:string performer:string = InputAudio;
        //! thumbnail:pass-null
        inputDocument document:InputFile thumbnail:inputThumbnail disable_content_type_detection:Bool = InputDocument;
        //! thumbnail:pass-null video:pass-null
        inputPhoto photo:InputFile thumbnail:inputThumbnail video:InputFile added_sticker_file_ids:vector<int32> width:int32 height:int32 = InputPhoto;
        //! thumbnail:pass-null
        inputSticker sticker:InputFile thumbnail:inputThumbnail width:int32 height:int32 = InputSticker;
        //! thumbnail:pass-null cover:pass-null
        inputVideo video:InputFile thumbnail:inputThumbnail cover:InputFile start_timestamp:int32 added_sticker_file_ids:vector<int32> duration:int32 width:int32 height:int32 supports_streaming:Bool = InputVideo;
        //! thumbnail:null,pass-null duration:value=0-60
        inputVideoNote video_note:InputFile thumbnail:inputThumbnail duration:int32 length:int32 = InputVideoNote;
        inputVoiceNote voice_note:InputFile duration:int32 waveform:bytes = InputVoiceNote;

        //@class InputPaidMediaType

        //! video:pass-null
        inputPaidMediaTypePhoto video:InputFile = InputPaidMediaType;
        //! cover:pass-null
        inputPaidMediaTypeVideo cover:InputFile start_timestamp:int32 duration:int32 supports_streaming:Bool = InputPaidMediaType;
        //! thumbnail:pass-null
        inputPaidMedia type:InputPaidMediaType media:InputFile thumbnail:inputThumbnail added_sticker_file_ids:vector<int32> width:int32 height:int32 = InputPaidMedia;

        //@class MessageSchedulingState

        //! send_date:unix-time
        messageSchedulingStateSendAtDate send_date:int32 repeat_period:int32 = MessageSchedulingState;
        messageSchedulingStateSendWhenOnline = MessageSchedulingState;
        //! send_date:unix-time
        messageSchedulingStateSendWhenVideoProcessed send_date:int32 = MessageSchedulingState;

        //@class MessageSelfDestructType

        messageSelfDestructTypeTimer self_destruct_time:int32 = MessageSelfDestructType;
        messageSelfDestructTypeImmediately = MessageSelfDestructType;
        //! suggested_post_info:pass-null protect_content:bots allow_paid_broadcast:bots scheduling_state:pass-null
        messageSendOptions suggested_post_info:inputSuggestedPostInfo disable_notification:Bool from_background:Bool protect_content:Bool allow_paid_broadcast:Bool paid_message_star_count:int53 update_order_of_installed_sticker_sets:Bool scheduling_state:MessageSchedulingState effect_id:int64 sending_id:int32 only_preview:Bool = MessageSendOptions;
        //! new_caption:pass-null
        messageCopyOptions send_copy:Bool replace_caption:Bool new_caption:formattedText new_show_caption_above_media:Bool = MessageCopyOptions;

        //@class InputPollMedia

        inputPollMediaAnimation animation:inputAnimation = InputPollMedia;
        inputPollMediaAudio audio:inputAudio = InputPollMedia;
        inputPollMediaDocument document:inputDocument = InputPollMedia;
        inputPollMediaLink url:string = InputPollMedia;
        inputPollMediaLocation location:location = InputPollMedia;
        inputPollMediaPhoto photo:inputPhoto = InputPollMedia;
        inputPollMediaSticker sticker:inputSticker = InputPollMedia;
        inputPollMediaVenue venue:venue = InputPollMedia;
        inputPollMediaVideo video:inputVideo = InputPollMedia;

        //@class InputPageBlock

        //! size:value=1-6
        inputPageBlockSectionHeading text:RichText size:int32 = InputPageBlock;
        inputPageBlockParagraph text:RichText = InputPageBlock;
        inputPageBlockPreformatted text:RichText language:string = InputPageBlock;
        inputPageBlockFooter footer:RichText = InputPageBlock;
        //! bots
        inputPageBlockThinking text:RichText = InputPageBlock;
        inputPageBlockDivider = InputPageBlock;
        inputPageBlockMathematicalExpression expression:string = InputPageBlock;
        inputPageBlockAnchor name:string = InputPageBlock;
        inputPageBlockList items:vector<inputPageBlockListItem> = InputPageBlock;
        //! credit:pass-null
        inputPageBlockBlockQuote blocks:vector<InputPageBlock> credit:RichText = InputPageBlock;
        //! credit:pass-null
        inputPageBlockPullQuote text:RichText credit:RichText = InputPageBlock;
        //! caption:pass-null
        inputPageBlockAnimation animation:inputAnimation caption:pageBlockCaption has_spoiler:Bool = InputPageBlock;
        //! caption:pass-null
        inputPageBlockAudio audio:inputAudio caption:pageBlockCaption = InputPageBlock;
        //! caption:pass-null
        inputPageBlockPhoto photo:inputPhoto caption:pageBlockCaption has_spoiler:Bool = InputPageBlock;
        //! caption:pass-null
        inputPageBlockVideo video:inputVideo caption:pageBlockCaption has_spoiler:Bool = InputPageBlock;
        //! caption:pass-null
        inputPageBlockVoiceNote voice_note:inputVoiceNote caption:pageBlockCaption = InputPageBlock;
        //! caption:pass-null
        inputPageBlockCollage blocks:vector<InputPageBlock> caption:pageBlockCaption = InputPageBlock;
        //! caption:pass-null
        inputPageBlockSlideshow blocks:vector<InputPageBlock> caption:pageBlockCaption = InputPageBlock;
        inputPageBlockTable caption:RichText cells:vector<vector<pageBlockTableCell>> is_bordered:Bool is_striped:Bool = InputPageBlock;
        inputPageBlockDetails header:RichText blocks:vector<InputPageBlock> is_open:Bool = InputPageBlock;
        //! zoom:value=0-24 width:value=0-10000 height:value=0-10000 caption:pass-null
        inputPageBlockMap location:location zoom:int32 width:int32 height:int32 caption:pageBlockCaption = InputPageBlock;

        //@class InputMessageContent

        //! text:length=0-$message_text_length_max/characters link_preview_options:null,pass-null
        inputMessageText text:formattedText link_preview_options:linkPreviewOptions clear_draft:Bool = InputMessageContent;
        inputMessageRichMessage message:inputRichMessage clear_draft:Bool = InputMessageContent;
        //! caption:pass-null,length=0-$message_caption_length_max/characters
        inputMessageAnimation animation:inputAnimation caption:formattedText show_caption_above_media:Bool has_spoiler:Bool = InputMessageContent;
        //! caption:pass-null,length=0-$message_caption_length_max/characters
        inputMessageAudio audio:inputAudio caption:formattedText = InputMessageContent;
        //! caption:pass-null,length=0-$message_caption_length_max/characters
        inputMessageDocument document:inputDocument caption:formattedText = InputMessageContent;
        //! star_count:value=1-$paid_media_message_star_count_max caption:pass-null,length=0-$message_caption_length_max/characters payload:bots
        inputMessagePaidMedia star_count:int53 paid_media:vector<inputPaidMedia> caption:formattedText show_caption_above_media:Bool payload:string = InputMessageContent;
        //! caption:pass-null,length=0-$message_caption_length_max/characters self_destruct_type:pass-null
        inputMessagePhoto photo:inputPhoto caption:formattedText show_caption_above_media:Bool self_destruct_type:MessageSelfDestructType has_spoiler:Bool = InputMessageContent;
        inputMessageSticker sticker:inputSticker emoji:string = InputMessageContent;
        //! caption:pass-null,length=0-$message_caption_length_max/characters self_destruct_type:pass-null
        inputMessageVideo video:inputVideo caption:formattedText show_caption_above_media:Bool self_destruct_type:MessageSelfDestructType has_spoiler:Bool = InputMessageContent;
        //! self_destruct_type:null,pass-null
        inputMessageVideoNote video_note:inputVideoNote self_destruct_type:MessageSelfDestructType = InputMessageContent;
        //! caption:pass-null,length=0-$message_caption_length_max/characters self_destruct_type:null,pass-null
        inputMessageVoiceNote voice_note:inputVoiceNote caption:formattedText self_destruct_type:MessageSelfDestructType = InputMessageContent;
        inputMessageLiveLocation location:liveLocation = InputMessageContent;
        inputMessageLocation location:location = InputMessageContent;
        inputMessageVenue venue:venue = InputMessageContent;
        inputMessageContact contact:contact = InputMessageContent;
        inputMessageDice emoji:string clear_draft:Bool = InputMessageContent;
        inputMessageGame bot_user_id:int53 game_short_name:string = InputMessageContent;
        //! title:length=1-32/characters description:length=0-255/characters paid_media:pass-null paid_media_caption:pass-null,length=0-$message_caption_length_max/characters
        inputMessageInvoice invoice:invoice title:string description:string photo_url:string photo_size:int32 photo_width:int32 photo_height:int32 payload:bytes provider_token:string provider_data:string start_parameter:string paid_media:inputPaidMedia paid_media_caption:formattedText = InputMessageContent;
        //! question:length=1-255/characters options:length=1-$poll_answer_count_max/options description:pass-null,length=0-$message_caption_length_max/characters media:pass-null open_period:value=0-$poll_open_period_max close_date:unix-time,value=0-$poll_open_period_max/seconds is_closed:bots
        inputMessagePoll question:formattedText options:vector<inputPollOption> description:formattedText media:InputPollMedia is_anonymous:Bool allows_multiple_answers:Bool allows_revoting:Bool members_only:Bool country_codes:vector<string> shuffle_options:Bool hide_results_until_closes:Bool type:InputPollType open_period:int32 close_date:int32 is_closed:Bool = InputMessageContent;
        inputMessageStakeDice state_hash:string stake_gram_amount:int53 clear_draft:Bool = InputMessageContent;
        inputMessageStory story_poster_chat_id:int53 story_id:int32 = InputMessageContent;
        inputMessageChecklist checklist:inputChecklist = InputMessageContent;
        //! copy_options:pass-null
        inputMessageForwarded from_chat_id:int53 message_id:int53 in_game_share:Bool replace_video_start_timestamp:Bool new_video_start_timestamp:int32 copy_options:messageCopyOptions = InputMessageContent;
        messageProperties can_add_offer:Bool can_add_tasks:Bool can_be_approved:Bool can_be_copied:Bool can_be_copied_to_secret_chat:Bool can_be_declined:Bool can_be_deleted_only_for_self:Bool can_be_deleted_for_all_users:Bool can_be_edited:Bool can_be_forwarded:Bool can_be_paid:Bool can_be_pinned:Bool can_be_replied:Bool can_be_replied_in_another_chat:Bool can_be_saved:Bool can_be_shared_in_story:Bool can_delete_reactions:Bool can_edit_media:Bool can_edit_scheduling_state:Bool can_edit_suggested_post_info:Bool can_get_author:Bool can_get_embedding_code:Bool can_get_link:Bool can_get_media_timestamp_links:Bool can_get_message_thread:Bool can_get_poll_vote_statistics:Bool can_get_read_date:Bool can_get_statistics:Bool can_get_video_advertisements:Bool can_get_viewers:Bool can_mark_tasks_as_done:Bool can_recognize_speech:Bool can_report_chat:Bool can_report_reactions:Bool can_report_supergroup_spam:Bool can_set_fact_check:Bool has_protected_content_by_current_user:Bool has_protected_content_by_other_user:Bool need_show_statistics:Bool = MessageProperties;
        pollOptionProperties can_be_deleted:Bool can_be_replied:Bool can_be_replied_in_another_chat:Bool can_get_link:Bool = PollOptionProperties;

        //@class SearchMessagesFilter

        searchMessagesFilterEmpty = SearchMessagesFilter;
        searchMessagesFilterAnimation = SearchMessagesFilter;
        searchMessagesFilterAudio = SearchMessagesFilter;
        searchMessagesFilterDocument = SearchMessagesFilter;
        searchMessagesFilterPhoto = SearchMessagesFilter;
        searchMessagesFilterPoll = SearchMessagesFilter;
        searchMessagesFilterVideo = SearchMessagesFilter;
        searchMessagesFilterVoiceNote = SearchMessagesFilter;
        searchMessagesFilterPhotoAndVideo = SearchMessagesFilter;
        searchMessagesFilterUrl = SearchMessagesFilter;
        searchMessagesFilterChatPhoto = SearchMessagesFilter;
        searchMessagesFilterVideoNote = SearchMessagesFilter;
        searchMessagesFilterVoiceAndVideoNote = SearchMessagesFilter;
        searchMessagesFilterMention = SearchMessagesFilter;
        searchMessagesFilterUnreadMention = SearchMessagesFilter;
        searchMessagesFilterUnreadReaction = SearchMessagesFilter;
        searchMessagesFilterUnreadPollVote = SearchMessagesFilter;
        searchMessagesFilterFailedToSend = SearchMessagesFilter;
        searchMessagesFilterPinned = SearchMessagesFilter;

        //@class SearchMessagesChatTypeFilter

        searchMessagesChatTypeFilterPrivate = SearchMessagesChatTypeFilter;
        searchMessagesChatTypeFilterGroup = SearchMessagesChatTypeFilter;
        searchMessagesChatTypeFilterChannel = SearchMessagesChatTypeFilter;

        //@class SearchChatTypeFilter

        searchChatTypeFilterBot = SearchChatTypeFilter;
        searchChatTypeFilterChannel = SearchChatTypeFilter;

        //@class ChatAction

        chatActionTyping = ChatAction;
        chatActionRecordingVideo = ChatAction;
        chatActionUploadingVideo progress:int32 = ChatAction;
        chatActionRecordingVoiceNote = ChatAction;
        chatActionUploadingVoiceNote progress:int32 = ChatAction;
        chatActionUploadingPhoto progress:int32 = ChatAction;
        chatActionUploadingDocument progress:int32 = ChatAction;
        chatActionChoosingSticker = ChatAction;
        chatActionChoosingLocation = ChatAction;
        chatActionChoosingContact = ChatAction;
        chatActionStartPlayingGame = ChatAction;
        chatActionRecordingVideoNote = ChatAction;
        chatActionUploadingVideoNote progress:int32 = ChatAction;
        chatActionWatchingAnimations emoji:string = ChatAction;
        chatActionCancel = ChatAction;

        //@class UserStatus

        userStatusEmpty = UserStatus;
        //! expires:unix-time
        userStatusOnline expires:int32 = UserStatus;
        //! was_online:unix-time
        userStatusOffline was_online:int32 = UserStatus;
        userStatusRecently by_my_privacy_settings:Bool = UserStatus;
        userStatusLastWeek by_my_privacy_settings:Bool = UserStatus;
        userStatusLastMonth by_my_privacy_settings:Bool = UserStatus;
        emojiKeyword emoji:string keyword:string = EmojiKeyword;
        emojiKeywords emoji_keywords:vector<emojiKeyword> = EmojiKeywords;
        stickers stickers:vector<sticker> = Stickers;
        emojis emojis:vector<string> = Emojis;
        //! thumbnail:null thumbnail_outline:null
        stickerSet id:int64 title:string name:string thumbnail:thumbnail thumbnail_outline:outline is_owned:Bool is_installed:Bool is_archived:Bool is_official:Bool sticker_type:StickerType needs_repainting:Bool is_allowed_as_chat_emoji_status:Bool is_viewed:Bool stickers:vector<sticker> emojis:vector<emojis> = StickerSet;
        //! thumbnail:null thumbnail_outline:null
        stickerSetInfo id:int64 title:string name:string thumbnail:thumbnail thumbnail_outline:outline is_owned:Bool is_installed:Bool is_archived:Bool is_official:Bool sticker_type:StickerType needs_repainting:Bool is_allowed_as_chat_emoji_status:Bool is_viewed:Bool size:int32 covers:vector<sticker> = StickerSetInfo;
        stickerSets total_count:int32 sets:vector<stickerSetInfo> = StickerSets;
        trendingStickerSets total_count:int32 sets:vector<stickerSetInfo> is_premium:Bool = TrendingStickerSets;

        //@class EmojiCategorySource

        emojiCategorySourceSearch emojis:vector<string> = EmojiCategorySource;
        emojiCategorySourcePremium = EmojiCategorySource;
        emojiCategory name:string icon:sticker source:EmojiCategorySource is_greeting:Bool = EmojiCategory;
        emojiCategories categories:vector<emojiCategory> = EmojiCategories;

        //@class EmojiCategoryType

        emojiCategoryTypeDefault = EmojiCategoryType;
        emojiCategoryTypeRegularStickers = EmojiCategoryType;
        emojiCategoryTypeEmojiStatus = EmojiCategoryType;
        emojiCategoryTypeChatPhoto = EmojiCategoryType;
        currentWeather temperature:double emoji:string = CurrentWeather;
        //! rotation_angle:value=0-360
        storyAreaPosition x_percentage:double y_percentage:double width_percentage:double height_percentage:double rotation_angle:double corner_radius_percentage:double = StoryAreaPosition;

        //@class StoryAreaType

        //! address:null
        storyAreaTypeLocation location:location address:locationAddress = StoryAreaType;
        storyAreaTypeVenue venue:venue = StoryAreaType;
        storyAreaTypeSuggestedReaction reaction_type:ReactionType total_count:int32 is_dark:Bool is_flipped:Bool = StoryAreaType;
        storyAreaTypeMessage chat_id:int53 message_id:int53 = StoryAreaType;
        storyAreaTypeLink url:string = StoryAreaType;
        storyAreaTypeWeather temperature:double emoji:string background_color:int32 = StoryAreaType;
        storyAreaTypeUpgradedGift gift_name:string = StoryAreaType;
        storyArea position:storyAreaPosition type:StoryAreaType = StoryArea;

        //@class InputStoryAreaType

        //! address:pass-null
        inputStoryAreaTypeLocation location:location address:locationAddress = InputStoryAreaType;
        inputStoryAreaTypeFoundVenue query_id:int64 result_id:string = InputStoryAreaType;
        inputStoryAreaTypePreviousVenue venue_provider:string venue_id:string = InputStoryAreaType;
        inputStoryAreaTypeSuggestedReaction reaction_type:ReactionType is_dark:Bool is_flipped:Bool = InputStoryAreaType;
        inputStoryAreaTypeMessage chat_id:int53 message_id:int53 = InputStoryAreaType;
        inputStoryAreaTypeLink url:string = InputStoryAreaType;
        inputStoryAreaTypeWeather temperature:double emoji:string background_color:int32 = InputStoryAreaType;
        inputStoryAreaTypeUpgradedGift gift_name:string = InputStoryAreaType;
        inputStoryArea position:storyAreaPosition type:InputStoryAreaType = InputStoryArea;
        inputStoryAreas areas:vector<inputStoryArea> = InputStoryAreas;
        //! minithumbnail:null thumbnail:null
        storyVideo duration:double width:int32 height:int32 has_stickers:Bool is_animation:Bool minithumbnail:minithumbnail thumbnail:thumbnail preload_prefix_size:int32 cover_frame_timestamp:double video:file = StoryVideo;

        //@class StoryContentType

        storyContentTypePhoto = StoryContentType;
        storyContentTypeVideo = StoryContentType;
        storyContentTypeLive = StoryContentType;
        storyContentTypeUnsupported = StoryContentType;

        //@class StoryContent

        storyContentPhoto photo:photo = StoryContent;
        //! alternative_video:null
        storyContentVideo video:storyVideo alternative_video:storyVideo = StoryContent;
        storyContentLive group_call_id:int32 is_rtmp_stream:Bool = StoryContent;
        storyContentUnsupported = StoryContent;

        //@class InputStoryContent

        inputStoryContentPhoto photo:InputFile added_sticker_file_ids:vector<int32> = InputStoryContent;
        //! duration:value=0-60
        inputStoryContentVideo video:InputFile added_sticker_file_ids:vector<int32> duration:double cover_frame_timestamp:double is_animation:Bool = InputStoryContent;

        //@class StoryList

        storyListMain = StoryList;
        storyListArchive = StoryList;

        //@class StoryOrigin

        storyOriginPublicStory chat_id:int53 story_id:int32 = StoryOrigin;
        storyOriginHiddenUser poster_name:string = StoryOrigin;
        storyRepostInfo origin:StoryOrigin is_content_modified:Bool = StoryRepostInfo;
        storyInteractionInfo view_count:int32 forward_count:int32 reaction_count:int32 recent_viewer_user_ids:vector<int53> = StoryInteractionInfo;
        //! poster_id:null date:unix-time repost_info:null interaction_info:null chosen_reaction_type:null
        story id:int32 poster_chat_id:int53 poster_id:MessageSender date:int32 is_being_posted:Bool is_being_edited:Bool is_edited:Bool is_posted_to_chat_page:Bool is_visible_only_for_self:Bool can_be_added_to_album:Bool can_be_deleted:Bool can_be_edited:Bool can_be_forwarded:Bool can_be_replied:Bool can_set_privacy_settings:Bool can_toggle_is_posted_to_chat_page:Bool can_get_statistics:Bool can_get_interactions:Bool has_expired_viewers:Bool repost_info:storyRepostInfo interaction_info:storyInteractionInfo chosen_reaction_type:ReactionType privacy_settings:StoryPrivacySettings content:StoryContent areas:vector<storyArea> caption:formattedText album_ids:vector<int32> = Story;
        stories total_count:int32 stories:vector<story> pinned_story_ids:vector<int32> = Stories;
        foundStories total_count:int32 stories:vector<story> next_offset:string = FoundStories;
        //! photo_icon:null video_icon:null
        storyAlbum id:int32 name:string photo_icon:photo video_icon:video = StoryAlbum;
        storyAlbums albums:vector<storyAlbum> = StoryAlbums;
        storyFullId poster_chat_id:int53 story_id:int32 = StoryFullId;
        //! date:unix-time
        storyInfo story_id:int32 date:int32 is_for_close_friends:Bool is_live:Bool = StoryInfo;
        //! list:null
        chatActiveStories chat_id:int53 list:StoryList order:int53 can_be_archived:Bool max_read_story_id:int32 stories:vector<storyInfo> = ChatActiveStories;

        //@class StoryInteractionType

        //! chosen_reaction_type:null
        storyInteractionTypeView chosen_reaction_type:ReactionType = StoryInteractionType;
        storyInteractionTypeForward message:message = StoryInteractionType;
        storyInteractionTypeRepost story:story = StoryInteractionType;
        //! interaction_date:unix-time block_list:null
        storyInteraction actor_id:MessageSender interaction_date:int32 block_list:BlockList type:StoryInteractionType = StoryInteraction;
        storyInteractions total_count:int32 total_forward_count:int32 total_reaction_count:int32 interactions:vector<storyInteraction> next_offset:string = StoryInteractions;
        //! sending_state:null reply_markup:null
        quickReplyMessage id:int53 sending_state:MessageSendingState can_be_edited:Bool reply_to_message_id:int53 via_bot_user_id:int53 media_album_id:int64 content:MessageContent reply_markup:ReplyMarkup = QuickReplyMessage;
        //! messages:null
        quickReplyMessages messages:vector<quickReplyMessage> = QuickReplyMessages;
        quickReplyShortcut id:int32 name:string first_message:quickReplyMessage message_count:int32 = QuickReplyShortcut;

        //@class PublicForward

        publicForwardMessage message:message = PublicForward;
        publicForwardStory story:story = PublicForward;
        publicForwards total_count:int32 forwards:vector<PublicForward> next_offset:string = PublicForwards;
        //! date:unix-time
        botMediaPreview date:int32 content:StoryContent = BotMediaPreview;
        botMediaPreviews previews:vector<botMediaPreview> = BotMediaPreviews;
        botMediaPreviewInfo previews:vector<botMediaPreview> language_codes:vector<string> = BotMediaPreviewInfo;
        chatBoostLevelFeatures level:int32 story_per_day_count:int32 custom_emoji_reaction_count:int32 title_color_count:int32 profile_accent_color_count:int32 can_set_profile_background_custom_emoji:Bool accent_color_count:int32 can_set_background_custom_emoji:Bool can_set_emoji_status:Bool chat_theme_background_count:int32 can_set_custom_background:Bool can_set_custom_emoji_sticker_set:Bool can_enable_automatic_translation:Bool can_recognize_speech:Bool can_disable_sponsored_messages:Bool = ChatBoostLevelFeatures;
        chatBoostFeatures features:vector<chatBoostLevelFeatures> min_profile_background_custom_emoji_boost_level:int32 min_background_custom_emoji_boost_level:int32 min_emoji_status_boost_level:int32 min_chat_theme_background_boost_level:int32 min_custom_background_boost_level:int32 min_custom_emoji_sticker_set_boost_level:int32 min_automatic_translation_boost_level:int32 min_speech_recognition_boost_level:int32 min_sponsored_message_disable_boost_level:int32 = ChatBoostFeatures;

        //@class ChatBoostSource

        chatBoostSourceGiftCode user_id:int53 gift_code:string = ChatBoostSource;
        chatBoostSourceGiveaway user_id:int53 gift_code:string star_count:int53 giveaway_message_id:int53 is_unclaimed:Bool = ChatBoostSource;
        chatBoostSourcePremium user_id:int53 = ChatBoostSource;
        //! payment_date:unix-time
        prepaidGiveaway id:int64 winner_count:int32 prize:GiveawayPrize boost_count:int32 payment_date:int32 = PrepaidGiveaway;
        chatBoostStatus boost_url:string applied_slot_ids:vector<int32> level:int32 gift_code_boost_count:int32 boost_count:int32 current_level_boost_count:int32 next_level_boost_count:int32 premium_member_count:int32 premium_member_percentage:double prepaid_giveaways:vector<prepaidGiveaway> = ChatBoostStatus;
        //! start_date:unix-time expiration_date:unix-time
        chatBoost id:string count:int32 source:ChatBoostSource start_date:int32 expiration_date:int32 = ChatBoost;
        foundChatBoosts total_count:int32 boosts:vector<chatBoost> next_offset:string = FoundChatBoosts;
        //! start_date:unix-time expiration_date:unix-time cooldown_until_date:unix-time
        chatBoostSlot slot_id:int32 currently_boosted_chat_id:int53 start_date:int32 expiration_date:int32 cooldown_until_date:int32 = ChatBoostSlot;
        chatBoostSlots slots:vector<chatBoostSlot> = ChatBoostSlots;

        //@class ResendCodeReason

        resendCodeReasonUserRequest = ResendCodeReason;
        resendCodeReasonVerificationFailed error_message:string = ResendCodeReason;

        //@class CallDiscardReason

        callDiscardReasonEmpty = CallDiscardReason;
        callDiscardReasonMissed = CallDiscardReason;
        callDiscardReasonDeclined = CallDiscardReason;
        callDiscardReasonDisconnected = CallDiscardReason;
        callDiscardReasonHungUp = CallDiscardReason;
        callDiscardReasonUpgradeToGroupCall invite_link:string = CallDiscardReason;
        callProtocol udp_p2p:Bool udp_reflector:Bool min_layer:int32 max_layer:int32 library_versions:vector<string> = CallProtocol;

        //@class CallServerType

        callServerTypeTelegramReflector peer_tag:bytes is_tcp:Bool = CallServerType;
        callServerTypeWebrtc username:string password:string supports_turn:Bool supports_stun:Bool = CallServerType;
        callServer id:int64 ip_address:string ipv6_address:string port:int32 type:CallServerType = CallServer;
        callId id:int32 = CallId;
        groupCallId id:int32 = GroupCallId;

        //@class InputCall

        inputCallDiscarded call_id:int32 = InputCall;
        inputCallFromMessage chat_id:int53 message_id:int53 = InputCall;

        //@class CallState

        callStatePending is_created:Bool is_received:Bool = CallState;
        callStateExchangingKeys = CallState;
        callStateReady protocol:callProtocol servers:vector<callServer> config:string encryption_key:bytes emojis:vector<string> allow_p2p:Bool is_group_call_supported:Bool custom_parameters:string = CallState;
        callStateHangingUp = CallState;
        callStateDiscarded reason:CallDiscardReason need_rating:Bool need_debug_information:Bool need_log:Bool = CallState;
        callStateError error:error = CallState;
        groupCallJoinParameters audio_source_id:int32 payload:string is_muted:Bool is_my_video_enabled:Bool = GroupCallJoinParameters;

        //@class GroupCallVideoQuality

        groupCallVideoQualityThumbnail = GroupCallVideoQuality;
        groupCallVideoQualityMedium = GroupCallVideoQuality;
        groupCallVideoQualityFull = GroupCallVideoQuality;
        //! time_offset:unix-time
        groupCallStream channel_id:int32 scale:int32 time_offset:int53 = GroupCallStream;
        groupCallStreams streams:vector<groupCallStream> = GroupCallStreams;
        rtmpUrl url:string stream_key:string = RtmpUrl;
        groupCallRecentSpeaker participant_id:MessageSender is_speaking:Bool = GroupCallRecentSpeaker;
        //! scheduled_start_date:unix-time message_sender_id:null
        groupCall id:int32 unique_id:int64 title:string invite_link:string paid_message_star_count:int53 scheduled_start_date:int32 enabled_start_notification:Bool is_active:Bool is_video_chat:Bool is_live_story:Bool is_rtmp_stream:Bool is_joined:Bool need_rejoin:Bool is_owned:Bool can_be_managed:Bool participant_count:int32 has_hidden_listeners:Bool loaded_all_participants:Bool message_sender_id:MessageSender recent_speakers:vector<groupCallRecentSpeaker> is_my_video_enabled:Bool is_my_video_paused:Bool can_enable_video:Bool mute_new_participants:Bool can_toggle_mute_new_participants:Bool can_send_messages:Bool are_messages_allowed:Bool can_toggle_are_messages_allowed:Bool can_delete_messages:Bool record_duration:int32 is_video_recorded:Bool duration:int32 = GroupCall;
        groupCallVideoSourceGroup semantics:string source_ids:vector<int32> = GroupCallVideoSourceGroup;
        groupCallParticipantVideoInfo source_groups:vector<groupCallVideoSourceGroup> endpoint_id:string is_paused:Bool = GroupCallParticipantVideoInfo;
        //! video_info:null screen_sharing_video_info:null volume_level:value=1-20000
        groupCallParticipant participant_id:MessageSender audio_source_id:int32 screen_sharing_audio_source_id:int32 video_info:groupCallParticipantVideoInfo screen_sharing_video_info:groupCallParticipantVideoInfo bio:string is_current_user:Bool is_speaking:Bool is_hand_raised:Bool can_be_muted_for_all_users:Bool can_be_unmuted_for_all_users:Bool can_be_muted_for_current_user:Bool can_be_unmuted_for_current_user:Bool is_muted_for_all_users:Bool is_muted_for_current_user:Bool can_unmute_self:Bool volume_level:int32 order:string = GroupCallParticipant;
        groupCallParticipants total_count:int32 participant_ids:vector<MessageSender> = GroupCallParticipants;
        groupCallInfo group_call_id:int32 join_payload:string = GroupCallInfo;
        //! date:unix-time
        groupCallMessage message_id:int32 sender_id:MessageSender date:int32 text:formattedText paid_message_star_count:int53 is_from_owner:Bool can_be_deleted:Bool = GroupCallMessage;
        groupCallMessageLevel min_star_count:int53 pin_duration:int32 max_text_length:int32 max_custom_emoji_count:int32 first_color:int32 second_color:int32 background_color:int32 = GroupCallMessageLevel;

        //@class InviteGroupCallParticipantResult

        inviteGroupCallParticipantResultUserPrivacyRestricted = InviteGroupCallParticipantResult;
        inviteGroupCallParticipantResultUserAlreadyParticipant = InviteGroupCallParticipantResult;
        inviteGroupCallParticipantResultUserWasBanned = InviteGroupCallParticipantResult;
        inviteGroupCallParticipantResultSuccess chat_id:int53 message_id:int53 = InviteGroupCallParticipantResult;

        //@class GroupCallDataChannel

        groupCallDataChannelMain = GroupCallDataChannel;
        groupCallDataChannelScreenSharing = GroupCallDataChannel;

        //@class InputGroupCall

        inputGroupCallLink link:string = InputGroupCall;
        inputGroupCallMessage chat_id:int53 message_id:int53 = InputGroupCall;

        //@class CallProblem

        callProblemEcho = CallProblem;
        callProblemNoise = CallProblem;
        callProblemInterruptions = CallProblem;
        callProblemDistortedSpeech = CallProblem;
        callProblemSilentLocal = CallProblem;
        callProblemSilentRemote = CallProblem;
        callProblemDropped = CallProblem;
        callProblemDistortedVideo = CallProblem;
        callProblemPixelatedVideo = CallProblem;
        call id:int32 unique_id:int64 user_id:int53 is_outgoing:Bool is_video:Bool state:CallState = Call;

        //@class FirebaseAuthenticationSettings

        firebaseAuthenticationSettingsAndroid = FirebaseAuthenticationSettings;
        firebaseAuthenticationSettingsIos device_token:string is_app_sandbox:Bool = FirebaseAuthenticationSettings;
        //! firebase_authentication_settings:pass-null
        phoneNumberAuthenticationSettings allow_flash_call:Bool allow_missed_call:Bool is_current_phone_number:Bool has_unknown_phone_number:Bool allow_sms_retriever_api:Bool firebase_authentication_settings:FirebaseAuthenticationSettings authentication_tokens:vector<string> = PhoneNumberAuthenticationSettings;
        //! date:unix-time
        addedReaction type:ReactionType sender_id:MessageSender is_outgoing:Bool date:int32 = AddedReaction;
        addedReactions total_count:int32 reactions:vector<addedReaction> next_offset:string = AddedReactions;
        availableReaction type:ReactionType needs_premium:Bool = AvailableReaction;
        //! unavailability_reason:null
        availableReactions top_reactions:vector<availableReaction> recent_reactions:vector<availableReaction> popular_reactions:vector<availableReaction> allow_custom_emoji:Bool are_tags:Bool unavailability_reason:ReactionUnavailabilityReason = AvailableReactions;
        //! around_animation:null center_animation:null
        emojiReaction emoji:string title:string is_active:Bool static_icon:sticker appear_animation:sticker select_animation:sticker activate_animation:sticker effect_animation:sticker around_animation:sticker center_animation:sticker = EmojiReaction;

        //@class ReactionUnavailabilityReason

        reactionUnavailabilityReasonAnonymousAdministrator = ReactionUnavailabilityReason;
        reactionUnavailabilityReasonGuest = ReactionUnavailabilityReason;
        reactionUnavailabilityReasonRestricted = ReactionUnavailabilityReason;
        animations animations:vector<animation> = Animations;

        //@class DiceStickers

        diceStickersRegular sticker:sticker = DiceStickers;
        diceStickersSlotMachine background:sticker lever:sticker left_reel:sticker center_reel:sticker right_reel:sticker = DiceStickers;
        //! first_name:length=1-64/characters last_name:length=0-64/characters note:pass-null,length=0-$user_note_text_length_max/characters
        importedContact phone_number:string first_name:string last_name:string note:formattedText = ImportedContact;
        importedContacts user_ids:vector<int53> importer_count:vector<int32> = ImportedContacts;

        //@class SpeechRecognitionResult

        speechRecognitionResultPending partial_text:string = SpeechRecognitionResult;
        speechRecognitionResultText text:string = SpeechRecognitionResult;
        speechRecognitionResultError error:error = SpeechRecognitionResult;
        //! date:unix-time rights:null
        businessConnection id:string user_id:int53 user_chat_id:int53 date:int32 rights:businessBotRights is_enabled:Bool = BusinessConnection;
        attachmentMenuBotColor light_color:int32 dark_color:int32 = AttachmentMenuBotColor;
        //! name_color:null default_icon:null ios_static_icon:null ios_animated_icon:null ios_side_menu_icon:null android_icon:null android_side_menu_icon:null macos_icon:null macos_side_menu_icon:null icon_color:null web_app_placeholder:null
        attachmentMenuBot bot_user_id:int53 supports_self_chat:Bool supports_user_chats:Bool supports_bot_chats:Bool supports_group_chats:Bool supports_channel_chats:Bool request_write_access:Bool is_added:Bool show_in_attachment_menu:Bool show_in_side_menu:Bool show_disclaimer_in_side_menu:Bool name:string name_color:attachmentMenuBotColor default_icon:file ios_static_icon:file ios_animated_icon:file ios_side_menu_icon:file android_icon:file android_side_menu_icon:file macos_icon:file macos_side_menu_icon:file icon_color:attachmentMenuBotColor web_app_placeholder:file = AttachmentMenuBot;

        //@class BotWriteAccessAllowReason

        botWriteAccessAllowReasonConnectedWebsite domain_name:string = BotWriteAccessAllowReason;
        botWriteAccessAllowReasonAddedToAttachmentMenu = BotWriteAccessAllowReason;
        botWriteAccessAllowReasonLaunchedWebApp web_app:webApp = BotWriteAccessAllowReason;
        botWriteAccessAllowReasonAcceptedRequest = BotWriteAccessAllowReason;
        httpUrl url:string = HttpUrl;
        userLink url:string expires_in:int32 = UserLink;
        targetChatTypes allow_user_chats:Bool allow_bot_chats:Bool allow_group_chats:Bool allow_channel_chats:Bool = TargetChatTypes;

        //@class TargetChat

        targetChatCurrent = TargetChat;
        targetChatChosen types:targetChatTypes = TargetChat;
        targetChatInternalLink link:InternalLinkType = TargetChat;

        //@class InputInlineQueryResult

        //! reply_markup:pass-null
        inputInlineQueryResultAnimation id:string title:string thumbnail_url:string thumbnail_mime_type:string video_url:string video_mime_type:string video_duration:int32 video_width:int32 video_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultArticle id:string url:string title:string description:string thumbnail_url:string thumbnail_width:int32 thumbnail_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultAudio id:string title:string performer:string audio_url:string audio_duration:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultContact id:string contact:contact thumbnail_url:string thumbnail_width:int32 thumbnail_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultDocument id:string title:string description:string document_url:string mime_type:string thumbnail_url:string thumbnail_width:int32 thumbnail_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultGame id:string game_short_name:string reply_markup:ReplyMarkup = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultLocation id:string location:location live_period:int32 title:string thumbnail_url:string thumbnail_width:int32 thumbnail_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultPhoto id:string title:string description:string thumbnail_url:string photo_url:string photo_width:int32 photo_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultSticker id:string thumbnail_url:string sticker_url:string sticker_width:int32 sticker_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultVenue id:string venue:venue thumbnail_url:string thumbnail_width:int32 thumbnail_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultVideo id:string title:string description:string thumbnail_url:string video_url:string mime_type:string video_width:int32 video_height:int32 video_duration:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;
        //! reply_markup:pass-null
        inputInlineQueryResultVoiceNote id:string title:string voice_note_url:string voice_note_duration:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult;

        //@class InlineQueryResult

        //! thumbnail:null
        inlineQueryResultArticle id:string url:string title:string description:string thumbnail:thumbnail = InlineQueryResult;
        //! thumbnail:null
        inlineQueryResultContact id:string contact:contact thumbnail:thumbnail = InlineQueryResult;
        //! thumbnail:null
        inlineQueryResultLocation id:string location:location title:string thumbnail:thumbnail = InlineQueryResult;
        //! thumbnail:null
        inlineQueryResultVenue id:string venue:venue thumbnail:thumbnail = InlineQueryResult;
        inlineQueryResultGame id:string game:game = InlineQueryResult;
        inlineQueryResultAnimation id:string animation:animation title:string = InlineQueryResult;
        inlineQueryResultAudio id:string audio:audio = InlineQueryResult;
        inlineQueryResultDocument id:string document:document title:string description:string = InlineQueryResult;
        inlineQueryResultPhoto id:string photo:photo title:string description:string = InlineQueryResult;
        inlineQueryResultSticker id:string sticker:sticker = InlineQueryResult;
        inlineQueryResultVideo id:string video:video title:string description:string = InlineQueryResult;
        inlineQueryResultVoiceNote id:string voice_note:voiceNote title:string = InlineQueryResult;

        //@class InlineQueryResultsButtonType

        inlineQueryResultsButtonTypeStartBot parameter:string = InlineQueryResultsButtonType;
        inlineQueryResultsButtonTypeWebApp url:string = InlineQueryResultsButtonType;
        inlineQueryResultsButton text:string type:InlineQueryResultsButtonType = InlineQueryResultsButton;
        //! button:null
        inlineQueryResults inline_query_id:int64 button:inlineQueryResultsButton results:vector<InlineQueryResult> next_offset:string = InlineQueryResults;
        inlineMessageId id:string = InlineMessageId;
        //! expiration_date:unix-time
        preparedInlineMessageId id:string expiration_date:int32 = PreparedInlineMessageId;
        preparedInlineMessage inline_query_id:int64 result:InlineQueryResult chat_types:targetChatTypes = PreparedInlineMessage;

        //@class CallbackQueryPayload

        callbackQueryPayloadData data:bytes = CallbackQueryPayload;
        callbackQueryPayloadDataWithPassword password:string data:bytes = CallbackQueryPayload;
        callbackQueryPayloadGame game_short_name:string = CallbackQueryPayload;
        callbackQueryAnswer text:string show_alert:Bool url:string = CallbackQueryAnswer;
        customRequestResult result:string = CustomRequestResult;
        gameHighScore position:int32 user_id:int53 score:int32 = GameHighScore;
        gameHighScores scores:vector<gameHighScore> = GameHighScores;

        //@class ChatEventAction

        chatEventMessageEdited old_message:message new_message:message = ChatEventAction;
        chatEventMessageDeleted message:message can_report_anti_spam_false_positive:Bool = ChatEventAction;
        chatEventMessagePinned message:message = ChatEventAction;
        chatEventMessageUnpinned message:message = ChatEventAction;
        chatEventPollStopped message:message = ChatEventAction;
        chatEventMemberJoined = ChatEventAction;
        chatEventMemberJoinedByInviteLink invite_link:chatInviteLink via_chat_folder_invite_link:Bool = ChatEventAction;
        //! invite_link:null
        chatEventMemberJoinedByRequest approver_user_id:int53 invite_link:chatInviteLink = ChatEventAction;
        chatEventMemberInvited user_id:int53 status:ChatMemberStatus = ChatEventAction;
        chatEventMemberLeft = ChatEventAction;
        chatEventMemberPromoted user_id:int53 old_status:ChatMemberStatus new_status:ChatMemberStatus = ChatEventAction;
        chatEventMemberRestricted member_id:MessageSender old_status:ChatMemberStatus new_status:ChatMemberStatus = ChatEventAction;
        chatEventMemberTagChanged user_id:int53 old_tag:string new_tag:string = ChatEventAction;
        chatEventMemberSubscriptionExtended user_id:int53 old_status:ChatMemberStatus new_status:ChatMemberStatus = ChatEventAction;
        chatEventAvailableReactionsChanged old_available_reactions:ChatAvailableReactions new_available_reactions:ChatAvailableReactions = ChatEventAction;
        //! old_background:null new_background:null
        chatEventBackgroundChanged old_background:chatBackground new_background:chatBackground = ChatEventAction;
        chatEventDescriptionChanged old_description:string new_description:string = ChatEventAction;
        //! old_emoji_status:null new_emoji_status:null
        chatEventEmojiStatusChanged old_emoji_status:emojiStatus new_emoji_status:emojiStatus = ChatEventAction;
        chatEventLinkedChatChanged old_linked_chat_id:int53 new_linked_chat_id:int53 = ChatEventAction;
        //! old_location:null new_location:null
        chatEventLocationChanged old_location:chatLocation new_location:chatLocation = ChatEventAction;
        chatEventMessageAutoDeleteTimeChanged old_message_auto_delete_time:int32 new_message_auto_delete_time:int32 = ChatEventAction;
        chatEventPermissionsChanged old_permissions:chatPermissions new_permissions:chatPermissions = ChatEventAction;
        //! old_photo:null new_photo:null
        chatEventPhotoChanged old_photo:chatPhoto new_photo:chatPhoto = ChatEventAction;
        chatEventSlowModeDelayChanged old_slow_mode_delay:int32 new_slow_mode_delay:int32 = ChatEventAction;
        chatEventStickerSetChanged old_sticker_set_id:int64 new_sticker_set_id:int64 = ChatEventAction;
        chatEventCustomEmojiStickerSetChanged old_sticker_set_id:int64 new_sticker_set_id:int64 = ChatEventAction;
        chatEventTitleChanged old_title:string new_title:string = ChatEventAction;
        chatEventUsernameChanged old_username:string new_username:string = ChatEventAction;
        chatEventActiveUsernamesChanged old_usernames:vector<string> new_usernames:vector<string> = ChatEventAction;
        chatEventAccentColorChanged old_accent_color_id:int32 old_background_custom_emoji_id:int64 new_accent_color_id:int32 new_background_custom_emoji_id:int64 = ChatEventAction;
        chatEventProfileAccentColorChanged old_profile_accent_color_id:int32 old_profile_background_custom_emoji_id:int64 new_profile_accent_color_id:int32 new_profile_background_custom_emoji_id:int64 = ChatEventAction;
        chatEventHasProtectedContentToggled has_protected_content:Bool = ChatEventAction;
        chatEventInvitesToggled can_invite_users:Bool = ChatEventAction;
        chatEventIsAllHistoryAvailableToggled is_all_history_available:Bool = ChatEventAction;
        chatEventHasAggressiveAntiSpamEnabledToggled has_aggressive_anti_spam_enabled:Bool = ChatEventAction;
        chatEventSignMessagesToggled sign_messages:Bool = ChatEventAction;
        chatEventShowMessageSenderToggled show_message_sender:Bool = ChatEventAction;
        chatEventAutomaticTranslationToggled has_automatic_translation:Bool = ChatEventAction;
        chatEventInviteLinkEdited old_invite_link:chatInviteLink new_invite_link:chatInviteLink = ChatEventAction;
        chatEventInviteLinkRevoked invite_link:chatInviteLink = ChatEventAction;
        chatEventInviteLinkDeleted invite_link:chatInviteLink = ChatEventAction;
        chatEventVideoChatCreated group_call_id:int32 = ChatEventAction;
        chatEventVideoChatEnded group_call_id:int32 = ChatEventAction;
        chatEventVideoChatMuteNewParticipantsToggled mute_new_participants:Bool = ChatEventAction;
        chatEventVideoChatParticipantIsMutedToggled participant_id:MessageSender is_muted:Bool = ChatEventAction;
        //! volume_level:value=1-20000
        chatEventVideoChatParticipantVolumeLevelChanged participant_id:MessageSender volume_level:int32 = ChatEventAction;
        chatEventIsForumToggled is_forum:Bool = ChatEventAction;
        chatEventForumTopicCreated topic_info:forumTopicInfo = ChatEventAction;
        chatEventForumTopicEdited old_topic_info:forumTopicInfo new_topic_info:forumTopicInfo = ChatEventAction;
        chatEventForumTopicToggleIsClosed topic_info:forumTopicInfo = ChatEventAction;
        chatEventForumTopicToggleIsHidden topic_info:forumTopicInfo = ChatEventAction;
        chatEventForumTopicDeleted topic_info:forumTopicInfo = ChatEventAction;
        //! old_topic_info:null new_topic_info:null
        chatEventForumTopicPinned old_topic_info:forumTopicInfo new_topic_info:forumTopicInfo = ChatEventAction;
        //! date:unix-time
        chatEvent id:int64 date:int32 member_id:MessageSender action:ChatEventAction = ChatEvent;
        chatEvents events:vector<chatEvent> = ChatEvents;
        chatEventLogFilters message_edits:Bool message_deletions:Bool message_pins:Bool member_joins:Bool member_leaves:Bool member_invites:Bool member_promotions:Bool member_restrictions:Bool member_tag_changes:Bool info_changes:Bool setting_changes:Bool invite_link_changes:Bool video_chat_changes:Bool forum_changes:Bool subscription_extensions:Bool = ChatEventLogFilters;

        //@class LanguagePackStringValue

        languagePackStringValueOrdinary value:string = LanguagePackStringValue;
        languagePackStringValuePluralized zero_value:string one_value:string two_value:string few_value:string many_value:string other_value:string = LanguagePackStringValue;
        languagePackStringValueDeleted = LanguagePackStringValue;
        //! value:pass-null
        languagePackString key:string value:LanguagePackStringValue = LanguagePackString;
        languagePackStrings strings:vector<languagePackString> = LanguagePackStrings;
        languagePackInfo id:string base_language_pack_id:string name:string native_name:string plural_code:string is_official:Bool is_rtl:Bool is_beta:Bool is_installed:Bool total_string_count:int32 translated_string_count:int32 local_string_count:int32 translation_url:string = LanguagePackInfo;
        localizationTargetInfo language_packs:vector<languagePackInfo> = LocalizationTargetInfo;

        //@class PremiumLimitType

        premiumLimitTypeSupergroupCount = PremiumLimitType;
        premiumLimitTypePinnedChatCount = PremiumLimitType;
        premiumLimitTypeCreatedPublicChatCount = PremiumLimitType;
        premiumLimitTypeSavedAnimationCount = PremiumLimitType;
        premiumLimitTypeFavoriteStickerCount = PremiumLimitType;
        premiumLimitTypeChatFolderCount = PremiumLimitType;
        premiumLimitTypeChatFolderChosenChatCount = PremiumLimitType;
        premiumLimitTypePinnedArchivedChatCount = PremiumLimitType;
        premiumLimitTypePinnedSavedMessagesTopicCount = PremiumLimitType;
        premiumLimitTypeMessageTextLength = PremiumLimitType;
        premiumLimitTypeCaptionLength = PremiumLimitType;
        premiumLimitTypeBioLength = PremiumLimitType;
        premiumLimitTypeChatFolderInviteLinkCount = PremiumLimitType;
        premiumLimitTypeShareableChatFolderCount = PremiumLimitType;
        premiumLimitTypeActiveStoryCount = PremiumLimitType;
        premiumLimitTypeWeeklyPostedStoryCount = PremiumLimitType;
        premiumLimitTypeMonthlyPostedStoryCount = PremiumLimitType;
        premiumLimitTypeStoryCaptionLength = PremiumLimitType;
        premiumLimitTypeStorySuggestedReactionAreaCount = PremiumLimitType;
        premiumLimitTypeSimilarChatCount = PremiumLimitType;
        premiumLimitTypeOwnedBotCount = PremiumLimitType;
        premiumLimitTypeCustomTextCompositionStyleCount = PremiumLimitType;

        //@class PremiumFeature

        premiumFeatureIncreasedLimits = PremiumFeature;
        premiumFeatureIncreasedUploadFileSize = PremiumFeature;
        premiumFeatureImprovedDownloadSpeed = PremiumFeature;
        premiumFeatureVoiceRecognition = PremiumFeature;
        premiumFeatureDisabledAds = PremiumFeature;
        premiumFeatureUniqueReactions = PremiumFeature;
        premiumFeatureUniqueStickers = PremiumFeature;
        premiumFeatureCustomEmoji = PremiumFeature;
        premiumFeatureAdvancedChatManagement = PremiumFeature;
        premiumFeatureProfileBadge = PremiumFeature;
        premiumFeatureEmojiStatus = PremiumFeature;
        premiumFeatureAnimatedProfilePhoto = PremiumFeature;
        premiumFeatureForumTopicIcon = PremiumFeature;
        premiumFeatureAppIcons = PremiumFeature;
        premiumFeatureRealTimeChatTranslation = PremiumFeature;
        premiumFeatureUpgradedStories = PremiumFeature;
        premiumFeatureChatBoost = PremiumFeature;
        premiumFeatureAccentColor = PremiumFeature;
        premiumFeatureBackgroundForBoth = PremiumFeature;
        premiumFeatureSavedMessagesTags = PremiumFeature;
        premiumFeatureMessagePrivacy = PremiumFeature;
        premiumFeatureLastSeenTimes = PremiumFeature;
        premiumFeatureBusiness = PremiumFeature;
        premiumFeatureMessageEffects = PremiumFeature;
        premiumFeatureChecklists = PremiumFeature;
        premiumFeaturePaidMessages = PremiumFeature;
        premiumFeatureProtectPrivateChatContent = PremiumFeature;
        premiumFeatureTextComposition = PremiumFeature;
        premiumFeatureRichMessages = PremiumFeature;

        //@class BusinessFeature

        businessFeatureLocation = BusinessFeature;
        businessFeatureOpeningHours = BusinessFeature;
        businessFeatureQuickReplies = BusinessFeature;
        businessFeatureGreetingMessage = BusinessFeature;
        businessFeatureAwayMessage = BusinessFeature;
        businessFeatureAccountLinks = BusinessFeature;
        businessFeatureStartPage = BusinessFeature;
        businessFeatureBots = BusinessFeature;
        businessFeatureEmojiStatus = BusinessFeature;
        businessFeatureChatFolderTags = BusinessFeature;
        businessFeatureUpgradedStories = BusinessFeature;

        //@class PremiumStoryFeature

        premiumStoryFeaturePriorityOrder = PremiumStoryFeature;
        premiumStoryFeatureStealthMode = PremiumStoryFeature;
        premiumStoryFeaturePermanentViewsHistory = PremiumStoryFeature;
        premiumStoryFeatureCustomExpirationDuration = PremiumStoryFeature;
        premiumStoryFeatureSaveStories = PremiumStoryFeature;
        premiumStoryFeatureLinksAndFormatting = PremiumStoryFeature;
        premiumStoryFeatureVideoQuality = PremiumStoryFeature;
        premiumLimit type:PremiumLimitType default_value:int32 premium_value:int32 = PremiumLimit;
        //! payment_link:null
        premiumFeatures features:vector<PremiumFeature> limits:vector<premiumLimit> payment_link:InternalLinkType = PremiumFeatures;
        businessFeatures features:vector<BusinessFeature> = BusinessFeatures;

        //@class PremiumSource

        premiumSourceLimitExceeded limit_type:PremiumLimitType = PremiumSource;
        premiumSourceFeature feature:PremiumFeature = PremiumSource;
        //! feature:pass-null
        premiumSourceBusinessFeature feature:BusinessFeature = PremiumSource;
        premiumSourceStoryFeature feature:PremiumStoryFeature = PremiumSource;
        premiumSourceLink referrer:string = PremiumSource;
        premiumSourceSettings = PremiumSource;
        premiumFeaturePromotionAnimation feature:PremiumFeature animation:animation = PremiumFeaturePromotionAnimation;
        businessFeaturePromotionAnimation feature:BusinessFeature animation:animation = BusinessFeaturePromotionAnimation;
        premiumState state:formattedText payment_options:vector<premiumStatePaymentOption> animations:vector<premiumFeaturePromotionAnimation> business_animations:vector<businessFeaturePromotionAnimation> = PremiumState;

        //@class StorePaymentPurpose

        storePaymentPurposePremiumSubscription is_restore:Bool is_upgrade:Bool = StorePaymentPurpose;
        //! text:length=0-$gift_text_length_max/characters
        storePaymentPurposePremiumGift currency:string amount:int53 user_id:int53 text:formattedText = StorePaymentPurpose;
        //! text:length=0-$gift_text_length_max/characters
        storePaymentPurposePremiumGiftCodes boosted_chat_id:int53 currency:string amount:int53 user_ids:vector<int53> text:formattedText = StorePaymentPurpose;
        storePaymentPurposePremiumGiveaway parameters:giveawayParameters currency:string amount:int53 = StorePaymentPurpose;
        storePaymentPurposeStarGiveaway parameters:giveawayParameters currency:string amount:int53 winner_count:int32 star_count:int53 = StorePaymentPurpose;
        storePaymentPurposeStars currency:string amount:int53 star_count:int53 chat_id:int53 = StorePaymentPurpose;
        storePaymentPurposeGiftedStars user_id:int53 currency:string amount:int53 star_count:int53 = StorePaymentPurpose;

        //@class StoreTransaction

        storeTransactionAppStore receipt:bytes = StoreTransaction;
        storeTransactionGooglePlay package_name:string store_product_id:string purchase_token:string = StoreTransaction;

        //@class TelegramPaymentPurpose

        //! text:length=0-$gift_text_length_max/characters
        telegramPaymentPurposePremiumGift currency:string amount:int53 user_id:int53 month_count:int32 text:formattedText = TelegramPaymentPurpose;
        //! text:length=0-$gift_text_length_max/characters
        telegramPaymentPurposePremiumGiftCodes boosted_chat_id:int53 currency:string amount:int53 user_ids:vector<int53> month_count:int32 text:formattedText = TelegramPaymentPurpose;
        telegramPaymentPurposePremiumGiveaway parameters:giveawayParameters currency:string amount:int53 winner_count:int32 month_count:int32 = TelegramPaymentPurpose;
        telegramPaymentPurposeStars currency:string amount:int53 star_count:int53 chat_id:int53 = TelegramPaymentPurpose;
        telegramPaymentPurposeGiftedStars user_id:int53 currency:string amount:int53 star_count:int53 = TelegramPaymentPurpose;
        telegramPaymentPurposeStarGiveaway parameters:giveawayParameters currency:string amount:int53 winner_count:int32 star_count:int53 = TelegramPaymentPurpose;
        telegramPaymentPurposeJoinChat invite_link:string = TelegramPaymentPurpose;

        //@class DeviceToken

        deviceTokenFirebaseCloudMessaging token:string encrypt:Bool = DeviceToken;
        deviceTokenApplePush device_token:string is_app_sandbox:Bool = DeviceToken;
        deviceTokenApplePushVoIP device_token:string is_app_sandbox:Bool encrypt:Bool = DeviceToken;
        deviceTokenWindowsPush access_token:string = DeviceToken;
        deviceTokenMicrosoftPush channel_uri:string = DeviceToken;
        deviceTokenMicrosoftPushVoIP channel_uri:string = DeviceToken;
        deviceTokenWebPush endpoint:string p256dh_base64url:string auth_base64url:string = DeviceToken;
        deviceTokenSimplePush endpoint:string = DeviceToken;
        deviceTokenUbuntuPush token:string = DeviceToken;
        deviceTokenBlackBerryPush token:string = DeviceToken;
        deviceTokenTizenPush reg_id:string = DeviceToken;
        deviceTokenHuaweiPush token:string encrypt:Bool = DeviceToken;
        pushReceiverId id:int64 = PushReceiverId;

        //@class BackgroundFill

        backgroundFillSolid color:int32 = BackgroundFill;
        //! rotation_angle:value=0-359
        backgroundFillGradient top_color:int32 bottom_color:int32 rotation_angle:int32 = BackgroundFill;
        backgroundFillFreeformGradient colors:vector<int32> = BackgroundFill;

        //@class BackgroundType

        backgroundTypeWallpaper is_blurred:Bool is_moving:Bool = BackgroundType;
        //! intensity:value=0-100
        backgroundTypePattern fill:BackgroundFill intensity:int32 is_inverted:Bool is_moving:Bool = BackgroundType;
        backgroundTypeFill fill:BackgroundFill = BackgroundType;
        backgroundTypeChatTheme theme_name:string = BackgroundType;

        //@class InputBackground

        inputBackgroundLocal background:InputFile = InputBackground;
        inputBackgroundRemote background_id:int64 = InputBackground;
        inputBackgroundPrevious message_id:int53 = InputBackground;
        emojiChatTheme name:string light_settings:themeSettings dark_settings:themeSettings = EmojiChatTheme;
        giftChatTheme gift:upgradedGift light_settings:themeSettings dark_settings:themeSettings = GiftChatTheme;
        giftChatThemes themes:vector<giftChatTheme> next_offset:string = GiftChatThemes;

        //@class ChatTheme

        chatThemeEmoji name:string = ChatTheme;
        chatThemeGift gift_theme:giftChatTheme = ChatTheme;

        //@class InputChatTheme

        inputChatThemeEmoji name:string = InputChatTheme;
        inputChatThemeGift name:string = InputChatTheme;
        timeZone id:string name:string utc_time_offset:int32 = TimeZone;
        timeZones time_zones:vector<timeZone> = TimeZones;
        hashtags hashtags:vector<string> = Hashtags;

        //@class CanPostStoryResult

        canPostStoryResultOk story_count:int32 = CanPostStoryResult;
        canPostStoryResultPremiumNeeded = CanPostStoryResult;
        canPostStoryResultBoostNeeded = CanPostStoryResult;
        canPostStoryResultActiveStoryLimitExceeded = CanPostStoryResult;
        canPostStoryResultWeeklyLimitExceeded retry_after:int32 = CanPostStoryResult;
        canPostStoryResultMonthlyLimitExceeded retry_after:int32 = CanPostStoryResult;
        canPostStoryResultLiveStoryIsActive story_id:int32 = CanPostStoryResult;

        //@class StartLiveStoryResult

        startLiveStoryResultOk story:story = StartLiveStoryResult;
        startLiveStoryResultFail error_type:CanPostStoryResult = StartLiveStoryResult;

        //@class CanTransferOwnershipResult

        canTransferOwnershipResultOk = CanTransferOwnershipResult;
        canTransferOwnershipResultPasswordNeeded = CanTransferOwnershipResult;
        canTransferOwnershipResultPasswordTooFresh retry_after:int32 = CanTransferOwnershipResult;
        canTransferOwnershipResultSessionTooFresh retry_after:int32 = CanTransferOwnershipResult;

        //@class CheckChatUsernameResult

        checkChatUsernameResultOk = CheckChatUsernameResult;
        checkChatUsernameResultUsernameInvalid = CheckChatUsernameResult;
        checkChatUsernameResultUsernameOccupied = CheckChatUsernameResult;
        checkChatUsernameResultUsernamePurchasable = CheckChatUsernameResult;
        checkChatUsernameResultPublicChatsTooMany = CheckChatUsernameResult;
        checkChatUsernameResultPublicGroupsUnavailable = CheckChatUsernameResult;

        //@class CheckStickerSetNameResult

        checkStickerSetNameResultOk = CheckStickerSetNameResult;
        checkStickerSetNameResultNameInvalid = CheckStickerSetNameResult;
        checkStickerSetNameResultNameOccupied = CheckStickerSetNameResult;

        //@class ResetPasswordResult

        resetPasswordResultOk = ResetPasswordResult;
        //! pending_reset_date:unix-time
        resetPasswordResultPending pending_reset_date:int32 = ResetPasswordResult;
        //! retry_date:unix-time
        resetPasswordResultDeclined retry_date:int32 = ResetPasswordResult;

        //@class MessageFileType

        messageFileTypePrivate name:string = MessageFileType;
        messageFileTypeGroup title:string = MessageFileType;
        messageFileTypeUnknown = MessageFileType;

        //@class PushMessageContent

        pushMessageContentHidden is_pinned:Bool = PushMessageContent;
        //! animation:null
        pushMessageContentAnimation animation:animation caption:string is_pinned:Bool = PushMessageContent;
        //! audio:null
        pushMessageContentAudio audio:audio is_pinned:Bool = PushMessageContent;
        pushMessageContentContact name:string is_pinned:Bool = PushMessageContent;
        pushMessageContentContactRegistered as_premium_account:Bool = PushMessageContent;
        //! document:null
        pushMessageContentDocument document:document is_pinned:Bool = PushMessageContent;
        pushMessageContentGame title:string is_pinned:Bool = PushMessageContent;
        pushMessageContentGameScore title:string score:int32 is_pinned:Bool = PushMessageContent;
        pushMessageContentInvoice price:string is_pinned:Bool = PushMessageContent;
        pushMessageContentLocation is_live:Bool is_pinned:Bool = PushMessageContent;
        pushMessageContentPaidMedia star_count:int53 is_pinned:Bool = PushMessageContent;
        //! photo:null
        pushMessageContentPhoto photo:photo caption:string is_secret:Bool is_pinned:Bool = PushMessageContent;
        pushMessageContentPoll question:string is_regular:Bool is_pinned:Bool = PushMessageContent;
        pushMessageContentPremiumGiftCode month_count:int32 = PushMessageContent;
        //! prize:null
        pushMessageContentGiveaway winner_count:int32 prize:GiveawayPrize is_pinned:Bool = PushMessageContent;
        pushMessageContentGift star_count:int53 is_prepaid_upgrade:Bool = PushMessageContent;
        pushMessageContentUpgradedGift is_upgrade:Bool is_prepaid_upgrade:Bool = PushMessageContent;
        pushMessageContentScreenshotTaken = PushMessageContent;
        //! sticker:null
        pushMessageContentSticker sticker:sticker emoji:string is_pinned:Bool = PushMessageContent;
        pushMessageContentStory is_mention:Bool is_pinned:Bool = PushMessageContent;
        pushMessageContentText text:string is_pinned:Bool = PushMessageContent;
        pushMessageContentChecklist title:string is_pinned:Bool = PushMessageContent;
        //! video:null
        pushMessageContentVideo video:video caption:string is_secret:Bool is_pinned:Bool = PushMessageContent;
        //! video_note:null
        pushMessageContentVideoNote video_note:videoNote is_pinned:Bool = PushMessageContent;
        //! voice_note:null
        pushMessageContentVoiceNote voice_note:voiceNote is_pinned:Bool = PushMessageContent;
        pushMessageContentBasicGroupChatCreate = PushMessageContent;
        pushMessageContentVideoChatStarted = PushMessageContent;
        pushMessageContentVideoChatEnded = PushMessageContent;
        pushMessageContentInviteVideoChatParticipants is_current_user:Bool = PushMessageContent;
        pushMessageContentChatAddMembers member_name:string is_current_user:Bool is_returned:Bool = PushMessageContent;
        pushMessageContentChatChangePhoto = PushMessageContent;
        pushMessageContentChatChangeTitle title:string = PushMessageContent;
        pushMessageContentChatSetBackground is_same:Bool = PushMessageContent;
        pushMessageContentChatSetTheme name:string = PushMessageContent;
        pushMessageContentChatDeleteMember member_name:string is_current_user:Bool is_left:Bool = PushMessageContent;
        pushMessageContentChatJoinByLink = PushMessageContent;
        pushMessageContentChatJoinByRequest = PushMessageContent;
        pushMessageContentRecurringPayment amount:string = PushMessageContent;
        pushMessageContentSuggestProfilePhoto = PushMessageContent;
        pushMessageContentSuggestBirthdate = PushMessageContent;
        pushMessageContentProximityAlertTriggered distance:int32 = PushMessageContent;
        pushMessageContentChecklistTasksAdded task_count:int32 = PushMessageContent;
        pushMessageContentChecklistTasksDone task_count:int32 = PushMessageContent;
        pushMessageContentPollOptionAdded text:string = PushMessageContent;
        pushMessageContentMessageForwards total_count:int32 = PushMessageContent;
        pushMessageContentMediaAlbum total_count:int32 has_photos:Bool has_videos:Bool has_audios:Bool has_documents:Bool = PushMessageContent;

        //@class NotificationType

        notificationTypeNewMessage message:message show_preview:Bool = NotificationType;
        notificationTypeNewSecretChat = NotificationType;
        notificationTypeNewCall call_id:int32 = NotificationType;
        notificationTypeNewPushMessage message_id:int53 sender_id:MessageSender sender_name:string is_outgoing:Bool content:PushMessageContent = NotificationType;

        //@class NotificationGroupType

        notificationGroupTypeMessages = NotificationGroupType;
        notificationGroupTypeMentions = NotificationGroupType;
        notificationGroupTypeSecretChat = NotificationGroupType;
        notificationGroupTypeCalls = NotificationGroupType;
        //! date:unix-time
        notificationSound id:int64 duration:int32 date:int32 title:string data:string sound:file = NotificationSound;
        notificationSounds notification_sounds:vector<notificationSound> = NotificationSounds;
        notification id:int32 date:int32 is_silent:Bool type:NotificationType = Notification;
        notificationGroup id:int32 type:NotificationGroupType chat_id:int53 total_count:int32 notifications:vector<notification> = NotificationGroup;
        proxy server:string port:int32 type:ProxyType = Proxy;

        //@class OptionValue

        optionValueBoolean value:Bool = OptionValue;
        optionValueEmpty = OptionValue;
        optionValueInteger value:int64 = OptionValue;
        optionValueString value:string = OptionValue;
        jsonObjectMember key:string value:JsonValue = JsonObjectMember;

        //@class JsonValue

        jsonValueNull = JsonValue;
        jsonValueBoolean value:Bool = JsonValue;
        jsonValueNumber value:double = JsonValue;
        jsonValueString value:string = JsonValue;
        jsonValueArray values:vector<JsonValue> = JsonValue;
        jsonValueObject members:vector<jsonObjectMember> = JsonValue;

        //@class StoryPrivacySettings

        storyPrivacySettingsEveryone except_user_ids:vector<int53> = StoryPrivacySettings;
        storyPrivacySettingsContacts except_user_ids:vector<int53> = StoryPrivacySettings;
        storyPrivacySettingsCloseFriends = StoryPrivacySettings;
        storyPrivacySettingsSelectedUsers user_ids:vector<int53> = StoryPrivacySettings;

        //@class UserPrivacySettingRule

        userPrivacySettingRuleAllowAll = UserPrivacySettingRule;
        userPrivacySettingRuleAllowContacts = UserPrivacySettingRule;
        userPrivacySettingRuleAllowBots = UserPrivacySettingRule;
        userPrivacySettingRuleAllowPremiumUsers = UserPrivacySettingRule;
        userPrivacySettingRuleAllowUsers user_ids:vector<int53> = UserPrivacySettingRule;
        userPrivacySettingRuleAllowChatMembers chat_ids:vector<int53> = UserPrivacySettingRule;
        userPrivacySettingRuleRestrictAll = UserPrivacySettingRule;
        userPrivacySettingRuleRestrictContacts = UserPrivacySettingRule;
        userPrivacySettingRuleRestrictBots = UserPrivacySettingRule;
        userPrivacySettingRuleRestrictUsers user_ids:vector<int53> = UserPrivacySettingRule;
        userPrivacySettingRuleRestrictChatMembers chat_ids:vector<int53> = UserPrivacySettingRule;
        userPrivacySettingRules rules:vector<UserPrivacySettingRule> = UserPrivacySettingRules;

        //@class UserPrivacySetting

        userPrivacySettingShowStatus = UserPrivacySetting;
        userPrivacySettingShowProfilePhoto = UserPrivacySetting;
        userPrivacySettingShowLinkInForwardedMessages = UserPrivacySetting;
        userPrivacySettingShowPhoneNumber = UserPrivacySetting;
        userPrivacySettingShowBio = UserPrivacySetting;
        userPrivacySettingShowBirthdate = UserPrivacySetting;
        userPrivacySettingShowProfileAudio = UserPrivacySetting;
        userPrivacySettingAllowChatInvites = UserPrivacySetting;
        userPrivacySettingAllowCalls = UserPrivacySetting;
        userPrivacySettingAllowPeerToPeerCalls = UserPrivacySetting;
        userPrivacySettingAllowFindingByPhoneNumber = UserPrivacySetting;
        userPrivacySettingAllowPrivateVoiceAndVideoNoteMessages = UserPrivacySetting;
        userPrivacySettingAutosaveGifts = UserPrivacySetting;
        userPrivacySettingAllowUnpaidMessages = UserPrivacySetting;
        readDatePrivacySettings show_read_date:Bool = ReadDatePrivacySettings;
        //! incoming_paid_message_star_count:value=0-$paid_message_star_count_max
        newChatPrivacySettings allow_new_chats_from_unknown_users:Bool incoming_paid_message_star_count:int53 = NewChatPrivacySettings;

        //@class CanSendMessageToUserResult

        canSendMessageToUserResultOk = CanSendMessageToUserResult;
        canSendMessageToUserResultUserHasPaidMessages outgoing_paid_message_star_count:int53 = CanSendMessageToUserResult;
        canSendMessageToUserResultUserIsDeleted = CanSendMessageToUserResult;
        canSendMessageToUserResultUserRestrictsNewChats = CanSendMessageToUserResult;
        //! days:value=30-730/days
        accountTtl days:int32 = AccountTtl;
        messageAutoDeleteTime time:int32 = MessageAutoDeleteTime;

        //@class SessionType

        sessionTypeDevice session_id:int64 = SessionType;
        sessionTypeConnectedBot bot_user_id:int53 = SessionType;

        //@class SessionDeviceType

        sessionDeviceTypeAndroid = SessionDeviceType;
        sessionDeviceTypeApple = SessionDeviceType;
        sessionDeviceTypeBrave = SessionDeviceType;
        sessionDeviceTypeChrome = SessionDeviceType;
        sessionDeviceTypeEdge = SessionDeviceType;
        sessionDeviceTypeFirefox = SessionDeviceType;
        sessionDeviceTypeIpad = SessionDeviceType;
        sessionDeviceTypeIphone = SessionDeviceType;
        sessionDeviceTypeLinux = SessionDeviceType;
        sessionDeviceTypeMac = SessionDeviceType;
        sessionDeviceTypeOpera = SessionDeviceType;
        sessionDeviceTypeSafari = SessionDeviceType;
        sessionDeviceTypeUbuntu = SessionDeviceType;
        sessionDeviceTypeUnknown = SessionDeviceType;
        sessionDeviceTypeVivaldi = SessionDeviceType;
        sessionDeviceTypeWindows = SessionDeviceType;
        sessionDeviceTypeXbox = SessionDeviceType;
        //! log_in_date:unix-time last_active_date:unix-time
        session id:int64 is_current:Bool is_password_pending:Bool is_unconfirmed:Bool can_accept_secret_chats:Bool can_accept_calls:Bool device_type:SessionDeviceType api_id:int32 application_name:string application_version:string is_official_application:Bool device_model:string platform:string system_version:string log_in_date:int32 last_active_date:int32 ip_address:string location:string = Session;
        //! inactive_session_ttl_days:value=1-366/days
        sessions sessions:vector<session> inactive_session_ttl_days:int32 = Sessions;
        //! date:unix-time
        unconfirmedSession type:SessionType date:int32 device_model:string location:string = UnconfirmedSession;
        //! log_in_date:unix-time last_active_date:unix-time
        connectedWebsite id:int64 domain_name:string bot_user_id:int53 browser:string platform:string log_in_date:int32 last_active_date:int32 ip_address:string location:string = ConnectedWebsite;
        connectedWebsites websites:vector<connectedWebsite> = ConnectedWebsites;

        //@class ReportReason

        reportReasonSpam = ReportReason;
        reportReasonViolence = ReportReason;
        reportReasonPornography = ReportReason;
        reportReasonChildAbuse = ReportReason;
        reportReasonCopyright = ReportReason;
        reportReasonUnrelatedLocation = ReportReason;
        reportReasonFake = ReportReason;
        reportReasonIllegalDrugs = ReportReason;
        reportReasonPersonalDetails = ReportReason;
        reportReasonCustom = ReportReason;

        //@class ReportChatResult

        reportChatResultOk = ReportChatResult;
        reportChatResultOptionRequired title:string options:vector<reportOption> = ReportChatResult;
        reportChatResultTextRequired option_id:bytes is_optional:Bool = ReportChatResult;
        reportChatResultMessagesRequired = ReportChatResult;

        //@class ReportStoryResult

        reportStoryResultOk = ReportStoryResult;
        reportStoryResultOptionRequired title:string options:vector<reportOption> = ReportStoryResult;
        reportStoryResultTextRequired option_id:bytes is_optional:Bool = ReportStoryResult;

        //@class SettingsSection

        settingsSectionAppearance subsection:string = SettingsSection;
        settingsSectionAskQuestion = SettingsSection;
        settingsSectionBusiness subsection:string = SettingsSection;
        settingsSectionChatFolders subsection:string = SettingsSection;
        settingsSectionDataAndStorage subsection:string = SettingsSection;
        settingsSectionDevices subsection:string = SettingsSection;
        settingsSectionEditProfile subsection:string = SettingsSection;
        settingsSectionFaq = SettingsSection;
        settingsSectionFeatures = SettingsSection;
        settingsSectionInAppBrowser subsection:string = SettingsSection;
        settingsSectionLanguage subsection:string = SettingsSection;
        settingsSectionMyStars subsection:string = SettingsSection;
        settingsSectionMyGrams = SettingsSection;
        settingsSectionNotifications subsection:string = SettingsSection;
        settingsSectionPowerSaving subsection:string = SettingsSection;
        settingsSectionPremium = SettingsSection;
        settingsSectionPrivacyAndSecurity subsection:string = SettingsSection;
        settingsSectionPrivacyPolicy = SettingsSection;
        settingsSectionQrCode subsection:string = SettingsSection;
        settingsSectionSearch = SettingsSection;
        settingsSectionSendGift subsection:string = SettingsSection;

        //@class InternalLinkType

        internalLinkTypeAttachmentMenuBot target_chat:TargetChat bot_username:string url:string = InternalLinkType;
        internalLinkTypeAuthenticationCode code:string = InternalLinkType;
        internalLinkTypeBackground background_name:string = InternalLinkType;
        internalLinkTypeBotAddToChannel bot_username:string administrator_rights:chatAdministratorRights = InternalLinkType;
        internalLinkTypeBotStart bot_username:string start_parameter:string autostart:Bool = InternalLinkType;
        //! administrator_rights:null
        internalLinkTypeBotStartInGroup bot_username:string start_parameter:string administrator_rights:chatAdministratorRights = InternalLinkType;
        internalLinkTypeBusinessChat link_name:string = InternalLinkType;
        internalLinkTypeCallsPage section:string = InternalLinkType;
        internalLinkTypeChatAffiliateProgram username:string referrer:string = InternalLinkType;
        internalLinkTypeChatBoost url:string = InternalLinkType;
        internalLinkTypeChatFolderInvite invite_link:string = InternalLinkType;
        internalLinkTypeChatInvite invite_link:string = InternalLinkType;
        internalLinkTypeChatSelection = InternalLinkType;
        internalLinkTypeContactsPage section:string = InternalLinkType;
        internalLinkTypeDirectMessagesChat channel_username:string = InternalLinkType;
        internalLinkTypeGame bot_username:string game_short_name:string = InternalLinkType;
        internalLinkTypeGiftAuction auction_id:string = InternalLinkType;
        internalLinkTypeGiftCollection gift_owner_username:string collection_id:int32 = InternalLinkType;
        internalLinkTypeGroupCall invite_link:string = InternalLinkType;
        internalLinkTypeInstantView url:string fallback_url:string = InternalLinkType;
        internalLinkTypeInvoice invoice_name:string = InternalLinkType;
        internalLinkTypeLanguagePack language_pack_id:string = InternalLinkType;
        internalLinkTypeLiveStory story_poster_username:string = InternalLinkType;
        internalLinkTypeMainWebApp bot_username:string start_parameter:string mode:WebAppOpenMode = InternalLinkType;
        internalLinkTypeMessage url:string = InternalLinkType;
        internalLinkTypeMessageDraft text:formattedText contains_link:Bool = InternalLinkType;
        internalLinkTypeMyProfilePage section:string = InternalLinkType;
        internalLinkTypeNewChannelChat = InternalLinkType;
        internalLinkTypeNewGroupChat = InternalLinkType;
        internalLinkTypeNewPrivateChat = InternalLinkType;
        //! content_type:null
        internalLinkTypeNewStory content_type:StoryContentType = InternalLinkType;
        internalLinkTypeOauth url:string = InternalLinkType;
        internalLinkTypePassportDataRequest bot_user_id:int53 scope:string public_key:string nonce:string callback_url:string = InternalLinkType;
        internalLinkTypePhoneNumberConfirmation hash:string phone_number:string = InternalLinkType;
        internalLinkTypePremiumFeaturesPage referrer:string = InternalLinkType;
        internalLinkTypePremiumGiftCode code:string = InternalLinkType;
        internalLinkTypePremiumGiftPurchase referrer:string = InternalLinkType;
        //! proxy:null
        internalLinkTypeProxy proxy:proxy = InternalLinkType;
        internalLinkTypePublicChat chat_username:string draft_text:string open_profile:Bool = InternalLinkType;
        internalLinkTypeQrCodeAuthentication = InternalLinkType;
        internalLinkTypeRequestManagedBot manager_bot_username:string suggested_bot_username:string suggested_bot_name:string = InternalLinkType;
        internalLinkTypeRestorePurchases = InternalLinkType;
        internalLinkTypeSavedMessages = InternalLinkType;
        internalLinkTypeSearch = InternalLinkType;
        //! section:null
        internalLinkTypeSettings section:SettingsSection = InternalLinkType;
        internalLinkTypeStarPurchase star_count:int53 purpose:string = InternalLinkType;
        internalLinkTypeStickerSet sticker_set_name:string expect_custom_emoji:Bool = InternalLinkType;
        internalLinkTypeStory story_poster_username:string story_id:int32 = InternalLinkType;
        internalLinkTypeStoryAlbum story_album_owner_username:string story_album_id:int32 = InternalLinkType;
        internalLinkTypeTextCompositionStyle style_name:string = InternalLinkType;
        internalLinkTypeTheme theme_name:string = InternalLinkType;
        internalLinkTypeUnknownDeepLink link:string = InternalLinkType;
        internalLinkTypeUpgradedGift name:string = InternalLinkType;
        internalLinkTypeUserPhoneNumber phone_number:string draft_text:string open_profile:Bool = InternalLinkType;
        internalLinkTypeUserToken token:string = InternalLinkType;
        internalLinkTypeVideoChat chat_username:string invite_hash:string is_live_stream:Bool = InternalLinkType;
        internalLinkTypeWebApp bot_username:string web_app_short_name:string start_parameter:string mode:WebAppOpenMode = InternalLinkType;
        messageLink link:string is_public:Bool = MessageLink;
        //! topic_id:null message:null
        messageLinkInfo is_public:Bool chat_id:int53 topic_id:MessageTopic message:message media_timestamp:int32 checklist_task_id:int32 poll_option_id:string for_album:Bool = MessageLinkInfo;
        chatBoostLink link:string is_public:Bool = ChatBoostLink;
        chatBoostLinkInfo is_public:Bool chat_id:int53 = ChatBoostLinkInfo;

        //@class BlockList

        blockListMain = BlockList;
        blockListStories = BlockList;

        //@class FileType

        fileTypeNone = FileType;
        fileTypeAnimation = FileType;
        fileTypeAudio = FileType;
        fileTypeDocument = FileType;
        fileTypeLivePhotoVideo = FileType;
        fileTypeNotificationSound = FileType;
        fileTypePhoto = FileType;
        fileTypePhotoStory = FileType;
        fileTypeProfilePhoto = FileType;
        fileTypeSecret = FileType;
        fileTypeSecretThumbnail = FileType;
        fileTypeSecure = FileType;
        fileTypeSelfDestructingLivePhotoVideo = FileType;
        fileTypeSelfDestructingPhoto = FileType;
        fileTypeSelfDestructingVideo = FileType;
        fileTypeSelfDestructingVideoNote = FileType;
        fileTypeSelfDestructingVoiceNote = FileType;
        fileTypeSticker = FileType;
        fileTypeThumbnail = FileType;
        fileTypeUnknown = FileType;
        fileTypeVideo = FileType;
        fileTypeVideoNote = FileType;
        fileTypeVideoStory = FileType;
        fileTypeVoiceNote = FileType;
        fileTypeWallpaper = FileType;
        storageStatisticsByFileType file_type:FileType size:int53 count:int32 = StorageStatisticsByFileType;
        storageStatisticsByChat chat_id:int53 size:int53 count:int32 by_file_type:vector<storageStatisticsByFileType> = StorageStatisticsByChat;
        storageStatistics size:int53 count:int32 by_chat:vector<storageStatisticsByChat> = StorageStatistics;
        storageStatisticsFast files_size:int53 file_count:int32 database_size:int53 language_pack_database_size:int53 log_size:int53 = StorageStatisticsFast;
        databaseStatistics statistics:string = DatabaseStatistics;

        //@class NetworkType

        networkTypeNone = NetworkType;
        networkTypeMobile = NetworkType;
        networkTypeMobileRoaming = NetworkType;
        networkTypeWiFi = NetworkType;
        networkTypeOther = NetworkType;

        //@class NetworkStatisticsEntry

        //! file_type:pass-null
        networkStatisticsEntryFile file_type:FileType network_type:NetworkType sent_bytes:int53 received_bytes:int53 = NetworkStatisticsEntry;
        networkStatisticsEntryCall network_type:NetworkType sent_bytes:int53 received_bytes:int53 duration:double = NetworkStatisticsEntry;
        //! since_date:unix-time
        networkStatistics since_date:int32 entries:vector<NetworkStatisticsEntry> = NetworkStatistics;
        autoDownloadSettings is_auto_download_enabled:Bool max_photo_file_size:int32 max_video_file_size:int53 max_other_file_size:int53 video_upload_bitrate:int32 preload_large_videos:Bool preload_next_audio:Bool preload_stories:Bool use_less_data_for_calls:Bool = AutoDownloadSettings;
        autoDownloadSettingsPresets low:autoDownloadSettings medium:autoDownloadSettings high:autoDownloadSettings = AutoDownloadSettingsPresets;

        //@class AutosaveSettingsScope

        autosaveSettingsScopePrivateChats = AutosaveSettingsScope;
        autosaveSettingsScopeGroupChats = AutosaveSettingsScope;
        autosaveSettingsScopeChannelChats = AutosaveSettingsScope;
        autosaveSettingsScopeChat chat_id:int53 = AutosaveSettingsScope;
        scopeAutosaveSettings autosave_photos:Bool autosave_videos:Bool max_video_file_size:int53 = ScopeAutosaveSettings;
        autosaveSettingsException chat_id:int53 settings:scopeAutosaveSettings = AutosaveSettingsException;
        autosaveSettings private_chat_settings:scopeAutosaveSettings group_settings:scopeAutosaveSettings channel_settings:scopeAutosaveSettings exceptions:vector<autosaveSettingsException> = AutosaveSettings;
        webDomainException url:string domain:string title:string favicon_custom_emoji_id:int64 = WebDomainException;
        webBrowserSettings open_external_browser:Bool external_exceptions:vector<webDomainException> in_app_exceptions:vector<webDomainException> display_close_button:Bool = WebBrowserSettings;

        //@class WebBrowserType

        webBrowserTypeExternal = WebBrowserType;
        webBrowserTypeInApp = WebBrowserType;

        //@class ConnectionState

        connectionStateWaitingForNetwork = ConnectionState;
        connectionStateConnectingToProxy = ConnectionState;
        connectionStateConnecting = ConnectionState;
        connectionStateUpdating = ConnectionState;
        connectionStateReady = ConnectionState;
        ageVerificationParameters min_age:int32 verification_bot_username:string country:string = AgeVerificationParameters;

        //@class TopChatCategory

        topChatCategoryUsers = TopChatCategory;
        topChatCategoryBots = TopChatCategory;
        topChatCategoryGroups = TopChatCategory;
        topChatCategoryChannels = TopChatCategory;
        topChatCategoryInlineBots = TopChatCategory;
        topChatCategoryGuestBots = TopChatCategory;
        topChatCategoryWebAppBots = TopChatCategory;
        topChatCategoryCalls = TopChatCategory;
        topChatCategoryForwardChats = TopChatCategory;
        foundPosition position:int32 = FoundPosition;
        foundPositions total_count:int32 positions:vector<int32> = FoundPositions;

        //@class TMeUrlType

        tMeUrlTypeUser user_id:int53 = TMeUrlType;
        tMeUrlTypeSupergroup supergroup_id:int53 = TMeUrlType;
        tMeUrlTypeChatInvite info:chatInviteLinkInfo = TMeUrlType;
        tMeUrlTypeStickerSet sticker_set_id:int64 = TMeUrlType;
        tMeUrl url:string type:TMeUrlType = TMeUrl;
        tMeUrls urls:vector<tMeUrl> = TMeUrls;

        //@class SuggestedAction

        suggestedActionEnableArchiveAndMuteNewChats = SuggestedAction;
        suggestedActionCheckPassword = SuggestedAction;
        suggestedActionCheckPhoneNumber = SuggestedAction;
        suggestedActionViewChecksHint = SuggestedAction;
        suggestedActionConvertToBroadcastGroup supergroup_id:int53 = SuggestedAction;
        suggestedActionSetPassword authorization_delay:int32 = SuggestedAction;
        suggestedActionUpgradePremium = SuggestedAction;
        suggestedActionRestorePremium = SuggestedAction;
        suggestedActionSubscribeToAnnualPremium = SuggestedAction;
        suggestedActionGiftPremiumForChristmas = SuggestedAction;
        suggestedActionSetBirthdate = SuggestedAction;
        suggestedActionSetProfilePhoto = SuggestedAction;
        suggestedActionExtendPremium manage_premium_subscription_url:string = SuggestedAction;
        suggestedActionExtendStarSubscriptions = SuggestedAction;
        suggestedActionCustom name:string title:formattedText description:formattedText url:string = SuggestedAction;
        suggestedActionSetLoginEmailAddress can_be_hidden:Bool = SuggestedAction;
        suggestedActionAddLoginPasskey = SuggestedAction;
        count count:int32 = Count;
        text text:string = Text;
        data data:bytes = Data;
        seconds seconds:double = Seconds;
        fileDownloadedPrefixSize size:int53 = FileDownloadedPrefixSize;
        starCount star_count:int53 = StarCount;
        deepLinkInfo text:formattedText need_update_application:Bool = DeepLinkInfo;

        //@class TextParseMode

        textParseModeMarkdown version:int32 = TextParseMode;
        textParseModeHTML = TextParseMode;

        //@class ProxyType

        proxyTypeSocks5 username:string password:string = ProxyType;
        proxyTypeHttp username:string password:string http_only:Bool = ProxyType;
        proxyTypeMtproto secret:string = ProxyType;
        //! last_used_date:unix-time
        addedProxy id:int32 last_used_date:int32 is_enabled:Bool comment:string proxy:proxy = AddedProxy;
        addedProxies proxies:vector<addedProxy> = AddedProxies;
        //! emojis:length=1-20/emoji mask_position:pass-null
        newSticker sticker:InputFile format:StickerFormat emojis:string mask_position:maskPosition keywords:vector<string> = NewSticker;
        //! start_date:unix-time end_date:unix-time
        dateRange start_date:int32 end_date:int32 = DateRange;
        statisticalValue value:double previous_value:double growth_rate_percentage:double = StatisticalValue;

        //@class StatisticalGraph

        statisticalGraphData json_data:string zoom_token:string = StatisticalGraph;
        statisticalGraphAsync token:string = StatisticalGraph;
        statisticalGraphError error_message:string = StatisticalGraph;

        //@class ChatStatisticsObjectType

        chatStatisticsObjectTypeMessage message_id:int53 = ChatStatisticsObjectType;
        chatStatisticsObjectTypeStory story_id:int32 = ChatStatisticsObjectType;
        chatStatisticsInteractionInfo object_type:ChatStatisticsObjectType view_count:int32 forward_count:int32 reaction_count:int32 = ChatStatisticsInteractionInfo;
        chatStatisticsMessageSenderInfo user_id:int53 sent_message_count:int32 average_character_count:int32 = ChatStatisticsMessageSenderInfo;
        chatStatisticsAdministratorActionsInfo user_id:int53 deleted_message_count:int32 banned_user_count:int32 restricted_user_count:int32 = ChatStatisticsAdministratorActionsInfo;
        chatStatisticsInviterInfo user_id:int53 added_member_count:int32 = ChatStatisticsInviterInfo;

        //@class ChatStatistics

        chatStatisticsSupergroup period:dateRange member_count:statisticalValue message_count:statisticalValue viewer_count:statisticalValue sender_count:statisticalValue member_count_graph:StatisticalGraph join_graph:StatisticalGraph join_by_source_graph:StatisticalGraph language_graph:StatisticalGraph message_content_graph:StatisticalGraph action_graph:StatisticalGraph day_graph:StatisticalGraph week_graph:StatisticalGraph top_senders:vector<chatStatisticsMessageSenderInfo> top_administrators:vector<chatStatisticsAdministratorActionsInfo> top_inviters:vector<chatStatisticsInviterInfo> = ChatStatistics;
        //! enabled_notifications_percentage:value=0-100
        chatStatisticsChannel period:dateRange member_count:statisticalValue mean_message_view_count:statisticalValue mean_message_share_count:statisticalValue mean_message_reaction_count:statisticalValue mean_story_view_count:statisticalValue mean_story_share_count:statisticalValue mean_story_reaction_count:statisticalValue enabled_notifications_percentage:double member_count_graph:StatisticalGraph join_graph:StatisticalGraph mute_graph:StatisticalGraph view_count_by_hour_graph:StatisticalGraph view_count_by_source_graph:StatisticalGraph join_by_source_graph:StatisticalGraph language_graph:StatisticalGraph message_interaction_graph:StatisticalGraph message_reaction_graph:StatisticalGraph story_interaction_graph:StatisticalGraph story_reaction_graph:StatisticalGraph instant_view_interaction_graph:StatisticalGraph recent_interactions:vector<chatStatisticsInteractionInfo> = ChatStatistics;
        chatRevenueAmount cryptocurrency:string total_amount:int64 balance_amount:int64 available_amount:int64 withdrawal_enabled:Bool = ChatRevenueAmount;
        chatRevenueStatistics revenue_by_hour_graph:StatisticalGraph revenue_graph:StatisticalGraph revenue_amount:chatRevenueAmount usd_rate:double = ChatRevenueStatistics;
        messageStatistics message_interaction_graph:StatisticalGraph message_reaction_graph:StatisticalGraph = MessageStatistics;
        storyStatistics story_interaction_graph:StatisticalGraph story_reaction_graph:StatisticalGraph = StoryStatistics;
        pollVoteStatistics vote_graph:StatisticalGraph = PollVoteStatistics;

        //@class RevenueWithdrawalState

        revenueWithdrawalStatePending = RevenueWithdrawalState;
        //! date:unix-time
        revenueWithdrawalStateSucceeded date:int32 url:string = RevenueWithdrawalState;
        revenueWithdrawalStateFailed = RevenueWithdrawalState;

        //@class ChatRevenueTransactionType

        chatRevenueTransactionTypeUnsupported = ChatRevenueTransactionType;
        //! start_date:unix-time end_date:unix-time
        chatRevenueTransactionTypeSponsoredMessageEarnings start_date:int32 end_date:int32 = ChatRevenueTransactionType;
        chatRevenueTransactionTypeSuggestedPostEarnings user_id:int53 = ChatRevenueTransactionType;
        //! withdrawal_date:unix-time
        chatRevenueTransactionTypeFragmentWithdrawal withdrawal_date:int32 state:RevenueWithdrawalState = ChatRevenueTransactionType;
        //! refund_date:unix-time
        chatRevenueTransactionTypeFragmentRefund refund_date:int32 = ChatRevenueTransactionType;
        chatRevenueTransaction cryptocurrency:string cryptocurrency_amount:int64 type:ChatRevenueTransactionType = ChatRevenueTransaction;
        chatRevenueTransactions gram_amount:int53 transactions:vector<chatRevenueTransaction> next_offset:string = ChatRevenueTransactions;
        starRevenueStatus total_amount:starAmount current_amount:starAmount available_amount:starAmount withdrawal_enabled:Bool next_withdrawal_in:int32 = StarRevenueStatus;
        starRevenueStatistics revenue_by_day_graph:StatisticalGraph status:starRevenueStatus usd_rate:double = StarRevenueStatistics;
        gramRevenueStatus total_amount:int64 balance_amount:int64 available_amount:int64 withdrawal_enabled:Bool = GramRevenueStatus;
        gramRevenueStatistics revenue_by_day_graph:StatisticalGraph status:gramRevenueStatus usd_rate:double = GramRevenueStatistics;
        point x:double y:double = Point;

        //@class VectorPathCommand

        vectorPathCommandLine end_point:point = VectorPathCommand;
        vectorPathCommandCubicBezierCurve start_control_point:point end_control_point:point end_point:point = VectorPathCommand;

        //@class BotCommandScope

        botCommandScopeDefault = BotCommandScope;
        botCommandScopeAllPrivateChats = BotCommandScope;
        botCommandScopeAllGroupChats = BotCommandScope;
        botCommandScopeAllChatAdministrators = BotCommandScope;
        botCommandScopeChat chat_id:int53 = BotCommandScope;
        botCommandScopeChatAdministrators chat_id:int53 = BotCommandScope;
        botCommandScopeChatMember chat_id:int53 user_id:int53 = BotCommandScope;

        //@class PhoneNumberCodeType

        phoneNumberCodeTypeChange = PhoneNumberCodeType;
        phoneNumberCodeTypeVerify = PhoneNumberCodeType;
        phoneNumberCodeTypeConfirmOwnership hash:string = PhoneNumberCodeType;

        //@class Update

        updateAuthorizationState authorization_state:AuthorizationState = Update;
        updateNewMessage message:message = Update;
        updateMessageSendAcknowledged chat_id:int53 message_id:int53 = Update;
        updateMessageSendSucceeded message:message old_message_id:int53 = Update;
        updateMessageSendFailed message:message old_message_id:int53 error:error = Update;
        updateMessageContent chat_id:int53 message_id:int53 new_content:MessageContent = Update;
        //! edit_date:unix-time reply_markup:null
        updateMessageEdited chat_id:int53 message_id:int53 edit_date:int32 reply_markup:ReplyMarkup = Update;
        updateMessageIsPinned chat_id:int53 message_id:int53 is_pinned:Bool = Update;
        //! interaction_info:null
        updateMessageInteractionInfo chat_id:int53 message_id:int53 interaction_info:messageInteractionInfo = Update;
        updateMessageContentOpened chat_id:int53 message_id:int53 = Update;
        updateMessageMentionRead chat_id:int53 message_id:int53 unread_mention_count:int32 = Update;
        updateMessageUnreadReactions chat_id:int53 message_id:int53 unread_reactions:vector<unreadReaction> unread_reaction_count:int32 = Update;
        updateMessageContainsUnreadPollVotes chat_id:int53 message_id:int53 contains_unread_poll_votes:Bool unread_poll_vote_count:int32 = Update;
        updateMessageFactCheck chat_id:int53 message_id:int53 fact_check:factCheck = Update;
        updateMessageSuggestedPostInfo chat_id:int53 message_id:int53 suggested_post_info:suggestedPostInfo = Update;
        updateMessageLiveLocationViewed chat_id:int53 message_id:int53 = Update;
        updateVideoPublished chat_id:int53 message_id:int53 = Update;
        updateNewChat chat:chat = Update;
        updateChatTitle chat_id:int53 title:string = Update;
        //! photo:null
        updateChatPhoto chat_id:int53 photo:chatPhotoInfo = Update;
        //! upgraded_gift_colors:null
        updateChatAccentColors chat_id:int53 accent_color_id:int32 background_custom_emoji_id:int64 upgraded_gift_colors:upgradedGiftColors profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 = Update;
        updateChatPermissions chat_id:int53 permissions:chatPermissions = Update;
        //! last_message:null
        updateChatLastMessage chat_id:int53 last_message:message positions:vector<chatPosition> = Update;
        updateChatPosition chat_id:int53 position:chatPosition = Update;
        updateChatAddedToList chat_id:int53 chat_list:ChatList = Update;
        updateChatRemovedFromList chat_id:int53 chat_list:ChatList = Update;
        updateChatReadInbox chat_id:int53 last_read_inbox_message_id:int53 unread_count:int32 = Update;
        updateChatReadOutbox chat_id:int53 last_read_outbox_message_id:int53 = Update;
        //! action_bar:null
        updateChatActionBar chat_id:int53 action_bar:ChatActionBar = Update;
        //! business_bot_manage_bar:null
        updateChatBusinessBotManageBar chat_id:int53 business_bot_manage_bar:businessBotManageBar = Update;
        updateChatAvailableReactions chat_id:int53 available_reactions:ChatAvailableReactions = Update;
        //! draft_message:null
        updateChatDraftMessage chat_id:int53 draft_message:draftMessage positions:vector<chatPosition> = Update;
        //! emoji_status:null
        updateChatEmojiStatus chat_id:int53 emoji_status:emojiStatus = Update;
        //! message_sender_id:null
        updateChatMessageSender chat_id:int53 message_sender_id:MessageSender = Update;
        updateChatMessageAutoDeleteTime chat_id:int53 message_auto_delete_time:int32 = Update;
        updateChatNotificationSettings chat_id:int53 notification_settings:chatNotificationSettings = Update;
        //! pending_join_requests:null
        updateChatPendingJoinRequests chat_id:int53 pending_join_requests:chatJoinRequestsInfo = Update;
        //! reply_markup_message:null
        updateChatReplyMarkup chat_id:int53 reply_markup_message:message = Update;
        //! background:null
        updateChatBackground chat_id:int53 background:chatBackground = Update;
        //! theme:null
        updateChatTheme chat_id:int53 theme:ChatTheme = Update;
        updateChatUnreadMentionCount chat_id:int53 unread_mention_count:int32 = Update;
        updateChatUnreadReactionCount chat_id:int53 unread_reaction_count:int32 = Update;
        updateChatUnreadPollVoteCount chat_id:int53 unread_poll_vote_count:int32 = Update;
        updateChatVideoChat chat_id:int53 video_chat:videoChat = Update;
        updateChatDefaultDisableNotification chat_id:int53 default_disable_notification:Bool = Update;
        updateChatHasProtectedContent chat_id:int53 has_protected_content:Bool = Update;
        updateChatIsTranslatable chat_id:int53 is_translatable:Bool = Update;
        updateChatIsMarkedAsUnread chat_id:int53 is_marked_as_unread:Bool = Update;
        updateChatViewAsTopics chat_id:int53 view_as_topics:Bool = Update;
        //! block_list:null
        updateChatBlockList chat_id:int53 block_list:BlockList = Update;
        updateChatHasScheduledMessages chat_id:int53 has_scheduled_messages:Bool = Update;
        updateChatFolders chat_folders:vector<chatFolderInfo> main_chat_list_position:int32 are_tags_enabled:Bool = Update;
        updateChatOnlineMemberCount chat_id:int53 online_member_count:int32 = Update;
        updateSavedMessagesTopic topic:savedMessagesTopic = Update;
        updateSavedMessagesTopicCount topic_count:int32 = Update;
        updateDirectMessagesChatTopic topic:directMessagesChatTopic = Update;
        updateTopicMessageCount chat_id:int53 topic_id:MessageTopic message_count:int32 = Update;
        updateQuickReplyShortcut shortcut:quickReplyShortcut = Update;
        updateQuickReplyShortcutDeleted shortcut_id:int32 = Update;
        updateQuickReplyShortcuts shortcut_ids:vector<int32> = Update;
        updateQuickReplyShortcutMessages shortcut_id:int32 messages:vector<quickReplyMessage> = Update;
        updateForumTopicInfo info:forumTopicInfo = Update;
        //! draft_message:null
        updateForumTopic chat_id:int53 forum_topic_id:int32 is_pinned:Bool last_read_inbox_message_id:int53 last_read_outbox_message_id:int53 unread_mention_count:int32 unread_reaction_count:int32 unread_poll_vote_count:int32 notification_settings:chatNotificationSettings draft_message:draftMessage = Update;
        updateScopeNotificationSettings scope:NotificationSettingsScope notification_settings:scopeNotificationSettings = Update;
        updateReactionNotificationSettings notification_settings:reactionNotificationSettings = Update;
        updateNotification notification_group_id:int32 notification:notification = Update;
        updateNotificationGroup notification_group_id:int32 type:NotificationGroupType chat_id:int53 notification_settings_chat_id:int53 notification_sound_id:int64 total_count:int32 added_notifications:vector<notification> removed_notification_ids:vector<int32> = Update;
        updateActiveNotifications groups:vector<notificationGroup> = Update;
        updateHavePendingNotifications have_delayed_notifications:Bool have_unreceived_notifications:Bool = Update;
        updateDeleteMessages chat_id:int53 message_ids:vector<int53> is_permanent:Bool from_cache:Bool = Update;
        //! topic_id:null
        updateChatAction chat_id:int53 topic_id:MessageTopic sender_id:MessageSender action:ChatAction = Update;
        updatePendingMessage chat_id:int53 forum_topic_id:int32 draft_id:int64 content:MessageContent = Update;
        updateCommunity community:community = Update;
        updateUserStatus user_id:int53 status:UserStatus = Update;
        updateUser user:user = Update;
        updateBasicGroup basic_group:basicGroup = Update;
        updateSupergroup supergroup:supergroup = Update;
        updateSecretChat secret_chat:secretChat = Update;
        updateUserFullInfo user_id:int53 user_full_info:userFullInfo = Update;
        updateBasicGroupFullInfo basic_group_id:int53 basic_group_full_info:basicGroupFullInfo = Update;
        updateSupergroupFullInfo supergroup_id:int53 supergroup_full_info:supergroupFullInfo = Update;
        updateServiceNotification type:string content:MessageContent = Update;
        updateNewOauthRequest domain:string location:string url:string = Update;
        updateFile file:file = Update;
        updateFileGenerationStart generation_id:int64 original_path:string destination_path:string conversion:string = Update;
        updateFileGenerationStop generation_id:int64 = Update;
        updateFileDownloads total_size:int53 total_count:int32 downloaded_size:int53 = Update;
        updateFileAddedToDownloads file_download:fileDownload counts:downloadedFileCounts = Update;
        //! complete_date:unix-time
        updateFileDownload file_id:int32 complete_date:int32 is_paused:Bool counts:downloadedFileCounts = Update;
        updateFileRemovedFromDownloads file_id:int32 counts:downloadedFileCounts = Update;
        updateApplicationVerificationRequired verification_id:int53 nonce:string cloud_project_number:int64 = Update;
        updateApplicationRecaptchaVerificationRequired verification_id:int53 action:string recaptcha_key_id:string = Update;
        updateCall call:call = Update;
        updateGroupCall group_call:groupCall = Update;
        updateGroupCallParticipant group_call_id:int32 participant:groupCallParticipant = Update;
        updateGroupCallParticipants group_call_id:int32 participant_user_ids:vector<int64> = Update;
        updateGroupCallVerificationState group_call_id:int32 generation:int32 emojis:vector<string> = Update;
        updateNewGroupCallMessage group_call_id:int32 message:groupCallMessage = Update;
        updateNewGroupCallPaidReaction group_call_id:int32 sender_id:MessageSender star_count:int53 = Update;
        updateGroupCallMessageSendFailed group_call_id:int32 message_id:int32 error:error = Update;
        updateGroupCallMessagesDeleted group_call_id:int32 message_ids:vector<int32> = Update;
        updateLiveStoryTopDonors group_call_id:int32 donors:liveStoryDonors = Update;
        updateNewCallSignalingData call_id:int32 data:bytes = Update;
        updateGiftAuctionState state:giftAuctionState = Update;
        updateActiveGiftAuctions states:vector<giftAuctionState> = Update;
        updateUserPrivacySettingRules setting:UserPrivacySetting rules:userPrivacySettingRules = Update;
        updateUnreadMessageCount chat_list:ChatList unread_count:int32 unread_unmuted_count:int32 = Update;
        updateUnreadChatCount chat_list:ChatList total_count:int32 unread_count:int32 unread_unmuted_count:int32 marked_as_unread_count:int32 marked_as_unread_unmuted_count:int32 = Update;
        updateChatJoinResult query_id:int64 chat_id:int53 result:ChatJoinRequestResult = Update;
        updateStory story:story = Update;
        updateStoryDeleted story_poster_chat_id:int53 story_id:int32 = Update;
        updateStoryPostSucceeded story:story old_story_id:int32 = Update;
        //! error_type:null
        updateStoryPostFailed story:story error:error error_type:CanPostStoryResult = Update;
        updateChatActiveStories active_stories:chatActiveStories = Update;
        updateStoryListChatCount story_list:StoryList chat_count:int32 = Update;
        //! active_until_date:unix-time cooldown_until_date:unix-time
        updateStoryStealthMode active_until_date:int32 cooldown_until_date:int32 = Update;
        updateTrustedMiniAppBots bot_user_ids:vector<int53> = Update;
        updateOption name:string value:OptionValue = Update;
        updateStickerSet sticker_set:stickerSet = Update;
        updateInstalledStickerSets sticker_type:StickerType sticker_set_ids:vector<int64> = Update;
        updateTrendingStickerSets sticker_type:StickerType sticker_sets:trendingStickerSets = Update;
        updateRecentStickers is_attached:Bool sticker_ids:vector<int32> = Update;
        updateFavoriteStickers sticker_ids:vector<int32> = Update;
        updateSavedAnimations animation_ids:vector<int32> = Update;
        updateSavedNotificationSounds notification_sound_ids:vector<int64> = Update;
        //! background:null
        updateDefaultBackground for_dark_theme:Bool background:background = Update;
        updateEmojiChatThemes chat_themes:vector<emojiChatTheme> = Update;
        updateAccentColors colors:vector<accentColor> available_accent_color_ids:vector<int32> = Update;
        updateProfileAccentColors colors:vector<profileAccentColor> available_accent_color_ids:vector<int32> = Update;
        updateWebBrowserSettings settings:webBrowserSettings = Update;
        updateLanguagePackStrings localization_target:string language_pack_id:string strings:vector<languagePackString> = Update;
        updateConnectionState state:ConnectionState = Update;
        //! freezing_date:unix-time deletion_date:unix-time
        updateFreezeState is_frozen:Bool freezing_date:int32 deletion_date:int32 appeal_link:string = Update;
        //! parameters:null
        updateAgeVerificationParameters parameters:ageVerificationParameters = Update;
        updateTermsOfService terms_of_service_id:string terms_of_service:termsOfService = Update;
        //! session:null
        updateUnconfirmedSession session:unconfirmedSession unconfirmed_session_count:int32 = Update;
        updateAttachmentMenuBots bots:vector<attachmentMenuBot> = Update;
        updateWebAppMessageSent web_app_launch_id:int64 = Update;
        updateActiveEmojiReactions emojis:vector<string> = Update;
        updateAvailableMessageEffects reaction_effect_ids:vector<int64> sticker_effect_ids:vector<int64> = Update;
        updateDefaultReactionType reaction_type:ReactionType = Update;
        updateDefaultPaidReactionType type:PaidReactionType = Update;
        updateSavedMessagesTags saved_messages_topic_id:int53 tags:savedMessagesTags = Update;
        updateActiveLiveLocationMessages messages:vector<message> = Update;
        updateOwnedStarCount star_amount:starAmount = Update;
        updateOwnedGramCount gram_amount:int53 = Update;
        updateChatRevenueAmount chat_id:int53 revenue_amount:chatRevenueAmount = Update;
        updateStarRevenueStatus owner_id:MessageSender status:starRevenueStatus = Update;
        updateGramRevenueStatus status:gramRevenueStatus = Update;
        //! next_reset_date:unix-time
        updateSpeechRecognitionTrial max_media_duration:int32 weekly_count:int32 left_count:int32 next_reset_date:int32 = Update;
        updateGroupCallMessageLevels levels:vector<groupCallMessageLevel> = Update;
        updateDiceEmojis emojis:vector<string> = Update;
        updateStakeDiceState state:stakeDiceState = Update;
        updateAnimatedEmojiMessageClicked chat_id:int53 message_id:int53 sticker:sticker = Update;
        updateAnimationSearchParameters provider:string emojis:vector<string> = Update;
        updateTextCompositionStyles styles:vector<textCompositionStyle> = Update;
        updateSuggestedActions added_actions:vector<SuggestedAction> removed_actions:vector<SuggestedAction> = Update;
        updateSpeedLimitNotification is_upload:Bool = Update;
        updateContactCloseBirthdays close_birthday_users:vector<closeBirthdayUser> = Update;
        //! settings:null
        updateAutosaveSettings scope:AutosaveSettingsScope settings:scopeAutosaveSettings = Update;
        //! bots
        updateBusinessConnection connection:businessConnection = Update;
        //! bots
        updateNewBusinessMessage connection_id:string message:businessMessage = Update;
        //! bots
        updateBusinessMessageEdited connection_id:string message:businessMessage = Update;
        //! bots
        updateBusinessMessagesDeleted connection_id:string chat_id:int53 message_ids:vector<int53> = Update;
        //! bots user_location:null chat_type:null
        updateNewInlineQuery id:int64 sender_user_id:int53 user_location:location chat_type:ChatType query:string offset:string = Update;
        //! bots user_location:null
        updateNewChosenInlineResult sender_user_id:int53 user_location:location query:string result_id:string inline_message_id:string = Update;
        //! bots
        updateNewGuestQuery id:int64 message:message reference_messages:vector<message> = Update;
        //! bots
        updateNewCallbackQuery id:int64 sender_user_id:int53 chat_id:int53 message_id:int53 chat_instance:int64 payload:CallbackQueryPayload = Update;
        //! bots
        updateNewInlineCallbackQuery id:int64 sender_user_id:int53 inline_message_id:string chat_instance:int64 payload:CallbackQueryPayload = Update;
        //! bots
        updateNewBusinessCallbackQuery id:int64 sender_user_id:int53 connection_id:string message:businessMessage chat_instance:int64 payload:CallbackQueryPayload = Update;
        //! bots
        updateNewShippingQuery id:int64 sender_user_id:int53 invoice_payload:string shipping_address:address = Update;
        //! bots order_info:null
        updateNewPreCheckoutQuery id:int64 sender_user_id:int53 currency:string total_amount:int53 invoice_payload:bytes shipping_option_id:string order_info:orderInfo = Update;
        //! bots
        updateNewCustomEvent event:string = Update;
        //! bots
        updateNewCustomQuery id:int64 data:string timeout:int32 = Update;
        //! bots
        updateUserSubscription user_id:int53 payload:string is_canceled:Bool is_restored:Bool is_payment_failed:Bool = Update;
        //! bots
        updatePoll poll:poll = Update;
        //! bots
        updatePollAnswer poll_id:int64 voter_id:MessageSender option_ids:vector<string> option_positions:vector<int32> = Update;
        //! bots
        updateManagedBot user_id:int53 bot_user_id:int53 = Update;
        //! bots date:unix-time invite_link:null
        updateChatMember chat_id:int53 actor_user_id:int53 date:int32 invite_link:chatInviteLink via_join_request:Bool via_chat_folder_invite_link:Bool old_chat_member:chatMember new_chat_member:chatMember = Update;
        //! bots invite_link:null
        updateNewChatJoinRequest chat_id:int53 request:chatJoinRequest user_chat_id:int53 invite_link:chatInviteLink query_id:int64 = Update;
        //! bots
        updateChatBoost chat_id:int53 boost:chatBoost = Update;
        //! bots date:unix-time
        updateMessageReaction chat_id:int53 message_id:int53 actor_id:MessageSender date:int32 old_reaction_types:vector<ReactionType> new_reaction_types:vector<ReactionType> = Update;
        //! bots date:unix-time
        updateMessageReactions chat_id:int53 message_id:int53 date:int32 reactions:vector<messageReaction> = Update;
        //! bots
        updatePaidMediaPurchased user_id:int53 payload:string = Update;
        updates updates:vector<Update> = Updates;

        //@class LogStream

        logStreamDefault = LogStream;
        logStreamFile path:string max_file_size:int53 redirect_stderr:Bool = LogStream;
        logStreamEmpty = LogStream;
        logVerbosityLevel verbosity_level:int32 = LogVerbosityLevel;
        logTags tags:vector<string> = LogTags;
        userSupportInfo message:formattedText author:string date:int32 = UserSupportInfo;
        testInt value:int32 = TestInt;
        testString value:string = TestString;
        testBytes value:bytes = TestBytes;
        testVectorInt value:vector<int32> = TestVectorInt;
        testVectorIntObject value:vector<testInt> = TestVectorIntObject;
        testVectorString value:vector<string> = TestVectorString;
        testVectorStringObject value:vector<testString> = TestVectorStringObject;

        ---functions---

        //! offline before-initialization
        getAuthorizationState = AuthorizationState;
        setTdlibParameters use_test_dc:Bool database_directory:string files_directory:string database_encryption_key:bytes use_file_database:Bool use_chat_info_database:Bool use_message_database:Bool use_secret_chats:Bool api_id:int32 api_hash:string system_language_code:string device_model:string system_version:string application_version:string = Ok;
        //! settings:pass-null
        setAuthenticationPhoneNumber phone_number:string settings:phoneNumberAuthenticationSettings = Ok;
        checkAuthenticationPremiumPurchase premium_day_count:int32 currency:string amount:int53 = Ok;
        setAuthenticationPremiumPurchaseTransaction transaction:StoreTransaction is_restore:Bool premium_day_count:int32 currency:string amount:int53 = Ok;
        setAuthenticationEmailAddress email_address:string = Ok;
        //! reason:pass-null
        resendAuthenticationCode reason:ResendCodeReason = Ok;
        checkAuthenticationEmailCode code:EmailAddressAuthentication = Ok;
        checkAuthenticationCode code:string = Ok;
        requestQrCodeAuthentication other_user_ids:vector<int53> = Ok;
        getAuthenticationPasskeyParameters = Text;
        checkAuthenticationPasskey credential_id:string client_data:string authenticator_data:bytes signature:bytes user_handle:bytes = Ok;
        checkAuthenticationWebToken token:string dc_id:int32 = Ok;
        //! first_name:length=1-64/characters last_name:length=0-64/characters
        registerUser first_name:string last_name:string disable_notification:Bool = Ok;
        resetAuthenticationEmailAddress = Ok;
        checkAuthenticationPassword password:string = Ok;
        requestAuthenticationPasswordRecovery = Ok;
        checkAuthenticationPasswordRecoveryCode recovery_code:string = Ok;
        recoverAuthenticationPassword recovery_code:string new_password:string new_hint:string = Ok;
        sendAuthenticationFirebaseSms token:string = Ok;
        reportAuthenticationCodeMissing mobile_network_code:string = Ok;
        checkAuthenticationBotToken token:string = Ok;
        logOut = Ok;
        //! before-initialization
        close = Ok;
        //! before-authorization
        destroy = Ok;
        confirmQrCodeAuthentication link:string = Session;
        //! before-initialization
        getCurrentState = Updates;
        setDatabaseEncryptionKey new_encryption_key:bytes = Ok;
        getPasswordState = PasswordState;
        setPassword old_password:string new_password:string new_hint:string set_recovery_email_address:Bool new_recovery_email_address:string = PasswordState;
        isLoginEmailAddressRequired = Ok;
        setLoginEmailAddress new_login_email_address:string = EmailAddressAuthenticationCodeInfo;
        resendLoginEmailAddressCode = EmailAddressAuthenticationCodeInfo;
        checkLoginEmailAddressCode code:EmailAddressAuthentication = Ok;
        getRecoveryEmailAddress password:string = RecoveryEmailAddress;
        setRecoveryEmailAddress password:string new_recovery_email_address:string = PasswordState;
        checkRecoveryEmailAddressCode code:string = PasswordState;
        resendRecoveryEmailAddressCode = PasswordState;
        cancelRecoveryEmailAddressVerification = PasswordState;
        requestPasswordRecovery = EmailAddressAuthenticationCodeInfo;
        checkPasswordRecoveryCode recovery_code:string = Ok;
        recoverPassword recovery_code:string new_password:string new_hint:string = PasswordState;
        resetPassword = ResetPasswordResult;
        cancelPasswordReset = Ok;
        createTemporaryPassword password:string valid_for:int32 = TemporaryPasswordState;
        getTemporaryPasswordState = TemporaryPasswordState;
        getMe = User;
        //! offline offline-if
        getUser user_id:int53 = User;
        getUserFullInfo user_id:int53 = UserFullInfo;
        //! offline offline-if
        getBasicGroup basic_group_id:int53 = BasicGroup;
        getBasicGroupFullInfo basic_group_id:int53 = BasicGroupFullInfo;
        //! offline offline-if
        getSupergroup supergroup_id:int53 = Supergroup;
        getSupergroupFullInfo supergroup_id:int53 = SupergroupFullInfo;
        //! offline
        getSecretChat secret_chat_id:int32 = SecretChat;
        //! offline offline-if
        getChat chat_id:int53 = Chat;
        getMessage chat_id:int53 message_id:int53 = Message;
        //! offline
        getMessageLocally chat_id:int53 message_id:int53 = Message;
        getRepliedMessage chat_id:int53 message_id:int53 = Message;
        getChatPinnedMessage chat_id:int53 = Message;
        //! bots
        getCallbackQueryMessage chat_id:int53 message_id:int53 callback_query_id:int64 = Message;
        getMessages chat_id:int53 message_ids:vector<int53> = Messages;
        getFullRichMessage chat_id:int53 message_id:int53 = RichMessage;
        //! offline
        getMessageProperties chat_id:int53 message_id:int53 = MessageProperties;
        //! offline
        getPollOptionProperties chat_id:int53 message_id:int53 poll_option_id:string = PollOptionProperties;
        getMessageThread chat_id:int53 message_id:int53 = MessageThreadInfo;
        getMessageReadDate chat_id:int53 message_id:int53 = MessageReadDate;
        getMessageViewers chat_id:int53 message_id:int53 = MessageViewers;
        getMessageAuthor chat_id:int53 message_id:int53 = User;
        //! offline
        getFile file_id:int32 = File;
        //! offline file_type:pass-null
        getRemoteFile remote_file_id:string file_type:FileType = File;
        //! chat_list:pass-null
        loadChats chat_list:ChatList limit:int32 = Ok;
        //! chat_list:pass-null
        getChats chat_list:ChatList limit:int32 = Chats;
        searchPublicChat username:string = Chat;
        //! type_filter:pass-null
        searchPublicChats query:string type_filter:SearchChatTypeFilter = Chats;
        //! offline type_filter:pass-null
        searchChats query:string type_filter:SearchChatTypeFilter limit:int32 = Chats;
        //! type_filter:pass-null
        searchChatsOnServer query:string type_filter:SearchChatTypeFilter limit:int32 = Chats;
        getRecommendedChats = Chats;
        getChatSimilarChats chat_id:int53 = Chats;
        getChatSimilarChatCount chat_id:int53 return_local:Bool = Count;
        openChatSimilarChat chat_id:int53 opened_chat_id:int53 = Ok;
        getBotSimilarBots bot_user_id:int53 = Users;
        getBotSimilarBotCount bot_user_id:int53 return_local:Bool = Count;
        openBotSimilarBot bot_user_id:int53 opened_bot_user_id:int53 = Ok;
        getTopChats category:TopChatCategory limit:int32 = Chats;
        removeTopChat category:TopChatCategory chat_id:int53 = Ok;
        //! offline type_filter:pass-null
        searchRecentlyFoundChats query:string type_filter:SearchChatTypeFilter limit:int32 = Chats;
        addRecentlyFoundChat chat_id:int53 = Ok;
        removeRecentlyFoundChat chat_id:int53 = Ok;
        clearRecentlyFoundChats = Ok;
        //! offline
        getRecentlyOpenedChats limit:int32 = Chats;
        checkChatUsername chat_id:int53 username:string = CheckChatUsernameResult;
        getCreatedPublicChats type:PublicChatType = Chats;
        checkCreatedPublicChatsLimit type:PublicChatType = Ok;
        getSuitableDiscussionChats = Chats;
        getInactiveSupergroupChats = Chats;
        getSuitablePersonalChats = Chats;
        loadDirectMessagesChatTopics chat_id:int53 limit:int32 = Ok;
        getDirectMessagesChatTopic chat_id:int53 topic_id:int53 = DirectMessagesChatTopic;
        getDirectMessagesChatTopicHistory chat_id:int53 topic_id:int53 from_message_id:int53 offset:int32 limit:int32 = Messages;
        //! date:unix-time
        getDirectMessagesChatTopicMessageByDate chat_id:int53 topic_id:int53 date:int32 = Message;
        deleteDirectMessagesChatTopicHistory chat_id:int53 topic_id:int53 = Ok;
        deleteDirectMessagesChatTopicMessagesByDate chat_id:int53 topic_id:int53 min_date:int32 max_date:int32 = Ok;
        setDirectMessagesChatTopicIsMarkedAsUnread chat_id:int53 topic_id:int53 is_marked_as_unread:Bool = Ok;
        unpinAllDirectMessagesChatTopicMessages chat_id:int53 topic_id:int53 = Ok;
        readAllDirectMessagesChatTopicReactions chat_id:int53 topic_id:int53 = Ok;
        getDirectMessagesChatTopicRevenue chat_id:int53 topic_id:int53 = StarCount;
        toggleDirectMessagesChatTopicCanSendUnpaidMessages chat_id:int53 topic_id:int53 can_send_unpaid_messages:Bool refund_payments:Bool = Ok;
        loadSavedMessagesTopics limit:int32 = Ok;
        getSavedMessagesTopicHistory saved_messages_topic_id:int53 from_message_id:int53 offset:int32 limit:int32 = Messages;
        //! date:unix-time
        getSavedMessagesTopicMessageByDate saved_messages_topic_id:int53 date:int32 = Message;
        deleteSavedMessagesTopicHistory saved_messages_topic_id:int53 = Ok;
        deleteSavedMessagesTopicMessagesByDate saved_messages_topic_id:int53 min_date:int32 max_date:int32 = Ok;
        toggleSavedMessagesTopicIsPinned saved_messages_topic_id:int53 is_pinned:Bool = Ok;
        setPinnedSavedMessagesTopics saved_messages_topic_ids:vector<int53> = Ok;
        getGroupsInCommon user_id:int53 offset_chat_id:int53 limit:int32 = Chats;
        //! offline offline-if
        getChatHistory chat_id:int53 from_message_id:int53 offset:int32 limit:int32 only_local:Bool = Messages;
        getMessageThreadHistory chat_id:int53 message_id:int53 from_message_id:int53 offset:int32 limit:int32 = Messages;
        deleteChatHistory chat_id:int53 remove_from_chat_list:Bool revoke:Bool = Ok;
        deleteChat chat_id:int53 = Ok;
        //! topic_id:pass-null sender_id:pass-null filter:pass-null
        searchChatMessages chat_id:int53 topic_id:MessageTopic query:string sender_id:MessageSender from_message_id:int53 offset:int32 limit:int32 filter:SearchMessagesFilter = FoundChatMessages;
        //! chat_list:pass-null filter:pass-null chat_type_filter:pass-null
        searchMessages chat_list:ChatList query:string offset:string limit:int32 filter:SearchMessagesFilter chat_type_filter:SearchMessagesChatTypeFilter min_date:int32 max_date:int32 = FoundMessages;
        //! filter:pass-null
        searchSecretMessages chat_id:int53 query:string offset:string limit:int32 filter:SearchMessagesFilter = FoundMessages;
        //! tag:pass-null
        searchSavedMessages saved_messages_topic_id:int53 tag:ReactionType query:string from_message_id:int53 offset:int32 limit:int32 = FoundChatMessages;
        searchCallMessages offset:string limit:int32 only_missed:Bool = FoundMessages;
        searchOutgoingDocumentMessages query:string limit:int32 = FoundMessages;
        getPublicPostSearchLimits query:string = PublicPostSearchLimits;
        searchPublicPosts query:string offset:string limit:int32 star_count:int53 = FoundPublicPosts;
        searchPublicMessagesByTag tag:string offset:string limit:int32 = FoundMessages;
        searchPublicStoriesByTag story_poster_chat_id:int53 tag:string offset:string limit:int32 = FoundStories;
        searchPublicStoriesByLocation address:locationAddress offset:string limit:int32 = FoundStories;
        searchPublicStoriesByVenue venue_provider:string venue_id:string offset:string limit:int32 = FoundStories;
        getSearchedForTags tag_prefix:string limit:int32 = Hashtags;
        removeSearchedForTag tag:string = Ok;
        clearSearchedForTags clear_cashtags:Bool = Ok;
        deleteAllCallMessages revoke:Bool = Ok;
        searchChatRecentLocationMessages chat_id:int53 limit:int32 = Messages;
        //! date:unix-time
        getChatMessageByDate chat_id:int53 date:int32 = Message;
        //! limit:value=50-2000
        getChatSparseMessagePositions chat_id:int53 filter:SearchMessagesFilter from_message_id:int53 limit:int32 saved_messages_topic_id:int53 = MessagePositions;
        //! topic_id:pass-null
        getChatMessageCalendar chat_id:int53 topic_id:MessageTopic filter:SearchMessagesFilter from_message_id:int53 = MessageCalendar;
        //! topic_id:pass-null
        getChatMessageCount chat_id:int53 topic_id:MessageTopic filter:SearchMessagesFilter return_local:Bool = Count;
        //! topic_id:pass-null
        getChatMessagePosition chat_id:int53 topic_id:MessageTopic filter:SearchMessagesFilter message_id:int53 = Count;
        getChatScheduledMessages chat_id:int53 = Messages;
        getChatSponsoredMessages chat_id:int53 = SponsoredMessages;
        clickChatSponsoredMessage chat_id:int53 message_id:int53 is_media_click:Bool from_fullscreen:Bool = Ok;
        reportChatSponsoredMessage chat_id:int53 message_id:int53 option_id:bytes = ReportSponsoredResult;
        getSearchSponsoredChats query:string = SponsoredChats;
        viewSponsoredChat sponsored_chat_unique_id:int53 = Ok;
        openSponsoredChat sponsored_chat_unique_id:int53 = Ok;
        reportSponsoredChat sponsored_chat_unique_id:int53 option_id:bytes = ReportSponsoredResult;
        getVideoMessageAdvertisements chat_id:int53 message_id:int53 = VideoMessageAdvertisements;
        viewVideoMessageAdvertisement advertisement_unique_id:int53 = Ok;
        clickVideoMessageAdvertisement advertisement_unique_id:int53 = Ok;
        reportVideoMessageAdvertisement advertisement_unique_id:int53 option_id:bytes = ReportSponsoredResult;
        removeNotification notification_group_id:int32 notification_id:int32 = Ok;
        removeNotificationGroup notification_group_id:int32 max_notification_id:int32 = Ok;
        //! offline
        getMessageLink chat_id:int53 message_id:int53 media_timestamp:int32 checklist_task_id:int32 poll_option_id:string for_album:Bool in_message_thread:Bool = MessageLink;
        getMessageEmbeddingCode chat_id:int53 message_id:int53 for_album:Bool = Text;
        getMessageLinkInfo url:string = MessageLinkInfo;
        //! title:length=1-$text_composition_style_title_length_max/characters prompt:length=1-$text_composition_style_prompt_length_max/characters
        createTextCompositionStyle title:string custom_emoji_id:int64 prompt:string show_creator:Bool = TextCompositionStyle;
        //! title:length=1-$text_composition_style_title_length_max/characters prompt:length=1-$text_composition_style_prompt_length_max/characters
        editTextCompositionStyle name:string title:string custom_emoji_id:int64 prompt:string show_creator:Bool = TextCompositionStyle;
        deleteTextCompositionStyle name:string = Ok;
        searchTextCompositionStyle name:string = TextCompositionStyle;
        getTextCompositionStyleExample name:string example_number:int32 = TextCompositionStyleExample;
        addTextCompositionStyle name:string = Ok;
        removeTextCompositionStyle name:string = Ok;
        translateText text:formattedText to_language_code:string tone:string = FormattedText;
        translateRichMessage message:inputRichMessage to_language_code:string tone:string = RichMessage;
        translateMessageText chat_id:int53 message_id:int53 to_language_code:string tone:string = FormattedText;
        translateMessageRichMessage chat_id:int53 message_id:int53 to_language_code:string tone:string = RichMessage;
        summarizeMessage chat_id:int53 message_id:int53 translate_to_language_code:string tone:string = FormattedText;
        composeTextWithAi text:formattedText translate_to_language_code:string style_name:string add_emojis:Bool = FormattedText;
        //! custom_prompt:length=0-$text_composition_style_prompt_length_max/characters
        composeRichMessageWithAi message:inputRichMessage translate_to_language_code:string style_name:string custom_prompt:string add_emojis:Bool = RichMessage;
        //! prompt:length=0-$text_composition_style_prompt_length_max/characters
        createRichMessageWithAi prompt:string language_code:string add_emojis:Bool = RichMessage;
        fixTextWithAi text:formattedText = FixedText;
        fixRichMessageWithAi message:inputRichMessage = RichMessage;
        recognizeSpeech chat_id:int53 message_id:int53 = Ok;
        rateSpeechRecognition chat_id:int53 message_id:int53 is_good:Bool = Ok;
        getChatAvailableMessageSenders chat_id:int53 = ChatMessageSenders;
        setChatMessageSender chat_id:int53 message_sender_id:MessageSender = Ok;
        //! topic_id:pass-null reply_to:pass-null options:pass-null reply_markup:pass-null,bots
        sendMessage chat_id:int53 topic_id:MessageTopic reply_to:InputMessageReplyTo options:messageSendOptions reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message;
        //! topic_id:pass-null reply_to:pass-null options:pass-null
        sendMessageAlbum chat_id:int53 topic_id:MessageTopic reply_to:InputMessageReplyTo options:messageSendOptions input_message_contents:vector<InputMessageContent> = Messages;
        sendBotStartMessage bot_user_id:int53 chat_id:int53 parameter:string = Message;
        //! topic_id:pass-null reply_to:pass-null options:pass-null
        sendInlineQueryResultMessage chat_id:int53 topic_id:MessageTopic reply_to:InputMessageReplyTo options:messageSendOptions query_id:int64 result_id:string hide_via_bot:Bool = Message;
        //! topic_id:pass-null options:pass-null
        forwardMessages chat_id:int53 topic_id:MessageTopic from_chat_id:int53 message_ids:vector<int53> options:messageSendOptions send_copy:Bool remove_caption:Bool = Messages;
        sendQuickReplyShortcutMessages chat_id:int53 shortcut_id:int32 sending_id:int32 = Messages;
        //! quote:pass-null
        resendMessages chat_id:int53 message_ids:vector<int53> quote:inputTextQuote paid_message_star_count:int53 = Messages;
        //! topic_id:pass-null callback_query_id:bots reply_to:pass-null reply_markup:pass-null,bots
        sendEphemeralMessage chat_id:int53 topic_id:MessageTopic receiver_user_id:int53 callback_query_id:int64 reply_to:InputMessageReplyTo sending_id:int32 only_preview:Bool reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message;
        //! reply_to:pass-null
        addLocalMessage chat_id:int53 sender_id:MessageSender reply_to:InputMessageReplyTo disable_notification:Bool input_message_content:InputMessageContent = Message;
        deleteMessages chat_id:int53 message_ids:vector<int53> revoke:Bool = Ok;
        //! bots
        deleteEphemeralMessage chat_id:int53 receiver_user_id:int53 ephemeral_message_id:int32 = Ok;
        deleteChatMessagesBySender chat_id:int53 sender_id:MessageSender = Ok;
        deleteChatMessagesByDate chat_id:int53 min_date:int32 max_date:int32 revoke:Bool = Ok;
        //! reply_markup:pass-null,bots
        editMessageText chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message;
        //! reply_markup:pass-null,bots location:pass-null
        editMessageLiveLocation chat_id:int53 message_id:int53 reply_markup:ReplyMarkup location:liveLocation = Message;
        //! reply_markup:pass-null,bots
        editMessageChecklist chat_id:int53 message_id:int53 reply_markup:ReplyMarkup checklist:inputChecklist = Message;
        //! reply_markup:pass-null,bots
        editMessageMedia chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message;
        //! reply_markup:pass-null,bots caption:pass-null,length=0-$message_caption_length_max/characters
        editMessageCaption chat_id:int53 message_id:int53 reply_markup:ReplyMarkup caption:formattedText show_caption_above_media:Bool = Message;
        //! bots reply_markup:pass-null
        editMessageReplyMarkup chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = Message;
        //! bots reply_markup:pass-null
        editInlineMessageText inline_message_id:string reply_markup:ReplyMarkup input_message_content:InputMessageContent = Ok;
        //! bots reply_markup:pass-null location:pass-null
        editInlineMessageLiveLocation inline_message_id:string reply_markup:ReplyMarkup location:liveLocation = Ok;
        //! bots reply_markup:pass-null,bots
        editInlineMessageMedia inline_message_id:string reply_markup:ReplyMarkup input_message_content:InputMessageContent = Ok;
        //! bots reply_markup:pass-null caption:pass-null,length=0-$message_caption_length_max/characters
        editInlineMessageCaption inline_message_id:string reply_markup:ReplyMarkup caption:formattedText show_caption_above_media:Bool = Ok;
        //! bots reply_markup:pass-null
        editInlineMessageReplyMarkup inline_message_id:string reply_markup:ReplyMarkup = Ok;
        //! bots reply_markup:pass-null input_message_content:pass-null
        editEphemeralMessage chat_id:int53 receiver_user_id:int53 ephemeral_message_id:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = Ok;
        //! scheduling_state:pass-null
        editMessageSchedulingState chat_id:int53 message_id:int53 scheduling_state:MessageSchedulingState = Ok;
        //! text:pass-null,length=0-$fact_check_length_max/characters
        setMessageFactCheck chat_id:int53 message_id:int53 text:formattedText = Ok;
        //! bots reply_to:pass-null reply_markup:pass-null
        sendBusinessMessage business_connection_id:string chat_id:int53 reply_to:InputMessageReplyTo disable_notification:Bool protect_content:Bool effect_id:int64 reply_markup:ReplyMarkup input_message_content:InputMessageContent = BusinessMessage;
        //! bots reply_to:pass-null
        sendBusinessMessageAlbum business_connection_id:string chat_id:int53 reply_to:InputMessageReplyTo disable_notification:Bool protect_content:Bool effect_id:int64 input_message_contents:vector<InputMessageContent> = BusinessMessages;
        //! bots reply_markup:pass-null
        editBusinessMessageText business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = BusinessMessage;
        //! bots reply_markup:pass-null location:pass-null
        editBusinessMessageLiveLocation business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup location:liveLocation = BusinessMessage;
        //! bots reply_markup:pass-null
        editBusinessMessageChecklist business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup checklist:inputChecklist = BusinessMessage;
        //! bots reply_markup:pass-null,bots
        editBusinessMessageMedia business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = BusinessMessage;
        //! bots reply_markup:pass-null caption:pass-null,length=0-$message_caption_length_max/characters
        editBusinessMessageCaption business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup caption:formattedText show_caption_above_media:Bool = BusinessMessage;
        //! bots reply_markup:pass-null
        editBusinessMessageReplyMarkup business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = BusinessMessage;
        //! bots reply_markup:pass-null
        stopBusinessPoll business_connection_id:string chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = BusinessMessage;
        //! bots
        setBusinessMessageIsPinned business_connection_id:string chat_id:int53 message_id:int53 is_pinned:Bool = Ok;
        //! bots
        readBusinessMessage business_connection_id:string chat_id:int53 message_id:int53 = Ok;
        //! bots
        deleteBusinessMessages business_connection_id:string message_ids:vector<int53> = Ok;
        //! bots
        editBusinessStory story_poster_chat_id:int53 story_id:int32 content:InputStoryContent areas:inputStoryAreas caption:formattedText privacy_settings:StoryPrivacySettings = Story;
        //! bots
        deleteBusinessStory business_connection_id:string story_id:int32 = Ok;
        //! bots first_name:length=1-64/characters last_name:length=0-64/characters
        setBusinessAccountName business_connection_id:string first_name:string last_name:string = Ok;
        //! bots bio:length=0-$bio_length_max/characters
        setBusinessAccountBio business_connection_id:string bio:string = Ok;
        //! bots photo:pass-null
        setBusinessAccountProfilePhoto business_connection_id:string photo:InputChatPhoto is_public:Bool = Ok;
        //! bots
        setBusinessAccountUsername business_connection_id:string username:string = Ok;
        //! bots
        setBusinessAccountGiftSettings business_connection_id:string settings:giftSettings = Ok;
        //! bots
        getBusinessAccountStarAmount business_connection_id:string = StarAmount;
        //! bots
        transferBusinessAccountStars business_connection_id:string star_count:int53 = Ok;
        //! synchronous name:length=1-32/characters
        checkQuickReplyShortcutName name:string = Ok;
        loadQuickReplyShortcuts = Ok;
        setQuickReplyShortcutName shortcut_id:int32 name:string = Ok;
        deleteQuickReplyShortcut shortcut_id:int32 = Ok;
        reorderQuickReplyShortcuts shortcut_ids:vector<int32> = Ok;
        loadQuickReplyShortcutMessages shortcut_id:int32 = Ok;
        deleteQuickReplyShortcutMessages shortcut_id:int32 message_ids:vector<int53> = Ok;
        addQuickReplyShortcutMessage shortcut_name:string reply_to_message_id:int53 input_message_content:InputMessageContent = QuickReplyMessage;
        addQuickReplyShortcutInlineQueryResultMessage shortcut_name:string reply_to_message_id:int53 query_id:int64 result_id:string hide_via_bot:Bool = QuickReplyMessage;
        addQuickReplyShortcutMessageAlbum shortcut_name:string reply_to_message_id:int53 input_message_contents:vector<InputMessageContent> = QuickReplyMessages;
        readdQuickReplyShortcutMessages shortcut_name:string message_ids:vector<int53> = QuickReplyMessages;
        editQuickReplyMessage shortcut_id:int32 message_id:int53 input_message_content:InputMessageContent = Ok;
        getForumTopicDefaultIcons = Stickers;
        //! name:length=1-128/characters
        createForumTopic chat_id:int53 name:string is_name_implicit:Bool icon:forumTopicIcon = ForumTopicInfo;
        //! name:length=0-128/characters
        editForumTopic chat_id:int53 forum_topic_id:int32 name:string edit_icon_custom_emoji:Bool icon_custom_emoji_id:int64 = Ok;
        getForumTopic chat_id:int53 forum_topic_id:int32 = ForumTopic;
        getForumTopicHistory chat_id:int53 forum_topic_id:int32 from_message_id:int53 offset:int32 limit:int32 = Messages;
        //! offline
        getForumTopicLink chat_id:int53 forum_topic_id:int32 = MessageLink;
        getForumTopics chat_id:int53 query:string offset_date:int32 offset_message_id:int53 offset_forum_topic_id:int32 limit:int32 = ForumTopics;
        setForumTopicNotificationSettings chat_id:int53 forum_topic_id:int32 notification_settings:chatNotificationSettings = Ok;
        toggleForumTopicIsClosed chat_id:int53 forum_topic_id:int32 is_closed:Bool = Ok;
        toggleGeneralForumTopicIsHidden chat_id:int53 is_hidden:Bool = Ok;
        toggleForumTopicIsPinned chat_id:int53 forum_topic_id:int32 is_pinned:Bool = Ok;
        setPinnedForumTopics chat_id:int53 forum_topic_ids:vector<int32> = Ok;
        deleteForumTopic chat_id:int53 forum_topic_id:int32 = Ok;
        readAllForumTopicMentions chat_id:int53 forum_topic_id:int32 = Ok;
        readAllForumTopicReactions chat_id:int53 forum_topic_id:int32 = Ok;
        readAllForumTopicPollVotes chat_id:int53 forum_topic_id:int32 = Ok;
        unpinAllForumTopicMessages chat_id:int53 forum_topic_id:int32 = Ok;
        getPasskeyParameters = Text;
        addLoginPasskey client_data:string attestation_object:bytes = Passkey;
        getLoginPasskeys = Passkeys;
        removeLoginPasskey passkey_id:string = Ok;
        getEmojiReaction emoji:string = EmojiReaction;
        getCustomEmojiReactionAnimations = Stickers;
        //! row_size:value=5-25
        getMessageAvailableReactions chat_id:int53 message_id:int53 row_size:int32 = AvailableReactions;
        clearRecentReactions = Ok;
        addMessageReaction chat_id:int53 message_id:int53 reaction_type:ReactionType is_big:Bool update_recent_reactions:Bool = Ok;
        removeMessageReaction chat_id:int53 message_id:int53 reaction_type:ReactionType = Ok;
        deleteAllRecentMessageReactionsFromSender chat_id:int53 sender_id:MessageSender = Ok;
        deleteMessageReactionsFromSender chat_id:int53 message_id:int53 sender_id:MessageSender = Ok;
        getChatAvailablePaidMessageReactionSenders chat_id:int53 = MessageSenders;
        //! type:pass-null
        addPendingPaidMessageReaction chat_id:int53 message_id:int53 star_count:int53 type:PaidReactionType = Ok;
        commitPendingPaidMessageReactions chat_id:int53 message_id:int53 = Ok;
        removePendingPaidMessageReactions chat_id:int53 message_id:int53 = Ok;
        setPaidMessageReactionType chat_id:int53 message_id:int53 type:PaidReactionType = Ok;
        //! bots
        setMessageReactions chat_id:int53 message_id:int53 reaction_types:vector<ReactionType> is_big:Bool = Ok;
        //! reaction_type:pass-null
        getMessageAddedReactions chat_id:int53 message_id:int53 reaction_type:ReactionType offset:string limit:int32 = AddedReactions;
        setDefaultReactionType reaction_type:ReactionType = Ok;
        getSavedMessagesTags saved_messages_topic_id:int53 = SavedMessagesTags;
        //! label:length=0-12/characters
        setSavedMessagesTagLabel tag:ReactionType label:string = Ok;
        getMessageEffect effect_id:int64 = MessageEffect;
        //! synchronous quote_position:utf16
        searchQuote text:formattedText quote:formattedText quote_position:int32 = FoundPosition;
        //! synchronous
        getTextEntities text:string = TextEntities;
        //! synchronous
        parseTextEntities text:string parse_mode:TextParseMode = FormattedText;
        //! synchronous
        parseMarkdown text:formattedText = FormattedText;
        //! synchronous
        getMarkdownText text:formattedText = FormattedText;
        //! synchronous
        getCountryFlagEmoji country_code:string = Text;
        //! synchronous
        getFileMimeType file_name:string = Text;
        //! synchronous
        getFileExtension mime_type:string = Text;
        //! synchronous
        cleanFileName file_name:string = Text;
        //! synchronous
        getLanguagePackString language_pack_database_path:string localization_target:string language_pack_id:string key:string = LanguagePackStringValue;
        //! synchronous
        getJsonValue json:string = JsonValue;
        //! synchronous
        getJsonString json_value:JsonValue = Text;
        //! synchronous
        getThemeParametersJsonString theme:themeParameters = Text;
        addPollOption chat_id:int53 message_id:int53 option:inputPollOption = Ok;
        deletePollOption chat_id:int53 message_id:int53 option_id:string = Ok;
        setPollAnswer chat_id:int53 message_id:int53 option_ids:vector<int32> = Ok;
        getPollVoters chat_id:int53 message_id:int53 option_id:int32 offset:int32 limit:int32 = PollVoters;
        getPollVoteStatistics chat_id:int53 message_id:int53 is_dark:Bool = PollVoteStatistics;
        //! reply_markup:pass-null,bots
        stopPoll chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = Ok;
        addChecklistTasks chat_id:int53 message_id:int53 tasks:vector<inputChecklistTask> = Ok;
        markChecklistTasksAsDone chat_id:int53 message_id:int53 marked_as_done_task_ids:vector<int32> marked_as_not_done_task_ids:vector<int32> = Ok;
        hideSuggestedAction action:SuggestedAction = Ok;
        hideContactCloseBirthdays = Ok;
        //! bots
        getBusinessConnection connection_id:string = BusinessConnection;
        getLoginUrlInfo chat_id:int53 message_id:int53 button_id:int53 = LoginUrlInfo;
        getLoginUrl chat_id:int53 message_id:int53 button_id:int53 allow_write_access:Bool = HttpUrl;
        shareUsersWithBot source:KeyboardButtonSource button_id:int32 shared_user_ids:vector<int53> only_check:Bool = Ok;
        shareChatWithBot source:KeyboardButtonSource button_id:int32 shared_chat_id:int53 only_check:Bool = Ok;
        //! user_location:pass-null
        getInlineQueryResults bot_user_id:int53 chat_id:int53 user_location:location query:string offset:string = InlineQueryResults;
        //! bots button:pass-null
        answerInlineQuery inline_query_id:int64 is_personal:Bool button:inlineQueryResultsButton results:vector<InputInlineQueryResult> cache_time:int32 next_offset:string = Ok;
        //! bots
        answerGuestQuery guest_query_id:int64 result:InputInlineQueryResult = InlineMessageId;
        //! bots
        savePreparedInlineMessage user_id:int53 result:InputInlineQueryResult chat_types:targetChatTypes = PreparedInlineMessageId;
        getPreparedInlineMessage bot_user_id:int53 prepared_message_id:string = PreparedInlineMessage;
        //! bots
        savePreparedKeyboardButton user_id:int53 button:keyboardButton = Text;
        getPreparedKeyboardButton bot_user_id:int53 prepared_button_id:string = KeyboardButton;
        getGrossingWebAppBots offset:string limit:int32 = FoundUsers;
        searchWebApp bot_user_id:int53 web_app_short_name:string = FoundWebApp;
        //! offline
        getWebAppPlaceholder bot_user_id:int53 = Outline;
        getWebAppLinkUrl chat_id:int53 bot_user_id:int53 web_app_short_name:string start_parameter:string allow_write_access:Bool parameters:webAppOpenParameters = WebAppUrl;
        getMainWebApp chat_id:int53 bot_user_id:int53 start_parameter:string parameters:webAppOpenParameters = MainWebApp;
        getWebAppUrl bot_user_id:int53 url:string parameters:webAppOpenParameters = WebAppUrl;
        getGuardBotWebAppUrl query_id:int64 parameters:webAppOpenParameters = WebAppUrl;
        sendWebAppData bot_user_id:int53 button_text:string data:string = Ok;
        //! topic_id:pass-null reply_to:pass-null
        openWebApp chat_id:int53 bot_user_id:int53 url:string topic_id:MessageTopic reply_to:InputMessageReplyTo parameters:webAppOpenParameters = WebAppInfo;
        closeWebApp web_app_launch_id:int64 = Ok;
        //! bots
        answerWebAppQuery web_app_query_id:string result:InputInlineQueryResult = InlineMessageId;
        checkWebAppFileDownload bot_user_id:int53 file_name:string url:string = Ok;
        //! bots
        answerChatJoinRequestQuery query_id:int64 result:ChatJoinRequestResult url:string = Ok;
        getCallbackQueryAnswer chat_id:int53 message_id:int53 payload:CallbackQueryPayload = CallbackQueryAnswer;
        //! bots
        answerCallbackQuery callback_query_id:int64 text:string show_alert:Bool url:string cache_time:int32 = Ok;
        //! bots
        answerShippingQuery shipping_query_id:int64 shipping_options:vector<shippingOption> error_message:string = Ok;
        //! bots
        answerPreCheckoutQuery pre_checkout_query_id:int64 error_message:string = Ok;
        //! bots
        setGameScore chat_id:int53 message_id:int53 edit_message:Bool user_id:int53 score:int32 force:Bool = Message;
        //! bots
        setInlineGameScore inline_message_id:string edit_message:Bool user_id:int53 score:int32 force:Bool = Ok;
        //! bots
        getGameHighScores chat_id:int53 message_id:int53 user_id:int53 = GameHighScores;
        //! bots
        getInlineGameHighScores inline_message_id:string user_id:int53 = GameHighScores;
        deleteChatReplyMarkup chat_id:int53 message_id:int53 = Ok;
        //! topic_id:pass-null business_connection_id:bots action:pass-null
        sendChatAction chat_id:int53 topic_id:MessageTopic business_connection_id:string action:ChatAction = Ok;
        //! bots text:pass-null
        sendTextMessageDraft chat_id:int53 forum_topic_id:int32 draft_id:int64 text:formattedText = Ok;
        //! bots
        sendRichMessageDraft chat_id:int53 forum_topic_id:int32 draft_id:int64 message:inputRichMessage = Ok;
        openChat chat_id:int53 = Ok;
        closeChat chat_id:int53 = Ok;
        //! source:pass-null
        viewMessages chat_id:int53 message_ids:vector<int53> source:MessageSource force_read:Bool = Ok;
        openMessageContent chat_id:int53 message_id:int53 = Ok;
        clickAnimatedEmojiMessage chat_id:int53 message_id:int53 = Sticker;
        listenToAudio audio_file_id:int32 duration:int32 = Ok;
        //! seen_range_ratio_per_mille:value=0-1000
        sendMessageViewMetrics chat_id:int53 message_id:int53 time_in_view_ms:int32 active_time_in_view_ms:int32 height_to_viewport_ratio_per_mille:int32 seen_range_ratio_per_mille:int32 = Ok;
        //! before-authorization
        getInternalLink type:InternalLinkType is_http:Bool = HttpUrl;
        //! before-authorization
        getInternalLinkType link:string = InternalLinkType;
        getExternalLinkInfo link:string = LoginUrlInfo;
        getExternalLink link:string allow_write_access:Bool = HttpUrl;
        getLinkWebBrowserType link:string = WebBrowserType;
        getOauthLinkInfo url:string in_app_origin:string = OauthLinkInfo;
        checkOauthRequestMatchCode url:string match_code:string = Ok;
        acceptOauthRequest url:string match_code:string allow_write_access:Bool allow_phone_number_access:Bool = HttpUrl;
        declineOauthRequest url:string = Ok;
        readAllChatMentions chat_id:int53 = Ok;
        readAllChatReactions chat_id:int53 = Ok;
        readAllChatPollVotes chat_id:int53 = Ok;
        createPrivateChat user_id:int53 force:Bool = Chat;
        createBasicGroupChat basic_group_id:int53 force:Bool = Chat;
        createSupergroupChat supergroup_id:int53 force:Bool = Chat;
        createSecretChat secret_chat_id:int32 = Chat;
        //! title:length=1-128/characters
        createNewBasicGroupChat user_ids:vector<int53> title:string message_auto_delete_time:int32 = CreatedBasicGroupChat;
        //! title:length=1-128/characters description:length=0-255/characters location:pass-null
        createNewSupergroupChat title:string is_forum:Bool is_channel:Bool description:string location:chatLocation message_auto_delete_time:int32 for_import:Bool = Chat;
        createNewSecretChat user_id:int53 = Chat;
        upgradeBasicGroupChatToSupergroupChat chat_id:int53 = Chat;
        //! offline
        getChatListsToAddChat chat_id:int53 = ChatLists;
        addChatToList chat_id:int53 chat_list:ChatList = Ok;
        getChatFolder chat_folder_id:int32 = ChatFolder;
        createChatFolder folder:chatFolder = ChatFolderInfo;
        editChatFolder chat_folder_id:int32 folder:chatFolder = ChatFolderInfo;
        deleteChatFolder chat_folder_id:int32 leave_chat_ids:vector<int53> = Ok;
        getChatFolderChatsToLeave chat_folder_id:int32 = Chats;
        getChatFolderChatCount folder:chatFolder = Count;
        reorderChatFolders chat_folder_ids:vector<int32> main_chat_list_position:int32 = Ok;
        toggleChatFolderTags are_tags_enabled:Bool = Ok;
        getRecommendedChatFolders = RecommendedChatFolders;
        //! synchronous
        getChatFolderDefaultIconName folder:chatFolder = ChatFolderIcon;
        getChatsForChatFolderInviteLink chat_folder_id:int32 = Chats;
        //! name:length=0-32/characters
        createChatFolderInviteLink chat_folder_id:int32 name:string chat_ids:vector<int53> = ChatFolderInviteLink;
        getChatFolderInviteLinks chat_folder_id:int32 = ChatFolderInviteLinks;
        //! name:length=0-32/characters
        editChatFolderInviteLink chat_folder_id:int32 invite_link:string name:string chat_ids:vector<int53> = ChatFolderInviteLink;
        deleteChatFolderInviteLink chat_folder_id:int32 invite_link:string = Ok;
        checkChatFolderInviteLink invite_link:string = ChatFolderInviteLinkInfo;
        addChatFolderByInviteLink invite_link:string chat_ids:vector<int53> = Ok;
        getChatFolderNewChats chat_folder_id:int32 = Chats;
        processChatFolderNewChats chat_folder_id:int32 added_chat_ids:vector<int53> = Ok;
        getArchiveChatListSettings = ArchiveChatListSettings;
        setArchiveChatListSettings settings:archiveChatListSettings = Ok;
        //! title:length=1-128/characters
        setChatTitle chat_id:int53 title:string = Ok;
        //! photo:pass-null
        setChatPhoto chat_id:int53 photo:InputChatPhoto = Ok;
        setChatAccentColor chat_id:int53 accent_color_id:int32 background_custom_emoji_id:int64 = Ok;
        setChatProfileAccentColor chat_id:int53 profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 = Ok;
        setChatMessageAutoDeleteTime chat_id:int53 message_auto_delete_time:int32 = Ok;
        //! emoji_status:pass-null
        setChatEmojiStatus chat_id:int53 emoji_status:emojiStatus = Ok;
        setChatPermissions chat_id:int53 permissions:chatPermissions = Ok;
        //! background:pass-null type:pass-null dark_theme_dimming:value=0-100
        setChatBackground chat_id:int53 background:InputBackground type:BackgroundType dark_theme_dimming:int32 only_for_self:Bool = Ok;
        deleteChatBackground chat_id:int53 restore_previous:Bool = Ok;
        getGiftChatThemes offset:string limit:int32 = GiftChatThemes;
        //! theme:pass-null
        setChatTheme chat_id:int53 theme:InputChatTheme = Ok;
        //! topic_id:pass-null draft_message:pass-null
        setChatDraftMessage chat_id:int53 topic_id:MessageTopic draft_message:draftMessage = Ok;
        setChatNotificationSettings chat_id:int53 notification_settings:chatNotificationSettings = Ok;
        toggleChatHasProtectedContent chat_id:int53 has_protected_content:Bool = Ok;
        processChatHasProtectedContentDisableRequest chat_id:int53 request_message_id:int53 approve:Bool = Ok;
        toggleChatViewAsTopics chat_id:int53 view_as_topics:Bool = Ok;
        toggleChatIsTranslatable chat_id:int53 is_translatable:Bool = Ok;
        toggleChatIsMarkedAsUnread chat_id:int53 is_marked_as_unread:Bool = Ok;
        toggleChatDefaultDisableNotification chat_id:int53 default_disable_notification:Bool = Ok;
        setChatAvailableReactions chat_id:int53 available_reactions:ChatAvailableReactions = Ok;
        setChatClientData chat_id:int53 client_data:string = Ok;
        //! description:length=0-255/characters
        setChatDescription chat_id:int53 description:string = Ok;
        setChatDiscussionGroup chat_id:int53 discussion_chat_id:int53 = Ok;
        //! paid_message_star_count:value=0-$paid_message_star_count_max
        setChatDirectMessagesGroup chat_id:int53 is_enabled:Bool paid_message_star_count:int53 = Ok;
        setChatLocation chat_id:int53 location:chatLocation = Ok;
        setChatSlowModeDelay chat_id:int53 slow_mode_delay:int32 = Ok;
        pinChatMessage chat_id:int53 message_id:int53 disable_notification:Bool only_for_self:Bool = Ok;
        unpinChatMessage chat_id:int53 message_id:int53 = Ok;
        unpinAllChatMessages chat_id:int53 = Ok;
        joinChat chat_id:int53 = ChatJoinResult;
        leaveChat chat_id:int53 = Ok;
        addChatMember chat_id:int53 user_id:int53 forward_limit:int32 = FailedToAddMembers;
        addChatMembers chat_id:int53 user_ids:vector<int53> = FailedToAddMembers;
        setChatMemberStatus chat_id:int53 member_id:MessageSender status:ChatMemberStatus = Ok;
        //! tag:length=0-16/characters
        setChatMemberTag chat_id:int53 user_id:int53 tag:string = Ok;
        //! banned_until_date:unix-time
        banChatMember chat_id:int53 member_id:MessageSender banned_until_date:int32 revoke_messages:Bool = Ok;
        canTransferOwnership = CanTransferOwnershipResult;
        transferChatOwnership chat_id:int53 user_id:int53 password:string = Ok;
        getChatOwnerAfterLeaving chat_id:int53 = User;
        getChatMember chat_id:int53 member_id:MessageSender = ChatMember;
        //! filter:pass-null
        searchChatMembers chat_id:int53 query:string limit:int32 filter:ChatMembersFilter = ChatMembers;
        getChatAdministrators chat_id:int53 = ChatAdministrators;
        clearAllDraftMessages exclude_secret_chats:Bool = Ok;
        getStakeDiceState = StakeDiceState;
        getSavedNotificationSound notification_sound_id:int64 = NotificationSound;
        getSavedNotificationSounds = NotificationSounds;
        addSavedNotificationSound sound:InputFile = NotificationSound;
        removeSavedNotificationSound notification_sound_id:int64 = Ok;
        //! scope:pass-null
        getChatNotificationSettingsExceptions scope:NotificationSettingsScope compare_sound:Bool = Chats;
        getScopeNotificationSettings scope:NotificationSettingsScope = ScopeNotificationSettings;
        setScopeNotificationSettings scope:NotificationSettingsScope notification_settings:scopeNotificationSettings = Ok;
        setReactionNotificationSettings notification_settings:reactionNotificationSettings = Ok;
        resetAllNotificationSettings = Ok;
        toggleChatIsPinned chat_list:ChatList chat_id:int53 is_pinned:Bool = Ok;
        setPinnedChats chat_list:ChatList chat_ids:vector<int53> = Ok;
        readChatList chat_list:ChatList = Ok;
        getCurrentWeather location:location = CurrentWeather;
        getStory story_poster_chat_id:int53 story_id:int32 only_local:Bool = Story;
        getChatsToPostStories = Chats;
        canPostStory chat_id:int53 = CanPostStoryResult;
        //! areas:pass-null caption:pass-null,length=0-$story_caption_length_max/characters from_story_full_id:pass-null
        postStory chat_id:int53 content:InputStoryContent areas:inputStoryAreas caption:formattedText privacy_settings:StoryPrivacySettings album_ids:vector<int32> active_period:int32 from_story_full_id:storyFullId is_posted_to_chat_page:Bool protect_content:Bool = Story;
        //! paid_message_star_count:value=0-$paid_group_call_message_star_count_max
        startLiveStory chat_id:int53 privacy_settings:StoryPrivacySettings protect_content:Bool is_rtmp_stream:Bool enable_messages:Bool paid_message_star_count:int53 = StartLiveStoryResult;
        //! content:pass-null areas:pass-null caption:pass-null
        editStory story_poster_chat_id:int53 story_id:int32 content:InputStoryContent areas:inputStoryAreas caption:formattedText = Ok;
        editStoryCover story_poster_chat_id:int53 story_id:int32 cover_frame_timestamp:double = Ok;
        setStoryPrivacySettings story_id:int32 privacy_settings:StoryPrivacySettings = Ok;
        toggleStoryIsPostedToChatPage story_poster_chat_id:int53 story_id:int32 is_posted_to_chat_page:Bool = Ok;
        deleteStory story_poster_chat_id:int53 story_id:int32 = Ok;
        getStoryNotificationSettingsExceptions = Chats;
        loadActiveStories story_list:StoryList = Ok;
        setChatActiveStoriesList chat_id:int53 story_list:StoryList = Ok;
        getChatActiveStories chat_id:int53 = ChatActiveStories;
        getChatPostedToChatPageStories chat_id:int53 from_story_id:int32 limit:int32 = Stories;
        getChatArchivedStories chat_id:int53 from_story_id:int32 limit:int32 = Stories;
        setChatPinnedStories chat_id:int53 story_ids:vector<int32> = Ok;
        openStory story_poster_chat_id:int53 story_id:int32 = Ok;
        closeStory story_poster_chat_id:int53 story_id:int32 = Ok;
        //! row_size:value=5-25
        getStoryAvailableReactions row_size:int32 = AvailableReactions;
        //! reaction_type:pass-null
        setStoryReaction story_poster_chat_id:int53 story_id:int32 reaction_type:ReactionType update_recent_reactions:Bool = Ok;
        getStoryInteractions story_id:int32 query:string only_contacts:Bool prefer_forwards:Bool prefer_with_reaction:Bool offset:string limit:int32 = StoryInteractions;
        //! reaction_type:pass-null
        getChatStoryInteractions story_poster_chat_id:int53 story_id:int32 reaction_type:ReactionType prefer_forwards:Bool offset:string limit:int32 = StoryInteractions;
        //! text:length=0-1024/characters
        reportStory story_poster_chat_id:int53 story_id:int32 option_id:bytes text:string = ReportStoryResult;
        activateStoryStealthMode = Ok;
        getStoryPublicForwards story_poster_chat_id:int53 story_id:int32 offset:string limit:int32 = PublicForwards;
        getChatStoryAlbums chat_id:int53 = StoryAlbums;
        getStoryAlbumStories chat_id:int53 story_album_id:int32 offset:int32 limit:int32 = Stories;
        //! name:length=1-12/characters story_ids:length=0-$story_album_size_max/identifiers
        createStoryAlbum story_poster_chat_id:int53 name:string story_ids:vector<int32> = StoryAlbum;
        reorderStoryAlbums chat_id:int53 story_album_ids:vector<int32> = Ok;
        deleteStoryAlbum chat_id:int53 story_album_id:int32 = Ok;
        //! name:length=1-12/characters
        setStoryAlbumName chat_id:int53 story_album_id:int32 name:string = StoryAlbum;
        //! story_ids:length=1-$story_album_size_max/identifiers
        addStoryAlbumStories chat_id:int53 story_album_id:int32 story_ids:vector<int32> = StoryAlbum;
        removeStoryAlbumStories chat_id:int53 story_album_id:int32 story_ids:vector<int32> = StoryAlbum;
        reorderStoryAlbumStories chat_id:int53 story_album_id:int32 story_ids:vector<int32> = StoryAlbum;
        //! offline
        getChatBoostLevelFeatures is_channel:Bool level:int32 = ChatBoostLevelFeatures;
        //! offline
        getChatBoostFeatures is_channel:Bool = ChatBoostFeatures;
        getAvailableChatBoostSlots = ChatBoostSlots;
        getChatBoostStatus chat_id:int53 = ChatBoostStatus;
        boostChat chat_id:int53 slot_ids:vector<int32> = ChatBoostSlots;
        getChatBoostLink chat_id:int53 = ChatBoostLink;
        getChatBoostLinkInfo url:string = ChatBoostLinkInfo;
        getChatBoosts chat_id:int53 only_gift_codes:Bool offset:string limit:int32 = FoundChatBoosts;
        //! bots
        getUserChatBoosts chat_id:int53 user_id:int53 = FoundChatBoosts;
        getAttachmentMenuBot bot_user_id:int53 = AttachmentMenuBot;
        toggleBotIsAddedToAttachmentMenu bot_user_id:int53 is_added:Bool allow_write_access:Bool = Ok;
        getThemedEmojiStatuses = EmojiStatusCustomEmojis;
        getRecentEmojiStatuses = EmojiStatuses;
        getUpgradedGiftEmojiStatuses = EmojiStatuses;
        getDefaultEmojiStatuses = EmojiStatusCustomEmojis;
        clearRecentEmojiStatuses = Ok;
        getThemedChatEmojiStatuses = EmojiStatusCustomEmojis;
        getDefaultChatEmojiStatuses = EmojiStatusCustomEmojis;
        getDisallowedChatEmojiStatuses = EmojiStatusCustomEmojis;
        //! priority:value=1-32
        downloadFile file_id:int32 priority:int32 offset:int53 limit:int53 synchronous:Bool = File;
        getFileDownloadedPrefixSize file_id:int32 offset:int53 = FileDownloadedPrefixSize;
        cancelDownloadFile file_id:int32 only_if_pending:Bool = Ok;
        getSuggestedFileName file_id:int32 directory:string = Text;
        //! file_type:pass-null priority:value=1-32
        preliminaryUploadFile file:InputFile file_type:FileType priority:int32 = File;
        cancelPreliminaryUploadFile file_id:int32 = Ok;
        writeGeneratedFilePart generation_id:int64 offset:int53 data:bytes = Ok;
        setFileGenerationProgress generation_id:int64 expected_size:int53 local_prefix_size:int53 = Ok;
        //! error:pass-null
        finishFileGeneration generation_id:int64 error:error = Ok;
        readFilePart file_id:int32 offset:int53 count:int53 = Data;
        deleteFile file_id:int32 = Ok;
        //! priority:value=1-32
        addFileToDownloads file_id:int32 chat_id:int53 message_id:int53 priority:int32 = File;
        toggleDownloadIsPaused file_id:int32 is_paused:Bool = Ok;
        toggleAllDownloadsArePaused are_paused:Bool = Ok;
        removeFileFromDownloads file_id:int32 delete_from_cache:Bool = Ok;
        removeAllFilesFromDownloads only_active:Bool only_completed:Bool delete_from_cache:Bool = Ok;
        searchFileDownloads query:string only_active:Bool only_completed:Bool offset:string limit:int32 = FoundFileDownloads;
        //! before-authorization
        setApplicationVerificationToken verification_id:int53 token:string = Ok;
        getMessageFileType message_file_head:string = MessageFileType;
        getMessageImportConfirmationText chat_id:int53 = Text;
        importMessages chat_id:int53 message_file:InputFile attached_files:vector<InputFile> = Ok;
        replacePrimaryChatInviteLink chat_id:int53 = ChatInviteLink;
        //! name:length=0-32/characters expiration_date:unix-time member_limit:value=0-99999
        createChatInviteLink chat_id:int53 name:string expiration_date:int32 member_limit:int32 creates_join_request:Bool = ChatInviteLink;
        //! name:length=0-32/characters
        createChatSubscriptionInviteLink chat_id:int53 name:string subscription_pricing:starSubscriptionPricing = ChatInviteLink;
        //! name:length=0-32/characters expiration_date:unix-time member_limit:value=0-99999
        editChatInviteLink chat_id:int53 invite_link:string name:string expiration_date:int32 member_limit:int32 creates_join_request:Bool = ChatInviteLink;
        //! name:length=0-32/characters
        editChatSubscriptionInviteLink chat_id:int53 invite_link:string name:string = ChatInviteLink;
        getChatInviteLink chat_id:int53 invite_link:string = ChatInviteLink;
        getChatInviteLinkCounts chat_id:int53 = ChatInviteLinkCounts;
        getChatInviteLinks chat_id:int53 creator_user_id:int53 is_revoked:Bool offset_date:int32 offset_invite_link:string limit:int32 = ChatInviteLinks;
        //! offset_member:pass-null
        getChatInviteLinkMembers chat_id:int53 invite_link:string only_with_expired_subscription:Bool offset_member:chatInviteLinkMember limit:int32 = ChatInviteLinkMembers;
        revokeChatInviteLink chat_id:int53 invite_link:string = ChatInviteLinks;
        deleteRevokedChatInviteLink chat_id:int53 invite_link:string = Ok;
        deleteAllRevokedChatInviteLinks chat_id:int53 creator_user_id:int53 = Ok;
        checkChatInviteLink invite_link:string = ChatInviteLinkInfo;
        joinChatByInviteLink invite_link:string = ChatJoinResult;
        //! offset_request:pass-null
        getChatJoinRequests chat_id:int53 invite_link:string query:string offset_request:chatJoinRequest limit:int32 = ChatJoinRequests;
        processChatJoinRequest chat_id:int53 user_id:int53 approve:Bool = Ok;
        processChatJoinRequests chat_id:int53 invite_link:string approve:Bool = Ok;
        //! send_date:unix-time
        approveSuggestedPost chat_id:int53 message_id:int53 send_date:int32 = Ok;
        //! comment:length=0-128/characters
        declineSuggestedPost chat_id:int53 message_id:int53 comment:string = Ok;
        addOffer chat_id:int53 message_id:int53 options:messageSendOptions = Message;
        createCall user_id:int53 protocol:callProtocol is_video:Bool = CallId;
        acceptCall call_id:int32 protocol:callProtocol = Ok;
        sendCallSignalingData call_id:int32 data:bytes = Ok;
        discardCall call_id:int32 is_disconnected:Bool invite_link:string duration:int32 is_video:Bool connection_id:int64 = Ok;
        //! rating:value=1-5
        sendCallRating call_id:InputCall rating:int32 comment:string problems:vector<CallProblem> = Ok;
        sendCallDebugInformation call_id:InputCall debug_information:string = Ok;
        sendCallLog call_id:InputCall log_file:InputFile = Ok;
        getVideoChatAvailableParticipants chat_id:int53 = MessageSenders;
        setVideoChatDefaultParticipant chat_id:int53 default_participant_id:MessageSender = Ok;
        //! start_date:unix-time
        createVideoChat chat_id:int53 title:string start_date:int32 is_rtmp_stream:Bool = GroupCallId;
        //! join_parameters:pass-null
        createGroupCall join_parameters:groupCallJoinParameters = GroupCallInfo;
        getVideoChatRtmpUrl chat_id:int53 = RtmpUrl;
        replaceVideoChatRtmpUrl chat_id:int53 = RtmpUrl;
        getLiveStoryRtmpUrl chat_id:int53 = RtmpUrl;
        replaceLiveStoryRtmpUrl chat_id:int53 = RtmpUrl;
        getGroupCall group_call_id:int32 = GroupCall;
        startScheduledVideoChat group_call_id:int32 = Ok;
        toggleVideoChatEnabledStartNotification group_call_id:int32 enabled_start_notification:Bool = Ok;
        joinGroupCall input_group_call:InputGroupCall join_parameters:groupCallJoinParameters = GroupCallInfo;
        //! participant_id:pass-null
        joinVideoChat group_call_id:int32 participant_id:MessageSender join_parameters:groupCallJoinParameters invite_hash:string = Text;
        joinLiveStory group_call_id:int32 join_parameters:groupCallJoinParameters = Text;
        startGroupCallScreenSharing group_call_id:int32 audio_source_id:int32 payload:string = Text;
        toggleGroupCallScreenSharingIsPaused group_call_id:int32 is_paused:Bool = Ok;
        endGroupCallScreenSharing group_call_id:int32 = Ok;
        //! title:length=1-64/characters
        setVideoChatTitle group_call_id:int32 title:string = Ok;
        toggleVideoChatMuteNewParticipants group_call_id:int32 mute_new_participants:Bool = Ok;
        toggleGroupCallAreMessagesAllowed group_call_id:int32 are_messages_allowed:Bool = Ok;
        getLiveStoryStreamer group_call_id:int32 = GroupCallParticipant;
        getLiveStoryAvailableMessageSenders group_call_id:int32 = ChatMessageSenders;
        setLiveStoryMessageSender group_call_id:int32 message_sender_id:MessageSender = Ok;
        //! text:length=1-$group_call_message_text_length_max/characters paid_message_star_count:value=0-$paid_group_call_message_star_count_max
        sendGroupCallMessage group_call_id:int32 text:formattedText paid_message_star_count:int53 = Ok;
        addPendingLiveStoryReaction group_call_id:int32 star_count:int53 = Ok;
        commitPendingLiveStoryReactions group_call_id:int32 = Ok;
        removePendingLiveStoryReactions group_call_id:int32 = Ok;
        deleteGroupCallMessages group_call_id:int32 message_ids:vector<int32> report_spam:Bool = Ok;
        deleteGroupCallMessagesBySender group_call_id:int32 sender_id:MessageSender report_spam:Bool = Ok;
        getLiveStoryTopDonors group_call_id:int32 = LiveStoryDonors;
        inviteGroupCallParticipant group_call_id:int32 user_id:int53 is_video:Bool = InviteGroupCallParticipantResult;
        declineGroupCallInvitation chat_id:int53 message_id:int53 = Ok;
        banGroupCallParticipants group_call_id:int32 user_ids:vector<int64> = Ok;
        inviteVideoChatParticipants group_call_id:int32 user_ids:vector<int53> = Ok;
        getVideoChatInviteLink group_call_id:int32 can_self_unmute:Bool = HttpUrl;
        revokeGroupCallInviteLink group_call_id:int32 = Ok;
        //! title:length=0-64/characters
        startGroupCallRecording group_call_id:int32 title:string record_video:Bool use_portrait_orientation:Bool = Ok;
        endGroupCallRecording group_call_id:int32 = Ok;
        toggleGroupCallIsMyVideoPaused group_call_id:int32 is_my_video_paused:Bool = Ok;
        toggleGroupCallIsMyVideoEnabled group_call_id:int32 is_my_video_enabled:Bool = Ok;
        //! paid_message_star_count:value=0-$paid_group_call_message_star_count_max
        setGroupCallPaidMessageStarCount group_call_id:int32 paid_message_star_count:int53 = Ok;
        setGroupCallParticipantIsSpeaking group_call_id:int32 audio_source:int32 is_speaking:Bool = MessageSender;
        toggleGroupCallParticipantIsMuted group_call_id:int32 participant_id:MessageSender is_muted:Bool = Ok;
        //! volume_level:value=1-20000
        setGroupCallParticipantVolumeLevel group_call_id:int32 participant_id:MessageSender volume_level:int32 = Ok;
        toggleGroupCallParticipantIsHandRaised group_call_id:int32 participant_id:MessageSender is_hand_raised:Bool = Ok;
        getGroupCallParticipants input_group_call:InputGroupCall limit:int32 = GroupCallParticipants;
        loadGroupCallParticipants group_call_id:int32 limit:int32 = Ok;
        leaveGroupCall group_call_id:int32 = Ok;
        endGroupCall group_call_id:int32 = Ok;
        getGroupCallStreams group_call_id:int32 = GroupCallStreams;
        //! time_offset:unix-time scale:value=0-1 video_quality:pass-null
        getGroupCallStreamSegment group_call_id:int32 time_offset:int53 scale:int32 channel_id:int32 video_quality:GroupCallVideoQuality = Data;
        encryptGroupCallData group_call_id:int32 data_channel:GroupCallDataChannel data:bytes unencrypted_prefix_size:int32 = Data;
        //! data_channel:pass-null
        decryptGroupCallData group_call_id:int32 participant_id:MessageSender data_channel:GroupCallDataChannel data:bytes = Data;
        //! block_list:pass-null
        setMessageSenderBlockList sender_id:MessageSender block_list:BlockList = Ok;
        blockMessageSenderFromReplies message_id:int53 delete_message:Bool delete_all_messages:Bool report_spam:Bool = Ok;
        getBlockedMessageSenders block_list:BlockList offset:int32 limit:int32 = MessageSenders;
        addContact user_id:int53 contact:importedContact share_phone_number:Bool = Ok;
        importContacts contacts:vector<importedContact> = ImportedContacts;
        getContacts = Users;
        searchContacts query:string limit:int32 = Users;
        removeContacts user_ids:vector<int53> = Ok;
        getImportedContactCount = Count;
        changeImportedContacts contacts:vector<importedContact> = ImportedContacts;
        clearImportedContacts = Ok;
        setCloseFriends user_ids:vector<int53> = Ok;
        getCloseFriends = Users;
        //! photo:pass-null
        setUserPersonalProfilePhoto user_id:int53 photo:InputChatPhoto = Ok;
        //! note:length=0-$user_note_text_length_max/characters
        setUserNote user_id:int53 note:formattedText = Ok;
        suggestUserProfilePhoto user_id:int53 photo:InputChatPhoto = Ok;
        suggestUserBirthdate user_id:int53 birthdate:birthdate = Ok;
        toggleBotCanManageEmojiStatus bot_user_id:int53 can_manage_emoji_status:Bool = Ok;
        //! bots emoji_status:pass-null
        setUserEmojiStatus user_id:int53 emoji_status:emojiStatus = Ok;
        //! bots limit:value=1-20
        getPersonalChatHistory user_id:int53 limit:int32 = Messages;
        searchUserByPhoneNumber phone_number:string only_local:Bool = User;
        sharePhoneNumber user_id:int53 = Ok;
        getUserProfilePhotos user_id:int53 offset:int32 limit:int32 = ChatPhotos;
        getUserProfileAudios user_id:int53 offset:int32 limit:int32 = Audios;
        isProfileAudio file_id:int32 = Ok;
        addProfileAudio audio:inputAudio = Ok;
        setProfileAudioPosition file_id:int32 after_file_id:int32 = Ok;
        removeProfileAudio file_id:int32 = Ok;
        //! offline
        getStickerOutline sticker_file_id:int32 for_animated_emoji:Bool for_clicked_animated_emoji_message:Bool = Outline;
        //! offline
        getStickerOutlineSvgPath sticker_file_id:int32 for_animated_emoji:Bool for_clicked_animated_emoji_message:Bool = Text;
        getStickers sticker_type:StickerType query:string limit:int32 chat_id:int53 = Stickers;
        getAllStickerEmojis sticker_type:StickerType query:string chat_id:int53 return_only_main_emoji:Bool = Emojis;
        //! limit:value=0-100
        searchStickers sticker_type:StickerType emojis:string query:string input_language_codes:vector<string> offset:int32 limit:int32 = Stickers;
        getGreetingStickers = Stickers;
        //! limit:value=0-100
        getPremiumStickers limit:int32 = Stickers;
        getInstalledStickerSets sticker_type:StickerType = StickerSets;
        getArchivedStickerSets sticker_type:StickerType offset_sticker_set_id:int64 limit:int32 = StickerSets;
        getTrendingStickerSets sticker_type:StickerType offset:int32 limit:int32 = TrendingStickerSets;
        getAttachedStickerSets file_id:int32 = StickerSets;
        getStickerSet set_id:int64 = StickerSet;
        getStickerSetName set_id:int64 = Text;
        searchStickerSet name:string ignore_cache:Bool = StickerSet;
        searchInstalledStickerSets sticker_type:StickerType query:string limit:int32 = StickerSets;
        searchStickerSets sticker_type:StickerType query:string = StickerSets;
        changeStickerSet set_id:int64 is_installed:Bool is_archived:Bool = Ok;
        viewTrendingStickerSets sticker_set_ids:vector<int64> = Ok;
        reorderInstalledStickerSets sticker_type:StickerType sticker_set_ids:vector<int64> = Ok;
        getRecentStickers is_attached:Bool = Stickers;
        addRecentSticker is_attached:Bool sticker:InputFile = Stickers;
        removeRecentSticker is_attached:Bool sticker:InputFile = Ok;
        clearRecentStickers is_attached:Bool = Ok;
        getFavoriteStickers = Stickers;
        addFavoriteSticker sticker:InputFile = Ok;
        removeFavoriteSticker sticker:InputFile = Ok;
        getStickerEmojis sticker:InputFile = Emojis;
        searchEmojis text:string input_language_codes:vector<string> = EmojiKeywords;
        getKeywordEmojis text:string input_language_codes:vector<string> = Emojis;
        //! type:pass-null
        getEmojiCategories type:EmojiCategoryType = EmojiCategories;
        getAnimatedEmoji emoji:string = AnimatedEmoji;
        getEmojiSuggestionsUrl language_code:string = HttpUrl;
        getCustomEmojiStickers custom_emoji_ids:vector<int64> = Stickers;
        getDefaultChatPhotoCustomEmojiStickers = Stickers;
        getDefaultProfilePhotoCustomEmojiStickers = Stickers;
        getDefaultBackgroundCustomEmojiStickers = Stickers;
        getSavedAnimations = Animations;
        addSavedAnimation animation:InputFile = Ok;
        removeSavedAnimation animation:InputFile = Ok;
        getRecentInlineBots = Users;
        getOwnedBots = Users;
        searchHashtags prefix:string limit:int32 = Hashtags;
        removeRecentHashtag hashtag:string = Ok;
        //! link_preview_options:pass-null
        getLinkPreview text:formattedText link_preview_options:linkPreviewOptions = LinkPreview;
        //! offline offline-if
        getWebPageInstantView url:string only_local:Bool = WebPageInstantView;
        setProfilePhoto photo:InputChatPhoto is_public:Bool = Ok;
        deleteProfilePhoto profile_photo_id:int64 = Ok;
        setAccentColor accent_color_id:int32 background_custom_emoji_id:int64 = Ok;
        setUpgradedGiftColors upgraded_gift_colors_id:int64 = Ok;
        setProfileAccentColor profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 = Ok;
        //! first_name:length=1-64/characters last_name:length=0-64/characters
        setName first_name:string last_name:string = Ok;
        //! bio:length=0-$bio_length_max/characters
        setBio bio:string = Ok;
        setUsername username:string = Ok;
        toggleUsernameIsActive username:string is_active:Bool = Ok;
        reorderActiveUsernames usernames:vector<string> = Ok;
        //! birthdate:pass-null
        setBirthdate birthdate:birthdate = Ok;
        setMainProfileTab main_profile_tab:ProfileTab = Ok;
        setPersonalChat chat_id:int53 = Ok;
        //! emoji_status:pass-null
        setEmojiStatus emoji_status:emojiStatus = Ok;
        toggleHasSponsoredMessagesEnabled has_sponsored_messages_enabled:Bool = Ok;
        //! location:pass-null
        setBusinessLocation location:businessLocation = Ok;
        //! opening_hours:pass-null
        setBusinessOpeningHours opening_hours:businessOpeningHours = Ok;
        //! greeting_message_settings:pass-null
        setBusinessGreetingMessageSettings greeting_message_settings:businessGreetingMessageSettings = Ok;
        //! away_message_settings:pass-null
        setBusinessAwayMessageSettings away_message_settings:businessAwayMessageSettings = Ok;
        //! start_page:pass-null
        setBusinessStartPage start_page:inputBusinessStartPage = Ok;
        //! settings:pass-null
        sendPhoneNumberCode phone_number:string settings:phoneNumberAuthenticationSettings type:PhoneNumberCodeType = AuthenticationCodeInfo;
        sendPhoneNumberFirebaseSms token:string = Ok;
        reportPhoneNumberCodeMissing mobile_network_code:string = Ok;
        //! reason:pass-null
        resendPhoneNumberCode reason:ResendCodeReason = AuthenticationCodeInfo;
        checkPhoneNumberCode code:string = Ok;
        getBusinessConnectedBot = BusinessConnectedBotInfo;
        setBusinessConnectedBot bot:businessConnectedBot = Ok;
        confirmBusinessConnectedBot bot_user_id:int53 = Ok;
        deleteBusinessConnectedBot bot_user_id:int53 = Ok;
        toggleBusinessConnectedBotChatIsPaused chat_id:int53 is_paused:Bool = Ok;
        removeBusinessConnectedBotFromChat chat_id:int53 = Ok;
        getBusinessChatLinks = BusinessChatLinks;
        createBusinessChatLink link_info:inputBusinessChatLink = BusinessChatLink;
        editBusinessChatLink link:string link_info:inputBusinessChatLink = BusinessChatLink;
        deleteBusinessChatLink link:string = Ok;
        getBusinessChatLinkInfo link_name:string = BusinessChatLinkInfo;
        getUserLink = UserLink;
        searchUserByToken token:string = User;
        //! bots scope:pass-null
        setCommands scope:BotCommandScope language_code:string commands:vector<botCommand> = Ok;
        //! bots scope:pass-null
        deleteCommands scope:BotCommandScope language_code:string = Ok;
        //! bots scope:pass-null
        getCommands scope:BotCommandScope language_code:string = BotCommands;
        //! bots
        setMenuButton user_id:int53 menu_button:botMenuButton = Ok;
        //! bots
        getMenuButton user_id:int53 = BotMenuButton;
        //! bots default_group_administrator_rights:pass-null
        setDefaultGroupAdministratorRights default_group_administrator_rights:chatAdministratorRights = Ok;
        //! bots default_channel_administrator_rights:pass-null
        setDefaultChannelAdministratorRights default_channel_administrator_rights:chatAdministratorRights = Ok;
        canBotSendMessages bot_user_id:int53 = Ok;
        allowBotToSendMessages bot_user_id:int53 = Ok;
        sendWebAppCustomRequest bot_user_id:int53 method:string parameters:string = CustomRequestResult;
        getBotMediaPreviews bot_user_id:int53 = BotMediaPreviews;
        getBotMediaPreviewInfo bot_user_id:int53 language_code:string = BotMediaPreviewInfo;
        addBotMediaPreview bot_user_id:int53 language_code:string content:InputStoryContent = BotMediaPreview;
        editBotMediaPreview bot_user_id:int53 language_code:string file_id:int32 content:InputStoryContent = BotMediaPreview;
        reorderBotMediaPreviews bot_user_id:int53 language_code:string file_ids:vector<int32> = Ok;
        deleteBotMediaPreviews bot_user_id:int53 language_code:string file_ids:vector<int32> = Ok;
        checkBotUsername username:string = CheckChatUsernameResult;
        //! name:length=1-64/characters
        createBot manager_bot_user_id:int53 name:string username:string via_link:Bool = User;
        //! bots
        getManagedBotToken bot_user_id:int53 revoke:Bool = Text;
        //! bots
        getManagedBotAccessSettings bot_user_id:int53 = BotAccessSettings;
        //! bots
        setManagedBotAccessSettings bot_user_id:int53 settings:botAccessSettings = Ok;
        //! name:length=0-64/characters
        setBotName bot_user_id:int53 language_code:string name:string = Ok;
        getBotName bot_user_id:int53 language_code:string = Text;
        //! photo:pass-null
        setBotProfilePhoto bot_user_id:int53 photo:InputChatPhoto = Ok;
        toggleBotUsernameIsActive bot_user_id:int53 username:string is_active:Bool = Ok;
        reorderBotActiveUsernames bot_user_id:int53 usernames:vector<string> = Ok;
        setBotInfoDescription bot_user_id:int53 language_code:string description:string = Ok;
        getBotInfoDescription bot_user_id:int53 language_code:string = Text;
        setBotInfoShortDescription bot_user_id:int53 language_code:string short_description:string = Ok;
        getBotInfoShortDescription bot_user_id:int53 language_code:string = Text;
        //! custom_description:length=0-$bot_verification_custom_description_length_max
        setMessageSenderBotVerification bot_user_id:int53 verified_id:MessageSender custom_description:string = Ok;
        removeMessageSenderBotVerification bot_user_id:int53 verified_id:MessageSender = Ok;
        getActiveSessions = Sessions;
        terminateSession session_id:int64 = Ok;
        terminateAllOtherSessions = Ok;
        confirmSession session_id:int64 = Ok;
        toggleSessionCanAcceptCalls session_id:int64 can_accept_calls:Bool = Ok;
        toggleSessionCanAcceptSecretChats session_id:int64 can_accept_secret_chats:Bool = Ok;
        //! inactive_session_ttl_days:value=1-366/days
        setInactiveSessionTtl inactive_session_ttl_days:int32 = Ok;
        getConnectedWebsites = ConnectedWebsites;
        disconnectWebsite website_id:int64 = Ok;
        disconnectAllWebsites = Ok;
        setSupergroupUsername supergroup_id:int53 username:string = Ok;
        toggleSupergroupUsernameIsActive supergroup_id:int53 username:string is_active:Bool = Ok;
        disableAllSupergroupUsernames supergroup_id:int53 = Ok;
        reorderSupergroupActiveUsernames supergroup_id:int53 usernames:vector<string> = Ok;
        setSupergroupStickerSet supergroup_id:int53 sticker_set_id:int64 = Ok;
        setSupergroupCustomEmojiStickerSet supergroup_id:int53 custom_emoji_sticker_set_id:int64 = Ok;
        //! unrestrict_boost_count:value=0-8
        setSupergroupUnrestrictBoostCount supergroup_id:int53 unrestrict_boost_count:int32 = Ok;
        setSupergroupMainProfileTab supergroup_id:int53 main_profile_tab:ProfileTab = Ok;
        toggleSupergroupSignMessages supergroup_id:int53 sign_messages:Bool show_message_sender:Bool = Ok;
        toggleSupergroupJoinToSendMessages supergroup_id:int53 join_to_send_messages:Bool = Ok;
        toggleSupergroupJoinByRequest supergroup_id:int53 join_by_request:Bool guard_bot_user_id:int53 apply_to_invite_links:Bool = Ok;
        toggleSupergroupIsAllHistoryAvailable supergroup_id:int53 is_all_history_available:Bool = Ok;
        toggleSupergroupCanHaveSponsoredMessages supergroup_id:int53 can_have_sponsored_messages:Bool = Ok;
        toggleSupergroupHasAutomaticTranslation supergroup_id:int53 has_automatic_translation:Bool = Ok;
        toggleSupergroupHasHiddenMembers supergroup_id:int53 has_hidden_members:Bool = Ok;
        toggleSupergroupHasAggressiveAntiSpamEnabled supergroup_id:int53 has_aggressive_anti_spam_enabled:Bool = Ok;
        toggleSupergroupIsForum supergroup_id:int53 is_forum:Bool has_forum_tabs:Bool = Ok;
        toggleSupergroupIsBroadcastGroup supergroup_id:int53 = Ok;
        reportSupergroupSpam supergroup_id:int53 message_ids:vector<int53> = Ok;
        reportSupergroupAntiSpamFalsePositive supergroup_id:int53 message_id:int53 = Ok;
        //! filter:pass-null
        getSupergroupMembers supergroup_id:int53 filter:SupergroupMembersFilter offset:int32 limit:int32 = ChatMembers;
        closeSecretChat secret_chat_id:int32 = Ok;
        //! filters:pass-null
        getChatEventLog chat_id:int53 query:string from_event_id:int64 limit:int32 filters:chatEventLogFilters user_ids:vector<int53> = ChatEvents;
        getTimeZones = TimeZones;
        //! theme:pass-null
        getPaymentForm input_invoice:InputInvoice theme:themeParameters = PaymentForm;
        //! order_info:pass-null
        validateOrderInfo input_invoice:InputInvoice order_info:orderInfo allow_save:Bool = ValidatedOrderInfo;
        //! credentials:pass-null
        sendPaymentForm input_invoice:InputInvoice payment_form_id:int64 order_info_id:string shipping_option_id:string credentials:InputCredentials tip_amount:int53 = PaymentResult;
        getPaymentReceipt chat_id:int53 message_id:int53 = PaymentReceipt;
        getSavedOrderInfo = OrderInfo;
        deleteSavedOrderInfo = Ok;
        deleteSavedCredentials = Ok;
        setGiftSettings settings:giftSettings = Ok;
        getAvailableGifts = AvailableGifts;
        canSendGift gift_id:int64 = CanSendGiftResult;
        //! text:length=0-$gift_text_length_max/characters
        sendGift gift_id:int64 owner_id:MessageSender text:formattedText is_private:Bool pay_for_upgrade:Bool = Ok;
        getGiftAuctionState auction_id:string = GiftAuctionState;
        getGiftAuctionAcquiredGifts gift_id:int64 = GiftAuctionAcquiredGifts;
        openGiftAuction gift_id:int64 = Ok;
        closeGiftAuction gift_id:int64 = Ok;
        //! text:length=0-$gift_text_length_max/characters
        placeGiftAuctionBid gift_id:int64 star_count:int53 user_id:int53 text:formattedText is_private:Bool = Ok;
        increaseGiftAuctionBid gift_id:int64 star_count:int53 = Ok;
        //! business_connection_id:bots
        sellGift business_connection_id:string received_gift_id:string = Ok;
        toggleGiftIsSaved received_gift_id:string is_saved:Bool = Ok;
        setPinnedGifts owner_id:MessageSender received_gift_ids:vector<string> = Ok;
        toggleChatGiftNotifications chat_id:int53 are_enabled:Bool = Ok;
        getGiftUpgradePreview regular_gift_id:int64 = GiftUpgradePreview;
        getUpgradedGiftVariants regular_gift_id:int64 return_upgrade_models:Bool return_craft_models:Bool = GiftUpgradeVariants;
        //! business_connection_id:bots
        upgradeGift business_connection_id:string received_gift_id:string keep_original_details:Bool star_count:int53 = UpgradeGiftResult;
        buyGiftUpgrade owner_id:MessageSender prepaid_upgrade_hash:string star_count:int53 = Ok;
        craftGift received_gift_ids:vector<string> = CraftGiftResult;
        //! business_connection_id:bots
        transferGift business_connection_id:string received_gift_id:string new_owner_id:MessageSender star_count:int53 = Ok;
        dropGiftOriginalDetails received_gift_id:string star_count:int53 = Ok;
        sendResoldGift gift_name:string owner_id:MessageSender price:GiftResalePrice = GiftResaleResult;
        sendGiftPurchaseOffer owner_id:MessageSender gift_name:string price:GiftResalePrice duration:int32 paid_message_star_count:int53 = Ok;
        processGiftPurchaseOffer message_id:int53 accept:Bool = Ok;
        //! business_connection_id:bots
        getReceivedGifts business_connection_id:string owner_id:MessageSender collection_id:int32 exclude_unsaved:Bool exclude_saved:Bool exclude_unlimited:Bool exclude_upgradable:Bool exclude_non_upgradable:Bool exclude_upgraded:Bool exclude_without_colors:Bool exclude_hosted:Bool sort_by_price:Bool offset:string limit:int32 = ReceivedGifts;
        getReceivedGift received_gift_id:string = ReceivedGift;
        getGiftsForCrafting regular_gift_id:int64 offset:string limit:int32 = GiftsForCrafting;
        getUpgradedGift name:string = UpgradedGift;
        getUpgradedGiftValueInfo name:string = UpgradedGiftValueInfo;
        getUpgradedGiftWithdrawalUrl received_gift_id:string password:string = HttpUrl;
        getUpgradedGiftsPromotionalAnimation = Animation;
        //! price:pass-null
        setGiftResalePrice received_gift_id:string price:GiftResalePrice = Ok;
        searchGiftsForResale gift_id:int64 order:GiftForResaleOrder for_crafting:Bool for_stars:Bool attributes:vector<UpgradedGiftAttributeId> offset:string limit:int32 = GiftsForResale;
        getGiftCollections owner_id:MessageSender = GiftCollections;
        //! name:length=1-12/characters received_gift_ids:length=0-$gift_collection_size_max/identifiers
        createGiftCollection owner_id:MessageSender name:string received_gift_ids:vector<string> = GiftCollection;
        reorderGiftCollections owner_id:MessageSender collection_ids:vector<int32> = Ok;
        deleteGiftCollection owner_id:MessageSender collection_id:int32 = Ok;
        //! name:length=1-12/characters
        setGiftCollectionName owner_id:MessageSender collection_id:int32 name:string = GiftCollection;
        //! received_gift_ids:length=1-$gift_collection_size_max/identifiers
        addGiftCollectionGifts owner_id:MessageSender collection_id:int32 received_gift_ids:vector<string> = GiftCollection;
        removeGiftCollectionGifts owner_id:MessageSender collection_id:int32 received_gift_ids:vector<string> = GiftCollection;
        reorderGiftCollectionGifts owner_id:MessageSender collection_id:int32 received_gift_ids:vector<string> = GiftCollection;
        //! bots
        createInvoiceLink business_connection_id:string invoice:InputMessageContent = HttpUrl;
        //! bots
        refundStarPayment user_id:int53 telegram_payment_charge_id:string = Ok;
        getSupportUser = User;
        getBackgroundUrl name:string type:BackgroundType = HttpUrl;
        searchBackground name:string = Background;
        //! background:pass-null type:pass-null
        setDefaultBackground background:InputBackground type:BackgroundType for_dark_theme:Bool = Background;
        deleteDefaultBackground for_dark_theme:Bool = Ok;
        getInstalledBackgrounds for_dark_theme:Bool = Backgrounds;
        removeInstalledBackground background_id:int64 = Ok;
        resetInstalledBackgrounds = Ok;
        //! offline offline-if before-authorization
        getLocalizationTargetInfo only_local:Bool = LocalizationTargetInfo;
        //! before-authorization
        getLanguagePackInfo language_pack_id:string = LanguagePackInfo;
        //! before-authorization
        getLanguagePackStrings language_pack_id:string keys:vector<string> = LanguagePackStrings;
        //! before-authorization
        synchronizeLanguagePack language_pack_id:string = Ok;
        //! before-authorization
        addCustomServerLanguagePack language_pack_id:string = Ok;
        setCustomLanguagePack info:languagePackInfo strings:vector<languagePackString> = Ok;
        //! before-authorization
        editCustomLanguagePackInfo info:languagePackInfo = Ok;
        //! before-authorization
        setCustomLanguagePackString language_pack_id:string new_string:languagePackString = Ok;
        //! before-authorization
        deleteLanguagePack language_pack_id:string = Ok;
        registerDevice device_token:DeviceToken other_user_ids:vector<int53> = PushReceiverId;
        //! before-authorization
        processPushNotification payload:string = Ok;
        //! synchronous
        getPushReceiverId payload:string = PushReceiverId;
        getRecentlyVisitedTMeUrls referrer:string = TMeUrls;
        setUserPrivacySettingRules setting:UserPrivacySetting rules:userPrivacySettingRules = Ok;
        getUserPrivacySettingRules setting:UserPrivacySetting = UserPrivacySettingRules;
        setReadDatePrivacySettings settings:readDatePrivacySettings = Ok;
        getReadDatePrivacySettings = ReadDatePrivacySettings;
        setNewChatPrivacySettings settings:newChatPrivacySettings = Ok;
        getNewChatPrivacySettings = NewChatPrivacySettings;
        getPaidMessageRevenue user_id:int53 = StarCount;
        allowUnpaidMessagesFromUser user_id:int53 refund_payments:Bool = Ok;
        //! paid_message_star_count:value=0-$paid_message_star_count_max
        setChatPaidMessageStarCount chat_id:int53 paid_message_star_count:int53 = Ok;
        canSendMessageToUser user_id:int53 only_local:Bool = CanSendMessageToUserResult;
        //! synchronous before-authorization
        getOption name:string = OptionValue;
        //! before-authorization value:pass-null
        setOption name:string value:OptionValue = Ok;
        setAccountTtl ttl:accountTtl = Ok;
        getAccountTtl = AccountTtl;
        //! before-authorization
        deleteAccount reason:string password:string = Ok;
        setDefaultMessageAutoDeleteTime message_auto_delete_time:messageAutoDeleteTime = Ok;
        getDefaultMessageAutoDeleteTime = MessageAutoDeleteTime;
        removeChatActionBar chat_id:int53 = Ok;
        //! text:length=0-1024/characters
        reportChat chat_id:int53 option_id:bytes message_ids:vector<int53> text:string = ReportChatResult;
        //! text:length=0-1024/characters
        reportChatPhoto chat_id:int53 file_id:int32 reason:ReportReason text:string = Ok;
        reportMessageReactions chat_id:int53 message_id:int53 sender_id:MessageSender = Ok;
        getChatRevenueStatistics chat_id:int53 is_dark:Bool = ChatRevenueStatistics;
        getChatRevenueWithdrawalUrl chat_id:int53 password:string = HttpUrl;
        getChatRevenueTransactions chat_id:int53 offset:string limit:int32 = ChatRevenueTransactions;
        //! direction:pass-null
        getTonTransactions direction:TransactionDirection offset:string limit:int32 = TonTransactions;
        getStarRevenueStatistics owner_id:MessageSender is_dark:Bool = StarRevenueStatistics;
        getStarWithdrawalUrl owner_id:MessageSender star_count:int53 password:string = HttpUrl;
        getStarAdAccountUrl owner_id:MessageSender = HttpUrl;
        getGramRevenueStatistics is_dark:Bool = GramRevenueStatistics;
        getGramWithdrawalUrl password:string = HttpUrl;
        getChatStatistics chat_id:int53 is_dark:Bool = ChatStatistics;
        getMessageStatistics chat_id:int53 message_id:int53 is_dark:Bool = MessageStatistics;
        getMessagePublicForwards chat_id:int53 message_id:int53 offset:string limit:int32 = PublicForwards;
        getStoryStatistics chat_id:int53 story_id:int32 is_dark:Bool = StoryStatistics;
        getStatisticalGraph chat_id:int53 token:string x:int53 = StatisticalGraph;
        //! before-authorization
        getStorageStatistics chat_limit:int32 = StorageStatistics;
        //! before-authorization
        getStorageStatisticsFast = StorageStatisticsFast;
        getDatabaseStatistics = DatabaseStatistics;
        optimizeStorage size:int53 ttl:int32 count:int32 immunity_delay:int32 file_types:vector<FileType> chat_ids:vector<int53> exclude_chat_ids:vector<int53> return_deleted_file_statistics:Bool chat_limit:int32 = StorageStatistics;
        //! before-authorization type:pass-null
        setNetworkType type:NetworkType = Ok;
        //! before-authorization
        getNetworkStatistics only_current:Bool = NetworkStatistics;
        //! before-authorization
        addNetworkStatistics entry:NetworkStatisticsEntry = Ok;
        //! before-authorization
        resetNetworkStatistics = Ok;
        getAutoDownloadSettingsPresets = AutoDownloadSettingsPresets;
        setAutoDownloadSettings settings:autoDownloadSettings type:NetworkType = Ok;
        getAutosaveSettings = AutosaveSettings;
        //! settings:pass-null
        setAutosaveSettings scope:AutosaveSettingsScope settings:scopeAutosaveSettings = Ok;
        clearAutosaveSettingsExceptions = Ok;
        changeWebBrowserSettings open_external_browser:Bool display_close_button:Bool = Ok;
        addWebBrowserSettingsException open_external_browser:Bool url:string = Ok;
        removeWebBrowserSettingsException url:string = Ok;
        removeAllWebBrowserSettingsExceptions = Ok;
        getBankCardInfo bank_card_number:string = BankCardInfo;
        getPassportElement type:PassportElementType password:string = PassportElement;
        getAllPassportElements password:string = PassportElements;
        setPassportElement element:InputPassportElement password:string = PassportElement;
        deletePassportElement type:PassportElementType = Ok;
        //! bots
        setPassportElementErrors user_id:int53 errors:vector<inputPassportElementError> = Ok;
        getPreferredCountryLanguage country_code:string = Text;
        sendEmailAddressVerificationCode email_address:string = EmailAddressAuthenticationCodeInfo;
        resendEmailAddressVerificationCode = EmailAddressAuthenticationCodeInfo;
        checkEmailAddressVerificationCode code:string = Ok;
        getPassportAuthorizationForm bot_user_id:int53 scope:string public_key:string nonce:string = PassportAuthorizationForm;
        getPassportAuthorizationFormAvailableElements authorization_form_id:int32 password:string = PassportElementsWithErrors;
        sendPassportAuthorizationForm authorization_form_id:int32 types:vector<PassportElementType> = Ok;
        //! bots
        setBotUpdatesStatus pending_update_count:int32 error_message:string = Ok;
        uploadStickerFile user_id:int53 sticker_format:StickerFormat sticker:InputFile = File;
        //! title:length=1-64/characters
        getSuggestedStickerSetName title:string = Text;
        checkStickerSetName name:string = CheckStickerSetNameResult;
        //! title:length=1-64/characters name:length=0-64/characters stickers:length=1-200/stickers
        createNewStickerSet user_id:int53 title:string name:string sticker_type:StickerType needs_repainting:Bool stickers:vector<newSticker> source:string = StickerSet;
        addStickerToSet user_id:int53 name:string sticker:newSticker = Ok;
        replaceStickerInSet user_id:int53 name:string old_sticker:InputFile new_sticker:newSticker = Ok;
        //! thumbnail:pass-null format:pass-null
        setStickerSetThumbnail user_id:int53 name:string thumbnail:InputFile format:StickerFormat = Ok;
        setCustomEmojiStickerSetThumbnail name:string custom_emoji_id:int64 = Ok;
        setStickerSetTitle name:string title:string = Ok;
        deleteStickerSet name:string = Ok;
        setStickerPositionInSet sticker:InputFile position:int32 = Ok;
        removeStickerFromSet sticker:InputFile = Ok;
        //! emojis:length=1-20/emoji
        setStickerEmojis sticker:InputFile emojis:string = Ok;
        setStickerKeywords sticker:InputFile keywords:vector<string> = Ok;
        //! mask_position:pass-null
        setStickerMaskPosition sticker:InputFile mask_position:maskPosition = Ok;
        getOwnedStickerSets offset_sticker_set_id:int64 limit:int32 = StickerSets;
        //! zoom:value=13-20 width:value=16-1024 height:value=16-1024 scale:value=1-3
        getMapThumbnailFile location:location zoom:int32 width:int32 height:int32 scale:int32 chat_id:int53 = File;
        getPremiumLimit limit_type:PremiumLimitType = PremiumLimit;
        //! source:pass-null
        getPremiumFeatures source:PremiumSource = PremiumFeatures;
        getPremiumStickerExamples = Stickers;
        getPremiumInfoSticker month_count:int32 = Sticker;
        viewPremiumFeature feature:PremiumFeature = Ok;
        clickPremiumSubscriptionButton = Ok;
        getPremiumState = PremiumState;
        getPremiumGiftPaymentOptions = PremiumGiftPaymentOptions;
        getPremiumGiveawayPaymentOptions boosted_chat_id:int53 = PremiumGiveawayPaymentOptions;
        checkPremiumGiftCode code:string = PremiumGiftCodeInfo;
        applyPremiumGiftCode code:string = Ok;
        //! bots text:length=0-$gift_text_length_max/characters
        giftPremiumWithStars user_id:int53 star_count:int53 month_count:int32 text:formattedText = Ok;
        launchPrepaidGiveaway giveaway_id:int64 parameters:giveawayParameters winner_count:int32 star_count:int53 = Ok;
        getGiveawayInfo chat_id:int53 message_id:int53 = GiveawayInfo;
        getStarPaymentOptions = StarPaymentOptions;
        getStarGiftPaymentOptions user_id:int53 = StarPaymentOptions;
        getStarGiveawayPaymentOptions = StarGiveawayPaymentOptions;
        //! direction:pass-null
        getStarTransactions owner_id:MessageSender subscription_id:string direction:TransactionDirection offset:string limit:int32 = StarTransactions;
        getStarSubscriptions only_expiring:Bool offset:string = StarSubscriptions;
        canPurchaseFromStore purpose:StorePaymentPurpose = Ok;
        assignStoreTransaction transaction:StoreTransaction purpose:StorePaymentPurpose = Ok;
        editStarSubscription subscription_id:string is_canceled:Bool = Ok;
        //! bots
        editUserStarSubscription user_id:int53 telegram_payment_charge_id:string is_canceled:Bool = Ok;
        reuseStarSubscription subscription_id:string = Ok;
        //! parameters:pass-null
        setChatAffiliateProgram chat_id:int53 parameters:affiliateProgramParameters = Ok;
        searchChatAffiliateProgram username:string referrer:string = Chat;
        searchAffiliatePrograms affiliate:AffiliateType sort_order:AffiliateProgramSortOrder offset:string limit:int32 = FoundAffiliatePrograms;
        connectAffiliateProgram affiliate:AffiliateType bot_user_id:int53 = ConnectedAffiliateProgram;
        disconnectAffiliateProgram affiliate:AffiliateType url:string = ConnectedAffiliateProgram;
        getConnectedAffiliateProgram affiliate:AffiliateType bot_user_id:int53 = ConnectedAffiliateProgram;
        getConnectedAffiliatePrograms affiliate:AffiliateType offset:string limit:int32 = ConnectedAffiliatePrograms;
        //! source:pass-null
        getBusinessFeatures source:BusinessFeature = BusinessFeatures;
        acceptTermsOfService terms_of_service_id:string = Ok;
        //! synchronous
        searchStringsByPrefix strings:vector<string> query:string limit:int32 return_none_for_empty_query:Bool = FoundPositions;
        //! bots
        sendCustomRequest method:string parameters:string = CustomRequestResult;
        //! bots
        answerCustomQuery custom_query_id:int64 data:string = Ok;
        //! before-initialization
        setAlarm seconds:double = Ok;
        //! before-authorization
        getCountries = Countries;
        //! before-authorization
        getCountry country_code:string = CountryInfo;
        //! before-authorization
        getCountryCode = Text;
        //! before-authorization
        getPhoneNumberInfo phone_number_prefix:string = PhoneNumberInfo;
        //! synchronous
        getPhoneNumberInfoSync language_code:string phone_number_prefix:string = PhoneNumberInfo;
        getCollectibleItemInfo type:CollectibleItemType = CollectibleItemInfo;
        //! before-authorization
        getDeepLinkInfo link:string = DeepLinkInfo;
        //! before-authorization
        getApplicationConfig = JsonValue;
        //! before-authorization
        saveApplicationLogEvent type:string chat_id:int53 data:JsonValue = Ok;
        getApplicationDownloadLink = HttpUrl;
        //! before-authorization
        addProxy proxy:proxy enable:Bool comment:string = AddedProxy;
        //! before-authorization
        editProxy proxy_id:int32 proxy:proxy enable:Bool comment:string = AddedProxy;
        //! before-authorization
        enableProxy proxy_id:int32 = Ok;
        //! before-authorization
        disableProxy = Ok;
        //! before-authorization
        removeProxy proxy_id:int32 = Ok;
        //! before-authorization
        getProxies = AddedProxies;
        //! before-authorization proxy:pass-null
        pingProxy proxy:proxy = Seconds;
        //! synchronous
        setLogStream log_stream:LogStream = Ok;
        //! synchronous
        getLogStream = LogStream;
        //! synchronous
        setLogVerbosityLevel new_verbosity_level:int32 = Ok;
        //! synchronous
        getLogVerbosityLevel = LogVerbosityLevel;
        //! synchronous
        getLogTags = LogTags;
        //! synchronous new_verbosity_level:value=1-1024
        setLogTagVerbosityLevel tag:string new_verbosity_level:int32 = Ok;
        //! synchronous
        getLogTagVerbosityLevel tag:string = LogVerbosityLevel;
        //! synchronous verbosity_level:value=0-1023
        addLogMessage verbosity_level:int32 text:string = Ok;
        getUserSupportInfo user_id:int53 = UserSupportInfo;
        setUserSupportInfo user_id:int53 message:formattedText = UserSupportInfo;
        getSupportName = Text;
        //! offline before-authorization
        testCallEmpty = Ok;
        //! offline before-authorization
        testCallString x:string = TestString;
        //! offline before-authorization
        testCallBytes x:bytes = TestBytes;
        //! offline before-authorization
        testCallVectorInt x:vector<int32> = TestVectorInt;
        //! offline before-authorization
        testCallVectorIntObject x:vector<testInt> = TestVectorIntObject;
        //! offline before-authorization
        testCallVectorString x:vector<string> = TestVectorString;
        //! offline before-authorization
        testCallVectorStringObject x:vector<testString> = TestVectorStringObject;
        //! offline before-authorization
        testSquareInt x:int32 = TestInt;
        //! before-authorization
        testNetwork = Ok;
        //! before-authorization
        testProxy proxy:proxy dc_id:int32 timeout:double = Ok;
        testGetDifference = Ok;
        //! offline before-authorization
        testUseUpdate = Update;
        //! synchronous
        testReturnError error:error = Error;

        """#
}
