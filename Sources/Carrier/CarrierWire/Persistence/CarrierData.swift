internal import NativeLoop

/// The content of `carrier.data`: what Tox saves, with the secret key, and the labels of friends.
///
/// ```swift
/// let data = try CarrierData(decoding: bytes)
/// let bytes = try data.encoded()
/// ```
///
/// Bytes only; which file is read and how it is replaced is not decided here. Carrier protocol, section 2.
public struct CarrierData: Sendable, Hashable {
    /// How many bytes each of the two parts may have: 16 MiB.
    public static let maximumSectionSize = 0x100_0000

    private static let headerSize = 256
    private static let hashRange = 16..<48
    private static let magic: [UInt8] = [0x0E, 0x0C, 0x0D, 0x0A]
    private static let revision: UInt32 = 2

    /// What Tox saves. It holds the secret key: do not show it.
    public var savedata: [UInt8]
    /// The labels by Tox friend number: 1 to 63 bytes each. Empty ones are not kept.
    public var labels: [UInt32: String]

    public init(savedata: [UInt8], labels: [UInt32: String] = [:]) {
        self.savedata = savedata
        self.labels = labels
    }

    /// The number of bytes that a part of `count` bytes takes with the zeros behind it; at least 64 of them.
    static func paddedSize(_ count: Int) -> Int { (((count + 64) >> 8) + 1) * 256 }

    // MARK: Reading

    /// Reads the content of a file. Any bytes may be given.
    ///
    /// The checksum does not cover the header: a part's length that was changed by so little that the file's size
    /// still fits goes unnoticed here. Tox checks its own savedata again.
    ///
    /// - Throws: ``CarrierDataError`` if anything is damaged, cut off or added, or if another revision wrote it.
    public init(decoding bytes: [UInt8]) throws(CarrierDataError) {
        guard bytes.starts(with: Self.magic) else {
            throw CarrierDataError(
                bytes.isEmpty ? .length : .notCarrierData,
                bytes.isEmpty ? "The file is empty" : "The file is not a carrier.data: its first bytes are others")
        }
        guard bytes.count >= Self.headerSize else {
            throw CarrierDataError(
                .length, "The file is cut off: it has \(bytes.count) bytes, its header alone has 256")
        }
        func number(_ place: Int) -> UInt32 { bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        let revision = number(4)
        guard revision == Self.revision else {
            throw CarrierDataError(.revision, "The file has revision \(revision); only \(Self.revision) can be read")
        }
        let (savedataSize, extraSize) = (Int(number(8)), Int(number(12)))
        guard savedataSize <= Self.maximumSectionSize, extraSize <= Self.maximumSectionSize else {
            throw CarrierDataError(.tooLong, "The file is damaged: it announces a part of more than 16 MiB")
        }
        let extraStart = Self.headerSize + Self.paddedSize(savedataSize)
        let size = extraStart + Self.paddedSize(extraSize)
        guard bytes.count == size else {
            throw CarrierDataError(.length, "The file is damaged: it has \(bytes.count) bytes and announces \(size)")
        }
        guard PortableSHA256.hash(bytes[Self.headerSize...]) == Array(bytes[Self.hashRange]) else {
            throw CarrierDataError(.checksum, "The file is damaged: its checksum is wrong")
        }
        savedata = Array(bytes[Self.headerSize..<Self.headerSize + savedataSize])
        labels = try Self.labels(in: bytes[extraStart..<extraStart + extraSize])
    }

    /// Records of a friend number, a label and NUL. An empty label ends them.
    private static func labels(in extra: ArraySlice<UInt8>) throws(CarrierDataError) -> [UInt32: String] {
        var labels: [UInt32: String] = [:]
        var rest = extra
        while !rest.isEmpty {
            guard rest.count > 4, let end = rest.dropFirst(4).firstIndex(of: 0) else {
                throw CarrierDataError(.labels, "The labels in the file are cut off")
            }
            let friend = rest.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
            let octets = rest[(rest.startIndex + 4)..<end]
            if octets.isEmpty { break }
            labels[friend] = WireText.shown(octets, limit: WireLimits.label)
            rest = rest[(end + 1)...]
        }
        // A label of one character that is longer than the limit leaves nothing.
        return labels.filter { !$0.value.isEmpty }
    }

    // MARK: Writing

    /// The bytes of the file. Friends come in the order of their numbers.
    ///
    /// - Throws: ``CarrierDataError`` if a part has more than 16 MiB, or a label more than 63 bytes or a NUL.
    public func encoded() throws(CarrierDataError) -> [UInt8] {
        var extra: [UInt8] = []
        for (friend, label) in labels.sorted(by: { $0.key < $1.key }) where !label.isEmpty {
            guard label.utf8.count <= WireLimits.label else {
                throw CarrierDataError(
                    .tooLong, "A label has \(label.utf8.count) bytes; \(WireLimits.label) are allowed")
            }
            guard !label.utf8.contains(0) else { throw CarrierDataError(.labels, "A label contains NUL") }
            extra += Self.bytes(friend) + label.utf8 + [0]
        }
        for section in [savedata, extra] where section.count > Self.maximumSectionSize {
            throw CarrierDataError(.tooLong, "A part of the file would have \(section.count) bytes; 16 MiB are allowed")
        }
        var bytes = [UInt8](repeating: 0, count: Self.headerSize)
        let numbers = [Self.revision, UInt32(savedata.count), UInt32(extra.count)]
        bytes.replaceSubrange(0..<16, with: Self.magic + numbers.flatMap(Self.bytes))
        for section in [savedata, extra] {
            bytes += section
            bytes += repeatElement(0, count: Self.paddedSize(section.count) - section.count)
        }
        bytes.replaceSubrange(Self.hashRange, with: PortableSHA256.hash(bytes[Self.headerSize...]))
        return bytes
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
}
