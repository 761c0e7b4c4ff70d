internal import CarrierCore
public import Foundation

/// The part of the profile that is new in 6.1; older peers do not see it. Texts that are absent are empty.
public final class CarrierProfileExt: NSObject {
    /// At most 255 bytes.
    public var avatarUrl: String
    /// At most 255 bytes.
    public var url: String
    /// A name of the Ethereum Name Service, at most 63 bytes.
    public var ens: String
    /// What the application likes, at most 255 bytes.
    public var extra: String

    public init(avatarUrl: String, url: String, ens: String, extra: String) {
        self.avatarUrl = avatarUrl
        self.url = url
        self.ens = ens
        self.extra = extra
    }

    convenience init(_ info: UserInfo) {
        self.init(avatarUrl: info.avatarURL, url: info.url, ens: info.ens, extra: info.extra)
    }
}
