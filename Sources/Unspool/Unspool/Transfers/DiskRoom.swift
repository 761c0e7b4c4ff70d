/// Tells before TDLib is opened, before a download and in the middle of it whether the disks have room.
///
/// A full disk under TDLib's database ends the process, so this cannot be left to the first write that fails.
public struct DiskRoom: Sendable {
    /// A file system.
    public struct Volume: Sendable, Hashable {
        /// The same for two folders on one file system.
        public let id: UInt64
        /// What this user may still write, in bytes.
        public let free: Int64

        public init(id: UInt64, free: Int64) {
            self.id = id
            self.free = free
        }
    }

    /// The folder of TDLib's database; nil if it is not to be looked at.
    public var database: String?
    /// The folder that TDLib downloads into; nil if it is not to be looked at.
    public var cache: String?
    /// The folder that files are copied to; nil if it is not to be looked at.
    public var destination: String?
    /// What has to stay free on each, in bytes: TDLib writes its database too.
    public var reserve: Int64 = 64 << 20
    /// Looks at the file system of a folder; nil if it does not tell.
    public var volume: @Sendable (_ folder: String) -> Volume?

    public init(
        database: String? = nil, cache: String? = nil, destination: String? = nil,
        volume: @escaping @Sendable (_ folder: String) -> Volume? = DiskRoom.systemVolume
    ) {
        self.database = database
        self.cache = cache
        self.destination = destination
        self.volume = volume
    }

    /// What the system tells of the file system of a folder, or of the nearest one above that is there.
    @Sendable
    public static func systemVolume(of folder: String) -> Volume? {
        let folder = POSIX.existing(folder)
        guard let folder = try? Descriptor.open(folder, .folder, followLink: true) else { return nil }
        return folder.volume()
    }

    /// Looks at the reserve, and at the room for what is at work.
    /// - Parameters:
    ///   - downloads: bytes that are still to be downloaded.
    ///   - copies: bytes that are still to be copied to the destination, those included; none if they are moved.
    ///   - rest: bytes that the destination will need besides, as far as is known: told if there is no room.
    /// - Throws: a ``DestinationError`` with code `full` that names the folder.
    public func check(downloads: Int64 = 0, copies: Int64 = 0, rest: Int64 = 0) throws(DestinationError) {
        var needs: [UInt64: Int64] = [:]
        for (folder, bytes) in [(database, 0), (cache, downloads), (destination, copies)] {
            guard let folder, let volume = volume(folder) else { continue }
            // Until a copy is done the cache has its own, so that both on one file system need the room twice.
            let needed = needs[volume.id, default: reserve] + bytes
            needs[volume.id] = needed
            guard volume.free < needed else { continue }
            let isOfDestination = destination.flatMap(self.volume)?.id == volume.id
            // What is copied later belongs to the destination's file system, whichever folder of it was looked at.
            let later = isOfDestination ? (folder == destination ? 0 : copies) + rest : 0
            throw DestinationError(.full, Self.text(folder, free: volume.free, needed: needed + later))
        }
    }

    private static func text(_ folder: String, free: Int64, needed: Int64) -> String {
        """
        \(folder) has \(free / 1_000_000) MB free, and \(needed / 1_000_000 + 1) MB are needed: \
        \((needed - free) / 1_000_000 + 1) MB are missing. Free them and run the same command again: it continues.
        """
    }

    /// What is told where something could not be written for want of room.
    /// - Parameter folder: need not be there.
    static func lack(in folder: String) -> String {
        let place = POSIX.existing(folder)
        let reserve = DiskRoom().reserve
        if let volume = systemVolume(of: place), volume.free < reserve {
            return text(place, free: volume.free, needed: reserve)
        }
        return "No space is left for \(folder). Free some and run the same command again."
    }
}
