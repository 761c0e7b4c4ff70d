extension String {
    /// The range of `length` UTF-16 code units from `offset`, as TDLib counts places in text.
    /// - Returns: nil if it does not lie in the text, or cuts a character's surrogate pair.
    public func range(utf16Offset offset: some BinaryInteger, length: some BinaryInteger) -> Range<String.Index>? {
        guard let offset = Int(exactly: offset), let length = Int(exactly: length), offset >= 0, length >= 0,
            let start = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex),
            let end = utf16.index(start, offsetBy: length, limitedBy: endIndex),
            start.samePosition(in: unicodeScalars) != nil, end.samePosition(in: unicodeScalars) != nil
        else { return nil }
        return start..<end
    }
}

extension FormattedText {
    /// Where an entity stands in the text; nil if it does not lie in it.
    public func range(of entity: TextEntity) -> Range<String.Index>? {
        text.range(utf16Offset: entity.offset, length: entity.length)
    }

    /// The text that an entity covers; nil if it does not lie in the text.
    public func substring(of entity: TextEntity) -> Substring? {
        range(of: entity).map { text[$0] }
    }
}
