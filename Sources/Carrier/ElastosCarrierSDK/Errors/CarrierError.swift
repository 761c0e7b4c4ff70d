internal import CarrierCore
public import Foundation

/// Why a call failed.
///
/// The cases and ``errorCode`` are those of the published API. ``errorNumber`` is the whole number of native Carrier, from
/// which ``errorDescription`` is made. Carrier protocol, section 13.1.
// The names are those of the published API.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum CarrierError: Error, Sendable, Hashable {
    /// An argument is missing, empty, or of a form that no call takes.
    case InvalidArgument
    /// The Carrier was killed, or the object belongs to one that is gone.
    case IllegalState
    /// Carrier refuses: ``CarrierErrorCode`` lists the numbers.
    case GeneralError(ecode: Int)
    /// The operating system failed; `ecode` is its `errno`.
    case SystemError(ecode: Int)
    case ICEError(ecode: Int)
    /// toxcore refuses.
    case DHTError(ecode: Int)
    /// Another part, such as Express.
    case UnknowError(ecode: Int)

    init(_ error: NodeError) {
        let code = Int(error.code.rawValue & 0xFF_FFFF)
        switch error.facility {
        case .general: self = error.code == .wrongState ? .IllegalState : .GeneralError(ecode: code)
        case .system: self = .SystemError(ecode: code)
        case .ice: self = .ICEError(ecode: code)
        case .dht: self = .DHTError(ecode: code)
        default: self = .UnknowError(ecode: code)
        }
    }

    /// The number within its part: 1 for ``InvalidArgument``, 2 for ``IllegalState``, otherwise the `ecode`.
    public var errorCode: Int {
        switch self {
        case .InvalidArgument: 1
        case .IllegalState: 2
        case .GeneralError(let code), .SystemError(let code), .ICEError(let code), .DHTError(let code),
            .UnknowError(let code):
            code
        }
    }

    /// The number of native Carrier: `0x80000000 | facility << 24 | code`.
    ///
    /// An ``UnknowError(ecode:)`` counts as one of Express (7), whose errors the published API shows as such.
    public var errorNumber: UInt32 {
        let (facility, code): (UInt32, Int) =
            switch self {
            case .InvalidArgument: (1, 0x01)
            case .IllegalState: (1, 0x0F)
            case .GeneralError(let code): (1, code)
            case .SystemError(let code): (2, code)
            case .ICEError(let code): (5, code)
            case .DHTError(let code): (6, code)
            case .UnknowError(let code): (7, code)
            }
        return 0x8000_0000 | facility << 24 | UInt32(truncatingIfNeeded: code) & 0xFF_FFFF
    }
}

extension CarrierError: LocalizedError, CustomNSError {
    public static var errorDomain: String { "org.elastos.carrier" }

    /// What went wrong and the whole number, such as `The Carrier is not ready yet (0x81000009)`.
    public var errorDescription: String? { "\(reason) (\(NodeError.hexadecimal(errorNumber)))" }

    /// What makes `localizedDescription` the same text.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    private var reason: String {
        switch self {
        case .InvalidArgument: "An argument is missing or has a form that is not accepted"
        case .IllegalState: "The Carrier was killed: make a new one"
        case .GeneralError(let code): Self.text(code)
        case .SystemError(let code): "The system says: " + Self.systemText(code)
        case .ICEError(let code): "The connection of a session failed with status \(code)"
        case .DHTError(let code): Self.text(code)
        case .UnknowError(let code): "An Express node or another part failed with code \(code)"
        }
    }

    private static func systemText(_ code: Int) -> String {
        guard let number = Int32(exactly: code) else { return "error \(code)" }
        return String(cString: strerror(number))
    }

    private static func text(_ code: Int) -> String {
        CarrierErrorCode.texts[code] ?? "Something failed with the unknown code \(code)"
    }
}
