/// Files of the world, whose bytes are made when they are needed.
extension Engine {
    func identity(of file: SimulatedFile, kind: FileIdentity.Kind) -> FileIdentity {
        if file.place != nil { return FileIdentity(file, kind: kind) }
        if let known = identities[file] { return known }
        let identity = FileIdentity(file, kind: kind)
        identities[file] = identity
        return identity
    }

    /// A part of the content of a file; nil if it is not that long.
    func bytes(of file: SimulatedFile, _ range: Range<Int>) -> [UInt8]? {
        if let part = file.part(range) { return part }
        let all = bytes(of: file)
        return range.upperBound <= all.count ? Array(all[range]) : nil
    }

    /// The content of a file. A few are kept, as the parts of each are asked for one after the other.
    func bytes(of file: SimulatedFile) -> [UInt8] {
        if let index = recentBytes.firstIndex(where: { $0.file == file }) {
            return recentBytes[index].bytes
        }
        let bytes = file.bytes
        recentBytes.append((file, bytes))
        if recentBytes.count > 8 { recentBytes.removeFirst() }
        return bytes
    }

    /// The time until a part is there that a client asks for now; all its downloads share one line.
    func transferTime(of count: Int, for clientID: Int32) -> Duration {
        guard let rate = configuration.bytesPerSecond, rate > 0 else { return .zero }
        let begin = max(time, lineFree[clientID] ?? .zero)
        let end = begin + .nanoseconds(Int64(Double(count) / Double(rate) * 1e9))
        lineFree[clientID] = end
        return end - time
    }

    /// The row of messages with a seed.
    func bulk(_ seed: UInt64) -> SimulatedBulk? {
        world.chats.values.lazy.compactMap(\.messages.bulk).first { $0.seed == seed }
    }

    /// Looks for a file: where its identifier says, or else through all messages that are stored and all stories.
    func findFile(remoteID: String) -> (file: SimulatedFile, identity: FileIdentity, name: String)? {
        if let place = FileIdentity.place(ofRemoteID: remoteID), let bulk = bulk(place.bulk),
            (0..<bulk.count).contains(Int(place.index)), let media = bulk.media(at: Int(place.index))
        {
            let kind = bulk.message(number: Int64(place.index) + 1).content.media.first?.kind ?? .documents
            return (media.file, FileIdentity(media.file, kind: kind), media.name)
        }
        let messages = world.chats.values.lazy.flatMap { $0.messages.storedMessages.lazy.map(\.content) }
        return find(remoteID, in: messages) ?? find(remoteID, in: world.stories.values.lazy.map(\.content))
    }

    private func find(
        _ remoteID: String, in contents: some Sequence<SimulatedContent>
    ) -> (file: SimulatedFile, identity: FileIdentity, name: String)? {
        for content in contents {
            for (media, kind) in content.media {
                for (file, kind) in [(media.file, kind)] + (media.thumbnail.map { [($0, .thumbnails)] } ?? []) {
                    let identity = identity(of: file, kind: kind)
                    if identity.remoteID == remoteID {
                        return (file, identity, kind == .thumbnails ? "" : media.name)
                    }
                }
            }
        }
        return nil
    }
}

extension SimulatedContent {
    /// The files of a message, with the folders that they belong to.
    var media: [(media: SimulatedMedia, kind: FileIdentity.Kind)] {
        switch self {
        case .photo(let sizes, _), .link(_, _, let sizes): sizes.map { ($0, .photos) }
        case .video(let media, _): [(media, .videos)]
        case .animation(let media, _): [(media, .animations)]
        case .audio(let media, _, _, _): [(media, .music)]
        case .voiceNote(let media, _): [(media, .voice)]
        case .videoNote(let media): [(media, .videoNotes)]
        case .document(let media, _): [(media, .documents)]
        case .sticker(let media, _): [(media, .stickers)]
        case .paidMedia(let contents, _, _): contents.flatMap(\.media)
        case .json(_, let files): files.map { ($0, .documents) }
        default: []
        }
    }

    /// The text or caption.
    var caption: String {
        switch self {
        case .text(let text), .link(let text, _, _): text
        case .photo(_, let caption), .video(_, let caption), .animation(_, let caption),
            .audio(_, _, _, let caption), .paidMedia(_, _, let caption), .voiceNote(_, let caption),
            .document(_, let caption):
            caption
        case .poll(let question, _): question
        case .json(let text, _): Self.caption(ofJSON: text)
        default: ""
        }
    }

    private static func caption(ofJSON text: String) -> String {
        guard case .object(let members)? = try? JSONParser.parse(text.utf8) else { return "" }
        for name in ["text", "caption"] {
            if case .object(let formatted) = members[name], case .string(let text) = formatted["text"] {
                return String(decoding: text, as: UTF8.self)
            }
        }
        return ""
    }
}
