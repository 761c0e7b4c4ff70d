#if canImport(Security)
import Foundation
public import NativeLoop
import Security

/// A key of 32 random bytes in the Keychain, readable after the first unlock of this device, and on no other.
public struct DatabaseKeychain: DatabaseKeyStore {
    /// Names the key: one a database.
    public let account: String
    /// Groups the keys of a program.
    public let service: String

    public init(account: String, service: String = "martlet.tdlib.database") {
        self.account = account
        self.service = service
    }

    private var query: [CFString: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account]
    }

    public func key() throws -> Secret<[UInt8]> {
        if let key = try existing() { return key }
        var generator = SystemRandomNumberGenerator()
        let key = (0..<DatabaseKeyFile.length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        var item = query
        item[kSecValueData] = Data(key)
        item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        let status = SecItemAdd(item as CFDictionary, nil)
        if status == errSecSuccess { return Secret(key) }
        // Another process was faster.
        if status == errSecDuplicateItem, let key = try existing() { return key }
        throw failure(status)
    }

    private func existing() throws -> Secret<[UInt8]>? {
        var item = query
        item[kSecReturnData] = true
        var result: CFTypeRef?
        let status = SecItemCopyMatching(item as CFDictionary, &result)
        if status == errSecItemNotFound { return nil }
        guard status == errSecSuccess, let data = result as? Data, data.count == DatabaseKeyFile.length else {
            throw failure(status)
        }
        return Secret([UInt8](data))
    }

    private func failure(_ status: OSStatus) -> TDLibError {
        TDLibError(.file, "The database key could not be read from the Keychain or put there (status \(status)).")
    }
}
#endif
