/// The common entries of the table with which TDLib maps extensions to MIME types and back, as TDLib 1.8.66 answers them.
enum MIMETypes {
    /// - Returns: The type, empty where TDLib knows none, nil where the simulator does not know what TDLib knows.
    static func type(ofFile name: String) -> String? {
        let last = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.last ?? ""
        guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return "" }
        let suffix = last[last.index(after: dot)...].lowercased()
        return suffix.allSatisfy { $0.isLetter || $0.isNumber } && !suffix.isEmpty ? types[suffix] : ""
    }

    /// - Returns: The extension without its dot, empty where TDLib knows none, nil where the simulator does not know.
    static func fileExtension(of type: String) -> String? {
        let parts = type.lowercased().split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, families.contains(String(parts[0])) else { return "" }
        return extensions[type.lowercased()]
    }

    private static let families: Set<String> = [
        "application", "audio", "font", "image", "message", "model", "text", "video", "chemical", "x-conference",
    ]

    private static let types: [String: String] = [
        "3gp": "video/3gpp", "7z": "application/x-7z-compressed", "aac": "audio/x-aac", "aiff": "audio/x-aiff",
        "amr": "", "apk": "application/vnd.android.package-archive", "avi": "video/x-msvideo", "avif": "",
        "bin": "application/octet-stream", "bmp": "image/bmp", "bz2": "application/x-bzip2", "c": "text/x-c",
        "cpp": "text/x-c", "css": "text/css", "csv": "text/csv", "dat": "",
        "deb": "application/x-debian-package", "djvu": "image/vnd.djvu", "dmg": "application/x-apple-diskimage",
        "doc": "application/msword",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "eml": "message/rfc822", "epub": "application/epub+zip", "exe": "application/x-msdownload",
        "flac": "audio/x-flac", "flv": "video/x-flv", "gif": "image/gif", "gz": "", "h": "text/x-c",
        "heic": "image/heic", "heif": "image/heif", "htm": "text/html", "html": "text/html",
        "ico": "image/x-icon", "ics": "text/calendar", "iso": "application/x-iso9660-image",
        "jar": "application/java-archive", "jpe": "image/jpeg", "jpeg": "image/jpeg", "jpg": "image/jpeg",
        "js": "application/javascript", "json": "application/json", "key": "", "log": "text/plain",
        "m4a": "audio/mp4", "m4v": "video/x-m4v", "md": "", "mid": "audio/midi", "midi": "audio/midi",
        "mkv": "video/x-matroska", "mobi": "application/x-mobipocket-ebook", "mov": "video/quicktime",
        "mp3": "audio/mpeg", "mp4": "video/mp4", "mpeg": "video/mpeg", "mpg": "video/mpeg", "numbers": "",
        "odp": "application/vnd.oasis.opendocument.presentation",
        "ods": "application/vnd.oasis.opendocument.spreadsheet",
        "odt": "application/vnd.oasis.opendocument.text", "oga": "audio/ogg", "ogg": "audio/ogg",
        "ogv": "video/ogg", "opus": "audio/ogg", "otf": "font/otf", "pages": "", "pdf": "application/pdf",
        "png": "image/png", "ppt": "application/vnd.ms-powerpoint",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "psd": "image/vnd.adobe.photoshop", "py": "", "rar": "application/x-rar-compressed", "rpm": "",
        "rtf": "application/rtf", "sh": "application/x-sh", "sql": "application/x-sql", "svg": "image/svg+xml",
        "swift": "", "tar": "application/x-tar", "tgs": "application/x-tgsticker", "tgz": "",
        "tif": "image/tiff", "tiff": "image/tiff", "torrent": "application/x-bittorrent", "ts": "",
        "ttf": "font/ttf", "txt": "text/plain", "vcf": "text/x-vcard", "wav": "audio/x-wav",
        "webm": "video/webm", "webp": "image/webp", "wma": "audio/x-ms-wma", "wmv": "video/x-ms-wmv",
        "woff": "font/woff", "woff2": "font/woff2", "xls": "application/vnd.ms-excel",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xml": "application/xml",
        "xz": "application/x-xz", "yaml": "", "yml": "", "zip": "application/zip",
    ]

    private static let extensions: [String: String] = [
        "application/epub+zip": "epub", "application/java-archive": "jar", "application/javascript": "js",
        "application/json": "json", "application/msword": "doc", "application/octet-stream": "bin",
        "application/pdf": "pdf", "application/rtf": "rtf", "application/vnd.android.package-archive": "apk",
        "application/vnd.ms-excel": "xls", "application/vnd.ms-powerpoint": "ppt",
        "application/vnd.oasis.opendocument.presentation": "odp",
        "application/vnd.oasis.opendocument.spreadsheet": "ods",
        "application/vnd.oasis.opendocument.text": "odt",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
        "application/x-7z-compressed": "7z", "application/x-apple-diskimage": "dmg",
        "application/x-bittorrent": "torrent", "application/x-bzip2": "bz2",
        "application/x-debian-package": "deb", "application/x-iso9660-image": "iso",
        "application/x-mobipocket-ebook": "prc", "application/x-msdownload": "exe",
        "application/x-rar-compressed": "rar", "application/x-sh": "sh", "application/x-sql": "sql",
        "application/x-tar": "tar", "application/x-tgsticker": "tgs", "application/x-xz": "xz",
        "application/xml": "xml", "application/zip": "zip", "audio/midi": "midi", "audio/mp4": "m4a",
        "audio/mpeg": "mp3", "audio/ogg": "oga", "audio/x-aac": "aac", "audio/x-aiff": "aif",
        "audio/x-flac": "flac", "audio/x-ms-wma": "wma", "audio/x-wav": "wav", "font/otf": "otf",
        "font/ttf": "ttf", "font/woff": "woff", "font/woff2": "woff2", "image/bmp": "bmp", "image/gif": "gif",
        "image/heic": "heic", "image/heif": "heif", "image/jpeg": "jpg", "image/png": "png",
        "image/svg+xml": "svg", "image/tiff": "tiff", "image/vnd.adobe.photoshop": "psd",
        "image/vnd.djvu": "djvu", "image/webp": "webp", "image/x-icon": "ico", "message/rfc822": "eml",
        "text/calendar": "ics", "text/css": "css", "text/csv": "csv", "text/html": "html", "text/plain": "txt",
        "text/x-c": "c", "text/x-vcard": "vcf", "video/3gpp": "3gp", "video/mp4": "mp4", "video/mpeg": "mpeg",
        "video/ogg": "ogv", "video/quicktime": "mov", "video/webm": "webm", "video/x-flv": "flv",
        "video/x-m4v": "m4v", "video/x-matroska": "mkv", "video/x-ms-wmv": "wmv", "video/x-msvideo": "avi",
    ]
}
