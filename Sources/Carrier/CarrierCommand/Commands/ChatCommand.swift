import CarrierCore
import CommandLineInterface
import NativeLoop

extension CarrierTool {
    static let chat = Command(
        "chat", about: "Talk to a friend in the terminal",
        discussion: """
            Every line that you type is a message; Ctrl-D ends the chat. ✓ follows a message that has arrived, ✗ one that \
            has not. Messages of others are not shown, but arrive.
            """,
        arguments: [Arguments.user] + NetworkOptions.all,
        examples: [.init("carrier chat USER", "Talk to a friend")]
    ) { invocation in
        let id = try invocation[Arguments.user].id
        return try await invocation.withNode(usualTimeout: nil) { session in
            let friend = try await session.node.friendInfo(id)
            let chat = Chat(session: session, friend: friend)
            session.console.messages.note("Chat with \(chat.name); Ctrl-D ends it")
            return try await withThrowingTaskGroup(of: Void.self) { group in
                let events = session.node.events()
                group.addTask { for await event in events { try chat.show(event) } }
                group.addTask {
                    try await session.ready()
                    try await chat.talk()
                    // What was typed last gets a moment to arrive.
                    try await chat.awaitReceipts()
                }
                // Whoever ends first: the typing, or the node.
                try await group.next()
                group.cancelAll()
                return .success
            }
        }
    }
}

/// A conversation with one friend.
private struct Chat: Sendable {
    let session: NodeSession
    let friend: FriendInfo
    /// The texts of messages without a receipt, by their tags.
    private let waiting = Shared<[String: String]>([:])

    init(session: NodeSession, friend: FriendInfo) {
        self.session = session
        self.friend = friend
    }

    var name: String {
        [friend.label, friend.info.name, friend.userID.description].first { !$0.isEmpty } ?? ""
    }

    /// Sends what is typed, until the end of the input.
    func talk() async throws {
        var number = 0
        while let line = try await session.console.input.line() {
            if line.isEmpty { continue }
            number += 1
            let tag = String(number)
            waiting.update { $0[tag] = line }
            do {
                try await deliver(line, tag)
            } catch let error as NodeError {
                waiting.update { $0[tag] = nil }
                session.console.messages.error("✗ \(line): \(error.message)")
            }
        }
    }

    /// What is typed while the friend is away waits for him.
    private func deliver(_ line: String, _ tag: String) async throws {
        while true {
            do {
                try await session.node.send(text: line, to: PeerTarget(userID: friend.userID), tag: tag)
                return
            } catch let error as NodeError {
                guard error.code == .friendOffline else { throw error }
                try await session.connected(friend.userID)
            }
        }
    }

    func awaitReceipts() async throws {
        for _ in 0..<30 where !waiting.value.isEmpty { try await Task.sleep(for: .milliseconds(100)) }
    }

    func show(_ event: NodeEvent) throws {
        switch event {
        case .message(let message) where message.from.userID == friend.userID:
            try tell("\(name): \(message.displayText)", event)
        case .receipt(let receipt) where receipt.target.userID == friend.userID:
            guard let tag = receipt.tag, let text = waiting.update({ $0.removeValue(forKey: tag) }) else { return }
            let isDelivered = receipt.state == .delivered || receipt.state == .stored
            try tell("\(isDelivered ? "✓" : "✗") \(text)\(isDelivered ? "" : " (\(receipt.state.text))")", event)
        case .friendConnection(friend.userID, let isConnected):
            try tell("— \(name) is \(isConnected ? "connected" : "gone") —", event)
        case .friendPresence(friend.userID, let presence):
            try tell("— \(name) is \(presence == .none ? "here" : presence.name) —", event)
        case .connection(let isConnected):
            session.console.messages.note(isConnected ? "Connected" : "The network is lost; connecting again")
        default: break
        }
    }

    private func tell(_ text: String, _ event: NodeEvent) throws {
        guard session.isJSON else { return try session.console.output.line(text) }
        // Only events of the friend come here, and none of them tells the own address.
        guard let line = event.friendLine else { return }
        var object = line.object
        if let base64 = line.base64 { object.members.append(("base64", .string(Base64.text(base64)))) }
        try session.console.output.json(object)
    }
}
