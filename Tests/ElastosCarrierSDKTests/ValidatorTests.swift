import ElastosCarrierSDK
import Foundation
import Testing

struct ValidatorTests {
    private let address = "QDS1fGKx48cgsbMtEbJuHAwYXVkFC3sFtWKgXSgsf5btxqL4toRK"
    private let userId = "BZb6K3TqEhpaMXsNZC5f6R9nUjk1caAkg8iGP7TmJidA"

    @Test func `An address with a right checksum is valid and gives its user id`() {
        #expect(Carrier.isValidAddress(address))
        #expect(Carrier.getUserIdFromAddress(address) == userId)
        #expect(Carrier.isValidUserId(userId))
    }

    @Test func `A mistyped address is not valid`() {
        let mistyped = String(address.dropLast()) + "L"
        #expect(!Carrier.isValidAddress(mistyped))
        #expect(Carrier.getUserIdFromAddress(mistyped) == nil)
    }

    @Test(arguments: ["", " ", "\0", "0OIl", "ünïcödé", "🐦"])
    func `Whatever else is given is not valid`(_ text: String) {
        #expect(!Carrier.isValidAddress(text))
        #expect(!Carrier.isValidUserId(text))
        #expect(Carrier.getUserIdFromAddress(text) == nil)
    }

    @Test func `A huge text is not valid, and that is soon known`() {
        for letter in ["1", "z"] {
            #expect(!Carrier.isValidAddress(String(repeating: letter, count: 1_000_000)))
            #expect(!Carrier.isValidUserId(String(repeating: letter, count: 1_000_000)))
        }
    }

    @Test func `A user id is no address, nor the other way round`() {
        #expect(!Carrier.isValidAddress(userId))
        #expect(!Carrier.isValidUserId(address))
    }

    @Test func `What is no signature is not verified`() {
        for signature in [Data(), Data(count: 63), Data(count: 64), Data(count: 65)] {
            #expect(!Carrier.identityVerify(userId: userId, message: Data("x".utf8), signature: signature))
        }
        #expect(!Carrier.identityVerify(userId: "", message: Data(), signature: Data()))
    }

    @Test func `The version is a text`() { #expect(!Carrier.getVersion().isEmpty) }
}
