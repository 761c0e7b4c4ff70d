import CommandLineInterface
import NativeLoop
import Testing

@testable import CarrierCommand

@Suite struct ScriptTagTests {
    @Test(arguments: ["", "a", "7", "\u{1}7", "\u{1}\u{1}", "ü"] as [JSONValue] + [0, 7, -7])
    func `a tag comes back as what it was`(tag: JSONValue) throws {
        #expect(ScriptTag.json(try ScriptTag.stored(tag)) == tag)
    }

    @Test(arguments: [.null, true, 1.5, [], "a\u{0}b"] as [JSONValue])
    func `what is no tag is refused`(tag: JSONValue) { #expect(throws: ScriptError.self) { try ScriptTag.stored(tag) } }
}
