import NativeLoop
import Testing

@testable import TelegramClient

@Suite struct DatabaseKeyTests {
    @Test func isMadeOnceAtRandomAndOnlyItsOwnerCanReadIt() async throws {
        try await inTemporaryFolder { folder in
            let store = DatabaseKeyFile(path: folder + "/deep/database.key")
            let key = try store.key()
            #expect(key.revealed.count == 32)
            #expect(try store.key() == key)
            #expect(fileMode(store.path) == 0o600)
            let other = try DatabaseKeyFile(path: folder + "/other.key").key()
            #expect(other != key)
            #expect(!"\(key)".contains("\(key.revealed[0])"))
        }
    }

    @Test(arguments: [[], [1, 2, 3], [UInt8](repeating: 1, count: 33)] as [[UInt8]])
    func aDamagedKeyIsAnErrorAndIsNotReplaced(_ bytes: [UInt8]) async throws {
        try await inTemporaryFolder { folder in
            let path = folder + "/database.key"
            try PrivateFile.write(bytes, to: path)
            let error = #expect(throws: TDLibError.self) { try DatabaseKeyFile(path: path).key() }
            #expect(error?.code == .file)
            #expect(error?.message.contains("32 bytes") == true)
            let kept = try PrivateFile.read(path, limit: 100)
            #expect(kept == bytes)
        }
    }

    @Test func ofManyThatMakeItAtOnceAllHaveTheSame() async throws {
        try await inTemporaryFolder { folder in
            let keys = try await withThrowingTaskGroup { group in
                for _ in 0..<16 {
                    group.addTask { try DatabaseKeyFile(path: folder + "/database.key").key().revealed }
                }
                return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
            }
            #expect(keys.count == 1)
        }
    }

    @Test(arguments: [
        (["de_DE.UTF-8"], "de-DE"), (["", "C", "fr"], "fr"), (["POSIX"], "en"), ([], "en"),
        (["C.UTF-8", "sr@latin"], "sr"),
    ]) func theLanguageIsThatOfTheFirstLocaleThatNamesOne(_ locales: [String], _ language: String) {
        #expect(SystemDescription.language(locales) == language)
    }

    @Test func theSystemAlwaysHasADescription() {
        #expect(!SystemDescription.deviceModel.isEmpty)
        #expect(!SystemDescription.languageCode.isEmpty)
        #expect(SystemDescription.dataFolder.hasPrefix("/"))
    }
}
