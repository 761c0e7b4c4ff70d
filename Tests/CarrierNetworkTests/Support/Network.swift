import CToxcore
import Foundation
import Testing

@testable import CarrierNetwork

let magic: [UInt8] = [0x69, 0x76, 0x65, 0x67]

/// Calls what toxcore calls: the functions behind the pointer that it is given.
struct Network {
    let system: CarrierSystem
    private let functions: MartletToxNetworkFunctions
    private let object: UnsafeMutableRawPointer?

    init(conditions: NetworkConditions = .none, clock: @escaping () -> Duration = { .zero }) throws {
        system = try CarrierSystem(conditions: conditions, version: .linked, clock: clock)
        let network = try #require(system.toxSystem.pointee.network).pointee
        functions = try #require(network.functions).pointee
        object = network.object
    }

    func socket(_ type: CInt, domain: CInt = AF_INET) throws -> CInt {
        try required(functions.socket)(object, domain, type, 0)
    }
    func close(_ socket: CInt) throws -> CInt { try required(functions.close)(object, socket) }
    func accept(_ socket: CInt) throws -> CInt { try required(functions.accept)(object, socket) }
    func listen(_ socket: CInt) throws -> CInt { try required(functions.listen)(object, socket, 5) }
    func readableBytes(_ socket: CInt) throws -> CInt { try required(functions.recvbuf)(object, socket) }

    func bind(_ socket: CInt, port: UInt16 = 0) throws -> CInt {
        var address = loopback(port: port)
        return try required(functions.bind)(object, socket, &address)
    }

    func send(_ socket: CInt, _ bytes: [UInt8]) throws -> CInt {
        try required(functions.send)(object, socket, bytes, bytes.count)
    }

    /// What was read, and -1 as nil.
    func receive(_ socket: CInt, _ limit: Int = 1 << 17) throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = try required(functions.recv)(object, socket, &bytes, limit)
        return count < 0 ? nil : Array(bytes.prefix(Int(count)))
    }

    func send(_ socket: CInt, _ bytes: [UInt8], toPort port: UInt16) throws -> CInt {
        var address = loopback(port: port)
        return try required(functions.sendto)(object, socket, bytes, bytes.count, &address)
    }

    func receiveDatagram(_ socket: CInt, _ limit: Int = 2048) throws -> (bytes: [UInt8], port: UInt16)? {
        var bytes = [UInt8](repeating: 0, count: limit)
        var address = MartletToxAddress()
        let count = try required(functions.recvfrom)(object, socket, &bytes, limit, &address)
        guard count >= 0 else { return nil }
        #expect(address.size == MemoryLayout<sockaddr_in>.size)
        return (Array(bytes.prefix(Int(count))), portOf(address))
    }

    func setOption(_ socket: CInt, _ name: CInt, _ value: CInt) throws -> CInt {
        var value = value
        return try required(functions.setsockopt)(object, socket, SOL_SOCKET, name, &value, MemoryLayout<CInt>.size)
    }

    /// Calls with arguments that no library should make.
    func raw<Result>(_ body: (MartletToxNetworkFunctions, UnsafeMutableRawPointer?) throws -> Result) rethrows -> Result
    {
        try body(functions, object)
    }
}

func loopback(port: UInt16) -> MartletToxAddress {
    var address = MartletToxAddress()
    withUnsafeMutableBytes(of: &address.addr) { memory in
        var inner = sockaddr_in()
        inner.sin_family = sa_family_t(AF_INET)
        inner.sin_port = port.bigEndian
        inner.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        withUnsafeBytes(of: &inner) { memory.copyMemory(from: $0) }
    }
    address.size = MemoryLayout<sockaddr_in>.size
    return address
}

func portOf(_ address: MartletToxAddress) -> UInt16 {
    withUnsafeBytes(of: address.addr) { UInt16(bigEndian: $0.load(as: sockaddr_in.self).sin_port) }
}

/// `#require` where a call follows, which the macro cannot have.
func required<Value>(_ value: Value?) throws -> Value { try #require(value) }
