/// What messages hold, as requests describe it.
extension ControlRequests {
    /// Content whose files the simulator makes, by its own names; anything else as a `MessageContent` of TDLib.
    func content(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        if arguments.type.hasPrefix("message") { return try typedContent(arguments) }
        guard let (names, make) = Self.contents[arguments.type] else {
            let known = Self.contents.keys.sorted().joined(separator: ", ")
            throw ControlFailure("content must be \(known) or a MessageContent of TDLib")
        }
        try arguments.allow(names)
        return try make(self)(arguments)
    }

    func contents(_ arguments: ControlArguments, _ key: String) throws(ControlFailure) -> [SimulatedContent] {
        var contents: [SimulatedContent] = []
        for object in try arguments.objects(key) { contents.append(try content(object)) }
        return contents
    }

    private typealias Maker =
        @Sendable (ControlRequests) -> (ControlArguments) throws(ControlFailure) -> SimulatedContent

    /// The simulator's own names, with the arguments of each.
    private static let contents: [String: (arguments: [String], make: Maker)] = [
        "text": (["text"], ControlRequests.text),
        "document": (["name", "mime_type", "size", "file", "caption"], ControlRequests.document),
        "photo": (["width", "height", "caption"], ControlRequests.photo),
        "video": (["seconds", "name", "caption"], ControlRequests.video),
        "animation": (["name"], ControlRequests.animation),
        "audio": (["seconds"], ControlRequests.audio),
        "voice_note": (["seconds"], ControlRequests.voiceNote),
        "video_note": (["seconds"], ControlRequests.videoNote),
        "sticker": (["format", "emoji"], ControlRequests.sticker),
        "paid_media": (["contents", "stars", "caption"], ControlRequests.paidMedia),
        "poll": (["question", "options"], ControlRequests.poll),
    ]

    private func text(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        .text(try arguments.text("text"))
    }

    private func document(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let name = try arguments.text("name", or: "")
        let mimeType = try arguments.text("mime_type", or: "")
        let caption = try arguments.text("caption", or: "")
        guard arguments.has("file") != arguments.has("size") else { throw ControlFailure("size or file is needed") }
        let recipe: SimulatedFile.Recipe =
            arguments.has("file")
            ? try recipe(try arguments.object("file"))
            : .random(size: Int(try arguments.integer("size", in: 0...256 << 20)))
        return make { .document($0.media(recipe, name: name, mimeType: mimeType), caption: caption) }
    }

    private func photo(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let (width, height) = try side(arguments)
        let caption = try arguments.text("caption", or: "")
        return make { $0.photo(width: Int32(width), height: Int32(height), caption: caption) }
    }

    private func video(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let seconds = try seconds(arguments)
        let name = try arguments.text("name", or: "")
        let caption = try arguments.text("caption", or: "")
        return make { $0.video(seconds: seconds, name: name, caption: caption) }
    }

    private func animation(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let name = try arguments.text("name", or: "")
        return make { $0.animation(name: name) }
    }

    private func audio(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let seconds = try seconds(arguments)
        return make { $0.audio(seconds: seconds, number: 1) }
    }

    private func voiceNote(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let seconds = try seconds(arguments)
        return make { $0.voiceNote(seconds: seconds) }
    }

    private func videoNote(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let seconds = try seconds(arguments)
        return make { $0.videoNote(seconds: seconds) }
    }

    private func sticker(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let formats: [String: SimulatedFile.Recipe] = [
            "webp": .webp(width: 512, height: 512), "tgs": .tgs, "webm": .mp4(seconds: 1, width: 80, height: 80),
        ]
        let format = try arguments.choice("format", formats, or: "webp")
        let emoji = try arguments.text("emoji", or: "😀")
        return make { $0.sticker(format, emoji: emoji) }
    }

    private func paidMedia(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let media = try contents(arguments, "contents")
        let isMedia = media.allSatisfy {
            switch $0 {
            case .photo, .video: true
            default: false
            }
        }
        guard (1...10).contains(media.count), isMedia else {
            throw ControlFailure("paid media are 1 to 10 contents, photo or video")
        }
        let stars = try arguments.integer("stars", in: 1...1_000_000, or: 1)
        return .paidMedia(media, stars: stars, caption: try arguments.text("caption", or: ""))
    }

    private func poll(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let options = try arguments.texts("options")
        guard (1...12).contains(options.count) else { throw ControlFailure("a poll has 1 to 12 options") }
        return .poll(question: try arguments.text("question"), options: options)
    }

