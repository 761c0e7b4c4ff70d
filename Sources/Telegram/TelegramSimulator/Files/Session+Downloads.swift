import Foundation

/// Files of a client: what `downloadFile` and its kin do.
extension Session {
    func downloadFile(_ request: TLObject, _ ticket: Ticket) {
        guard (1...32).contains(request.int("priority")) else {
            return answer(ticket, .error(400, "Priority must be between 1 and 32"))
        }
        guard request.int("offset") >= 0 else {
            return answer(ticket, .error(400, "Download offset must be non-negative"))
        }
        guard request.int("limit") >= 0 else {
            return answer(ticket, .error(400, "Download limit must be non-negative"))
        }
        guard let id = fileID(request), let entry = files[id] else {
            return answer(ticket, .error(400, "File not found"))
        }
        if entry.download.isCompleted, !isIntact(entry) {
            change(id) { $0.forget() }
        }
        let target = Download.Target(
            offset: Int(clamping: request.int("offset")), limit: Int(clamping: request.int("limit")))
        let isSynchronous = request.bool("synchronous")
        if isSynchronous { files.keep(ticket) }
        let wasActive = files[id]?.download.isActive ?? false
        change(id) { $0.start(target, ticket: isSynchronous ? ticket.id : nil, part: partSize(entry)) }
        if !wasActive, files[id]?.download.isActive == true {
            let fault = engine.faults.take(downloadOf: entry.identity.uniqueID, size: entry.identity.size)
            if fault == .expireReference { engine.expiredFiles.insert(entry.file) }
            engine.activeFaults[FaultKey(clientID, id)] = fault
        }
        if !isSynchronous { answer(ticket, fileObject(id)) }
    }

    func cancelDownloadFile(_ request: TLObject, _ ticket: Ticket) {
        if let id = fileID(request) {
            change(id) { $0.cancel(onlyIfPending: request.bool("only_if_pending")) }
        }
        answer(ticket, .ok)
    }

    func deleteFile(_ request: TLObject, _ ticket: Ticket) {
        if let id = fileID(request), let entry = files[id] {
            if !entry.path.isEmpty { unlink(entry.path) }
            change(id) { $0.forget() }
        }
        answer(ticket, .ok)
    }

    /// The number of a file, which it gets when it is first shown.
    func fileID(of file: SimulatedFile, identity: FileIdentity, suggestedName: String) -> Int32 {
        if let place = file.place, let bulk = engine.bulk(place.bulk) { return files.id(of: place, in: bulk) }
        return files.id(of: file, identity: identity, suggestedName: suggestedName)
    }

    func fileID(_ request: TLObject) -> Int32? {
        Int32(exactly: request.int("file_id")).flatMap { files[$0] == nil ? nil : $0 }
    }

    // MARK: Parts

    private func partSize(_ entry: FileTable.Entry) -> Int {
        engine.configuration.downloadPart.map { max(1, $0) }
            ?? max(4_096, min(65_536, (entry.identity.size + 4) / 5))
    }

    /// Puts an input into the download of a file and does what comes out.
    private func change(_ id: Int32, _ input: (inout Download) -> [Download.Action]) {
        guard var entry = files[id] else { return }
        let actions = input(&entry.download)
        if !entry.download.isCompleted, entry.download.parts.count == 0 { entry.path = "" }
        if !entry.download.isActive { entry.run += 1 }
        files[id] = entry
        for action in actions { perform(action, id) }
    }

    private func perform(_ action: Download.Action, _ id: Int32) {
        switch action {
        case .update: update("updateFile", ["file": .object(fileObject(id))])
        case .answer(let ticket):
            if let ticket = files.take(ticket) { answer(ticket, fileObject(id)) }
        case .fail(let ticket, let code, let message):
            if let ticket = files.take(ticket) { answer(ticket, .error(code, message)) }
        case .fetch(let range): fetch(range, id)
        case .complete: complete(id)
        }
    }

