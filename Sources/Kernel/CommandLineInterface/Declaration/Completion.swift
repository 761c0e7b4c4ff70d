/// What a shell offers where a value is expected.
public enum Completion: Sendable, Equatable {
    case none
    case file
    case folder
    case words([String])
}

extension Completion {
    static func choices<Element: ArgumentValue>(of type: Element.Type) -> Completion {
        Element.choices.isEmpty ? .none : .words(Element.choices)
    }
}
