internal import CarrierCore
public import Foundation

/// The profile of a person. Texts that he left empty are empty, not nil; in a new object they are nil.
///
/// Limits in bytes of UTF-8: name 63, description, e-mail and region 127, gender and phone 31.
public class CarrierUserInfo: NSObject {
    /// In base 58. Nil in a new object: ``Carrier/setSelfUserInfo(_:)`` takes it as the own one.
    public internal(set) var userId: String?
    public var name: String?
    public var briefDescription: String?
    public var hasAvatar = false
    public var gender: String?
    public var phone: String?
    public var email: String?
    public var region: String?

    public override init() {}

    init(_ id: UserID, _ info: UserInfo) {
        userId = id.description
        name = info.name
        briefDescription = info.briefDescription
        hasAvatar = info.hasAvatar
        gender = info.gender
        phone = info.phone
        email = info.email
        region = info.region
    }

    /// Somebody who asks to become a friend.
    init(_ request: IncomingRequest) {
        userId = request.userID.description
        name = request.request.name
        briefDescription = request.request.briefDescription
    }

    /// What a change says, as a value that can go to the node's thread.
    struct Fields: Sendable {
        let name: String
        let briefDescription: String
        let hasAvatar: Bool
        let gender: String
        let phone: String
        let email: String
        let region: String

        func write(to info: inout UserInfo) {
            info.name = name
            info.briefDescription = briefDescription
            info.hasAvatar = hasAvatar
            info.gender = gender
            info.phone = phone
            info.email = email
            info.region = region
        }
    }

    var fields: Fields {
        Fields(
            name: name ?? "", briefDescription: briefDescription ?? "", hasAvatar: hasAvatar, gender: gender ?? "",
            phone: phone ?? "", email: email ?? "", region: region ?? "")
    }
}
