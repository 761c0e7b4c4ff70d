import NativeLoop

/// A line of JSON, as the commands and the files of a destination have it: an object that begins with its `type` and `v`, the
/// version of its form.
enum JSONLine {
    /// Without the line feed.
    static func text(_ type: String, version: Int64 = 1, _ members: [JSONValue.Member]) -> String {
        JSONValue.object([("type", .string(type)), ("v", .integer(version))] + members).text
    }
}
