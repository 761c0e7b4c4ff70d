internal import CarrierCore
public import Foundation

/// What a program tells of itself, as a part of the profile. Peers before 6.1 say nothing: 0 and empty texts.
public final class CarrierClientInfo: NSObject {
    /// 0: not known. 1: takes messages of up to 16 MiB, as nodes here do. 2 promises that the application also
    /// acknowledges texts on its own: peers send a text again and again until it does.
    public var protoVersion: UInt32
    /// At most 15 bytes: `linux`, `darwin` and the like.
    public var platform: String
    /// At most 31 bytes.
    public var osVersion: String
    /// At most 63 bytes.
    public var appVersion: String

    public init(protoVersion: UInt32, platform: String, osVersion: String, appVersion: String) {
        self.protoVersion = protoVersion
        self.platform = platform
        self.osVersion = osVersion
        self.appVersion = appVersion
    }

    init(_ info: UserInfo) {
        protoVersion = info.protocolVersion
        platform = info.platform
        osVersion = info.osVersion
        appVersion = info.appVersion
    }

    var client: ClientInfo {
        ClientInfo(
            protocolVersion: protoVersion, platform: platform, osVersion: osVersion, appVersion: appVersion)
    }
}
