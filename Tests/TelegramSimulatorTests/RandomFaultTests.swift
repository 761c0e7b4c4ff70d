import Foundation
import TelegramAPI
import TestSupport
import Testing

@testable import TelegramSimulator

struct RandomFaultTests {
    private func makeWorld() -> (world: SimulatedWorld, chat: Int64) {
        var world = SimulatedWorld()
        let chat = world.addChat(.channel, title: "Files")
        for number in 0..<30 {
            world.addMessage(
                to: chat, .document(world.media(.random(size: 3_000), name: "\(number).bin", mimeType: "")))
        }
        return (world, chat)
    }

    /// What a program that reads and fetches everything sees, without the folder's name.
    private func record(_ plan: SimulatedFaultPlan) throws -> [String] {
        let (world, chat) = makeWorld()
        var configuration = SimulatorConfiguration()
        configuration.time = .manual
        let telegram = SimulatedTelegram(world: world, configuration: configuration)
        let signedIn = try SignedIn(telegram)
        signedIn.loadAll()
        signedIn.conversation.lines = []
        telegram.use(plan)
        for number in 1...30 {
            signedIn.conversation.send(
                #"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(number << 20),"@extra":\#(number)}"#)
        }
        for _ in 0..<20 {
            signedIn.conversation.drain()
            telegram.advance(by: .seconds(1))
        }
        for number in 1...30 {
            signedIn.conversation.send(
                #"{"@type":"downloadFile","file_id":\#(number),"priority":1,"synchronous":true}"#)
        }
        for _ in 0..<20 {
            signedIn.conversation.drain()
            telegram.advance(by: .seconds(1))
        }
        #expect(telegram.defects == [])
        return signedIn.conversation.lines.map { $0.replacing(signedIn.folder.path, with: "") }
    }

    @Test func theSameSeedGivesTheSameFaults() throws {
        #expect(try record(SimulatedFaultPlan(seed: 4)) == record(SimulatedFaultPlan(seed: 4)))
        #expect(try record(SimulatedFaultPlan(seed: 4)) != record(SimulatedFaultPlan(seed: 5)))
    }

    @Test func everyKindOfFaultHappensForSomeSeed() throws {
        var seen: Set<String> = []
        for seed: UInt64 in 0..<300 {
            var plan = SimulatedFaultPlan(seed: seed)
            plan.rates.longFloodWait = 0.02
            plan.rates.closing = 0.01
            plan.rates.unknownContent = 0.02
            plan.downloadRates.stuck = 0.02
            for call in 1...20 {
                for effect in plan.effects(of: "getChatHistory", call: call) { seen.insert(name(effect)) }
                if let effect = plan.effect(ofDownload: "file", size: 1_000, attempt: call) {
                    seen.insert(name(effect))
                }
            }
            #expect(plan.effects(of: "checkAuthenticationCode", call: 1).isEmpty)
        }
        #expect(
            seen == [
                "error", "floodWait", "delay", "postpone", "close", "unknownUpdate", "unknownState", "unknownContent",
                "failDownload", "stallDownload", "pauseDownload", "expireReference", "alterFile",
            ])
    }

    private func name(_ effect: SimulatedFault.Effect) -> String { String("\(effect)".prefix { $0 != "(" }) }

    @Test func afterItsLimitThePlanLetsEverythingPass() throws {
        let (world, chat) = makeWorld()
        let telegram = SimulatedTelegram(world: world)
        let signedIn = try SignedIn(telegram)
        signedIn.loadAll()
        var plan = SimulatedFaultPlan(seed: 1)
        plan.limit = 5
        plan.rates.serverError = 1
        plan.rates.unknownUpdate = 0
        plan.rates.unknownState = 0
        telegram.use(plan)
        let call = #"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(1 << 20)}"#
        let answers = (0..<8).map { _ in signedIn.conversation.call(call)?.contains(#""@type":"message","#) ?? false }
        #expect(answers.count { $0 } >= 3)
        #expect(answers.suffix(3) == [true, true, true])
        #expect(telegram.randomFaultCount == 5)
    }

    @Test(arguments: SimulatedFault.Alteration.allCases)
    func aFileThatIsNotWhatItIsSaidToBeIsFetchedAgain(_ alteration: SimulatedFault.Alteration) throws {
        let (world, chat) = makeWorld()
        let telegram = SimulatedTelegram(world: world)
        let signedIn = try SignedIn(telegram)
        signedIn.loadAll()
        telegram.add(SimulatedFault("downloadFile", .alterFile(alteration)))
        _ = try signedIn.call(#"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(1 << 20)}"#)
        let source = try #require(world.chats[chat]?.messages.first?.content.media.first?.media.file)
        let id = try #require(signedIn.fileID(of: source))
        let download = #"{"@type":"downloadFile","file_id":\#(id),"priority":1,"synchronous":true}"#
        let first = try File(json: signedIn.call(download).utf8)
        #expect(first.local.isDownloadingCompleted)
        #expect(FileManager.default.contents(atPath: first.local.path).map(Array.init) != source.bytes)
        let second = try File(json: signedIn.call(download).utf8)
        #expect(second.local.isDownloadingCompleted)
        #expect(FileManager.default.contents(atPath: second.local.path).map(Array.init) == source.bytes)
    }

    @Test func theFutureIsReadAsUnknown() throws {
        let (world, chat) = makeWorld()
        let telegram = SimulatedTelegram(world: world)
        let signedIn = try SignedIn(telegram)
        signedIn.loadAll()
        signedIn.conversation.lines = []
        telegram.add(
            SimulatedFault("getMessage", .unknownContent), SimulatedFault("getMe", .unknownUpdate),
            SimulatedFault("getMe", .unknownState))
        let line = try signedIn.call(#"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(1 << 20)}"#)
        guard case .unknown = try Message(json: line.utf8).content else {
            Issue.record("\(line)")
            return
        }
        _ = try signedIn.call(#"{"@type":"getMe"}"#)
        _ = try signedIn.call(#"{"@type":"getMe"}"#)
        let updates = try signedIn.conversation.lines.map { try Update(json: $0.utf8) }
        #expect(updates.count == 3)
        guard case .unknown = updates[0], case .connectionState(let state) = updates[1], case .unknown = state.state,
            case .connectionState(let after) = updates[2], case .ready = after.state
        else {
            Issue.record("\(updates)")
            return
        }
    }

    @Test func aClientThatClosesByItselfAnswersEverything() throws {
        let telegram = SimulatedTelegram()
        let signedIn = try SignedIn(telegram)
        telegram.add(SimulatedFault("loadChats", .close))
        #expect(try signedIn.error(#"{"@type":"loadChats","limit":5}"#) == "500 Request aborted")
        signedIn.conversation.drain()
        let states = signedIn.conversation.takeUpdates("updateAuthorizationState").compactMap {
            ($0["authorization_state"] as? [String: Any])?["@type"] as? String
        }
        #expect(states == ["authorizationStateClosing", "authorizationStateClosed"])
    }

    /// Whatever the seed, there is a way through: a program that asks again, and compares what it got, gets everything.
    @Test(arguments: UInt64(0)..<25)
    func aStubbornProgramGetsEverything(_ seed: UInt64) throws {
        let (world, chat) = makeWorld()
        var configuration = SimulatorConfiguration()
        configuration.time = .manual
        let telegram = SimulatedTelegram(world: world, configuration: configuration)
        let signedIn = try SignedIn(telegram)
        signedIn.loadAll()
        var plan = SimulatedFaultPlan(seed: seed)
        plan.rates.floodWait = 0.1
        plan.rates.serverError = 0.1
        plan.rates.unknownContent = 0.05
        plan.downloadRates.dropped = 0.2
        plan.downloadRates.shorter = 0.1
        plan.downloadRates.vanished = 0.1
        plan.downloadRates.otherBytes = 0.1
        telegram.use(plan)
        var tries = 0
        for message in try #require(world.chats[chat]).messages {
            let source = try #require(message.content.media.first?.media.file)
            var isDone = false
            while !isDone, tries < 2_000 {
                tries += 1
                guard
                    let line = ask(signedIn, #"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(message.id)}"#),
                    let read = try? Message(json: line.utf8), case .document(let content) = read.content
                else { continue }
                let download =
                    #"{"@type":"downloadFile","file_id":\#(content.document.document.id),"priority":1,"synchronous":true}"#
                guard let answer = ask(signedIn, download), let file = try? File(json: answer.utf8) else { continue }
                isDone = FileManager.default.contents(atPath: file.local.path).map(Array.init) == source.bytes
            }
            #expect(isDone)
        }
        #expect(telegram.randomFaultCount > 5)
        #expect(telegram.defects == [])
    }

    /// Asks, and lets time pass until there is an answer.
    private func ask(_ signedIn: SignedIn, _ request: String) -> String? {
        signedIn.conversation.lines = []
        signedIn.conversation.send(request.dropLast() + #","@extra":"asked"}"#)
        for _ in 0..<20 {
            signedIn.conversation.drain()
            if let line = signedIn.conversation.lines.first(where: { $0.contains(#""@extra":"asked""#) }) {
                return line
            }
            signedIn.telegram.advance(by: .milliseconds(100))
        }
        return nil
    }
}
