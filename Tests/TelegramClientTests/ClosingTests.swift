import Synchronization
import Testing

@testable import TelegramClient

@Suite struct ClosingTests {
    @Test func closeReturnsAfterTheLastStateAndNothingIsSentAfterIt() async {
        let transport = FakeTransport { transport, request in
            guard request.type == "close" else { return }
            transport.receiveState("authorizationStateLoggingOut")
            transport.receive("")
            transport.finishClosing(request)
        }
        let client = TDLibClient(transport: transport)
        let updates = client.updates()
        let waiting = Task { await errorCode { try await client.testCallEmpty() } }
        await transport.whenSent(1)
        await client.close()
        #expect(client.isClosed)
        #expect(await waiting.value == .closed)
        let states = await updates.reduce(into: [String]()) { states, update in
            if case .authorizationState(let change) = update { states.append("\(change.authorizationState)") }
        }
        #expect(states.count == 3)
        #expect(states.last?.contains("losed") == true)
        let sent = transport.requests.count
        #expect(await errorCode { try await client.getMe() } == .closed)
        #expect(await errorCode { try await client.send(json: #"{"@type":"getMe"}"#) } == .closed)
        #expect(await errorCode { try client.execute(GetLogVerbosityLevel()) } == .closed)
        await client.close()
        #expect(transport.requests.count == sent)
    }

    @Test func manyTasksMayCloseAndOneCloseIsSent() async {
        let transport = FakeTransport(FakeTransport.agreeable)
        let client = TDLibClient(transport: transport)
        _ = try? await client.testCallEmpty()
        await withTaskGroup { group in
            for _ in 0..<50 {
                group.addTask {
                    await client.close()
                    #expect(client.isClosed)
                }
            }
        }
        #expect(transport.requests.filter { $0.type == "close" }.count == 1)
    }

    @Test func aClientThatSentNothingClosesWithoutTDLib() async {
        let transport = FakeTransport()
        let client = TDLibClient(transport: transport)
        let updates = client.updates()
        await client.close()
        for await _ in updates { Issue.record("no update was sent") }
        #expect(transport.requests.isEmpty)
        #expect(await errorCode { try await client.getMe() } == .closed)
    }

    @Test func aClientThatTDLibClosesByItselfIsClosed() async {
        let transport = FakeTransport(FakeTransport.agreeable)
        let client = TDLibClient(transport: transport)
        let updates = client.updates(of: [])
        _ = try? await client.testCallEmpty()
        transport.receiveState("authorizationStateClosed")
        for await _ in updates {}
        #expect(client.isClosed)
        #expect(await errorCode { try await client.getMe() } == .closed)
        await client.close()
        #expect(transport.requests.count == 1)
    }

    @Test func aClientThatIsDroppedIsClosed() async {
        let transport = FakeTransport(FakeTransport.agreeable)
        do {
            let client = TDLibClient(transport: transport)
            _ = try? await client.testCallEmpty()
        }
        await transport.whenSent(2)
        #expect(transport.requests.last?.type == "close")
    }

    @Test func requestsFromManyTasksDuringACloseAllEnd() async {
        let transport = FakeTransport(FakeTransport.agreeable)
        let client = TDLibClient(transport: transport)
        let closed = Mutex(false)
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    while true {
                        do {
                            _ = try await client.testCallEmpty()
                        } catch {
                            #expect((error as? TDLibError)?.code == .closed)
                            return
                        }
                    }
                }
            }
            await transport.whenSent(200)
            await client.close()
            closed.withLock { $0 = true }
        }
        #expect(client.core.pendingCount == 0)
        // The last call of the transport was made before close returned; after it came none.
        #expect(await errorCode { try await client.testCallEmpty() } == .closed)
    }
}
