import CarrierWire
import NativeLoop
import Testing

@testable import CarrierCore

@Suite struct SecretKeyTests {
    @Test(arguments: [IdentityVectors.a, IdentityVectors.b])
    func `a key has the user id of the vectors`(pair: IdentityVectors.Pair) throws {
        let key = try SecretKey(bytes: pair.secret)
        #expect(key.publicKey.bytes == pair.publicKey)
        #expect(key.publicKey.description == pair.text)
        #expect(key.revealedBytes == pair.secret)
        #expect(try CarrierIdentity.userID(ofSecretKey: Secret(pair.secret)) == key.publicKey)
    }

    @Test(arguments: [0, 1, 31, 33, 64])
    func `a key has 32 bytes`(count: Int) {
        let error = #expect(throws: NodeError.self) {
            try SecretKey(bytes: [UInt8](repeating: 7, count: count))
        }
        #expect(error?.code == .invalidArguments)
        #expect(error?.message.contains("32 bytes, not \(count)") == true)
    }

    @Test func `zeros within a key are part of it`() throws {
        var bytes = IdentityVectors.a.secret
        bytes[3] = 0
        bytes[31] = 0
        #expect(try SecretKey(bytes: bytes).revealedBytes == bytes)
    }

    /// Neither private nor local: of such a type its address is printed, which may have any digits.
    struct Holder {
        let key: SecretKey
        let memory: SecretMemory
    }

    @Test func `no description, mirror or dump shows the key`() throws {
        // A value that stands out in decimal and hexadecimal.
        let key = try SecretKey(bytes: [UInt8](repeating: 0xAB, count: 32))
        let holder = Holder(key: key, memory: SecretMemory(count: 32) { $0.update(repeating: 0xAB, count: 32) })
        var dumped = ""
        dump(holder, to: &dumped)
        dump(key, to: &dumped)
        let texts = [
            "\(key)", String(reflecting: key), String(describing: holder), String(reflecting: holder), dumped,
            "\(Optional(key) as Any)", "\([key])",
        ]
        for text in texts {
            #expect(!text.lowercased().contains("abab"))
            #expect(!text.contains("171"))
        }
        #expect("\(key)" == "the secret key of \(key.publicKey)")
        var mirrors = [Mirror(reflecting: key)]
        while let mirror = mirrors.popLast() {
            for child in mirror.children {
                #expect(!(child.value is [UInt8]))
                mirrors.append(Mirror(reflecting: child.value))
            }
        }
    }

    @Test func `new keys differ and can be used by native peers`() throws {
        let keys = try (0..<600).map { _ in try SecretKey.generate() }
        #expect(Set(keys.map(\.publicKey)).count == keys.count)
        #expect(keys.allSatisfy { $0.publicKey.bytes[0] != 0 })
    }

    @Test func `a key whose user id begins with zero is drawn again`() throws {
        var number: UInt8 = 0
        // Keys 1, 1, 1 … with another last but one byte, until one has such an id.
        func key(_ number: UInt8, _ high: UInt8) -> [UInt8] {
            [UInt8](repeating: 1, count: 30) + [number, high]
        }
        var unusable: [UInt8]?
        search: for high in UInt8.min ... .max {
            for low in UInt8.min ... .max
            where try SecretKey(bytes: key(low, high)).publicKey.isUnusableForNativePeers {
                unusable = key(low, high)
                break search
            }
        }
        let first = try #require(unusable)
        let drawn = try SecretKey.generate { room in
            let bytes = number == 0 ? first : IdentityVectors.a.secret
            number += 1
            for (index, byte) in bytes.enumerated() { room[index] = byte }
        }
        #expect(number == 2)
        #expect(drawn.revealedBytes == IdentityVectors.a.secret)
    }

    @Test func `two peers have the same in common`() throws {
        let (a, b) = try (SecretKey(bytes: IdentityVectors.a.secret), SecretKey(bytes: IdentityVectors.b.secret))
        for shared in try [a.sharedKey(with: b.publicKey), b.sharedKey(with: a.publicKey)] {
            #expect(shared.withBytes { Array(UnsafeBufferPointer(start: $0, count: 32)) } == IdentityVectors.shared)
        }
    }

    @Test(arguments: IdentityVectors.lowOrderPoints)
    func `nothing is agreed on with a point of low order`(point: [UInt8]) throws {
        let key = try SecretKey(bytes: IdentityVectors.a.secret)
        let error = #expect(throws: NodeError.self) { try key.sharedKey(with: UserID(bytes: point)) }
        #expect(error?.code == .encrypt)
    }

    @Test func `keys are equal by their bytes`() throws {
        let a = try SecretKey(bytes: IdentityVectors.a.secret)
        #expect(try a == SecretKey(bytes: IdentityVectors.a.secret))
        #expect(try a != SecretKey(bytes: IdentityVectors.b.secret))
    }

    @Test func `random bytes have the length asked for and differ`() throws {
        #expect(try Sodium.randomBytes(0).isEmpty)
        #expect(try Sodium.randomBytes(33).count == 33)
        #expect(try Sodium.randomBytes(32) != Sodium.randomBytes(32))
    }
}
