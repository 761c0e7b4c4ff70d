// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `localFile path:string can_be_downloaded:Bool can_be_deleted:Bool is_downloading_active:Bool is_downloading_completed:Bool download_offset:int53 downloaded_prefix_size:int53 downloaded_size:int53 = LocalFile`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1local_file.html)
public struct LocalFile: TDDecodable, CustomStringConvertible, CustomReflectable {
    public var path: String
    public var canBeDownloaded: Bool
    public var canBeDeleted: Bool
    public var isDownloadingActive: Bool
    public var isDownloadingCompleted: Bool
    public var downloadOffset: Int64
    public var downloadedPrefixSize: Int64
    public var downloadedSize: Int64

    public init(
        path: String,
        canBeDownloaded: Bool,
        canBeDeleted: Bool,
        isDownloadingActive: Bool,
        isDownloadingCompleted: Bool,
        downloadOffset: Int64,
        downloadedPrefixSize: Int64,
        downloadedSize: Int64
    ) {
        self.path = path
        self.canBeDownloaded = canBeDownloaded
        self.canBeDeleted = canBeDeleted
        self.isDownloadingActive = isDownloadingActive
        self.isDownloadingCompleted = isDownloadingCompleted
        self.downloadOffset = downloadOffset
        self.downloadedPrefixSize = downloadedPrefixSize
        self.downloadedSize = downloadedSize
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"localFile""#)
        wire.string(#","path":"#, self.path)
        wire.bool(#","can_be_downloaded":"#, self.canBeDownloaded)
        wire.bool(#","can_be_deleted":"#, self.canBeDeleted)
        wire.bool(#","is_downloading_active":"#, self.isDownloadingActive)
        wire.bool(#","is_downloading_completed":"#, self.isDownloadingCompleted)
        wire.int53(#","download_offset":"#, self.downloadOffset)
        wire.int53(#","downloaded_prefix_size":"#, self.downloadedPrefixSize)
        wire.int53(#","downloaded_size":"#, self.downloadedSize)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LocalFile? {
        wire.open(#"{"@type":"localFile""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LocalFile? {
        var path: String = ""
        var canBeDownloaded: Bool = false
        var canBeDeleted: Bool = false
        var isDownloadingActive: Bool = false
        var isDownloadingCompleted: Bool = false
        var downloadOffset: Int64 = 0
        var downloadedPrefixSize: Int64 = 0
        var downloadedSize: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","path":"#, &path)
            wire.bool(#","can_be_downloaded":"#, &canBeDownloaded)
            wire.bool(#","can_be_deleted":"#, &canBeDeleted)
            wire.bool(#","is_downloading_active":"#, &isDownloadingActive)
            wire.bool(#","is_downloading_completed":"#, &isDownloadingCompleted)
            wire.int53(#","download_offset":"#, &downloadOffset)
            wire.int53(#","downloaded_prefix_size":"#, &downloadedPrefixSize)
            wire.int53(#","downloaded_size":"#, &downloadedSize)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LocalFile(
            path: path,
            canBeDownloaded: canBeDownloaded,
            canBeDeleted: canBeDeleted,
            isDownloadingActive: isDownloadingActive,
            isDownloadingCompleted: isDownloadingCompleted,
            downloadOffset: downloadOffset,
            downloadedPrefixSize: downloadedPrefixSize,
            downloadedSize: downloadedSize
        )
    }
}

/// `remoteFile id:string unique_id:string is_uploading_active:Bool is_uploading_completed:Bool uploaded_size:int53 = RemoteFile`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remote_file.html)
public struct RemoteFile: TDDecodable, CustomStringConvertible, CustomReflectable {
    public var id: String
    public var uniqueID: String
    public var isUploadingActive: Bool
    public var isUploadingCompleted: Bool
    public var uploadedSize: Int64

    public init(
        id: String,
        uniqueID: String,
        isUploadingActive: Bool,
        isUploadingCompleted: Bool,
        uploadedSize: Int64
    ) {
        self.id = id
        self.uniqueID = uniqueID
        self.isUploadingActive = isUploadingActive
        self.isUploadingCompleted = isUploadingCompleted
        self.uploadedSize = uploadedSize
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"remoteFile""#)
        wire.string(#","id":"#, self.id)
        wire.string(#","unique_id":"#, self.uniqueID)
        wire.bool(#","is_uploading_active":"#, self.isUploadingActive)
        wire.bool(#","is_uploading_completed":"#, self.isUploadingCompleted)
        wire.int53(#","uploaded_size":"#, self.uploadedSize)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> RemoteFile? {
        wire.open(#"{"@type":"remoteFile""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> RemoteFile? {
        var id: String = ""
        var uniqueID: String = ""
        var isUploadingActive: Bool = false
        var isUploadingCompleted: Bool = false
        var uploadedSize: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.string(#","unique_id":"#, &uniqueID)
            wire.bool(#","is_uploading_active":"#, &isUploadingActive)
            wire.bool(#","is_uploading_completed":"#, &isUploadingCompleted)
            wire.int53(#","uploaded_size":"#, &uploadedSize)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RemoteFile(
            id: id,
            uniqueID: uniqueID,
            isUploadingActive: isUploadingActive,
            isUploadingCompleted: isUploadingCompleted,
            uploadedSize: uploadedSize
        )
    }
}

/// `file id:int32 size:int53 expected_size:int53 local:localFile remote:remoteFile = File`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file.html)
public struct File: TDDecodable, CustomStringConvertible {
    // Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it.
    private final class Fields: @unchecked Sendable {
        var id: Int32
        var size: Int64
        var expectedSize: Int64
        var local: LocalFile
        var remote: RemoteFile
        init(_ id: Int32, _ size: Int64, _ expectedSize: Int64, _ local: LocalFile, _ remote: RemoteFile) {
            self.id = id
            self.size = size
            self.expectedSize = expectedSize
            self.local = local
            self.remote = remote
        }
        func copy() -> Fields { Fields(id, size, expectedSize, local, remote) }
    }
    private var fields: Fields
    private mutating func unshare() {
        if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
    }
    public var id: Int32 {
        get { fields.id }
        set { unshare(); fields.id = newValue }
    }
    public var size: Int64 {
        get { fields.size }
        set { unshare(); fields.size = newValue }
    }
    public var expectedSize: Int64 {
        get { fields.expectedSize }
        set { unshare(); fields.expectedSize = newValue }
    }
    public var local: LocalFile {
        get { fields.local }
        set { unshare(); fields.local = newValue }
    }
    public var remote: RemoteFile {
        get { fields.remote }
        set { unshare(); fields.remote = newValue }
    }

    public init(id: Int32, size: Int64, expectedSize: Int64, local: LocalFile, remote: RemoteFile) {
        fields = Fields(id, size, expectedSize, local, remote)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"file""#)
        wire.int32(#","id":"#, fields.id)
        wire.int53(#","size":"#, fields.size)
        wire.int53(#","expected_size":"#, fields.expectedSize)
        wire.object(#","local":"#, fields.local)
        wire.object(#","remote":"#, fields.remote)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> File? {
        wire.open(#"{"@type":"file""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> File? {
        var id: Int32 = 0
        var size: Int64 = 0
        var expectedSize: Int64 = 0
        var local: LocalFile? = nil
        var remote: RemoteFile? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.int53(#","size":"#, &size)
            wire.int53(#","expected_size":"#, &expectedSize)
            wire.object(#","local":"#, &local)
            wire.object(#","remote":"#, &remote)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let local = wire.required(consume local),
            let remote = wire.required(consume remote)
         else { wire.missing("local remote"); return nil }
        return File(id: id, size: size, expectedSize: expectedSize, local: local, remote: remote)
    }
}

/// `InputFile`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_file.html)
public enum InputFile: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case id(InputFileId)
    indirect case remote(InputFileRemote)
    indirect case local(InputFileLocal)
    case generated(InputFileGenerated)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .id(let value): value.encode(into: &wire)
        case .remote(let value): value.encode(into: &wire)
        case .local(let value): value.encode(into: &wire)
        case .generated(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputFileId id:int32 = InputFile`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_file_id.html)
public struct InputFileId: TDObject, CustomStringConvertible {
    public let id: Int32

    public init(id: Int32) {
        self.id = id
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputFileId""#)
        wire.int32(#","id":"#, self.id)
        wire.close()
    }
}

/// `inputFileRemote id:string = InputFile`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_file_remote.html)
public struct InputFileRemote: TDObject, CustomStringConvertible, CustomReflectable {
    public let id: String

    public init(id: String) {
        self.id = id
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputFileRemote""#)
        wire.string(#","id":"#, self.id)
        wire.close()
    }
}

/// `inputFileLocal path:string = InputFile`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_file_local.html)
public struct InputFileLocal: TDObject, CustomStringConvertible, CustomReflectable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputFileLocal""#)
        wire.string(#","path":"#, self.path)
        wire.close()
    }
}

/// `inputFileGenerated original_path:string conversion:string expected_size:int53 = InputFile`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_file_generated.html)
public struct InputFileGenerated: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let originalPath: String
        let conversion: String
        let expectedSize: Int64
        init(_ originalPath: String, _ conversion: String, _ expectedSize: Int64) {
            self.originalPath = originalPath
            self.conversion = conversion
            self.expectedSize = expectedSize
        }
    }
    private let fields: Fields
    public var originalPath: String { fields.originalPath }
    public var conversion: String { fields.conversion }
    public var expectedSize: Int64 { fields.expectedSize }

    public init(originalPath: String, conversion: String, expectedSize: Int64) {
        fields = Fields(originalPath, conversion, expectedSize)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputFileGenerated""#)
        wire.string(#","original_path":"#, fields.originalPath)
        wire.string(#","conversion":"#, fields.conversion)
        wire.int53(#","expected_size":"#, fields.expectedSize)
        wire.close()
    }
}

/// `photoSize type:string photo:file width:int32 height:int32 progressive_sizes:vector<int32> = PhotoSize`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1photo_size.html)
public struct PhotoSize: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let type: String
        let photo: File
        let width: Int32
        let height: Int32
        let progressiveSizes: [Int32]
        init(_ type: String, _ photo: File, _ width: Int32, _ height: Int32, _ progressiveSizes: [Int32]) {
            self.type = type
            self.photo = photo
            self.width = width
            self.height = height
            self.progressiveSizes = progressiveSizes
        }
    }
    private let fields: Fields
    public var type: String { fields.type }
    public var photo: File { fields.photo }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }
    public var progressiveSizes: [Int32] { fields.progressiveSizes }

    public init(type: String, photo: File, width: Int32, height: Int32, progressiveSizes: [Int32]) {
        fields = Fields(type, photo, width, height, progressiveSizes)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"photoSize""#)
        wire.string(#","type":"#, fields.type)
        wire.object(#","photo":"#, fields.photo)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.int32s(#","progressive_sizes":"#, fields.progressiveSizes)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PhotoSize? {
        wire.open(#"{"@type":"photoSize""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PhotoSize? {
        var type: String = ""
        var photo: File? = nil
        var width: Int32 = 0
        var height: Int32 = 0
        var progressiveSizes: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","type":"#, &type)
            wire.object(#","photo":"#, &photo)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.int32s(#","progressive_sizes":"#, &progressiveSizes)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return PhotoSize(type: type, photo: photo, width: width, height: height, progressiveSizes: progressiveSizes)
    }
}

/// `minithumbnail width:int32 height:int32 data:bytes = Minithumbnail`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1minithumbnail.html)
public struct Minithumbnail: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let width: Int32
    public let height: Int32
    public let data: [UInt8]

    public init(width: Int32, height: Int32, data: [UInt8]) {
        self.width = width
        self.height = height
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"minithumbnail""#)
        wire.int32(#","width":"#, self.width)
        wire.int32(#","height":"#, self.height)
        wire.bytes(#","data":"#, self.data)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Minithumbnail? {
        wire.open(#"{"@type":"minithumbnail""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Minithumbnail? {
        var width: Int32 = 0
        var height: Int32 = 0
        var data: [UInt8] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.bytes(#","data":"#, &data)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Minithumbnail(width: width, height: height, data: data)
    }
}

/// `animation duration:int32 width:int32 height:int32 file_name:string mime_type:string has_stickers:Bool minithumbnail:minithumbnail thumbnail:thumbnail animation:file = Animation`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1animation.html)
public struct Animation: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let duration: Int32
        let width: Int32
        let height: Int32
        let fileName: String
        let mimeType: String
        let hasStickers: Bool
        let minithumbnail: Minithumbnail?
        let thumbnail: Thumbnail?
        let animation: File
        init(
            _ duration: Int32,
            _ width: Int32,
            _ height: Int32,
            _ fileName: String,
            _ mimeType: String,
            _ hasStickers: Bool,
            _ minithumbnail: Minithumbnail?,
            _ thumbnail: Thumbnail?,
            _ animation: File
        ) {
            self.duration = duration
            self.width = width
            self.height = height
            self.fileName = fileName
            self.mimeType = mimeType
            self.hasStickers = hasStickers
            self.minithumbnail = minithumbnail
            self.thumbnail = thumbnail
            self.animation = animation
        }
    }
    private let fields: Fields
    public var duration: Int32 { fields.duration }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }
    public var fileName: String { fields.fileName }
    public var mimeType: String { fields.mimeType }
    public var hasStickers: Bool { fields.hasStickers }
    /// May be absent.
    public var minithumbnail: Minithumbnail? { fields.minithumbnail }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }
    public var animation: File { fields.animation }

    public init(
        duration: Int32,
        width: Int32,
        height: Int32,
        fileName: String,
        mimeType: String,
        hasStickers: Bool,
        minithumbnail: Minithumbnail? = nil,
        thumbnail: Thumbnail? = nil,
        animation: File
    ) {
        fields = Fields(duration, width, height, fileName, mimeType, hasStickers, minithumbnail, thumbnail, animation)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"animation""#)
        wire.int32(#","duration":"#, fields.duration)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.string(#","file_name":"#, fields.fileName)
        wire.string(#","mime_type":"#, fields.mimeType)
        wire.bool(#","has_stickers":"#, fields.hasStickers)
        wire.object(#","minithumbnail":"#, fields.minithumbnail)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.object(#","animation":"#, fields.animation)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Animation? {
        wire.open(#"{"@type":"animation""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Animation? {
        var duration: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        var fileName: String = ""
        var mimeType: String = ""
        var hasStickers: Bool = false
        var minithumbnail: Minithumbnail? = nil
        var thumbnail: Thumbnail? = nil
        var animation: File? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","duration":"#, &duration)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.string(#","file_name":"#, &fileName)
            wire.string(#","mime_type":"#, &mimeType)
            wire.bool(#","has_stickers":"#, &hasStickers)
            wire.object(#","minithumbnail":"#, &minithumbnail)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.object(#","animation":"#, &animation)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let animation = wire.required(consume animation)
         else { wire.missing("animation"); return nil }
        return Animation(
            duration: duration,
            width: width,
            height: height,
            fileName: fileName,
            mimeType: mimeType,
            hasStickers: hasStickers,
            minithumbnail: minithumbnail,
            thumbnail: thumbnail,
            animation: animation
        )
    }
}

/// `audio duration:int32 title:string performer:string file_name:string mime_type:string album_cover_minithumbnail:minithumbnail album_cover_thumbnail:thumbnail external_album_covers:vector<thumbnail> audio:file = Audio`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1audio.html)
public struct Audio: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let duration: Int32
        let title: String
        let performer: String
        let fileName: String
        let mimeType: String
        let albumCoverMinithumbnail: Minithumbnail?
        let albumCoverThumbnail: Thumbnail?
        let externalAlbumCovers: [Thumbnail]
        let audio: File
        init(
            _ duration: Int32,
            _ title: String,
            _ performer: String,
            _ fileName: String,
            _ mimeType: String,
            _ albumCoverMinithumbnail: Minithumbnail?,
            _ albumCoverThumbnail: Thumbnail?,
            _ externalAlbumCovers: [Thumbnail],
            _ audio: File
        ) {
            self.duration = duration
            self.title = title
            self.performer = performer
            self.fileName = fileName
            self.mimeType = mimeType
            self.albumCoverMinithumbnail = albumCoverMinithumbnail
            self.albumCoverThumbnail = albumCoverThumbnail
            self.externalAlbumCovers = externalAlbumCovers
            self.audio = audio
        }
    }
    private let fields: Fields
    public var duration: Int32 { fields.duration }
    public var title: String { fields.title }
    public var performer: String { fields.performer }
    public var fileName: String { fields.fileName }
    public var mimeType: String { fields.mimeType }
    /// May be absent.
    public var albumCoverMinithumbnail: Minithumbnail? { fields.albumCoverMinithumbnail }
    /// May be absent.
    public var albumCoverThumbnail: Thumbnail? { fields.albumCoverThumbnail }
    public var externalAlbumCovers: [Thumbnail] { fields.externalAlbumCovers }
    public var audio: File { fields.audio }

    public init(
        duration: Int32,
        title: String,
        performer: String,
        fileName: String,
        mimeType: String,
        albumCoverMinithumbnail: Minithumbnail? = nil,
        albumCoverThumbnail: Thumbnail? = nil,
        externalAlbumCovers: [Thumbnail],
        audio: File
    ) {
        fields = Fields(
        duration,
        title,
        performer,
        fileName,
        mimeType,
        albumCoverMinithumbnail,
        albumCoverThumbnail,
        externalAlbumCovers,
        audio
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"audio""#)
        wire.int32(#","duration":"#, fields.duration)
        wire.string(#","title":"#, fields.title)
        wire.string(#","performer":"#, fields.performer)
        wire.string(#","file_name":"#, fields.fileName)
        wire.string(#","mime_type":"#, fields.mimeType)
        wire.object(#","album_cover_minithumbnail":"#, fields.albumCoverMinithumbnail)
        wire.object(#","album_cover_thumbnail":"#, fields.albumCoverThumbnail)
        wire.objects(#","external_album_covers":"#, fields.externalAlbumCovers)
        wire.object(#","audio":"#, fields.audio)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Audio? {
        wire.open(#"{"@type":"audio""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Audio? {
        var duration: Int32 = 0
        var title: String = ""
        var performer: String = ""
        var fileName: String = ""
        var mimeType: String = ""
        var albumCoverMinithumbnail: Minithumbnail? = nil
        var albumCoverThumbnail: Thumbnail? = nil
        var externalAlbumCovers: [Thumbnail] = []
        var audio: File? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","duration":"#, &duration)
            wire.string(#","title":"#, &title)
            wire.string(#","performer":"#, &performer)
            wire.string(#","file_name":"#, &fileName)
            wire.string(#","mime_type":"#, &mimeType)
            wire.object(#","album_cover_minithumbnail":"#, &albumCoverMinithumbnail)
            wire.object(#","album_cover_thumbnail":"#, &albumCoverThumbnail)
            wire.objects(#","external_album_covers":"#, &externalAlbumCovers)
            wire.object(#","audio":"#, &audio)
        } while wire.more(&mark)
        guard !wire.failed, let audio = wire.required(consume audio) else { wire.missing("audio"); return nil }
        return Audio(
            duration: duration,
            title: title,
            performer: performer,
            fileName: fileName,
            mimeType: mimeType,
            albumCoverMinithumbnail: albumCoverMinithumbnail,
            albumCoverThumbnail: albumCoverThumbnail,
            externalAlbumCovers: externalAlbumCovers,
            audio: audio
        )
    }
}

/// `audios total_count:int32 audios:vector<audio> = Audios`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1audios.html)
public struct Audios: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let audios: [Audio]

    public init(totalCount: Int32, audios: [Audio]) {
        self.totalCount = totalCount
        self.audios = audios
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"audios""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","audios":"#, self.audios)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Audios? {
        wire.open(#"{"@type":"audios""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Audios? {
        var totalCount: Int32 = 0
        var audios: [Audio] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","audios":"#, &audios)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Audios(totalCount: totalCount, audios: audios)
    }
}

/// `document file_name:string mime_type:string minithumbnail:minithumbnail thumbnail:thumbnail document:file = Document`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1document.html)
public struct Document: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let fileName: String
        let mimeType: String
        let minithumbnail: Minithumbnail?
        let thumbnail: Thumbnail?
        let document: File
        init(
            _ fileName: String,
            _ mimeType: String,
            _ minithumbnail: Minithumbnail?,
            _ thumbnail: Thumbnail?,
            _ document: File
        ) {
            self.fileName = fileName
            self.mimeType = mimeType
            self.minithumbnail = minithumbnail
            self.thumbnail = thumbnail
            self.document = document
        }
    }
    private let fields: Fields
    public var fileName: String { fields.fileName }
    public var mimeType: String { fields.mimeType }
    /// May be absent.
    public var minithumbnail: Minithumbnail? { fields.minithumbnail }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }
    public var document: File { fields.document }

    public init(
        fileName: String,
        mimeType: String,
        minithumbnail: Minithumbnail? = nil,
        thumbnail: Thumbnail? = nil,
        document: File
    ) {
        fields = Fields(fileName, mimeType, minithumbnail, thumbnail, document)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"document""#)
        wire.string(#","file_name":"#, fields.fileName)
        wire.string(#","mime_type":"#, fields.mimeType)
        wire.object(#","minithumbnail":"#, fields.minithumbnail)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.object(#","document":"#, fields.document)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Document? {
        wire.open(#"{"@type":"document""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Document? {
        var fileName: String = ""
        var mimeType: String = ""
        var minithumbnail: Minithumbnail? = nil
        var thumbnail: Thumbnail? = nil
        var document: File? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","file_name":"#, &fileName)
            wire.string(#","mime_type":"#, &mimeType)
            wire.object(#","minithumbnail":"#, &minithumbnail)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.object(#","document":"#, &document)
        } while wire.more(&mark)
        guard !wire.failed, let document = wire.required(consume document) else { wire.missing("document"); return nil }
        return Document(
            fileName: fileName,
            mimeType: mimeType,
            minithumbnail: minithumbnail,
            thumbnail: thumbnail,
            document: document
        )
    }
}

/// `photo has_stickers:Bool minithumbnail:minithumbnail sizes:vector<photoSize> = Photo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1photo.html)
public struct Photo: TDDecodable, CustomStringConvertible {
    public let hasStickers: Bool
    /// May be absent.
    public let minithumbnail: Minithumbnail?
    public let sizes: [PhotoSize]

    public init(hasStickers: Bool, minithumbnail: Minithumbnail? = nil, sizes: [PhotoSize]) {
        self.hasStickers = hasStickers
        self.minithumbnail = minithumbnail
        self.sizes = sizes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"photo""#)
        wire.bool(#","has_stickers":"#, self.hasStickers)
        wire.object(#","minithumbnail":"#, self.minithumbnail)
        wire.objects(#","sizes":"#, self.sizes)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Photo? {
        wire.open(#"{"@type":"photo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Photo? {
        var hasStickers: Bool = false
        var minithumbnail: Minithumbnail? = nil
        var sizes: [PhotoSize] = []
        var mark = wire.cursor
        repeat {
            wire.bool(#","has_stickers":"#, &hasStickers)
            wire.object(#","minithumbnail":"#, &minithumbnail)
            wire.objects(#","sizes":"#, &sizes)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Photo(hasStickers: hasStickers, minithumbnail: minithumbnail, sizes: sizes)
    }
}

/// `alternativeVideo id:int64 width:int32 height:int32 codec:string hls_file:file video:file = AlternativeVideo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1alternative_video.html)
public struct AlternativeVideo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let width: Int32
        let height: Int32
        let codec: String
        let hlsFile: File
        let video: File
        init(_ id: Int64, _ width: Int32, _ height: Int32, _ codec: String, _ hlsFile: File, _ video: File) {
            self.id = id
            self.width = width
            self.height = height
            self.codec = codec
            self.hlsFile = hlsFile
            self.video = video
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }
    public var codec: String { fields.codec }
    public var hlsFile: File { fields.hlsFile }
    public var video: File { fields.video }

    public init(id: Int64, width: Int32, height: Int32, codec: String, hlsFile: File, video: File) {
        fields = Fields(id, width, height, codec, hlsFile, video)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"alternativeVideo""#)
        wire.int64(#","id":"#, fields.id)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.string(#","codec":"#, fields.codec)
        wire.object(#","hls_file":"#, fields.hlsFile)
        wire.object(#","video":"#, fields.video)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AlternativeVideo? {
        wire.open(#"{"@type":"alternativeVideo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AlternativeVideo? {
        var id: Int64 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        var codec: String = ""
        var hlsFile: File? = nil
        var video: File? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.string(#","codec":"#, &codec)
            wire.object(#","hls_file":"#, &hlsFile)
            wire.object(#","video":"#, &video)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let hlsFile = wire.required(consume hlsFile),
            let video = wire.required(consume video)
         else { wire.missing("hls_file video"); return nil }
        return AlternativeVideo(id: id, width: width, height: height, codec: codec, hlsFile: hlsFile, video: video)
    }
}

/// `inputBusinessStartPage title:string message:string sticker:InputFile = InputBusinessStartPage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_business_start_page.html)
public struct InputBusinessStartPage: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let title: String
        let message: String
        let sticker: InputFile?
        init(_ title: String, _ message: String, _ sticker: InputFile?) {
            self.title = title
            self.message = message
            self.sticker = sticker
        }
    }
    private let fields: Fields
    /// Length 0 to the option `business_start_page_title_length_max` characters.
    public var title: String { fields.title }
    /// Length 0 to the option `business_start_page_message_length_max` characters.
    public var message: String { fields.message }
    /// May be left out.
    public var sticker: InputFile? { fields.sticker }

    public init(title: String, message: String, sticker: InputFile? = nil) {
        fields = Fields(title, message, sticker)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputBusinessStartPage""#)
        wire.string(#","title":"#, fields.title)
        wire.string(#","message":"#, fields.message)
        wire.object(#","sticker":"#, fields.sticker)
        wire.close()
    }
}

/// `inputBusinessChatLink text:formattedText title:string = InputBusinessChatLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_business_chat_link.html)
public struct InputBusinessChatLink: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let text: FormattedText
        let title: String
        init(_ text: FormattedText, _ title: String) {
            self.text = text
            self.title = title
        }
    }
    private let fields: Fields
    public var text: FormattedText { fields.text }
    public var title: String { fields.title }

    public init(text: FormattedText, title: String) {
        fields = Fields(text, title)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputBusinessChatLink""#)
        wire.object(#","text":"#, fields.text)
        wire.string(#","title":"#, fields.title)
        wire.close()
    }
}

/// `InputChatPhoto`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_chat_photo.html)
public enum InputChatPhoto: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case previous(InputChatPhotoPrevious)
    indirect case `static`(InputChatPhotoStatic)
    indirect case animation(InputChatPhotoAnimation)
    indirect case sticker(InputChatPhotoSticker)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .previous(let value): value.encode(into: &wire)
        case .static(let value): value.encode(into: &wire)
        case .animation(let value): value.encode(into: &wire)
        case .sticker(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputChatPhotoPrevious chat_photo_id:int64 = InputChatPhoto`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_chat_photo_previous.html)
public struct InputChatPhotoPrevious: TDObject, CustomStringConvertible {
    public let chatPhotoID: Int64

    public init(chatPhotoID: Int64) {
        self.chatPhotoID = chatPhotoID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputChatPhotoPrevious""#)
        wire.int64(#","chat_photo_id":"#, self.chatPhotoID)
        wire.close()
    }
}

/// `inputChatPhotoStatic photo:InputFile = InputChatPhoto`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_chat_photo_static.html)
public struct InputChatPhotoStatic: TDObject, CustomStringConvertible {
    public let photo: InputFile

    public init(photo: InputFile) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputChatPhotoStatic""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }
}

/// `inputChatPhotoAnimation animation:InputFile main_frame_timestamp:double = InputChatPhoto`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_chat_photo_animation.html)
public struct InputChatPhotoAnimation: TDObject, CustomStringConvertible {
    public let animation: InputFile
    public let mainFrameTimestamp: Double

    public init(animation: InputFile, mainFrameTimestamp: Double) {
        self.animation = animation
        self.mainFrameTimestamp = mainFrameTimestamp
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputChatPhotoAnimation""#)
        wire.object(#","animation":"#, self.animation)
        wire.double(#","main_frame_timestamp":"#, self.mainFrameTimestamp)
        wire.close()
    }
}

/// `inputChatPhotoSticker sticker:chatPhotoSticker = InputChatPhoto`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_chat_photo_sticker.html)
public struct InputChatPhotoSticker: TDObject, CustomStringConvertible {
    public let sticker: ChatPhotoSticker

    public init(sticker: ChatPhotoSticker) {
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputChatPhotoSticker""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }
}

/// `foundWebApp web_app:webApp request_write_access:Bool skip_confirmation:Bool = FoundWebApp`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_web_app.html)
public struct FoundWebApp: TDDecodable, CustomStringConvertible {
    public let webApp: WebApp
    public let requestWriteAccess: Bool
    public let skipConfirmation: Bool

    public init(webApp: WebApp, requestWriteAccess: Bool, skipConfirmation: Bool) {
        self.webApp = webApp
        self.requestWriteAccess = requestWriteAccess
        self.skipConfirmation = skipConfirmation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundWebApp""#)
        wire.object(#","web_app":"#, self.webApp)
        wire.bool(#","request_write_access":"#, self.requestWriteAccess)
        wire.bool(#","skip_confirmation":"#, self.skipConfirmation)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundWebApp? {
        wire.open(#"{"@type":"foundWebApp""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundWebApp? {
        var webApp: WebApp? = nil
        var requestWriteAccess: Bool = false
        var skipConfirmation: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","web_app":"#, &webApp)
            wire.bool(#","request_write_access":"#, &requestWriteAccess)
            wire.bool(#","skip_confirmation":"#, &skipConfirmation)
        } while wire.more(&mark)
        guard !wire.failed, let webApp = wire.required(consume webApp) else { wire.missing("web_app"); return nil }
        return FoundWebApp(webApp: webApp, requestWriteAccess: requestWriteAccess, skipConfirmation: skipConfirmation)
    }
}

/// `SuggestedPostPrice`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_suggested_post_price.html)
public enum SuggestedPostPrice: TDDecodable, CustomStringConvertible, CustomReflectable {
    case star(SuggestedPostPriceStar)
    case gram(SuggestedPostPriceGram)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .star(let value): value.encode(into: &wire)
        case .gram(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SuggestedPostPrice? {
        switch wire.constructor(of: .suggestedPostPrice) {
        case 0: if let value = SuggestedPostPriceStar.body(&wire) { return .star(value) }  // suggestedPostPriceStar
        case 1: if let value = SuggestedPostPriceGram.body(&wire) { return .gram(value) }  // suggestedPostPriceGram
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `suggestedPostPriceStar star_count:int53 = SuggestedPostPrice`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_post_price_star.html)
public struct SuggestedPostPriceStar: TDObject, CustomStringConvertible {
    public let starCount: Int64

    public init(starCount: Int64) {
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"suggestedPostPriceStar""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SuggestedPostPriceStar? {
        var starCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SuggestedPostPriceStar(starCount: starCount)
    }
}

/// `suggestedPostPriceGram gram_cent_count:int53 = SuggestedPostPrice`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_post_price_gram.html)
public struct SuggestedPostPriceGram: TDObject, CustomStringConvertible {
    public let gramCentCount: Int64

    public init(gramCentCount: Int64) {
        self.gramCentCount = gramCentCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"suggestedPostPriceGram""#)
        wire.int53(#","gram_cent_count":"#, self.gramCentCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SuggestedPostPriceGram? {
        var gramCentCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","gram_cent_count":"#, &gramCentCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SuggestedPostPriceGram(gramCentCount: gramCentCount)
    }
}

/// `SuggestedPostState`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_suggested_post_state.html)
public enum SuggestedPostState: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `suggestedPostStatePending = SuggestedPostState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_post_state_pending.html)
    case pending
    /// `suggestedPostStateApproved = SuggestedPostState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_post_state_approved.html)
    case approved
    /// `suggestedPostStateDeclined = SuggestedPostState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_post_state_declined.html)
    case declined
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .pending: wire.empty(#"{"@type":"suggestedPostStatePending"}"#)
        case .approved: wire.empty(#"{"@type":"suggestedPostStateApproved"}"#)
        case .declined: wire.empty(#"{"@type":"suggestedPostStateDeclined"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SuggestedPostState? {
        switch wire.constructor(of: .suggestedPostState) {
        case 0: if wire.close() { return .pending }  // suggestedPostStatePending
        case 1: if wire.close() { return .approved }  // suggestedPostStateApproved
        case 2: if wire.close() { return .declined }  // suggestedPostStateDeclined
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `suggestedPostInfo price:SuggestedPostPrice send_date:int32 state:SuggestedPostState can_be_approved:Bool can_be_declined:Bool = SuggestedPostInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_post_info.html)
public struct SuggestedPostInfo: TDDecodable, CustomStringConvertible {
    /// May be absent.
    public let price: SuggestedPostPrice?
    /// Unix time in seconds.
    public let sendDate: Int32
    public let state: SuggestedPostState
    public let canBeApproved: Bool
    public let canBeDeclined: Bool

    public init(
        price: SuggestedPostPrice? = nil,
        sendDate: Int32,
        state: SuggestedPostState,
        canBeApproved: Bool,
        canBeDeclined: Bool
    ) {
        self.price = price
        self.sendDate = sendDate
        self.state = state
        self.canBeApproved = canBeApproved
        self.canBeDeclined = canBeDeclined
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"suggestedPostInfo""#)
        wire.object(#","price":"#, self.price)
        wire.int32(#","send_date":"#, self.sendDate)
        wire.object(#","state":"#, self.state)
        wire.bool(#","can_be_approved":"#, self.canBeApproved)
        wire.bool(#","can_be_declined":"#, self.canBeDeclined)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SuggestedPostInfo? {
        wire.open(#"{"@type":"suggestedPostInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SuggestedPostInfo? {
        var price: SuggestedPostPrice? = nil
        var sendDate: Int32 = 0
        var state: SuggestedPostState? = nil
        var canBeApproved: Bool = false
        var canBeDeclined: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","price":"#, &price)
            wire.int32(#","send_date":"#, &sendDate)
            wire.object(#","state":"#, &state)
            wire.bool(#","can_be_approved":"#, &canBeApproved)
            wire.bool(#","can_be_declined":"#, &canBeDeclined)
        } while wire.more(&mark)
        guard !wire.failed, let state = wire.required(consume state) else { wire.missing("state"); return nil }
        return SuggestedPostInfo(
            price: price,
            sendDate: sendDate,
            state: state,
            canBeApproved: canBeApproved,
            canBeDeclined: canBeDeclined
        )
    }
}

/// `inputSuggestedPostInfo price:SuggestedPostPrice send_date:int32 = InputSuggestedPostInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_suggested_post_info.html)
public struct InputSuggestedPostInfo: TDDecodable, CustomStringConvertible {
    /// May be left out.
    public let price: SuggestedPostPrice?
    /// Unix time in seconds.
    public let sendDate: Int32

    public init(price: SuggestedPostPrice? = nil, sendDate: Int32) {
        self.price = price
        self.sendDate = sendDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputSuggestedPostInfo""#)
        wire.object(#","price":"#, self.price)
        wire.int32(#","send_date":"#, self.sendDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> InputSuggestedPostInfo? {
        wire.open(#"{"@type":"inputSuggestedPostInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> InputSuggestedPostInfo? {
        var price: SuggestedPostPrice? = nil
        var sendDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","price":"#, &price)
            wire.int32(#","send_date":"#, &sendDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InputSuggestedPostInfo(price: price, sendDate: sendDate)
    }
}

/// `SuggestedPostRefundReason`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_suggested_post_refund_reason.html)
public enum SuggestedPostRefundReason: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `suggestedPostRefundReasonPostDeleted = SuggestedPostRefundReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_post_refund_reason_post_deleted.html)
    case postDeleted
    /// `suggestedPostRefundReasonPaymentRefunded = SuggestedPostRefundReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_post_refund_reason_payment_refunded.html)
    case paymentRefunded
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .postDeleted: wire.empty(#"{"@type":"suggestedPostRefundReasonPostDeleted"}"#)
        case .paymentRefunded: wire.empty(#"{"@type":"suggestedPostRefundReasonPaymentRefunded"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SuggestedPostRefundReason? {
        switch wire.constructor(of: .suggestedPostRefundReason) {
        case 0: if wire.close() { return .postDeleted }  // suggestedPostRefundReasonPostDeleted
        case 1: if wire.close() { return .paymentRefunded }  // suggestedPostRefundReasonPaymentRefunded
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `foundAffiliateProgram bot_user_id:int53 info:affiliateProgramInfo = FoundAffiliateProgram`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_affiliate_program.html)
public struct FoundAffiliateProgram: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let botUserID: Int64
        let info: AffiliateProgramInfo
        init(_ botUserID: Int64, _ info: AffiliateProgramInfo) {
            self.botUserID = botUserID
            self.info = info
        }
    }
    private let fields: Fields
    public var botUserID: Int64 { fields.botUserID }
    public var info: AffiliateProgramInfo { fields.info }

    public init(botUserID: Int64, info: AffiliateProgramInfo) {
        fields = Fields(botUserID, info)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundAffiliateProgram""#)
        wire.int53(#","bot_user_id":"#, fields.botUserID)
        wire.object(#","info":"#, fields.info)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundAffiliateProgram? {
        wire.open(#"{"@type":"foundAffiliateProgram""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundAffiliateProgram? {
        var botUserID: Int64 = 0
        var info: AffiliateProgramInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.object(#","info":"#, &info)
        } while wire.more(&mark)
        guard !wire.failed, let info = wire.required(consume info) else { wire.missing("info"); return nil }
        return FoundAffiliateProgram(botUserID: botUserID, info: info)
    }
}

/// `foundAffiliatePrograms total_count:int32 programs:vector<foundAffiliateProgram> next_offset:string = FoundAffiliatePrograms`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_affiliate_programs.html)
public struct FoundAffiliatePrograms: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let programs: [FoundAffiliateProgram]
    public let nextOffset: String

    public init(totalCount: Int32, programs: [FoundAffiliateProgram], nextOffset: String) {
        self.totalCount = totalCount
        self.programs = programs
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundAffiliatePrograms""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","programs":"#, self.programs)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundAffiliatePrograms? {
        wire.open(#"{"@type":"foundAffiliatePrograms""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundAffiliatePrograms? {
        var totalCount: Int32 = 0
        var programs: [FoundAffiliateProgram] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","programs":"#, &programs)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FoundAffiliatePrograms(totalCount: totalCount, programs: programs, nextOffset: nextOffset)
    }
}

/// `foundUsers user_ids:vector<int53> next_offset:string = FoundUsers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_users.html)
public struct FoundUsers: TDDecodable, CustomStringConvertible {
    public let userIDs: [Int64]
    public let nextOffset: String

    public init(userIDs: [Int64], nextOffset: String) {
        self.userIDs = userIDs
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundUsers""#)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundUsers? {
        wire.open(#"{"@type":"foundUsers""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundUsers? {
        var userIDs: [Int64] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53s(#","user_ids":"#, &userIDs)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FoundUsers(userIDs: userIDs, nextOffset: nextOffset)
    }
}

/// `foundMessages total_count:int32 messages:vector<message> next_offset:string = FoundMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_messages.html)
public struct FoundMessages: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let messages: [Message]
    public let nextOffset: String

    public init(totalCount: Int32, messages: [Message], nextOffset: String) {
        self.totalCount = totalCount
        self.messages = messages
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundMessages""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","messages":"#, self.messages)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundMessages? {
        wire.open(#"{"@type":"foundMessages""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundMessages? {
        var totalCount: Int32 = 0
        var messages: [Message] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","messages":"#, &messages)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FoundMessages(totalCount: totalCount, messages: messages, nextOffset: nextOffset)
    }
}

/// `foundChatMessages total_count:int32 messages:vector<message> next_from_message_id:int53 = FoundChatMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_chat_messages.html)
public struct FoundChatMessages: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let messages: [Message]
    public let nextFromMessageID: Int64

    public init(totalCount: Int32, messages: [Message], nextFromMessageID: Int64) {
        self.totalCount = totalCount
        self.messages = messages
        self.nextFromMessageID = nextFromMessageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundChatMessages""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","messages":"#, self.messages)
        wire.int53(#","next_from_message_id":"#, self.nextFromMessageID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundChatMessages? {
        wire.open(#"{"@type":"foundChatMessages""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundChatMessages? {
        var totalCount: Int32 = 0
        var messages: [Message] = []
        var nextFromMessageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","messages":"#, &messages)
            wire.int53(#","next_from_message_id":"#, &nextFromMessageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FoundChatMessages(totalCount: totalCount, messages: messages, nextFromMessageID: nextFromMessageID)
    }
}

/// `foundPublicPosts messages:vector<message> next_offset:string search_limits:publicPostSearchLimits are_limits_exceeded:Bool = FoundPublicPosts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_public_posts.html)
public struct FoundPublicPosts: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let messages: [Message]
        let nextOffset: String
        let searchLimits: PublicPostSearchLimits?
        let areLimitsExceeded: Bool
        init(
            _ messages: [Message],
            _ nextOffset: String,
            _ searchLimits: PublicPostSearchLimits?,
            _ areLimitsExceeded: Bool
        ) {
            self.messages = messages
            self.nextOffset = nextOffset
            self.searchLimits = searchLimits
            self.areLimitsExceeded = areLimitsExceeded
        }
    }
    private let fields: Fields
    public var messages: [Message] { fields.messages }
    public var nextOffset: String { fields.nextOffset }
    /// May be absent.
    public var searchLimits: PublicPostSearchLimits? { fields.searchLimits }
    public var areLimitsExceeded: Bool { fields.areLimitsExceeded }

    public init(
        messages: [Message],
        nextOffset: String,
        searchLimits: PublicPostSearchLimits? = nil,
        areLimitsExceeded: Bool
    ) {
        fields = Fields(messages, nextOffset, searchLimits, areLimitsExceeded)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundPublicPosts""#)
        wire.objects(#","messages":"#, fields.messages)
        wire.string(#","next_offset":"#, fields.nextOffset)
        wire.object(#","search_limits":"#, fields.searchLimits)
        wire.bool(#","are_limits_exceeded":"#, fields.areLimitsExceeded)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundPublicPosts? {
        wire.open(#"{"@type":"foundPublicPosts""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundPublicPosts? {
        var messages: [Message] = []
        var nextOffset: String = ""
        var searchLimits: PublicPostSearchLimits? = nil
        var areLimitsExceeded: Bool = false
        var mark = wire.cursor
        repeat {
            wire.objects(#","messages":"#, &messages)
            wire.string(#","next_offset":"#, &nextOffset)
            wire.object(#","search_limits":"#, &searchLimits)
            wire.bool(#","are_limits_exceeded":"#, &areLimitsExceeded)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FoundPublicPosts(
            messages: messages,
            nextOffset: nextOffset,
            searchLimits: searchLimits,
            areLimitsExceeded: areLimitsExceeded
        )
    }
}

/// `fileDownload file_id:int32 message:message add_date:int32 complete_date:int32 is_paused:Bool = FileDownload`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_download.html)
public struct FileDownload: TDDecodable, CustomStringConvertible {
    public let fileID: Int32
    public let message: Message
    /// Unix time in seconds.
    public let addDate: Int32
    /// Unix time in seconds.
    public let completeDate: Int32
    public let isPaused: Bool

    public init(fileID: Int32, message: Message, addDate: Int32, completeDate: Int32, isPaused: Bool) {
        self.fileID = fileID
        self.message = message
        self.addDate = addDate
        self.completeDate = completeDate
        self.isPaused = isPaused
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"fileDownload""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.object(#","message":"#, self.message)
        wire.int32(#","add_date":"#, self.addDate)
        wire.int32(#","complete_date":"#, self.completeDate)
        wire.bool(#","is_paused":"#, self.isPaused)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FileDownload? {
        wire.open(#"{"@type":"fileDownload""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FileDownload? {
        var fileID: Int32 = 0
        var message: Message? = nil
        var addDate: Int32 = 0
        var completeDate: Int32 = 0
        var isPaused: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","file_id":"#, &fileID)
            wire.object(#","message":"#, &message)
            wire.int32(#","add_date":"#, &addDate)
            wire.int32(#","complete_date":"#, &completeDate)
            wire.bool(#","is_paused":"#, &isPaused)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return FileDownload(
            fileID: fileID,
            message: message,
            addDate: addDate,
            completeDate: completeDate,
            isPaused: isPaused
        )
    }
}

/// `downloadedFileCounts active_count:int32 paused_count:int32 completed_count:int32 = DownloadedFileCounts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1downloaded_file_counts.html)
public struct DownloadedFileCounts: TDDecodable, CustomStringConvertible {
    public let activeCount: Int32
    public let pausedCount: Int32
    public let completedCount: Int32

    public init(activeCount: Int32, pausedCount: Int32, completedCount: Int32) {
        self.activeCount = activeCount
        self.pausedCount = pausedCount
        self.completedCount = completedCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"downloadedFileCounts""#)
        wire.int32(#","active_count":"#, self.activeCount)
        wire.int32(#","paused_count":"#, self.pausedCount)
        wire.int32(#","completed_count":"#, self.completedCount)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> DownloadedFileCounts? {
        wire.open(#"{"@type":"downloadedFileCounts""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> DownloadedFileCounts? {
        var activeCount: Int32 = 0
        var pausedCount: Int32 = 0
        var completedCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","active_count":"#, &activeCount)
            wire.int32(#","paused_count":"#, &pausedCount)
            wire.int32(#","completed_count":"#, &completedCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return DownloadedFileCounts(activeCount: activeCount, pausedCount: pausedCount, completedCount: completedCount)
    }
}

/// `foundFileDownloads total_counts:downloadedFileCounts files:vector<fileDownload> next_offset:string = FoundFileDownloads`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_file_downloads.html)
public struct FoundFileDownloads: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let totalCounts: DownloadedFileCounts
        let files: [FileDownload]
        let nextOffset: String
        init(_ totalCounts: DownloadedFileCounts, _ files: [FileDownload], _ nextOffset: String) {
            self.totalCounts = totalCounts
            self.files = files
            self.nextOffset = nextOffset
        }
    }
    private let fields: Fields
    public var totalCounts: DownloadedFileCounts { fields.totalCounts }
    public var files: [FileDownload] { fields.files }
    public var nextOffset: String { fields.nextOffset }

    public init(totalCounts: DownloadedFileCounts, files: [FileDownload], nextOffset: String) {
        fields = Fields(totalCounts, files, nextOffset)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundFileDownloads""#)
        wire.object(#","total_counts":"#, fields.totalCounts)
        wire.objects(#","files":"#, fields.files)
        wire.string(#","next_offset":"#, fields.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundFileDownloads? {
        wire.open(#"{"@type":"foundFileDownloads""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundFileDownloads? {
        var totalCounts: DownloadedFileCounts? = nil
        var files: [FileDownload] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","total_counts":"#, &totalCounts)
            wire.objects(#","files":"#, &files)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let totalCounts = wire.required(consume totalCounts)
         else { wire.missing("total_counts"); return nil }
        return FoundFileDownloads(totalCounts: totalCounts, files: files, nextOffset: nextOffset)
    }
}

/// `savedCredentials id:string title:string = SavedCredentials`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1saved_credentials.html)
public struct SavedCredentials: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let id: String
    public let title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"savedCredentials""#)
        wire.string(#","id":"#, self.id)
        wire.string(#","title":"#, self.title)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SavedCredentials? {
        wire.open(#"{"@type":"savedCredentials""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SavedCredentials? {
        var id: String = ""
        var title: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.string(#","title":"#, &title)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SavedCredentials(id: id, title: title)
    }
}

/// `inputThumbnail thumbnail:InputFile width:int32 height:int32 = InputThumbnail`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_thumbnail.html)
public struct InputThumbnail: TDObject, CustomStringConvertible {
    public let thumbnail: InputFile
    public let width: Int32
    public let height: Int32

    public init(thumbnail: InputFile, width: Int32, height: Int32) {
        self.thumbnail = thumbnail
        self.width = width
        self.height = height
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputThumbnail""#)
        wire.object(#","thumbnail":"#, self.thumbnail)
        wire.int32(#","width":"#, self.width)
        wire.int32(#","height":"#, self.height)
        wire.close()
    }
}

/// `inputAnimation animation:InputFile thumbnail:inputThumbnail added_sticker_file_ids:vector<int32> duration:int32 width:int32 height:int32 = InputAnimation`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_animation.html)
public struct InputAnimation: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let animation: InputFile
        let thumbnail: InputThumbnail?
        let addedStickerFileIDs: [Int32]
        let duration: Int32
        let width: Int32
        let height: Int32
        init(
            _ animation: InputFile,
            _ thumbnail: InputThumbnail?,
            _ addedStickerFileIDs: [Int32],
            _ duration: Int32,
            _ width: Int32,
            _ height: Int32
        ) {
            self.animation = animation
            self.thumbnail = thumbnail
            self.addedStickerFileIDs = addedStickerFileIDs
            self.duration = duration
            self.width = width
            self.height = height
        }
    }
    private let fields: Fields
    public var animation: InputFile { fields.animation }
    /// May be left out.
    public var thumbnail: InputThumbnail? { fields.thumbnail }
    public var addedStickerFileIDs: [Int32] { fields.addedStickerFileIDs }
    public var duration: Int32 { fields.duration }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }

    public init(
        animation: InputFile,
        thumbnail: InputThumbnail? = nil,
        addedStickerFileIDs: [Int32],
        duration: Int32,
        width: Int32,
        height: Int32
    ) {
        fields = Fields(animation, thumbnail, addedStickerFileIDs, duration, width, height)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputAnimation""#)
        wire.object(#","animation":"#, fields.animation)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.int32s(#","added_sticker_file_ids":"#, fields.addedStickerFileIDs)
        wire.int32(#","duration":"#, fields.duration)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.close()
    }
}

/// `inputAudio audio:InputFile album_cover_thumbnail:inputThumbnail duration:int32 title:string performer:string = InputAudio`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_audio.html)
public struct InputAudio: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let audio: InputFile
        let albumCoverThumbnail: InputThumbnail?
        let duration: Int32
        let title: String
        let performer: String
        init(
            _ audio: InputFile,
            _ albumCoverThumbnail: InputThumbnail?,
            _ duration: Int32,
            _ title: String,
            _ performer: String
        ) {
            self.audio = audio
            self.albumCoverThumbnail = albumCoverThumbnail
            self.duration = duration
            self.title = title
            self.performer = performer
        }
    }
    private let fields: Fields
    public var audio: InputFile { fields.audio }
    /// May be left out.
    public var albumCoverThumbnail: InputThumbnail? { fields.albumCoverThumbnail }
    public var duration: Int32 { fields.duration }
    /// Length 0 to 64 characters.
    public var title: String { fields.title }
    /// Length 0 to 64 characters.
    public var performer: String { fields.performer }

    public init(
        audio: InputFile,
        albumCoverThumbnail: InputThumbnail? = nil,
        duration: Int32,
        title: String,
        performer: String
    ) {
        fields = Fields(audio, albumCoverThumbnail, duration, title, performer)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputAudio""#)
        wire.object(#","audio":"#, fields.audio)
        wire.object(#","album_cover_thumbnail":"#, fields.albumCoverThumbnail)
        wire.int32(#","duration":"#, fields.duration)
        wire.string(#","title":"#, fields.title)
        wire.string(#","performer":"#, fields.performer)
        wire.close()
    }
}

/// `inputDocument document:InputFile thumbnail:inputThumbnail disable_content_type_detection:Bool = InputDocument`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_document.html)
public struct InputDocument: TDObject, CustomStringConvertible {
    public let document: InputFile
    /// May be left out.
    public let thumbnail: InputThumbnail?
    public let disableContentTypeDetection: Bool

    public init(document: InputFile, thumbnail: InputThumbnail? = nil, disableContentTypeDetection: Bool) {
        self.document = document
        self.thumbnail = thumbnail
        self.disableContentTypeDetection = disableContentTypeDetection
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputDocument""#)
        wire.object(#","document":"#, self.document)
        wire.object(#","thumbnail":"#, self.thumbnail)
        wire.bool(#","disable_content_type_detection":"#, self.disableContentTypeDetection)
        wire.close()
    }
}

/// `inputPhoto photo:InputFile thumbnail:inputThumbnail video:InputFile added_sticker_file_ids:vector<int32> width:int32 height:int32 = InputPhoto`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_photo.html)
public struct InputPhoto: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let photo: InputFile
        let thumbnail: InputThumbnail?
        let video: InputFile?
        let addedStickerFileIDs: [Int32]
        let width: Int32
        let height: Int32
        init(
            _ photo: InputFile,
            _ thumbnail: InputThumbnail?,
            _ video: InputFile?,
            _ addedStickerFileIDs: [Int32],
            _ width: Int32,
            _ height: Int32
        ) {
            self.photo = photo
            self.thumbnail = thumbnail
            self.video = video
            self.addedStickerFileIDs = addedStickerFileIDs
            self.width = width
            self.height = height
        }
    }
    private let fields: Fields
    public var photo: InputFile { fields.photo }
    /// May be left out.
    public var thumbnail: InputThumbnail? { fields.thumbnail }
    /// May be left out.
    public var video: InputFile? { fields.video }
    public var addedStickerFileIDs: [Int32] { fields.addedStickerFileIDs }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }

    public init(
        photo: InputFile,
        thumbnail: InputThumbnail? = nil,
        video: InputFile? = nil,
        addedStickerFileIDs: [Int32],
        width: Int32,
        height: Int32
    ) {
        fields = Fields(photo, thumbnail, video, addedStickerFileIDs, width, height)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPhoto""#)
        wire.object(#","photo":"#, fields.photo)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.object(#","video":"#, fields.video)
        wire.int32s(#","added_sticker_file_ids":"#, fields.addedStickerFileIDs)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.close()
    }
}

/// `inputSticker sticker:InputFile thumbnail:inputThumbnail width:int32 height:int32 = InputSticker`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_sticker.html)
public struct InputSticker: TDObject, CustomStringConvertible {
    public let sticker: InputFile
    /// May be left out.
    public let thumbnail: InputThumbnail?
    public let width: Int32
    public let height: Int32

    public init(sticker: InputFile, thumbnail: InputThumbnail? = nil, width: Int32, height: Int32) {
        self.sticker = sticker
        self.thumbnail = thumbnail
        self.width = width
        self.height = height
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputSticker""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.object(#","thumbnail":"#, self.thumbnail)
        wire.int32(#","width":"#, self.width)
        wire.int32(#","height":"#, self.height)
        wire.close()
    }
}

/// `inputVideo video:InputFile thumbnail:inputThumbnail cover:InputFile start_timestamp:int32 added_sticker_file_ids:vector<int32> duration:int32 width:int32 height:int32 supports_streaming:Bool = InputVideo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_video.html)
public struct InputVideo: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let video: InputFile
        let thumbnail: InputThumbnail?
        let cover: InputFile?
        let startTimestamp: Int32
        let addedStickerFileIDs: [Int32]
        let duration: Int32
        let width: Int32
        let height: Int32
        let supportsStreaming: Bool
        init(
            _ video: InputFile,
            _ thumbnail: InputThumbnail?,
            _ cover: InputFile?,
            _ startTimestamp: Int32,
            _ addedStickerFileIDs: [Int32],
            _ duration: Int32,
            _ width: Int32,
            _ height: Int32,
            _ supportsStreaming: Bool
        ) {
            self.video = video
            self.thumbnail = thumbnail
            self.cover = cover
            self.startTimestamp = startTimestamp
            self.addedStickerFileIDs = addedStickerFileIDs
            self.duration = duration
            self.width = width
            self.height = height
            self.supportsStreaming = supportsStreaming
        }
    }
    private let fields: Fields
    public var video: InputFile { fields.video }
    /// May be left out.
    public var thumbnail: InputThumbnail? { fields.thumbnail }
    /// May be left out.
    public var cover: InputFile? { fields.cover }
    public var startTimestamp: Int32 { fields.startTimestamp }
    public var addedStickerFileIDs: [Int32] { fields.addedStickerFileIDs }
    public var duration: Int32 { fields.duration }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }
    public var supportsStreaming: Bool { fields.supportsStreaming }

    public init(
        video: InputFile,
        thumbnail: InputThumbnail? = nil,
        cover: InputFile? = nil,
        startTimestamp: Int32,
        addedStickerFileIDs: [Int32],
        duration: Int32,
        width: Int32,
        height: Int32,
        supportsStreaming: Bool
    ) {
        fields = Fields(
        video,
        thumbnail,
        cover,
        startTimestamp,
        addedStickerFileIDs,
        duration,
        width,
        height,
        supportsStreaming
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputVideo""#)
        wire.object(#","video":"#, fields.video)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.object(#","cover":"#, fields.cover)
        wire.int32(#","start_timestamp":"#, fields.startTimestamp)
        wire.int32s(#","added_sticker_file_ids":"#, fields.addedStickerFileIDs)
        wire.int32(#","duration":"#, fields.duration)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.bool(#","supports_streaming":"#, fields.supportsStreaming)
        wire.close()
    }
}

/// `inputVideoNote video_note:InputFile thumbnail:inputThumbnail duration:int32 length:int32 = InputVideoNote`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_video_note.html)
public struct InputVideoNote: TDObject, CustomStringConvertible {
    public let videoNote: InputFile
    /// May be absent. May be left out.
    public let thumbnail: InputThumbnail?
    /// Range 0 to 60.
    public let duration: Int32
    public let length: Int32

    public init(videoNote: InputFile, thumbnail: InputThumbnail? = nil, duration: Int32, length: Int32) {
        self.videoNote = videoNote
        self.thumbnail = thumbnail
        self.duration = duration
        self.length = length
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputVideoNote""#)
        wire.object(#","video_note":"#, self.videoNote)
        wire.object(#","thumbnail":"#, self.thumbnail)
        wire.int32(#","duration":"#, self.duration)
        wire.int32(#","length":"#, self.length)
        wire.close()
    }
}

/// `inputVoiceNote voice_note:InputFile duration:int32 waveform:bytes = InputVoiceNote`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_voice_note.html)
public struct InputVoiceNote: TDObject, CustomStringConvertible, CustomReflectable {
    public let voiceNote: InputFile
    public let duration: Int32
    public let waveform: [UInt8]

    public init(voiceNote: InputFile, duration: Int32, waveform: [UInt8]) {
        self.voiceNote = voiceNote
        self.duration = duration
        self.waveform = waveform
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputVoiceNote""#)
        wire.object(#","voice_note":"#, self.voiceNote)
        wire.int32(#","duration":"#, self.duration)
        wire.bytes(#","waveform":"#, self.waveform)
        wire.close()
    }
}

/// `InputStoryAreaType`, one of 8 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_story_area_type.html)
public enum InputStoryAreaType: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case location(InputStoryAreaTypeLocation)
    indirect case foundVenue(InputStoryAreaTypeFoundVenue)
    indirect case previousVenue(InputStoryAreaTypePreviousVenue)
    indirect case suggestedReaction(InputStoryAreaTypeSuggestedReaction)
    indirect case message(InputStoryAreaTypeMessage)
    indirect case link(InputStoryAreaTypeLink)
    indirect case weather(InputStoryAreaTypeWeather)
    indirect case upgradedGift(InputStoryAreaTypeUpgradedGift)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .location(let value): value.encode(into: &wire)
        case .foundVenue(let value): value.encode(into: &wire)
        case .previousVenue(let value): value.encode(into: &wire)
        case .suggestedReaction(let value): value.encode(into: &wire)
        case .message(let value): value.encode(into: &wire)
        case .link(let value): value.encode(into: &wire)
        case .weather(let value): value.encode(into: &wire)
        case .upgradedGift(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputStoryAreaTypeLocation location:location address:locationAddress = InputStoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_area_type_location.html)
public struct InputStoryAreaTypeLocation: TDObject, CustomStringConvertible {
    public let location: Location
    /// May be left out.
    public let address: LocationAddress?

    public init(location: Location, address: LocationAddress? = nil) {
        self.location = location
        self.address = address
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryAreaTypeLocation""#)
        wire.object(#","location":"#, self.location)
        wire.object(#","address":"#, self.address)
        wire.close()
    }
}

/// `inputStoryAreaTypeFoundVenue query_id:int64 result_id:string = InputStoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_area_type_found_venue.html)
public struct InputStoryAreaTypeFoundVenue: TDObject, CustomStringConvertible {
    public let queryID: Int64
    public let resultID: String

    public init(queryID: Int64, resultID: String) {
        self.queryID = queryID
        self.resultID = resultID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryAreaTypeFoundVenue""#)
        wire.int64(#","query_id":"#, self.queryID)
        wire.string(#","result_id":"#, self.resultID)
        wire.close()
    }
}

/// `inputStoryAreaTypePreviousVenue venue_provider:string venue_id:string = InputStoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_area_type_previous_venue.html)
public struct InputStoryAreaTypePreviousVenue: TDObject, CustomStringConvertible {
    public let venueProvider: String
    public let venueID: String

    public init(venueProvider: String, venueID: String) {
        self.venueProvider = venueProvider
        self.venueID = venueID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryAreaTypePreviousVenue""#)
        wire.string(#","venue_provider":"#, self.venueProvider)
        wire.string(#","venue_id":"#, self.venueID)
        wire.close()
    }
}

/// `inputStoryAreaTypeSuggestedReaction reaction_type:ReactionType is_dark:Bool is_flipped:Bool = InputStoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_area_type_suggested_reaction.html)
public struct InputStoryAreaTypeSuggestedReaction: TDObject, CustomStringConvertible {
    public let reactionType: ReactionType
    public let isDark: Bool
    public let isFlipped: Bool

    public init(reactionType: ReactionType, isDark: Bool, isFlipped: Bool) {
        self.reactionType = reactionType
        self.isDark = isDark
        self.isFlipped = isFlipped
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryAreaTypeSuggestedReaction""#)
        wire.object(#","reaction_type":"#, self.reactionType)
        wire.bool(#","is_dark":"#, self.isDark)
        wire.bool(#","is_flipped":"#, self.isFlipped)
        wire.close()
    }
}

/// `inputStoryAreaTypeMessage chat_id:int53 message_id:int53 = InputStoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_area_type_message.html)
public struct InputStoryAreaTypeMessage: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryAreaTypeMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `inputStoryAreaTypeLink url:string = InputStoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_area_type_link.html)
public struct InputStoryAreaTypeLink: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryAreaTypeLink""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }
}

/// `inputStoryAreaTypeWeather temperature:double emoji:string background_color:int32 = InputStoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_area_type_weather.html)
public struct InputStoryAreaTypeWeather: TDObject, CustomStringConvertible {
    public let temperature: Double
    public let emoji: String
    public let backgroundColor: Int32

    public init(temperature: Double, emoji: String, backgroundColor: Int32) {
        self.temperature = temperature
        self.emoji = emoji
        self.backgroundColor = backgroundColor
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryAreaTypeWeather""#)
        wire.double(#","temperature":"#, self.temperature)
        wire.string(#","emoji":"#, self.emoji)
        wire.int32(#","background_color":"#, self.backgroundColor)
        wire.close()
    }
}

/// `inputStoryAreaTypeUpgradedGift gift_name:string = InputStoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_area_type_upgraded_gift.html)
public struct InputStoryAreaTypeUpgradedGift: TDObject, CustomStringConvertible, CustomReflectable {
    public let giftName: String

    public init(giftName: String) {
        self.giftName = giftName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryAreaTypeUpgradedGift""#)
        wire.string(#","gift_name":"#, self.giftName)
        wire.close()
    }
}

/// `inputStoryArea position:storyAreaPosition type:InputStoryAreaType = InputStoryArea`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_area.html)
public struct InputStoryArea: TDObject, CustomStringConvertible {
    public let position: StoryAreaPosition
    public let type: InputStoryAreaType

    public init(position: StoryAreaPosition, type: InputStoryAreaType) {
        self.position = position
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryArea""#)
        wire.object(#","position":"#, self.position)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `inputStoryAreas areas:vector<inputStoryArea> = InputStoryAreas`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_areas.html)
public struct InputStoryAreas: TDObject, CustomStringConvertible {
    public let areas: [InputStoryArea]

    public init(areas: [InputStoryArea]) {
        self.areas = areas
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryAreas""#)
        wire.objects(#","areas":"#, self.areas)
        wire.close()
    }
}

/// `InputStoryContent`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_story_content.html)
public enum InputStoryContent: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case photo(InputStoryContentPhoto)
    case video(InputStoryContentVideo)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .photo(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputStoryContentPhoto photo:InputFile added_sticker_file_ids:vector<int32> = InputStoryContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_content_photo.html)
public struct InputStoryContentPhoto: TDObject, CustomStringConvertible {
    public let photo: InputFile
    public let addedStickerFileIDs: [Int32]

    public init(photo: InputFile, addedStickerFileIDs: [Int32]) {
        self.photo = photo
        self.addedStickerFileIDs = addedStickerFileIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryContentPhoto""#)
        wire.object(#","photo":"#, self.photo)
        wire.int32s(#","added_sticker_file_ids":"#, self.addedStickerFileIDs)
        wire.close()
    }
}

/// `inputStoryContentVideo video:InputFile added_sticker_file_ids:vector<int32> duration:double cover_frame_timestamp:double is_animation:Bool = InputStoryContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_story_content_video.html)
public struct InputStoryContentVideo: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let video: InputFile
        let addedStickerFileIDs: [Int32]
        let duration: Double
        let coverFrameTimestamp: Double
        let isAnimation: Bool
        init(
            _ video: InputFile,
            _ addedStickerFileIDs: [Int32],
            _ duration: Double,
            _ coverFrameTimestamp: Double,
            _ isAnimation: Bool
        ) {
            self.video = video
            self.addedStickerFileIDs = addedStickerFileIDs
            self.duration = duration
            self.coverFrameTimestamp = coverFrameTimestamp
            self.isAnimation = isAnimation
        }
    }
    private let fields: Fields
    public var video: InputFile { fields.video }
    public var addedStickerFileIDs: [Int32] { fields.addedStickerFileIDs }
    /// Range 0 to 60.
    public var duration: Double { fields.duration }
    public var coverFrameTimestamp: Double { fields.coverFrameTimestamp }
    public var isAnimation: Bool { fields.isAnimation }

    public init(
        video: InputFile,
        addedStickerFileIDs: [Int32],
        duration: Double,
        coverFrameTimestamp: Double,
        isAnimation: Bool
    ) {
        fields = Fields(video, addedStickerFileIDs, duration, coverFrameTimestamp, isAnimation)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputStoryContentVideo""#)
        wire.object(#","video":"#, fields.video)
        wire.int32s(#","added_sticker_file_ids":"#, fields.addedStickerFileIDs)
        wire.double(#","duration":"#, fields.duration)
        wire.double(#","cover_frame_timestamp":"#, fields.coverFrameTimestamp)
        wire.bool(#","is_animation":"#, fields.isAnimation)
        wire.close()
    }
}

/// `foundStories total_count:int32 stories:vector<story> next_offset:string = FoundStories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_stories.html)
public struct FoundStories: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let stories: [Story]
    public let nextOffset: String

    public init(totalCount: Int32, stories: [Story], nextOffset: String) {
        self.totalCount = totalCount
        self.stories = stories
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundStories""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","stories":"#, self.stories)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundStories? {
        wire.open(#"{"@type":"foundStories""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundStories? {
        var totalCount: Int32 = 0
        var stories: [Story] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","stories":"#, &stories)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FoundStories(totalCount: totalCount, stories: stories, nextOffset: nextOffset)
    }
}

/// `foundChatBoosts total_count:int32 boosts:vector<chatBoost> next_offset:string = FoundChatBoosts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_chat_boosts.html)
public struct FoundChatBoosts: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let boosts: [ChatBoost]
    public let nextOffset: String

    public init(totalCount: Int32, boosts: [ChatBoost], nextOffset: String) {
        self.totalCount = totalCount
        self.boosts = boosts
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundChatBoosts""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","boosts":"#, self.boosts)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundChatBoosts? {
        wire.open(#"{"@type":"foundChatBoosts""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundChatBoosts? {
        var totalCount: Int32 = 0
        var boosts: [ChatBoost] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","boosts":"#, &boosts)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FoundChatBoosts(totalCount: totalCount, boosts: boosts, nextOffset: nextOffset)
    }
}

/// `InputCall`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_call.html)
public enum InputCall: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case discarded(InputCallDiscarded)
    indirect case fromMessage(InputCallFromMessage)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .discarded(let value): value.encode(into: &wire)
        case .fromMessage(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputCallDiscarded call_id:int32 = InputCall`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_call_discarded.html)
public struct InputCallDiscarded: TDObject, CustomStringConvertible {
    public let callID: Int32

    public init(callID: Int32) {
        self.callID = callID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputCallDiscarded""#)
        wire.int32(#","call_id":"#, self.callID)
        wire.close()
    }
}

/// `inputCallFromMessage chat_id:int53 message_id:int53 = InputCall`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_call_from_message.html)
public struct InputCallFromMessage: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputCallFromMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `InputGroupCall`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_group_call.html)
public enum InputGroupCall: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case link(InputGroupCallLink)
    indirect case message(InputGroupCallMessage)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .link(let value): value.encode(into: &wire)
        case .message(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputGroupCallLink link:string = InputGroupCall`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_group_call_link.html)
public struct InputGroupCallLink: TDObject, CustomStringConvertible, CustomReflectable {
    public let link: String

    public init(link: String) {
        self.link = link
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputGroupCallLink""#)
        wire.string(#","link":"#, self.link)
        wire.close()
    }
}

/// `inputGroupCallMessage chat_id:int53 message_id:int53 = InputGroupCall`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_group_call_message.html)
public struct InputGroupCallMessage: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputGroupCallMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `animations animations:vector<animation> = Animations`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1animations.html)
public struct Animations: TDDecodable, CustomStringConvertible {
    public let animations: [Animation]

    public init(animations: [Animation]) {
        self.animations = animations
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"animations""#)
        wire.objects(#","animations":"#, self.animations)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Animations? {
        wire.open(#"{"@type":"animations""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Animations? {
        var animations: [Animation] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","animations":"#, &animations)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Animations(animations: animations)
    }
}

/// `InputBackground`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_background.html)
public enum InputBackground: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case local(InputBackgroundLocal)
    indirect case remote(InputBackgroundRemote)
    indirect case previous(InputBackgroundPrevious)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .local(let value): value.encode(into: &wire)
        case .remote(let value): value.encode(into: &wire)
        case .previous(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputBackgroundLocal background:InputFile = InputBackground`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_background_local.html)
public struct InputBackgroundLocal: TDObject, CustomStringConvertible {
    public let background: InputFile

    public init(background: InputFile) {
        self.background = background
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputBackgroundLocal""#)
        wire.object(#","background":"#, self.background)
        wire.close()
    }
}

/// `inputBackgroundRemote background_id:int64 = InputBackground`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_background_remote.html)
public struct InputBackgroundRemote: TDObject, CustomStringConvertible {
    public let backgroundID: Int64

    public init(backgroundID: Int64) {
        self.backgroundID = backgroundID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputBackgroundRemote""#)
        wire.int64(#","background_id":"#, self.backgroundID)
        wire.close()
    }
}

/// `inputBackgroundPrevious message_id:int53 = InputBackground`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_background_previous.html)
public struct InputBackgroundPrevious: TDObject, CustomStringConvertible {
    public let messageID: Int64

    public init(messageID: Int64) {
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputBackgroundPrevious""#)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `InputChatTheme`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_chat_theme.html)
public enum InputChatTheme: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case emoji(InputChatThemeEmoji)
    indirect case gift(InputChatThemeGift)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .emoji(let value): value.encode(into: &wire)
        case .gift(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputChatThemeEmoji name:string = InputChatTheme`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_chat_theme_emoji.html)
public struct InputChatThemeEmoji: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputChatThemeEmoji""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `inputChatThemeGift name:string = InputChatTheme`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_chat_theme_gift.html)
public struct InputChatThemeGift: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputChatThemeGift""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `FileType`, one of 25 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_file_type.html)
public enum FileType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `fileTypeNone = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_none.html)
    case fileTypeNone
    /// `fileTypeAnimation = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_animation.html)
    case animation
    /// `fileTypeAudio = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_audio.html)
    case audio
    /// `fileTypeDocument = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_document.html)
    case document
    /// `fileTypeLivePhotoVideo = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_live_photo_video.html)
    case livePhotoVideo
    /// `fileTypeNotificationSound = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_notification_sound.html)
    case notificationSound
    /// `fileTypePhoto = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_photo.html)
    case photo
    /// `fileTypePhotoStory = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_photo_story.html)
    case photoStory
    /// `fileTypeProfilePhoto = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_profile_photo.html)
    case profilePhoto
    /// `fileTypeSecret = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_secret.html)
    case secret
    /// `fileTypeSecretThumbnail = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_secret_thumbnail.html)
    case secretThumbnail
    /// `fileTypeSecure = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_secure.html)
    case secure
    /// `fileTypeSelfDestructingLivePhotoVideo = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_self_destructing_live_photo_video.html)
    case selfDestructingLivePhotoVideo
    /// `fileTypeSelfDestructingPhoto = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_self_destructing_photo.html)
    case selfDestructingPhoto
    /// `fileTypeSelfDestructingVideo = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_self_destructing_video.html)
    case selfDestructingVideo
    /// `fileTypeSelfDestructingVideoNote = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_self_destructing_video_note.html)
    case selfDestructingVideoNote
    /// `fileTypeSelfDestructingVoiceNote = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_self_destructing_voice_note.html)
    case selfDestructingVoiceNote
    /// `fileTypeSticker = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_sticker.html)
    case sticker
    /// `fileTypeThumbnail = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_thumbnail.html)
    case thumbnail
    /// `fileTypeUnknown = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_unknown.html)
    case fileTypeUnknown
    /// `fileTypeVideo = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_video.html)
    case video
    /// `fileTypeVideoNote = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_video_note.html)
    case videoNote
    /// `fileTypeVideoStory = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_video_story.html)
    case videoStory
    /// `fileTypeVoiceNote = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_voice_note.html)
    case voiceNote
    /// `fileTypeWallpaper = FileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_type_wallpaper.html)
    case wallpaper
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .fileTypeNone: wire.empty(#"{"@type":"fileTypeNone"}"#)
        case .animation: wire.empty(#"{"@type":"fileTypeAnimation"}"#)
        case .audio: wire.empty(#"{"@type":"fileTypeAudio"}"#)
        case .document: wire.empty(#"{"@type":"fileTypeDocument"}"#)
        case .livePhotoVideo: wire.empty(#"{"@type":"fileTypeLivePhotoVideo"}"#)
        case .notificationSound: wire.empty(#"{"@type":"fileTypeNotificationSound"}"#)
        case .photo: wire.empty(#"{"@type":"fileTypePhoto"}"#)
        case .photoStory: wire.empty(#"{"@type":"fileTypePhotoStory"}"#)
        case .profilePhoto: wire.empty(#"{"@type":"fileTypeProfilePhoto"}"#)
        case .secret: wire.empty(#"{"@type":"fileTypeSecret"}"#)
        case .secretThumbnail: wire.empty(#"{"@type":"fileTypeSecretThumbnail"}"#)
        case .secure: wire.empty(#"{"@type":"fileTypeSecure"}"#)
        case .selfDestructingLivePhotoVideo: wire.empty(#"{"@type":"fileTypeSelfDestructingLivePhotoVideo"}"#)
        case .selfDestructingPhoto: wire.empty(#"{"@type":"fileTypeSelfDestructingPhoto"}"#)
        case .selfDestructingVideo: wire.empty(#"{"@type":"fileTypeSelfDestructingVideo"}"#)
        case .selfDestructingVideoNote: wire.empty(#"{"@type":"fileTypeSelfDestructingVideoNote"}"#)
        case .selfDestructingVoiceNote: wire.empty(#"{"@type":"fileTypeSelfDestructingVoiceNote"}"#)
        case .sticker: wire.empty(#"{"@type":"fileTypeSticker"}"#)
        case .thumbnail: wire.empty(#"{"@type":"fileTypeThumbnail"}"#)
        case .fileTypeUnknown: wire.empty(#"{"@type":"fileTypeUnknown"}"#)
        case .video: wire.empty(#"{"@type":"fileTypeVideo"}"#)
        case .videoNote: wire.empty(#"{"@type":"fileTypeVideoNote"}"#)
        case .videoStory: wire.empty(#"{"@type":"fileTypeVideoStory"}"#)
        case .voiceNote: wire.empty(#"{"@type":"fileTypeVoiceNote"}"#)
        case .wallpaper: wire.empty(#"{"@type":"fileTypeWallpaper"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> FileType? {
        switch wire.constructor(of: .fileType) {
        case 0: if wire.close() { return .fileTypeNone }  // fileTypeNone
        case 1: if wire.close() { return .animation }  // fileTypeAnimation
        case 2: if wire.close() { return .audio }  // fileTypeAudio
        case 3: if wire.close() { return .document }  // fileTypeDocument
        case 4: if wire.close() { return .livePhotoVideo }  // fileTypeLivePhotoVideo
        case 5: if wire.close() { return .notificationSound }  // fileTypeNotificationSound
        case 6: if wire.close() { return .photo }  // fileTypePhoto
        case 7: if wire.close() { return .photoStory }  // fileTypePhotoStory
        case 8: if wire.close() { return .profilePhoto }  // fileTypeProfilePhoto
        case 9: if wire.close() { return .secret }  // fileTypeSecret
        case 10: if wire.close() { return .secretThumbnail }  // fileTypeSecretThumbnail
        case 11: if wire.close() { return .secure }  // fileTypeSecure
        case 12: if wire.close() { return .selfDestructingLivePhotoVideo }  // fileTypeSelfDestructingLivePhotoVideo
        case 13: if wire.close() { return .selfDestructingPhoto }  // fileTypeSelfDestructingPhoto
        case 14: if wire.close() { return .selfDestructingVideo }  // fileTypeSelfDestructingVideo
        case 15: if wire.close() { return .selfDestructingVideoNote }  // fileTypeSelfDestructingVideoNote
        case 16: if wire.close() { return .selfDestructingVoiceNote }  // fileTypeSelfDestructingVoiceNote
        case 17: if wire.close() { return .sticker }  // fileTypeSticker
        case 18: if wire.close() { return .thumbnail }  // fileTypeThumbnail
        case 19: if wire.close() { return .fileTypeUnknown }  // fileTypeUnknown
        case 20: if wire.close() { return .video }  // fileTypeVideo
        case 21: if wire.close() { return .videoNote }  // fileTypeVideoNote
        case 22: if wire.close() { return .videoStory }  // fileTypeVideoStory
        case 23: if wire.close() { return .voiceNote }  // fileTypeVoiceNote
        case 24: if wire.close() { return .wallpaper }  // fileTypeWallpaper
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `storageStatisticsByFileType file_type:FileType size:int53 count:int32 = StorageStatisticsByFileType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1storage_statistics_by_file_type.html)
public struct StorageStatisticsByFileType: TDDecodable, CustomStringConvertible {
    public let fileType: FileType
    public let size: Int64
    public let count: Int32

    public init(fileType: FileType, size: Int64, count: Int32) {
        self.fileType = fileType
        self.size = size
        self.count = count
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storageStatisticsByFileType""#)
        wire.object(#","file_type":"#, self.fileType)
        wire.int53(#","size":"#, self.size)
        wire.int32(#","count":"#, self.count)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StorageStatisticsByFileType? {
        wire.open(#"{"@type":"storageStatisticsByFileType""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StorageStatisticsByFileType? {
        var fileType: FileType? = nil
        var size: Int64 = 0
        var count: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","file_type":"#, &fileType)
            wire.int53(#","size":"#, &size)
            wire.int32(#","count":"#, &count)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let fileType = wire.required(consume fileType)
         else { wire.missing("file_type"); return nil }
        return StorageStatisticsByFileType(fileType: fileType, size: size, count: count)
    }
}

/// `storageStatisticsByChat chat_id:int53 size:int53 count:int32 by_file_type:vector<storageStatisticsByFileType> = StorageStatisticsByChat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1storage_statistics_by_chat.html)
public struct StorageStatisticsByChat: TDDecodable, CustomStringConvertible {
    public let chatID: Int64
    public let size: Int64
    public let count: Int32
    public let byFileType: [StorageStatisticsByFileType]

    public init(chatID: Int64, size: Int64, count: Int32, byFileType: [StorageStatisticsByFileType]) {
        self.chatID = chatID
        self.size = size
        self.count = count
        self.byFileType = byFileType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storageStatisticsByChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","size":"#, self.size)
        wire.int32(#","count":"#, self.count)
        wire.objects(#","by_file_type":"#, self.byFileType)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StorageStatisticsByChat? {
        wire.open(#"{"@type":"storageStatisticsByChat""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StorageStatisticsByChat? {
        var chatID: Int64 = 0
        var size: Int64 = 0
        var count: Int32 = 0
        var byFileType: [StorageStatisticsByFileType] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","size":"#, &size)
            wire.int32(#","count":"#, &count)
            wire.objects(#","by_file_type":"#, &byFileType)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StorageStatisticsByChat(chatID: chatID, size: size, count: count, byFileType: byFileType)
    }
}

/// `storageStatistics size:int53 count:int32 by_chat:vector<storageStatisticsByChat> = StorageStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1storage_statistics.html)
public struct StorageStatistics: TDDecodable, CustomStringConvertible {
    public let size: Int64
    public let count: Int32
    public let byChat: [StorageStatisticsByChat]

    public init(size: Int64, count: Int32, byChat: [StorageStatisticsByChat]) {
        self.size = size
        self.count = count
        self.byChat = byChat
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storageStatistics""#)
        wire.int53(#","size":"#, self.size)
        wire.int32(#","count":"#, self.count)
        wire.objects(#","by_chat":"#, self.byChat)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StorageStatistics? {
        wire.open(#"{"@type":"storageStatistics""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StorageStatistics? {
        var size: Int64 = 0
        var count: Int32 = 0
        var byChat: [StorageStatisticsByChat] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","size":"#, &size)
            wire.int32(#","count":"#, &count)
            wire.objects(#","by_chat":"#, &byChat)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StorageStatistics(size: size, count: count, byChat: byChat)
    }
}

/// `storageStatisticsFast files_size:int53 file_count:int32 database_size:int53 language_pack_database_size:int53 log_size:int53 = StorageStatisticsFast`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1storage_statistics_fast.html)
public struct StorageStatisticsFast: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let filesSize: Int64
        let fileCount: Int32
        let databaseSize: Int64
        let languagePackDatabaseSize: Int64
        let logSize: Int64
        init(
            _ filesSize: Int64,
            _ fileCount: Int32,
            _ databaseSize: Int64,
            _ languagePackDatabaseSize: Int64,
            _ logSize: Int64
        ) {
            self.filesSize = filesSize
            self.fileCount = fileCount
            self.databaseSize = databaseSize
            self.languagePackDatabaseSize = languagePackDatabaseSize
            self.logSize = logSize
        }
    }
    private let fields: Fields
    public var filesSize: Int64 { fields.filesSize }
    public var fileCount: Int32 { fields.fileCount }
    public var databaseSize: Int64 { fields.databaseSize }
    public var languagePackDatabaseSize: Int64 { fields.languagePackDatabaseSize }
    public var logSize: Int64 { fields.logSize }

    public init(
        filesSize: Int64,
        fileCount: Int32,
        databaseSize: Int64,
        languagePackDatabaseSize: Int64,
        logSize: Int64
    ) {
        fields = Fields(filesSize, fileCount, databaseSize, languagePackDatabaseSize, logSize)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storageStatisticsFast""#)
        wire.int53(#","files_size":"#, fields.filesSize)
        wire.int32(#","file_count":"#, fields.fileCount)
        wire.int53(#","database_size":"#, fields.databaseSize)
        wire.int53(#","language_pack_database_size":"#, fields.languagePackDatabaseSize)
        wire.int53(#","log_size":"#, fields.logSize)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StorageStatisticsFast? {
        wire.open(#"{"@type":"storageStatisticsFast""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StorageStatisticsFast? {
        var filesSize: Int64 = 0
        var fileCount: Int32 = 0
        var databaseSize: Int64 = 0
        var languagePackDatabaseSize: Int64 = 0
        var logSize: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","files_size":"#, &filesSize)
            wire.int32(#","file_count":"#, &fileCount)
            wire.int53(#","database_size":"#, &databaseSize)
            wire.int53(#","language_pack_database_size":"#, &languagePackDatabaseSize)
            wire.int53(#","log_size":"#, &logSize)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StorageStatisticsFast(
            filesSize: filesSize,
            fileCount: fileCount,
            databaseSize: databaseSize,
            languagePackDatabaseSize: languagePackDatabaseSize,
            logSize: logSize
        )
    }
}

/// `databaseStatistics statistics:string = DatabaseStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1database_statistics.html)
public struct DatabaseStatistics: TDDecodable, CustomStringConvertible {
    public let statistics: String

    public init(statistics: String) {
        self.statistics = statistics
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"databaseStatistics""#)
        wire.string(#","statistics":"#, self.statistics)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> DatabaseStatistics? {
        wire.open(#"{"@type":"databaseStatistics""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> DatabaseStatistics? {
        var statistics: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","statistics":"#, &statistics)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return DatabaseStatistics(statistics: statistics)
    }
}

/// `NetworkType`, one of 5 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_network_type.html)
public enum NetworkType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `networkTypeNone = NetworkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1network_type_none.html)
    case networkTypeNone
    /// `networkTypeMobile = NetworkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1network_type_mobile.html)
    case mobile
    /// `networkTypeMobileRoaming = NetworkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1network_type_mobile_roaming.html)
    case mobileRoaming
    /// `networkTypeWiFi = NetworkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1network_type_wi_fi.html)
    case wiFi
    /// `networkTypeOther = NetworkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1network_type_other.html)
    case other
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .networkTypeNone: wire.empty(#"{"@type":"networkTypeNone"}"#)
        case .mobile: wire.empty(#"{"@type":"networkTypeMobile"}"#)
        case .mobileRoaming: wire.empty(#"{"@type":"networkTypeMobileRoaming"}"#)
        case .wiFi: wire.empty(#"{"@type":"networkTypeWiFi"}"#)
        case .other: wire.empty(#"{"@type":"networkTypeOther"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> NetworkType? {
        switch wire.constructor(of: .networkType) {
        case 0: if wire.close() { return .networkTypeNone }  // networkTypeNone
        case 1: if wire.close() { return .mobile }  // networkTypeMobile
        case 2: if wire.close() { return .mobileRoaming }  // networkTypeMobileRoaming
        case 3: if wire.close() { return .wiFi }  // networkTypeWiFi
        case 4: if wire.close() { return .other }  // networkTypeOther
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `NetworkStatisticsEntry`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_network_statistics_entry.html)
public enum NetworkStatisticsEntry: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case file(NetworkStatisticsEntryFile)
    indirect case call(NetworkStatisticsEntryCall)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .file(let value): value.encode(into: &wire)
        case .call(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> NetworkStatisticsEntry? {
        switch wire.constructor(of: .networkStatisticsEntry) {
        case 0: if let value = NetworkStatisticsEntryFile.body(&wire) { return .file(value) }  // networkStatisticsEntryFile
        case 1: if let value = NetworkStatisticsEntryCall.body(&wire) { return .call(value) }  // networkStatisticsEntryCall
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `networkStatisticsEntryFile file_type:FileType network_type:NetworkType sent_bytes:int53 received_bytes:int53 = NetworkStatisticsEntry`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1network_statistics_entry_file.html)
public struct NetworkStatisticsEntryFile: TDObject, CustomStringConvertible {
    /// May be left out.
    public let fileType: FileType?
    public let networkType: NetworkType
    public let sentBytes: Int64
    public let receivedBytes: Int64

    public init(fileType: FileType? = nil, networkType: NetworkType, sentBytes: Int64, receivedBytes: Int64) {
        self.fileType = fileType
        self.networkType = networkType
        self.sentBytes = sentBytes
        self.receivedBytes = receivedBytes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"networkStatisticsEntryFile""#)
        wire.object(#","file_type":"#, self.fileType)
        wire.object(#","network_type":"#, self.networkType)
        wire.int53(#","sent_bytes":"#, self.sentBytes)
        wire.int53(#","received_bytes":"#, self.receivedBytes)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> NetworkStatisticsEntryFile? {
        var fileType: FileType? = nil
        var networkType: NetworkType? = nil
        var sentBytes: Int64 = 0
        var receivedBytes: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","file_type":"#, &fileType)
            wire.object(#","network_type":"#, &networkType)
            wire.int53(#","sent_bytes":"#, &sentBytes)
            wire.int53(#","received_bytes":"#, &receivedBytes)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let networkType = wire.required(consume networkType)
         else { wire.missing("network_type"); return nil }
        return NetworkStatisticsEntryFile(
            fileType: fileType,
            networkType: networkType,
            sentBytes: sentBytes,
            receivedBytes: receivedBytes
        )
    }
}

/// `networkStatisticsEntryCall network_type:NetworkType sent_bytes:int53 received_bytes:int53 duration:double = NetworkStatisticsEntry`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1network_statistics_entry_call.html)
public struct NetworkStatisticsEntryCall: TDObject, CustomStringConvertible {
    public let networkType: NetworkType
    public let sentBytes: Int64
    public let receivedBytes: Int64
    public let duration: Double

    public init(networkType: NetworkType, sentBytes: Int64, receivedBytes: Int64, duration: Double) {
        self.networkType = networkType
        self.sentBytes = sentBytes
        self.receivedBytes = receivedBytes
        self.duration = duration
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"networkStatisticsEntryCall""#)
        wire.object(#","network_type":"#, self.networkType)
        wire.int53(#","sent_bytes":"#, self.sentBytes)
        wire.int53(#","received_bytes":"#, self.receivedBytes)
        wire.double(#","duration":"#, self.duration)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> NetworkStatisticsEntryCall? {
        var networkType: NetworkType? = nil
        var sentBytes: Int64 = 0
        var receivedBytes: Int64 = 0
        var duration: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.object(#","network_type":"#, &networkType)
            wire.int53(#","sent_bytes":"#, &sentBytes)
            wire.int53(#","received_bytes":"#, &receivedBytes)
            wire.double(#","duration":"#, &duration)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let networkType = wire.required(consume networkType)
         else { wire.missing("network_type"); return nil }
        return NetworkStatisticsEntryCall(
            networkType: networkType,
            sentBytes: sentBytes,
            receivedBytes: receivedBytes,
            duration: duration
        )
    }
}

/// `networkStatistics since_date:int32 entries:vector<NetworkStatisticsEntry> = NetworkStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1network_statistics.html)
public struct NetworkStatistics: TDDecodable, CustomStringConvertible {
    /// Unix time in seconds.
    public let sinceDate: Int32
    public let entries: [NetworkStatisticsEntry]

    public init(sinceDate: Int32, entries: [NetworkStatisticsEntry]) {
        self.sinceDate = sinceDate
        self.entries = entries
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"networkStatistics""#)
        wire.int32(#","since_date":"#, self.sinceDate)
        wire.objects(#","entries":"#, self.entries)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> NetworkStatistics? {
        wire.open(#"{"@type":"networkStatistics""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> NetworkStatistics? {
        var sinceDate: Int32 = 0
        var entries: [NetworkStatisticsEntry] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","since_date":"#, &sinceDate)
            wire.objects(#","entries":"#, &entries)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return NetworkStatistics(sinceDate: sinceDate, entries: entries)
    }
}

/// `autoDownloadSettings is_auto_download_enabled:Bool max_photo_file_size:int32 max_video_file_size:int53 max_other_file_size:int53 video_upload_bitrate:int32 preload_large_videos:Bool preload_next_audio:Bool preload_stories:Bool use_less_data_for_calls:Bool = AutoDownloadSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1auto_download_settings.html)
public struct AutoDownloadSettings: TDDecodable, CustomStringConvertible {
    public let isAutoDownloadEnabled: Bool
    public let maxPhotoFileSize: Int32
    public let maxVideoFileSize: Int64
    public let maxOtherFileSize: Int64
    public let videoUploadBitrate: Int32
    public let preloadLargeVideos: Bool
    public let preloadNextAudio: Bool
    public let preloadStories: Bool
    public let useLessDataForCalls: Bool

    public init(
        isAutoDownloadEnabled: Bool,
        maxPhotoFileSize: Int32,
        maxVideoFileSize: Int64,
        maxOtherFileSize: Int64,
        videoUploadBitrate: Int32,
        preloadLargeVideos: Bool,
        preloadNextAudio: Bool,
        preloadStories: Bool,
        useLessDataForCalls: Bool
    ) {
        self.isAutoDownloadEnabled = isAutoDownloadEnabled
        self.maxPhotoFileSize = maxPhotoFileSize
        self.maxVideoFileSize = maxVideoFileSize
        self.maxOtherFileSize = maxOtherFileSize
        self.videoUploadBitrate = videoUploadBitrate
        self.preloadLargeVideos = preloadLargeVideos
        self.preloadNextAudio = preloadNextAudio
        self.preloadStories = preloadStories
        self.useLessDataForCalls = useLessDataForCalls
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"autoDownloadSettings""#)
        wire.bool(#","is_auto_download_enabled":"#, self.isAutoDownloadEnabled)
        wire.int32(#","max_photo_file_size":"#, self.maxPhotoFileSize)
        wire.int53(#","max_video_file_size":"#, self.maxVideoFileSize)
        wire.int53(#","max_other_file_size":"#, self.maxOtherFileSize)
        wire.int32(#","video_upload_bitrate":"#, self.videoUploadBitrate)
        wire.bool(#","preload_large_videos":"#, self.preloadLargeVideos)
        wire.bool(#","preload_next_audio":"#, self.preloadNextAudio)
        wire.bool(#","preload_stories":"#, self.preloadStories)
        wire.bool(#","use_less_data_for_calls":"#, self.useLessDataForCalls)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AutoDownloadSettings? {
        wire.open(#"{"@type":"autoDownloadSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AutoDownloadSettings? {
        var isAutoDownloadEnabled: Bool = false
        var maxPhotoFileSize: Int32 = 0
        var maxVideoFileSize: Int64 = 0
        var maxOtherFileSize: Int64 = 0
        var videoUploadBitrate: Int32 = 0
        var preloadLargeVideos: Bool = false
        var preloadNextAudio: Bool = false
        var preloadStories: Bool = false
        var useLessDataForCalls: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_auto_download_enabled":"#, &isAutoDownloadEnabled)
            wire.int32(#","max_photo_file_size":"#, &maxPhotoFileSize)
            wire.int53(#","max_video_file_size":"#, &maxVideoFileSize)
            wire.int53(#","max_other_file_size":"#, &maxOtherFileSize)
            wire.int32(#","video_upload_bitrate":"#, &videoUploadBitrate)
            wire.bool(#","preload_large_videos":"#, &preloadLargeVideos)
            wire.bool(#","preload_next_audio":"#, &preloadNextAudio)
            wire.bool(#","preload_stories":"#, &preloadStories)
            wire.bool(#","use_less_data_for_calls":"#, &useLessDataForCalls)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AutoDownloadSettings(
            isAutoDownloadEnabled: isAutoDownloadEnabled,
            maxPhotoFileSize: maxPhotoFileSize,
            maxVideoFileSize: maxVideoFileSize,
            maxOtherFileSize: maxOtherFileSize,
            videoUploadBitrate: videoUploadBitrate,
            preloadLargeVideos: preloadLargeVideos,
            preloadNextAudio: preloadNextAudio,
            preloadStories: preloadStories,
            useLessDataForCalls: useLessDataForCalls
        )
    }
}

/// `autoDownloadSettingsPresets low:autoDownloadSettings medium:autoDownloadSettings high:autoDownloadSettings = AutoDownloadSettingsPresets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1auto_download_settings_presets.html)
public struct AutoDownloadSettingsPresets: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let low: AutoDownloadSettings
        let medium: AutoDownloadSettings
        let high: AutoDownloadSettings
        init(_ low: AutoDownloadSettings, _ medium: AutoDownloadSettings, _ high: AutoDownloadSettings) {
            self.low = low
            self.medium = medium
            self.high = high
        }
    }
    private let fields: Fields
    public var low: AutoDownloadSettings { fields.low }
    public var medium: AutoDownloadSettings { fields.medium }
    public var high: AutoDownloadSettings { fields.high }

    public init(low: AutoDownloadSettings, medium: AutoDownloadSettings, high: AutoDownloadSettings) {
        fields = Fields(low, medium, high)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"autoDownloadSettingsPresets""#)
        wire.object(#","low":"#, fields.low)
        wire.object(#","medium":"#, fields.medium)
        wire.object(#","high":"#, fields.high)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AutoDownloadSettingsPresets? {
        wire.open(#"{"@type":"autoDownloadSettingsPresets""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AutoDownloadSettingsPresets? {
        var low: AutoDownloadSettings? = nil
        var medium: AutoDownloadSettings? = nil
        var high: AutoDownloadSettings? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","low":"#, &low)
            wire.object(#","medium":"#, &medium)
            wire.object(#","high":"#, &high)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let low = wire.required(consume low),
            let medium = wire.required(consume medium),
            let high = wire.required(consume high)
         else { wire.missing("low medium high"); return nil }
        return AutoDownloadSettingsPresets(low: low, medium: medium, high: high)
    }
}

/// `AutosaveSettingsScope`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_autosave_settings_scope.html)
public enum AutosaveSettingsScope: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `autosaveSettingsScopePrivateChats = AutosaveSettingsScope`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1autosave_settings_scope_private_chats.html)
    case privateChats
    /// `autosaveSettingsScopeGroupChats = AutosaveSettingsScope`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1autosave_settings_scope_group_chats.html)
    case groupChats
    /// `autosaveSettingsScopeChannelChats = AutosaveSettingsScope`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1autosave_settings_scope_channel_chats.html)
    case channelChats
    case chat(AutosaveSettingsScopeChat)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .privateChats: wire.empty(#"{"@type":"autosaveSettingsScopePrivateChats"}"#)
        case .groupChats: wire.empty(#"{"@type":"autosaveSettingsScopeGroupChats"}"#)
        case .channelChats: wire.empty(#"{"@type":"autosaveSettingsScopeChannelChats"}"#)
        case .chat(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> AutosaveSettingsScope? {
        switch wire.constructor(of: .autosaveSettingsScope) {
        case 0: if wire.close() { return .privateChats }  // autosaveSettingsScopePrivateChats
        case 1: if wire.close() { return .groupChats }  // autosaveSettingsScopeGroupChats
        case 2: if wire.close() { return .channelChats }  // autosaveSettingsScopeChannelChats
        case 3: if let value = AutosaveSettingsScopeChat.body(&wire) { return .chat(value) }  // autosaveSettingsScopeChat
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `autosaveSettingsScopeChat chat_id:int53 = AutosaveSettingsScope`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1autosave_settings_scope_chat.html)
public struct AutosaveSettingsScopeChat: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"autosaveSettingsScopeChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> AutosaveSettingsScopeChat? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AutosaveSettingsScopeChat(chatID: chatID)
    }
}

/// `autosaveSettingsException chat_id:int53 settings:scopeAutosaveSettings = AutosaveSettingsException`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1autosave_settings_exception.html)
public struct AutosaveSettingsException: TDDecodable, CustomStringConvertible {
    public let chatID: Int64
    public let settings: ScopeAutosaveSettings

    public init(chatID: Int64, settings: ScopeAutosaveSettings) {
        self.chatID = chatID
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"autosaveSettingsException""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AutosaveSettingsException? {
        wire.open(#"{"@type":"autosaveSettingsException""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AutosaveSettingsException? {
        var chatID: Int64 = 0
        var settings: ScopeAutosaveSettings? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","settings":"#, &settings)
        } while wire.more(&mark)
        guard !wire.failed, let settings = wire.required(consume settings) else { wire.missing("settings"); return nil }
        return AutosaveSettingsException(chatID: chatID, settings: settings)
    }
}

/// `autosaveSettings private_chat_settings:scopeAutosaveSettings group_settings:scopeAutosaveSettings channel_settings:scopeAutosaveSettings exceptions:vector<autosaveSettingsException> = AutosaveSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1autosave_settings.html)
public struct AutosaveSettings: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let privateChatSettings: ScopeAutosaveSettings
        let groupSettings: ScopeAutosaveSettings
        let channelSettings: ScopeAutosaveSettings
        let exceptions: [AutosaveSettingsException]
        init(
            _ privateChatSettings: ScopeAutosaveSettings,
            _ groupSettings: ScopeAutosaveSettings,
            _ channelSettings: ScopeAutosaveSettings,
            _ exceptions: [AutosaveSettingsException]
        ) {
            self.privateChatSettings = privateChatSettings
            self.groupSettings = groupSettings
            self.channelSettings = channelSettings
            self.exceptions = exceptions
        }
    }
    private let fields: Fields
    public var privateChatSettings: ScopeAutosaveSettings { fields.privateChatSettings }
    public var groupSettings: ScopeAutosaveSettings { fields.groupSettings }
    public var channelSettings: ScopeAutosaveSettings { fields.channelSettings }
    public var exceptions: [AutosaveSettingsException] { fields.exceptions }

    public init(
        privateChatSettings: ScopeAutosaveSettings,
        groupSettings: ScopeAutosaveSettings,
        channelSettings: ScopeAutosaveSettings,
        exceptions: [AutosaveSettingsException]
    ) {
        fields = Fields(privateChatSettings, groupSettings, channelSettings, exceptions)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"autosaveSettings""#)
        wire.object(#","private_chat_settings":"#, fields.privateChatSettings)
        wire.object(#","group_settings":"#, fields.groupSettings)
        wire.object(#","channel_settings":"#, fields.channelSettings)
        wire.objects(#","exceptions":"#, fields.exceptions)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AutosaveSettings? {
        wire.open(#"{"@type":"autosaveSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AutosaveSettings? {
        var privateChatSettings: ScopeAutosaveSettings? = nil
        var groupSettings: ScopeAutosaveSettings? = nil
        var channelSettings: ScopeAutosaveSettings? = nil
        var exceptions: [AutosaveSettingsException] = []
        var mark = wire.cursor
        repeat {
            wire.object(#","private_chat_settings":"#, &privateChatSettings)
            wire.object(#","group_settings":"#, &groupSettings)
            wire.object(#","channel_settings":"#, &channelSettings)
            wire.objects(#","exceptions":"#, &exceptions)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let privateChatSettings = wire.required(consume privateChatSettings),
            let groupSettings = wire.required(consume groupSettings),
            let channelSettings = wire.required(consume channelSettings)
         else { wire.missing("private_chat_settings group_settings channel_settings"); return nil }
        return AutosaveSettings(
            privateChatSettings: privateChatSettings,
            groupSettings: groupSettings,
            channelSettings: channelSettings,
            exceptions: exceptions
        )
    }
}

/// `foundPosition position:int32 = FoundPosition`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_position.html)
public struct FoundPosition: TDDecodable, CustomStringConvertible {
    public let position: Int32

    public init(position: Int32) {
        self.position = position
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundPosition""#)
        wire.int32(#","position":"#, self.position)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundPosition? {
        wire.open(#"{"@type":"foundPosition""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundPosition? {
        var position: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","position":"#, &position)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FoundPosition(position: position)
    }
}

/// `foundPositions total_count:int32 positions:vector<int32> = FoundPositions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1found_positions.html)
public struct FoundPositions: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let positions: [Int32]

    public init(totalCount: Int32, positions: [Int32]) {
        self.totalCount = totalCount
        self.positions = positions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"foundPositions""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.int32s(#","positions":"#, self.positions)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FoundPositions? {
        wire.open(#"{"@type":"foundPositions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FoundPositions? {
        var totalCount: Int32 = 0
        var positions: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.int32s(#","positions":"#, &positions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FoundPositions(totalCount: totalCount, positions: positions)
    }
}

/// `SuggestedAction`, one of 17 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_suggested_action.html)
public enum SuggestedAction: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `suggestedActionEnableArchiveAndMuteNewChats = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_enable_archive_and_mute_new_chats.html)
    case enableArchiveAndMuteNewChats
    /// `suggestedActionCheckPassword = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_check_password.html)
    case checkPassword
    /// `suggestedActionCheckPhoneNumber = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_check_phone_number.html)
    case checkPhoneNumber
    /// `suggestedActionViewChecksHint = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_view_checks_hint.html)
    case viewChecksHint
    indirect case convertToBroadcastGroup(SuggestedActionConvertToBroadcastGroup)
    indirect case setPassword(SuggestedActionSetPassword)
    /// `suggestedActionUpgradePremium = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_upgrade_premium.html)
    case upgradePremium
    /// `suggestedActionRestorePremium = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_restore_premium.html)
    case restorePremium
    /// `suggestedActionSubscribeToAnnualPremium = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_subscribe_to_annual_premium.html)
    case subscribeToAnnualPremium
    /// `suggestedActionGiftPremiumForChristmas = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_gift_premium_for_christmas.html)
    case giftPremiumForChristmas
    /// `suggestedActionSetBirthdate = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_set_birthdate.html)
    case setBirthdate
    /// `suggestedActionSetProfilePhoto = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_set_profile_photo.html)
    case setProfilePhoto
    indirect case extendPremium(SuggestedActionExtendPremium)
    /// `suggestedActionExtendStarSubscriptions = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_extend_star_subscriptions.html)
    case extendStarSubscriptions
    case custom(SuggestedActionCustom)
    indirect case setLoginEmailAddress(SuggestedActionSetLoginEmailAddress)
    /// `suggestedActionAddLoginPasskey = SuggestedAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_add_login_passkey.html)
    case addLoginPasskey
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .enableArchiveAndMuteNewChats: wire.empty(#"{"@type":"suggestedActionEnableArchiveAndMuteNewChats"}"#)
        case .checkPassword: wire.empty(#"{"@type":"suggestedActionCheckPassword"}"#)
        case .checkPhoneNumber: wire.empty(#"{"@type":"suggestedActionCheckPhoneNumber"}"#)
        case .viewChecksHint: wire.empty(#"{"@type":"suggestedActionViewChecksHint"}"#)
        case .convertToBroadcastGroup(let value): value.encode(into: &wire)
        case .setPassword(let value): value.encode(into: &wire)
        case .upgradePremium: wire.empty(#"{"@type":"suggestedActionUpgradePremium"}"#)
        case .restorePremium: wire.empty(#"{"@type":"suggestedActionRestorePremium"}"#)
        case .subscribeToAnnualPremium: wire.empty(#"{"@type":"suggestedActionSubscribeToAnnualPremium"}"#)
        case .giftPremiumForChristmas: wire.empty(#"{"@type":"suggestedActionGiftPremiumForChristmas"}"#)
        case .setBirthdate: wire.empty(#"{"@type":"suggestedActionSetBirthdate"}"#)
        case .setProfilePhoto: wire.empty(#"{"@type":"suggestedActionSetProfilePhoto"}"#)
        case .extendPremium(let value): value.encode(into: &wire)
        case .extendStarSubscriptions: wire.empty(#"{"@type":"suggestedActionExtendStarSubscriptions"}"#)
        case .custom(let value): value.encode(into: &wire)
        case .setLoginEmailAddress(let value): value.encode(into: &wire)
        case .addLoginPasskey: wire.empty(#"{"@type":"suggestedActionAddLoginPasskey"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> SuggestedAction? {
        switch wire.constructor(of: .suggestedAction) {
        case 0: if wire.close() { return .enableArchiveAndMuteNewChats }  // suggestedActionEnableArchiveAndMuteNewChats
        case 1: if wire.close() { return .checkPassword }  // suggestedActionCheckPassword
        case 2: if wire.close() { return .checkPhoneNumber }  // suggestedActionCheckPhoneNumber
        case 3: if wire.close() { return .viewChecksHint }  // suggestedActionViewChecksHint
        case 4: if let value = SuggestedActionConvertToBroadcastGroup.body(&wire) { return .convertToBroadcastGroup(value) }  // suggestedActionConvertToBroadcastGroup
        case 5: if let value = SuggestedActionSetPassword.body(&wire) { return .setPassword(value) }  // suggestedActionSetPassword
        case 6: if wire.close() { return .upgradePremium }  // suggestedActionUpgradePremium
        case 7: if wire.close() { return .restorePremium }  // suggestedActionRestorePremium
        case 8: if wire.close() { return .subscribeToAnnualPremium }  // suggestedActionSubscribeToAnnualPremium
        case 9: if wire.close() { return .giftPremiumForChristmas }  // suggestedActionGiftPremiumForChristmas
        case 10: if wire.close() { return .setBirthdate }  // suggestedActionSetBirthdate
        case 11: if wire.close() { return .setProfilePhoto }  // suggestedActionSetProfilePhoto
        case 12: if let value = SuggestedActionExtendPremium.body(&wire) { return .extendPremium(value) }  // suggestedActionExtendPremium
        case 13: if wire.close() { return .extendStarSubscriptions }  // suggestedActionExtendStarSubscriptions
        case 14: if let value = SuggestedActionCustom.body(&wire) { return .custom(value) }  // suggestedActionCustom
        case 15: if let value = SuggestedActionSetLoginEmailAddress.body(&wire) { return .setLoginEmailAddress(value) }  // suggestedActionSetLoginEmailAddress
        case 16: if wire.close() { return .addLoginPasskey }  // suggestedActionAddLoginPasskey
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `suggestedActionConvertToBroadcastGroup supergroup_id:int53 = SuggestedAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_convert_to_broadcast_group.html)
public struct SuggestedActionConvertToBroadcastGroup: TDObject, CustomStringConvertible {
    public let supergroupID: Int64

    public init(supergroupID: Int64) {
        self.supergroupID = supergroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"suggestedActionConvertToBroadcastGroup""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SuggestedActionConvertToBroadcastGroup? {
        var supergroupID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","supergroup_id":"#, &supergroupID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SuggestedActionConvertToBroadcastGroup(supergroupID: supergroupID)
    }
}

/// `suggestedActionSetPassword authorization_delay:int32 = SuggestedAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_set_password.html)
public struct SuggestedActionSetPassword: TDObject, CustomStringConvertible {
    public let authorizationDelay: Int32

    public init(authorizationDelay: Int32) {
        self.authorizationDelay = authorizationDelay
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"suggestedActionSetPassword""#)
        wire.int32(#","authorization_delay":"#, self.authorizationDelay)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SuggestedActionSetPassword? {
        var authorizationDelay: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","authorization_delay":"#, &authorizationDelay)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SuggestedActionSetPassword(authorizationDelay: authorizationDelay)
    }
}

/// `suggestedActionExtendPremium manage_premium_subscription_url:string = SuggestedAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_extend_premium.html)
public struct SuggestedActionExtendPremium: TDObject, CustomStringConvertible, CustomReflectable {
    public let managePremiumSubscriptionURL: String

    public init(managePremiumSubscriptionURL: String) {
        self.managePremiumSubscriptionURL = managePremiumSubscriptionURL
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"suggestedActionExtendPremium""#)
        wire.string(#","manage_premium_subscription_url":"#, self.managePremiumSubscriptionURL)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SuggestedActionExtendPremium? {
        var managePremiumSubscriptionURL: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","manage_premium_subscription_url":"#, &managePremiumSubscriptionURL)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SuggestedActionExtendPremium(managePremiumSubscriptionURL: managePremiumSubscriptionURL)
    }
}

/// `suggestedActionCustom name:string title:formattedText description:formattedText url:string = SuggestedAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_custom.html)
public struct SuggestedActionCustom: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let name: String
        let title: FormattedText
        let descriptionText: FormattedText
        let url: String
        init(_ name: String, _ title: FormattedText, _ descriptionText: FormattedText, _ url: String) {
            self.name = name
            self.title = title
            self.descriptionText = descriptionText
            self.url = url
        }
    }
    private let fields: Fields
    public var name: String { fields.name }
    public var title: FormattedText { fields.title }
    public var descriptionText: FormattedText { fields.descriptionText }
    public var url: String { fields.url }

    public init(name: String, title: FormattedText, descriptionText: FormattedText, url: String) {
        fields = Fields(name, title, descriptionText, url)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"suggestedActionCustom""#)
        wire.string(#","name":"#, fields.name)
        wire.object(#","title":"#, fields.title)
        wire.object(#","description":"#, fields.descriptionText)
        wire.string(#","url":"#, fields.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SuggestedActionCustom? {
        var name: String = ""
        var title: FormattedText? = nil
        var descriptionText: FormattedText? = nil
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.object(#","title":"#, &title)
            wire.object(#","description":"#, &descriptionText)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let title = wire.required(consume title),
            let descriptionText = wire.required(consume descriptionText)
         else { wire.missing("title description"); return nil }
        return SuggestedActionCustom(name: name, title: title, descriptionText: descriptionText, url: url)
    }
}

/// `suggestedActionSetLoginEmailAddress can_be_hidden:Bool = SuggestedAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1suggested_action_set_login_email_address.html)
public struct SuggestedActionSetLoginEmailAddress: TDObject, CustomStringConvertible {
    public let canBeHidden: Bool

    public init(canBeHidden: Bool) {
        self.canBeHidden = canBeHidden
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"suggestedActionSetLoginEmailAddress""#)
        wire.bool(#","can_be_hidden":"#, self.canBeHidden)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> SuggestedActionSetLoginEmailAddress? {
        var canBeHidden: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_be_hidden":"#, &canBeHidden)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SuggestedActionSetLoginEmailAddress(canBeHidden: canBeHidden)
    }
}

/// `fileDownloadedPrefixSize size:int53 = FileDownloadedPrefixSize`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1file_downloaded_prefix_size.html)
public struct FileDownloadedPrefixSize: TDDecodable, CustomStringConvertible {
    public let size: Int64

    public init(size: Int64) {
        self.size = size
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"fileDownloadedPrefixSize""#)
        wire.int53(#","size":"#, self.size)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FileDownloadedPrefixSize? {
        wire.open(#"{"@type":"fileDownloadedPrefixSize""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FileDownloadedPrefixSize? {
        var size: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","size":"#, &size)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FileDownloadedPrefixSize(size: size)
    }
}


#if Hashable
extension LocalFile: Hashable {}
extension RemoteFile: Hashable {}
extension File: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.size != right.size { return false }
        if left.expectedSize != right.expectedSize { return false }
        if left.local != right.local { return false }
        if left.remote != right.remote { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(size)
        hasher.combine(expectedSize)
        hasher.combine(local)
        hasher.combine(remote)
    }
}
extension InputFile: Hashable {}
extension InputFileId: Hashable {}
extension InputFileRemote: Hashable {}
extension InputFileLocal: Hashable {}
extension InputFileGenerated: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.originalPath != right.originalPath { return false }
        if left.conversion != right.conversion { return false }
        if left.expectedSize != right.expectedSize { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(originalPath)
        hasher.combine(conversion)
        hasher.combine(expectedSize)
    }
}
extension PhotoSize: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.type != right.type { return false }
        if left.photo != right.photo { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.progressiveSizes != right.progressiveSizes { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(photo)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(progressiveSizes)
    }
}
extension Minithumbnail: Hashable {}
extension Animation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.fileName != right.fileName { return false }
        if left.mimeType != right.mimeType { return false }
        if left.hasStickers != right.hasStickers { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.animation != right.animation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(fileName)
        hasher.combine(mimeType)
        hasher.combine(hasStickers)
        hasher.combine(minithumbnail)
        hasher.combine(thumbnail)
        hasher.combine(animation)
    }
}
extension Audio: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.duration != right.duration { return false }
        if left.title != right.title { return false }
        if left.performer != right.performer { return false }
        if left.fileName != right.fileName { return false }
        if left.mimeType != right.mimeType { return false }
        if left.albumCoverMinithumbnail != right.albumCoverMinithumbnail { return false }
        if left.albumCoverThumbnail != right.albumCoverThumbnail { return false }
        if left.externalAlbumCovers != right.externalAlbumCovers { return false }
        if left.audio != right.audio { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(duration)
        hasher.combine(title)
        hasher.combine(performer)
        hasher.combine(fileName)
        hasher.combine(mimeType)
        hasher.combine(albumCoverMinithumbnail)
        hasher.combine(albumCoverThumbnail)
        hasher.combine(externalAlbumCovers)
        hasher.combine(audio)
    }
}
extension Audios: Hashable {}
extension Document: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.fileName != right.fileName { return false }
        if left.mimeType != right.mimeType { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.document != right.document { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fileName)
        hasher.combine(mimeType)
        hasher.combine(minithumbnail)
        hasher.combine(thumbnail)
        hasher.combine(document)
    }
}
extension Photo: Hashable {}
extension AlternativeVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.codec != right.codec { return false }
        if left.hlsFile != right.hlsFile { return false }
        if left.video != right.video { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(codec)
        hasher.combine(hlsFile)
        hasher.combine(video)
    }
}
extension InputBusinessStartPage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.title != right.title { return false }
        if left.message != right.message { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(message)
        hasher.combine(sticker)
    }
}
extension InputBusinessChatLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.title != right.title { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(title)
    }
}
extension InputChatPhoto: Hashable {}
extension InputChatPhotoPrevious: Hashable {}
extension InputChatPhotoStatic: Hashable {}
extension InputChatPhotoAnimation: Hashable {}
extension InputChatPhotoSticker: Hashable {}
extension FoundWebApp: Hashable {}
extension SuggestedPostPrice: Hashable {}
extension SuggestedPostPriceStar: Hashable {}
extension SuggestedPostPriceGram: Hashable {}
extension SuggestedPostState: Hashable {}
extension SuggestedPostInfo: Hashable {}
extension InputSuggestedPostInfo: Hashable {}
extension SuggestedPostRefundReason: Hashable {}
extension FoundAffiliateProgram: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUserID != right.botUserID { return false }
        if left.info != right.info { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUserID)
        hasher.combine(info)
    }
}
extension FoundAffiliatePrograms: Hashable {}
extension FoundUsers: Hashable {}
extension FoundMessages: Hashable {}
extension FoundChatMessages: Hashable {}
extension FoundPublicPosts: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.messages != right.messages { return false }
        if left.nextOffset != right.nextOffset { return false }
        if left.searchLimits != right.searchLimits { return false }
        if left.areLimitsExceeded != right.areLimitsExceeded { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(messages)
        hasher.combine(nextOffset)
        hasher.combine(searchLimits)
        hasher.combine(areLimitsExceeded)
    }
}
extension FileDownload: Hashable {}
extension DownloadedFileCounts: Hashable {}
extension FoundFileDownloads: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCounts != right.totalCounts { return false }
        if left.files != right.files { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCounts)
        hasher.combine(files)
        hasher.combine(nextOffset)
    }
}
extension SavedCredentials: Hashable {}
extension InputThumbnail: Hashable {}
extension InputAnimation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.animation != right.animation { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.addedStickerFileIDs != right.addedStickerFileIDs { return false }
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(animation)
        hasher.combine(thumbnail)
        hasher.combine(addedStickerFileIDs)
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
    }
}
extension InputAudio: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.audio != right.audio { return false }
        if left.albumCoverThumbnail != right.albumCoverThumbnail { return false }
        if left.duration != right.duration { return false }
        if left.title != right.title { return false }
        if left.performer != right.performer { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(audio)
        hasher.combine(albumCoverThumbnail)
        hasher.combine(duration)
        hasher.combine(title)
        hasher.combine(performer)
    }
}
extension InputDocument: Hashable {}
extension InputPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.video != right.video { return false }
        if left.addedStickerFileIDs != right.addedStickerFileIDs { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(thumbnail)
        hasher.combine(video)
        hasher.combine(addedStickerFileIDs)
        hasher.combine(width)
        hasher.combine(height)
    }
}
extension InputSticker: Hashable {}
extension InputVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.video != right.video { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.cover != right.cover { return false }
        if left.startTimestamp != right.startTimestamp { return false }
        if left.addedStickerFileIDs != right.addedStickerFileIDs { return false }
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.supportsStreaming != right.supportsStreaming { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(video)
        hasher.combine(thumbnail)
        hasher.combine(cover)
        hasher.combine(startTimestamp)
        hasher.combine(addedStickerFileIDs)
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(supportsStreaming)
    }
}
extension InputVideoNote: Hashable {}
extension InputVoiceNote: Hashable {}
extension InputStoryAreaType: Hashable {}
extension InputStoryAreaTypeLocation: Hashable {}
extension InputStoryAreaTypeFoundVenue: Hashable {}
extension InputStoryAreaTypePreviousVenue: Hashable {}
extension InputStoryAreaTypeSuggestedReaction: Hashable {}
extension InputStoryAreaTypeMessage: Hashable {}
extension InputStoryAreaTypeLink: Hashable {}
extension InputStoryAreaTypeWeather: Hashable {}
extension InputStoryAreaTypeUpgradedGift: Hashable {}
extension InputStoryArea: Hashable {}
extension InputStoryAreas: Hashable {}
extension InputStoryContent: Hashable {}
extension InputStoryContentPhoto: Hashable {}
extension InputStoryContentVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.video != right.video { return false }
        if left.addedStickerFileIDs != right.addedStickerFileIDs { return false }
        if left.duration != right.duration { return false }
        if left.coverFrameTimestamp != right.coverFrameTimestamp { return false }
        if left.isAnimation != right.isAnimation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(video)
        hasher.combine(addedStickerFileIDs)
        hasher.combine(duration)
        hasher.combine(coverFrameTimestamp)
        hasher.combine(isAnimation)
    }
}
extension FoundStories: Hashable {}
extension FoundChatBoosts: Hashable {}
extension InputCall: Hashable {}
extension InputCallDiscarded: Hashable {}
extension InputCallFromMessage: Hashable {}
extension InputGroupCall: Hashable {}
extension InputGroupCallLink: Hashable {}
extension InputGroupCallMessage: Hashable {}
extension Animations: Hashable {}
extension InputBackground: Hashable {}
extension InputBackgroundLocal: Hashable {}
extension InputBackgroundRemote: Hashable {}
extension InputBackgroundPrevious: Hashable {}
extension InputChatTheme: Hashable {}
extension InputChatThemeEmoji: Hashable {}
extension InputChatThemeGift: Hashable {}
extension FileType: Hashable {}
extension StorageStatisticsByFileType: Hashable {}
extension StorageStatisticsByChat: Hashable {}
extension StorageStatistics: Hashable {}
extension StorageStatisticsFast: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.filesSize != right.filesSize { return false }
        if left.fileCount != right.fileCount { return false }
        if left.databaseSize != right.databaseSize { return false }
        if left.languagePackDatabaseSize != right.languagePackDatabaseSize { return false }
        if left.logSize != right.logSize { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(filesSize)
        hasher.combine(fileCount)
        hasher.combine(databaseSize)
        hasher.combine(languagePackDatabaseSize)
        hasher.combine(logSize)
    }
}
extension DatabaseStatistics: Hashable {}
extension NetworkType: Hashable {}
extension NetworkStatisticsEntry: Hashable {}
extension NetworkStatisticsEntryFile: Hashable {}
extension NetworkStatisticsEntryCall: Hashable {}
extension NetworkStatistics: Hashable {}
extension AutoDownloadSettings: Hashable {}
extension AutoDownloadSettingsPresets: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.low != right.low { return false }
        if left.medium != right.medium { return false }
        if left.high != right.high { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(low)
        hasher.combine(medium)
        hasher.combine(high)
    }
}
extension AutosaveSettingsScope: Hashable {}
extension AutosaveSettingsScopeChat: Hashable {}
extension AutosaveSettingsException: Hashable {}
extension AutosaveSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.privateChatSettings != right.privateChatSettings { return false }
        if left.groupSettings != right.groupSettings { return false }
        if left.channelSettings != right.channelSettings { return false }
        if left.exceptions != right.exceptions { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(privateChatSettings)
        hasher.combine(groupSettings)
        hasher.combine(channelSettings)
        hasher.combine(exceptions)
    }
}
extension FoundPosition: Hashable {}
extension FoundPositions: Hashable {}
extension SuggestedAction: Hashable {}
extension SuggestedActionConvertToBroadcastGroup: Hashable {}
extension SuggestedActionSetPassword: Hashable {}
extension SuggestedActionExtendPremium: Hashable {}
extension SuggestedActionCustom: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(url)
    }
}
extension SuggestedActionSetLoginEmailAddress: Hashable {}
extension FileDownloadedPrefixSize: Hashable {}
#endif
