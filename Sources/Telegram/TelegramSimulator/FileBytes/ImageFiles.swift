/// Small pictures that every decoder opens.
enum ImageFiles {
    /// An RGB picture of random tiles, deflate blocks stored (PNG specification, RFC 1951).
    static func png(width: Int, height: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width * 3 + 1))
        var tiles: [[UInt8]] = []
        for row in 0..<height {
            if row % 8 == 0 {
                tiles = (0...(width / 8)).map { _ in generator.bytes(3) }
            }
            rows.append(0)
            for column in 0..<width {
                rows += tiles[column / 8]
            }
        }
        var file = ByteWriter(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var header = ByteWriter()
        header.big32(width)
        header.big32(height)
        header.bytes += [8, 2, 0, 0, 0]
        chunk("IHDR", header.bytes, to: &file)
        chunk("IDAT", zlib(rows), to: &file)
        chunk("IEND", [], to: &file)
        return file.bytes
    }

    private static func chunk(_ name: String, _ content: [UInt8], to file: inout ByteWriter) {
        file.big32(content.count)
        let body = Array(name.utf8) + content
        file.bytes += body
        file.big32(Checksums.crc32(body))
    }

    /// A zlib stream of stored blocks.
    private static func zlib(_ content: [UInt8]) -> [UInt8] {
        var stream = ByteWriter(bytes: [0x78, 0x01])
        stream.bytes += ArchiveFiles.storedDeflate(content)
        stream.big32(Checksums.adler32(content))
        return stream.bytes
    }

    /// A solid-colour lossless picture, of the size of a sticker (WebP lossless bitstream specification).
    static func webp(width: Int, height: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        var bits = BitWriter()
        bits.append(0x2F, 8)
        bits.append(width - 1, 14)
        bits.append(height - 1, 14)
        bits.append(1, 1)  // has alpha
        bits.append(0, 3)  // version
        bits.append(0, 1)  // no transform
        bits.append(0, 1)  // no colour cache
        bits.append(0, 1)  // no meta prefix codes
        // Five prefix codes of one symbol each: green, red, blue, alpha, distance. No bits follow for the pixels.
        let colour = generator.bytes(3)
        for symbol in [Int(colour[0]), Int(colour[1]), Int(colour[2]), 255, 0] {
            bits.append(1, 1)  // simple code
            bits.append(0, 1)  // one symbol
            bits.append(1, 1)  // of 8 bits
            bits.append(symbol, 8)
        }
        let body = bits.bytes
        var file = ByteWriter()
        file.text("RIFF")
        file.little32(4 + 8 + body.count + body.count % 2)
        file.text("WEBPVP8L")
        file.little32(body.count)
        file.bytes += body
        if body.count % 2 == 1 { file.bytes.append(0) }
        return file.bytes
    }

    /// Bits from the lowest of each byte, as WebP packs them.
    private struct BitWriter {
        private(set) var bytes: [UInt8] = []
        private var used = 8

        mutating func append(_ value: Int, _ count: Int) {
            for bit in 0..<count {
                if used == 8 {
                    bytes.append(0)
                    used = 0
                }
                bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << UInt8(used)
                used += 1
            }
        }
    }
}
