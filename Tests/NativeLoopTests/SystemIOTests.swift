import TestSupport
import Testing

@testable import NativeLoop

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

struct SystemIOTests {
    /// Both ends of a pipe, which do not block.
    private func makePipe() throws -> (read: CInt, write: CInt) {
        var ends: [CInt] = [0, 0]
        try #require(pipe(&ends) == 0)
        for end in ends { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
        return (ends[0], ends[1])
    }

    @Test func aPipeThatDoesNotBlockTakesAndGivesEverything() async throws {
        let pipe = try makePipe()
        // More than a pipe holds.
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        async let written: Void = onOwnThread {
            try? SystemIO.write(pipe.write, bytes)
            close(pipe.write)
        }
        let read = await onOwnThread { try? SystemIO.readAll(pipe.read, limit: bytes.count) }
        await written
        close(pipe.read)
        #expect(read == bytes)
    }

    @Test func moreThanTheLimitIsAnError() throws {
        let pipe = try makePipe()
        try SystemIO.write(pipe.write, [1, 2, 3])
        close(pipe.write)
        #expect(throws: SystemFailure(call: "read", path: "it", number: EFBIG)) {
            try SystemIO.readAll(pipe.read, limit: 2, path: "it")
        }
        close(pipe.read)
    }

    @Test func whatIsNotOpenIsAnErrorWithItsName() {
        #expect(throws: SystemFailure(call: "write", path: "it", number: EBADF)) {
            try SystemIO.write(-1, [1], path: "it")
        }
        #expect(throws: SystemFailure(call: "read", path: "it", number: EBADF)) {
            try SystemIO.readAll(-1, limit: 9, path: "it")
        }
    }
}
