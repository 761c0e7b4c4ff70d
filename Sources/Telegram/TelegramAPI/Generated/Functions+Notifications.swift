// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `removeNotification notification_group_id:int32 notification_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_notification.html)
public struct RemoveNotification: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let notificationGroupID: Int32
    public let notificationID: Int32

    public init(notificationGroupID: Int32, notificationID: Int32) {
        self.notificationGroupID = notificationGroupID
        self.notificationID = notificationID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeNotification""#)
        wire.int32(#","notification_group_id":"#, self.notificationGroupID)
        wire.int32(#","notification_id":"#, self.notificationID)
        wire.close()
    }
}

/// `removeNotificationGroup notification_group_id:int32 max_notification_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_notification_group.html)
public struct RemoveNotificationGroup: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let notificationGroupID: Int32
    public let maxNotificationID: Int32

    public init(notificationGroupID: Int32, maxNotificationID: Int32) {
        self.notificationGroupID = notificationGroupID
        self.maxNotificationID = maxNotificationID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeNotificationGroup""#)
        wire.int32(#","notification_group_id":"#, self.notificationGroupID)
        wire.int32(#","max_notification_id":"#, self.maxNotificationID)
        wire.close()
    }
}

/// `resetAllNotificationSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_all_notification_settings.html)
public struct ResetAllNotificationSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"resetAllNotificationSettings"}"#)
    }
}

extension TDFunctionSender {
    /// `removeNotification notification_group_id:int32 notification_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_notification.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeNotification(notificationGroupID: Int32, notificationID: Int32) async throws -> Ok {
        try await send(RemoveNotification(notificationGroupID: notificationGroupID, notificationID: notificationID))
    }

    /// `removeNotificationGroup notification_group_id:int32 max_notification_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_notification_group.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeNotificationGroup(notificationGroupID: Int32, maxNotificationID: Int32) async throws -> Ok {
        try await send(RemoveNotificationGroup(
        notificationGroupID: notificationGroupID,
        maxNotificationID: maxNotificationID
    ))
    }

    /// `resetAllNotificationSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_all_notification_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func resetAllNotificationSettings() async throws -> Ok {
        try await send(ResetAllNotificationSettings())
    }
}

#if Hashable
extension RemoveNotification: Hashable {}
extension RemoveNotificationGroup: Hashable {}
extension ResetAllNotificationSettings: Hashable {}
#endif
