/// One call of a command: its arguments and where it reads and writes.
public struct Invocation: Sendable {
    public let console: Console
    let arguments: ParsedArguments

    /// The value of an argument of this command or of one around it.
    ///
    /// It has been checked before the command began, so this throws nothing then.
    public subscript<A: Argument>(_ argument: A) -> A.Value {
        get throws(UsageError) { try arguments.value(of: argument) }
    }
}
