/// A value of TDLib's schema that can be written as JSON: an object, or a function with its arguments.
///
/// ```swift
/// let mention = TextEntity(offset: 0, length: 6, type: .mention)
/// print(mention.json)     // {"@type":"textEntity","offset":0,"length":6,"type":{"@type":"textEntityTypeMention"}}
/// ```
///
/// `description` is for logs: fields that hold secrets or personal data are left out of it. ``json`` has everything.
///
/// Every generated type is `CustomStringConvertible`, and those with fields that a log must not show are `CustomReflectable`.
/// They say so themselves: if this protocol did, every conformance would be put together at run time, and compiling
/// three thousand types would take half as long again.
public protocol TDObject: Sendable {
    /// Writes the value as one JSON object, `@type` first, fields in the schema's order, absent objects left out.
    func encode(into writer: inout WireWriter)
}

/// An object of TDLib's schema that can arrive: it can be read from JSON.
public protocol TDDecodable: TDObject {
    /// Reads the object that the reader stands before.
    /// - Returns: nil for `null` and after a failure, which the reader keeps.
    static func read(_ reader: inout WireReader) -> Self?
}

/// A function of TDLib with its arguments.
///
/// Send it with any ``TDFunctionSender``: `try await client.send(GetChat(chatID: 5))`.
public protocol TDFunction: TDObject {
    /// What TDLib answers if the call succeeds.
    associatedtype Result: TDDecodable
}

/// A function that TDLib can also answer at once, on the calling thread, with no client (`td_execute`).
public protocol TDSynchronousFunction: TDFunction {}

/// Something that functions can be sent to. Every function of the schema is a method of it.
public protocol TDFunctionSender: Sendable {
    /// Sends a function and waits for its answer.
    func send<Function: TDFunction>(_ function: Function) async throws -> Function.Result
}

extension TDObject {
    /// The value as TDLib's JSON, with everything in it, secrets too. For logs use `description`.
    ///
    /// A value that JSON can't hold (a number that is not finite, nesting too deep) is written as `null`.
    public var json: String {
        var writer = WireWriter()
        encode(into: &writer)
        return writer.failure == nil ? writer.withBytes { String(decoding: $0, as: UTF8.self) } : "null"
    }

    /// The value as TDLib's JSON in UTF-8.
    /// - Throws: ``TDEncodingError`` if JSON or TDLib can't hold the value.
    public func jsonBytes() throws(TDEncodingError) -> [UInt8] {
        var writer = WireWriter()
        encode(into: &writer)
        if let failure = writer.failure { throw failure }
        return writer.withBytes { [UInt8]($0) }
    }
}

extension CustomStringConvertible where Self: TDObject {
    /// The value in one line for logs, with secrets and personal data replaced by `‹redacted›`.
    //
    // Without the attribute the optimizer would copy the body into 2,700 types, a third of the library's code.
    @_semantics("optimize.sil.specialize.generic.never")
    public var description: String {
        var writer = WireWriter()
        encode(into: &writer)
        if let failure = writer.failure { return "\(Self.self)(‹\(failure)›)" }
        return writer.withBytes { RedactedDescription.text(of: $0) }
    }
}

extension CustomReflectable where Self: TDObject {
    /// Nothing: a mirror would show what `description` hides.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// Reads an object whose type only its `@type` tells, such as a line of recorded traffic.
///
/// - Parameter text: JSON followed by a NUL byte that the count leaves out.
/// - Returns: a value of the object's class: a constructor of an abstract class comes as the enum.
/// - Throws: ``TDDecodingError``, also for a constructor that the schema does not know or that TDLib never sends.
public func decodeObject(_ text: UnsafeBufferPointer<UInt8>) throws(TDDecodingError) -> any TDDecodable {
    let classID = WireEnvelope(text).constructor.classID
    guard decodableTypes.indices.contains(Int(classID.rawValue)), let type = decodableTypes[Int(classID.rawValue)]
    else {
        throw TDDecodingError(code: .wrongValue, path: "@type", expected: "a type that TDLib sends", offset: 0)
    }
    return try type.decode(text)
}

extension TDDecodable {
    /// Reads an object from JSON text in UTF-8.
    ///
    /// Any white space, order of fields and unknown fields are accepted; TDLib's own form is read fastest.
    /// - Throws: ``TDDecodingError`` that names the path of what is wrong.
    public init(json bytes: some Sequence<UInt8>) throws(TDDecodingError) {
        // The reader needs a NUL byte behind the text.
        var text = [UInt8](bytes)
        text.append(0)
        self = try text.withUnsafeBufferPointer { buffer throws(TDDecodingError) in
            try Self.decode(UnsafeBufferPointer(rebasing: buffer.dropLast()))
        }
    }

    /// Reads an object from JSON text.
    /// - Throws: ``TDDecodingError`` that names the path of what is wrong.
    public init(json text: String) throws(TDDecodingError) {
        try self.init(json: text.utf8)
    }

    /// Reads an object from JSON text that is followed by a NUL byte, as `td_receive` gives it. Nothing is copied.
    public static func decode(_ text: UnsafeBufferPointer<UInt8>) throws(TDDecodingError) -> Self {
        var reader = WireReader(text)
        if let value = read(&reader), reader.finish() { return value }
        guard reader.isUnusualForm else { throw reader.error() }
        // White space, another order or an escaped key: bring it into TDLib's form and read again.
        var normalized = try JSONText.normalized(text)
        normalized.append(0)
        return try normalized.withUnsafeBufferPointer { buffer throws(TDDecodingError) in
            var reader = WireReader(UnsafeBufferPointer(rebasing: buffer.dropLast()), isNormalized: true)
            if let value = read(&reader), reader.finish() { return value }
            throw reader.error()
        }
    }
}
