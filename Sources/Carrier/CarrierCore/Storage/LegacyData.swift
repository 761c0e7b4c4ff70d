internal import CarrierWire
internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What Carrier up to 5.1 kept in two files. Carrier protocol, section 2.5.
enum LegacyData {
    /// Whether bytes begin as what Tox saves without encryption does: a zero and Tox's mark, both little-endian.
    static func isSavedata(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0, 0, 0, 0, 0x1F, 0x1B, 0xED, 0x15])
    }

    /// The labels in an `eladata`: the own key, a count, and that many records of a friend number, a label and NUL.
    ///
    /// The numbers have the byte order of the machine that wrote them, which the file does not tell. It is the one in which
    /// the records end where the file does; if both do, the one with the smaller friend numbers, as these count from 0.
    ///
    /// - Returns: nil if it is damaged, or if its key is not in `savedata`: then the labels are somebody else's.
    static func labels(in bytes: [UInt8], of savedata: [UInt8]) -> [UInt32: String]? {
        guard bytes.count >= 36, contains(savedata, bytes[..<32]) else { return nil }
        let readings = [false, true].compactMap { labels(in: bytes[32...], isBigEndian: $0) }
        return readings.min { ($0.keys.max() ?? 0) < ($1.keys.max() ?? 0) }
    }

    private static func labels(in bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt32: String]? {
        var rest = bytes
        func number() -> UInt32? {
            guard rest.count >= 4 else { return nil }
            let octets = Array(rest.prefix(4))
            rest = rest.dropFirst(4)
            return (isBigEndian ? octets : octets.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
        }
        guard let count = number() else { return nil }
        var labels: [UInt32: String] = [:]
        var index: UInt32 = 0
        while index < count {
            guard let friend = number(), let end = rest.firstIndex(of: 0) else { return nil }
            let label = cut(String(decoding: rest[..<end], as: UTF8.self))
            if !label.isEmpty { labels[friend] = label }
            rest = rest[(end + 1)...]
            index += 1
        }
        return rest.isEmpty ? labels : nil
    }

    /// At most as many bytes as a label may have, whole characters.
    private static func cut(_ label: String) -> String {
        var label = label
        while label.utf8.count > WireLimits.label { label.removeLast() }
        return label
    }

    private static func contains(_ bytes: [UInt8], _ part: ArraySlice<UInt8>) -> Bool {
        guard bytes.count >= part.count else { return false }
        return (0...bytes.count - part.count).contains { bytes[$0...].starts(with: part) }
    }
}

extension DataFolder {
    /// Makes a `carrier.data` of the files of Carrier up to 5.1, and removes those once it was read back.
    ///
    /// - Returns: nil if there are none.
    func convertLegacyFiles() throws(NodeError) -> CarrierData? {
        let (savedataPath, labelsPath) = (path + "/dhtdata", path + "/eladata")
        guard DataFile.exists(savedataPath) else { return nil }
        let savedata = try readLegacy(savedataPath)
        guard LegacyData.isSavedata(savedata) else {
            throw NodeError(
                .badPersistentData,
                "\"\(savedataPath)\" holds the identity of an old version, but is damaged or encrypted. It was left as it is; "
                    + "move it elsewhere to start with a new identity")
        }
        var data = CarrierData(savedata: savedata)
        var understood = [savedataPath]
        if DataFile.exists(labelsPath) {
            if let labels = LegacyData.labels(in: try readLegacy(labelsPath), of: savedata) {
                data.labels = labels
                understood.append(labelsPath)
            } else {
                warnings.append("The labels of friends in \"\(labelsPath)\" could not be read; the file was left there")
            }
        }
        let bytes: [UInt8]
        do throws(CarrierDataError) {
            bytes = try data.encoded()
        } catch {
            throw NodeError(.badPersistentData, "\"\(savedataPath)\" cannot be converted. \(error.message)")
        }
        try write(bytes, to: dataPath)
        guard case .valid(_, bytes) = try DataFile.read(dataPath) else {
            throw NodeError(
                .badPersistentData, "\"\(dataPath)\" was not written rightly; the old files are still there")
        }
        for file in understood { unlink(file) }
        storedBytes = bytes
        return data
    }

    private func readLegacy(_ file: String) throws(NodeError) -> [UInt8] {
        do throws(SystemFailure) {
            return try PrivateFile.read(file, limit: CarrierData.maximumSectionSize)
        } catch {
            throw NodeError(error)
        }
    }
}
