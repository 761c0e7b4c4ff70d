import Testing

@testable import CarrierCommand

@Suite struct LineSplitterTests {
    @Test func `lines are the same however the bytes are cut`() {
        let bytes = Array("one\n\ntwo\nthree".utf8)
        for size in 1...bytes.count {
            var splitter = LineSplitter()
            var lines: [LineSplitter.Line] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                lines += splitter.feed(bytes[start..<min(start + size, bytes.count)])
            }
            if let last = splitter.end() { lines.append(last) }
            #expect(lines == ["one", "", "two", "three"].map { .bytes(Array($0.utf8)) })
        }
    }

    @Test func `a line that is too long is passed over to its end`() {
        var splitter = LineSplitter(limit: 4)
        #expect(splitter.feed(Array("12345".utf8)[...]) == [])
        #expect(splitter.feed(Array("678\n1234\n".utf8)[...]) == [.tooLong, .bytes(Array("1234".utf8))])
        #expect(splitter.end() == nil)
        #expect(splitter.feed(Array("55555".utf8)[...]) == [])
        #expect(splitter.end() == .tooLong)
    }
}
