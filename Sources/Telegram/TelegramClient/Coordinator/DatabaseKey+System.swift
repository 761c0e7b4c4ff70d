import NativeLoop

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension SystemFailure {
    var isNoSuchFile: Bool { number == ENOENT }
    var isFileExists: Bool { number == EEXIST }

    /// A file that was read, but cannot be what it should.
    static func wrongLength(_ path: String) -> SystemFailure {
        SystemFailure(call: "read", path: path, number: EINVAL)
    }
}
