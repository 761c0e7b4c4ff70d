import NativeLoop

extension ResultLine {
    /// What a sign-in waits for now, or that it is ready; nil for what needs no line. Holds nothing secret or personal.
    public static func signIn(_ stage: SignInStage) -> String? {
        switch stage {
        case .needsParameters, .loggingOut, .closing, .closed: nil
        case .ready: state("ready")
        case .unsupported(let name): state("unsupported", [("name", .string(name))])
        case .needsOtherDevice: state("other_device")
        case .needsPurchase(let purchase): state("purchase", [("days", .integer(Int64(purchase.dayCount)))])
        case .needs(let question): state(question.name, facts(of: question))
        }
    }

    /// Whether Telegram can be reached.
    public static func connection(_ stage: ConnectionStage) -> String {
        JSONLine.text("connection", [("state", .string(stage.name))])
    }

    /// A QR code is shown; `number` counts from 1.
    public static func qrCode(number: Int, path: String?) -> String {
        JSONLine.text("qr_code", [("number", .integer(Int64(number)))] + (path.map { [("path", .string($0))] } ?? []))
    }

    private static func state(_ name: String, _ members: [JSONValue.Member] = []) -> String {
        JSONLine.text("sign_in", [("state", .string(name))] + members)
    }

    private static func facts(of question: SignInQuestion) -> [JSONValue.Member] {
        switch question {
        case .code(let delivery):
            var members: [JSONValue.Member] = [("way", .string(delivery.wayName))]
            if delivery.length > 0 { members.append(("length", .integer(Int64(delivery.length)))) }
            if let next = delivery.nextWayName {
                members.append(("next_way", .string(next)))
                members.append(("resend_after", .integer(Int64(delivery.resendDelay))))
            }
            return members
        case .emailCode(let delivery):
            var members: [JSONValue.Member] = []
            if delivery.length > 0 { members.append(("length", .integer(Int64(delivery.length)))) }
            switch delivery.reset {
            case .available(let wait): return members + [("reset_wait", .integer(Int64(wait)))]
            case .pending(let wait): return members + [("reset_in", .integer(Int64(wait)))]
            case nil: return members
            }
        case .firstName(let terms):
            return [("terms", .string(terms.text)), ("minimum_age", .integer(Int64(terms.minimumAge)))]
        case .password(let facts): return [("has_recovery", .bool(facts.hasRecovery))]
        default: return []
        }
    }
}
