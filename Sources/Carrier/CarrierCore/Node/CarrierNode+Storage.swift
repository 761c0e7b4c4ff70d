internal import CarrierWire

/// What is kept on disk.
extension CarrierNode {
    /// Writes `carrier.data` now.
    ///
    /// What fails is tried again a second later, and then again.
    func store() throws(NodeError) {
        guard let instance else { return }
        timers.storeBy = nil
        var labels: [UInt32: String] = [:]
        for friend in friends.values where !friend.label.isEmpty { labels[friend.number] = friend.label }
        do throws(NodeError) {
            try folder.store(CarrierData(savedata: instance.savedata, labels: labels))
        } catch {
            timers.changed(at: now)
            throw error
        }
    }

    /// The same after something that cannot be undone: it has happened, so its caller must not hear that it failed.
    func storeOrWarn() {
        do throws(NodeError) { try store() } catch { warn(error) }
    }
}
