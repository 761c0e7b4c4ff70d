public import NativeLoop

/// Where the key is kept that TDLib's database is encrypted with.
public protocol DatabaseKeyStore: Sendable {
    /// The key of this database: made at random the first time, the same from then on.
    ///
    /// - Throws: if it can neither be read nor made. A new key for an existing database would lock it for ever, so
    ///   a key that is damaged is an error too.
    func key() throws -> Secret<[UInt8]>
}

/// A key of 32 random bytes in a file that only its owner can read (mode 0600).
public struct DatabaseKeyFile: DatabaseKeyStore {
    static let length = 32

    /// The path of the file.
    public let path: String
    private let randomByte: @Sendable () -> UInt8

    /// - Parameter randomByte: the source of a new key; by default the system's source for secrets.
    public init(
        path: String,
        randomByte: @escaping @Sendable () -> UInt8 = {
            var generator = SystemRandomNumberGenerator()
            return UInt8.random(in: .min ... .max, using: &generator)
        }
    ) {
        self.path = path
        self.randomByte = randomByte
    }

    public func key() throws -> Secret<[UInt8]> {
        do throws(SystemFailure) {
            return try existing()
        } catch {
            guard error.isNoSuchFile else { throw failure(error) }
        }
        let key = (0..<Self.length).map { _ in randomByte() }
        do throws(SystemFailure) {
            if let slash = path.lastIndex(of: "/") { try PrivateFile.makeFolder(String(path[..<slash])) }
            // Of two processes that come here at once one wins, and the other takes its key.
            try PrivateFile.write(key, to: path, isReplacing: false)
            return Secret(key)
        } catch {
            guard error.isFileExists else { throw failure(error) }
        }
        do throws(SystemFailure) {
            return try existing()
        } catch {
            throw failure(error)
        }
    }

    private func existing() throws(SystemFailure) -> Secret<[UInt8]> {
        let bytes = try PrivateFile.read(path, limit: Self.length)
        guard bytes.count == Self.length else {
            throw SystemFailure.wrongLength(path)
        }
        return Secret(bytes)
    }

    private func failure(_ failure: SystemFailure) -> TDLibError {
        TDLibError(
            .file,
            """
            The database key could not be read or made: \(failure). It must be a file of \(Self.length) bytes. \
            Restore it; without it the database cannot be opened, and deleting both means to sign in again.
            """, underlying: failure)
    }
}
