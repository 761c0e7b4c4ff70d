// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `answerChatJoinRequestQuery query_id:int64 result:ChatJoinRequestResult url:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_chat_join_request_query.html)
public struct AnswerChatJoinRequestQuery: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let queryID: Int64
    public let result: ChatJoinRequestResult
    public let url: String

    public init(queryID: Int64, result: ChatJoinRequestResult, url: String) {
        self.queryID = queryID
        self.result = result
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"answerChatJoinRequestQuery""#)
        wire.int64(#","query_id":"#, self.queryID)
        wire.object(#","result":"#, self.result)
        wire.string(#","url":"#, self.url)
        wire.close()
    }
}

/// `setChatPermissions chat_id:int53 permissions:chatPermissions = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_permissions.html)
public struct SetChatPermissions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let permissions: ChatPermissions

    public init(chatID: Int64, permissions: ChatPermissions) {
        self.chatID = chatID
        self.permissions = permissions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatPermissions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","permissions":"#, self.permissions)
        wire.close()
    }
}

/// `addChatMember chat_id:int53 user_id:int53 forward_limit:int32 = FailedToAddMembers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_chat_member.html)
public struct AddChatMember: TDFunction, CustomStringConvertible {
    public typealias Result = FailedToAddMembers
    public let chatID: Int64
    public let userID: Int64
    public let forwardLimit: Int32

    public init(chatID: Int64, userID: Int64, forwardLimit: Int32) {
        self.chatID = chatID
        self.userID = userID
        self.forwardLimit = forwardLimit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addChatMember""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","forward_limit":"#, self.forwardLimit)
        wire.close()
    }
}

/// `addChatMembers chat_id:int53 user_ids:vector<int53> = FailedToAddMembers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_chat_members.html)
public struct AddChatMembers: TDFunction, CustomStringConvertible {
    public typealias Result = FailedToAddMembers
    public let chatID: Int64
    public let userIDs: [Int64]

    public init(chatID: Int64, userIDs: [Int64]) {
        self.chatID = chatID
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addChatMembers""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }
}

/// `setChatMemberStatus chat_id:int53 member_id:MessageSender status:ChatMemberStatus = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_member_status.html)
public struct SetChatMemberStatus: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let memberID: MessageSender
    public let status: ChatMemberStatus

    public init(chatID: Int64, memberID: MessageSender, status: ChatMemberStatus) {
        self.chatID = chatID
        self.memberID = memberID
        self.status = status
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatMemberStatus""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","member_id":"#, self.memberID)
        wire.object(#","status":"#, self.status)
        wire.close()
    }
}

/// `setChatMemberTag chat_id:int53 user_id:int53 tag:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_member_tag.html)
public struct SetChatMemberTag: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatID: Int64
    public let userID: Int64
    /// Length 0 to 16 characters.
    public let tag: String

    public init(chatID: Int64, userID: Int64, tag: String) {
        self.chatID = chatID
        self.userID = userID
        self.tag = tag
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setChatMemberTag""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","tag":"#, self.tag)
        wire.close()
    }
}

