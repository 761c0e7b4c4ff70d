extension DestinationAccess {
    /// Writes a file of the destination as a whole: whoever reads it sees the old one or the new one, also after a crash.
    ///
    /// - Parameters:
    ///   - name: one component; what has that name is replaced.
    ///   - body: is given a function that adds bytes.
    /// - Returns: what the file is like then.
    @discardableResult
    func replace(
        _ name: String,
        _ body: (_ write: ([UInt8]) throws(DestinationError) -> Void) throws(DestinationError) -> Void
    ) throws(DestinationError) -> FileFacts {
        let temporary = name + ".part"
        let shown = path + "/" + name
        func checked<Value>(_ body: () throws(POSIXFailure) -> Value) throws(DestinationError) -> Value {
            do throws(POSIXFailure) { return try body() } catch { throw DestinationError(error, shown) }
        }
        try? work.remove(temporary)
        let file = try checked { () throws(POSIXFailure) in
            try Descriptor.open(temporary, in: work, .createNew)
        }
        do throws(DestinationError) {
            var waiting: [UInt8] = []
            try body { bytes throws(DestinationError) in
                waiting += bytes
                guard waiting.count >= 1 << 18 else { return }
                try checked { () throws(POSIXFailure) in try file.write(waiting) }
                waiting.removeAll(keepingCapacity: true)
            }
            return try checked { () throws(POSIXFailure) in
                try file.write(waiting)
                try file.sync()
                try work.rename(temporary, to: name, in: folder)
                try folder.sync()
                return try file.facts()
            }
        } catch {
            try? work.remove(temporary)
            throw error
        }
    }
}
