import CarrierWire
import NativeLoop
import Testing

@testable import CarrierCore

@Suite struct AuthProofTests {
    private let user: SecretKey
    private let server: SecretKey
    private let transcript = Array("transcript".utf8)

    init() throws {
        user = try SecretKey(bytes: IdentityVectors.a.secret)
        server = try SecretKey(bytes: IdentityVectors.b.secret)
    }

    @Test func `the proof is that of the vectors, on both sides`() throws {
        let node = try SecretKey(bytes: IdentityVectors.nodeSecret)
        #expect(node.publicKey.bytes == IdentityVectors.nodePublicKey)
        let proof = try AuthProof.make(transcript: transcript, serverKey: node.publicKey.bytes, key: user)
        #expect(proof == IdentityVectors.authProof)
        #expect(
            AuthProof.verify(
                IdentityVectors.authProof, transcript: transcript, userID: user.publicKey, serverKey: node))
    }

    @Test func `a proof is accepted by the server it was made for, and by no other`() throws {
        for count in [1, 2, 64, 65536] {
            let transcript = try Sodium.randomBytes(count)
            let (user, server) = try (SecretKey.generate(), SecretKey.generate())
            let proof = try AuthProof.make(transcript: transcript, serverKey: server.publicKey.bytes, key: user)
            #expect(proof.count == 32)
            func accepted(_ userID: UserID, _ server: SecretKey) -> Bool {
                AuthProof.verify(proof, transcript: transcript, userID: userID, serverKey: server)
            }
            #expect(accepted(user.publicKey, server))
            #expect(!accepted(self.user.publicKey, server))
            #expect(!accepted(user.publicKey, self.server))
        }
    }

    @Test func `every changed bit of proof and transcript is noticed`() throws {
        let proof = try AuthProof.make(transcript: transcript, serverKey: server.publicKey.bytes, key: user)
        func accepted(_ proof: [UInt8], _ transcript: [UInt8]) throws -> Bool {
            try CarrierIdentity.verifyAuthProof(
                proof, transcript: transcript, by: user.publicKey, serverSecretKey: Secret(server.revealedBytes))
        }
        #expect(try accepted(proof, transcript))
        for bit in 0..<256 {
            var changed = proof
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(try !accepted(changed, transcript))
        }
        for bit in 0..<8 * transcript.count {
            var changed = transcript
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(try !accepted(proof, changed))
        }
        for count in [0, 31] { #expect(try !accepted(Array(proof.prefix(count)), transcript)) }
        #expect(try !accepted(proof + [0], transcript))
    }

    @Test(arguments: [0, 65537])
    func `a transcript has 1 to 65,536 bytes`(count: Int) throws {
        let transcript = [UInt8](repeating: 1, count: count)
        let making = #expect(throws: NodeError.self) {
            try AuthProof.make(transcript: transcript, serverKey: server.publicKey.bytes, key: user)
        }
        #expect(making?.code == .invalidArguments)
        #expect(
            !AuthProof.verify(
                [UInt8](repeating: 0, count: 32), transcript: transcript, userID: user.publicKey, serverKey: server))
        let checking = #expect(throws: NodeError.self) {
            try CarrierIdentity.verifyAuthProof(
                [], transcript: transcript, by: user.publicKey, serverSecretKey: Secret(server.revealedBytes))
        }
        #expect(checking?.code == .invalidArguments)
    }

    @Test(arguments: [0, 31, 33])
    func `a server's key has 32 bytes`(count: Int) {
        let error = #expect(throws: NodeError.self) {
            try AuthProof.make(transcript: transcript, serverKey: [UInt8](repeating: 9, count: count), key: user)
        }
        #expect(error?.code == .invalidArguments)
        #expect(error?.message.contains("not \(count)") == true)
    }

    @Test(arguments: IdentityVectors.lowOrderPoints)
    func `a key of low order proves nothing, on neither side`(point: [UInt8]) throws {
        let error = #expect(throws: NodeError.self) {
            try AuthProof.make(transcript: transcript, serverKey: point, key: user)
        }
        #expect(error?.code == .encrypt)
        let userID = try UserID(bytes: point)
        // What a shared secret of zeros would lead to is not accepted either, because nothing is.
        let zeros = [UInt8](repeating: 0, count: 32)
        #expect(!AuthProof.verify(zeros, transcript: transcript, userID: userID, serverKey: server))
    }
}
