/// Checks JSON that somebody else wrote, before TDLib sees it.
///
/// TDLib ends the whole process on some text that is not valid UTF-8 or holds half of a surrogate pair.
public enum RawJSON {
    /// TDLib's parser refuses deeper nesting of objects and arrays.
    public static let depthLimit = WireWriter.depthLimit

    /// Checks that the text is one JSON value of valid UTF-8 without lone surrogates, nested at most ``depthLimit`` deep.
    /// - Throws: ``TDDecodingError`` that says where it is not.
    public static func check(_ text: some Sequence<UInt8>) throws(TDDecodingError) {
        var bytes = [UInt8](text)
        bytes.append(0)
        try bytes.withUnsafeBufferPointer { buffer throws(TDDecodingError) in
            guard let start = buffer.baseAddress else { return }
            let end = start + buffer.count - 1
            var scanner = JSONScanner(start, end: end, depth: WireReader.depthLimit - depthLimit)
            let isValue = scanner.skipValue()
            if isValue { scanner.skipWhitespace() }
            if isValue, scanner.cursor == end { return }
            let offset = scanner.cursor - start
            throw TDDecodingError(
                code: scanner.isTooDeep ? .tooDeep : .malformed,
                path: JSONText.path(to: offset, in: UnsafeBufferPointer(rebasing: buffer.dropLast())).path,
                expected: scanner.isTooDeep
                    ? "at most \(depthLimit) levels" : isValue ? "the end of the text" : "JSON of valid UTF-8",
                offset: offset)
        }
    }
}
