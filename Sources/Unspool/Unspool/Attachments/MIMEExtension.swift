/// File name extensions of the MIME types that Telegram's programs send.
enum MIMEExtension {
    private static let table: [String: String] = [
        "application/gzip": ".gz", "application/json": ".json", "application/msword": ".doc",
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

    /// The extension with its dot, or nothing.
    static func of(_ mimeType: String) -> String {
        let type = mimeType.prefix { $0 != ";" }.lowercased()
        return table[type] ?? ""
    }

    /// A name for what was sent without one.
    static func name(_ kind: AttachmentKind, _ mimeType: String) -> String {
        kind.stem + of(mimeType)
    }
}
