/// Requests that let something go wrong.
extension ControlRequests {
    func fault(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedFault {
        let effects = [
            "error", "flood_wait", "delay", "hold", "close", "unknown_update", "unknown_state", "unknown_content",
            "fail_download_after", "stall_download_after", "expire_reference", "alter_file",
        ]
        try arguments.allow(["method", "skip", "times"] + effects)
        let given = effects.filter { arguments.has($0) }
        guard given.count == 1, let name = given.first else {
            throw ControlFailure("exactly one of \(effects.joined(separator: ", ")) is needed")
        }
        let skip = try arguments.integer("skip", in: 0...1_000_000_000, or: 0)
        let times = try arguments.integer("times", in: 1...1_000_000_000, or: 1)
        return SimulatedFault(
            try arguments.text("method"), try effect(name, arguments), skip: Int(skip), times: Int(times))
    }

    private func effect(_ name: String, _ arguments: ControlArguments) throws(ControlFailure) -> SimulatedFault.Effect {
        func bytes() throws(ControlFailure) -> Int { Int(try arguments.integer(name, in: 0...1 << 40)) }
        switch name {
        case "error":
            let error = try arguments.object("error")
            try error.allow(["code", "message"])
            return .error(code: Int32(try error.integer("code", in: 1...999)), message: try error.text("message"))
        case "flood_wait": return .floodWait(seconds: Int(try arguments.integer(name, in: 1...1_000_000)))
        case "delay": return .delay(try arguments.duration(name))
        case "fail_download_after": return .failDownload(afterBytes: try bytes())
        case "stall_download_after": return .stallDownload(afterBytes: try bytes())
        case "alter_file":
            let alterations: [String: SimulatedFault.Alteration] = [
                "shorter": .shorter, "longer": .longer, "empty": .empty, "other_bytes": .otherBytes, "gone": .gone,
            ]
            let choice = try arguments.choice(name, alterations.keys.sorted())
            return .alterFile(alterations[choice] ?? .gone)
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

    func faultPlan(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedFaultPlan {
        try arguments.allow(["seed", "limit"])
        var plan = SimulatedFaultPlan(seed: UInt64(try arguments.integer("seed", in: 0...Int64.max)))
        plan.limit = Int(try arguments.integer("limit", in: 1...1_000_000_000, or: Int64(plan.limit)))
        return plan
    }
}
