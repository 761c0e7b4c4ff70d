/// Which functions TDLib answers in which state of a client.
enum FunctionGroups {
    /// Answered before parameters are set, and while a client logs out.
    static let tests: Set<String> = [
        "testCallEmpty", "testSquareInt", "testCallString", "testCallBytes", "testCallVectorInt",
        "testCallVectorIntObject", "testCallVectorString", "testCallVectorStringObject", "testUseUpdate", "testProxy",
        "setAlarm",
    ]

    /// Kept without an answer until the parameters are set.
    static let preAuthorization: Set<String> = [
        "getInternalLink", "getInternalLinkType", "getLocalizationTargetInfo", "getLanguagePackInfo",
        "getLanguagePackStrings", "synchronizeLanguagePack", "addCustomServerLanguagePack", "setCustomLanguagePack",
        "editCustomLanguagePackInfo", "setCustomLanguagePackString", "deleteLanguagePack", "processPushNotification",
        "getOption", "setOption", "getStorageStatistics", "getStorageStatisticsFast", "getDatabaseStatistics",
        "setNetworkType", "getNetworkStatistics", "addNetworkStatistics", "resetNetworkStatistics",
        "setApplicationVerificationToken", "getCountries", "getCountryCode", "getPhoneNumberInfo", "getDeepLinkInfo",
        "getApplicationConfig", "saveApplicationLogEvent", "addProxy", "editProxy", "enableProxy", "disableProxy",
        "removeProxy", "getProxies", "pingProxy", "testNetwork",
    ]

    /// The steps of signing in; a wrong one is refused by name.
    static let authorization: Set<String> = [
        "setAuthenticationPhoneNumber", "checkAuthenticationPremiumPurchase",
        "setAuthenticationPremiumPurchaseTransaction", "setAuthenticationEmailAddress", "resendAuthenticationCode",
        "checkAuthenticationEmailCode", "checkAuthenticationCode", "requestQrCodeAuthentication",
        "getAuthenticationPasskeyParameters", "checkAuthenticationPasskey", "registerUser",
        "resetAuthenticationEmailAddress", "checkAuthenticationPassword", "requestAuthenticationPasswordRecovery",
        "checkAuthenticationPasswordRecoveryCode", "recoverAuthenticationPassword", "sendAuthenticationFirebaseSms",
        "reportAuthenticationCodeMissing", "checkAuthenticationBotToken", "checkAuthenticationWebToken",
    ]

    /// Never answered without a network.
    static let network: Set<String> = [
        "getCountryCode", "getApplicationConfig", "getDeepLinkInfo", "testNetwork", "pingProxy",
        "getAuthenticationPasskeyParameters",
    ]
}
