import NativeLoop
import Testing

@Suite struct PortableSHA256Tests {
    @Test(arguments: [
        (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        // Where the padding still fits into the block, and where it no longer does.
        (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        (1_000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ])
    func theDigestIsTheKnownOne(count: Int, hex: String) {
        #expect(PortableSHA256.hex([UInt8](repeating: 0x61, count: count)) == hex)
    }

    @Test func theDigestsBytesAreThoseOfItsText() {
        #expect(
            PortableSHA256.hex(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(PortableSHA256.hash(Array("abc".utf8)).prefix(3) == [0xBA, 0x78, 0x16])
    }

    @Test func everyLengthAroundABlockIsHashedAsAnotherImplementationDoes() {
        // The hash of the hashes of 0 to 129 bytes of value 0x61, which stand within other bytes.
        let letters = [UInt8](repeating: 0x61, count: 200)
        let hashes = (0..<130).flatMap { PortableSHA256.hash(letters[50..<50 + $0]) }
        #expect(PortableSHA256.hex(hashes) == "39a48225ae6069c68f7c9f867bf47f4a2e188c3903dd919926b8259a73ecada5")
    }
}
