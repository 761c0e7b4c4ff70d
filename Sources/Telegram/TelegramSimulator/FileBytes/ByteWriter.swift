/// Appends numbers in the byte orders of file formats.
struct ByteWriter {
    var bytes: [UInt8] = []

    mutating func text(_ text: String) { bytes += text.utf8 }

    mutating func big16(_ value: Int) {
        bytes += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    mutating func big32(_ value: Int) {
        big16(value >> 16)
        big16(value)
    }

    mutating func little16(_ value: Int) {
        bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }

    mutating func little32(_ value: Int) {
        little16(value)
        little16(value >> 16)
    }

    mutating func little64(_ value: Int) {
        little32(value)
        little32(value >> 32)
    }
}
