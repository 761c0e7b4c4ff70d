import Foundation
import TestSupport

extension TestFolder {
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = path + "/" + name
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// Every path below the folder, sorted.
    func tree() -> [String] {
        (FileManager.default.subpaths(atPath: path) ?? []).sorted()
    }
}
