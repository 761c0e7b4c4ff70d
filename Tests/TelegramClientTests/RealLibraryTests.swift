import NativeLoop
import Synchronization
import Testing

@testable import TelegramClient

/// TDLib itself, offline. Where there is no library these are skipped.
enum RealLibrary {
    static let client: TDJsonClient? = try? TDJsonClient.open()
    static let skipReason: Comment = "skipped: no libtdjson here (make setup fetches it, TDJSON_PATH names one)"

    /// A client that opens no socket: the network type is queued before the parameters.
    static func offlineClient() async throws -> TDLibClient {
        let client = TDLibClient(transport: try TDJsonClient.open())
        Task { _ = try? await client.setNetworkType(type: .networkTypeNone) }
        return client
    }

    static func parameters(_ folder: String, key: [UInt8] = []) -> AccountParameters {
        AccountParameters(
            apiID: 94575, apiHash: "0123456789abcdef0123456789abcdef", databaseFolder: folder,
            keyStore: FixedKey(result: .success(key)))
    }
}

@Suite(.enabled(if: RealLibrary.client != nil, RealLibrary.skipReason))
struct RealLibraryTests {
    private func library() throws -> TDJsonClient { try #require(RealLibrary.client) }

    /// What TDLib says against a request.
    private func refusal(_ body: () async throws -> some Any) async -> String? {
        do {
            _ = try await body()
            return nil
        } catch {
            return (error as? TDLibError)?.remote.map { "\($0.code) \($0.message)" } ?? "\(error)"
        }
    }

    @Test func isOpenedOnceAndIsQuiet() throws {
        let library = try library()
        #expect(try TDJsonClient.open() === library)
        #expect(try TDJsonClient.open(path: library.path) === library)
        #expect(LibraryVersion(library.version) != nil)
        #expect(library.commit.count == 40)
        #expect(try library.execute(GetLogVerbosityLevel()).verbosityLevel == 1)
    }

    @Test func answersItsTestFunctions() async throws {
        let client = TDLibClient(transport: try library())
        _ = try await client.testCallEmpty()
        #expect(try await client.testSquareInt(x: 100_000).value == 1_410_065_408)
        let text = "plain, é, Привет, 漢字, 😀, \"quotes\" \\ / \u{1} \u{7f}\n\0."
        #expect(try await client.testCallString(x: text).value == text)
        let bytes = (0..<257).map { UInt8(truncatingIfNeeded: $0) }
        #expect(try await client.testCallBytes(x: bytes).value == bytes)
        #expect(try await client.testCallVectorInt(x: [1, -5, .max, .min]).value == [1, -5, .max, .min])
        #expect(try await client.testCallVectorString(x: ["", "a"]).value == ["", "a"])
        let numbers = try await client.testCallVectorIntObject(x: [TestInt(value: 7), TestInt(value: -7)])
        #expect(numbers.value.map(\.value) == [7, -7])
        let strings = try await client.testCallVectorStringObject(x: [TestString(value: "😀")])
        #expect(strings.value.map(\.value) == ["😀"])
        #expect(await refusal { try await client.testUseUpdate() } == "404 Not Found")
        let flood = TDError(code: 429, message: "Too Many Requests: retry after 142")
        let error = await #expect(throws: TDLibError.self) { try await client.testReturnError(error: flood) }
        #expect(error?.floodWait == FloodWait(seconds: 142))
        #expect(try await client.send(json: #"{"@type":"testSquareInt","x":5,"@extra":"9"}"#).contains(#""value":25"#))
        await client.close()
    }

    @Test func answersItsSynchronousFunctionsAtOnce() throws {
        let library = try library()
        #expect(try library.execute(GetTextEntities(text: "😀 @user #tag")).entities.map(\.offset) == [3, 9])
        #expect(try library.execute(GetFileMimeType(fileName: "a.png")).text == "image/png")
        #expect(try library.execute(GetFileExtension(mimeType: "image/png")).text == "png")
        #expect(try library.execute(CleanFileName(fileName: "../a:b?.txt")).text == "a b.txt")
        #expect(try library.execute(GetCountryFlagEmoji(countryCode: "DE")).text == "🇩🇪")
        guard case .object(let object) = try library.execute(GetJsonValue(jsonValue: #"{"a":[null,true,"x"]}"#)) else {
            Issue.record("not an object")
            return
        }
        #expect(try library.execute(GetJsonString(jsonValue: .object(object))).text == #"{"a":[null,true,"x"]}"#)
        #expect(throws: TDLibError.self) { try library.execute(GetJsonValue(jsonValue: #""\ud800""#)) }
        let error = #expect(throws: TDLibError.self) { try library.execute(GetOption(name: "my_id")) }
        #expect(error?.remote?.message == "The option can't be get synchronously")
        let soft = #expect(throws: TDLibError.self) {
            try library.execute(CheckQuickReplyShortcutName(name: "a b"))
        }
        #expect(soft?.remote?.isCancellation == true)
    }

    @Test func parsesMarkup() throws {
        let parsed = try library().execute(
            ParseTextEntities(text: "*x*", parseMode: .markdown(TextParseModeMarkdown(version: 2))))
        #expect(parsed.text == "x")
    }

    @Test func refusesWrongParametersAndTakesRightOnesAfterwards() async throws {
        try await inTemporaryFolder { folder in
            let client = try await RealLibrary.offlineClient()
            func attempt(_ change: (inout AccountParameters) -> Void) async -> String? {
                var parameters = RealLibrary.parameters(folder + "/db")
                change(&parameters)
                return await refusal { try await client.send(parameters.function()) }
            }
            let apiText = "must be provided. Can be obtained at https://my.telegram.org"
            #expect(await attempt { $0.apiID = 0 } == "400 Valid api_id \(apiText)")
            #expect(await attempt { $0.apiID = -1 } == "400 Valid api_id \(apiText)")
            #expect(await attempt { $0.apiHash = "" } == "400 Valid api_hash \(apiText)")
            #expect(await attempt { $0.systemLanguageCode = "" } == "400 System language code must be non-empty")
            #expect(await attempt { $0.deviceModel = " " } == "400 Device model must be non-empty")
            #expect(await attempt { $0.applicationVersion = "" } == "400 Application version must be non-empty")
            try PrivateFile.write([], to: folder + "/file")
            let notAFolder = await attempt { $0.databaseFolder = folder + "/file" }
            #expect(notAFolder?.hasPrefix("400 Can't init database in the directory") == true)
            #expect(await refusal { try await client.getMe() }?.hasPrefix("400 Initialization parameters") == true)
            #expect(await attempt { _ in } == nil)
            #expect(await attempt { _ in } == "400 Unexpected setTdlibParameters")
            #expect(await refusal { try await client.getMe() } == "401 Unauthorized")
            #expect(
                await refusal { try await client.checkAuthenticationCode(code: "1") }
                    == "400 Call to checkAuthenticationCode unexpected")
            await client.close()
        }
    }

