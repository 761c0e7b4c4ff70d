/// Requests that let something go wrong.
extension ControlRequests {
    /// What a fault can do; a request names exactly one.
    static let effects = [
        "error", "flood_wait", "delay", "hold", "postpone", "close", "unknown_update", "unknown_state",
        "unknown_content",
        "fail_download_after", "stall_download_after", "pause_download", "expire_reference", "alter_file",
    ]

    func addFault(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let given = Self.effects.filter { arguments.has($0) }
        guard given.count == 1, let name = given.first else {
            throw ControlFailure("exactly one of \(Self.effects.joined(separator: ", ")) is needed")
        }
        let method = try arguments.text("method")
        if method != "*" { try checkFunction(method, "method") }
        let skip = try arguments.integer("skip", in: 0...1_000_000_000, or: 0)
        let times = try arguments.integer("times", in: 1...1_000_000_000, or: 1)
        let fault = SimulatedFault(method, try effect(name, arguments), skip: Int(skip), times: Int(times))
        guard !fault.isDownload || ["downloadFile", "*"].contains(method) else {
            throw ControlFailure("\(name) is for the method downloadFile")
        }
        telegram.add(fault)
        return .ok
    }

    private func checkFunction(_ name: String, _ key: String) throws(ControlFailure) {
        guard SchemaSource.index.function(name) != nil else {
            throw ControlFailure("\(key): TDLib has no function \(name)")
        }
    }

    private func effect(_ name: String, _ arguments: ControlArguments) throws(ControlFailure) -> SimulatedFault.Effect {
        switch name {
        case "error":
            let error = try arguments.object("error")
            try error.allow(["code", "message"])
            return .error(code: Int32(try error.integer("code", in: 1...999)), message: try error.text("message"))
        case "flood_wait": return .floodWait(seconds: Int(try arguments.integer(name, in: 1...1_000_000)))
        case "delay": return .delay(try arguments.duration(name))
        case "postpone": return .postpone(turns: Int(try arguments.integer(name, in: 1...1_000_000)))
        case "fail_download_after": return .failDownload(afterBytes: try bytes(name, arguments))
        case "stall_download_after": return .stallDownload(afterBytes: try bytes(name, arguments))
        case "pause_download":
            let pause = try arguments.object(name)
            try pause.allow(["after", "seconds"])
            return .pauseDownload(afterBytes: try bytes("after", pause), try pause.duration("seconds"))
        case "alter_file":
            let alterations: [String: SimulatedFault.Alteration] = [
                "shorter": .shorter, "longer": .longer, "empty": .empty, "other_bytes": .otherBytes, "gone": .gone,
            ]
            return .alterFile(try arguments.choice(name, alterations))
        default: break
        }
        guard try arguments.flag(name) else { throw ControlFailure("\(name) must be true") }
        switch name {
        case "hold": return .hold
        case "close": return .close
        case "unknown_update": return .unknownUpdate
        case "unknown_state": return .unknownState
        case "unknown_content": return .unknownContent
        default: return .expireReference
        }
    }

    private func bytes(_ key: String, _ arguments: ControlArguments) throws(ControlFailure) -> Int {
        Int(try arguments.integer(key, in: 0...1 << 40))
    }

    // MARK: Faults at random

    static let planArguments = [
        "seed", "limit", "spared", "rates", "download_rates", "latency", "flood_wait", "long_flood_wait", "stall",
    ]

    private static var rates: [(String, WritableKeyPath<SimulatedFaultPlan, Double>)] {
        [
            ("late", \.rates.late), ("reordered", \.rates.reordered), ("flood_wait", \.rates.floodWait),
            ("long_flood_wait", \.rates.longFloodWait), ("hidden", \.rates.hidden),
            ("server_error", \.rates.serverError), ("unknown_update", \.rates.unknownUpdate),
            ("unknown_state", \.rates.unknownState), ("unknown_content", \.rates.unknownContent),
            ("closing", \.rates.closing),
        ]
    }

    private static var downloadRates: [(String, WritableKeyPath<SimulatedFaultPlan, Double>)] {
        [
            ("dropped", \.downloadRates.dropped), ("stalled", \.downloadRates.stalled),
            ("stuck", \.downloadRates.stuck), ("expired", \.downloadRates.expired),
            ("shorter", \.downloadRates.shorter), ("longer", \.downloadRates.longer),
            ("empty", \.downloadRates.empty), ("other_bytes", \.downloadRates.otherBytes),
            ("vanished", \.downloadRates.vanished),
        ]
    }

    /// What is not named is as in ``SimulatedFaultPlan``.
    func useFaultPlan(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        var plan = SimulatedFaultPlan(seed: UInt64(try arguments.integer("seed", in: 0...Int64.max)))
        plan.limit = Int(try arguments.integer("limit", in: 1...1_000_000_000, or: Int64(plan.limit)))
        plan.spared = Set(arguments.has("spared") ? try arguments.texts("spared") : [])
        for name in plan.spared.sorted() { try checkFunction(name, "spared") }
        for (key, rates) in [("rates", Self.rates), ("download_rates", Self.downloadRates)] where arguments.has(key) {
            let object = try arguments.object(key)
            try object.allow(rates.map(\.0))
            for (name, path) in rates where object.has(name) {
                plan[keyPath: path] = try object.number(name, in: 0...1)
            }
        }
        plan.latency = try arguments.durations("latency") ?? plan.latency
        plan.stall = try arguments.durations("stall") ?? plan.stall
        plan.floodWait = try waits("flood_wait", arguments) ?? plan.floodWait
        plan.longFloodWait = try waits("long_flood_wait", arguments) ?? plan.longFloodWait
        telegram.use(plan)
        return .ok
    }

    private func waits(_ key: String, _ arguments: ControlArguments) throws(ControlFailure) -> ClosedRange<Int>? {
        guard arguments.has(key) else { return nil }
        let bounds = try arguments.integers(key, in: 1...1_000_000)
        guard bounds.count == 2, bounds[0] <= bounds[1] else {
            throw ControlFailure("\(key) must be the least and the most seconds")
        }
        return Int(bounds[0])...Int(bounds[1])
    }

    func endFaultPlan(_: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.use(nil)
        return .ok
    }

    func removeFaults(_: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.removeFaults()
        return .ok
    }

    func releaseHeldRequests(_: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.releaseHeldRequests()
        return .ok
    }

    func setNetworkAvailable(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.setNetworkAvailable(try arguments.flag("available"))
        return .ok
    }

    func closeClients(_: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.closeClients()
        return .ok
    }
}
