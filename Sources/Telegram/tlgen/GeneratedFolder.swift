import CommandLineInterface
import Foundation
import TelegramSchemaGenerator

/// A folder whose Swift files come from the generator.
struct GeneratedFolder {
    let path: String
    let files: [SchemaGenerator.File]

    private var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

    /// Makes the folder if it is missing.
    func make() throws {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw failure("cannot make the folder '\(path)'", error)
        }
    }

    /// Makes the existing folder what the generator makes. Each file is replaced as a whole, or not at all.
    func write() throws -> (written: Int, removed: Int) {
        var written = 0
        for file in files where content(of: file.name) != Data(file.text.utf8) {
            do {
                try Data(file.text.utf8).write(to: url.appending(path: file.name), options: .atomic)
                written += 1
            } catch {
                throw failure("cannot write '\(path)/\(file.name)'", error)
            }
        }
        let outdated = try outdatedFiles()
        for name in outdated {
            do {
                try FileManager.default.removeItem(at: url.appending(path: name))
            } catch {
                throw failure("cannot remove '\(path)/\(name)'", error)
            }
        }
        return (written, outdated.count)
    }

    /// One line for each file that is not as the generator makes it.
    func differences() throws -> [String] {
        let changed = files.compactMap { file in
            switch content(of: file.name) {
            case nil: "\(path)/\(file.name) is missing"
            case Data(file.text.utf8): nil
            default: "\(path)/\(file.name) differs"
            }
        }
        return changed + (try outdatedFiles()).map { "\(path)/\($0) is not needed any more" }
    }

    private func content(of name: String) -> Data? { try? Data(contentsOf: url.appending(path: name)) }

    /// Files that say in their first line that the generator made them, but that it does not make now.
    private func outdatedFiles() throws -> [String] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw failure("cannot list the folder '\(path)'", error)
        }
        let wanted = Set(files.map(\.name))
        let mark = Data("// Made by `tlgen generate`".utf8)
        return names.filter {
            $0.hasSuffix(".swift") && !wanted.contains($0) && content(of: $0)?.starts(with: mark) == true
        }
        .sorted()
    }

    private func failure(_ what: String, _ error: any Error) -> CommandFailure {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let reason = (cause ?? error as NSError).localizedDescription
        return CommandFailure("\(what): \(reason)", exitCode: .cannotCreate)
    }
}
