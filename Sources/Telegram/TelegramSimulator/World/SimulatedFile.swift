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
    }

    /// What makes the bytes.
    public var recipe: Recipe
    /// Which of the files with this recipe it is.
    public var seed: UInt64

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
        }
    }

    /// Bytes of the whole content.
    public var size: Int {
        switch recipe {
        case .random(let size): max(0, size)
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
