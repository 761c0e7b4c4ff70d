import CommandLineInterface

/// What an export writes beside the files.
enum OutputOptions {
    static let messages = Flag(
        "--messages", help: "Also keep every message, texts and service messages too, in messages.ndjson")

    static let isWithoutPage = Flag("--no-html", help: "Write no index.html, the page that shows the files")

    static let all: [any Argument] = [messages, isWithoutPage]
}
