internal import CLibConfig

/// One setting of a file in libconfig's syntax, as a value of our own.
struct ConfigurationSetting {
    indirect enum Value {
        case integer(Int64)
        case real(Double)
        case text(String)
        case boolean(Bool)
        /// `{ … }`
        case group([ConfigurationSetting])
        /// `( … )` or `[ … ]`
        case list([ConfigurationSetting])

        /// How it is called in a message.
        var kind: String {
            switch self {
            case .integer: "a number"
            case .real: "a number with a point"
            case .text: "text in quotation marks"
            case .boolean: "true or false"
            case .group: "a group in braces"
            case .list: "a list"
            }
        }
    }

    /// Empty in a list.
    let name: String
    let line: Int
    let value: Value

    /// How deep groups and lists may be inside each other.
    private static let depthLimit = 16

    /// Reads a text, at most a few hundred KiB: libconfig's time grows with the square of the number of settings.
    ///
    /// - Parameter file: the name for messages.
    /// - Throws: ``NodeError`` with ``NodeError/Code/invalidArguments`` that names file and line.
    static func parse(_ bytes: [UInt8], file: String) throws(NodeError) -> [ConfigurationSetting] {
        if let fault = ConfigurationText.fault(in: bytes) {
            throw NodeError(.invalidArguments, "\"\(file)\", line \(fault.line): \(fault.message)")
        }
        var config = config_t()
        config_init(&config)
        defer { config_destroy(&config) }
        let isRead = (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { text in
                text.baseAddress.map { config_read_string(&config, $0) == CONFIG_TRUE } ?? false
            }
        }
        guard isRead else {
            let text = config.error_text.map { String(cString: $0) } ?? "it cannot be read"
            throw NodeError(.invalidArguments, "\"\(file)\", line \(config.error_line): \(text)")
        }
        guard let root = config.root else { return [] }
        return try children(of: root, file: file, depth: 0)
    }

    private static func children(
        of setting: UnsafePointer<config_setting_t>, file: String, depth: Int
    ) throws(NodeError) -> [ConfigurationSetting] {
        guard depth < depthLimit else {
            throw NodeError(
                .invalidArguments,
                "\"\(file)\", line \(setting.pointee.line): more than \(depthLimit) groups and lists inside each other")
        }
        var found: [ConfigurationSetting] = []
        for index in 0..<UInt32(max(0, config_setting_length(setting))) {
            guard let element = config_setting_get_elem(setting, index) else { break }
            found.append(try read(element, file: file, depth: depth))
        }
        return found
    }

    private static func read(
        _ setting: UnsafePointer<config_setting_t>, file: String, depth: Int
    ) throws(NodeError) -> ConfigurationSetting {
        let line = Int(setting.pointee.line)
        let value: Value
        switch Int32(setting.pointee.type) {
        case CONFIG_TYPE_INT: value = .integer(Int64(config_setting_get_int(setting)))
        case CONFIG_TYPE_INT64: value = .integer(config_setting_get_int64(setting))
        case CONFIG_TYPE_FLOAT: value = .real(config_setting_get_float(setting))
        case CONFIG_TYPE_BOOL: value = .boolean(config_setting_get_bool(setting) == CONFIG_TRUE)
        case CONFIG_TYPE_STRING:
            guard let text = config_setting_get_string(setting), let text = String(validatingCString: text) else {
                throw NodeError(.invalidArguments, "\"\(file)\", line \(line): the text is not UTF-8")
            }
            value = .text(text)
        case CONFIG_TYPE_GROUP: value = .group(try children(of: setting, file: file, depth: depth + 1))
        case CONFIG_TYPE_LIST, CONFIG_TYPE_ARRAY: value = .list(try children(of: setting, file: file, depth: depth + 1))
        default: throw NodeError(.invalidArguments, "\"\(file)\", line \(line): the setting has no value")
        }
        return ConfigurationSetting(
            name: setting.pointee.name.map { String(cString: $0) } ?? "", line: line, value: value)
    }
}
