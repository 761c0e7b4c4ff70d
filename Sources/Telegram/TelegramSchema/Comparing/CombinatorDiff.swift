/// The differences of a constructor or function that both schemas have.
struct CombinatorDiff {
    /// What programs do with an object; of a function, it is sent.
    struct Uses {
        let isSent: Bool
        let isReceived: Bool
    }

    private let old: Combinator
    private let new: Combinator
    private let subject: SchemaChange.Subject
    private let uses: Uses

    init(_ old: Combinator, _ new: Combinator, _ subject: SchemaChange.Subject, _ uses: Uses) {
        self.old = old
        self.new = new
        self.subject = subject
        self.uses = uses
    }

    var changes: [SchemaChange] {
        var changes: [SchemaChange] = []
        func changed(_ detail: String, _ step: VersionStep) {
            changes.append(SchemaChange(.changed, subject, old.name, detail, step))
        }
        if old.result != new.result { changed("\(old.result) → \(new.result)", .major) }
        if subject == .constructor, old.fields.isEmpty != new.fields.isEmpty {
            // The case of an enum gains or loses its payload.
            changed(old.fields.isEmpty ? "no fields → fields" : "fields → no fields", .major)
        }
        changes += SchemaDiff.pairs(old.fields, new.fields, name: \.name, fieldChanges)
        if isReordered { changed("order of fields", uses.isSent ? .major : .patch) }
        if old.facts.isSynchronous != new.facts.isSynchronous {
            changed(
                new.facts.isSynchronous ? "synchronous" : "not synchronous any more",
                new.facts.isSynchronous ? .minor : .major)
        }
        var facts = old.facts
        facts.isSynchronous = new.facts.isSynchronous
        if facts != new.facts { changed("facts", .patch) }
        if old.documentation != new.documentation { changed("comment", .patch) }
        return changes
    }

    /// Whether the fields that both have stand in another order: the labels of the initialiser do, too.
    private var isReordered: Bool {
        let oldNames = Set(old.fields.map(\.name))
        let newNames = Set(new.fields.map(\.name))
        return old.fields.map(\.name).filter(newNames.contains) != new.fields.map(\.name).filter(oldNames.contains)
    }

    private func fieldChanges(_ old: Field?, _ new: Field?) -> [SchemaChange] {
        guard let field = old ?? new else { return [] }
        let subject: SchemaChange.Subject = self.subject == .function ? .argument : .field
        let name = "\(self.old.name).\(field.name)"
        guard let new else { return [SchemaChange(.removed, subject, name, field.swiftLikeType, .major)] }
        guard let old else {
            // An initialiser with an argument more breaks its callers, unless the argument has a default.
            let step: VersionStep = uses.isSent && !new.isOptional ? .major : .minor
            return [SchemaChange(.added, subject, name, new.swiftLikeType, step)]
        }
        var changes: [SchemaChange] = []
        if old.swiftLikeType != new.swiftLikeType {
            changes.append(
                SchemaChange(.changed, subject, name, "\(old.swiftLikeType) → \(new.swiftLikeType)", typeStep(old, new))
            )
        }
        if old.facts != new.facts, old.swiftLikeType == new.swiftLikeType {
            changes.append(SchemaChange(.changed, subject, name, "facts", .patch))
        }
        if old.documentation != new.documentation {
            changes.append(SchemaChange(.changed, subject, name, "comment", .patch))
        }
        return changes
    }

    private func typeStep(_ old: Field, _ new: Field) -> VersionStep {
        // Both are Swift's Int64; only the JSON differs.
        if [old.type, new.type].allSatisfy({ $0 == .int53 || $0 == .int64 }) { return .patch }
        // What is only sent is only made: a value that could be passed still can.
        if old.type == new.type, !old.isOptional, new.isOptional, !uses.isReceived { return .minor }
        return .major
    }
}

extension Field {
    /// Whether its Swift is an optional, which initialisers have a default for.
    var isOptional: Bool { type.isObject && (facts.mayBeNull || facts.passNull) }

    /// The schema's type with a question mark for what may be absent, also of elements.
    var swiftLikeType: String {
        if isOptional { return "\(type)?" }
        guard facts.mayBeNull, case .vector(let element) = type, element.isObject else { return type.description }
        return "vector<\(element)?>"
    }
}
