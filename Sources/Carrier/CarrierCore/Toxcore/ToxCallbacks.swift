internal import CToxcore

/// The functions that toxcore calls. Each copies what it is given, and hands it to the instance of the iteration.
enum ToxCallbacks {
    static func install(on tox: OpaquePointer) {
        tox_callback_self_connection_status(tox) { _, status, context in
            emit(context, .selfConnection(isConnected: status != TOX_CONNECTION_NONE))
        }
        tox_callback_friend_request(tox) { _, key, message, length, context in
            emit(context, .friendRequest(key: bytes(key, Int(TOX_PUBLIC_KEY_SIZE)), message: bytes(message, length)))
        }
        tox_callback_friend_connection_status(tox) { _, friend, status, context in
            emit(context, .friendConnection(friend: friend, isConnected: status != TOX_CONNECTION_NONE))
        }
        tox_callback_friend_status_message(tox) { _, friend, message, length, context in
            emit(context, .friendStatusMessage(friend: friend, bytes(message, length)))
        }
        tox_callback_friend_status(tox) { _, friend, status, context in
            emit(context, .friendStatus(friend: friend, UInt32(status.rawValue)))
        }
        // Native peers ignore whether it is a normal message or an action.
        tox_callback_friend_message(tox) { _, friend, _, message, length, context in
            emit(context, .friendMessage(friend: friend, bytes(message, length)))
        }
        tox_callback_friend_read_receipt(tox) { _, friend, message, context in
            emit(context, .friendReceipt(friend: friend, message: message))
        }
        tox_callback_friend_lossy_packet(tox) { _, friend, packet, length, context in
            guard let packet, length > 0 else { return }
            emit(context, .friendLossyPacket(friend: friend, kind: packet[0]))
        }
        installConferences(on: tox)
    }

    private static func installConferences(on tox: OpaquePointer) {
        tox_callback_conference_invite(tox) { _, friend, type, cookie, length, context in
            guard type == TOX_CONFERENCE_TYPE_TEXT else { return }
            emit(context, .conferenceInvite(friend: friend, cookie: bytes(cookie, length)))
        }
        tox_callback_conference_connected(tox) { _, conference, context in
            emit(context, .conferenceConnected(conference: conference))
        }
        tox_callback_conference_message(tox) { _, conference, peer, _, message, length, context in
            emit(context, .conferenceMessage(conference: conference, peer: peer, bytes(message, length)))
        }
        tox_callback_conference_title(tox) { _, conference, peer, title, length, context in
            emit(context, .conferenceTitle(conference: conference, peer: peer, bytes(title, length)))
        }
        tox_callback_conference_peer_name(tox) { _, conference, peer, name, length, context in
            emit(context, .conferencePeerName(conference: conference, peer: peer, bytes(name, length)))
        }
        tox_callback_conference_peer_list_changed(tox) { _, conference, context in
            emit(context, .conferencePeerList(conference: conference))
        }
    }
}

// Not members of the enum: a C function pointer captures nothing, not even `Self`.

private func emit(_ context: UnsafeMutableRawPointer?, _ event: @autoclosure () -> ToxEvent) {
    // Nil outside of an iteration.
    guard let context else { return }
    Unmanaged<ToxInstance>.fromOpaque(context).takeUnretainedValue().onEvent(event())
}

private func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
}
