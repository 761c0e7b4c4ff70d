/// Ready-made content with real files.
extension SimulatedWorld {
    /// Names that an exporter must not believe.
    public static let hostileNames = [
        "../../etc/passwd", "/etc/shadow", "C:\\Windows\\system32\\evil.dll", "CON", "...", ".bashrc", "", " ",
        "a/b\\c:d*e?f\"g<h>i|j\n.mp4", "new\nline\u{1B}[31m.txt", "invoice\u{202E}fdp.exe", "cafe\u{301}.txt",
        "café.txt", "same.bin", "same.bin", "SAME.bin", String(repeating: "long", count: 60) + ".txt", "noextension",
        "  spaces  .txt ", "😀.txt", "nul\u{0}byte.txt", "-rf", "~", "report.pdf.",
    ]

    /// A file of this world as media.
    public mutating func media(_ recipe: SimulatedFile.Recipe, name: String, mimeType: String) -> SimulatedMedia {
        SimulatedMedia(makeFile(recipe), name: name, mimeType: mimeType)
    }

    /// A JPEG photo in two sizes.
    public mutating func photo(width: Int32, height: Int32, caption: String) -> SimulatedContent {
        let small = SimulatedMedia(
            makeFile(.jpeg(width: Int(width) / 4, height: Int(height) / 4)), width: width / 4, height: height / 4)
        let large = SimulatedMedia(
            makeFile(.jpeg(width: Int(width), height: Int(height))), width: width, height: height)
        return .photo([small, large], caption: caption)
    }

    /// An MP4 with a thumbnail.
    public mutating func video(seconds: Int, name: String, caption: String) -> SimulatedContent {
        .video(movie(seconds: seconds, side: (160, 120), name: name), caption: caption)
    }

    public mutating func animation(name: String) -> SimulatedContent {
        .animation(movie(seconds: 1, side: (80, 80), name: name))
    }

    public mutating func videoNote(seconds: Int) -> SimulatedContent {
        .videoNote(movie(seconds: seconds, side: (96, 96), name: ""))
    }

    private mutating func movie(seconds: Int, side: (Int, Int), name: String) -> SimulatedMedia {
        SimulatedMedia(
            makeFile(.mp4(seconds: seconds, width: side.0, height: side.1)), name: name, mimeType: "video/mp4",
            width: Int32(side.0), height: Int32(side.1), duration: Int32(seconds),
            thumbnail: makeFile(.jpeg(width: 64, height: 48)))
    }

    /// An MP3 of silence.
    public mutating func audio(seconds: Int, number: Int) -> SimulatedContent {
        let title = "Песня \(number)"
        let file = makeFile(.mp3(seconds: seconds, title: title, artist: "The Martlets"))
        let media = SimulatedMedia(file, name: "song \(number).mp3", mimeType: "audio/mpeg", duration: Int32(seconds))
        return .audio(media, title: title, performer: "The Martlets")
    }

    /// Opus in Ogg.
    public mutating func voiceNote(seconds: Int) -> SimulatedContent {
        .voiceNote(
            SimulatedMedia(makeFile(.ogg(seconds: seconds)), mimeType: "audio/ogg", duration: Int32(seconds)))
    }

    public mutating func sticker(_ recipe: SimulatedFile.Recipe, emoji: String) -> SimulatedContent {
        .sticker(SimulatedMedia(makeFile(recipe), width: 512, height: 512), emoji: emoji)
    }

    /// Three photos of one album, the caption on the first.
    @discardableResult
    public mutating func addAlbum(to chatID: Int64, from sender: Int64? = nil, caption: String) -> [Int64] {
        let contents = (0..<3).map { photo(width: 320, height: 240, caption: $0 == 0 ? caption : "") }
        return addAlbum(to: chatID, from: sender, contents)
    }

    /// An album: messages with one date that belong together. Telegram takes 2 to 10 photos and videos, or documents, or audios.
    @discardableResult
    public mutating func addAlbum(
        to chatID: Int64, from sender: Int64? = nil, _ contents: [SimulatedContent]
    ) -> [Int64] {
        let first = (chats[chatID]?.messages.last?.number ?? 0) + 1
        let album = 13_579_246_801_234_567 &+ Int64(truncatingIfNeeded: seed) &+ chatID &+ (first << 8)
        return contents.enumerated().map { index, content in
            addMessage(to: chatID, from: sender, content) {
                $0.albumID = album
                $0.date -= index == 0 ? 0 : 600
            }
        }
    }
}
