// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `setDatabaseEncryptionKey new_encryption_key:bytes = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_database_encryption_key.html)
public struct SetDatabaseEncryptionKey: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let newEncryptionKey: [UInt8]

    public init(newEncryptionKey: [UInt8]) {
        self.newEncryptionKey = newEncryptionKey
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setDatabaseEncryptionKey""#)
        wire.bytes(#","new_encryption_key":"#, self.newEncryptionKey)
        wire.close()
    }
}

/// `getFile file_id:int32 = File`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_file.html)
public struct GetFile: TDFunction, CustomStringConvertible {
    public typealias Result = File
    public let fileID: Int32

    public init(fileID: Int32) {
        self.fileID = fileID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getFile""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.close()
    }
}

/// `getRemoteFile remote_file_id:string file_type:FileType = File`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_remote_file.html)
public struct GetRemoteFile: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = File
    public let remoteFileID: String
    /// May be left out.
    public let fileType: FileType?

    public init(remoteFileID: String, fileType: FileType? = nil) {
        self.remoteFileID = remoteFileID
        self.fileType = fileType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getRemoteFile""#)
        wire.string(#","remote_file_id":"#, self.remoteFileID)
        wire.object(#","file_type":"#, self.fileType)
        wire.close()
    }
}

/// `searchOutgoingDocumentMessages query:string limit:int32 = FoundMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_outgoing_document_messages.html)
public struct SearchOutgoingDocumentMessages: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundMessages
    public let query: String
    public let limit: Int32

    public init(query: String, limit: Int32) {
        self.query = query
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchOutgoingDocumentMessages""#)
        wire.string(#","query":"#, self.query)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `addLocalMessage chat_id:int53 sender_id:MessageSender reply_to:InputMessageReplyTo disable_notification:Bool input_message_content:InputMessageContent = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_local_message.html)
public struct AddLocalMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let senderID: MessageSender
    /// May be left out.
    public let replyTo: InputMessageReplyTo?
    public let disableNotification: Bool
    public let inputMessageContent: InputMessageContent

    public init(
        chatID: Int64,
        senderID: MessageSender,
        replyTo: InputMessageReplyTo? = nil,
        disableNotification: Bool,
        inputMessageContent: InputMessageContent
    ) {
        self.chatID = chatID
        self.senderID = senderID
        self.replyTo = replyTo
        self.disableNotification = disableNotification
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addLocalMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","sender_id":"#, self.senderID)
        wire.object(#","reply_to":"#, self.replyTo)
        wire.bool(#","disable_notification":"#, self.disableNotification)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `getFileMimeType file_name:string = Text`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_file_mime_type.html)
public struct GetFileMimeType: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Text
    public let fileName: String

    public init(fileName: String) {
        self.fileName = fileName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getFileMimeType""#)
        wire.string(#","file_name":"#, self.fileName)
        wire.close()
    }
}

/// `getFileExtension mime_type:string = Text`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_file_extension.html)
public struct GetFileExtension: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = Text
    public let mimeType: String

    public init(mimeType: String) {
        self.mimeType = mimeType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getFileExtension""#)
        wire.string(#","mime_type":"#, self.mimeType)
        wire.close()
    }
}

/// `cleanFileName file_name:string = Text`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clean_file_name.html)
public struct CleanFileName: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Text
    public let fileName: String

    public init(fileName: String) {
        self.fileName = fileName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"cleanFileName""#)
        wire.string(#","file_name":"#, self.fileName)
        wire.close()
    }
}

/// `hideSuggestedAction action:SuggestedAction = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1hide_suggested_action.html)
public struct HideSuggestedAction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let action: SuggestedAction

    public init(action: SuggestedAction) {
        self.action = action
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"hideSuggestedAction""#)
        wire.object(#","action":"#, self.action)
        wire.close()
    }
}

/// `listenToAudio audio_file_id:int32 duration:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1listen_to_audio.html)
public struct ListenToAudio: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let audioFileID: Int32
    public let duration: Int32

    public init(audioFileID: Int32, duration: Int32) {
        self.audioFileID = audioFileID
        self.duration = duration
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"listenToAudio""#)
        wire.int32(#","audio_file_id":"#, self.audioFileID)
        wire.int32(#","duration":"#, self.duration)
        wire.close()
    }
}

/// `getSavedNotificationSound notification_sound_id:int64 = NotificationSound`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_notification_sound.html)
public struct GetSavedNotificationSound: TDFunction, CustomStringConvertible {
    public typealias Result = NotificationSound
    public let notificationSoundID: Int64

    public init(notificationSoundID: Int64) {
        self.notificationSoundID = notificationSoundID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSavedNotificationSound""#)
        wire.int64(#","notification_sound_id":"#, self.notificationSoundID)
        wire.close()
    }
}

/// `getSavedNotificationSounds = NotificationSounds`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_notification_sounds.html)
public struct GetSavedNotificationSounds: TDFunction, CustomStringConvertible {
    public typealias Result = NotificationSounds

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getSavedNotificationSounds"}"#)
    }
}

/// `addSavedNotificationSound sound:InputFile = NotificationSound`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_saved_notification_sound.html)
public struct AddSavedNotificationSound: TDFunction, CustomStringConvertible {
    public typealias Result = NotificationSound
    public let sound: InputFile

    public init(sound: InputFile) {
        self.sound = sound
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addSavedNotificationSound""#)
        wire.object(#","sound":"#, self.sound)
        wire.close()
    }
}

/// `removeSavedNotificationSound notification_sound_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_saved_notification_sound.html)
public struct RemoveSavedNotificationSound: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let notificationSoundID: Int64

    public init(notificationSoundID: Int64) {
        self.notificationSoundID = notificationSoundID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeSavedNotificationSound""#)
        wire.int64(#","notification_sound_id":"#, self.notificationSoundID)
        wire.close()
    }
}

/// `downloadFile file_id:int32 priority:int32 offset:int53 limit:int53 synchronous:Bool = File`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1download_file.html)
public struct DownloadFile: TDFunction, CustomStringConvertible {
    public typealias Result = File
    public let fileID: Int32
    /// Range 1 to 32.
    public let priority: Int32
    public let offset: Int64
    public let limit: Int64
    public let synchronous: Bool

    public init(fileID: Int32, priority: Int32, offset: Int64, limit: Int64, synchronous: Bool) {
        self.fileID = fileID
        self.priority = priority
        self.offset = offset
        self.limit = limit
        self.synchronous = synchronous
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"downloadFile""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.int32(#","priority":"#, self.priority)
        wire.int53(#","offset":"#, self.offset)
        wire.int53(#","limit":"#, self.limit)
        wire.bool(#","synchronous":"#, self.synchronous)
        wire.close()
    }
}

/// `getFileDownloadedPrefixSize file_id:int32 offset:int53 = FileDownloadedPrefixSize`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_file_downloaded_prefix_size.html)
public struct GetFileDownloadedPrefixSize: TDFunction, CustomStringConvertible {
    public typealias Result = FileDownloadedPrefixSize
    public let fileID: Int32
    public let offset: Int64

    public init(fileID: Int32, offset: Int64) {
        self.fileID = fileID
        self.offset = offset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getFileDownloadedPrefixSize""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.int53(#","offset":"#, self.offset)
        wire.close()
    }
}

/// `cancelDownloadFile file_id:int32 only_if_pending:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1cancel_download_file.html)
public struct CancelDownloadFile: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let fileID: Int32
    public let onlyIfPending: Bool

    public init(fileID: Int32, onlyIfPending: Bool) {
        self.fileID = fileID
        self.onlyIfPending = onlyIfPending
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"cancelDownloadFile""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.bool(#","only_if_pending":"#, self.onlyIfPending)
        wire.close()
    }
}

/// `getSuggestedFileName file_id:int32 directory:string = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_suggested_file_name.html)
public struct GetSuggestedFileName: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Text
    public let fileID: Int32
    public let directory: String

    public init(fileID: Int32, directory: String) {
        self.fileID = fileID
        self.directory = directory
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSuggestedFileName""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.string(#","directory":"#, self.directory)
        wire.close()
    }
}

/// `preliminaryUploadFile file:InputFile file_type:FileType priority:int32 = File`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1preliminary_upload_file.html)
public struct PreliminaryUploadFile: TDFunction, CustomStringConvertible {
    public typealias Result = File
    public let file: InputFile
    /// May be left out.
    public let fileType: FileType?
    /// Range 1 to 32.
    public let priority: Int32

    public init(file: InputFile, fileType: FileType? = nil, priority: Int32) {
        self.file = file
        self.fileType = fileType
        self.priority = priority
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"preliminaryUploadFile""#)
        wire.object(#","file":"#, self.file)
        wire.object(#","file_type":"#, self.fileType)
        wire.int32(#","priority":"#, self.priority)
        wire.close()
    }
}

/// `cancelPreliminaryUploadFile file_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1cancel_preliminary_upload_file.html)
public struct CancelPreliminaryUploadFile: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let fileID: Int32

    public init(fileID: Int32) {
        self.fileID = fileID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"cancelPreliminaryUploadFile""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.close()
    }
}

/// `writeGeneratedFilePart generation_id:int64 offset:int53 data:bytes = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1write_generated_file_part.html)
public struct WriteGeneratedFilePart: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let generationID: Int64
    public let offset: Int64
    public let data: [UInt8]

    public init(generationID: Int64, offset: Int64, data: [UInt8]) {
        self.generationID = generationID
        self.offset = offset
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"writeGeneratedFilePart""#)
        wire.int64(#","generation_id":"#, self.generationID)
        wire.int53(#","offset":"#, self.offset)
        wire.bytes(#","data":"#, self.data)
        wire.close()
    }
}

/// `setFileGenerationProgress generation_id:int64 expected_size:int53 local_prefix_size:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_file_generation_progress.html)
public struct SetFileGenerationProgress: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let generationID: Int64
    public let expectedSize: Int64
    public let localPrefixSize: Int64

    public init(generationID: Int64, expectedSize: Int64, localPrefixSize: Int64) {
        self.generationID = generationID
        self.expectedSize = expectedSize
        self.localPrefixSize = localPrefixSize
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setFileGenerationProgress""#)
        wire.int64(#","generation_id":"#, self.generationID)
        wire.int53(#","expected_size":"#, self.expectedSize)
        wire.int53(#","local_prefix_size":"#, self.localPrefixSize)
        wire.close()
    }
}

/// `finishFileGeneration generation_id:int64 error:error = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1finish_file_generation.html)
public struct FinishFileGeneration: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let generationID: Int64
    /// May be left out.
    public let error: TDError?

    public init(generationID: Int64, error: TDError? = nil) {
        self.generationID = generationID
        self.error = error
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"finishFileGeneration""#)
        wire.int64(#","generation_id":"#, self.generationID)
        wire.object(#","error":"#, self.error)
        wire.close()
    }
}

/// `readFilePart file_id:int32 offset:int53 count:int53 = Data`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_file_part.html)
public struct ReadFilePart: TDFunction, CustomStringConvertible {
    public typealias Result = TDData
    public let fileID: Int32
    public let offset: Int64
    public let count: Int64

    public init(fileID: Int32, offset: Int64, count: Int64) {
        self.fileID = fileID
        self.offset = offset
        self.count = count
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"readFilePart""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.int53(#","offset":"#, self.offset)
        wire.int53(#","count":"#, self.count)
        wire.close()
    }
}

/// `deleteFile file_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_file.html)
public struct DeleteFile: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let fileID: Int32

    public init(fileID: Int32) {
        self.fileID = fileID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteFile""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.close()
    }
}

/// `addFileToDownloads file_id:int32 chat_id:int53 message_id:int53 priority:int32 = File`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_file_to_downloads.html)
public struct AddFileToDownloads: TDFunction, CustomStringConvertible {
    public typealias Result = File
    public let fileID: Int32
    public let chatID: Int64
    public let messageID: Int64
    /// Range 1 to 32.
    public let priority: Int32

    public init(fileID: Int32, chatID: Int64, messageID: Int64, priority: Int32) {
        self.fileID = fileID
        self.chatID = chatID
        self.messageID = messageID
        self.priority = priority
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addFileToDownloads""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32(#","priority":"#, self.priority)
        wire.close()
    }
}

/// `toggleDownloadIsPaused file_id:int32 is_paused:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_download_is_paused.html)
public struct ToggleDownloadIsPaused: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let fileID: Int32
    public let isPaused: Bool

    public init(fileID: Int32, isPaused: Bool) {
        self.fileID = fileID
        self.isPaused = isPaused
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleDownloadIsPaused""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.bool(#","is_paused":"#, self.isPaused)
        wire.close()
    }
}

/// `toggleAllDownloadsArePaused are_paused:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_all_downloads_are_paused.html)
public struct ToggleAllDownloadsArePaused: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let arePaused: Bool

    public init(arePaused: Bool) {
        self.arePaused = arePaused
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleAllDownloadsArePaused""#)
        wire.bool(#","are_paused":"#, self.arePaused)
        wire.close()
    }
}

/// `removeFileFromDownloads file_id:int32 delete_from_cache:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_file_from_downloads.html)
public struct RemoveFileFromDownloads: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let fileID: Int32
    public let deleteFromCache: Bool

    public init(fileID: Int32, deleteFromCache: Bool) {
        self.fileID = fileID
        self.deleteFromCache = deleteFromCache
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeFileFromDownloads""#)
        wire.int32(#","file_id":"#, self.fileID)
        wire.bool(#","delete_from_cache":"#, self.deleteFromCache)
        wire.close()
    }
}

/// `removeAllFilesFromDownloads only_active:Bool only_completed:Bool delete_from_cache:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_all_files_from_downloads.html)
public struct RemoveAllFilesFromDownloads: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let onlyActive: Bool
    public let onlyCompleted: Bool
    public let deleteFromCache: Bool

    public init(onlyActive: Bool, onlyCompleted: Bool, deleteFromCache: Bool) {
        self.onlyActive = onlyActive
        self.onlyCompleted = onlyCompleted
        self.deleteFromCache = deleteFromCache
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeAllFilesFromDownloads""#)
        wire.bool(#","only_active":"#, self.onlyActive)
        wire.bool(#","only_completed":"#, self.onlyCompleted)
        wire.bool(#","delete_from_cache":"#, self.deleteFromCache)
        wire.close()
    }
}

/// `searchFileDownloads query:string only_active:Bool only_completed:Bool offset:string limit:int32 = FoundFileDownloads`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_file_downloads.html)
public struct SearchFileDownloads: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundFileDownloads
    public let query: String
    public let onlyActive: Bool
    public let onlyCompleted: Bool
    public let offset: String
    public let limit: Int32

    public init(query: String, onlyActive: Bool, onlyCompleted: Bool, offset: String, limit: Int32) {
        self.query = query
        self.onlyActive = onlyActive
        self.onlyCompleted = onlyCompleted
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchFileDownloads""#)
        wire.string(#","query":"#, self.query)
        wire.bool(#","only_active":"#, self.onlyActive)
        wire.bool(#","only_completed":"#, self.onlyCompleted)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `approveSuggestedPost chat_id:int53 message_id:int53 send_date:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1approve_suggested_post.html)
public struct ApproveSuggestedPost: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    /// Unix time in seconds.
    public let sendDate: Int32

    public init(chatID: Int64, messageID: Int64, sendDate: Int32) {
        self.chatID = chatID
        self.messageID = messageID
        self.sendDate = sendDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"approveSuggestedPost""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32(#","send_date":"#, self.sendDate)
        wire.close()
    }
}

/// `declineSuggestedPost chat_id:int53 message_id:int53 comment:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1decline_suggested_post.html)
public struct DeclineSuggestedPost: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    /// Length 0 to 128 characters.
    public let comment: String

    public init(chatID: Int64, messageID: Int64, comment: String) {
        self.chatID = chatID
        self.messageID = messageID
        self.comment = comment
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"declineSuggestedPost""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.string(#","comment":"#, self.comment)
        wire.close()
    }
}

/// `getSavedAnimations = Animations`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_animations.html)
public struct GetSavedAnimations: TDFunction, CustomStringConvertible {
    public typealias Result = Animations

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getSavedAnimations"}"#)
    }
}

/// `addSavedAnimation animation:InputFile = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_saved_animation.html)
public struct AddSavedAnimation: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let animation: InputFile

    public init(animation: InputFile) {
        self.animation = animation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addSavedAnimation""#)
        wire.object(#","animation":"#, self.animation)
        wire.close()
    }
}

/// `removeSavedAnimation animation:InputFile = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_saved_animation.html)
public struct RemoveSavedAnimation: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let animation: InputFile

    public init(animation: InputFile) {
        self.animation = animation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeSavedAnimation""#)
        wire.object(#","animation":"#, self.animation)
        wire.close()
    }
}

/// `getSavedOrderInfo = OrderInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_order_info.html)
public struct GetSavedOrderInfo: TDFunction, CustomStringConvertible {
    public typealias Result = OrderInfo

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getSavedOrderInfo"}"#)
    }
}

/// `deleteSavedOrderInfo = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_saved_order_info.html)
public struct DeleteSavedOrderInfo: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"deleteSavedOrderInfo"}"#)
    }
}

/// `deleteSavedCredentials = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_saved_credentials.html)
public struct DeleteSavedCredentials: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"deleteSavedCredentials"}"#)
    }
}

/// `getStorageStatistics chat_limit:int32 = StorageStatistics`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_storage_statistics.html)
public struct GetStorageStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = StorageStatistics
    public let chatLimit: Int32

    public init(chatLimit: Int32) {
        self.chatLimit = chatLimit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStorageStatistics""#)
        wire.int32(#","chat_limit":"#, self.chatLimit)
        wire.close()
    }
}

/// `getStorageStatisticsFast = StorageStatisticsFast`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_storage_statistics_fast.html)
public struct GetStorageStatisticsFast: TDFunction, CustomStringConvertible {
    public typealias Result = StorageStatisticsFast

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getStorageStatisticsFast"}"#)
    }
}

/// `getDatabaseStatistics = DatabaseStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_database_statistics.html)
public struct GetDatabaseStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = DatabaseStatistics

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getDatabaseStatistics"}"#)
    }
}

/// `optimizeStorage size:int53 ttl:int32 count:int32 immunity_delay:int32 file_types:vector<FileType> chat_ids:vector<int53> exclude_chat_ids:vector<int53> return_deleted_file_statistics:Bool chat_limit:int32 = StorageStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1optimize_storage.html)
public struct OptimizeStorage: TDFunction, CustomStringConvertible {
    public typealias Result = StorageStatistics
    public let size: Int64
    public let ttl: Int32
    public let count: Int32
    public let immunityDelay: Int32
    public let fileTypes: [FileType]
    public let chatIDs: [Int64]
    public let excludeChatIDs: [Int64]
    public let returnDeletedFileStatistics: Bool
    public let chatLimit: Int32

    public init(
        size: Int64,
        ttl: Int32,
        count: Int32,
        immunityDelay: Int32,
        fileTypes: [FileType],
        chatIDs: [Int64],
        excludeChatIDs: [Int64],
        returnDeletedFileStatistics: Bool,
        chatLimit: Int32
    ) {
        self.size = size
        self.ttl = ttl
        self.count = count
        self.immunityDelay = immunityDelay
        self.fileTypes = fileTypes
        self.chatIDs = chatIDs
        self.excludeChatIDs = excludeChatIDs
        self.returnDeletedFileStatistics = returnDeletedFileStatistics
        self.chatLimit = chatLimit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"optimizeStorage""#)
        wire.int53(#","size":"#, self.size)
        wire.int32(#","ttl":"#, self.ttl)
        wire.int32(#","count":"#, self.count)
        wire.int32(#","immunity_delay":"#, self.immunityDelay)
        wire.objects(#","file_types":"#, self.fileTypes)
        wire.int53s(#","chat_ids":"#, self.chatIDs)
        wire.int53s(#","exclude_chat_ids":"#, self.excludeChatIDs)
        wire.bool(#","return_deleted_file_statistics":"#, self.returnDeletedFileStatistics)
        wire.int32(#","chat_limit":"#, self.chatLimit)
        wire.close()
    }
}

/// `setNetworkType type:NetworkType = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_network_type.html)
public struct SetNetworkType: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let type: NetworkType?

    public init(type: NetworkType? = nil) {
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setNetworkType""#)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `getNetworkStatistics only_current:Bool = NetworkStatistics`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_network_statistics.html)
public struct GetNetworkStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = NetworkStatistics
    public let onlyCurrent: Bool

    public init(onlyCurrent: Bool) {
        self.onlyCurrent = onlyCurrent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getNetworkStatistics""#)
        wire.bool(#","only_current":"#, self.onlyCurrent)
        wire.close()
    }
}

/// `addNetworkStatistics entry:NetworkStatisticsEntry = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_network_statistics.html)
public struct AddNetworkStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let entry: NetworkStatisticsEntry

    public init(entry: NetworkStatisticsEntry) {
        self.entry = entry
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addNetworkStatistics""#)
        wire.object(#","entry":"#, self.entry)
        wire.close()
    }
}

/// `resetNetworkStatistics = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_network_statistics.html)
public struct ResetNetworkStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"resetNetworkStatistics"}"#)
    }
}

/// `getAutoDownloadSettingsPresets = AutoDownloadSettingsPresets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_auto_download_settings_presets.html)
public struct GetAutoDownloadSettingsPresets: TDFunction, CustomStringConvertible {
    public typealias Result = AutoDownloadSettingsPresets

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getAutoDownloadSettingsPresets"}"#)
    }
}

/// `setAutoDownloadSettings settings:autoDownloadSettings type:NetworkType = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_auto_download_settings.html)
public struct SetAutoDownloadSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let settings: AutoDownloadSettings
    public let type: NetworkType

    public init(settings: AutoDownloadSettings, type: NetworkType) {
        self.settings = settings
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setAutoDownloadSettings""#)
        wire.object(#","settings":"#, self.settings)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `getAutosaveSettings = AutosaveSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_autosave_settings.html)
public struct GetAutosaveSettings: TDFunction, CustomStringConvertible {
    public typealias Result = AutosaveSettings

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getAutosaveSettings"}"#)
    }
}

/// `setAutosaveSettings scope:AutosaveSettingsScope settings:scopeAutosaveSettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_autosave_settings.html)
public struct SetAutosaveSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let scope: AutosaveSettingsScope
    /// May be left out.
    public let settings: ScopeAutosaveSettings?

    public init(scope: AutosaveSettingsScope, settings: ScopeAutosaveSettings? = nil) {
        self.scope = scope
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setAutosaveSettings""#)
        wire.object(#","scope":"#, self.scope)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }
}

/// `clearAutosaveSettingsExceptions = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_autosave_settings_exceptions.html)
public struct ClearAutosaveSettingsExceptions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"clearAutosaveSettingsExceptions"}"#)
    }
}

/// `getSuggestedStickerSetName title:string = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_suggested_sticker_set_name.html)
public struct GetSuggestedStickerSetName: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Text
    /// Length 1 to 64 characters.
    public let title: String

    public init(title: String) {
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSuggestedStickerSetName""#)
        wire.string(#","title":"#, self.title)
        wire.close()
    }
}

/// `testNetwork = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_network.html)
public struct TestNetwork: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"testNetwork"}"#)
    }
}

extension TDFunctionSender {
    /// `setDatabaseEncryptionKey new_encryption_key:bytes = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_database_encryption_key.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setDatabaseEncryptionKey(newEncryptionKey: [UInt8]) async throws -> Ok {
        try await send(SetDatabaseEncryptionKey(newEncryptionKey: newEncryptionKey))
    }

    /// `getFile file_id:int32 = File`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_file.html)
    @_alwaysEmitIntoClient
    public func getFile(fileID: Int32) async throws -> File {
        try await send(GetFile(fileID: fileID))
    }

    /// `getRemoteFile remote_file_id:string file_type:FileType = File`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_remote_file.html)
    @_alwaysEmitIntoClient
    public func getRemoteFile(remoteFileID: String, fileType: FileType? = nil) async throws -> File {
        try await send(GetRemoteFile(remoteFileID: remoteFileID, fileType: fileType))
    }

    /// `searchOutgoingDocumentMessages query:string limit:int32 = FoundMessages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_outgoing_document_messages.html)
    @_alwaysEmitIntoClient
    public func searchOutgoingDocumentMessages(query: String, limit: Int32) async throws -> FoundMessages {
        try await send(SearchOutgoingDocumentMessages(query: query, limit: limit))
    }

    /// `addLocalMessage chat_id:int53 sender_id:MessageSender reply_to:InputMessageReplyTo disable_notification:Bool input_message_content:InputMessageContent = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_local_message.html)
    @_alwaysEmitIntoClient
    public func addLocalMessage(
        chatID: Int64,
        senderID: MessageSender,
        replyTo: InputMessageReplyTo? = nil,
        disableNotification: Bool,
        inputMessageContent: InputMessageContent
    ) async throws -> Message {
        try await send(AddLocalMessage(
        chatID: chatID,
        senderID: senderID,
        replyTo: replyTo,
        disableNotification: disableNotification,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `getFileMimeType file_name:string = Text`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_file_mime_type.html)
    @_alwaysEmitIntoClient
    public func getFileMimeType(fileName: String) async throws -> Text {
        try await send(GetFileMimeType(fileName: fileName))
    }

    /// `getFileExtension mime_type:string = Text`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_file_extension.html)
    @_alwaysEmitIntoClient
    public func getFileExtension(mimeType: String) async throws -> Text {
        try await send(GetFileExtension(mimeType: mimeType))
    }

    /// `cleanFileName file_name:string = Text`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clean_file_name.html)
    @_alwaysEmitIntoClient
    public func cleanFileName(fileName: String) async throws -> Text {
        try await send(CleanFileName(fileName: fileName))
    }

    /// `hideSuggestedAction action:SuggestedAction = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1hide_suggested_action.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func hideSuggestedAction(action: SuggestedAction) async throws -> Ok {
        try await send(HideSuggestedAction(action: action))
    }

    /// `listenToAudio audio_file_id:int32 duration:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1listen_to_audio.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func listenToAudio(audioFileID: Int32, duration: Int32) async throws -> Ok {
        try await send(ListenToAudio(audioFileID: audioFileID, duration: duration))
    }

    /// `getSavedNotificationSound notification_sound_id:int64 = NotificationSound`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_notification_sound.html)
    @_alwaysEmitIntoClient
    public func getSavedNotificationSound(notificationSoundID: Int64) async throws -> NotificationSound {
        try await send(GetSavedNotificationSound(notificationSoundID: notificationSoundID))
    }

    /// `getSavedNotificationSounds = NotificationSounds`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_notification_sounds.html)
    @_alwaysEmitIntoClient
    public func getSavedNotificationSounds() async throws -> NotificationSounds {
        try await send(GetSavedNotificationSounds())
    }

    /// `addSavedNotificationSound sound:InputFile = NotificationSound`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_saved_notification_sound.html)
    @_alwaysEmitIntoClient
    public func addSavedNotificationSound(sound: InputFile) async throws -> NotificationSound {
        try await send(AddSavedNotificationSound(sound: sound))
    }

    /// `removeSavedNotificationSound notification_sound_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_saved_notification_sound.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeSavedNotificationSound(notificationSoundID: Int64) async throws -> Ok {
        try await send(RemoveSavedNotificationSound(notificationSoundID: notificationSoundID))
    }

    /// `downloadFile file_id:int32 priority:int32 offset:int53 limit:int53 synchronous:Bool = File`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1download_file.html)
    @_alwaysEmitIntoClient
    public func downloadFile(
        fileID: Int32,
        priority: Int32,
        offset: Int64,
        limit: Int64,
        synchronous: Bool
    ) async throws -> File {
        try await send(DownloadFile(
        fileID: fileID,
        priority: priority,
        offset: offset,
        limit: limit,
        synchronous: synchronous
    ))
    }

    /// `getFileDownloadedPrefixSize file_id:int32 offset:int53 = FileDownloadedPrefixSize`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_file_downloaded_prefix_size.html)
    @_alwaysEmitIntoClient
    public func getFileDownloadedPrefixSize(fileID: Int32, offset: Int64) async throws -> FileDownloadedPrefixSize {
        try await send(GetFileDownloadedPrefixSize(fileID: fileID, offset: offset))
    }

    /// `cancelDownloadFile file_id:int32 only_if_pending:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1cancel_download_file.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func cancelDownloadFile(fileID: Int32, onlyIfPending: Bool) async throws -> Ok {
        try await send(CancelDownloadFile(fileID: fileID, onlyIfPending: onlyIfPending))
    }

    /// `getSuggestedFileName file_id:int32 directory:string = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_suggested_file_name.html)
    @_alwaysEmitIntoClient
    public func getSuggestedFileName(fileID: Int32, directory: String) async throws -> Text {
        try await send(GetSuggestedFileName(fileID: fileID, directory: directory))
    }

    /// `preliminaryUploadFile file:InputFile file_type:FileType priority:int32 = File`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1preliminary_upload_file.html)
    @_alwaysEmitIntoClient
    public func preliminaryUploadFile(
        file: InputFile,
        fileType: FileType? = nil,
        priority: Int32
    ) async throws -> File {
        try await send(PreliminaryUploadFile(file: file, fileType: fileType, priority: priority))
    }

    /// `cancelPreliminaryUploadFile file_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1cancel_preliminary_upload_file.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func cancelPreliminaryUploadFile(fileID: Int32) async throws -> Ok {
        try await send(CancelPreliminaryUploadFile(fileID: fileID))
    }

    /// `writeGeneratedFilePart generation_id:int64 offset:int53 data:bytes = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1write_generated_file_part.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func writeGeneratedFilePart(generationID: Int64, offset: Int64, data: [UInt8]) async throws -> Ok {
        try await send(WriteGeneratedFilePart(generationID: generationID, offset: offset, data: data))
    }

    /// `setFileGenerationProgress generation_id:int64 expected_size:int53 local_prefix_size:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_file_generation_progress.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setFileGenerationProgress(
        generationID: Int64,
        expectedSize: Int64,
        localPrefixSize: Int64
    ) async throws -> Ok {
        try await send(SetFileGenerationProgress(
        generationID: generationID,
        expectedSize: expectedSize,
        localPrefixSize: localPrefixSize
    ))
    }

    /// `finishFileGeneration generation_id:int64 error:error = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1finish_file_generation.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func finishFileGeneration(generationID: Int64, error: TDError? = nil) async throws -> Ok {
        try await send(FinishFileGeneration(generationID: generationID, error: error))
    }

    /// `readFilePart file_id:int32 offset:int53 count:int53 = Data`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1read_file_part.html)
    @_alwaysEmitIntoClient
    public func readFilePart(fileID: Int32, offset: Int64, count: Int64) async throws -> TDData {
        try await send(ReadFilePart(fileID: fileID, offset: offset, count: count))
    }

    /// `deleteFile file_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_file.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteFile(fileID: Int32) async throws -> Ok {
        try await send(DeleteFile(fileID: fileID))
    }

    /// `addFileToDownloads file_id:int32 chat_id:int53 message_id:int53 priority:int32 = File`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_file_to_downloads.html)
    @_alwaysEmitIntoClient
    public func addFileToDownloads(
        fileID: Int32,
        chatID: Int64,
        messageID: Int64,
        priority: Int32
    ) async throws -> File {
        try await send(AddFileToDownloads(fileID: fileID, chatID: chatID, messageID: messageID, priority: priority))
    }

    /// `toggleDownloadIsPaused file_id:int32 is_paused:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_download_is_paused.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleDownloadIsPaused(fileID: Int32, isPaused: Bool) async throws -> Ok {
        try await send(ToggleDownloadIsPaused(fileID: fileID, isPaused: isPaused))
    }

    /// `toggleAllDownloadsArePaused are_paused:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_all_downloads_are_paused.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleAllDownloadsArePaused(arePaused: Bool) async throws -> Ok {
        try await send(ToggleAllDownloadsArePaused(arePaused: arePaused))
    }

    /// `removeFileFromDownloads file_id:int32 delete_from_cache:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_file_from_downloads.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeFileFromDownloads(fileID: Int32, deleteFromCache: Bool) async throws -> Ok {
        try await send(RemoveFileFromDownloads(fileID: fileID, deleteFromCache: deleteFromCache))
    }

    /// `removeAllFilesFromDownloads only_active:Bool only_completed:Bool delete_from_cache:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_all_files_from_downloads.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeAllFilesFromDownloads(
        onlyActive: Bool,
        onlyCompleted: Bool,
        deleteFromCache: Bool
    ) async throws -> Ok {
        try await send(RemoveAllFilesFromDownloads(
        onlyActive: onlyActive,
        onlyCompleted: onlyCompleted,
        deleteFromCache: deleteFromCache
    ))
    }

    /// `searchFileDownloads query:string only_active:Bool only_completed:Bool offset:string limit:int32 = FoundFileDownloads`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_file_downloads.html)
    @_alwaysEmitIntoClient
    public func searchFileDownloads(
        query: String,
        onlyActive: Bool,
        onlyCompleted: Bool,
        offset: String,
        limit: Int32
    ) async throws -> FoundFileDownloads {
        try await send(SearchFileDownloads(
        query: query,
        onlyActive: onlyActive,
        onlyCompleted: onlyCompleted,
        offset: offset,
        limit: limit
    ))
    }

    /// `approveSuggestedPost chat_id:int53 message_id:int53 send_date:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1approve_suggested_post.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func approveSuggestedPost(chatID: Int64, messageID: Int64, sendDate: Int32) async throws -> Ok {
        try await send(ApproveSuggestedPost(chatID: chatID, messageID: messageID, sendDate: sendDate))
    }

    /// `declineSuggestedPost chat_id:int53 message_id:int53 comment:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1decline_suggested_post.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func declineSuggestedPost(chatID: Int64, messageID: Int64, comment: String) async throws -> Ok {
        try await send(DeclineSuggestedPost(chatID: chatID, messageID: messageID, comment: comment))
    }

    /// `getSavedAnimations = Animations`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_animations.html)
    @_alwaysEmitIntoClient
    public func getSavedAnimations() async throws -> Animations {
        try await send(GetSavedAnimations())
    }

    /// `addSavedAnimation animation:InputFile = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_saved_animation.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addSavedAnimation(animation: InputFile) async throws -> Ok {
        try await send(AddSavedAnimation(animation: animation))
    }

    /// `removeSavedAnimation animation:InputFile = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_saved_animation.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeSavedAnimation(animation: InputFile) async throws -> Ok {
        try await send(RemoveSavedAnimation(animation: animation))
    }

    /// `getSavedOrderInfo = OrderInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_saved_order_info.html)
    @_alwaysEmitIntoClient
    public func getSavedOrderInfo() async throws -> OrderInfo {
        try await send(GetSavedOrderInfo())
    }

    /// `deleteSavedOrderInfo = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_saved_order_info.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteSavedOrderInfo() async throws -> Ok {
        try await send(DeleteSavedOrderInfo())
    }

    /// `deleteSavedCredentials = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_saved_credentials.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteSavedCredentials() async throws -> Ok {
        try await send(DeleteSavedCredentials())
    }

    /// `getStorageStatistics chat_limit:int32 = StorageStatistics`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_storage_statistics.html)
    @_alwaysEmitIntoClient
    public func getStorageStatistics(chatLimit: Int32) async throws -> StorageStatistics {
        try await send(GetStorageStatistics(chatLimit: chatLimit))
    }

    /// `getStorageStatisticsFast = StorageStatisticsFast`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_storage_statistics_fast.html)
    @_alwaysEmitIntoClient
    public func getStorageStatisticsFast() async throws -> StorageStatisticsFast {
        try await send(GetStorageStatisticsFast())
    }

    /// `getDatabaseStatistics = DatabaseStatistics`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_database_statistics.html)
    @_alwaysEmitIntoClient
    public func getDatabaseStatistics() async throws -> DatabaseStatistics {
        try await send(GetDatabaseStatistics())
    }

    /// `optimizeStorage size:int53 ttl:int32 count:int32 immunity_delay:int32 file_types:vector<FileType> chat_ids:vector<int53> exclude_chat_ids:vector<int53> return_deleted_file_statistics:Bool chat_limit:int32 = StorageStatistics`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1optimize_storage.html)
    @_alwaysEmitIntoClient
    public func optimizeStorage(
        size: Int64,
        ttl: Int32,
        count: Int32,
        immunityDelay: Int32,
        fileTypes: [FileType],
        chatIDs: [Int64],
        excludeChatIDs: [Int64],
        returnDeletedFileStatistics: Bool,
        chatLimit: Int32
    ) async throws -> StorageStatistics {
        try await send(OptimizeStorage(
        size: size,
        ttl: ttl,
        count: count,
        immunityDelay: immunityDelay,
        fileTypes: fileTypes,
        chatIDs: chatIDs,
        excludeChatIDs: excludeChatIDs,
        returnDeletedFileStatistics: returnDeletedFileStatistics,
        chatLimit: chatLimit
    ))
    }

    /// `setNetworkType type:NetworkType = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_network_type.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setNetworkType(type: NetworkType? = nil) async throws -> Ok {
        try await send(SetNetworkType(type: type))
    }

    /// `getNetworkStatistics only_current:Bool = NetworkStatistics`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_network_statistics.html)
    @_alwaysEmitIntoClient
    public func getNetworkStatistics(onlyCurrent: Bool) async throws -> NetworkStatistics {
        try await send(GetNetworkStatistics(onlyCurrent: onlyCurrent))
    }

    /// `addNetworkStatistics entry:NetworkStatisticsEntry = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_network_statistics.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addNetworkStatistics(entry: NetworkStatisticsEntry) async throws -> Ok {
        try await send(AddNetworkStatistics(entry: entry))
    }

    /// `resetNetworkStatistics = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_network_statistics.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func resetNetworkStatistics() async throws -> Ok {
        try await send(ResetNetworkStatistics())
    }

    /// `getAutoDownloadSettingsPresets = AutoDownloadSettingsPresets`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_auto_download_settings_presets.html)
    @_alwaysEmitIntoClient
    public func getAutoDownloadSettingsPresets() async throws -> AutoDownloadSettingsPresets {
        try await send(GetAutoDownloadSettingsPresets())
    }

    /// `setAutoDownloadSettings settings:autoDownloadSettings type:NetworkType = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_auto_download_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setAutoDownloadSettings(settings: AutoDownloadSettings, type: NetworkType) async throws -> Ok {
        try await send(SetAutoDownloadSettings(settings: settings, type: type))
    }

    /// `getAutosaveSettings = AutosaveSettings`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_autosave_settings.html)
    @_alwaysEmitIntoClient
    public func getAutosaveSettings() async throws -> AutosaveSettings {
        try await send(GetAutosaveSettings())
    }

    /// `setAutosaveSettings scope:AutosaveSettingsScope settings:scopeAutosaveSettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_autosave_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setAutosaveSettings(
        scope: AutosaveSettingsScope,
        settings: ScopeAutosaveSettings? = nil
    ) async throws -> Ok {
        try await send(SetAutosaveSettings(scope: scope, settings: settings))
    }

    /// `clearAutosaveSettingsExceptions = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_autosave_settings_exceptions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clearAutosaveSettingsExceptions() async throws -> Ok {
        try await send(ClearAutosaveSettingsExceptions())
    }

    /// `getSuggestedStickerSetName title:string = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_suggested_sticker_set_name.html)
    @_alwaysEmitIntoClient
    public func getSuggestedStickerSetName(title: String) async throws -> Text {
        try await send(GetSuggestedStickerSetName(title: title))
    }

    /// `testNetwork = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_network.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func testNetwork() async throws -> Ok {
        try await send(TestNetwork())
    }
}