    @Test func aCoordinatorOpensClosesAndOpensTheSameAccountAgain() async throws {
        try await inTemporaryFolder { folder in
            for round in 0..<2 {
                let client = try await RealLibrary.offlineClient()
                let coordinator = Coordinator(
                    client: client,
                    parameters: AccountParameters(
                        apiID: 94575, apiHash: "0123456789abcdef0123456789abcdef", databaseFolder: folder + "/db",
                        keyStore: DatabaseKeyFile(path: folder + "/db/database.key")))
                guard case .waitPhoneNumber = try await coordinator.start() else {
                    Issue.record("round \(round): another state")
                    return
                }
                // The request for it may come after those of the start.
                _ = try await coordinator.connectionState.when {
                    if case .waitingForNetwork = $0 { true } else { false }
                }
                await coordinator.close()
            }
            #expect(fileMode(folder + "/db/database.key") == 0o600)
            // With another key TDLib refuses.
            let client = try await RealLibrary.offlineClient()
            let other = Coordinator(
                client: client, parameters: RealLibrary.parameters(folder + "/db", key: Array(repeating: 1, count: 32)))
            let error = await #expect(throws: TDLibError.self) { try await other.start() }
            #expect(error?.remote == RemoteFailure(code: 401, message: "Wrong database encryption key"))
            await other.close()
        }
    }

