import TelegramSchema

/// Which classes can arrive: what can't needs no reader.
enum Reachability {
    /// The classes that can be reached from `Update`, `Error` and every function's result.
    static func decodable(in schema: Schema) -> Set<String> {
        var constructors: [String: [Combinator]] = [:]
        var classOf: [String: String] = [:]
        for constructor in schema.constructors {
            constructors[constructor.result, default: []].append(constructor)
            classOf[constructor.name] = constructor.result
        }
        var pending = ["Update", "Error"] + schema.functions.map(\.result)
        var reached: Set<String> = []
        while let name = pending.popLast() {
            guard reached.insert(name).inserted else { continue }
            for field in constructors[name, default: []].flatMap(\.fields) {
                var type = field.type
                while case .vector(let element) = type { type = element }
                switch type {
                case .constructor(let name): if let name = classOf[name] { pending.append(name) }
                case .abstractClass(let name): pending.append(name)
                default: break
                }
            }
        }
        return reached
    }
}
