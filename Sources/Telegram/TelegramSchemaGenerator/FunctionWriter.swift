import TelegramSchema

/// Writes functions: each a struct, and a method of everything that functions can be sent to.
struct FunctionWriter {
    let documentation: Documentation

    func write(_ functions: [SwiftObject], to out: inout SwiftText) {
        let objects = ObjectWriter(documentation: documentation)
        for function in functions { objects.write(function: function, to: &out) }
        out.block("extension TDFunctionSender") { out in
            for (index, function) in functions.enumerated() {
                if index > 0 { out.line() }
                method(function, to: &out)
            }
        }
    }

    private func method(_ function: SwiftObject, to out: inout SwiftText) {
        out.documentation(documentation.lines(for: function.schema))
        // Compiled only into programs that call it: a thousand asynchronous methods cost much and most are never called.
        out.line("@_alwaysEmitIntoClient")
        if function.result == "Ok" { out.line("@discardableResult") }
        out.list(
            "public func \(SwiftNames.escaped(function.schema.name))(", function.fields.map(\.argument),
            ") async throws -> \(function.result) {")
        let arguments = function.fields.map { "\($0.name): \(SwiftNames.escaped($0.name))" }
        // An argument may hide the method.
        let send = function.fields.contains { $0.name == "send" } ? "self.send" : "send"
        out.list("    try await \(send)(\(function.name)(", arguments, "))")
        out.line("}")
    }
}
