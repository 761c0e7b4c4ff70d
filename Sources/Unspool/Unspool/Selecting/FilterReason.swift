/// Which part of a selection leaves something out.
public enum FilterReason: String, Sendable, Hashable, CaseIterable {
    case type, date, sender, topic, size, name, caption
}
