/// Containers that carry bytes as they are.
enum ArchiveFiles {
    /// Deflate blocks that are not compressed (RFC 1951, 3.2.4).
    static func storedDeflate(_ content: [UInt8]) -> [UInt8] {
        var stream = ByteWriter()
        var start = 0
        repeat {
            let end = min(start + 65_535, content.count)
            stream.bytes.append(end == content.count ? 1 : 0)
            stream.little16(end - start)
            stream.little16(~(end - start))
            stream.bytes += content[start..<end]
            start = end
        } while start < content.count
        return stream.bytes
    }

    /// A gzip file (RFC 1952), which an animated sticker (`.tgs`) is.
    static func gzip(_ content: [UInt8]) -> [UInt8] {
        var file = ByteWriter(bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
        file.bytes += storedDeflate(content)
        file.little32(Checksums.crc32(content))
        file.little32(content.count)
        return file.bytes
    }

    /// A ZIP archive of stored entries, dated 1980-01-01.
    static func zip(_ entries: [(name: String, content: [UInt8])]) -> [UInt8] {
        var file = ByteWriter()
        var directory = ByteWriter()
        for entry in entries {
            let offset = file.bytes.count
            var common = ByteWriter()
            common.little16(20)
            common.little16(0x0800)  // the name is UTF-8
            common.little16(0)
            common.little16(0)
            common.little16(0x21)
            common.little32(Checksums.crc32(entry.content))
            common.little32(entry.content.count)
            common.little32(entry.content.count)
            common.little16(entry.name.utf8.count)
            common.little16(0)
            file.bytes += [0x50, 0x4B, 3, 4] + common.bytes
            file.text(entry.name)
            file.bytes += entry.content
            directory.bytes += [0x50, 0x4B, 1, 2, 20, 0] + common.bytes
            directory.little16(0)
            directory.little16(0)
            directory.little16(0)
            directory.little32(0)
            directory.little32(offset)
            directory.text(entry.name)
        }
        let start = file.bytes.count
        file.bytes += directory.bytes
        file.bytes += [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        file.little16(entries.count)
        file.little16(entries.count)
        file.little32(directory.bytes.count)
        file.little32(start)
        file.little16(0)
        return file.bytes
    }

    /// A PDF of one page with a line of text, and an attached stream of any bytes.
    static func pdf(text: String, attachment: [UInt8]) -> [UInt8] {
        let line = text.filter { $0.isASCII && !"()\\".contains($0) }
        let page = Array("BT /F1 18 Tf 72 720 Td (\(line)) Tj ET".utf8)
        var objects: [[UInt8]] = [
            Array("<< /Type /Catalog /Pages 2 0 R >>".utf8),
            Array("<< /Type /Pages /Kids [3 0 R] /Count 1 >>".utf8),
            Array(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>"
                    .utf8),
            stream(page),
            Array("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>".utf8),
        ]
        if !attachment.isEmpty { objects.append(stream(attachment)) }
        var file = ByteWriter()
        file.text("%PDF-1.4\n")
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(file.bytes.count)
            file.text("\(index + 1) 0 obj\n")
            file.bytes += object
            file.text("\nendobj\n")
        }
        let table = file.bytes.count
        file.text("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n")
        for offset in offsets {
            let digits = String(offset)
            file.text(String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n")
        }
        file.text("trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n")
        return file.bytes
    }

    private static func stream(_ content: [UInt8]) -> [UInt8] {
        Array("<< /Length \(content.count) >>\nstream\n".utf8) + content + Array("\nendstream".utf8)
    }
}
