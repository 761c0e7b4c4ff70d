import CarrierWire
import TestSupport
import Testing

@Suite("Ids and addresses")
struct IdentityTests {
    @Test(
        "Base 58 is that of the vectors, both ways",
        arguments: [
            (
                "07a37cbc142093c8b755dc1b10e86cb426374ad16aa853ed0bdfc0b2b86d1c7c",
                "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf"
            ),
            (
                "5714769d116bf76436ae74bc793d2c30ad1903c59ac5273805c7e2698b410c36",
                "6rvZvM15TRkYozYPXwXPiAMFpXPmiVoTPtCT6uqSLd1X"
            ),
            (
                "07a37cbc142093c8b755dc1b10e86cb426374ad16aa853ed0bdfc0b2b86d1c7c11223344f35c",
                "28YDH4m7zMYQA9aeEPPqxbo74Gcj7vyHxju7iDLoE62QyFdoeTA3"
            ),
            (
                "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
                "1thX6LZfHDZZKUs92febYZhYRcXddmzfzF2NvTkPNE"
            ),
            ("404142434445464748494a4b4c4d4e4f5051525354555657", "6rkRYN8mvNj8SkZsSaY43b6kjXa8UYFUS"),
            (
                "606162636465666768696a6b6c6d6e6f7071727374757677ba90f4b58a3738fb8f3c2e276b95dda8f49ab416b8dd9e3e370f554108b8cf06",
                "3cPRQN75r7mfankM9qdb7cwWG6pxtSvkmmeer9pexhPJp9DjHRDGRtAv8Aaa26dSRyuk9z3KB7eqb"
            ),
            ("", ""), ("00", "1"), ("000000", "111"), ("00ff", "15Q"), ("3a", "21"),
        ])
    func base58Vectors(bytes: String, text: String) throws {
        #expect(Base58.encode(hex(bytes)) == text)
        #expect(try Base58.decode(text) == hex(bytes))
    }

    @Test("What base 58 writes it reads, zeros in front too", arguments: 1...4)
    func base58RoundTrips(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for count in 0..<60 {
            let bytes = [UInt8](repeating: 0, count: count % 4) + random.bytes(count)
            #expect(try Base58.decode(Base58.encode(bytes)) == bytes)
        }
    }

    @Test(
        "A letter that is no digit is named with its place",
        arguments: [
            ("0abc", 1, "0", "'0'"), ("abcO", 4, "O", "'O'"), ("abIc", 3, "I", "'I'"), ("l", 1, "l", "'l'"),
            ("ab c", 3, " ", "U+20"), ("aé1", 2, "é", "U+E9"), ("ab\r\n", 3, "\r\n", "U+D U+A"),
            ("ab\u{0}", 3, "\u{0}", "U+0"),
        ] as [(String, Int, Character, String)])
    func namesTheLetter(text: String, position: Int, character: Character, name: String) throws {
        let error = try #require(throws: Base58Error.self) { try Base58.decode(text) }
        #expect((error.code, error.position, error.character) == (.invalidCharacter, position, character))
        #expect(error.description == "character \(position), \(name), is not base 58")
    }

    @Test("A text for too many bytes is refused before it costs time")
    func boundsTheLength() throws {
        let text = String(repeating: "z", count: 1_000_000)
        let error = try #require(throws: Base58Error.self) { try Base58.decode(text, maximumCount: 38) }
        #expect(error.code == .tooLong && error.position < 60)
        #expect(try Base58.decode("111", maximumCount: 3) == [0, 0, 0])
        #expect(throws: Base58Error.self) { try Base58.decode("1111", maximumCount: 3) }
        #expect(try #require(throws: IdentifierError.self) { try UserID(text) }.code == .length)
    }

    @Test("A published address is read, with its parts")
    func readsThePublishedAddress() throws {
        let text = "QDS1fGKx48cgsbMtEbJuHAwYXVkFC3sFtWKgXSgsf5btxqL4toRK"
        let address = try Address(text)
        #expect(address.userID.description == "BZb6K3TqEhpaMXsNZC5f6R9nUjk1caAkg8iGP7TmJidA")
        #expect(address.nospam.bytes == [0x8E, 0x1E, 0x5D, 0xC0])
        #expect(address.nospam.description == "8e1e5dc0")
        #expect(address.checksum == [0x8E, 0x82])
        #expect(address.description == text)
        #expect(address == Address(userID: address.userID, nospam: Nospam(rawValue: 0x8E1E_5DC0)))
        #expect(try Address(bytes: address.bytes) == address)
    }

    @Test("An address is made of an id and a nospam")
    func makesAnAddress() throws {
        let address = Address(userID: Peers.a, nospam: Nospam(rawValue: 0x1122_3344))
        #expect(hex(address.bytes) == "07a37cbc142093c8b755dc1b10e86cb426374ad16aa853ed0bdfc0b2b86d1c7c11223344f35c")
        #expect(address.description == "28YDH4m7zMYQA9aeEPPqxbo74Gcj7vyHxju7iDLoE62QyFdoeTA3")
    }

