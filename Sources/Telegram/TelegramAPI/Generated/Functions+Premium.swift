// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getPremiumLimit limit_type:PremiumLimitType = PremiumLimit`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_limit.html)
public struct GetPremiumLimit: TDFunction, CustomStringConvertible {
    public typealias Result = PremiumLimit
    public let limitType: PremiumLimitType

    public init(limitType: PremiumLimitType) {
        self.limitType = limitType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPremiumLimit""#)
        wire.object(#","limit_type":"#, self.limitType)
        wire.close()
    }
}

/// `getPremiumFeatures source:PremiumSource = PremiumFeatures`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_features.html)
public struct GetPremiumFeatures: TDFunction, CustomStringConvertible {
    public typealias Result = PremiumFeatures
    /// May be left out.
    public let source: PremiumSource?

    public init(source: PremiumSource? = nil) {
        self.source = source
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPremiumFeatures""#)
        wire.object(#","source":"#, self.source)
        wire.close()
    }
}

/// `viewPremiumFeature feature:PremiumFeature = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1view_premium_feature.html)
public struct ViewPremiumFeature: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let feature: PremiumFeature

    public init(feature: PremiumFeature) {
        self.feature = feature
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"viewPremiumFeature""#)
        wire.object(#","feature":"#, self.feature)
        wire.close()
    }
}

/// `getPremiumState = PremiumState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_state.html)
public struct GetPremiumState: TDFunction, CustomStringConvertible {
    public typealias Result = PremiumState

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getPremiumState"}"#)
    }
}

extension TDFunctionSender {
    /// `getPremiumLimit limit_type:PremiumLimitType = PremiumLimit`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_limit.html)
    @_alwaysEmitIntoClient
    public func getPremiumLimit(limitType: PremiumLimitType) async throws -> PremiumLimit {
        try await send(GetPremiumLimit(limitType: limitType))
    }

    /// `getPremiumFeatures source:PremiumSource = PremiumFeatures`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_features.html)
    @_alwaysEmitIntoClient
    public func getPremiumFeatures(source: PremiumSource? = nil) async throws -> PremiumFeatures {
        try await send(GetPremiumFeatures(source: source))
    }

    /// `viewPremiumFeature feature:PremiumFeature = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1view_premium_feature.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func viewPremiumFeature(feature: PremiumFeature) async throws -> Ok {
        try await send(ViewPremiumFeature(feature: feature))
    }

    /// `getPremiumState = PremiumState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_premium_state.html)
    @_alwaysEmitIntoClient
    public func getPremiumState() async throws -> PremiumState {
        try await send(GetPremiumState())
    }
}

#if Hashable
extension GetPremiumLimit: Hashable {}
extension GetPremiumFeatures: Hashable {}
extension ViewPremiumFeature: Hashable {}
extension GetPremiumState: Hashable {}
#endif
