import CSodium
import Testing

@testable import CarrierCore

@Suite struct Field25519Tests {
    private let modulus = [0xED] + [UInt8](repeating: 0xFF, count: 30) + [0x7F]

    @Test func `the way to Edwards points and back leads to the same key`() throws {
        try Sodium.prepare()
        for _ in 0..<1000 {
            var edwards = [UInt8](repeating: 0, count: 32)
            var secret = [UInt8](repeating: 0, count: 64)
            #expect(crypto_sign_keypair(&edwards, &secret) == 0)
            var montgomery = [UInt8](repeating: 0, count: 32)
            #expect(crypto_sign_ed25519_pk_to_curve25519(&montgomery, edwards) == 0)
            edwards[31] &= 0x7F
            #expect(Field25519.edwardsY(ofMontgomeryU: montgomery) == edwards)
        }
    }

    @Test func `the base point of one form is that of the other`() {
        let y: [UInt8] = [0x58] + [UInt8](repeating: 0x66, count: 31)
        #expect(Field25519.edwardsY(ofMontgomeryU: [9] + [UInt8](repeating: 0, count: 31)) == y)
    }

    @Test func `minus one has no Edwards point, in none of its forms`() {
        var minusOne = modulus
        minusOne[0] -= 1
        #expect(Field25519.edwardsY(ofMontgomeryU: minusOne) == nil)
        minusOne[31] |= 0x80
        #expect(Field25519.edwardsY(ofMontgomeryU: minusOne) == nil)
    }

    @Test func `the top bit is ignored and numbers beyond the modulus are reduced`() throws {
        let five = [5] + [UInt8](repeating: 0, count: 31)
        var topped = five
        topped[31] = 0x80
        #expect(Field25519(littleEndian: topped)?.littleEndian == five)
        var beyond = modulus
        beyond[0] += 5
        #expect(Field25519(littleEndian: beyond)?.littleEndian == five)
        #expect(Field25519(littleEndian: modulus)?.isZero == true)
        let largest = [UInt8](repeating: 0xFF, count: 32)
        #expect(Field25519(littleEndian: largest)?.littleEndian == [18] + [UInt8](repeating: 0, count: 31))
    }

    @Test(arguments: [0, 1, 31, 33])
    func `another number of bytes is no number`(count: Int) {
        #expect(Field25519(littleEndian: [UInt8](repeating: 1, count: count)) == nil)
        #expect(Field25519.edwardsY(ofMontgomeryU: [UInt8](repeating: 1, count: count)) == nil)
    }

    @Test func `a number times its inverse is one`() throws {
        let one = Field25519.one.littleEndian
        #expect(Field25519.zero.inverse.isZero)
        let corners = [one, [2] + one.dropFirst(), modulus.dropLast() + [0x3F], [0xEC] + modulus.dropFirst()]
        for bytes in try corners + (0..<200).map({ _ in try Sodium.randomBytes(32) }) {
            let number = try #require(Field25519(littleEndian: bytes))
            #expect((number * number.inverse).littleEndian == one)
            #expect((number - number).isZero)
            #expect((Field25519.zero - number + number).isZero)
        }
    }
}
