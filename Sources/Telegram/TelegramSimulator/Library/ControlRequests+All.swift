extension ControlRequests {
    /// One kind of request: the arguments that it may have, and what it does with them.
    struct Request {
        let arguments: [String]
        let perform: @Sendable (ControlRequests) -> (ControlArguments) throws(ControlFailure) -> Outcome

        init(
            _ arguments: [String],
            _ perform: @escaping @Sendable (ControlRequests) -> (ControlArguments) throws(ControlFailure) -> Outcome
        ) {
            self.arguments = arguments
            self.perform = perform
        }
    }

    /// All requests, by their names without the prefix.
    static let all: [String: Request] = [
        // What there is.
        "getAccounts": Request([], ControlRequests.getAccounts),
        "getUsers": Request([], ControlRequests.getUsers),
        "getChats": Request([], ControlRequests.getChats),
        "getFile": Request(["remote_file_id"], ControlRequests.getFile),
        "getState": Request([], ControlRequests.getState),
        // The world.
        "addAccount": Request(
            ["kind", "first_name", "phone_number", "code", "password", "bot_token"], ControlRequests.addAccount),
        "addUser": Request(ControlRequests.userArguments, ControlRequests.addUser),
        "addChat": Request(
            [
                "kind", "title", "user_id", "list", "username", "is_pinned", "has_protected_content", "member_count",
                "visible_to_user_ids",
            ], ControlRequests.addChat),
        "addTopic": Request(["chat_id", "name", "sender_user_id"], ControlRequests.addTopic),
        "addStory": Request(["chat_id", "content", "date", "is_protected"], ControlRequests.addStory),
        "addBulkMessages": Request(
            ["chat_id", "count", "contents", "sender_user_ids"], ControlRequests.addBulkMessages),
        // Messages.
        "addMessage": Request(
            ["chat_id", "sender_user_id", "content"] + ControlRequests.messageArguments, ControlRequests.addMessage),
        "addAlbum": Request(["chat_id", "sender_user_id", "contents"], ControlRequests.addAlbum),
        "editMessage": Request(["chat_id", "message_id", "content"], ControlRequests.editMessage),
        "deleteMessages": Request(["chat_id", "message_ids"], ControlRequests.deleteMessages),
        "openMessage": Request(["chat_id", "message_id"], ControlRequests.openMessage),
        "expireMessage": Request(["chat_id", "message_id"], ControlRequests.expireMessage),
        "expireReferences": Request(["chat_id", "message_id"], ControlRequests.expireReferences),
        // Chats.
        "moveChat": Request(["chat_id", "list"], ControlRequests.moveChat),
        "pinChat": Request(["chat_id", "is_pinned", "folder_id"], ControlRequests.pinChat),
        "leaveChat": Request(["chat_id"], ControlRequests.leaveChat),
        "deleteChat": Request(["chat_id"], ControlRequests.deleteChat),
        "upgradeGroup": Request(["chat_id"], ControlRequests.upgradeGroup),
        "setFolders": Request(["folders"], ControlRequests.setFolders),
        "setDraft": Request(["chat_id", "text"], ControlRequests.setDraft),
        "setTitle": Request(["chat_id", "title"], ControlRequests.setTitle),
        "setUnreadCount": Request(["chat_id", "unread_count"], ControlRequests.setUnreadCount),
        "setMemberCount": Request(["chat_id", "member_count"], ControlRequests.setMemberCount),
        "setProtectedContent": Request(
            ["chat_id", "has_protected_content"], ControlRequests.setProtectedContent),
        "setSecretChatState": Request(["chat_id", "state"], ControlRequests.setSecretChatState),
        "changeTopic": Request(
            ["chat_id", "topic_id", "name", "is_closed", "is_hidden", "is_pinned", "color", "unread_count"],
            ControlRequests.changeTopic),
        "changeUser": Request(["user_id"] + ControlRequests.userArguments, ControlRequests.changeUser),
        // Faults.
        "addFault": Request(["method", "skip", "times"] + ControlRequests.effects, ControlRequests.addFault),
        "useFaultPlan": Request(ControlRequests.planArguments, ControlRequests.useFaultPlan),
        "endFaultPlan": Request([], ControlRequests.endFaultPlan),
        "removeFaults": Request([], ControlRequests.removeFaults),
        "releaseHeldRequests": Request([], ControlRequests.releaseHeldRequests),
        "setNetworkAvailable": Request(["available"], ControlRequests.setNetworkAvailable),
        "closeClients": Request([], ControlRequests.closeClients),
        // Everything else.
        "revokeSessions": Request(["user_id"], ControlRequests.revokeSessions),
        "acceptQrCode": Request(["user_id"], ControlRequests.acceptQRCode),
        "sendUpdate": Request(["update"], ControlRequests.sendUpdate),
        "advance": Request(["seconds"], ControlRequests.advance),
        "configure": Request(ControlRequests.configurationArguments, ControlRequests.configure),
    ]
}
