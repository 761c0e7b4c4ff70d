internal import CToxcore

/// Groups are toxcore's text conferences. Carrier protocol, section 9.
extension ToxInstance {
    /// The numbers of all conferences.
    var conferences: [UInt32] {
        let count = tox_conference_get_chatlist_size(handle)
        return Array(unsafeUninitializedCapacity: count) { buffer, used in
            tox_conference_get_chatlist(handle, buffer.baseAddress)
            used = count
        }
    }

    /// The 32 bytes that stay with a conference when its number changes.
    func id(ofConference conference: UInt32) -> [UInt8]? {
        var isKnown = false
        let id = filled(Int(TOX_CONFERENCE_ID_SIZE)) { isKnown = tox_conference_get_id(handle, conference, $0) }
        return isKnown ? id : nil
    }

    func number(ofConference id: [UInt8]) -> UInt32? {
        guard id.count == Int(TOX_CONFERENCE_ID_SIZE) else { return nil }
        var error = TOX_ERR_CONFERENCE_BY_ID_OK
        let number = tox_conference_by_id(handle, id, &error)
        return error == TOX_ERR_CONFERENCE_BY_ID_OK ? number : nil
    }

    func newConference() throws(NodeError) -> UInt32 {
        var error = TOX_ERR_CONFERENCE_NEW_OK
        let number = tox_conference_new(handle, &error)
        guard error == TOX_ERR_CONFERENCE_NEW_OK else {
            throw NodeError(.wrongState, "toxcore could not make a group", facility: .dht)
        }
        return number
    }

    func deleteConference(_ conference: UInt32) throws(NodeError) {
        if !tox_conference_delete(handle, conference, nil) { throw Self.noConference }
    }

    func invite(_ friend: UInt32, toConference conference: UInt32) throws(NodeError) {
        var error = TOX_ERR_CONFERENCE_INVITE_OK
        if tox_conference_invite(handle, friend, conference, &error) { return }
        if error == TOX_ERR_CONFERENCE_INVITE_CONFERENCE_NOT_FOUND { throw Self.noConference }
        throw NodeError(
            .wrongState, "The invitation could not be sent: friend and group must be connected", facility: .dht)
    }

    func joinConference(friend: UInt32, cookie: [UInt8]) throws(NodeError) -> UInt32 {
        var error = TOX_ERR_CONFERENCE_JOIN_OK
        let number = tox_conference_join(handle, friend, cookie, cookie.count, &error)
        switch error {
        case TOX_ERR_CONFERENCE_JOIN_OK: return number
        case TOX_ERR_CONFERENCE_JOIN_INVALID_LENGTH:
            throw NodeError(.tooLong, "The cookie is not that of a group invitation", facility: .dht)
        case TOX_ERR_CONFERENCE_JOIN_WRONG_TYPE:
            throw NodeError(.invalidArguments, "The cookie is not that of a text group", facility: .dht)
        case TOX_ERR_CONFERENCE_JOIN_FRIEND_NOT_FOUND:
            throw NodeError(.notExist, "toxcore knows no such friend", facility: .dht)
        case TOX_ERR_CONFERENCE_JOIN_DUPLICATE:
            throw NodeError(.alreadyExist, "The group was joined before", facility: .dht)
        default:
            throw NodeError(
                .wrongState, "The group could not be joined: the friend who invites must be connected", facility: .dht)
        }
    }

    func sendMessage(_ bytes: [UInt8], toConference conference: UInt32) throws(NodeError) {
        var error = TOX_ERR_CONFERENCE_SEND_MESSAGE_OK
        if tox_conference_send_message(handle, conference, TOX_MESSAGE_TYPE_NORMAL, bytes, bytes.count, &error) {
            return
        }
        switch error {
        case TOX_ERR_CONFERENCE_SEND_MESSAGE_CONFERENCE_NOT_FOUND: throw Self.noConference
        case TOX_ERR_CONFERENCE_SEND_MESSAGE_NO_CONNECTION:
            throw NodeError(.notExist, "Nobody of the group is connected", facility: .dht)
        case TOX_ERR_CONFERENCE_SEND_MESSAGE_TOO_LONG:
            throw NodeError(.tooLong, "A group takes no message of \(bytes.count) bytes", facility: .dht)
        default:
            throw NodeError(.wrongState, "The message to the group could not be sent", facility: .dht)
        }
    }

