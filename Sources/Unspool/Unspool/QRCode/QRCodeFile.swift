import NativeLoop

/// The picture of a QR code in a file of mode 0600, which is replaced as a whole and removed at the end.
public final class QRCodeFile: Sendable {
    /// Where the picture is.
    public let path: String

    /// Writes the first code.
    /// - Throws: an ``AccountError``, also if something of that name is there: it is not replaced.
    public init(_ code: QRCode, path: String) throws(AccountError) {
        // Before the object is whole: one that failed later would remove, at its end, a file that is not its own.
        try Self.write(code, to: path, isReplacing: false)
        self.path = path
    }

    deinit { remove() }

    /// Puts another code in its place.
    public func replace(with code: QRCode) throws(AccountError) {
        try Self.write(code, to: path, isReplacing: true)
    }

    /// Removes the file, for its link is no good any more.
    public func remove() { try? POSIX.removeFile(path) }

    private static func write(_ code: QRCode, to path: String, isReplacing: Bool) throws(AccountError) {
        let picture = try code.png()
        do throws(SystemFailure) {
            try PrivateFile.write(picture, to: path, isReplacing: isReplacing)
        } catch {
            let reason = POSIXFailure(code: error.number).exists ? "it is there already" : "\(error)"
            throw AccountError(.file, "The QR code cannot be written to \(path): \(reason). Name another file.")
        }
    }
}
