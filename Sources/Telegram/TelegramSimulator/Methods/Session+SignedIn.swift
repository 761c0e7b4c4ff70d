/// The functions of a signed-in account.
extension Session {
    func signedIn(_ request: TLObject, _ ticket: Ticket) {
        switch request.type {
        case "loadChats": loadChats(request, ticket)
        case "downloadFile": downloadFile(request, ticket)
        case "cancelDownloadFile": cancelDownloadFile(request, ticket)
        case "deleteFile": deleteFile(request, ticket)
        default: answer(ticket, answerNow(request))
        }
    }

    private func answerNow(_ request: TLObject) -> TLObject {
        switch request.type {
        case "getMe": engine.world.users[myID].map(userObject) ?? .error(404, "Not Found")
        case "getUser": getUser(request)
        case "setDatabaseEncryptionKey": setDatabaseKey(request)
        case "getForumTopic", "getForumTopics", "getForumTopicHistory", "getForumTopicLink": forum(request)
        case "getMessageLink", "getMessageLinkInfo": messageLink(request)
        case "getStory": getStory(request)
        default: answerAboutChats(request) ?? answerAboutMessages(request)
        }
    }

    private func answerAboutChats(_ request: TLObject) -> TLObject? {
        switch request.type {
        case "getChats": getChats(request)
        case "getChat" where request.int("chat_id") == 0: .error(400, "Invalid chat identifier specified")
        case "getChat": knownChat(request).map(chatObject) ?? Self.chatNotFound
        case "getSupergroup", "getBasicGroup", "getSecretChat": group(request)
        case "getSupergroupFullInfo", "getBasicGroupFullInfo": groupFullInfo(request)
        case "searchChatMembers": searchChatMembers(request)
        case "createPrivateChat": createPrivateChat(request)
        case "createBasicGroupChat", "createSupergroupChat", "createSecretChat": createGroupChat(request)
        case "searchPublicChat": searchPublicChat(request)
        case "addChatToList": addChatToList(request)
        case "toggleChatIsPinned": toggleChatIsPinned(request)
        case "getChatFolder": getChatFolder(request)
        case "leaveChat", "deleteChatHistory": leaveOrClear(request)
        case "viewMessages": viewMessages(request)
        case "openMessageContent": openMessageContent(request)
        case "openChat", "closeChat":
            knownChat(request) == nil ? Self.chatNotFound : .ok
        default: nil
        }
    }

    private func answerAboutMessages(_ request: TLObject) -> TLObject {
        switch request.type {
        case "getChatHistory": getChatHistory(request)
        case "getMessage", "getMessageLocally": getMessage(request)
        case "getMessages": getMessages(request)
        case "searchMessages": searchMessages(request)
        case "searchChatMessages": searchChatMessages(request)
        case "getChatMessageCount": getChatMessageCount(request)
        case "getChatMessageByDate": getChatMessageByDate(request)
        case "getFile": fileID(request).map(fileObject) ?? .error(404, "Not Found")
        case "getRemoteFile": remoteFile(request)
        case "getFileDownloadedPrefixSize": downloadedPrefix(request)
        case "readFilePart": readFilePart(request)
        case "getSuggestedFileName": suggestedFileName(request)
        default: SynchronousFunctions.notSimulated(request.type)
        }
    }

    static let chatNotFound = TLObject.error(400, "Chat not found")

    /// The chat that a request names, if the client has heard of it.
    func knownChat(_ request: TLObject) -> SimulatedChat? {
        let id = request.int("chat_id")
        return chats.isKnown(id) ? engine.world.chats[id] : nil
    }

    private func getUser(_ request: TLObject) -> TLObject {
        let id = request.int("user_id")
        if id <= 0 { return .error(400, "Invalid user identifier") }
        guard chats.isKnown(user: id), let user = engine.world.users[id] else { return .error(400, "User not found") }
        return userObject(user)
    }
}
