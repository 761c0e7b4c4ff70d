import Testing

@testable import TelegramClient

@Suite struct ReceiveLoopTests {
    @Test func aSlowConsumerOfOneClientDoesNotSlowAnother() async {
        let transport = FakeTransport(FakeTransport.agreeable)
        let clients = [TDLibClient(transport: transport), TDLibClient(transport: transport)]
        let streams = clients.map { $0.updates(of: [.chatTitle]) }
        for client in clients { _ = try? await client.testCallEmpty() }
        for number in 0..<1000 {
            for client in clients {
                transport.receiveUpdate(
                    #"{"@type":"updateChatTitle","chat_id":\#(number),"title":"\#(client.id)"}"#, client.id)
            }
        }
        func take(_ stream: EventStream<Update>, _ id: Int32) async {
            var next: Int64 = 0
            for await update in stream {
                guard case .chatTitle(let title) = update else { continue }
                #expect(title.chatID == next)
                #expect(title.title == "\(id)")
                next += 1
                if next == 1000 { break }
            }
            #expect(next == 1000)
        }
        // The second client is done before the first consumer takes its first update.
        await take(streams[1], clients[1].id)
        await take(streams[0], clients[0].id)
        for client in clients { await client.close() }
        #expect(transport.overlaps == 0)
    }

    @Test func theThreadEndsWithTheLastClientAndStartsAgainForTheNext() async throws {
        let transport = FakeTransport(FakeTransport.agreeable)
        for _ in 0..<20 {
            let clients = (0..<3).map { _ in TDLibClient(transport: transport) }
            await withTaskGroup { group in
                for client in clients {
                    group.addTask {
                        _ = try? await client.testCallEmpty()
                        await client.close()
                    }
                }
            }
        }
        #expect(transport.overlaps == 0)
    }

    @Test func linesForNobodyAreDropped() async throws {
        let transport = FakeTransport(FakeTransport.agreeable)
        let client = TDLibClient(transport: transport)
        for line in ["", "{}", "[", #"{"@type":"ok","@extra":"1","@client_id":99}"#, #"{"@type":"ok"}"#, "\u{0}"] {
            transport.receive(line)
        }
        _ = try await client.testCallEmpty()
        await client.close()
    }

    @Test func twentyClientsAtOnce() async throws {
        let transport = FakeTransport(FakeTransport.agreeable)
        try await withThrowingTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    let client = TDLibClient(transport: transport)
                    for _ in 0..<100 { _ = try await client.testCallEmpty() }
                    await client.close()
                }
            }
            try await group.waitForAll()
        }
        #expect(transport.overlaps == 0)
        #expect(Set(transport.requests.map(\.clientID)).count == 20)
    }
}
