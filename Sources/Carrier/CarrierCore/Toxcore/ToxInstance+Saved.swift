internal import CarrierWire

/// What the savedata says, before the instance has heard of anybody.
extension ToxInstance {
    /// The own profile, or nil: there is none yet, or a newer program wrote one that cannot be read.
    var savedProfile: UserInfo? { Self.profile(statusMessage) }

    /// The friends with toxcore's numbers, in the order in which they were added; nobody is connected.
    ///
    /// - Parameter labels: by toxcore's numbers.
    func savedFriends(labels: [UInt32: String]) -> [(number: UInt32, info: FriendInfo)] {
        friends.compactMap { number in
            guard let key = key(ofFriend: number), let id = try? UserID(bytes: key) else { return nil }
            let info = FriendInfo(
                userID: id, info: Self.profile(statusMessage(ofFriend: number)) ?? UserInfo(),
                presence: Presence(rawValue: status(ofFriend: number)) ?? .none, isConnected: false,
                label: labels[number] ?? "")
            return (number, info)
        }
    }

    private static func profile(_ statusMessage: [UInt8]) -> UserInfo? {
        guard case .userInfo(let info)? = try? CarrierPacket(decoding: statusMessage, from: .statusMessage) else {
            return nil
        }
        return info
    }
}
