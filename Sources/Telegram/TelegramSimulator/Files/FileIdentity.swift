import NativeLoop

/// What is the same about a file for everyone.
struct FileIdentity: Sendable {
    /// The kinds of files, each with its folder.
    enum Kind: String, Sendable {
        case photos, videos, music, voice, documents, animations, stickers, thumbnails
        case videoNotes = "video_notes"
        case profilePhotos = "profile_photos"

        /// The kind of a file that an object of a constructor holds.
        init(ofParent constructor: String) {
            self =
                switch constructor {
                case "photoSize": .photos
                case "thumbnail": .thumbnails
                case "animation": .animations
                case "audio": .music
                case "sticker", "stickerFullTypeRegular": .stickers
                case "video", "alternativeVideo", "storyVideo", "videoStoryboard": .videos
                case "videoNote": .videoNotes
                case "voiceNote": .voice
                case "profilePhoto", "chatPhotoInfo", "animatedChatPhoto": .profilePhotos
                default: .documents
                }
        }

        /// Whether TDLib keeps the kind in the folder of its database.
        var isInDatabaseDirectory: Bool { self == .stickers || self == .thumbnails || self == .profilePhotos }
    }

    let kind: Kind
    /// Bytes.
    let size: Int
    let uniqueID: String
    /// Usable by the same account in later runs.
    let remoteID: String
    /// The extension of a file that has no name.
    let fileExtension: String

    init(_ file: SimulatedFile, kind: Kind) {
        self.kind = kind
        size = file.size
        if let place = file.place {
            uniqueID = "Ag" + Self.url(Self.bytes(place))
            remoteID = Self.bulkPrefix + Self.url(Self.bytes(place) + Self.padding)
        } else {
            let hash = PortableSHA256.hash(Array("\(file.seed) \(Self.describe(file.recipe))".utf8))
            uniqueID = "Ag" + Self.url(Array(hash[0..<10]))
            remoteID = "BQ" + Self.url(Array(hash[0..<30]))
        }
        fileExtension =
            switch file.recipe {
            case .png: "png"
            case .jpeg, .paddedJPEG: "jpg"
            case .webp: "webp"
            case .mp4: "mp4"
            case .mp3: "mp3"
            case .ogg: "oga"
            case .pdf: "pdf"
            case .zip: "zip"
            case .tgs: "tgs"
            case .text: "txt"
            case .random, .bytes: "dat"
            }
    }

    private static let bulkPrefix = "BR"
    private static let padding = [UInt8](repeating: 0x5A, count: 18)

    private static func bytes(_ place: SimulatedFile.Place) -> [UInt8] {
        withUnsafeBytes(of: place.bulk.bigEndian) { Array($0) }
            + withUnsafeBytes(of: place.index.bigEndian) { Array($0) }
    }

    /// Where in a row of messages the file with a remote identifier lies; nil if it lies in none.
    static func place(ofRemoteID remoteID: String) -> SimulatedFile.Place? {
        guard remoteID.hasPrefix(bulkPrefix) else { return nil }
        let text = remoteID.dropFirst(bulkPrefix.count).utf8.map { byte in
            switch byte {
            case UInt8(ascii: "-"): UInt8(ascii: "+")
            case UInt8(ascii: "_"): UInt8(ascii: "/")
            default: byte
            }
        }
        guard case .success(let bytes) = Base64.decode(text), bytes.count == 30, Array(bytes[12...]) == padding else {
            return nil
        }
        let number = { (part: ArraySlice<UInt8>) in part.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
        return SimulatedFile.Place(bulk: number(bytes[0..<8]), index: Int32(truncatingIfNeeded: number(bytes[8..<12])))
    }

    private static func describe(_ recipe: SimulatedFile.Recipe) -> String {
        if case .bytes(let bytes) = recipe { return PortableSHA256.hex(bytes) }
        return "\(recipe)"
    }

    /// Base64 in the alphabet of links.
    private static func url(_ bytes: [UInt8]) -> String {
        let text = Base64.encode(bytes).compactMap { (byte) -> UInt8? in
            switch byte {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            case UInt8(ascii: "="): nil
            default: byte
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
