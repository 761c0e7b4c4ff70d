import TelegramAPI
import TelegramClient
import TestSupport
import Testing

@testable import TelegramSimulator

struct FaultTests {
    @Test func errorsComeWhenPlanned() throws {
        let signedIn = try SignedIn()
        signedIn.telegram.add(
            .floodWait("getMe", seconds: 17), SimulatedFault("getMe", .error(code: 406, message: "HIDDEN"), skip: 1))
        let flood = #"{"@type":"error","code":429,"message":"Too Many Requests: retry after 17"}"#
        #expect(signedIn.conversation.call(#"{"@type":"getMe"}"#) == flood)
        #expect(signedIn.conversation.call(#"{"@type":"getMe"}"#)?.contains(#""@type":"user""#) == true)
        #expect(
            signedIn.conversation.call(#"{"@type":"getMe"}"#) == #"{"@type":"error","code":406,"message":"HIDDEN"}"#)
    }

    @Test func heldRequestsAreOvertaken() throws {
        let signedIn = try SignedIn()
        signedIn.telegram.add(SimulatedFault("getMe", .hold))
        signedIn.conversation.send(#"{"@type":"getMe","@extra":1}"#)
        signedIn.conversation.send(#"{"@type":"testCallEmpty","@extra":2}"#)
        #expect(signedIn.telegram.heldRequestCount == 1)
        signedIn.telegram.releaseHeldRequests()
        #expect(signedIn.telegram.heldRequestCount == 0)
        let extras = signedIn.conversation.drain().compactMap { Conversation.object(of: $0)["@extra"] as? Int }
        #expect(extras == [2, 1])
    }

    @Test func delaysPassByTheClock() throws {
        var configuration = SimulatorConfiguration()
        configuration.time = .manual
        let signedIn = try SignedIn(SimulatedTelegram(configuration: configuration))
        signedIn.telegram.add(SimulatedFault("getMe", .delay(.seconds(5))))
        signedIn.conversation.send(#"{"@type":"getMe","@extra":1}"#)
        #expect(signedIn.conversation.drain().isEmpty)
        signedIn.telegram.advance(by: .seconds(5))
        #expect(signedIn.conversation.drain().count == 1)
    }

    /// T8 and T9: what a newer TDLib may send.
    @Test func unknownUpdatesArriveAsTheyAre() throws {
        let signedIn = try SignedIn()
        #expect(signedIn.telegram.sendUpdate(json: #"{"@type":"updateSomethingNew","a":1}"#))
        #expect(!signedIn.telegram.sendUpdate(json: "{"))
        #expect(signedIn.conversation.drain() == [#"{"@type":"updateSomethingNew","a":1,"@client_id":1}"#])
    }

    /// T10.
    @Test func unknownFieldsAreEverywhereIfAskedFor() throws {
        var configuration = SimulatorConfiguration()
        configuration.addsUnknownFields = true
        let signedIn = try SignedIn(SimulatedTelegram(configuration: configuration))
        let line = try #require(signedIn.conversation.call(#"{"@type":"getMe"}"#))
        #expect(line.contains(#""future":{}"#))
        #expect(try User(json: line.utf8).id == 100_001)
    }

    @Test func withoutANetworkNothingIsAnsweredUntilItIsBack() throws {
        let folder = try TestFolder()
        let telegram = SimulatedTelegram()
        let conversation = Conversation(telegram.transport)
        conversation.call(parameters(folder.path))
        telegram.setNetworkAvailable(false)
        conversation.send(#"{"@type":"setAuthenticationPhoneNumber","phone_number":"+15550100","@extra":1}"#)
        #expect(!conversation.drain().contains { $0.contains("@extra") })
        telegram.setNetworkAvailable(true)
        #expect(conversation.drain().last == #"{"@type":"ok","@extra":1,"@client_id":1}"#)
    }

    @Test func contentOfAnyKindCanBeGivenAsJSON() throws {
        var world = SimulatedWorld()
        let chat = world.addChat(.channel, title: "Odd")
        let message = world.addMessage(
            to: chat, .json(#"{"@type":"messageDice","emoji":"🎲","value":4,"success_animation_frame_number":1}"#))
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        let line = try #require(
            signedIn.conversation.call(#"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(message)}"#))
        guard case .dice(let dice) = try Message(json: line.utf8).content else {
            Issue.record("\(line)")
            return
        }
        #expect(dice.value == 4)
    }

    @Test func aReceiverThatWaitsIsWoken() async throws {
        let telegram = SimulatedTelegram()
        let transport = telegram.transport
        let client = transport.createClientID()
        let waiter = Task.detached {
            var line = ""
            _ = transport.receive(timeout: 30) { line = String(decoding: $0, as: UTF8.self) }
            return line
        }
        Array(#"{"@type":"testCallEmpty"}"#.utf8).withUnsafeBufferPointer { transport.send($0, to: client) }
        #expect(await waiter.value.contains("updateOption"))
    }
}

struct LogSettingsTests {
    @Test func whatIsSetIsTold() {
        let conversation = Conversation(SimulatedTelegram().transport)
        #expect(
            conversation.execute(#"{"@type":"getLogVerbosityLevel"}"#)
                == #"{"@type":"logVerbosityLevel","verbosity_level":5}"#)
        #expect(
            conversation.execute(#"{"@type":"setLogVerbosityLevel","new_verbosity_level":0}"#) == #"{"@type":"ok"}"#)
        #expect(
            conversation.execute(#"{"@type":"getLogVerbosityLevel"}"#)
                == #"{"@type":"logVerbosityLevel","verbosity_level":0}"#)
        #expect(
            conversation.execute(#"{"@type":"setLogStream","log_stream":{"@type":"logStreamEmpty"}}"#)
                == #"{"@type":"ok"}"#)
        #expect(conversation.execute(#"{"@type":"getLogStream"}"#) == #"{"@type":"logStreamEmpty"}"#)
    }
}
