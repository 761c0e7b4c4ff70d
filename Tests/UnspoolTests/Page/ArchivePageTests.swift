import Foundation
import NativeLoop
import TestSupport
import Testing

@testable import Unspool

/// The page: complete, and harmless whatever names and captions say.
struct ArchivePageTests {
    static let hostile = [
        "</script><script>alert(1)</script>", "\"><img src=https://hostile.example/x onerror=alert(1)>",
        "javascript:alert(1)", "<!--<script>",
        "' onmouseover='alert(1)", "\u{202E}gpj.exe", "a\u{1B}]0;b\u{7}", "&lt;b&gt;", "日本語 😀", "]]>", "\u{2028}",
    ]

    private func tree(_ names: [String] = hostile) throws -> WrittenTree {
        try WrittenTree(
            names.enumerated().map { offset, name in
                let safe = SafeFileName("\(offset + 1)_\(name)").value
                return .init(
                    path: safe, bytes: [UInt8(offset)],
                    members: [
                        ("kind", "photo"), ("name", .string(name)),
                        ("date", .integer(1_700_000_000 + Int64(offset) * 86_400)),
                        ("sender_id", .integer(Int64(offset % 2 + 1))),
                        ("sender_name", .string("S\(offset % 2) " + name)),
                        ("caption", .string("caption " + name)),
                    ])
            })
    }

    private func write(_ tree: WrittenTree, title: String = "</title><script>alert(2)</script>") throws -> String {
        try ArchivePage(try DestinationAccess(path: tree.path), title: title).write()
        return try String(contentsOfFile: tree.path + "/index.html", encoding: .utf8)
    }