    func title(ofConference conference: UInt32) -> [UInt8] {
        let size = tox_conference_get_title_size(handle, conference, nil)
        guard size > 0, size <= Int(TOX_MAX_NAME_LENGTH) else { return [] }
        return filled(size) { _ = tox_conference_get_title(handle, conference, $0, nil) }
    }

    func setTitle(_ title: [UInt8], ofConference conference: UInt32) throws(NodeError) {
        var error = TOX_ERR_CONFERENCE_TITLE_OK
        if tox_conference_set_title(handle, conference, title, title.count, &error) { return }
        switch error {
        case TOX_ERR_CONFERENCE_TITLE_CONFERENCE_NOT_FOUND: throw Self.noConference
        case TOX_ERR_CONFERENCE_TITLE_INVALID_LENGTH:
            throw NodeError(.tooLong, "A title has 1 to 127 bytes", facility: .dht)
        default: throw NodeError(.wrongState, "The title could not be sent: nobody is connected", facility: .dht)
        }
    }

    // MARK: Peers

    /// Key and name of a peer, as toxcore has them.
    struct ConferencePeer {
        let key: [UInt8]
        let name: [UInt8]
    }

    func peer(_ peer: UInt32, ofConference conference: UInt32) -> ConferencePeer? {
        var isKnown = false
        let key = filled(Int(TOX_PUBLIC_KEY_SIZE)) {
            isKnown = tox_conference_peer_get_public_key(handle, conference, peer, $0, nil)
        }
        guard isKnown else { return nil }
        let size = tox_conference_peer_get_name_size(handle, conference, peer, nil)
        guard size > 0, size <= Int(TOX_MAX_NAME_LENGTH) else { return ConferencePeer(key: key, name: []) }
        return ConferencePeer(
            key: key, name: filled(size) { _ = tox_conference_peer_get_name(handle, conference, peer, $0, nil) })
    }

    /// Those who are connected, ourselves among them.
    func peers(ofConference conference: UInt32) -> [ConferencePeer] {
        var error = TOX_ERR_CONFERENCE_PEER_QUERY_OK
        let count = tox_conference_peer_count(handle, conference, &error)
        guard error == TOX_ERR_CONFERENCE_PEER_QUERY_OK else { return [] }
        return (0..<count).compactMap { peer($0, ofConference: conference) }
    }

    /// Those whom toxcore remembers.
    func offlinePeers(ofConference conference: UInt32) -> [ConferencePeer] {
        var error = TOX_ERR_CONFERENCE_PEER_QUERY_OK
        let count = tox_conference_offline_peer_count(handle, conference, &error)
        guard error == TOX_ERR_CONFERENCE_PEER_QUERY_OK else { return [] }
        return (0..<count).compactMap { offlinePeer($0, conference) }
    }

    private func offlinePeer(_ peer: UInt32, _ conference: UInt32) -> ConferencePeer? {
        var isKnown = false
        let key = filled(Int(TOX_PUBLIC_KEY_SIZE)) {
            isKnown = tox_conference_offline_peer_get_public_key(handle, conference, peer, $0, nil)
        }
        guard isKnown else { return nil }
        let size = tox_conference_offline_peer_get_name_size(handle, conference, peer, nil)
        guard size > 0, size <= Int(TOX_MAX_NAME_LENGTH) else { return ConferencePeer(key: key, name: []) }
        return ConferencePeer(
            key: key, name: filled(size) { _ = tox_conference_offline_peer_get_name(handle, conference, peer, $0, nil) }
        )
    }

    private static var noConference: NodeError { NodeError(.notExist, "There is no such group", facility: .dht) }
}
