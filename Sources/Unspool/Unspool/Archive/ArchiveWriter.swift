/// Keeps the journal of a destination true while files come in, so that a kill at any moment loses nothing.
///
/// The journal is a database in the destination's work folder, ``Journal``; `manifest.ndjson` is written from it, as a
/// whole, at the end of a run. What older versions wrote, or only the manifest, is taken in.
public actor ArchiveWriter {
    /// How a destination is written.
    public struct Options: Sendable {
        /// What becomes of content that is there already.
        public var duplicates = DuplicatePolicy.pointer
        /// How files are named; nil as in the run before, and if there was none ``NameTemplate/standard``.
        public var template: NameTemplate?
        /// Compares the bytes of what is there with its checksum, not only its size.
        public var checksContent = false

        public init() {}
    }

    let destination: DestinationAccess
    let options: Options
    /// How files are named.
    public nonisolated let template: NameTemplate
    let journal: Journal
    let work = BlockingWork(label: "unspool.archive")
    private let executor = QueueExecutor(label: "unspool.journal")
    /// Names that are being given right now.
    var reserved: [String: Attachment.ID] = [:]
    /// Contents that are being given a name, and who waits for them.
    var publishing: [String: [CheckedContinuation<Void, Never>]] = [:]
    var waiting: [Publication] = []
    var isPublishing = false
    /// The chat whose folder this is, so that its names need not tell the chat; 0 if it is no chat's, nil if it is new.
    var home: Int64?
    private var nextKey: UInt64 = 0
    /// What a call failed with that has no way to say so; the next one that has throws it.
    private var failure: DestinationError?
    /// Whether the manifest's file is out of date; see ``ManifestWriter/unwritten``.
    private var isUnwritten: Bool
    /// Whether a run came to its end, of however few chats.
    private var hasExported = false

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Reads what the destination holds and repairs it after a kill. Blocks; call it before the run begins.
    /// - Throws: a ``DestinationError`` with code `manifest` if there is a manifest or a journal that cannot be read, with
    ///   code `newer_version` if a newer version wrote it. Neither is changed then.
    public init(_ destination: DestinationAccess, options: Options = Options()) throws(DestinationError) {
        self.destination = destination
        self.options = options
        let path = destination.path + "/" + DestinationAccess.workFolderName
        journal = try Journal(path: path + "/" + Journal.fileName)
        try JournalIntake.take(destination.folder, destination.work, destination.path, into: journal)
        let known = try journal.setting(Self.templateSetting).flatMap { try? NameTemplate($0) }
        template = options.template ?? known ?? .standard
        if template != known ?? .standard { try journal.set(Self.templateSetting, template.text) }
        if let text = try journal.setting(Self.homeSetting) {
            home = Int64(text) ?? 0
        } else {
            // An older version's: what one chat has had for itself stays its own.
            let chats = try journal.someChats()
            home = chats.count > 1 ? 0 : chats.first
            if let home { try journal.set(Self.homeSetting, String(home)) }
        }
        try destination.work.removeIfThere(Manifest.oldJournalName, path)
        try Self.recover(journal, destination)
        isUnwritten = try journal.setting(ManifestWriter.unwritten) != nil
        try destination.removeLeftovers()
    }

    private static let templateSetting = "template"
    private static let homeSetting = "home"
    private static let titlePrefix = "title."
    static let walkPrefix = "walk."
    private static let walkedPrefix = "walked."

    /// Makes a folder that is new the chat's own, or no chat's.
    public func claim(for chatID: Int64?) throws(DestinationError) {
        guard home == nil else { return }
        home = chatID ?? 0
        try journal.set(Self.homeSetting, String(chatID ?? 0))
    }

    /// Notes that every chat was exported: from then on there is a manifest, though it may be empty.
    func noteExport() { hasExported = true }

    public func noteWalk(of chatID: Int64, isComplete: Bool) throws(DestinationError) {
        try journal.set(Self.walkPrefix + String(chatID), isComplete ? nil : "1")
        if isComplete {
            try journal.set(Self.walkedPrefix + String(chatID), "1")
        } else {
            // Whatever ends the process, what was not reached is told.
            try journal.commit()
        }
    }

    public func hasWalked(_ chatID: Int64) throws(DestinationError) -> Bool {
        guard try journal.setting(Self.walkPrefix + String(chatID)) == nil else { return false }
        return try journal.setting(Self.walkedPrefix + String(chatID)) != nil
    }

    public func remember(title: String, of chatID: Int64) throws(DestinationError) {
        try journal.set(Self.titlePrefix + String(chatID), title)
    }

    public func chatTitles() throws(DestinationError) -> [Int64: String] {
        try journal.settings(beginningWith: Self.titlePrefix).reduce(into: [:]) { titles, setting in
            if let id = Int64(setting.name.dropFirst(Self.titlePrefix.count)) { titles[id] = setting.value }
        }
    }

    /// Settles what a killed run was about to give a name: it has it, or still its temporary one, or it is fetched again.
    private static func recover(
        _ journal: Journal, _ destination: DestinationAccess
    ) throws(DestinationError) {
        for (id, item, temporaryName) in try journal.intentions() {
            try journal.plan(id)
            guard let item, let path = item.path, let size = item.size, let sha256 = item.sha256 else { continue }
            if destination.size(of: path) != size || destination.sha256(of: path) != sha256 {
                let staged = destination.staged(temporaryName, size: size, sha256: sha256, modified: item.date)
                guard let staged else { continue }
                // A second name of another item's file, whose facts are that item's: it is linked anew.
                if item.outcome == .linked, staged.late?.before.names ?? 1 > 1 { continue }
                do throws(DestinationError) {
                    try destination.publish(staged, as: path)
                } catch {
                    guard error.code == .exists else { throw error }
                    continue
                }
            }
            try journal.displace(for: item) { destination.size(of: $0.path ?? "") == $0.size }
            try journal.record(item, ownsFile: true)
            try journal.set(ManifestWriter.unwritten, "1")
        }
        try journal.commit()
    }

    // MARK: Looking

    /// What is known of the item.
    public func item(_ id: Attachment.ID) -> ManifestItem? {
        kept(nil) { () throws(DestinationError) in try journal.item(id) }
    }

    /// Whether the item's file is in the destination with the size that was recorded, and with the bytes if that is asked for.
    public func isPresent(_ item: ManifestItem) async -> Bool {
        guard isPresentInSize(item), let path = item.path else { return false }
        guard options.checksContent, let sha256 = item.sha256 else { return true }
        let destination = destination
        return await work.run { destination.sha256(of: path) == sha256 }
    }

    func isPresentInSize(_ item: ManifestItem) -> Bool {
        guard item.isStored, let path = item.path, let size = item.size else { return false }
        return destination.size(of: path) == size
    }

    public func state(of attachment: Attachment) async -> StoredState {
        let known = kept(nil) { () throws(DestinationError) in try journal.item(attachment.id) }
        if let known, known.uniqueID ?? "" == attachment.file.uniqueID, await isPresent(known) {
            return .present(known)
        }
        if let holder = await holder(of: attachment) { return .sameContent(holder) }
        return .absent
    }

    public func holder(of attachment: Attachment) async -> ManifestItem? {
        let holder = kept(nil) { () throws(DestinationError) in try journal.holder(of: attachment.file.uniqueID) }
        guard let holder, holder.id != attachment.id, await isPresent(holder) else { return nil }
        return holder
    }

    public func stored(_ id: Attachment.ID) async -> ManifestItem? {
        let isKnown = kept(false) { () throws(DestinationError) in try journal.isStored(id) }
        guard isKnown, let item = item(id), await isPresent(item) else { return nil }
        return item
    }

    private func kept<Value>(_ other: Value, _ body: () throws(DestinationError) -> Value) -> Value {
        do throws(DestinationError) { return try body() } catch {
            failure = failure ?? error
            return other
        }
    }

    private func throwKept() throws(DestinationError) {
        if let failure { throw failure }
    }

    // MARK: Recording

    private func noteChange() throws(DestinationError) {
        try throwKept()
        guard !isUnwritten else { return }
        try journal.set(ManifestWriter.unwritten, "1")
        isUnwritten = true
    }

    /// Records an outcome. If the item had a file that is there and is another one than now, that file keeps a line.
    public func record(_ item: ManifestItem) throws(DestinationError) {
        var item = item
        if item.outcome == .failed { item.earlierPath = try ownPath(of: item) }
        try record(item, ownsFile: false)
    }

    /// Where a file of the same item is or was that an earlier run saved under a name of its own.
    func ownPath(of item: ManifestItem) throws(DestinationError) -> String? {
        guard let old = try journal.item(item.id), old.uniqueID == item.uniqueID,
            let path = old.path ?? old.earlierPath, try journal.owner(of: path) == old.id
        else { return nil }
        return path
    }

    func record(_ item: ManifestItem, ownsFile: Bool) throws(DestinationError) {
        try noteChange()
        try journal.displace(for: item, isPresentInSize)
        try journal.record(item, ownsFile: ownsFile)
    }

    /// Changes what is told of an item whose file stays as it is.
    public func amend(_ item: ManifestItem) throws(DestinationError) {
        try noteChange()
        try journal.amend(item)
    }

    public func expire(_ id: Attachment.ID, reason: String) async throws(DestinationError) -> ManifestItem {
        if var item = await stored(id) {
            try endTransfer(of: id)
            item.outcome = .alreadyThere
            return item
        }
        let item = (try journal.item(id) ?? ManifestItem(id: id, outcome: .expired, date: nil)).expired(reason)
        try record(item)
        return item
    }

    public func plan(_ attachment: Attachment) async throws(DestinationError) -> StoredState {
        let state = await state(of: attachment)
        try throwKept()
        switch state {
        case .absent: try journal.plan(attachment.id)
        case .present: try journal.endTransfer(of: attachment.id)
        case .sameContent: break
        }
        return state
    }

    public func endTransfer(of id: Attachment.ID) throws(DestinationError) {
        try throwKept()
        try journal.endTransfer(of: id)
    }

    public func checkpoint(ofWalk name: String) -> WalkCheckpoint? {
        kept(nil) { () throws(DestinationError) in try journal.checkpoint(ofWalk: name) }
    }

    public func save(_ checkpoint: WalkCheckpoint?, ofWalk name: String) throws(DestinationError) {
        try journal.save(checkpoint, ofWalk: name)
    }

    public func isIntact(_ checkpoint: WalkCheckpoint, of chatID: Int64) -> Bool {
        kept(false) { () throws(DestinationError) in
            var recorded = 0
            var isIntact = true
            for range in checkpoint.cursor.ranges where isIntact {
                recorded += try journal.files(of: chatID, in: range) { path, size in
                    isIntact = destination.size(of: path) == size
                    return isIntact
                }
            }
            return isIntact && recorded >= checkpoint.total
        }
    }

    /// Items that failed, or were planned and have no outcome: by chat, and of each the newest first.
    public func unfinishedItems() throws(DestinationError) -> [Attachment.ID] { try journal.unfinishedItems() }

    func newKey() -> UInt64 {
        nextKey += 1
        return nextKey
    }

    /// Writes the manifest. The end of every run, also of one that was interrupted.
    public func finish() throws(DestinationError) {
        defer {
            journal.close()
            destination.close()
        }
        try journal.commit()
        // Of chats in which nothing was found it is empty. Where no export began there is none.
        let isLacking = (home != nil || hasExported) && (try? destination.folder.facts(of: Manifest.fileName)) == nil
        if isUnwritten || isLacking { try ManifestWriter.write(journal, to: destination) }
        try journal.flush()
        try throwKept()
    }
}
