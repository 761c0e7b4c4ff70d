import Foundation

/// A message that can be told from all others, and of which every byte is known.
struct EndurancePayload {
    static let headSize = 32
    /// Not compressible, and the same in every run.
    private static let filler: Data = {
        var (data, state) = (Data(capacity: EnduranceScale.bulkSize + 8), UInt64(1))
        while data.count < EnduranceScale.bulkSize {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            withUnsafeBytes(of: state.littleEndian) { data.append(contentsOf: $0) }
        }
        return data
    }()

    let mark: String
    let number: Int
    let isWhole: Bool

    /// Nil if it is none of these.
    init?(_ payload: Data) {
        let words = String(decoding: payload.prefix(Self.headSize), as: UTF8.self).split(separator: " ")
        guard words.count == 3, let number = Int(words[1]), let size = Int(words[2]) else { return nil }
        (mark, self.number) = (String(words[0]), number)
        isWhole = payload.count == size && payload.dropFirst(Self.headSize) == Self.filler[Self.headSize..<size]
    }

    /// - Parameter size: at least 32 bytes.
    static func make(_ mark: String, _ number: Int, size: Int) -> Data {
        var head = Data("\(mark) \(number) \(size)".utf8)
        head.append(contentsOf: repeatElement(0x20, count: headSize - head.count))
        return head + filler[headSize..<size]
    }
}
