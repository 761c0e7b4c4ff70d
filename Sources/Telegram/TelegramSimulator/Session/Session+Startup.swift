/// Opening a database: parameters, options, and the state that an earlier run left.
extension Session {
    func setParameters(_ request: TLObject, _ ticket: Ticket) {
        if let error = parameterError(request) {
            return answer(ticket, error)
        }
        let parameters = DatabaseDirectory.Parameters(request)
        switch DatabaseDirectory.open(parameters, for: clientID, in: engine) {
        case .success(let opened):
            finishOpening(opened, ticket)
        case .failure(.inUse(let message)):
            phase = .opening
            engine.after(engine.configuration.databaseLockWait) { [weak self] in
                guard let self, phase == .opening else { return }
                phase = .waitParameters
                answer(ticket, .error(400, message))
                performWaiting()
            }
        case .failure(.other(let code, let message)):
            answer(ticket, .error(code, message))
        }
    }

    private func parameterError(_ request: TLObject) -> TLObject? {
        func isBlank(_ field: String) -> Bool {
            request.data(field).allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
        }
        let texts = [
            "api_hash", "system_language_code", "device_model", "system_version", "application_version",
            "database_directory", "files_directory",
        ]
        let hint = "Can be obtained at https://my.telegram.org"
        if request.int("api_id") <= 0 { return .error(400, "Valid api_id must be provided. \(hint)") }
        if request.data("api_hash").isEmpty { return .error(400, "Valid api_hash must be provided. \(hint)") }
        if isBlank("system_language_code") { return .error(400, "System language code must be non-empty") }
        if isBlank("device_model") { return .error(400, "Device model must be non-empty") }
        if isBlank("application_version") { return .error(400, "Application version must be non-empty") }
        if texts.contains(where: { request.text($0) == nil }) {
            return .error(400, "Strings must be encoded in UTF-8")
        }
        return nil
    }

    private func finishOpening(_ opened: DatabaseDirectory, _ ticket: Ticket) {
        database = opened
        phase = .open
        files.restore(opened.state.files)
        for option in StartupOptions.all {
            let value: StoredOptionValue = option.name == "unix_time" ? .integer(Int64(engine.unixTime)) : option.value
            setOption(option.name, value)
        }
        for (name, value) in opened.state.options.sorted(by: { $0.key < $1.key }) { setOption(name, value.optionValue) }
        // What waited for the parameters runs now, before the first state is announced.
        performWaiting()
        if let stored = opened.state.signIn { signIn.restore(stored, accounts: engine.world.accounts) }
        if signIn.state == .ready { announceAccount() }
        updateAuthorizationState()
        if case .waitOtherDeviceConfirmation = signIn.state { planLink() }
        let level = TLObject(
            "groupCallMessageLevel",
            [
                "max_text_length": 30, "first_color": 9_788_635, "second_color": 9_788_635,
                "background_color": 4_786_075,
            ])
        update("updateGroupCallMessageLevels", ["levels": .objects([level])])
        answer(ticket, .ok)
        update("updateDefaultBackground", ["for_dark_theme": false])
        update("updateDefaultBackground", ["for_dark_theme": true])
        update("updateFileDownloads", [:])
        hasAnnouncedConnection = true
        guard isReachable else { return updateConnectionState("WaitingForNetwork") }
        updateConnectionState("Connecting")
        if signIn.state == .ready { updateAfterSignIn() } else { updateConnectionState("Ready") }
    }

    func setDatabaseKey(_ request: TLObject) -> TLObject {
        database?.state.keyHash = DatabaseDirectory.hash(ofKey: request.data("new_encryption_key"))
        saveState()
        return .ok
    }

    /// Looks again at what had to wait.
    func performWaiting() {
        let requests = waiting
        waiting = []
        pendingQuery = nil
        for request in requests { perform(request.request, request.ticket) }
    }

    /// The network came or went.
    func setReachable(_ reachable: Bool) {
        guard isReachable != reachable else { return }
        isReachable = reachable
        guard phase == .open, hasAnnouncedConnection else { return }
        guard reachable else { return updateConnectionState("WaitingForNetwork") }
        updateConnectionState("Connecting")
        if signIn.state == .ready { updateConnectionState("Updating") }
        updateConnectionState("Ready")
        performWaiting()
        resumeDownloads()
    }

    /// Writes down what the next run has to know.
    func saveState() {
        guard let database else { return }
        database.state.signIn = signIn.stored(accounts: engine.world.accounts)
        database.state.options = [:]
        for option in options.all where option.name.hasPrefix("x") {
            database.state.options[option.name] = StoredState.StoredOption(option.value)
        }
        database.state.files = files.storedFiles
        database.save()
    }
}
