import Foundation

func temporaryFolder() -> String {
    let folder = NSTemporaryDirectory()
    return folder.hasSuffix("/") ? String(folder.dropLast()) : folder
}

func removeFolder(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
}

func filesIn(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
}

func fileMode(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
}

/// Whether two texts are the same JSON, apart from order and `@extra` and `@client_id`.
func isEqualJSON(_ left: String, _ right: String) -> Bool {
    func object(_ text: String) -> NSDictionary? {
        var object = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
        object?["@extra"] = nil
        object?["@client_id"] = nil
        return object.map { $0 as NSDictionary }
    }
    guard let left = object(left), let right = object(right) else { return false }
    return left == right
}

func jsonText(_ object: Any) -> String {
    (try? JSONSerialization.data(withJSONObject: object)).map { String(decoding: $0, as: UTF8.self) } ?? ""
}

func lines(ofFile path: String) throws -> [[String: Any]] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
}
