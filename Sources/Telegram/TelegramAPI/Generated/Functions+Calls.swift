// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getGroupsInCommon user_id:int53 offset_chat_id:int53 limit:int32 = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_groups_in_common.html)
public struct GetGroupsInCommon: TDFunction, CustomStringConvertible {
    public typealias Result = Chats
    public let userID: Int64
    public let offsetChatID: Int64
    public let limit: Int32

    public init(userID: Int64, offsetChatID: Int64, limit: Int32) {
        self.userID = userID
        self.offsetChatID = offsetChatID
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGroupsInCommon""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int53(#","offset_chat_id":"#, self.offsetChatID)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `searchCallMessages offset:string limit:int32 only_missed:Bool = FoundMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_call_messages.html)
public struct SearchCallMessages: TDFunction, CustomStringConvertible {
    public typealias Result = FoundMessages
    public let offset: String
    public let limit: Int32
    public let onlyMissed: Bool

    public init(offset: String, limit: Int32, onlyMissed: Bool) {
        self.offset = offset
        self.limit = limit
        self.onlyMissed = onlyMissed
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchCallMessages""#)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.bool(#","only_missed":"#, self.onlyMissed)
        wire.close()
    }
}

/// `deleteAllCallMessages revoke:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_all_call_messages.html)
public struct DeleteAllCallMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let revoke: Bool

    public init(revoke: Bool) {
        self.revoke = revoke
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteAllCallMessages""#)
        wire.bool(#","revoke":"#, self.revoke)
        wire.close()
    }
}

/// `getVideoMessageAdvertisements chat_id:int53 message_id:int53 = VideoMessageAdvertisements`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_video_message_advertisements.html)
public struct GetVideoMessageAdvertisements: TDFunction, CustomStringConvertible {
    public typealias Result = VideoMessageAdvertisements
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getVideoMessageAdvertisements""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `viewVideoMessageAdvertisement advertisement_unique_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1view_video_message_advertisement.html)
public struct ViewVideoMessageAdvertisement: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let advertisementUniqueID: Int64

    public init(advertisementUniqueID: Int64) {
        self.advertisementUniqueID = advertisementUniqueID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"viewVideoMessageAdvertisement""#)
        wire.int53(#","advertisement_unique_id":"#, self.advertisementUniqueID)
        wire.close()
    }
}

/// `clickVideoMessageAdvertisement advertisement_unique_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1click_video_message_advertisement.html)
public struct ClickVideoMessageAdvertisement: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let advertisementUniqueID: Int64

    public init(advertisementUniqueID: Int64) {
        self.advertisementUniqueID = advertisementUniqueID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"clickVideoMessageAdvertisement""#)
        wire.int53(#","advertisement_unique_id":"#, self.advertisementUniqueID)
        wire.close()
    }
}

/// `reportVideoMessageAdvertisement advertisement_unique_id:int53 option_id:bytes = ReportSponsoredResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_video_message_advertisement.html)
public struct ReportVideoMessageAdvertisement: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ReportSponsoredResult
    public let advertisementUniqueID: Int64
    public let optionID: [UInt8]

    public init(advertisementUniqueID: Int64, optionID: [UInt8]) {
        self.advertisementUniqueID = advertisementUniqueID
        self.optionID = optionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportVideoMessageAdvertisement""#)
        wire.int53(#","advertisement_unique_id":"#, self.advertisementUniqueID)
        wire.bytes(#","option_id":"#, self.optionID)
        wire.close()
    }
}

/// `startLiveStory chat_id:int53 privacy_settings:StoryPrivacySettings protect_content:Bool is_rtmp_stream:Bool enable_messages:Bool paid_message_star_count:int53 = StartLiveStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1start_live_story.html)
public struct StartLiveStory: TDFunction, CustomStringConvertible {
    public typealias Result = StartLiveStoryResult
    public let chatID: Int64
    public let privacySettings: StoryPrivacySettings
    public let protectContent: Bool
    public let isRtmpStream: Bool
    public let enableMessages: Bool
    /// Range 0 to the option `paid_group_call_message_star_count_max`.
    public let paidMessageStarCount: Int64

    public init(
        chatID: Int64,
        privacySettings: StoryPrivacySettings,
        protectContent: Bool,
        isRtmpStream: Bool,
        enableMessages: Bool,
        paidMessageStarCount: Int64
    ) {
        self.chatID = chatID
        self.privacySettings = privacySettings
        self.protectContent = protectContent
        self.isRtmpStream = isRtmpStream
        self.enableMessages = enableMessages
        self.paidMessageStarCount = paidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"startLiveStory""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","privacy_settings":"#, self.privacySettings)
        wire.bool(#","protect_content":"#, self.protectContent)
        wire.bool(#","is_rtmp_stream":"#, self.isRtmpStream)
        wire.bool(#","enable_messages":"#, self.enableMessages)
        wire.int53(#","paid_message_star_count":"#, self.paidMessageStarCount)
        wire.close()
    }
}

/// `createCall user_id:int53 protocol:callProtocol is_video:Bool = CallId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_call.html)
public struct CreateCall: TDFunction, CustomStringConvertible {
    public typealias Result = CallId
    public let userID: Int64
    public let `protocol`: CallProtocol
    public let isVideo: Bool

    public init(userID: Int64, `protocol`: CallProtocol, isVideo: Bool) {
        self.userID = userID
        self.protocol = `protocol`
        self.isVideo = isVideo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createCall""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","protocol":"#, self.protocol)
        wire.bool(#","is_video":"#, self.isVideo)
        wire.close()
    }
}

/// `acceptCall call_id:int32 protocol:callProtocol = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1accept_call.html)
public struct AcceptCall: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let callID: Int32
    public let `protocol`: CallProtocol

    public init(callID: Int32, `protocol`: CallProtocol) {
        self.callID = callID
        self.protocol = `protocol`
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"acceptCall""#)
        wire.int32(#","call_id":"#, self.callID)
        wire.object(#","protocol":"#, self.protocol)
        wire.close()
    }
}

/// `sendCallSignalingData call_id:int32 data:bytes = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_call_signaling_data.html)
public struct SendCallSignalingData: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let callID: Int32
    public let data: [UInt8]

    public init(callID: Int32, data: [UInt8]) {
        self.callID = callID
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendCallSignalingData""#)
        wire.int32(#","call_id":"#, self.callID)
        wire.bytes(#","data":"#, self.data)
        wire.close()
    }
}

/// `discardCall call_id:int32 is_disconnected:Bool invite_link:string duration:int32 is_video:Bool connection_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1discard_call.html)
public struct DiscardCall: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let callID: Int32
    public let isDisconnected: Bool
    public let inviteLink: String
    public let duration: Int32
    public let isVideo: Bool
    public let connectionID: Int64

    public init(
        callID: Int32,
        isDisconnected: Bool,
        inviteLink: String,
        duration: Int32,
        isVideo: Bool,
        connectionID: Int64
    ) {
        self.callID = callID
        self.isDisconnected = isDisconnected
        self.inviteLink = inviteLink
        self.duration = duration
        self.isVideo = isVideo
        self.connectionID = connectionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"discardCall""#)
        wire.int32(#","call_id":"#, self.callID)
        wire.bool(#","is_disconnected":"#, self.isDisconnected)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.int32(#","duration":"#, self.duration)
        wire.bool(#","is_video":"#, self.isVideo)
        wire.int64(#","connection_id":"#, self.connectionID)
        wire.close()
    }
}

/// `sendCallRating call_id:InputCall rating:int32 comment:string problems:vector<CallProblem> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_call_rating.html)
public struct SendCallRating: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let callID: InputCall
    /// Range 1 to 5.
    public let rating: Int32
    public let comment: String
    public let problems: [CallProblem]

    public init(callID: InputCall, rating: Int32, comment: String, problems: [CallProblem]) {
        self.callID = callID
        self.rating = rating
        self.comment = comment
        self.problems = problems
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendCallRating""#)
        wire.object(#","call_id":"#, self.callID)
        wire.int32(#","rating":"#, self.rating)
        wire.string(#","comment":"#, self.comment)
        wire.objects(#","problems":"#, self.problems)
        wire.close()
    }
}

/// `sendCallDebugInformation call_id:InputCall debug_information:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_call_debug_information.html)
public struct SendCallDebugInformation: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let callID: InputCall
    public let debugInformation: String

    public init(callID: InputCall, debugInformation: String) {
        self.callID = callID
        self.debugInformation = debugInformation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendCallDebugInformation""#)
        wire.object(#","call_id":"#, self.callID)
        wire.string(#","debug_information":"#, self.debugInformation)
        wire.close()
    }
}

/// `sendCallLog call_id:InputCall log_file:InputFile = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_call_log.html)
public struct SendCallLog: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let callID: InputCall
    public let logFile: InputFile

    public init(callID: InputCall, logFile: InputFile) {
        self.callID = callID
        self.logFile = logFile
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendCallLog""#)
        wire.object(#","call_id":"#, self.callID)
        wire.object(#","log_file":"#, self.logFile)
        wire.close()
    }
}

/// `getVideoChatAvailableParticipants chat_id:int53 = MessageSenders`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_video_chat_available_participants.html)
public struct GetVideoChatAvailableParticipants: TDFunction, CustomStringConvertible {
    public typealias Result = MessageSenders
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getVideoChatAvailableParticipants""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `setVideoChatDefaultParticipant chat_id:int53 default_participant_id:MessageSender = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_video_chat_default_participant.html)
public struct SetVideoChatDefaultParticipant: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let defaultParticipantID: MessageSender

    public init(chatID: Int64, defaultParticipantID: MessageSender) {
        self.chatID = chatID
        self.defaultParticipantID = defaultParticipantID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setVideoChatDefaultParticipant""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","default_participant_id":"#, self.defaultParticipantID)
        wire.close()
    }
}

/// `createVideoChat chat_id:int53 title:string start_date:int32 is_rtmp_stream:Bool = GroupCallId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_video_chat.html)
public struct CreateVideoChat: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = GroupCallId
    public let chatID: Int64
    public let title: String
    /// Unix time in seconds.
    public let startDate: Int32
    public let isRtmpStream: Bool

    public init(chatID: Int64, title: String, startDate: Int32, isRtmpStream: Bool) {
        self.chatID = chatID
        self.title = title
        self.startDate = startDate
        self.isRtmpStream = isRtmpStream
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createVideoChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","title":"#, self.title)
        wire.int32(#","start_date":"#, self.startDate)
        wire.bool(#","is_rtmp_stream":"#, self.isRtmpStream)
        wire.close()
    }
}

/// `createGroupCall join_parameters:groupCallJoinParameters = GroupCallInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_group_call.html)
public struct CreateGroupCall: TDFunction, CustomStringConvertible {
    public typealias Result = GroupCallInfo
    /// May be left out.
    public let joinParameters: GroupCallJoinParameters?

    public init(joinParameters: GroupCallJoinParameters? = nil) {
        self.joinParameters = joinParameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createGroupCall""#)
        wire.object(#","join_parameters":"#, self.joinParameters)
        wire.close()
    }
}

/// `getVideoChatRtmpUrl chat_id:int53 = RtmpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_video_chat_rtmp_url.html)
public struct GetVideoChatRtmpUrl: TDFunction, CustomStringConvertible {
    public typealias Result = RtmpUrl
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getVideoChatRtmpUrl""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `replaceVideoChatRtmpUrl chat_id:int53 = RtmpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1replace_video_chat_rtmp_url.html)
public struct ReplaceVideoChatRtmpUrl: TDFunction, CustomStringConvertible {
    public typealias Result = RtmpUrl
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"replaceVideoChatRtmpUrl""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getLiveStoryRtmpUrl chat_id:int53 = RtmpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_live_story_rtmp_url.html)
public struct GetLiveStoryRtmpUrl: TDFunction, CustomStringConvertible {
    public typealias Result = RtmpUrl
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLiveStoryRtmpUrl""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `replaceLiveStoryRtmpUrl chat_id:int53 = RtmpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1replace_live_story_rtmp_url.html)
public struct ReplaceLiveStoryRtmpUrl: TDFunction, CustomStringConvertible {
    public typealias Result = RtmpUrl
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"replaceLiveStoryRtmpUrl""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getGroupCall group_call_id:int32 = GroupCall`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_group_call.html)
public struct GetGroupCall: TDFunction, CustomStringConvertible {
    public typealias Result = GroupCall
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGroupCall""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `toggleVideoChatEnabledStartNotification group_call_id:int32 enabled_start_notification:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_video_chat_enabled_start_notification.html)
public struct ToggleVideoChatEnabledStartNotification: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let enabledStartNotification: Bool

    public init(groupCallID: Int32, enabledStartNotification: Bool) {
        self.groupCallID = groupCallID
        self.enabledStartNotification = enabledStartNotification
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleVideoChatEnabledStartNotification""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.bool(#","enabled_start_notification":"#, self.enabledStartNotification)
        wire.close()
    }
}

/// `joinGroupCall input_group_call:InputGroupCall join_parameters:groupCallJoinParameters = GroupCallInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1join_group_call.html)
public struct JoinGroupCall: TDFunction, CustomStringConvertible {
    public typealias Result = GroupCallInfo
    public let inputGroupCall: InputGroupCall
    public let joinParameters: GroupCallJoinParameters

    public init(inputGroupCall: InputGroupCall, joinParameters: GroupCallJoinParameters) {
        self.inputGroupCall = inputGroupCall
        self.joinParameters = joinParameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"joinGroupCall""#)
        wire.object(#","input_group_call":"#, self.inputGroupCall)
        wire.object(#","join_parameters":"#, self.joinParameters)
        wire.close()
    }
}

/// `joinVideoChat group_call_id:int32 participant_id:MessageSender join_parameters:groupCallJoinParameters invite_hash:string = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1join_video_chat.html)
public struct JoinVideoChat: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Text
    public let groupCallID: Int32
    /// May be left out.
    public let participantID: MessageSender?
    public let joinParameters: GroupCallJoinParameters
    public let inviteHash: String

    public init(
        groupCallID: Int32,
        participantID: MessageSender? = nil,
        joinParameters: GroupCallJoinParameters,
        inviteHash: String
    ) {
        self.groupCallID = groupCallID
        self.participantID = participantID
        self.joinParameters = joinParameters
        self.inviteHash = inviteHash
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"joinVideoChat""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","participant_id":"#, self.participantID)
        wire.object(#","join_parameters":"#, self.joinParameters)
        wire.string(#","invite_hash":"#, self.inviteHash)
        wire.close()
    }
}

/// `joinLiveStory group_call_id:int32 join_parameters:groupCallJoinParameters = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1join_live_story.html)
public struct JoinLiveStory: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let groupCallID: Int32
    public let joinParameters: GroupCallJoinParameters

    public init(groupCallID: Int32, joinParameters: GroupCallJoinParameters) {
        self.groupCallID = groupCallID
        self.joinParameters = joinParameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"joinLiveStory""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","join_parameters":"#, self.joinParameters)
        wire.close()
    }
}

/// `startGroupCallScreenSharing group_call_id:int32 audio_source_id:int32 payload:string = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1start_group_call_screen_sharing.html)
public struct StartGroupCallScreenSharing: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Text
    public let groupCallID: Int32
    public let audioSourceID: Int32
    public let payload: String

    public init(groupCallID: Int32, audioSourceID: Int32, payload: String) {
        self.groupCallID = groupCallID
        self.audioSourceID = audioSourceID
        self.payload = payload
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"startGroupCallScreenSharing""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int32(#","audio_source_id":"#, self.audioSourceID)
        wire.string(#","payload":"#, self.payload)
        wire.close()
    }
}

/// `toggleGroupCallScreenSharingIsPaused group_call_id:int32 is_paused:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_screen_sharing_is_paused.html)
public struct ToggleGroupCallScreenSharingIsPaused: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let isPaused: Bool

    public init(groupCallID: Int32, isPaused: Bool) {
        self.groupCallID = groupCallID
        self.isPaused = isPaused
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleGroupCallScreenSharingIsPaused""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.bool(#","is_paused":"#, self.isPaused)
        wire.close()
    }
}

/// `endGroupCallScreenSharing group_call_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1end_group_call_screen_sharing.html)
public struct EndGroupCallScreenSharing: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"endGroupCallScreenSharing""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `setVideoChatTitle group_call_id:int32 title:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_video_chat_title.html)
public struct SetVideoChatTitle: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let groupCallID: Int32
    /// Length 1 to 64 characters.
    public let title: String

    public init(groupCallID: Int32, title: String) {
        self.groupCallID = groupCallID
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setVideoChatTitle""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.string(#","title":"#, self.title)
        wire.close()
    }
}

/// `toggleVideoChatMuteNewParticipants group_call_id:int32 mute_new_participants:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_video_chat_mute_new_participants.html)
public struct ToggleVideoChatMuteNewParticipants: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let muteNewParticipants: Bool

    public init(groupCallID: Int32, muteNewParticipants: Bool) {
        self.groupCallID = groupCallID
        self.muteNewParticipants = muteNewParticipants
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleVideoChatMuteNewParticipants""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.bool(#","mute_new_participants":"#, self.muteNewParticipants)
        wire.close()
    }
}

/// `toggleGroupCallAreMessagesAllowed group_call_id:int32 are_messages_allowed:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_are_messages_allowed.html)
public struct ToggleGroupCallAreMessagesAllowed: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let areMessagesAllowed: Bool

    public init(groupCallID: Int32, areMessagesAllowed: Bool) {
        self.groupCallID = groupCallID
        self.areMessagesAllowed = areMessagesAllowed
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleGroupCallAreMessagesAllowed""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.bool(#","are_messages_allowed":"#, self.areMessagesAllowed)
        wire.close()
    }
}

/// `getLiveStoryStreamer group_call_id:int32 = GroupCallParticipant`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_live_story_streamer.html)
public struct GetLiveStoryStreamer: TDFunction, CustomStringConvertible {
    public typealias Result = GroupCallParticipant
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLiveStoryStreamer""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `getLiveStoryAvailableMessageSenders group_call_id:int32 = ChatMessageSenders`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_live_story_available_message_senders.html)
public struct GetLiveStoryAvailableMessageSenders: TDFunction, CustomStringConvertible {
    public typealias Result = ChatMessageSenders
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLiveStoryAvailableMessageSenders""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `setLiveStoryMessageSender group_call_id:int32 message_sender_id:MessageSender = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_live_story_message_sender.html)
public struct SetLiveStoryMessageSender: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let messageSenderID: MessageSender

    public init(groupCallID: Int32, messageSenderID: MessageSender) {
        self.groupCallID = groupCallID
        self.messageSenderID = messageSenderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setLiveStoryMessageSender""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","message_sender_id":"#, self.messageSenderID)
        wire.close()
    }
}

/// `sendGroupCallMessage group_call_id:int32 text:formattedText paid_message_star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_group_call_message.html)
public struct SendGroupCallMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    /// Length 1 to the option `group_call_message_text_length_max` characters.
    public let text: FormattedText
    /// Range 0 to the option `paid_group_call_message_star_count_max`.
    public let paidMessageStarCount: Int64

    public init(groupCallID: Int32, text: FormattedText, paidMessageStarCount: Int64) {
        self.groupCallID = groupCallID
        self.text = text
        self.paidMessageStarCount = paidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendGroupCallMessage""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","text":"#, self.text)
        wire.int53(#","paid_message_star_count":"#, self.paidMessageStarCount)
        wire.close()
    }
}

/// `deleteGroupCallMessages group_call_id:int32 message_ids:vector<int32> report_spam:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_group_call_messages.html)
public struct DeleteGroupCallMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let messageIDs: [Int32]
    public let reportSpam: Bool

    public init(groupCallID: Int32, messageIDs: [Int32], reportSpam: Bool) {
        self.groupCallID = groupCallID
        self.messageIDs = messageIDs
        self.reportSpam = reportSpam
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteGroupCallMessages""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int32s(#","message_ids":"#, self.messageIDs)
        wire.bool(#","report_spam":"#, self.reportSpam)
        wire.close()
    }
}

/// `deleteGroupCallMessagesBySender group_call_id:int32 sender_id:MessageSender report_spam:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_group_call_messages_by_sender.html)
public struct DeleteGroupCallMessagesBySender: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let senderID: MessageSender
    public let reportSpam: Bool

    public init(groupCallID: Int32, senderID: MessageSender, reportSpam: Bool) {
        self.groupCallID = groupCallID
        self.senderID = senderID
        self.reportSpam = reportSpam
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteGroupCallMessagesBySender""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","sender_id":"#, self.senderID)
        wire.bool(#","report_spam":"#, self.reportSpam)
        wire.close()
    }
}

/// `getLiveStoryTopDonors group_call_id:int32 = LiveStoryDonors`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_live_story_top_donors.html)
public struct GetLiveStoryTopDonors: TDFunction, CustomStringConvertible {
    public typealias Result = LiveStoryDonors
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLiveStoryTopDonors""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `inviteGroupCallParticipant group_call_id:int32 user_id:int53 is_video:Bool = InviteGroupCallParticipantResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_group_call_participant.html)
public struct InviteGroupCallParticipant: TDFunction, CustomStringConvertible {
    public typealias Result = InviteGroupCallParticipantResult
    public let groupCallID: Int32
    public let userID: Int64
    public let isVideo: Bool

    public init(groupCallID: Int32, userID: Int64, isVideo: Bool) {
        self.groupCallID = groupCallID
        self.userID = userID
        self.isVideo = isVideo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inviteGroupCallParticipant""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int53(#","user_id":"#, self.userID)
        wire.bool(#","is_video":"#, self.isVideo)
        wire.close()
    }
}

/// `declineGroupCallInvitation chat_id:int53 message_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1decline_group_call_invitation.html)
public struct DeclineGroupCallInvitation: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"declineGroupCallInvitation""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `banGroupCallParticipants group_call_id:int32 user_ids:vector<int64> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ban_group_call_participants.html)
public struct BanGroupCallParticipants: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let userIDs: [Int64]

    public init(groupCallID: Int32, userIDs: [Int64]) {
        self.groupCallID = groupCallID
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"banGroupCallParticipants""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int64s(#","user_ids":"#, self.userIDs)
        wire.close()
    }
}

/// `inviteVideoChatParticipants group_call_id:int32 user_ids:vector<int53> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_video_chat_participants.html)
public struct InviteVideoChatParticipants: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let userIDs: [Int64]

    public init(groupCallID: Int32, userIDs: [Int64]) {
        self.groupCallID = groupCallID
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inviteVideoChatParticipants""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }
}

/// `getVideoChatInviteLink group_call_id:int32 can_self_unmute:Bool = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_video_chat_invite_link.html)
public struct GetVideoChatInviteLink: TDFunction, CustomStringConvertible {
    public typealias Result = HttpUrl
    public let groupCallID: Int32
    public let canSelfUnmute: Bool

    public init(groupCallID: Int32, canSelfUnmute: Bool) {
        self.groupCallID = groupCallID
        self.canSelfUnmute = canSelfUnmute
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getVideoChatInviteLink""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.bool(#","can_self_unmute":"#, self.canSelfUnmute)
        wire.close()
    }
}

/// `revokeGroupCallInviteLink group_call_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1revoke_group_call_invite_link.html)
public struct RevokeGroupCallInviteLink: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"revokeGroupCallInviteLink""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `startGroupCallRecording group_call_id:int32 title:string record_video:Bool use_portrait_orientation:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1start_group_call_recording.html)
public struct StartGroupCallRecording: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let groupCallID: Int32
    /// Length 0 to 64 characters.
    public let title: String
    public let recordVideo: Bool
    public let usePortraitOrientation: Bool

    public init(groupCallID: Int32, title: String, recordVideo: Bool, usePortraitOrientation: Bool) {
        self.groupCallID = groupCallID
        self.title = title
        self.recordVideo = recordVideo
        self.usePortraitOrientation = usePortraitOrientation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"startGroupCallRecording""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.string(#","title":"#, self.title)
        wire.bool(#","record_video":"#, self.recordVideo)
        wire.bool(#","use_portrait_orientation":"#, self.usePortraitOrientation)
        wire.close()
    }
}

/// `endGroupCallRecording group_call_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1end_group_call_recording.html)
public struct EndGroupCallRecording: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"endGroupCallRecording""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `toggleGroupCallIsMyVideoPaused group_call_id:int32 is_my_video_paused:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_is_my_video_paused.html)
public struct ToggleGroupCallIsMyVideoPaused: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let isMyVideoPaused: Bool

    public init(groupCallID: Int32, isMyVideoPaused: Bool) {
        self.groupCallID = groupCallID
        self.isMyVideoPaused = isMyVideoPaused
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleGroupCallIsMyVideoPaused""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.bool(#","is_my_video_paused":"#, self.isMyVideoPaused)
        wire.close()
    }
}

/// `toggleGroupCallIsMyVideoEnabled group_call_id:int32 is_my_video_enabled:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_is_my_video_enabled.html)
public struct ToggleGroupCallIsMyVideoEnabled: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let isMyVideoEnabled: Bool

    public init(groupCallID: Int32, isMyVideoEnabled: Bool) {
        self.groupCallID = groupCallID
        self.isMyVideoEnabled = isMyVideoEnabled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleGroupCallIsMyVideoEnabled""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.bool(#","is_my_video_enabled":"#, self.isMyVideoEnabled)
        wire.close()
    }
}

/// `setGroupCallPaidMessageStarCount group_call_id:int32 paid_message_star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_group_call_paid_message_star_count.html)
public struct SetGroupCallPaidMessageStarCount: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    /// Range 0 to the option `paid_group_call_message_star_count_max`.
    public let paidMessageStarCount: Int64

    public init(groupCallID: Int32, paidMessageStarCount: Int64) {
        self.groupCallID = groupCallID
        self.paidMessageStarCount = paidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setGroupCallPaidMessageStarCount""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int53(#","paid_message_star_count":"#, self.paidMessageStarCount)
        wire.close()
    }
}

/// `setGroupCallParticipantIsSpeaking group_call_id:int32 audio_source:int32 is_speaking:Bool = MessageSender`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_group_call_participant_is_speaking.html)
public struct SetGroupCallParticipantIsSpeaking: TDFunction, CustomStringConvertible {
    public typealias Result = MessageSender
    public let groupCallID: Int32
    public let audioSource: Int32
    public let isSpeaking: Bool

    public init(groupCallID: Int32, audioSource: Int32, isSpeaking: Bool) {
        self.groupCallID = groupCallID
        self.audioSource = audioSource
        self.isSpeaking = isSpeaking
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setGroupCallParticipantIsSpeaking""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int32(#","audio_source":"#, self.audioSource)
        wire.bool(#","is_speaking":"#, self.isSpeaking)
        wire.close()
    }
}

/// `toggleGroupCallParticipantIsMuted group_call_id:int32 participant_id:MessageSender is_muted:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_participant_is_muted.html)
public struct ToggleGroupCallParticipantIsMuted: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let participantID: MessageSender
    public let isMuted: Bool

    public init(groupCallID: Int32, participantID: MessageSender, isMuted: Bool) {
        self.groupCallID = groupCallID
        self.participantID = participantID
        self.isMuted = isMuted
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleGroupCallParticipantIsMuted""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","participant_id":"#, self.participantID)
        wire.bool(#","is_muted":"#, self.isMuted)
        wire.close()
    }
}

/// `setGroupCallParticipantVolumeLevel group_call_id:int32 participant_id:MessageSender volume_level:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_group_call_participant_volume_level.html)
public struct SetGroupCallParticipantVolumeLevel: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let participantID: MessageSender
    /// Range 1 to 20000.
    public let volumeLevel: Int32

    public init(groupCallID: Int32, participantID: MessageSender, volumeLevel: Int32) {
        self.groupCallID = groupCallID
        self.participantID = participantID
        self.volumeLevel = volumeLevel
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setGroupCallParticipantVolumeLevel""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","participant_id":"#, self.participantID)
        wire.int32(#","volume_level":"#, self.volumeLevel)
        wire.close()
    }
}

/// `toggleGroupCallParticipantIsHandRaised group_call_id:int32 participant_id:MessageSender is_hand_raised:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_participant_is_hand_raised.html)
public struct ToggleGroupCallParticipantIsHandRaised: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let participantID: MessageSender
    public let isHandRaised: Bool

    public init(groupCallID: Int32, participantID: MessageSender, isHandRaised: Bool) {
        self.groupCallID = groupCallID
        self.participantID = participantID
        self.isHandRaised = isHandRaised
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleGroupCallParticipantIsHandRaised""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","participant_id":"#, self.participantID)
        wire.bool(#","is_hand_raised":"#, self.isHandRaised)
        wire.close()
    }
}

/// `getGroupCallParticipants input_group_call:InputGroupCall limit:int32 = GroupCallParticipants`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_group_call_participants.html)
public struct GetGroupCallParticipants: TDFunction, CustomStringConvertible {
    public typealias Result = GroupCallParticipants
    public let inputGroupCall: InputGroupCall
    public let limit: Int32

    public init(inputGroupCall: InputGroupCall, limit: Int32) {
        self.inputGroupCall = inputGroupCall
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGroupCallParticipants""#)
        wire.object(#","input_group_call":"#, self.inputGroupCall)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `loadGroupCallParticipants group_call_id:int32 limit:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_group_call_participants.html)
public struct LoadGroupCallParticipants: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let limit: Int32

    public init(groupCallID: Int32, limit: Int32) {
        self.groupCallID = groupCallID
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"loadGroupCallParticipants""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `leaveGroupCall group_call_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1leave_group_call.html)
public struct LeaveGroupCall: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"leaveGroupCall""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `endGroupCall group_call_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1end_group_call.html)
public struct EndGroupCall: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"endGroupCall""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `getGroupCallStreams group_call_id:int32 = GroupCallStreams`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_group_call_streams.html)
public struct GetGroupCallStreams: TDFunction, CustomStringConvertible {
    public typealias Result = GroupCallStreams
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGroupCallStreams""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `getGroupCallStreamSegment group_call_id:int32 time_offset:int53 scale:int32 channel_id:int32 video_quality:GroupCallVideoQuality = Data`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_group_call_stream_segment.html)
public struct GetGroupCallStreamSegment: TDFunction, CustomStringConvertible {
    public typealias Result = TDData
    public let groupCallID: Int32
    /// Unix time in seconds.
    public let timeOffset: Int64
    /// Range 0 to 1.
    public let scale: Int32
    public let channelID: Int32
    /// May be left out.
    public let videoQuality: GroupCallVideoQuality?

    public init(
        groupCallID: Int32,
        timeOffset: Int64,
        scale: Int32,
        channelID: Int32,
        videoQuality: GroupCallVideoQuality? = nil
    ) {
        self.groupCallID = groupCallID
        self.timeOffset = timeOffset
        self.scale = scale
        self.channelID = channelID
        self.videoQuality = videoQuality
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGroupCallStreamSegment""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int53(#","time_offset":"#, self.timeOffset)
        wire.int32(#","scale":"#, self.scale)
        wire.int32(#","channel_id":"#, self.channelID)
        wire.object(#","video_quality":"#, self.videoQuality)
        wire.close()
    }
}

/// `encryptGroupCallData group_call_id:int32 data_channel:GroupCallDataChannel data:bytes unencrypted_prefix_size:int32 = Data`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1encrypt_group_call_data.html)
public struct EncryptGroupCallData: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = TDData
    public let groupCallID: Int32
    public let dataChannel: GroupCallDataChannel
    public let data: [UInt8]
    public let unencryptedPrefixSize: Int32

    public init(groupCallID: Int32, dataChannel: GroupCallDataChannel, data: [UInt8], unencryptedPrefixSize: Int32) {
        self.groupCallID = groupCallID
        self.dataChannel = dataChannel
        self.data = data
        self.unencryptedPrefixSize = unencryptedPrefixSize
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"encryptGroupCallData""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","data_channel":"#, self.dataChannel)
        wire.bytes(#","data":"#, self.data)
        wire.int32(#","unencrypted_prefix_size":"#, self.unencryptedPrefixSize)
        wire.close()
    }
}

/// `decryptGroupCallData group_call_id:int32 participant_id:MessageSender data_channel:GroupCallDataChannel data:bytes = Data`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1decrypt_group_call_data.html)
public struct DecryptGroupCallData: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = TDData
    public let groupCallID: Int32
    public let participantID: MessageSender
    /// May be left out.
    public let dataChannel: GroupCallDataChannel?
    public let data: [UInt8]

    public init(
        groupCallID: Int32,
        participantID: MessageSender,
        dataChannel: GroupCallDataChannel? = nil,
        data: [UInt8]
    ) {
        self.groupCallID = groupCallID
        self.participantID = participantID
        self.dataChannel = dataChannel
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"decryptGroupCallData""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.object(#","participant_id":"#, self.participantID)
        wire.object(#","data_channel":"#, self.dataChannel)
        wire.bytes(#","data":"#, self.data)
        wire.close()
    }
}

/// `testCallEmpty = Ok`
///
/// Needs no network. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_empty.html)
public struct TestCallEmpty: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"testCallEmpty"}"#)
    }
}

/// `testCallString x:string = TestString`
///
/// Needs no network. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_string.html)
public struct TestCallString: TDFunction, CustomStringConvertible {
    public typealias Result = TestString
    public let x: String

    public init(x: String) {
        self.x = x
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testCallString""#)
        wire.string(#","x":"#, self.x)
        wire.close()
    }
}

/// `testCallBytes x:bytes = TestBytes`
///
/// Needs no network. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_bytes.html)
public struct TestCallBytes: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = TestBytes
    public let x: [UInt8]

    public init(x: [UInt8]) {
        self.x = x
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testCallBytes""#)
        wire.bytes(#","x":"#, self.x)
        wire.close()
    }
}

/// `testCallVectorInt x:vector<int32> = TestVectorInt`
///
/// Needs no network. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_vector_int.html)
public struct TestCallVectorInt: TDFunction, CustomStringConvertible {
    public typealias Result = TestVectorInt
    public let x: [Int32]

    public init(x: [Int32]) {
        self.x = x
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testCallVectorInt""#)
        wire.int32s(#","x":"#, self.x)
        wire.close()
    }
}

/// `testCallVectorIntObject x:vector<testInt> = TestVectorIntObject`
///
/// Needs no network. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_vector_int_object.html)
public struct TestCallVectorIntObject: TDFunction, CustomStringConvertible {
    public typealias Result = TestVectorIntObject
    public let x: [TestInt]

    public init(x: [TestInt]) {
        self.x = x
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testCallVectorIntObject""#)
        wire.objects(#","x":"#, self.x)
        wire.close()
    }
}

/// `testCallVectorString x:vector<string> = TestVectorString`
///
/// Needs no network. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_vector_string.html)
public struct TestCallVectorString: TDFunction, CustomStringConvertible {
    public typealias Result = TestVectorString
    public let x: [String]

    public init(x: [String]) {
        self.x = x
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testCallVectorString""#)
        wire.strings(#","x":"#, self.x)
        wire.close()
    }
}

/// `testCallVectorStringObject x:vector<testString> = TestVectorStringObject`
///
/// Needs no network. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_vector_string_object.html)
public struct TestCallVectorStringObject: TDFunction, CustomStringConvertible {
    public typealias Result = TestVectorStringObject
    public let x: [TestString]

    public init(x: [TestString]) {
        self.x = x
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testCallVectorStringObject""#)
        wire.objects(#","x":"#, self.x)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getGroupsInCommon user_id:int53 offset_chat_id:int53 limit:int32 = Chats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_groups_in_common.html)
    @_alwaysEmitIntoClient
    public func getGroupsInCommon(userID: Int64, offsetChatID: Int64, limit: Int32) async throws -> Chats {
        try await send(GetGroupsInCommon(userID: userID, offsetChatID: offsetChatID, limit: limit))
    }

    /// `searchCallMessages offset:string limit:int32 only_missed:Bool = FoundMessages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_call_messages.html)
    @_alwaysEmitIntoClient
    public func searchCallMessages(offset: String, limit: Int32, onlyMissed: Bool) async throws -> FoundMessages {
        try await send(SearchCallMessages(offset: offset, limit: limit, onlyMissed: onlyMissed))
    }

    /// `deleteAllCallMessages revoke:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_all_call_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteAllCallMessages(revoke: Bool) async throws -> Ok {
        try await send(DeleteAllCallMessages(revoke: revoke))
    }

    /// `getVideoMessageAdvertisements chat_id:int53 message_id:int53 = VideoMessageAdvertisements`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_video_message_advertisements.html)
    @_alwaysEmitIntoClient
    public func getVideoMessageAdvertisements(
        chatID: Int64,
        messageID: Int64
    ) async throws -> VideoMessageAdvertisements {
        try await send(GetVideoMessageAdvertisements(chatID: chatID, messageID: messageID))
    }

    /// `viewVideoMessageAdvertisement advertisement_unique_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1view_video_message_advertisement.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func viewVideoMessageAdvertisement(advertisementUniqueID: Int64) async throws -> Ok {
        try await send(ViewVideoMessageAdvertisement(advertisementUniqueID: advertisementUniqueID))
    }

    /// `clickVideoMessageAdvertisement advertisement_unique_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1click_video_message_advertisement.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clickVideoMessageAdvertisement(advertisementUniqueID: Int64) async throws -> Ok {
        try await send(ClickVideoMessageAdvertisement(advertisementUniqueID: advertisementUniqueID))
    }

    /// `reportVideoMessageAdvertisement advertisement_unique_id:int53 option_id:bytes = ReportSponsoredResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_video_message_advertisement.html)
    @_alwaysEmitIntoClient
    public func reportVideoMessageAdvertisement(
        advertisementUniqueID: Int64,
        optionID: [UInt8]
    ) async throws -> ReportSponsoredResult {
        try await send(ReportVideoMessageAdvertisement(
        advertisementUniqueID: advertisementUniqueID,
        optionID: optionID
    ))
    }

    /// `startLiveStory chat_id:int53 privacy_settings:StoryPrivacySettings protect_content:Bool is_rtmp_stream:Bool enable_messages:Bool paid_message_star_count:int53 = StartLiveStoryResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1start_live_story.html)
    @_alwaysEmitIntoClient
    public func startLiveStory(
        chatID: Int64,
        privacySettings: StoryPrivacySettings,
        protectContent: Bool,
        isRtmpStream: Bool,
        enableMessages: Bool,
        paidMessageStarCount: Int64
    ) async throws -> StartLiveStoryResult {
        try await send(StartLiveStory(
        chatID: chatID,
        privacySettings: privacySettings,
        protectContent: protectContent,
        isRtmpStream: isRtmpStream,
        enableMessages: enableMessages,
        paidMessageStarCount: paidMessageStarCount
    ))
    }

    /// `createCall user_id:int53 protocol:callProtocol is_video:Bool = CallId`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_call.html)
    @_alwaysEmitIntoClient
    public func createCall(userID: Int64, `protocol`: CallProtocol, isVideo: Bool) async throws -> CallId {
        try await send(CreateCall(userID: userID, protocol: `protocol`, isVideo: isVideo))
    }

    /// `acceptCall call_id:int32 protocol:callProtocol = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1accept_call.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func acceptCall(callID: Int32, `protocol`: CallProtocol) async throws -> Ok {
        try await send(AcceptCall(callID: callID, protocol: `protocol`))
    }

    /// `sendCallSignalingData call_id:int32 data:bytes = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_call_signaling_data.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendCallSignalingData(callID: Int32, data: [UInt8]) async throws -> Ok {
        try await send(SendCallSignalingData(callID: callID, data: data))
    }

    /// `discardCall call_id:int32 is_disconnected:Bool invite_link:string duration:int32 is_video:Bool connection_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1discard_call.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func discardCall(
        callID: Int32,
        isDisconnected: Bool,
        inviteLink: String,
        duration: Int32,
        isVideo: Bool,
        connectionID: Int64
    ) async throws -> Ok {
        try await send(DiscardCall(
        callID: callID,
        isDisconnected: isDisconnected,
        inviteLink: inviteLink,
        duration: duration,
        isVideo: isVideo,
        connectionID: connectionID
    ))
    }

    /// `sendCallRating call_id:InputCall rating:int32 comment:string problems:vector<CallProblem> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_call_rating.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendCallRating(
        callID: InputCall,
        rating: Int32,
        comment: String,
        problems: [CallProblem]
    ) async throws -> Ok {
        try await send(SendCallRating(callID: callID, rating: rating, comment: comment, problems: problems))
    }

    /// `sendCallDebugInformation call_id:InputCall debug_information:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_call_debug_information.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendCallDebugInformation(callID: InputCall, debugInformation: String) async throws -> Ok {
        try await send(SendCallDebugInformation(callID: callID, debugInformation: debugInformation))
    }

    /// `sendCallLog call_id:InputCall log_file:InputFile = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_call_log.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendCallLog(callID: InputCall, logFile: InputFile) async throws -> Ok {
        try await send(SendCallLog(callID: callID, logFile: logFile))
    }

    /// `getVideoChatAvailableParticipants chat_id:int53 = MessageSenders`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_video_chat_available_participants.html)
    @_alwaysEmitIntoClient
    public func getVideoChatAvailableParticipants(chatID: Int64) async throws -> MessageSenders {
        try await send(GetVideoChatAvailableParticipants(chatID: chatID))
    }

    /// `setVideoChatDefaultParticipant chat_id:int53 default_participant_id:MessageSender = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_video_chat_default_participant.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setVideoChatDefaultParticipant(chatID: Int64, defaultParticipantID: MessageSender) async throws -> Ok {
        try await send(SetVideoChatDefaultParticipant(chatID: chatID, defaultParticipantID: defaultParticipantID))
    }

    /// `createVideoChat chat_id:int53 title:string start_date:int32 is_rtmp_stream:Bool = GroupCallId`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_video_chat.html)
    @_alwaysEmitIntoClient
    public func createVideoChat(
        chatID: Int64,
        title: String,
        startDate: Int32,
        isRtmpStream: Bool
    ) async throws -> GroupCallId {
        try await send(CreateVideoChat(chatID: chatID, title: title, startDate: startDate, isRtmpStream: isRtmpStream))
    }

    /// `createGroupCall join_parameters:groupCallJoinParameters = GroupCallInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_group_call.html)
    @_alwaysEmitIntoClient
    public func createGroupCall(joinParameters: GroupCallJoinParameters? = nil) async throws -> GroupCallInfo {
        try await send(CreateGroupCall(joinParameters: joinParameters))
    }

    /// `getVideoChatRtmpUrl chat_id:int53 = RtmpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_video_chat_rtmp_url.html)
    @_alwaysEmitIntoClient
    public func getVideoChatRtmpUrl(chatID: Int64) async throws -> RtmpUrl {
        try await send(GetVideoChatRtmpUrl(chatID: chatID))
    }

    /// `replaceVideoChatRtmpUrl chat_id:int53 = RtmpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1replace_video_chat_rtmp_url.html)
    @_alwaysEmitIntoClient
    public func replaceVideoChatRtmpUrl(chatID: Int64) async throws -> RtmpUrl {
        try await send(ReplaceVideoChatRtmpUrl(chatID: chatID))
    }

    /// `getLiveStoryRtmpUrl chat_id:int53 = RtmpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_live_story_rtmp_url.html)
    @_alwaysEmitIntoClient
    public func getLiveStoryRtmpUrl(chatID: Int64) async throws -> RtmpUrl {
        try await send(GetLiveStoryRtmpUrl(chatID: chatID))
    }

    /// `replaceLiveStoryRtmpUrl chat_id:int53 = RtmpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1replace_live_story_rtmp_url.html)
    @_alwaysEmitIntoClient
    public func replaceLiveStoryRtmpUrl(chatID: Int64) async throws -> RtmpUrl {
        try await send(ReplaceLiveStoryRtmpUrl(chatID: chatID))
    }

    /// `getGroupCall group_call_id:int32 = GroupCall`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_group_call.html)
    @_alwaysEmitIntoClient
    public func getGroupCall(groupCallID: Int32) async throws -> GroupCall {
        try await send(GetGroupCall(groupCallID: groupCallID))
    }

    /// `toggleVideoChatEnabledStartNotification group_call_id:int32 enabled_start_notification:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_video_chat_enabled_start_notification.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleVideoChatEnabledStartNotification(
        groupCallID: Int32,
        enabledStartNotification: Bool
    ) async throws -> Ok {
        try await send(ToggleVideoChatEnabledStartNotification(
        groupCallID: groupCallID,
        enabledStartNotification: enabledStartNotification
    ))
    }

    /// `joinGroupCall input_group_call:InputGroupCall join_parameters:groupCallJoinParameters = GroupCallInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1join_group_call.html)
    @_alwaysEmitIntoClient
    public func joinGroupCall(
        inputGroupCall: InputGroupCall,
        joinParameters: GroupCallJoinParameters
    ) async throws -> GroupCallInfo {
        try await send(JoinGroupCall(inputGroupCall: inputGroupCall, joinParameters: joinParameters))
    }

    /// `joinVideoChat group_call_id:int32 participant_id:MessageSender join_parameters:groupCallJoinParameters invite_hash:string = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1join_video_chat.html)
    @_alwaysEmitIntoClient
    public func joinVideoChat(
        groupCallID: Int32,
        participantID: MessageSender? = nil,
        joinParameters: GroupCallJoinParameters,
        inviteHash: String
    ) async throws -> Text {
        try await send(JoinVideoChat(
        groupCallID: groupCallID,
        participantID: participantID,
        joinParameters: joinParameters,
        inviteHash: inviteHash
    ))
    }

    /// `joinLiveStory group_call_id:int32 join_parameters:groupCallJoinParameters = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1join_live_story.html)
    @_alwaysEmitIntoClient
    public func joinLiveStory(groupCallID: Int32, joinParameters: GroupCallJoinParameters) async throws -> Text {
        try await send(JoinLiveStory(groupCallID: groupCallID, joinParameters: joinParameters))
    }

    /// `startGroupCallScreenSharing group_call_id:int32 audio_source_id:int32 payload:string = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1start_group_call_screen_sharing.html)
    @_alwaysEmitIntoClient
    public func startGroupCallScreenSharing(
        groupCallID: Int32,
        audioSourceID: Int32,
        payload: String
    ) async throws -> Text {
        try await send(StartGroupCallScreenSharing(
        groupCallID: groupCallID,
        audioSourceID: audioSourceID,
        payload: payload
    ))
    }

    /// `toggleGroupCallScreenSharingIsPaused group_call_id:int32 is_paused:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_screen_sharing_is_paused.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleGroupCallScreenSharingIsPaused(groupCallID: Int32, isPaused: Bool) async throws -> Ok {
        try await send(ToggleGroupCallScreenSharingIsPaused(groupCallID: groupCallID, isPaused: isPaused))
    }

    /// `endGroupCallScreenSharing group_call_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1end_group_call_screen_sharing.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func endGroupCallScreenSharing(groupCallID: Int32) async throws -> Ok {
        try await send(EndGroupCallScreenSharing(groupCallID: groupCallID))
    }

    /// `setVideoChatTitle group_call_id:int32 title:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_video_chat_title.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setVideoChatTitle(groupCallID: Int32, title: String) async throws -> Ok {
        try await send(SetVideoChatTitle(groupCallID: groupCallID, title: title))
    }

    /// `toggleVideoChatMuteNewParticipants group_call_id:int32 mute_new_participants:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_video_chat_mute_new_participants.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleVideoChatMuteNewParticipants(groupCallID: Int32, muteNewParticipants: Bool) async throws -> Ok {
        try await send(ToggleVideoChatMuteNewParticipants(
        groupCallID: groupCallID,
        muteNewParticipants: muteNewParticipants
    ))
    }

    /// `toggleGroupCallAreMessagesAllowed group_call_id:int32 are_messages_allowed:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_are_messages_allowed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleGroupCallAreMessagesAllowed(groupCallID: Int32, areMessagesAllowed: Bool) async throws -> Ok {
        try await send(ToggleGroupCallAreMessagesAllowed(
        groupCallID: groupCallID,
        areMessagesAllowed: areMessagesAllowed
    ))
    }

    /// `getLiveStoryStreamer group_call_id:int32 = GroupCallParticipant`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_live_story_streamer.html)
    @_alwaysEmitIntoClient
    public func getLiveStoryStreamer(groupCallID: Int32) async throws -> GroupCallParticipant {
        try await send(GetLiveStoryStreamer(groupCallID: groupCallID))
    }

    /// `getLiveStoryAvailableMessageSenders group_call_id:int32 = ChatMessageSenders`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_live_story_available_message_senders.html)
    @_alwaysEmitIntoClient
    public func getLiveStoryAvailableMessageSenders(groupCallID: Int32) async throws -> ChatMessageSenders {
        try await send(GetLiveStoryAvailableMessageSenders(groupCallID: groupCallID))
    }

    /// `setLiveStoryMessageSender group_call_id:int32 message_sender_id:MessageSender = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_live_story_message_sender.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setLiveStoryMessageSender(groupCallID: Int32, messageSenderID: MessageSender) async throws -> Ok {
        try await send(SetLiveStoryMessageSender(groupCallID: groupCallID, messageSenderID: messageSenderID))
    }

    /// `sendGroupCallMessage group_call_id:int32 text:formattedText paid_message_star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_group_call_message.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendGroupCallMessage(
        groupCallID: Int32,
        text: FormattedText,
        paidMessageStarCount: Int64
    ) async throws -> Ok {
        try await send(SendGroupCallMessage(
        groupCallID: groupCallID,
        text: text,
        paidMessageStarCount: paidMessageStarCount
    ))
    }

    /// `deleteGroupCallMessages group_call_id:int32 message_ids:vector<int32> report_spam:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_group_call_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteGroupCallMessages(groupCallID: Int32, messageIDs: [Int32], reportSpam: Bool) async throws -> Ok {
        try await send(DeleteGroupCallMessages(
        groupCallID: groupCallID,
        messageIDs: messageIDs,
        reportSpam: reportSpam
    ))
    }

    /// `deleteGroupCallMessagesBySender group_call_id:int32 sender_id:MessageSender report_spam:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_group_call_messages_by_sender.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteGroupCallMessagesBySender(
        groupCallID: Int32,
        senderID: MessageSender,
        reportSpam: Bool
    ) async throws -> Ok {
        try await send(DeleteGroupCallMessagesBySender(
        groupCallID: groupCallID,
        senderID: senderID,
        reportSpam: reportSpam
    ))
    }

    /// `getLiveStoryTopDonors group_call_id:int32 = LiveStoryDonors`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_live_story_top_donors.html)
    @_alwaysEmitIntoClient
    public func getLiveStoryTopDonors(groupCallID: Int32) async throws -> LiveStoryDonors {
        try await send(GetLiveStoryTopDonors(groupCallID: groupCallID))
    }

    /// `inviteGroupCallParticipant group_call_id:int32 user_id:int53 is_video:Bool = InviteGroupCallParticipantResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_group_call_participant.html)
    @_alwaysEmitIntoClient
    public func inviteGroupCallParticipant(
        groupCallID: Int32,
        userID: Int64,
        isVideo: Bool
    ) async throws -> InviteGroupCallParticipantResult {
        try await send(InviteGroupCallParticipant(groupCallID: groupCallID, userID: userID, isVideo: isVideo))
    }

    /// `declineGroupCallInvitation chat_id:int53 message_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1decline_group_call_invitation.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func declineGroupCallInvitation(chatID: Int64, messageID: Int64) async throws -> Ok {
        try await send(DeclineGroupCallInvitation(chatID: chatID, messageID: messageID))
    }

    /// `banGroupCallParticipants group_call_id:int32 user_ids:vector<int64> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ban_group_call_participants.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func banGroupCallParticipants(groupCallID: Int32, userIDs: [Int64]) async throws -> Ok {
        try await send(BanGroupCallParticipants(groupCallID: groupCallID, userIDs: userIDs))
    }

    /// `inviteVideoChatParticipants group_call_id:int32 user_ids:vector<int53> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_video_chat_participants.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func inviteVideoChatParticipants(groupCallID: Int32, userIDs: [Int64]) async throws -> Ok {
        try await send(InviteVideoChatParticipants(groupCallID: groupCallID, userIDs: userIDs))
    }

    /// `getVideoChatInviteLink group_call_id:int32 can_self_unmute:Bool = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_video_chat_invite_link.html)
    @_alwaysEmitIntoClient
    public func getVideoChatInviteLink(groupCallID: Int32, canSelfUnmute: Bool) async throws -> HttpUrl {
        try await send(GetVideoChatInviteLink(groupCallID: groupCallID, canSelfUnmute: canSelfUnmute))
    }

    /// `revokeGroupCallInviteLink group_call_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1revoke_group_call_invite_link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func revokeGroupCallInviteLink(groupCallID: Int32) async throws -> Ok {
        try await send(RevokeGroupCallInviteLink(groupCallID: groupCallID))
    }

    /// `startGroupCallRecording group_call_id:int32 title:string record_video:Bool use_portrait_orientation:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1start_group_call_recording.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func startGroupCallRecording(
        groupCallID: Int32,
        title: String,
        recordVideo: Bool,
        usePortraitOrientation: Bool
    ) async throws -> Ok {
        try await send(StartGroupCallRecording(
        groupCallID: groupCallID,
        title: title,
        recordVideo: recordVideo,
        usePortraitOrientation: usePortraitOrientation
    ))
    }

    /// `endGroupCallRecording group_call_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1end_group_call_recording.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func endGroupCallRecording(groupCallID: Int32) async throws -> Ok {
        try await send(EndGroupCallRecording(groupCallID: groupCallID))
    }

    /// `toggleGroupCallIsMyVideoPaused group_call_id:int32 is_my_video_paused:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_is_my_video_paused.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleGroupCallIsMyVideoPaused(groupCallID: Int32, isMyVideoPaused: Bool) async throws -> Ok {
        try await send(ToggleGroupCallIsMyVideoPaused(groupCallID: groupCallID, isMyVideoPaused: isMyVideoPaused))
    }

    /// `toggleGroupCallIsMyVideoEnabled group_call_id:int32 is_my_video_enabled:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_is_my_video_enabled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleGroupCallIsMyVideoEnabled(groupCallID: Int32, isMyVideoEnabled: Bool) async throws -> Ok {
        try await send(ToggleGroupCallIsMyVideoEnabled(groupCallID: groupCallID, isMyVideoEnabled: isMyVideoEnabled))
    }

    /// `setGroupCallPaidMessageStarCount group_call_id:int32 paid_message_star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_group_call_paid_message_star_count.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setGroupCallPaidMessageStarCount(groupCallID: Int32, paidMessageStarCount: Int64) async throws -> Ok {
        try await send(SetGroupCallPaidMessageStarCount(
        groupCallID: groupCallID,
        paidMessageStarCount: paidMessageStarCount
    ))
    }

    /// `setGroupCallParticipantIsSpeaking group_call_id:int32 audio_source:int32 is_speaking:Bool = MessageSender`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_group_call_participant_is_speaking.html)
    @_alwaysEmitIntoClient
    public func setGroupCallParticipantIsSpeaking(
        groupCallID: Int32,
        audioSource: Int32,
        isSpeaking: Bool
    ) async throws -> MessageSender {
        try await send(SetGroupCallParticipantIsSpeaking(
        groupCallID: groupCallID,
        audioSource: audioSource,
        isSpeaking: isSpeaking
    ))
    }

    /// `toggleGroupCallParticipantIsMuted group_call_id:int32 participant_id:MessageSender is_muted:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_participant_is_muted.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleGroupCallParticipantIsMuted(
        groupCallID: Int32,
        participantID: MessageSender,
        isMuted: Bool
    ) async throws -> Ok {
        try await send(ToggleGroupCallParticipantIsMuted(
        groupCallID: groupCallID,
        participantID: participantID,
        isMuted: isMuted
    ))
    }

    /// `setGroupCallParticipantVolumeLevel group_call_id:int32 participant_id:MessageSender volume_level:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_group_call_participant_volume_level.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setGroupCallParticipantVolumeLevel(
        groupCallID: Int32,
        participantID: MessageSender,
        volumeLevel: Int32
    ) async throws -> Ok {
        try await send(SetGroupCallParticipantVolumeLevel(
        groupCallID: groupCallID,
        participantID: participantID,
        volumeLevel: volumeLevel
    ))
    }

    /// `toggleGroupCallParticipantIsHandRaised group_call_id:int32 participant_id:MessageSender is_hand_raised:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_group_call_participant_is_hand_raised.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleGroupCallParticipantIsHandRaised(
        groupCallID: Int32,
        participantID: MessageSender,
        isHandRaised: Bool
    ) async throws -> Ok {
        try await send(ToggleGroupCallParticipantIsHandRaised(
        groupCallID: groupCallID,
        participantID: participantID,
        isHandRaised: isHandRaised
    ))
    }

    /// `getGroupCallParticipants input_group_call:InputGroupCall limit:int32 = GroupCallParticipants`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_group_call_participants.html)
    @_alwaysEmitIntoClient
    public func getGroupCallParticipants(
        inputGroupCall: InputGroupCall,
        limit: Int32
    ) async throws -> GroupCallParticipants {
        try await send(GetGroupCallParticipants(inputGroupCall: inputGroupCall, limit: limit))
    }

    /// `loadGroupCallParticipants group_call_id:int32 limit:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1load_group_call_participants.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func loadGroupCallParticipants(groupCallID: Int32, limit: Int32) async throws -> Ok {
        try await send(LoadGroupCallParticipants(groupCallID: groupCallID, limit: limit))
    }

    /// `leaveGroupCall group_call_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1leave_group_call.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func leaveGroupCall(groupCallID: Int32) async throws -> Ok {
        try await send(LeaveGroupCall(groupCallID: groupCallID))
    }

    /// `endGroupCall group_call_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1end_group_call.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func endGroupCall(groupCallID: Int32) async throws -> Ok {
        try await send(EndGroupCall(groupCallID: groupCallID))
    }

    /// `getGroupCallStreams group_call_id:int32 = GroupCallStreams`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_group_call_streams.html)
    @_alwaysEmitIntoClient
    public func getGroupCallStreams(groupCallID: Int32) async throws -> GroupCallStreams {
        try await send(GetGroupCallStreams(groupCallID: groupCallID))
    }

    /// `getGroupCallStreamSegment group_call_id:int32 time_offset:int53 scale:int32 channel_id:int32 video_quality:GroupCallVideoQuality = Data`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_group_call_stream_segment.html)
    @_alwaysEmitIntoClient
    public func getGroupCallStreamSegment(
        groupCallID: Int32,
        timeOffset: Int64,
        scale: Int32,
        channelID: Int32,
        videoQuality: GroupCallVideoQuality? = nil
    ) async throws -> TDData {
        try await send(GetGroupCallStreamSegment(
        groupCallID: groupCallID,
        timeOffset: timeOffset,
        scale: scale,
        channelID: channelID,
        videoQuality: videoQuality
    ))
    }

    /// `encryptGroupCallData group_call_id:int32 data_channel:GroupCallDataChannel data:bytes unencrypted_prefix_size:int32 = Data`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1encrypt_group_call_data.html)
    @_alwaysEmitIntoClient
    public func encryptGroupCallData(
        groupCallID: Int32,
        dataChannel: GroupCallDataChannel,
        data: [UInt8],
        unencryptedPrefixSize: Int32
    ) async throws -> TDData {
        try await send(EncryptGroupCallData(
        groupCallID: groupCallID,
        dataChannel: dataChannel,
        data: data,
        unencryptedPrefixSize: unencryptedPrefixSize
    ))
    }

    /// `decryptGroupCallData group_call_id:int32 participant_id:MessageSender data_channel:GroupCallDataChannel data:bytes = Data`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1decrypt_group_call_data.html)
    @_alwaysEmitIntoClient
    public func decryptGroupCallData(
        groupCallID: Int32,
        participantID: MessageSender,
        dataChannel: GroupCallDataChannel? = nil,
        data: [UInt8]
    ) async throws -> TDData {
        try await send(DecryptGroupCallData(
        groupCallID: groupCallID,
        participantID: participantID,
        dataChannel: dataChannel,
        data: data
    ))
    }

    /// `testCallEmpty = Ok`
    ///
    /// Needs no network. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_empty.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func testCallEmpty() async throws -> Ok {
        try await send(TestCallEmpty())
    }

    /// `testCallString x:string = TestString`
    ///
    /// Needs no network. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_string.html)
    @_alwaysEmitIntoClient
    public func testCallString(x: String) async throws -> TestString {
        try await send(TestCallString(x: x))
    }

    /// `testCallBytes x:bytes = TestBytes`
    ///
    /// Needs no network. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_bytes.html)
    @_alwaysEmitIntoClient
    public func testCallBytes(x: [UInt8]) async throws -> TestBytes {
        try await send(TestCallBytes(x: x))
    }

    /// `testCallVectorInt x:vector<int32> = TestVectorInt`
    ///
    /// Needs no network. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_vector_int.html)
    @_alwaysEmitIntoClient
    public func testCallVectorInt(x: [Int32]) async throws -> TestVectorInt {
        try await send(TestCallVectorInt(x: x))
    }

    /// `testCallVectorIntObject x:vector<testInt> = TestVectorIntObject`
    ///
    /// Needs no network. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_vector_int_object.html)
    @_alwaysEmitIntoClient
    public func testCallVectorIntObject(x: [TestInt]) async throws -> TestVectorIntObject {
        try await send(TestCallVectorIntObject(x: x))
    }

    /// `testCallVectorString x:vector<string> = TestVectorString`
    ///
    /// Needs no network. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_vector_string.html)
    @_alwaysEmitIntoClient
    public func testCallVectorString(x: [String]) async throws -> TestVectorString {
        try await send(TestCallVectorString(x: x))
    }

    /// `testCallVectorStringObject x:vector<testString> = TestVectorStringObject`
    ///
    /// Needs no network. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_call_vector_string_object.html)
    @_alwaysEmitIntoClient
    public func testCallVectorStringObject(x: [TestString]) async throws -> TestVectorStringObject {
        try await send(TestCallVectorStringObject(x: x))
    }
}

#if Hashable
extension GetGroupsInCommon: Hashable {}
extension SearchCallMessages: Hashable {}
extension DeleteAllCallMessages: Hashable {}
extension GetVideoMessageAdvertisements: Hashable {}
extension ViewVideoMessageAdvertisement: Hashable {}
extension ClickVideoMessageAdvertisement: Hashable {}
extension ReportVideoMessageAdvertisement: Hashable {}
extension StartLiveStory: Hashable {}
extension CreateCall: Hashable {}
extension AcceptCall: Hashable {}
extension SendCallSignalingData: Hashable {}
extension DiscardCall: Hashable {}
extension SendCallRating: Hashable {}
extension SendCallDebugInformation: Hashable {}
extension SendCallLog: Hashable {}
extension GetVideoChatAvailableParticipants: Hashable {}
extension SetVideoChatDefaultParticipant: Hashable {}
extension CreateVideoChat: Hashable {}
extension CreateGroupCall: Hashable {}
extension GetVideoChatRtmpUrl: Hashable {}
extension ReplaceVideoChatRtmpUrl: Hashable {}
extension GetLiveStoryRtmpUrl: Hashable {}
extension ReplaceLiveStoryRtmpUrl: Hashable {}
extension GetGroupCall: Hashable {}
extension ToggleVideoChatEnabledStartNotification: Hashable {}
extension JoinGroupCall: Hashable {}
extension JoinVideoChat: Hashable {}
extension JoinLiveStory: Hashable {}
extension StartGroupCallScreenSharing: Hashable {}
extension ToggleGroupCallScreenSharingIsPaused: Hashable {}
extension EndGroupCallScreenSharing: Hashable {}
extension SetVideoChatTitle: Hashable {}
extension ToggleVideoChatMuteNewParticipants: Hashable {}
extension ToggleGroupCallAreMessagesAllowed: Hashable {}
extension GetLiveStoryStreamer: Hashable {}
extension GetLiveStoryAvailableMessageSenders: Hashable {}
extension SetLiveStoryMessageSender: Hashable {}
extension SendGroupCallMessage: Hashable {}
extension DeleteGroupCallMessages: Hashable {}
extension DeleteGroupCallMessagesBySender: Hashable {}
extension GetLiveStoryTopDonors: Hashable {}
extension InviteGroupCallParticipant: Hashable {}
extension DeclineGroupCallInvitation: Hashable {}
extension BanGroupCallParticipants: Hashable {}
extension InviteVideoChatParticipants: Hashable {}
extension GetVideoChatInviteLink: Hashable {}
extension RevokeGroupCallInviteLink: Hashable {}
extension StartGroupCallRecording: Hashable {}
extension EndGroupCallRecording: Hashable {}
extension ToggleGroupCallIsMyVideoPaused: Hashable {}
extension ToggleGroupCallIsMyVideoEnabled: Hashable {}
extension SetGroupCallPaidMessageStarCount: Hashable {}
extension SetGroupCallParticipantIsSpeaking: Hashable {}
extension ToggleGroupCallParticipantIsMuted: Hashable {}
extension SetGroupCallParticipantVolumeLevel: Hashable {}
extension ToggleGroupCallParticipantIsHandRaised: Hashable {}
extension GetGroupCallParticipants: Hashable {}
extension LoadGroupCallParticipants: Hashable {}
extension LeaveGroupCall: Hashable {}
extension EndGroupCall: Hashable {}
extension GetGroupCallStreams: Hashable {}
extension GetGroupCallStreamSegment: Hashable {}
extension EncryptGroupCallData: Hashable {}
extension DecryptGroupCallData: Hashable {}
extension TestCallEmpty: Hashable {}
extension TestCallString: Hashable {}
extension TestCallBytes: Hashable {}
extension TestCallVectorInt: Hashable {}
extension TestCallVectorIntObject: Hashable {}
extension TestCallVectorString: Hashable {}
extension TestCallVectorStringObject: Hashable {}
#endif
