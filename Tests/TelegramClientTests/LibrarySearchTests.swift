import Testing

@testable import TelegramClient

@Suite struct LibrarySearchTests {
    private func search(files: Set<String> = []) -> LibrarySearch {
        LibrarySearch(
            executable: "/srv/a/bench/.build/debug/tool", fileExists: { files.contains($0) })
    }

    private var system: [String] { LibrarySearch.systemPaths }

    @Test func looksInTheCheckoutsAboveTheProgram() {
        let places = search(files: ["/srv/a/Package.swift", "/srv/a/bench/Package.swift", "/Package.swift"]).places
        let name = LibrarySearch.fileName
        #expect(
            places.map(\.path) == ["/srv/a/bench/.cache/tdjson/\(name)", "/srv/a/.cache/tdjson/\(name)"] + system)
    }

    @Test func theCurrentFolderIsNoPlace() {
        #expect(LibrarySearch.inThisProcess(explicitPath: nil).places.allSatisfy { !$0.path.hasPrefix(".") })
        #expect(search(files: ["/home/b/Package.swift"]).places.map(\.path) == system)
    }

    @Test func looksOnlyWhereItWasTold() {
        var search = search(files: ["/srv/a/Package.swift"])
        search.environmentPath = "/env/lib.so"
        #expect(search.places.map(\.path) == ["/env/lib.so"])
        search.explicitPath = "/given/lib.so"
        #expect(search.places.map(\.path) == ["/given/lib.so"])
    }

    @Test func anEmptyVariableIsNone() {
        var search = search()
        search.environmentPath = ""
        #expect(search.places.map(\.path) == system)
    }

    @Test func aMissingLibraryIsAnErrorThatSaysWhereItLookedAndWhatToDo() {
        let error = #expect(throws: TDLibError.self) { try TDJsonClient.open(path: "/no/such/libtdjson.so") }
        #expect(error?.code == .libraryMissing)
        #expect(error?.message.contains("/no/such/libtdjson.so (the path that was given): ") == true)
        #expect(error?.message.contains("make setup") == true)
        #expect(error?.message.contains("TDJSON_PATH") == true)
    }

    @Test func anEmptyPathDoesNotMeanTheProgramItself() {
        let error = #expect(throws: TDLibError.self) { try TDJsonClient.open(path: "") }
        #expect(error?.code == .libraryMissing)
    }

    @Test(arguments: [
        ("1.8.66", LibraryVersionPolicy.exact, "accept"), ("1.8.67", .exact, "refuse"),
        ("1.8.67", .sameOrNewer, "warn"),
        ("1.8.100", .sameOrNewer, "warn"), ("1.8.9", .sameOrNewer, "refuse"), ("2.0", .sameOrNewer, "warn"),
        ("1.8.65", .any, "warn"), ("", .sameOrNewer, "refuse"), ("x", .any, "warn"), ("1..9", .sameOrNewer, "refuse"),
    ]) func judgesTheVersion(_ version: String, _ policy: LibraryVersionPolicy, _ expected: String) {
        #expect("\(policy.judge(library: version, schema: "1.8.66"))".hasPrefix(expected))
    }
}
