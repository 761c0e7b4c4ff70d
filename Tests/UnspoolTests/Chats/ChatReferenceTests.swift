import Testing
import Unspool

struct ChatReferenceTests {
    @Test(arguments: [
        ("-1001234567890", ChatReference.id(-1_001_234_567_890)), ("42", .id(42)), ("me", .savedMessages),
        ("@bob_1", .username("bob_1")), ("@1bob", .title("@1bob")), ("@", .title("@")), ("Notes", .title("Notes")),
        ("https://t.me/bob_1", .username("bob_1")), ("http://T.me/bob_1/", .username("bob_1")),
        ("t.me/bob_1/77?single", .username("bob_1")), ("telegram.me/s/news", .username("news")),
        ("https://t.me/c/1234567890/55", .id(-1_001_234_567_890)), ("t.me/c/1234567890", .id(-1_001_234_567_890)),
        ("https://t.me/+AbC-d_1", .invitation("https://t.me/+AbC-d_1")),
        ("t.me/joinchat/AbC", .invitation("https://t.me/joinchat/AbC")),
        ("tg://join?invite=AbC", .invitation("https://t.me/+AbC")),
        ("tg://resolve?domain=bob_1&post=5", .username("bob_1")),
        ("tg://privatepost?channel=1234567890&post=5", .id(-1_001_234_567_890)),
        // No links to chats: they may be titles.
        ("https://t.me/", .title("https://t.me/")), ("https://t.me/c/x", .title("https://t.me/c/x")),
        ("t.me/c/99999999999999", .title("t.me/c/99999999999999")),
        ("https://example.org/bob", .title("https://example.org/bob")),
        ("t.me.evil.org/bob", .title("t.me.evil.org/bob")), ("99999999999999999999", .title("99999999999999999999")),
    ])
    func `identifiers, names, links and titles are told apart`(text: String, reference: ChatReference) {
        #expect(ChatReference(text) == reference)
    }
}
