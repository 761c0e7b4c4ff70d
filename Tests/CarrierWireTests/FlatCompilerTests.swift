import CarrierWire
import Foundation
import Testing

/// `flatc`, the compiler of the FlatBuffers project: what it reads and writes is the format.
private enum FlatCompiler {
    static let path: String? = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        .map { "\($0)/flatc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The tables of Carrier protocol, section 4.2.
    static let schema = """
        table userinfo { avatar:bool; name:string; descr:string; phone:string; gender:string; email:string;
            region:string; proto_version:uint; platform:string; os_version:string; app_version:string;
            avatar_url:string; url:string; ens:string; extra:string; }
        table friendreq { name:string; descr:string; hello:string; avatar_url:string; }
        table friendmsg { ext:string; msg:[ubyte]; }
        table invitereq { ext:string; tid:long; bundle:string; totalsz:uint; data:[ubyte]; }
        table invitersp { ext:string; tid:long; bundle:string; totalsz:uint; status:int; reason:string; data:[ubyte]; }
        table bulkmsg { ext:string; totalsz:uint; tid:long; data:[ubyte]; }
        table pullmsg { id:ulong; from:string; type:ubyte; timestamp:ulong; address:string; payload:[ubyte]; }
        union anybody { userinfo, friendreq, friendmsg, invitereq, invitersp, bulkmsg }
        table packet { type:ubyte; body:anybody; }
        root_type packet;
        """

    static func run(_ arguments: [String], writing name: String, _ content: Data, reading result: String) throws -> Data
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flatc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(schema.utf8).write(to: folder.appendingPathComponent("carrier.fbs"))
        try content.write(to: folder.appendingPathComponent(name))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(path))
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "flatc: \(String(decoding: said, as: UTF8.self))")
        return try Data(contentsOf: folder.appendingPathComponent(result))
    }

    /// The buffer as JSON text without blanks.
    static func json(_ buffer: [UInt8], root: String = "packet") throws -> NSDictionary {
        let arguments = [
            "--json", "--strict-json", "--raw-binary", "--root-type", root, "carrier.fbs", "--", "buffer.bin",
        ]
        let data = try run(arguments, writing: "buffer.bin", Data(buffer), reading: "buffer.json")
        return try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    }

    static func buffer(_ json: String, root: String = "packet") throws -> [UInt8] {
        let arguments = ["--binary", "--root-type", root, "carrier.fbs", "buffer.json"]
        return Array(try run(arguments, writing: "buffer.json", Data(json.utf8), reading: "buffer.bin"))
    }
}

@Suite(
    "What flatc reads and writes",
    .enabled(if: FlatCompiler.path != nil, "skipped: flatc is not in PATH (package flatbuffers-compiler)"))
struct FlatCompilerTests {
    static let packets: [(packet: CarrierPacket, channel: PacketChannel, json: String)] = {
        var info = UserInfo()
        info.hasAvatar = true
        info.name = "Alice"
        info.phone = "123"
        info.protocolVersion = 2
        info.avatarURL = "https://example.org/ü"
        return [
            (
                .userInfo(info), .statusMessage,
                #"""
                {"type":3,"body_type":"userinfo","body":{"avatar":true,"name":"Alice","descr":"","phone":"123",
                "gender":"","email":"","region":"","proto_version":2,"avatar_url":"https://example.org/ü"}}
                """#
            ),
            (
                .friendRequest(FriendRequest(name: "A", hello: "hi")), .friendRequest,
                #"{"type":6,"body_type":"friendreq","body":{"name":"A","descr":"","hello":"hi"}}"#
            ),
            (
                .friendMessage(FriendMessage(extensionName: "x", payload: [1, 0, 255])), .friendMessage,
                #"{"type":33,"body_type":"friendmsg","body":{"ext":"x","msg":[1,0,255]}}"#
            ),
            (
                .bulkMessage(BulkFragment(totalSize: 2000, transferID: vectorID, data: [7])), .friendMessage,
                #"{"type":36,"body_type":"bulkmsg","body":{"totalsz":2000,"tid":72623859790382856,"data":[7]}}"#
            ),
            (
                .inviteRequest(
                    InviteRequestFragment(
                        extensionName: "session", transferID: transferID(-2), bundle: "b1", totalSize: 3,
                        data: [1, 2, 3])), .friendMessage,
                #"""
                {"type":34,"body_type":"invitereq","body":{"ext":"session","tid":-2,"bundle":"b1","totalsz":3,
                "data":[1,2,3]}}
                """#
            ),
            (
                .inviteResponse(
                    InviteResponseFragment(transferID: vectorID, answer: .refused(status: -3, reason: "no"))),
                .friendMessage,
                #"{"type":35,"body_type":"invitersp","body":{"tid":72623859790382856,"status":-3,"reason":"no"}}"#
            ),
            (
                .inviteResponse(
                    InviteResponseFragment(transferID: vectorID, answer: .accepted(totalSize: 1, data: [4]))),
                .friendMessage,
                #"{"type":35,"body_type":"invitersp","body":{"tid":72623859790382856,"totalsz":1,"data":[4]}}"#
            ),
        ]
    }()

    @Test("It reads what we write", arguments: packets.indices)
    func readsOurs(index: Int) throws {
        let (packet, channel, json) = Self.packets[index]
        let expected = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
        #expect(try FlatCompiler.json(packet.encoded(for: channel)) == expected)
    }

    @Test("We read what it writes", arguments: packets.indices)
    func readsTheirs(index: Int) throws {
        let (packet, channel, json) = Self.packets[index]
        #expect(try CarrierPacket(decoding: FlatCompiler.buffer(json), from: channel) == packet)
    }

    @Test("Frames of an Express node, both ways")
    func readsFrames() throws {
        let frame = PulledMessage(
            id: 7, from: Peers.a, kind: .friendRequest, timestamp: 1_700_000_000_000_000, address: "x", payload: [1])
        let json = """
            {"id":7,"from":"\(Peers.a)","type":82,"timestamp":1700000000000000,"address":"x","payload":[1]}
            """
        #expect(
            try FlatCompiler.json(frame.encoded(), root: "pullmsg")
                == JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
        #expect(try PulledMessage(decoding: FlatCompiler.buffer(json, root: "pullmsg")) == frame)
    }
}
