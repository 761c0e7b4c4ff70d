@testable import Unspool

extension SHA256 {
    /// The hash of all of `bytes` as lower-case hexadecimal text.
    static func hex(of bytes: [UInt8]) throws -> String {
        var hash = try SHA256()
        try bytes.withUnsafeBytes { try hash.update($0) }
        return hexadecimal(try hash.finish())
    }
}
