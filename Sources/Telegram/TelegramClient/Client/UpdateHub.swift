import NativeLoop
import TelegramAPI

/// Observers of updates, and at a glance whether an update is wanted by any of them.
final class UpdateHub: Sendable {
    let broadcaster: EventBroadcaster<Update, UpdateKinds>
    private let wanted: WantedKinds

    init() {
        let wanted = WantedKinds()
        self.wanted = wanted
        broadcaster = EventBroadcaster { interests in wanted.set(interests) }
    }

    func wants(_ kind: Update.Kind?) -> Bool { wanted.contains(kind) }

    func send(_ update: Update, _ kind: Update.Kind?) {
        broadcaster.send(to: { $0.wants(kind) }, update)
    }
}
