/// File name extensions of the MIME types that Telegram's programs send.
enum MIMEExtension {
    private static let table: [String: String] = [
        "application/gzip": ".gz", "application/json": ".json", "application/msword": ".doc",
        "application/ogg": ".ogg",
        "application/epub+zip": ".epub", "application/pdf": ".pdf", "application/rtf": ".rtf",
        "application/vnd.android.package-archive": ".apk", "application/vnd.ms-excel": ".xls",
        "application/vnd.ms-powerpoint": ".ppt", "application/vnd.oasis.opendocument.text": ".odt",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation": ".pptx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ".xlsx",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
        "application/x-7z-compressed": ".7z", "application/x-rar-compressed": ".rar", "application/x-tar": ".tar",
        "application/x-tgsticker": ".tgs", "application/xml": ".xml", "application/zip": ".zip",
        "audio/aac": ".aac", "audio/flac": ".flac", "audio/m4a": ".m4a", "audio/mp4": ".m4a", "audio/mpeg": ".mp3",
        "audio/mpeg3": ".mp3", "audio/ogg": ".ogg", "audio/opus": ".opus", "audio/wav": ".wav", "audio/x-wav": ".wav",
        "audio/x-m4a": ".m4a", "image/bmp": ".bmp", "image/gif": ".gif", "image/heic": ".heic", "image/jpeg": ".jpg",
        "image/png": ".png", "image/svg+xml": ".svg", "image/tiff": ".tiff", "image/webp": ".webp", "text/css": ".css",
        "text/csv": ".csv", "text/html": ".html", "text/markdown": ".md", "text/plain": ".txt", "text/vcard": ".vcf",
        "text/x-vcard": ".vcf", "video/mp4": ".mp4", "video/mpeg": ".mpg", "video/quicktime": ".mov",
        "video/webm": ".webm", "video/x-matroska": ".mkv", "video/x-msvideo": ".avi",
    ]

    /// The type alone, without parameters, in lower case.
    static func essence(_ mimeType: String) -> String {
        // No type is longer; what comes from outside may be.
        let type = mimeType.prefix(128).prefix { $0 != ";" }
        return type.lowercased().split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    }

    /// The extension with its dot, or nothing.
    ///
    /// What Telegram defines for a kind bounds what is believed: a voice message that calls itself a page of HTML is none.
    static func of(_ mimeType: String, for kind: AttachmentKind) -> String {
        let type = essence(mimeType)
        let (families, usual): ([String], String) =
            switch kind {
            case .document, .background: ([""], "")
            case .photo, .chatPhoto: (["image/", "video/"], ".jpg")
            case .video, .livePhoto, .videoNote: (["video/"], ".mp4")
            case .animation: (["video/", "image/"], ".mp4")
            case .audio: (["audio/", "video/", "application/ogg"], ".mp3")
            case .voiceNote: (["audio/", "application/ogg"], ".ogg")
            case .sticker: (["image/", "video/", "application/x-tgsticker"], ".webp")
            }
        guard families.contains(where: type.hasPrefix) else { return usual }
        return table[type] ?? usual
    }
}
