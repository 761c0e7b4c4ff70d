/// A baseline JPEG of grey 8 × 8 tiles (ITU-T T.81): each block has a DC coefficient only, so no transform is needed.
enum JPEGFile {
    static func bytes(width: Int, height: Int, comment: String = "", _ generator: inout SeededGenerator) -> [UInt8] {
        var file = ByteWriter(bytes: [0xFF, 0xD8])
        segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0], to: &file)
        if !comment.isEmpty {
            segment(0xFE, Array(comment.utf8.prefix(60_000)), to: &file)
        }
        segment(0xDB, [0] + [UInt8](repeating: 8, count: 64), to: &file)
        var frame = ByteWriter(bytes: [8])
        frame.big16(height)
        frame.big16(width)
        frame.bytes += [1, 1, 0x11, 0]
        segment(0xC0, frame.bytes, to: &file)
        // DC table: nine codes of four bits for the sizes 0…8. AC table: one code, "end of block".
        segment(0xC4, [0x00] + [0, 0, 0, 9] + [UInt8](repeating: 0, count: 12) + Array(0...8), to: &file)
        segment(0xC4, [0x10] + [1] + [UInt8](repeating: 0, count: 15) + [0], to: &file)
        segment(0xDA, [1, 1, 0x00, 0, 63, 0], to: &file)

        var bits = EntropyWriter()
        var last = 0
        for _ in 0..<((width + 7) / 8 * ((height + 7) / 8)) {
            // The quantised DC value of a block is its mean level, -128…127 here.
            let level = Int(truncatingIfNeeded: generator.next() % 256) - 128
            let difference = level - last
            last = level
            let size = Int.bitWidth - difference.magnitude.leadingZeroBitCount
            bits.append(min(size, 8), 4)
            let limited = max(-255, min(255, difference))
            bits.append(limited < 0 ? limited + (1 << size) - 1 : limited, size)
            bits.append(0, 1)
        }
        file.bytes += bits.finished()
        file.bytes += [0xFF, 0xD9]
        return file.bytes
    }

    private static func segment(_ marker: UInt8, _ content: [UInt8], to file: inout ByteWriter) {
        file.bytes += [0xFF, marker]
        file.big16(content.count + 2)
        file.bytes += content
    }

    /// Bits from the highest of each byte; a byte of ones is followed by a zero byte.
    private struct EntropyWriter {
        private var bytes: [UInt8] = []
        private var pending = 0
        private var count = 0

        mutating func append(_ value: Int, _ width: Int) {
            for bit in stride(from: width - 1, through: 0, by: -1) {
                pending = pending << 1 | value >> bit & 1
                count += 1
                if count == 8 {
                    bytes.append(UInt8(pending))
                    if pending == 0xFF { bytes.append(0) }
                    pending = 0
                    count = 0
                }
            }
        }

        mutating func finished() -> [UInt8] {
            while count != 0 { append(1, 1) }
            return bytes
        }
    }
}
