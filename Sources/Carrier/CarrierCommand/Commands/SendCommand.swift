import CarrierCore
import CommandLineInterface

enum SendOptions {
    static let text = Positional(optional: "TEXT", as: String.self, help: "The message")
    static let file = Option(
        "--file", "FILE", as: String.self, completion: .file,
        help: "Send the bytes of a file instead, up to 16 MiB; '-' is standard input")
}

extension CarrierTool {
    static let send = Command(
        "send", about: "Send a message, and wait until it has arrived",
        discussion: """
            Waits until the friend is connected, sends, and waits for the receipt. With --outbox, a message for a friend \
            who does not come in time is kept, and sent by the next node that runs with --outbox.
            """,
        arguments: [Arguments.user, SendOptions.text, SendOptions.file] + SessionOptions.all,
        examples: [
            .init("carrier send USER 'Dinner at eight'", "Send a text"),
            .init("carrier send USER --file letter.txt", "Send what a file holds"),
        ]
    ) { invocation in
        let id = try invocation[Arguments.user].id
        let payload = try payload(invocation)
        let keeps = try invocation[NetworkOptions.outbox]
        return try await invocation.withNode { session in
            _ = try await session.node.friendInfo(id)
            try await session.ready()
            // An outbox takes it now, so that it is kept whatever happens.
            if !keeps { try await session.connected(id) }
            let message = try await session.node.send(payload, to: PeerTarget(userID: id))
            session.waits(for: "the receipt", orEndsWith: keeps ? .noAnswer : .notDelivered)
            let receipt = await message.receipt
            try session.report(
                receipt.state.text.prefix(1).uppercased() + receipt.state.text.dropFirst(),
                ["user": .id(id), "state": .string(receipt.state.rawValue), "bytes": .integer(Int64(payload.count))])
            switch receipt.state {
            case .delivered, .stored: return .success
            case .failed, .timedOut: return .notDelivered
            }
        }
    }

    private static func payload(_ invocation: Invocation) throws -> [UInt8] {
        switch (try invocation[SendOptions.text], try invocation[SendOptions.file]) {
        case (let text?, nil): return Array(text.utf8)
        case (nil, let file?): return try InputFile.read(file)
        case (nil, nil): throw UsageError("the message is missing: TEXT or '--file'")
        default: throw UsageError("TEXT and '--file' exclude each other")
        }
    }
}
