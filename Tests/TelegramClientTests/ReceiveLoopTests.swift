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

    @Test func damagedLinesHarmNobody() async throws {
        let transport = FakeTransport(FakeTransport.agreeable)
        let client = TDLibClient(transport: transport)
        let updates = client.updates()
        _ = try await client.testCallEmpty()
        let lines = [
            #"{"@type":"updateChatTitle","chat_id":5,"title":"\ud83d\ude00 x","@client_id":1}"#,
            #"{"@type":"updateOption","name":"a","value":{"@type":"optionValueInteger","value":"7"},"@client_id":1}"#,
            #"{"@type":"testInt","value":25,"@extra":"7777777777","@client_id":1}"#,
            #"{"@type":"error","code":400,"message":"x","@extra":"8888888888","@client_id":1}"#,
        ].map { Array($0.utf8) }
        // A linear congruential generator: the same damage on every run.
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<5_000 {
            var line = lines[random(lines.count)]
            for _ in 0...random(3) {
                switch random(3) {
                case 0: line[random(line.count)] = UInt8(truncatingIfNeeded: random(256))
                case 1: line.removeLast(random(line.count))
                default: line.insert(Array("{}[]\",:\\0e-".utf8)[random(11)], at: random(line.count))
                }
                if line.isEmpty { line = [0] }
            }
            transport.receive(bytes: line)
        }
        // An error whose `@extra` is damaged fails all that wait, so nobody waits until they are through.
        var last = client.updates(of: [.chatPosition]).makeAsyncIterator()
        transport.receiveUpdate(
            #"{"@type":"updateChatPosition","chat_id":1,"position":{"@type":"chatPosition","list":{"@type":"chatListMain"}}}"#
        )
        _ = await last.next()
        _ = try await client.testCallEmpty()
        await client.close()
        var count = 0
        for await _ in updates { count += 1 }
        #expect(count > 0)
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
