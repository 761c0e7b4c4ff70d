import Foundation
import NativeLoop
import TelegramAPI

extension SignInStage {
    /// Nil for an update that is about something else.
    init?(_ update: Update) {
        switch update {
        case .authorizationState(let update): self.init(update.authorizationState)
        case .unknown(let type, let json):
            // A state that does not fit the schema must not be passed over: the sign-in would wait for ever.
            guard type == "updateAuthorizationState" else { return nil }
            let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            let state = object?["authorization_state"] as? [String: Any]
            self = .unsupported(state?["@type"] as? String ?? type)
        default: return nil
        }
    }

    /// What a state of TDLib means for a sign-in.
    init(_ state: AuthorizationState) {
        switch state {
        case .waitTdlibParameters: self = .needsParameters
        case .waitPhoneNumber: self = .needs(.phoneNumber)
        case .waitEmailAddress: self = .needs(.emailAddress)
        case .waitEmailCode(let state): self = .needs(.emailCode(addressPattern: state.codeInfo.emailAddressPattern))
        case .waitCode(let state): self = .needs(.code(CodeDelivery(state.codeInfo)))
        case .waitPassword(let state): self = .needs(.password(hint: state.passwordHint))
        case .ready: self = .ready
        case .loggingOut: self = .loggingOut
        case .closing: self = .closing
        case .closed: self = .closed
        case .waitPremiumPurchase: self = .unsupported("authorizationStateWaitPremiumPurchase")
        case .waitOtherDeviceConfirmation: self = .unsupported("authorizationStateWaitOtherDeviceConfirmation")
        case .waitRegistration: self = .unsupported("authorizationStateWaitRegistration")
        case .unknown(let type, _): self = .unsupported(type)
        }
    }
}

extension CodeDelivery {
    init(_ info: AuthenticationCodeInfo) {
        let (way, length): (Way, Int32) =
            switch info.type {
            case .telegramMessage(let type): (.telegram, type.length)
            case .sms(let type): (.sms, type.length)
            case .smsWord(let type): (.smsWord(beginning: type.firstLetter), 0)
            case .smsPhrase(let type): (.smsPhrase(beginning: type.firstWord), 0)
            case .call(let type): (.call, type.length)
            case .flashCall(let type): (.flashCall(pattern: type.pattern), 0)
            case .missedCall(let type): (.missedCall(prefix: type.phoneNumberPrefix), type.length)
            case .fragment(let type): (.fragment(url: type.url), type.length)
            case .firebaseAndroid(let type): (.other("authenticationCodeTypeFirebaseAndroid"), type.length)
            case .firebaseIos: (.other("authenticationCodeTypeFirebaseIos"), 0)
            case .unknown(let type, _): (.other(type), 0)
            }
        self.init(way: way, phoneNumber: info.phoneNumber, length: Int(length))
    }
}

extension ProxyAddress {
    var schemaProxy: Proxy {
        let type: ProxyType =
            switch kind {
            case .socks5(let user, let password):
                .socks5(ProxyTypeSocks5(username: user.revealed, password: password.revealed))
            case .http(let user, let password):
                .http(ProxyTypeHttp(username: user.revealed, password: password.revealed, httpOnly: false))
            case .mtproto(let secret): .mtproto(ProxyTypeMtproto(secret: secret.revealed))
            }
        return Proxy(server: host, port: port, type: type)
    }
}
