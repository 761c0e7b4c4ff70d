import Foundation
import TestSupport
import Testing

@testable import Unspool

/// The same content twice: what the second item gets.
struct DuplicateTests {
    let cache: TestFolder
    let target: TestFolder

    init() throws {
        cache = try TestFolder()
        target = try TestFolder()
    }

    private func open(_ policy: DuplicatePolicy) throws -> ArchiveWriter {
        var options = ArchiveWriter.Options()
        options.duplicates = policy
        return try ArchiveWriter(try DestinationAccess(path: target.path), options: options)
    }

    private func inode(_ name: String) throws -> UInt64? {
        let facts = try FileManager.default.attributesOfItem(atPath: target.path + "/" + name)
        return (facts[.systemFileNumber] as? NSNumber)?.uint64Value
    }

    @Test(arguments: DuplicatePolicy.allCases, [true, false])
    func `the second gets what was chosen, known by its identifier or by its bytes`(
        policy: DuplicatePolicy, isKnown: Bool
    ) async throws {
        let archive = try open(policy)
        let first = try await archive.save(.sample(unique: "a"), from: try cache.file("x", Array("abc".utf8)))
        let other = Attachment.sample(message: 2 << 20, chat: -200, unique: isKnown ? "a" : "")
        let second: ManifestItem
        if isKnown {
            #expect(await archive.state(of: other) == .sameContent(first))
            second = try #require(try await archive.link(other, to: first))
        } else {
            second = try await archive.save(other, from: try cache.file("y", Array("abc".utf8)))
        }
        #expect(second.outcome == .linked && second.sha256 == first.sha256 && second.size == 3)
        #expect(second.path == (policy == .pointer ? "1_video.mp4" : "2_video (-200).mp4"))
        #expect(await archive.state(of: other) == .present(second))
        try await archive.finish()
        #expect(try TestFolder.files(in: target.path).count == (policy == .pointer ? 2 : 3))
        if policy != .pointer {
            #expect(target["2_video (-200).mp4"] == Array("abc".utf8))
            #expect(try (inode("1_video.mp4") == inode("2_video (-200).mp4")) == (policy == .link))
        }
        #expect(target.names(in: ".unspool") == ["journal.sqlite"])
        // Without the journal the manifest tells whose each file is.
        try FileManager.default.removeItem(atPath: target.path + "/.unspool")
        let again = try open(.pointer)
        #expect(await again.state(of: other) == .present(second))
        _ = try await again.save(
            .sample(message: 2 << 20, chat: -200, unique: "new"), from: try cache.file("z", Array("xyz".utf8)))
        try await again.finish()
        let paths = Set(try Manifest.items(in: target.path).compactMap(\.path))
        #expect(paths.union(["manifest.ndjson"]) == Set(try TestFolder.files(in: target.path)))
    }

    @Test func `many with the same bytes at the same time are one file`() async throws {
        let archive = try open(.pointer)
        let cache = cache
        let outcomes = try await withThrowingTaskGroup { group in
            for number in 0..<24 {
                let path = try cache.file("\(number)", Array("abc".utf8))
                group.addTask {
                    try await archive.save(
                        .sample(message: Int64(number + 1) << 20, unique: number % 2 == 0 ? "" : "u\(number)"),
                        from: path
                    ).outcome
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0 == .saved } == 1 && outcomes.count { $0 == .linked } == 23)
        try await archive.finish()
        #expect(try TestFolder.files(in: target.path).count == 2)
    }

    @Test func `a file that was lost, cut short or replaced is restored`() async throws {
        let bytes = Array("abcdef".utf8)
        let attachment = Attachment.sample(size: 6)
        for damage in [nil, [97, 98, 99], [], [120, 121], Array("abcdeX".utf8)] as [[UInt8]?] {
            let target = try TestFolder()
            func open() throws -> ArchiveWriter {
                var options = ArchiveWriter.Options()
                options.checksContent = damage?.count == 6
                options.template = try NameTemplate("{chat}/{id}.{ext}")
                return try ArchiveWriter(try DestinationAccess(path: target.path), options: options)
            }
            let first = try open()
            _ = try await first.save(attachment, from: try cache.file("x", bytes), fields: .init(chat: "C"))
            try await first.finish()
            target["C (-100)/1.mp4"] = damage
            let second = try open()
            #expect(await second.state(of: attachment) == .absent)
            let item = try await second.save(attachment, from: try cache.file("x", bytes), fields: .init(chat: "D"))
            try await second.finish()
            if let damage, !bytes.starts(with: damage) {
                // It may be somebody's work: it stays.
                #expect(target["C (-100)/1.mp4"] == damage)
                #expect(item.path == "D (-100)/1.mp4")
            } else {
                #expect(item.path == "C (-100)/1.mp4")
            }
            #expect(target[item.path ?? ""] == bytes)
            #expect(try Manifest.items(in: target.path).count == 1)
        }
    }

    @Test func `a file that was changed is no copy's source`() async throws {
        let archive = try open(.copy)
        let first = try await archive.save(.sample(unique: "a"), from: try cache.file("x", Array("abc".utf8)))
        target["1_video.mp4"] = Array("xyz".utf8)
        let other = Attachment.sample(message: 2 << 20, unique: "a")
        #expect(await archive.state(of: other) == .sameContent(first), "by its size")
        #expect(try await archive.link(other, to: first) == nil)
        let second = try await archive.save(other, from: try cache.file("y", Array("abc".utf8)))
        #expect(target[try #require(second.path)] == Array("abc".utf8))
        try await archive.finish()
    }

    @Test func `a link that a killed run made does not change the file it links to`() async throws {
        let archive = try open(.link)
        let first = try await archive.save(
            .sample(unique: "a"), from: try cache.file("x", Array("abc".utf8)))
        try await archive.finish()
        let before = try FileManager.default.attributesOfItem(atPath: target.path + "/1_video.mp4")
        try FileManager.default.linkItem(
            atPath: target.path + "/1_video.mp4", toPath: target.path + "/.unspool/7.part")
        var item = ManifestItem(.sample(message: 2 << 20, unique: "a"), outcome: .linked)
        (item.path, item.sha256, item.size, item.date) = ("2_video.mp4", first.sha256, first.size, 2_000_000_000)
        let journal = try Journal(path: target.path + "/.unspool/journal.sqlite")
        try journal.intend(item, temporaryName: "7.part")
        try journal.commit()
        journal.close()
        let again = try open(.link)
        #expect(await again.state(of: .sample(message: 2 << 20, unique: "a")) == .sameContent(first))
        try await again.finish()
        let after = try FileManager.default.attributesOfItem(atPath: target.path + "/1_video.mp4")
        #expect(after[.modificationDate] as? Date == before[.modificationDate] as? Date)
        #expect(target.names(in: ".unspool") == ["journal.sqlite"])
    }
}
