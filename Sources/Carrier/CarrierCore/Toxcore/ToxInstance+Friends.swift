internal import CToxcore

extension ToxInstance {
    /// The numbers of all friends.
    var friends: [UInt32] {
        let count = tox_self_get_friend_list_size(handle)
        return Array(unsafeUninitializedCapacity: count) { buffer, used in
            tox_self_get_friend_list(handle, buffer.baseAddress)
            used = count
        }
    }

    /// The 32 bytes of a friend's key, or nil if there is no such friend.
    func key(ofFriend friend: UInt32) -> [UInt8]? {
        var isKnown = false
        let key = filled(Int(TOX_PUBLIC_KEY_SIZE)) { isKnown = tox_friend_get_public_key(handle, friend, $0, nil) }
        return isKnown ? key : nil
    }

    func number(ofFriend key: [UInt8]) -> UInt32? {
        var error = TOX_ERR_FRIEND_BY_PUBLIC_KEY_OK
        let number = tox_friend_by_public_key(handle, key, &error)
        return error == TOX_ERR_FRIEND_BY_PUBLIC_KEY_OK ? number : nil
    }

    /// What the friend said of himself when he was last seen; empty if never.
    func statusMessage(ofFriend friend: UInt32) -> [UInt8] {
        let size = tox_friend_get_status_message_size(handle, friend, nil)
        guard size > 0, size <= Int(TOX_MAX_STATUS_MESSAGE_LENGTH) else { return [] }
        return filled(size) { _ = tox_friend_get_status_message(handle, friend, $0, nil) }
    }

    func status(ofFriend friend: UInt32) -> UInt32 { UInt32(tox_friend_get_status(handle, friend, nil).rawValue) }

    /// Sends a request.
    ///
    /// - Parameter address: 38 bytes.
    /// - Returns: the friend's number; also if he was a friend before.
    func addFriend(address: [UInt8], message: [UInt8]) throws(NodeError) -> UInt32 {
        var error = TOX_ERR_FRIEND_ADD_OK
        let number = tox_friend_add(handle, address, message, message.count, &error)
        switch error {
        case TOX_ERR_FRIEND_ADD_OK: return number
        case TOX_ERR_FRIEND_ADD_ALREADY_SENT, TOX_ERR_FRIEND_ADD_SET_NEW_NOSPAM:
            if let number = self.number(ofFriend: Array(address.prefix(Int(TOX_PUBLIC_KEY_SIZE)))) { return number }
            throw Self.error(error)
        default: throw Self.error(error)
        }
    }

    /// Makes a peer a friend without a request: he has sent one.
    func acceptFriend(key: [UInt8]) throws(NodeError) -> UInt32 {
        var error = TOX_ERR_FRIEND_ADD_OK
        let number = tox_friend_add_norequest(handle, key, &error)
        guard error == TOX_ERR_FRIEND_ADD_OK else { throw Self.error(error) }
        return number
    }

    func deleteFriend(_ friend: UInt32) throws(NodeError) {
        if !tox_friend_delete(handle, friend, nil) {
            throw NodeError(.notExist, "toxcore knows no such friend", facility: .dht)
        }
    }

    private static func error(_ error: Tox_Err_Friend_Add) -> NodeError {
        switch error {
        case TOX_ERR_FRIEND_ADD_OWN_KEY:
            NodeError(.addSelf, "This is the node's own address", facility: .dht)
        case TOX_ERR_FRIEND_ADD_BAD_CHECKSUM:
            NodeError(.badAddress, "The address has a wrong checksum: it was not copied exactly", facility: .dht)
        case TOX_ERR_FRIEND_ADD_TOO_LONG:
            NodeError(.tooLong, "The greeting is too long", facility: .dht)
        case TOX_ERR_FRIEND_ADD_ALREADY_SENT, TOX_ERR_FRIEND_ADD_SET_NEW_NOSPAM:
            NodeError(.alreadyExist, "The peer is a friend already", facility: .dht)
        case TOX_ERR_FRIEND_ADD_MALLOC:
            NodeError(.outOfMemory, "There is no memory for another friend", facility: .dht)
        default:
            NodeError(.invalidArguments, "toxcore refused the friend (error \(error.rawValue))", facility: .dht)
        }
    }

    // MARK: Messages

    /// What became of a packet that was given to toxcore.
    enum Sending {
        /// Taken; the receipt will name this number.
        case taken(UInt32)
        /// toxcore holds as many as it can: try again later.
        case queueFull
        case notConnected
        case refused(NodeError)
    }

    func send(_ packet: [UInt8], to friend: UInt32) -> Sending {
        var error = TOX_ERR_FRIEND_SEND_MESSAGE_OK
        let number = tox_friend_send_message(handle, friend, TOX_MESSAGE_TYPE_NORMAL, packet, packet.count, &error)
        switch error {
        case TOX_ERR_FRIEND_SEND_MESSAGE_OK: return .taken(number)
        case TOX_ERR_FRIEND_SEND_MESSAGE_SENDQ: return .queueFull
        case TOX_ERR_FRIEND_SEND_MESSAGE_FRIEND_NOT_CONNECTED: return .notConnected
        case TOX_ERR_FRIEND_SEND_MESSAGE_FRIEND_NOT_FOUND:
            return .refused(NodeError(.notExist, "toxcore knows no such friend", facility: .dht))
        case TOX_ERR_FRIEND_SEND_MESSAGE_TOO_LONG:
            return .refused(NodeError(.tooLong, "toxcore takes no packet of \(packet.count) bytes", facility: .dht))
        default:
            return .refused(
                NodeError(.invalidArguments, "toxcore refused a packet (\(error.rawValue))", facility: .dht))
        }
    }

    /// What ``acknowledge(_:)`` sends: the last of the numbers that toxcore leaves to programs. Who does not know it drops
    /// it, as native nodes do.
    static let acknowledgement: UInt8 = 254

    /// Tells the friend which packets have arrived, by a packet that says nothing and need not arrive.
    ///
    /// Each packet of toxcore carries that.
    func acknowledge(_ friend: UInt32) {
        var packet = Self.acknowledgement
        tox_friend_send_lossy_packet(handle, friend, &packet, 1, nil)
    }
}
