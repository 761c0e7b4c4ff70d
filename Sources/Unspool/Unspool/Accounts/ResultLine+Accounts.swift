import NativeLoop

extension ResultLine {
    /// The line `account` of `--json`, without its line feed.
    public static func account(_ account: AccountList.Entry) -> String {
        var members: [JSONValue.Member] = [
            ("name", JSONValue(account.name)), ("path", .string(account.path)),
            ("signed_in", .bool(account.record.userID != nil)), ("test_dc", .bool(account.record.usesTestServers)),
        ]
        if let id = account.record.userID { members.append(("user_id", .integer(id))) }
        if let name = account.record.name { members.append(("user_name", .string(name))) }
        if case .inUse(let process) = account.use { members.append(("process", JSONValue(process))) }
        return JSONLine.text("account", members)
    }

    /// The line `paths` of `--json`, without its line feed: each path by its name.
    public static func paths(_ paths: [(String, String)]) -> String {
        JSONLine.text("paths", paths.map { ($0.0, .string($0.1)) })
    }
}
