/// One difference between two schemas.
public struct SchemaChange: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        case added, removed, changed
    }

    public enum Subject: String, Sendable {
        case constructor, function, field
        /// An argument of a function.
        case argument
        /// A result class.
        case `class`
    }

    public let kind: Kind
    public let subject: Subject
    /// The name in the schema; of a field `constructor.field`.
    public let name: String
    /// What the difference is, such as `int32 → int53`; of what was added or removed, its declaration or type.
    public let detail: String
    /// What it means for users of the generated Swift.
    public let step: VersionStep

    public init(_ kind: Kind, _ subject: Subject, _ name: String, _ detail: String, _ step: VersionStep) {
        self.kind = kind
        self.subject = subject
        self.name = name
        self.detail = detail
        self.step = step
    }
}
