/// The ends of a client.
extension Session {
    func close(_ ticket: Ticket) {
        answer(ticket, .ok)
        phase = .closing
        updateAuthorizationState()
        abortWaiting()
        finish()
    }

    /// The client ends although nobody asked for it.
    func closeByItself() {
        guard phase == .open || phase == .waitParameters else { return }
        phase = .closing
        updateAuthorizationState()
        abortWaiting()
        finish()
    }

    func destroy(_ ticket: Ticket) {
        isDestroying = true
        answer(ticket, .ok)
        phase = .loggingOut
        updateAuthorizationState()
        phase = .closing
        abortWaiting()
        finish()
    }

    func logOut(_ ticket: Ticket) {
        let wasSignedIn = signIn.state == .ready
        isDestroying = true
        phase = .loggingOut
        updateAuthorizationState()
        guard wasSignedIn else {
            answer(ticket, .ok)
            abortWaiting()
            return finish()
        }
        // The server confirms: until then the client answers, and nothing else happens.
        engine.after(.zero) { [weak self] in
            guard let self else { return }
            abortWaiting()
            answer(ticket, .ok)
            finish()
        }
    }

    /// The session was ended elsewhere: no error says so, the client signs itself out.
    func loseAuthorization() {
        guard phase == .open else { return }
        isDestroying = true
        phase = .loggingOut
        updateAuthorizationState()
        abortWaiting()
        finish()
    }

    private func abortWaiting() {
        pendingQuery = nil
        let requests = waiting
        waiting = []
        for request in requests { answer(request.ticket, abortion) }
        for ticket in files.takeWaiting() { answer(ticket, abortion) }
    }

    /// The last update comes once the application has taken everything before it. A receive just before it gives
    /// nothing, although more is to come.
    private func finish() {
        // What is left half done is gone on with by the next run.
        if !isDestroying { saveState() }
        engine.after(.zero) { [weak self] in
            guard let self else { return }
            engine.emitNothing(to: clientID)
            engine.after(.zero) { [weak self] in
                guard let self else { return }
                if isDestroying { database?.delete() }
                database?.close(in: engine)
                database = nil
                phase = .closed
                updateAuthorizationState()
            }
        }
    }
}