#if Hashable
extension SetDatabaseEncryptionKey: Hashable {}
extension GetFile: Hashable {}
extension GetRemoteFile: Hashable {}
extension SearchOutgoingDocumentMessages: Hashable {}
extension AddLocalMessage: Hashable {}
extension GetFileMimeType: Hashable {}
extension GetFileExtension: Hashable {}
extension CleanFileName: Hashable {}
extension HideSuggestedAction: Hashable {}
extension ListenToAudio: Hashable {}
extension GetSavedNotificationSound: Hashable {}
extension GetSavedNotificationSounds: Hashable {}
extension AddSavedNotificationSound: Hashable {}
extension RemoveSavedNotificationSound: Hashable {}
extension DownloadFile: Hashable {}
extension GetFileDownloadedPrefixSize: Hashable {}
extension CancelDownloadFile: Hashable {}
extension GetSuggestedFileName: Hashable {}
extension PreliminaryUploadFile: Hashable {}
extension CancelPreliminaryUploadFile: Hashable {}
extension WriteGeneratedFilePart: Hashable {}
extension SetFileGenerationProgress: Hashable {}
extension FinishFileGeneration: Hashable {}
extension ReadFilePart: Hashable {}
extension DeleteFile: Hashable {}
extension AddFileToDownloads: Hashable {}
extension ToggleDownloadIsPaused: Hashable {}
extension ToggleAllDownloadsArePaused: Hashable {}
extension RemoveFileFromDownloads: Hashable {}
extension RemoveAllFilesFromDownloads: Hashable {}
extension SearchFileDownloads: Hashable {}
extension ApproveSuggestedPost: Hashable {}
extension DeclineSuggestedPost: Hashable {}
extension GetSavedAnimations: Hashable {}
extension AddSavedAnimation: Hashable {}
extension RemoveSavedAnimation: Hashable {}
extension GetSavedOrderInfo: Hashable {}
extension DeleteSavedOrderInfo: Hashable {}
extension DeleteSavedCredentials: Hashable {}
extension GetStorageStatistics: Hashable {}
extension GetStorageStatisticsFast: Hashable {}
extension GetDatabaseStatistics: Hashable {}
extension OptimizeStorage: Hashable {}
extension SetNetworkType: Hashable {}
extension GetNetworkStatistics: Hashable {}
extension AddNetworkStatistics: Hashable {}
extension ResetNetworkStatistics: Hashable {}
extension GetAutoDownloadSettingsPresets: Hashable {}
extension SetAutoDownloadSettings: Hashable {}
extension GetAutosaveSettings: Hashable {}
extension SetAutosaveSettings: Hashable {}
extension ClearAutosaveSettingsExceptions: Hashable {}
extension GetSuggestedStickerSetName: Hashable {}
extension TestNetwork: Hashable {}
#endif
