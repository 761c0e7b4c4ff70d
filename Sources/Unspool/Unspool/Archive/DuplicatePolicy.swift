/// What an item gets whose content another item of the destination has already.
public enum DuplicatePolicy: String, Sendable, CaseIterable {
    /// No file: its line points to the other one's.
    case pointer
    /// A hard link under its own name; a copy where the file system knows none.
    case link
    /// A file of its own that shares its bytes with the other one until one changes; a copy where the file system cannot.
    case clone
    /// A copy.
    case copy
}