    @Test func `an export's page names the senders, who can be filtered and searched by it`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let chat = try await ChatSelector.find("Holiday Photos", in: account.chats)
        let run = try ExportRun(client: account.client, destination: account.destination) { _ in }
        #expect(try await run.run([SelectedChat(chat)]).isComplete)
        let page = try String(contentsOfFile: account.destination + "/index.html", encoding: .utf8)
        let list = try #require(page.firstMatch(of: /"senders":\[([^\]]*)\]/)).1
        #expect(list.contains("Bob O") && list.contains("美玲") && !list.contains("sender "), "\(list)")
        #expect(try account.manifest().allSatisfy { $0.path == nil || $0.senderName != nil })
        await account.session.close()
    }

    @Test func `a page is written anew, and somebody else's stays`() throws {
        let tree = try tree(["a"])
        #expect(try write(tree, title: "One") != write(tree, title: "Two"))
        // What looks like ours and has another generator, or none, is not.
        let page = try write(tree)
        let mark = #"<meta name="generator" content="unspool: index of an export">"#
        #expect(page.contains(mark))
        for text in [
            "", "<!DOCTYPE html>\n<html><body>mine</body></html>", page.replacing(mark, with: ""),
            page.replacing("content=\"unspool: index", with: "content=\"another: index"),
        ] {
            let page = URL(filePath: tree.path + "/index.html")
            try Data(text.utf8).write(to: page)
            let error = #expect(throws: DestinationError.self) { try write(tree) }
            #expect(error?.code == .exists)
            #expect(try String(contentsOf: page, encoding: .utf8) == text)
        }
    }

    @Test func `nothing from outside becomes markup, an address of its own, or a character that is obeyed`() throws {
        let page = try write(try tree())
        let scripts = page.components(separatedBy: "<script").count - 1
        #expect(scripts == 2 && page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("<img") && !page.contains("<!--") && !page.contains("alert(1)</script>"))
        // The data is no markup for a browser; what is before it is.
        let markup = try #require(page.components(separatedBy: "<script").first)
        #expect(!markup.contains("href=\"javascript:") && !markup.contains(" onmouseover='"))
        #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || !UnprintableText.contains($0) })
        #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;alert(2)&lt;/script&gt;</title>"))
        // Every address is relative and percent-encoded.
        for address in page.matches(of: /href="([^"]*)"/).map(\.1) {
            #expect(address.wholeMatch(of: /([A-Za-z0-9._~\/-]|%[0-9A-F]{2})+/) != nil)
        }
    }

    @Test func `it names nothing outside itself, and the policy forbids it`() throws {
        let page = try write(try tree(["a.jpg"]), title: "A")
        #expect(page.contains("default-src 'none'") && page.contains("form-action 'none'"))
        #expect(!page.contains("unsafe-inline") && !page.contains("style=\""))
        let addresses = page.matches(of: /https?:\/\/[^"' ]+/).map { String($0.0) }
        #expect(addresses == ["http://www.w3.org/2000/svg"])
    }

    @Test func `the data is complete JSON, newest first, and names the files`() throws {
        let tree = try tree()
        let page = try write(tree)
        let start = try #require(page.range(of: "id=\"data\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        let text = page[start.upperBound..<end.lowerBound]
        let data = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let items = try #require(data["items"] as? [[Any]])
        #expect(items.count == Self.hostile.count)
        #expect(items.map { $0[4] as? Int ?? 0 } == items.map { $0[4] as? Int ?? 0 }.sorted(by: >))
        for item in items {
            #expect(FileManager.default.fileExists(atPath: tree.path + "/" + (item[0] as? String ?? "?")))
        }
        #expect(Set(items.compactMap { $0[6] as? String }) == Set(Self.hostile.map { "caption " + $0 }))
    }

    @Test(arguments: [
        ("a", "image/png", PageItem.Display.image), ("x.d/a", "image/png", .image), ("a.pdf", "image/png", .icon),
        ("a.PNG", "", .image), ("a", "", .icon),
    ])
    func `a document is shown by its extension, and without one by its type`(
        path: String, type: String, display: PageItem.Display
    ) throws {
        let line = #"{"path":"\#(path)","kind":"document","mime_type":"\#(type)"}"#
        #expect(try #require(PageItem(line: Array(line.utf8)[...])).display == display)
    }

    @Test func `a name that only the messages tell is used`() throws {
        let tree = try WrittenTree([.init(path: "1_a.jpg", bytes: [1], members: [("sender_id", 77)])])
        let root = try Descriptor.open(tree.path, .folder)
        try Descriptor.open(MessageArchive.fileName, in: root, .createNew).write(
            Array(
                #"{"type":"message","v":1,"chat_id":-100,"message_id":1,"sender_user_id":77,"sender_name":"Zoë"}"#.utf8)
        )
        #expect(try write(tree).contains(#""senders":["Zoë"]"#))
    }

    @Test func `the list without JavaScript is cut where it says so`() throws {
        let line = { (number: Int) in
            #"{"type":"item","v":1,"chat_id":-1,"message_id":\#(number),"index":1,"outcome":"saved","path":"\#(number)_a"}"#
        }
        let tree = try WrittenTree([], lines: (1...2_500).map(line))
        let page = try write(tree)
        #expect(page.components(separatedBy: "<li>").count - 1 == ArchivePage.largestList)
        #expect(page.contains("only the newest 2000 are listed") && page.contains("2500 files"))
    }

    // MARK: In a browser

    private static let browser = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap { name in
        ["/usr/bin/", "/usr/local/bin/", "/snap/bin/"].lazy.map { $0 + name }.first(
            where: FileManager.default.isExecutableFile)
    }.first

    /// The page as the browser has it after its script ran, and what the browser wrote to its log.
    private func open(_ tree: WrittenTree, fragment: String) async throws -> (page: String, log: String) {
        let output = URL(fileURLWithPath: tree.folder.path + "/dom")
        let log = URL(fileURLWithPath: tree.folder.path + "/log")
        _ = try await ExternalTool.run(
            Self.browser ?? "",
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
                "--disable-component-update", "--disable-sync", "--user-data-dir=\(tree.folder.path)/profile",
                "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr",
                "--log-net-log=\(tree.folder.path)/net.json", "--virtual-time-budget=3000", "--window-size=1200,900",
                "--dump-dom", "file://\(tree.path)/index.html#\(fragment)",
            ], in: tree.folder.path, output: output, log: log)
        return (try String(contentsOf: output, encoding: .utf8), try String(contentsOf: log, encoding: .utf8))
    }

    @Test(.enabled(if: browser != nil, "no Chromium is installed here, so no browser opens the page"))
    func `a browser opens it from the disk without an error, filters it, and runs nothing from outside`() async throws {
        let tree = try tree(Self.hostile + ["needle one.jpg", "needle two.jpg"])
        _ = try write(tree, title: "Album")
        let (page, log) = try await open(tree, fragment: "q=needle&sort=old")
        #expect(page.contains("data-ready=\"yes\""))
        #expect(page.contains("2 of \(Self.hostile.count + 2) files"))
        #expect(page.components(separatedBy: "class=\"tile\"").count - 1 == 2)
        #expect(page.components(separatedBy: "<rect").count - 1 >= 4)
        let complaints = log.split(separator: "\n").filter {
            $0.contains("CONSOLE") && !$0.contains("Failed to decode")
        }
        #expect(complaints.isEmpty)
        let everything = try await open(tree, fragment: "").page
        #expect(everything.contains("\(Self.hostile.count + 2) of \(Self.hostile.count + 2) files"))
        #expect(everything.components(separatedBy: "<script").count - 1 == 2)
        // The page asked for nothing but files; the browser asks its maker for news.
        let requests = try String(contentsOfFile: tree.folder.path + "/net.json", encoding: .utf8)
        let hosts = Set(requests.matches(of: /"url":"(?:https?|wss?):\/\/([^"\/:]*)/).map { String($0.1) })
        let strangers = hosts.filter { !$0.hasSuffix(".google.com") && !$0.hasSuffix(".googleapis.com") }
        #expect(strangers.isEmpty)
    }
}
