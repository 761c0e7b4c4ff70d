/// Everything that a `td_api.tl` file declares, in the file's order.
///
/// The built-in declarations (`int32 = Int32;`, `vector {t:Type} …` and so on) are understood and left out.
public struct Schema: Sendable, Equatable {
    /// Object constructors: what stands before the line `---functions---`.
    public var constructors: [Combinator]
    /// Functions: what stands after it.
    public var functions: [Combinator]
    /// Result classes of the constructors, in order of first appearance.
    public var classes: [ResultClass]

    public init(constructors: [Combinator], functions: [Combinator], classes: [ResultClass]) {
        self.constructors = constructors
        self.functions = functions
        self.classes = classes
    }
}

/// A class of objects: what a declaration's `= Name` names.
public struct ResultClass: Sendable, Equatable {
    /// The name as the schema writes it, such as `MessageContent`.
    public var name: String
    /// Whether the class was announced by a `//@class` line. Only then may it have several constructors.
    public var isAbstract: Bool
    /// The text of `@class … @description`; empty for a class that is not abstract.
    public var documentation: String
    /// Indices into ``Schema/constructors``.
    public var constructors: [Int]

    public init(name: String, isAbstract: Bool, documentation: String, constructors: [Int]) {
        self.name = name
        self.isAbstract = isAbstract
        self.documentation = documentation
        self.constructors = constructors
    }
}

/// One declaration: an object constructor or a function.
public struct Combinator: Sendable, Equatable {
    /// The name as the schema writes it, such as `messageText` or `getChat`.
    public var name: String
    public var fields: [Field]
    /// The name of the result class, such as `MessageContent`, `Ok` or `Chat`.
    public var result: String
    /// The text of `@description`, continuation lines joined by one blank.
    public var documentation: String
    /// What the prose says that a program can use.
    public var facts: CombinatorFacts
    /// Where the declaration stands.
    public var location: SourceLocation

    public init(
        name: String, fields: [Field], result: String, documentation: String = "",
        facts: CombinatorFacts = CombinatorFacts(), location: SourceLocation = SourceLocation(line: 1, column: 1)
    ) {
        self.name = name
        self.fields = fields
        self.result = result
        self.documentation = documentation
        self.facts = facts
        self.location = location
    }
}

/// A field of an object or an argument of a function.
public struct Field: Sendable, Equatable {
    /// The name as the schema and the JSON write it, such as `chat_id`.
    public var name: String
    public var type: FieldType
    /// The text of the field's own comment (`@chat_id …`, or `@param_description …` for a field called `description`).
    public var documentation: String
    public var facts: FieldFacts

    public init(name: String, type: FieldType, documentation: String = "", facts: FieldFacts = FieldFacts()) {
        self.name = name
        self.type = type
        self.documentation = documentation
        self.facts = facts
    }
}

/// The type of a field.
public indirect enum FieldType: Sendable, Hashable {
    case int32
    /// An integer that a JSON number holds exactly.
    case int53
    /// An integer that JSON writes as a string.
    case int64
    case double
    case string
    case bytes
    case bool
    /// An object made by the one constructor with this name.
    case constructor(String)
    /// An object made by any constructor of the abstract class with this name.
    case abstractClass(String)
    case vector(FieldType)
}

/// Facts about a declaration that the schema states in prose.
public struct CombinatorFacts: Sendable, Equatable {
    /// Only bots may call the function, or receive the object.
    public var isForBotsOnly = false
    /// The object is for regular users only.
    public var isForUsersOnly = false
    /// The function can be called synchronously, that is with `td_execute` (`getOption` for some options only).
    public var isSynchronous = false
    /// The function needs no network; see ``isOfflineConditionally``.
    public var isOffline = false
    /// ``isOffline`` holds only under a condition, such as `only_local` being true.
    public var isOfflineConditionally = false
    /// The function can be called before authorization.
    public var isCallableBeforeAuthorization = false
    /// The function can be called before initialization, that is before `setTdlibParameters`.
    public var isCallableBeforeInitialization = false

    public init() {}
}

/// Facts about a field that the schema states in prose.
public struct FieldFacts: Sendable, Equatable {
    /// A received object that may be absent; of a vector, elements that may be absent.
    public var mayBeNull = false
    /// An object that a caller may leave out ("pass null").
    public var passNull = false
    /// The field has a value for bots only.
    public var isForBotsOnly = false
    /// The number is a Unix time in seconds.
    public var isUnixTime = false
    /// The number counts UTF-16 code units.
    public var isUTF16 = false
    /// A length range, such as `1-64 characters`, as the prose gives it.
    public var length: Range?
    /// A value range of a number, such as `1-32`, as the prose gives it.
    public var value: Range?

    public init() {}

    /// A closed range whose upper end may be the value of a TDLib option.
    public struct Range: Sendable, Equatable {
        public var lower: Int64
        public var upper: Bound
        /// The counted unit, such as `characters`, `bytes`, or empty for a plain number.
        public var unit: String

        public init(lower: Int64, upper: Bound, unit: String) {
            self.lower = lower
            self.upper = upper
            self.unit = unit
        }
    }

    public enum Bound: Sendable, Equatable {
        case number(Int64)
        /// `getOption("name")`.
        case option(String)
    }
}

/// A place in a schema file; both numbers count from 1, columns in UTF-8 bytes.
public struct SourceLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    public var description: String { "\(line):\(column)" }
}