    private func fetch(_ range: Range<Int>, _ id: Int32) {
        guard let run = files[id]?.run else { return }
        engine.after(engine.transferTime(of: range.count, for: clientID)) { [weak self] in
            guard let self, let entry = files[id], entry.run == run, entry.download.isActive, isReachable else {
                return
            }
            if engine.expiredFiles.contains(entry.file) { return change(id) { $0.fail() } }
            switch engine.activeFaults[FaultKey(clientID, id)] {
            case .pauseDownload(let limit, let duration) where entry.download.parts.count + range.count > limit:
                engine.activeFaults[FaultKey(clientID, id)] = nil
                engine.after(duration) { [weak self] in
                    guard let self, files[id]?.run == run else { return }
                    change(id) { $0.resume(part: partSize(entry)) }
                }
                return
            case .failDownload(let limit) where entry.download.parts.count + range.count > limit:
                engine.activeFaults[FaultKey(clientID, id)] = nil
                return change(id) { $0.fail() }
            case .stallDownload(let limit) where entry.download.parts.count + range.count > limit:
                return
            default: break
            }
            guard write(range, of: entry) else {
                change(id) { $0.fail() }
                if !isThere(entry) { change(id) { $0.forget() } }
                return
            }
            change(id) { $0.received(range, part: partSize(entry)) }
        }
    }

    private func write(_ range: Range<Int>, of entry: FileTable.Entry) -> Bool {
        guard let database else { return false }
        var path = entry.path
        if path.isEmpty {
            let folder = "\(database.filesPath)/temp"
            guard Folders.make(folder) == nil else { return false }
            // A run that was killed may have left files behind.
            repeat {
                path = "\(folder)/\(files.nextTemporaryName())"
            } while Folders.size(of: path) != nil
            files[entry.id]?.path = path
        } else if Folders.size(of: path) == nil {
            // Somebody took away what was there so far.
            return false
        }
        guard let content = engine.bytes(of: entry.file, range) else { return false }
        return Folders.write(content[...], to: path, at: range.lowerBound)
    }

    /// Moves a finished file from its temporary name to its place.
    private func complete(_ id: Int32) {
        guard let entry = files[id], let database else { return }
        let kind = entry.identity.kind
        let folder = (kind.isInDatabaseDirectory ? database.path : database.filesPath) + "/" + kind.rawValue
        guard Folders.make(folder) == nil else { return }
        let cleaned = FileNames.clean(entry.suggestedName)
        let name = cleaned.isEmpty ? "file_\(id).\(entry.identity.fileExtension)" : cleaned
        for candidate in FileNames.candidates(name).prefix(10_000) {
            let path = "\(folder)/\(candidate)"
            // Unlike rename, link never replaces a file; but not every file system has it.
            if link(entry.path, path) == 0 {
                unlink(entry.path)
            } else if Folders.size(of: path) != nil || rename(entry.path, path) != 0 {
                continue
            }
            files[id]?.path = path
            break
        }
        if let path = files[id]?.path {
            files[id]?.modified = Folders.modificationTime(of: path)
            let file = StoredState.StoredFile(
                path: path, size: Int64(entry.identity.size), modified: files[id]?.modified)
            database.append(file, id: entry.identity.uniqueID)
        }
        if case .alterFile(let alteration) = engine.activeFaults.removeValue(forKey: FaultKey(clientID, id)) {
            alter(files[id]?.path ?? "", alteration)
        }
    }

    /// A copy is not what it is said to be.
    private func alter(_ path: String, _ alteration: SimulatedFault.Alteration) {
        guard let size = Folders.size(of: path) else { return }
        switch alteration {
        case .shorter: truncate(path, off_t(size - (size + 2) / 3))
        case .empty: truncate(path, 0)
        case .longer: _ = Folders.write([0x58, 0x58, 0x58], to: path, at: size)
        case .otherBytes:
            guard size > 0, let first = Folders.read(path, at: size / 2, count: 1) else { return }
            _ = Folders.write([first[0] ^ 0xFF], to: path, at: size / 2)
        case .gone: unlink(path)
        }
    }

    private func isThere(_ entry: FileTable.Entry) -> Bool {
        entry.path.isEmpty || Folders.size(of: entry.path) != nil
    }

