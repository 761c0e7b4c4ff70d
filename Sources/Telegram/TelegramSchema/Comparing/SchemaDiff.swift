/// What was added, removed and changed between two schemas, and which version step that is for users of the generated Swift.
///
/// The steps rest on this promise: a program may call every function, make every object that can be sent, read every
/// field, and match the cases of a class with a `default` beside them. Not promised are a `switch` over a class
/// without a `default` (classes grow with every TDLib), and the initialisers of objects that only TDLib makes.
/// `docs/schema.md` has the table.
public struct SchemaDiff: Sendable, Equatable {
    /// Classes, then constructors, then functions, each in the order of the old schema and then of the new one.
    public let changes: [SchemaChange]

    /// The largest step of all changes.
    public var step: VersionStep { changes.map(\.step).max() ?? .none }

    public init(from old: Schema, to new: Schema) {
        let (before, after) = (SchemaReachability(old), SchemaReachability(new))
        let sent = before.sent.union(after.sent)
        let received = before.received.union(after.received)
        var changes = Self.classes(old, new)
        changes += Self.combinators(old.constructors, new.constructors, .constructor) { old, new in
            let uses = CombinatorDiff.Uses(isSent: sent.contains(old.name), isReceived: received.contains(old.name))
            return CombinatorDiff(old, new, .constructor, uses).changes
        }
        changes += Self.combinators(old.functions, new.functions, .function) { old, new in
            CombinatorDiff(old, new, .function, CombinatorDiff.Uses(isSent: true, isReceived: false)).changes
        }
        self.changes = changes
    }

    private static func classes(_ old: Schema, _ new: Schema) -> [SchemaChange] {
        pairs(old.classes, new.classes, name: \.name) { old, new in
            switch (old, new) {
            case (let old?, nil):
                return [
                    SchemaChange(.removed, .class, old.name, old.isAbstract ? "abstract" : "one constructor", .major)
                ]
            case (nil, let new?):
                return [SchemaChange(.added, .class, new.name, new.isAbstract ? "abstract" : "one constructor", .minor)]
            case (let old?, let new?) where old.isAbstract != new.isAbstract:
                let detail = new.isAbstract ? "one constructor → abstract" : "abstract → one constructor"
                return [SchemaChange(.changed, .class, old.name, detail, .major)]
            case (let old?, let new?) where old.documentation != new.documentation:
                return [SchemaChange(.changed, .class, old.name, "comment", .patch)]
            default:
                return []
            }
        }
    }

    private static func combinators(
        _ old: [Combinator], _ new: [Combinator], _ subject: SchemaChange.Subject,
        compare: (Combinator, Combinator) -> [SchemaChange]
    ) -> [SchemaChange] {
        pairs(old, new, name: \.name) { old, new in
            switch (old, new) {
            case (let old?, let new?): compare(old, new)
            case (let old?, nil): [SchemaChange(.removed, subject, old.name, old.declaration, .major)]
            case (nil, let new?): [SchemaChange(.added, subject, new.name, new.declaration, .minor)]
            case (nil, nil): []
            }
        }
    }

    /// Calls `body` for everything by its name: first what the old schema has, then what only the new one has.
    static func pairs<Element>(
        _ old: [Element], _ new: [Element], name: (Element) -> String,
        _ body: (Element?, Element?) -> [SchemaChange]
    ) -> [SchemaChange] {
        let newByName = Dictionary(new.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        let oldNames = Set(old.map(name))
        return old.flatMap { body($0, newByName[name($0)]) }
            + new.filter { !oldNames.contains(name($0)) }.flatMap { body(nil, $0) }
    }
}
