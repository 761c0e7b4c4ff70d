internal import CarrierWire
internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Reading one file that should be a `carrier.data`, whatever its name is.
enum DataFile {
    enum State {
        case missing
        case valid(CarrierData, [UInt8])
        /// Why it is none. It must be left as it is: it may be all that is left of an identity.
        case invalid(String, isOtherRevision: Bool)
    }

    /// More bytes than the longest valid file has: a header, and two parts with their padding.
    static let sizeLimit = 256 + 2 * (CarrierData.maximumSectionSize + 512)

    /// - Throws: ``NodeError`` of the system if the file cannot be read, which says nothing about its content.
    static func read(_ path: String) throws(NodeError) -> State {
        var facts = stat()
        if stat(path, &facts) != 0 {
            let number = errno
            guard number == ENOENT else { throw NodeError(SystemFailure(call: "stat", path: path, number: number)) }
            // A link to a disk that is not there now: the identity is there, and must not be replaced.
            if exists(path) { return .invalid("It is a link to a file that is not there", isOtherRevision: false) }
            return .missing
        }
        guard facts.st_mode & S_IFMT == S_IFREG else {
            return .invalid("It is no ordinary file", isOtherRevision: false)
        }
        guard facts.st_size <= sizeLimit else {
            return .invalid("It has \(facts.st_size) bytes; at most \(sizeLimit) are possible", isOtherRevision: false)
        }
        let bytes: [UInt8]
        do throws(SystemFailure) {
            bytes = try PrivateFile.read(path, limit: sizeLimit)
        } catch {
            throw NodeError(error)
        }
        do throws(CarrierDataError) {
            return .valid(try CarrierData(decoding: bytes), bytes)
        } catch {
            return .invalid(error.message, isOtherRevision: error.code == .revision)
        }
    }

    /// Whether something has this name, a link without a target too.
    static func exists(_ path: String) -> Bool {
        var facts = stat()
        return lstat(path, &facts) == 0
    }
}
