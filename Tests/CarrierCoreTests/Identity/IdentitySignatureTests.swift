import CarrierWire
import TestSupport
import Testing

@testable import CarrierCore

@Suite struct IdentitySignatureTests {
    private let a: SecretKey
    private let message = Array("hello decent".utf8)
    private let signature = IdentityVectors.signatures[2].signature

    init() throws { a = try SecretKey(bytes: IdentityVectors.a.secret) }

    @Test(arguments: IdentityVectors.signatures)
    func `signatures are those of the vectors, and verified`(vector: IdentityVectors.Signature) throws {
        let key = try SecretKey(bytes: vector.secret)
        let message = Array(vector.message.utf8)
        #expect(try IdentitySignature.sign(message, with: key, random: IdentityVectors.random) == vector.signature)
        #expect(CarrierIdentity.verify(vector.signature, of: message, by: key.publicKey))
    }

    @Test func `the key with an even point is that of the vectors`() throws {
        let key = try SecretKey(bytes: IdentityVectors.evenSecret)
        #expect(key.publicKey.bytes == IdentityVectors.evenPublicKey)
    }

    @Test func `what is signed is verified, whatever key, message and chance`() throws {
        var signs: Set<UInt8> = []
        for count in 1...200 {
            let key = try SecretKey.generate()
            let message = try Sodium.randomBytes(count * 7)
            let signature = try IdentitySignature.sign(message, with: key)
            #expect(IdentitySignature.verify(userID: key.publicKey, message: message, signature: signature))
            #expect(!IdentitySignature.verify(userID: a.publicKey, message: message, signature: signature))
            signs.insert(signature[63] & 0x80)
        }
        #expect(signs == [0, 0x80])
    }

    @Test func `no two signatures of a message are the same`() throws {
        #expect(try IdentitySignature.sign(message, with: a) != IdentitySignature.sign(message, with: a))
    }

    @Test func `every changed bit of a signature is noticed`() {
        for bit in 0..<512 {
            var changed = signature
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(!IdentitySignature.verify(userID: a.publicKey, message: message, signature: changed))
        }
    }

    @Test func `every changed bit of a message is noticed`() {
        for bit in 0..<8 * message.count {
            var changed = message
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(!IdentitySignature.verify(userID: a.publicKey, message: changed, signature: signature))
        }
        #expect(!IdentitySignature.verify(userID: a.publicKey, message: message + [0], signature: signature))
        #expect(!IdentitySignature.verify(userID: a.publicKey, message: message.dropLast(), signature: signature))
    }

    @Test func `every changed bit of a user id is noticed but the top one, which is ignored`() throws {
        for bit in 0..<256 {
            var changed = a.publicKey.bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            let verified = IdentitySignature.verify(
                userID: try UserID(bytes: changed), message: message, signature: signature)
            #expect(verified == (bit == 255))
        }
    }

    @Test(arguments: [0, 1, 31, 32, 63, 65, 128])
    func `a signature of another length is none`(count: Int) {
        let other = Array((signature + signature).prefix(count))
        #expect(!IdentitySignature.verify(userID: a.publicKey, message: message, signature: other))
    }

    @Test func `an empty message is neither signed nor verified`() {
        let error = #expect(throws: NodeError.self) { try IdentitySignature.sign([], with: a) }
        #expect(error?.code == .invalidArguments)
        #expect(!IdentitySignature.verify(userID: a.publicKey, message: [], signature: signature))
    }

    @Test(arguments: [0, 63, 65])
    func `chance has 64 bytes`(count: Int) {
        let error = #expect(throws: NodeError.self) {
            try IdentitySignature.sign(message, with: a, random: [UInt8](repeating: 1, count: count))
        }
        #expect(error?.code == .invalidArguments)
    }

    @Test(arguments: IdentityVectors.signatures)
    func `a second half that is not below the order of the group is refused`(
        vector: IdentityVectors.Signature
    ) throws {
        // The order of the group, 2²⁵² + 27742317777372353535851937790883648493, added to the second half: the same
        // number modulo the order, and another signature.
        let order = hex("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")
        var changed = vector.signature
        let sign = changed[63] & 0x80
        changed[63] &= 0x7F
        var carry = 0
        for index in 0..<32 {
            carry += Int(changed[32 + index]) + Int(order[index])
            changed[32 + index] = UInt8(carry & 0xFF)
            carry >>= 8
        }
        try #require(carry == 0 && changed[63] & 0x80 == 0)
        changed[63] |= sign
        let userID = try SecretKey(bytes: vector.secret).publicKey
        let message = Array(vector.message.utf8)
        #expect(!IdentitySignature.verify(userID: userID, message: message, signature: changed))
    }

    @Test(arguments: IdentityVectors.lowOrderPoints)
    func `nothing is verified for a point of low order`(point: [UInt8]) throws {
        let userID = try UserID(bytes: point)
        // With a key of low order, a zero second half would do for every message whose challenge is fitting.
        let halves = IdentityVectors.lowOrderPoints + [[1] + [UInt8](repeating: 0, count: 30) + [0x80]]
        for half in halves {
            for tail in [[UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 31) + [0x80]] {
                for text in 0..<16 {
                    let forged = half + tail
                    #expect(!IdentitySignature.verify(userID: userID, message: [UInt8(text)], signature: forged))
                }
            }
        }
        #expect(!IdentitySignature.verify(userID: userID, message: message, signature: signature))
    }

    @Test func `random signatures and ids are refused without a trap`() throws {
        for count in 0..<300 {
            let userID = try UserID(bytes: Sodium.randomBytes(32))
            let signature = try Sodium.randomBytes(count % 3 == 0 ? count : 64)
            #expect(!IdentitySignature.verify(userID: userID, message: message, signature: signature))
        }
    }
}
