import CarrierWire
import Testing

@testable import CarrierCore

@Suite struct `The receipt of a message` {
    @Test func `reaches who asked before and after it came`() async throws {
        let message = SentMessage(id: 3)
        async let early = message.receipt
        let target = PeerTarget(userID: try UserID(bytes: [UInt8](repeating: 1, count: 32)))
        let receipt = MessageReceipt(id: 3, target: target, state: .delivered, tag: nil)
        message.end(receipt)
        message.end(MessageReceipt(id: 3, target: target, state: .failed, tag: nil))
        #expect(await early == receipt)
        #expect(await message.receipt == receipt)
    }
}