    /// A content of TDLib. `file` objects in it stand for the files that `files` describes.
    private func typedContent(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let descriptions = arguments.has("files") ? try arguments.objects("files") : []
        let json = arguments.without("files").json
        let found = telegram.core.withEngine { engine in
            engine.object(fromJSON: json, class: "MessageContent").map { FileNumbers(in: $0).numbers }
        }
        guard let numbers = found else { throw ControlFailure("content is no MessageContent of TDLib") }
        if let number = numbers.first(where: { $0 > descriptions.count }) {
            throw ControlFailure("content has the file \(number), and files describes \(descriptions.count)")
        }
        if let index = descriptions.indices.first(where: { !numbers.contains($0 + 1) }) {
            throw ControlFailure("no file of content has the id \(index + 1)")
        }
        var recipes: [(recipe: SimulatedFile.Recipe, name: String)] = []
        for description in descriptions {
            recipes.append((try recipe(description, named: true), try description.text("name", or: "")))
        }
        return make { [recipes] world in
            .json(json, files: recipes.map { world.media($0.recipe, name: $0.name, mimeType: "") })
        }
    }

    /// The numbers of the files in an object, those above zero.
    private struct FileNumbers: Sendable {
        private(set) var numbers: Set<Int> = []

        init(in object: TLObject) { add(object) }

        private mutating func add(_ object: TLObject) {
            if object.type == "file" {
                let id = Int(clamping: object.int("id"))
                if id > 0 { numbers.insert(id) }
                return
            }
            for value in object.fields.values { add(value) }
        }

        private mutating func add(_ value: TLValue) {
            switch value {
            case .object(let object): add(object)
            case .vector(let values): for value in values { add(value) }
            default: break
            }
        }
    }

    // MARK: Files

    private func recipe(
        _ arguments: ControlArguments, named: Bool = false
    ) throws(ControlFailure) -> SimulatedFile.Recipe {
        func allow(_ names: [String]) throws(ControlFailure) { try arguments.allow(names + (named ? ["name"] : [])) }
        func size() throws(ControlFailure) -> Int { Int(try arguments.integer("size", in: 0...256 << 20)) }
        switch arguments.type {
        case "png", "jpeg", "webp":
            try allow(["width", "height"])
            let (width, height) = try side(arguments)
            return arguments.type == "png"
                ? .png(width: width, height: height)
                : arguments.type == "jpeg" ? .jpeg(width: width, height: height) : .webp(width: width, height: height)
        case "mp4":
            try allow(["seconds", "width", "height"])
            let (width, height) = try side(arguments, or: (160, 120))
            return .mp4(seconds: try seconds(arguments), width: width, height: height)
        case "mp3":
            try allow(["seconds", "title", "performer"])
            return .mp3(
                seconds: try seconds(arguments), title: try arguments.text("title", or: ""),
                artist: try arguments.text("performer", or: ""))
        case "ogg":
            try allow(["seconds"])
            return .ogg(seconds: try seconds(arguments))
        case "pdf":
            try allow(["text", "size"])
            return .pdf(text: try arguments.text("text", or: ""), size: try size())
        case "zip":
            try allow(["size"])
            return .zip(size: try size())
        case "text":
            try allow(["size"])
            return .text(size: try size())
        case "random":
            try allow(["size"])
            return .random(size: try size())
        case "tgs":
            try allow([])
            return .tgs
        case "bytes":
            try allow(["data"])
            guard case .success(let bytes) = Base64.decode(Array(try arguments.text("data").utf8)) else {
                throw ControlFailure("data must be base64 with padding")
            }
            return .bytes(bytes)
        default:
            throw ControlFailure(
                "a file must be png, jpeg, webp, mp4, mp3, ogg, pdf, zip, tgs, text, random or bytes")
        }
    }

    private func seconds(_ arguments: ControlArguments) throws(ControlFailure) -> Int {
        Int(try arguments.integer("seconds", in: 1...3_600, or: 3))
    }

    private func side(
        _ arguments: ControlArguments, or absent: (Int64, Int64) = (640, 480)
    ) throws(ControlFailure) -> (Int, Int) {
        (
            Int(try arguments.integer("width", in: 16...4_096, or: absent.0)),
            Int(try arguments.integer("height", in: 16...4_096, or: absent.1))
        )
    }

    private func make(_ body: (inout SimulatedWorld) -> SimulatedContent) -> SimulatedContent {
        telegram.core.withEngine { engine in body(&engine.world) }
    }
}