    @Test("A change of any byte of an address is noticed")
    func checksTheChecksum() throws {
        let right = Address(userID: Peers.a, nospam: Nospam(rawValue: 7)).bytes
        for place in right.indices {
            var wrong = right
            wrong[place] ^= 0x10
            let error = try #require(throws: IdentifierError.self) { try Address(Base58.encode(wrong)) }
            #expect(error.code == .checksum && error.message.contains("checksum"))
        }
    }

    @Test("Wrong lengths are refused and told", arguments: [0, 1, 30, 31, 33, 37, 38, 39])
    func refusesWrongLengths(count: Int) throws {
        let bytes = [UInt8](repeating: 9, count: count)
        let text = Base58.encode(bytes)
        let error = try #require(throws: IdentifierError.self) { try UserID(text) }
        #expect(error.code == .length && error.message == "A user id has 32 bytes, not \(count)")
        #expect(throws: IdentifierError.self) { try UserID(bytes: bytes) }
        guard count != 38 else { return }
        #expect(try #require(throws: IdentifierError.self) { try Address(text) }.code == .length)
    }

    @Test("A wrong letter of an id or address is told")
    func tellsTheWrongLetter() throws {
        let id = try #require(throws: IdentifierError.self) {
            try UserID("WpSg0vhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf")
        }
        #expect(id.code == .notation && id.base58Error?.position == 5 && id.base58Error?.character == "0")
        #expect(id.description == "A user id is base 58 without blanks; character 5, '0', is not base 58")
        #expect(try #require(throws: IdentifierError.self) { try Address(" ") }.base58Error?.position == 1)
        #expect(try #require(throws: IdentifierError.self) { try GroupID("é") }.base58Error?.position == 1)
    }

    @Test("A key that begins with zero is read in native's short form, from peers only")
    func readsTheShortForm() throws {
        let key = try UserID(bytes: (0..<32).map(UInt8.init))
        let short = "thX6LZfHDZZKUs92febYZhYRcXddmzfzF2NvTkPNE"
        #expect(key.description == "1" + short)
        #expect(try UserID(writtenByPeer: short) == key)
        #expect(try UserID(writtenByPeer: "1" + short) == key)
        #expect(throws: IdentifierError.self) { try UserID(short) }
        #expect(throws: IdentifierError.self) {
            try UserID(writtenByPeer: Base58.encode(Array(key.bytes.dropFirst(2))))
        }
        #expect(key.isUnusableForNativePeers && !Peers.a.isUnusableForNativePeers)
        let address = Address(userID: key, nospam: Nospam(rawValue: 0))
        #expect(try Address(writtenByPeer: Base58.encode(address.bytes.dropFirst())) == address)
        #expect(throws: IdentifierError.self) { try Address(Base58.encode(address.bytes.dropFirst())) }
        #expect(try GroupID(short).bytes == key.bytes)
    }

    @Test("Ids are compared by their bytes")
    func comparesBytes() throws {
        #expect(try UserID(bytes: Peers.a.bytes) == Peers.a)
        #expect(try Set([Peers.a, Peers.b, UserID(bytes: Peers.b.bytes)]).count == 2)
        var bytes = Peers.a.bytes
        for place in bytes.indices {
            bytes[place] ^= 1
            #expect(try UserID(bytes: bytes) != Peers.a)
            bytes[place] ^= 1
        }
        #expect(try GroupID(bytes: Peers.a.bytes).description == Peers.a.description)
    }

    @Test("A nospam is a number, four bytes, highest first, and eight digits")
    func readsNospam() throws {
        let nospam = Nospam(rawValue: 0x0102_0304)
        #expect(nospam.bytes == [1, 2, 3, 4] && nospam.description == "01020304")
        #expect(try Nospam(bytes: [1, 2, 3, 4]) == nospam)
        #expect(try Nospam("01020304") == nospam)
        #expect(try Nospam("FFFFFFFF").rawValue == .max)
        for text in ["", "1020304", "001020304", "+1020304", "0102030g", "é102030", "0x010203", "99999999999999999999"]
        {
            #expect(throws: IdentifierError.self, "\(text)") { try Nospam(text) }
        }
        #expect(throws: IdentifierError.self) { try Nospam(bytes: [1, 2, 3]) }
    }

    @Test("A target is a user id with or without an extension")
    func readsTargets() throws {
        let plain = try PeerTarget("\(Peers.a)")
        #expect(plain == PeerTarget(userID: Peers.a) && plain.description == "\(Peers.a)")
        let session = try PeerTarget("\(Peers.a):session")
        #expect(session == PeerTarget(userID: Peers.a, extensionName: "session"))
        #expect(session.description == "\(Peers.a):session")
        #expect(try PeerTarget("\(Peers.a):a:b").extensionName == "a:b")
        #expect(try PeerTarget("\(Peers.a):" + String(repeating: "x", count: 63)).extensionName?.utf8.count == 63)
        for end in [":", ":" + String(repeating: "x", count: 64), ":a\u{0}b"] {
            let error = try #require(throws: IdentifierError.self) { try PeerTarget("\(Peers.a)\(end)") }
            #expect(error.code == .extensionName)
        }
        #expect(throws: IdentifierError.self) { try PeerTarget("") }
        #expect(throws: IdentifierError.self) { try PeerTarget(":session") }
    }
}
