/// What outlives a client.
struct StoredState: Codable {
    var version = 1
    /// SHA-256 of the database key; empty without one.
    var keyHash: String
    /// How far signing in has come; nil before the first step.
    var signIn: StoredSignIn?
    /// The application's own options, whose names begin with x.
    var options: [String: StoredOption] = [:]
    /// Downloads, by the files' unique identifiers.
    var files: [String: StoredFile] = [:]

    init(keyHash: String) {
        self.keyHash = keyHash
    }

    struct StoredSignIn: Codable {
        var state: SignIn.State
        /// The user of the account; nil while a QR code is shown.
        var userID: Int64?
        var emailResetTime: Int64?
    }

    struct StoredFile: Codable {
        var path: String
        var size: Int64
        var modified: Int64?
        /// The bytes that are here, as pairs of offsets; nil for a finished download.
        var parts: [Range<Int>]?
    }

    enum StoredOption: Codable {
        case boolean(Bool)
        case integer(Int64)
        case string(String)

        init?(_ value: StoredOptionValue) {
            switch value {
            case .boolean(let value): self = .boolean(value)
            case .integer(let value): self = .integer(value)
            case .string(let value): self = .string(value)
            case .empty: return nil
            }
        }

        var optionValue: StoredOptionValue {
            switch self {
            case .boolean(let value): .boolean(value)
            case .integer(let value): .integer(value)
            case .string(let value): .string(value)
            }
        }
    }
}
