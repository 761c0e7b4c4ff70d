// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `video duration:int32 width:int32 height:int32 file_name:string mime_type:string has_stickers:Bool supports_streaming:Bool minithumbnail:minithumbnail thumbnail:thumbnail video:file = Video`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1video.html)
public struct Video: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let duration: Int32
        let width: Int32
        let height: Int32
        let fileName: String
        let mimeType: String
        let hasStickers: Bool
        let supportsStreaming: Bool
        let minithumbnail: Minithumbnail?
        let thumbnail: Thumbnail?
        let video: File
        init(
            _ duration: Int32,
            _ width: Int32,
            _ height: Int32,
            _ fileName: String,
            _ mimeType: String,
            _ hasStickers: Bool,
            _ supportsStreaming: Bool,
            _ minithumbnail: Minithumbnail?,
            _ thumbnail: Thumbnail?,
            _ video: File
        ) {
            self.duration = duration
            self.width = width
            self.height = height
            self.fileName = fileName
            self.mimeType = mimeType
            self.hasStickers = hasStickers
            self.supportsStreaming = supportsStreaming
            self.minithumbnail = minithumbnail
            self.thumbnail = thumbnail
            self.video = video
        }
    }
    private let fields: Fields
    public var duration: Int32 { fields.duration }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }
    public var fileName: String { fields.fileName }
    public var mimeType: String { fields.mimeType }
    public var hasStickers: Bool { fields.hasStickers }
    public var supportsStreaming: Bool { fields.supportsStreaming }
    /// May be absent.
    public var minithumbnail: Minithumbnail? { fields.minithumbnail }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }
    public var video: File { fields.video }

    public init(
        duration: Int32,
        width: Int32,
        height: Int32,
        fileName: String,
        mimeType: String,
        hasStickers: Bool,
        supportsStreaming: Bool,
        minithumbnail: Minithumbnail? = nil,
        thumbnail: Thumbnail? = nil,
        video: File
    ) {
        fields = Fields(
        duration,
        width,
        height,
        fileName,
        mimeType,
        hasStickers,
        supportsStreaming,
        minithumbnail,
        thumbnail,
        video
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"video""#)
        wire.int32(#","duration":"#, fields.duration)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.string(#","file_name":"#, fields.fileName)
        wire.string(#","mime_type":"#, fields.mimeType)
        wire.bool(#","has_stickers":"#, fields.hasStickers)
        wire.bool(#","supports_streaming":"#, fields.supportsStreaming)
        wire.object(#","minithumbnail":"#, fields.minithumbnail)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.object(#","video":"#, fields.video)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Video? {
        wire.open(#"{"@type":"video""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Video? {
        var duration: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        var fileName: String = ""
        var mimeType: String = ""
        var hasStickers: Bool = false
        var supportsStreaming: Bool = false
        var minithumbnail: Minithumbnail? = nil
        var thumbnail: Thumbnail? = nil
        var video: File? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","duration":"#, &duration)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.string(#","file_name":"#, &fileName)
            wire.string(#","mime_type":"#, &mimeType)
            wire.bool(#","has_stickers":"#, &hasStickers)
            wire.bool(#","supports_streaming":"#, &supportsStreaming)
            wire.object(#","minithumbnail":"#, &minithumbnail)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.object(#","video":"#, &video)
        } while wire.more(&mark)
        guard !wire.failed, let video = wire.required(consume video) else { wire.missing("video"); return nil }
        return Video(
            duration: duration,
            width: width,
            height: height,
            fileName: fileName,
            mimeType: mimeType,
            hasStickers: hasStickers,
            supportsStreaming: supportsStreaming,
            minithumbnail: minithumbnail,
            thumbnail: thumbnail,
            video: video
        )
    }
}

/// `videoNote duration:int32 waveform:bytes length:int32 minithumbnail:minithumbnail thumbnail:thumbnail speech_recognition_result:SpeechRecognitionResult video:file = VideoNote`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1video_note.html)
public struct VideoNote: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let duration: Int32
        let waveform: [UInt8]
        let length: Int32
        let minithumbnail: Minithumbnail?
        let thumbnail: Thumbnail?
        let speechRecognitionResult: SpeechRecognitionResult?
        let video: File
        init(
            _ duration: Int32,
            _ waveform: [UInt8],
            _ length: Int32,
            _ minithumbnail: Minithumbnail?,
            _ thumbnail: Thumbnail?,
            _ speechRecognitionResult: SpeechRecognitionResult?,
            _ video: File
        ) {
            self.duration = duration
            self.waveform = waveform
            self.length = length
            self.minithumbnail = minithumbnail
            self.thumbnail = thumbnail
            self.speechRecognitionResult = speechRecognitionResult
            self.video = video
        }
    }
    private let fields: Fields
    public var duration: Int32 { fields.duration }
    public var waveform: [UInt8] { fields.waveform }
    public var length: Int32 { fields.length }
    /// May be absent.
    public var minithumbnail: Minithumbnail? { fields.minithumbnail }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }
    /// May be absent.
    public var speechRecognitionResult: SpeechRecognitionResult? { fields.speechRecognitionResult }
    public var video: File { fields.video }

    public init(
        duration: Int32,
        waveform: [UInt8],
        length: Int32,
        minithumbnail: Minithumbnail? = nil,
        thumbnail: Thumbnail? = nil,
        speechRecognitionResult: SpeechRecognitionResult? = nil,
        video: File
    ) {
        fields = Fields(duration, waveform, length, minithumbnail, thumbnail, speechRecognitionResult, video)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"videoNote""#)
        wire.int32(#","duration":"#, fields.duration)
        wire.bytes(#","waveform":"#, fields.waveform)
        wire.int32(#","length":"#, fields.length)
        wire.object(#","minithumbnail":"#, fields.minithumbnail)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.object(#","speech_recognition_result":"#, fields.speechRecognitionResult)
        wire.object(#","video":"#, fields.video)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> VideoNote? {
        wire.open(#"{"@type":"videoNote""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> VideoNote? {
        var duration: Int32 = 0
        var waveform: [UInt8] = []
        var length: Int32 = 0
        var minithumbnail: Minithumbnail? = nil
        var thumbnail: Thumbnail? = nil
        var speechRecognitionResult: SpeechRecognitionResult? = nil
        var video: File? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","duration":"#, &duration)
            wire.bytes(#","waveform":"#, &waveform)
            wire.int32(#","length":"#, &length)
            wire.object(#","minithumbnail":"#, &minithumbnail)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.object(#","speech_recognition_result":"#, &speechRecognitionResult)
            wire.object(#","video":"#, &video)
        } while wire.more(&mark)
        guard !wire.failed, let video = wire.required(consume video) else { wire.missing("video"); return nil }
        return VideoNote(
            duration: duration,
            waveform: waveform,
            length: length,
            minithumbnail: minithumbnail,
            thumbnail: thumbnail,
            speechRecognitionResult: speechRecognitionResult,
            video: video
        )
    }
}

/// `voiceNote duration:int32 waveform:bytes mime_type:string speech_recognition_result:SpeechRecognitionResult voice:file = VoiceNote`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1voice_note.html)
public struct VoiceNote: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let duration: Int32
        let waveform: [UInt8]
        let mimeType: String
        let speechRecognitionResult: SpeechRecognitionResult?
        let voice: File
        init(
            _ duration: Int32,
            _ waveform: [UInt8],
            _ mimeType: String,
            _ speechRecognitionResult: SpeechRecognitionResult?,
            _ voice: File
        ) {
            self.duration = duration
            self.waveform = waveform
            self.mimeType = mimeType
            self.speechRecognitionResult = speechRecognitionResult
            self.voice = voice
        }
    }
    private let fields: Fields
    public var duration: Int32 { fields.duration }
    public var waveform: [UInt8] { fields.waveform }
    public var mimeType: String { fields.mimeType }
    /// May be absent.
    public var speechRecognitionResult: SpeechRecognitionResult? { fields.speechRecognitionResult }
    public var voice: File { fields.voice }

    public init(
        duration: Int32,
        waveform: [UInt8],
        mimeType: String,
        speechRecognitionResult: SpeechRecognitionResult? = nil,
        voice: File
    ) {
        fields = Fields(duration, waveform, mimeType, speechRecognitionResult, voice)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"voiceNote""#)
        wire.int32(#","duration":"#, fields.duration)
        wire.bytes(#","waveform":"#, fields.waveform)
        wire.string(#","mime_type":"#, fields.mimeType)
        wire.object(#","speech_recognition_result":"#, fields.speechRecognitionResult)
        wire.object(#","voice":"#, fields.voice)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> VoiceNote? {
        wire.open(#"{"@type":"voiceNote""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> VoiceNote? {
        var duration: Int32 = 0
        var waveform: [UInt8] = []
        var mimeType: String = ""
        var speechRecognitionResult: SpeechRecognitionResult? = nil
        var voice: File? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","duration":"#, &duration)
            wire.bytes(#","waveform":"#, &waveform)
            wire.string(#","mime_type":"#, &mimeType)
            wire.object(#","speech_recognition_result":"#, &speechRecognitionResult)
            wire.object(#","voice":"#, &voice)
        } while wire.more(&mark)
        guard !wire.failed, let voice = wire.required(consume voice) else { wire.missing("voice"); return nil }
        return VoiceNote(
            duration: duration,
            waveform: waveform,
            mimeType: mimeType,
            speechRecognitionResult: speechRecognitionResult,
            voice: voice
        )
    }
}

/// `liveLocation location:location live_period:int32 heading:int32 proximity_alert_radius:int32 = LiveLocation`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1live_location.html)
public struct LiveLocation: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let location: Location
        let livePeriod: Int32
        let heading: Int32
        let proximityAlertRadius: Int32
        init(_ location: Location, _ livePeriod: Int32, _ heading: Int32, _ proximityAlertRadius: Int32) {
            self.location = location
            self.livePeriod = livePeriod
            self.heading = heading
            self.proximityAlertRadius = proximityAlertRadius
        }
    }
    private let fields: Fields
    public var location: Location { fields.location }
    public var livePeriod: Int32 { fields.livePeriod }
    /// Range 1 to 360.
    public var heading: Int32 { fields.heading }
    /// Range 0 to 100000.
    public var proximityAlertRadius: Int32 { fields.proximityAlertRadius }

    public init(location: Location, livePeriod: Int32, heading: Int32, proximityAlertRadius: Int32) {
        fields = Fields(location, livePeriod, heading, proximityAlertRadius)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"liveLocation""#)
        wire.object(#","location":"#, fields.location)
        wire.int32(#","live_period":"#, fields.livePeriod)
        wire.int32(#","heading":"#, fields.heading)
        wire.int32(#","proximity_alert_radius":"#, fields.proximityAlertRadius)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LiveLocation? {
        wire.open(#"{"@type":"liveLocation""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LiveLocation? {
        var location: Location? = nil
        var livePeriod: Int32 = 0
        var heading: Int32 = 0
        var proximityAlertRadius: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","location":"#, &location)
            wire.int32(#","live_period":"#, &livePeriod)
            wire.int32(#","heading":"#, &heading)
            wire.int32(#","proximity_alert_radius":"#, &proximityAlertRadius)
        } while wire.more(&mark)
        guard !wire.failed, let location = wire.required(consume location) else { wire.missing("location"); return nil }
        return LiveLocation(
            location: location,
            livePeriod: livePeriod,
            heading: heading,
            proximityAlertRadius: proximityAlertRadius
        )
    }
}

/// `videoStoryboard storyboard_file:file width:int32 height:int32 map_file:file = VideoStoryboard`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1video_storyboard.html)
public struct VideoStoryboard: TDDecodable, CustomStringConvertible {
    public let storyboardFile: File
    public let width: Int32
    public let height: Int32
    public let mapFile: File

    public init(storyboardFile: File, width: Int32, height: Int32, mapFile: File) {
        self.storyboardFile = storyboardFile
        self.width = width
        self.height = height
        self.mapFile = mapFile
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"videoStoryboard""#)
        wire.object(#","storyboard_file":"#, self.storyboardFile)
        wire.int32(#","width":"#, self.width)
        wire.int32(#","height":"#, self.height)
        wire.object(#","map_file":"#, self.mapFile)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> VideoStoryboard? {
        wire.open(#"{"@type":"videoStoryboard""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> VideoStoryboard? {
        var storyboardFile: File? = nil
        var width: Int32 = 0
        var height: Int32 = 0
        var mapFile: File? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","storyboard_file":"#, &storyboardFile)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.object(#","map_file":"#, &mapFile)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let storyboardFile = wire.required(consume storyboardFile),
            let mapFile = wire.required(consume mapFile)
         else { wire.missing("storyboard_file map_file"); return nil }
        return VideoStoryboard(storyboardFile: storyboardFile, width: width, height: height, mapFile: mapFile)
    }
}

/// `InviteLinkChatType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_invite_link_chat_type.html)
public enum InviteLinkChatType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `inviteLinkChatTypeBasicGroup = InviteLinkChatType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_link_chat_type_basic_group.html)
    case basicGroup
    /// `inviteLinkChatTypeSupergroup = InviteLinkChatType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_link_chat_type_supergroup.html)
    case supergroup
    /// `inviteLinkChatTypeChannel = InviteLinkChatType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_link_chat_type_channel.html)
    case channel
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .basicGroup: wire.empty(#"{"@type":"inviteLinkChatTypeBasicGroup"}"#)
        case .supergroup: wire.empty(#"{"@type":"inviteLinkChatTypeSupergroup"}"#)
        case .channel: wire.empty(#"{"@type":"inviteLinkChatTypeChannel"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> InviteLinkChatType? {
        switch wire.constructor(of: .inviteLinkChatType) {
        case 0: if wire.close() { return .basicGroup }  // inviteLinkChatTypeBasicGroup
        case 1: if wire.close() { return .supergroup }  // inviteLinkChatTypeSupergroup
        case 2: if wire.close() { return .channel }  // inviteLinkChatTypeChannel
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `liveStoryDonors total_star_count:int53 top_donors:vector<paidReactor> = LiveStoryDonors`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1live_story_donors.html)
public struct LiveStoryDonors: TDDecodable, CustomStringConvertible {
    public let totalStarCount: Int64
    public let topDonors: [PaidReactor]

    public init(totalStarCount: Int64, topDonors: [PaidReactor]) {
        self.totalStarCount = totalStarCount
        self.topDonors = topDonors
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"liveStoryDonors""#)
        wire.int53(#","total_star_count":"#, self.totalStarCount)
        wire.objects(#","top_donors":"#, self.topDonors)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LiveStoryDonors? {
        wire.open(#"{"@type":"liveStoryDonors""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LiveStoryDonors? {
        var totalStarCount: Int64 = 0
        var topDonors: [PaidReactor] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","total_star_count":"#, &totalStarCount)
            wire.objects(#","top_donors":"#, &topDonors)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LiveStoryDonors(totalStarCount: totalStarCount, topDonors: topDonors)
    }
}

/// `videoMessageAdvertisement unique_id:int53 text:string min_display_duration:int32 max_display_duration:int32 can_be_reported:Bool sponsor:advertisementSponsor title:string additional_info:string = VideoMessageAdvertisement`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1video_message_advertisement.html)
public struct VideoMessageAdvertisement: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let uniqueID: Int64
        let text: String
        let minDisplayDuration: Int32
        let maxDisplayDuration: Int32
        let canBeReported: Bool
        let sponsor: AdvertisementSponsor
        let title: String
        let additionalInfo: String
        init(
            _ uniqueID: Int64,
            _ text: String,
            _ minDisplayDuration: Int32,
            _ maxDisplayDuration: Int32,
            _ canBeReported: Bool,
            _ sponsor: AdvertisementSponsor,
            _ title: String,
            _ additionalInfo: String
        ) {
            self.uniqueID = uniqueID
            self.text = text
            self.minDisplayDuration = minDisplayDuration
            self.maxDisplayDuration = maxDisplayDuration
            self.canBeReported = canBeReported
            self.sponsor = sponsor
            self.title = title
            self.additionalInfo = additionalInfo
        }
    }
    private let fields: Fields
    public var uniqueID: Int64 { fields.uniqueID }
    public var text: String { fields.text }
    public var minDisplayDuration: Int32 { fields.minDisplayDuration }
    public var maxDisplayDuration: Int32 { fields.maxDisplayDuration }
    public var canBeReported: Bool { fields.canBeReported }
    public var sponsor: AdvertisementSponsor { fields.sponsor }
    public var title: String { fields.title }
    public var additionalInfo: String { fields.additionalInfo }

    public init(
        uniqueID: Int64,
        text: String,
        minDisplayDuration: Int32,
        maxDisplayDuration: Int32,
        canBeReported: Bool,
        sponsor: AdvertisementSponsor,
        title: String,
        additionalInfo: String
    ) {
        fields = Fields(
        uniqueID,
        text,
        minDisplayDuration,
        maxDisplayDuration,
        canBeReported,
        sponsor,
        title,
        additionalInfo
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"videoMessageAdvertisement""#)
        wire.int53(#","unique_id":"#, fields.uniqueID)
        wire.string(#","text":"#, fields.text)
        wire.int32(#","min_display_duration":"#, fields.minDisplayDuration)
        wire.int32(#","max_display_duration":"#, fields.maxDisplayDuration)
        wire.bool(#","can_be_reported":"#, fields.canBeReported)
        wire.object(#","sponsor":"#, fields.sponsor)
        wire.string(#","title":"#, fields.title)
        wire.string(#","additional_info":"#, fields.additionalInfo)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> VideoMessageAdvertisement? {
        wire.open(#"{"@type":"videoMessageAdvertisement""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> VideoMessageAdvertisement? {
        var uniqueID: Int64 = 0
        var text: String = ""
        var minDisplayDuration: Int32 = 0
        var maxDisplayDuration: Int32 = 0
        var canBeReported: Bool = false
        var sponsor: AdvertisementSponsor? = nil
        var title: String = ""
        var additionalInfo: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","unique_id":"#, &uniqueID)
            wire.string(#","text":"#, &text)
            wire.int32(#","min_display_duration":"#, &minDisplayDuration)
            wire.int32(#","max_display_duration":"#, &maxDisplayDuration)
            wire.bool(#","can_be_reported":"#, &canBeReported)
            wire.object(#","sponsor":"#, &sponsor)
            wire.string(#","title":"#, &title)
            wire.string(#","additional_info":"#, &additionalInfo)
        } while wire.more(&mark)
        guard !wire.failed, let sponsor = wire.required(consume sponsor) else { wire.missing("sponsor"); return nil }
        return VideoMessageAdvertisement(
            uniqueID: uniqueID,
            text: text,
            minDisplayDuration: minDisplayDuration,
            maxDisplayDuration: maxDisplayDuration,
            canBeReported: canBeReported,
            sponsor: sponsor,
            title: title,
            additionalInfo: additionalInfo
        )
    }
}

/// `videoMessageAdvertisements advertisements:vector<videoMessageAdvertisement> start_delay:int32 between_delay:int32 = VideoMessageAdvertisements`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1video_message_advertisements.html)
public struct VideoMessageAdvertisements: TDDecodable, CustomStringConvertible {
    public let advertisements: [VideoMessageAdvertisement]
    public let startDelay: Int32
    public let betweenDelay: Int32

    public init(advertisements: [VideoMessageAdvertisement], startDelay: Int32, betweenDelay: Int32) {
        self.advertisements = advertisements
        self.startDelay = startDelay
        self.betweenDelay = betweenDelay
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"videoMessageAdvertisements""#)
        wire.objects(#","advertisements":"#, self.advertisements)
        wire.int32(#","start_delay":"#, self.startDelay)
        wire.int32(#","between_delay":"#, self.betweenDelay)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> VideoMessageAdvertisements? {
        wire.open(#"{"@type":"videoMessageAdvertisements""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> VideoMessageAdvertisements? {
        var advertisements: [VideoMessageAdvertisement] = []
        var startDelay: Int32 = 0
        var betweenDelay: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.objects(#","advertisements":"#, &advertisements)
            wire.int32(#","start_delay":"#, &startDelay)
            wire.int32(#","between_delay":"#, &betweenDelay)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return VideoMessageAdvertisements(
            advertisements: advertisements,
            startDelay: startDelay,
            betweenDelay: betweenDelay
        )
    }
}

/// `videoChat group_call_id:int32 has_participants:Bool default_participant_id:MessageSender = VideoChat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1video_chat.html)
public struct VideoChat: TDDecodable, CustomStringConvertible {
    public let groupCallID: Int32
    public let hasParticipants: Bool
    /// May be absent.
    public let defaultParticipantID: MessageSender?

    public init(groupCallID: Int32, hasParticipants: Bool, defaultParticipantID: MessageSender? = nil) {
        self.groupCallID = groupCallID
        self.hasParticipants = hasParticipants
        self.defaultParticipantID = defaultParticipantID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"videoChat""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.bool(#","has_participants":"#, self.hasParticipants)
        wire.object(#","default_participant_id":"#, self.defaultParticipantID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> VideoChat? {
        wire.open(#"{"@type":"videoChat""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> VideoChat? {
        var groupCallID: Int32 = 0
        var hasParticipants: Bool = false
        var defaultParticipantID: MessageSender? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.bool(#","has_participants":"#, &hasParticipants)
            wire.object(#","default_participant_id":"#, &defaultParticipantID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return VideoChat(
            groupCallID: groupCallID,
            hasParticipants: hasParticipants,
            defaultParticipantID: defaultParticipantID
        )
    }
}

/// `CallDiscardReason`, one of 6 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_call_discard_reason.html)
public enum CallDiscardReason: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `callDiscardReasonEmpty = CallDiscardReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_discard_reason_empty.html)
    case empty
    /// `callDiscardReasonMissed = CallDiscardReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_discard_reason_missed.html)
    case missed
    /// `callDiscardReasonDeclined = CallDiscardReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_discard_reason_declined.html)
    case declined
    /// `callDiscardReasonDisconnected = CallDiscardReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_discard_reason_disconnected.html)
    case disconnected
    /// `callDiscardReasonHungUp = CallDiscardReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_discard_reason_hung_up.html)
    case hungUp
    indirect case upgradeToGroupCall(CallDiscardReasonUpgradeToGroupCall)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .empty: wire.empty(#"{"@type":"callDiscardReasonEmpty"}"#)
        case .missed: wire.empty(#"{"@type":"callDiscardReasonMissed"}"#)
        case .declined: wire.empty(#"{"@type":"callDiscardReasonDeclined"}"#)
        case .disconnected: wire.empty(#"{"@type":"callDiscardReasonDisconnected"}"#)
        case .hungUp: wire.empty(#"{"@type":"callDiscardReasonHungUp"}"#)
        case .upgradeToGroupCall(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CallDiscardReason? {
        switch wire.constructor(of: .callDiscardReason) {
        case 0: if wire.close() { return .empty }  // callDiscardReasonEmpty
        case 1: if wire.close() { return .missed }  // callDiscardReasonMissed
        case 2: if wire.close() { return .declined }  // callDiscardReasonDeclined
        case 3: if wire.close() { return .disconnected }  // callDiscardReasonDisconnected
        case 4: if wire.close() { return .hungUp }  // callDiscardReasonHungUp
        case 5: if let value = CallDiscardReasonUpgradeToGroupCall.body(&wire) { return .upgradeToGroupCall(value) }  // callDiscardReasonUpgradeToGroupCall
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `callDiscardReasonUpgradeToGroupCall invite_link:string = CallDiscardReason`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_discard_reason_upgrade_to_group_call.html)
public struct CallDiscardReasonUpgradeToGroupCall: TDObject, CustomStringConvertible, CustomReflectable {
    public let inviteLink: String

    public init(inviteLink: String) {
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callDiscardReasonUpgradeToGroupCall""#)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CallDiscardReasonUpgradeToGroupCall? {
        var inviteLink: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","invite_link":"#, &inviteLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CallDiscardReasonUpgradeToGroupCall(inviteLink: inviteLink)
    }
}

/// `callProtocol udp_p2p:Bool udp_reflector:Bool min_layer:int32 max_layer:int32 library_versions:vector<string> = CallProtocol`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_protocol.html)
public struct CallProtocol: TDDecodable, CustomStringConvertible {
    public let udpP2p: Bool
    public let udpReflector: Bool
    public let minLayer: Int32
    public let maxLayer: Int32
    public let libraryVersions: [String]

    public init(udpP2p: Bool, udpReflector: Bool, minLayer: Int32, maxLayer: Int32, libraryVersions: [String]) {
        self.udpP2p = udpP2p
        self.udpReflector = udpReflector
        self.minLayer = minLayer
        self.maxLayer = maxLayer
        self.libraryVersions = libraryVersions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callProtocol""#)
        wire.bool(#","udp_p2p":"#, self.udpP2p)
        wire.bool(#","udp_reflector":"#, self.udpReflector)
        wire.int32(#","min_layer":"#, self.minLayer)
        wire.int32(#","max_layer":"#, self.maxLayer)
        wire.strings(#","library_versions":"#, self.libraryVersions)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CallProtocol? {
        wire.open(#"{"@type":"callProtocol""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CallProtocol? {
        var udpP2p: Bool = false
        var udpReflector: Bool = false
        var minLayer: Int32 = 0
        var maxLayer: Int32 = 0
        var libraryVersions: [String] = []
        var mark = wire.cursor
        repeat {
            wire.bool(#","udp_p2p":"#, &udpP2p)
            wire.bool(#","udp_reflector":"#, &udpReflector)
            wire.int32(#","min_layer":"#, &minLayer)
            wire.int32(#","max_layer":"#, &maxLayer)
            wire.strings(#","library_versions":"#, &libraryVersions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CallProtocol(
            udpP2p: udpP2p,
            udpReflector: udpReflector,
            minLayer: minLayer,
            maxLayer: maxLayer,
            libraryVersions: libraryVersions
        )
    }
}

/// `CallServerType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_call_server_type.html)
public enum CallServerType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case telegramReflector(CallServerTypeTelegramReflector)
    case webrtc(CallServerTypeWebrtc)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .telegramReflector(let value): value.encode(into: &wire)
        case .webrtc(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CallServerType? {
        switch wire.constructor(of: .callServerType) {
        case 0: if let value = CallServerTypeTelegramReflector.body(&wire) { return .telegramReflector(value) }  // callServerTypeTelegramReflector
        case 1: if let value = CallServerTypeWebrtc.body(&wire) { return .webrtc(value) }  // callServerTypeWebrtc
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `callServerTypeTelegramReflector peer_tag:bytes is_tcp:Bool = CallServerType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_server_type_telegram_reflector.html)
public struct CallServerTypeTelegramReflector: TDObject, CustomStringConvertible, CustomReflectable {
    public let peerTag: [UInt8]
    public let isTcp: Bool

    public init(peerTag: [UInt8], isTcp: Bool) {
        self.peerTag = peerTag
        self.isTcp = isTcp
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callServerTypeTelegramReflector""#)
        wire.bytes(#","peer_tag":"#, self.peerTag)
        wire.bool(#","is_tcp":"#, self.isTcp)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CallServerTypeTelegramReflector? {
        var peerTag: [UInt8] = []
        var isTcp: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bytes(#","peer_tag":"#, &peerTag)
            wire.bool(#","is_tcp":"#, &isTcp)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CallServerTypeTelegramReflector(peerTag: peerTag, isTcp: isTcp)
    }
}

/// `callServerTypeWebrtc username:string password:string supports_turn:Bool supports_stun:Bool = CallServerType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_server_type_webrtc.html)
public struct CallServerTypeWebrtc: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let username: String
        let password: String
        let supportsTurn: Bool
        let supportsStun: Bool
        init(_ username: String, _ password: String, _ supportsTurn: Bool, _ supportsStun: Bool) {
            self.username = username
            self.password = password
            self.supportsTurn = supportsTurn
            self.supportsStun = supportsStun
        }
    }
    private let fields: Fields
    public var username: String { fields.username }
    public var password: String { fields.password }
    public var supportsTurn: Bool { fields.supportsTurn }
    public var supportsStun: Bool { fields.supportsStun }

    public init(username: String, password: String, supportsTurn: Bool, supportsStun: Bool) {
        fields = Fields(username, password, supportsTurn, supportsStun)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callServerTypeWebrtc""#)
        wire.string(#","username":"#, fields.username)
        wire.string(#","password":"#, fields.password)
        wire.bool(#","supports_turn":"#, fields.supportsTurn)
        wire.bool(#","supports_stun":"#, fields.supportsStun)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CallServerTypeWebrtc? {
        var username: String = ""
        var password: String = ""
        var supportsTurn: Bool = false
        var supportsStun: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","username":"#, &username)
            wire.string(#","password":"#, &password)
            wire.bool(#","supports_turn":"#, &supportsTurn)
            wire.bool(#","supports_stun":"#, &supportsStun)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CallServerTypeWebrtc(
            username: username,
            password: password,
            supportsTurn: supportsTurn,
            supportsStun: supportsStun
        )
    }
}

/// `callServer id:int64 ip_address:string ipv6_address:string port:int32 type:CallServerType = CallServer`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_server.html)
public struct CallServer: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let ipAddress: String
        let ipv6Address: String
        let port: Int32
        let type: CallServerType
        init(_ id: Int64, _ ipAddress: String, _ ipv6Address: String, _ port: Int32, _ type: CallServerType) {
            self.id = id
            self.ipAddress = ipAddress
            self.ipv6Address = ipv6Address
            self.port = port
            self.type = type
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var ipAddress: String { fields.ipAddress }
    public var ipv6Address: String { fields.ipv6Address }
    public var port: Int32 { fields.port }
    public var type: CallServerType { fields.type }

    public init(id: Int64, ipAddress: String, ipv6Address: String, port: Int32, type: CallServerType) {
        fields = Fields(id, ipAddress, ipv6Address, port, type)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callServer""#)
        wire.int64(#","id":"#, fields.id)
        wire.string(#","ip_address":"#, fields.ipAddress)
        wire.string(#","ipv6_address":"#, fields.ipv6Address)
        wire.int32(#","port":"#, fields.port)
        wire.object(#","type":"#, fields.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CallServer? {
        wire.open(#"{"@type":"callServer""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CallServer? {
        var id: Int64 = 0
        var ipAddress: String = ""
        var ipv6Address: String = ""
        var port: Int32 = 0
        var type: CallServerType? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.string(#","ip_address":"#, &ipAddress)
            wire.string(#","ipv6_address":"#, &ipv6Address)
            wire.int32(#","port":"#, &port)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return CallServer(id: id, ipAddress: ipAddress, ipv6Address: ipv6Address, port: port, type: type)
    }
}

/// `callId id:int32 = CallId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_id.html)
public struct CallId: TDDecodable, CustomStringConvertible {
    public let id: Int32

    public init(id: Int32) {
        self.id = id
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callId""#)
        wire.int32(#","id":"#, self.id)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CallId? {
        wire.open(#"{"@type":"callId""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CallId? {
        var id: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CallId(id: id)
    }
}

/// `groupCallId id:int32 = GroupCallId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_id.html)
public struct GroupCallId: TDDecodable, CustomStringConvertible {
    public let id: Int32

    public init(id: Int32) {
        self.id = id
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallId""#)
        wire.int32(#","id":"#, self.id)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallId? {
        wire.open(#"{"@type":"groupCallId""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallId? {
        var id: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GroupCallId(id: id)
    }
}

/// `CallState`, one of 6 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_call_state.html)
public enum CallState: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case pending(CallStatePending)
    /// `callStateExchangingKeys = CallState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_state_exchanging_keys.html)
    case exchangingKeys
    case ready(CallStateReady)
    /// `callStateHangingUp = CallState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_state_hanging_up.html)
    case hangingUp
    indirect case discarded(CallStateDiscarded)
    indirect case error(CallStateError)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .pending(let value): value.encode(into: &wire)
        case .exchangingKeys: wire.empty(#"{"@type":"callStateExchangingKeys"}"#)
        case .ready(let value): value.encode(into: &wire)
        case .hangingUp: wire.empty(#"{"@type":"callStateHangingUp"}"#)
        case .discarded(let value): value.encode(into: &wire)
        case .error(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CallState? {
        switch wire.constructor(of: .callState) {
        case 0: if let value = CallStatePending.body(&wire) { return .pending(value) }  // callStatePending
        case 1: if wire.close() { return .exchangingKeys }  // callStateExchangingKeys
        case 2: if let value = CallStateReady.body(&wire) { return .ready(value) }  // callStateReady
        case 3: if wire.close() { return .hangingUp }  // callStateHangingUp
        case 4: if let value = CallStateDiscarded.body(&wire) { return .discarded(value) }  // callStateDiscarded
        case 5: if let value = CallStateError.body(&wire) { return .error(value) }  // callStateError
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `callStatePending is_created:Bool is_received:Bool = CallState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_state_pending.html)
public struct CallStatePending: TDObject, CustomStringConvertible {
    public let isCreated: Bool
    public let isReceived: Bool

    public init(isCreated: Bool, isReceived: Bool) {
        self.isCreated = isCreated
        self.isReceived = isReceived
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callStatePending""#)
        wire.bool(#","is_created":"#, self.isCreated)
        wire.bool(#","is_received":"#, self.isReceived)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CallStatePending? {
        var isCreated: Bool = false
        var isReceived: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_created":"#, &isCreated)
            wire.bool(#","is_received":"#, &isReceived)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CallStatePending(isCreated: isCreated, isReceived: isReceived)
    }
}

/// `callStateReady protocol:callProtocol servers:vector<callServer> config:string encryption_key:bytes emojis:vector<string> allow_p2p:Bool is_group_call_supported:Bool custom_parameters:string = CallState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_state_ready.html)
public struct CallStateReady: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let `protocol`: CallProtocol
        let servers: [CallServer]
        let config: String
        let encryptionKey: [UInt8]
        let emojis: [String]
        let allowP2p: Bool
        let isGroupCallSupported: Bool
        let customParameters: String
        init(
            _ `protocol`: CallProtocol,
            _ servers: [CallServer],
            _ config: String,
            _ encryptionKey: [UInt8],
            _ emojis: [String],
            _ allowP2p: Bool,
            _ isGroupCallSupported: Bool,
            _ customParameters: String
        ) {
            self.protocol = `protocol`
            self.servers = servers
            self.config = config
            self.encryptionKey = encryptionKey
            self.emojis = emojis
            self.allowP2p = allowP2p
            self.isGroupCallSupported = isGroupCallSupported
            self.customParameters = customParameters
        }
    }
    private let fields: Fields
    public var `protocol`: CallProtocol { fields.protocol }
    public var servers: [CallServer] { fields.servers }
    public var config: String { fields.config }
    public var encryptionKey: [UInt8] { fields.encryptionKey }
    public var emojis: [String] { fields.emojis }
    public var allowP2p: Bool { fields.allowP2p }
    public var isGroupCallSupported: Bool { fields.isGroupCallSupported }
    public var customParameters: String { fields.customParameters }

    public init(
        `protocol`: CallProtocol,
        servers: [CallServer],
        config: String,
        encryptionKey: [UInt8],
        emojis: [String],
        allowP2p: Bool,
        isGroupCallSupported: Bool,
        customParameters: String
    ) {
        fields = Fields(
        `protocol`,
        servers,
        config,
        encryptionKey,
        emojis,
        allowP2p,
        isGroupCallSupported,
        customParameters
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callStateReady""#)
        wire.object(#","protocol":"#, fields.protocol)
        wire.objects(#","servers":"#, fields.servers)
        wire.string(#","config":"#, fields.config)
        wire.bytes(#","encryption_key":"#, fields.encryptionKey)
        wire.strings(#","emojis":"#, fields.emojis)
        wire.bool(#","allow_p2p":"#, fields.allowP2p)
        wire.bool(#","is_group_call_supported":"#, fields.isGroupCallSupported)
        wire.string(#","custom_parameters":"#, fields.customParameters)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CallStateReady? {
        var `protocol`: CallProtocol? = nil
        var servers: [CallServer] = []
        var config: String = ""
        var encryptionKey: [UInt8] = []
        var emojis: [String] = []
        var allowP2p: Bool = false
        var isGroupCallSupported: Bool = false
        var customParameters: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","protocol":"#, &`protocol`)
            wire.objects(#","servers":"#, &servers)
            wire.string(#","config":"#, &config)
            wire.bytes(#","encryption_key":"#, &encryptionKey)
            wire.strings(#","emojis":"#, &emojis)
            wire.bool(#","allow_p2p":"#, &allowP2p)
            wire.bool(#","is_group_call_supported":"#, &isGroupCallSupported)
            wire.string(#","custom_parameters":"#, &customParameters)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let `protocol` = wire.required(consume `protocol`)
         else { wire.missing("protocol"); return nil }
        return CallStateReady(
            protocol: `protocol`,
            servers: servers,
            config: config,
            encryptionKey: encryptionKey,
            emojis: emojis,
            allowP2p: allowP2p,
            isGroupCallSupported: isGroupCallSupported,
            customParameters: customParameters
        )
    }
}

/// `callStateDiscarded reason:CallDiscardReason need_rating:Bool need_debug_information:Bool need_log:Bool = CallState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_state_discarded.html)
public struct CallStateDiscarded: TDObject, CustomStringConvertible {
    public let reason: CallDiscardReason
    public let needRating: Bool
    public let needDebugInformation: Bool
    public let needLog: Bool

    public init(reason: CallDiscardReason, needRating: Bool, needDebugInformation: Bool, needLog: Bool) {
        self.reason = reason
        self.needRating = needRating
        self.needDebugInformation = needDebugInformation
        self.needLog = needLog
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callStateDiscarded""#)
        wire.object(#","reason":"#, self.reason)
        wire.bool(#","need_rating":"#, self.needRating)
        wire.bool(#","need_debug_information":"#, self.needDebugInformation)
        wire.bool(#","need_log":"#, self.needLog)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CallStateDiscarded? {
        var reason: CallDiscardReason? = nil
        var needRating: Bool = false
        var needDebugInformation: Bool = false
        var needLog: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","reason":"#, &reason)
            wire.bool(#","need_rating":"#, &needRating)
            wire.bool(#","need_debug_information":"#, &needDebugInformation)
            wire.bool(#","need_log":"#, &needLog)
        } while wire.more(&mark)
        guard !wire.failed, let reason = wire.required(consume reason) else { wire.missing("reason"); return nil }
        return CallStateDiscarded(
            reason: reason,
            needRating: needRating,
            needDebugInformation: needDebugInformation,
            needLog: needLog
        )
    }
}

/// `callStateError error:error = CallState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_state_error.html)
public struct CallStateError: TDObject, CustomStringConvertible {
    public let error: TDError

    public init(error: TDError) {
        self.error = error
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callStateError""#)
        wire.object(#","error":"#, self.error)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CallStateError? {
        var error: TDError? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","error":"#, &error)
        } while wire.more(&mark)
        guard !wire.failed, let error = wire.required(consume error) else { wire.missing("error"); return nil }
        return CallStateError(error: error)
    }
}

/// `groupCallJoinParameters audio_source_id:int32 payload:string is_muted:Bool is_my_video_enabled:Bool = GroupCallJoinParameters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_join_parameters.html)
public struct GroupCallJoinParameters: TDObject, CustomStringConvertible, CustomReflectable {
    public let audioSourceID: Int32
    public let payload: String
    public let isMuted: Bool
    public let isMyVideoEnabled: Bool

    public init(audioSourceID: Int32, payload: String, isMuted: Bool, isMyVideoEnabled: Bool) {
        self.audioSourceID = audioSourceID
        self.payload = payload
        self.isMuted = isMuted
        self.isMyVideoEnabled = isMyVideoEnabled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallJoinParameters""#)
        wire.int32(#","audio_source_id":"#, self.audioSourceID)
        wire.string(#","payload":"#, self.payload)
        wire.bool(#","is_muted":"#, self.isMuted)
        wire.bool(#","is_my_video_enabled":"#, self.isMyVideoEnabled)
        wire.close()
    }
}

/// `GroupCallVideoQuality`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_group_call_video_quality.html)
public enum GroupCallVideoQuality: TDObject, CustomStringConvertible, CustomReflectable {
    /// `groupCallVideoQualityThumbnail = GroupCallVideoQuality`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_video_quality_thumbnail.html)
    case thumbnail
    /// `groupCallVideoQualityMedium = GroupCallVideoQuality`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_video_quality_medium.html)
    case medium
    /// `groupCallVideoQualityFull = GroupCallVideoQuality`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_video_quality_full.html)
    case full
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .thumbnail: wire.empty(#"{"@type":"groupCallVideoQualityThumbnail"}"#)
        case .medium: wire.empty(#"{"@type":"groupCallVideoQualityMedium"}"#)
        case .full: wire.empty(#"{"@type":"groupCallVideoQualityFull"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `groupCallStream channel_id:int32 scale:int32 time_offset:int53 = GroupCallStream`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_stream.html)
public struct GroupCallStream: TDDecodable, CustomStringConvertible {
    public let channelID: Int32
    public let scale: Int32
    /// Unix time in seconds.
    public let timeOffset: Int64

    public init(channelID: Int32, scale: Int32, timeOffset: Int64) {
        self.channelID = channelID
        self.scale = scale
        self.timeOffset = timeOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallStream""#)
        wire.int32(#","channel_id":"#, self.channelID)
        wire.int32(#","scale":"#, self.scale)
        wire.int53(#","time_offset":"#, self.timeOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallStream? {
        wire.open(#"{"@type":"groupCallStream""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallStream? {
        var channelID: Int32 = 0
        var scale: Int32 = 0
        var timeOffset: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","channel_id":"#, &channelID)
            wire.int32(#","scale":"#, &scale)
            wire.int53(#","time_offset":"#, &timeOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GroupCallStream(channelID: channelID, scale: scale, timeOffset: timeOffset)
    }
}

/// `groupCallStreams streams:vector<groupCallStream> = GroupCallStreams`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_streams.html)
public struct GroupCallStreams: TDDecodable, CustomStringConvertible {
    public let streams: [GroupCallStream]

    public init(streams: [GroupCallStream]) {
        self.streams = streams
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallStreams""#)
        wire.objects(#","streams":"#, self.streams)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallStreams? {
        wire.open(#"{"@type":"groupCallStreams""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallStreams? {
        var streams: [GroupCallStream] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","streams":"#, &streams)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GroupCallStreams(streams: streams)
    }
}

/// `rtmpUrl url:string stream_key:string = RtmpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rtmp_url.html)
public struct RtmpUrl: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let url: String
    public let streamKey: String

    public init(url: String, streamKey: String) {
        self.url = url
        self.streamKey = streamKey
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"rtmpUrl""#)
        wire.string(#","url":"#, self.url)
        wire.string(#","stream_key":"#, self.streamKey)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> RtmpUrl? {
        wire.open(#"{"@type":"rtmpUrl""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> RtmpUrl? {
        var url: String = ""
        var streamKey: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.string(#","stream_key":"#, &streamKey)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RtmpUrl(url: url, streamKey: streamKey)
    }
}

/// `groupCallRecentSpeaker participant_id:MessageSender is_speaking:Bool = GroupCallRecentSpeaker`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_recent_speaker.html)
public struct GroupCallRecentSpeaker: TDDecodable, CustomStringConvertible {
    public let participantID: MessageSender
    public let isSpeaking: Bool

    public init(participantID: MessageSender, isSpeaking: Bool) {
        self.participantID = participantID
        self.isSpeaking = isSpeaking
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallRecentSpeaker""#)
        wire.object(#","participant_id":"#, self.participantID)
        wire.bool(#","is_speaking":"#, self.isSpeaking)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallRecentSpeaker? {
        wire.open(#"{"@type":"groupCallRecentSpeaker""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallRecentSpeaker? {
        var participantID: MessageSender? = nil
        var isSpeaking: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","participant_id":"#, &participantID)
            wire.bool(#","is_speaking":"#, &isSpeaking)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let participantID = wire.required(consume participantID)
         else { wire.missing("participant_id"); return nil }
        return GroupCallRecentSpeaker(participantID: participantID, isSpeaking: isSpeaking)
    }
}

/// `groupCall id:int32 unique_id:int64 title:string invite_link:string paid_message_star_count:int53 scheduled_start_date:int32 enabled_start_notification:Bool is_active:Bool is_video_chat:Bool is_live_story:Bool is_rtmp_stream:Bool is_joined:Bool need_rejoin:Bool is_owned:Bool can_be_managed:Bool participant_count:int32 has_hidden_listeners:Bool loaded_all_participants:Bool message_sender_id:MessageSender recent_speakers:vector<groupCallRecentSpeaker> is_my_video_enabled:Bool is_my_video_paused:Bool can_enable_video:Bool mute_new_participants:Bool can_toggle_mute_new_participants:Bool can_send_messages:Bool are_messages_allowed:Bool can_toggle_are_messages_allowed:Bool can_delete_messages:Bool record_duration:int32 is_video_recorded:Bool duration:int32 = GroupCall`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call.html)
public struct GroupCall: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int32
        let uniqueID: Int64
        let title: String
        let inviteLink: String
        let paidMessageStarCount: Int64
        let scheduledStartDate: Int32
        let enabledStartNotification: Bool
        let isActive: Bool
        let isVideoChat: Bool
        let isLiveStory: Bool
        let isRtmpStream: Bool
        let isJoined: Bool
        let needRejoin: Bool
        let isOwned: Bool
        let canBeManaged: Bool
        let participantCount: Int32
        let hasHiddenListeners: Bool
        let loadedAllParticipants: Bool
        let messageSenderID: MessageSender?
        let recentSpeakers: [GroupCallRecentSpeaker]
        let isMyVideoEnabled: Bool
        let isMyVideoPaused: Bool
        let canEnableVideo: Bool
        let muteNewParticipants: Bool
        let canToggleMuteNewParticipants: Bool
        let canSendMessages: Bool
        let areMessagesAllowed: Bool
        let canToggleAreMessagesAllowed: Bool
        let canDeleteMessages: Bool
        let recordDuration: Int32
        let isVideoRecorded: Bool
        let duration: Int32
        init(
            _ id: Int32,
            _ uniqueID: Int64,
            _ title: String,
            _ inviteLink: String,
            _ paidMessageStarCount: Int64,
            _ scheduledStartDate: Int32,
            _ enabledStartNotification: Bool,
            _ isActive: Bool,
            _ isVideoChat: Bool,
            _ isLiveStory: Bool,
            _ isRtmpStream: Bool,
            _ isJoined: Bool,
            _ needRejoin: Bool,
            _ isOwned: Bool,
            _ canBeManaged: Bool,
            _ participantCount: Int32,
            _ hasHiddenListeners: Bool,
            _ loadedAllParticipants: Bool,
            _ messageSenderID: MessageSender?,
            _ recentSpeakers: [GroupCallRecentSpeaker],
            _ isMyVideoEnabled: Bool,
            _ isMyVideoPaused: Bool,
            _ canEnableVideo: Bool,
            _ muteNewParticipants: Bool,
            _ canToggleMuteNewParticipants: Bool,
            _ canSendMessages: Bool,
            _ areMessagesAllowed: Bool,
            _ canToggleAreMessagesAllowed: Bool,
            _ canDeleteMessages: Bool,
            _ recordDuration: Int32,
            _ isVideoRecorded: Bool,
            _ duration: Int32
        ) {
            self.id = id
            self.uniqueID = uniqueID
            self.title = title
            self.inviteLink = inviteLink
            self.paidMessageStarCount = paidMessageStarCount
            self.scheduledStartDate = scheduledStartDate
            self.enabledStartNotification = enabledStartNotification
            self.isActive = isActive
            self.isVideoChat = isVideoChat
            self.isLiveStory = isLiveStory
            self.isRtmpStream = isRtmpStream
            self.isJoined = isJoined
            self.needRejoin = needRejoin
            self.isOwned = isOwned
            self.canBeManaged = canBeManaged
            self.participantCount = participantCount
            self.hasHiddenListeners = hasHiddenListeners
            self.loadedAllParticipants = loadedAllParticipants
            self.messageSenderID = messageSenderID
            self.recentSpeakers = recentSpeakers
            self.isMyVideoEnabled = isMyVideoEnabled
            self.isMyVideoPaused = isMyVideoPaused
            self.canEnableVideo = canEnableVideo
            self.muteNewParticipants = muteNewParticipants
            self.canToggleMuteNewParticipants = canToggleMuteNewParticipants
            self.canSendMessages = canSendMessages
            self.areMessagesAllowed = areMessagesAllowed
            self.canToggleAreMessagesAllowed = canToggleAreMessagesAllowed
            self.canDeleteMessages = canDeleteMessages
            self.recordDuration = recordDuration
            self.isVideoRecorded = isVideoRecorded
            self.duration = duration
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var uniqueID: Int64 { fields.uniqueID }
    public var title: String { fields.title }
    public var inviteLink: String { fields.inviteLink }
    public var paidMessageStarCount: Int64 { fields.paidMessageStarCount }
    /// Unix time in seconds.
    public var scheduledStartDate: Int32 { fields.scheduledStartDate }
    public var enabledStartNotification: Bool { fields.enabledStartNotification }
    public var isActive: Bool { fields.isActive }
    public var isVideoChat: Bool { fields.isVideoChat }
    public var isLiveStory: Bool { fields.isLiveStory }
    public var isRtmpStream: Bool { fields.isRtmpStream }
    public var isJoined: Bool { fields.isJoined }
    public var needRejoin: Bool { fields.needRejoin }
    public var isOwned: Bool { fields.isOwned }
    public var canBeManaged: Bool { fields.canBeManaged }
    public var participantCount: Int32 { fields.participantCount }
    public var hasHiddenListeners: Bool { fields.hasHiddenListeners }
    public var loadedAllParticipants: Bool { fields.loadedAllParticipants }
    /// May be absent.
    public var messageSenderID: MessageSender? { fields.messageSenderID }
    public var recentSpeakers: [GroupCallRecentSpeaker] { fields.recentSpeakers }
    public var isMyVideoEnabled: Bool { fields.isMyVideoEnabled }
    public var isMyVideoPaused: Bool { fields.isMyVideoPaused }
    public var canEnableVideo: Bool { fields.canEnableVideo }
    public var muteNewParticipants: Bool { fields.muteNewParticipants }
    public var canToggleMuteNewParticipants: Bool { fields.canToggleMuteNewParticipants }
    public var canSendMessages: Bool { fields.canSendMessages }
    public var areMessagesAllowed: Bool { fields.areMessagesAllowed }
    public var canToggleAreMessagesAllowed: Bool { fields.canToggleAreMessagesAllowed }
    public var canDeleteMessages: Bool { fields.canDeleteMessages }
    public var recordDuration: Int32 { fields.recordDuration }
    public var isVideoRecorded: Bool { fields.isVideoRecorded }
    public var duration: Int32 { fields.duration }

    public init(
        id: Int32,
        uniqueID: Int64,
        title: String,
        inviteLink: String,
        paidMessageStarCount: Int64,
        scheduledStartDate: Int32,
        enabledStartNotification: Bool,
        isActive: Bool,
        isVideoChat: Bool,
        isLiveStory: Bool,
        isRtmpStream: Bool,
        isJoined: Bool,
        needRejoin: Bool,
        isOwned: Bool,
        canBeManaged: Bool,
        participantCount: Int32,
        hasHiddenListeners: Bool,
        loadedAllParticipants: Bool,
        messageSenderID: MessageSender? = nil,
        recentSpeakers: [GroupCallRecentSpeaker],
        isMyVideoEnabled: Bool,
        isMyVideoPaused: Bool,
        canEnableVideo: Bool,
        muteNewParticipants: Bool,
        canToggleMuteNewParticipants: Bool,
        canSendMessages: Bool,
        areMessagesAllowed: Bool,
        canToggleAreMessagesAllowed: Bool,
        canDeleteMessages: Bool,
        recordDuration: Int32,
        isVideoRecorded: Bool,
        duration: Int32
    ) {
        fields = Fields(
        id,
        uniqueID,
        title,
        inviteLink,
        paidMessageStarCount,
        scheduledStartDate,
        enabledStartNotification,
        isActive,
        isVideoChat,
        isLiveStory,
        isRtmpStream,
        isJoined,
        needRejoin,
        isOwned,
        canBeManaged,
        participantCount,
        hasHiddenListeners,
        loadedAllParticipants,
        messageSenderID,
        recentSpeakers,
        isMyVideoEnabled,
        isMyVideoPaused,
        canEnableVideo,
        muteNewParticipants,
        canToggleMuteNewParticipants,
        canSendMessages,
        areMessagesAllowed,
        canToggleAreMessagesAllowed,
        canDeleteMessages,
        recordDuration,
        isVideoRecorded,
        duration
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCall""#)
        wire.int32(#","id":"#, fields.id)
        wire.int64(#","unique_id":"#, fields.uniqueID)
        wire.string(#","title":"#, fields.title)
        wire.string(#","invite_link":"#, fields.inviteLink)
        wire.int53(#","paid_message_star_count":"#, fields.paidMessageStarCount)
        wire.int32(#","scheduled_start_date":"#, fields.scheduledStartDate)
        wire.bool(#","enabled_start_notification":"#, fields.enabledStartNotification)
        wire.bool(#","is_active":"#, fields.isActive)
        wire.bool(#","is_video_chat":"#, fields.isVideoChat)
        wire.bool(#","is_live_story":"#, fields.isLiveStory)
        wire.bool(#","is_rtmp_stream":"#, fields.isRtmpStream)
        wire.bool(#","is_joined":"#, fields.isJoined)
        wire.bool(#","need_rejoin":"#, fields.needRejoin)
        wire.bool(#","is_owned":"#, fields.isOwned)
        wire.bool(#","can_be_managed":"#, fields.canBeManaged)
        wire.int32(#","participant_count":"#, fields.participantCount)
        wire.bool(#","has_hidden_listeners":"#, fields.hasHiddenListeners)
        wire.bool(#","loaded_all_participants":"#, fields.loadedAllParticipants)
        wire.object(#","message_sender_id":"#, fields.messageSenderID)
        wire.objects(#","recent_speakers":"#, fields.recentSpeakers)
        wire.bool(#","is_my_video_enabled":"#, fields.isMyVideoEnabled)
        wire.bool(#","is_my_video_paused":"#, fields.isMyVideoPaused)
        wire.bool(#","can_enable_video":"#, fields.canEnableVideo)
        wire.bool(#","mute_new_participants":"#, fields.muteNewParticipants)
        wire.bool(#","can_toggle_mute_new_participants":"#, fields.canToggleMuteNewParticipants)
        wire.bool(#","can_send_messages":"#, fields.canSendMessages)
        wire.bool(#","are_messages_allowed":"#, fields.areMessagesAllowed)
        wire.bool(#","can_toggle_are_messages_allowed":"#, fields.canToggleAreMessagesAllowed)
        wire.bool(#","can_delete_messages":"#, fields.canDeleteMessages)
        wire.int32(#","record_duration":"#, fields.recordDuration)
        wire.bool(#","is_video_recorded":"#, fields.isVideoRecorded)
        wire.int32(#","duration":"#, fields.duration)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCall? {
        wire.open(#"{"@type":"groupCall""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCall? {
        var id: Int32 = 0
        var uniqueID: Int64 = 0
        var title: String = ""
        var inviteLink: String = ""
        var paidMessageStarCount: Int64 = 0
        var scheduledStartDate: Int32 = 0
        var enabledStartNotification: Bool = false
        var isActive: Bool = false
        var isVideoChat: Bool = false
        var isLiveStory: Bool = false
        var isRtmpStream: Bool = false
        var isJoined: Bool = false
        var needRejoin: Bool = false
        var isOwned: Bool = false
        var canBeManaged: Bool = false
        var participantCount: Int32 = 0
        var hasHiddenListeners: Bool = false
        var loadedAllParticipants: Bool = false
        var messageSenderID: MessageSender? = nil
        var recentSpeakers: [GroupCallRecentSpeaker] = []
        var isMyVideoEnabled: Bool = false
        var isMyVideoPaused: Bool = false
        var canEnableVideo: Bool = false
        var muteNewParticipants: Bool = false
        var canToggleMuteNewParticipants: Bool = false
        var canSendMessages: Bool = false
        var areMessagesAllowed: Bool = false
        var canToggleAreMessagesAllowed: Bool = false
        var canDeleteMessages: Bool = false
        var recordDuration: Int32 = 0
        var isVideoRecorded: Bool = false
        var duration: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.int64(#","unique_id":"#, &uniqueID)
            wire.string(#","title":"#, &title)
            wire.string(#","invite_link":"#, &inviteLink)
            wire.int53(#","paid_message_star_count":"#, &paidMessageStarCount)
            wire.int32(#","scheduled_start_date":"#, &scheduledStartDate)
            wire.bool(#","enabled_start_notification":"#, &enabledStartNotification)
            wire.bool(#","is_active":"#, &isActive)
            wire.bool(#","is_video_chat":"#, &isVideoChat)
            wire.bool(#","is_live_story":"#, &isLiveStory)
            wire.bool(#","is_rtmp_stream":"#, &isRtmpStream)
            wire.bool(#","is_joined":"#, &isJoined)
            wire.bool(#","need_rejoin":"#, &needRejoin)
            wire.bool(#","is_owned":"#, &isOwned)
            wire.bool(#","can_be_managed":"#, &canBeManaged)
            wire.int32(#","participant_count":"#, &participantCount)
            wire.bool(#","has_hidden_listeners":"#, &hasHiddenListeners)
            wire.bool(#","loaded_all_participants":"#, &loadedAllParticipants)
            wire.object(#","message_sender_id":"#, &messageSenderID)
            wire.objects(#","recent_speakers":"#, &recentSpeakers)
            wire.bool(#","is_my_video_enabled":"#, &isMyVideoEnabled)
            wire.bool(#","is_my_video_paused":"#, &isMyVideoPaused)
            wire.bool(#","can_enable_video":"#, &canEnableVideo)
            wire.bool(#","mute_new_participants":"#, &muteNewParticipants)
            wire.bool(#","can_toggle_mute_new_participants":"#, &canToggleMuteNewParticipants)
            wire.bool(#","can_send_messages":"#, &canSendMessages)
            wire.bool(#","are_messages_allowed":"#, &areMessagesAllowed)
            wire.bool(#","can_toggle_are_messages_allowed":"#, &canToggleAreMessagesAllowed)
            wire.bool(#","can_delete_messages":"#, &canDeleteMessages)
            wire.int32(#","record_duration":"#, &recordDuration)
            wire.bool(#","is_video_recorded":"#, &isVideoRecorded)
            wire.int32(#","duration":"#, &duration)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GroupCall(
            id: id,
            uniqueID: uniqueID,
            title: title,
            inviteLink: inviteLink,
            paidMessageStarCount: paidMessageStarCount,
            scheduledStartDate: scheduledStartDate,
            enabledStartNotification: enabledStartNotification,
            isActive: isActive,
            isVideoChat: isVideoChat,
            isLiveStory: isLiveStory,
            isRtmpStream: isRtmpStream,
            isJoined: isJoined,
            needRejoin: needRejoin,
            isOwned: isOwned,
            canBeManaged: canBeManaged,
            participantCount: participantCount,
            hasHiddenListeners: hasHiddenListeners,
            loadedAllParticipants: loadedAllParticipants,
            messageSenderID: messageSenderID,
            recentSpeakers: recentSpeakers,
            isMyVideoEnabled: isMyVideoEnabled,
            isMyVideoPaused: isMyVideoPaused,
            canEnableVideo: canEnableVideo,
            muteNewParticipants: muteNewParticipants,
            canToggleMuteNewParticipants: canToggleMuteNewParticipants,
            canSendMessages: canSendMessages,
            areMessagesAllowed: areMessagesAllowed,
            canToggleAreMessagesAllowed: canToggleAreMessagesAllowed,
            canDeleteMessages: canDeleteMessages,
            recordDuration: recordDuration,
            isVideoRecorded: isVideoRecorded,
            duration: duration
        )
    }
}

/// `groupCallVideoSourceGroup semantics:string source_ids:vector<int32> = GroupCallVideoSourceGroup`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_video_source_group.html)
public struct GroupCallVideoSourceGroup: TDDecodable, CustomStringConvertible {
    public let semantics: String
    public let sourceIDs: [Int32]

    public init(semantics: String, sourceIDs: [Int32]) {
        self.semantics = semantics
        self.sourceIDs = sourceIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallVideoSourceGroup""#)
        wire.string(#","semantics":"#, self.semantics)
        wire.int32s(#","source_ids":"#, self.sourceIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallVideoSourceGroup? {
        wire.open(#"{"@type":"groupCallVideoSourceGroup""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallVideoSourceGroup? {
        var semantics: String = ""
        var sourceIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","semantics":"#, &semantics)
            wire.int32s(#","source_ids":"#, &sourceIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GroupCallVideoSourceGroup(semantics: semantics, sourceIDs: sourceIDs)
    }
}

/// `groupCallParticipantVideoInfo source_groups:vector<groupCallVideoSourceGroup> endpoint_id:string is_paused:Bool = GroupCallParticipantVideoInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_participant_video_info.html)
public struct GroupCallParticipantVideoInfo: TDDecodable, CustomStringConvertible {
    public let sourceGroups: [GroupCallVideoSourceGroup]
    public let endpointID: String
    public let isPaused: Bool

    public init(sourceGroups: [GroupCallVideoSourceGroup], endpointID: String, isPaused: Bool) {
        self.sourceGroups = sourceGroups
        self.endpointID = endpointID
        self.isPaused = isPaused
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallParticipantVideoInfo""#)
        wire.objects(#","source_groups":"#, self.sourceGroups)
        wire.string(#","endpoint_id":"#, self.endpointID)
        wire.bool(#","is_paused":"#, self.isPaused)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallParticipantVideoInfo? {
        wire.open(#"{"@type":"groupCallParticipantVideoInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallParticipantVideoInfo? {
        var sourceGroups: [GroupCallVideoSourceGroup] = []
        var endpointID: String = ""
        var isPaused: Bool = false
        var mark = wire.cursor
        repeat {
            wire.objects(#","source_groups":"#, &sourceGroups)
            wire.string(#","endpoint_id":"#, &endpointID)
            wire.bool(#","is_paused":"#, &isPaused)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GroupCallParticipantVideoInfo(sourceGroups: sourceGroups, endpointID: endpointID, isPaused: isPaused)
    }
}

/// `groupCallParticipant participant_id:MessageSender audio_source_id:int32 screen_sharing_audio_source_id:int32 video_info:groupCallParticipantVideoInfo screen_sharing_video_info:groupCallParticipantVideoInfo bio:string is_current_user:Bool is_speaking:Bool is_hand_raised:Bool can_be_muted_for_all_users:Bool can_be_unmuted_for_all_users:Bool can_be_muted_for_current_user:Bool can_be_unmuted_for_current_user:Bool is_muted_for_all_users:Bool is_muted_for_current_user:Bool can_unmute_self:Bool volume_level:int32 order:string = GroupCallParticipant`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_participant.html)
public struct GroupCallParticipant: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let participantID: MessageSender
        let audioSourceID: Int32
        let screenSharingAudioSourceID: Int32
        let videoInfo: GroupCallParticipantVideoInfo?
        let screenSharingVideoInfo: GroupCallParticipantVideoInfo?
        let bio: String
        let isCurrentUser: Bool
        let isSpeaking: Bool
        let isHandRaised: Bool
        let canBeMutedForAllUsers: Bool
        let canBeUnmutedForAllUsers: Bool
        let canBeMutedForCurrentUser: Bool
        let canBeUnmutedForCurrentUser: Bool
        let isMutedForAllUsers: Bool
        let isMutedForCurrentUser: Bool
        let canUnmuteSelf: Bool
        let volumeLevel: Int32
        let order: String
        init(
            _ participantID: MessageSender,
            _ audioSourceID: Int32,
            _ screenSharingAudioSourceID: Int32,
            _ videoInfo: GroupCallParticipantVideoInfo?,
            _ screenSharingVideoInfo: GroupCallParticipantVideoInfo?,
            _ bio: String,
            _ isCurrentUser: Bool,
            _ isSpeaking: Bool,
            _ isHandRaised: Bool,
            _ canBeMutedForAllUsers: Bool,
            _ canBeUnmutedForAllUsers: Bool,
            _ canBeMutedForCurrentUser: Bool,
            _ canBeUnmutedForCurrentUser: Bool,
            _ isMutedForAllUsers: Bool,
            _ isMutedForCurrentUser: Bool,
            _ canUnmuteSelf: Bool,
            _ volumeLevel: Int32,
            _ order: String
        ) {
            self.participantID = participantID
            self.audioSourceID = audioSourceID
            self.screenSharingAudioSourceID = screenSharingAudioSourceID
            self.videoInfo = videoInfo
            self.screenSharingVideoInfo = screenSharingVideoInfo
            self.bio = bio
            self.isCurrentUser = isCurrentUser
            self.isSpeaking = isSpeaking
            self.isHandRaised = isHandRaised
            self.canBeMutedForAllUsers = canBeMutedForAllUsers
            self.canBeUnmutedForAllUsers = canBeUnmutedForAllUsers
            self.canBeMutedForCurrentUser = canBeMutedForCurrentUser
            self.canBeUnmutedForCurrentUser = canBeUnmutedForCurrentUser
            self.isMutedForAllUsers = isMutedForAllUsers
            self.isMutedForCurrentUser = isMutedForCurrentUser
            self.canUnmuteSelf = canUnmuteSelf
            self.volumeLevel = volumeLevel
            self.order = order
        }
    }
    private let fields: Fields
    public var participantID: MessageSender { fields.participantID }
    public var audioSourceID: Int32 { fields.audioSourceID }
    public var screenSharingAudioSourceID: Int32 { fields.screenSharingAudioSourceID }
    /// May be absent.
    public var videoInfo: GroupCallParticipantVideoInfo? { fields.videoInfo }
    /// May be absent.
    public var screenSharingVideoInfo: GroupCallParticipantVideoInfo? { fields.screenSharingVideoInfo }
    public var bio: String { fields.bio }
    public var isCurrentUser: Bool { fields.isCurrentUser }
    public var isSpeaking: Bool { fields.isSpeaking }
    public var isHandRaised: Bool { fields.isHandRaised }
    public var canBeMutedForAllUsers: Bool { fields.canBeMutedForAllUsers }
    public var canBeUnmutedForAllUsers: Bool { fields.canBeUnmutedForAllUsers }
    public var canBeMutedForCurrentUser: Bool { fields.canBeMutedForCurrentUser }
    public var canBeUnmutedForCurrentUser: Bool { fields.canBeUnmutedForCurrentUser }
    public var isMutedForAllUsers: Bool { fields.isMutedForAllUsers }
    public var isMutedForCurrentUser: Bool { fields.isMutedForCurrentUser }
    public var canUnmuteSelf: Bool { fields.canUnmuteSelf }
    /// Range 1 to 20000.
    public var volumeLevel: Int32 { fields.volumeLevel }
    public var order: String { fields.order }

    public init(
        participantID: MessageSender,
        audioSourceID: Int32,
        screenSharingAudioSourceID: Int32,
        videoInfo: GroupCallParticipantVideoInfo? = nil,
        screenSharingVideoInfo: GroupCallParticipantVideoInfo? = nil,
        bio: String,
        isCurrentUser: Bool,
        isSpeaking: Bool,
        isHandRaised: Bool,
        canBeMutedForAllUsers: Bool,
        canBeUnmutedForAllUsers: Bool,
        canBeMutedForCurrentUser: Bool,
        canBeUnmutedForCurrentUser: Bool,
        isMutedForAllUsers: Bool,
        isMutedForCurrentUser: Bool,
        canUnmuteSelf: Bool,
        volumeLevel: Int32,
        order: String
    ) {
        fields = Fields(
        participantID,
        audioSourceID,
        screenSharingAudioSourceID,
        videoInfo,
        screenSharingVideoInfo,
        bio,
        isCurrentUser,
        isSpeaking,
        isHandRaised,
        canBeMutedForAllUsers,
        canBeUnmutedForAllUsers,
        canBeMutedForCurrentUser,
        canBeUnmutedForCurrentUser,
        isMutedForAllUsers,
        isMutedForCurrentUser,
        canUnmuteSelf,
        volumeLevel,
        order
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallParticipant""#)
        wire.object(#","participant_id":"#, fields.participantID)
        wire.int32(#","audio_source_id":"#, fields.audioSourceID)
        wire.int32(#","screen_sharing_audio_source_id":"#, fields.screenSharingAudioSourceID)
        wire.object(#","video_info":"#, fields.videoInfo)
        wire.object(#","screen_sharing_video_info":"#, fields.screenSharingVideoInfo)
        wire.string(#","bio":"#, fields.bio)
        wire.bool(#","is_current_user":"#, fields.isCurrentUser)
        wire.bool(#","is_speaking":"#, fields.isSpeaking)
        wire.bool(#","is_hand_raised":"#, fields.isHandRaised)
        wire.bool(#","can_be_muted_for_all_users":"#, fields.canBeMutedForAllUsers)
        wire.bool(#","can_be_unmuted_for_all_users":"#, fields.canBeUnmutedForAllUsers)
        wire.bool(#","can_be_muted_for_current_user":"#, fields.canBeMutedForCurrentUser)
        wire.bool(#","can_be_unmuted_for_current_user":"#, fields.canBeUnmutedForCurrentUser)
        wire.bool(#","is_muted_for_all_users":"#, fields.isMutedForAllUsers)
        wire.bool(#","is_muted_for_current_user":"#, fields.isMutedForCurrentUser)
        wire.bool(#","can_unmute_self":"#, fields.canUnmuteSelf)
        wire.int32(#","volume_level":"#, fields.volumeLevel)
        wire.string(#","order":"#, fields.order)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallParticipant? {
        wire.open(#"{"@type":"groupCallParticipant""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallParticipant? {
        var participantID: MessageSender? = nil
        var audioSourceID: Int32 = 0
        var screenSharingAudioSourceID: Int32 = 0
        var videoInfo: GroupCallParticipantVideoInfo? = nil
        var screenSharingVideoInfo: GroupCallParticipantVideoInfo? = nil
        var bio: String = ""
        var isCurrentUser: Bool = false
        var isSpeaking: Bool = false
        var isHandRaised: Bool = false
        var canBeMutedForAllUsers: Bool = false
        var canBeUnmutedForAllUsers: Bool = false
        var canBeMutedForCurrentUser: Bool = false
        var canBeUnmutedForCurrentUser: Bool = false
        var isMutedForAllUsers: Bool = false
        var isMutedForCurrentUser: Bool = false
        var canUnmuteSelf: Bool = false
        var volumeLevel: Int32 = 0
        var order: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","participant_id":"#, &participantID)
            wire.int32(#","audio_source_id":"#, &audioSourceID)
            wire.int32(#","screen_sharing_audio_source_id":"#, &screenSharingAudioSourceID)
            wire.object(#","video_info":"#, &videoInfo)
            wire.object(#","screen_sharing_video_info":"#, &screenSharingVideoInfo)
            wire.string(#","bio":"#, &bio)
            wire.bool(#","is_current_user":"#, &isCurrentUser)
            wire.bool(#","is_speaking":"#, &isSpeaking)
            wire.bool(#","is_hand_raised":"#, &isHandRaised)
            wire.bool(#","can_be_muted_for_all_users":"#, &canBeMutedForAllUsers)
            wire.bool(#","can_be_unmuted_for_all_users":"#, &canBeUnmutedForAllUsers)
            wire.bool(#","can_be_muted_for_current_user":"#, &canBeMutedForCurrentUser)
            wire.bool(#","can_be_unmuted_for_current_user":"#, &canBeUnmutedForCurrentUser)
            wire.bool(#","is_muted_for_all_users":"#, &isMutedForAllUsers)
            wire.bool(#","is_muted_for_current_user":"#, &isMutedForCurrentUser)
            wire.bool(#","can_unmute_self":"#, &canUnmuteSelf)
            wire.int32(#","volume_level":"#, &volumeLevel)
            wire.string(#","order":"#, &order)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let participantID = wire.required(consume participantID)
         else { wire.missing("participant_id"); return nil }
        return GroupCallParticipant(
            participantID: participantID,
            audioSourceID: audioSourceID,
            screenSharingAudioSourceID: screenSharingAudioSourceID,
            videoInfo: videoInfo,
            screenSharingVideoInfo: screenSharingVideoInfo,
            bio: bio,
            isCurrentUser: isCurrentUser,
            isSpeaking: isSpeaking,
            isHandRaised: isHandRaised,
            canBeMutedForAllUsers: canBeMutedForAllUsers,
            canBeUnmutedForAllUsers: canBeUnmutedForAllUsers,
            canBeMutedForCurrentUser: canBeMutedForCurrentUser,
            canBeUnmutedForCurrentUser: canBeUnmutedForCurrentUser,
            isMutedForAllUsers: isMutedForAllUsers,
            isMutedForCurrentUser: isMutedForCurrentUser,
            canUnmuteSelf: canUnmuteSelf,
            volumeLevel: volumeLevel,
            order: order
        )
    }
}

/// `groupCallParticipants total_count:int32 participant_ids:vector<MessageSender> = GroupCallParticipants`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_participants.html)
public struct GroupCallParticipants: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let participantIDs: [MessageSender]

    public init(totalCount: Int32, participantIDs: [MessageSender]) {
        self.totalCount = totalCount
        self.participantIDs = participantIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallParticipants""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","participant_ids":"#, self.participantIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallParticipants? {
        wire.open(#"{"@type":"groupCallParticipants""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallParticipants? {
        var totalCount: Int32 = 0
        var participantIDs: [MessageSender] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","participant_ids":"#, &participantIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GroupCallParticipants(totalCount: totalCount, participantIDs: participantIDs)
    }
}

/// `groupCallInfo group_call_id:int32 join_payload:string = GroupCallInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_info.html)
public struct GroupCallInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let groupCallID: Int32
    public let joinPayload: String

    public init(groupCallID: Int32, joinPayload: String) {
        self.groupCallID = groupCallID
        self.joinPayload = joinPayload
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallInfo""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.string(#","join_payload":"#, self.joinPayload)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallInfo? {
        wire.open(#"{"@type":"groupCallInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallInfo? {
        var groupCallID: Int32 = 0
        var joinPayload: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.string(#","join_payload":"#, &joinPayload)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GroupCallInfo(groupCallID: groupCallID, joinPayload: joinPayload)
    }
}

/// `groupCallMessage message_id:int32 sender_id:MessageSender date:int32 text:formattedText paid_message_star_count:int53 is_from_owner:Bool can_be_deleted:Bool = GroupCallMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_message.html)
public struct GroupCallMessage: TDDecodable, CustomStringConvertible {
    public let messageID: Int32
    public let senderID: MessageSender
    /// Unix time in seconds.
    public let date: Int32
    public let text: FormattedText
    public let paidMessageStarCount: Int64
    public let isFromOwner: Bool
    public let canBeDeleted: Bool

    public init(
        messageID: Int32,
        senderID: MessageSender,
        date: Int32,
        text: FormattedText,
        paidMessageStarCount: Int64,
        isFromOwner: Bool,
        canBeDeleted: Bool
    ) {
        self.messageID = messageID
        self.senderID = senderID
        self.date = date
        self.text = text
        self.paidMessageStarCount = paidMessageStarCount
        self.isFromOwner = isFromOwner
        self.canBeDeleted = canBeDeleted
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallMessage""#)
        wire.int32(#","message_id":"#, self.messageID)
        wire.object(#","sender_id":"#, self.senderID)
        wire.int32(#","date":"#, self.date)
        wire.object(#","text":"#, self.text)
        wire.int53(#","paid_message_star_count":"#, self.paidMessageStarCount)
        wire.bool(#","is_from_owner":"#, self.isFromOwner)
        wire.bool(#","can_be_deleted":"#, self.canBeDeleted)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallMessage? {
        wire.open(#"{"@type":"groupCallMessage""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallMessage? {
        var messageID: Int32 = 0
        var senderID: MessageSender? = nil
        var date: Int32 = 0
        var text: FormattedText? = nil
        var paidMessageStarCount: Int64 = 0
        var isFromOwner: Bool = false
        var canBeDeleted: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","message_id":"#, &messageID)
            wire.object(#","sender_id":"#, &senderID)
            wire.int32(#","date":"#, &date)
            wire.object(#","text":"#, &text)
            wire.int53(#","paid_message_star_count":"#, &paidMessageStarCount)
            wire.bool(#","is_from_owner":"#, &isFromOwner)
            wire.bool(#","can_be_deleted":"#, &canBeDeleted)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let senderID = wire.required(consume senderID),
            let text = wire.required(consume text)
         else { wire.missing("sender_id text"); return nil }
        return GroupCallMessage(
            messageID: messageID,
            senderID: senderID,
            date: date,
            text: text,
            paidMessageStarCount: paidMessageStarCount,
            isFromOwner: isFromOwner,
            canBeDeleted: canBeDeleted
        )
    }
}

/// `groupCallMessageLevel min_star_count:int53 pin_duration:int32 max_text_length:int32 max_custom_emoji_count:int32 first_color:int32 second_color:int32 background_color:int32 = GroupCallMessageLevel`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_message_level.html)
public struct GroupCallMessageLevel: TDDecodable, CustomStringConvertible {
    public let minStarCount: Int64
    public let pinDuration: Int32
    public let maxTextLength: Int32
    public let maxCustomEmojiCount: Int32
    public let firstColor: Int32
    public let secondColor: Int32
    public let backgroundColor: Int32

    public init(
        minStarCount: Int64,
        pinDuration: Int32,
        maxTextLength: Int32,
        maxCustomEmojiCount: Int32,
        firstColor: Int32,
        secondColor: Int32,
        backgroundColor: Int32
    ) {
        self.minStarCount = minStarCount
        self.pinDuration = pinDuration
        self.maxTextLength = maxTextLength
        self.maxCustomEmojiCount = maxCustomEmojiCount
        self.firstColor = firstColor
        self.secondColor = secondColor
        self.backgroundColor = backgroundColor
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"groupCallMessageLevel""#)
        wire.int53(#","min_star_count":"#, self.minStarCount)
        wire.int32(#","pin_duration":"#, self.pinDuration)
        wire.int32(#","max_text_length":"#, self.maxTextLength)
        wire.int32(#","max_custom_emoji_count":"#, self.maxCustomEmojiCount)
        wire.int32(#","first_color":"#, self.firstColor)
        wire.int32(#","second_color":"#, self.secondColor)
        wire.int32(#","background_color":"#, self.backgroundColor)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GroupCallMessageLevel? {
        wire.open(#"{"@type":"groupCallMessageLevel""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GroupCallMessageLevel? {
        var minStarCount: Int64 = 0
        var pinDuration: Int32 = 0
        var maxTextLength: Int32 = 0
        var maxCustomEmojiCount: Int32 = 0
        var firstColor: Int32 = 0
        var secondColor: Int32 = 0
        var backgroundColor: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","min_star_count":"#, &minStarCount)
            wire.int32(#","pin_duration":"#, &pinDuration)
            wire.int32(#","max_text_length":"#, &maxTextLength)
            wire.int32(#","max_custom_emoji_count":"#, &maxCustomEmojiCount)
            wire.int32(#","first_color":"#, &firstColor)
            wire.int32(#","second_color":"#, &secondColor)
            wire.int32(#","background_color":"#, &backgroundColor)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GroupCallMessageLevel(
            minStarCount: minStarCount,
            pinDuration: pinDuration,
            maxTextLength: maxTextLength,
            maxCustomEmojiCount: maxCustomEmojiCount,
            firstColor: firstColor,
            secondColor: secondColor,
            backgroundColor: backgroundColor
        )
    }
}

/// `InviteGroupCallParticipantResult`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_invite_group_call_participant_result.html)
public enum InviteGroupCallParticipantResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `inviteGroupCallParticipantResultUserPrivacyRestricted = InviteGroupCallParticipantResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_group_call_participant_result_user_privacy_restricted.html)
    case userPrivacyRestricted
    /// `inviteGroupCallParticipantResultUserAlreadyParticipant = InviteGroupCallParticipantResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_group_call_participant_result_user_already_participant.html)
    case userAlreadyParticipant
    /// `inviteGroupCallParticipantResultUserWasBanned = InviteGroupCallParticipantResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_group_call_participant_result_user_was_banned.html)
    case userWasBanned
    indirect case success(InviteGroupCallParticipantResultSuccess)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .userPrivacyRestricted: wire.empty(#"{"@type":"inviteGroupCallParticipantResultUserPrivacyRestricted"}"#)
        case .userAlreadyParticipant: wire.empty(#"{"@type":"inviteGroupCallParticipantResultUserAlreadyParticipant"}"#)
        case .userWasBanned: wire.empty(#"{"@type":"inviteGroupCallParticipantResultUserWasBanned"}"#)
        case .success(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> InviteGroupCallParticipantResult? {
        switch wire.constructor(of: .inviteGroupCallParticipantResult) {
        case 0: if wire.close() { return .userPrivacyRestricted }  // inviteGroupCallParticipantResultUserPrivacyRestricted
        case 1: if wire.close() { return .userAlreadyParticipant }  // inviteGroupCallParticipantResultUserAlreadyParticipant
        case 2: if wire.close() { return .userWasBanned }  // inviteGroupCallParticipantResultUserWasBanned
        case 3: if let value = InviteGroupCallParticipantResultSuccess.body(&wire) { return .success(value) }  // inviteGroupCallParticipantResultSuccess
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `inviteGroupCallParticipantResultSuccess chat_id:int53 message_id:int53 = InviteGroupCallParticipantResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invite_group_call_participant_result_success.html)
public struct InviteGroupCallParticipantResultSuccess: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inviteGroupCallParticipantResultSuccess""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InviteGroupCallParticipantResultSuccess? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InviteGroupCallParticipantResultSuccess(chatID: chatID, messageID: messageID)
    }
}

/// `GroupCallDataChannel`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_group_call_data_channel.html)
public enum GroupCallDataChannel: TDObject, CustomStringConvertible, CustomReflectable {
    /// `groupCallDataChannelMain = GroupCallDataChannel`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_data_channel_main.html)
    case main
    /// `groupCallDataChannelScreenSharing = GroupCallDataChannel`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1group_call_data_channel_screen_sharing.html)
    case screenSharing
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .main: wire.empty(#"{"@type":"groupCallDataChannelMain"}"#)
        case .screenSharing: wire.empty(#"{"@type":"groupCallDataChannelScreenSharing"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `CallProblem`, one of 9 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_call_problem.html)
public enum CallProblem: TDObject, CustomStringConvertible, CustomReflectable {
    /// `callProblemEcho = CallProblem`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_problem_echo.html)
    case echo
    /// `callProblemNoise = CallProblem`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_problem_noise.html)
    case noise
    /// `callProblemInterruptions = CallProblem`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_problem_interruptions.html)
    case interruptions
    /// `callProblemDistortedSpeech = CallProblem`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_problem_distorted_speech.html)
    case distortedSpeech
    /// `callProblemSilentLocal = CallProblem`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_problem_silent_local.html)
    case silentLocal
    /// `callProblemSilentRemote = CallProblem`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_problem_silent_remote.html)
    case silentRemote
    /// `callProblemDropped = CallProblem`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_problem_dropped.html)
    case dropped
    /// `callProblemDistortedVideo = CallProblem`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_problem_distorted_video.html)
    case distortedVideo
    /// `callProblemPixelatedVideo = CallProblem`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call_problem_pixelated_video.html)
    case pixelatedVideo
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .echo: wire.empty(#"{"@type":"callProblemEcho"}"#)
        case .noise: wire.empty(#"{"@type":"callProblemNoise"}"#)
        case .interruptions: wire.empty(#"{"@type":"callProblemInterruptions"}"#)
        case .distortedSpeech: wire.empty(#"{"@type":"callProblemDistortedSpeech"}"#)
        case .silentLocal: wire.empty(#"{"@type":"callProblemSilentLocal"}"#)
        case .silentRemote: wire.empty(#"{"@type":"callProblemSilentRemote"}"#)
        case .dropped: wire.empty(#"{"@type":"callProblemDropped"}"#)
        case .distortedVideo: wire.empty(#"{"@type":"callProblemDistortedVideo"}"#)
        case .pixelatedVideo: wire.empty(#"{"@type":"callProblemPixelatedVideo"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `call id:int32 unique_id:int64 user_id:int53 is_outgoing:Bool is_video:Bool state:CallState = Call`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1call.html)
public struct Call: TDDecodable, CustomStringConvertible {
    public let id: Int32
    public let uniqueID: Int64
    public let userID: Int64
    public let isOutgoing: Bool
    public let isVideo: Bool
    public let state: CallState

    public init(id: Int32, uniqueID: Int64, userID: Int64, isOutgoing: Bool, isVideo: Bool, state: CallState) {
        self.id = id
        self.uniqueID = uniqueID
        self.userID = userID
        self.isOutgoing = isOutgoing
        self.isVideo = isVideo
        self.state = state
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"call""#)
        wire.int32(#","id":"#, self.id)
        wire.int64(#","unique_id":"#, self.uniqueID)
        wire.int53(#","user_id":"#, self.userID)
        wire.bool(#","is_outgoing":"#, self.isOutgoing)
        wire.bool(#","is_video":"#, self.isVideo)
        wire.object(#","state":"#, self.state)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Call? {
        wire.open(#"{"@type":"call""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Call? {
        var id: Int32 = 0
        var uniqueID: Int64 = 0
        var userID: Int64 = 0
        var isOutgoing: Bool = false
        var isVideo: Bool = false
        var state: CallState? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.int64(#","unique_id":"#, &uniqueID)
            wire.int53(#","user_id":"#, &userID)
            wire.bool(#","is_outgoing":"#, &isOutgoing)
            wire.bool(#","is_video":"#, &isVideo)
            wire.object(#","state":"#, &state)
        } while wire.more(&mark)
        guard !wire.failed, let state = wire.required(consume state) else { wire.missing("state"); return nil }
        return Call(id: id, uniqueID: uniqueID, userID: userID, isOutgoing: isOutgoing, isVideo: isVideo, state: state)
    }
}


#if Hashable
extension Video: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.fileName != right.fileName { return false }
        if left.mimeType != right.mimeType { return false }
        if left.hasStickers != right.hasStickers { return false }
        if left.supportsStreaming != right.supportsStreaming { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.video != right.video { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(fileName)
        hasher.combine(mimeType)
        hasher.combine(hasStickers)
        hasher.combine(supportsStreaming)
        hasher.combine(minithumbnail)
        hasher.combine(thumbnail)
        hasher.combine(video)
    }
}
extension VideoNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.duration != right.duration { return false }
        if left.waveform != right.waveform { return false }
        if left.length != right.length { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.speechRecognitionResult != right.speechRecognitionResult { return false }
        if left.video != right.video { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(duration)
        hasher.combine(waveform)
        hasher.combine(length)
        hasher.combine(minithumbnail)
        hasher.combine(thumbnail)
        hasher.combine(speechRecognitionResult)
        hasher.combine(video)
    }
}
extension VoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.duration != right.duration { return false }
        if left.waveform != right.waveform { return false }
        if left.mimeType != right.mimeType { return false }
        if left.speechRecognitionResult != right.speechRecognitionResult { return false }
        if left.voice != right.voice { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(duration)
        hasher.combine(waveform)
        hasher.combine(mimeType)
        hasher.combine(speechRecognitionResult)
        hasher.combine(voice)
    }
}
extension LiveLocation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.livePeriod != right.livePeriod { return false }
        if left.heading != right.heading { return false }
        if left.proximityAlertRadius != right.proximityAlertRadius { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(livePeriod)
        hasher.combine(heading)
        hasher.combine(proximityAlertRadius)
    }
}
extension VideoStoryboard: Hashable {}
extension InviteLinkChatType: Hashable {}
extension LiveStoryDonors: Hashable {}
extension VideoMessageAdvertisement: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.uniqueID != right.uniqueID { return false }
        if left.text != right.text { return false }
        if left.minDisplayDuration != right.minDisplayDuration { return false }
        if left.maxDisplayDuration != right.maxDisplayDuration { return false }
        if left.canBeReported != right.canBeReported { return false }
        if left.sponsor != right.sponsor { return false }
        if left.title != right.title { return false }
        if left.additionalInfo != right.additionalInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(uniqueID)
        hasher.combine(text)
        hasher.combine(minDisplayDuration)
        hasher.combine(maxDisplayDuration)
        hasher.combine(canBeReported)
        hasher.combine(sponsor)
        hasher.combine(title)
        hasher.combine(additionalInfo)
    }
}
extension VideoMessageAdvertisements: Hashable {}
extension VideoChat: Hashable {}
extension CallDiscardReason: Hashable {}
extension CallDiscardReasonUpgradeToGroupCall: Hashable {}
extension CallProtocol: Hashable {}
extension CallServerType: Hashable {}
extension CallServerTypeTelegramReflector: Hashable {}
extension CallServerTypeWebrtc: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.username != right.username { return false }
        if left.password != right.password { return false }
        if left.supportsTurn != right.supportsTurn { return false }
        if left.supportsStun != right.supportsStun { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(username)
        hasher.combine(password)
        hasher.combine(supportsTurn)
        hasher.combine(supportsStun)
    }
}
extension CallServer: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.ipAddress != right.ipAddress { return false }
        if left.ipv6Address != right.ipv6Address { return false }
        if left.port != right.port { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(ipAddress)
        hasher.combine(ipv6Address)
        hasher.combine(port)
        hasher.combine(type)
    }
}
extension CallId: Hashable {}
extension GroupCallId: Hashable {}
extension CallState: Hashable {}
extension CallStatePending: Hashable {}
extension CallStateReady: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.protocol != right.protocol { return false }
        if left.servers != right.servers { return false }
        if left.config != right.config { return false }
        if left.encryptionKey != right.encryptionKey { return false }
        if left.emojis != right.emojis { return false }
        if left.allowP2p != right.allowP2p { return false }
        if left.isGroupCallSupported != right.isGroupCallSupported { return false }
        if left.customParameters != right.customParameters { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(`protocol`)
        hasher.combine(servers)
        hasher.combine(config)
        hasher.combine(encryptionKey)
        hasher.combine(emojis)
        hasher.combine(allowP2p)
        hasher.combine(isGroupCallSupported)
        hasher.combine(customParameters)
    }
}
extension CallStateDiscarded: Hashable {}
extension CallStateError: Hashable {}
extension GroupCallJoinParameters: Hashable {}
extension GroupCallVideoQuality: Hashable {}
extension GroupCallStream: Hashable {}
extension GroupCallStreams: Hashable {}
extension RtmpUrl: Hashable {}
extension GroupCallRecentSpeaker: Hashable {}
extension GroupCall: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.uniqueID != right.uniqueID { return false }
        if left.title != right.title { return false }
        if left.inviteLink != right.inviteLink { return false }
        if left.paidMessageStarCount != right.paidMessageStarCount { return false }
        if left.scheduledStartDate != right.scheduledStartDate { return false }
        if left.enabledStartNotification != right.enabledStartNotification { return false }
        if left.isActive != right.isActive { return false }
        if left.isVideoChat != right.isVideoChat { return false }
        if left.isLiveStory != right.isLiveStory { return false }
        if left.isRtmpStream != right.isRtmpStream { return false }
        if left.isJoined != right.isJoined { return false }
        if left.needRejoin != right.needRejoin { return false }
        if left.isOwned != right.isOwned { return false }
        if left.canBeManaged != right.canBeManaged { return false }
        if left.participantCount != right.participantCount { return false }
        if left.hasHiddenListeners != right.hasHiddenListeners { return false }
        if left.loadedAllParticipants != right.loadedAllParticipants { return false }
        if left.messageSenderID != right.messageSenderID { return false }
        if left.recentSpeakers != right.recentSpeakers { return false }
        if left.isMyVideoEnabled != right.isMyVideoEnabled { return false }
        if left.isMyVideoPaused != right.isMyVideoPaused { return false }
        if left.canEnableVideo != right.canEnableVideo { return false }
        if left.muteNewParticipants != right.muteNewParticipants { return false }
        if left.canToggleMuteNewParticipants != right.canToggleMuteNewParticipants { return false }
        if left.canSendMessages != right.canSendMessages { return false }
        if left.areMessagesAllowed != right.areMessagesAllowed { return false }
        if left.canToggleAreMessagesAllowed != right.canToggleAreMessagesAllowed { return false }
        if left.canDeleteMessages != right.canDeleteMessages { return false }
        if left.recordDuration != right.recordDuration { return false }
        if left.isVideoRecorded != right.isVideoRecorded { return false }
        if left.duration != right.duration { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(uniqueID)
        hasher.combine(title)
        hasher.combine(inviteLink)
        hasher.combine(paidMessageStarCount)
        hasher.combine(scheduledStartDate)
        hasher.combine(enabledStartNotification)
        hasher.combine(isActive)
        hasher.combine(isVideoChat)
        hasher.combine(isLiveStory)
        hasher.combine(isRtmpStream)
        hasher.combine(isJoined)
        hasher.combine(needRejoin)
        hasher.combine(isOwned)
        hasher.combine(canBeManaged)
        hasher.combine(participantCount)
        hasher.combine(hasHiddenListeners)
        hasher.combine(loadedAllParticipants)
        hasher.combine(messageSenderID)
        hasher.combine(recentSpeakers)
        hasher.combine(isMyVideoEnabled)
        hasher.combine(isMyVideoPaused)
        hasher.combine(canEnableVideo)
        hasher.combine(muteNewParticipants)
        hasher.combine(canToggleMuteNewParticipants)
        hasher.combine(canSendMessages)
        hasher.combine(areMessagesAllowed)
        hasher.combine(canToggleAreMessagesAllowed)
        hasher.combine(canDeleteMessages)
        hasher.combine(recordDuration)
        hasher.combine(isVideoRecorded)
        hasher.combine(duration)
    }
}
extension GroupCallVideoSourceGroup: Hashable {}
extension GroupCallParticipantVideoInfo: Hashable {}
extension GroupCallParticipant: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.participantID != right.participantID { return false }
        if left.audioSourceID != right.audioSourceID { return false }
        if left.screenSharingAudioSourceID != right.screenSharingAudioSourceID { return false }
        if left.videoInfo != right.videoInfo { return false }
        if left.screenSharingVideoInfo != right.screenSharingVideoInfo { return false }
        if left.bio != right.bio { return false }
        if left.isCurrentUser != right.isCurrentUser { return false }
        if left.isSpeaking != right.isSpeaking { return false }
        if left.isHandRaised != right.isHandRaised { return false }
        if left.canBeMutedForAllUsers != right.canBeMutedForAllUsers { return false }
        if left.canBeUnmutedForAllUsers != right.canBeUnmutedForAllUsers { return false }
        if left.canBeMutedForCurrentUser != right.canBeMutedForCurrentUser { return false }
        if left.canBeUnmutedForCurrentUser != right.canBeUnmutedForCurrentUser { return false }
        if left.isMutedForAllUsers != right.isMutedForAllUsers { return false }
        if left.isMutedForCurrentUser != right.isMutedForCurrentUser { return false }
        if left.canUnmuteSelf != right.canUnmuteSelf { return false }
        if left.volumeLevel != right.volumeLevel { return false }
        if left.order != right.order { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(participantID)
        hasher.combine(audioSourceID)
        hasher.combine(screenSharingAudioSourceID)
        hasher.combine(videoInfo)
        hasher.combine(screenSharingVideoInfo)
        hasher.combine(bio)
        hasher.combine(isCurrentUser)
        hasher.combine(isSpeaking)
        hasher.combine(isHandRaised)
        hasher.combine(canBeMutedForAllUsers)
        hasher.combine(canBeUnmutedForAllUsers)
        hasher.combine(canBeMutedForCurrentUser)
        hasher.combine(canBeUnmutedForCurrentUser)
        hasher.combine(isMutedForAllUsers)
        hasher.combine(isMutedForCurrentUser)
        hasher.combine(canUnmuteSelf)
        hasher.combine(volumeLevel)
        hasher.combine(order)
    }
}
extension GroupCallParticipants: Hashable {}
extension GroupCallInfo: Hashable {}
extension GroupCallMessage: Hashable {}
extension GroupCallMessageLevel: Hashable {}
extension InviteGroupCallParticipantResult: Hashable {}
extension InviteGroupCallParticipantResultSuccess: Hashable {}
extension GroupCallDataChannel: Hashable {}
extension CallProblem: Hashable {}
extension Call: Hashable {}
#endif
