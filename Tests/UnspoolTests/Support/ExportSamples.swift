import TelegramSimulator

@testable import Unspool

extension SimulatedWorld {
    /// A world of one chat, and what is in it.
    static func oneChat(_ fill: (_ world: inout SimulatedWorld, _ chat: Int64) -> Void) -> SimulatedWorld {
        var world = SimulatedWorld(seed: 11)
        let chat = world.addChat(.channel, title: "Chat")
        fill(&world, chat)
        return world
    }

    mutating func document(_ name: String, size: Int = 5_000) -> SimulatedContent {
        .document(media(.text(size: size), name: name, mimeType: "text/plain"))
    }
}

extension ChatExport.Options {
    /// Fetching without pauses between attempts.
    static var eager: ChatExport.Options {
        var options = ChatExport.Options()
        options.fetching.pause = .zero
        return options
    }
}
