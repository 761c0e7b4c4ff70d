/// The functions that need no account.
extension Session {
    func preAuthorization(_ request: TLObject, _ ticket: Ticket) {
        switch request.type {
        case "setOption": setOption(request, ticket)
        case "setNetworkType":
            setReachable(engine.isReachable && request.object("type")?.type != "networkTypeNone")
            answer(ticket, .ok)
        case "addProxy", "editProxy", "enableProxy", "disableProxy", "removeProxy", "getProxies":
            answer(ticket, proxies.answer(request))
        default: answer(ticket, answerBeforeAuthorization(request))
        }
    }

    private func answerBeforeAuthorization(_ request: TLObject) -> TLObject {
        switch request.type {
        case "getOption": return options[request.text("name") ?? ""].object
        case "getStorageStatisticsFast", "getStorageStatistics": return storageStatistics(request)
        case "getNetworkStatistics":
            return TLObject("networkStatistics", ["since_date": .int(Int64(engine.world.startDate))])
        case "getInternalLinkType": return internalLinkType(request)
        case "setApplicationVerificationToken": return .error(400, "Application verification not allowed")
        case "testNetwork": return .ok
        case "getLanguagePackInfo" where options["localization_target"] == .empty:
            return .error(400, "Option \"localization_target\" needs to be set first")
        default: return SynchronousFunctions.notSimulated(request.type)
        }
    }

    private func setOption(_ request: TLObject, _ ticket: Ticket) {
        let name = request.text("name") ?? ""
        let value = StoredOptionValue(request.object("value"))
        if let refusal = OptionTable.refusal(name, value) {
            return answer(ticket, .error(400, refusal))
        }
        if name != "drop_notification_ids" { setOption(name, value) }
        if name.hasPrefix("x") { saveState() }
        answer(ticket, .ok)
    }

    private func storageStatistics(_ request: TLObject) -> TLObject {
        let sizes = files.entries.values.compactMap { $0.path.isEmpty ? nil : Folders.size(of: $0.path) }
        let total = Int64(sizes.reduce(0, +))
        if request.type == "getStorageStatistics" {
            return TLObject("storageStatistics", ["size": .int(total), "count": .int(Int64(sizes.count))])
        }
        return TLObject(
            "storageStatisticsFast",
            ["files_size": .int(total), "file_count": .int(Int64(sizes.count)), "database_size": 352_256])
    }
}
