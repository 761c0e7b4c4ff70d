// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `testUseUpdate = Update`
///
/// Needs no network. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_use_update.html)
public struct TestUseUpdate: TDFunction, CustomStringConvertible {
    public typealias Result = Update

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"testUseUpdate"}"#)
    }
}

extension TDFunctionSender {
    /// `testUseUpdate = Update`
    ///
    /// Needs no network. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_use_update.html)
    @_alwaysEmitIntoClient
    public func testUseUpdate() async throws -> Update {
        try await send(TestUseUpdate())
    }
}

#if Hashable
extension TestUseUpdate: Hashable {}
#endif
