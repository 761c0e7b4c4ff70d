/// The settings of TDLib's log, which are the process's. The simulator itself logs nothing: there are only the
/// messages that applications add.
struct LogSettings {
    struct Line {
        var level: Int32
        var text: [UInt8]
        var stream: TLObject
    }

    /// Whether ``lines`` are kept for somebody who writes them.
    var keepsLines = false
    var lines: [Line] = []
    private var level: Int64 = 5
    private var stream = TLObject("logStreamDefault")
    private var tags: [String: Int64] = [
        "actor": 14, "binlog": 12, "config_recoverer": 3, "connections": 3, "dc": 6, "dns_resolver": 4, "fd": 13,
        "file_gc": 3, "file_loader": 4, "file_references": 3, "get_difference": 3, "mtproto": 11, "net_query": 3,
        "notifications": 3, "proxy": 4, "raw_mtproto": 14, "sqlite": 14, "td_init": 7, "td_requests": 3,
        "update_file": 3,
    ]

    mutating func answer(_ request: TLObject) -> TLObject {
        let newLevel = request.int("new_verbosity_level")
        if request.type.contains("LogTagV"), request.data("tag").isEmpty {
            return .error(400, "Log tag must be non-empty")
        }
        if request.type == "addLogMessage", keepsLines, request.int("verbosity_level") <= level {
            let level = Int32(clamping: request.int("verbosity_level"))
            lines.append(Line(level: level, text: request.data("text"), stream: stream))
        }
        switch request.type {
        case "addLogMessage" where request.int("verbosity_level") <= 0:
            return Engine.processWouldEnd("a fatal message is logged")
        case "getLogVerbosityLevel": return verbosity(level)
        case "setLogVerbosityLevel":
            guard (0...1_024).contains(newLevel) else {
                return .error(400, "Wrong new verbosity level specified")
            }
            level = newLevel
        case "getLogTags": return TLObject("logTags", ["tags": .vector(tags.keys.sorted().map { .text($0) })])
        case "getLogTagVerbosityLevel":
            guard let level = tags[request.text("tag") ?? ""] else { return .error(400, "Log tag is not found") }
            return verbosity(level)
        case "setLogTagVerbosityLevel":
            guard let tag = request.text("tag"), tags[tag] != nil else { return .error(400, "Log tag is not found") }
            tags[tag] = max(1, min(newLevel, 1_024))
        case "getLogStream": return stream
        case "setLogStream": return setStream(request.object("log_stream"))
        default: break
        }
        return .ok
    }

    private mutating func setStream(_ new: TLObject?) -> TLObject {
        guard let new else { return .error(400, "Log stream must be non-empty") }
        if new.type == "logStreamFile" {
            let size = new.int("max_file_size")
            guard size > 0 else { return .error(400, "Max log file size must be positive") }
            guard let path = new.text("path") else { return .error(400, "Strings must be encoded in UTF-8") }
            guard !path.isEmpty else { return .error(400, "Log file path must be non-empty") }
            let file = openDescriptor(path, Folders.appendFlags, 0o640)
            guard file >= 0 else {
                return .error(400, "File \"\(path)\" can't be opened/created for appending")
            }
            _ = closeDescriptor(file)
        }
        stream = new
        return .ok
    }

    private func verbosity(_ level: Int64) -> TLObject {
        TLObject("logVerbosityLevel", ["verbosity_level": .int(level)])
    }
}
