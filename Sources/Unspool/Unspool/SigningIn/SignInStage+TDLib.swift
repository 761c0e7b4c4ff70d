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
        case .waitEmailCode(let state): self = .needs(.emailCode(SignInQuestion.EmailCodeDelivery(state)))
        case .waitCode(let state): self = .needs(.code(CodeDelivery(state.codeInfo)))
        case .waitRegistration(let state):
            let terms = state.termsOfService
            self = .needs(.firstName(.init(text: terms.text.text, minimumAge: Int(terms.minUserAge))))
        case .waitPassword(let state):
            self = .needs(
                .password(
                    .init(
                        hint: state.passwordHint, hasRecovery: state.hasRecoveryEmailAddress,
                        recoveryPattern: state.recoveryEmailAddressPattern)))
        case .waitOtherDeviceConfirmation(let state): self = .needsOtherDevice(link: Secret(state.link))
        case .waitPremiumPurchase(let state):
            self = .needsPurchase(
                PremiumPurchase(
                    dayCount: Int(state.premiumDayCount), supportAddress: state.supportEmailAddress,
                    supportSubject: state.supportEmailSubject))
        case .ready: self = .ready
        case .loggingOut: self = .loggingOut
        case .closing: self = .closing
        case .closed: self = .closed
        case .unknown(let type, _): self = .unsupported(type)
        }
    }
}

extension CodeDelivery {
    init(_ info: AuthenticationCodeInfo) {
        let (way, length) = Self.way(info.type)
        self.init(
            way: way, phoneNumber: Secret(info.phoneNumber), length: Int(length),
            nextWay: info.nextType.map { Self.way($0).0 },
            resendDelay: max(0, Int(info.timeout)))
    }

    private static func way(_ type: AuthenticationCodeType) -> (Way, Int32) {
        switch type {
        case .telegramMessage(let type): (.telegram, type.length)
        case .sms(let type): (.sms, type.length)
        case .smsWord(let type): (.smsWord(beginning: type.firstLetter), 0)
        case .smsPhrase(let type): (.smsPhrase(beginning: type.firstWord), 0)
        case .call(let type): (.call, type.length)
        case .flashCall(let type): (.flashCall(pattern: type.pattern), 0)
        case .missedCall(let type): (.missedCall(prefix: type.phoneNumberPrefix), type.length)
        case .fragment(let type): (.fragment(url: type.url), type.length)
        case .firebaseAndroid(let type): (.other("authenticationCodeTypeFirebaseAndroid"), type.length)
        case .firebaseIos(let type): (.other("authenticationCodeTypeFirebaseIos"), type.length)
        case .unknown(let type, _): (.other(type), 0)
        }
    }
}

extension SignInQuestion.EmailCodeDelivery {
    init(_ state: AuthorizationStateWaitEmailCode) {
        let reset: Reset? =
            switch state.emailAddressResetState {
            case .available(let reset): .available(wait: Int(reset.waitPeriod))
            case .pending(let reset): .pending(wait: Int(reset.resetIn))
            case .unknown, nil: nil
            }
        self.init(
            addressPattern: state.codeInfo.emailAddressPattern, length: Int(state.codeInfo.length), reset: reset)
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
