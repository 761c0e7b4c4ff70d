import NativeLoop

/// A file on the simulated Telegram, described by the recipe that makes its bytes.
///
/// The same recipe makes the same bytes on every platform and in every run.
public struct SimulatedFile: Sendable, Hashable {
    /// What the file holds.
    public enum Recipe: Sendable, Hashable {
        /// A PNG picture of random tiles.
        case png(width: Int, height: Int)
        /// A baseline JPEG picture of random tiles.
        case jpeg(width: Int, height: Int)
        /// A lossless WebP picture of one colour.
        case webp(width: Int, height: Int)
        /// An MP4 with one video track, a frame a second.
        case mp4(seconds: Int, width: Int, height: Int)
        /// An MP3 of silence with a title, 16 KB a second.
        case mp3(seconds: Int, title: String, artist: String)
        /// Opus in Ogg: a voice message of silence.
        case ogg(seconds: Int)
        /// A one-page PDF with an attachment of random bytes.
        case pdf(text: String, size: Int)
        /// A ZIP archive with one entry of random bytes.
        case zip(size: Int)
        /// A gzipped animation, as animated stickers are.
        case tgs
        /// Text in UTF-8, about as many bytes as asked for.
        case text(size: Int)
        /// Random bytes.
        case random(size: Int)
        /// The bytes themselves.
        case bytes([UInt8])
        /// A small JPEG picture with random bytes after its end.
        case paddedJPEG(size: Int)
    }

    /// What makes the bytes.
    public var recipe: Recipe
    /// Which of the files with this recipe it is.
    public var seed: UInt64
    /// Where in a row of messages the file lies; nil if it was made by itself.
    var place: Place?

    struct Place: Hashable {
        /// The seed of the row.
        let bulk: UInt64
        let index: Int32
    }

    public init(_ recipe: Recipe, seed: UInt64) {
        self.recipe = recipe
        self.seed = seed
    }

    /// The whole content.
    public var bytes: [UInt8] {
        var generator = SeededGenerator(seed: seed, name: "file")
        switch recipe {
        case .png(let width, let height): return ImageFiles.png(width: width, height: height, &generator)
        case .jpeg(let width, let height): return JPEGFile.bytes(width: width, height: height, &generator)
        case .webp(let width, let height): return ImageFiles.webp(width: width, height: height, &generator)
        case .mp4(let seconds, let width, let height):
            return MP4File.bytes(seconds: seconds, width: width, height: height, &generator)
        case .mp3(let seconds, let title, let artist):
            return AudioFiles.mp3(seconds: seconds, title: title, artist: artist)
        case .ogg(let seconds): return AudioFiles.ogg(seconds: seconds, &generator)
        case .pdf(let text, let size): return ArchiveFiles.pdf(text: text, attachment: generator.bytes(size))
        case .zip(let size): return ArchiveFiles.zip([(name: "content.bin", content: generator.bytes(size))])
        case .tgs:
            let animation =
                #"{"tgs":1,"v":"5.5.2","fr":60,"ip":0,"op":60,"w":512,"h":512,"nm":"\#(seed)","ddd":0,"assets":[],"layers":[]}"#
            return ArchiveFiles.gzip(Array(animation.utf8))
        case .text(let size): return Self.text(size: size, &generator)
        case .random(let size): return generator.bytes(size)
        case .bytes(let bytes): return bytes
        case .paddedJPEG(let size): return part(0..<max(0, size)) ?? []
        }
    }

    private static let smallPicture: [UInt8] = {
        var generator = SeededGenerator(seed: 1, name: "picture")
        return JPEGFile.bytes(width: 8, height: 8, &generator)
    }()

    /// A part of the content without making the rest; nil where the recipe cannot do that, or the part is not in it.
    func part(_ range: Range<Int>) -> [UInt8]? {
        guard range.lowerBound >= 0, range.upperBound <= size else { return nil }
        let generator = SeededGenerator(seed: seed, name: "file")
        switch recipe {
        case .random: return generator.bytes(range)
        case .paddedJPEG:
            let head = Self.smallPicture
            let shown = head[range.clamped(to: 0..<head.count)]
            let rest = max(range.lowerBound, head.count)..<max(range.upperBound, head.count)
            return shown + generator.bytes(rest)
        default: return nil
        }
    }

    /// Bytes of the whole content.
    public var size: Int {
        switch recipe {
        case .random(let size), .paddedJPEG(let size): max(0, size)
        case .bytes(let bytes): bytes.count
        default: bytes.count
        }
    }

    /// SHA-256 of the content, in hexadecimal.
    public var sha256: String { PortableSHA256.hex(bytes) }

    private static func text(size: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        let words = ["archive", "note", "слово", "file", "日本", "chat", "photo", "день", "message", "café"]
        var text = ""
        while text.utf8.count < size {
            text += words[Int(generator.next() % UInt64(words.count))] + (generator.next() % 9 == 0 ? ".\n" : " ")
        }
        return Array(text.utf8)
    }
}
