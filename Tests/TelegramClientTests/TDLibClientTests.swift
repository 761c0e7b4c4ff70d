import Dispatch
import Synchronization
import Testing

@testable import TelegramClient

/// Against a transport whose every line the test writes.
@Suite struct TDLibClientTests {
    // On the main actor, whose tasks begin in the order in which they were made.
    @MainActor @Test func everyCallerGetsItsOwnAnswerAndUpdatesKeepTheirOrder() async throws {
        let transport = FakeTransport()
        let client = TDLibClient(transport: transport)
        var updates = client.updates(of: [.option]).makeAsyncIterator()
        let tasks = (1...3).map { number in Task { try await client.testSquareInt(x: Int32(number)) } }
        await transport.whenSent(3)
        let requests = transport.requests
        #expect(requests.map { number("x", in: $0.text) } == [1, 2, 3])
        #expect(Set(requests.map(\.extra)).count == 3)
        for (place, answered) in [2, 0, 1].enumerated() {
            transport.answer(requests[answered], #"{"@type":"testInt","value":\#(answered * 10)}"#)
            transport.receiveUpdate(
                #"{"@type":"updateOption","name":"\#(place)","value":{"@type":"optionValueEmpty"}}"#)
        }
        for (index, task) in tasks.enumerated() { #expect(try await task.value.value == Int32(index * 10)) }
        for place in 0..<3 {
            let update = await updates.next()
            guard case .option(let option)? = update else {
                Issue.record("no option")
                return
            }
            #expect(option.name == "\(place)")
        }
        await client.close()
    }

    @MainActor @Test func aRequestIsSentWhereItsCallerRuns() async throws {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        let places = Mutex<[Bool]>([])
        let transport = FakeTransport { transport, request in
            places.withLock { $0.append(DispatchQueue.getSpecific(key: key) == true) }
            FakeTransport.agreeable(transport, request)
        }
        let client = TDLibClient(transport: transport)
        for _ in 0..<5 { _ = try await client.testCallEmpty() }
        _ = try await client.send(TestCallEmpty(), timeLimit: nil)
        _ = try await client.send(json: #"{"@type":"testCallEmpty"}"#)
        let task = Task { _ = try await client.testCallEmpty() }
        try await task.value
        #expect(places.withLock { $0 } == Array(repeating: true, count: 8))
        await client.close()
    }

    @Test func aSubmittedRequestIsInLineBeforeAnyLaterOneAndAnsweredByItsTask() async throws {
        let transport = FakeTransport { transport, request in
            switch request.type {
            case "setAlarm": break
            default: FakeTransport.agreeable(transport, request)
            }
        }
        let client = TDLibClient(transport: transport)
        let submitted = try client.submit(SetAlarm(seconds: 1))
        #expect(transport.requests.map(\.type) == ["setAlarm"])
        _ = try await client.testCallEmpty()
        transport.answer(try #require(transport.requests.first), #"{"@type":"ok"}"#)
        _ = try await submitted.value
        // Answered before anybody asks its task, refused, cancelled, cut off.
        let early = try client.submit(TestCallEmpty())
        let refused = try client.submit(SetAlarm(seconds: 2))
        transport.answer(try #require(transport.requests.last), #"{"@type":"error","code":400,"message":"no"}"#)
        let cancelled = try client.submit(SetAlarm(seconds: 3))
        cancelled.cancel()
        let open = try client.submit(SetAlarm(seconds: 4))
        _ = try await early.value
        #expect(await errorCode { try await refused.value } == .remote)
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(await errorCode { try client.submit(SetAlarm(seconds: .nan)) } == .unsendable)
        await client.close()
        #expect(await errorCode { try await open.value } == .closed)
        #expect(await errorCode { try await client.submit(TestCallEmpty()).value } == .closed)
    }

    @Test func requestsOfOneCallerAreSentInCallOrder() async throws {
        let transport = FakeTransport(FakeTransport.agreeable)
        let client = TDLibClient(transport: transport)
        for number in 0..<50 { _ = try await client.setAlarm(seconds: Double(number)) }
        await client.close()
        let sent = transport.requests.compactMap { number("seconds", in: $0.text) }
        #expect(sent == Array(0..<50))
    }

    @Test func aCancelledCallerLeavesAtOnceAndItsLateAnswerIsDropped() async throws {
        let transport = FakeTransport()
        let client = TDLibClient(transport: transport)
        let updates = client.updates(of: [.option])
        let task = Task { try await client.testCallEmpty() }
        await transport.whenSent(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(client.core.pendingCount == 0)
        transport.answer(transport.requests[0], #"{"@type":"ok"}"#)
        transport.receiveUpdate(#"{"@type":"updateOption","name":"a","value":{"@type":"optionValueEmpty"}}"#)
        #expect(await updates.first { _ in true } != nil)
        await client.close()
    }

    @Test func aTaskThatIsAlreadyCancelledSendsNothing() async {
        let transport = FakeTransport()
        let client = TDLibClient(transport: transport)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.testCallEmpty()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(transport.requests.isEmpty)
        #expect(client.core.pendingCount == 0)
        await client.close()
    }

    @Test func anErrorAnswerIsThrownWithCodeAndText() async {
        let transport = FakeTransport { transport, request in
            if request.type == "close" { return transport.finishClosing(request) }
            transport.answer(request, #"{"@type":"error","code":404,"message":"Not Found"}"#)
        }
        let client = TDLibClient(transport: transport)
        let error = await #expect(throws: TDLibError.self) { try await client.getMe() }
        #expect(error?.remote == RemoteFailure(code: 404, message: "Not Found"))
        await client.close()
    }

    @Test func anAnswerThatDoesNotFitIsAnErrorThatNamesThePlace() async {
        let transport = FakeTransport { transport, request in
            if request.type == "close" { return transport.finishClosing(request) }
            transport.answer(request, #"{"@type":"testInt","value":"secret"}"#)
        }
        let client = TDLibClient(transport: transport)
        let error = await #expect(throws: TDLibError.self) { try await client.testSquareInt(x: 2) }
        #expect(error?.code == .undecodable)
        #expect(error?.description.contains("value") == true)
        #expect(error.map { "\($0) \($0.message)" }?.contains("secret") == false)
        await client.close()
    }

    @Test func anErrorThatNamesNoRequestFailsAllThatWait() async {
        let transport = FakeTransport()
        let client = TDLibClient(transport: transport)
        let task = Task { await errorCode { try await client.testCallEmpty() } }
        await transport.whenSent(1)
        transport.receiveUpdate(#"{"@type":"error","code":400,"message":"Failed to parse"}"#)
        #expect(await task.value == .uncorrelated)
        await client.close()
    }

    @Test func unknownAndUnfittingUpdatesArriveInTheirPlaceWithTheirJSON() async {
        let transport = FakeTransport(FakeTransport.agreeable)
        let log = Mutex<[String]>([])
        let client = TDLibClient(
            transport: transport,
            configuration: .init(log: LogSink(upTo: .warning) { entry in log.withLock { $0.append(entry.message) } }))
        let updates = client.updates()
        _ = try? await client.testCallEmpty()
        transport.receiveUpdate(#"{"@type":"updateOption","name":"a","value":{"@type":"optionValueEmpty"}}"#)
        transport.receiveUpdate(#"{"@type":"updateSomethingNew","a":1}"#)
        transport.receiveUpdate(#"{"@type":"updateChatTitle","chat_id":[],"title":"x"}"#)
        transport.receiveUpdate(#"{"@type":"updateOption","name":"b","value":{"@type":"optionValueEmpty"}}"#)
        await client.close()
        var seen: [String] = []
        for await update in updates {
            switch update {
            case .option(let option): seen.append(option.name)
            case .unknown(let type, let json):
                seen.append(type)
                #expect(json.hasPrefix(#"{"@type":"\#(type)","#))
            case .authorizationState: break
            default: Issue.record("unexpected")
            }
        }
        #expect(seen == ["a", "updateSomethingNew", "updateChatTitle", "b"])
        #expect(log.withLock { $0.contains { $0.contains("updateChatTitle") && $0.contains("chat_id") } })
    }

    @Test func anObserverGetsOnlyTheKindsItAskedFor() async {
        let transport = FakeTransport(FakeTransport.agreeable)
        let client = TDLibClient(transport: transport)
        let options = client.updates(of: [.option])
        var unknown = UpdateKinds()
        unknown.includesUnknown = true
        let others = client.updates(of: unknown)
        _ = try? await client.testCallEmpty()
        transport.receiveUpdate(#"{"@type":"updateSomethingNew"}"#)
        transport.receiveUpdate(#"{"@type":"updateOption","name":"a","value":{"@type":"optionValueEmpty"}}"#)
        transport.receiveUpdate(#"{"@type":"updateChatTitle","chat_id":5,"title":"x"}"#)
        await client.close()
        #expect(await options.reduce(into: []) { $0.append($1.kind) } == [.option])
        #expect(await others.reduce(into: []) { $0.append($1.kind) } == [nil])
    }

    @Test func aSlowObserverWithABoundIsToldWhatItMissed() async {
        let transport = FakeTransport(FakeTransport.agreeable)
        let client = TDLibClient(transport: transport)
        let updates = client.updates(of: [.chatTitle], keepingNewest: 2)
        _ = try? await client.testCallEmpty()
        for number in 0..<10 {
            transport.receiveUpdate(#"{"@type":"updateChatTitle","chat_id":\#(number),"title":""}"#)
        }
        await client.close()
        var seen: [String] = []
        for await event in updates {
            switch event {
            case .missed(let count): seen.append("missed \(count)")
            case .event(.chatTitle(let title)): seen.append("\(title.chatID)")
            case .event: break
            }
        }
        #expect(seen == ["missed 8", "8", "9"])
    }

    @Test func rawJSONIsSentWithAnExtraOfOurOwnAndAnsweredAsItCame() async throws {
        let transport = FakeTransport(FakeTransport.agreeable)
        let client = TDLibClient(transport: transport)
        let answer = try await client.send(json: #"{"@type":"futureFunction","@extra":"mine"}"#)
        #expect(answer.hasPrefix(#"{"@type":"ok","@extra":""#))
        #expect(await errorCode { try await client.send(json: "[]") } == .unsendable)
        #expect(await errorCode { try await client.send(json: #"{"@type":"\ud800"}"#) } == .unsendable)
        #expect(transport.requests.map(\.type) == ["futureFunction"])
        await client.close()
    }

    @Test func textThatTDLibWouldNotSurviveIsRefusedByTypeAndByValue() async {
        let transport = FakeTransport()
        let client = TDLibClient(transport: transport)
        let deadly = GetJsonValue(jsonValue: #"{"a":"\ud800"}"#)
        #expect(await errorCode { try await client.send(deadly) } == .unsendable)
        #expect(await errorCode { try client.execute(deadly) } == .unsendable)
        #expect(await errorCode { try await client.setAlarm(seconds: .infinity) } == .unsendable)
        var text = RichText.plain(RichTextPlain(text: ""))
        for _ in 0..<200 { text = .bold(RichTextBold(text: text)) }
        #expect(throws: TDEncodingError.self) { try text.jsonBytes() }
        #expect(transport.requests.isEmpty)
        await client.close()
    }

    @Test func floodWaitsAreAState() async throws {
        let transport = FakeTransport { transport, request in
            if request.type == "close" { return transport.finishClosing(request) }
            transport.answer(request, #"{"@type":"error","code":429,"message":"Too Many Requests: retry after 142"}"#)
        }
        let client = TDLibClient(transport: transport)
        let error = await #expect(throws: TDLibError.self) { try await client.getMe() }
        #expect(error?.floodWait == FloodWait(seconds: 142))
        #expect(client.floodWaits.current == FloodWait(seconds: 142))
        await client.close()
    }
}
