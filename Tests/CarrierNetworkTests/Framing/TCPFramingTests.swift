import Testing

@testable import CarrierNetwork

@Suite struct TCPFramingTests {
    /// What comes out when the bytes go in as pieces of these sizes, again and again.
    static func encoded(_ input: [UInt8], _ role: TCPRole, sizes: [Int]) -> [UInt8] {
        var encoder = TCPFrameEncoder(role: role)
        var queue = ByteQueue()
        for piece in pieces(input, sizes) { piece.withUnsafeBytes { encoder.encode($0, into: &queue) } }
        return queue.withUnsafeBytes { Array($0) }
    }

    static func decoded(
        _ input: [UInt8], _ role: TCPRole, sizes: [Int]
    ) -> (bytes: [UInt8], isWrong: Bool, open: Int) {
        var decoder = TCPFrameDecoder(role: role)
        var queue = ByteQueue()
        var isWrong = false
        for piece in pieces(input, sizes) {
            do { try piece.withUnsafeBytes { try decoder.decode($0, into: &queue) } } catch { isWrong = true }
        }
        return (queue.withUnsafeBytes { Array($0) }, isWrong, decoder.openBytes)
    }

    static func pieces(_ input: [UInt8], _ sizes: [Int]) -> [ArraySlice<UInt8>] {
        var rest = input[...]
        var result: [ArraySlice<UInt8>] = []
        while !rest.isEmpty {
            result.append(rest.prefix(sizes[result.count % sizes.count]))
            rest = rest.dropFirst(result[result.count - 1].count)
        }
        return result
    }

    @Test(arguments: [(TCPRole.client, 128), (.server, 96)])
    func theHandshakeIsSentUnchangedAndEachFrameGetsTheMagic(role: TCPRole, handshake: Int) {
        let frames = frame([1, 2, 3]) + frame([]) + frame(bytes(300))
        let expected = bytes(handshake) + magic + frame([1, 2, 3]) + magic + frame([]) + magic + frame(bytes(300))
        for sizes in [[10_000], [1], [127, 2, 1], [handshake, 1, 1]] {
            #expect(Self.encoded(bytes(handshake) + frames, role, sizes: sizes) == expected)
        }
    }

    @Test(arguments: [(TCPRole.client, 96), (.server, 128)])
    func theHandshakeIsReceivedUnchangedAndEachFrameLosesTheMagic(role: TCPRole, handshake: Int) {
        let wire = bytes(handshake) + magic + frame([1, 2, 3]) + magic + frame([]) + magic + frame(magic)
        let expected = bytes(handshake) + frame([1, 2, 3]) + frame([]) + frame(magic)
        for sizes in [[10_000], [1], [95, 2, 1], [handshake, 3, 1]] {
            let result = Self.decoded(wire, role, sizes: sizes)
            #expect(result.bytes == expected && !result.isWrong && result.open == 0)
        }
    }

    @Test func whatOneEndEncodesTheOtherDecodesHoweverItIsSplit() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var input = bytes(128)
            for _ in 0..<Int.random(in: 0...8, using: &generator) {
                input += frame(bytes(Int.random(in: 0...3000, using: &generator)))
            }
            input += bytes(Int.random(in: 0...20, using: &generator))
            func sizes() -> [Int] { (0..<7).map { _ in Int.random(in: 1...200, using: &generator) } }
            let wire = Self.encoded(input, .client, sizes: sizes())
            let result = Self.decoded(wire, .server, sizes: sizes())
            #expect(result.bytes == input && !result.isWrong)
        }
    }

    @Test(arguments: 0..<4)
    func oneWrongByteOfTheMagicEndsTheConnection(place: Int) {
        var wrong = magic
        wrong[place] ^= 1
        let wire = bytes(96) + magic + frame([1]) + wrong + frame([2]) + magic + frame([3])
        for sizes in [[10_000], [1]] {
            let result = Self.decoded(wire, .client, sizes: sizes)
            #expect(result.isWrong)
            #expect(result.bytes == bytes(96) + frame([1]))
        }
    }

    @Test func theLongestFrameIsFramedToo() {
        let body = [UInt8](repeating: 0x69, count: 65_535)
        let wire = Self.encoded(bytes(128) + frame(body) + frame([9]), .client, sizes: [1 << 20])
        #expect(wire.count == 128 + 4 + 2 + 65_535 + 4 + 2 + 1)
        // Compared outside of the macro, which would take minutes to describe how they differ.
        let isSame = Self.decoded(wire, .server, sizes: [4096]).bytes == bytes(128) + frame(body) + frame([9])
        #expect(isSame)
    }

    @Test func anUnfinishedFrameIsCountedAsOpen() {
        #expect(Self.decoded(bytes(50), .client, sizes: [1]).open == 50)
        #expect(Self.decoded(bytes(96), .client, sizes: [1]).open == 0)
        #expect(Self.decoded(bytes(96) + magic + [0], .client, sizes: [9]).open == 1)
        #expect(Self.decoded(bytes(96) + magic + [0, 3, 7], .client, sizes: [9]).open == 3)
        #expect(Self.decoded(bytes(96) + magic + [0, 3, 7, 7, 7], .client, sizes: [9]).open == 0)
    }

    @Test func aQueueGivesItsBytesInOrderWhileItIsMovedAndEmptied() {
        var queue = ByteQueue()
        var next: UInt8 = 0
        var expected: UInt8 = 0
        for turn in 0..<2000 {
            for _ in 0..<(turn % 50) {
                queue.append(next)
                next &+= 1
            }
            let taken = turn % 7 == 0 ? queue.count : min(queue.count, turn % 31)
            queue.withUnsafeBytes {
                for byte in $0.prefix(taken) {
                    #expect(byte == expected)
                    expected &+= 1
                }
            }
            queue.removeFirst(taken)
        }
        queue.removeFirst(1 << 20)
        queue.removeFirst(-1)
        #expect(queue.isEmpty)
    }
}