/// `banChatMember chat_id:int53 member_id:MessageSender banned_until_date:int32 revoke_messages:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ban_chat_member.html)
public struct BanChatMember: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let memberID: MessageSender
    /// Unix time in seconds.
    public let bannedUntilDate: Int32
    public let revokeMessages: Bool

    public init(chatID: Int64, memberID: MessageSender, bannedUntilDate: Int32, revokeMessages: Bool) {
        self.chatID = chatID
        self.memberID = memberID
        self.bannedUntilDate = bannedUntilDate
        self.revokeMessages = revokeMessages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"banChatMember""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","member_id":"#, self.memberID)
        wire.int32(#","banned_until_date":"#, self.bannedUntilDate)
        wire.bool(#","revoke_messages":"#, self.revokeMessages)
        wire.close()
    }
}

/// `getChatMember chat_id:int53 member_id:MessageSender = ChatMember`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_member.html)
public struct GetChatMember: TDFunction, CustomStringConvertible {
    public typealias Result = ChatMember
    public let chatID: Int64
    public let memberID: MessageSender

    public init(chatID: Int64, memberID: MessageSender) {
        self.chatID = chatID
        self.memberID = memberID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatMember""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","member_id":"#, self.memberID)
        wire.close()
    }
}

/// `searchChatMembers chat_id:int53 query:string limit:int32 filter:ChatMembersFilter = ChatMembers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chat_members.html)
public struct SearchChatMembers: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatMembers
    public let chatID: Int64
    public let query: String
    public let limit: Int32
    /// May be left out.
    public let filter: ChatMembersFilter?

    public init(chatID: Int64, query: String, limit: Int32, filter: ChatMembersFilter? = nil) {
        self.chatID = chatID
        self.query = query
        self.limit = limit
        self.filter = filter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchChatMembers""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","query":"#, self.query)
        wire.int32(#","limit":"#, self.limit)
        wire.object(#","filter":"#, self.filter)
        wire.close()
    }
}

/// `getChatAdministrators chat_id:int53 = ChatAdministrators`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_administrators.html)
public struct GetChatAdministrators: TDFunction, CustomStringConvertible {
    public typealias Result = ChatAdministrators
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatAdministrators""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getChatBoostLevelFeatures is_channel:Bool level:int32 = ChatBoostLevelFeatures`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boost_level_features.html)
public struct GetChatBoostLevelFeatures: TDFunction, CustomStringConvertible {
    public typealias Result = ChatBoostLevelFeatures
    public let isChannel: Bool
    public let level: Int32

    public init(isChannel: Bool, level: Int32) {
        self.isChannel = isChannel
        self.level = level
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatBoostLevelFeatures""#)
        wire.bool(#","is_channel":"#, self.isChannel)
        wire.int32(#","level":"#, self.level)
        wire.close()
    }
}

/// `getChatBoostFeatures is_channel:Bool = ChatBoostFeatures`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boost_features.html)
public struct GetChatBoostFeatures: TDFunction, CustomStringConvertible {
    public typealias Result = ChatBoostFeatures
    public let isChannel: Bool

    public init(isChannel: Bool) {
        self.isChannel = isChannel
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatBoostFeatures""#)
        wire.bool(#","is_channel":"#, self.isChannel)
        wire.close()
    }
}

/// `getChatBoostStatus chat_id:int53 = ChatBoostStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boost_status.html)
public struct GetChatBoostStatus: TDFunction, CustomStringConvertible {
    public typealias Result = ChatBoostStatus
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatBoostStatus""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getChatBoostLink chat_id:int53 = ChatBoostLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boost_link.html)
public struct GetChatBoostLink: TDFunction, CustomStringConvertible {
    public typealias Result = ChatBoostLink
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatBoostLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getChatBoostLinkInfo url:string = ChatBoostLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boost_link_info.html)
public struct GetChatBoostLinkInfo: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatBoostLinkInfo
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatBoostLinkInfo""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }
}

/// `getChatBoosts chat_id:int53 only_gift_codes:Bool offset:string limit:int32 = FoundChatBoosts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boosts.html)
public struct GetChatBoosts: TDFunction, CustomStringConvertible {
    public typealias Result = FoundChatBoosts
    public let chatID: Int64
    public let onlyGiftCodes: Bool
    public let offset: String
    public let limit: Int32

