import Testing

@testable import Unspool

struct NameTemplateTests {
    @Test func `the name follows from the attachment alone`() {
        func name(_ attachment: Attachment, _ attempt: Int = 0) -> String {
            NameTemplate.standard.path(attempt, for: attachment, NameTemplate.Fields())
        }
        #expect(name(.sample(message: 77 << 20)) == "77_video.mp4")
        #expect(name(.sample(message: 77 << 20, index: 2)) == "77-2_video.mp4")
        #expect(name(.sample(message: 1_048_577)) == "1048577_video.mp4")
        #expect(name(.sample(message: 77 << 20), 1) == "77_video (-100).mp4")
        #expect(
            name(.sample(message: 1 << 20, name: "...", kind: .document, mimeType: "application/pdf"))
                == "1_document.pdf")
        #expect(name(.sample(message: 1 << 20, name: "../../etc/passwd")) == "1__.._etc_passwd")
        let letters = String(repeating: "n", count: 255)
        let cut = name(.sample(message: 1 << 20, name: letters, kind: .document, mimeType: "text/plain"))
        #expect(cut.hasSuffix("n.txt") && cut.utf8.count == 255)
    }
}

extension NameTemplateTests {
    private func path(_ template: String, _ attachment: Attachment, topic: String = "") throws -> String {
        try NameTemplate(template).path(
            0, for: attachment, NameTemplate.Fields(chat: "A/B", sender: "Ann", topic: topic))
    }

    @Test func `fields are filled in, and only the template makes folders`() throws {
        let attachment = Attachment.sample(message: 7 << 20, name: "x/y.tar.gz", album: 99)
        // 1 700 000 000 is 2023-11-14 22:13:20 in UTC.
        #expect(try path("{date:yyyy-MM}/{id}_{name}.{ext}", attachment) == "2023-11/7_x_y.tar.gz")
        #expect(try path("{chat}/{sender}/{date}/{id}", attachment) == "A_B (-100)/Ann/2023-11-14/7")
        #expect(try path("{topic}/{album}/{date:HH.mm.ss} {id}.{ext}", attachment) == "99/22.13.20 7.gz")
        #expect(try path("{topic}/{id}", attachment, topic: "..") == "_/7")
        #expect(try path("{id}.{ext}", .sample(message: 7 << 20, name: "plain")) == "7.mp4")
        #expect(try path("{name}{id}", .sample(message: 7 << 20, index: 3, name: "n")) == "n7-3 (7-3)")
    }

    @Test func `a template without the number gets it, so that no name depends on what came before`() throws {
        #expect(try path("{name}.{ext}", .sample(message: 7 << 20)) == "video (7).mp4")
        #expect(try path("{date}/{sender}", .sample(message: 7 << 20)) == "2023-11-14/Ann (7)")
        let long = Attachment.sample(message: 7 << 20, name: String(repeating: "n", count: 250) + ".mp4")
        let name = try path("{name}.{ext}", long)
        #expect(name.utf8.count == 255 && name.hasSuffix("n (7).mp4"))
    }

    @Test func `a number that cannot be told from what stands beside it is added`() throws {
        for (template, isAdded) in [
            ("{id}{name}", true), ("{id}-{name}", true), ("{name}_{id}_{sender}", true), ("{album}{id}", true),
            ("{id}_{name}", false), ("{name} {id}.{ext}", false), ("{chat}{id} {name}", false), ("{id}/{name}", false),
            ("{date:yyyy} {id} {name}", false), ("{name}.{id}.{ext}", true),
        ] {
            #expect(try (NameTemplate(template).text != template) == false)
            let name = try path(template, .sample(message: 7 << 20, name: "n.mp4"))
            #expect(name.contains("(7)") == isAdded, "\(template): \(name)")
        }
        // Which of two is named first makes no difference.
        let one = try path("{id}{name}", .sample(message: 1 << 20, name: "2x"))
        #expect(try one != path("{id}{name}", .sample(message: 12 << 20, name: "x")))
    }

    @Test func `however long the names are, chat and number stay`() throws {
        let long = String(repeating: "n", count: 250)
        let attachment = Attachment.sample(message: 7 << 20, name: long + ".mp4")
        let fields = NameTemplate.Fields(chat: long + long)
        let inFolder = try NameTemplate("{chat}/{name}.{ext}").path(0, for: attachment, fields).split(separator: "/")
        #expect(inFolder[0].hasSuffix("n (-100)") && inFolder[0].utf8.count == 255)
        #expect(inFolder[1].hasSuffix("n (7).mp4") && inFolder[1].utf8.count == 255)
        for attempt in 0..<3 {
            let name = try NameTemplate("{name}.{ext}").path(attempt, for: attachment, fields, isOwn: false)
            let expected = ["(7) (-100).mp4", "(7) (-100 2).mp4", "(7) (-100 3).mp4"][attempt]
            #expect(name.hasSuffix(expected) && name.utf8.count == 255)
        }
    }

    @Test func `no file gets the name of what an export writes beside the files`() throws {
        let attachment = Attachment.sample(message: 7 << 20, name: "x")
        for name in Manifest.ownNames where name != DestinationAccess.workFolderName {
            #expect(try path(name + "/{id}", attachment).hasPrefix("_"))
            #expect(try path(name.uppercased() + "/{id}", attachment).hasPrefix("_"))
        }
    }

    @Test(arguments: [
        ("{nam}", "{name}"), ("{foo}", "unknown field"), ("{date:EEE}", "format"), ("{id:x}", "format"),
        ("a{id", "'{'"),
        ("a}", "'}'"), ("", "empty"), ("/{id}", "empty"), ("{id}//x", "empty"), ("../{id}", "dots"),
        ("{id}/..", "dots"),
        ("{}", "unknown field"), ("{date:}", "format"),
    ])
    func `a wrong template is refused with what is wrong`(template: String, expected: String) {
        let failure = #expect(throws: NameTemplate.Failure.self) { try NameTemplate(template) }
        #expect(failure?.message.contains(expected) == true, "\(failure?.message ?? "")")
    }
}
