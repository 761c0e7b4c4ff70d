/// Pseudo-random choices that are the same on every run (SplitMix64).
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: ClosedRange<Int64>) -> Int64 { .random(in: range, using: &self) }
    mutating func happens(_ probability: Double) -> Bool { .random(in: 0..<1, using: &self) < probability }
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }
    mutating func bytes(_ range: ClosedRange<Int64>) -> [UInt8] {
        (0..<number(range)).map { _ in UInt8(truncatingIfNeeded: next()) }
    }

    mutating func token(_ count: Int) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        return String((0..<count).map { _ in pick(alphabet) })
    }
}