    /// Whether the copy on disk is still what was downloaded.
    private func isIntact(_ entry: FileTable.Entry) -> Bool {
        Folders.size(of: entry.path) == entry.identity.size
            && (entry.modified == nil || entry.modified == Folders.modificationTime(of: entry.path))
    }

    /// The network is back.
    func resumeDownloads() {
        for entry in files.entries.values.sorted(by: { $0.id < $1.id }) where entry.download.isActive {
            files[entry.id]?.run += 1
            change(entry.id) { $0.resume(part: partSize(entry)) }
        }
    }

    // MARK: Reading

    func readFilePart(_ request: TLObject) -> TLObject {
        if request.int("offset") < 0 { return .error(400, "Parameter offset must be non-negative") }
        if request.int("count") < 0 { return .error(400, "Parameter count must be non-negative") }
        guard let id = fileID(request), let entry = files[id] else { return .error(400, "File not found") }
        let offset = Int(clamping: request.int("offset"))
        let there = entry.download.parts.prefix(from: offset)
        let asked = Int(clamping: request.int("count"))
        let count = asked == 0 ? there : asked
        guard count > 0, count <= there else {
            return .error(400, "There is not enough downloaded bytes in the file to read")
        }
        guard let bytes = Folders.read(entry.path, at: offset, count: count) else {
            return .error(400, "Failed to read the file")
        }
        return TLObject("data", ["data": .data(bytes)])
    }

    func downloadedPrefix(_ request: TLObject) -> TLObject {
        if request.int("offset") < 0 { return .error(400, "Parameter offset must be non-negative") }
        guard let id = fileID(request), let entry = files[id] else { return .error(400, "Unknown file ID") }
        let size = entry.download.parts.prefix(from: Int(clamping: request.int("offset")))
        return TLObject("fileDownloadedPrefixSize", ["size": .int(Int64(size))])
    }

    func suggestedFileName(_ request: TLObject) -> TLObject {
        guard let id = fileID(request), let entry = files[id] else { return .error(400, "Wrong file identifier") }
        let cleaned = FileNames.clean(entry.suggestedName)
        let name = cleaned.isEmpty ? "file_\(id).\(entry.identity.fileExtension)" : cleaned
        let directory = request.text("directory") ?? ""
        let (stem, suffix) = FileNames.split(name)
        for number in 0..<100 {
            let candidate = number == 0 ? name : "\(stem) (\(number))\(suffix)"
            if Folders.size(of: "\(directory)/\(candidate)") == nil { return SynchronousFunctions.text(candidate) }
        }
        return SynchronousFunctions.text("\(stem)_\(engine.unixTime)\(suffix)")
    }

    func remoteFile(_ request: TLObject) -> TLObject {
        let remoteID = request.text("remote_file_id") ?? ""
        if remoteID.isEmpty { return .error(400, "Remote file identifier must be non-empty") }
        if let entry = files.entries.values.first(where: { $0.identity.remoteID == remoteID }) {
            return fileObject(entry.id)
        }
        guard let found = engine.findFile(remoteID: remoteID) else {
            return .error(400, "Wrong remote file identifier specified: \(Self.remoteIDProblem(remoteID))")
        }
        return fileObject(fileID(of: found.file, identity: found.identity, suggestedName: found.name))
    }

    /// What TDLib has against a text that is no remote identifier, which is base64 of URLs with or without padding.
    private static func remoteIDProblem(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let symbols = Array(bytes.reversed().drop { $0 == UInt8(ascii: "=") })
        let padding = bytes.count - symbols.count
        if padding > 0, bytes.count % 4 != 0 { return "Wrong padding length" }
        if padding == 0, bytes.count % 4 == 1 { return "Wrong string length" }
        let isAlphabet = symbols.allSatisfy { symbol in
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(symbol)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(symbol)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(symbol) || symbol == UInt8(ascii: "-")
                || symbol == UInt8(ascii: "_")
        }
        return isAlphabet ? "can't unserialize it" : "Wrong character in the string"
    }
}

/// A file in a client.
struct FaultKey: Hashable {
    let clientID: Int32
    let fileID: Int32

    init(_ clientID: Int32, _ fileID: Int32) {
        self.clientID = clientID
        self.fileID = fileID
    }
}
