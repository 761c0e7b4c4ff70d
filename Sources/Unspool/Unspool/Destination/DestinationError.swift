/// Why a file could not be put into the destination, with a message that says what to do.
public struct DestinationError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What went wrong. More codes may come; compare, do not switch over all.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The folder, or the one above it, is not there.
        public static let missing = Code(rawValue: "missing")
        /// Something else than a folder is there.
        public static let notAFolder = Code(rawValue: "not_a_folder")
        /// This user may not read or write there.
        public static let notPermitted = Code(rawValue: "not_permitted")
        /// The file system is mounted read-only.
        public static let readOnly = Code(rawValue: "read_only")
        /// The disk has no room left.
        public static let full = Code(rawValue: "full")
        /// A file larger than the file system or a limit allows; others may be stored.
        public static let tooLarge = Code(rawValue: "too_large")
        /// Another process is exporting into the folder.
        public static let inUse = Code(rawValue: "in_use")
        /// The destination is, lies in or holds an account's folder.
        public static let insideAccount = Code(rawValue: "inside_account")
        /// Something that unspool did not write is in the place of what it would write.
        public static let exists = Code(rawValue: "exists")
        /// A symbolic link or a name that would lead out of the destination.
        public static let unsafePath = Code(rawValue: "unsafe_path")
        /// A manifest or journal that this version cannot read.
        public static let manifest = Code(rawValue: "manifest")
        /// A newer version of the program wrote the manifest or journal.
        public static let newerVersion = Code(rawValue: "newer_version")
        /// The journal could not be read or written.
        public static let journal = Code(rawValue: "journal")
        /// The system's folder for temporary files is full or cannot be written, so that nothing could be looked at.
        public static let temporaryFolder = Code(rawValue: "temporary_folder")
        /// Another error of the system; the message has its text.
        public static let system = Code(rawValue: "system")
    }

    /// What went wrong.
    public let code: Code
    /// Safe to show; names the file or folder and says what to do.
    public let message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }

    /// Whether no further file can be stored either.
    public var endsRun: Bool {
        switch code {
        case .full, .readOnly, .notPermitted, .missing, .notAFolder, .inUse, .insideAccount, .manifest, .newerVersion,
            .journal:
            true
        default: false
        }
    }

    /// A file with lines of a version that is not known yet.
    static func newer(_ path: String, version: Int64, known: Int64) -> DestinationError {
        DestinationError(
            .newerVersion,
            """
            \(path) was written by a newer unspool: it is of version \(version), and this one knows version \(known). \
            Update this one; nothing was changed.
            """)
    }

    /// A file with a line of somebody else.
    static func foreignLine(_ number: Int, of path: String) -> DestinationError {
        DestinationError(.manifest, "\(path) has a line \(number) that unspool did not write. Move the file away.")
    }

    static func inUse(_ path: String) -> DestinationError {
        DestinationError(.inUse, "Another export is writing to \(path). Wait for it to end.")
    }

    /// For what is only read.
    init(reading failure: POSIXFailure, _ path: String) {
        if failure.isForbidden {
            self.init(.notPermitted, "\(path) may not be read. Change its permissions.")
        } else {
            self.init(failure, path)
        }
    }

    /// The end of a sentence that begins with a path.
    static let tooLargeWords = "would be larger than its file system or the limit 'ulimit -f' allows."
    /// What follows a colon.
    static let tooManyFilesWords = "too many files are open. Allow more with 'ulimit -n', or fetch fewer at a time."

    /// Of opening the work folder.
    init(workFolder failure: POSIXFailure, _ path: String, isReading: Bool = false) {
        if failure.isNotFolder || failure.isLink {
            self.init(.notAFolder, "\(path) is a file or a link, where unspool keeps its journal. Move it away.")
        } else if isReading {
            self.init(reading: failure, path)
        } else {
            self.init(failure, path)
        }
    }

    init(_ failure: POSIXFailure, _ path: String) {
        switch failure {
        case .notRegular:
            self.init(.unsafePath, "\(path) is not an ordinary file. Move it away.")
        case _ where failure.isFull:
            self.init(.full, "No space is left for \(path). Free some and run the same command again: it continues.")
        case _ where failure.isTooLarge:
            self.init(.tooLarge, "\(path) \(Self.tooLargeWords)")
        case _ where failure.isTooManyFiles:
            self.init(.system, "\(path) cannot be opened: \(Self.tooManyFilesWords)")
        case _ where failure.isReadOnly:
            let place = POSIX.unwritable(path) ?? path
            self.init(.readOnly, "\(place) is on a read-only file system. Choose another folder.")
        case _ where failure.isForbidden:
            let place = POSIX.unwritable(path) ?? path
            self.init(.notPermitted, "\(place) may not be written. Change its permissions or choose another folder.")
        case _ where failure.isMissing:
            self.init(.missing, "\(path) does not exist.")
        case _ where failure.isNotFolder:
            self.init(.notAFolder, "\(path) is not a folder. Choose another one.")
        case _ where failure.exists:
            self.init(.exists, "\(path) exists already.")
        case _ where failure.isLink:
            self.init(.unsafePath, "\(path) is a symbolic link, which is not followed. Remove it.")
        default:
            self.init(.system, "\(path): \(failure.text).")
        }
    }
}
