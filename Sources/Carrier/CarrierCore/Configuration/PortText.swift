/// Ports as people write them.
package enum PortText {
    /// 1 to 65535 in decimal digits and nothing else; nil for another text.
    package static func port(_ text: some StringProtocol) -> UInt16? {
        // `UInt16` would take a sign too.
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = UInt16(text), port != 0 else {
            return nil
        }
        return port
    }

    /// `N`, or `N-M` with N not above M; nil for another text.
    package static func range(_ text: String) -> ClosedRange<UInt16>? {
        let ports = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { port($0) }
        guard let first = ports.first ?? nil, let last = ports.last ?? nil, first <= last else { return nil }
        return first...last
    }
}
