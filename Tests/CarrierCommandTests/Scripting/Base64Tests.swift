import Foundation
import Testing

@testable import CarrierCommand

@Suite struct Base64Tests {
    @Test func `every length comes back, written as Foundation writes it`() {
        for count in 0..<100 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
            #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
            #expect(Base64.decode(Base64.text(bytes)) == bytes)
        }
    }

    @Test(arguments: [
        "A", "AA", "AAA", "A===", "====", "AA=A", "AB==", "AAB=", "AA==AAAA", "AA A", "AAAA\n", "_-AA", "é=",
    ])
    func `what is no base 64 is refused`(text: String) { #expect(Base64.decode(text) == nil) }
}
