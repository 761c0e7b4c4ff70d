import Foundation

/// The checkpoints of walks that were broken off, in a file of the destination's work folder.
///
/// It is written as a whole under another name first. Whatever is wrong with it costs only that a walk begins anew.
struct WalkCheckpoints {
    static let fileName = "walks.json"
    private static let largestFile = 4 << 20
    private static let most = 256

    private var walks: [String: WalkCheckpoint] = [:]
    private let folder: Descriptor

    init(folder: Descriptor) {
        self.folder = folder
        guard let file = try? Descriptor.open(Self.fileName, in: folder, .read), let facts = try? file.facts(),
            facts.isRegular,
            let bytes = try? file.readAll(limit: Self.largestFile)
        else { return }
        walks = (try? JSONDecoder().decode([String: WalkCheckpoint].self, from: Data(bytes))) ?? [:]
    }

    subscript(name: String) -> WalkCheckpoint? { walks[name] }

    /// Takes a checkpoint, or drops it (nil), and writes the file; without any there is none.
    mutating func set(_ checkpoint: WalkCheckpoint?, ofWalk name: String) throws(POSIXFailure) {
        guard walks[name] != checkpoint else { return }
        if checkpoint != nil, walks[name] == nil, walks.count >= Self.most, let old = walks.keys.min() {
            walks[old] = nil
        }
        walks[name] = checkpoint
        guard !walks.isEmpty else {
            do throws(POSIXFailure) {
                try folder.remove(Self.fileName)
            } catch {
                guard error.isMissing else { throw error }
            }
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(walks) else { return }
        let temporary = "walks.part"
        try? folder.remove(temporary)
        let file = try Descriptor.open(temporary, in: folder, .createNew)
        try file.write(Array(data))
        try file.sync()
        try folder.rename(temporary, to: Self.fileName, in: folder)
    }
}
