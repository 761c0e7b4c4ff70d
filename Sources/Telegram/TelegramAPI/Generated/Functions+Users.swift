// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `registerUser first_name:string last_name:string disable_notification:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1register_user.html)
public struct RegisterUser: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    /// Length 1 to 64 characters.
    public let firstName: String
    /// Length 0 to 64 characters.
    public let lastName: String
    public let disableNotification: Bool

    public init(firstName: String, lastName: String, disableNotification: Bool) {
        self.firstName = firstName
        self.lastName = lastName
        self.disableNotification = disableNotification
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"registerUser""#)
        wire.string(#","first_name":"#, self.firstName)
        wire.string(#","last_name":"#, self.lastName)
        wire.bool(#","disable_notification":"#, self.disableNotification)
        wire.close()
    }
}

/// `getMe = User`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_me.html)
public struct GetMe: TDFunction, CustomStringConvertible {
    public typealias Result = User

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getMe"}"#)
    }
}

/// `getUser user_id:int53 = User`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user.html)
public struct GetUser: TDFunction, CustomStringConvertible {
    public typealias Result = User
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUser""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `getUserFullInfo user_id:int53 = UserFullInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_full_info.html)
public struct GetUserFullInfo: TDFunction, CustomStringConvertible {
    public typealias Result = UserFullInfo
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUserFullInfo""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `shareUsersWithBot source:KeyboardButtonSource button_id:int32 shared_user_ids:vector<int53> only_check:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1share_users_with_bot.html)
public struct ShareUsersWithBot: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let source: KeyboardButtonSource
    public let buttonID: Int32
    public let sharedUserIDs: [Int64]
    public let onlyCheck: Bool

    public init(source: KeyboardButtonSource, buttonID: Int32, sharedUserIDs: [Int64], onlyCheck: Bool) {
        self.source = source
        self.buttonID = buttonID
        self.sharedUserIDs = sharedUserIDs
        self.onlyCheck = onlyCheck
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"shareUsersWithBot""#)
        wire.object(#","source":"#, self.source)
        wire.int32(#","button_id":"#, self.buttonID)
        wire.int53s(#","shared_user_ids":"#, self.sharedUserIDs)
        wire.bool(#","only_check":"#, self.onlyCheck)
        wire.close()
    }
}

/// `getUserChatBoosts chat_id:int53 user_id:int53 = FoundChatBoosts`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_chat_boosts.html)
public struct GetUserChatBoosts: TDFunction, CustomStringConvertible {
    public typealias Result = FoundChatBoosts
    public let chatID: Int64
    public let userID: Int64

    public init(chatID: Int64, userID: Int64) {
        self.chatID = chatID
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUserChatBoosts""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `setUserPersonalProfilePhoto user_id:int53 photo:InputChatPhoto = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_user_personal_profile_photo.html)
public struct SetUserPersonalProfilePhoto: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64
    /// May be left out.
    public let photo: InputChatPhoto?

    public init(userID: Int64, photo: InputChatPhoto? = nil) {
        self.userID = userID
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setUserPersonalProfilePhoto""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }
}

/// `setUserNote user_id:int53 note:formattedText = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_user_note.html)
public struct SetUserNote: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64
    /// Length 0 to the option `user_note_text_length_max` characters.
    public let note: FormattedText

    public init(userID: Int64, note: FormattedText) {
        self.userID = userID
        self.note = note
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setUserNote""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","note":"#, self.note)
        wire.close()
    }
}

/// `suggestUserProfilePhoto user_id:int53 photo:InputChatPhoto = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggest_user_profile_photo.html)
public struct SuggestUserProfilePhoto: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64
    public let photo: InputChatPhoto

    public init(userID: Int64, photo: InputChatPhoto) {
        self.userID = userID
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"suggestUserProfilePhoto""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }
}

/// `suggestUserBirthdate user_id:int53 birthdate:birthdate = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggest_user_birthdate.html)
public struct SuggestUserBirthdate: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64
    public let birthdate: Birthdate

    public init(userID: Int64, birthdate: Birthdate) {
        self.userID = userID
        self.birthdate = birthdate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"suggestUserBirthdate""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","birthdate":"#, self.birthdate)
        wire.close()
    }
}

/// `setUserEmojiStatus user_id:int53 emoji_status:emojiStatus = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_user_emoji_status.html)
public struct SetUserEmojiStatus: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64
    /// May be left out.
    public let emojiStatus: EmojiStatus?

    public init(userID: Int64, emojiStatus: EmojiStatus? = nil) {
        self.userID = userID
        self.emojiStatus = emojiStatus
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setUserEmojiStatus""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","emoji_status":"#, self.emojiStatus)
        wire.close()
    }
}

/// `searchUserByPhoneNumber phone_number:string only_local:Bool = User`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_user_by_phone_number.html)
public struct SearchUserByPhoneNumber: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = User
    public let phoneNumber: String
    public let onlyLocal: Bool

    public init(phoneNumber: String, onlyLocal: Bool) {
        self.phoneNumber = phoneNumber
        self.onlyLocal = onlyLocal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchUserByPhoneNumber""#)
        wire.string(#","phone_number":"#, self.phoneNumber)
        wire.bool(#","only_local":"#, self.onlyLocal)
        wire.close()
    }
}

/// `getUserProfilePhotos user_id:int53 offset:int32 limit:int32 = ChatPhotos`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_profile_photos.html)
public struct GetUserProfilePhotos: TDFunction, CustomStringConvertible {
    public typealias Result = ChatPhotos
    public let userID: Int64
    public let offset: Int32
    public let limit: Int32

    public init(userID: Int64, offset: Int32, limit: Int32) {
        self.userID = userID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUserProfilePhotos""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getUserProfileAudios user_id:int53 offset:int32 limit:int32 = Audios`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_profile_audios.html)
public struct GetUserProfileAudios: TDFunction, CustomStringConvertible {
    public typealias Result = Audios
    public let userID: Int64
    public let offset: Int32
    public let limit: Int32

    public init(userID: Int64, offset: Int32, limit: Int32) {
        self.userID = userID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUserProfileAudios""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getUserLink = UserLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_link.html)
public struct GetUserLink: TDFunction, CustomStringConvertible {
    public typealias Result = UserLink

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getUserLink"}"#)
    }
}

/// `searchUserByToken token:string = User`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_user_by_token.html)
public struct SearchUserByToken: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = User
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchUserByToken""#)
        wire.string(#","token":"#, self.token)
        wire.close()
    }
}

/// `getSupportUser = User`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_support_user.html)
public struct GetSupportUser: TDFunction, CustomStringConvertible {
    public typealias Result = User

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getSupportUser"}"#)
    }
}

/// `editUserStarSubscription user_id:int53 telegram_payment_charge_id:string is_canceled:Bool = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_user_star_subscription.html)
public struct EditUserStarSubscription: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let userID: Int64
    public let telegramPaymentChargeID: String
    public let isCanceled: Bool

    public init(userID: Int64, telegramPaymentChargeID: String, isCanceled: Bool) {
        self.userID = userID
        self.telegramPaymentChargeID = telegramPaymentChargeID
        self.isCanceled = isCanceled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editUserStarSubscription""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.string(#","telegram_payment_charge_id":"#, self.telegramPaymentChargeID)
        wire.bool(#","is_canceled":"#, self.isCanceled)
        wire.close()
    }
}

/// `getUserSupportInfo user_id:int53 = UserSupportInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_support_info.html)
public struct GetUserSupportInfo: TDFunction, CustomStringConvertible {
    public typealias Result = UserSupportInfo
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getUserSupportInfo""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `setUserSupportInfo user_id:int53 message:formattedText = UserSupportInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_user_support_info.html)
public struct SetUserSupportInfo: TDFunction, CustomStringConvertible {
    public typealias Result = UserSupportInfo
    public let userID: Int64
    public let message: FormattedText

    public init(userID: Int64, message: FormattedText) {
        self.userID = userID
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setUserSupportInfo""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","message":"#, self.message)
        wire.close()
    }
}

/// `getSupportName = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_support_name.html)
public struct GetSupportName: TDFunction, CustomStringConvertible {
    public typealias Result = Text

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getSupportName"}"#)
    }
}

extension TDFunctionSender {
    /// `registerUser first_name:string last_name:string disable_notification:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1register_user.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func registerUser(firstName: String, lastName: String, disableNotification: Bool) async throws -> Ok {
        try await send(RegisterUser(firstName: firstName, lastName: lastName, disableNotification: disableNotification))
    }

    /// `getMe = User`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_me.html)
    @_alwaysEmitIntoClient
    public func getMe() async throws -> User {
        try await send(GetMe())
    }

    /// `getUser user_id:int53 = User`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user.html)
    @_alwaysEmitIntoClient
    public func getUser(userID: Int64) async throws -> User {
        try await send(GetUser(userID: userID))
    }

    /// `getUserFullInfo user_id:int53 = UserFullInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_full_info.html)
    @_alwaysEmitIntoClient
    public func getUserFullInfo(userID: Int64) async throws -> UserFullInfo {
        try await send(GetUserFullInfo(userID: userID))
    }

    /// `shareUsersWithBot source:KeyboardButtonSource button_id:int32 shared_user_ids:vector<int53> only_check:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1share_users_with_bot.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func shareUsersWithBot(
        source: KeyboardButtonSource,
        buttonID: Int32,
        sharedUserIDs: [Int64],
        onlyCheck: Bool
    ) async throws -> Ok {
        try await send(ShareUsersWithBot(
        source: source,
        buttonID: buttonID,
        sharedUserIDs: sharedUserIDs,
        onlyCheck: onlyCheck
    ))
    }

    /// `getUserChatBoosts chat_id:int53 user_id:int53 = FoundChatBoosts`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_chat_boosts.html)
    @_alwaysEmitIntoClient
    public func getUserChatBoosts(chatID: Int64, userID: Int64) async throws -> FoundChatBoosts {
        try await send(GetUserChatBoosts(chatID: chatID, userID: userID))
    }

    /// `setUserPersonalProfilePhoto user_id:int53 photo:InputChatPhoto = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_user_personal_profile_photo.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setUserPersonalProfilePhoto(userID: Int64, photo: InputChatPhoto? = nil) async throws -> Ok {
        try await send(SetUserPersonalProfilePhoto(userID: userID, photo: photo))
    }

    /// `setUserNote user_id:int53 note:formattedText = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_user_note.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setUserNote(userID: Int64, note: FormattedText) async throws -> Ok {
        try await send(SetUserNote(userID: userID, note: note))
    }

    /// `suggestUserProfilePhoto user_id:int53 photo:InputChatPhoto = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggest_user_profile_photo.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func suggestUserProfilePhoto(userID: Int64, photo: InputChatPhoto) async throws -> Ok {
        try await send(SuggestUserProfilePhoto(userID: userID, photo: photo))
    }

    /// `suggestUserBirthdate user_id:int53 birthdate:birthdate = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggest_user_birthdate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func suggestUserBirthdate(userID: Int64, birthdate: Birthdate) async throws -> Ok {
        try await send(SuggestUserBirthdate(userID: userID, birthdate: birthdate))
    }

    /// `setUserEmojiStatus user_id:int53 emoji_status:emojiStatus = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_user_emoji_status.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setUserEmojiStatus(userID: Int64, emojiStatus: EmojiStatus? = nil) async throws -> Ok {
        try await send(SetUserEmojiStatus(userID: userID, emojiStatus: emojiStatus))
    }

    /// `searchUserByPhoneNumber phone_number:string only_local:Bool = User`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_user_by_phone_number.html)
    @_alwaysEmitIntoClient
    public func searchUserByPhoneNumber(phoneNumber: String, onlyLocal: Bool) async throws -> User {
        try await send(SearchUserByPhoneNumber(phoneNumber: phoneNumber, onlyLocal: onlyLocal))
    }

    /// `getUserProfilePhotos user_id:int53 offset:int32 limit:int32 = ChatPhotos`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_profile_photos.html)
    @_alwaysEmitIntoClient
    public func getUserProfilePhotos(userID: Int64, offset: Int32, limit: Int32) async throws -> ChatPhotos {
        try await send(GetUserProfilePhotos(userID: userID, offset: offset, limit: limit))
    }

    /// `getUserProfileAudios user_id:int53 offset:int32 limit:int32 = Audios`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_profile_audios.html)
    @_alwaysEmitIntoClient
    public func getUserProfileAudios(userID: Int64, offset: Int32, limit: Int32) async throws -> Audios {
        try await send(GetUserProfileAudios(userID: userID, offset: offset, limit: limit))
    }

    /// `getUserLink = UserLink`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_link.html)
    @_alwaysEmitIntoClient
    public func getUserLink() async throws -> UserLink {
        try await send(GetUserLink())
    }

    /// `searchUserByToken token:string = User`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_user_by_token.html)
    @_alwaysEmitIntoClient
    public func searchUserByToken(token: String) async throws -> User {
        try await send(SearchUserByToken(token: token))
    }

    /// `getSupportUser = User`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_support_user.html)
    @_alwaysEmitIntoClient
    public func getSupportUser() async throws -> User {
        try await send(GetSupportUser())
    }

    /// `editUserStarSubscription user_id:int53 telegram_payment_charge_id:string is_canceled:Bool = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_user_star_subscription.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editUserStarSubscription(
        userID: Int64,
        telegramPaymentChargeID: String,
        isCanceled: Bool
    ) async throws -> Ok {
        try await send(EditUserStarSubscription(
        userID: userID,
        telegramPaymentChargeID: telegramPaymentChargeID,
        isCanceled: isCanceled
    ))
    }

    /// `getUserSupportInfo user_id:int53 = UserSupportInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_user_support_info.html)
    @_alwaysEmitIntoClient
    public func getUserSupportInfo(userID: Int64) async throws -> UserSupportInfo {
        try await send(GetUserSupportInfo(userID: userID))
    }

    /// `setUserSupportInfo user_id:int53 message:formattedText = UserSupportInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_user_support_info.html)
    @_alwaysEmitIntoClient
    public func setUserSupportInfo(userID: Int64, message: FormattedText) async throws -> UserSupportInfo {
        try await send(SetUserSupportInfo(userID: userID, message: message))
    }

    /// `getSupportName = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_support_name.html)
    @_alwaysEmitIntoClient
    public func getSupportName() async throws -> Text {
        try await send(GetSupportName())
    }
}

#if Hashable
extension RegisterUser: Hashable {}
extension GetMe: Hashable {}
extension GetUser: Hashable {}
extension GetUserFullInfo: Hashable {}
extension ShareUsersWithBot: Hashable {}
extension GetUserChatBoosts: Hashable {}
extension SetUserPersonalProfilePhoto: Hashable {}
extension SetUserNote: Hashable {}
extension SuggestUserProfilePhoto: Hashable {}
extension SuggestUserBirthdate: Hashable {}
extension SetUserEmojiStatus: Hashable {}
extension SearchUserByPhoneNumber: Hashable {}
extension GetUserProfilePhotos: Hashable {}
extension GetUserProfileAudios: Hashable {}
extension GetUserLink: Hashable {}
extension SearchUserByToken: Hashable {}
extension GetSupportUser: Hashable {}
extension EditUserStarSubscription: Hashable {}
extension GetUserSupportInfo: Hashable {}
extension SetUserSupportInfo: Hashable {}
extension GetSupportName: Hashable {}
#endif
