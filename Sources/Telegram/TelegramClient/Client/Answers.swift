public import NativeLoop
public import TelegramAPI

extension TDFunction {
    /// Writes the function, and refuses what TDLib would not survive.
    @inlinable
    func encodeChecked(into writer: inout WireWriter) throws(TDLibError) {
        encode(into: &writer)
        if let error = writer.error {
            throw TDLibError(.unsendable, "The request was not sent: \(error)", underlying: error)
        }
        // The one text of a typed function that TDLib reads as JSON of its own. All others are valid by their type.
        if Self.self == GetJsonValue.self { try checkJsonValue() }
    }

    @usableFromInline
    func checkJsonValue() throws(TDLibError) {
        if let function = self as? GetJsonValue, RequestText.hasLoneSurrogate(function.jsonValue.utf8) {
            throw TDLibError(.unsendable, RequestText.Flaw.loneSurrogate.message)
        }
    }
}

extension Result where Success: TDDecodable, Failure == TDLibError {
    /// Reads an answer: TDLib's `error`, or what the function gives.
    @inlinable
    static func decoding(_ text: UnsafeBufferPointer<UInt8>, isError: Bool) -> Self {
        do throws(TDDecodingError) {
            if isError {
                let error = try TDError.decode(text)
                return .failure(.remote(error.code, error.message))
            }
            return .success(try Success.decode(text))
        } catch {
            return .failure(
                TDLibError(.undecodable, "TDLib's answer does not fit the schema: \(error)", underlying: error))
        }
    }
}

extension RequestText {
    static func checked<Value>(_ body: () throws(Flaw) -> Value) throws(TDLibError) -> Value {
        do throws(Flaw) {
            return try body()
        } catch {
            throw TDLibError(.unsendable, error.message)
        }
    }
}

extension ClientCore {
    /// Sends with `start`, and waits for the answer or for the end of the task.
    ///
    /// `isolation` is used in the closure so that the closure runs where the caller does. Without that it would run on
    /// the pool: requests would be sent out of order, and each would cost two more changes of thread.
    @inlinable
    func answer<Answer: Sendable>(
        to id: UInt64, isolation: isolated (any Actor)? = #isolation,
        _ start: (UnsafeContinuation<Answer, any Error>) -> Void
    ) async throws -> Answer {
        try await withTaskCancellationHandler {
            _ = isolation
            return try await withUnsafeThrowingContinuation(isolation: isolation) { start($0) }
        } onCancel: {
            cancel(id)
        }
    }

    /// What the caller of a typed request gets.
    @inlinable
    func result<Answer: TDDecodable>(
        of id: UInt64, _ outcome: Outcome, _ type: Answer.Type
    ) -> Result<Answer, any Error> {
        switch outcome {
        case .failure(let error): return .failure(error)
        case .answer(let text, let isError):
            let result = Result<Answer, TDLibError>.decoding(text, isError: isError)
            if case .failure(let error) = result { note(error) }
            if log.writes(.trace) { trace(id, result) }
            return result.mapError { $0 }
        }
    }

    /// What the caller of a request in JSON gets.
    func text(of outcome: Outcome) -> Result<String, any Error> {
        switch outcome {
        case .failure(let error): return .failure(error)
        case .answer(let text, isError: false): return .success(String(decoding: text, as: UTF8.self))
        case .answer(let text, isError: true):
            let result = Result<TDError, TDLibError>.decoding(text, isError: true)
            if case .failure(let error) = result { note(error) }
            return result.map { _ in "" }.mapError { $0 }
        }
    }

    @usableFromInline
    func note(_ error: TDLibError) {
        if let wait = error.floodWait { note(wait) }
    }

    @usableFromInline
    func trace<Answer>(_ id: UInt64, _ result: Result<Answer, TDLibError>) {
        switch result {
        case .success(let answer): log(.trace, "← client \(clientID) #\(id): \(answer)")
        case .failure(let error): log(.trace, "← client \(clientID) #\(id): \(error)")
        }
    }

    /// Fails the request when the time is over, unless it has left before.
    @usableFromInline
    func startTimer(_ id: UInt64, _ limit: Duration, _ clock: any Clock<Duration>) -> Task<Void, Never> {
        Task {
            do {
                // Clocks count in integers: what is longer than a hundred years never ends anyway.
                try await clock.sleep(for: min(limit, .seconds(100 * 366 * 86_400)))
                cancel(id, with: TDLibError(.timeLimit, "TDLib did not answer within \(limit)."))
            } catch {
                // The answer was faster.
            }
        }
    }
}
