public import NativeLoop

/// Why a node could not do what was asked.
///
/// ``facility`` and ``code`` are the numbers of the published API; ``message`` says what to do and is safe to show.
/// Carrier protocol, section 13.1.
public struct NodeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Where the fault is. More may come.
    public struct Facility: RawRepresentable, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Carrier itself, or what was given to it.
        public static let general = Facility(rawValue: 1)
        /// The operating system; the code is an `errno`.
        public static let system = Facility(rawValue: 2)
        public static let ice = Facility(rawValue: 5)
        /// toxcore.
        public static let dht = Facility(rawValue: 6)
        public static let express = Facility(rawValue: 7)
    }

    /// What the fault is, in every facility but ``Facility/system``. More may come.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let invalidArguments = Code(rawValue: 0x01)
        public static let outOfMemory = Code(rawValue: 0x02)
        public static let badPersistentData = Code(rawValue: 0x04)
        /// Called twice where once is allowed.
        public static let alreadyRun = Code(rawValue: 0x08)
        /// The node was never connected so far.
        public static let notReady = Code(rawValue: 0x09)
        public static let notExist = Code(rawValue: 0x0A)
        public static let alreadyExist = Code(rawValue: 0x0B)
        /// There is no invite that this answer could be for.
        public static let noMatchedRequest = Code(rawValue: 0x0C)
        public static let wrongState = Code(rawValue: 0x0F)
        /// Another process has the data folder.
        public static let busy = Code(rawValue: 0x10)
        public static let encrypt = Code(rawValue: 0x12)
        public static let notImplemented = Code(rawValue: 0x15)
        public static let limitExceeded = Code(rawValue: 0x16)
        /// No port of the range is free.
        public static let portAllocation = Code(rawValue: 0x17)
        public static let badBootstrapHost = Code(rawValue: 0x1D)
        public static let badBootstrapPort = Code(rawValue: 0x1E)
        public static let tooLong = Code(rawValue: 0x1F)
        public static let addSelf = Code(rawValue: 0x20)
        public static let badAddress = Code(rawValue: 0x21)
        public static let friendOffline = Code(rawValue: 0x22)
        public static let unknown = Code(rawValue: 0xFF)
    }

    public let facility: Facility
    public let code: Code
    /// One or two sentences: what is wrong, and what to do. No secret is in it.
    public let message: String

    public init(_ code: Code, _ message: String, facility: Facility = .general) {
        self.facility = facility
        self.code = code
        self.message = message
    }

    /// A call of the operating system that failed.
    public init(_ failure: SystemFailure) {
        facility = .system
        code = Code(rawValue: UInt32(bitPattern: failure.number))
        message = failure.description
    }

    /// The one number that native Carrier uses: `0x80000000 | facility << 24 | code`.
    public var number: UInt32 { 0x8000_0000 | UInt32(facility.rawValue) << 24 | code.rawValue & 0xFF_FFFF }

    public var description: String { "\(message) (\(Self.hexadecimal(number)))" }
}
