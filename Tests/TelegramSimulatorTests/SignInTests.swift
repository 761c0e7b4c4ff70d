import TestSupport
import Testing

@testable import TelegramSimulator

struct SignInTests {
    private let accounts = [SimulatedAccount.standard]

    @Test func phoneThenCodeThenPasswordSignsIn() {
        var signIn = SignIn()
        #expect(signIn.handle(.phoneNumber("+1 555 0100"), accounts: accounts) == .proceed)
        #expect(signIn.state == .waitCode(phoneNumber: "+15550100", attempt: 0))
        #expect(signIn.handle(.code("1"), accounts: accounts) == .fail("PHONE_CODE_INVALID"))
        #expect(signIn.handle(.code(""), accounts: accounts) == .fail("PHONE_CODE_EMPTY"))
        #expect(
            signIn.handle(.password("hunter2"), accounts: accounts)
                == .fail("Call to checkAuthenticationPassword unexpected"))
        #expect(signIn.handle(.code("12345"), accounts: accounts) == .proceed)
        #expect(signIn.handle(.password("x"), accounts: accounts) == .fail("PASSWORD_HASH_INVALID"))
        #expect(signIn.handle(.password("hunter2"), accounts: accounts) == .proceed)
        #expect(signIn.state == .ready)
        #expect(
            signIn.handle(.code("12345"), accounts: accounts) == .fail("Call to checkAuthenticationCode unexpected"))
    }

    @Test func anotherNumberMayBeGivenWhileTheCodeIsAwaited() {
        var signIn = SignIn()
        _ = signIn.handle(.phoneNumber("+15550100"), accounts: accounts)
        #expect(signIn.handle(.phoneNumber("999"), accounts: accounts) == .fail("PHONE_NUMBER_INVALID"))
        #expect(signIn.handle(.phoneNumber("15550100"), accounts: accounts) == .proceed)
    }

    @Test func theUpdateComesBeforeTheAnswer() throws {
        let folder = try TestFolder()
        let conversation = Conversation(SimulatedTelegram().transport)
        conversation.call(parameters(folder.path))
        conversation.drain()
        conversation.lines = []
        conversation.call(#"{"@type":"setAuthenticationPhoneNumber","phone_number":"+15550100"}"#)
        let states = conversation.takeUpdates("updateAuthorizationState").map {
            $0["authorization_state"] as? [String: Any]
        }
        #expect(states.count == 1)
        #expect(states[0]?["@type"] as? String == "authorizationStateWaitCode")
        conversation.call(#"{"@type":"checkAuthenticationCode","code":"12345"}"#)
        conversation.call(#"{"@type":"checkAuthenticationPassword","password":"hunter2"}"#)
        let types = conversation.takeUpdates().compactMap { $0["@type"] as? String }
        #expect(
            types == [
                "updateAuthorizationState", "updateOption", "updateOption", "updateUser", "updateAuthorizationState",
            ])
    }

    @Test func aQRCodeIsAcceptedByAnotherDevice() throws {
        let folder = try TestFolder()
        var account = SimulatedAccount.standard
        account.password = nil
        let telegram = SimulatedTelegram(world: SimulatedWorld(account: account))
        let conversation = Conversation(telegram.transport)
        conversation.call(parameters(folder.path))
        #expect(!telegram.acceptQRCode())
        conversation.call(#"{"@type":"requestQrCodeAuthentication","other_user_ids":[]}"#)
        #expect(conversation.lines.last?.contains(#""link":"tg://login?token="#) == true)
        #expect(telegram.acceptQRCode())
        conversation.drain()
        #expect(conversation.call(#"{"@type":"getAuthorizationState"}"#) == #"{"@type":"authorizationStateReady"}"#)
    }

    @Test func aSignInOutlivesItsClient() throws {
        let signedIn = try SignedIn()
        let conversation = signedIn.conversation
        conversation.call(#"{"@type":"setOption","name":"xy","value":{"@type":"optionValueString","value":"kept"}}"#)
        conversation.call(#"{"@type":"close"}"#)
        conversation.drain()
        let next = Conversation(SimulatedTelegram().transport)
        next.call(parameters(signedIn.folder.path))
        #expect(next.call(#"{"@type":"getAuthorizationState"}"#) == #"{"@type":"authorizationStateReady"}"#)
        #expect(next.call(#"{"@type":"getOption","name":"xy"}"#) == #"{"@type":"optionValueString","value":"kept"}"#)
        next.call(#"{"@type":"logOut"}"#)
        next.drain()
        let last = Conversation(SimulatedTelegram().transport)
        last.call(parameters(signedIn.folder.path))
        #expect(last.call(#"{"@type":"getAuthorizationState"}"#) == #"{"@type":"authorizationStateWaitPhoneNumber"}"#)
    }

    @Test func aWrongKeyOpensNothing() throws {
        let folder = try TestFolder()
        let telegram = SimulatedTelegram()
        let first = Conversation(telegram.transport)
        first.call(parameters(folder.path, ["database_encryption_key": "YQ=="]))
        let second = Conversation(telegram.transport)
        #expect(
            second.call(parameters(folder.path, ["database_encryption_key": "YQ=="]))
                == #"{"@type":"error","code":400,"message":"Can't lock file \"\#(folder.path)/td.binlog\", because it is already in use by current program"}"#
        )
        first.call(#"{"@type":"close"}"#)
        first.drain()
        let wrong = #"{"@type":"error","code":401,"message":"Wrong database encryption key"}"#
        #expect(second.call(parameters(folder.path)) == wrong)
        #expect(second.call(parameters(folder.path, ["database_encryption_key": "Yg=="])) == wrong)
        #expect(second.call(parameters(folder.path, ["database_encryption_key": "YQ=="])) == #"{"@type":"ok"}"#)
    }

    @Test func aSessionEndedElsewhereSignsTheClientOut() throws {
        let signedIn = try SignedIn()
        signedIn.telegram.revokeSessions()
        signedIn.conversation.drain()
        let states = signedIn.conversation.takeUpdates("updateAuthorizationState").compactMap {
            ($0["authorization_state"] as? [String: Any])?["@type"] as? String
        }
        #expect(states == ["authorizationStateLoggingOut", "authorizationStateClosed"])
    }

    @Test func theKeyCanBeChanged() throws {
        let signedIn = try SignedIn()
        #expect(
            signedIn.conversation.call(#"{"@type":"setDatabaseEncryptionKey","new_encryption_key":"YQ=="}"#)
                == #"{"@type":"ok"}"#)
        signedIn.conversation.call(#"{"@type":"close"}"#)
        signedIn.conversation.drain()
        let next = Conversation(SimulatedTelegram().transport)
        #expect(next.call(parameters(signedIn.folder.path))?.contains("Wrong database encryption key") == true)
        #expect(
            next.call(parameters(signedIn.folder.path, ["database_encryption_key": "YQ=="])) == #"{"@type":"ok"}"#)
    }

    @Test func aDatabaseInUseIsWaitedFor() throws {
        let folder = try TestFolder()
        var configuration = SimulatorConfiguration()
        configuration.time = .manual
        configuration.databaseLockWait = .milliseconds(9_900)
        let telegram = SimulatedTelegram(configuration: configuration)
        let first = Conversation(telegram.transport)
        first.call(parameters(folder.path))
        first.drain()
        let second = Conversation(telegram.transport)
        second.send(parameters(folder.path).dropLast() + #","@extra":1}"#)
        second.send(#"{"@type":"close","@extra":2}"#)
        #expect(!second.drain().contains { $0.contains("@extra") })
        telegram.advance(by: .milliseconds(9_900))
        let extras = second.drain().compactMap { Conversation.object(of: $0)["@extra"] as? Int }
        #expect(extras == [1, 2])
    }

    @Test func whatIsAskedWhileSigningOutIsUnauthorized() throws {
        let signedIn = try SignedIn()
        signedIn.conversation.send(#"{"@type":"logOut","@extra":1}"#)
        signedIn.conversation.send(#"{"@type":"logOut","@extra":2}"#)
        signedIn.conversation.send(#"{"@type":"getMe","@extra":3}"#)
        #expect(
            signedIn.conversation.drain() == [
                #"{"@type":"updateAuthorizationState","authorization_state":{"@type":"authorizationStateLoggingOut"},"@client_id":1}"#,
                #"{"@type":"error","code":400,"message":"Already logging out","@extra":2,"@client_id":1}"#,
                #"{"@type":"error","code":401,"message":"Unauthorized","@extra":3,"@client_id":1}"#,
                #"{"@type":"ok","@extra":1,"@client_id":1}"#,
                #"{"@type":"updateAuthorizationState","authorization_state":{"@type":"authorizationStateClosed"},"@client_id":1}"#,
            ])
    }
}
