// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getMessageLink chat_id:int53 message_id:int53 media_timestamp:int32 checklist_task_id:int32 poll_option_id:string for_album:Bool in_message_thread:Bool = MessageLink`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_link.html)
public struct GetMessageLink: TDFunction, CustomStringConvertible {
    public typealias Result = MessageLink
    public let chatID: Int64
    public let messageID: Int64
    public let mediaTimestamp: Int32
    public let checklistTaskID: Int32
    public let pollOptionID: String
    public let forAlbum: Bool
    public let inMessageThread: Bool

    public init(
        chatID: Int64,
        messageID: Int64,
        mediaTimestamp: Int32,
        checklistTaskID: Int32,
        pollOptionID: String,
        forAlbum: Bool,
        inMessageThread: Bool
    ) {
        self.chatID = chatID
        self.messageID = messageID
        self.mediaTimestamp = mediaTimestamp
        self.checklistTaskID = checklistTaskID
        self.pollOptionID = pollOptionID
        self.forAlbum = forAlbum
        self.inMessageThread = inMessageThread
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageLink""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32(#","media_timestamp":"#, self.mediaTimestamp)
        wire.int32(#","checklist_task_id":"#, self.checklistTaskID)
        wire.string(#","poll_option_id":"#, self.pollOptionID)
        wire.bool(#","for_album":"#, self.forAlbum)
        wire.bool(#","in_message_thread":"#, self.inMessageThread)
        wire.close()
    }
}

/// `getMessageLinkInfo url:string = MessageLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_link_info.html)
public struct GetMessageLinkInfo: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = MessageLinkInfo
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageLinkInfo""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }
}

/// `getInternalLink type:InternalLinkType is_http:Bool = HttpUrl`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_internal_link.html)
public struct GetInternalLink: TDFunction, CustomStringConvertible {
    public typealias Result = HttpUrl
    public let type: InternalLinkType
    public let isHttp: Bool

    public init(type: InternalLinkType, isHttp: Bool) {
        self.type = type
        self.isHttp = isHttp
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getInternalLink""#)
        wire.object(#","type":"#, self.type)
        wire.bool(#","is_http":"#, self.isHttp)
        wire.close()
    }
}

/// `getInternalLinkType link:string = InternalLinkType`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_internal_link_type.html)
public struct GetInternalLinkType: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = InternalLinkType
    public let link: String

    public init(link: String) {
        self.link = link
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getInternalLinkType""#)
        wire.string(#","link":"#, self.link)
        wire.close()
    }
}

/// `getExternalLinkInfo link:string = LoginUrlInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_external_link_info.html)
public struct GetExternalLinkInfo: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = LoginUrlInfo
    public let link: String

    public init(link: String) {
        self.link = link
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getExternalLinkInfo""#)
        wire.string(#","link":"#, self.link)
        wire.close()
    }
}

/// `getExternalLink link:string allow_write_access:Bool = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_external_link.html)
public struct GetExternalLink: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = HttpUrl
    public let link: String
    public let allowWriteAccess: Bool

    public init(link: String, allowWriteAccess: Bool) {
        self.link = link
        self.allowWriteAccess = allowWriteAccess
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getExternalLink""#)
        wire.string(#","link":"#, self.link)
        wire.bool(#","allow_write_access":"#, self.allowWriteAccess)
        wire.close()
    }
}

/// `getLinkWebBrowserType link:string = WebBrowserType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_link_web_browser_type.html)
public struct GetLinkWebBrowserType: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = WebBrowserType
    public let link: String

    public init(link: String) {
        self.link = link
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLinkWebBrowserType""#)
        wire.string(#","link":"#, self.link)
        wire.close()
    }
}

/// `getLinkPreview text:formattedText link_preview_options:linkPreviewOptions = LinkPreview`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_link_preview.html)
public struct GetLinkPreview: TDFunction, CustomStringConvertible {
    public typealias Result = LinkPreview
    public let text: FormattedText
    /// May be left out.
    public let linkPreviewOptions: LinkPreviewOptions?

    public init(text: FormattedText, linkPreviewOptions: LinkPreviewOptions? = nil) {
        self.text = text
        self.linkPreviewOptions = linkPreviewOptions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLinkPreview""#)
        wire.object(#","text":"#, self.text)
        wire.object(#","link_preview_options":"#, self.linkPreviewOptions)
        wire.close()
    }
}

/// `getDeepLinkInfo link:string = DeepLinkInfo`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_deep_link_info.html)
public struct GetDeepLinkInfo: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = DeepLinkInfo
    public let link: String

    public init(link: String) {
        self.link = link
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getDeepLinkInfo""#)
        wire.string(#","link":"#, self.link)
        wire.close()
    }
}

/// `addProxy proxy:proxy enable:Bool comment:string = AddedProxy`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_proxy.html)
public struct AddProxy: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = AddedProxy
    public let proxy: Proxy
    public let enable: Bool
    public let comment: String

    public init(proxy: Proxy, enable: Bool, comment: String) {
        self.proxy = proxy
        self.enable = enable
        self.comment = comment
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addProxy""#)
        wire.object(#","proxy":"#, self.proxy)
        wire.bool(#","enable":"#, self.enable)
        wire.string(#","comment":"#, self.comment)
        wire.close()
    }
}

/// `editProxy proxy_id:int32 proxy:proxy enable:Bool comment:string = AddedProxy`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_proxy.html)
public struct EditProxy: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = AddedProxy
    public let proxyID: Int32
    public let proxy: Proxy
    public let enable: Bool
    public let comment: String

    public init(proxyID: Int32, proxy: Proxy, enable: Bool, comment: String) {
        self.proxyID = proxyID
        self.proxy = proxy
        self.enable = enable
        self.comment = comment
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editProxy""#)
        wire.int32(#","proxy_id":"#, self.proxyID)
        wire.object(#","proxy":"#, self.proxy)
        wire.bool(#","enable":"#, self.enable)
        wire.string(#","comment":"#, self.comment)
        wire.close()
    }
}

/// `enableProxy proxy_id:int32 = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1enable_proxy.html)
public struct EnableProxy: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let proxyID: Int32

    public init(proxyID: Int32) {
        self.proxyID = proxyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"enableProxy""#)
        wire.int32(#","proxy_id":"#, self.proxyID)
        wire.close()
    }
}

/// `disableProxy = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1disable_proxy.html)
public struct DisableProxy: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"disableProxy"}"#)
    }
}

/// `removeProxy proxy_id:int32 = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_proxy.html)
public struct RemoveProxy: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let proxyID: Int32

    public init(proxyID: Int32) {
        self.proxyID = proxyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeProxy""#)
        wire.int32(#","proxy_id":"#, self.proxyID)
        wire.close()
    }
}

/// `getProxies = AddedProxies`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_proxies.html)
public struct GetProxies: TDFunction, CustomStringConvertible {
    public typealias Result = AddedProxies

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getProxies"}"#)
    }
}

/// `pingProxy proxy:proxy = Seconds`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ping_proxy.html)
public struct PingProxy: TDFunction, CustomStringConvertible {
    public typealias Result = Seconds
    /// May be left out.
    public let proxy: Proxy?

    public init(proxy: Proxy? = nil) {
        self.proxy = proxy
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pingProxy""#)
        wire.object(#","proxy":"#, self.proxy)
        wire.close()
    }
}

/// `testProxy proxy:proxy dc_id:int32 timeout:double = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_proxy.html)
public struct TestProxy: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let proxy: Proxy
    public let dcID: Int32
    public let timeout: Double

    public init(proxy: Proxy, dcID: Int32, timeout: Double) {
        self.proxy = proxy
        self.dcID = dcID
        self.timeout = timeout
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testProxy""#)
        wire.object(#","proxy":"#, self.proxy)
        wire.int32(#","dc_id":"#, self.dcID)
        wire.double(#","timeout":"#, self.timeout)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getMessageLink chat_id:int53 message_id:int53 media_timestamp:int32 checklist_task_id:int32 poll_option_id:string for_album:Bool in_message_thread:Bool = MessageLink`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_link.html)
    @_alwaysEmitIntoClient
    public func getMessageLink(
        chatID: Int64,
        messageID: Int64,
        mediaTimestamp: Int32,
        checklistTaskID: Int32,
        pollOptionID: String,
        forAlbum: Bool,
        inMessageThread: Bool
    ) async throws -> MessageLink {
        try await send(GetMessageLink(
        chatID: chatID,
        messageID: messageID,
        mediaTimestamp: mediaTimestamp,
        checklistTaskID: checklistTaskID,
        pollOptionID: pollOptionID,
        forAlbum: forAlbum,
        inMessageThread: inMessageThread
    ))
    }

    /// `getMessageLinkInfo url:string = MessageLinkInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_link_info.html)
    @_alwaysEmitIntoClient
    public func getMessageLinkInfo(url: String) async throws -> MessageLinkInfo {
        try await send(GetMessageLinkInfo(url: url))
    }

    /// `getInternalLink type:InternalLinkType is_http:Bool = HttpUrl`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_internal_link.html)
    @_alwaysEmitIntoClient
    public func getInternalLink(type: InternalLinkType, isHttp: Bool) async throws -> HttpUrl {
        try await send(GetInternalLink(type: type, isHttp: isHttp))
    }

    /// `getInternalLinkType link:string = InternalLinkType`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_internal_link_type.html)
    @_alwaysEmitIntoClient
    public func getInternalLinkType(link: String) async throws -> InternalLinkType {
        try await send(GetInternalLinkType(link: link))
    }

    /// `getExternalLinkInfo link:string = LoginUrlInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_external_link_info.html)
    @_alwaysEmitIntoClient
    public func getExternalLinkInfo(link: String) async throws -> LoginUrlInfo {
        try await send(GetExternalLinkInfo(link: link))
    }

    /// `getExternalLink link:string allow_write_access:Bool = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_external_link.html)
    @_alwaysEmitIntoClient
    public func getExternalLink(link: String, allowWriteAccess: Bool) async throws -> HttpUrl {
        try await send(GetExternalLink(link: link, allowWriteAccess: allowWriteAccess))
    }

    /// `getLinkWebBrowserType link:string = WebBrowserType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_link_web_browser_type.html)
    @_alwaysEmitIntoClient
    public func getLinkWebBrowserType(link: String) async throws -> WebBrowserType {
        try await send(GetLinkWebBrowserType(link: link))
    }

    /// `getLinkPreview text:formattedText link_preview_options:linkPreviewOptions = LinkPreview`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_link_preview.html)
    @_alwaysEmitIntoClient
    public func getLinkPreview(
        text: FormattedText,
        linkPreviewOptions: LinkPreviewOptions? = nil
    ) async throws -> LinkPreview {
        try await send(GetLinkPreview(text: text, linkPreviewOptions: linkPreviewOptions))
    }

    /// `getDeepLinkInfo link:string = DeepLinkInfo`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_deep_link_info.html)
    @_alwaysEmitIntoClient
    public func getDeepLinkInfo(link: String) async throws -> DeepLinkInfo {
        try await send(GetDeepLinkInfo(link: link))
    }

    /// `addProxy proxy:proxy enable:Bool comment:string = AddedProxy`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_proxy.html)
    @_alwaysEmitIntoClient
    public func addProxy(proxy: Proxy, enable: Bool, comment: String) async throws -> AddedProxy {
        try await send(AddProxy(proxy: proxy, enable: enable, comment: comment))
    }

    /// `editProxy proxy_id:int32 proxy:proxy enable:Bool comment:string = AddedProxy`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_proxy.html)
    @_alwaysEmitIntoClient
    public func editProxy(proxyID: Int32, proxy: Proxy, enable: Bool, comment: String) async throws -> AddedProxy {
        try await send(EditProxy(proxyID: proxyID, proxy: proxy, enable: enable, comment: comment))
    }

    /// `enableProxy proxy_id:int32 = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1enable_proxy.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func enableProxy(proxyID: Int32) async throws -> Ok {
        try await send(EnableProxy(proxyID: proxyID))
    }

    /// `disableProxy = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1disable_proxy.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func disableProxy() async throws -> Ok {
        try await send(DisableProxy())
    }

    /// `removeProxy proxy_id:int32 = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_proxy.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeProxy(proxyID: Int32) async throws -> Ok {
        try await send(RemoveProxy(proxyID: proxyID))
    }

    /// `getProxies = AddedProxies`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_proxies.html)
    @_alwaysEmitIntoClient
    public func getProxies() async throws -> AddedProxies {
        try await send(GetProxies())
    }

    /// `pingProxy proxy:proxy = Seconds`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1ping_proxy.html)
    @_alwaysEmitIntoClient
    public func pingProxy(proxy: Proxy? = nil) async throws -> Seconds {
        try await send(PingProxy(proxy: proxy))
    }

    /// `testProxy proxy:proxy dc_id:int32 timeout:double = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_proxy.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func testProxy(proxy: Proxy, dcID: Int32, timeout: Double) async throws -> Ok {
        try await send(TestProxy(proxy: proxy, dcID: dcID, timeout: timeout))
    }
}

#if Hashable
extension GetMessageLink: Hashable {}
extension GetMessageLinkInfo: Hashable {}
extension GetInternalLink: Hashable {}
extension GetInternalLinkType: Hashable {}
extension GetExternalLinkInfo: Hashable {}
extension GetExternalLink: Hashable {}
extension GetLinkWebBrowserType: Hashable {}
extension GetLinkPreview: Hashable {}
extension GetDeepLinkInfo: Hashable {}
extension AddProxy: Hashable {}
extension EditProxy: Hashable {}
extension EnableProxy: Hashable {}
extension DisableProxy: Hashable {}
extension RemoveProxy: Hashable {}
extension GetProxies: Hashable {}
extension PingProxy: Hashable {}
extension TestProxy: Hashable {}
#endif
