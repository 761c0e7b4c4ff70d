#if canImport(CryptoKit)
import CryptoKit
#else
import COpenSSL
#endif

/// SHA-256 (FIPS 180-4) of bytes that come in pieces.
///
/// Not `Sendable`: one task hashes one file.
public struct SHA256: ~Copyable {
    /// What a hash can fail with: the C library has no memory or no SHA-256.
    public struct Unavailable: Error, CustomStringConvertible {
        public var description: String { "The system's libcrypto cannot compute SHA-256. Install OpenSSL 3." }
    }

    #if canImport(CryptoKit)
    private var hash = CryptoKit.SHA256()

    public init() throws(Unavailable) {}

    /// Adds the next bytes.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) throws(Unavailable) {
        hash.update(bufferPointer: bytes)
    }

    /// The 32 bytes of the hash.
    public consuming func finish() throws(Unavailable) -> [UInt8] {
        Array(hash.finalize())
    }
    #else
    private let context: OpaquePointer

    public init() throws(Unavailable) {
        guard let context = EVP_MD_CTX_new() else { throw Unavailable() }
        guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
            EVP_MD_CTX_free(context)
            throw Unavailable()
        }
        self.context = context
    }

    deinit {
        EVP_MD_CTX_free(context)
    }

    /// Adds the next bytes.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) throws(Unavailable) {
        guard EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) == 1 else { throw Unavailable() }
    }

    /// The 32 bytes of the hash.
    public consuming func finish() throws(Unavailable) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        guard EVP_DigestFinal_ex(context, &digest, nil) == 1 else { throw Unavailable() }
        return digest
    }
    #endif

    /// Lower-case hexadecimal text, two digits a byte.
    static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text = [UInt8]()
        text.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
