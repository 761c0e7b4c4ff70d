import CarrierCore
import CarrierWire
import TestSupport
import Testing

@Suite("Friend requests without an answer")
struct RequestStoreTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func open() throws(NodeError) -> NodeDatabase { try NodeDatabase.open(inFolder: folder.path).database }

    private func request(_ number: Int, hello: String = "hi", at time: Int64 = 5) -> StoredRequest {
        StoredRequest(
            userID: user(number), name: "N\(number)", description: "é", hello: hello, avatarURL: "https://a/\(number)",
            firstSeen: time, lastSeen: time)
    }

    @Test("Are kept over a restart, in the order of arrival")
    func survive() throws {
        do {
            let requests = try open().requests
            for number in [3, 1, 2] { #expect(try requests.insert(request(number)) == .new) }
        }
        let requests = try open().requests
        #expect(try requests.all() == [request(3), request(1), request(2)])
        #expect(try requests.remove(user(1)) && !requests.remove(user(1)))
        #expect(try requests.all().map(\.userID) == [user(3), user(2)])
        #expect(try folder.mode("node.sqlite") == 0o600)
    }

    @Test("Are one for each user, with the latest words, in the first one's place")
    func deduplicate() throws {
        let requests = try open().requests
        #expect(try requests.insert(request(1, at: 10)) == .new)
        #expect(try requests.insert(request(2, at: 11)) == .new)
        #expect(try requests.insert(request(1, at: 12)) == .repeated)
        #expect(try requests.all().map(\.lastSeen) == [12, 11])
        #expect(try requests.insert(request(1, hello: "please", at: 13)) == .changed)
        let first = try #require(try requests.all().first)
        #expect(first.hello == "please" && first.firstSeen == 10 && first.lastSeen == 13)
        #expect(try requests.all().count == 2)
    }

    @Test("Are a thousand at most: the oldest give way")
    func areBounded() throws {
        let database = try open()
        try database.begin()
        for number in 0..<1003 { _ = try database.requests.insert(request(number)) }
        try database.commit()
        #expect(try database.requests.all().map(\.userID) == (3..<1003).map(user))
        _ = try database.requests.insert(request(5, hello: "again"))
        #expect(try database.requests.all().count == 1000)
    }

    @Test("Are written together by begin and commit, with messages")
    func batches() throws {
        do {
            let database = try open()
            try database.begin()
            for number in 0..<5 { _ = try database.requests.insert(request(number)) }
            _ = try database.outbox.append(to: user(1), payload: [1], at: 0)
            try database.commit()
            try database.begin()
            _ = try database.requests.insert(request(7))
        }
        let database = try open()
        #expect(try database.requests.all().count == 5 && database.outbox.total(for: user(1)).messages == 1)
    }

    @Test("Cannot be asked for once the database was closed")
    func closing() throws {
        let database = try open()
        database.close()
        #expect(nodeError { () throws(NodeError) in _ = try database.requests.all() }?.code == .wrongState)
    }
}

/// A user id that is told apart by one number.
func user(_ number: Int) -> UserID {
    let bytes = [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    do {
        return try UserID(bytes: bytes + [UInt8](repeating: 7, count: 30))
    } catch {
        preconditionFailure("\(error)")
    }
}