    public init(chatID: Int64, onlyGiftCodes: Bool, offset: String, limit: Int32) {
        self.chatID = chatID
        self.onlyGiftCodes = onlyGiftCodes
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatBoosts""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","only_gift_codes":"#, self.onlyGiftCodes)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `replacePrimaryChatInviteLink chat_id:int53 = ChatInviteLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1replace_primary_chat_invite_link.html)
public struct ReplacePrimaryChatInviteLink: TDFunction, CustomStringConvertible {
    public typealias Result = ChatInviteLink
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"replacePrimaryChatInviteLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `createChatInviteLink chat_id:int53 name:string expiration_date:int32 member_limit:int32 creates_join_request:Bool = ChatInviteLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_chat_invite_link.html)
public struct CreateChatInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatInviteLink
    public let chatID: Int64
    /// Length 0 to 32 characters.
    public let name: String
    /// Unix time in seconds.
    public let expirationDate: Int32
    /// Range 0 to 99999.
    public let memberLimit: Int32
    public let createsJoinRequest: Bool

    public init(chatID: Int64, name: String, expirationDate: Int32, memberLimit: Int32, createsJoinRequest: Bool) {
        self.chatID = chatID
        self.name = name
        self.expirationDate = expirationDate
        self.memberLimit = memberLimit
        self.createsJoinRequest = createsJoinRequest
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createChatInviteLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","name":"#, self.name)
        wire.int32(#","expiration_date":"#, self.expirationDate)
        wire.int32(#","member_limit":"#, self.memberLimit)
        wire.bool(#","creates_join_request":"#, self.createsJoinRequest)
        wire.close()
    }
}

/// `editChatInviteLink chat_id:int53 invite_link:string name:string expiration_date:int32 member_limit:int32 creates_join_request:Bool = ChatInviteLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_chat_invite_link.html)
public struct EditChatInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatInviteLink
    public let chatID: Int64
    public let inviteLink: String
    /// Length 0 to 32 characters.
    public let name: String
    /// Unix time in seconds.
    public let expirationDate: Int32
    /// Range 0 to 99999.
    public let memberLimit: Int32
    public let createsJoinRequest: Bool

    public init(
        chatID: Int64,
        inviteLink: String,
        name: String,
        expirationDate: Int32,
        memberLimit: Int32,
        createsJoinRequest: Bool
    ) {
        self.chatID = chatID
        self.inviteLink = inviteLink
        self.name = name
        self.expirationDate = expirationDate
        self.memberLimit = memberLimit
        self.createsJoinRequest = createsJoinRequest
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editChatInviteLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.string(#","name":"#, self.name)
        wire.int32(#","expiration_date":"#, self.expirationDate)
        wire.int32(#","member_limit":"#, self.memberLimit)
        wire.bool(#","creates_join_request":"#, self.createsJoinRequest)
        wire.close()
    }
}

/// `getChatInviteLink chat_id:int53 invite_link:string = ChatInviteLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_invite_link.html)
public struct GetChatInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatInviteLink
    public let chatID: Int64
    public let inviteLink: String

    public init(chatID: Int64, inviteLink: String) {
        self.chatID = chatID
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatInviteLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }
}

/// `getChatInviteLinkCounts chat_id:int53 = ChatInviteLinkCounts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_invite_link_counts.html)
public struct GetChatInviteLinkCounts: TDFunction, CustomStringConvertible {
    public typealias Result = ChatInviteLinkCounts
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatInviteLinkCounts""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `getChatInviteLinks chat_id:int53 creator_user_id:int53 is_revoked:Bool offset_date:int32 offset_invite_link:string limit:int32 = ChatInviteLinks`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_invite_links.html)
public struct GetChatInviteLinks: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatInviteLinks
    public let chatID: Int64
    public let creatorUserID: Int64
    public let isRevoked: Bool
    public let offsetDate: Int32
    public let offsetInviteLink: String
    public let limit: Int32

    public init(
        chatID: Int64,
        creatorUserID: Int64,
        isRevoked: Bool,
        offsetDate: Int32,
        offsetInviteLink: String,
        limit: Int32
    ) {
        self.chatID = chatID
        self.creatorUserID = creatorUserID
        self.isRevoked = isRevoked
        self.offsetDate = offsetDate
        self.offsetInviteLink = offsetInviteLink
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatInviteLinks""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","creator_user_id":"#, self.creatorUserID)
        wire.bool(#","is_revoked":"#, self.isRevoked)
        wire.int32(#","offset_date":"#, self.offsetDate)
        wire.string(#","offset_invite_link":"#, self.offsetInviteLink)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getChatInviteLinkMembers chat_id:int53 invite_link:string only_with_expired_subscription:Bool offset_member:chatInviteLinkMember limit:int32 = ChatInviteLinkMembers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_invite_link_members.html)
public struct GetChatInviteLinkMembers: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatInviteLinkMembers
    public let chatID: Int64
    public let inviteLink: String
    public let onlyWithExpiredSubscription: Bool
    /// May be left out.
    public let offsetMember: ChatInviteLinkMember?
    public let limit: Int32

    public init(
        chatID: Int64,
        inviteLink: String,
        onlyWithExpiredSubscription: Bool,
        offsetMember: ChatInviteLinkMember? = nil,
        limit: Int32
    ) {
        self.chatID = chatID
        self.inviteLink = inviteLink
        self.onlyWithExpiredSubscription = onlyWithExpiredSubscription
        self.offsetMember = offsetMember
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatInviteLinkMembers""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.bool(#","only_with_expired_subscription":"#, self.onlyWithExpiredSubscription)
        wire.object(#","offset_member":"#, self.offsetMember)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `revokeChatInviteLink chat_id:int53 invite_link:string = ChatInviteLinks`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1revoke_chat_invite_link.html)
public struct RevokeChatInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatInviteLinks
    public let chatID: Int64
    public let inviteLink: String

    public init(chatID: Int64, inviteLink: String) {
        self.chatID = chatID
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"revokeChatInviteLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }
}

/// `deleteRevokedChatInviteLink chat_id:int53 invite_link:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_revoked_chat_invite_link.html)
public struct DeleteRevokedChatInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatID: Int64
    public let inviteLink: String

    public init(chatID: Int64, inviteLink: String) {
        self.chatID = chatID
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteRevokedChatInviteLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }
}

/// `deleteAllRevokedChatInviteLinks chat_id:int53 creator_user_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_all_revoked_chat_invite_links.html)
public struct DeleteAllRevokedChatInviteLinks: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let creatorUserID: Int64

    public init(chatID: Int64, creatorUserID: Int64) {
        self.chatID = chatID
        self.creatorUserID = creatorUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteAllRevokedChatInviteLinks""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","creator_user_id":"#, self.creatorUserID)
        wire.close()
    }
}

/// `checkChatInviteLink invite_link:string = ChatInviteLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_invite_link.html)
public struct CheckChatInviteLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatInviteLinkInfo
    public let inviteLink: String

    public init(inviteLink: String) {
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkChatInviteLink""#)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }
}

/// `getChatJoinRequests chat_id:int53 invite_link:string query:string offset_request:chatJoinRequest limit:int32 = ChatJoinRequests`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_join_requests.html)
public struct GetChatJoinRequests: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatJoinRequests
    public let chatID: Int64
    public let inviteLink: String
    public let query: String
    /// May be left out.
    public let offsetRequest: ChatJoinRequest?
    public let limit: Int32

    public init(chatID: Int64, inviteLink: String, query: String, offsetRequest: ChatJoinRequest? = nil, limit: Int32) {
        self.chatID = chatID
        self.inviteLink = inviteLink
        self.query = query
        self.offsetRequest = offsetRequest
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatJoinRequests""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.string(#","query":"#, self.query)
        wire.object(#","offset_request":"#, self.offsetRequest)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `processChatJoinRequest chat_id:int53 user_id:int53 approve:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_chat_join_request.html)
public struct ProcessChatJoinRequest: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let userID: Int64
    public let approve: Bool

    public init(chatID: Int64, userID: Int64, approve: Bool) {
        self.chatID = chatID
        self.userID = userID
        self.approve = approve
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"processChatJoinRequest""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","user_id":"#, self.userID)
        wire.bool(#","approve":"#, self.approve)
        wire.close()
    }
}

/// `processChatJoinRequests chat_id:int53 invite_link:string approve:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_chat_join_requests.html)
public struct ProcessChatJoinRequests: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatID: Int64
    public let inviteLink: String
    public let approve: Bool

    public init(chatID: Int64, inviteLink: String, approve: Bool) {
        self.chatID = chatID
        self.inviteLink = inviteLink
        self.approve = approve
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"processChatJoinRequests""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.bool(#","approve":"#, self.approve)
        wire.close()
    }
}

/// `getBlockedMessageSenders block_list:BlockList offset:int32 limit:int32 = MessageSenders`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_blocked_message_senders.html)
public struct GetBlockedMessageSenders: TDFunction, CustomStringConvertible {
    public typealias Result = MessageSenders
    public let blockList: BlockList
    public let offset: Int32
    public let limit: Int32

    public init(blockList: BlockList, offset: Int32, limit: Int32) {
        self.blockList = blockList
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBlockedMessageSenders""#)
        wire.object(#","block_list":"#, self.blockList)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getChatStatistics chat_id:int53 is_dark:Bool = ChatStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_statistics.html)
public struct GetChatStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = ChatStatistics
    public let chatID: Int64
    public let isDark: Bool

    public init(chatID: Int64, isDark: Bool) {
        self.chatID = chatID
        self.isDark = isDark
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatStatistics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","is_dark":"#, self.isDark)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `answerChatJoinRequestQuery query_id:int64 result:ChatJoinRequestResult url:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_chat_join_request_query.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func answerChatJoinRequestQuery(
        queryID: Int64,
        result: ChatJoinRequestResult,
        url: String
    ) async throws -> Ok {
        try await send(AnswerChatJoinRequestQuery(queryID: queryID, result: result, url: url))
    }

    /// `setChatPermissions chat_id:int53 permissions:chatPermissions = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_permissions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatPermissions(chatID: Int64, permissions: ChatPermissions) async throws -> Ok {
        try await send(SetChatPermissions(chatID: chatID, permissions: permissions))
    }

    /// `addChatMember chat_id:int53 user_id:int53 forward_limit:int32 = FailedToAddMembers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_chat_member.html)
    @_alwaysEmitIntoClient
    public func addChatMember(chatID: Int64, userID: Int64, forwardLimit: Int32) async throws -> FailedToAddMembers {
        try await send(AddChatMember(chatID: chatID, userID: userID, forwardLimit: forwardLimit))
    }

    /// `addChatMembers chat_id:int53 user_ids:vector<int53> = FailedToAddMembers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_chat_members.html)
    @_alwaysEmitIntoClient
    public func addChatMembers(chatID: Int64, userIDs: [Int64]) async throws -> FailedToAddMembers {
        try await send(AddChatMembers(chatID: chatID, userIDs: userIDs))
    }

    /// `setChatMemberStatus chat_id:int53 member_id:MessageSender status:ChatMemberStatus = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_member_status.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatMemberStatus(
        chatID: Int64,
        memberID: MessageSender,
        status: ChatMemberStatus
    ) async throws -> Ok {
        try await send(SetChatMemberStatus(chatID: chatID, memberID: memberID, status: status))
    }

    /// `setChatMemberTag chat_id:int53 user_id:int53 tag:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_chat_member_tag.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setChatMemberTag(chatID: Int64, userID: Int64, tag: String) async throws -> Ok {
        try await send(SetChatMemberTag(chatID: chatID, userID: userID, tag: tag))
    }

    /// `banChatMember chat_id:int53 member_id:MessageSender banned_until_date:int32 revoke_messages:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ban_chat_member.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func banChatMember(
        chatID: Int64,
        memberID: MessageSender,
        bannedUntilDate: Int32,
        revokeMessages: Bool
    ) async throws -> Ok {
        try await send(BanChatMember(
        chatID: chatID,
        memberID: memberID,
        bannedUntilDate: bannedUntilDate,
        revokeMessages: revokeMessages
    ))
    }

    /// `getChatMember chat_id:int53 member_id:MessageSender = ChatMember`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_member.html)
    @_alwaysEmitIntoClient
    public func getChatMember(chatID: Int64, memberID: MessageSender) async throws -> ChatMember {
        try await send(GetChatMember(chatID: chatID, memberID: memberID))
    }

    /// `searchChatMembers chat_id:int53 query:string limit:int32 filter:ChatMembersFilter = ChatMembers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chat_members.html)
    @_alwaysEmitIntoClient
    public func searchChatMembers(
        chatID: Int64,
        query: String,
        limit: Int32,
        filter: ChatMembersFilter? = nil
    ) async throws -> ChatMembers {
        try await send(SearchChatMembers(chatID: chatID, query: query, limit: limit, filter: filter))
    }

    /// `getChatAdministrators chat_id:int53 = ChatAdministrators`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_administrators.html)
    @_alwaysEmitIntoClient
    public func getChatAdministrators(chatID: Int64) async throws -> ChatAdministrators {
        try await send(GetChatAdministrators(chatID: chatID))
    }

    /// `getChatBoostLevelFeatures is_channel:Bool level:int32 = ChatBoostLevelFeatures`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boost_level_features.html)
    @_alwaysEmitIntoClient
    public func getChatBoostLevelFeatures(isChannel: Bool, level: Int32) async throws -> ChatBoostLevelFeatures {
        try await send(GetChatBoostLevelFeatures(isChannel: isChannel, level: level))
    }

    /// `getChatBoostFeatures is_channel:Bool = ChatBoostFeatures`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boost_features.html)
    @_alwaysEmitIntoClient
    public func getChatBoostFeatures(isChannel: Bool) async throws -> ChatBoostFeatures {
        try await send(GetChatBoostFeatures(isChannel: isChannel))
    }

    /// `getChatBoostStatus chat_id:int53 = ChatBoostStatus`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boost_status.html)
    @_alwaysEmitIntoClient
    public func getChatBoostStatus(chatID: Int64) async throws -> ChatBoostStatus {
        try await send(GetChatBoostStatus(chatID: chatID))
    }

    /// `getChatBoostLink chat_id:int53 = ChatBoostLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boost_link.html)
    @_alwaysEmitIntoClient
    public func getChatBoostLink(chatID: Int64) async throws -> ChatBoostLink {
        try await send(GetChatBoostLink(chatID: chatID))
    }

    /// `getChatBoostLinkInfo url:string = ChatBoostLinkInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boost_link_info.html)
    @_alwaysEmitIntoClient
    public func getChatBoostLinkInfo(url: String) async throws -> ChatBoostLinkInfo {
        try await send(GetChatBoostLinkInfo(url: url))
    }

    /// `getChatBoosts chat_id:int53 only_gift_codes:Bool offset:string limit:int32 = FoundChatBoosts`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_boosts.html)
    @_alwaysEmitIntoClient
    public func getChatBoosts(
        chatID: Int64,
        onlyGiftCodes: Bool,
        offset: String,
        limit: Int32
    ) async throws -> FoundChatBoosts {
        try await send(GetChatBoosts(chatID: chatID, onlyGiftCodes: onlyGiftCodes, offset: offset, limit: limit))
    }

    /// `replacePrimaryChatInviteLink chat_id:int53 = ChatInviteLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1replace_primary_chat_invite_link.html)
    @_alwaysEmitIntoClient
    public func replacePrimaryChatInviteLink(chatID: Int64) async throws -> ChatInviteLink {
        try await send(ReplacePrimaryChatInviteLink(chatID: chatID))
    }

    /// `createChatInviteLink chat_id:int53 name:string expiration_date:int32 member_limit:int32 creates_join_request:Bool = ChatInviteLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_chat_invite_link.html)
    @_alwaysEmitIntoClient
    public func createChatInviteLink(
        chatID: Int64,
        name: String,
        expirationDate: Int32,
        memberLimit: Int32,
        createsJoinRequest: Bool
    ) async throws -> ChatInviteLink {
        try await send(CreateChatInviteLink(
        chatID: chatID,
        name: name,
        expirationDate: expirationDate,
        memberLimit: memberLimit,
        createsJoinRequest: createsJoinRequest
    ))
    }

    /// `editChatInviteLink chat_id:int53 invite_link:string name:string expiration_date:int32 member_limit:int32 creates_join_request:Bool = ChatInviteLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_chat_invite_link.html)
    @_alwaysEmitIntoClient
    public func editChatInviteLink(
        chatID: Int64,
        inviteLink: String,
        name: String,
        expirationDate: Int32,
        memberLimit: Int32,
        createsJoinRequest: Bool
    ) async throws -> ChatInviteLink {
        try await send(EditChatInviteLink(
        chatID: chatID,
        inviteLink: inviteLink,
        name: name,
        expirationDate: expirationDate,
        memberLimit: memberLimit,
        createsJoinRequest: createsJoinRequest
    ))
    }

    /// `getChatInviteLink chat_id:int53 invite_link:string = ChatInviteLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_invite_link.html)
    @_alwaysEmitIntoClient
    public func getChatInviteLink(chatID: Int64, inviteLink: String) async throws -> ChatInviteLink {
        try await send(GetChatInviteLink(chatID: chatID, inviteLink: inviteLink))
    }

    /// `getChatInviteLinkCounts chat_id:int53 = ChatInviteLinkCounts`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_invite_link_counts.html)
    @_alwaysEmitIntoClient
    public func getChatInviteLinkCounts(chatID: Int64) async throws -> ChatInviteLinkCounts {
        try await send(GetChatInviteLinkCounts(chatID: chatID))
    }

    /// `getChatInviteLinks chat_id:int53 creator_user_id:int53 is_revoked:Bool offset_date:int32 offset_invite_link:string limit:int32 = ChatInviteLinks`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_invite_links.html)
    @_alwaysEmitIntoClient
    public func getChatInviteLinks(
        chatID: Int64,
        creatorUserID: Int64,
        isRevoked: Bool,
        offsetDate: Int32,
        offsetInviteLink: String,
        limit: Int32
    ) async throws -> ChatInviteLinks {
        try await send(GetChatInviteLinks(
        chatID: chatID,
        creatorUserID: creatorUserID,
        isRevoked: isRevoked,
        offsetDate: offsetDate,
        offsetInviteLink: offsetInviteLink,
        limit: limit
    ))
    }

    /// `getChatInviteLinkMembers chat_id:int53 invite_link:string only_with_expired_subscription:Bool offset_member:chatInviteLinkMember limit:int32 = ChatInviteLinkMembers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_invite_link_members.html)
    @_alwaysEmitIntoClient
    public func getChatInviteLinkMembers(
        chatID: Int64,
        inviteLink: String,
        onlyWithExpiredSubscription: Bool,
        offsetMember: ChatInviteLinkMember? = nil,
        limit: Int32
    ) async throws -> ChatInviteLinkMembers {
        try await send(GetChatInviteLinkMembers(
        chatID: chatID,
        inviteLink: inviteLink,
        onlyWithExpiredSubscription: onlyWithExpiredSubscription,
        offsetMember: offsetMember,
        limit: limit
    ))
    }

    /// `revokeChatInviteLink chat_id:int53 invite_link:string = ChatInviteLinks`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1revoke_chat_invite_link.html)
    @_alwaysEmitIntoClient
    public func revokeChatInviteLink(chatID: Int64, inviteLink: String) async throws -> ChatInviteLinks {
        try await send(RevokeChatInviteLink(chatID: chatID, inviteLink: inviteLink))
    }

    /// `deleteRevokedChatInviteLink chat_id:int53 invite_link:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_revoked_chat_invite_link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteRevokedChatInviteLink(chatID: Int64, inviteLink: String) async throws -> Ok {
        try await send(DeleteRevokedChatInviteLink(chatID: chatID, inviteLink: inviteLink))
    }

    /// `deleteAllRevokedChatInviteLinks chat_id:int53 creator_user_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_all_revoked_chat_invite_links.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteAllRevokedChatInviteLinks(chatID: Int64, creatorUserID: Int64) async throws -> Ok {
        try await send(DeleteAllRevokedChatInviteLinks(chatID: chatID, creatorUserID: creatorUserID))
    }

    /// `checkChatInviteLink invite_link:string = ChatInviteLinkInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_chat_invite_link.html)
    @_alwaysEmitIntoClient
    public func checkChatInviteLink(inviteLink: String) async throws -> ChatInviteLinkInfo {
        try await send(CheckChatInviteLink(inviteLink: inviteLink))
    }

    /// `getChatJoinRequests chat_id:int53 invite_link:string query:string offset_request:chatJoinRequest limit:int32 = ChatJoinRequests`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_join_requests.html)
    @_alwaysEmitIntoClient
    public func getChatJoinRequests(
        chatID: Int64,
        inviteLink: String,
        query: String,
        offsetRequest: ChatJoinRequest? = nil,
        limit: Int32
    ) async throws -> ChatJoinRequests {
        try await send(GetChatJoinRequests(
        chatID: chatID,
        inviteLink: inviteLink,
        query: query,
        offsetRequest: offsetRequest,
        limit: limit
    ))
    }

    /// `processChatJoinRequest chat_id:int53 user_id:int53 approve:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_chat_join_request.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func processChatJoinRequest(chatID: Int64, userID: Int64, approve: Bool) async throws -> Ok {
        try await send(ProcessChatJoinRequest(chatID: chatID, userID: userID, approve: approve))
    }

    /// `processChatJoinRequests chat_id:int53 invite_link:string approve:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1process_chat_join_requests.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func processChatJoinRequests(chatID: Int64, inviteLink: String, approve: Bool) async throws -> Ok {
        try await send(ProcessChatJoinRequests(chatID: chatID, inviteLink: inviteLink, approve: approve))
    }

    /// `getBlockedMessageSenders block_list:BlockList offset:int32 limit:int32 = MessageSenders`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_blocked_message_senders.html)
    @_alwaysEmitIntoClient
    public func getBlockedMessageSenders(
        blockList: BlockList,
        offset: Int32,
        limit: Int32
    ) async throws -> MessageSenders {
        try await send(GetBlockedMessageSenders(blockList: blockList, offset: offset, limit: limit))
    }

    /// `getChatStatistics chat_id:int53 is_dark:Bool = ChatStatistics`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_statistics.html)
    @_alwaysEmitIntoClient
    public func getChatStatistics(chatID: Int64, isDark: Bool) async throws -> ChatStatistics {
        try await send(GetChatStatistics(chatID: chatID, isDark: isDark))
    }
}

#if Hashable
extension AnswerChatJoinRequestQuery: Hashable {}
extension SetChatPermissions: Hashable {}
extension AddChatMember: Hashable {}
extension AddChatMembers: Hashable {}
extension SetChatMemberStatus: Hashable {}
extension SetChatMemberTag: Hashable {}
extension BanChatMember: Hashable {}
extension GetChatMember: Hashable {}
extension SearchChatMembers: Hashable {}
extension GetChatAdministrators: Hashable {}
extension GetChatBoostLevelFeatures: Hashable {}
extension GetChatBoostFeatures: Hashable {}
extension GetChatBoostStatus: Hashable {}
extension GetChatBoostLink: Hashable {}
extension GetChatBoostLinkInfo: Hashable {}
extension GetChatBoosts: Hashable {}
extension ReplacePrimaryChatInviteLink: Hashable {}
extension CreateChatInviteLink: Hashable {}
extension EditChatInviteLink: Hashable {}
extension GetChatInviteLink: Hashable {}
extension GetChatInviteLinkCounts: Hashable {}
extension GetChatInviteLinks: Hashable {}
extension GetChatInviteLinkMembers: Hashable {}
extension RevokeChatInviteLink: Hashable {}
extension DeleteRevokedChatInviteLink: Hashable {}
extension DeleteAllRevokedChatInviteLinks: Hashable {}
extension CheckChatInviteLink: Hashable {}
extension GetChatJoinRequests: Hashable {}
extension ProcessChatJoinRequest: Hashable {}
extension ProcessChatJoinRequests: Hashable {}
extension GetBlockedMessageSenders: Hashable {}
extension GetChatStatistics: Hashable {}
#endif
