/// The functions with which TDLib is tested, and its alarm.
extension Session {
    func test(_ request: TLObject, _ ticket: Ticket) {
        switch request.type {
        case "testCallEmpty": answer(ticket, .ok)
        case "testSquareInt":
            let number = Int32(truncatingIfNeeded: request.int("x"))
            answer(ticket, TLObject("testInt", ["value": .int(Int64(number &* number))]))
        case "testCallString": echo(request, ticket, "testString")
        case "testCallBytes": echo(request, ticket, "testBytes")
        case "testCallVectorInt": echo(request, ticket, "testVectorInt")
        case "testCallVectorIntObject": echo(request, ticket, "testVectorIntObject")
        case "testCallVectorString": echo(request, ticket, "testVectorString")
        case "testCallVectorStringObject": echo(request, ticket, "testVectorStringObject")
        case "testUseUpdate": answer(ticket, .error(404, "Not Found"))
        case "testProxy" where request.object("proxy") == nil:
            answer(ticket, .error(400, "Proxy must be non-empty"))
        case "setAlarm": setAlarm(request, ticket)
        default: answer(ticket, SynchronousFunctions.notSimulated(request.type))
        }
    }

    private func echo(_ request: TLObject, _ ticket: Ticket, _ type: String) {
        answer(ticket, TLObject(type, ["value": request["x"]]))
    }

    private func setAlarm(_ request: TLObject, _ ticket: Ticket) {
        let seconds = request.double("seconds")
        guard seconds >= 0, seconds <= 3e9 else {
            return answer(ticket, .error(400, "Wrong parameter seconds specified"))
        }
        waiting.append((request, ticket))
        engine.after(.milliseconds(Int64(seconds * 1_000))) { [weak self] in
            guard let self, waiting.contains(where: { $0.ticket.id == ticket.id }) else { return }
            waiting.removeAll { $0.ticket.id == ticket.id }
            answer(ticket, .ok)
        }
    }
}