    @Test func destroyAndLogOutDeleteTheDatabaseAndACoordinatorBeginsAgain() async throws {
        try await inTemporaryFolder { folder in
            let client = try await RealLibrary.offlineClient()
            let coordinator = Coordinator(client: client, parameters: RealLibrary.parameters(folder + "/db"))
            try await coordinator.start()
            let first = coordinator.client.id
            #expect(!filesIn(folder + "/db").isEmpty)
            var states = coordinator.authorizationState.makeAsyncIterator()
            _ = try await coordinator.destroy()
            var seen: [String] = []
            while seen.last != "WaitPhoneNumber" || seen.count < 2, let state = await states.next() {
                seen.append(String(state.json.dropFirst(28).prefix { $0 != "\"" }))
            }
            #expect(seen == ["WaitPhoneNumber", "LoggingOut", "Closed", "WaitTdlibParameters", "WaitPhoneNumber"])
            #expect(coordinator.client.id != first)
            await coordinator.close()
        }
    }

    @Test func everyRequestAroundACloseIsAnsweredOnce() async throws {
        let client = TDLibClient(transport: try library())
        _ = try await client.testCallEmpty()
        let outcomes = await withTaskGroup { group in
            for number in 0..<2000 {
                group.addTask { () -> String in
                    if number == 1000 { Task { await client.close() } }
                    do {
                        _ = try await client.testSquareInt(x: Int32(number))
                        return "answer"
                    } catch {
                        let error = error as? TDLibError
                        return error?.code == .closed ? "closed" : "\(error?.remote?.code ?? 0)"
                    }
                }
            }
            return await group.reduce(into: [:]) { counts, outcome in counts[outcome, default: 0] += 1 }
        }
        #expect(outcomes.values.reduce(0, +) == 2000)
        #expect(Set(outcomes.keys).isSubset(of: ["answer", "closed", "500"]))
        await client.close()
        #expect(client.core.pendingCount == 0)
    }

    @Test func aHundredThousandPipelinedRequestsEachGetTheirOwnAnswer() async throws {
        let client = TDLibClient(transport: try library())
        let wrong = await withTaskGroup { group in
            for start in 0..<1000 {
                group.addTask {
                    var wrong = 0
                    for step in 0..<100 {
                        let number = Int32(start * 100 + step) % 40_000
                        let answer = try? await client.testSquareInt(x: number)
                        if answer?.value != number * number { wrong += 1 }
                    }
                    return wrong
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
        await client.close()
    }

    @Test func twentyClientsShareOneReceiveThread() async throws {
        let library = try library()
        try await withThrowingTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    let client = TDLibClient(transport: library)
                    let updates = client.updates()
                    for number in 0..<200 {
                        let answer = try await client.testSquareInt(x: Int32(number))
                        #expect(answer.value == Int32(number * number))
                    }
                    await client.close()
                    var names: [String] = []
                    for await update in updates {
                        switch update {
                        case .option(let option): names.append(option.name)
                        case .authorizationState(let change):
                            names.append(String(change.authorizationState.json.dropFirst(28).prefix { $0 != "\"" }))
                        default: names.append("another")
                        }
                    }
                    #expect(names == ["version", "commit_hash", "WaitTdlibParameters", "Closing", "Closed"])
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func aPendingRequestWithoutANetworkIsCancelledAtOnce() async throws {
        try await inTemporaryFolder { folder in
            let client = try await RealLibrary.offlineClient()
            let parameters = RealLibrary.parameters(folder + "/db")
            _ = try await client.send(parameters.function())
            let task = Task { try await client.setAuthenticationPhoneNumber(phoneNumber: "+15550100") }
            // TDLib does not answer it; this answer shows that it is in.
            _ = try await client.testCallEmpty()
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            await client.close()
        }
    }

    @Test(.enabled(if: ExitTest.current == nil))
    func aProcessThatEndsWithAnOpenClientClosesItFirst() async {
        await #expect(processExitsWith: .success) {
            let client = TDLibClient(transport: try TDJsonClient.open())
            _ = try await client.testCallEmpty()
            try await inTemporaryFolder { folder in
                let parameters = RealLibrary.parameters(folder + "/db")
                Task { _ = try? await client.setNetworkType(type: .networkTypeNone) }
                _ = try await client.send(parameters.function())
                exitProcess()
            }
        }
    }
}
