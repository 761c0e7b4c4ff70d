import Foundation

/// A new folder, which is removed with everything in it when nobody has the value any more.
package final class TestFolder: Sendable {
    package let path: String

    package init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "martlet-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A test may have made it read-only.
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The content of a file, or nil if it is not there.
    package subscript(name: String) -> [UInt8]? {
        get { FileManager.default.contents(atPath: path + "/" + name).map { Array($0) } }
        set {
            let file = path + "/" + name
            if let newValue {
                _ = FileManager.default.createFile(atPath: file, contents: Data(newValue))
            } else {
                try? FileManager.default.removeItem(atPath: file)
            }
        }
    }

    /// What is in it, or in a folder in it, sorted.
    package func names(in name: String = "") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + name)) ?? []).sorted()
    }

    /// The rights of what has this name in it, or of itself.
    package func mode(_ name: String = "") throws -> Int {
        let facts = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return (facts[.posixPermissions] as? NSNumber)?.intValue ?? -1
    }
}
