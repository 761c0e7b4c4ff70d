/// How environment variables set a simulated Telegram up. Their names begin with a prefix.
package struct SimulatorVariables: Sendable {
    /// What the world holds when it begins.
    private enum World: String, CaseIterable {
        case standard, complete, empty
    }

    private let prefix: String
    private let environment: [String: String]
    private var seed: UInt64 = 7
    private var kind = World.standard
    /// How one signs in.
    package private(set) var account = SimulatedAccount.standard
    /// Of all downloads of a client together; nil if it is not said.
    package private(set) var bytesPerSecond: Int?
    /// Values that were not understood, with what is allowed. The default is in force then.
    package private(set) var complaints: [String] = []

    /// - Parameters:
    ///   - environment: The variables of the process. An empty value is taken for none.
    ///   - prefix: What the names begin with.
    package init(_ environment: [String: String], prefix: String) {
        self.environment = environment
        self.prefix = prefix
        seed = number("SEED", 0...UInt64.max) ?? seed
        kind = choice("WORLD", World.self) ?? kind
        account = choice("ACCOUNT", SimulatedAccount.Kind.self).map { SimulatedAccount($0) } ?? account
        bytesPerSecond = number("BYTES_PER_SECOND", 1...1_000_000_000_000)
    }

    /// The world that they choose, made anew.
    package var world: SimulatedWorld {
        var world: SimulatedWorld =
            switch kind {
            case .standard: .standard(seed: seed)
            case .complete: .complete(seed: seed)
            case .empty: SimulatedWorld(seed: seed)
            }
        world.accounts = [account]
        world.users[account.userID]?.isBot = account.botToken != nil
        return world
    }

    func value(_ name: String) -> String? {
        environment[prefix + name].flatMap { $0.isEmpty ? nil : $0 }
    }

    mutating func complain(_ name: String, _ complaint: String) {
        complaints.append("\(prefix)\(name) \(complaint)")
    }

    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: String, _: Choice.Type) -> Choice? {
        guard let value = value(name) else { return nil }
        let choice = Choice(rawValue: value)
        if choice == nil {
            complain(name, "must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }

    private mutating func number<Number: FixedWidthInteger>(
        _ name: String, _ allowed: ClosedRange<Number>
    ) -> Number? {
        guard let value = value(name) else { return nil }
        if let number = Number(value), allowed.contains(number) { return number }
        complain(name, "must be a number from \(allowed.lowerBound) to \(allowed.upperBound)")
        return nil
    }
}
