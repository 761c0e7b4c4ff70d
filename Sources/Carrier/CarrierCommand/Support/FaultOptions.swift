import CarrierCore
import CommandLineInterface

/// A bad network on purpose, for who tests a program: the real one is untouched.
enum FaultOptions {
    static let loss = Option(
        "--test-loss", "PERCENT", as: Percentage.self,
        help: "For tests: lose that share of the datagrams this node sends, 0 to 100")
    static let delay = Option(
        "--test-delay", "MILLISECONDS", as: UInt16.self,
        help: "For tests: hold back for so long what this node sends, over relays too")
    static let seed = Option(
        "--test-seed", "N", as: UInt64.self,
        help: "For tests: which datagrams are lost; the same number loses the same ones (usually 0)")

    static let all: [any Argument] = [loss, delay, seed]
}

/// A share from 0 to 100, with decimals.
struct Percentage: ArgumentValue {
    /// From 0 to 1.
    let share: Double
    static let expectation = "a number from 0 to 100"

    init?(argument: String) {
        guard let percent = Double(argument), (0...100).contains(percent) else { return nil }
        share = percent / 100
    }
}

extension Invocation {
    func networkConditions() throws -> NetworkConditions {
        NetworkConditions(
            loss: try self[FaultOptions.loss]?.share ?? 0,
            delay: .milliseconds(Int64(try self[FaultOptions.delay] ?? 0)), seed: try self[FaultOptions.seed] ?? 0)
    }
}
