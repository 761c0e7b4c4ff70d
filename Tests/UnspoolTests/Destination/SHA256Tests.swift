import Testing
import Unspool

struct SHA256Tests {
    // The examples of FIPS 180-4.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `hashes the standard's examples`(text: String, expected: String) throws {
        #expect(try SHA256.hex(of: Array(text.utf8)) == expected)
    }

    @Test func `gives the same for pieces of any size`() throws {
        let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let whole = try SHA256.hex(of: bytes)
        for size in [1, 63, 64, 65, 4096] {
            var hash = try SHA256()
            try bytes.withUnsafeBytes { buffer in
                var start = 0
                while start < buffer.count {
                    let end = min(start + size, buffer.count)
                    try hash.update(UnsafeRawBufferPointer(rebasing: buffer[start..<end]))
                    start = end
                }
            }
            let digest = try hash.finish()
            #expect(digest.count == 32)
            #expect(digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == whole)
        }
    }
}
