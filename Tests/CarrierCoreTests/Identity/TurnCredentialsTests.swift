import CarrierWire
import NativeLoop
import Testing

@testable import CarrierCore

@Suite struct TurnCredentialsTests {
    /// Carrier protocol, section 14.4.
    @Test func `the name and password are those of the vectors`() throws {
        let user = try SecretKey(bytes: IdentityVectors.a.secret)
        let relay = try UserID(bytes: IdentityVectors.nodePublicKey)
        let nonce = Array(UInt8(0x80)...0x97)
        let credentials = try TurnCredentials(host: "192.0.2.1", relay: relay, key: user, nonce: nonce)
        #expect(
            credentials.username
                == "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf@CiUe49eDVhyvvSagCSeWfXnQnKdQ4CY9c.auth.tox")
        #expect(credentials.password.revealed == "HVzr6WyrmrnK5yWPGuZM3W9zSxaG1gpoK4hikAioB1My")
        #expect(credentials.port == 3478)
        #expect(credentials.realm == "elastos.org")
    }

    @Test func `the password is in no description`() throws {
        let key = try SecretKey.generate()
        let nonce = try Sodium.randomBytes(TurnCredentials.nonceSize)
        let credentials = try TurnCredentials(
            host: "192.0.2.1", relay: UserID(bytes: IdentityVectors.nodePublicKey), key: key, nonce: nonce)
        #expect(!"\(credentials)".contains(credentials.password.revealed))
    }
}
