import Synchronization

/// A simulated Telegram as the shared library `libtdjson` offers it: the functions of `td_json_client.h` and `td_log.h`,
/// with texts as bytes. `TelegramSimulatorLibrary` gives them their names in C.
///
/// Source: measured on TDLib 1.8.66.
package final class SimulatedLibrary: Sendable {
    /// What gets the lines of the log up to a level.
    package typealias LogReceiver = @Sendable (_ level: Int32, _ line: [UInt8]) -> Void

    private let core: SimulatorCore
    private let requests: ControlRequests
    private let receiver = Mutex<(level: Int32, call: LogReceiver)?>(nil)
    /// The largest size of a log file, which belongs to the next ``setLogFile(_:)``.
    private let maxLogFileSize = Mutex<Int64>(10 << 20)

    package init(settings: LibrarySettings) {
        let telegram = SimulatedTelegram(world: settings.world, configuration: settings.configuration)
        core = telegram.core
        requests = ControlRequests(telegram: telegram)
        core.withEngine { engine in engine.log.keepsLines = true }
        for complaint in settings.complaints { StandardError.write("simulated Telegram: \(complaint)") }
        for (index, line) in settings.script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated() where !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D })
        {
            guard let message = telegram.perform(line) else { continue }
            StandardError.write("simulated Telegram: line \(index + 1) of the script: \(message)")
        }
    }

    // MARK: The interface of today

    package func createClientID() -> Int32 {
        core.withEngine { engine in engine.createClientID() }
    }

    package func send(_ request: UnsafeBufferPointer<UInt8>, to clientID: Int32) {
        if let answer = requests.answer(request) {
            let id = clientID == 0 ? nil : clientID
            core.withEngine { engine in engine.emit(raw: answer.text(clientID: id), to: nil) }
            return
        }
        core.withEngine(request) { engine, request in
            if engine.isOld(clientID) {
                // The two interfaces do not see each other's clients.
                engine.refuse(request, to: clientID)
            } else {
                engine.send(request, to: clientID)
            }
        }
        writeLog()
    }

    package func receive(timeout: Double) -> [UInt8]? {
        core.receive(timeout: timeout)
    }

    package func execute(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        if let answer = requests.answer(request) { return answer.text(clientID: nil) }
        defer { writeLog() }
        return core.withEngine { engine in engine.execute(request) }
    }

    // MARK: The old interface

    package func createOldClient() -> Int32 {
        core.withEngine { engine in engine.createOldClient() }
    }

    package func send(_ request: UnsafeBufferPointer<UInt8>, toOldClient clientID: Int32) {
        if let answer = requests.answer(request) {
            core.withEngine { engine in engine.emit(raw: answer.text(clientID: nil), to: clientID) }
            return
        }
        core.withEngine(request) { engine, request in
            if engine.isOld(clientID) { engine.send(request, to: clientID) }
        }
        writeLog()
    }

    package func receive(timeout: Double, ofOldClient clientID: Int32) -> [UInt8]? {
        core.receive(timeout: timeout, of: clientID)
    }

    /// Closes a client, waits for its end and forgets it.
    package func destroyOldClient(_ clientID: Int32) {
        guard core.withEngine({ engine in engine.isOld(clientID) }) else { return }
        core.withEngine { engine in engine.close(clientID) }
        // With a clock that is moved by hand this ends too: closing takes no time.
        let deadline = ContinuousClock.now + .seconds(15)
        while !core.withEngine({ engine in engine.isClosed(clientID) }), ContinuousClock.now < deadline {
            _ = core.receive(timeout: 0.01, of: clientID)
        }
        core.withEngine { engine in engine.removeOldClient(clientID) }
    }

    // MARK: The log

    package func setLogReceiver(_ call: LogReceiver?, upTo level: Int32) {
        receiver.withLock { $0 = call.map { (level, $0) } }
    }

    /// Nothing happens if the level is not between 0 and 1,024.
    package func setLogVerbosity(_ level: Int32) {
        executeLog(TLObject("setLogVerbosityLevel", ["new_verbosity_level": .int(Int64(level))]))
    }

    /// - Parameter path: Empty for standard error.
    /// - Returns: Whether the file can be written.
    package func setLogFile(_ path: [UInt8]) -> Bool {
        let size = maxLogFileSize.withLock { $0 }
        return executeLog(
            TLObject(
                "setLogStream",
                ["log_stream": .object(path.isEmpty ? TLObject("logStreamDefault") : Self.file(path, size))]))
    }

    package func setMaxLogFileSize(_ size: Int64) {
        let size = max(1, size)
        maxLogFileSize.withLock { $0 = size }
        core.withEngine { engine in
            let stream = engine.log.answer(TLObject("getLogStream"))
            guard stream.type == "logStreamFile" else { return }
            let file = Self.file(stream.data("path"), size)
            _ = engine.log.answer(TLObject("setLogStream", ["log_stream": .object(file)]))
        }
    }

    private static func file(_ path: [UInt8], _ size: Int64) -> TLObject {
        TLObject("logStreamFile", ["path": .data(path), "max_file_size": .int(size), "redirect_stderr": true])
    }

    @discardableResult
    private func executeLog(_ request: TLObject) -> Bool {
        core.withEngine { engine in engine.log.answer(request) } == .ok
    }

    /// Writes what applications added to the log, outside the engine's lock: the receiver is foreign code.
    private func writeLog() {
        let (lines, time) = core.withEngine { engine in
            defer { engine.log.lines.removeAll() }
            return (engine.log.lines, engine.unixTime)
        }
        guard !lines.isEmpty else { return }
        let receiver = receiver.withLock { $0 }
        for line in lines {
            let text =
                Array("[\(line.level < 10 ? " " : "")\(line.level)][t 0][\(time).000000000][&client]\t".utf8)
                + line.text + [UInt8(ascii: "\n")]
            switch line.stream.type {
            case "logStreamFile": Folders.append(text, to: line.stream.text("path") ?? "")
            case "logStreamDefault": StandardError.write(text)
            default: break
            }
            if let receiver, line.level <= receiver.level { receiver.call(line.level, text) }
        }
    }
}
