import TelegramAPI
import TelegramClient

/// The walk through the history: what each message holds, and what is to be fetched of it.
extension ChatExport {
    func walk() async throws {
        let route = HistoryRoute(chat: chat, part: .everything)
        var walk = HistoryWalk(TDLibHistoryLoader(client, route))
        var albums = AlbumAssembler()
        while let page = try await next(&walk) {
            if let messages = options.messages { try await messages.receive(page.messages) }
            for message in page.messages {
                let mapped = mapper.map(message, isChatProtected: chat.hasProtectedContent)
                for complete in albums.receive(mapped) { try await take(complete) }
            }
            seenMessages += page.messages.count
            report(.scanned(messages: seenMessages, isComplete: false))
        }
        for complete in albums.finish() { try await take(complete) }
        progress.isScanComplete = true
        report(.scanned(messages: seenMessages, isComplete: true))
        report(.progress(progress))
        await queue.finish()
    }

    /// The next page.
    func next(
        _ walk: inout HistoryWalk<TDLibHistoryLoader<TDLibClient>>
    ) async throws -> HistoryWalk<TDLibHistoryLoader<TDLibClient>>.Page? {
        try await patience {
            guard failure == nil else { throw CancellationError() }
            try Task.checkCancellation()
            return try await walk.next()
        }
    }

    func take(_ message: MappedMessage) async throws {
        try Task.checkCancellation()
        let message = try await resolveStories(of: message)
        summary.messages += 1
        progress.knownItems += message.items.count
        for (offset, item) in message.items.enumerated() {
            let id = message.id(at: offset)
            switch item {
            case .attachment(let attachment): try await take(attachment)
            case .nothing: try await settle(id, .noAttachment, message)
            case .locked: try await settle(id, .protected, message, reason: "paid media, not bought")
            case .expired(let kind): try await settle(id, .expired, message, reason: kind.stem)
            case .unsupported(let name): try await settle(id, .unsupported, message, reason: name)
            // It could not be had: stories go after a day, or are hidden.
            case .story: try await settle(id, .expired, message, reason: "story")
            }
        }
        report(.progress(progress))
    }

    /// Settles an item that has no file at Telegram, unless it had one that is in the destination: what Telegram takes
    /// back, by time, protection or an edit, was exported all the same.
    func settle(
        _ id: Attachment.ID, _ outcome: Outcome, _ message: MappedMessage, reason: String? = nil
    ) async throws {
        if let item = await store.stored(id) {
            countAlreadyThere(item)
        } else {
            try await settle(ManifestItem(id: id, outcome: outcome, date: message.date, reason: reason))
        }
    }

    /// Asks for the content of a shared story; it stays as it is if Telegram does not give it.
    func resolveStories(of message: MappedMessage) async throws -> MappedMessage {
        guard case .story(let story)? = message.items.first else { return message }
        do {
            let story = try await patience {
                try await client.getStory(
                    storyPosterChatID: story.posterChatID, storyID: story.storyID, onlyLocal: false)
            }
            return mapper.map(story, in: message, isProtected: chat.hasProtectedContent)
        } catch let error as TDLibError where [400, 404].contains(error.remote?.code) {
            return message
        }
    }

    func take(_ attachment: Attachment) async throws {
        switch await store.state(of: attachment) {
        case .present(let item): countAlreadyThere(item)
        case _ where attachment.isProtected: try await settle(ManifestItem(attachment, outcome: .protected))
        case .sameContent(let holder): try await link(attachment, to: holder)
        case .absent:
            if options.isDryRun {
                // Nothing releases a claim of a dry run, so a second item with the content finds it taken.
                count(ManifestItem(attachment, outcome: claims.claim(attachment) ? .planned : .linked))
            } else {
                progress.neededBytes += attachment.file.size
                await queue.push(attachment)
            }
        }
    }
}
