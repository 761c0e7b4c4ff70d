/// One thing that was looked at, and what to do about it.
public struct Finding: Sendable, Equatable {
    /// How bad it is.
    public enum State: String, Sendable {
        case ok
        /// It works, but the user should know.
        case warn
        /// Something has to be done.
        case fail
    }

    /// What was looked at, such as `disk`.
    public let name: String
    /// How it is.
    public let state: State
    /// For people.
    public let text: String
    /// What to do.
    public let advice: String?

    public init(_ name: String, _ state: State, _ text: String, advice: String? = nil) {
        self.name = name
        self.state = state
        self.text = text
        self.advice = advice
    }
}
