// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `chatPermissions can_send_basic_messages:Bool can_send_audios:Bool can_send_documents:Bool can_send_photos:Bool can_send_videos:Bool can_send_video_notes:Bool can_send_voice_notes:Bool can_send_polls:Bool can_send_other_messages:Bool can_add_link_previews:Bool can_react_to_messages:Bool can_edit_tag:Bool can_change_info:Bool can_invite_users:Bool can_pin_messages:Bool can_create_topics:Bool = ChatPermissions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_permissions.html)
public struct ChatPermissions: TDDecodable, CustomStringConvertible {
    public let canSendBasicMessages: Bool
    public let canSendAudios: Bool
    public let canSendDocuments: Bool
    public let canSendPhotos: Bool
    public let canSendVideos: Bool
    public let canSendVideoNotes: Bool
    public let canSendVoiceNotes: Bool
    public let canSendPolls: Bool
    public let canSendOtherMessages: Bool
    public let canAddLinkPreviews: Bool
    public let canReactToMessages: Bool
    public let canEditTag: Bool
    public let canChangeInfo: Bool
    public let canInviteUsers: Bool
    public let canPinMessages: Bool
    public let canCreateTopics: Bool

    public init(
        canSendBasicMessages: Bool,
        canSendAudios: Bool,
        canSendDocuments: Bool,
        canSendPhotos: Bool,
        canSendVideos: Bool,
        canSendVideoNotes: Bool,
        canSendVoiceNotes: Bool,
        canSendPolls: Bool,
        canSendOtherMessages: Bool,
        canAddLinkPreviews: Bool,
        canReactToMessages: Bool,
        canEditTag: Bool,
        canChangeInfo: Bool,
        canInviteUsers: Bool,
        canPinMessages: Bool,
        canCreateTopics: Bool
    ) {
        self.canSendBasicMessages = canSendBasicMessages
        self.canSendAudios = canSendAudios
        self.canSendDocuments = canSendDocuments
        self.canSendPhotos = canSendPhotos
        self.canSendVideos = canSendVideos
        self.canSendVideoNotes = canSendVideoNotes
        self.canSendVoiceNotes = canSendVoiceNotes
        self.canSendPolls = canSendPolls
        self.canSendOtherMessages = canSendOtherMessages
        self.canAddLinkPreviews = canAddLinkPreviews
        self.canReactToMessages = canReactToMessages
        self.canEditTag = canEditTag
        self.canChangeInfo = canChangeInfo
        self.canInviteUsers = canInviteUsers
        self.canPinMessages = canPinMessages
        self.canCreateTopics = canCreateTopics
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatPermissions""#)
        wire.bool(#","can_send_basic_messages":"#, self.canSendBasicMessages)
        wire.bool(#","can_send_audios":"#, self.canSendAudios)
        wire.bool(#","can_send_documents":"#, self.canSendDocuments)
        wire.bool(#","can_send_photos":"#, self.canSendPhotos)
        wire.bool(#","can_send_videos":"#, self.canSendVideos)
        wire.bool(#","can_send_video_notes":"#, self.canSendVideoNotes)
        wire.bool(#","can_send_voice_notes":"#, self.canSendVoiceNotes)
        wire.bool(#","can_send_polls":"#, self.canSendPolls)
        wire.bool(#","can_send_other_messages":"#, self.canSendOtherMessages)
        wire.bool(#","can_add_link_previews":"#, self.canAddLinkPreviews)
        wire.bool(#","can_react_to_messages":"#, self.canReactToMessages)
        wire.bool(#","can_edit_tag":"#, self.canEditTag)
        wire.bool(#","can_change_info":"#, self.canChangeInfo)
        wire.bool(#","can_invite_users":"#, self.canInviteUsers)
        wire.bool(#","can_pin_messages":"#, self.canPinMessages)
        wire.bool(#","can_create_topics":"#, self.canCreateTopics)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatPermissions? {
        wire.open(#"{"@type":"chatPermissions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatPermissions? {
        var canSendBasicMessages: Bool = false
        var canSendAudios: Bool = false
        var canSendDocuments: Bool = false
        var canSendPhotos: Bool = false
        var canSendVideos: Bool = false
        var canSendVideoNotes: Bool = false
        var canSendVoiceNotes: Bool = false
        var canSendPolls: Bool = false
        var canSendOtherMessages: Bool = false
        var canAddLinkPreviews: Bool = false
        var canReactToMessages: Bool = false
        var canEditTag: Bool = false
        var canChangeInfo: Bool = false
        var canInviteUsers: Bool = false
        var canPinMessages: Bool = false
        var canCreateTopics: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_send_basic_messages":"#, &canSendBasicMessages)
            wire.bool(#","can_send_audios":"#, &canSendAudios)
            wire.bool(#","can_send_documents":"#, &canSendDocuments)
            wire.bool(#","can_send_photos":"#, &canSendPhotos)
            wire.bool(#","can_send_videos":"#, &canSendVideos)
            wire.bool(#","can_send_video_notes":"#, &canSendVideoNotes)
            wire.bool(#","can_send_voice_notes":"#, &canSendVoiceNotes)
            wire.bool(#","can_send_polls":"#, &canSendPolls)
            wire.bool(#","can_send_other_messages":"#, &canSendOtherMessages)
            wire.bool(#","can_add_link_previews":"#, &canAddLinkPreviews)
            wire.bool(#","can_react_to_messages":"#, &canReactToMessages)
            wire.bool(#","can_edit_tag":"#, &canEditTag)
            wire.bool(#","can_change_info":"#, &canChangeInfo)
            wire.bool(#","can_invite_users":"#, &canInviteUsers)
            wire.bool(#","can_pin_messages":"#, &canPinMessages)
            wire.bool(#","can_create_topics":"#, &canCreateTopics)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatPermissions(
            canSendBasicMessages: canSendBasicMessages,
            canSendAudios: canSendAudios,
            canSendDocuments: canSendDocuments,
            canSendPhotos: canSendPhotos,
            canSendVideos: canSendVideos,
            canSendVideoNotes: canSendVideoNotes,
            canSendVoiceNotes: canSendVoiceNotes,
            canSendPolls: canSendPolls,
            canSendOtherMessages: canSendOtherMessages,
            canAddLinkPreviews: canAddLinkPreviews,
            canReactToMessages: canReactToMessages,
            canEditTag: canEditTag,
            canChangeInfo: canChangeInfo,
            canInviteUsers: canInviteUsers,
            canPinMessages: canPinMessages,
            canCreateTopics: canCreateTopics
        )
    }
}

/// `chatAdministratorRights can_manage_chat:Bool can_change_info:Bool can_post_messages:Bool can_edit_messages:Bool can_delete_messages:Bool can_invite_users:Bool can_restrict_members:Bool can_pin_messages:Bool can_manage_topics:Bool can_promote_members:Bool can_manage_video_chats:Bool can_post_stories:Bool can_edit_stories:Bool can_delete_stories:Bool can_manage_direct_messages:Bool can_manage_tags:Bool is_anonymous:Bool = ChatAdministratorRights`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_administrator_rights.html)
public struct ChatAdministratorRights: TDDecodable, CustomStringConvertible {
    public let canManageChat: Bool
    public let canChangeInfo: Bool
    public let canPostMessages: Bool
    public let canEditMessages: Bool
    public let canDeleteMessages: Bool
    public let canInviteUsers: Bool
    public let canRestrictMembers: Bool
    public let canPinMessages: Bool
    public let canManageTopics: Bool
    public let canPromoteMembers: Bool
    public let canManageVideoChats: Bool
    public let canPostStories: Bool
    public let canEditStories: Bool
    public let canDeleteStories: Bool
    public let canManageDirectMessages: Bool
    public let canManageTags: Bool
    public let isAnonymous: Bool

    public init(
        canManageChat: Bool,
        canChangeInfo: Bool,
        canPostMessages: Bool,
        canEditMessages: Bool,
        canDeleteMessages: Bool,
        canInviteUsers: Bool,
        canRestrictMembers: Bool,
        canPinMessages: Bool,
        canManageTopics: Bool,
        canPromoteMembers: Bool,
        canManageVideoChats: Bool,
        canPostStories: Bool,
        canEditStories: Bool,
        canDeleteStories: Bool,
        canManageDirectMessages: Bool,
        canManageTags: Bool,
        isAnonymous: Bool
    ) {
        self.canManageChat = canManageChat
        self.canChangeInfo = canChangeInfo
        self.canPostMessages = canPostMessages
        self.canEditMessages = canEditMessages
        self.canDeleteMessages = canDeleteMessages
        self.canInviteUsers = canInviteUsers
        self.canRestrictMembers = canRestrictMembers
        self.canPinMessages = canPinMessages
        self.canManageTopics = canManageTopics
        self.canPromoteMembers = canPromoteMembers
        self.canManageVideoChats = canManageVideoChats
        self.canPostStories = canPostStories
        self.canEditStories = canEditStories
        self.canDeleteStories = canDeleteStories
        self.canManageDirectMessages = canManageDirectMessages
        self.canManageTags = canManageTags
        self.isAnonymous = isAnonymous
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatAdministratorRights""#)
        wire.bool(#","can_manage_chat":"#, self.canManageChat)
        wire.bool(#","can_change_info":"#, self.canChangeInfo)
        wire.bool(#","can_post_messages":"#, self.canPostMessages)
        wire.bool(#","can_edit_messages":"#, self.canEditMessages)
        wire.bool(#","can_delete_messages":"#, self.canDeleteMessages)
        wire.bool(#","can_invite_users":"#, self.canInviteUsers)
        wire.bool(#","can_restrict_members":"#, self.canRestrictMembers)
        wire.bool(#","can_pin_messages":"#, self.canPinMessages)
        wire.bool(#","can_manage_topics":"#, self.canManageTopics)
        wire.bool(#","can_promote_members":"#, self.canPromoteMembers)
        wire.bool(#","can_manage_video_chats":"#, self.canManageVideoChats)
        wire.bool(#","can_post_stories":"#, self.canPostStories)
        wire.bool(#","can_edit_stories":"#, self.canEditStories)
        wire.bool(#","can_delete_stories":"#, self.canDeleteStories)
        wire.bool(#","can_manage_direct_messages":"#, self.canManageDirectMessages)
        wire.bool(#","can_manage_tags":"#, self.canManageTags)
        wire.bool(#","is_anonymous":"#, self.isAnonymous)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatAdministratorRights? {
        wire.open(#"{"@type":"chatAdministratorRights""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatAdministratorRights? {
        var canManageChat: Bool = false
        var canChangeInfo: Bool = false
        var canPostMessages: Bool = false
        var canEditMessages: Bool = false
        var canDeleteMessages: Bool = false
        var canInviteUsers: Bool = false
        var canRestrictMembers: Bool = false
        var canPinMessages: Bool = false
        var canManageTopics: Bool = false
        var canPromoteMembers: Bool = false
        var canManageVideoChats: Bool = false
        var canPostStories: Bool = false
        var canEditStories: Bool = false
        var canDeleteStories: Bool = false
        var canManageDirectMessages: Bool = false
        var canManageTags: Bool = false
        var isAnonymous: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_manage_chat":"#, &canManageChat)
            wire.bool(#","can_change_info":"#, &canChangeInfo)
            wire.bool(#","can_post_messages":"#, &canPostMessages)
            wire.bool(#","can_edit_messages":"#, &canEditMessages)
            wire.bool(#","can_delete_messages":"#, &canDeleteMessages)
            wire.bool(#","can_invite_users":"#, &canInviteUsers)
            wire.bool(#","can_restrict_members":"#, &canRestrictMembers)
            wire.bool(#","can_pin_messages":"#, &canPinMessages)
            wire.bool(#","can_manage_topics":"#, &canManageTopics)
            wire.bool(#","can_promote_members":"#, &canPromoteMembers)
            wire.bool(#","can_manage_video_chats":"#, &canManageVideoChats)
            wire.bool(#","can_post_stories":"#, &canPostStories)
            wire.bool(#","can_edit_stories":"#, &canEditStories)
            wire.bool(#","can_delete_stories":"#, &canDeleteStories)
            wire.bool(#","can_manage_direct_messages":"#, &canManageDirectMessages)
            wire.bool(#","can_manage_tags":"#, &canManageTags)
            wire.bool(#","is_anonymous":"#, &isAnonymous)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatAdministratorRights(
            canManageChat: canManageChat,
            canChangeInfo: canChangeInfo,
            canPostMessages: canPostMessages,
            canEditMessages: canEditMessages,
            canDeleteMessages: canDeleteMessages,
            canInviteUsers: canInviteUsers,
            canRestrictMembers: canRestrictMembers,
            canPinMessages: canPinMessages,
            canManageTopics: canManageTopics,
            canPromoteMembers: canPromoteMembers,
            canManageVideoChats: canManageVideoChats,
            canPostStories: canPostStories,
            canEditStories: canEditStories,
            canDeleteStories: canDeleteStories,
            canManageDirectMessages: canManageDirectMessages,
            canManageTags: canManageTags,
            isAnonymous: isAnonymous
        )
    }
}

/// `chatAdministrator user_id:int53 custom_title:string is_owner:Bool can_be_edited:Bool = ChatAdministrator`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_administrator.html)
public struct ChatAdministrator: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let userID: Int64
    public let customTitle: String
    public let isOwner: Bool
    public let canBeEdited: Bool

    public init(userID: Int64, customTitle: String, isOwner: Bool, canBeEdited: Bool) {
        self.userID = userID
        self.customTitle = customTitle
        self.isOwner = isOwner
        self.canBeEdited = canBeEdited
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatAdministrator""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","custom_title":"#, self.customTitle)
        wire.bool(#","is_owner":"#, self.isOwner)
        wire.bool(#","can_be_edited":"#, self.canBeEdited)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatAdministrator? {
        wire.open(#"{"@type":"chatAdministrator""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatAdministrator? {
        var userID: Int64 = 0
        var customTitle: String = ""
        var isOwner: Bool = false
        var canBeEdited: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.string(#","custom_title":"#, &customTitle)
            wire.bool(#","is_owner":"#, &isOwner)
            wire.bool(#","can_be_edited":"#, &canBeEdited)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatAdministrator(userID: userID, customTitle: customTitle, isOwner: isOwner, canBeEdited: canBeEdited)
    }
}

/// `chatAdministrators administrators:vector<chatAdministrator> = ChatAdministrators`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_administrators.html)
public struct ChatAdministrators: TDDecodable, CustomStringConvertible {
    public let administrators: [ChatAdministrator]

    public init(administrators: [ChatAdministrator]) {
        self.administrators = administrators
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatAdministrators""#)
        wire.objects(#","administrators":"#, self.administrators)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatAdministrators? {
        wire.open(#"{"@type":"chatAdministrators""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatAdministrators? {
        var administrators: [ChatAdministrator] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","administrators":"#, &administrators)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatAdministrators(administrators: administrators)
    }
}

/// `ChatMemberStatus`, one of 6 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_member_status.html)
public enum ChatMemberStatus: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case creator(ChatMemberStatusCreator)
    indirect case administrator(ChatMemberStatusAdministrator)
    indirect case member(ChatMemberStatusMember)
    indirect case restricted(ChatMemberStatusRestricted)
    /// `chatMemberStatusLeft = ChatMemberStatus`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_member_status_left.html)
    case left
    indirect case banned(ChatMemberStatusBanned)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .creator(let value): value.encode(into: &wire)
        case .administrator(let value): value.encode(into: &wire)
        case .member(let value): value.encode(into: &wire)
        case .restricted(let value): value.encode(into: &wire)
        case .left: wire.empty(#"{"@type":"chatMemberStatusLeft"}"#)
        case .banned(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatMemberStatus? {
        switch wire.constructor(of: .chatMemberStatus) {
        case 0: if let value = ChatMemberStatusCreator.body(&wire) { return .creator(value) }  // chatMemberStatusCreator
        case 1: if let value = ChatMemberStatusAdministrator.body(&wire) { return .administrator(value) }  // chatMemberStatusAdministrator
        case 2: if let value = ChatMemberStatusMember.body(&wire) { return .member(value) }  // chatMemberStatusMember
        case 3: if let value = ChatMemberStatusRestricted.body(&wire) { return .restricted(value) }  // chatMemberStatusRestricted
        case 4: if wire.close() { return .left }  // chatMemberStatusLeft
        case 5: if let value = ChatMemberStatusBanned.body(&wire) { return .banned(value) }  // chatMemberStatusBanned
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatMemberStatusCreator is_anonymous:Bool is_member:Bool = ChatMemberStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_member_status_creator.html)
public struct ChatMemberStatusCreator: TDObject, CustomStringConvertible {
    public let isAnonymous: Bool
    public let isMember: Bool

    public init(isAnonymous: Bool, isMember: Bool) {
        self.isAnonymous = isAnonymous
        self.isMember = isMember
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatMemberStatusCreator""#)
        wire.bool(#","is_anonymous":"#, self.isAnonymous)
        wire.bool(#","is_member":"#, self.isMember)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatMemberStatusCreator? {
        var isAnonymous: Bool = false
        var isMember: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_anonymous":"#, &isAnonymous)
            wire.bool(#","is_member":"#, &isMember)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatMemberStatusCreator(isAnonymous: isAnonymous, isMember: isMember)
    }
}

/// `chatMemberStatusAdministrator can_be_edited:Bool rights:chatAdministratorRights = ChatMemberStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_member_status_administrator.html)
public struct ChatMemberStatusAdministrator: TDObject, CustomStringConvertible {
    public let canBeEdited: Bool
    public let rights: ChatAdministratorRights

    public init(canBeEdited: Bool, rights: ChatAdministratorRights) {
        self.canBeEdited = canBeEdited
        self.rights = rights
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatMemberStatusAdministrator""#)
        wire.bool(#","can_be_edited":"#, self.canBeEdited)
        wire.object(#","rights":"#, self.rights)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatMemberStatusAdministrator? {
        var canBeEdited: Bool = false
        var rights: ChatAdministratorRights? = nil
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_be_edited":"#, &canBeEdited)
            wire.object(#","rights":"#, &rights)
        } while wire.more(&mark)
        guard !wire.failed, let rights = wire.required(consume rights) else { wire.missing("rights"); return nil }
        return ChatMemberStatusAdministrator(canBeEdited: canBeEdited, rights: rights)
    }
}

/// `chatMemberStatusMember member_until_date:int32 = ChatMemberStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_member_status_member.html)
public struct ChatMemberStatusMember: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let memberUntilDate: Int32

    public init(memberUntilDate: Int32) {
        self.memberUntilDate = memberUntilDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatMemberStatusMember""#)
        wire.int32(#","member_until_date":"#, self.memberUntilDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatMemberStatusMember? {
        var memberUntilDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","member_until_date":"#, &memberUntilDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatMemberStatusMember(memberUntilDate: memberUntilDate)
    }
}

/// `chatMemberStatusRestricted is_member:Bool restricted_until_date:int32 permissions:chatPermissions = ChatMemberStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_member_status_restricted.html)
public struct ChatMemberStatusRestricted: TDObject, CustomStringConvertible {
    public let isMember: Bool
    /// Unix time in seconds.
    public let restrictedUntilDate: Int32
    public let permissions: ChatPermissions

    public init(isMember: Bool, restrictedUntilDate: Int32, permissions: ChatPermissions) {
        self.isMember = isMember
        self.restrictedUntilDate = restrictedUntilDate
        self.permissions = permissions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatMemberStatusRestricted""#)
        wire.bool(#","is_member":"#, self.isMember)
        wire.int32(#","restricted_until_date":"#, self.restrictedUntilDate)
        wire.object(#","permissions":"#, self.permissions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatMemberStatusRestricted? {
        var isMember: Bool = false
        var restrictedUntilDate: Int32 = 0
        var permissions: ChatPermissions? = nil
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_member":"#, &isMember)
            wire.int32(#","restricted_until_date":"#, &restrictedUntilDate)
            wire.object(#","permissions":"#, &permissions)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let permissions = wire.required(consume permissions)
         else { wire.missing("permissions"); return nil }
        return ChatMemberStatusRestricted(
            isMember: isMember,
            restrictedUntilDate: restrictedUntilDate,
            permissions: permissions
        )
    }
}

/// `chatMemberStatusBanned banned_until_date:int32 = ChatMemberStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_member_status_banned.html)
public struct ChatMemberStatusBanned: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let bannedUntilDate: Int32

    public init(bannedUntilDate: Int32) {
        self.bannedUntilDate = bannedUntilDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatMemberStatusBanned""#)
        wire.int32(#","banned_until_date":"#, self.bannedUntilDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatMemberStatusBanned? {
        var bannedUntilDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","banned_until_date":"#, &bannedUntilDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatMemberStatusBanned(bannedUntilDate: bannedUntilDate)
    }
}

/// `chatMember member_id:MessageSender tag:string inviter_user_id:int53 joined_chat_date:int32 status:ChatMemberStatus = ChatMember`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_member.html)
public struct ChatMember: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let memberID: MessageSender
        let tag: String
        let inviterUserID: Int64
        let joinedChatDate: Int32
        let status: ChatMemberStatus
        init(
            _ memberID: MessageSender,
            _ tag: String,
            _ inviterUserID: Int64,
            _ joinedChatDate: Int32,
            _ status: ChatMemberStatus
        ) {
            self.memberID = memberID
            self.tag = tag
            self.inviterUserID = inviterUserID
            self.joinedChatDate = joinedChatDate
            self.status = status
        }
    }
    private let fields: Fields
    public var memberID: MessageSender { fields.memberID }
    /// Length 0 to 16 characters.
    public var tag: String { fields.tag }
    public var inviterUserID: Int64 { fields.inviterUserID }
    /// Unix time in seconds.
    public var joinedChatDate: Int32 { fields.joinedChatDate }
    public var status: ChatMemberStatus { fields.status }

    public init(
        memberID: MessageSender,
        tag: String,
        inviterUserID: Int64,
        joinedChatDate: Int32,
        status: ChatMemberStatus
    ) {
        fields = Fields(memberID, tag, inviterUserID, joinedChatDate, status)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatMember""#)
        wire.object(#","member_id":"#, fields.memberID)
        wire.string(#","tag":"#, fields.tag)
        wire.int53(#","inviter_user_id":"#, fields.inviterUserID)
        wire.int32(#","joined_chat_date":"#, fields.joinedChatDate)
        wire.object(#","status":"#, fields.status)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatMember? {
        wire.open(#"{"@type":"chatMember""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatMember? {
        var memberID: MessageSender? = nil
        var tag: String = ""
        var inviterUserID: Int64 = 0
        var joinedChatDate: Int32 = 0
        var status: ChatMemberStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","member_id":"#, &memberID)
            wire.string(#","tag":"#, &tag)
            wire.int53(#","inviter_user_id":"#, &inviterUserID)
            wire.int32(#","joined_chat_date":"#, &joinedChatDate)
            wire.object(#","status":"#, &status)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let memberID = wire.required(consume memberID),
            let status = wire.required(consume status)
         else { wire.missing("member_id status"); return nil }
        return ChatMember(
            memberID: memberID,
            tag: tag,
            inviterUserID: inviterUserID,
            joinedChatDate: joinedChatDate,
            status: status
        )
    }
}

/// `chatMembers total_count:int32 members:vector<chatMember> = ChatMembers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_members.html)
public struct ChatMembers: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let members: [ChatMember]

    public init(totalCount: Int32, members: [ChatMember]) {
        self.totalCount = totalCount
        self.members = members
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatMembers""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","members":"#, self.members)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatMembers? {
        wire.open(#"{"@type":"chatMembers""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatMembers? {
        var totalCount: Int32 = 0
        var members: [ChatMember] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","members":"#, &members)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatMembers(totalCount: totalCount, members: members)
    }
}

/// `ChatMembersFilter`, one of 7 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_members_filter.html)
public enum ChatMembersFilter: TDObject, CustomStringConvertible, CustomReflectable {
    /// `chatMembersFilterContacts = ChatMembersFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_members_filter_contacts.html)
    case contacts
    /// `chatMembersFilterAdministrators = ChatMembersFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_members_filter_administrators.html)
    case administrators
    /// `chatMembersFilterMembers = ChatMembersFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_members_filter_members.html)
    case members
    indirect case mention(ChatMembersFilterMention)
    /// `chatMembersFilterRestricted = ChatMembersFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_members_filter_restricted.html)
    case restricted
    /// `chatMembersFilterBanned = ChatMembersFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_members_filter_banned.html)
    case banned
    /// `chatMembersFilterBots = ChatMembersFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_members_filter_bots.html)
    case bots
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .contacts: wire.empty(#"{"@type":"chatMembersFilterContacts"}"#)
        case .administrators: wire.empty(#"{"@type":"chatMembersFilterAdministrators"}"#)
        case .members: wire.empty(#"{"@type":"chatMembersFilterMembers"}"#)
        case .mention(let value): value.encode(into: &wire)
        case .restricted: wire.empty(#"{"@type":"chatMembersFilterRestricted"}"#)
        case .banned: wire.empty(#"{"@type":"chatMembersFilterBanned"}"#)
        case .bots: wire.empty(#"{"@type":"chatMembersFilterBots"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `chatMembersFilterMention topic_id:MessageTopic = ChatMembersFilter`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_members_filter_mention.html)
public struct ChatMembersFilterMention: TDObject, CustomStringConvertible {
    /// May be left out.
    public let topicID: MessageTopic?

    public init(topicID: MessageTopic? = nil) {
        self.topicID = topicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatMembersFilterMention""#)
        wire.object(#","topic_id":"#, self.topicID)
        wire.close()
    }
}

/// `ChatJoinResult`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_join_result.html)
public enum ChatJoinResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case success(ChatJoinResultSuccess)
    /// `chatJoinResultRequestSent = ChatJoinResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_join_result_request_sent.html)
    case requestSent
    indirect case guardBotApprovalRequired(ChatJoinResultGuardBotApprovalRequired)
    /// `chatJoinResultDeclined = ChatJoinResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_join_result_declined.html)
    case declined
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .success(let value): value.encode(into: &wire)
        case .requestSent: wire.empty(#"{"@type":"chatJoinResultRequestSent"}"#)
        case .guardBotApprovalRequired(let value): value.encode(into: &wire)
        case .declined: wire.empty(#"{"@type":"chatJoinResultDeclined"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatJoinResult? {
        switch wire.constructor(of: .chatJoinResult) {
        case 0: if let value = ChatJoinResultSuccess.body(&wire) { return .success(value) }  // chatJoinResultSuccess
        case 1: if wire.close() { return .requestSent }  // chatJoinResultRequestSent
        case 2: if let value = ChatJoinResultGuardBotApprovalRequired.body(&wire) { return .guardBotApprovalRequired(value) }  // chatJoinResultGuardBotApprovalRequired
        case 3: if wire.close() { return .declined }  // chatJoinResultDeclined
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatJoinResultSuccess chat_id:int53 = ChatJoinResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_join_result_success.html)
public struct ChatJoinResultSuccess: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatJoinResultSuccess""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatJoinResultSuccess? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatJoinResultSuccess(chatID: chatID)
    }
}

/// `chatJoinResultGuardBotApprovalRequired bot_user_id:int53 query_id:int64 = ChatJoinResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_join_result_guard_bot_approval_required.html)
public struct ChatJoinResultGuardBotApprovalRequired: TDObject, CustomStringConvertible {
    public let botUserID: Int64
    public let queryID: Int64

    public init(botUserID: Int64, queryID: Int64) {
        self.botUserID = botUserID
        self.queryID = queryID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatJoinResultGuardBotApprovalRequired""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.int64(#","query_id":"#, self.queryID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatJoinResultGuardBotApprovalRequired? {
        var botUserID: Int64 = 0
        var queryID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.int64(#","query_id":"#, &queryID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatJoinResultGuardBotApprovalRequired(botUserID: botUserID, queryID: queryID)
    }
}

/// `ChatJoinRequestResult`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_join_request_result.html)
public enum ChatJoinRequestResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `chatJoinRequestResultApproved = ChatJoinRequestResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_join_request_result_approved.html)
    case approved
    /// `chatJoinRequestResultDeclined = ChatJoinRequestResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_join_request_result_declined.html)
    case declined
    /// `chatJoinRequestResultQueued = ChatJoinRequestResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_join_request_result_queued.html)
    case queued
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .approved: wire.empty(#"{"@type":"chatJoinRequestResultApproved"}"#)
        case .declined: wire.empty(#"{"@type":"chatJoinRequestResultDeclined"}"#)
        case .queued: wire.empty(#"{"@type":"chatJoinRequestResultQueued"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatJoinRequestResult? {
        switch wire.constructor(of: .chatJoinRequestResult) {
        case 0: if wire.close() { return .approved }  // chatJoinRequestResultApproved
        case 1: if wire.close() { return .declined }  // chatJoinRequestResultDeclined
        case 2: if wire.close() { return .queued }  // chatJoinRequestResultQueued
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatInviteLink invite_link:string name:string creator_user_id:int53 date:int32 edit_date:int32 expiration_date:int32 subscription_pricing:starSubscriptionPricing member_limit:int32 member_count:int32 expired_member_count:int32 pending_join_request_count:int32 creates_join_request:Bool is_primary:Bool is_revoked:Bool = ChatInviteLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_invite_link.html)
public struct ChatInviteLink: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let inviteLink: String
        let name: String
        let creatorUserID: Int64
        let date: Int32
        let editDate: Int32
        let expirationDate: Int32
        let subscriptionPricing: StarSubscriptionPricing?
        let memberLimit: Int32
        let memberCount: Int32
        let expiredMemberCount: Int32
        let pendingJoinRequestCount: Int32
        let createsJoinRequest: Bool
        let isPrimary: Bool
        let isRevoked: Bool
        init(
            _ inviteLink: String,
            _ name: String,
            _ creatorUserID: Int64,
            _ date: Int32,
            _ editDate: Int32,
            _ expirationDate: Int32,
            _ subscriptionPricing: StarSubscriptionPricing?,
            _ memberLimit: Int32,
            _ memberCount: Int32,
            _ expiredMemberCount: Int32,
            _ pendingJoinRequestCount: Int32,
            _ createsJoinRequest: Bool,
            _ isPrimary: Bool,
            _ isRevoked: Bool
        ) {
            self.inviteLink = inviteLink
            self.name = name
            self.creatorUserID = creatorUserID
            self.date = date
            self.editDate = editDate
            self.expirationDate = expirationDate
            self.subscriptionPricing = subscriptionPricing
            self.memberLimit = memberLimit
            self.memberCount = memberCount
            self.expiredMemberCount = expiredMemberCount
            self.pendingJoinRequestCount = pendingJoinRequestCount
            self.createsJoinRequest = createsJoinRequest
            self.isPrimary = isPrimary
            self.isRevoked = isRevoked
        }
    }
    private let fields: Fields
    public var inviteLink: String { fields.inviteLink }
    public var name: String { fields.name }
    public var creatorUserID: Int64 { fields.creatorUserID }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    /// Unix time in seconds.
    public var editDate: Int32 { fields.editDate }
    /// Unix time in seconds.
    public var expirationDate: Int32 { fields.expirationDate }
    /// May be absent.
    public var subscriptionPricing: StarSubscriptionPricing? { fields.subscriptionPricing }
    public var memberLimit: Int32 { fields.memberLimit }
    public var memberCount: Int32 { fields.memberCount }
    public var expiredMemberCount: Int32 { fields.expiredMemberCount }
    public var pendingJoinRequestCount: Int32 { fields.pendingJoinRequestCount }
    public var createsJoinRequest: Bool { fields.createsJoinRequest }
    public var isPrimary: Bool { fields.isPrimary }
    public var isRevoked: Bool { fields.isRevoked }

    public init(
        inviteLink: String,
        name: String,
        creatorUserID: Int64,
        date: Int32,
        editDate: Int32,
        expirationDate: Int32,
        subscriptionPricing: StarSubscriptionPricing? = nil,
        memberLimit: Int32,
        memberCount: Int32,
        expiredMemberCount: Int32,
        pendingJoinRequestCount: Int32,
        createsJoinRequest: Bool,
        isPrimary: Bool,
        isRevoked: Bool
    ) {
        fields = Fields(
        inviteLink,
        name,
        creatorUserID,
        date,
        editDate,
        expirationDate,
        subscriptionPricing,
        memberLimit,
        memberCount,
        expiredMemberCount,
        pendingJoinRequestCount,
        createsJoinRequest,
        isPrimary,
        isRevoked
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatInviteLink""#)
        wire.string(#","invite_link":"#, fields.inviteLink)
        wire.string(#","name":"#, fields.name)
        wire.int53(#","creator_user_id":"#, fields.creatorUserID)
        wire.int32(#","date":"#, fields.date)
        wire.int32(#","edit_date":"#, fields.editDate)
        wire.int32(#","expiration_date":"#, fields.expirationDate)
        wire.object(#","subscription_pricing":"#, fields.subscriptionPricing)
        wire.int32(#","member_limit":"#, fields.memberLimit)
        wire.int32(#","member_count":"#, fields.memberCount)
        wire.int32(#","expired_member_count":"#, fields.expiredMemberCount)
        wire.int32(#","pending_join_request_count":"#, fields.pendingJoinRequestCount)
        wire.bool(#","creates_join_request":"#, fields.createsJoinRequest)
        wire.bool(#","is_primary":"#, fields.isPrimary)
        wire.bool(#","is_revoked":"#, fields.isRevoked)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatInviteLink? {
        wire.open(#"{"@type":"chatInviteLink""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatInviteLink? {
        var inviteLink: String = ""
        var name: String = ""
        var creatorUserID: Int64 = 0
        var date: Int32 = 0
        var editDate: Int32 = 0
        var expirationDate: Int32 = 0
        var subscriptionPricing: StarSubscriptionPricing? = nil
        var memberLimit: Int32 = 0
        var memberCount: Int32 = 0
        var expiredMemberCount: Int32 = 0
        var pendingJoinRequestCount: Int32 = 0
        var createsJoinRequest: Bool = false
        var isPrimary: Bool = false
        var isRevoked: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","invite_link":"#, &inviteLink)
            wire.string(#","name":"#, &name)
            wire.int53(#","creator_user_id":"#, &creatorUserID)
            wire.int32(#","date":"#, &date)
            wire.int32(#","edit_date":"#, &editDate)
            wire.int32(#","expiration_date":"#, &expirationDate)
            wire.object(#","subscription_pricing":"#, &subscriptionPricing)
            wire.int32(#","member_limit":"#, &memberLimit)
            wire.int32(#","member_count":"#, &memberCount)
            wire.int32(#","expired_member_count":"#, &expiredMemberCount)
            wire.int32(#","pending_join_request_count":"#, &pendingJoinRequestCount)
            wire.bool(#","creates_join_request":"#, &createsJoinRequest)
            wire.bool(#","is_primary":"#, &isPrimary)
            wire.bool(#","is_revoked":"#, &isRevoked)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatInviteLink(
            inviteLink: inviteLink,
            name: name,
            creatorUserID: creatorUserID,
            date: date,
            editDate: editDate,
            expirationDate: expirationDate,
            subscriptionPricing: subscriptionPricing,
            memberLimit: memberLimit,
            memberCount: memberCount,
            expiredMemberCount: expiredMemberCount,
            pendingJoinRequestCount: pendingJoinRequestCount,
            createsJoinRequest: createsJoinRequest,
            isPrimary: isPrimary,
            isRevoked: isRevoked
        )
    }
}

/// `chatInviteLinks total_count:int32 invite_links:vector<chatInviteLink> = ChatInviteLinks`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_invite_links.html)
public struct ChatInviteLinks: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let inviteLinks: [ChatInviteLink]

    public init(totalCount: Int32, inviteLinks: [ChatInviteLink]) {
        self.totalCount = totalCount
        self.inviteLinks = inviteLinks
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatInviteLinks""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","invite_links":"#, self.inviteLinks)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatInviteLinks? {
        wire.open(#"{"@type":"chatInviteLinks""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatInviteLinks? {
        var totalCount: Int32 = 0
        var inviteLinks: [ChatInviteLink] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","invite_links":"#, &inviteLinks)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatInviteLinks(totalCount: totalCount, inviteLinks: inviteLinks)
    }
}

/// `chatInviteLinkCount user_id:int53 invite_link_count:int32 revoked_invite_link_count:int32 = ChatInviteLinkCount`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_invite_link_count.html)
public struct ChatInviteLinkCount: TDDecodable, CustomStringConvertible {
    public let userID: Int64
    public let inviteLinkCount: Int32
    public let revokedInviteLinkCount: Int32

    public init(userID: Int64, inviteLinkCount: Int32, revokedInviteLinkCount: Int32) {
        self.userID = userID
        self.inviteLinkCount = inviteLinkCount
        self.revokedInviteLinkCount = revokedInviteLinkCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatInviteLinkCount""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","invite_link_count":"#, self.inviteLinkCount)
        wire.int32(#","revoked_invite_link_count":"#, self.revokedInviteLinkCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatInviteLinkCount? {
        wire.open(#"{"@type":"chatInviteLinkCount""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatInviteLinkCount? {
        var userID: Int64 = 0
        var inviteLinkCount: Int32 = 0
        var revokedInviteLinkCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","invite_link_count":"#, &inviteLinkCount)
            wire.int32(#","revoked_invite_link_count":"#, &revokedInviteLinkCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatInviteLinkCount(
            userID: userID,
            inviteLinkCount: inviteLinkCount,
            revokedInviteLinkCount: revokedInviteLinkCount
        )
    }
}

/// `chatInviteLinkCounts invite_link_counts:vector<chatInviteLinkCount> = ChatInviteLinkCounts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_invite_link_counts.html)
public struct ChatInviteLinkCounts: TDDecodable, CustomStringConvertible {
    public let inviteLinkCounts: [ChatInviteLinkCount]

    public init(inviteLinkCounts: [ChatInviteLinkCount]) {
        self.inviteLinkCounts = inviteLinkCounts
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatInviteLinkCounts""#)
        wire.objects(#","invite_link_counts":"#, self.inviteLinkCounts)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatInviteLinkCounts? {
        wire.open(#"{"@type":"chatInviteLinkCounts""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatInviteLinkCounts? {
        var inviteLinkCounts: [ChatInviteLinkCount] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","invite_link_counts":"#, &inviteLinkCounts)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatInviteLinkCounts(inviteLinkCounts: inviteLinkCounts)
    }
}

/// `chatInviteLinkMember user_id:int53 joined_chat_date:int32 via_chat_folder_invite_link:Bool approver_user_id:int53 = ChatInviteLinkMember`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_invite_link_member.html)
public struct ChatInviteLinkMember: TDDecodable, CustomStringConvertible {
    public let userID: Int64
    /// Unix time in seconds.
    public let joinedChatDate: Int32
    public let viaChatFolderInviteLink: Bool
    public let approverUserID: Int64

    public init(userID: Int64, joinedChatDate: Int32, viaChatFolderInviteLink: Bool, approverUserID: Int64) {
        self.userID = userID
        self.joinedChatDate = joinedChatDate
        self.viaChatFolderInviteLink = viaChatFolderInviteLink
        self.approverUserID = approverUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatInviteLinkMember""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","joined_chat_date":"#, self.joinedChatDate)
        wire.bool(#","via_chat_folder_invite_link":"#, self.viaChatFolderInviteLink)
        wire.int53(#","approver_user_id":"#, self.approverUserID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatInviteLinkMember? {
        wire.open(#"{"@type":"chatInviteLinkMember""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatInviteLinkMember? {
        var userID: Int64 = 0
        var joinedChatDate: Int32 = 0
        var viaChatFolderInviteLink: Bool = false
        var approverUserID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","joined_chat_date":"#, &joinedChatDate)
            wire.bool(#","via_chat_folder_invite_link":"#, &viaChatFolderInviteLink)
            wire.int53(#","approver_user_id":"#, &approverUserID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatInviteLinkMember(
            userID: userID,
            joinedChatDate: joinedChatDate,
            viaChatFolderInviteLink: viaChatFolderInviteLink,
            approverUserID: approverUserID
        )
    }
}

/// `chatInviteLinkMembers total_count:int32 members:vector<chatInviteLinkMember> = ChatInviteLinkMembers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_invite_link_members.html)
public struct ChatInviteLinkMembers: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let members: [ChatInviteLinkMember]

    public init(totalCount: Int32, members: [ChatInviteLinkMember]) {
        self.totalCount = totalCount
        self.members = members
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatInviteLinkMembers""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","members":"#, self.members)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatInviteLinkMembers? {
        wire.open(#"{"@type":"chatInviteLinkMembers""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatInviteLinkMembers? {
        var totalCount: Int32 = 0
        var members: [ChatInviteLinkMember] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","members":"#, &members)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatInviteLinkMembers(totalCount: totalCount, members: members)
    }
}

/// `chatInviteLinkSubscriptionInfo pricing:starSubscriptionPricing can_reuse:Bool form_id:int64 = ChatInviteLinkSubscriptionInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_invite_link_subscription_info.html)
public struct ChatInviteLinkSubscriptionInfo: TDDecodable, CustomStringConvertible {
    public let pricing: StarSubscriptionPricing
    public let canReuse: Bool
    public let formID: Int64

    public init(pricing: StarSubscriptionPricing, canReuse: Bool, formID: Int64) {
        self.pricing = pricing
        self.canReuse = canReuse
        self.formID = formID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatInviteLinkSubscriptionInfo""#)
        wire.object(#","pricing":"#, self.pricing)
        wire.bool(#","can_reuse":"#, self.canReuse)
        wire.int64(#","form_id":"#, self.formID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatInviteLinkSubscriptionInfo? {
        wire.open(#"{"@type":"chatInviteLinkSubscriptionInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatInviteLinkSubscriptionInfo? {
        var pricing: StarSubscriptionPricing? = nil
        var canReuse: Bool = false
        var formID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","pricing":"#, &pricing)
            wire.bool(#","can_reuse":"#, &canReuse)
            wire.int64(#","form_id":"#, &formID)
        } while wire.more(&mark)
        guard !wire.failed, let pricing = wire.required(consume pricing) else { wire.missing("pricing"); return nil }
        return ChatInviteLinkSubscriptionInfo(pricing: pricing, canReuse: canReuse, formID: formID)
    }
}

/// `chatInviteLinkInfo chat_id:int53 accessible_for:int32 type:InviteLinkChatType title:string photo:chatPhotoInfo accent_color_id:int32 description:string member_count:int32 member_user_ids:vector<int53> subscription_info:chatInviteLinkSubscriptionInfo creates_join_request:Bool is_public:Bool verification_status:verificationStatus = ChatInviteLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_invite_link_info.html)
public struct ChatInviteLinkInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let chatID: Int64
        let accessibleFor: Int32
        let type: InviteLinkChatType
        let title: String
        let photo: ChatPhotoInfo?
        let accentColorID: Int32
        let descriptionText: String
        let memberCount: Int32
        let memberUserIDs: [Int64]
        let subscriptionInfo: ChatInviteLinkSubscriptionInfo?
        let createsJoinRequest: Bool
        let isPublic: Bool
        let verificationStatus: VerificationStatus?
        init(
            _ chatID: Int64,
            _ accessibleFor: Int32,
            _ type: InviteLinkChatType,
            _ title: String,
            _ photo: ChatPhotoInfo?,
            _ accentColorID: Int32,
            _ descriptionText: String,
            _ memberCount: Int32,
            _ memberUserIDs: [Int64],
            _ subscriptionInfo: ChatInviteLinkSubscriptionInfo?,
            _ createsJoinRequest: Bool,
            _ isPublic: Bool,
            _ verificationStatus: VerificationStatus?
        ) {
            self.chatID = chatID
            self.accessibleFor = accessibleFor
            self.type = type
            self.title = title
            self.photo = photo
            self.accentColorID = accentColorID
            self.descriptionText = descriptionText
            self.memberCount = memberCount
            self.memberUserIDs = memberUserIDs
            self.subscriptionInfo = subscriptionInfo
            self.createsJoinRequest = createsJoinRequest
            self.isPublic = isPublic
            self.verificationStatus = verificationStatus
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var accessibleFor: Int32 { fields.accessibleFor }
    public var type: InviteLinkChatType { fields.type }
    public var title: String { fields.title }
    /// May be absent.
    public var photo: ChatPhotoInfo? { fields.photo }
    public var accentColorID: Int32 { fields.accentColorID }
    public var descriptionText: String { fields.descriptionText }
    public var memberCount: Int32 { fields.memberCount }
    public var memberUserIDs: [Int64] { fields.memberUserIDs }
    /// May be absent.
    public var subscriptionInfo: ChatInviteLinkSubscriptionInfo? { fields.subscriptionInfo }
    public var createsJoinRequest: Bool { fields.createsJoinRequest }
    public var isPublic: Bool { fields.isPublic }
    /// May be absent.
    public var verificationStatus: VerificationStatus? { fields.verificationStatus }

    public init(
        chatID: Int64,
        accessibleFor: Int32,
        type: InviteLinkChatType,
        title: String,
        photo: ChatPhotoInfo? = nil,
        accentColorID: Int32,
        descriptionText: String,
        memberCount: Int32,
        memberUserIDs: [Int64],
        subscriptionInfo: ChatInviteLinkSubscriptionInfo? = nil,
        createsJoinRequest: Bool,
        isPublic: Bool,
        verificationStatus: VerificationStatus? = nil
    ) {
        fields = Fields(
        chatID,
        accessibleFor,
        type,
        title,
        photo,
        accentColorID,
        descriptionText,
        memberCount,
        memberUserIDs,
        subscriptionInfo,
        createsJoinRequest,
        isPublic,
        verificationStatus
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatInviteLinkInfo""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int32(#","accessible_for":"#, fields.accessibleFor)
        wire.object(#","type":"#, fields.type)
        wire.string(#","title":"#, fields.title)
        wire.object(#","photo":"#, fields.photo)
        wire.int32(#","accent_color_id":"#, fields.accentColorID)
        wire.string(#","description":"#, fields.descriptionText)
        wire.int32(#","member_count":"#, fields.memberCount)
        wire.int53s(#","member_user_ids":"#, fields.memberUserIDs)
        wire.object(#","subscription_info":"#, fields.subscriptionInfo)
        wire.bool(#","creates_join_request":"#, fields.createsJoinRequest)
        wire.bool(#","is_public":"#, fields.isPublic)
        wire.object(#","verification_status":"#, fields.verificationStatus)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatInviteLinkInfo? {
        wire.open(#"{"@type":"chatInviteLinkInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatInviteLinkInfo? {
        var chatID: Int64 = 0
        var accessibleFor: Int32 = 0
        var type: InviteLinkChatType? = nil
        var title: String = ""
        var photo: ChatPhotoInfo? = nil
        var accentColorID: Int32 = 0
        var descriptionText: String = ""
        var memberCount: Int32 = 0
        var memberUserIDs: [Int64] = []
        var subscriptionInfo: ChatInviteLinkSubscriptionInfo? = nil
        var createsJoinRequest: Bool = false
        var isPublic: Bool = false
        var verificationStatus: VerificationStatus? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","accessible_for":"#, &accessibleFor)
            wire.object(#","type":"#, &type)
            wire.string(#","title":"#, &title)
            wire.object(#","photo":"#, &photo)
            wire.int32(#","accent_color_id":"#, &accentColorID)
            wire.string(#","description":"#, &descriptionText)
            wire.int32(#","member_count":"#, &memberCount)
            wire.int53s(#","member_user_ids":"#, &memberUserIDs)
            wire.object(#","subscription_info":"#, &subscriptionInfo)
            wire.bool(#","creates_join_request":"#, &createsJoinRequest)
            wire.bool(#","is_public":"#, &isPublic)
            wire.object(#","verification_status":"#, &verificationStatus)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return ChatInviteLinkInfo(
            chatID: chatID,
            accessibleFor: accessibleFor,
            type: type,
            title: title,
            photo: photo,
            accentColorID: accentColorID,
            descriptionText: descriptionText,
            memberCount: memberCount,
            memberUserIDs: memberUserIDs,
            subscriptionInfo: subscriptionInfo,
            createsJoinRequest: createsJoinRequest,
            isPublic: isPublic,
            verificationStatus: verificationStatus
        )
    }
}

/// `chatJoinRequest user_id:int53 date:int32 bio:string = ChatJoinRequest`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_join_request.html)
public struct ChatJoinRequest: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let userID: Int64
    /// Unix time in seconds.
    public let date: Int32
    public let bio: String

    public init(userID: Int64, date: Int32, bio: String) {
        self.userID = userID
        self.date = date
        self.bio = bio
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatJoinRequest""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","date":"#, self.date)
        wire.string(#","bio":"#, self.bio)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatJoinRequest? {
        wire.open(#"{"@type":"chatJoinRequest""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatJoinRequest? {
        var userID: Int64 = 0
        var date: Int32 = 0
        var bio: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","date":"#, &date)
            wire.string(#","bio":"#, &bio)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatJoinRequest(userID: userID, date: date, bio: bio)
    }
}

/// `chatJoinRequests total_count:int32 requests:vector<chatJoinRequest> = ChatJoinRequests`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_join_requests.html)
public struct ChatJoinRequests: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let requests: [ChatJoinRequest]

    public init(totalCount: Int32, requests: [ChatJoinRequest]) {
        self.totalCount = totalCount
        self.requests = requests
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatJoinRequests""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","requests":"#, self.requests)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatJoinRequests? {
        wire.open(#"{"@type":"chatJoinRequests""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatJoinRequests? {
        var totalCount: Int32 = 0
        var requests: [ChatJoinRequest] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","requests":"#, &requests)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatJoinRequests(totalCount: totalCount, requests: requests)
    }
}

/// `chatJoinRequestsInfo total_count:int32 user_ids:vector<int53> = ChatJoinRequestsInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_join_requests_info.html)
public struct ChatJoinRequestsInfo: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let userIDs: [Int64]

    public init(totalCount: Int32, userIDs: [Int64]) {
        self.totalCount = totalCount
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatJoinRequestsInfo""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatJoinRequestsInfo? {
        wire.open(#"{"@type":"chatJoinRequestsInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatJoinRequestsInfo? {
        var totalCount: Int32 = 0
        var userIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.int53s(#","user_ids":"#, &userIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatJoinRequestsInfo(totalCount: totalCount, userIDs: userIDs)
    }
}

/// `chatBoostLevelFeatures level:int32 story_per_day_count:int32 custom_emoji_reaction_count:int32 title_color_count:int32 profile_accent_color_count:int32 can_set_profile_background_custom_emoji:Bool accent_color_count:int32 can_set_background_custom_emoji:Bool can_set_emoji_status:Bool chat_theme_background_count:int32 can_set_custom_background:Bool can_set_custom_emoji_sticker_set:Bool can_enable_automatic_translation:Bool can_recognize_speech:Bool can_disable_sponsored_messages:Bool = ChatBoostLevelFeatures`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost_level_features.html)
public struct ChatBoostLevelFeatures: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let level: Int32
        let storyPerDayCount: Int32
        let customEmojiReactionCount: Int32
        let titleColorCount: Int32
        let profileAccentColorCount: Int32
        let canSetProfileBackgroundCustomEmoji: Bool
        let accentColorCount: Int32
        let canSetBackgroundCustomEmoji: Bool
        let canSetEmojiStatus: Bool
        let chatThemeBackgroundCount: Int32
        let canSetCustomBackground: Bool
        let canSetCustomEmojiStickerSet: Bool
        let canEnableAutomaticTranslation: Bool
        let canRecognizeSpeech: Bool
        let canDisableSponsoredMessages: Bool
        init(
            _ level: Int32,
            _ storyPerDayCount: Int32,
            _ customEmojiReactionCount: Int32,
            _ titleColorCount: Int32,
            _ profileAccentColorCount: Int32,
            _ canSetProfileBackgroundCustomEmoji: Bool,
            _ accentColorCount: Int32,
            _ canSetBackgroundCustomEmoji: Bool,
            _ canSetEmojiStatus: Bool,
            _ chatThemeBackgroundCount: Int32,
            _ canSetCustomBackground: Bool,
            _ canSetCustomEmojiStickerSet: Bool,
            _ canEnableAutomaticTranslation: Bool,
            _ canRecognizeSpeech: Bool,
            _ canDisableSponsoredMessages: Bool
        ) {
            self.level = level
            self.storyPerDayCount = storyPerDayCount
            self.customEmojiReactionCount = customEmojiReactionCount
            self.titleColorCount = titleColorCount
            self.profileAccentColorCount = profileAccentColorCount
            self.canSetProfileBackgroundCustomEmoji = canSetProfileBackgroundCustomEmoji
            self.accentColorCount = accentColorCount
            self.canSetBackgroundCustomEmoji = canSetBackgroundCustomEmoji
            self.canSetEmojiStatus = canSetEmojiStatus
            self.chatThemeBackgroundCount = chatThemeBackgroundCount
            self.canSetCustomBackground = canSetCustomBackground
            self.canSetCustomEmojiStickerSet = canSetCustomEmojiStickerSet
            self.canEnableAutomaticTranslation = canEnableAutomaticTranslation
            self.canRecognizeSpeech = canRecognizeSpeech
            self.canDisableSponsoredMessages = canDisableSponsoredMessages
        }
    }
    private let fields: Fields
    public var level: Int32 { fields.level }
    public var storyPerDayCount: Int32 { fields.storyPerDayCount }
    public var customEmojiReactionCount: Int32 { fields.customEmojiReactionCount }
    public var titleColorCount: Int32 { fields.titleColorCount }
    public var profileAccentColorCount: Int32 { fields.profileAccentColorCount }
    public var canSetProfileBackgroundCustomEmoji: Bool { fields.canSetProfileBackgroundCustomEmoji }
    public var accentColorCount: Int32 { fields.accentColorCount }
    public var canSetBackgroundCustomEmoji: Bool { fields.canSetBackgroundCustomEmoji }
    public var canSetEmojiStatus: Bool { fields.canSetEmojiStatus }
    public var chatThemeBackgroundCount: Int32 { fields.chatThemeBackgroundCount }
    public var canSetCustomBackground: Bool { fields.canSetCustomBackground }
    public var canSetCustomEmojiStickerSet: Bool { fields.canSetCustomEmojiStickerSet }
    public var canEnableAutomaticTranslation: Bool { fields.canEnableAutomaticTranslation }
    public var canRecognizeSpeech: Bool { fields.canRecognizeSpeech }
    public var canDisableSponsoredMessages: Bool { fields.canDisableSponsoredMessages }

    public init(
        level: Int32,
        storyPerDayCount: Int32,
        customEmojiReactionCount: Int32,
        titleColorCount: Int32,
        profileAccentColorCount: Int32,
        canSetProfileBackgroundCustomEmoji: Bool,
        accentColorCount: Int32,
        canSetBackgroundCustomEmoji: Bool,
        canSetEmojiStatus: Bool,
        chatThemeBackgroundCount: Int32,
        canSetCustomBackground: Bool,
        canSetCustomEmojiStickerSet: Bool,
        canEnableAutomaticTranslation: Bool,
        canRecognizeSpeech: Bool,
        canDisableSponsoredMessages: Bool
    ) {
        fields = Fields(
        level,
        storyPerDayCount,
        customEmojiReactionCount,
        titleColorCount,
        profileAccentColorCount,
        canSetProfileBackgroundCustomEmoji,
        accentColorCount,
        canSetBackgroundCustomEmoji,
        canSetEmojiStatus,
        chatThemeBackgroundCount,
        canSetCustomBackground,
        canSetCustomEmojiStickerSet,
        canEnableAutomaticTranslation,
        canRecognizeSpeech,
        canDisableSponsoredMessages
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoostLevelFeatures""#)
        wire.int32(#","level":"#, fields.level)
        wire.int32(#","story_per_day_count":"#, fields.storyPerDayCount)
        wire.int32(#","custom_emoji_reaction_count":"#, fields.customEmojiReactionCount)
        wire.int32(#","title_color_count":"#, fields.titleColorCount)
        wire.int32(#","profile_accent_color_count":"#, fields.profileAccentColorCount)
        wire.bool(#","can_set_profile_background_custom_emoji":"#, fields.canSetProfileBackgroundCustomEmoji)
        wire.int32(#","accent_color_count":"#, fields.accentColorCount)
        wire.bool(#","can_set_background_custom_emoji":"#, fields.canSetBackgroundCustomEmoji)
        wire.bool(#","can_set_emoji_status":"#, fields.canSetEmojiStatus)
        wire.int32(#","chat_theme_background_count":"#, fields.chatThemeBackgroundCount)
        wire.bool(#","can_set_custom_background":"#, fields.canSetCustomBackground)
        wire.bool(#","can_set_custom_emoji_sticker_set":"#, fields.canSetCustomEmojiStickerSet)
        wire.bool(#","can_enable_automatic_translation":"#, fields.canEnableAutomaticTranslation)
        wire.bool(#","can_recognize_speech":"#, fields.canRecognizeSpeech)
        wire.bool(#","can_disable_sponsored_messages":"#, fields.canDisableSponsoredMessages)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatBoostLevelFeatures? {
        wire.open(#"{"@type":"chatBoostLevelFeatures""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatBoostLevelFeatures? {
        var level: Int32 = 0
        var storyPerDayCount: Int32 = 0
        var customEmojiReactionCount: Int32 = 0
        var titleColorCount: Int32 = 0
        var profileAccentColorCount: Int32 = 0
        var canSetProfileBackgroundCustomEmoji: Bool = false
        var accentColorCount: Int32 = 0
        var canSetBackgroundCustomEmoji: Bool = false
        var canSetEmojiStatus: Bool = false
        var chatThemeBackgroundCount: Int32 = 0
        var canSetCustomBackground: Bool = false
        var canSetCustomEmojiStickerSet: Bool = false
        var canEnableAutomaticTranslation: Bool = false
        var canRecognizeSpeech: Bool = false
        var canDisableSponsoredMessages: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","level":"#, &level)
            wire.int32(#","story_per_day_count":"#, &storyPerDayCount)
            wire.int32(#","custom_emoji_reaction_count":"#, &customEmojiReactionCount)
            wire.int32(#","title_color_count":"#, &titleColorCount)
            wire.int32(#","profile_accent_color_count":"#, &profileAccentColorCount)
            wire.bool(#","can_set_profile_background_custom_emoji":"#, &canSetProfileBackgroundCustomEmoji)
            wire.int32(#","accent_color_count":"#, &accentColorCount)
            wire.bool(#","can_set_background_custom_emoji":"#, &canSetBackgroundCustomEmoji)
            wire.bool(#","can_set_emoji_status":"#, &canSetEmojiStatus)
            wire.int32(#","chat_theme_background_count":"#, &chatThemeBackgroundCount)
            wire.bool(#","can_set_custom_background":"#, &canSetCustomBackground)
            wire.bool(#","can_set_custom_emoji_sticker_set":"#, &canSetCustomEmojiStickerSet)
            wire.bool(#","can_enable_automatic_translation":"#, &canEnableAutomaticTranslation)
            wire.bool(#","can_recognize_speech":"#, &canRecognizeSpeech)
            wire.bool(#","can_disable_sponsored_messages":"#, &canDisableSponsoredMessages)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatBoostLevelFeatures(
            level: level,
            storyPerDayCount: storyPerDayCount,
            customEmojiReactionCount: customEmojiReactionCount,
            titleColorCount: titleColorCount,
            profileAccentColorCount: profileAccentColorCount,
            canSetProfileBackgroundCustomEmoji: canSetProfileBackgroundCustomEmoji,
            accentColorCount: accentColorCount,
            canSetBackgroundCustomEmoji: canSetBackgroundCustomEmoji,
            canSetEmojiStatus: canSetEmojiStatus,
            chatThemeBackgroundCount: chatThemeBackgroundCount,
            canSetCustomBackground: canSetCustomBackground,
            canSetCustomEmojiStickerSet: canSetCustomEmojiStickerSet,
            canEnableAutomaticTranslation: canEnableAutomaticTranslation,
            canRecognizeSpeech: canRecognizeSpeech,
            canDisableSponsoredMessages: canDisableSponsoredMessages
        )
    }
}

/// `chatBoostFeatures features:vector<chatBoostLevelFeatures> min_profile_background_custom_emoji_boost_level:int32 min_background_custom_emoji_boost_level:int32 min_emoji_status_boost_level:int32 min_chat_theme_background_boost_level:int32 min_custom_background_boost_level:int32 min_custom_emoji_sticker_set_boost_level:int32 min_automatic_translation_boost_level:int32 min_speech_recognition_boost_level:int32 min_sponsored_message_disable_boost_level:int32 = ChatBoostFeatures`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost_features.html)
public struct ChatBoostFeatures: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let features: [ChatBoostLevelFeatures]
        let minProfileBackgroundCustomEmojiBoostLevel: Int32
        let minBackgroundCustomEmojiBoostLevel: Int32
        let minEmojiStatusBoostLevel: Int32
        let minChatThemeBackgroundBoostLevel: Int32
        let minCustomBackgroundBoostLevel: Int32
        let minCustomEmojiStickerSetBoostLevel: Int32
        let minAutomaticTranslationBoostLevel: Int32
        let minSpeechRecognitionBoostLevel: Int32
        let minSponsoredMessageDisableBoostLevel: Int32
        init(
            _ features: [ChatBoostLevelFeatures],
            _ minProfileBackgroundCustomEmojiBoostLevel: Int32,
            _ minBackgroundCustomEmojiBoostLevel: Int32,
            _ minEmojiStatusBoostLevel: Int32,
            _ minChatThemeBackgroundBoostLevel: Int32,
            _ minCustomBackgroundBoostLevel: Int32,
            _ minCustomEmojiStickerSetBoostLevel: Int32,
            _ minAutomaticTranslationBoostLevel: Int32,
            _ minSpeechRecognitionBoostLevel: Int32,
            _ minSponsoredMessageDisableBoostLevel: Int32
        ) {
            self.features = features
            self.minProfileBackgroundCustomEmojiBoostLevel = minProfileBackgroundCustomEmojiBoostLevel
            self.minBackgroundCustomEmojiBoostLevel = minBackgroundCustomEmojiBoostLevel
            self.minEmojiStatusBoostLevel = minEmojiStatusBoostLevel
            self.minChatThemeBackgroundBoostLevel = minChatThemeBackgroundBoostLevel
            self.minCustomBackgroundBoostLevel = minCustomBackgroundBoostLevel
            self.minCustomEmojiStickerSetBoostLevel = minCustomEmojiStickerSetBoostLevel
            self.minAutomaticTranslationBoostLevel = minAutomaticTranslationBoostLevel
            self.minSpeechRecognitionBoostLevel = minSpeechRecognitionBoostLevel
            self.minSponsoredMessageDisableBoostLevel = minSponsoredMessageDisableBoostLevel
        }
    }
    private let fields: Fields
    public var features: [ChatBoostLevelFeatures] { fields.features }
    public var minProfileBackgroundCustomEmojiBoostLevel: Int32 { fields.minProfileBackgroundCustomEmojiBoostLevel }
    public var minBackgroundCustomEmojiBoostLevel: Int32 { fields.minBackgroundCustomEmojiBoostLevel }
    public var minEmojiStatusBoostLevel: Int32 { fields.minEmojiStatusBoostLevel }
    public var minChatThemeBackgroundBoostLevel: Int32 { fields.minChatThemeBackgroundBoostLevel }
    public var minCustomBackgroundBoostLevel: Int32 { fields.minCustomBackgroundBoostLevel }
    public var minCustomEmojiStickerSetBoostLevel: Int32 { fields.minCustomEmojiStickerSetBoostLevel }
    public var minAutomaticTranslationBoostLevel: Int32 { fields.minAutomaticTranslationBoostLevel }
    public var minSpeechRecognitionBoostLevel: Int32 { fields.minSpeechRecognitionBoostLevel }
    public var minSponsoredMessageDisableBoostLevel: Int32 { fields.minSponsoredMessageDisableBoostLevel }

    public init(
        features: [ChatBoostLevelFeatures],
        minProfileBackgroundCustomEmojiBoostLevel: Int32,
        minBackgroundCustomEmojiBoostLevel: Int32,
        minEmojiStatusBoostLevel: Int32,
        minChatThemeBackgroundBoostLevel: Int32,
        minCustomBackgroundBoostLevel: Int32,
        minCustomEmojiStickerSetBoostLevel: Int32,
        minAutomaticTranslationBoostLevel: Int32,
        minSpeechRecognitionBoostLevel: Int32,
        minSponsoredMessageDisableBoostLevel: Int32
    ) {
        fields = Fields(
        features,
        minProfileBackgroundCustomEmojiBoostLevel,
        minBackgroundCustomEmojiBoostLevel,
        minEmojiStatusBoostLevel,
        minChatThemeBackgroundBoostLevel,
        minCustomBackgroundBoostLevel,
        minCustomEmojiStickerSetBoostLevel,
        minAutomaticTranslationBoostLevel,
        minSpeechRecognitionBoostLevel,
        minSponsoredMessageDisableBoostLevel
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoostFeatures""#)
        wire.objects(#","features":"#, fields.features)
        wire.int32(#","min_profile_background_custom_emoji_boost_level":"#, fields.minProfileBackgroundCustomEmojiBoostLevel)
        wire.int32(#","min_background_custom_emoji_boost_level":"#, fields.minBackgroundCustomEmojiBoostLevel)
        wire.int32(#","min_emoji_status_boost_level":"#, fields.minEmojiStatusBoostLevel)
        wire.int32(#","min_chat_theme_background_boost_level":"#, fields.minChatThemeBackgroundBoostLevel)
        wire.int32(#","min_custom_background_boost_level":"#, fields.minCustomBackgroundBoostLevel)
        wire.int32(#","min_custom_emoji_sticker_set_boost_level":"#, fields.minCustomEmojiStickerSetBoostLevel)
        wire.int32(#","min_automatic_translation_boost_level":"#, fields.minAutomaticTranslationBoostLevel)
        wire.int32(#","min_speech_recognition_boost_level":"#, fields.minSpeechRecognitionBoostLevel)
        wire.int32(#","min_sponsored_message_disable_boost_level":"#, fields.minSponsoredMessageDisableBoostLevel)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatBoostFeatures? {
        wire.open(#"{"@type":"chatBoostFeatures""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatBoostFeatures? {
        var features: [ChatBoostLevelFeatures] = []
        var minProfileBackgroundCustomEmojiBoostLevel: Int32 = 0
        var minBackgroundCustomEmojiBoostLevel: Int32 = 0
        var minEmojiStatusBoostLevel: Int32 = 0
        var minChatThemeBackgroundBoostLevel: Int32 = 0
        var minCustomBackgroundBoostLevel: Int32 = 0
        var minCustomEmojiStickerSetBoostLevel: Int32 = 0
        var minAutomaticTranslationBoostLevel: Int32 = 0
        var minSpeechRecognitionBoostLevel: Int32 = 0
        var minSponsoredMessageDisableBoostLevel: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.objects(#","features":"#, &features)
            wire.int32(#","min_profile_background_custom_emoji_boost_level":"#, &minProfileBackgroundCustomEmojiBoostLevel)
            wire.int32(#","min_background_custom_emoji_boost_level":"#, &minBackgroundCustomEmojiBoostLevel)
            wire.int32(#","min_emoji_status_boost_level":"#, &minEmojiStatusBoostLevel)
            wire.int32(#","min_chat_theme_background_boost_level":"#, &minChatThemeBackgroundBoostLevel)
            wire.int32(#","min_custom_background_boost_level":"#, &minCustomBackgroundBoostLevel)
            wire.int32(#","min_custom_emoji_sticker_set_boost_level":"#, &minCustomEmojiStickerSetBoostLevel)
            wire.int32(#","min_automatic_translation_boost_level":"#, &minAutomaticTranslationBoostLevel)
            wire.int32(#","min_speech_recognition_boost_level":"#, &minSpeechRecognitionBoostLevel)
            wire.int32(#","min_sponsored_message_disable_boost_level":"#, &minSponsoredMessageDisableBoostLevel)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatBoostFeatures(
            features: features,
            minProfileBackgroundCustomEmojiBoostLevel: minProfileBackgroundCustomEmojiBoostLevel,
            minBackgroundCustomEmojiBoostLevel: minBackgroundCustomEmojiBoostLevel,
            minEmojiStatusBoostLevel: minEmojiStatusBoostLevel,
            minChatThemeBackgroundBoostLevel: minChatThemeBackgroundBoostLevel,
            minCustomBackgroundBoostLevel: minCustomBackgroundBoostLevel,
            minCustomEmojiStickerSetBoostLevel: minCustomEmojiStickerSetBoostLevel,
            minAutomaticTranslationBoostLevel: minAutomaticTranslationBoostLevel,
            minSpeechRecognitionBoostLevel: minSpeechRecognitionBoostLevel,
            minSponsoredMessageDisableBoostLevel: minSponsoredMessageDisableBoostLevel
        )
    }
}

/// `ChatBoostSource`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_boost_source.html)
public enum ChatBoostSource: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case giftCode(ChatBoostSourceGiftCode)
    case giveaway(ChatBoostSourceGiveaway)
    indirect case premium(ChatBoostSourcePremium)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .giftCode(let value): value.encode(into: &wire)
        case .giveaway(let value): value.encode(into: &wire)
        case .premium(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatBoostSource? {
        switch wire.constructor(of: .chatBoostSource) {
        case 0: if let value = ChatBoostSourceGiftCode.body(&wire) { return .giftCode(value) }  // chatBoostSourceGiftCode
        case 1: if let value = ChatBoostSourceGiveaway.body(&wire) { return .giveaway(value) }  // chatBoostSourceGiveaway
        case 2: if let value = ChatBoostSourcePremium.body(&wire) { return .premium(value) }  // chatBoostSourcePremium
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatBoostSourceGiftCode user_id:int53 gift_code:string = ChatBoostSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost_source_gift_code.html)
public struct ChatBoostSourceGiftCode: TDObject, CustomStringConvertible, CustomReflectable {
    public let userID: Int64
    public let giftCode: String

    public init(userID: Int64, giftCode: String) {
        self.userID = userID
        self.giftCode = giftCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoostSourceGiftCode""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","gift_code":"#, self.giftCode)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatBoostSourceGiftCode? {
        var userID: Int64 = 0
        var giftCode: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.string(#","gift_code":"#, &giftCode)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatBoostSourceGiftCode(userID: userID, giftCode: giftCode)
    }
}

/// `chatBoostSourceGiveaway user_id:int53 gift_code:string star_count:int53 giveaway_message_id:int53 is_unclaimed:Bool = ChatBoostSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost_source_giveaway.html)
public struct ChatBoostSourceGiveaway: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let userID: Int64
        let giftCode: String
        let starCount: Int64
        let giveawayMessageID: Int64
        let isUnclaimed: Bool
        init(_ userID: Int64, _ giftCode: String, _ starCount: Int64, _ giveawayMessageID: Int64, _ isUnclaimed: Bool) {
            self.userID = userID
            self.giftCode = giftCode
            self.starCount = starCount
            self.giveawayMessageID = giveawayMessageID
            self.isUnclaimed = isUnclaimed
        }
    }
    private let fields: Fields
    public var userID: Int64 { fields.userID }
    public var giftCode: String { fields.giftCode }
    public var starCount: Int64 { fields.starCount }
    public var giveawayMessageID: Int64 { fields.giveawayMessageID }
    public var isUnclaimed: Bool { fields.isUnclaimed }

    public init(userID: Int64, giftCode: String, starCount: Int64, giveawayMessageID: Int64, isUnclaimed: Bool) {
        fields = Fields(userID, giftCode, starCount, giveawayMessageID, isUnclaimed)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoostSourceGiveaway""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.string(#","gift_code":"#, fields.giftCode)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.int53(#","giveaway_message_id":"#, fields.giveawayMessageID)
        wire.bool(#","is_unclaimed":"#, fields.isUnclaimed)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatBoostSourceGiveaway? {
        var userID: Int64 = 0
        var giftCode: String = ""
        var starCount: Int64 = 0
        var giveawayMessageID: Int64 = 0
        var isUnclaimed: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.string(#","gift_code":"#, &giftCode)
            wire.int53(#","star_count":"#, &starCount)
            wire.int53(#","giveaway_message_id":"#, &giveawayMessageID)
            wire.bool(#","is_unclaimed":"#, &isUnclaimed)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatBoostSourceGiveaway(
            userID: userID,
            giftCode: giftCode,
            starCount: starCount,
            giveawayMessageID: giveawayMessageID,
            isUnclaimed: isUnclaimed
        )
    }
}

/// `chatBoostSourcePremium user_id:int53 = ChatBoostSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost_source_premium.html)
public struct ChatBoostSourcePremium: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoostSourcePremium""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatBoostSourcePremium? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatBoostSourcePremium(userID: userID)
    }
}

/// `chatBoostStatus boost_url:string applied_slot_ids:vector<int32> level:int32 gift_code_boost_count:int32 boost_count:int32 current_level_boost_count:int32 next_level_boost_count:int32 premium_member_count:int32 premium_member_percentage:double prepaid_giveaways:vector<prepaidGiveaway> = ChatBoostStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost_status.html)
public struct ChatBoostStatus: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let boostURL: String
        let appliedSlotIDs: [Int32]
        let level: Int32
        let giftCodeBoostCount: Int32
        let boostCount: Int32
        let currentLevelBoostCount: Int32
        let nextLevelBoostCount: Int32
        let premiumMemberCount: Int32
        let premiumMemberPercentage: Double
        let prepaidGiveaways: [PrepaidGiveaway]
        init(
            _ boostURL: String,
            _ appliedSlotIDs: [Int32],
            _ level: Int32,
            _ giftCodeBoostCount: Int32,
            _ boostCount: Int32,
            _ currentLevelBoostCount: Int32,
            _ nextLevelBoostCount: Int32,
            _ premiumMemberCount: Int32,
            _ premiumMemberPercentage: Double,
            _ prepaidGiveaways: [PrepaidGiveaway]
        ) {
            self.boostURL = boostURL
            self.appliedSlotIDs = appliedSlotIDs
            self.level = level
            self.giftCodeBoostCount = giftCodeBoostCount
            self.boostCount = boostCount
            self.currentLevelBoostCount = currentLevelBoostCount
            self.nextLevelBoostCount = nextLevelBoostCount
            self.premiumMemberCount = premiumMemberCount
            self.premiumMemberPercentage = premiumMemberPercentage
            self.prepaidGiveaways = prepaidGiveaways
        }
    }
    private let fields: Fields
    public var boostURL: String { fields.boostURL }
    public var appliedSlotIDs: [Int32] { fields.appliedSlotIDs }
    public var level: Int32 { fields.level }
    public var giftCodeBoostCount: Int32 { fields.giftCodeBoostCount }
    public var boostCount: Int32 { fields.boostCount }
    public var currentLevelBoostCount: Int32 { fields.currentLevelBoostCount }
    public var nextLevelBoostCount: Int32 { fields.nextLevelBoostCount }
    public var premiumMemberCount: Int32 { fields.premiumMemberCount }
    public var premiumMemberPercentage: Double { fields.premiumMemberPercentage }
    public var prepaidGiveaways: [PrepaidGiveaway] { fields.prepaidGiveaways }

    public init(
        boostURL: String,
        appliedSlotIDs: [Int32],
        level: Int32,
        giftCodeBoostCount: Int32,
        boostCount: Int32,
        currentLevelBoostCount: Int32,
        nextLevelBoostCount: Int32,
        premiumMemberCount: Int32,
        premiumMemberPercentage: Double,
        prepaidGiveaways: [PrepaidGiveaway]
    ) {
        fields = Fields(
        boostURL,
        appliedSlotIDs,
        level,
        giftCodeBoostCount,
        boostCount,
        currentLevelBoostCount,
        nextLevelBoostCount,
        premiumMemberCount,
        premiumMemberPercentage,
        prepaidGiveaways
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoostStatus""#)
        wire.string(#","boost_url":"#, fields.boostURL)
        wire.int32s(#","applied_slot_ids":"#, fields.appliedSlotIDs)
        wire.int32(#","level":"#, fields.level)
        wire.int32(#","gift_code_boost_count":"#, fields.giftCodeBoostCount)
        wire.int32(#","boost_count":"#, fields.boostCount)
        wire.int32(#","current_level_boost_count":"#, fields.currentLevelBoostCount)
        wire.int32(#","next_level_boost_count":"#, fields.nextLevelBoostCount)
        wire.int32(#","premium_member_count":"#, fields.premiumMemberCount)
        wire.double(#","premium_member_percentage":"#, fields.premiumMemberPercentage)
        wire.objects(#","prepaid_giveaways":"#, fields.prepaidGiveaways)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatBoostStatus? {
        wire.open(#"{"@type":"chatBoostStatus""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatBoostStatus? {
        var boostURL: String = ""
        var appliedSlotIDs: [Int32] = []
        var level: Int32 = 0
        var giftCodeBoostCount: Int32 = 0
        var boostCount: Int32 = 0
        var currentLevelBoostCount: Int32 = 0
        var nextLevelBoostCount: Int32 = 0
        var premiumMemberCount: Int32 = 0
        var premiumMemberPercentage: Double = 0.0
        var prepaidGiveaways: [PrepaidGiveaway] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","boost_url":"#, &boostURL)
            wire.int32s(#","applied_slot_ids":"#, &appliedSlotIDs)
            wire.int32(#","level":"#, &level)
            wire.int32(#","gift_code_boost_count":"#, &giftCodeBoostCount)
            wire.int32(#","boost_count":"#, &boostCount)
            wire.int32(#","current_level_boost_count":"#, &currentLevelBoostCount)
            wire.int32(#","next_level_boost_count":"#, &nextLevelBoostCount)
            wire.int32(#","premium_member_count":"#, &premiumMemberCount)
            wire.double(#","premium_member_percentage":"#, &premiumMemberPercentage)
            wire.objects(#","prepaid_giveaways":"#, &prepaidGiveaways)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatBoostStatus(
            boostURL: boostURL,
            appliedSlotIDs: appliedSlotIDs,
            level: level,
            giftCodeBoostCount: giftCodeBoostCount,
            boostCount: boostCount,
            currentLevelBoostCount: currentLevelBoostCount,
            nextLevelBoostCount: nextLevelBoostCount,
            premiumMemberCount: premiumMemberCount,
            premiumMemberPercentage: premiumMemberPercentage,
            prepaidGiveaways: prepaidGiveaways
        )
    }
}

/// `chatBoost id:string count:int32 source:ChatBoostSource start_date:int32 expiration_date:int32 = ChatBoost`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost.html)
public struct ChatBoost: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: String
        let count: Int32
        let source: ChatBoostSource
        let startDate: Int32
        let expirationDate: Int32
        init(_ id: String, _ count: Int32, _ source: ChatBoostSource, _ startDate: Int32, _ expirationDate: Int32) {
            self.id = id
            self.count = count
            self.source = source
            self.startDate = startDate
            self.expirationDate = expirationDate
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var count: Int32 { fields.count }
    public var source: ChatBoostSource { fields.source }
    /// Unix time in seconds.
    public var startDate: Int32 { fields.startDate }
    /// Unix time in seconds.
    public var expirationDate: Int32 { fields.expirationDate }

    public init(id: String, count: Int32, source: ChatBoostSource, startDate: Int32, expirationDate: Int32) {
        fields = Fields(id, count, source, startDate, expirationDate)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoost""#)
        wire.string(#","id":"#, fields.id)
        wire.int32(#","count":"#, fields.count)
        wire.object(#","source":"#, fields.source)
        wire.int32(#","start_date":"#, fields.startDate)
        wire.int32(#","expiration_date":"#, fields.expirationDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatBoost? {
        wire.open(#"{"@type":"chatBoost""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatBoost? {
        var id: String = ""
        var count: Int32 = 0
        var source: ChatBoostSource? = nil
        var startDate: Int32 = 0
        var expirationDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.int32(#","count":"#, &count)
            wire.object(#","source":"#, &source)
            wire.int32(#","start_date":"#, &startDate)
            wire.int32(#","expiration_date":"#, &expirationDate)
        } while wire.more(&mark)
        guard !wire.failed, let source = wire.required(consume source) else { wire.missing("source"); return nil }
        return ChatBoost(id: id, count: count, source: source, startDate: startDate, expirationDate: expirationDate)
    }
}

/// `chatBoostSlot slot_id:int32 currently_boosted_chat_id:int53 start_date:int32 expiration_date:int32 cooldown_until_date:int32 = ChatBoostSlot`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost_slot.html)
public struct ChatBoostSlot: TDDecodable, CustomStringConvertible {
    public let slotID: Int32
    public let currentlyBoostedChatID: Int64
    /// Unix time in seconds.
    public let startDate: Int32
    /// Unix time in seconds.
    public let expirationDate: Int32
    /// Unix time in seconds.
    public let cooldownUntilDate: Int32

    public init(
        slotID: Int32,
        currentlyBoostedChatID: Int64,
        startDate: Int32,
        expirationDate: Int32,
        cooldownUntilDate: Int32
    ) {
        self.slotID = slotID
        self.currentlyBoostedChatID = currentlyBoostedChatID
        self.startDate = startDate
        self.expirationDate = expirationDate
        self.cooldownUntilDate = cooldownUntilDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoostSlot""#)
        wire.int32(#","slot_id":"#, self.slotID)
        wire.int53(#","currently_boosted_chat_id":"#, self.currentlyBoostedChatID)
        wire.int32(#","start_date":"#, self.startDate)
        wire.int32(#","expiration_date":"#, self.expirationDate)
        wire.int32(#","cooldown_until_date":"#, self.cooldownUntilDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatBoostSlot? {
        wire.open(#"{"@type":"chatBoostSlot""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatBoostSlot? {
        var slotID: Int32 = 0
        var currentlyBoostedChatID: Int64 = 0
        var startDate: Int32 = 0
        var expirationDate: Int32 = 0
        var cooldownUntilDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","slot_id":"#, &slotID)
            wire.int53(#","currently_boosted_chat_id":"#, &currentlyBoostedChatID)
            wire.int32(#","start_date":"#, &startDate)
            wire.int32(#","expiration_date":"#, &expirationDate)
            wire.int32(#","cooldown_until_date":"#, &cooldownUntilDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatBoostSlot(
            slotID: slotID,
            currentlyBoostedChatID: currentlyBoostedChatID,
            startDate: startDate,
            expirationDate: expirationDate,
            cooldownUntilDate: cooldownUntilDate
        )
    }
}

/// `chatBoostSlots slots:vector<chatBoostSlot> = ChatBoostSlots`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost_slots.html)
public struct ChatBoostSlots: TDDecodable, CustomStringConvertible {
    public let slots: [ChatBoostSlot]

    public init(slots: [ChatBoostSlot]) {
        self.slots = slots
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoostSlots""#)
        wire.objects(#","slots":"#, self.slots)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatBoostSlots? {
        wire.open(#"{"@type":"chatBoostSlots""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatBoostSlots? {
        var slots: [ChatBoostSlot] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","slots":"#, &slots)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatBoostSlots(slots: slots)
    }
}

/// `addedReaction type:ReactionType sender_id:MessageSender is_outgoing:Bool date:int32 = AddedReaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1added_reaction.html)
public struct AddedReaction: TDDecodable, CustomStringConvertible {
    public let type: ReactionType
    public let senderID: MessageSender
    public let isOutgoing: Bool
    /// Unix time in seconds.
    public let date: Int32

    public init(type: ReactionType, senderID: MessageSender, isOutgoing: Bool, date: Int32) {
        self.type = type
        self.senderID = senderID
        self.isOutgoing = isOutgoing
        self.date = date
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addedReaction""#)
        wire.object(#","type":"#, self.type)
        wire.object(#","sender_id":"#, self.senderID)
        wire.bool(#","is_outgoing":"#, self.isOutgoing)
        wire.int32(#","date":"#, self.date)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AddedReaction? {
        wire.open(#"{"@type":"addedReaction""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AddedReaction? {
        var type: ReactionType? = nil
        var senderID: MessageSender? = nil
        var isOutgoing: Bool = false
        var date: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.object(#","sender_id":"#, &senderID)
            wire.bool(#","is_outgoing":"#, &isOutgoing)
            wire.int32(#","date":"#, &date)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let type = wire.required(consume type),
            let senderID = wire.required(consume senderID)
         else { wire.missing("type sender_id"); return nil }
        return AddedReaction(type: type, senderID: senderID, isOutgoing: isOutgoing, date: date)
    }
}

/// `addedReactions total_count:int32 reactions:vector<addedReaction> next_offset:string = AddedReactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1added_reactions.html)
public struct AddedReactions: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let reactions: [AddedReaction]
    public let nextOffset: String

    public init(totalCount: Int32, reactions: [AddedReaction], nextOffset: String) {
        self.totalCount = totalCount
        self.reactions = reactions
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addedReactions""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","reactions":"#, self.reactions)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AddedReactions? {
        wire.open(#"{"@type":"addedReactions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AddedReactions? {
        var totalCount: Int32 = 0
        var reactions: [AddedReaction] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","reactions":"#, &reactions)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AddedReactions(totalCount: totalCount, reactions: reactions, nextOffset: nextOffset)
    }
}

/// `chatBoostLink link:string is_public:Bool = ChatBoostLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost_link.html)
public struct ChatBoostLink: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let link: String
    public let isPublic: Bool

    public init(link: String, isPublic: Bool) {
        self.link = link
        self.isPublic = isPublic
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoostLink""#)
        wire.string(#","link":"#, self.link)
        wire.bool(#","is_public":"#, self.isPublic)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatBoostLink? {
        wire.open(#"{"@type":"chatBoostLink""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatBoostLink? {
        var link: String = ""
        var isPublic: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","link":"#, &link)
            wire.bool(#","is_public":"#, &isPublic)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatBoostLink(link: link, isPublic: isPublic)
    }
}

/// `chatBoostLinkInfo is_public:Bool chat_id:int53 = ChatBoostLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_boost_link_info.html)
public struct ChatBoostLinkInfo: TDDecodable, CustomStringConvertible {
    public let isPublic: Bool
    public let chatID: Int64

    public init(isPublic: Bool, chatID: Int64) {
        self.isPublic = isPublic
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBoostLinkInfo""#)
        wire.bool(#","is_public":"#, self.isPublic)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatBoostLinkInfo? {
        wire.open(#"{"@type":"chatBoostLinkInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatBoostLinkInfo? {
        var isPublic: Bool = false
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_public":"#, &isPublic)
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatBoostLinkInfo(isPublic: isPublic, chatID: chatID)
    }
}

/// `addedProxy id:int32 last_used_date:int32 is_enabled:Bool comment:string proxy:proxy = AddedProxy`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1added_proxy.html)
public struct AddedProxy: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int32
        let lastUsedDate: Int32
        let isEnabled: Bool
        let comment: String
        let proxy: Proxy
        init(_ id: Int32, _ lastUsedDate: Int32, _ isEnabled: Bool, _ comment: String, _ proxy: Proxy) {
            self.id = id
            self.lastUsedDate = lastUsedDate
            self.isEnabled = isEnabled
            self.comment = comment
            self.proxy = proxy
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    /// Unix time in seconds.
    public var lastUsedDate: Int32 { fields.lastUsedDate }
    public var isEnabled: Bool { fields.isEnabled }
    public var comment: String { fields.comment }
    public var proxy: Proxy { fields.proxy }

    public init(id: Int32, lastUsedDate: Int32, isEnabled: Bool, comment: String, proxy: Proxy) {
        fields = Fields(id, lastUsedDate, isEnabled, comment, proxy)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addedProxy""#)
        wire.int32(#","id":"#, fields.id)
        wire.int32(#","last_used_date":"#, fields.lastUsedDate)
        wire.bool(#","is_enabled":"#, fields.isEnabled)
        wire.string(#","comment":"#, fields.comment)
        wire.object(#","proxy":"#, fields.proxy)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AddedProxy? {
        wire.open(#"{"@type":"addedProxy""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AddedProxy? {
        var id: Int32 = 0
        var lastUsedDate: Int32 = 0
        var isEnabled: Bool = false
        var comment: String = ""
        var proxy: Proxy? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.int32(#","last_used_date":"#, &lastUsedDate)
            wire.bool(#","is_enabled":"#, &isEnabled)
            wire.string(#","comment":"#, &comment)
            wire.object(#","proxy":"#, &proxy)
        } while wire.more(&mark)
        guard !wire.failed, let proxy = wire.required(consume proxy) else { wire.missing("proxy"); return nil }
        return AddedProxy(id: id, lastUsedDate: lastUsedDate, isEnabled: isEnabled, comment: comment, proxy: proxy)
    }
}

/// `addedProxies proxies:vector<addedProxy> = AddedProxies`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1added_proxies.html)
public struct AddedProxies: TDDecodable, CustomStringConvertible {
    public let proxies: [AddedProxy]

    public init(proxies: [AddedProxy]) {
        self.proxies = proxies
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addedProxies""#)
        wire.objects(#","proxies":"#, self.proxies)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AddedProxies? {
        wire.open(#"{"@type":"addedProxies""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AddedProxies? {
        var proxies: [AddedProxy] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","proxies":"#, &proxies)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AddedProxies(proxies: proxies)
    }
}

/// `ChatStatisticsObjectType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_statistics_object_type.html)
public enum ChatStatisticsObjectType: TDDecodable, CustomStringConvertible, CustomReflectable {
    case message(ChatStatisticsObjectTypeMessage)
    case story(ChatStatisticsObjectTypeStory)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .message(let value): value.encode(into: &wire)
        case .story(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatStatisticsObjectType? {
        switch wire.constructor(of: .chatStatisticsObjectType) {
        case 0: if let value = ChatStatisticsObjectTypeMessage.body(&wire) { return .message(value) }  // chatStatisticsObjectTypeMessage
        case 1: if let value = ChatStatisticsObjectTypeStory.body(&wire) { return .story(value) }  // chatStatisticsObjectTypeStory
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatStatisticsObjectTypeMessage message_id:int53 = ChatStatisticsObjectType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_statistics_object_type_message.html)
public struct ChatStatisticsObjectTypeMessage: TDObject, CustomStringConvertible {
    public let messageID: Int64

    public init(messageID: Int64) {
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatStatisticsObjectTypeMessage""#)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatStatisticsObjectTypeMessage? {
        var messageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","message_id":"#, &messageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatStatisticsObjectTypeMessage(messageID: messageID)
    }
}

/// `chatStatisticsObjectTypeStory story_id:int32 = ChatStatisticsObjectType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_statistics_object_type_story.html)
public struct ChatStatisticsObjectTypeStory: TDObject, CustomStringConvertible {
    public let storyID: Int32

    public init(storyID: Int32) {
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatStatisticsObjectTypeStory""#)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatStatisticsObjectTypeStory? {
        var storyID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","story_id":"#, &storyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatStatisticsObjectTypeStory(storyID: storyID)
    }
}

/// `chatStatisticsInteractionInfo object_type:ChatStatisticsObjectType view_count:int32 forward_count:int32 reaction_count:int32 = ChatStatisticsInteractionInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_statistics_interaction_info.html)
public struct ChatStatisticsInteractionInfo: TDDecodable, CustomStringConvertible {
    public let objectType: ChatStatisticsObjectType
    public let viewCount: Int32
    public let forwardCount: Int32
    public let reactionCount: Int32

    public init(objectType: ChatStatisticsObjectType, viewCount: Int32, forwardCount: Int32, reactionCount: Int32) {
        self.objectType = objectType
        self.viewCount = viewCount
        self.forwardCount = forwardCount
        self.reactionCount = reactionCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatStatisticsInteractionInfo""#)
        wire.object(#","object_type":"#, self.objectType)
        wire.int32(#","view_count":"#, self.viewCount)
        wire.int32(#","forward_count":"#, self.forwardCount)
        wire.int32(#","reaction_count":"#, self.reactionCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatStatisticsInteractionInfo? {
        wire.open(#"{"@type":"chatStatisticsInteractionInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatStatisticsInteractionInfo? {
        var objectType: ChatStatisticsObjectType? = nil
        var viewCount: Int32 = 0
        var forwardCount: Int32 = 0
        var reactionCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","object_type":"#, &objectType)
            wire.int32(#","view_count":"#, &viewCount)
            wire.int32(#","forward_count":"#, &forwardCount)
            wire.int32(#","reaction_count":"#, &reactionCount)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let objectType = wire.required(consume objectType)
         else { wire.missing("object_type"); return nil }
        return ChatStatisticsInteractionInfo(
            objectType: objectType,
            viewCount: viewCount,
            forwardCount: forwardCount,
            reactionCount: reactionCount
        )
    }
}

/// `chatStatisticsMessageSenderInfo user_id:int53 sent_message_count:int32 average_character_count:int32 = ChatStatisticsMessageSenderInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_statistics_message_sender_info.html)
public struct ChatStatisticsMessageSenderInfo: TDDecodable, CustomStringConvertible {
    public let userID: Int64
    public let sentMessageCount: Int32
    public let averageCharacterCount: Int32

    public init(userID: Int64, sentMessageCount: Int32, averageCharacterCount: Int32) {
        self.userID = userID
        self.sentMessageCount = sentMessageCount
        self.averageCharacterCount = averageCharacterCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatStatisticsMessageSenderInfo""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","sent_message_count":"#, self.sentMessageCount)
        wire.int32(#","average_character_count":"#, self.averageCharacterCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatStatisticsMessageSenderInfo? {
        wire.open(#"{"@type":"chatStatisticsMessageSenderInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatStatisticsMessageSenderInfo? {
        var userID: Int64 = 0
        var sentMessageCount: Int32 = 0
        var averageCharacterCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","sent_message_count":"#, &sentMessageCount)
            wire.int32(#","average_character_count":"#, &averageCharacterCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatStatisticsMessageSenderInfo(
            userID: userID,
            sentMessageCount: sentMessageCount,
            averageCharacterCount: averageCharacterCount
        )
    }
}

/// `chatStatisticsAdministratorActionsInfo user_id:int53 deleted_message_count:int32 banned_user_count:int32 restricted_user_count:int32 = ChatStatisticsAdministratorActionsInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_statistics_administrator_actions_info.html)
public struct ChatStatisticsAdministratorActionsInfo: TDDecodable, CustomStringConvertible {
    public let userID: Int64
    public let deletedMessageCount: Int32
    public let bannedUserCount: Int32
    public let restrictedUserCount: Int32

    public init(userID: Int64, deletedMessageCount: Int32, bannedUserCount: Int32, restrictedUserCount: Int32) {
        self.userID = userID
        self.deletedMessageCount = deletedMessageCount
        self.bannedUserCount = bannedUserCount
        self.restrictedUserCount = restrictedUserCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatStatisticsAdministratorActionsInfo""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","deleted_message_count":"#, self.deletedMessageCount)
        wire.int32(#","banned_user_count":"#, self.bannedUserCount)
        wire.int32(#","restricted_user_count":"#, self.restrictedUserCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatStatisticsAdministratorActionsInfo? {
        wire.open(#"{"@type":"chatStatisticsAdministratorActionsInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatStatisticsAdministratorActionsInfo? {
        var userID: Int64 = 0
        var deletedMessageCount: Int32 = 0
        var bannedUserCount: Int32 = 0
        var restrictedUserCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","deleted_message_count":"#, &deletedMessageCount)
            wire.int32(#","banned_user_count":"#, &bannedUserCount)
            wire.int32(#","restricted_user_count":"#, &restrictedUserCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatStatisticsAdministratorActionsInfo(
            userID: userID,
            deletedMessageCount: deletedMessageCount,
            bannedUserCount: bannedUserCount,
            restrictedUserCount: restrictedUserCount
        )
    }
}

/// `chatStatisticsInviterInfo user_id:int53 added_member_count:int32 = ChatStatisticsInviterInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_statistics_inviter_info.html)
public struct ChatStatisticsInviterInfo: TDDecodable, CustomStringConvertible {
    public let userID: Int64
    public let addedMemberCount: Int32

    public init(userID: Int64, addedMemberCount: Int32) {
        self.userID = userID
        self.addedMemberCount = addedMemberCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatStatisticsInviterInfo""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","added_member_count":"#, self.addedMemberCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatStatisticsInviterInfo? {
        wire.open(#"{"@type":"chatStatisticsInviterInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatStatisticsInviterInfo? {
        var userID: Int64 = 0
        var addedMemberCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","added_member_count":"#, &addedMemberCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatStatisticsInviterInfo(userID: userID, addedMemberCount: addedMemberCount)
    }
}

/// `ChatStatistics`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_statistics.html)
public enum ChatStatistics: TDDecodable, CustomStringConvertible, CustomReflectable {
    case supergroup(ChatStatisticsSupergroup)
    case channel(ChatStatisticsChannel)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .supergroup(let value): value.encode(into: &wire)
        case .channel(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatStatistics? {
        switch wire.constructor(of: .chatStatistics) {
        case 0: if let value = ChatStatisticsSupergroup.body(&wire) { return .supergroup(value) }  // chatStatisticsSupergroup
        case 1: if let value = ChatStatisticsChannel.body(&wire) { return .channel(value) }  // chatStatisticsChannel
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatStatisticsSupergroup period:dateRange member_count:statisticalValue message_count:statisticalValue viewer_count:statisticalValue sender_count:statisticalValue member_count_graph:StatisticalGraph join_graph:StatisticalGraph join_by_source_graph:StatisticalGraph language_graph:StatisticalGraph message_content_graph:StatisticalGraph action_graph:StatisticalGraph day_graph:StatisticalGraph week_graph:StatisticalGraph top_senders:vector<chatStatisticsMessageSenderInfo> top_administrators:vector<chatStatisticsAdministratorActionsInfo> top_inviters:vector<chatStatisticsInviterInfo> = ChatStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_statistics_supergroup.html)
public struct ChatStatisticsSupergroup: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let period: DateRange
        let memberCount: StatisticalValue
        let messageCount: StatisticalValue
        let viewerCount: StatisticalValue
        let senderCount: StatisticalValue
        let memberCountGraph: StatisticalGraph
        let joinGraph: StatisticalGraph
        let joinBySourceGraph: StatisticalGraph
        let languageGraph: StatisticalGraph
        let messageContentGraph: StatisticalGraph
        let actionGraph: StatisticalGraph
        let dayGraph: StatisticalGraph
        let weekGraph: StatisticalGraph
        let topSenders: [ChatStatisticsMessageSenderInfo]
        let topAdministrators: [ChatStatisticsAdministratorActionsInfo]
        let topInviters: [ChatStatisticsInviterInfo]
        init(
            _ period: DateRange,
            _ memberCount: StatisticalValue,
            _ messageCount: StatisticalValue,
            _ viewerCount: StatisticalValue,
            _ senderCount: StatisticalValue,
            _ memberCountGraph: StatisticalGraph,
            _ joinGraph: StatisticalGraph,
            _ joinBySourceGraph: StatisticalGraph,
            _ languageGraph: StatisticalGraph,
            _ messageContentGraph: StatisticalGraph,
            _ actionGraph: StatisticalGraph,
            _ dayGraph: StatisticalGraph,
            _ weekGraph: StatisticalGraph,
            _ topSenders: [ChatStatisticsMessageSenderInfo],
            _ topAdministrators: [ChatStatisticsAdministratorActionsInfo],
            _ topInviters: [ChatStatisticsInviterInfo]
        ) {
            self.period = period
            self.memberCount = memberCount
            self.messageCount = messageCount
            self.viewerCount = viewerCount
            self.senderCount = senderCount
            self.memberCountGraph = memberCountGraph
            self.joinGraph = joinGraph
            self.joinBySourceGraph = joinBySourceGraph
            self.languageGraph = languageGraph
            self.messageContentGraph = messageContentGraph
            self.actionGraph = actionGraph
            self.dayGraph = dayGraph
            self.weekGraph = weekGraph
            self.topSenders = topSenders
            self.topAdministrators = topAdministrators
            self.topInviters = topInviters
        }
    }
    private let fields: Fields
    public var period: DateRange { fields.period }
    public var memberCount: StatisticalValue { fields.memberCount }
    public var messageCount: StatisticalValue { fields.messageCount }
    public var viewerCount: StatisticalValue { fields.viewerCount }
    public var senderCount: StatisticalValue { fields.senderCount }
    public var memberCountGraph: StatisticalGraph { fields.memberCountGraph }
    public var joinGraph: StatisticalGraph { fields.joinGraph }
    public var joinBySourceGraph: StatisticalGraph { fields.joinBySourceGraph }
    public var languageGraph: StatisticalGraph { fields.languageGraph }
    public var messageContentGraph: StatisticalGraph { fields.messageContentGraph }
    public var actionGraph: StatisticalGraph { fields.actionGraph }
    public var dayGraph: StatisticalGraph { fields.dayGraph }
    public var weekGraph: StatisticalGraph { fields.weekGraph }
    public var topSenders: [ChatStatisticsMessageSenderInfo] { fields.topSenders }
    public var topAdministrators: [ChatStatisticsAdministratorActionsInfo] { fields.topAdministrators }
    public var topInviters: [ChatStatisticsInviterInfo] { fields.topInviters }

    public init(
        period: DateRange,
        memberCount: StatisticalValue,
        messageCount: StatisticalValue,
        viewerCount: StatisticalValue,
        senderCount: StatisticalValue,
        memberCountGraph: StatisticalGraph,
        joinGraph: StatisticalGraph,
        joinBySourceGraph: StatisticalGraph,
        languageGraph: StatisticalGraph,
        messageContentGraph: StatisticalGraph,
        actionGraph: StatisticalGraph,
        dayGraph: StatisticalGraph,
        weekGraph: StatisticalGraph,
        topSenders: [ChatStatisticsMessageSenderInfo],
        topAdministrators: [ChatStatisticsAdministratorActionsInfo],
        topInviters: [ChatStatisticsInviterInfo]
    ) {
        fields = Fields(
        period,
        memberCount,
        messageCount,
        viewerCount,
        senderCount,
        memberCountGraph,
        joinGraph,
        joinBySourceGraph,
        languageGraph,
        messageContentGraph,
        actionGraph,
        dayGraph,
        weekGraph,
        topSenders,
        topAdministrators,
        topInviters
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatStatisticsSupergroup""#)
        wire.object(#","period":"#, fields.period)
        wire.object(#","member_count":"#, fields.memberCount)
        wire.object(#","message_count":"#, fields.messageCount)
        wire.object(#","viewer_count":"#, fields.viewerCount)
        wire.object(#","sender_count":"#, fields.senderCount)
        wire.object(#","member_count_graph":"#, fields.memberCountGraph)
        wire.object(#","join_graph":"#, fields.joinGraph)
        wire.object(#","join_by_source_graph":"#, fields.joinBySourceGraph)
        wire.object(#","language_graph":"#, fields.languageGraph)
        wire.object(#","message_content_graph":"#, fields.messageContentGraph)
        wire.object(#","action_graph":"#, fields.actionGraph)
        wire.object(#","day_graph":"#, fields.dayGraph)
        wire.object(#","week_graph":"#, fields.weekGraph)
        wire.objects(#","top_senders":"#, fields.topSenders)
        wire.objects(#","top_administrators":"#, fields.topAdministrators)
        wire.objects(#","top_inviters":"#, fields.topInviters)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatStatisticsSupergroup? {
        var period: DateRange? = nil
        var memberCount: StatisticalValue? = nil
        var messageCount: StatisticalValue? = nil
        var viewerCount: StatisticalValue? = nil
        var senderCount: StatisticalValue? = nil
        var memberCountGraph: StatisticalGraph? = nil
        var joinGraph: StatisticalGraph? = nil
        var joinBySourceGraph: StatisticalGraph? = nil
        var languageGraph: StatisticalGraph? = nil
        var messageContentGraph: StatisticalGraph? = nil
        var actionGraph: StatisticalGraph? = nil
        var dayGraph: StatisticalGraph? = nil
        var weekGraph: StatisticalGraph? = nil
        var topSenders: [ChatStatisticsMessageSenderInfo] = []
        var topAdministrators: [ChatStatisticsAdministratorActionsInfo] = []
        var topInviters: [ChatStatisticsInviterInfo] = []
        var mark = wire.cursor
        repeat {
            wire.object(#","period":"#, &period)
            wire.object(#","member_count":"#, &memberCount)
            wire.object(#","message_count":"#, &messageCount)
            wire.object(#","viewer_count":"#, &viewerCount)
            wire.object(#","sender_count":"#, &senderCount)
            wire.object(#","member_count_graph":"#, &memberCountGraph)
            wire.object(#","join_graph":"#, &joinGraph)
            wire.object(#","join_by_source_graph":"#, &joinBySourceGraph)
            wire.object(#","language_graph":"#, &languageGraph)
            wire.object(#","message_content_graph":"#, &messageContentGraph)
            wire.object(#","action_graph":"#, &actionGraph)
            wire.object(#","day_graph":"#, &dayGraph)
            wire.object(#","week_graph":"#, &weekGraph)
            wire.objects(#","top_senders":"#, &topSenders)
            wire.objects(#","top_administrators":"#, &topAdministrators)
            wire.objects(#","top_inviters":"#, &topInviters)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let period = wire.required(consume period),
            let memberCount = wire.required(consume memberCount),
            let messageCount = wire.required(consume messageCount),
            let viewerCount = wire.required(consume viewerCount),
            let senderCount = wire.required(consume senderCount),
            let memberCountGraph = wire.required(consume memberCountGraph),
            let joinGraph = wire.required(consume joinGraph),
            let joinBySourceGraph = wire.required(consume joinBySourceGraph),
            let languageGraph = wire.required(consume languageGraph),
            let messageContentGraph = wire.required(consume messageContentGraph),
            let actionGraph = wire.required(consume actionGraph),
            let dayGraph = wire.required(consume dayGraph),
            let weekGraph = wire.required(consume weekGraph)
         else { wire.missing("period member_count message_count viewer_count sender_count member_count_graph join_graph join_by_source_graph language_graph message_content_graph action_graph day_graph week_graph"); return nil }
        return ChatStatisticsSupergroup(
            period: period,
            memberCount: memberCount,
            messageCount: messageCount,
            viewerCount: viewerCount,
            senderCount: senderCount,
            memberCountGraph: memberCountGraph,
            joinGraph: joinGraph,
            joinBySourceGraph: joinBySourceGraph,
            languageGraph: languageGraph,
            messageContentGraph: messageContentGraph,
            actionGraph: actionGraph,
            dayGraph: dayGraph,
            weekGraph: weekGraph,
            topSenders: topSenders,
            topAdministrators: topAdministrators,
            topInviters: topInviters
        )
    }
}

/// `chatStatisticsChannel period:dateRange member_count:statisticalValue mean_message_view_count:statisticalValue mean_message_share_count:statisticalValue mean_message_reaction_count:statisticalValue mean_story_view_count:statisticalValue mean_story_share_count:statisticalValue mean_story_reaction_count:statisticalValue enabled_notifications_percentage:double member_count_graph:StatisticalGraph join_graph:StatisticalGraph mute_graph:StatisticalGraph view_count_by_hour_graph:StatisticalGraph view_count_by_source_graph:StatisticalGraph join_by_source_graph:StatisticalGraph language_graph:StatisticalGraph message_interaction_graph:StatisticalGraph message_reaction_graph:StatisticalGraph story_interaction_graph:StatisticalGraph story_reaction_graph:StatisticalGraph instant_view_interaction_graph:StatisticalGraph recent_interactions:vector<chatStatisticsInteractionInfo> = ChatStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_statistics_channel.html)
public struct ChatStatisticsChannel: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let period: DateRange
        let memberCount: StatisticalValue
        let meanMessageViewCount: StatisticalValue
        let meanMessageShareCount: StatisticalValue
        let meanMessageReactionCount: StatisticalValue
        let meanStoryViewCount: StatisticalValue
        let meanStoryShareCount: StatisticalValue
        let meanStoryReactionCount: StatisticalValue
        let enabledNotificationsPercentage: Double
        let memberCountGraph: StatisticalGraph
        let joinGraph: StatisticalGraph
        let muteGraph: StatisticalGraph
        let viewCountByHourGraph: StatisticalGraph
        let viewCountBySourceGraph: StatisticalGraph
        let joinBySourceGraph: StatisticalGraph
        let languageGraph: StatisticalGraph
        let messageInteractionGraph: StatisticalGraph
        let messageReactionGraph: StatisticalGraph
        let storyInteractionGraph: StatisticalGraph
        let storyReactionGraph: StatisticalGraph
        let instantViewInteractionGraph: StatisticalGraph
        let recentInteractions: [ChatStatisticsInteractionInfo]
        init(
            _ period: DateRange,
            _ memberCount: StatisticalValue,
            _ meanMessageViewCount: StatisticalValue,
            _ meanMessageShareCount: StatisticalValue,
            _ meanMessageReactionCount: StatisticalValue,
            _ meanStoryViewCount: StatisticalValue,
            _ meanStoryShareCount: StatisticalValue,
            _ meanStoryReactionCount: StatisticalValue,
            _ enabledNotificationsPercentage: Double,
            _ memberCountGraph: StatisticalGraph,
            _ joinGraph: StatisticalGraph,
            _ muteGraph: StatisticalGraph,
            _ viewCountByHourGraph: StatisticalGraph,
            _ viewCountBySourceGraph: StatisticalGraph,
            _ joinBySourceGraph: StatisticalGraph,
            _ languageGraph: StatisticalGraph,
            _ messageInteractionGraph: StatisticalGraph,
            _ messageReactionGraph: StatisticalGraph,
            _ storyInteractionGraph: StatisticalGraph,
            _ storyReactionGraph: StatisticalGraph,
            _ instantViewInteractionGraph: StatisticalGraph,
            _ recentInteractions: [ChatStatisticsInteractionInfo]
        ) {
            self.period = period
            self.memberCount = memberCount
            self.meanMessageViewCount = meanMessageViewCount
            self.meanMessageShareCount = meanMessageShareCount
            self.meanMessageReactionCount = meanMessageReactionCount
            self.meanStoryViewCount = meanStoryViewCount
            self.meanStoryShareCount = meanStoryShareCount
            self.meanStoryReactionCount = meanStoryReactionCount
            self.enabledNotificationsPercentage = enabledNotificationsPercentage
            self.memberCountGraph = memberCountGraph
            self.joinGraph = joinGraph
            self.muteGraph = muteGraph
            self.viewCountByHourGraph = viewCountByHourGraph
            self.viewCountBySourceGraph = viewCountBySourceGraph
            self.joinBySourceGraph = joinBySourceGraph
            self.languageGraph = languageGraph
            self.messageInteractionGraph = messageInteractionGraph
            self.messageReactionGraph = messageReactionGraph
            self.storyInteractionGraph = storyInteractionGraph
            self.storyReactionGraph = storyReactionGraph
            self.instantViewInteractionGraph = instantViewInteractionGraph
            self.recentInteractions = recentInteractions
        }
    }
    private let fields: Fields
    public var period: DateRange { fields.period }
    public var memberCount: StatisticalValue { fields.memberCount }
    public var meanMessageViewCount: StatisticalValue { fields.meanMessageViewCount }
    public var meanMessageShareCount: StatisticalValue { fields.meanMessageShareCount }
    public var meanMessageReactionCount: StatisticalValue { fields.meanMessageReactionCount }
    public var meanStoryViewCount: StatisticalValue { fields.meanStoryViewCount }
    public var meanStoryShareCount: StatisticalValue { fields.meanStoryShareCount }
    public var meanStoryReactionCount: StatisticalValue { fields.meanStoryReactionCount }
    /// Range 0 to 100.
    public var enabledNotificationsPercentage: Double { fields.enabledNotificationsPercentage }
    public var memberCountGraph: StatisticalGraph { fields.memberCountGraph }
    public var joinGraph: StatisticalGraph { fields.joinGraph }
    public var muteGraph: StatisticalGraph { fields.muteGraph }
    public var viewCountByHourGraph: StatisticalGraph { fields.viewCountByHourGraph }
    public var viewCountBySourceGraph: StatisticalGraph { fields.viewCountBySourceGraph }
    public var joinBySourceGraph: StatisticalGraph { fields.joinBySourceGraph }
    public var languageGraph: StatisticalGraph { fields.languageGraph }
    public var messageInteractionGraph: StatisticalGraph { fields.messageInteractionGraph }
    public var messageReactionGraph: StatisticalGraph { fields.messageReactionGraph }
    public var storyInteractionGraph: StatisticalGraph { fields.storyInteractionGraph }
    public var storyReactionGraph: StatisticalGraph { fields.storyReactionGraph }
    public var instantViewInteractionGraph: StatisticalGraph { fields.instantViewInteractionGraph }
    public var recentInteractions: [ChatStatisticsInteractionInfo] { fields.recentInteractions }

    public init(
        period: DateRange,
        memberCount: StatisticalValue,
        meanMessageViewCount: StatisticalValue,
        meanMessageShareCount: StatisticalValue,
        meanMessageReactionCount: StatisticalValue,
        meanStoryViewCount: StatisticalValue,
        meanStoryShareCount: StatisticalValue,
        meanStoryReactionCount: StatisticalValue,
        enabledNotificationsPercentage: Double,
        memberCountGraph: StatisticalGraph,
        joinGraph: StatisticalGraph,
        muteGraph: StatisticalGraph,
        viewCountByHourGraph: StatisticalGraph,
        viewCountBySourceGraph: StatisticalGraph,
        joinBySourceGraph: StatisticalGraph,
        languageGraph: StatisticalGraph,
        messageInteractionGraph: StatisticalGraph,
        messageReactionGraph: StatisticalGraph,
        storyInteractionGraph: StatisticalGraph,
        storyReactionGraph: StatisticalGraph,
        instantViewInteractionGraph: StatisticalGraph,
        recentInteractions: [ChatStatisticsInteractionInfo]
    ) {
        fields = Fields(
        period,
        memberCount,
        meanMessageViewCount,
        meanMessageShareCount,
        meanMessageReactionCount,
        meanStoryViewCount,
        meanStoryShareCount,
        meanStoryReactionCount,
        enabledNotificationsPercentage,
        memberCountGraph,
        joinGraph,
        muteGraph,
        viewCountByHourGraph,
        viewCountBySourceGraph,
        joinBySourceGraph,
        languageGraph,
        messageInteractionGraph,
        messageReactionGraph,
        storyInteractionGraph,
        storyReactionGraph,
        instantViewInteractionGraph,
        recentInteractions
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatStatisticsChannel""#)
        wire.object(#","period":"#, fields.period)
        wire.object(#","member_count":"#, fields.memberCount)
        wire.object(#","mean_message_view_count":"#, fields.meanMessageViewCount)
        wire.object(#","mean_message_share_count":"#, fields.meanMessageShareCount)
        wire.object(#","mean_message_reaction_count":"#, fields.meanMessageReactionCount)
        wire.object(#","mean_story_view_count":"#, fields.meanStoryViewCount)
        wire.object(#","mean_story_share_count":"#, fields.meanStoryShareCount)
        wire.object(#","mean_story_reaction_count":"#, fields.meanStoryReactionCount)
        wire.double(#","enabled_notifications_percentage":"#, fields.enabledNotificationsPercentage)
        wire.object(#","member_count_graph":"#, fields.memberCountGraph)
        wire.object(#","join_graph":"#, fields.joinGraph)
        wire.object(#","mute_graph":"#, fields.muteGraph)
        wire.object(#","view_count_by_hour_graph":"#, fields.viewCountByHourGraph)
        wire.object(#","view_count_by_source_graph":"#, fields.viewCountBySourceGraph)
        wire.object(#","join_by_source_graph":"#, fields.joinBySourceGraph)
        wire.object(#","language_graph":"#, fields.languageGraph)
        wire.object(#","message_interaction_graph":"#, fields.messageInteractionGraph)
        wire.object(#","message_reaction_graph":"#, fields.messageReactionGraph)
        wire.object(#","story_interaction_graph":"#, fields.storyInteractionGraph)
        wire.object(#","story_reaction_graph":"#, fields.storyReactionGraph)
        wire.object(#","instant_view_interaction_graph":"#, fields.instantViewInteractionGraph)
        wire.objects(#","recent_interactions":"#, fields.recentInteractions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatStatisticsChannel? {
        var period: DateRange? = nil
        var memberCount: StatisticalValue? = nil
        var meanMessageViewCount: StatisticalValue? = nil
        var meanMessageShareCount: StatisticalValue? = nil
        var meanMessageReactionCount: StatisticalValue? = nil
        var meanStoryViewCount: StatisticalValue? = nil
        var meanStoryShareCount: StatisticalValue? = nil
        var meanStoryReactionCount: StatisticalValue? = nil
        var enabledNotificationsPercentage: Double = 0.0
        var memberCountGraph: StatisticalGraph? = nil
        var joinGraph: StatisticalGraph? = nil
        var muteGraph: StatisticalGraph? = nil
        var viewCountByHourGraph: StatisticalGraph? = nil
        var viewCountBySourceGraph: StatisticalGraph? = nil
        var joinBySourceGraph: StatisticalGraph? = nil
        var languageGraph: StatisticalGraph? = nil
        var messageInteractionGraph: StatisticalGraph? = nil
        var messageReactionGraph: StatisticalGraph? = nil
        var storyInteractionGraph: StatisticalGraph? = nil
        var storyReactionGraph: StatisticalGraph? = nil
        var instantViewInteractionGraph: StatisticalGraph? = nil
        var recentInteractions: [ChatStatisticsInteractionInfo] = []
        var mark = wire.cursor
        repeat {
            wire.object(#","period":"#, &period)
            wire.object(#","member_count":"#, &memberCount)
            wire.object(#","mean_message_view_count":"#, &meanMessageViewCount)
            wire.object(#","mean_message_share_count":"#, &meanMessageShareCount)
            wire.object(#","mean_message_reaction_count":"#, &meanMessageReactionCount)
            wire.object(#","mean_story_view_count":"#, &meanStoryViewCount)
            wire.object(#","mean_story_share_count":"#, &meanStoryShareCount)
            wire.object(#","mean_story_reaction_count":"#, &meanStoryReactionCount)
            wire.double(#","enabled_notifications_percentage":"#, &enabledNotificationsPercentage)
            wire.object(#","member_count_graph":"#, &memberCountGraph)
            wire.object(#","join_graph":"#, &joinGraph)
            wire.object(#","mute_graph":"#, &muteGraph)
            wire.object(#","view_count_by_hour_graph":"#, &viewCountByHourGraph)
            wire.object(#","view_count_by_source_graph":"#, &viewCountBySourceGraph)
            wire.object(#","join_by_source_graph":"#, &joinBySourceGraph)
            wire.object(#","language_graph":"#, &languageGraph)
            wire.object(#","message_interaction_graph":"#, &messageInteractionGraph)
            wire.object(#","message_reaction_graph":"#, &messageReactionGraph)
            wire.object(#","story_interaction_graph":"#, &storyInteractionGraph)
            wire.object(#","story_reaction_graph":"#, &storyReactionGraph)
            wire.object(#","instant_view_interaction_graph":"#, &instantViewInteractionGraph)
            wire.objects(#","recent_interactions":"#, &recentInteractions)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let period = wire.required(consume period),
            let memberCount = wire.required(consume memberCount),
            let meanMessageViewCount = wire.required(consume meanMessageViewCount),
            let meanMessageShareCount = wire.required(consume meanMessageShareCount),
            let meanMessageReactionCount = wire.required(consume meanMessageReactionCount),
            let meanStoryViewCount = wire.required(consume meanStoryViewCount),
            let meanStoryShareCount = wire.required(consume meanStoryShareCount),
            let meanStoryReactionCount = wire.required(consume meanStoryReactionCount),
            let memberCountGraph = wire.required(consume memberCountGraph),
            let joinGraph = wire.required(consume joinGraph),
            let muteGraph = wire.required(consume muteGraph),
            let viewCountByHourGraph = wire.required(consume viewCountByHourGraph),
            let viewCountBySourceGraph = wire.required(consume viewCountBySourceGraph),
            let joinBySourceGraph = wire.required(consume joinBySourceGraph),
            let languageGraph = wire.required(consume languageGraph),
            let messageInteractionGraph = wire.required(consume messageInteractionGraph),
            let messageReactionGraph = wire.required(consume messageReactionGraph),
            let storyInteractionGraph = wire.required(consume storyInteractionGraph),
            let storyReactionGraph = wire.required(consume storyReactionGraph),
            let instantViewInteractionGraph = wire.required(consume instantViewInteractionGraph)
         else { wire.missing("period member_count mean_message_view_count mean_message_share_count mean_message_reaction_count mean_story_view_count mean_story_share_count mean_story_reaction_count member_count_graph join_graph mute_graph view_count_by_hour_graph view_count_by_source_graph join_by_source_graph language_graph message_interaction_graph message_reaction_graph story_interaction_graph story_reaction_graph instant_view_interaction_graph"); return nil }
        return ChatStatisticsChannel(
            period: period,
            memberCount: memberCount,
            meanMessageViewCount: meanMessageViewCount,
            meanMessageShareCount: meanMessageShareCount,
            meanMessageReactionCount: meanMessageReactionCount,
            meanStoryViewCount: meanStoryViewCount,
            meanStoryShareCount: meanStoryShareCount,
            meanStoryReactionCount: meanStoryReactionCount,
            enabledNotificationsPercentage: enabledNotificationsPercentage,
            memberCountGraph: memberCountGraph,
            joinGraph: joinGraph,
            muteGraph: muteGraph,
            viewCountByHourGraph: viewCountByHourGraph,
            viewCountBySourceGraph: viewCountBySourceGraph,
            joinBySourceGraph: joinBySourceGraph,
            languageGraph: languageGraph,
            messageInteractionGraph: messageInteractionGraph,
            messageReactionGraph: messageReactionGraph,
            storyInteractionGraph: storyInteractionGraph,
            storyReactionGraph: storyReactionGraph,
            instantViewInteractionGraph: instantViewInteractionGraph,
            recentInteractions: recentInteractions
        )
    }
}


#if Hashable
extension ChatPermissions: Hashable {}
extension ChatAdministratorRights: Hashable {}
extension ChatAdministrator: Hashable {}
extension ChatAdministrators: Hashable {}
extension ChatMemberStatus: Hashable {}
extension ChatMemberStatusCreator: Hashable {}
extension ChatMemberStatusAdministrator: Hashable {}
extension ChatMemberStatusMember: Hashable {}
extension ChatMemberStatusRestricted: Hashable {}
extension ChatMemberStatusBanned: Hashable {}
extension ChatMember: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.memberID != right.memberID { return false }
        if left.tag != right.tag { return false }
        if left.inviterUserID != right.inviterUserID { return false }
        if left.joinedChatDate != right.joinedChatDate { return false }
        if left.status != right.status { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(memberID)
        hasher.combine(tag)
        hasher.combine(inviterUserID)
        hasher.combine(joinedChatDate)
        hasher.combine(status)
    }
}
extension ChatMembers: Hashable {}
extension ChatMembersFilter: Hashable {}
extension ChatMembersFilterMention: Hashable {}
extension ChatJoinResult: Hashable {}
extension ChatJoinResultSuccess: Hashable {}
extension ChatJoinResultGuardBotApprovalRequired: Hashable {}
extension ChatJoinRequestResult: Hashable {}
extension ChatInviteLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.inviteLink != right.inviteLink { return false }
        if left.name != right.name { return false }
        if left.creatorUserID != right.creatorUserID { return false }
        if left.date != right.date { return false }
        if left.editDate != right.editDate { return false }
        if left.expirationDate != right.expirationDate { return false }
        if left.subscriptionPricing != right.subscriptionPricing { return false }
        if left.memberLimit != right.memberLimit { return false }
        if left.memberCount != right.memberCount { return false }
        if left.expiredMemberCount != right.expiredMemberCount { return false }
        if left.pendingJoinRequestCount != right.pendingJoinRequestCount { return false }
        if left.createsJoinRequest != right.createsJoinRequest { return false }
        if left.isPrimary != right.isPrimary { return false }
        if left.isRevoked != right.isRevoked { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(inviteLink)
        hasher.combine(name)
        hasher.combine(creatorUserID)
        hasher.combine(date)
        hasher.combine(editDate)
        hasher.combine(expirationDate)
        hasher.combine(subscriptionPricing)
        hasher.combine(memberLimit)
        hasher.combine(memberCount)
        hasher.combine(expiredMemberCount)
        hasher.combine(pendingJoinRequestCount)
        hasher.combine(createsJoinRequest)
        hasher.combine(isPrimary)
        hasher.combine(isRevoked)
    }
}
extension ChatInviteLinks: Hashable {}
extension ChatInviteLinkCount: Hashable {}
extension ChatInviteLinkCounts: Hashable {}
extension ChatInviteLinkMember: Hashable {}
extension ChatInviteLinkMembers: Hashable {}
extension ChatInviteLinkSubscriptionInfo: Hashable {}
extension ChatInviteLinkInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.accessibleFor != right.accessibleFor { return false }
        if left.type != right.type { return false }
        if left.title != right.title { return false }
        if left.photo != right.photo { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.memberCount != right.memberCount { return false }
        if left.memberUserIDs != right.memberUserIDs { return false }
        if left.subscriptionInfo != right.subscriptionInfo { return false }
        if left.createsJoinRequest != right.createsJoinRequest { return false }
        if left.isPublic != right.isPublic { return false }
        if left.verificationStatus != right.verificationStatus { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(accessibleFor)
        hasher.combine(type)
        hasher.combine(title)
        hasher.combine(photo)
        hasher.combine(accentColorID)
        hasher.combine(descriptionText)
        hasher.combine(memberCount)
        hasher.combine(memberUserIDs)
        hasher.combine(subscriptionInfo)
        hasher.combine(createsJoinRequest)
        hasher.combine(isPublic)
        hasher.combine(verificationStatus)
    }
}
extension ChatJoinRequest: Hashable {}
extension ChatJoinRequests: Hashable {}
extension ChatJoinRequestsInfo: Hashable {}
extension ChatBoostLevelFeatures: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.level != right.level { return false }
        if left.storyPerDayCount != right.storyPerDayCount { return false }
        if left.customEmojiReactionCount != right.customEmojiReactionCount { return false }
        if left.titleColorCount != right.titleColorCount { return false }
        if left.profileAccentColorCount != right.profileAccentColorCount { return false }
        if left.canSetProfileBackgroundCustomEmoji != right.canSetProfileBackgroundCustomEmoji { return false }
        if left.accentColorCount != right.accentColorCount { return false }
        if left.canSetBackgroundCustomEmoji != right.canSetBackgroundCustomEmoji { return false }
        if left.canSetEmojiStatus != right.canSetEmojiStatus { return false }
        if left.chatThemeBackgroundCount != right.chatThemeBackgroundCount { return false }
        if left.canSetCustomBackground != right.canSetCustomBackground { return false }
        if left.canSetCustomEmojiStickerSet != right.canSetCustomEmojiStickerSet { return false }
        if left.canEnableAutomaticTranslation != right.canEnableAutomaticTranslation { return false }
        if left.canRecognizeSpeech != right.canRecognizeSpeech { return false }
        if left.canDisableSponsoredMessages != right.canDisableSponsoredMessages { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(level)
        hasher.combine(storyPerDayCount)
        hasher.combine(customEmojiReactionCount)
        hasher.combine(titleColorCount)
        hasher.combine(profileAccentColorCount)
        hasher.combine(canSetProfileBackgroundCustomEmoji)
        hasher.combine(accentColorCount)
        hasher.combine(canSetBackgroundCustomEmoji)
        hasher.combine(canSetEmojiStatus)
        hasher.combine(chatThemeBackgroundCount)
        hasher.combine(canSetCustomBackground)
        hasher.combine(canSetCustomEmojiStickerSet)
        hasher.combine(canEnableAutomaticTranslation)
        hasher.combine(canRecognizeSpeech)
        hasher.combine(canDisableSponsoredMessages)
    }
}
extension ChatBoostFeatures: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.features != right.features { return false }
        if left.minProfileBackgroundCustomEmojiBoostLevel != right.minProfileBackgroundCustomEmojiBoostLevel { return false }
        if left.minBackgroundCustomEmojiBoostLevel != right.minBackgroundCustomEmojiBoostLevel { return false }
        if left.minEmojiStatusBoostLevel != right.minEmojiStatusBoostLevel { return false }
        if left.minChatThemeBackgroundBoostLevel != right.minChatThemeBackgroundBoostLevel { return false }
        if left.minCustomBackgroundBoostLevel != right.minCustomBackgroundBoostLevel { return false }
        if left.minCustomEmojiStickerSetBoostLevel != right.minCustomEmojiStickerSetBoostLevel { return false }
        if left.minAutomaticTranslationBoostLevel != right.minAutomaticTranslationBoostLevel { return false }
        if left.minSpeechRecognitionBoostLevel != right.minSpeechRecognitionBoostLevel { return false }
        if left.minSponsoredMessageDisableBoostLevel != right.minSponsoredMessageDisableBoostLevel { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(features)
        hasher.combine(minProfileBackgroundCustomEmojiBoostLevel)
        hasher.combine(minBackgroundCustomEmojiBoostLevel)
        hasher.combine(minEmojiStatusBoostLevel)
        hasher.combine(minChatThemeBackgroundBoostLevel)
        hasher.combine(minCustomBackgroundBoostLevel)
        hasher.combine(minCustomEmojiStickerSetBoostLevel)
        hasher.combine(minAutomaticTranslationBoostLevel)
        hasher.combine(minSpeechRecognitionBoostLevel)
        hasher.combine(minSponsoredMessageDisableBoostLevel)
    }
}
extension ChatBoostSource: Hashable {}
extension ChatBoostSourceGiftCode: Hashable {}
extension ChatBoostSourceGiveaway: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.giftCode != right.giftCode { return false }
        if left.starCount != right.starCount { return false }
        if left.giveawayMessageID != right.giveawayMessageID { return false }
        if left.isUnclaimed != right.isUnclaimed { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(giftCode)
        hasher.combine(starCount)
        hasher.combine(giveawayMessageID)
        hasher.combine(isUnclaimed)
    }
}
extension ChatBoostSourcePremium: Hashable {}
extension ChatBoostStatus: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.boostURL != right.boostURL { return false }
        if left.appliedSlotIDs != right.appliedSlotIDs { return false }
        if left.level != right.level { return false }
        if left.giftCodeBoostCount != right.giftCodeBoostCount { return false }
        if left.boostCount != right.boostCount { return false }
        if left.currentLevelBoostCount != right.currentLevelBoostCount { return false }
        if left.nextLevelBoostCount != right.nextLevelBoostCount { return false }
        if left.premiumMemberCount != right.premiumMemberCount { return false }
        if left.premiumMemberPercentage != right.premiumMemberPercentage { return false }
        if left.prepaidGiveaways != right.prepaidGiveaways { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(boostURL)
        hasher.combine(appliedSlotIDs)
        hasher.combine(level)
        hasher.combine(giftCodeBoostCount)
        hasher.combine(boostCount)
        hasher.combine(currentLevelBoostCount)
        hasher.combine(nextLevelBoostCount)
        hasher.combine(premiumMemberCount)
        hasher.combine(premiumMemberPercentage)
        hasher.combine(prepaidGiveaways)
    }
}
extension ChatBoost: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.count != right.count { return false }
        if left.source != right.source { return false }
        if left.startDate != right.startDate { return false }
        if left.expirationDate != right.expirationDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(count)
        hasher.combine(source)
        hasher.combine(startDate)
        hasher.combine(expirationDate)
    }
}
extension ChatBoostSlot: Hashable {}
extension ChatBoostSlots: Hashable {}
extension AddedReaction: Hashable {}
extension AddedReactions: Hashable {}
extension ChatBoostLink: Hashable {}
extension ChatBoostLinkInfo: Hashable {}
extension AddedProxy: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.lastUsedDate != right.lastUsedDate { return false }
        if left.isEnabled != right.isEnabled { return false }
        if left.comment != right.comment { return false }
        if left.proxy != right.proxy { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(lastUsedDate)
        hasher.combine(isEnabled)
        hasher.combine(comment)
        hasher.combine(proxy)
    }
}
extension AddedProxies: Hashable {}
extension ChatStatisticsObjectType: Hashable {}
extension ChatStatisticsObjectTypeMessage: Hashable {}
extension ChatStatisticsObjectTypeStory: Hashable {}
extension ChatStatisticsInteractionInfo: Hashable {}
extension ChatStatisticsMessageSenderInfo: Hashable {}
extension ChatStatisticsAdministratorActionsInfo: Hashable {}
extension ChatStatisticsInviterInfo: Hashable {}
extension ChatStatistics: Hashable {}
extension ChatStatisticsSupergroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.period != right.period { return false }
        if left.memberCount != right.memberCount { return false }
        if left.messageCount != right.messageCount { return false }
        if left.viewerCount != right.viewerCount { return false }
        if left.senderCount != right.senderCount { return false }
        if left.memberCountGraph != right.memberCountGraph { return false }
        if left.joinGraph != right.joinGraph { return false }
        if left.joinBySourceGraph != right.joinBySourceGraph { return false }
        if left.languageGraph != right.languageGraph { return false }
        if left.messageContentGraph != right.messageContentGraph { return false }
        if left.actionGraph != right.actionGraph { return false }
        if left.dayGraph != right.dayGraph { return false }
        if left.weekGraph != right.weekGraph { return false }
        if left.topSenders != right.topSenders { return false }
        if left.topAdministrators != right.topAdministrators { return false }
        if left.topInviters != right.topInviters { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(period)
        hasher.combine(memberCount)
        hasher.combine(messageCount)
        hasher.combine(viewerCount)
        hasher.combine(senderCount)
        hasher.combine(memberCountGraph)
        hasher.combine(joinGraph)
        hasher.combine(joinBySourceGraph)
        hasher.combine(languageGraph)
        hasher.combine(messageContentGraph)
        hasher.combine(actionGraph)
        hasher.combine(dayGraph)
        hasher.combine(weekGraph)
        hasher.combine(topSenders)
        hasher.combine(topAdministrators)
        hasher.combine(topInviters)
    }
}
extension ChatStatisticsChannel: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.period != right.period { return false }
        if left.memberCount != right.memberCount { return false }
        if left.meanMessageViewCount != right.meanMessageViewCount { return false }
        if left.meanMessageShareCount != right.meanMessageShareCount { return false }
        if left.meanMessageReactionCount != right.meanMessageReactionCount { return false }
        if left.meanStoryViewCount != right.meanStoryViewCount { return false }
        if left.meanStoryShareCount != right.meanStoryShareCount { return false }
        if left.meanStoryReactionCount != right.meanStoryReactionCount { return false }
        if left.enabledNotificationsPercentage != right.enabledNotificationsPercentage { return false }
        if left.memberCountGraph != right.memberCountGraph { return false }
        if left.joinGraph != right.joinGraph { return false }
        if left.muteGraph != right.muteGraph { return false }
        if left.viewCountByHourGraph != right.viewCountByHourGraph { return false }
        if left.viewCountBySourceGraph != right.viewCountBySourceGraph { return false }
        if left.joinBySourceGraph != right.joinBySourceGraph { return false }
        if left.languageGraph != right.languageGraph { return false }
        if left.messageInteractionGraph != right.messageInteractionGraph { return false }
        if left.messageReactionGraph != right.messageReactionGraph { return false }
        if left.storyInteractionGraph != right.storyInteractionGraph { return false }
        if left.storyReactionGraph != right.storyReactionGraph { return false }
        if left.instantViewInteractionGraph != right.instantViewInteractionGraph { return false }
        if left.recentInteractions != right.recentInteractions { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(period)
        hasher.combine(memberCount)
        hasher.combine(meanMessageViewCount)
        hasher.combine(meanMessageShareCount)
        hasher.combine(meanMessageReactionCount)
        hasher.combine(meanStoryViewCount)
        hasher.combine(meanStoryShareCount)
        hasher.combine(meanStoryReactionCount)
        hasher.combine(enabledNotificationsPercentage)
        hasher.combine(memberCountGraph)
        hasher.combine(joinGraph)
        hasher.combine(muteGraph)
        hasher.combine(viewCountByHourGraph)
        hasher.combine(viewCountBySourceGraph)
        hasher.combine(joinBySourceGraph)
        hasher.combine(languageGraph)
        hasher.combine(messageInteractionGraph)
        hasher.combine(messageReactionGraph)
        hasher.combine(storyInteractionGraph)
        hasher.combine(storyReactionGraph)
        hasher.combine(instantViewInteractionGraph)
        hasher.combine(recentInteractions)
    }
}
#endif
