import Foundation
import TestSupport

@testable import Unspool

extension TestFolder {
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = path + "/" + name
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// Every path below the folder, sorted, without the work folder.
    func tree() -> [String] {
        (FileManager.default.subpaths(atPath: path) ?? []).filter { !$0.hasPrefix(".unspool") }.sorted()
    }

    /// The paths of the files below a folder, sorted, without those in the work folder.
    static func files(in folder: String) throws -> [String] {
        try (FileManager.default.subpaths(atPath: folder) ?? []).filter { path in
            guard !path.hasPrefix(".unspool") else { return false }
            let facts = try FileManager.default.attributesOfItem(atPath: folder + "/" + path)
            return facts[.type] as? FileAttributeType != .typeDirectory
        }.sorted()
    }
}

extension Manifest {
    /// All items of a destination's manifest, in its order.
    static func items(in destination: String) throws -> [ManifestItem] {
        var items: [ManifestItem] = []
        try forEachItem(in: try Descriptor.open(destination, .folder), destination) { items.append($0) }
        return items
    }
}

extension [ManifestItem] {
    subscript(id: Attachment.ID) -> ManifestItem? { first { $0.id == id } }
}
