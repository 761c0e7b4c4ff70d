internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The file with the key of a bootstrap server: its 32 secret bytes, readable by the owner only.
enum BootstrapKey {
    /// Reads the key, or makes one where there is no file.
    static func load(_ path: String) throws(NodeError) -> SecretKey {
        let bytes: [UInt8]
        do throws(SystemFailure) {
            bytes = try PrivateFile.read(path, limit: 4096)
        } catch  where error.number == ENOENT {
            return try make(path)
        } catch {
            throw NodeError(error)
        }
        guard bytes.count == SecretKey.byteCount else {
            throw NodeError(
                .badPersistentData,
                "The key file \"\(path)\" has \(bytes.count) bytes, not 32: restore it, or move it away for a new key")
        }
        return try SecretKey(bytes: bytes)
    }

    private static func make(_ path: String) throws(NodeError) -> SecretKey {
        let key = try SecretKey.generate()
        do throws(SystemFailure) {
            try PrivateFile.write(key.revealedBytes, to: path, isReplacing: false)
        } catch  where error.number == EEXIST {
            // Another process was quicker: its key counts.
            return try load(path)
        } catch {
            throw NodeError(error)
        }
        return key
    }
}
