/// An MP4 with one video track of JPEG frames (ISO/IEC 14496-12 and -14, object type 0x6C).
enum MP4File {
    static func bytes(seconds: Int, width: Int, height: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        let frames = (0..<max(1, seconds)).map { _ in JPEGFile.bytes(width: width, height: height, &generator) }
        let type = box("ftyp", Array("isom".utf8) + [0, 0, 2, 0] + Array("isomiso2mp41".utf8))
        // The table of chunks holds the place of the frames in the file, so the size of what stands before is needed.
        let movieSize = movie(frames, width: width, height: height, offset: 0).count
        let offset = type.count + movieSize + 8
        return type + movie(frames, width: width, height: height, offset: offset) + box("mdat", frames.flatMap { $0 })
    }

    private static func movie(_ frames: [[UInt8]], width: Int, height: Int, offset: Int) -> [UInt8] {
        let duration = frames.count * 1_000
        var header = ByteWriter()
        for value in [0, 0, 0, 1_000, duration, 0x0001_0000] { header.big32(value) }
        header.big16(0x0100)
        header.bytes += [UInt8](repeating: 0, count: 10)
        matrix(&header)
        header.bytes += [UInt8](repeating: 0, count: 24)
        header.big32(2)

        var track = ByteWriter()
        for value in [7, 0, 0, 1, 0, duration, 0, 0, 0, 0] { track.big32(value) }
        matrix(&track)
        track.big32(width << 16)
        track.big32(height << 16)

        var media = ByteWriter()
        for value in [0, 0, 0, 1_000, duration, 0x55C4_0000] { media.big32(value) }
        var handler = ByteWriter()
        for value in [0, 0] { handler.big32(value) }
        handler.text("vide")
        handler.bytes += [UInt8](repeating: 0, count: 12) + [0]
        let reference = box("dinf", box("dref", [0, 0, 0, 0, 0, 0, 0, 1] + box("url ", [0, 0, 0, 1])))
        let information = box(
            "minf",
            box("vmhd", [0, 0, 0, 1] + [UInt8](repeating: 0, count: 8)) + reference
                + samples(frames, width: width, height: height, offset: offset))
        let tracks = box(
            "trak",
            box("tkhd", track.bytes)
                + box("mdia", box("mdhd", media.bytes) + box("hdlr", handler.bytes) + information))
        return box("moov", box("mvhd", header.bytes) + tracks)
    }

    private static func samples(_ frames: [[UInt8]], width: Int, height: Int, offset: Int) -> [UInt8] {
        var entry = ByteWriter(bytes: [0, 0, 0, 0, 0, 0, 0, 1])
        entry.bytes += [UInt8](repeating: 0, count: 16)
        entry.big16(width)
        entry.big16(height)
        entry.big32(0x0048_0000)
        entry.big32(0x0048_0000)
        entry.big32(0)
        entry.big16(1)
        entry.bytes += [UInt8](repeating: 0, count: 32)
        entry.big16(24)
        entry.big16(0xFFFF)
        // An elementary stream descriptor: video, JPEG, no bit rates, no decoder configuration.
        let decoder: [UInt8] = [0x04, 13, 0x6C, 0x11] + [UInt8](repeating: 0, count: 11)
        entry.bytes += box("esds", [0, 0, 0, 0, 0x03, 21, 0, 1, 0] + decoder + [0x06, 1, 2])

        var times = ByteWriter()
        for value in [0, 1, frames.count, 1_000] { times.big32(value) }
        var chunks = ByteWriter()
        for value in [0, 1, 1, frames.count, 1] { chunks.big32(value) }
        var sizes = ByteWriter()
        for value in [0, 0, frames.count] + frames.map(\.count) { sizes.big32(value) }
        var offsets = ByteWriter()
        for value in [0, 1, offset] { offsets.big32(value) }
        return box(
            "stbl",
            box("stsd", [0, 0, 0, 0, 0, 0, 0, 1] + box("mp4v", entry.bytes)) + box("stts", times.bytes)
                + box("stsc", chunks.bytes) + box("stsz", sizes.bytes) + box("stco", offsets.bytes))
    }

    private static func matrix(_ writer: inout ByteWriter) {
        for value in [0x0001_0000, 0, 0, 0, 0x0001_0000, 0, 0, 0, 0x4000_0000] { writer.big32(value) }
    }

    private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        var box = ByteWriter()
        box.big32(content.count + 8)
        box.text(name)
        box.bytes += content
        return box.bytes
    }
}
