#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A call of the operating system that failed.
public struct SystemFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// The function of the system, such as `rename`.
    public let call: String
    /// The path that it was about, if it was about one.
    public let path: String?
    /// The value of `errno`.
    public let number: CInt

    public init(call: String, path: String? = nil, number: CInt) {
        self.call = call
        self.path = path
        self.number = number
    }

    /// The system's own words for ``number``.
    public var reason: String { String(cString: strerror(number)) }

    public var description: String {
        if let path { "\(call) of \"\(path)\" failed: \(reason)" } else { "\(call) failed: \(reason)" }
    }

    /// Throws unless `result`, as functions of pthread return it, is 0.
    static func check(_ result: CInt, _ call: String) throws(SystemFailure) {
        if result != 0 { throw SystemFailure(call: call, number: result) }
    }
}
