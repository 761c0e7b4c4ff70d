/// What a piece of a message, invite or answer led to.
public enum FragmentOutcome<Whole> {
    /// More pieces are to come.
    case incomplete
    /// It was the last piece.
    case complete(Whole)
    /// It leads to nothing; the peer is not told.
    case dropped(FragmentDrop)
}

extension FragmentOutcome: Sendable where Whole: Sendable {}
extension FragmentOutcome: Equatable where Whole: Equatable {}

extension FragmentOutcome {
    func map<Other>(_ change: (Whole) -> Other) -> FragmentOutcome<Other> {
        switch self {
        case .incomplete: .incomplete
        case .complete(let whole): .complete(change(whole))
        case .dropped(let reason): .dropped(reason)
        }
    }
}
