/// The pieces so far of one message, invite or answer.
struct Assembly<Context: Sendable>: Sendable {
    enum Step {
        case incomplete
        case complete
        case overrun
    }

    /// What the first piece said beside its data.
    let context: Context
    let totalSize: Int
    var deadline: Duration
    /// Grows with what arrives. Room for all of it is not taken at once: the announced size costs the peer nothing.
    private(set) var data: [UInt8] = []

    init(context: Context, totalSize: Int, deadline: Duration) {
        self.context = context
        self.totalSize = totalSize
        self.deadline = deadline
    }

    mutating func append(_ piece: [UInt8]) -> Step {
        guard piece.count <= totalSize - data.count else { return .overrun }
        data += piece
        return data.count == totalSize ? .complete : .incomplete
    }
}
