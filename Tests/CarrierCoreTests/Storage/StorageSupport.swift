import CarrierCore
import CarrierWire
import Foundation

/// A data folder that is removed at the end of the test.
final class StorageFolder {
    let root = NSTemporaryDirectory() + "/martlet-storage-" + UUID().uuidString
    var path: String { root + "/node" }
    /// What the data folder takes for the time, in seconds.
    var seconds: Int64 = 1_000_000

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func open() throws(NodeError) -> DataFolder { try DataFolder(path: path, seconds: { [self] in seconds }) }

    /// The content of a file, or nil.
    subscript(name: String) -> [UInt8]? {
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

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    func mode(_ name: String = "") throws -> Int {
        let facts = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return (facts[.posixPermissions] as? NSNumber)?.intValue ?? -1
    }
}

/// Content that is told apart by one number.
func content(_ number: UInt8) -> CarrierData {
    CarrierData(savedata: [number, 2, 3, 4, 5], labels: [0: "Alice", 7: "Bob"])
}

/// The error that `body` throws.
func nodeError(_ body: () throws(NodeError) -> Void) -> NodeError? {
    do throws(NodeError) {
        try body()
        return nil
    } catch {
        return error
    }
}
