public import NativeLoop
public import TelegramAPI

// `@inlinable`: the module that sends a function makes the code for it. Looking up types as it goes would cost more
// than the request itself.

extension TDLibClient {
    /// Sends a function and waits for its answer.
    ///
    /// - Throws: ``TDLibError``; `CancellationError` as soon as the task is cancelled.
    @inlinable
    public nonisolated func send<Function: TDFunction>(_ function: Function) async throws -> Function.Result {
        try await send(function, timeLimit: configuration.timeLimit)
    }

    /// Sends a function and waits at most `timeLimit` for its answer (nil: for ever).
    ///
    /// - Throws: ``TDLibError``, with ``TDLibError/Code/timeLimit`` if the time is over: the request may still take
    ///   effect. `CancellationError` as soon as the task is cancelled.
    @inlinable
    public nonisolated func send<Function: TDFunction>(
        _ function: Function, timeLimit: Duration?
    ) async throws -> Function.Result {
        let core = core
        let id = core.nextID()
        var writer = WireWriter()
        try function.encodeChecked(into: &writer)
        writer.addExtra(id)
        if core.log.writes(.trace) { core.log(.trace, "→ client \(core.clientID) #\(id): \(function)") }
        let timer = timeLimit.map { core.startTimer(id, $0, configuration.clock) }
        defer { timer?.cancel() }
        return try await core.answer(to: id) { continuation in
            writer.withBytes { text in
                core.submit(id, text) { outcome in
                    continuation.resume(with: core.result(of: id, outcome, Function.Result.self))
                }
            }
        }
    }

    /// Sends a function and returns at once, with a task for its answer: the request is in line before any later one.
    ///
    /// For what TDLib answers only after a request that is sent later, such as `addProxy` before `setTdlibParameters`.
    ///
    /// - Returns: a task that ends as ``send(_:)`` would. Cancelling it gives the answer up.
    /// - Throws: ``TDLibError/Code/unsendable`` if the function cannot be sent; other errors are the task's.
    public nonisolated func submit<Function: TDFunction>(
        _ function: Function
    ) throws(TDLibError) -> Task<Function.Result, any Error> {
        let core = core
        let id = core.nextID()
        var writer = WireWriter()
        try function.encodeChecked(into: &writer)
        writer.addExtra(id)
        if core.log.writes(.trace) { core.log(.trace, "→ client \(core.clientID) #\(id): \(function)") }
        let timer = configuration.timeLimit.map { core.startTimer(id, $0, configuration.clock) }
        // The answer may be there before the task is.
        let (answers, continuation) = AsyncThrowingStream.makeStream(of: Function.Result.self)
        continuation.onTermination = { end in
            timer?.cancel()
            if case .cancelled = end { core.cancel(id) }
        }
        writer.withBytes { text in
            core.submit(id, text) { outcome in
                switch core.result(of: id, outcome, Function.Result.self) {
                case .success(let answer):
                    continuation.yield(answer)
                    continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            }
        }
        return Task {
            for try await answer in answers { return answer }
            throw CancellationError()
        }
    }

    /// Sends a request as JSON, for what the typed functions do not offer.
    ///
    /// - Parameter json: an object with an `@type`. Its `@extra`, if any, is not used.
    /// - Returns: TDLib's answer as it came, `@extra` and `@client_id` included.
    /// - Throws: ``TDLibError``: ``TDLibError/Code/unsendable`` for text that is not JSON or that TDLib would not
    ///   survive, ``TDLibError/Code/remote`` if TDLib answers an `error`. `CancellationError` if the task is cancelled.
    public nonisolated func send(json: String) async throws -> String {
        let core = core
        let id = core.nextID()
        let request = try RequestText.checked { () throws(RequestText.Flaw) in
            try RequestText.prepared(json.utf8, extra: id)
        }
        core.log(.trace, "→ client \(core.clientID) #\(id): JSON of \(request.count) bytes")
        let timer = configuration.timeLimit.map { core.startTimer(id, $0, configuration.clock) }
        defer { timer?.cancel() }
        return try await core.answer(to: id) { continuation in
            request.withUnsafeBufferPointer { text in
                core.submit(id, UnsafeBufferPointer(rebasing: text.dropLast())) { outcome in
                    continuation.resume(with: core.text(of: outcome))
                }
            }
        }
    }

    /// Asks one of the functions that TDLib answers at once, on the calling thread; it needs no network and no account.
    ///
    /// - Throws: ``TDLibError``; ``TDLibError/Code/closed`` after ``close()``.
    public nonisolated func execute<Function: TDSynchronousFunction>(
        _ function: Function
    ) throws(TDLibError) -> Function.Result {
        if core.isClosed { throw .closed }
        return try core.transport.execute(function)
    }
}

extension TDLibTransport {
    /// Asks one of the functions that TDLib answers at once, on the calling thread; it needs no client.
    ///
    /// - Throws: ``TDLibError``.
    public func execute<Function: TDSynchronousFunction>(
        _ function: Function
    ) throws(TDLibError) -> Function.Result {
        var writer = WireWriter()
        try function.encodeChecked(into: &writer)
        var result: Result<Function.Result, TDLibError> = .failure(
            TDLibError(.undecodable, "TDLib gave no answer to a synchronous request."))
        writer.withBytes { request in
            execute(request) { text in
                result = .decoding(text, isError: WireEnvelope(text).isError)
            }
        }
        return try result.get()
    }
}
