/// Which constructors a program sends, and which it receives.
public struct SchemaReachability: Sendable, Equatable {
    /// Names of the constructors that are reachable from the arguments of functions.
    public let sent: Set<String>
    /// Names of the constructors that are reachable from `Update`, `Error` and the results of functions.
    public let received: Set<String>

    public init(_ schema: Schema) {
        let index = Index(schema)
        sent = index.reachable(from: schema.functions.flatMap(\.fields).map(\.type))
        received = index.reachable(
            from: (["Update", "Error"] + schema.functions.map(\.result)).map { .abstractClass($0) })
    }

    private struct Index {
        private var fields: [String: [Field]] = [:]
        private var constructors: [String: [String]] = [:]

        init(_ schema: Schema) {
            for constructor in schema.constructors {
                fields[constructor.name] = constructor.fields
                constructors[constructor.result, default: []].append(constructor.name)
            }
        }

        func reachable(from types: [FieldType]) -> Set<String> {
            var pending = types
            var reached: Set<String> = []
            while let type = pending.popLast() {
                switch type {
                case .vector(let element): pending.append(element)
                case .abstractClass(let name):
                    for name in constructors[name] ?? [] where !reached.contains(name) {
                        pending.append(.constructor(name))
                    }
                case .constructor(let name):
                    if reached.insert(name).inserted { pending += (fields[name] ?? []).map(\.type) }
                default: break
                }
            }
            return reached
        }
    }
}
