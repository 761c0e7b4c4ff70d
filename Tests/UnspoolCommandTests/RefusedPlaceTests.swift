import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Folders and files that the user may not use, and limits of the process: what is in the way is named.
@Suite(.serialized)
struct RefusedPlaceTests {
    /// Runs a script of the shell in the folder as a user whom permissions hold for; `$unspool` is the command, `$export` an
    /// export into the folder that comes next.
    private static func run(_ script: String, _ folder: TestFolder) throws -> (code: Int32, output: String) {
        let isRoot = geteuid() == 0
        let user = isRoot ? ["setpriv", "--reuid", "65533", "--regid", "65533", "--clear-groups", "env"] : []
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
        return try ShellRun.run(
            user + [
                "HOME=\(folder.path)", "TMPDIR=\(folder.path)", "XDG_DATA_HOME=", "sh", "-c",
                """
                cd "$1" || exit 9; unspool="$2"; export="$2 --simulated --quiet export Holiday --to"
                \(script)
                """, "sh", folder.path, try UnspoolProcess.executable().path,
            ])
    }

    /// Whether there is a user whom permissions hold for, and who may run the command.
    private static let canTry: Bool = {
        guard let folder = try? TestFolder(), let result = try? run("$unspool --version", folder) else { return false }
        return result.code == 0
    }()

    @Test(
        .enabled(if: canTry, "Skipped: permissions hold for no user that tests can be."),
        arguments: [
            ("mkdir ro; chmod 555 ro; $export ro/new", 73, "unspool export: ro may not be written"),
            ("mkdir ro; chmod 555 ro; $export ro", 73, "unspool export: ro may not be written"),
            ("$export a; chmod 555 a; $export a; chmod 755 a", 73, "unspool export: a may not be written"),
            ("$export a; chmod 555 a/.unspool; $export a", 73, "unspool export: a/.unspool may not be written"),
            ("$export a; chmod 444 a/.unspool/*; $export a", 73, "a/.unspool/journal.sqlite may not be read and"),
            ("$export a; chmod 0 a/.unspool/*; $export a", 73, "a/.unspool/journal.sqlite may not be read and"),
            ("mkdir e; : > e/.unspool; $export e", 73, "e/.unspool is a file or a link"),
            ("mkdir e; : > e/.unspool; $export e --dry-run", 73, "e/.unspool is a file or a link"),
            ("$export a; TMPDIR=/no/where $export a --dry-run", 74, "There is no folder /no/where for temporary files"),
            ("$export a; mkdir t; chmod 555 t; TMPDIR=$PWD/t $export a --dry-run", 74, "may not be written. Set"),
            // In blocks of 512 or 1024 bytes.
            ("ulimit -f 20; $export a", 5, "'ulimit -f' allows. Raise it and run the same command again"),
            ("ulimit -n 8; $export a", 1, "too few files may be open at once; allow more with 'ulimit -n 256'"),
            ("$export a; ulimit -n 16; $export a", 73, "too many files are open. Allow more with 'ulimit -n'"),
        ])
    func `what is in the way is named, with the right code`(script: String, code: Int32, text: String) throws {
        let folder = try TestFolder()
        let result = try Self.run(
            script.replacing("; chmod 755 a", with: "; code=$?; chmod 755 a; exit $code"), folder)
        #expect(result.code == code && result.output.contains(text), "\(script): \(result.code) \(result.output)")
    }
}
