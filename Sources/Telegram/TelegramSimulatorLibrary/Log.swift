import TelegramSimulator

// The functions of td_log.h, and `td_set_log_message_callback` of td_json_client.h.

public typealias LogMessageCallback = @convention(c) (CInt, UnsafePointer<CChar>?) -> Void
public typealias FatalErrorCallback = @convention(c) (UnsafePointer<CChar>?) -> Void

@_cdecl("td_set_log_message_callback")
public func setLogMessageCallback(_ maxLevel: CInt, _ callback: LogMessageCallback?) {
    guard let callback else { return Process.library.setLogReceiver(nil, upTo: maxLevel) }
    Process.library.setLogReceiver({ level, line in withCString(line) { callback(level, $0) } }, upTo: maxLevel)
}

/// What the log holds is a fatal error only where an application says so: the simulator never ends the process.
@_cdecl("td_set_log_fatal_error_callback")
public func setLogFatalErrorCallback(_ callback: FatalErrorCallback?) {
    guard let callback else { return Process.library.setLogReceiver(nil, upTo: 0) }
    Process.library.setLogReceiver({ _, line in withCString(line) { callback($0) } }, upTo: 0)
}

@_cdecl("td_set_log_verbosity_level")
public func setLogVerbosityLevel(_ level: CInt) {
    Process.library.setLogVerbosity(level)
}

@_cdecl("td_set_log_file_path")
public func setLogFilePath(_ path: UnsafePointer<CChar>?) -> CInt {
    Process.withBytes(path) { Process.library.setLogFile(Array($0)) } ? 1 : 0
}

@_cdecl("td_set_log_max_file_size")
public func setLogMaxFileSize(_ size: Int64) {
    Process.library.setMaxLogFileSize(size)
}

private func withCString(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>?) -> Void) {
    (bytes + [0]).withUnsafeBytes { body($0.bindMemory(to: CChar.self).baseAddress) }
}
