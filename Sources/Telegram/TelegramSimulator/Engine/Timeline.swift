/// What is to happen, by time; things of the same time happen in the order in which they were planned.
struct Timeline {
    typealias Event = () -> Void

    private var events: [(due: Duration, event: Event)] = []

    var nextDue: Duration? { events.first?.due }

    mutating func add(at due: Duration, _ event: @escaping Event) {
        let index = events.firstIndex { $0.due > due } ?? events.endIndex
        events.insert((due, event), at: index)
    }

    mutating func takeNext(notAfter now: Duration) -> (due: Duration, event: Event)? {
        guard let first = events.first, first.due <= now else { return nil }
        return events.removeFirst()
    }
}
