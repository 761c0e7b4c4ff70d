extension NodeError {
    /// A name for the code that stays the same from version to version, such as `friendOffline`; `system`, `express` and
    /// `unknown` stand for all codes that have none.
    public var name: String {
        switch facility {
        case .system: return "system"
        case .express: return "express"
        default: return Self.names[code] ?? "unknown"
        }
    }

    private static let names: [Code: String] = [
        .invalidArguments: "invalidArguments", .outOfMemory: "outOfMemory", .badPersistentData: "badPersistentData",
        .alreadyRun: "alreadyRun", .notReady: "notReady", .notExist: "notExist", .alreadyExist: "alreadyExist",
        .noMatchedRequest: "noMatchedRequest", .wrongState: "wrongState", .busy: "busy", .encrypt: "encrypt",
        .notImplemented: "notImplemented", .limitExceeded: "limitExceeded", .portAllocation: "portAllocation",
        .badBootstrapHost: "badBootstrapHost", .badBootstrapPort: "badBootstrapPort", .tooLong: "tooLong",
        .addSelf: "addSelf", .badAddress: "badAddress", .friendOffline: "friendOffline",
    ]

    /// The number as in Carrier's documentation: `0x81000009`.
    package static func hexadecimal(_ number: UInt32) -> String { "0x" + String(number, radix: 16, uppercase: true) }
}
