internal import CarrierWire

/// What friends are told about the program. Carrier protocol, section 1.5.
public struct ClientInfo: Sendable, Hashable {
    /// 1: takes messages of up to 16 MiB, as nodes here do. 2 promises that the application also acknowledges texts on
    /// its own: peers send a text again and again until it does.
    public var protocolVersion: UInt32
    /// At most 15 bytes: `linux`, `darwin` and the like.
    public var platform: String
    /// At most 31 bytes.
    public var osVersion: String
    /// At most 63 bytes.
    public var appVersion: String

    public init(
        protocolVersion: UInt32 = 1, platform: String = Self.currentPlatform, osVersion: String = "",
        appVersion: String = ""
    ) {
        self.protocolVersion = protocolVersion
        self.platform = platform
        self.osVersion = osVersion
        self.appVersion = appVersion
    }

    init(_ info: UserInfo) {
        self.init(
            protocolVersion: info.protocolVersion, platform: info.platform, osVersion: info.osVersion,
            appVersion: info.appVersion)
    }

    /// The name that Carrier uses for this system.
    public static var currentPlatform: String {
        #if os(iOS)
        "ios"
        #elseif os(macOS)
        "darwin"
        #elseif os(Android)
        "android"
        #elseif os(Linux)
        "linux"
        #elseif os(Windows)
        "win32"
        #else
        "unknown"
        #endif
    }
}
