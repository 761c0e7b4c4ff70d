import TestSupport

extension TestFolder {
    /// What an export saved: without what it keeps beside the files.
    func exportedNames(in name: String) -> [String] {
        names(in: name).filter { ![".unspool", "index.html", "manifest.ndjson"].contains($0) }
    }
}
