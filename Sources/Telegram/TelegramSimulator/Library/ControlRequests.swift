/// Requests to the simulator itself, for programs that have no other way to it than TDLib's functions.
///
/// Their `@type` begins with `simulator.`: no function of TDLib has a dot in its name.
struct ControlRequests: Sendable {
    let telegram: SimulatedTelegram

    /// What a request is answered with.
    struct Answer {
        var outcome: Outcome
        var extra: RawJSON?

        /// JSON text, written as TDLib's answers are.
        func text(clientID: Int32?) -> [UInt8] {
            var members: [RawJSON.Member]
            switch outcome {
            case .success(let type, let fields):
                members = [.init("@type", .text(type))] + fields
            case .failure(let message):
                members = [
                    .init("@type", .text("error")), .init("code", .int(400)), .init("message", .text(message)),
                ]
            }
            if let extra { members.append(.init("@extra", extra)) }
            if let clientID { members.append(.init("@client_id", .int(Int64(clientID)))) }
            var writer = JSONWriter()
            writer.write(.object(members))
            // What is not UTF-8 came with `@extra`.
            return writer.isValid
                ? writer.bytes : Answer(outcome: .failure("@extra is not UTF-8")).text(clientID: clientID)
        }
    }

    enum Outcome {
        case success(type: String, [RawJSON.Member])
        case failure(String)

        static let ok = Outcome.success(type: "ok", [])
    }

    /// Carries a request out.
    /// - Returns: nil if it is none of the simulator's: TDLib's reader then says what it thinks of it.
    func answer(_ text: some Collection<UInt8>) -> Answer? {
        guard let arguments = ControlArguments(text) else { return nil }
        let outcome: Outcome
        do throws(ControlFailure) {
            outcome = try perform(arguments)
        } catch {
            outcome = .failure("\(arguments.type): \(error.message)")
        }
        return Answer(outcome: outcome, extra: arguments.extra)
    }

    private func perform(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        guard let request = Self.all[arguments.name] else {
            throw ControlFailure("the simulator has no such request")
        }
        try arguments.allow(request.arguments)
        return try request.perform(self)(arguments)
    }
}
