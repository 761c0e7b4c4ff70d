import TelegramAPI
import TelegramClient

/// The walk through the history: what each message holds, and what is to be fetched of it.
extension ChatExport {
    func walk() async throws {
        let plan = try await RoutePlanner(sender).plan(
            for: chat, options.selection, extras: options.extras, messages: options.onlyMessages)
        if let warning = plan.warning { report(.warning(warning)) }
        let routes = plan.routes
        // The newest part of a group's history is the group.
        let group = routes.first?.chat.id ?? chat.id
        var wasComplete = false
        if isWholeWalk {
            wasComplete = try await store.hasWalked(group)
            try await store.noteWalk(of: group, isComplete: false)
        }
        if !options.isDryRun { try await store.claim(for: options.sharesDestination ? nil : routes.first?.chat.id) }
        for route in routes where !options.isDryRun {
            try await store.remember(title: route.chat.title, of: route.chat.id)
        }
        do {
            for route in routes where !hasEnough {
                try await walk(route, isResumable: isResumable && routes.count { $0.chat.id == route.chat.id } == 1)
            }
        } catch let error as TDLibError where error.isRefusalOfChat && wasComplete {
            // The account has lost a chat that was exported: nothing is unfinished that could ever be finished.
            try await store.noteWalk(of: group, isComplete: true)
            throw error
        }
        // Before it was upgraded the group may have been noted by its older identifier.
        for id in Set(routes.map(\.chat.id) + [chat.id]) where isWholeWalk {
            try await store.noteWalk(of: id, isComplete: true)
        }
        progress.isScanComplete = true
        report(.scanned(messages: seenMessages, isComplete: true))
        reportProgress(isCertain: true)
        queue.finish()
    }

    private func walk(_ route: HistoryRoute, isResumable: Bool) async throws {
        let checkpoint = isResumable ? await resume(route) : WalkCheckpoint(cursor: route.outside)
        if isResumable { settled[route.chat.id] = (walkName(route), SettledMessages(checkpoint)) }
        var walk = HistoryWalk(
            TDLibHistoryLoader(sender, route), after: checkpoint.cursor, hasTail: options.onlyMessages == nil)
        let completion = AlbumCompletion(sender, route, mapper)
        var albums = AlbumAssembler()
        while !hasEnough, let page = try await next(&walk) {
            try checkReserve()
            if let covered = page.covered {
                if settled[route.chat.id]?.messages.add(covered, messages: page.messages.count) == true {
                    unsaved.insert(route.chat.id)
                }
            }
            if let messages = options.messages { try await messages.receive(page.messages) }
            for message in page.messages {
                let mapped = mapper.map(message, isChatProtected: route.chat.hasProtectedContent)
                try await take(albums.receive(mapped), completion)
            }
            seenMessages += page.messages.count
            report(.scanned(messages: seenMessages, isComplete: false))
            try await saveCheckpoints()
        }
        try await take(albums.finish(), completion)
    }

    private func take(
        _ messages: [MappedMessage], _ completion: AlbumCompletion<PatientSender>
    ) async throws {
        for var group in AlbumAssembler.groups(of: messages) where taken.isOpen(for: group[0]) {
            var others: [MappedMessage] = []
            if group[0].albumID != 0 {
                let ids = group.map(\.messageID)
                if let low = ids.min(), let high = ids.max() {
                    settled[completion.chat.id]?.messages.join(low...high)
                }
                if completion.isNeeded(for: group) {
                    (group, others) = try await completion.complete(group)
                }
            }
            for message in group { try await take(message, in: completion.chat) }
            // The caption may have changed with this part of the album.
            for case .attachment(let attachment) in others.flatMap(\.items) {
                guard case .present(let item) = await store.state(of: attachment) else { continue }
                _ = try await amended(item, attachment)
            }
        }
    }

    /// The next page.
    private func next(
        _ walk: inout HistoryWalk<TDLibHistoryLoader<PatientSender>>
    ) async throws -> HistoryWalk<TDLibHistoryLoader<PatientSender>>.Page? {
        guard failure == nil else { throw CancellationError() }
        try Task.checkCancellation()
        return try await walk.next()
    }

