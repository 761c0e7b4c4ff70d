extension SimulatedTelegram {
    /// Carries out a request to the simulator, as a program sends it through `libtdjson`: one JSON object.
    /// - Returns: what was wrong with it; nil if nothing was.
    package func perform(_ request: some Collection<UInt8>) -> String? {
        let outcome =
            ControlRequests(telegram: self).answer(request)?.outcome ?? .failure("this is no request of the simulator")
        guard case .failure(let message) = outcome else { return nil }
        return message
    }
}
