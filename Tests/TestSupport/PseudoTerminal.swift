public import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The two ends of a pseudo-terminal.
public struct PseudoTerminal {
    public let ours: FileHandle
    public let theirs: FileHandle

    struct Failure: Error {}

    public init() throws {
        let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard descriptor >= 0 else { throw Failure() }
        #if canImport(Darwin)
        guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0,
            let name = ptsname(descriptor).map({ String(cString: $0) })
        else { throw Failure() }
        #else
        // TIOCSPTLCK and TIOCGPTN: glibc's functions for them are not visible to Swift (they need _XOPEN_SOURCE).
        var (lock, number): (CInt, CUnsignedInt) = (0, 0)
        guard ioctl(descriptor, 0x4004_5431, &lock) == 0, ioctl(descriptor, 0x8004_5430, &number) == 0 else {
            throw Failure()
        }
        let name = "/dev/pts/\(number)"
        #endif
        let other = open(name, O_RDWR | O_NOCTTY)
        guard other >= 0 else { throw Failure() }
        ours = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        theirs = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    }

    /// Whether it shows what is typed.
    public var echoes: Bool {
        var settings = termios()
        return tcgetattr(theirs.fileDescriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Waits until the terminal has shown this text; gives everything that it showed.
    public func wait(for text: String) throws -> String {
        var shown: [UInt8] = []
        let wanted = Array(text.utf8)
        while shown.suffix(wanted.count) != wanted[...] {
            guard let byte = try ours.read(upToCount: 1)?.first else { break }
            shown.append(byte)
        }
        return String(decoding: shown, as: UTF8.self)
    }
}