    /// Whether the newest so many messages that are wanted have been taken.
    private var hasEnough: Bool { taken.isFull }

    private func take(_ message: MappedMessage, in chat: ChatSummary) async throws {
        try Task.checkCancellation()
        var message = message
        // Of a message that is left out nothing more is asked, nor of a story that is there.
        if options.selection.reason(toLeaveOut: message) == nil, try await !isStoredStory(message) {
            message = try await StoryResolver(sender, mapper).resolve(message, in: chat)
        }
        if let only = options.onlyItems {
            guard let kept = message.keeping(only) else { return }
            message = kept
        }
        // Two routes find a message that is edited in between: its items have their outcomes from the first.
        guard !message.items.indices.contains(where: { onTheirWay.contains(message.id(at: $0)) }) else { return }
        summary.messages += 1
        progress.knownItems += message.items.count
        summary.scan?.see(messageAt: message.date)
        settled[chat.id]?.messages.expect(message.items.count, of: message.messageID)
        let decisions = options.selection.decisions(for: message)
        if decisions.contains(where: \.isSelected) { taken.take(message) }
        for (offset, decision) in decisions.enumerated() {
            switch decision {
            case .take(let attachment): try await take(attachment)
            case .settle(let outcome, let reason, let attachment?):
                try await settle(ManifestItem(attachment, outcome: outcome, reason: reason), orAsStored: attachment)
            case .settle(let outcome, let reason, nil):
                try await settle(message.id(at: offset), outcome, message, reason: reason)
            }
        }
        reportProgress()
    }

    /// Whether the message shares a story that the destination has, and nothing else of it could be wanted.
    private func isStoredStory(_ message: MappedMessage) async throws -> Bool {
        guard case .story? = message.items.first, !options.selection.looksAtFiles,
            options.extras.isDisjoint(with: [.sizes, .qualities, .covers]),
            let stored = await store.stored(message.id(at: 0))
        else { return false }
        return stored.editDate ?? 0 == message.facts.editDate
    }

    /// Settles an item that has no file at Telegram, unless it had one that is in the destination: what Telegram takes
    /// back, by time, protection or an edit, was exported all the same.
    private func settle(
        _ id: Attachment.ID, _ outcome: Outcome, _ message: MappedMessage, reason: String? = nil
    ) async throws {
        let item = ManifestItem(id: id, outcome: outcome, date: message.date, facts: message.facts, reason: reason)
        guard let stored = await store.stored(id) else { return try await settle(item) }
        try await store.endTransfer(of: id)
        if outcome == .filtered {
            // It is left out of this run, and what is known of it stays known.
            count(item)
        } else {
            countAlreadyThere(stored)
        }
    }

    /// Settles an attachment that is protected or left out; it may be there from an earlier run.
    private func settle(_ item: ManifestItem, orAsStored attachment: Attachment) async throws {
        if item.outcome == .filtered {
            if await store.stored(attachment.id) != nil {
                try await store.endTransfer(of: item.id)
                return count(item)
            }
        } else if case .present(let stored) = await store.state(of: attachment) {
            try await store.endTransfer(of: item.id)
            return countAlreadyThere(stored)
        }
        try await settle(item)
    }

    /// What is known of an item whose file is there, with what its message tells now.
    private func amended(_ item: ManifestItem, _ attachment: Attachment) async throws -> ManifestItem {
        guard !options.isDryRun, let amended = item.amended(by: attachment) else { return item }
        try await store.amend(amended)
        return amended
    }

    private func take(_ attachment: Attachment) async throws {
        switch try await store.plan(attachment) {
        case .present(let item):
            trimCache(of: attachment)
            countAlreadyThere(try await amended(item, attachment))
        case .sameContent(let holder):
            guard let item = try await link(attachment, to: holder) else { return await enqueue(attachment) }
            try await settle(item, isRecorded: item.isStored)
        case .absent:
            if options.isDryRun {
                // Nothing releases a claim of a dry run, so a second item with the content finds it taken.
                let isRepeat = options.tellsRepeats && !claims.claim(attachment)
                count(ManifestItem(attachment, outcome: isRepeat ? .linked : .planned))
            } else {
                await enqueue(attachment)
            }
        }
    }
}
