import CarrierCore
import CarrierWire
import TestSupport
import Testing

@Suite("Messages that wait for friends")
struct OutboxTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func open(_ limits: Outbox.Limits = Outbox.Limits()) throws(NodeError) -> Outbox {
        try NodeDatabase.open(inFolder: folder.path, limits: limits).database.outbox
    }

    private func payloads(_ outbox: Outbox, _ number: Int) throws -> [[UInt8]] {
        var found: [OutboxMessage] = []
        while let next = try outbox.next(for: user(number), after: found.last?.id ?? 0) { found.append(next) }
        return found.map(\.payload)
    }

    @Test("Are given back as they were, for each friend in order, also after a restart")
    func survive() throws {
        var ids: [Int64] = []
        do {
            let outbox = try open()
            for number: UInt8 in 1...6 {
                ids.append(try outbox.append(to: user(Int(number) % 2), payload: [number], at: Int64(number)))
            }
            ids.append(
                try outbox.append(to: user(0), payload: [0, 7], extensionName: "carrier", tag: "my tag", at: 7))
        }
        #expect(Set(ids).count == 7 && ids == ids.sorted())
        let outbox = try open()
        #expect(try payloads(outbox, 0) == [[2], [4], [6], [0, 7]])
        #expect(try payloads(outbox, 1) == [[1], [3], [5]])
        #expect(try payloads(outbox, 2).isEmpty)
        let last = try #require(try outbox.next(for: user(0), after: ids[5]))
        #expect(last.extensionName == "carrier" && last.tag == "my tag" && last.added == 7 && last.id == ids[6])
        #expect(try outbox.next(for: user(0))?.extensionName == nil)
        #expect(try outbox.next(for: user(0), after: last.id) == nil)
    }

    @Test("Go one by one, and can be taken away while they are walked through")
    func remove() throws {
        let outbox = try open()
        for number: UInt8 in 1...5 { _ = try outbox.append(to: user(0), payload: [number], at: 0) }
        var last: Int64 = 0
        for number: UInt8 in 1...4 {
            let message = try #require(try outbox.next(for: user(0), after: last))
            #expect(message.payload == [number])
            #expect(try outbox.remove(message.id))
            last = message.id
        }
        #expect(try payloads(outbox, 0) == [[5]])
        let id = try #require(try outbox.next(for: user(0))?.id)
        #expect(try outbox.remove(id) && !outbox.remove(id))
        // A number is never used again: a late receipt must not remove another message.
        #expect(try outbox.append(to: user(0), payload: [1], at: 0) > id)
    }

    @Test("Are counted for each friend, through removals and a restart")
    func count() throws {
        do {
            let outbox = try open()
            for number: UInt8 in 1...4 {
                _ = try outbox.append(to: user(0), payload: [UInt8](repeating: 1, count: Int(number)), at: 0)
            }
            _ = try outbox.append(to: user(1), payload: [1], at: 0)
            try outbox.remove(try #require(try outbox.next(for: user(0))?.id))
        }
        let outbox = try open()
        #expect(try outbox.total(for: user(0)) == Outbox.Total(messages: 3, bytes: 9))
        #expect(try outbox.total(for: user(2)) == Outbox.Total(messages: 0, bytes: 0))
        #expect(try outbox.removeAll(for: user(0)) == 3)
        #expect(try outbox.removeAll(for: user(0)) == 0)
        #expect(try outbox.total(for: user(0)) == Outbox.Total(messages: 0, bytes: 0))
        #expect(try outbox.total(for: user(1)) == Outbox.Total(messages: 1, bytes: 1))
    }

    @Test("Are limited in number and bytes for each friend, and a limit is reached exactly")
    func limits() throws {
        let outbox = try open(Outbox.Limits(messages: 3, bytes: 10))
        for count in [4, 6] { _ = try outbox.append(to: user(0), payload: [UInt8](repeating: 1, count: count), at: 0) }
        #expect(
            nodeError { () throws(NodeError) in _ = try outbox.append(to: user(0), payload: [1], at: 0) }?.code
                == .limitExceeded)
        for _ in 0..<3 { _ = try outbox.append(to: user(1), payload: [1], at: 0) }
        #expect(
            nodeError { () throws(NodeError) in _ = try outbox.append(to: user(1), payload: [1], at: 0) }?.code
                == .limitExceeded)
        try outbox.remove(try #require(try outbox.next(for: user(1))?.id))
        _ = try outbox.append(to: user(1), payload: [1], at: 0)
    }

    @Test("That could never be sent are refused")
    func refuses() throws {
        let outbox = try open()
        func code(_ payload: [UInt8], _ name: String? = nil, tag: String? = nil) -> NodeError.Code? {
            nodeError { () throws(NodeError) in
                _ = try outbox.append(to: user(0), payload: payload, extensionName: name, tag: tag, at: 0)
            }?.code
        }
        #expect(code([]) == .invalidArguments)
        #expect(code([UInt8](repeating: 0, count: WireLimits.largeBulkMessage + 1)) == .tooLong)
        #expect(code([1], "") == .invalidArguments && code([1], String(repeating: "x", count: 64)) == .invalidArguments)
        #expect(code([1], nil, tag: String(repeating: "x", count: 1025)) == .invalidArguments)
        #expect(try outbox.next(for: user(0)) == nil)
        #expect(code([UInt8](repeating: 9, count: WireLimits.largeBulkMessage)) == nil)
        #expect(try outbox.next(for: user(0))?.payload.count == WireLimits.largeBulkMessage)
    }
}
