/// The state of a sign-in as TDLib's object.
extension SignIn {
    func authorizationState(of account: SimulatedAccount?, now: Int64) -> TLObject {
        let wanted = account?.signIn ?? SimulatedSignIn()
        switch state {
        case .waitPhoneNumber: return TLObject("authorizationStateWaitPhoneNumber")
        case .waitPremiumPurchase:
            return TLObject(
                "authorizationStateWaitPremiumPurchase",
                [
                    "store_product_id": .text(wanted.purchase?.productID ?? ""),
                    "premium_day_count": .int(Int64(wanted.purchase?.dayCount ?? 0)),
                    "support_email_address": .text(wanted.purchase?.supportAddress ?? ""),
                    "support_email_subject": .text(wanted.purchase?.supportSubject ?? ""),
                ])
        case .waitEmailAddress: return TLObject("authorizationStateWaitEmailAddress")
        case .waitEmailCode(let pattern):
            let information: [String: TLValue] = [
                "email_address_pattern": .text(pattern), "length": .int(Int64(wanted.email?.code.count ?? 0)),
            ]
            return TLObject(
                "authorizationStateWaitEmailCode",
                [
                    "code_info": .object(TLObject("emailAddressAuthenticationCodeInfo", information)),
                    "email_address_reset_state": .optional(resetState(wanted, now)),
                ])
        case .waitOtherDeviceConfirmation(let link):
            return TLObject("authorizationStateWaitOtherDeviceConfirmation", ["link": .text(link)])
        case .waitCode(let phoneNumber, let attempt):
            let types = wanted.codeTypes.dropFirst(attempt)
            let length = account?.code.count ?? 5
            let next = types.dropFirst().first
            let information: [String: TLValue] = [
                "phone_number": .text(phoneNumber),
                "type": .object((types.first ?? .telegramMessage).object(length: length)),
                "next_type": .optional(next?.object(length: length)),
                "timeout": .int(Int64(wanted.codeTimeout)),
            ]
            return TLObject(
                "authorizationStateWaitCode", ["code_info": .object(TLObject("authenticationCodeInfo", information))])
        case .waitRegistration:
            let terms: [String: TLValue] = [
                "text": .object(TLObject("formattedText", ["text": .text(wanted.terms)])),
                "min_user_age": .int(Int64(wanted.minimumAge)), "show_popup": true,
            ]
            return TLObject(
                "authorizationStateWaitRegistration",
                ["terms_of_service": .object(TLObject("termsOfService", terms))])
        case .waitPassword(let pattern):
            return TLObject(
                "authorizationStateWaitPassword",
                [
                    "password_hint": .text(account?.passwordHint ?? ""),
                    "has_recovery_email_address": .bool(wanted.recovery != nil),
                    "recovery_email_address_pattern": .text(pattern),
                ])
        case .ready: return TLObject("authorizationStateReady")
        }
    }

    private func resetState(_ wanted: SimulatedSignIn, _ now: Int64) -> TLObject? {
        guard let wait = wanted.email?.resetWait else { return nil }
        if let time = emailResetTime {
            return TLObject("emailAddressResetStatePending", ["reset_in": .int(max(0, time - now))])
        }
        return TLObject("emailAddressResetStateAvailable", ["wait_period": .int(Int64(wait))])
    }
}

extension SimulatedSignIn.CodeType {
    fileprivate func object(length: Int) -> TLObject {
        let length = TLValue.int(Int64(length))
        func type(_ name: String, _ fields: [String: TLValue]) -> TLObject {
            TLObject("authenticationCodeType" + name, fields)
        }
        switch self {
        case .telegramMessage: return type("TelegramMessage", ["length": length])
        case .sms: return type("Sms", ["length": length])
        case .call: return type("Call", ["length": length])
        case .smsWord(let letter): return type("SmsWord", ["first_letter": .text(letter)])
        case .smsPhrase(let word): return type("SmsPhrase", ["first_word": .text(word)])
        case .flashCall(let pattern): return type("FlashCall", ["pattern": .text(pattern)])
        case .missedCall(let prefix):
            return type("MissedCall", ["phone_number_prefix": .text(prefix), "length": length])
        case .fragment(let url): return type("Fragment", ["url": .text(url), "length": length])
        case .firebaseAndroid:
            let parameters = TLObject("firebaseDeviceVerificationParametersSafetyNet", ["nonce": .data([1, 2, 3])])
            return type("FirebaseAndroid", ["device_verification_parameters": .object(parameters), "length": length])
        case .firebaseIos:
            return type("FirebaseIos", ["receipt": .text("simulated"), "push_timeout": 20, "length": length])
        }
    }
}
