import Foundation
import TestSupport

/// A file system of a script's own, which goes with it.
enum MountedDisk {
    /// Runs a script of the shell in which `$1` is the file system, `$2` the command and `$3` the folder.
    /// - Parameters:
    ///   - mount: what mounts it, in the shell too.
    ///   - asRoot: in a namespace in which this user is root.
    static func run(
        _ script: String, mount: String, asRoot: Bool = false, in folder: TestFolder
    ) throws -> (code: Int32, output: String) {
        let disk = folder.path + "/disk"
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        return try ShellRun.run(
            ["unshare"] + (asRoot ? ["--user", "--map-root-user"] : []) + [
                "--mount", "sh", "-c", "PATH=$PATH:/usr/sbin:/sbin; \(mount) && { \(script)\n}", "sh", disk,
                try UnspoolProcess.executable().path, folder.path,
            ])
    }
}
