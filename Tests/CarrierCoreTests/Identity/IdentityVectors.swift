import CarrierCore
import CarrierWire
import TestSupport

/// The identities, signatures and proofs of the protocol's test vectors: sections 14.1, 14.3 and 14.7.
enum IdentityVectors {
    struct Pair: Sendable {
        let secret: [UInt8]
        let publicKey: [UInt8]
        let text: String
    }

    struct Signature: Sendable {
        let secret: [UInt8]
        let message: String
        let signature: [UInt8]
    }

    static let a = Pair(
        secret: hex("0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20"),
        publicKey: hex("07a37cbc142093c8b755dc1b10e86cb426374ad16aa853ed0bdfc0b2b86d1c7c"),
        text: "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf")
    static let b = Pair(
        secret: hex("65666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f8081828384"),
        publicKey: hex("5714769d116bf76436ae74bc793d2c30ad1903c59ac5273805c7e2698b410c36"),
        text: "6rvZvM15TRkYozYPXwXPiAMFpXPmiVoTPtCT6uqSLd1X")

    /// What A and B have in common.
    static let shared = hex("72da8bbbf5a0760cea2a1d1f2c5f19d54f292f8e7a1dd292b7a86a567ceabc69")

    /// A key whose Edwards point has the sign 0.
    static let evenSecret = hex("2802030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20")
    static let evenPublicKey = hex("8584c5cd5bd1d939ed8ad4c5db82d68a66f0c7bd6430738c1f706cb7cbbf4459")

    /// The 64 random bytes of ``signatures``.
    static let random = (0..<64).map { UInt8(7 * $0 % 256) }

    static let signatures = [
        Signature(
            secret: a.secret, message: "decent-auth\nhttps://app.beagle.chat\nnonce-1234",
            signature: hex(
                "91ef1c6cf7f821914949c40a1f50f54d064b6915746660936bc5b92a47a50312"
                    + "e4c4f5feb9d8978ab5c99502414d39ae09538f30f5c803b312dd14ce0284c689")),
        Signature(
            secret: a.secret, message: "x",
            signature: hex(
                "9234dcb9108c20402e5eda0b23b7aed97d8aa0964163ea12656abee1703d0c20"
                    + "84851154263230ccdee66c6a7639b43ab3d126be63df4e533be4a205f04bcd87")),
        Signature(
            secret: a.secret, message: "hello decent",
            signature: hex(
                "a896c38e7de73c933b1aff769c6e533cb953286a1e9c31c751a4451c38846453"
                    + "c9090ff5013ceec411c59abcdfa311904be3fcb2328da93d44d76e294792458d")),
        Signature(
            secret: evenSecret, message: "hello decent",
            signature: hex(
                "ad95715c46e947211c211695cc18d9e66536fe21cd6b47a34d8ae5d04846872a"
                    + "2fdc352bccbc587c544b57a352839d67710a71eed9581631bae3fd5219c81104")),
    ]

    static let nodeSecret = hex("c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8")
    static let nodePublicKey = hex("4c29f4996985e80d247e80b70303824592ff9fbad74904ea7c3d2bda24e51c12")
    /// The proof of A to this node, for `transcript`.
    static let authProof = hex("a96c172e2d0b7d7f6dc570663c10e70096af65fe985a4e676d8cb060b3280534")

    /// The points of low order of Curve25519, as numbers below 2²⁵⁵ and, where there is room, beyond the modulus.
    static let lowOrderPoints = [
        [UInt8](repeating: 0, count: 32),
        [1] + [UInt8](repeating: 0, count: 31),
        hex("e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800"),
        hex("5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157"),
        hex("ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"),
        hex("edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"),
        hex("eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"),
    ]
}
