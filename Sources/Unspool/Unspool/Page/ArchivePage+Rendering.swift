import Foundation
import NativeLoop

extension ArchivePage {
    typealias Writer = ([UInt8]) throws(DestinationError) -> Void

    func render(
        _ list: PageList, _ names: [Int64: String], _ write: Writer
    ) throws(DestinationError) {
        var table = PageTable()
        func sender(_ item: PageItem) -> String {
            guard let id = item.senderID else { return "" }
            let name = UnprintableText.removed(from: names[id] ?? "")
            return name.isEmpty ? "sender \(id)" : name
        }
        func chat(_ item: PageItem) -> String {
            let title = UnprintableText.removed(from: chatTitles[item.chatID] ?? "")
            return title.allSatisfy(\.isWhitespace) ? "chat \(item.chatID)" : title
        }
        let heading = HTMLText.escaped(title)
        try write(Array(Self.head(heading).utf8))
        let (count, total) = (list.count, list.total)
        let shown = total > count ? "the newest \(count) of \(total) files" : CountText.text(total, "file")
        try write(Array("<header><h1><bdi>\(heading)</bdi></h1><p class=\"soft\">\(shown)</p></header>\n".utf8))
        try write(Array(Self.application.utf8))

        try write(Array("<main id=\"plain\"><h2>Files</h2>\n".utf8))
        if count > Self.largestList {
            let note =
                "Without JavaScript only the newest \(Self.largestList) are listed here; manifest.ndjson has all."
            try write(Array("<p>\(note)</p>\n".utf8))
        }
        try write(Array("<ol>\n".utf8))
        try list.read(first: Self.largestList) { item throws(DestinationError) in
            try write(Array(Self.row(item, sender: sender(item)).utf8))
        }
        try write(Array("</ol></main>\n<script type=\"application/json\" id=\"data\">{\"items\":[".utf8))
        var isFirst = true
        try list.read { item throws(DestinationError) in
            var bytes = isFirst ? [] : Array(",".utf8)
            isFirst = false
            bytes += HTMLText.scriptData(table.row(item, sender: sender(item), chat: chat(item)))
            try write(bytes)
        }
        var end = Array("]".utf8)
        for (name, values) in [("kinds", table.kinds), ("senders", table.senders), ("chats", table.chats)] {
            end += Array(",\"\(name)\":".utf8)
            end += HTMLText.scriptData(.array(values.names.map { .string($0) }))
        }
        end += Array("}</script>\n<script>\(PageScript.text)</script>\n</body></html>\n".utf8)
        try write(end)
    }

    private static func row(_ item: PageItem, sender: String) -> String {
        let facts = [item.kind, CountText.text(item.size, "byte"), date(item.date), sender].filter { !$0.isEmpty }
        let caption = item.caption.isEmpty ? "" : "<br><bdi>\(HTMLText.escaped(item.caption))</bdi>"
        return """
            <li><a href="\(HTMLText.address(item.path))"><bdi>\(HTMLText.escaped(item.title))</bdi></a> \
            <span class="soft"><bdi>\(HTMLText.escaped(facts.joined(separator: ", ")))</bdi></span>\(caption)</li>

            """
    }

    /// In UTC, as nobody knows where the page is read.
    private static func date(_ seconds: Int64) -> String {
        guard seconds > 0, seconds < 253_402_300_800 else { return "" }
        return Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
    }

    /// What every page begins with. Its generator is the mark by which a later run knows it.
    static let beginning = """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><meta name="generator" content="unspool: index of an export">
        """

    private static func head(_ heading: String) -> String {
        // Nothing may be asked for but pictures, sound and films beside the page; nothing runs but its own script.
        let policy = [
            "default-src 'none'", "img-src 'self' file:", "media-src 'self' file:",
            "style-src '\(hash(PageStyle.text))'", "script-src '\(hash(PageScript.text))'", "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
        return """
            \(beginning)
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
            <title>\(heading)</title>
            <style>\(PageStyle.text)</style></head>
            <body>

            """
    }

    private static func hash(_ text: String) -> String {
        guard var hash = try? SHA256() else { return "sha256-" }
        Array(text.utf8).withUnsafeBytes { bytes in try? hash.update(bytes) }
        let digest = (try? hash.finish()) ?? []
        return "sha256-" + Data(digest).base64EncodedString()
    }

    private static let application = """
        <div id="app" hidden>
        <form id="filters" role="search" aria-label="Filter the files">
        <label>Search<input id="q" type="search" autocomplete="off"></label>
        <label>Kind<select id="kind"><option value="">all</option></select></label>
        <label>Sender<select id="sender"><option value="">all</option></select></label>
        <label>Chat<select id="chat"><option value="">all</option></select></label>
        <label>From<input id="from" type="date"></label>
        <label>To<input id="to" type="date"></label>
        <label>Order<select id="sort"><option value="new">newest first</option><option value="old">oldest first</option>\
        <option value="large">largest first</option></select></label>
        <button type="reset">Clear</button>
        </form>
        <p id="status" role="status" aria-live="polite"></p>
        <section class="plots" aria-label="Over time">
        <figure><svg id="count" role="img" data-label="Files over time"></svg><figcaption></figcaption></figure>
        <figure><svg id="size" role="img" data-label="Size over time"></svg><figcaption></figcaption></figure>
        </section>
        <main><div id="grid" role="list" aria-label="Files"></div></main>
        <dialog id="viewer" aria-labelledby="name">
        <div id="stage"></div><h2><bdi id="name"></bdi></h2><p id="facts" class="soft"></p><p id="about" dir="auto"></p>
        <div class="buttons"><button id="previous">Previous</button><button id="next">Next</button>
        <a id="file" target="_blank" rel="noopener noreferrer">Open the file</a><button id="close">Close</button></div>
        </dialog>
        </div>

        """
}
