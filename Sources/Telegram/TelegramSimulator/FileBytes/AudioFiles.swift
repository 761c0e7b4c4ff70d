/// Silence in the formats of music and voice messages.
enum AudioFiles {
    /// MPEG 1 layer III frames of silence, 128 kbit/s at 44.1 kHz, after an ID3v2.3 tag.
    static func mp3(seconds: Int, title: String, artist: String) -> [UInt8] {
        var frames = ByteWriter()
        for (name, text) in [("TIT2", title), ("TPE1", artist)] {
            let content = [3] + Array(text.utf8)
            frames.text(name)
            frames.big32(content.count)
            frames.big16(0)
            frames.bytes += content
        }
        var file = ByteWriter()
        file.text("ID3")
        file.bytes += [3, 0, 0]
        for shift in [21, 14, 7, 0] {
            file.bytes.append(UInt8(frames.bytes.count >> shift & 0x7F))
        }
        file.bytes += frames.bytes
        // 144 · 128000 / 44100 = 417 bytes a frame of 1152 samples.
        let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x64] + [UInt8](repeating: 0, count: 413)
        for _ in 0..<max(1, seconds * 44_100 / 1_152) {
            file.bytes += frame
        }
        return file.bytes
    }

    /// Opus in Ogg (RFC 7845): packets of 20 ms silence at 48 kHz.
    static func ogg(seconds: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        let serial = Int(UInt32(truncatingIfNeeded: generator.next()))
        var file: [UInt8] = []
        var header = ByteWriter()
        header.text("OpusHead")
        header.bytes += [1, 1]
        header.little16(312)
        header.little32(48_000)
        header.little16(0)
        header.bytes.append(0)
        page([header.bytes], flags: 2, position: 0, serial: serial, number: 0, to: &file)
        var tags = ByteWriter()
        tags.text("OpusTags")
        tags.little32(7)
        tags.text("Martlet")
        tags.little32(0)
        page([tags.bytes], flags: 0, position: 0, serial: serial, number: 1, to: &file)
        let packets = max(1, seconds * 50)
        var sent = 0
        var number = 2
        while sent < packets {
            let count = min(50, packets - sent)
            sent += count
            page(
                [[UInt8]](repeating: [0xF8, 0xFF, 0xFE], count: count), flags: sent == packets ? 4 : 0,
                position: sent * 960, serial: serial, number: number, to: &file)
            number += 1
        }
        return file
    }

    private static func page(
        _ packets: [[UInt8]], flags: UInt8, position: Int, serial: Int, number: Int, to file: inout [UInt8]
    ) {
        var page = ByteWriter()
        page.text("OggS")
        page.bytes += [0, flags]
        page.little64(position)
        page.little32(serial)
        page.little32(number)
        page.little32(0)
        page.bytes.append(UInt8(packets.count))
        page.bytes += packets.map { UInt8($0.count) }
        for packet in packets { page.bytes += packet }
        var checksum = ByteWriter()
        checksum.little32(Checksums.oggCRC32(page.bytes))
        page.bytes.replaceSubrange(22..<26, with: checksum.bytes)
        file += page.bytes
    }
}
