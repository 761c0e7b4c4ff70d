import NativeLoop

/// A file of the destination, as the page shows it.
struct PageItem {
    var chatID: Int64 = 0
    var messageID: Int64 = 0
    var index: Int64 = 0
    /// Relative to the page.
    var path = ""
    var name = ""
    var kind = ""
    var size: Int64 = 0
    /// Unix time, 0 if unknown.
    var date: Int64 = 0
    var senderID: Int64?
    var senderName = ""
    var caption = ""
    var mimeType = ""

    /// Nil for a line that tells of no file.
    /// - Parameter line: one line of the manifest.
    init?(line: ArraySlice<UInt8>) {
        guard let value = try? JSONReader.read(Array(line)), case .object(let object) = value else { return nil }
        for (name, value) in object.members {
            switch (name, value) {
            case ("chat_id", .integer(let number)): chatID = number
            case ("message_id", .integer(let number)): messageID = number
            case ("index", .integer(let number)): index = number
            case ("path", .string(let text)): path = text
            case ("name", .string(let text)): self.name = text
            case ("kind", .string(let text)): kind = text
            case ("size", .integer(let number)): size = max(0, number)
            case ("date", .integer(let number)): date = max(0, number)
            case ("sender_id", .integer(let number)): senderID = number
            case ("sender_name", .string(let text)): senderName = text
            case ("caption", .string(let text)): caption = text
            case ("mime_type", .string(let text)): mimeType = text
            default: break
            }
        }
        guard !path.isEmpty, TreeFolder.isInside(path) else { return nil }
    }

    enum Display: Int64 {
        case icon, image, video, audio
    }

    /// What a browser can show it as.
    var display: Display {
        let type = mimeType.lowercased()
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let suffix = SafeFileName.split(name).extension.dropFirst().lowercased()
        switch kind {
        case "photo",
            "chat_photo" where suffix != "mp4":
            return .image
        case "video", "animation", "video_note", "live_photo": return suffix == "gif" ? .image : .video
        case "audio", "voice_note": return .audio
        default:
            if ["jpg", "jpeg", "png", "gif", "webp", "avif", "bmp"].contains(suffix) { return .image }
            if ["mp4", "webm", "m4v", "mov"].contains(suffix) { return .video }
            if ["mp3", "ogg", "oga", "opus", "m4a", "flac", "wav"].contains(suffix) { return .audio }
            if type.hasPrefix("image/"), suffix.isEmpty { return .image }
            return .icon
        }
    }

    /// For people: nothing in it moves the cursor or turns the text.
    var title: String {
        let given = name.isEmpty ? String(path.split(separator: "/").last ?? "") : name
        return UnprintableText.removed(from: given)
    }
}
