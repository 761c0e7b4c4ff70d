// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

#if Hashable
extension TDError: Hashable {}
extension Ok: Hashable {}
extension AuthenticationCodeType: Hashable {}
extension AuthenticationCodeTypeTelegramMessage: Hashable {}
extension AuthenticationCodeTypeSms: Hashable {}
extension AuthenticationCodeTypeSmsWord: Hashable {}
extension AuthenticationCodeTypeSmsPhrase: Hashable {}
extension AuthenticationCodeTypeCall: Hashable {}
extension AuthenticationCodeTypeFlashCall: Hashable {}
extension AuthenticationCodeTypeMissedCall: Hashable {}
extension AuthenticationCodeTypeFragment: Hashable {}
extension AuthenticationCodeTypeFirebaseAndroid: Hashable {}
extension AuthenticationCodeTypeFirebaseIos: Hashable {}
extension AuthenticationCodeInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.phoneNumber != right.phoneNumber { return false }
        if left.type != right.type { return false }
        if left.nextType != right.nextType { return false }
        if left.timeout != right.timeout { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(phoneNumber)
        hasher.combine(type)
        hasher.combine(nextType)
        hasher.combine(timeout)
    }
}
extension EmailAddressAuthenticationCodeInfo: Hashable {}
extension EmailAddressAuthentication: Hashable {}
extension EmailAddressAuthenticationCode: Hashable {}
extension EmailAddressAuthenticationAppleId: Hashable {}
extension EmailAddressAuthenticationGoogleId: Hashable {}
extension EmailAddressResetState: Hashable {}
extension EmailAddressResetStateAvailable: Hashable {}
extension EmailAddressResetStatePending: Hashable {}
extension TextEntity: Hashable {}
extension TextEntities: Hashable {}
extension FormattedText: Hashable {}
extension RichMessage: Hashable {}
extension InputRichMessageMedia: Hashable {}
extension RichMessageSource: Hashable {}
extension RichMessageSourceBlocks: Hashable {}
extension RichMessageSourceMarkdown: Hashable {}
extension RichMessageSourceHtml: Hashable {}
extension InputRichMessage: Hashable {}
extension DiffEntity: Hashable {}
extension DiffText: Hashable {}
extension FixedText: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.diffText != right.diffText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(diffText)
    }
}
extension TextCompositionStyleExample: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.sourceText != right.sourceText { return false }
        if left.resultText != right.resultText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sourceText)
        hasher.combine(resultText)
    }
}
extension TextCompositionStyle: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.customEmojiID != right.customEmojiID { return false }
        if left.title != right.title { return false }
        if left.isCustom != right.isCustom { return false }
        if left.isCreator != right.isCreator { return false }
        if left.installCount != right.installCount { return false }
        if left.prompt != right.prompt { return false }
        if left.creatorUserID != right.creatorUserID { return false }
        if left.englishExample != right.englishExample { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(customEmojiID)
        hasher.combine(title)
        hasher.combine(isCustom)
        hasher.combine(isCreator)
        hasher.combine(installCount)
        hasher.combine(prompt)
        hasher.combine(creatorUserID)
        hasher.combine(englishExample)
    }
}
extension TermsOfService: Hashable {}
extension Passkey: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.additionDate != right.additionDate { return false }
        if left.lastUsageDate != right.lastUsageDate { return false }
        if left.softwareIconCustomEmojiID != right.softwareIconCustomEmojiID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(additionDate)
        hasher.combine(lastUsageDate)
        hasher.combine(softwareIconCustomEmojiID)
    }
}
extension Passkeys: Hashable {}
extension AuthorizationState: Hashable {}
extension AuthorizationStateWaitPremiumPurchase: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.storeProductID != right.storeProductID { return false }
        if left.premiumDayCount != right.premiumDayCount { return false }
        if left.supportEmailAddress != right.supportEmailAddress { return false }
        if left.supportEmailSubject != right.supportEmailSubject { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storeProductID)
        hasher.combine(premiumDayCount)
        hasher.combine(supportEmailAddress)
        hasher.combine(supportEmailSubject)
    }
}
extension AuthorizationStateWaitEmailAddress: Hashable {}
extension AuthorizationStateWaitEmailCode: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.allowAppleID != right.allowAppleID { return false }
        if left.allowGoogleID != right.allowGoogleID { return false }
        if left.codeInfo != right.codeInfo { return false }
        if left.emailAddressResetState != right.emailAddressResetState { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(allowAppleID)
        hasher.combine(allowGoogleID)
        hasher.combine(codeInfo)
        hasher.combine(emailAddressResetState)
    }
}
extension AuthorizationStateWaitCode: Hashable {}
extension AuthorizationStateWaitOtherDeviceConfirmation: Hashable {}
extension AuthorizationStateWaitRegistration: Hashable {}
extension AuthorizationStateWaitPassword: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.passwordHint != right.passwordHint { return false }
        if left.hasRecoveryEmailAddress != right.hasRecoveryEmailAddress { return false }
        if left.hasPassportData != right.hasPassportData { return false }
        if left.recoveryEmailAddressPattern != right.recoveryEmailAddressPattern { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(passwordHint)
        hasher.combine(hasRecoveryEmailAddress)
        hasher.combine(hasPassportData)
        hasher.combine(recoveryEmailAddressPattern)
    }
}
extension FirebaseDeviceVerificationParameters: Hashable {}
extension FirebaseDeviceVerificationParametersSafetyNet: Hashable {}
extension FirebaseDeviceVerificationParametersPlayIntegrity: Hashable {}
extension PasswordState: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.hasPassword != right.hasPassword { return false }
        if left.passwordHint != right.passwordHint { return false }
        if left.hasRecoveryEmailAddress != right.hasRecoveryEmailAddress { return false }
        if left.hasPassportData != right.hasPassportData { return false }
        if left.recoveryEmailAddressCodeInfo != right.recoveryEmailAddressCodeInfo { return false }
        if left.loginEmailAddressPattern != right.loginEmailAddressPattern { return false }
        if left.pendingResetDate != right.pendingResetDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(hasPassword)
        hasher.combine(passwordHint)
        hasher.combine(hasRecoveryEmailAddress)
        hasher.combine(hasPassportData)
        hasher.combine(recoveryEmailAddressCodeInfo)
        hasher.combine(loginEmailAddressPattern)
        hasher.combine(pendingResetDate)
    }
}
extension RecoveryEmailAddress: Hashable {}
extension TemporaryPasswordState: Hashable {}
extension LocalFile: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.path != right.path { return false }
        if left.canBeDownloaded != right.canBeDownloaded { return false }
        if left.canBeDeleted != right.canBeDeleted { return false }
        if left.isDownloadingActive != right.isDownloadingActive { return false }
        if left.isDownloadingCompleted != right.isDownloadingCompleted { return false }
        if left.downloadOffset != right.downloadOffset { return false }
        if left.downloadedPrefixSize != right.downloadedPrefixSize { return false }
        if left.downloadedSize != right.downloadedSize { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(canBeDownloaded)
        hasher.combine(canBeDeleted)
        hasher.combine(isDownloadingActive)
        hasher.combine(isDownloadingCompleted)
        hasher.combine(downloadOffset)
        hasher.combine(downloadedPrefixSize)
        hasher.combine(downloadedSize)
    }
}
extension RemoteFile: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.uniqueID != right.uniqueID { return false }
        if left.isUploadingActive != right.isUploadingActive { return false }
        if left.isUploadingCompleted != right.isUploadingCompleted { return false }
        if left.uploadedSize != right.uploadedSize { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(uniqueID)
        hasher.combine(isUploadingActive)
        hasher.combine(isUploadingCompleted)
        hasher.combine(uploadedSize)
    }
}
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
extension ThumbnailFormat: Hashable {}
extension Thumbnail: Hashable {}
extension MaskPoint: Hashable {}
extension MaskPosition: Hashable {}
extension StickerFormat: Hashable {}
extension StickerType: Hashable {}
extension StickerFullType: Hashable {}
extension StickerFullTypeRegular: Hashable {}
extension StickerFullTypeMask: Hashable {}
extension StickerFullTypeCustomEmoji: Hashable {}
extension ClosedVectorPath: Hashable {}
extension Outline: Hashable {}
extension PollOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.text != right.text { return false }
        if left.media != right.media { return false }
        if left.voterCount != right.voterCount { return false }
        if left.votePercentage != right.votePercentage { return false }
        if left.recentVoterIDs != right.recentVoterIDs { return false }
        if left.isChosen != right.isChosen { return false }
        if left.isBeingChosen != right.isBeingChosen { return false }
        if left.author != right.author { return false }
        if left.additionDate != right.additionDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(text)
        hasher.combine(media)
        hasher.combine(voterCount)
        hasher.combine(votePercentage)
        hasher.combine(recentVoterIDs)
        hasher.combine(isChosen)
        hasher.combine(isBeingChosen)
        hasher.combine(author)
        hasher.combine(additionDate)
    }
}
extension InputPollOption: Hashable {}
extension PollType: Hashable {}
extension PollTypeQuiz: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.correctOptionIDs != right.correctOptionIDs { return false }
        if left.explanation != right.explanation { return false }
        if left.explanationMedia != right.explanationMedia { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(correctOptionIDs)
        hasher.combine(explanation)
        hasher.combine(explanationMedia)
    }
}
extension InputPollType: Hashable {}
extension InputPollTypeRegular: Hashable {}
extension InputPollTypeQuiz: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.correctOptionIDs != right.correctOptionIDs { return false }
        if left.explanation != right.explanation { return false }
        if left.explanationMedia != right.explanationMedia { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(correctOptionIDs)
        hasher.combine(explanation)
        hasher.combine(explanationMedia)
    }
}
extension PollVoteRestrictionReason: Hashable {}
extension PollVoteRestrictionReasonCountryRestricted: Hashable {}
extension PollVoteRestrictionReasonMembershipRequired: Hashable {}
extension ChecklistTask: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.text != right.text { return false }
        if left.completedBy != right.completedBy { return false }
        if left.completionDate != right.completionDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(text)
        hasher.combine(completedBy)
        hasher.combine(completionDate)
    }
}
extension InputChecklistTask: Hashable {}
extension Checklist: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.title != right.title { return false }
        if left.tasks != right.tasks { return false }
        if left.othersCanAddTasks != right.othersCanAddTasks { return false }
        if left.canAddTasks != right.canAddTasks { return false }
        if left.othersCanMarkTasksAsDone != right.othersCanMarkTasksAsDone { return false }
        if left.canMarkTasksAsDone != right.canMarkTasksAsDone { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(tasks)
        hasher.combine(othersCanAddTasks)
        hasher.combine(canAddTasks)
        hasher.combine(othersCanMarkTasksAsDone)
        hasher.combine(canMarkTasksAsDone)
    }
}
extension InputChecklist: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.title != right.title { return false }
        if left.tasks != right.tasks { return false }
        if left.othersCanAddTasks != right.othersCanAddTasks { return false }
        if left.othersCanMarkTasksAsDone != right.othersCanMarkTasksAsDone { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(tasks)
        hasher.combine(othersCanAddTasks)
        hasher.combine(othersCanMarkTasksAsDone)
    }
}
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
extension Sticker: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.setID != right.setID { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.emoji != right.emoji { return false }
        if left.format != right.format { return false }
        if left.fullType != right.fullType { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(setID)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(emoji)
        hasher.combine(format)
        hasher.combine(fullType)
        hasher.combine(thumbnail)
        hasher.combine(sticker)
    }
}
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
extension AnimatedEmoji: Hashable {}
extension Contact: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.phoneNumber != right.phoneNumber { return false }
        if left.firstName != right.firstName { return false }
        if left.lastName != right.lastName { return false }
        if left.vcard != right.vcard { return false }
        if left.userID != right.userID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(phoneNumber)
        hasher.combine(firstName)
        hasher.combine(lastName)
        hasher.combine(vcard)
        hasher.combine(userID)
    }
}
extension Location: Hashable {}
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
extension Venue: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.title != right.title { return false }
        if left.address != right.address { return false }
        if left.provider != right.provider { return false }
        if left.id != right.id { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(title)
        hasher.combine(address)
        hasher.combine(provider)
        hasher.combine(id)
        hasher.combine(type)
    }
}
extension Game: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.shortName != right.shortName { return false }
        if left.title != right.title { return false }
        if left.text != right.text { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photo != right.photo { return false }
        if left.animation != right.animation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(shortName)
        hasher.combine(title)
        hasher.combine(text)
        hasher.combine(descriptionText)
        hasher.combine(photo)
        hasher.combine(animation)
    }
}
extension StakeDiceState: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.stateHash != right.stateHash { return false }
        if left.stakeGramAmount != right.stakeGramAmount { return false }
        if left.suggestedStakeGramAmounts != right.suggestedStakeGramAmounts { return false }
        if left.currentStreak != right.currentStreak { return false }
        if left.prizePerMille != right.prizePerMille { return false }
        if left.streakPrizePerMille != right.streakPrizePerMille { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(stateHash)
        hasher.combine(stakeGramAmount)
        hasher.combine(suggestedStakeGramAmounts)
        hasher.combine(currentStreak)
        hasher.combine(prizePerMille)
        hasher.combine(streakPrizePerMille)
    }
}
extension WebApp: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.shortName != right.shortName { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photo != right.photo { return false }
        if left.animation != right.animation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shortName)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(photo)
        hasher.combine(animation)
    }
}
extension Poll: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.question != right.question { return false }
        if left.options != right.options { return false }
        if left.totalVoterCount != right.totalVoterCount { return false }
        if left.recentVoterIDs != right.recentVoterIDs { return false }
        if left.canGetVoters != right.canGetVoters { return false }
        if left.canSeeResults != right.canSeeResults { return false }
        if left.isAnonymous != right.isAnonymous { return false }
        if left.allowsMultipleAnswers != right.allowsMultipleAnswers { return false }
        if left.allowsRevoting != right.allowsRevoting { return false }
        if left.membersOnly != right.membersOnly { return false }
        if left.countryCodes != right.countryCodes { return false }
        if left.optionOrder != right.optionOrder { return false }
        if left.type != right.type { return false }
        if left.openPeriod != right.openPeriod { return false }
        if left.closeDate != right.closeDate { return false }
        if left.isClosed != right.isClosed { return false }
        if left.voteRestrictionReason != right.voteRestrictionReason { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(question)
        hasher.combine(options)
        hasher.combine(totalVoterCount)
        hasher.combine(recentVoterIDs)
        hasher.combine(canGetVoters)
        hasher.combine(canSeeResults)
        hasher.combine(isAnonymous)
        hasher.combine(allowsMultipleAnswers)
        hasher.combine(allowsRevoting)
        hasher.combine(membersOnly)
        hasher.combine(countryCodes)
        hasher.combine(optionOrder)
        hasher.combine(type)
        hasher.combine(openPeriod)
        hasher.combine(closeDate)
        hasher.combine(isClosed)
        hasher.combine(voteRestrictionReason)
    }
}
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
extension VideoStoryboard: Hashable {}
extension Background: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.isDefault != right.isDefault { return false }
        if left.isDark != right.isDark { return false }
        if left.name != right.name { return false }
        if left.document != right.document { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(isDefault)
        hasher.combine(isDark)
        hasher.combine(name)
        hasher.combine(document)
        hasher.combine(type)
    }
}
extension Backgrounds: Hashable {}
extension ChatBackground: Hashable {}
extension ProfilePhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.small != right.small { return false }
        if left.big != right.big { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.hasAnimation != right.hasAnimation { return false }
        if left.isPersonal != right.isPersonal { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(small)
        hasher.combine(big)
        hasher.combine(minithumbnail)
        hasher.combine(hasAnimation)
        hasher.combine(isPersonal)
    }
}
extension ChatPhotoInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.small != right.small { return false }
        if left.big != right.big { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.hasAnimation != right.hasAnimation { return false }
        if left.isPersonal != right.isPersonal { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(small)
        hasher.combine(big)
        hasher.combine(minithumbnail)
        hasher.combine(hasAnimation)
        hasher.combine(isPersonal)
    }
}
extension ProfileTab: Hashable {}
extension UserType: Hashable {}
extension UserTypeBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.canBeEdited != right.canBeEdited { return false }
        if left.canJoinGroups != right.canJoinGroups { return false }
        if left.canReadAllGroupMessages != right.canReadAllGroupMessages { return false }
        if left.hasMainWebApp != right.hasMainWebApp { return false }
        if left.hasTopics != right.hasTopics { return false }
        if left.allowsUsersToCreateTopics != right.allowsUsersToCreateTopics { return false }
        if left.canManageBots != right.canManageBots { return false }
        if left.isInline != right.isInline { return false }
        if left.inlineQueryPlaceholder != right.inlineQueryPlaceholder { return false }
        if left.supportsGuestQueries != right.supportsGuestQueries { return false }
        if left.isGuard != right.isGuard { return false }
        if left.needLocation != right.needLocation { return false }
        if left.canConnectToBusiness != right.canConnectToBusiness { return false }
        if left.canBeAddedToAttachmentMenu != right.canBeAddedToAttachmentMenu { return false }
        if left.activeUserCount != right.activeUserCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canBeEdited)
        hasher.combine(canJoinGroups)
        hasher.combine(canReadAllGroupMessages)
        hasher.combine(hasMainWebApp)
        hasher.combine(hasTopics)
        hasher.combine(allowsUsersToCreateTopics)
        hasher.combine(canManageBots)
        hasher.combine(isInline)
        hasher.combine(inlineQueryPlaceholder)
        hasher.combine(supportsGuestQueries)
        hasher.combine(isGuard)
        hasher.combine(needLocation)
        hasher.combine(canConnectToBusiness)
        hasher.combine(canBeAddedToAttachmentMenu)
        hasher.combine(activeUserCount)
    }
}
extension BotCommand: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.command != right.command { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.isEphemeral != right.isEphemeral { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(command)
        hasher.combine(descriptionText)
        hasher.combine(isEphemeral)
    }
}
extension BotCommands: Hashable {}
extension BotMenuButton: Hashable {}
extension BotAccessSettings: Hashable {}
extension BotVerificationParameters: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.iconCustomEmojiID != right.iconCustomEmojiID { return false }
        if left.organizationName != right.organizationName { return false }
        if left.defaultCustomDescription != right.defaultCustomDescription { return false }
        if left.canSetCustomDescription != right.canSetCustomDescription { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(iconCustomEmojiID)
        hasher.combine(organizationName)
        hasher.combine(defaultCustomDescription)
        hasher.combine(canSetCustomDescription)
    }
}
extension BotVerification: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUserID != right.botUserID { return false }
        if left.iconCustomEmojiID != right.iconCustomEmojiID { return false }
        if left.customDescription != right.customDescription { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUserID)
        hasher.combine(iconCustomEmojiID)
        hasher.combine(customDescription)
    }
}
extension VerificationStatus: Hashable {}
extension ChatLocation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.address != right.address { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(address)
    }
}
extension Birthdate: Hashable {}
extension CloseBirthdayUser: Hashable {}
extension BusinessAwayMessageSchedule: Hashable {}
extension BusinessAwayMessageScheduleCustom: Hashable {}
extension BusinessLocation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.address != right.address { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(address)
    }
}
extension BusinessRecipients: Hashable {}
extension BusinessAwayMessageSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.shortcutID != right.shortcutID { return false }
        if left.recipients != right.recipients { return false }
        if left.schedule != right.schedule { return false }
        if left.offlineOnly != right.offlineOnly { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shortcutID)
        hasher.combine(recipients)
        hasher.combine(schedule)
        hasher.combine(offlineOnly)
    }
}
extension BusinessGreetingMessageSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.shortcutID != right.shortcutID { return false }
        if left.recipients != right.recipients { return false }
        if left.inactivityDays != right.inactivityDays { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shortcutID)
        hasher.combine(recipients)
        hasher.combine(inactivityDays)
    }
}
extension BusinessBotRights: Hashable {}
extension BusinessConnectedBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUserID != right.botUserID { return false }
        if left.recipients != right.recipients { return false }
        if left.rights != right.rights { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUserID)
        hasher.combine(recipients)
        hasher.combine(rights)
    }
}
extension BusinessConnectedBotInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.bot != right.bot { return false }
        if left.connectionDate != right.connectionDate { return false }
        if left.deviceModel != right.deviceModel { return false }
        if left.location != right.location { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bot)
        hasher.combine(connectionDate)
        hasher.combine(deviceModel)
        hasher.combine(location)
    }
}
extension BusinessStartPage: Hashable {
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
extension BusinessOpeningHoursInterval: Hashable {}
extension BusinessOpeningHours: Hashable {}
extension BusinessInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.openingHours != right.openingHours { return false }
        if left.localOpeningHours != right.localOpeningHours { return false }
        if left.nextOpenIn != right.nextOpenIn { return false }
        if left.nextCloseIn != right.nextCloseIn { return false }
        if left.greetingMessageSettings != right.greetingMessageSettings { return false }
        if left.awayMessageSettings != right.awayMessageSettings { return false }
        if left.startPage != right.startPage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(openingHours)
        hasher.combine(localOpeningHours)
        hasher.combine(nextOpenIn)
        hasher.combine(nextCloseIn)
        hasher.combine(greetingMessageSettings)
        hasher.combine(awayMessageSettings)
        hasher.combine(startPage)
    }
}
extension BusinessChatLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.link != right.link { return false }
        if left.text != right.text { return false }
        if left.title != right.title { return false }
        if left.viewCount != right.viewCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(link)
        hasher.combine(text)
        hasher.combine(title)
        hasher.combine(viewCount)
    }
}
extension BusinessChatLinks: Hashable {}
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
extension BusinessChatLinkInfo: Hashable {}
extension ChatPhotoStickerType: Hashable {}
extension ChatPhotoStickerTypeRegularOrMask: Hashable {}
extension ChatPhotoStickerTypeCustomEmoji: Hashable {}
extension ChatPhotoSticker: Hashable {}
extension AnimatedChatPhoto: Hashable {}
extension ChatPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.addedDate != right.addedDate { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.sizes != right.sizes { return false }
        if left.animation != right.animation { return false }
        if left.smallAnimation != right.smallAnimation { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(addedDate)
        hasher.combine(minithumbnail)
        hasher.combine(sizes)
        hasher.combine(animation)
        hasher.combine(smallAnimation)
        hasher.combine(sticker)
    }
}
extension ChatPhotos: Hashable {}
extension InputChatPhoto: Hashable {}
extension InputChatPhotoPrevious: Hashable {}
extension InputChatPhotoStatic: Hashable {}
extension InputChatPhotoAnimation: Hashable {}
extension InputChatPhotoSticker: Hashable {}
extension ChatPermissions: Hashable {}
extension ChatAdministratorRights: Hashable {}
extension ThemeParameters: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.backgroundColor != right.backgroundColor { return false }
        if left.secondaryBackgroundColor != right.secondaryBackgroundColor { return false }
        if left.headerBackgroundColor != right.headerBackgroundColor { return false }
        if left.bottomBarBackgroundColor != right.bottomBarBackgroundColor { return false }
        if left.sectionBackgroundColor != right.sectionBackgroundColor { return false }
        if left.sectionSeparatorColor != right.sectionSeparatorColor { return false }
        if left.textColor != right.textColor { return false }
        if left.accentTextColor != right.accentTextColor { return false }
        if left.sectionHeaderTextColor != right.sectionHeaderTextColor { return false }
        if left.subtitleTextColor != right.subtitleTextColor { return false }
        if left.destructiveTextColor != right.destructiveTextColor { return false }
        if left.hintColor != right.hintColor { return false }
        if left.linkColor != right.linkColor { return false }
        if left.buttonColor != right.buttonColor { return false }
        if left.buttonTextColor != right.buttonTextColor { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(secondaryBackgroundColor)
        hasher.combine(headerBackgroundColor)
        hasher.combine(bottomBarBackgroundColor)
        hasher.combine(sectionBackgroundColor)
        hasher.combine(sectionSeparatorColor)
        hasher.combine(textColor)
        hasher.combine(accentTextColor)
        hasher.combine(sectionHeaderTextColor)
        hasher.combine(subtitleTextColor)
        hasher.combine(destructiveTextColor)
        hasher.combine(hintColor)
        hasher.combine(linkColor)
        hasher.combine(buttonColor)
        hasher.combine(buttonTextColor)
    }
}
extension WebAppOpenMode: Hashable {}
extension FoundWebApp: Hashable {}
extension WebAppUrl: Hashable {}
extension WebAppInfo: Hashable {}
extension MainWebApp: Hashable {}
extension WebAppOpenParameters: Hashable {}
extension GiftResalePrice: Hashable {}
extension GiftResalePriceStar: Hashable {}
extension GiftResalePriceGram: Hashable {}
extension GiftPurchaseOfferState: Hashable {}
extension SuggestedPostPrice: Hashable {}
extension SuggestedPostPriceStar: Hashable {}
extension SuggestedPostPriceGram: Hashable {}
extension SuggestedPostState: Hashable {}
extension SuggestedPostInfo: Hashable {}
extension InputSuggestedPostInfo: Hashable {}
extension SuggestedPostRefundReason: Hashable {}
extension StarAmount: Hashable {}
extension StarSubscriptionType: Hashable {}
extension StarSubscriptionTypeChannel: Hashable {}
extension StarSubscriptionTypeBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.isCanceledByBot != right.isCanceledByBot { return false }
        if left.title != right.title { return false }
        if left.photo != right.photo { return false }
        if left.invoiceLink != right.invoiceLink { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(isCanceledByBot)
        hasher.combine(title)
        hasher.combine(photo)
        hasher.combine(invoiceLink)
    }
}
extension StarSubscriptionPricing: Hashable {}
extension StarSubscription: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.chatID != right.chatID { return false }
        if left.expirationDate != right.expirationDate { return false }
        if left.isCanceled != right.isCanceled { return false }
        if left.isExpiring != right.isExpiring { return false }
        if left.pricing != right.pricing { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(chatID)
        hasher.combine(expirationDate)
        hasher.combine(isCanceled)
        hasher.combine(isExpiring)
        hasher.combine(pricing)
        hasher.combine(type)
    }
}
extension StarSubscriptions: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starAmount != right.starAmount { return false }
        if left.subscriptions != right.subscriptions { return false }
        if left.requiredStarCount != right.requiredStarCount { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starAmount)
        hasher.combine(subscriptions)
        hasher.combine(requiredStarCount)
        hasher.combine(nextOffset)
    }
}
extension AffiliateType: Hashable {}
extension AffiliateTypeBot: Hashable {}
extension AffiliateTypeChannel: Hashable {}
extension AffiliateProgramSortOrder: Hashable {}
extension AffiliateProgramParameters: Hashable {}
extension AffiliateProgramInfo: Hashable {}
extension AffiliateInfo: Hashable {}
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
extension ConnectedAffiliateProgram: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.botUserID != right.botUserID { return false }
        if left.parameters != right.parameters { return false }
        if left.connectionDate != right.connectionDate { return false }
        if left.isDisconnected != right.isDisconnected { return false }
        if left.userCount != right.userCount { return false }
        if left.revenueStarCount != right.revenueStarCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(botUserID)
        hasher.combine(parameters)
        hasher.combine(connectionDate)
        hasher.combine(isDisconnected)
        hasher.combine(userCount)
        hasher.combine(revenueStarCount)
    }
}
extension ConnectedAffiliatePrograms: Hashable {}
extension ProductInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photo != right.photo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(photo)
    }
}
extension PremiumPaymentOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.discountPercentage != right.discountPercentage { return false }
        if left.monthCount != right.monthCount { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.paymentLink != right.paymentLink { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(discountPercentage)
        hasher.combine(monthCount)
        hasher.combine(storeProductID)
        hasher.combine(paymentLink)
    }
}
extension PremiumStatePaymentOption: Hashable {}
extension PremiumGiftPaymentOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        if left.discountPercentage != right.discountPercentage { return false }
        if left.monthCount != right.monthCount { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
        hasher.combine(discountPercentage)
        hasher.combine(monthCount)
        hasher.combine(storeProductID)
        hasher.combine(sticker)
    }
}
extension PremiumGiftPaymentOptions: Hashable {}
extension PremiumGiveawayPaymentOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.monthCount != right.monthCount { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.storeProductQuantity != right.storeProductQuantity { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(winnerCount)
        hasher.combine(monthCount)
        hasher.combine(storeProductID)
        hasher.combine(storeProductQuantity)
    }
}
extension PremiumGiveawayPaymentOptions: Hashable {}
extension PremiumGiftCodeInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.creatorID != right.creatorID { return false }
        if left.creationDate != right.creationDate { return false }
        if left.isFromGiveaway != right.isFromGiveaway { return false }
        if left.giveawayMessageID != right.giveawayMessageID { return false }
        if left.monthCount != right.monthCount { return false }
        if left.dayCount != right.dayCount { return false }
        if left.userID != right.userID { return false }
        if left.useDate != right.useDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(creatorID)
        hasher.combine(creationDate)
        hasher.combine(isFromGiveaway)
        hasher.combine(giveawayMessageID)
        hasher.combine(monthCount)
        hasher.combine(dayCount)
        hasher.combine(userID)
        hasher.combine(useDate)
    }
}
extension StarPaymentOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.isAdditional != right.isAdditional { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
        hasher.combine(storeProductID)
        hasher.combine(isAdditional)
    }
}
extension StarPaymentOptions: Hashable {}
extension StarGiveawayWinnerOption: Hashable {}
extension StarGiveawayPaymentOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.yearlyBoostCount != right.yearlyBoostCount { return false }
        if left.winnerOptions != right.winnerOptions { return false }
        if left.isDefault != right.isDefault { return false }
        if left.isAdditional != right.isAdditional { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
        hasher.combine(storeProductID)
        hasher.combine(yearlyBoostCount)
        hasher.combine(winnerOptions)
        hasher.combine(isDefault)
        hasher.combine(isAdditional)
    }
}
extension StarGiveawayPaymentOptions: Hashable {}
extension AcceptedGiftTypes: Hashable {}
extension GiftSettings: Hashable {}
extension GiftAuction: Hashable {}
extension GiftBackground: Hashable {}
extension GiftPurchaseLimits: Hashable {}
extension GiftResaleParameters: Hashable {}
extension GiftCollection: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.icon != right.icon { return false }
        if left.giftCount != right.giftCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(icon)
        hasher.combine(giftCount)
    }
}
extension GiftCollections: Hashable {}
extension CanSendGiftResult: Hashable {}
extension CanSendGiftResultFail: Hashable {}
extension UpgradedGiftOrigin: Hashable {}
extension UpgradedGiftOriginUpgrade: Hashable {}
extension UpgradedGiftOriginResale: Hashable {}
extension UpgradedGiftOriginOffer: Hashable {}
extension UpgradedGiftAttributeRarity: Hashable {}
extension UpgradedGiftAttributeRarityPerMille: Hashable {}
extension UpgradedGiftModel: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.sticker != right.sticker { return false }
        if left.rarity != right.rarity { return false }
        if left.isCrafted != right.isCrafted { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(sticker)
        hasher.combine(rarity)
        hasher.combine(isCrafted)
    }
}
extension UpgradedGiftSymbol: Hashable {}
extension UpgradedGiftBackdropColors: Hashable {}
extension UpgradedGiftBackdrop: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.colors != right.colors { return false }
        if left.rarity != right.rarity { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(colors)
        hasher.combine(rarity)
    }
}
extension UpgradedGiftOriginalDetails: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.senderID != right.senderID { return false }
        if left.receiverID != right.receiverID { return false }
        if left.text != right.text { return false }
        if left.date != right.date { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(senderID)
        hasher.combine(receiverID)
        hasher.combine(text)
        hasher.combine(date)
    }
}
extension UpgradedGiftColors: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.modelCustomEmojiID != right.modelCustomEmojiID { return false }
        if left.symbolCustomEmojiID != right.symbolCustomEmojiID { return false }
        if left.lightThemeAccentColor != right.lightThemeAccentColor { return false }
        if left.lightThemeColors != right.lightThemeColors { return false }
        if left.darkThemeAccentColor != right.darkThemeAccentColor { return false }
        if left.darkThemeColors != right.darkThemeColors { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(modelCustomEmojiID)
        hasher.combine(symbolCustomEmojiID)
        hasher.combine(lightThemeAccentColor)
        hasher.combine(lightThemeColors)
        hasher.combine(darkThemeAccentColor)
        hasher.combine(darkThemeColors)
    }
}
extension Gift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.publisherChatID != right.publisherChatID { return false }
        if left.sticker != right.sticker { return false }
        if left.starCount != right.starCount { return false }
        if left.defaultSellStarCount != right.defaultSellStarCount { return false }
        if left.upgradeStarCount != right.upgradeStarCount { return false }
        if left.upgradeVariantCount != right.upgradeVariantCount { return false }
        if left.hasColors != right.hasColors { return false }
        if left.isForBirthday != right.isForBirthday { return false }
        if left.isPremium != right.isPremium { return false }
        if left.auctionInfo != right.auctionInfo { return false }
        if left.nextSendDate != right.nextSendDate { return false }
        if left.userLimits != right.userLimits { return false }
        if left.overallLimits != right.overallLimits { return false }
        if left.background != right.background { return false }
        if left.firstSendDate != right.firstSendDate { return false }
        if left.lastSendDate != right.lastSendDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(publisherChatID)
        hasher.combine(sticker)
        hasher.combine(starCount)
        hasher.combine(defaultSellStarCount)
        hasher.combine(upgradeStarCount)
        hasher.combine(upgradeVariantCount)
        hasher.combine(hasColors)
        hasher.combine(isForBirthday)
        hasher.combine(isPremium)
        hasher.combine(auctionInfo)
        hasher.combine(nextSendDate)
        hasher.combine(userLimits)
        hasher.combine(overallLimits)
        hasher.combine(background)
        hasher.combine(firstSendDate)
        hasher.combine(lastSendDate)
    }
}
extension UpgradedGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.regularGiftID != right.regularGiftID { return false }
        if left.publisherChatID != right.publisherChatID { return false }
        if left.title != right.title { return false }
        if left.name != right.name { return false }
        if left.number != right.number { return false }
        if left.totalUpgradedCount != right.totalUpgradedCount { return false }
        if left.maxUpgradedCount != right.maxUpgradedCount { return false }
        if left.isBurned != right.isBurned { return false }
        if left.isCrafted != right.isCrafted { return false }
        if left.isPremium != right.isPremium { return false }
        if left.isThemeAvailable != right.isThemeAvailable { return false }
        if left.usedThemeChatID != right.usedThemeChatID { return false }
        if left.hostID != right.hostID { return false }
        if left.ownerID != right.ownerID { return false }
        if left.ownerAddress != right.ownerAddress { return false }
        if left.ownerName != right.ownerName { return false }
        if left.giftAddress != right.giftAddress { return false }
        if left.model != right.model { return false }
        if left.symbol != right.symbol { return false }
        if left.backdrop != right.backdrop { return false }
        if left.originalDetails != right.originalDetails { return false }
        if left.colors != right.colors { return false }
        if left.resaleParameters != right.resaleParameters { return false }
        if left.canSendPurchaseOffer != right.canSendPurchaseOffer { return false }
        if left.craftProbabilityPerMille != right.craftProbabilityPerMille { return false }
        if left.valueCurrency != right.valueCurrency { return false }
        if left.valueAmount != right.valueAmount { return false }
        if left.valueUsdAmount != right.valueUsdAmount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(regularGiftID)
        hasher.combine(publisherChatID)
        hasher.combine(title)
        hasher.combine(name)
        hasher.combine(number)
        hasher.combine(totalUpgradedCount)
        hasher.combine(maxUpgradedCount)
        hasher.combine(isBurned)
        hasher.combine(isCrafted)
        hasher.combine(isPremium)
        hasher.combine(isThemeAvailable)
        hasher.combine(usedThemeChatID)
        hasher.combine(hostID)
        hasher.combine(ownerID)
        hasher.combine(ownerAddress)
        hasher.combine(ownerName)
        hasher.combine(giftAddress)
        hasher.combine(model)
        hasher.combine(symbol)
        hasher.combine(backdrop)
        hasher.combine(originalDetails)
        hasher.combine(colors)
        hasher.combine(resaleParameters)
        hasher.combine(canSendPurchaseOffer)
        hasher.combine(craftProbabilityPerMille)
        hasher.combine(valueCurrency)
        hasher.combine(valueAmount)
        hasher.combine(valueUsdAmount)
    }
}
extension UpgradedGiftValueInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.value != right.value { return false }
        if left.isValueAverage != right.isValueAverage { return false }
        if left.initialSaleDate != right.initialSaleDate { return false }
        if left.initialSaleStarCount != right.initialSaleStarCount { return false }
        if left.initialSalePrice != right.initialSalePrice { return false }
        if left.lastSaleDate != right.lastSaleDate { return false }
        if left.lastSalePrice != right.lastSalePrice { return false }
        if left.isLastSaleOnFragment != right.isLastSaleOnFragment { return false }
        if left.minimumPrice != right.minimumPrice { return false }
        if left.averageSalePrice != right.averageSalePrice { return false }
        if left.telegramListedGiftCount != right.telegramListedGiftCount { return false }
        if left.fragmentListedGiftCount != right.fragmentListedGiftCount { return false }
        if left.fragmentURL != right.fragmentURL { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(value)
        hasher.combine(isValueAverage)
        hasher.combine(initialSaleDate)
        hasher.combine(initialSaleStarCount)
        hasher.combine(initialSalePrice)
        hasher.combine(lastSaleDate)
        hasher.combine(lastSalePrice)
        hasher.combine(isLastSaleOnFragment)
        hasher.combine(minimumPrice)
        hasher.combine(averageSalePrice)
        hasher.combine(telegramListedGiftCount)
        hasher.combine(fragmentListedGiftCount)
        hasher.combine(fragmentURL)
    }
}
extension UpgradeGiftResult: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gift != right.gift { return false }
        if left.receivedGiftID != right.receivedGiftID { return false }
        if left.isSaved != right.isSaved { return false }
        if left.canBeTransferred != right.canBeTransferred { return false }
        if left.transferStarCount != right.transferStarCount { return false }
        if left.dropOriginalDetailsStarCount != right.dropOriginalDetailsStarCount { return false }
        if left.nextTransferDate != right.nextTransferDate { return false }
        if left.nextResaleDate != right.nextResaleDate { return false }
        if left.exportDate != right.exportDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gift)
        hasher.combine(receivedGiftID)
        hasher.combine(isSaved)
        hasher.combine(canBeTransferred)
        hasher.combine(transferStarCount)
        hasher.combine(dropOriginalDetailsStarCount)
        hasher.combine(nextTransferDate)
        hasher.combine(nextResaleDate)
        hasher.combine(exportDate)
    }
}
extension CraftGiftResult: Hashable {}
extension CraftGiftResultSuccess: Hashable {}
extension CraftGiftResultTooEarly: Hashable {}
extension AvailableGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gift != right.gift { return false }
        if left.resaleCount != right.resaleCount { return false }
        if left.minResaleStarCount != right.minResaleStarCount { return false }
        if left.title != right.title { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gift)
        hasher.combine(resaleCount)
        hasher.combine(minResaleStarCount)
        hasher.combine(title)
    }
}
extension AvailableGifts: Hashable {}
extension GiftUpgradePrice: Hashable {}
extension UpgradedGiftAttributeId: Hashable {}
extension UpgradedGiftAttributeIdModel: Hashable {}
extension UpgradedGiftAttributeIdSymbol: Hashable {}
extension UpgradedGiftAttributeIdBackdrop: Hashable {}
extension UpgradedGiftModelCount: Hashable {}
extension UpgradedGiftSymbolCount: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.symbol != right.symbol { return false }
        if left.totalCount != right.totalCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(symbol)
        hasher.combine(totalCount)
    }
}
extension UpgradedGiftBackdropCount: Hashable {}
extension GiftForResaleOrder: Hashable {}
extension GiftForResale: Hashable {}
extension GiftsForResale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCount != right.totalCount { return false }
        if left.gifts != right.gifts { return false }
        if left.models != right.models { return false }
        if left.symbols != right.symbols { return false }
        if left.backdrops != right.backdrops { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCount)
        hasher.combine(gifts)
        hasher.combine(models)
        hasher.combine(symbols)
        hasher.combine(backdrops)
        hasher.combine(nextOffset)
    }
}
extension GiftResaleResult: Hashable {}
extension GiftResaleResultOk: Hashable {}
extension GiftResaleResultPriceIncreased: Hashable {}
extension SentGift: Hashable {}
extension SentGiftRegular: Hashable {}
extension SentGiftUpgraded: Hashable {}
extension ReceivedGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.receivedGiftID != right.receivedGiftID { return false }
        if left.senderID != right.senderID { return false }
        if left.text != right.text { return false }
        if left.uniqueGiftNumber != right.uniqueGiftNumber { return false }
        if left.isPrivate != right.isPrivate { return false }
        if left.isSaved != right.isSaved { return false }
        if left.isPinned != right.isPinned { return false }
        if left.canBeUpgraded != right.canBeUpgraded { return false }
        if left.canBeTransferred != right.canBeTransferred { return false }
        if left.wasRefunded != right.wasRefunded { return false }
        if left.date != right.date { return false }
        if left.gift != right.gift { return false }
        if left.collectionIDs != right.collectionIDs { return false }
        if left.sellStarCount != right.sellStarCount { return false }
        if left.prepaidUpgradeStarCount != right.prepaidUpgradeStarCount { return false }
        if left.isUpgradeSeparate != right.isUpgradeSeparate { return false }
        if left.transferStarCount != right.transferStarCount { return false }
        if left.dropOriginalDetailsStarCount != right.dropOriginalDetailsStarCount { return false }
        if left.nextTransferDate != right.nextTransferDate { return false }
        if left.nextResaleDate != right.nextResaleDate { return false }
        if left.exportDate != right.exportDate { return false }
        if left.prepaidUpgradeHash != right.prepaidUpgradeHash { return false }
        if left.craftDate != right.craftDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(receivedGiftID)
        hasher.combine(senderID)
        hasher.combine(text)
        hasher.combine(uniqueGiftNumber)
        hasher.combine(isPrivate)
        hasher.combine(isSaved)
        hasher.combine(isPinned)
        hasher.combine(canBeUpgraded)
        hasher.combine(canBeTransferred)
        hasher.combine(wasRefunded)
        hasher.combine(date)
        hasher.combine(gift)
        hasher.combine(collectionIDs)
        hasher.combine(sellStarCount)
        hasher.combine(prepaidUpgradeStarCount)
        hasher.combine(isUpgradeSeparate)
        hasher.combine(transferStarCount)
        hasher.combine(dropOriginalDetailsStarCount)
        hasher.combine(nextTransferDate)
        hasher.combine(nextResaleDate)
        hasher.combine(exportDate)
        hasher.combine(prepaidUpgradeHash)
        hasher.combine(craftDate)
    }
}
extension ReceivedGifts: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCount != right.totalCount { return false }
        if left.gifts != right.gifts { return false }
        if left.areNotificationsEnabled != right.areNotificationsEnabled { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCount)
        hasher.combine(gifts)
        hasher.combine(areNotificationsEnabled)
        hasher.combine(nextOffset)
    }
}
extension AttributeCraftPersistenceProbability: Hashable {}
extension GiftsForCrafting: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCount != right.totalCount { return false }
        if left.gifts != right.gifts { return false }
        if left.attributePersistenceProbabilities != right.attributePersistenceProbabilities { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCount)
        hasher.combine(gifts)
        hasher.combine(attributePersistenceProbabilities)
        hasher.combine(nextOffset)
    }
}
extension GiftUpgradePreview: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.models != right.models { return false }
        if left.symbols != right.symbols { return false }
        if left.backdrops != right.backdrops { return false }
        if left.prices != right.prices { return false }
        if left.nextPrices != right.nextPrices { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(models)
        hasher.combine(symbols)
        hasher.combine(backdrops)
        hasher.combine(prices)
        hasher.combine(nextPrices)
    }
}
extension GiftUpgradeVariants: Hashable {}
extension AuctionBid: Hashable {}
extension UserAuctionBid: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starCount != right.starCount { return false }
        if left.bidDate != right.bidDate { return false }
        if left.nextBidStarCount != right.nextBidStarCount { return false }
        if left.ownerID != right.ownerID { return false }
        if left.wasReturned != right.wasReturned { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starCount)
        hasher.combine(bidDate)
        hasher.combine(nextBidStarCount)
        hasher.combine(ownerID)
        hasher.combine(wasReturned)
    }
}
extension AuctionRound: Hashable {}
extension AuctionState: Hashable {}
extension AuctionStateActive: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.startDate != right.startDate { return false }
        if left.endDate != right.endDate { return false }
        if left.minBid != right.minBid { return false }
        if left.bidLevels != right.bidLevels { return false }
        if left.topBidderUserIDs != right.topBidderUserIDs { return false }
        if left.rounds != right.rounds { return false }
        if left.currentRoundEndDate != right.currentRoundEndDate { return false }
        if left.currentRoundNumber != right.currentRoundNumber { return false }
        if left.totalRoundCount != right.totalRoundCount { return false }
        if left.distributedItemCount != right.distributedItemCount { return false }
        if left.leftItemCount != right.leftItemCount { return false }
        if left.acquiredItemCount != right.acquiredItemCount { return false }
        if left.userBid != right.userBid { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(startDate)
        hasher.combine(endDate)
        hasher.combine(minBid)
        hasher.combine(bidLevels)
        hasher.combine(topBidderUserIDs)
        hasher.combine(rounds)
        hasher.combine(currentRoundEndDate)
        hasher.combine(currentRoundNumber)
        hasher.combine(totalRoundCount)
        hasher.combine(distributedItemCount)
        hasher.combine(leftItemCount)
        hasher.combine(acquiredItemCount)
        hasher.combine(userBid)
    }
}
extension AuctionStateFinished: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.startDate != right.startDate { return false }
        if left.endDate != right.endDate { return false }
        if left.averagePrice != right.averagePrice { return false }
        if left.acquiredItemCount != right.acquiredItemCount { return false }
        if left.telegramListedItemCount != right.telegramListedItemCount { return false }
        if left.fragmentListedItemCount != right.fragmentListedItemCount { return false }
        if left.fragmentURL != right.fragmentURL { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(startDate)
        hasher.combine(endDate)
        hasher.combine(averagePrice)
        hasher.combine(acquiredItemCount)
        hasher.combine(telegramListedItemCount)
        hasher.combine(fragmentListedItemCount)
        hasher.combine(fragmentURL)
    }
}
extension GiftAuctionState: Hashable {}
extension GiftAuctionAcquiredGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.receiverID != right.receiverID { return false }
        if left.date != right.date { return false }
        if left.starCount != right.starCount { return false }
        if left.auctionRoundNumber != right.auctionRoundNumber { return false }
        if left.auctionRoundPosition != right.auctionRoundPosition { return false }
        if left.uniqueGiftNumber != right.uniqueGiftNumber { return false }
        if left.text != right.text { return false }
        if left.isPrivate != right.isPrivate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(receiverID)
        hasher.combine(date)
        hasher.combine(starCount)
        hasher.combine(auctionRoundNumber)
        hasher.combine(auctionRoundPosition)
        hasher.combine(uniqueGiftNumber)
        hasher.combine(text)
        hasher.combine(isPrivate)
    }
}
extension GiftAuctionAcquiredGifts: Hashable {}
extension TransactionDirection: Hashable {}
extension StarTransactionType: Hashable {}
extension StarTransactionTypeUserDeposit: Hashable {}
extension StarTransactionTypeGiveawayDeposit: Hashable {}
extension StarTransactionTypeFragmentWithdrawal: Hashable {}
extension StarTransactionTypeTelegramApiUsage: Hashable {}
extension StarTransactionTypeBotPaidMediaPurchase: Hashable {}
extension StarTransactionTypeBotPaidMediaSale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.media != right.media { return false }
        if left.payload != right.payload { return false }
        if left.affiliate != right.affiliate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(media)
        hasher.combine(payload)
        hasher.combine(affiliate)
    }
}
extension StarTransactionTypeChannelPaidMediaPurchase: Hashable {}
extension StarTransactionTypeChannelPaidMediaSale: Hashable {}
extension StarTransactionTypeBotInvoicePurchase: Hashable {}
extension StarTransactionTypeBotInvoiceSale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.productInfo != right.productInfo { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.affiliate != right.affiliate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(productInfo)
        hasher.combine(invoicePayload)
        hasher.combine(affiliate)
    }
}
extension StarTransactionTypeBotSubscriptionPurchase: Hashable {}
extension StarTransactionTypeBotSubscriptionSale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.subscriptionPeriod != right.subscriptionPeriod { return false }
        if left.productInfo != right.productInfo { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.affiliate != right.affiliate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(subscriptionPeriod)
        hasher.combine(productInfo)
        hasher.combine(invoicePayload)
        hasher.combine(affiliate)
    }
}
extension StarTransactionTypeChannelSubscriptionPurchase: Hashable {}
extension StarTransactionTypeChannelSubscriptionSale: Hashable {}
extension StarTransactionTypeGiftAuctionBid: Hashable {}
extension StarTransactionTypeGiftPurchase: Hashable {}
extension StarTransactionTypeGiftPurchaseOffer: Hashable {}
extension StarTransactionTypeGiftTransfer: Hashable {}
extension StarTransactionTypeGiftOriginalDetailsDrop: Hashable {}
extension StarTransactionTypeGiftSale: Hashable {}
extension StarTransactionTypeGiftUpgrade: Hashable {}
extension StarTransactionTypeGiftUpgradePurchase: Hashable {}
extension StarTransactionTypeUpgradedGiftPurchase: Hashable {}
extension StarTransactionTypeUpgradedGiftSale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.gift != right.gift { return false }
        if left.commissionPerMille != right.commissionPerMille { return false }
        if left.commissionStarAmount != right.commissionStarAmount { return false }
        if left.viaOffer != right.viaOffer { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(gift)
        hasher.combine(commissionPerMille)
        hasher.combine(commissionStarAmount)
        hasher.combine(viaOffer)
    }
}
extension StarTransactionTypeChannelPaidReactionSend: Hashable {}
extension StarTransactionTypeChannelPaidReactionReceive: Hashable {}
extension StarTransactionTypeAffiliateProgramCommission: Hashable {}
extension StarTransactionTypePaidMessageSend: Hashable {}
extension StarTransactionTypePaidMessageReceive: Hashable {}
extension StarTransactionTypePaidGroupCallMessageSend: Hashable {}
extension StarTransactionTypePaidGroupCallMessageReceive: Hashable {}
extension StarTransactionTypePaidGroupCallReactionSend: Hashable {}
extension StarTransactionTypePaidGroupCallReactionReceive: Hashable {}
extension StarTransactionTypeSuggestedPostPaymentSend: Hashable {}
extension StarTransactionTypeSuggestedPostPaymentReceive: Hashable {}
extension StarTransactionTypePremiumPurchase: Hashable {}
extension StarTransactionTypeBusinessBotTransferSend: Hashable {}
extension StarTransactionTypeBusinessBotTransferReceive: Hashable {}
extension StarTransaction: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.starAmount != right.starAmount { return false }
        if left.isRefund != right.isRefund { return false }
        if left.date != right.date { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(starAmount)
        hasher.combine(isRefund)
        hasher.combine(date)
        hasher.combine(type)
    }
}
extension StarTransactions: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starAmount != right.starAmount { return false }
        if left.transactions != right.transactions { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starAmount)
        hasher.combine(transactions)
        hasher.combine(nextOffset)
    }
}
extension TonTransactionType: Hashable {}
extension TonTransactionTypeFragmentDeposit: Hashable {}
extension TonTransactionTypeFragmentWithdrawal: Hashable {}
extension TonTransactionTypeSuggestedPostPayment: Hashable {}
extension TonTransactionTypeGiftPurchaseOffer: Hashable {}
extension TonTransactionTypeUpgradedGiftPurchase: Hashable {}
extension TonTransactionTypeUpgradedGiftSale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.gift != right.gift { return false }
        if left.commissionPerMille != right.commissionPerMille { return false }
        if left.commissionGramAmount != right.commissionGramAmount { return false }
        if left.viaOffer != right.viaOffer { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(gift)
        hasher.combine(commissionPerMille)
        hasher.combine(commissionGramAmount)
        hasher.combine(viaOffer)
    }
}
extension TonTransaction: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.gramAmount != right.gramAmount { return false }
        if left.isRefund != right.isRefund { return false }
        if left.date != right.date { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(gramAmount)
        hasher.combine(isRefund)
        hasher.combine(date)
        hasher.combine(type)
    }
}
extension TonTransactions: Hashable {}
extension ActiveStoryState: Hashable {}
extension ActiveStoryStateLive: Hashable {}
extension GiveawayParticipantStatus: Hashable {}
extension GiveawayParticipantStatusAlreadyWasMember: Hashable {}
extension GiveawayParticipantStatusAdministrator: Hashable {}
extension GiveawayParticipantStatusDisallowedCountry: Hashable {}
extension GiveawayInfo: Hashable {}
extension GiveawayInfoOngoing: Hashable {}
extension GiveawayInfoCompleted: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.creationDate != right.creationDate { return false }
        if left.actualWinnersSelectionDate != right.actualWinnersSelectionDate { return false }
        if left.wasRefunded != right.wasRefunded { return false }
        if left.isWinner != right.isWinner { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.activationCount != right.activationCount { return false }
        if left.giftCode != right.giftCode { return false }
        if left.wonStarCount != right.wonStarCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(creationDate)
        hasher.combine(actualWinnersSelectionDate)
        hasher.combine(wasRefunded)
        hasher.combine(isWinner)
        hasher.combine(winnerCount)
        hasher.combine(activationCount)
        hasher.combine(giftCode)
        hasher.combine(wonStarCount)
    }
}
extension GiveawayPrize: Hashable {}
extension GiveawayPrizePremium: Hashable {}
extension GiveawayPrizeStars: Hashable {}
extension LinkPreviewOptions: Hashable {}
extension AccentColor: Hashable {}
extension ProfileAccentColors: Hashable {}
extension ProfileAccentColor: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.lightThemeColors != right.lightThemeColors { return false }
        if left.darkThemeColors != right.darkThemeColors { return false }
        if left.minSupergroupChatBoostLevel != right.minSupergroupChatBoostLevel { return false }
        if left.minChannelChatBoostLevel != right.minChannelChatBoostLevel { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(lightThemeColors)
        hasher.combine(darkThemeColors)
        hasher.combine(minSupergroupChatBoostLevel)
        hasher.combine(minChannelChatBoostLevel)
    }
}
extension CommunityPermissions: Hashable {}
extension CommunityAdministratorRights: Hashable {}
extension CommunityMemberStatus: Hashable {}
extension CommunityMemberStatusAdministrator: Hashable {}
extension Community: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.haveAccess != right.haveAccess { return false }
        if left.name != right.name { return false }
        if left.photo != right.photo { return false }
        if left.date != right.date { return false }
        if left.status != right.status { return false }
        if left.permissions != right.permissions { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(haveAccess)
        hasher.combine(name)
        hasher.combine(photo)
        hasher.combine(date)
        hasher.combine(status)
        hasher.combine(permissions)
    }
}
extension UserRating: Hashable {}
extension RestrictionInfo: Hashable {}
extension EmojiStatusType: Hashable {}
extension EmojiStatusTypeCustomEmoji: Hashable {}
extension EmojiStatusTypeUpgradedGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.upgradedGiftID != right.upgradedGiftID { return false }
        if left.giftTitle != right.giftTitle { return false }
        if left.giftName != right.giftName { return false }
        if left.modelCustomEmojiID != right.modelCustomEmojiID { return false }
        if left.symbolCustomEmojiID != right.symbolCustomEmojiID { return false }
        if left.backdropColors != right.backdropColors { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(upgradedGiftID)
        hasher.combine(giftTitle)
        hasher.combine(giftName)
        hasher.combine(modelCustomEmojiID)
        hasher.combine(symbolCustomEmojiID)
        hasher.combine(backdropColors)
    }
}
extension EmojiStatus: Hashable {}
extension EmojiStatuses: Hashable {}
extension EmojiStatusCustomEmojis: Hashable {}
extension Usernames: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.activeUsernames != right.activeUsernames { return false }
        if left.disabledUsernames != right.disabledUsernames { return false }
        if left.editableUsername != right.editableUsername { return false }
        if left.collectibleUsernames != right.collectibleUsernames { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(activeUsernames)
        hasher.combine(disabledUsernames)
        hasher.combine(editableUsername)
        hasher.combine(collectibleUsernames)
    }
}
extension User: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.firstName != right.firstName { return false }
        if left.lastName != right.lastName { return false }
        if left.usernames != right.usernames { return false }
        if left.phoneNumber != right.phoneNumber { return false }
        if left.status != right.status { return false }
        if left.profilePhoto != right.profilePhoto { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.backgroundCustomEmojiID != right.backgroundCustomEmojiID { return false }
        if left.upgradedGiftColors != right.upgradedGiftColors { return false }
        if left.profileAccentColorID != right.profileAccentColorID { return false }
        if left.profileBackgroundCustomEmojiID != right.profileBackgroundCustomEmojiID { return false }
        if left.emojiStatus != right.emojiStatus { return false }
        if left.isContact != right.isContact { return false }
        if left.isMutualContact != right.isMutualContact { return false }
        if left.isCloseFriend != right.isCloseFriend { return false }
        if left.verificationStatus != right.verificationStatus { return false }
        if left.isPremium != right.isPremium { return false }
        if left.isSupport != right.isSupport { return false }
        if left.restrictionInfo != right.restrictionInfo { return false }
        if left.activeStoryState != right.activeStoryState { return false }
        if left.restrictsNewChats != right.restrictsNewChats { return false }
        if left.paidMessageStarCount != right.paidMessageStarCount { return false }
        if left.haveAccess != right.haveAccess { return false }
        if left.type != right.type { return false }
        if left.languageCode != right.languageCode { return false }
        if left.addedToAttachmentMenu != right.addedToAttachmentMenu { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(firstName)
        hasher.combine(lastName)
        hasher.combine(usernames)
        hasher.combine(phoneNumber)
        hasher.combine(status)
        hasher.combine(profilePhoto)
        hasher.combine(accentColorID)
        hasher.combine(backgroundCustomEmojiID)
        hasher.combine(upgradedGiftColors)
        hasher.combine(profileAccentColorID)
        hasher.combine(profileBackgroundCustomEmojiID)
        hasher.combine(emojiStatus)
        hasher.combine(isContact)
        hasher.combine(isMutualContact)
        hasher.combine(isCloseFriend)
        hasher.combine(verificationStatus)
        hasher.combine(isPremium)
        hasher.combine(isSupport)
        hasher.combine(restrictionInfo)
        hasher.combine(activeStoryState)
        hasher.combine(restrictsNewChats)
        hasher.combine(paidMessageStarCount)
        hasher.combine(haveAccess)
        hasher.combine(type)
        hasher.combine(languageCode)
        hasher.combine(addedToAttachmentMenu)
    }
}
extension BotInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.shortDescription != right.shortDescription { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photo != right.photo { return false }
        if left.animation != right.animation { return false }
        if left.managerBotUserID != right.managerBotUserID { return false }
        if left.menuButton != right.menuButton { return false }
        if left.commands != right.commands { return false }
        if left.privacyPolicyURL != right.privacyPolicyURL { return false }
        if left.defaultGroupAdministratorRights != right.defaultGroupAdministratorRights { return false }
        if left.defaultChannelAdministratorRights != right.defaultChannelAdministratorRights { return false }
        if left.affiliateProgram != right.affiliateProgram { return false }
        if left.webAppBackgroundLightColor != right.webAppBackgroundLightColor { return false }
        if left.webAppBackgroundDarkColor != right.webAppBackgroundDarkColor { return false }
        if left.webAppHeaderLightColor != right.webAppHeaderLightColor { return false }
        if left.webAppHeaderDarkColor != right.webAppHeaderDarkColor { return false }
        if left.verificationParameters != right.verificationParameters { return false }
        if left.canGetRevenueStatistics != right.canGetRevenueStatistics { return false }
        if left.canManageEmojiStatus != right.canManageEmojiStatus { return false }
        if left.hasMediaPreviews != right.hasMediaPreviews { return false }
        if left.editCommandsLink != right.editCommandsLink { return false }
        if left.editDescriptionLink != right.editDescriptionLink { return false }
        if left.editDescriptionMediaLink != right.editDescriptionMediaLink { return false }
        if left.editSettingsLink != right.editSettingsLink { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shortDescription)
        hasher.combine(descriptionText)
        hasher.combine(photo)
        hasher.combine(animation)
        hasher.combine(managerBotUserID)
        hasher.combine(menuButton)
        hasher.combine(commands)
        hasher.combine(privacyPolicyURL)
        hasher.combine(defaultGroupAdministratorRights)
        hasher.combine(defaultChannelAdministratorRights)
        hasher.combine(affiliateProgram)
        hasher.combine(webAppBackgroundLightColor)
        hasher.combine(webAppBackgroundDarkColor)
        hasher.combine(webAppHeaderLightColor)
        hasher.combine(webAppHeaderDarkColor)
        hasher.combine(verificationParameters)
        hasher.combine(canGetRevenueStatistics)
        hasher.combine(canManageEmojiStatus)
        hasher.combine(hasMediaPreviews)
        hasher.combine(editCommandsLink)
        hasher.combine(editDescriptionLink)
        hasher.combine(editDescriptionMediaLink)
        hasher.combine(editSettingsLink)
    }
}
extension UserFullInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.personalPhoto != right.personalPhoto { return false }
        if left.photo != right.photo { return false }
        if left.publicPhoto != right.publicPhoto { return false }
        if left.communityID != right.communityID { return false }
        if left.blockList != right.blockList { return false }
        if left.canBeCalled != right.canBeCalled { return false }
        if left.supportsVideoCalls != right.supportsVideoCalls { return false }
        if left.hasPrivateCalls != right.hasPrivateCalls { return false }
        if left.hasPrivateForwards != right.hasPrivateForwards { return false }
        if left.hasRestrictedVoiceAndVideoNoteMessages != right.hasRestrictedVoiceAndVideoNoteMessages { return false }
        if left.hasPostedToProfileStories != right.hasPostedToProfileStories { return false }
        if left.hasSponsoredMessagesEnabled != right.hasSponsoredMessagesEnabled { return false }
        if left.needPhoneNumberPrivacyException != right.needPhoneNumberPrivacyException { return false }
        if left.setChatBackground != right.setChatBackground { return false }
        if left.usesUnofficialApp != right.usesUnofficialApp { return false }
        if left.bio != right.bio { return false }
        if left.birthdate != right.birthdate { return false }
        if left.personalChatID != right.personalChatID { return false }
        if left.giftCount != right.giftCount { return false }
        if left.groupInCommonCount != right.groupInCommonCount { return false }
        if left.incomingPaidMessageStarCount != right.incomingPaidMessageStarCount { return false }
        if left.outgoingPaidMessageStarCount != right.outgoingPaidMessageStarCount { return false }
        if left.giftSettings != right.giftSettings { return false }
        if left.botVerification != right.botVerification { return false }
        if left.mainProfileTab != right.mainProfileTab { return false }
        if left.firstProfileAudio != right.firstProfileAudio { return false }
        if left.rating != right.rating { return false }
        if left.pendingRating != right.pendingRating { return false }
        if left.pendingRatingDate != right.pendingRatingDate { return false }
        if left.note != right.note { return false }
        if left.businessInfo != right.businessInfo { return false }
        if left.botInfo != right.botInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(personalPhoto)
        hasher.combine(photo)
        hasher.combine(publicPhoto)
        hasher.combine(communityID)
        hasher.combine(blockList)
        hasher.combine(canBeCalled)
        hasher.combine(supportsVideoCalls)
        hasher.combine(hasPrivateCalls)
        hasher.combine(hasPrivateForwards)
        hasher.combine(hasRestrictedVoiceAndVideoNoteMessages)
        hasher.combine(hasPostedToProfileStories)
        hasher.combine(hasSponsoredMessagesEnabled)
        hasher.combine(needPhoneNumberPrivacyException)
        hasher.combine(setChatBackground)
        hasher.combine(usesUnofficialApp)
        hasher.combine(bio)
        hasher.combine(birthdate)
        hasher.combine(personalChatID)
        hasher.combine(giftCount)
        hasher.combine(groupInCommonCount)
        hasher.combine(incomingPaidMessageStarCount)
        hasher.combine(outgoingPaidMessageStarCount)
        hasher.combine(giftSettings)
        hasher.combine(botVerification)
        hasher.combine(mainProfileTab)
        hasher.combine(firstProfileAudio)
        hasher.combine(rating)
        hasher.combine(pendingRating)
        hasher.combine(pendingRatingDate)
        hasher.combine(note)
        hasher.combine(businessInfo)
        hasher.combine(botInfo)
    }
}
extension Users: Hashable {}
extension FoundUsers: Hashable {}
extension ChatAdministrator: Hashable {}
extension ChatAdministrators: Hashable {}
extension ChatMemberStatus: Hashable {}
extension ChatMemberStatusCreator: Hashable {}
extension ChatMemberStatusAdministrator: Hashable {}
extension ChatMemberStatusMember: Hashable {}
extension ChatMemberStatusRestricted: Hashable {}
extension ChatMemberStatusBanned: Hashable {}
extension ChatMember: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.memberID != right.memberID { return false }
        if left.tag != right.tag { return false }
        if left.inviterUserID != right.inviterUserID { return false }
        if left.joinedChatDate != right.joinedChatDate { return false }
        if left.status != right.status { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(memberID)
        hasher.combine(tag)
        hasher.combine(inviterUserID)
        hasher.combine(joinedChatDate)
        hasher.combine(status)
    }
}
extension ChatMembers: Hashable {}
extension ChatMembersFilter: Hashable {}
extension ChatMembersFilterMention: Hashable {}
extension SupergroupMembersFilter: Hashable {}
extension SupergroupMembersFilterContacts: Hashable {}
extension SupergroupMembersFilterSearch: Hashable {}
extension SupergroupMembersFilterRestricted: Hashable {}
extension SupergroupMembersFilterBanned: Hashable {}
extension SupergroupMembersFilterMention: Hashable {}
extension ChatJoinResult: Hashable {}
extension ChatJoinResultSuccess: Hashable {}
extension ChatJoinResultGuardBotApprovalRequired: Hashable {}
extension ChatJoinRequestResult: Hashable {}
extension ChatInviteLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.inviteLink != right.inviteLink { return false }
        if left.name != right.name { return false }
        if left.creatorUserID != right.creatorUserID { return false }
        if left.date != right.date { return false }
        if left.editDate != right.editDate { return false }
        if left.expirationDate != right.expirationDate { return false }
        if left.subscriptionPricing != right.subscriptionPricing { return false }
        if left.memberLimit != right.memberLimit { return false }
        if left.memberCount != right.memberCount { return false }
        if left.expiredMemberCount != right.expiredMemberCount { return false }
        if left.pendingJoinRequestCount != right.pendingJoinRequestCount { return false }
        if left.createsJoinRequest != right.createsJoinRequest { return false }
        if left.isPrimary != right.isPrimary { return false }
        if left.isRevoked != right.isRevoked { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(inviteLink)
        hasher.combine(name)
        hasher.combine(creatorUserID)
        hasher.combine(date)
        hasher.combine(editDate)
        hasher.combine(expirationDate)
        hasher.combine(subscriptionPricing)
        hasher.combine(memberLimit)
        hasher.combine(memberCount)
        hasher.combine(expiredMemberCount)
        hasher.combine(pendingJoinRequestCount)
        hasher.combine(createsJoinRequest)
        hasher.combine(isPrimary)
        hasher.combine(isRevoked)
    }
}
extension ChatInviteLinks: Hashable {}
extension ChatInviteLinkCount: Hashable {}
extension ChatInviteLinkCounts: Hashable {}
extension ChatInviteLinkMember: Hashable {}
extension ChatInviteLinkMembers: Hashable {}
extension InviteLinkChatType: Hashable {}
extension ChatInviteLinkSubscriptionInfo: Hashable {}
extension ChatInviteLinkInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.accessibleFor != right.accessibleFor { return false }
        if left.type != right.type { return false }
        if left.title != right.title { return false }
        if left.photo != right.photo { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.memberCount != right.memberCount { return false }
        if left.memberUserIDs != right.memberUserIDs { return false }
        if left.subscriptionInfo != right.subscriptionInfo { return false }
        if left.createsJoinRequest != right.createsJoinRequest { return false }
        if left.isPublic != right.isPublic { return false }
        if left.verificationStatus != right.verificationStatus { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(accessibleFor)
        hasher.combine(type)
        hasher.combine(title)
        hasher.combine(photo)
        hasher.combine(accentColorID)
        hasher.combine(descriptionText)
        hasher.combine(memberCount)
        hasher.combine(memberUserIDs)
        hasher.combine(subscriptionInfo)
        hasher.combine(createsJoinRequest)
        hasher.combine(isPublic)
        hasher.combine(verificationStatus)
    }
}
extension ChatJoinRequest: Hashable {}
extension ChatJoinRequests: Hashable {}
extension ChatJoinRequestsInfo: Hashable {}
extension BasicGroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.memberCount != right.memberCount { return false }
        if left.status != right.status { return false }
        if left.isActive != right.isActive { return false }
        if left.upgradedToSupergroupID != right.upgradedToSupergroupID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(memberCount)
        hasher.combine(status)
        hasher.combine(isActive)
        hasher.combine(upgradedToSupergroupID)
    }
}
extension BasicGroupFullInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.creatorUserID != right.creatorUserID { return false }
        if left.members != right.members { return false }
        if left.canHideMembers != right.canHideMembers { return false }
        if left.canToggleAggressiveAntiSpam != right.canToggleAggressiveAntiSpam { return false }
        if left.inviteLink != right.inviteLink { return false }
        if left.botCommands != right.botCommands { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(descriptionText)
        hasher.combine(creatorUserID)
        hasher.combine(members)
        hasher.combine(canHideMembers)
        hasher.combine(canToggleAggressiveAntiSpam)
        hasher.combine(inviteLink)
        hasher.combine(botCommands)
    }
}
extension Supergroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.usernames != right.usernames { return false }
        if left.date != right.date { return false }
        if left.status != right.status { return false }
        if left.memberCount != right.memberCount { return false }
        if left.boostLevel != right.boostLevel { return false }
        if left.hasAutomaticTranslation != right.hasAutomaticTranslation { return false }
        if left.hasLinkedChat != right.hasLinkedChat { return false }
        if left.hasLocation != right.hasLocation { return false }
        if left.signMessages != right.signMessages { return false }
        if left.showMessageSender != right.showMessageSender { return false }
        if left.joinToSendMessages != right.joinToSendMessages { return false }
        if left.joinByRequest != right.joinByRequest { return false }
        if left.isSlowModeEnabled != right.isSlowModeEnabled { return false }
        if left.isChannel != right.isChannel { return false }
        if left.isBroadcastGroup != right.isBroadcastGroup { return false }
        if left.isForum != right.isForum { return false }
        if left.isDirectMessagesGroup != right.isDirectMessagesGroup { return false }
        if left.isAdministeredDirectMessagesGroup != right.isAdministeredDirectMessagesGroup { return false }
        if left.verificationStatus != right.verificationStatus { return false }
        if left.hasDirectMessagesGroup != right.hasDirectMessagesGroup { return false }
        if left.hasForumTabs != right.hasForumTabs { return false }
        if left.restrictionInfo != right.restrictionInfo { return false }
        if left.paidMessageStarCount != right.paidMessageStarCount { return false }
        if left.activeStoryState != right.activeStoryState { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(usernames)
        hasher.combine(date)
        hasher.combine(status)
        hasher.combine(memberCount)
        hasher.combine(boostLevel)
        hasher.combine(hasAutomaticTranslation)
        hasher.combine(hasLinkedChat)
        hasher.combine(hasLocation)
        hasher.combine(signMessages)
        hasher.combine(showMessageSender)
        hasher.combine(joinToSendMessages)
        hasher.combine(joinByRequest)
        hasher.combine(isSlowModeEnabled)
        hasher.combine(isChannel)
        hasher.combine(isBroadcastGroup)
        hasher.combine(isForum)
        hasher.combine(isDirectMessagesGroup)
        hasher.combine(isAdministeredDirectMessagesGroup)
        hasher.combine(verificationStatus)
        hasher.combine(hasDirectMessagesGroup)
        hasher.combine(hasForumTabs)
        hasher.combine(restrictionInfo)
        hasher.combine(paidMessageStarCount)
        hasher.combine(activeStoryState)
    }
}
extension SupergroupFullInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.communityID != right.communityID { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.memberCount != right.memberCount { return false }
        if left.administratorCount != right.administratorCount { return false }
        if left.restrictedCount != right.restrictedCount { return false }
        if left.bannedCount != right.bannedCount { return false }
        if left.linkedChatID != right.linkedChatID { return false }
        if left.directMessagesChatID != right.directMessagesChatID { return false }
        if left.slowModeDelay != right.slowModeDelay { return false }
        if left.slowModeDelayExpiresIn != right.slowModeDelayExpiresIn { return false }
        if left.canEnablePaidMessages != right.canEnablePaidMessages { return false }
        if left.canEnablePaidReaction != right.canEnablePaidReaction { return false }
        if left.canGetMembers != right.canGetMembers { return false }
        if left.hasHiddenMembers != right.hasHiddenMembers { return false }
        if left.canHideMembers != right.canHideMembers { return false }
        if left.canSetStickerSet != right.canSetStickerSet { return false }
        if left.canSetLocation != right.canSetLocation { return false }
        if left.canGetStatistics != right.canGetStatistics { return false }
        if left.canGetRevenueStatistics != right.canGetRevenueStatistics { return false }
        if left.canGetStarRevenueStatistics != right.canGetStarRevenueStatistics { return false }
        if left.canSendGift != right.canSendGift { return false }
        if left.canToggleAggressiveAntiSpam != right.canToggleAggressiveAntiSpam { return false }
        if left.isAllHistoryAvailable != right.isAllHistoryAvailable { return false }
        if left.canHaveSponsoredMessages != right.canHaveSponsoredMessages { return false }
        if left.hasAggressiveAntiSpamEnabled != right.hasAggressiveAntiSpamEnabled { return false }
        if left.hasPaidMediaAllowed != right.hasPaidMediaAllowed { return false }
        if left.hasPinnedStories != right.hasPinnedStories { return false }
        if left.giftCount != right.giftCount { return false }
        if left.myBoostCount != right.myBoostCount { return false }
        if left.unrestrictBoostCount != right.unrestrictBoostCount { return false }
        if left.outgoingPaidMessageStarCount != right.outgoingPaidMessageStarCount { return false }
        if left.stickerSetID != right.stickerSetID { return false }
        if left.customEmojiStickerSetID != right.customEmojiStickerSetID { return false }
        if left.location != right.location { return false }
        if left.inviteLink != right.inviteLink { return false }
        if left.guardBotUserID != right.guardBotUserID { return false }
        if left.botCommands != right.botCommands { return false }
        if left.botVerification != right.botVerification { return false }
        if left.mainProfileTab != right.mainProfileTab { return false }
        if left.upgradedFromBasicGroupID != right.upgradedFromBasicGroupID { return false }
        if left.upgradedFromMaxMessageID != right.upgradedFromMaxMessageID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(communityID)
        hasher.combine(descriptionText)
        hasher.combine(memberCount)
        hasher.combine(administratorCount)
        hasher.combine(restrictedCount)
        hasher.combine(bannedCount)
        hasher.combine(linkedChatID)
        hasher.combine(directMessagesChatID)
        hasher.combine(slowModeDelay)
        hasher.combine(slowModeDelayExpiresIn)
        hasher.combine(canEnablePaidMessages)
        hasher.combine(canEnablePaidReaction)
        hasher.combine(canGetMembers)
        hasher.combine(hasHiddenMembers)
        hasher.combine(canHideMembers)
        hasher.combine(canSetStickerSet)
        hasher.combine(canSetLocation)
        hasher.combine(canGetStatistics)
        hasher.combine(canGetRevenueStatistics)
        hasher.combine(canGetStarRevenueStatistics)
        hasher.combine(canSendGift)
        hasher.combine(canToggleAggressiveAntiSpam)
        hasher.combine(isAllHistoryAvailable)
        hasher.combine(canHaveSponsoredMessages)
        hasher.combine(hasAggressiveAntiSpamEnabled)
        hasher.combine(hasPaidMediaAllowed)
        hasher.combine(hasPinnedStories)
        hasher.combine(giftCount)
        hasher.combine(myBoostCount)
        hasher.combine(unrestrictBoostCount)
        hasher.combine(outgoingPaidMessageStarCount)
        hasher.combine(stickerSetID)
        hasher.combine(customEmojiStickerSetID)
        hasher.combine(location)
        hasher.combine(inviteLink)
        hasher.combine(guardBotUserID)
        hasher.combine(botCommands)
        hasher.combine(botVerification)
        hasher.combine(mainProfileTab)
        hasher.combine(upgradedFromBasicGroupID)
        hasher.combine(upgradedFromMaxMessageID)
    }
}
extension SecretChatState: Hashable {}
extension SecretChat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.userID != right.userID { return false }
        if left.state != right.state { return false }
        if left.isOutbound != right.isOutbound { return false }
        if left.keyHash != right.keyHash { return false }
        if left.layer != right.layer { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(userID)
        hasher.combine(state)
        hasher.combine(isOutbound)
        hasher.combine(keyHash)
        hasher.combine(layer)
    }
}
extension PublicPostSearchLimits: Hashable {}
extension MessageSender: Hashable {}
extension MessageSenderUser: Hashable {}
extension MessageSenderChat: Hashable {}
extension MessageSenders: Hashable {}
extension ChatMessageSender: Hashable {}
extension ChatMessageSenders: Hashable {}
extension PollVoter: Hashable {}
extension PollVoters: Hashable {}
extension MessageReadDate: Hashable {}
extension MessageReadDateRead: Hashable {}
extension MessageViewer: Hashable {}
extension MessageViewers: Hashable {}
extension MessageOrigin: Hashable {}
extension MessageOriginUser: Hashable {}
extension MessageOriginHiddenUser: Hashable {}
extension MessageOriginChat: Hashable {}
extension MessageOriginChannel: Hashable {}
extension ForwardSource: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.messageID != right.messageID { return false }
        if left.senderID != right.senderID { return false }
        if left.senderName != right.senderName { return false }
        if left.date != right.date { return false }
        if left.isOutgoing != right.isOutgoing { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(messageID)
        hasher.combine(senderID)
        hasher.combine(senderName)
        hasher.combine(date)
        hasher.combine(isOutgoing)
    }
}
extension ReactionType: Hashable {}
extension ReactionTypeEmoji: Hashable {}
extension ReactionTypeCustomEmoji: Hashable {}
extension PaidReactionType: Hashable {}
extension PaidReactionTypeChat: Hashable {}
extension PaidReactor: Hashable {}
extension LiveStoryDonors: Hashable {}
extension MessageForwardInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.origin != right.origin { return false }
        if left.date != right.date { return false }
        if left.source != right.source { return false }
        if left.publicServiceAnnouncementType != right.publicServiceAnnouncementType { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(date)
        hasher.combine(source)
        hasher.combine(publicServiceAnnouncementType)
    }
}
extension MessageImportInfo: Hashable {}
extension MessageReplyInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.replyCount != right.replyCount { return false }
        if left.recentReplierIDs != right.recentReplierIDs { return false }
        if left.lastReadInboxMessageID != right.lastReadInboxMessageID { return false }
        if left.lastReadOutboxMessageID != right.lastReadOutboxMessageID { return false }
        if left.lastMessageID != right.lastMessageID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(replyCount)
        hasher.combine(recentReplierIDs)
        hasher.combine(lastReadInboxMessageID)
        hasher.combine(lastReadOutboxMessageID)
        hasher.combine(lastMessageID)
    }
}
extension MessageReaction: Hashable {}
extension MessageReactions: Hashable {}
extension MessageInteractionInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.viewCount != right.viewCount { return false }
        if left.forwardCount != right.forwardCount { return false }
        if left.replyInfo != right.replyInfo { return false }
        if left.reactions != right.reactions { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(viewCount)
        hasher.combine(forwardCount)
        hasher.combine(replyInfo)
        hasher.combine(reactions)
    }
}
extension UnreadReaction: Hashable {}
extension MessageTopic: Hashable {}
extension MessageTopicThread: Hashable {}
extension MessageTopicForum: Hashable {}
extension MessageTopicDirectMessages: Hashable {}
extension MessageTopicSavedMessages: Hashable {}
extension MessageEffectType: Hashable {}
extension MessageEffectTypeEmojiReaction: Hashable {}
extension MessageEffectTypePremiumSticker: Hashable {}
extension MessageEffect: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.staticIcon != right.staticIcon { return false }
        if left.emoji != right.emoji { return false }
        if left.isPremium != right.isPremium { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(staticIcon)
        hasher.combine(emoji)
        hasher.combine(isPremium)
        hasher.combine(type)
    }
}
extension MessageSendingState: Hashable {}
extension MessageSendingStatePending: Hashable {}
extension MessageSendingStateFailed: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.error != right.error { return false }
        if left.canRetry != right.canRetry { return false }
        if left.needAnotherSender != right.needAnotherSender { return false }
        if left.needAnotherReplyQuote != right.needAnotherReplyQuote { return false }
        if left.needDropReply != right.needDropReply { return false }
        if left.requiredPaidMessageStarCount != right.requiredPaidMessageStarCount { return false }
        if left.retryAfter != right.retryAfter { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(error)
        hasher.combine(canRetry)
        hasher.combine(needAnotherSender)
        hasher.combine(needAnotherReplyQuote)
        hasher.combine(needDropReply)
        hasher.combine(requiredPaidMessageStarCount)
        hasher.combine(retryAfter)
    }
}
extension TextQuote: Hashable {}
extension InputTextQuote: Hashable {}
extension MessageReplyTo: Hashable {}
extension MessageReplyToMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.messageID != right.messageID { return false }
        if left.quote != right.quote { return false }
        if left.checklistTaskID != right.checklistTaskID { return false }
        if left.pollOptionID != right.pollOptionID { return false }
        if left.origin != right.origin { return false }
        if left.originSendDate != right.originSendDate { return false }
        if left.content != right.content { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(messageID)
        hasher.combine(quote)
        hasher.combine(checklistTaskID)
        hasher.combine(pollOptionID)
        hasher.combine(origin)
        hasher.combine(originSendDate)
        hasher.combine(content)
    }
}
extension MessageReplyToStory: Hashable {}
extension InputMessageReplyTo: Hashable {}
extension InputMessageReplyToMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.messageID != right.messageID { return false }
        if left.quote != right.quote { return false }
        if left.checklistTaskID != right.checklistTaskID { return false }
        if left.pollOptionID != right.pollOptionID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(messageID)
        hasher.combine(quote)
        hasher.combine(checklistTaskID)
        hasher.combine(pollOptionID)
    }
}
extension InputMessageReplyToExternalMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.messageID != right.messageID { return false }
        if left.quote != right.quote { return false }
        if left.checklistTaskID != right.checklistTaskID { return false }
        if left.pollOptionID != right.pollOptionID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(messageID)
        hasher.combine(quote)
        hasher.combine(checklistTaskID)
        hasher.combine(pollOptionID)
    }
}
extension InputMessageReplyToStory: Hashable {}
extension InputMessageReplyToEphemeralMessage: Hashable {}
extension FactCheck: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.countryCode != right.countryCode { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(countryCode)
    }
}
extension Message: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderID != right.senderID { return false }
        if left.receiverID != right.receiverID { return false }
        if left.chatID != right.chatID { return false }
        if left.sendingState != right.sendingState { return false }
        if left.schedulingState != right.schedulingState { return false }
        if left.isOutgoing != right.isOutgoing { return false }
        if left.isPinned != right.isPinned { return false }
        if left.isFromOffline != right.isFromOffline { return false }
        if left.canBeSaved != right.canBeSaved { return false }
        if left.hasTimestampedMedia != right.hasTimestampedMedia { return false }
        if left.isChannelPost != right.isChannelPost { return false }
        if left.isPaidStarSuggestedPost != right.isPaidStarSuggestedPost { return false }
        if left.isPaidGramSuggestedPost != right.isPaidGramSuggestedPost { return false }
        if left.containsUnreadMention != right.containsUnreadMention { return false }
        if left.containsUnreadPollVotes != right.containsUnreadPollVotes { return false }
        if left.date != right.date { return false }
        if left.editDate != right.editDate { return false }
        if left.forwardInfo != right.forwardInfo { return false }
        if left.importInfo != right.importInfo { return false }
        if left.interactionInfo != right.interactionInfo { return false }
        if left.unreadReactions != right.unreadReactions { return false }
        if left.factCheck != right.factCheck { return false }
        if left.suggestedPostInfo != right.suggestedPostInfo { return false }
        if left.replyTo != right.replyTo { return false }
        if left.topicID != right.topicID { return false }
        if left.selfDestructType != right.selfDestructType { return false }
        if left.selfDestructIn != right.selfDestructIn { return false }
        if left.autoDeleteIn != right.autoDeleteIn { return false }
        if left.viaBotUserID != right.viaBotUserID { return false }
        if left.guestBotCallerID != right.guestBotCallerID { return false }
        if left.senderBusinessBotUserID != right.senderBusinessBotUserID { return false }
        if left.senderBoostCount != right.senderBoostCount { return false }
        if left.senderTag != right.senderTag { return false }
        if left.paidMessageStarCount != right.paidMessageStarCount { return false }
        if left.authorSignature != right.authorSignature { return false }
        if left.mediaAlbumID != right.mediaAlbumID { return false }
        if left.effectID != right.effectID { return false }
        if left.restrictionInfo != right.restrictionInfo { return false }
        if left.summaryLanguageCode != right.summaryLanguageCode { return false }
        if left.content != right.content { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.ephemeralMessageID != right.ephemeralMessageID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderID)
        hasher.combine(receiverID)
        hasher.combine(chatID)
        hasher.combine(sendingState)
        hasher.combine(schedulingState)
        hasher.combine(isOutgoing)
        hasher.combine(isPinned)
        hasher.combine(isFromOffline)
        hasher.combine(canBeSaved)
        hasher.combine(hasTimestampedMedia)
        hasher.combine(isChannelPost)
        hasher.combine(isPaidStarSuggestedPost)
        hasher.combine(isPaidGramSuggestedPost)
        hasher.combine(containsUnreadMention)
        hasher.combine(containsUnreadPollVotes)
        hasher.combine(date)
        hasher.combine(editDate)
        hasher.combine(forwardInfo)
        hasher.combine(importInfo)
        hasher.combine(interactionInfo)
        hasher.combine(unreadReactions)
        hasher.combine(factCheck)
        hasher.combine(suggestedPostInfo)
        hasher.combine(replyTo)
        hasher.combine(topicID)
        hasher.combine(selfDestructType)
        hasher.combine(selfDestructIn)
        hasher.combine(autoDeleteIn)
        hasher.combine(viaBotUserID)
        hasher.combine(guestBotCallerID)
        hasher.combine(senderBusinessBotUserID)
        hasher.combine(senderBoostCount)
        hasher.combine(senderTag)
        hasher.combine(paidMessageStarCount)
        hasher.combine(authorSignature)
        hasher.combine(mediaAlbumID)
        hasher.combine(effectID)
        hasher.combine(restrictionInfo)
        hasher.combine(summaryLanguageCode)
        hasher.combine(content)
        hasher.combine(replyMarkup)
        hasher.combine(ephemeralMessageID)
    }
}
extension Messages: Hashable {}
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
extension MessagePosition: Hashable {}
extension MessagePositions: Hashable {}
extension MessageCalendarDay: Hashable {}
extension MessageCalendar: Hashable {}
extension BusinessMessage: Hashable {}
extension BusinessMessages: Hashable {}
extension MessageSource: Hashable {}
extension AdvertisementSponsor: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.photo != right.photo { return false }
        if left.info != right.info { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(photo)
        hasher.combine(info)
    }
}
extension SponsoredMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.messageID != right.messageID { return false }
        if left.isRecommended != right.isRecommended { return false }
        if left.canBeReported != right.canBeReported { return false }
        if left.content != right.content { return false }
        if left.sponsor != right.sponsor { return false }
        if left.title != right.title { return false }
        if left.buttonText != right.buttonText { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.backgroundCustomEmojiID != right.backgroundCustomEmojiID { return false }
        if left.additionalInfo != right.additionalInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(messageID)
        hasher.combine(isRecommended)
        hasher.combine(canBeReported)
        hasher.combine(content)
        hasher.combine(sponsor)
        hasher.combine(title)
        hasher.combine(buttonText)
        hasher.combine(accentColorID)
        hasher.combine(backgroundCustomEmojiID)
        hasher.combine(additionalInfo)
    }
}
extension SponsoredMessages: Hashable {}
extension SponsoredChat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.uniqueID != right.uniqueID { return false }
        if left.chatID != right.chatID { return false }
        if left.sponsorInfo != right.sponsorInfo { return false }
        if left.additionalInfo != right.additionalInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(uniqueID)
        hasher.combine(chatID)
        hasher.combine(sponsorInfo)
        hasher.combine(additionalInfo)
    }
}
extension SponsoredChats: Hashable {}
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
extension ReportOption: Hashable {}
extension ReportSponsoredResult: Hashable {}
extension ReportSponsoredResultOptionRequired: Hashable {}
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
extension NotificationSettingsScope: Hashable {}
extension ChatNotificationSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.useDefaultMuteFor != right.useDefaultMuteFor { return false }
        if left.muteFor != right.muteFor { return false }
        if left.useDefaultSound != right.useDefaultSound { return false }
        if left.soundID != right.soundID { return false }
        if left.useDefaultShowPreview != right.useDefaultShowPreview { return false }
        if left.showPreview != right.showPreview { return false }
        if left.useDefaultMuteStories != right.useDefaultMuteStories { return false }
        if left.muteStories != right.muteStories { return false }
        if left.useDefaultStorySound != right.useDefaultStorySound { return false }
        if left.storySoundID != right.storySoundID { return false }
        if left.useDefaultShowStoryPoster != right.useDefaultShowStoryPoster { return false }
        if left.showStoryPoster != right.showStoryPoster { return false }
        if left.useDefaultDisablePinnedMessageNotifications != right.useDefaultDisablePinnedMessageNotifications { return false }
        if left.disablePinnedMessageNotifications != right.disablePinnedMessageNotifications { return false }
        if left.useDefaultDisableMentionNotifications != right.useDefaultDisableMentionNotifications { return false }
        if left.disableMentionNotifications != right.disableMentionNotifications { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(useDefaultMuteFor)
        hasher.combine(muteFor)
        hasher.combine(useDefaultSound)
        hasher.combine(soundID)
        hasher.combine(useDefaultShowPreview)
        hasher.combine(showPreview)
        hasher.combine(useDefaultMuteStories)
        hasher.combine(muteStories)
        hasher.combine(useDefaultStorySound)
        hasher.combine(storySoundID)
        hasher.combine(useDefaultShowStoryPoster)
        hasher.combine(showStoryPoster)
        hasher.combine(useDefaultDisablePinnedMessageNotifications)
        hasher.combine(disablePinnedMessageNotifications)
        hasher.combine(useDefaultDisableMentionNotifications)
        hasher.combine(disableMentionNotifications)
    }
}
extension ScopeNotificationSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.muteFor != right.muteFor { return false }
        if left.soundID != right.soundID { return false }
        if left.showPreview != right.showPreview { return false }
        if left.useDefaultMuteStories != right.useDefaultMuteStories { return false }
        if left.muteStories != right.muteStories { return false }
        if left.storySoundID != right.storySoundID { return false }
        if left.showStoryPoster != right.showStoryPoster { return false }
        if left.disablePinnedMessageNotifications != right.disablePinnedMessageNotifications { return false }
        if left.disableMentionNotifications != right.disableMentionNotifications { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(muteFor)
        hasher.combine(soundID)
        hasher.combine(showPreview)
        hasher.combine(useDefaultMuteStories)
        hasher.combine(muteStories)
        hasher.combine(storySoundID)
        hasher.combine(showStoryPoster)
        hasher.combine(disablePinnedMessageNotifications)
        hasher.combine(disableMentionNotifications)
    }
}
extension ReactionNotificationSource: Hashable {}
extension ReactionNotificationSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.messageReactionSource != right.messageReactionSource { return false }
        if left.storyReactionSource != right.storyReactionSource { return false }
        if left.pollVoteSource != right.pollVoteSource { return false }
        if left.soundID != right.soundID { return false }
        if left.showPreview != right.showPreview { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(messageReactionSource)
        hasher.combine(storyReactionSource)
        hasher.combine(pollVoteSource)
        hasher.combine(soundID)
        hasher.combine(showPreview)
    }
}
extension DraftMessageContent: Hashable {}
extension DraftMessageContentText: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.linkPreviewOptions != right.linkPreviewOptions { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(linkPreviewOptions)
    }
}
extension DraftMessageContentRichMessage: Hashable {}
extension DraftMessageContentVideoNote: Hashable {}
extension DraftMessageContentVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.filePath != right.filePath { return false }
        if left.duration != right.duration { return false }
        if left.waveform != right.waveform { return false }
        if left.selfDestructType != right.selfDestructType { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(filePath)
        hasher.combine(duration)
        hasher.combine(waveform)
        hasher.combine(selfDestructType)
    }
}
extension DraftMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.replyTo != right.replyTo { return false }
        if left.date != right.date { return false }
        if left.content != right.content { return false }
        if left.effectID != right.effectID { return false }
        if left.suggestedPostInfo != right.suggestedPostInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(replyTo)
        hasher.combine(date)
        hasher.combine(content)
        hasher.combine(effectID)
        hasher.combine(suggestedPostInfo)
    }
}
extension ChatType: Hashable {}
extension ChatTypePrivate: Hashable {}
extension ChatTypeBasicGroup: Hashable {}
extension ChatTypeSupergroup: Hashable {}
extension ChatTypeSecret: Hashable {}
extension ChatFolderIcon: Hashable {}
extension ChatFolderName: Hashable {}
extension ChatFolder: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.icon != right.icon { return false }
        if left.colorID != right.colorID { return false }
        if left.isShareable != right.isShareable { return false }
        if left.pinnedChatIDs != right.pinnedChatIDs { return false }
        if left.includedChatIDs != right.includedChatIDs { return false }
        if left.excludedChatIDs != right.excludedChatIDs { return false }
        if left.excludeMuted != right.excludeMuted { return false }
        if left.excludeRead != right.excludeRead { return false }
        if left.excludeArchived != right.excludeArchived { return false }
        if left.includeContacts != right.includeContacts { return false }
        if left.includeNonContacts != right.includeNonContacts { return false }
        if left.includeBots != right.includeBots { return false }
        if left.includeGroups != right.includeGroups { return false }
        if left.includeChannels != right.includeChannels { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(icon)
        hasher.combine(colorID)
        hasher.combine(isShareable)
        hasher.combine(pinnedChatIDs)
        hasher.combine(includedChatIDs)
        hasher.combine(excludedChatIDs)
        hasher.combine(excludeMuted)
        hasher.combine(excludeRead)
        hasher.combine(excludeArchived)
        hasher.combine(includeContacts)
        hasher.combine(includeNonContacts)
        hasher.combine(includeBots)
        hasher.combine(includeGroups)
        hasher.combine(includeChannels)
    }
}
extension ChatFolderInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.icon != right.icon { return false }
        if left.colorID != right.colorID { return false }
        if left.isShareable != right.isShareable { return false }
        if left.hasMyInviteLinks != right.hasMyInviteLinks { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(icon)
        hasher.combine(colorID)
        hasher.combine(isShareable)
        hasher.combine(hasMyInviteLinks)
    }
}
extension ChatFolderInviteLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.inviteLink != right.inviteLink { return false }
        if left.name != right.name { return false }
        if left.chatIDs != right.chatIDs { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(inviteLink)
        hasher.combine(name)
        hasher.combine(chatIDs)
    }
}
extension ChatFolderInviteLinks: Hashable {}
extension ChatFolderInviteLinkInfo: Hashable {}
extension RecommendedChatFolder: Hashable {}
extension RecommendedChatFolders: Hashable {}
extension ArchiveChatListSettings: Hashable {}
extension ChatList: Hashable {}
extension ChatListFolder: Hashable {}
extension ChatLists: Hashable {}
extension ChatSource: Hashable {}
extension ChatSourcePublicServiceAnnouncement: Hashable {}
extension ChatPosition: Hashable {}
extension ChatAvailableReactions: Hashable {}
extension ChatAvailableReactionsAll: Hashable {}
extension ChatAvailableReactionsSome: Hashable {}
extension SavedMessagesTag: Hashable {}
extension SavedMessagesTags: Hashable {}
extension BusinessBotManageBar: Hashable {}
extension VideoChat: Hashable {}
extension Chat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.type != right.type { return false }
        if left.title != right.title { return false }
        if left.photo != right.photo { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.backgroundCustomEmojiID != right.backgroundCustomEmojiID { return false }
        if left.upgradedGiftColors != right.upgradedGiftColors { return false }
        if left.profileAccentColorID != right.profileAccentColorID { return false }
        if left.profileBackgroundCustomEmojiID != right.profileBackgroundCustomEmojiID { return false }
        if left.permissions != right.permissions { return false }
        if left.lastMessage != right.lastMessage { return false }
        if left.positions != right.positions { return false }
        if left.chatLists != right.chatLists { return false }
        if left.messageSenderID != right.messageSenderID { return false }
        if left.blockList != right.blockList { return false }
        if left.hasProtectedContent != right.hasProtectedContent { return false }
        if left.isTranslatable != right.isTranslatable { return false }
        if left.isMarkedAsUnread != right.isMarkedAsUnread { return false }
        if left.viewAsTopics != right.viewAsTopics { return false }
        if left.hasScheduledMessages != right.hasScheduledMessages { return false }
        if left.canBeDeletedOnlyForSelf != right.canBeDeletedOnlyForSelf { return false }
        if left.canBeDeletedForAllUsers != right.canBeDeletedForAllUsers { return false }
        if left.canBeReported != right.canBeReported { return false }
        if left.defaultDisableNotification != right.defaultDisableNotification { return false }
        if left.unreadCount != right.unreadCount { return false }
        if left.lastReadInboxMessageID != right.lastReadInboxMessageID { return false }
        if left.lastReadOutboxMessageID != right.lastReadOutboxMessageID { return false }
        if left.unreadMentionCount != right.unreadMentionCount { return false }
        if left.unreadReactionCount != right.unreadReactionCount { return false }
        if left.unreadPollVoteCount != right.unreadPollVoteCount { return false }
        if left.notificationSettings != right.notificationSettings { return false }
        if left.availableReactions != right.availableReactions { return false }
        if left.messageAutoDeleteTime != right.messageAutoDeleteTime { return false }
        if left.emojiStatus != right.emojiStatus { return false }
        if left.background != right.background { return false }
        if left.theme != right.theme { return false }
        if left.actionBar != right.actionBar { return false }
        if left.businessBotManageBar != right.businessBotManageBar { return false }
        if left.videoChat != right.videoChat { return false }
        if left.pendingJoinRequests != right.pendingJoinRequests { return false }
        if left.replyMarkupMessageID != right.replyMarkupMessageID { return false }
        if left.draftMessage != right.draftMessage { return false }
        if left.clientData != right.clientData { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(type)
        hasher.combine(title)
        hasher.combine(photo)
        hasher.combine(accentColorID)
        hasher.combine(backgroundCustomEmojiID)
        hasher.combine(upgradedGiftColors)
        hasher.combine(profileAccentColorID)
        hasher.combine(profileBackgroundCustomEmojiID)
        hasher.combine(permissions)
        hasher.combine(lastMessage)
        hasher.combine(positions)
        hasher.combine(chatLists)
        hasher.combine(messageSenderID)
        hasher.combine(blockList)
        hasher.combine(hasProtectedContent)
        hasher.combine(isTranslatable)
        hasher.combine(isMarkedAsUnread)
        hasher.combine(viewAsTopics)
        hasher.combine(hasScheduledMessages)
        hasher.combine(canBeDeletedOnlyForSelf)
        hasher.combine(canBeDeletedForAllUsers)
        hasher.combine(canBeReported)
        hasher.combine(defaultDisableNotification)
        hasher.combine(unreadCount)
        hasher.combine(lastReadInboxMessageID)
        hasher.combine(lastReadOutboxMessageID)
        hasher.combine(unreadMentionCount)
        hasher.combine(unreadReactionCount)
        hasher.combine(unreadPollVoteCount)
        hasher.combine(notificationSettings)
        hasher.combine(availableReactions)
        hasher.combine(messageAutoDeleteTime)
        hasher.combine(emojiStatus)
        hasher.combine(background)
        hasher.combine(theme)
        hasher.combine(actionBar)
        hasher.combine(businessBotManageBar)
        hasher.combine(videoChat)
        hasher.combine(pendingJoinRequests)
        hasher.combine(replyMarkupMessageID)
        hasher.combine(draftMessage)
        hasher.combine(clientData)
    }
}
extension Chats: Hashable {}
extension FailedToAddMember: Hashable {}
extension FailedToAddMembers: Hashable {}
extension CreatedBasicGroupChat: Hashable {}
extension PublicChatType: Hashable {}
extension AccountInfo: Hashable {}
extension ChatActionBar: Hashable {}
extension ChatActionBarReportSpam: Hashable {}
extension ChatActionBarReportAddBlock: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.canUnarchive != right.canUnarchive { return false }
        if left.accountInfo != right.accountInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canUnarchive)
        hasher.combine(accountInfo)
    }
}
extension ChatActionBarJoinRequest: Hashable {}
extension ButtonStyle: Hashable {}
extension KeyboardButtonType: Hashable {}
extension KeyboardButtonTypeRequestPoll: Hashable {}
extension KeyboardButtonTypeRequestUsers: Hashable {}
extension KeyboardButtonTypeRequestChat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.chatIsChannel != right.chatIsChannel { return false }
        if left.restrictChatIsForum != right.restrictChatIsForum { return false }
        if left.chatIsForum != right.chatIsForum { return false }
        if left.restrictChatHasUsername != right.restrictChatHasUsername { return false }
        if left.chatHasUsername != right.chatHasUsername { return false }
        if left.chatIsCreated != right.chatIsCreated { return false }
        if left.userAdministratorRights != right.userAdministratorRights { return false }
        if left.botAdministratorRights != right.botAdministratorRights { return false }
        if left.botIsMember != right.botIsMember { return false }
        if left.requestTitle != right.requestTitle { return false }
        if left.requestUsername != right.requestUsername { return false }
        if left.requestPhoto != right.requestPhoto { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(chatIsChannel)
        hasher.combine(restrictChatIsForum)
        hasher.combine(chatIsForum)
        hasher.combine(restrictChatHasUsername)
        hasher.combine(chatHasUsername)
        hasher.combine(chatIsCreated)
        hasher.combine(userAdministratorRights)
        hasher.combine(botAdministratorRights)
        hasher.combine(botIsMember)
        hasher.combine(requestTitle)
        hasher.combine(requestUsername)
        hasher.combine(requestPhoto)
    }
}
extension KeyboardButtonTypeRequestManagedBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.suggestedName != right.suggestedName { return false }
        if left.suggestedUsername != right.suggestedUsername { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(suggestedName)
        hasher.combine(suggestedUsername)
    }
}
extension KeyboardButtonTypeWebApp: Hashable {}
extension KeyboardButton: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.iconCustomEmojiID != right.iconCustomEmojiID { return false }
        if left.style != right.style { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(iconCustomEmojiID)
        hasher.combine(style)
        hasher.combine(type)
    }
}
extension InlineKeyboardButtonType: Hashable {}
extension InlineKeyboardButtonTypeUrl: Hashable {}
extension InlineKeyboardButtonTypeLoginUrl: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.id != right.id { return false }
        if left.forwardText != right.forwardText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(id)
        hasher.combine(forwardText)
    }
}
extension InlineKeyboardButtonTypeWebApp: Hashable {}
extension InlineKeyboardButtonTypeCallback: Hashable {}
extension InlineKeyboardButtonTypeCallbackWithPassword: Hashable {}
extension InlineKeyboardButtonTypeSwitchInline: Hashable {}
extension InlineKeyboardButtonTypeUser: Hashable {}
extension InlineKeyboardButtonTypeCopyText: Hashable {}
extension KeyboardButtonSource: Hashable {}
extension KeyboardButtonSourceMessage: Hashable {}
extension KeyboardButtonSourceWebApp: Hashable {}
extension InlineKeyboardButton: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.iconCustomEmojiID != right.iconCustomEmojiID { return false }
        if left.style != right.style { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(iconCustomEmojiID)
        hasher.combine(style)
        hasher.combine(type)
    }
}
extension ReplyMarkup: Hashable {}
extension ReplyMarkupRemoveKeyboard: Hashable {}
extension ReplyMarkupForceReply: Hashable {}
extension ReplyMarkupShowKeyboard: Hashable {}
extension ReplyMarkupInlineKeyboard: Hashable {}
extension LoginUrlInfo: Hashable {}
extension LoginUrlInfoOpen: Hashable {}
extension LoginUrlInfoRequestConfirmation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.domain != right.domain { return false }
        if left.botUserID != right.botUserID { return false }
        if left.requestWriteAccess != right.requestWriteAccess { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(domain)
        hasher.combine(botUserID)
        hasher.combine(requestWriteAccess)
    }
}
extension OauthLinkInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.url != right.url { return false }
        if left.domain != right.domain { return false }
        if left.fromApp != right.fromApp { return false }
        if left.verifiedAppName != right.verifiedAppName { return false }
        if left.botUserID != right.botUserID { return false }
        if left.requestWriteAccess != right.requestWriteAccess { return false }
        if left.requestPhoneNumberAccess != right.requestPhoneNumberAccess { return false }
        if left.browser != right.browser { return false }
        if left.platform != right.platform { return false }
        if left.ipAddress != right.ipAddress { return false }
        if left.location != right.location { return false }
        if left.matchCodeFirst != right.matchCodeFirst { return false }
        if left.matchCodes != right.matchCodes { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(url)
        hasher.combine(domain)
        hasher.combine(fromApp)
        hasher.combine(verifiedAppName)
        hasher.combine(botUserID)
        hasher.combine(requestWriteAccess)
        hasher.combine(requestPhoneNumberAccess)
        hasher.combine(browser)
        hasher.combine(platform)
        hasher.combine(ipAddress)
        hasher.combine(location)
        hasher.combine(matchCodeFirst)
        hasher.combine(matchCodes)
    }
}
extension MessageThreadInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.messageThreadID != right.messageThreadID { return false }
        if left.replyInfo != right.replyInfo { return false }
        if left.unreadMessageCount != right.unreadMessageCount { return false }
        if left.messages != right.messages { return false }
        if left.draftMessage != right.draftMessage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(messageThreadID)
        hasher.combine(replyInfo)
        hasher.combine(unreadMessageCount)
        hasher.combine(messages)
        hasher.combine(draftMessage)
    }
}
extension SavedMessagesTopicType: Hashable {}
extension SavedMessagesTopicTypeSavedFromChat: Hashable {}
extension SavedMessagesTopic: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.type != right.type { return false }
        if left.isPinned != right.isPinned { return false }
        if left.order != right.order { return false }
        if left.lastMessage != right.lastMessage { return false }
        if left.draftMessage != right.draftMessage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(type)
        hasher.combine(isPinned)
        hasher.combine(order)
        hasher.combine(lastMessage)
        hasher.combine(draftMessage)
    }
}
extension DirectMessagesChatTopic: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.id != right.id { return false }
        if left.senderID != right.senderID { return false }
        if left.order != right.order { return false }
        if left.canSendUnpaidMessages != right.canSendUnpaidMessages { return false }
        if left.isMarkedAsUnread != right.isMarkedAsUnread { return false }
        if left.unreadCount != right.unreadCount { return false }
        if left.lastReadInboxMessageID != right.lastReadInboxMessageID { return false }
        if left.lastReadOutboxMessageID != right.lastReadOutboxMessageID { return false }
        if left.unreadReactionCount != right.unreadReactionCount { return false }
        if left.lastMessage != right.lastMessage { return false }
        if left.draftMessage != right.draftMessage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(id)
        hasher.combine(senderID)
        hasher.combine(order)
        hasher.combine(canSendUnpaidMessages)
        hasher.combine(isMarkedAsUnread)
        hasher.combine(unreadCount)
        hasher.combine(lastReadInboxMessageID)
        hasher.combine(lastReadOutboxMessageID)
        hasher.combine(unreadReactionCount)
        hasher.combine(lastMessage)
        hasher.combine(draftMessage)
    }
}
extension ForumTopicIcon: Hashable {}
extension ForumTopicInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.forumTopicID != right.forumTopicID { return false }
        if left.name != right.name { return false }
        if left.icon != right.icon { return false }
        if left.creationDate != right.creationDate { return false }
        if left.creatorID != right.creatorID { return false }
        if left.isGeneral != right.isGeneral { return false }
        if left.isOutgoing != right.isOutgoing { return false }
        if left.isClosed != right.isClosed { return false }
        if left.isHidden != right.isHidden { return false }
        if left.isNameImplicit != right.isNameImplicit { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(forumTopicID)
        hasher.combine(name)
        hasher.combine(icon)
        hasher.combine(creationDate)
        hasher.combine(creatorID)
        hasher.combine(isGeneral)
        hasher.combine(isOutgoing)
        hasher.combine(isClosed)
        hasher.combine(isHidden)
        hasher.combine(isNameImplicit)
    }
}
extension ForumTopic: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.info != right.info { return false }
        if left.lastMessage != right.lastMessage { return false }
        if left.order != right.order { return false }
        if left.isPinned != right.isPinned { return false }
        if left.unreadCount != right.unreadCount { return false }
        if left.lastReadInboxMessageID != right.lastReadInboxMessageID { return false }
        if left.lastReadOutboxMessageID != right.lastReadOutboxMessageID { return false }
        if left.unreadMentionCount != right.unreadMentionCount { return false }
        if left.unreadReactionCount != right.unreadReactionCount { return false }
        if left.unreadPollVoteCount != right.unreadPollVoteCount { return false }
        if left.notificationSettings != right.notificationSettings { return false }
        if left.draftMessage != right.draftMessage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(info)
        hasher.combine(lastMessage)
        hasher.combine(order)
        hasher.combine(isPinned)
        hasher.combine(unreadCount)
        hasher.combine(lastReadInboxMessageID)
        hasher.combine(lastReadOutboxMessageID)
        hasher.combine(unreadMentionCount)
        hasher.combine(unreadReactionCount)
        hasher.combine(unreadPollVoteCount)
        hasher.combine(notificationSettings)
        hasher.combine(draftMessage)
    }
}
extension ForumTopics: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCount != right.totalCount { return false }
        if left.topics != right.topics { return false }
        if left.nextOffsetDate != right.nextOffsetDate { return false }
        if left.nextOffsetMessageID != right.nextOffsetMessageID { return false }
        if left.nextOffsetForumTopicID != right.nextOffsetForumTopicID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCount)
        hasher.combine(topics)
        hasher.combine(nextOffsetDate)
        hasher.combine(nextOffsetMessageID)
        hasher.combine(nextOffsetForumTopicID)
    }
}
extension SharedUser: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.firstName != right.firstName { return false }
        if left.lastName != right.lastName { return false }
        if left.username != right.username { return false }
        if left.photo != right.photo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(firstName)
        hasher.combine(lastName)
        hasher.combine(username)
        hasher.combine(photo)
    }
}
extension SharedChat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.title != right.title { return false }
        if left.username != right.username { return false }
        if left.photo != right.photo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(title)
        hasher.combine(username)
        hasher.combine(photo)
    }
}
extension BuiltInTheme: Hashable {}
extension ThemeSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.baseTheme != right.baseTheme { return false }
        if left.accentColor != right.accentColor { return false }
        if left.background != right.background { return false }
        if left.outgoingMessageFill != right.outgoingMessageFill { return false }
        if left.animateOutgoingMessageFill != right.animateOutgoingMessageFill { return false }
        if left.outgoingMessageAccentColor != right.outgoingMessageAccentColor { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(baseTheme)
        hasher.combine(accentColor)
        hasher.combine(background)
        hasher.combine(outgoingMessageFill)
        hasher.combine(animateOutgoingMessageFill)
        hasher.combine(outgoingMessageAccentColor)
    }
}
extension RichText: Hashable {}
extension RichTextPlain: Hashable {}
extension RichTextBold: Hashable {}
extension RichTextItalic: Hashable {}
extension RichTextUnderline: Hashable {}
extension RichTextStrikethrough: Hashable {}
extension RichTextSpoiler: Hashable {}
extension RichTextSubscript: Hashable {}
extension RichTextSuperscript: Hashable {}
extension RichTextMarked: Hashable {}
extension RichTextDateTime: Hashable {}
extension RichTextMention: Hashable {}
extension RichTextHashtag: Hashable {}
extension RichTextCashtag: Hashable {}
extension RichTextBankCardNumber: Hashable {}
extension RichTextBotCommand: Hashable {}
extension RichTextFixed: Hashable {}
extension RichTextMentionName: Hashable {}
extension RichTextUrl: Hashable {}
extension RichTextEmailAddress: Hashable {}
extension RichTextPhoneNumber: Hashable {}
extension RichTextCustomEmoji: Hashable {}
extension RichTextIcon: Hashable {}
extension RichTextMathematicalExpression: Hashable {}
extension RichTextDiff: Hashable {}
extension RichTextReference: Hashable {}
extension RichTextReferenceLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.referenceName != right.referenceName { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(referenceName)
        hasher.combine(url)
    }
}
extension RichTextAnchor: Hashable {}
extension RichTextAnchorLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.anchorName != right.anchorName { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(anchorName)
        hasher.combine(url)
    }
}
extension RichTexts: Hashable {}
extension PageBlockCaption: Hashable {}
extension PageBlockListItem: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.label != right.label { return false }
        if left.blocks != right.blocks { return false }
        if left.hasCheckbox != right.hasCheckbox { return false }
        if left.isChecked != right.isChecked { return false }
        if left.value != right.value { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(label)
        hasher.combine(blocks)
        hasher.combine(hasCheckbox)
        hasher.combine(isChecked)
        hasher.combine(value)
        hasher.combine(type)
    }
}
extension InputPageBlockListItem: Hashable {}
extension PageBlockHorizontalAlignment: Hashable {}
extension PageBlockVerticalAlignment: Hashable {}
extension PageBlockTableCell: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.isHeader != right.isHeader { return false }
        if left.colspan != right.colspan { return false }
        if left.rowspan != right.rowspan { return false }
        if left.align != right.align { return false }
        if left.valign != right.valign { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(isHeader)
        hasher.combine(colspan)
        hasher.combine(rowspan)
        hasher.combine(align)
        hasher.combine(valign)
    }
}
extension PageBlockRelatedArticle: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photo != right.photo { return false }
        if left.author != right.author { return false }
        if left.publishDate != right.publishDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(photo)
        hasher.combine(author)
        hasher.combine(publishDate)
    }
}
extension PageBlock: Hashable {}
extension PageBlockTitle: Hashable {}
extension PageBlockSubtitle: Hashable {}
extension PageBlockAuthorDate: Hashable {}
extension PageBlockHeader: Hashable {}
extension PageBlockSubheader: Hashable {}
extension PageBlockSectionHeading: Hashable {}
extension PageBlockKicker: Hashable {}
extension PageBlockParagraph: Hashable {}
extension PageBlockPreformatted: Hashable {}
extension PageBlockFooter: Hashable {}
extension PageBlockThinking: Hashable {}
extension PageBlockMathematicalExpression: Hashable {}
extension PageBlockAnchor: Hashable {}
extension PageBlockList: Hashable {}
extension PageBlockBlockQuote: Hashable {}
extension PageBlockPullQuote: Hashable {}
extension PageBlockAnimation: Hashable {}
extension PageBlockAudio: Hashable {}
extension PageBlockPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.caption != right.caption { return false }
        if left.url != right.url { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(caption)
        hasher.combine(url)
        hasher.combine(hasSpoiler)
    }
}
extension PageBlockVideo: Hashable {}
extension PageBlockVoiceNote: Hashable {}
extension PageBlockCover: Hashable {}
extension PageBlockEmbedded: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.html != right.html { return false }
        if left.posterPhoto != right.posterPhoto { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.caption != right.caption { return false }
        if left.isFullWidth != right.isFullWidth { return false }
        if left.allowScrolling != right.allowScrolling { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(html)
        hasher.combine(posterPhoto)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(caption)
        hasher.combine(isFullWidth)
        hasher.combine(allowScrolling)
    }
}
extension PageBlockEmbeddedPost: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.author != right.author { return false }
        if left.authorPhoto != right.authorPhoto { return false }
        if left.date != right.date { return false }
        if left.blocks != right.blocks { return false }
        if left.caption != right.caption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(author)
        hasher.combine(authorPhoto)
        hasher.combine(date)
        hasher.combine(blocks)
        hasher.combine(caption)
    }
}
extension PageBlockCollage: Hashable {}
extension PageBlockSlideshow: Hashable {}
extension PageBlockChatLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.title != right.title { return false }
        if left.photo != right.photo { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.username != right.username { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(photo)
        hasher.combine(accentColorID)
        hasher.combine(username)
    }
}
extension PageBlockTable: Hashable {}
extension PageBlockDetails: Hashable {}
extension PageBlockRelatedArticles: Hashable {}
extension PageBlockMap: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.zoom != right.zoom { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.caption != right.caption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(zoom)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(caption)
    }
}
extension WebPageInstantView: Hashable {}
extension LinkPreviewAlbumMedia: Hashable {}
extension LinkPreviewAlbumMediaPhoto: Hashable {}
extension LinkPreviewAlbumMediaVideo: Hashable {}
extension LinkPreviewType: Hashable {}
extension LinkPreviewTypeAlbum: Hashable {}
extension LinkPreviewTypeAnimation: Hashable {}
extension LinkPreviewTypeApp: Hashable {}
extension LinkPreviewTypeArticle: Hashable {}
extension LinkPreviewTypeAudio: Hashable {}
extension LinkPreviewTypeBackground: Hashable {}
extension LinkPreviewTypeChannelBoost: Hashable {}
extension LinkPreviewTypeChat: Hashable {}
extension LinkPreviewTypeDirectMessagesChat: Hashable {}
extension LinkPreviewTypeDocument: Hashable {}
extension LinkPreviewTypeEmbeddedAnimationPlayer: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.animation != right.animation { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(animation)
        hasher.combine(thumbnail)
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
    }
}
extension LinkPreviewTypeEmbeddedAudioPlayer: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.audio != right.audio { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(audio)
        hasher.combine(thumbnail)
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
    }
}
extension LinkPreviewTypeEmbeddedVideoPlayer: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.video != right.video { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(video)
        hasher.combine(thumbnail)
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
    }
}
extension LinkPreviewTypeExternalAudio: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.mimeType != right.mimeType { return false }
        if left.duration != right.duration { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(mimeType)
        hasher.combine(duration)
    }
}
extension LinkPreviewTypeExternalVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.mimeType != right.mimeType { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.duration != right.duration { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(mimeType)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(duration)
    }
}
extension LinkPreviewTypeGiftAuction: Hashable {}
extension LinkPreviewTypeGiftCollection: Hashable {}
extension LinkPreviewTypeLiveStory: Hashable {}
extension LinkPreviewTypePhoto: Hashable {}
extension LinkPreviewTypeSticker: Hashable {}
extension LinkPreviewTypeStickerSet: Hashable {}
extension LinkPreviewTypeStory: Hashable {}
extension LinkPreviewTypeStoryAlbum: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photoIcon != right.photoIcon { return false }
        if left.videoIcon != right.videoIcon { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photoIcon)
        hasher.combine(videoIcon)
    }
}
extension LinkPreviewTypeSupergroupBoost: Hashable {}
extension LinkPreviewTypeTextCompositionStyle: Hashable {}
extension LinkPreviewTypeTheme: Hashable {}
extension LinkPreviewTypeUpgradedGift: Hashable {}
extension LinkPreviewTypeUser: Hashable {}
extension LinkPreviewTypeVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.video != right.video { return false }
        if left.cover != right.cover { return false }
        if left.startTimestamp != right.startTimestamp { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(video)
        hasher.combine(cover)
        hasher.combine(startTimestamp)
    }
}
extension LinkPreviewTypeVideoChat: Hashable {}
extension LinkPreviewTypeVideoNote: Hashable {}
extension LinkPreviewTypeVoiceNote: Hashable {}
extension LinkPreviewTypeWebApp: Hashable {}
extension LinkPreview: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.displayURL != right.displayURL { return false }
        if left.siteName != right.siteName { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.author != right.author { return false }
        if left.type != right.type { return false }
        if left.hasLargeMedia != right.hasLargeMedia { return false }
        if left.showLargeMedia != right.showLargeMedia { return false }
        if left.showMediaAboveDescription != right.showMediaAboveDescription { return false }
        if left.skipConfirmation != right.skipConfirmation { return false }
        if left.showAboveText != right.showAboveText { return false }
        if left.instantViewVersion != right.instantViewVersion { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(displayURL)
        hasher.combine(siteName)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(author)
        hasher.combine(type)
        hasher.combine(hasLargeMedia)
        hasher.combine(showLargeMedia)
        hasher.combine(showMediaAboveDescription)
        hasher.combine(skipConfirmation)
        hasher.combine(showAboveText)
        hasher.combine(instantViewVersion)
    }
}
extension CountryInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.countryCode != right.countryCode { return false }
        if left.name != right.name { return false }
        if left.englishName != right.englishName { return false }
        if left.flagEmoji != right.flagEmoji { return false }
        if left.isHidden != right.isHidden { return false }
        if left.callingCodes != right.callingCodes { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(countryCode)
        hasher.combine(name)
        hasher.combine(englishName)
        hasher.combine(flagEmoji)
        hasher.combine(isHidden)
        hasher.combine(callingCodes)
    }
}
extension Countries: Hashable {}
extension PhoneNumberInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.country != right.country { return false }
        if left.countryCallingCode != right.countryCallingCode { return false }
        if left.formattedPhoneNumber != right.formattedPhoneNumber { return false }
        if left.isAnonymous != right.isAnonymous { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(country)
        hasher.combine(countryCallingCode)
        hasher.combine(formattedPhoneNumber)
        hasher.combine(isAnonymous)
    }
}
extension CollectibleItemType: Hashable {}
extension CollectibleItemTypeUsername: Hashable {}
extension CollectibleItemTypePhoneNumber: Hashable {}
extension CollectibleItemInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.purchaseDate != right.purchaseDate { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.cryptocurrency != right.cryptocurrency { return false }
        if left.cryptocurrencyAmount != right.cryptocurrencyAmount { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(purchaseDate)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(cryptocurrency)
        hasher.combine(cryptocurrencyAmount)
        hasher.combine(url)
    }
}
extension BankCardActionOpenUrl: Hashable {}
extension BankCardInfo: Hashable {}
extension Address: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.countryCode != right.countryCode { return false }
        if left.state != right.state { return false }
        if left.city != right.city { return false }
        if left.streetLine1 != right.streetLine1 { return false }
        if left.streetLine2 != right.streetLine2 { return false }
        if left.postalCode != right.postalCode { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(countryCode)
        hasher.combine(state)
        hasher.combine(city)
        hasher.combine(streetLine1)
        hasher.combine(streetLine2)
        hasher.combine(postalCode)
    }
}
extension LocationAddress: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.countryCode != right.countryCode { return false }
        if left.state != right.state { return false }
        if left.city != right.city { return false }
        if left.street != right.street { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(countryCode)
        hasher.combine(state)
        hasher.combine(city)
        hasher.combine(street)
    }
}
extension LabeledPricePart: Hashable {}
extension Invoice: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.priceParts != right.priceParts { return false }
        if left.subscriptionPeriod != right.subscriptionPeriod { return false }
        if left.maxTipAmount != right.maxTipAmount { return false }
        if left.suggestedTipAmounts != right.suggestedTipAmounts { return false }
        if left.recurringPaymentTermsOfServiceURL != right.recurringPaymentTermsOfServiceURL { return false }
        if left.termsOfServiceURL != right.termsOfServiceURL { return false }
        if left.isTest != right.isTest { return false }
        if left.needName != right.needName { return false }
        if left.needPhoneNumber != right.needPhoneNumber { return false }
        if left.needEmailAddress != right.needEmailAddress { return false }
        if left.needShippingAddress != right.needShippingAddress { return false }
        if left.sendPhoneNumberToProvider != right.sendPhoneNumberToProvider { return false }
        if left.sendEmailAddressToProvider != right.sendEmailAddressToProvider { return false }
        if left.isFlexible != right.isFlexible { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(priceParts)
        hasher.combine(subscriptionPeriod)
        hasher.combine(maxTipAmount)
        hasher.combine(suggestedTipAmounts)
        hasher.combine(recurringPaymentTermsOfServiceURL)
        hasher.combine(termsOfServiceURL)
        hasher.combine(isTest)
        hasher.combine(needName)
        hasher.combine(needPhoneNumber)
        hasher.combine(needEmailAddress)
        hasher.combine(needShippingAddress)
        hasher.combine(sendPhoneNumberToProvider)
        hasher.combine(sendEmailAddressToProvider)
        hasher.combine(isFlexible)
    }
}
extension OrderInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.phoneNumber != right.phoneNumber { return false }
        if left.emailAddress != right.emailAddress { return false }
        if left.shippingAddress != right.shippingAddress { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(phoneNumber)
        hasher.combine(emailAddress)
        hasher.combine(shippingAddress)
    }
}
extension ShippingOption: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.priceParts != right.priceParts { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(priceParts)
    }
}
extension SavedCredentials: Hashable {}
extension InputCredentials: Hashable {}
extension InputCredentialsSaved: Hashable {}
extension InputCredentialsNew: Hashable {}
extension InputCredentialsApplePay: Hashable {}
extension InputCredentialsGooglePay: Hashable {}
extension PaymentProvider: Hashable {}
extension PaymentProviderSmartGlocal: Hashable {}
extension PaymentProviderStripe: Hashable {}
extension PaymentProviderOther: Hashable {}
extension PaymentOption: Hashable {}
extension PaymentFormType: Hashable {}
extension PaymentFormTypeRegular: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.invoice != right.invoice { return false }
        if left.paymentProviderUserID != right.paymentProviderUserID { return false }
        if left.paymentProvider != right.paymentProvider { return false }
        if left.additionalPaymentOptions != right.additionalPaymentOptions { return false }
        if left.savedOrderInfo != right.savedOrderInfo { return false }
        if left.savedCredentials != right.savedCredentials { return false }
        if left.canSaveCredentials != right.canSaveCredentials { return false }
        if left.needPassword != right.needPassword { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(invoice)
        hasher.combine(paymentProviderUserID)
        hasher.combine(paymentProvider)
        hasher.combine(additionalPaymentOptions)
        hasher.combine(savedOrderInfo)
        hasher.combine(savedCredentials)
        hasher.combine(canSaveCredentials)
        hasher.combine(needPassword)
    }
}
extension PaymentFormTypeStars: Hashable {}
extension PaymentFormTypeStarSubscription: Hashable {}
extension PaymentForm: Hashable {}
extension ValidatedOrderInfo: Hashable {}
extension PaymentResult: Hashable {}
extension PaymentReceiptType: Hashable {}
extension PaymentReceiptTypeRegular: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.paymentProviderUserID != right.paymentProviderUserID { return false }
        if left.invoice != right.invoice { return false }
        if left.orderInfo != right.orderInfo { return false }
        if left.shippingOption != right.shippingOption { return false }
        if left.credentialsTitle != right.credentialsTitle { return false }
        if left.tipAmount != right.tipAmount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(paymentProviderUserID)
        hasher.combine(invoice)
        hasher.combine(orderInfo)
        hasher.combine(shippingOption)
        hasher.combine(credentialsTitle)
        hasher.combine(tipAmount)
    }
}
extension PaymentReceiptTypeStars: Hashable {}
extension PaymentReceipt: Hashable {}
extension InputInvoice: Hashable {}
extension InputInvoiceMessage: Hashable {}
extension InputInvoiceName: Hashable {}
extension InputInvoiceTelegram: Hashable {}
extension PaidMedia: Hashable {}
extension PaidMediaPreview: Hashable {}
extension PaidMediaPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.video != right.video { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(video)
    }
}
extension PaidMediaVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.video != right.video { return false }
        if left.cover != right.cover { return false }
        if left.startTimestamp != right.startTimestamp { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(video)
        hasher.combine(cover)
        hasher.combine(startTimestamp)
    }
}
extension GiveawayParameters: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.boostedChatID != right.boostedChatID { return false }
        if left.additionalChatIDs != right.additionalChatIDs { return false }
        if left.winnersSelectionDate != right.winnersSelectionDate { return false }
        if left.onlyNewMembers != right.onlyNewMembers { return false }
        if left.hasPublicWinners != right.hasPublicWinners { return false }
        if left.countryCodes != right.countryCodes { return false }
        if left.prizeDescription != right.prizeDescription { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(boostedChatID)
        hasher.combine(additionalChatIDs)
        hasher.combine(winnersSelectionDate)
        hasher.combine(onlyNewMembers)
        hasher.combine(hasPublicWinners)
        hasher.combine(countryCodes)
        hasher.combine(prizeDescription)
    }
}
extension DatedFile: Hashable {}
extension PassportElementType: Hashable {}
extension TDDate: Hashable {}
extension PersonalDetails: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.firstName != right.firstName { return false }
        if left.middleName != right.middleName { return false }
        if left.lastName != right.lastName { return false }
        if left.nativeFirstName != right.nativeFirstName { return false }
        if left.nativeMiddleName != right.nativeMiddleName { return false }
        if left.nativeLastName != right.nativeLastName { return false }
        if left.birthdate != right.birthdate { return false }
        if left.gender != right.gender { return false }
        if left.countryCode != right.countryCode { return false }
        if left.residenceCountryCode != right.residenceCountryCode { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(firstName)
        hasher.combine(middleName)
        hasher.combine(lastName)
        hasher.combine(nativeFirstName)
        hasher.combine(nativeMiddleName)
        hasher.combine(nativeLastName)
        hasher.combine(birthdate)
        hasher.combine(gender)
        hasher.combine(countryCode)
        hasher.combine(residenceCountryCode)
    }
}
extension IdentityDocument: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.number != right.number { return false }
        if left.expirationDate != right.expirationDate { return false }
        if left.frontSide != right.frontSide { return false }
        if left.reverseSide != right.reverseSide { return false }
        if left.selfie != right.selfie { return false }
        if left.translation != right.translation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(expirationDate)
        hasher.combine(frontSide)
        hasher.combine(reverseSide)
        hasher.combine(selfie)
        hasher.combine(translation)
    }
}
extension InputIdentityDocument: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.number != right.number { return false }
        if left.expirationDate != right.expirationDate { return false }
        if left.frontSide != right.frontSide { return false }
        if left.reverseSide != right.reverseSide { return false }
        if left.selfie != right.selfie { return false }
        if left.translation != right.translation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(expirationDate)
        hasher.combine(frontSide)
        hasher.combine(reverseSide)
        hasher.combine(selfie)
        hasher.combine(translation)
    }
}
extension PersonalDocument: Hashable {}
extension InputPersonalDocument: Hashable {}
extension PassportElement: Hashable {}
extension PassportElementPersonalDetails: Hashable {}
extension PassportElementPassport: Hashable {}
extension PassportElementDriverLicense: Hashable {}
extension PassportElementIdentityCard: Hashable {}
extension PassportElementInternalPassport: Hashable {}
extension PassportElementAddress: Hashable {}
extension PassportElementUtilityBill: Hashable {}
extension PassportElementBankStatement: Hashable {}
extension PassportElementRentalAgreement: Hashable {}
extension PassportElementPassportRegistration: Hashable {}
extension PassportElementTemporaryRegistration: Hashable {}
extension PassportElementPhoneNumber: Hashable {}
extension PassportElementEmailAddress: Hashable {}
extension InputPassportElement: Hashable {}
extension InputPassportElementPersonalDetails: Hashable {}
extension InputPassportElementPassport: Hashable {}
extension InputPassportElementDriverLicense: Hashable {}
extension InputPassportElementIdentityCard: Hashable {}
extension InputPassportElementInternalPassport: Hashable {}
extension InputPassportElementAddress: Hashable {}
extension InputPassportElementUtilityBill: Hashable {}
extension InputPassportElementBankStatement: Hashable {}
extension InputPassportElementRentalAgreement: Hashable {}
extension InputPassportElementPassportRegistration: Hashable {}
extension InputPassportElementTemporaryRegistration: Hashable {}
extension InputPassportElementPhoneNumber: Hashable {}
extension InputPassportElementEmailAddress: Hashable {}
extension PassportElements: Hashable {}
extension PassportElementErrorSource: Hashable {}
extension PassportElementErrorSourceDataField: Hashable {}
extension PassportElementErrorSourceTranslationFile: Hashable {}
extension PassportElementErrorSourceFile: Hashable {}
extension PassportElementError: Hashable {}
extension PassportSuitableElement: Hashable {}
extension PassportRequiredElement: Hashable {}
extension PassportAuthorizationForm: Hashable {}
extension PassportElementsWithErrors: Hashable {}
extension EncryptedCredentials: Hashable {}
extension EncryptedPassportElement: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.type != right.type { return false }
        if left.data != right.data { return false }
        if left.frontSide != right.frontSide { return false }
        if left.reverseSide != right.reverseSide { return false }
        if left.selfie != right.selfie { return false }
        if left.translation != right.translation { return false }
        if left.files != right.files { return false }
        if left.value != right.value { return false }
        if left.hash != right.hash { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(data)
        hasher.combine(frontSide)
        hasher.combine(reverseSide)
        hasher.combine(selfie)
        hasher.combine(translation)
        hasher.combine(files)
        hasher.combine(value)
        hasher.combine(hash)
    }
}
extension InputPassportElementErrorSource: Hashable {}
extension InputPassportElementErrorSourceUnspecified: Hashable {}
extension InputPassportElementErrorSourceDataField: Hashable {}
extension InputPassportElementErrorSourceFrontSide: Hashable {}
extension InputPassportElementErrorSourceReverseSide: Hashable {}
extension InputPassportElementErrorSourceSelfie: Hashable {}
extension InputPassportElementErrorSourceTranslationFile: Hashable {}
extension InputPassportElementErrorSourceTranslationFiles: Hashable {}
extension InputPassportElementErrorSourceFile: Hashable {}
extension InputPassportElementErrorSourceFiles: Hashable {}
extension InputPassportElementError: Hashable {}
extension PollMedia: Hashable {}
extension PollMediaAnimation: Hashable {}
extension PollMediaAudio: Hashable {}
extension PollMediaDocument: Hashable {}
extension PollMediaLink: Hashable {}
extension PollMediaLocation: Hashable {}
extension PollMediaPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.video != right.video { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(video)
    }
}
extension PollMediaSticker: Hashable {}
extension PollMediaVenue: Hashable {}
extension PollMediaVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.video != right.video { return false }
        if left.alternativeVideos != right.alternativeVideos { return false }
        if left.storyboards != right.storyboards { return false }
        if left.cover != right.cover { return false }
        if left.startTimestamp != right.startTimestamp { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(video)
        hasher.combine(alternativeVideos)
        hasher.combine(storyboards)
        hasher.combine(cover)
        hasher.combine(startTimestamp)
    }
}
extension MessageContent: Hashable {}
extension MessageText: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.linkPreview != right.linkPreview { return false }
        if left.linkPreviewOptions != right.linkPreviewOptions { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(linkPreview)
        hasher.combine(linkPreviewOptions)
    }
}
extension MessageRichMessage: Hashable {}
extension MessageAnimation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.animation != right.animation { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        if left.isSecret != right.isSecret { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(animation)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(hasSpoiler)
        hasher.combine(isSecret)
    }
}
extension MessageAudio: Hashable {}
extension MessageDocument: Hashable {}
extension MessagePaidMedia: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starCount != right.starCount { return false }
        if left.media != right.media { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starCount)
        hasher.combine(media)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
    }
}
extension MessagePhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.video != right.video { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        if left.isSecret != right.isSecret { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(video)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(hasSpoiler)
        hasher.combine(isSecret)
    }
}
extension MessageSticker: Hashable {}
extension MessageVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.video != right.video { return false }
        if left.alternativeVideos != right.alternativeVideos { return false }
        if left.storyboards != right.storyboards { return false }
        if left.cover != right.cover { return false }
        if left.startTimestamp != right.startTimestamp { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        if left.isSecret != right.isSecret { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(video)
        hasher.combine(alternativeVideos)
        hasher.combine(storyboards)
        hasher.combine(cover)
        hasher.combine(startTimestamp)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(hasSpoiler)
        hasher.combine(isSecret)
    }
}
extension MessageVideoNote: Hashable {}
extension MessageVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.voiceNote != right.voiceNote { return false }
        if left.caption != right.caption { return false }
        if left.isListened != right.isListened { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(voiceNote)
        hasher.combine(caption)
        hasher.combine(isListened)
    }
}
extension MessageLiveLocation: Hashable {}
extension MessageLocation: Hashable {}
extension MessageVenue: Hashable {}
extension MessageContact: Hashable {}
extension MessageAnimatedEmoji: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.animatedEmoji != right.animatedEmoji { return false }
        if left.emoji != right.emoji { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(animatedEmoji)
        hasher.combine(emoji)
    }
}
extension MessageDice: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.initialState != right.initialState { return false }
        if left.finalState != right.finalState { return false }
        if left.emoji != right.emoji { return false }
        if left.value != right.value { return false }
        if left.successAnimationFrameNumber != right.successAnimationFrameNumber { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(initialState)
        hasher.combine(finalState)
        hasher.combine(emoji)
        hasher.combine(value)
        hasher.combine(successAnimationFrameNumber)
    }
}
extension MessageGame: Hashable {}
extension MessagePoll: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.poll != right.poll { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.media != right.media { return false }
        if left.canAddOption != right.canAddOption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(poll)
        hasher.combine(descriptionText)
        hasher.combine(media)
        hasher.combine(canAddOption)
    }
}
extension MessageStakeDice: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.initialState != right.initialState { return false }
        if left.finalState != right.finalState { return false }
        if left.value != right.value { return false }
        if left.stakeGramAmount != right.stakeGramAmount { return false }
        if left.prizeGramAmount != right.prizeGramAmount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(initialState)
        hasher.combine(finalState)
        hasher.combine(value)
        hasher.combine(stakeGramAmount)
        hasher.combine(prizeGramAmount)
    }
}
extension MessageStory: Hashable {}
extension MessageChecklist: Hashable {}
extension MessageInvoice: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.productInfo != right.productInfo { return false }
        if left.currency != right.currency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.startParameter != right.startParameter { return false }
        if left.isTest != right.isTest { return false }
        if left.needShippingAddress != right.needShippingAddress { return false }
        if left.receiptMessageID != right.receiptMessageID { return false }
        if left.paidMedia != right.paidMedia { return false }
        if left.paidMediaCaption != right.paidMediaCaption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(productInfo)
        hasher.combine(currency)
        hasher.combine(totalAmount)
        hasher.combine(startParameter)
        hasher.combine(isTest)
        hasher.combine(needShippingAddress)
        hasher.combine(receiptMessageID)
        hasher.combine(paidMedia)
        hasher.combine(paidMediaCaption)
    }
}
extension MessageCall: Hashable {}
extension MessageGroupCall: Hashable {}
extension MessageVideoChatScheduled: Hashable {}
extension MessageVideoChatStarted: Hashable {}
extension MessageVideoChatEnded: Hashable {}
extension MessageInviteVideoChatParticipants: Hashable {}
extension MessagePollOptionAdded: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.pollMessageID != right.pollMessageID { return false }
        if left.optionID != right.optionID { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pollMessageID)
        hasher.combine(optionID)
        hasher.combine(text)
    }
}
extension MessagePollOptionDeleted: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.pollMessageID != right.pollMessageID { return false }
        if left.optionID != right.optionID { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pollMessageID)
        hasher.combine(optionID)
        hasher.combine(text)
    }
}
extension MessageBasicGroupChatCreate: Hashable {}
extension MessageSupergroupChatCreate: Hashable {}
extension MessageChatChangeTitle: Hashable {}
extension MessageChatChangePhoto: Hashable {}
extension MessageChatOwnerLeft: Hashable {}
extension MessageChatOwnerChanged: Hashable {}
extension MessageChatHasProtectedContentToggled: Hashable {}
extension MessageChatHasProtectedContentDisableRequested: Hashable {}
extension MessageChatAddMembers: Hashable {}
extension MessageChatDeleteMember: Hashable {}
extension MessageChatAddedToCommunity: Hashable {}
extension MessageChatUpgradeTo: Hashable {}
extension MessageChatUpgradeFrom: Hashable {}
extension MessagePinMessage: Hashable {}
extension MessageChatSetBackground: Hashable {}
extension MessageChatSetTheme: Hashable {}
extension MessageChatSetMessageAutoDeleteTime: Hashable {}
extension MessageChatBoost: Hashable {}
extension MessageForumTopicCreated: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.isNameImplicit != right.isNameImplicit { return false }
        if left.icon != right.icon { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isNameImplicit)
        hasher.combine(icon)
    }
}
extension MessageForumTopicEdited: Hashable {}
extension MessageForumTopicIsClosedToggled: Hashable {}
extension MessageForumTopicIsHiddenToggled: Hashable {}
extension MessageSuggestProfilePhoto: Hashable {}
extension MessageSuggestBirthdate: Hashable {}
extension MessageCustomServiceAction: Hashable {}
extension MessageGameScore: Hashable {}
extension MessageManagedBotCreated: Hashable {}
extension MessagePaymentSuccessful: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.invoiceChatID != right.invoiceChatID { return false }
        if left.invoiceMessageID != right.invoiceMessageID { return false }
        if left.currency != right.currency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.subscriptionUntilDate != right.subscriptionUntilDate { return false }
        if left.isRecurring != right.isRecurring { return false }
        if left.isFirstRecurring != right.isFirstRecurring { return false }
        if left.invoiceName != right.invoiceName { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(invoiceChatID)
        hasher.combine(invoiceMessageID)
        hasher.combine(currency)
        hasher.combine(totalAmount)
        hasher.combine(subscriptionUntilDate)
        hasher.combine(isRecurring)
        hasher.combine(isFirstRecurring)
        hasher.combine(invoiceName)
    }
}
extension MessagePaymentSuccessfulBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.subscriptionUntilDate != right.subscriptionUntilDate { return false }
        if left.isRecurring != right.isRecurring { return false }
        if left.isFirstRecurring != right.isFirstRecurring { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.shippingOptionID != right.shippingOptionID { return false }
        if left.orderInfo != right.orderInfo { return false }
        if left.telegramPaymentChargeID != right.telegramPaymentChargeID { return false }
        if left.providerPaymentChargeID != right.providerPaymentChargeID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(totalAmount)
        hasher.combine(subscriptionUntilDate)
        hasher.combine(isRecurring)
        hasher.combine(isFirstRecurring)
        hasher.combine(invoicePayload)
        hasher.combine(shippingOptionID)
        hasher.combine(orderInfo)
        hasher.combine(telegramPaymentChargeID)
        hasher.combine(providerPaymentChargeID)
    }
}
extension MessagePaymentRefunded: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.ownerID != right.ownerID { return false }
        if left.currency != right.currency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.telegramPaymentChargeID != right.telegramPaymentChargeID { return false }
        if left.providerPaymentChargeID != right.providerPaymentChargeID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ownerID)
        hasher.combine(currency)
        hasher.combine(totalAmount)
        hasher.combine(invoicePayload)
        hasher.combine(telegramPaymentChargeID)
        hasher.combine(providerPaymentChargeID)
    }
}
extension MessageGiftedPremium: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gifterUserID != right.gifterUserID { return false }
        if left.receiverUserID != right.receiverUserID { return false }
        if left.text != right.text { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.cryptocurrency != right.cryptocurrency { return false }
        if left.cryptocurrencyAmount != right.cryptocurrencyAmount { return false }
        if left.monthCount != right.monthCount { return false }
        if left.dayCount != right.dayCount { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gifterUserID)
        hasher.combine(receiverUserID)
        hasher.combine(text)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(cryptocurrency)
        hasher.combine(cryptocurrencyAmount)
        hasher.combine(monthCount)
        hasher.combine(dayCount)
        hasher.combine(sticker)
    }
}
extension MessagePremiumGiftCode: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.creatorID != right.creatorID { return false }
        if left.text != right.text { return false }
        if left.isFromGiveaway != right.isFromGiveaway { return false }
        if left.isUnclaimed != right.isUnclaimed { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.cryptocurrency != right.cryptocurrency { return false }
        if left.cryptocurrencyAmount != right.cryptocurrencyAmount { return false }
        if left.monthCount != right.monthCount { return false }
        if left.dayCount != right.dayCount { return false }
        if left.sticker != right.sticker { return false }
        if left.code != right.code { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(creatorID)
        hasher.combine(text)
        hasher.combine(isFromGiveaway)
        hasher.combine(isUnclaimed)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(cryptocurrency)
        hasher.combine(cryptocurrencyAmount)
        hasher.combine(monthCount)
        hasher.combine(dayCount)
        hasher.combine(sticker)
        hasher.combine(code)
    }
}
extension MessageGiveawayCreated: Hashable {}
extension MessageGiveaway: Hashable {}
extension MessageGiveawayCompleted: Hashable {}
extension MessageGiveawayWinners: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.boostedChatID != right.boostedChatID { return false }
        if left.giveawayMessageID != right.giveawayMessageID { return false }
        if left.additionalChatCount != right.additionalChatCount { return false }
        if left.actualWinnersSelectionDate != right.actualWinnersSelectionDate { return false }
        if left.onlyNewMembers != right.onlyNewMembers { return false }
        if left.wasRefunded != right.wasRefunded { return false }
        if left.prize != right.prize { return false }
        if left.prizeDescription != right.prizeDescription { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.winnerUserIDs != right.winnerUserIDs { return false }
        if left.unclaimedPrizeCount != right.unclaimedPrizeCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(boostedChatID)
        hasher.combine(giveawayMessageID)
        hasher.combine(additionalChatCount)
        hasher.combine(actualWinnersSelectionDate)
        hasher.combine(onlyNewMembers)
        hasher.combine(wasRefunded)
        hasher.combine(prize)
        hasher.combine(prizeDescription)
        hasher.combine(winnerCount)
        hasher.combine(winnerUserIDs)
        hasher.combine(unclaimedPrizeCount)
    }
}
extension MessageGiftedStars: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gifterUserID != right.gifterUserID { return false }
        if left.receiverUserID != right.receiverUserID { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.cryptocurrency != right.cryptocurrency { return false }
        if left.cryptocurrencyAmount != right.cryptocurrencyAmount { return false }
        if left.starCount != right.starCount { return false }
        if left.transactionID != right.transactionID { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gifterUserID)
        hasher.combine(receiverUserID)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(cryptocurrency)
        hasher.combine(cryptocurrencyAmount)
        hasher.combine(starCount)
        hasher.combine(transactionID)
        hasher.combine(sticker)
    }
}
extension MessageGiftedTon: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gifterUserID != right.gifterUserID { return false }
        if left.receiverUserID != right.receiverUserID { return false }
        if left.gramAmount != right.gramAmount { return false }
        if left.transactionID != right.transactionID { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gifterUserID)
        hasher.combine(receiverUserID)
        hasher.combine(gramAmount)
        hasher.combine(transactionID)
        hasher.combine(sticker)
    }
}
extension MessageGiveawayPrizeStars: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starCount != right.starCount { return false }
        if left.transactionID != right.transactionID { return false }
        if left.boostedChatID != right.boostedChatID { return false }
        if left.giveawayMessageID != right.giveawayMessageID { return false }
        if left.isUnclaimed != right.isUnclaimed { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starCount)
        hasher.combine(transactionID)
        hasher.combine(boostedChatID)
        hasher.combine(giveawayMessageID)
        hasher.combine(isUnclaimed)
        hasher.combine(sticker)
    }
}
extension MessageGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gift != right.gift { return false }
        if left.senderID != right.senderID { return false }
        if left.receiverID != right.receiverID { return false }
        if left.receivedGiftID != right.receivedGiftID { return false }
        if left.text != right.text { return false }
        if left.uniqueGiftNumber != right.uniqueGiftNumber { return false }
        if left.sellStarCount != right.sellStarCount { return false }
        if left.prepaidUpgradeStarCount != right.prepaidUpgradeStarCount { return false }
        if left.isUpgradeSeparate != right.isUpgradeSeparate { return false }
        if left.isFromAuction != right.isFromAuction { return false }
        if left.isPrivate != right.isPrivate { return false }
        if left.isSaved != right.isSaved { return false }
        if left.isPrepaidUpgrade != right.isPrepaidUpgrade { return false }
        if left.canBeUpgraded != right.canBeUpgraded { return false }
        if left.wasConverted != right.wasConverted { return false }
        if left.wasUpgraded != right.wasUpgraded { return false }
        if left.wasRefunded != right.wasRefunded { return false }
        if left.upgradedReceivedGiftID != right.upgradedReceivedGiftID { return false }
        if left.prepaidUpgradeHash != right.prepaidUpgradeHash { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gift)
        hasher.combine(senderID)
        hasher.combine(receiverID)
        hasher.combine(receivedGiftID)
        hasher.combine(text)
        hasher.combine(uniqueGiftNumber)
        hasher.combine(sellStarCount)
        hasher.combine(prepaidUpgradeStarCount)
        hasher.combine(isUpgradeSeparate)
        hasher.combine(isFromAuction)
        hasher.combine(isPrivate)
        hasher.combine(isSaved)
        hasher.combine(isPrepaidUpgrade)
        hasher.combine(canBeUpgraded)
        hasher.combine(wasConverted)
        hasher.combine(wasUpgraded)
        hasher.combine(wasRefunded)
        hasher.combine(upgradedReceivedGiftID)
        hasher.combine(prepaidUpgradeHash)
    }
}
extension MessageUpgradedGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gift != right.gift { return false }
        if left.senderID != right.senderID { return false }
        if left.receiverID != right.receiverID { return false }
        if left.origin != right.origin { return false }
        if left.receivedGiftID != right.receivedGiftID { return false }
        if left.isSaved != right.isSaved { return false }
        if left.canBeTransferred != right.canBeTransferred { return false }
        if left.wasTransferred != right.wasTransferred { return false }
        if left.transferStarCount != right.transferStarCount { return false }
        if left.dropOriginalDetailsStarCount != right.dropOriginalDetailsStarCount { return false }
        if left.nextTransferDate != right.nextTransferDate { return false }
        if left.nextResaleDate != right.nextResaleDate { return false }
        if left.exportDate != right.exportDate { return false }
        if left.craftDate != right.craftDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gift)
        hasher.combine(senderID)
        hasher.combine(receiverID)
        hasher.combine(origin)
        hasher.combine(receivedGiftID)
        hasher.combine(isSaved)
        hasher.combine(canBeTransferred)
        hasher.combine(wasTransferred)
        hasher.combine(transferStarCount)
        hasher.combine(dropOriginalDetailsStarCount)
        hasher.combine(nextTransferDate)
        hasher.combine(nextResaleDate)
        hasher.combine(exportDate)
        hasher.combine(craftDate)
    }
}
extension MessageRefundedUpgradedGift: Hashable {}
extension MessageUpgradedGiftPurchaseOffer: Hashable {}
extension MessageUpgradedGiftPurchaseOfferRejected: Hashable {}
extension MessagePaidMessagesRefunded: Hashable {}
extension MessagePaidMessagePriceChanged: Hashable {}
extension MessageDirectMessagePriceChanged: Hashable {}
extension MessageChecklistTasksDone: Hashable {}
extension MessageChecklistTasksAdded: Hashable {}
extension MessageSuggestedPostApprovalFailed: Hashable {}
extension MessageSuggestedPostApproved: Hashable {}
extension MessageSuggestedPostDeclined: Hashable {}
extension MessageSuggestedPostPaid: Hashable {}
extension MessageSuggestedPostRefunded: Hashable {}
extension MessageUsersShared: Hashable {}
extension MessageChatShared: Hashable {}
extension MessageBotWriteAccessAllowed: Hashable {}
extension MessageWebAppDataSent: Hashable {}
extension MessageWebAppDataReceived: Hashable {}
extension MessagePassportDataSent: Hashable {}
extension MessagePassportDataReceived: Hashable {}
extension MessageProximityAlertTriggered: Hashable {}
extension DateTimePartPrecision: Hashable {}
extension DateTimeFormattingType: Hashable {}
extension DateTimeFormattingTypeAbsolute: Hashable {}
extension TextEntityType: Hashable {}
extension TextEntityTypePreCode: Hashable {}
extension TextEntityTypeTextUrl: Hashable {}
extension TextEntityTypeMentionName: Hashable {}
extension TextEntityTypeCustomEmoji: Hashable {}
extension TextEntityTypeMediaTimestamp: Hashable {}
extension TextEntityTypeDateTime: Hashable {}
extension DiffEntityType: Hashable {}
extension DiffEntityTypeReplace: Hashable {}
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
extension InputPaidMediaType: Hashable {}
extension InputPaidMediaTypePhoto: Hashable {}
extension InputPaidMediaTypeVideo: Hashable {}
extension InputPaidMedia: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.type != right.type { return false }
        if left.media != right.media { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.addedStickerFileIDs != right.addedStickerFileIDs { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(media)
        hasher.combine(thumbnail)
        hasher.combine(addedStickerFileIDs)
        hasher.combine(width)
        hasher.combine(height)
    }
}
extension MessageSchedulingState: Hashable {}
extension MessageSchedulingStateSendAtDate: Hashable {}
extension MessageSchedulingStateSendWhenVideoProcessed: Hashable {}
extension MessageSelfDestructType: Hashable {}
extension MessageSelfDestructTypeTimer: Hashable {}
extension MessageSendOptions: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.suggestedPostInfo != right.suggestedPostInfo { return false }
        if left.disableNotification != right.disableNotification { return false }
        if left.fromBackground != right.fromBackground { return false }
        if left.protectContent != right.protectContent { return false }
        if left.allowPaidBroadcast != right.allowPaidBroadcast { return false }
        if left.paidMessageStarCount != right.paidMessageStarCount { return false }
        if left.updateOrderOfInstalledStickerSets != right.updateOrderOfInstalledStickerSets { return false }
        if left.schedulingState != right.schedulingState { return false }
        if left.effectID != right.effectID { return false }
        if left.sendingID != right.sendingID { return false }
        if left.onlyPreview != right.onlyPreview { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(suggestedPostInfo)
        hasher.combine(disableNotification)
        hasher.combine(fromBackground)
        hasher.combine(protectContent)
        hasher.combine(allowPaidBroadcast)
        hasher.combine(paidMessageStarCount)
        hasher.combine(updateOrderOfInstalledStickerSets)
        hasher.combine(schedulingState)
        hasher.combine(effectID)
        hasher.combine(sendingID)
        hasher.combine(onlyPreview)
    }
}
extension MessageCopyOptions: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.sendCopy != right.sendCopy { return false }
        if left.replaceCaption != right.replaceCaption { return false }
        if left.newCaption != right.newCaption { return false }
        if left.newShowCaptionAboveMedia != right.newShowCaptionAboveMedia { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sendCopy)
        hasher.combine(replaceCaption)
        hasher.combine(newCaption)
        hasher.combine(newShowCaptionAboveMedia)
    }
}
extension InputPollMedia: Hashable {}
extension InputPollMediaAnimation: Hashable {}
extension InputPollMediaAudio: Hashable {}
extension InputPollMediaDocument: Hashable {}
extension InputPollMediaLink: Hashable {}
extension InputPollMediaLocation: Hashable {}
extension InputPollMediaPhoto: Hashable {}
extension InputPollMediaSticker: Hashable {}
extension InputPollMediaVenue: Hashable {}
extension InputPollMediaVideo: Hashable {}
extension InputPageBlock: Hashable {}
extension InputPageBlockSectionHeading: Hashable {}
extension InputPageBlockParagraph: Hashable {}
extension InputPageBlockPreformatted: Hashable {}
extension InputPageBlockFooter: Hashable {}
extension InputPageBlockThinking: Hashable {}
extension InputPageBlockMathematicalExpression: Hashable {}
extension InputPageBlockAnchor: Hashable {}
extension InputPageBlockList: Hashable {}
extension InputPageBlockBlockQuote: Hashable {}
extension InputPageBlockPullQuote: Hashable {}
extension InputPageBlockAnimation: Hashable {}
extension InputPageBlockAudio: Hashable {}
extension InputPageBlockPhoto: Hashable {}
extension InputPageBlockVideo: Hashable {}
extension InputPageBlockVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.voiceNote != right.voiceNote { return false }
        if left.caption != right.caption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(voiceNote)
        hasher.combine(caption)
    }
}
extension InputPageBlockCollage: Hashable {}
extension InputPageBlockSlideshow: Hashable {}
extension InputPageBlockTable: Hashable {}
extension InputPageBlockDetails: Hashable {}
extension InputPageBlockMap: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.zoom != right.zoom { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.caption != right.caption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(zoom)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(caption)
    }
}
extension InputMessageContent: Hashable {}
extension InputMessageText: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.linkPreviewOptions != right.linkPreviewOptions { return false }
        if left.clearDraft != right.clearDraft { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(linkPreviewOptions)
        hasher.combine(clearDraft)
    }
}
extension InputMessageRichMessage: Hashable {}
extension InputMessageAnimation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.animation != right.animation { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(animation)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(hasSpoiler)
    }
}
extension InputMessageAudio: Hashable {}
extension InputMessageDocument: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.document != right.document { return false }
        if left.caption != right.caption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(document)
        hasher.combine(caption)
    }
}
extension InputMessagePaidMedia: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starCount != right.starCount { return false }
        if left.paidMedia != right.paidMedia { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.payload != right.payload { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starCount)
        hasher.combine(paidMedia)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(payload)
    }
}
extension InputMessagePhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.selfDestructType != right.selfDestructType { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(selfDestructType)
        hasher.combine(hasSpoiler)
    }
}
extension InputMessageSticker: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.sticker != right.sticker { return false }
        if left.emoji != right.emoji { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sticker)
        hasher.combine(emoji)
    }
}
extension InputMessageVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.video != right.video { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.selfDestructType != right.selfDestructType { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(video)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(selfDestructType)
        hasher.combine(hasSpoiler)
    }
}
extension InputMessageVideoNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.videoNote != right.videoNote { return false }
        if left.selfDestructType != right.selfDestructType { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(videoNote)
        hasher.combine(selfDestructType)
    }
}
extension InputMessageVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.voiceNote != right.voiceNote { return false }
        if left.caption != right.caption { return false }
        if left.selfDestructType != right.selfDestructType { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(voiceNote)
        hasher.combine(caption)
        hasher.combine(selfDestructType)
    }
}
extension InputMessageLiveLocation: Hashable {}
extension InputMessageLocation: Hashable {}
extension InputMessageVenue: Hashable {}
extension InputMessageContact: Hashable {}
extension InputMessageDice: Hashable {}
extension InputMessageGame: Hashable {}
extension InputMessageInvoice: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.invoice != right.invoice { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photoURL != right.photoURL { return false }
        if left.photoSize != right.photoSize { return false }
        if left.photoWidth != right.photoWidth { return false }
        if left.photoHeight != right.photoHeight { return false }
        if left.payload != right.payload { return false }
        if left.providerToken != right.providerToken { return false }
        if left.providerData != right.providerData { return false }
        if left.startParameter != right.startParameter { return false }
        if left.paidMedia != right.paidMedia { return false }
        if left.paidMediaCaption != right.paidMediaCaption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(invoice)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(photoURL)
        hasher.combine(photoSize)
        hasher.combine(photoWidth)
        hasher.combine(photoHeight)
        hasher.combine(payload)
        hasher.combine(providerToken)
        hasher.combine(providerData)
        hasher.combine(startParameter)
        hasher.combine(paidMedia)
        hasher.combine(paidMediaCaption)
    }
}
extension InputMessagePoll: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.question != right.question { return false }
        if left.options != right.options { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.media != right.media { return false }
        if left.isAnonymous != right.isAnonymous { return false }
        if left.allowsMultipleAnswers != right.allowsMultipleAnswers { return false }
        if left.allowsRevoting != right.allowsRevoting { return false }
        if left.membersOnly != right.membersOnly { return false }
        if left.countryCodes != right.countryCodes { return false }
        if left.shuffleOptions != right.shuffleOptions { return false }
        if left.hideResultsUntilCloses != right.hideResultsUntilCloses { return false }
        if left.type != right.type { return false }
        if left.openPeriod != right.openPeriod { return false }
        if left.closeDate != right.closeDate { return false }
        if left.isClosed != right.isClosed { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(question)
        hasher.combine(options)
        hasher.combine(descriptionText)
        hasher.combine(media)
        hasher.combine(isAnonymous)
        hasher.combine(allowsMultipleAnswers)
        hasher.combine(allowsRevoting)
        hasher.combine(membersOnly)
        hasher.combine(countryCodes)
        hasher.combine(shuffleOptions)
        hasher.combine(hideResultsUntilCloses)
        hasher.combine(type)
        hasher.combine(openPeriod)
        hasher.combine(closeDate)
        hasher.combine(isClosed)
    }
}
extension InputMessageStakeDice: Hashable {}
extension InputMessageStory: Hashable {}
extension InputMessageChecklist: Hashable {}
extension InputMessageForwarded: Hashable {}
extension MessageProperties: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.canAddOffer != right.canAddOffer { return false }
        if left.canAddTasks != right.canAddTasks { return false }
        if left.canBeApproved != right.canBeApproved { return false }
        if left.canBeCopied != right.canBeCopied { return false }
        if left.canBeCopiedToSecretChat != right.canBeCopiedToSecretChat { return false }
        if left.canBeDeclined != right.canBeDeclined { return false }
        if left.canBeDeletedOnlyForSelf != right.canBeDeletedOnlyForSelf { return false }
        if left.canBeDeletedForAllUsers != right.canBeDeletedForAllUsers { return false }
        if left.canBeEdited != right.canBeEdited { return false }
        if left.canBeForwarded != right.canBeForwarded { return false }
        if left.canBePaid != right.canBePaid { return false }
        if left.canBePinned != right.canBePinned { return false }
        if left.canBeReplied != right.canBeReplied { return false }
        if left.canBeRepliedInAnotherChat != right.canBeRepliedInAnotherChat { return false }
        if left.canBeSaved != right.canBeSaved { return false }
        if left.canBeSharedInStory != right.canBeSharedInStory { return false }
        if left.canDeleteReactions != right.canDeleteReactions { return false }
        if left.canEditMedia != right.canEditMedia { return false }
        if left.canEditSchedulingState != right.canEditSchedulingState { return false }
        if left.canEditSuggestedPostInfo != right.canEditSuggestedPostInfo { return false }
        if left.canGetAuthor != right.canGetAuthor { return false }
        if left.canGetEmbeddingCode != right.canGetEmbeddingCode { return false }
        if left.canGetLink != right.canGetLink { return false }
        if left.canGetMediaTimestampLinks != right.canGetMediaTimestampLinks { return false }
        if left.canGetMessageThread != right.canGetMessageThread { return false }
        if left.canGetPollVoteStatistics != right.canGetPollVoteStatistics { return false }
        if left.canGetReadDate != right.canGetReadDate { return false }
        if left.canGetStatistics != right.canGetStatistics { return false }
        if left.canGetVideoAdvertisements != right.canGetVideoAdvertisements { return false }
        if left.canGetViewers != right.canGetViewers { return false }
        if left.canMarkTasksAsDone != right.canMarkTasksAsDone { return false }
        if left.canRecognizeSpeech != right.canRecognizeSpeech { return false }
        if left.canReportChat != right.canReportChat { return false }
        if left.canReportReactions != right.canReportReactions { return false }
        if left.canReportSupergroupSpam != right.canReportSupergroupSpam { return false }
        if left.canSetFactCheck != right.canSetFactCheck { return false }
        if left.hasProtectedContentByCurrentUser != right.hasProtectedContentByCurrentUser { return false }
        if left.hasProtectedContentByOtherUser != right.hasProtectedContentByOtherUser { return false }
        if left.needShowStatistics != right.needShowStatistics { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canAddOffer)
        hasher.combine(canAddTasks)
        hasher.combine(canBeApproved)
        hasher.combine(canBeCopied)
        hasher.combine(canBeCopiedToSecretChat)
        hasher.combine(canBeDeclined)
        hasher.combine(canBeDeletedOnlyForSelf)
        hasher.combine(canBeDeletedForAllUsers)
        hasher.combine(canBeEdited)
        hasher.combine(canBeForwarded)
        hasher.combine(canBePaid)
        hasher.combine(canBePinned)
        hasher.combine(canBeReplied)
        hasher.combine(canBeRepliedInAnotherChat)
        hasher.combine(canBeSaved)
        hasher.combine(canBeSharedInStory)
        hasher.combine(canDeleteReactions)
        hasher.combine(canEditMedia)
        hasher.combine(canEditSchedulingState)
        hasher.combine(canEditSuggestedPostInfo)
        hasher.combine(canGetAuthor)
        hasher.combine(canGetEmbeddingCode)
        hasher.combine(canGetLink)
        hasher.combine(canGetMediaTimestampLinks)
        hasher.combine(canGetMessageThread)
        hasher.combine(canGetPollVoteStatistics)
        hasher.combine(canGetReadDate)
        hasher.combine(canGetStatistics)
        hasher.combine(canGetVideoAdvertisements)
        hasher.combine(canGetViewers)
        hasher.combine(canMarkTasksAsDone)
        hasher.combine(canRecognizeSpeech)
        hasher.combine(canReportChat)
        hasher.combine(canReportReactions)
        hasher.combine(canReportSupergroupSpam)
        hasher.combine(canSetFactCheck)
        hasher.combine(hasProtectedContentByCurrentUser)
        hasher.combine(hasProtectedContentByOtherUser)
        hasher.combine(needShowStatistics)
    }
}
extension PollOptionProperties: Hashable {}
extension SearchMessagesFilter: Hashable {}
extension SearchMessagesChatTypeFilter: Hashable {}
extension SearchChatTypeFilter: Hashable {}
extension ChatAction: Hashable {}
extension ChatActionUploadingVideo: Hashable {}
extension ChatActionUploadingVoiceNote: Hashable {}
extension ChatActionUploadingPhoto: Hashable {}
extension ChatActionUploadingDocument: Hashable {}
extension ChatActionUploadingVideoNote: Hashable {}
extension ChatActionWatchingAnimations: Hashable {}
extension UserStatus: Hashable {}
extension UserStatusOnline: Hashable {}
extension UserStatusOffline: Hashable {}
extension UserStatusRecently: Hashable {}
extension UserStatusLastWeek: Hashable {}
extension UserStatusLastMonth: Hashable {}
extension EmojiKeyword: Hashable {}
extension EmojiKeywords: Hashable {}
extension Stickers: Hashable {}
extension Emojis: Hashable {}
extension StickerSet: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.name != right.name { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.thumbnailOutline != right.thumbnailOutline { return false }
        if left.isOwned != right.isOwned { return false }
        if left.isInstalled != right.isInstalled { return false }
        if left.isArchived != right.isArchived { return false }
        if left.isOfficial != right.isOfficial { return false }
        if left.stickerType != right.stickerType { return false }
        if left.needsRepainting != right.needsRepainting { return false }
        if left.isAllowedAsChatEmojiStatus != right.isAllowedAsChatEmojiStatus { return false }
        if left.isViewed != right.isViewed { return false }
        if left.stickers != right.stickers { return false }
        if left.emojis != right.emojis { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(name)
        hasher.combine(thumbnail)
        hasher.combine(thumbnailOutline)
        hasher.combine(isOwned)
        hasher.combine(isInstalled)
        hasher.combine(isArchived)
        hasher.combine(isOfficial)
        hasher.combine(stickerType)
        hasher.combine(needsRepainting)
        hasher.combine(isAllowedAsChatEmojiStatus)
        hasher.combine(isViewed)
        hasher.combine(stickers)
        hasher.combine(emojis)
    }
}
extension StickerSetInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.name != right.name { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.thumbnailOutline != right.thumbnailOutline { return false }
        if left.isOwned != right.isOwned { return false }
        if left.isInstalled != right.isInstalled { return false }
        if left.isArchived != right.isArchived { return false }
        if left.isOfficial != right.isOfficial { return false }
        if left.stickerType != right.stickerType { return false }
        if left.needsRepainting != right.needsRepainting { return false }
        if left.isAllowedAsChatEmojiStatus != right.isAllowedAsChatEmojiStatus { return false }
        if left.isViewed != right.isViewed { return false }
        if left.size != right.size { return false }
        if left.covers != right.covers { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(name)
        hasher.combine(thumbnail)
        hasher.combine(thumbnailOutline)
        hasher.combine(isOwned)
        hasher.combine(isInstalled)
        hasher.combine(isArchived)
        hasher.combine(isOfficial)
        hasher.combine(stickerType)
        hasher.combine(needsRepainting)
        hasher.combine(isAllowedAsChatEmojiStatus)
        hasher.combine(isViewed)
        hasher.combine(size)
        hasher.combine(covers)
    }
}
extension StickerSets: Hashable {}
extension TrendingStickerSets: Hashable {}
extension EmojiCategorySource: Hashable {}
extension EmojiCategorySourceSearch: Hashable {}
extension EmojiCategory: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.icon != right.icon { return false }
        if left.source != right.source { return false }
        if left.isGreeting != right.isGreeting { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(icon)
        hasher.combine(source)
        hasher.combine(isGreeting)
    }
}
extension EmojiCategories: Hashable {}
extension EmojiCategoryType: Hashable {}
extension CurrentWeather: Hashable {}
extension StoryAreaPosition: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.xPercentage != right.xPercentage { return false }
        if left.yPercentage != right.yPercentage { return false }
        if left.widthPercentage != right.widthPercentage { return false }
        if left.heightPercentage != right.heightPercentage { return false }
        if left.rotationAngle != right.rotationAngle { return false }
        if left.cornerRadiusPercentage != right.cornerRadiusPercentage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(xPercentage)
        hasher.combine(yPercentage)
        hasher.combine(widthPercentage)
        hasher.combine(heightPercentage)
        hasher.combine(rotationAngle)
        hasher.combine(cornerRadiusPercentage)
    }
}
extension StoryAreaType: Hashable {}
extension StoryAreaTypeLocation: Hashable {}
extension StoryAreaTypeVenue: Hashable {}
extension StoryAreaTypeSuggestedReaction: Hashable {}
extension StoryAreaTypeMessage: Hashable {}
extension StoryAreaTypeLink: Hashable {}
extension StoryAreaTypeWeather: Hashable {}
extension StoryAreaTypeUpgradedGift: Hashable {}
extension StoryArea: Hashable {}
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
extension StoryVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.hasStickers != right.hasStickers { return false }
        if left.isAnimation != right.isAnimation { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.preloadPrefixSize != right.preloadPrefixSize { return false }
        if left.coverFrameTimestamp != right.coverFrameTimestamp { return false }
        if left.video != right.video { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(hasStickers)
        hasher.combine(isAnimation)
        hasher.combine(minithumbnail)
        hasher.combine(thumbnail)
        hasher.combine(preloadPrefixSize)
        hasher.combine(coverFrameTimestamp)
        hasher.combine(video)
    }
}
extension StoryContentType: Hashable {}
extension StoryContent: Hashable {}
extension StoryContentPhoto: Hashable {}
extension StoryContentVideo: Hashable {}
extension StoryContentLive: Hashable {}
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
extension StoryList: Hashable {}
extension StoryOrigin: Hashable {}
extension StoryOriginPublicStory: Hashable {}
extension StoryOriginHiddenUser: Hashable {}
extension StoryRepostInfo: Hashable {}
extension StoryInteractionInfo: Hashable {}
extension Story: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.posterChatID != right.posterChatID { return false }
        if left.posterID != right.posterID { return false }
        if left.date != right.date { return false }
        if left.isBeingPosted != right.isBeingPosted { return false }
        if left.isBeingEdited != right.isBeingEdited { return false }
        if left.isEdited != right.isEdited { return false }
        if left.isPostedToChatPage != right.isPostedToChatPage { return false }
        if left.isVisibleOnlyForSelf != right.isVisibleOnlyForSelf { return false }
        if left.canBeAddedToAlbum != right.canBeAddedToAlbum { return false }
        if left.canBeDeleted != right.canBeDeleted { return false }
        if left.canBeEdited != right.canBeEdited { return false }
        if left.canBeForwarded != right.canBeForwarded { return false }
        if left.canBeReplied != right.canBeReplied { return false }
        if left.canSetPrivacySettings != right.canSetPrivacySettings { return false }
        if left.canToggleIsPostedToChatPage != right.canToggleIsPostedToChatPage { return false }
        if left.canGetStatistics != right.canGetStatistics { return false }
        if left.canGetInteractions != right.canGetInteractions { return false }
        if left.hasExpiredViewers != right.hasExpiredViewers { return false }
        if left.repostInfo != right.repostInfo { return false }
        if left.interactionInfo != right.interactionInfo { return false }
        if left.chosenReactionType != right.chosenReactionType { return false }
        if left.privacySettings != right.privacySettings { return false }
        if left.content != right.content { return false }
        if left.areas != right.areas { return false }
        if left.caption != right.caption { return false }
        if left.albumIDs != right.albumIDs { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(posterChatID)
        hasher.combine(posterID)
        hasher.combine(date)
        hasher.combine(isBeingPosted)
        hasher.combine(isBeingEdited)
        hasher.combine(isEdited)
        hasher.combine(isPostedToChatPage)
        hasher.combine(isVisibleOnlyForSelf)
        hasher.combine(canBeAddedToAlbum)
        hasher.combine(canBeDeleted)
        hasher.combine(canBeEdited)
        hasher.combine(canBeForwarded)
        hasher.combine(canBeReplied)
        hasher.combine(canSetPrivacySettings)
        hasher.combine(canToggleIsPostedToChatPage)
        hasher.combine(canGetStatistics)
        hasher.combine(canGetInteractions)
        hasher.combine(hasExpiredViewers)
        hasher.combine(repostInfo)
        hasher.combine(interactionInfo)
        hasher.combine(chosenReactionType)
        hasher.combine(privacySettings)
        hasher.combine(content)
        hasher.combine(areas)
        hasher.combine(caption)
        hasher.combine(albumIDs)
    }
}
extension Stories: Hashable {}
extension FoundStories: Hashable {}
extension StoryAlbum: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.photoIcon != right.photoIcon { return false }
        if left.videoIcon != right.videoIcon { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(photoIcon)
        hasher.combine(videoIcon)
    }
}
extension StoryAlbums: Hashable {}
extension StoryFullId: Hashable {}
extension StoryInfo: Hashable {}
extension ChatActiveStories: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.list != right.list { return false }
        if left.order != right.order { return false }
        if left.canBeArchived != right.canBeArchived { return false }
        if left.maxReadStoryID != right.maxReadStoryID { return false }
        if left.stories != right.stories { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(list)
        hasher.combine(order)
        hasher.combine(canBeArchived)
        hasher.combine(maxReadStoryID)
        hasher.combine(stories)
    }
}
extension StoryInteractionType: Hashable {}
extension StoryInteractionTypeView: Hashable {}
extension StoryInteractionTypeForward: Hashable {}
extension StoryInteractionTypeRepost: Hashable {}
extension StoryInteraction: Hashable {}
extension StoryInteractions: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCount != right.totalCount { return false }
        if left.totalForwardCount != right.totalForwardCount { return false }
        if left.totalReactionCount != right.totalReactionCount { return false }
        if left.interactions != right.interactions { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCount)
        hasher.combine(totalForwardCount)
        hasher.combine(totalReactionCount)
        hasher.combine(interactions)
        hasher.combine(nextOffset)
    }
}
extension QuickReplyMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.sendingState != right.sendingState { return false }
        if left.canBeEdited != right.canBeEdited { return false }
        if left.replyToMessageID != right.replyToMessageID { return false }
        if left.viaBotUserID != right.viaBotUserID { return false }
        if left.mediaAlbumID != right.mediaAlbumID { return false }
        if left.content != right.content { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(sendingState)
        hasher.combine(canBeEdited)
        hasher.combine(replyToMessageID)
        hasher.combine(viaBotUserID)
        hasher.combine(mediaAlbumID)
        hasher.combine(content)
        hasher.combine(replyMarkup)
    }
}
extension QuickReplyMessages: Hashable {}
extension QuickReplyShortcut: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.firstMessage != right.firstMessage { return false }
        if left.messageCount != right.messageCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(firstMessage)
        hasher.combine(messageCount)
    }
}
extension PublicForward: Hashable {}
extension PublicForwardMessage: Hashable {}
extension PublicForwardStory: Hashable {}
extension PublicForwards: Hashable {}
extension BotMediaPreview: Hashable {}
extension BotMediaPreviews: Hashable {}
extension BotMediaPreviewInfo: Hashable {}
extension ChatBoostLevelFeatures: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.level != right.level { return false }
        if left.storyPerDayCount != right.storyPerDayCount { return false }
        if left.customEmojiReactionCount != right.customEmojiReactionCount { return false }
        if left.titleColorCount != right.titleColorCount { return false }
        if left.profileAccentColorCount != right.profileAccentColorCount { return false }
        if left.canSetProfileBackgroundCustomEmoji != right.canSetProfileBackgroundCustomEmoji { return false }
        if left.accentColorCount != right.accentColorCount { return false }
        if left.canSetBackgroundCustomEmoji != right.canSetBackgroundCustomEmoji { return false }
        if left.canSetEmojiStatus != right.canSetEmojiStatus { return false }
        if left.chatThemeBackgroundCount != right.chatThemeBackgroundCount { return false }
        if left.canSetCustomBackground != right.canSetCustomBackground { return false }
        if left.canSetCustomEmojiStickerSet != right.canSetCustomEmojiStickerSet { return false }
        if left.canEnableAutomaticTranslation != right.canEnableAutomaticTranslation { return false }
        if left.canRecognizeSpeech != right.canRecognizeSpeech { return false }
        if left.canDisableSponsoredMessages != right.canDisableSponsoredMessages { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(level)
        hasher.combine(storyPerDayCount)
        hasher.combine(customEmojiReactionCount)
        hasher.combine(titleColorCount)
        hasher.combine(profileAccentColorCount)
        hasher.combine(canSetProfileBackgroundCustomEmoji)
        hasher.combine(accentColorCount)
        hasher.combine(canSetBackgroundCustomEmoji)
        hasher.combine(canSetEmojiStatus)
        hasher.combine(chatThemeBackgroundCount)
        hasher.combine(canSetCustomBackground)
        hasher.combine(canSetCustomEmojiStickerSet)
        hasher.combine(canEnableAutomaticTranslation)
        hasher.combine(canRecognizeSpeech)
        hasher.combine(canDisableSponsoredMessages)
    }
}
extension ChatBoostFeatures: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.features != right.features { return false }
        if left.minProfileBackgroundCustomEmojiBoostLevel != right.minProfileBackgroundCustomEmojiBoostLevel { return false }
        if left.minBackgroundCustomEmojiBoostLevel != right.minBackgroundCustomEmojiBoostLevel { return false }
        if left.minEmojiStatusBoostLevel != right.minEmojiStatusBoostLevel { return false }
        if left.minChatThemeBackgroundBoostLevel != right.minChatThemeBackgroundBoostLevel { return false }
        if left.minCustomBackgroundBoostLevel != right.minCustomBackgroundBoostLevel { return false }
        if left.minCustomEmojiStickerSetBoostLevel != right.minCustomEmojiStickerSetBoostLevel { return false }
        if left.minAutomaticTranslationBoostLevel != right.minAutomaticTranslationBoostLevel { return false }
        if left.minSpeechRecognitionBoostLevel != right.minSpeechRecognitionBoostLevel { return false }
        if left.minSponsoredMessageDisableBoostLevel != right.minSponsoredMessageDisableBoostLevel { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(features)
        hasher.combine(minProfileBackgroundCustomEmojiBoostLevel)
        hasher.combine(minBackgroundCustomEmojiBoostLevel)
        hasher.combine(minEmojiStatusBoostLevel)
        hasher.combine(minChatThemeBackgroundBoostLevel)
        hasher.combine(minCustomBackgroundBoostLevel)
        hasher.combine(minCustomEmojiStickerSetBoostLevel)
        hasher.combine(minAutomaticTranslationBoostLevel)
        hasher.combine(minSpeechRecognitionBoostLevel)
        hasher.combine(minSponsoredMessageDisableBoostLevel)
    }
}
extension ChatBoostSource: Hashable {}
extension ChatBoostSourceGiftCode: Hashable {}
extension ChatBoostSourceGiveaway: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.giftCode != right.giftCode { return false }
        if left.starCount != right.starCount { return false }
        if left.giveawayMessageID != right.giveawayMessageID { return false }
        if left.isUnclaimed != right.isUnclaimed { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(giftCode)
        hasher.combine(starCount)
        hasher.combine(giveawayMessageID)
        hasher.combine(isUnclaimed)
    }
}
extension ChatBoostSourcePremium: Hashable {}
extension PrepaidGiveaway: Hashable {}
extension ChatBoostStatus: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.boostURL != right.boostURL { return false }
        if left.appliedSlotIDs != right.appliedSlotIDs { return false }
        if left.level != right.level { return false }
        if left.giftCodeBoostCount != right.giftCodeBoostCount { return false }
        if left.boostCount != right.boostCount { return false }
        if left.currentLevelBoostCount != right.currentLevelBoostCount { return false }
        if left.nextLevelBoostCount != right.nextLevelBoostCount { return false }
        if left.premiumMemberCount != right.premiumMemberCount { return false }
        if left.premiumMemberPercentage != right.premiumMemberPercentage { return false }
        if left.prepaidGiveaways != right.prepaidGiveaways { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(boostURL)
        hasher.combine(appliedSlotIDs)
        hasher.combine(level)
        hasher.combine(giftCodeBoostCount)
        hasher.combine(boostCount)
        hasher.combine(currentLevelBoostCount)
        hasher.combine(nextLevelBoostCount)
        hasher.combine(premiumMemberCount)
        hasher.combine(premiumMemberPercentage)
        hasher.combine(prepaidGiveaways)
    }
}
extension ChatBoost: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.count != right.count { return false }
        if left.source != right.source { return false }
        if left.startDate != right.startDate { return false }
        if left.expirationDate != right.expirationDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(count)
        hasher.combine(source)
        hasher.combine(startDate)
        hasher.combine(expirationDate)
    }
}
extension FoundChatBoosts: Hashable {}
extension ChatBoostSlot: Hashable {}
extension ChatBoostSlots: Hashable {}
extension ResendCodeReason: Hashable {}
extension ResendCodeReasonVerificationFailed: Hashable {}
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
extension InputCall: Hashable {}
extension InputCallDiscarded: Hashable {}
extension InputCallFromMessage: Hashable {}
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
extension GroupCallMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.messageID != right.messageID { return false }
        if left.senderID != right.senderID { return false }
        if left.date != right.date { return false }
        if left.text != right.text { return false }
        if left.paidMessageStarCount != right.paidMessageStarCount { return false }
        if left.isFromOwner != right.isFromOwner { return false }
        if left.canBeDeleted != right.canBeDeleted { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(messageID)
        hasher.combine(senderID)
        hasher.combine(date)
        hasher.combine(text)
        hasher.combine(paidMessageStarCount)
        hasher.combine(isFromOwner)
        hasher.combine(canBeDeleted)
    }
}
extension GroupCallMessageLevel: Hashable {}
extension InviteGroupCallParticipantResult: Hashable {}
extension InviteGroupCallParticipantResultSuccess: Hashable {}
extension GroupCallDataChannel: Hashable {}
extension InputGroupCall: Hashable {}
extension InputGroupCallLink: Hashable {}
extension InputGroupCallMessage: Hashable {}
extension CallProblem: Hashable {}
extension Call: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.uniqueID != right.uniqueID { return false }
        if left.userID != right.userID { return false }
        if left.isOutgoing != right.isOutgoing { return false }
        if left.isVideo != right.isVideo { return false }
        if left.state != right.state { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(uniqueID)
        hasher.combine(userID)
        hasher.combine(isOutgoing)
        hasher.combine(isVideo)
        hasher.combine(state)
    }
}
extension FirebaseAuthenticationSettings: Hashable {}
extension FirebaseAuthenticationSettingsIos: Hashable {}
extension PhoneNumberAuthenticationSettings: Hashable {}
extension AddedReaction: Hashable {}
extension AddedReactions: Hashable {}
extension AvailableReaction: Hashable {}
extension AvailableReactions: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.topReactions != right.topReactions { return false }
        if left.recentReactions != right.recentReactions { return false }
        if left.popularReactions != right.popularReactions { return false }
        if left.allowCustomEmoji != right.allowCustomEmoji { return false }
        if left.areTags != right.areTags { return false }
        if left.unavailabilityReason != right.unavailabilityReason { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topReactions)
        hasher.combine(recentReactions)
        hasher.combine(popularReactions)
        hasher.combine(allowCustomEmoji)
        hasher.combine(areTags)
        hasher.combine(unavailabilityReason)
    }
}
extension EmojiReaction: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.emoji != right.emoji { return false }
        if left.title != right.title { return false }
        if left.isActive != right.isActive { return false }
        if left.staticIcon != right.staticIcon { return false }
        if left.appearAnimation != right.appearAnimation { return false }
        if left.selectAnimation != right.selectAnimation { return false }
        if left.activateAnimation != right.activateAnimation { return false }
        if left.effectAnimation != right.effectAnimation { return false }
        if left.aroundAnimation != right.aroundAnimation { return false }
        if left.centerAnimation != right.centerAnimation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(emoji)
        hasher.combine(title)
        hasher.combine(isActive)
        hasher.combine(staticIcon)
        hasher.combine(appearAnimation)
        hasher.combine(selectAnimation)
        hasher.combine(activateAnimation)
        hasher.combine(effectAnimation)
        hasher.combine(aroundAnimation)
        hasher.combine(centerAnimation)
    }
}
extension ReactionUnavailabilityReason: Hashable {}
extension Animations: Hashable {}
extension DiceStickers: Hashable {}
extension DiceStickersRegular: Hashable {}
extension DiceStickersSlotMachine: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.background != right.background { return false }
        if left.lever != right.lever { return false }
        if left.leftReel != right.leftReel { return false }
        if left.centerReel != right.centerReel { return false }
        if left.rightReel != right.rightReel { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(background)
        hasher.combine(lever)
        hasher.combine(leftReel)
        hasher.combine(centerReel)
        hasher.combine(rightReel)
    }
}
extension ImportedContact: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.phoneNumber != right.phoneNumber { return false }
        if left.firstName != right.firstName { return false }
        if left.lastName != right.lastName { return false }
        if left.note != right.note { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(phoneNumber)
        hasher.combine(firstName)
        hasher.combine(lastName)
        hasher.combine(note)
    }
}
extension ImportedContacts: Hashable {}
extension SpeechRecognitionResult: Hashable {}
extension SpeechRecognitionResultPending: Hashable {}
extension SpeechRecognitionResultText: Hashable {}
extension SpeechRecognitionResultError: Hashable {}
extension BusinessConnection: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.userID != right.userID { return false }
        if left.userChatID != right.userChatID { return false }
        if left.date != right.date { return false }
        if left.rights != right.rights { return false }
        if left.isEnabled != right.isEnabled { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(userID)
        hasher.combine(userChatID)
        hasher.combine(date)
        hasher.combine(rights)
        hasher.combine(isEnabled)
    }
}
extension AttachmentMenuBotColor: Hashable {}
extension AttachmentMenuBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUserID != right.botUserID { return false }
        if left.supportsSelfChat != right.supportsSelfChat { return false }
        if left.supportsUserChats != right.supportsUserChats { return false }
        if left.supportsBotChats != right.supportsBotChats { return false }
        if left.supportsGroupChats != right.supportsGroupChats { return false }
        if left.supportsChannelChats != right.supportsChannelChats { return false }
        if left.requestWriteAccess != right.requestWriteAccess { return false }
        if left.isAdded != right.isAdded { return false }
        if left.showInAttachmentMenu != right.showInAttachmentMenu { return false }
        if left.showInSideMenu != right.showInSideMenu { return false }
        if left.showDisclaimerInSideMenu != right.showDisclaimerInSideMenu { return false }
        if left.name != right.name { return false }
        if left.nameColor != right.nameColor { return false }
        if left.defaultIcon != right.defaultIcon { return false }
        if left.iosStaticIcon != right.iosStaticIcon { return false }
        if left.iosAnimatedIcon != right.iosAnimatedIcon { return false }
        if left.iosSideMenuIcon != right.iosSideMenuIcon { return false }
        if left.androidIcon != right.androidIcon { return false }
        if left.androidSideMenuIcon != right.androidSideMenuIcon { return false }
        if left.macosIcon != right.macosIcon { return false }
        if left.macosSideMenuIcon != right.macosSideMenuIcon { return false }
        if left.iconColor != right.iconColor { return false }
        if left.webAppPlaceholder != right.webAppPlaceholder { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUserID)
        hasher.combine(supportsSelfChat)
        hasher.combine(supportsUserChats)
        hasher.combine(supportsBotChats)
        hasher.combine(supportsGroupChats)
        hasher.combine(supportsChannelChats)
        hasher.combine(requestWriteAccess)
        hasher.combine(isAdded)
        hasher.combine(showInAttachmentMenu)
        hasher.combine(showInSideMenu)
        hasher.combine(showDisclaimerInSideMenu)
        hasher.combine(name)
        hasher.combine(nameColor)
        hasher.combine(defaultIcon)
        hasher.combine(iosStaticIcon)
        hasher.combine(iosAnimatedIcon)
        hasher.combine(iosSideMenuIcon)
        hasher.combine(androidIcon)
        hasher.combine(androidSideMenuIcon)
        hasher.combine(macosIcon)
        hasher.combine(macosSideMenuIcon)
        hasher.combine(iconColor)
        hasher.combine(webAppPlaceholder)
    }
}
extension BotWriteAccessAllowReason: Hashable {}
extension BotWriteAccessAllowReasonConnectedWebsite: Hashable {}
extension BotWriteAccessAllowReasonLaunchedWebApp: Hashable {}
extension HttpUrl: Hashable {}
extension UserLink: Hashable {}
extension TargetChatTypes: Hashable {}
extension TargetChat: Hashable {}
extension TargetChatChosen: Hashable {}
extension TargetChatInternalLink: Hashable {}
extension InputInlineQueryResult: Hashable {}
extension InputInlineQueryResultAnimation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailMimeType != right.thumbnailMimeType { return false }
        if left.videoURL != right.videoURL { return false }
        if left.videoMimeType != right.videoMimeType { return false }
        if left.videoDuration != right.videoDuration { return false }
        if left.videoWidth != right.videoWidth { return false }
        if left.videoHeight != right.videoHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailMimeType)
        hasher.combine(videoURL)
        hasher.combine(videoMimeType)
        hasher.combine(videoDuration)
        hasher.combine(videoWidth)
        hasher.combine(videoHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultArticle: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.url != right.url { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailWidth != right.thumbnailWidth { return false }
        if left.thumbnailHeight != right.thumbnailHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(url)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailWidth)
        hasher.combine(thumbnailHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultAudio: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.performer != right.performer { return false }
        if left.audioURL != right.audioURL { return false }
        if left.audioDuration != right.audioDuration { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(performer)
        hasher.combine(audioURL)
        hasher.combine(audioDuration)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultContact: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.contact != right.contact { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailWidth != right.thumbnailWidth { return false }
        if left.thumbnailHeight != right.thumbnailHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(contact)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailWidth)
        hasher.combine(thumbnailHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultDocument: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.documentURL != right.documentURL { return false }
        if left.mimeType != right.mimeType { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailWidth != right.thumbnailWidth { return false }
        if left.thumbnailHeight != right.thumbnailHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(documentURL)
        hasher.combine(mimeType)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailWidth)
        hasher.combine(thumbnailHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultGame: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.gameShortName != right.gameShortName { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(gameShortName)
        hasher.combine(replyMarkup)
    }
}
extension InputInlineQueryResultLocation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.location != right.location { return false }
        if left.livePeriod != right.livePeriod { return false }
        if left.title != right.title { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailWidth != right.thumbnailWidth { return false }
        if left.thumbnailHeight != right.thumbnailHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(location)
        hasher.combine(livePeriod)
        hasher.combine(title)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailWidth)
        hasher.combine(thumbnailHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.photoURL != right.photoURL { return false }
        if left.photoWidth != right.photoWidth { return false }
        if left.photoHeight != right.photoHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(thumbnailURL)
        hasher.combine(photoURL)
        hasher.combine(photoWidth)
        hasher.combine(photoHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultSticker: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.stickerURL != right.stickerURL { return false }
        if left.stickerWidth != right.stickerWidth { return false }
        if left.stickerHeight != right.stickerHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(thumbnailURL)
        hasher.combine(stickerURL)
        hasher.combine(stickerWidth)
        hasher.combine(stickerHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultVenue: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.venue != right.venue { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailWidth != right.thumbnailWidth { return false }
        if left.thumbnailHeight != right.thumbnailHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(venue)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailWidth)
        hasher.combine(thumbnailHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.videoURL != right.videoURL { return false }
        if left.mimeType != right.mimeType { return false }
        if left.videoWidth != right.videoWidth { return false }
        if left.videoHeight != right.videoHeight { return false }
        if left.videoDuration != right.videoDuration { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(thumbnailURL)
        hasher.combine(videoURL)
        hasher.combine(mimeType)
        hasher.combine(videoWidth)
        hasher.combine(videoHeight)
        hasher.combine(videoDuration)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.voiceNoteURL != right.voiceNoteURL { return false }
        if left.voiceNoteDuration != right.voiceNoteDuration { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(voiceNoteURL)
        hasher.combine(voiceNoteDuration)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InlineQueryResult: Hashable {}
extension InlineQueryResultArticle: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.url != right.url { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.thumbnail != right.thumbnail { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(url)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(thumbnail)
    }
}
extension InlineQueryResultContact: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.contact != right.contact { return false }
        if left.thumbnail != right.thumbnail { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(contact)
        hasher.combine(thumbnail)
    }
}
extension InlineQueryResultLocation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.location != right.location { return false }
        if left.title != right.title { return false }
        if left.thumbnail != right.thumbnail { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(location)
        hasher.combine(title)
        hasher.combine(thumbnail)
    }
}
extension InlineQueryResultVenue: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.venue != right.venue { return false }
        if left.thumbnail != right.thumbnail { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(venue)
        hasher.combine(thumbnail)
    }
}
extension InlineQueryResultGame: Hashable {}
extension InlineQueryResultAnimation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.animation != right.animation { return false }
        if left.title != right.title { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(animation)
        hasher.combine(title)
    }
}
extension InlineQueryResultAudio: Hashable {}
extension InlineQueryResultDocument: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.document != right.document { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(document)
        hasher.combine(title)
        hasher.combine(descriptionText)
    }
}
extension InlineQueryResultPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.photo != right.photo { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(photo)
        hasher.combine(title)
        hasher.combine(descriptionText)
    }
}
extension InlineQueryResultSticker: Hashable {}
extension InlineQueryResultVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.video != right.video { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(video)
        hasher.combine(title)
        hasher.combine(descriptionText)
    }
}
extension InlineQueryResultVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.voiceNote != right.voiceNote { return false }
        if left.title != right.title { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(voiceNote)
        hasher.combine(title)
    }
}
extension InlineQueryResultsButtonType: Hashable {}
extension InlineQueryResultsButtonTypeStartBot: Hashable {}
extension InlineQueryResultsButtonTypeWebApp: Hashable {}
extension InlineQueryResultsButton: Hashable {}
extension InlineQueryResults: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.inlineQueryID != right.inlineQueryID { return false }
        if left.button != right.button { return false }
        if left.results != right.results { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(inlineQueryID)
        hasher.combine(button)
        hasher.combine(results)
        hasher.combine(nextOffset)
    }
}
extension InlineMessageId: Hashable {}
extension PreparedInlineMessageId: Hashable {}
extension PreparedInlineMessage: Hashable {}
extension CallbackQueryPayload: Hashable {}
extension CallbackQueryPayloadData: Hashable {}
extension CallbackQueryPayloadDataWithPassword: Hashable {}
extension CallbackQueryPayloadGame: Hashable {}
extension CallbackQueryAnswer: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.showAlert != right.showAlert { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(showAlert)
        hasher.combine(url)
    }
}
extension CustomRequestResult: Hashable {}
extension GameHighScore: Hashable {}
extension GameHighScores: Hashable {}
extension ChatEventAction: Hashable {}
extension ChatEventMessageEdited: Hashable {}
extension ChatEventMessageDeleted: Hashable {}
extension ChatEventMessagePinned: Hashable {}
extension ChatEventMessageUnpinned: Hashable {}
extension ChatEventPollStopped: Hashable {}
extension ChatEventMemberJoinedByInviteLink: Hashable {}
extension ChatEventMemberJoinedByRequest: Hashable {}
extension ChatEventMemberInvited: Hashable {}
extension ChatEventMemberPromoted: Hashable {}
extension ChatEventMemberRestricted: Hashable {}
extension ChatEventMemberTagChanged: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.oldTag != right.oldTag { return false }
        if left.newTag != right.newTag { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(oldTag)
        hasher.combine(newTag)
    }
}
extension ChatEventMemberSubscriptionExtended: Hashable {}
extension ChatEventAvailableReactionsChanged: Hashable {}
extension ChatEventBackgroundChanged: Hashable {}
extension ChatEventDescriptionChanged: Hashable {}
extension ChatEventEmojiStatusChanged: Hashable {}
extension ChatEventLinkedChatChanged: Hashable {}
extension ChatEventLocationChanged: Hashable {}
extension ChatEventMessageAutoDeleteTimeChanged: Hashable {}
extension ChatEventPermissionsChanged: Hashable {}
extension ChatEventPhotoChanged: Hashable {}
extension ChatEventSlowModeDelayChanged: Hashable {}
extension ChatEventStickerSetChanged: Hashable {}
extension ChatEventCustomEmojiStickerSetChanged: Hashable {}
extension ChatEventTitleChanged: Hashable {}
extension ChatEventUsernameChanged: Hashable {}
extension ChatEventActiveUsernamesChanged: Hashable {}
extension ChatEventAccentColorChanged: Hashable {}
extension ChatEventProfileAccentColorChanged: Hashable {}
extension ChatEventHasProtectedContentToggled: Hashable {}
extension ChatEventInvitesToggled: Hashable {}
extension ChatEventIsAllHistoryAvailableToggled: Hashable {}
extension ChatEventHasAggressiveAntiSpamEnabledToggled: Hashable {}
extension ChatEventSignMessagesToggled: Hashable {}
extension ChatEventShowMessageSenderToggled: Hashable {}
extension ChatEventAutomaticTranslationToggled: Hashable {}
extension ChatEventInviteLinkEdited: Hashable {}
extension ChatEventInviteLinkRevoked: Hashable {}
extension ChatEventInviteLinkDeleted: Hashable {}
extension ChatEventVideoChatCreated: Hashable {}
extension ChatEventVideoChatEnded: Hashable {}
extension ChatEventVideoChatMuteNewParticipantsToggled: Hashable {}
extension ChatEventVideoChatParticipantIsMutedToggled: Hashable {}
extension ChatEventVideoChatParticipantVolumeLevelChanged: Hashable {}
extension ChatEventIsForumToggled: Hashable {}
extension ChatEventForumTopicCreated: Hashable {}
extension ChatEventForumTopicEdited: Hashable {}
extension ChatEventForumTopicToggleIsClosed: Hashable {}
extension ChatEventForumTopicToggleIsHidden: Hashable {}
extension ChatEventForumTopicDeleted: Hashable {}
extension ChatEventForumTopicPinned: Hashable {}
extension ChatEvent: Hashable {}
extension ChatEvents: Hashable {}
extension ChatEventLogFilters: Hashable {}
extension LanguagePackStringValue: Hashable {}
extension LanguagePackStringValueOrdinary: Hashable {}
extension LanguagePackStringValuePluralized: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.zeroValue != right.zeroValue { return false }
        if left.oneValue != right.oneValue { return false }
        if left.twoValue != right.twoValue { return false }
        if left.fewValue != right.fewValue { return false }
        if left.manyValue != right.manyValue { return false }
        if left.otherValue != right.otherValue { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(zeroValue)
        hasher.combine(oneValue)
        hasher.combine(twoValue)
        hasher.combine(fewValue)
        hasher.combine(manyValue)
        hasher.combine(otherValue)
    }
}
extension LanguagePackString: Hashable {}
extension LanguagePackStrings: Hashable {}
extension LanguagePackInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.baseLanguagePackID != right.baseLanguagePackID { return false }
        if left.name != right.name { return false }
        if left.nativeName != right.nativeName { return false }
        if left.pluralCode != right.pluralCode { return false }
        if left.isOfficial != right.isOfficial { return false }
        if left.isRtl != right.isRtl { return false }
        if left.isBeta != right.isBeta { return false }
        if left.isInstalled != right.isInstalled { return false }
        if left.totalStringCount != right.totalStringCount { return false }
        if left.translatedStringCount != right.translatedStringCount { return false }
        if left.localStringCount != right.localStringCount { return false }
        if left.translationURL != right.translationURL { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(baseLanguagePackID)
        hasher.combine(name)
        hasher.combine(nativeName)
        hasher.combine(pluralCode)
        hasher.combine(isOfficial)
        hasher.combine(isRtl)
        hasher.combine(isBeta)
        hasher.combine(isInstalled)
        hasher.combine(totalStringCount)
        hasher.combine(translatedStringCount)
        hasher.combine(localStringCount)
        hasher.combine(translationURL)
    }
}
extension LocalizationTargetInfo: Hashable {}
extension PremiumLimitType: Hashable {}
extension PremiumFeature: Hashable {}
extension BusinessFeature: Hashable {}
extension PremiumStoryFeature: Hashable {}
extension PremiumLimit: Hashable {}
extension PremiumFeatures: Hashable {}
extension BusinessFeatures: Hashable {}
extension PremiumSource: Hashable {}
extension PremiumSourceLimitExceeded: Hashable {}
extension PremiumSourceFeature: Hashable {}
extension PremiumSourceBusinessFeature: Hashable {}
extension PremiumSourceStoryFeature: Hashable {}
extension PremiumSourceLink: Hashable {}
extension PremiumFeaturePromotionAnimation: Hashable {}
extension BusinessFeaturePromotionAnimation: Hashable {}
extension PremiumState: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.state != right.state { return false }
        if left.paymentOptions != right.paymentOptions { return false }
        if left.animations != right.animations { return false }
        if left.businessAnimations != right.businessAnimations { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(state)
        hasher.combine(paymentOptions)
        hasher.combine(animations)
        hasher.combine(businessAnimations)
    }
}
extension StorePaymentPurpose: Hashable {}
extension StorePaymentPurposePremiumSubscription: Hashable {}
extension StorePaymentPurposePremiumGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.userID != right.userID { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(userID)
        hasher.combine(text)
    }
}
extension StorePaymentPurposePremiumGiftCodes: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.boostedChatID != right.boostedChatID { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.userIDs != right.userIDs { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(boostedChatID)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(userIDs)
        hasher.combine(text)
    }
}
extension StorePaymentPurposePremiumGiveaway: Hashable {}
extension StorePaymentPurposeStarGiveaway: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.parameters != right.parameters { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.starCount != right.starCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parameters)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(winnerCount)
        hasher.combine(starCount)
    }
}
extension StorePaymentPurposeStars: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        if left.chatID != right.chatID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
        hasher.combine(chatID)
    }
}
extension StorePaymentPurposeGiftedStars: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
    }
}
extension StoreTransaction: Hashable {}
extension StoreTransactionAppStore: Hashable {}
extension StoreTransactionGooglePlay: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.packageName != right.packageName { return false }
        if left.storeProductID != right.storeProductID { return false }
        if left.purchaseToken != right.purchaseToken { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(packageName)
        hasher.combine(storeProductID)
        hasher.combine(purchaseToken)
    }
}
extension TelegramPaymentPurpose: Hashable {}
extension TelegramPaymentPurposePremiumGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.userID != right.userID { return false }
        if left.monthCount != right.monthCount { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(userID)
        hasher.combine(monthCount)
        hasher.combine(text)
    }
}
extension TelegramPaymentPurposePremiumGiftCodes: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.boostedChatID != right.boostedChatID { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.userIDs != right.userIDs { return false }
        if left.monthCount != right.monthCount { return false }
        if left.text != right.text { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(boostedChatID)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(userIDs)
        hasher.combine(monthCount)
        hasher.combine(text)
    }
}
extension TelegramPaymentPurposePremiumGiveaway: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.parameters != right.parameters { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.monthCount != right.monthCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parameters)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(winnerCount)
        hasher.combine(monthCount)
    }
}
extension TelegramPaymentPurposeStars: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        if left.chatID != right.chatID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
        hasher.combine(chatID)
    }
}
extension TelegramPaymentPurposeGiftedStars: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.starCount != right.starCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(starCount)
    }
}
extension TelegramPaymentPurposeStarGiveaway: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.parameters != right.parameters { return false }
        if left.currency != right.currency { return false }
        if left.amount != right.amount { return false }
        if left.winnerCount != right.winnerCount { return false }
        if left.starCount != right.starCount { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parameters)
        hasher.combine(currency)
        hasher.combine(amount)
        hasher.combine(winnerCount)
        hasher.combine(starCount)
    }
}
extension TelegramPaymentPurposeJoinChat: Hashable {}
extension DeviceToken: Hashable {}
extension DeviceTokenFirebaseCloudMessaging: Hashable {}
extension DeviceTokenApplePush: Hashable {}
extension DeviceTokenApplePushVoIP: Hashable {}
extension DeviceTokenWindowsPush: Hashable {}
extension DeviceTokenMicrosoftPush: Hashable {}
extension DeviceTokenMicrosoftPushVoIP: Hashable {}
extension DeviceTokenWebPush: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.endpoint != right.endpoint { return false }
        if left.p256dhBase64url != right.p256dhBase64url { return false }
        if left.authBase64url != right.authBase64url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(endpoint)
        hasher.combine(p256dhBase64url)
        hasher.combine(authBase64url)
    }
}
extension DeviceTokenSimplePush: Hashable {}
extension DeviceTokenUbuntuPush: Hashable {}
extension DeviceTokenBlackBerryPush: Hashable {}
extension DeviceTokenTizenPush: Hashable {}
extension DeviceTokenHuaweiPush: Hashable {}
extension PushReceiverId: Hashable {}
extension BackgroundFill: Hashable {}
extension BackgroundFillSolid: Hashable {}
extension BackgroundFillGradient: Hashable {}
extension BackgroundFillFreeformGradient: Hashable {}
extension BackgroundType: Hashable {}
extension BackgroundTypeWallpaper: Hashable {}
extension BackgroundTypePattern: Hashable {}
extension BackgroundTypeFill: Hashable {}
extension BackgroundTypeChatTheme: Hashable {}
extension InputBackground: Hashable {}
extension InputBackgroundLocal: Hashable {}
extension InputBackgroundRemote: Hashable {}
extension InputBackgroundPrevious: Hashable {}
extension EmojiChatTheme: Hashable {}
extension GiftChatTheme: Hashable {}
extension GiftChatThemes: Hashable {}
extension ChatTheme: Hashable {}
extension ChatThemeEmoji: Hashable {}
extension ChatThemeGift: Hashable {}
extension InputChatTheme: Hashable {}
extension InputChatThemeEmoji: Hashable {}
extension InputChatThemeGift: Hashable {}
extension TDTimeZone: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.utcTimeOffset != right.utcTimeOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(utcTimeOffset)
    }
}
extension TimeZones: Hashable {}
extension Hashtags: Hashable {}
extension CanPostStoryResult: Hashable {}
extension CanPostStoryResultOk: Hashable {}
extension CanPostStoryResultWeeklyLimitExceeded: Hashable {}
extension CanPostStoryResultMonthlyLimitExceeded: Hashable {}
extension CanPostStoryResultLiveStoryIsActive: Hashable {}
extension StartLiveStoryResult: Hashable {}
extension StartLiveStoryResultOk: Hashable {}
extension StartLiveStoryResultFail: Hashable {}
extension CanTransferOwnershipResult: Hashable {}
extension CanTransferOwnershipResultPasswordTooFresh: Hashable {}
extension CanTransferOwnershipResultSessionTooFresh: Hashable {}
extension CheckChatUsernameResult: Hashable {}
extension CheckStickerSetNameResult: Hashable {}
extension ResetPasswordResult: Hashable {}
extension ResetPasswordResultPending: Hashable {}
extension ResetPasswordResultDeclined: Hashable {}
extension MessageFileType: Hashable {}
extension MessageFileTypePrivate: Hashable {}
extension MessageFileTypeGroup: Hashable {}
extension PushMessageContent: Hashable {}
extension PushMessageContentHidden: Hashable {}
extension PushMessageContentAnimation: Hashable {}
extension PushMessageContentAudio: Hashable {}
extension PushMessageContentContact: Hashable {}
extension PushMessageContentContactRegistered: Hashable {}
extension PushMessageContentDocument: Hashable {}
extension PushMessageContentGame: Hashable {}
extension PushMessageContentGameScore: Hashable {}
extension PushMessageContentInvoice: Hashable {}
extension PushMessageContentLocation: Hashable {}
extension PushMessageContentPaidMedia: Hashable {}
extension PushMessageContentPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.caption != right.caption { return false }
        if left.isSecret != right.isSecret { return false }
        if left.isPinned != right.isPinned { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(caption)
        hasher.combine(isSecret)
        hasher.combine(isPinned)
    }
}
extension PushMessageContentPoll: Hashable {}
extension PushMessageContentPremiumGiftCode: Hashable {}
extension PushMessageContentGiveaway: Hashable {}
extension PushMessageContentGift: Hashable {}
extension PushMessageContentUpgradedGift: Hashable {}
extension PushMessageContentSticker: Hashable {}
extension PushMessageContentStory: Hashable {}
extension PushMessageContentText: Hashable {}
extension PushMessageContentChecklist: Hashable {}
extension PushMessageContentVideo: Hashable {}
extension PushMessageContentVideoNote: Hashable {}
extension PushMessageContentVoiceNote: Hashable {}
extension PushMessageContentInviteVideoChatParticipants: Hashable {}
extension PushMessageContentChatAddMembers: Hashable {}
extension PushMessageContentChatChangeTitle: Hashable {}
extension PushMessageContentChatSetBackground: Hashable {}
extension PushMessageContentChatSetTheme: Hashable {}
extension PushMessageContentChatDeleteMember: Hashable {}
extension PushMessageContentRecurringPayment: Hashable {}
extension PushMessageContentProximityAlertTriggered: Hashable {}
extension PushMessageContentChecklistTasksAdded: Hashable {}
extension PushMessageContentChecklistTasksDone: Hashable {}
extension PushMessageContentPollOptionAdded: Hashable {}
extension PushMessageContentMessageForwards: Hashable {}
extension PushMessageContentMediaAlbum: Hashable {}
extension NotificationType: Hashable {}
extension NotificationTypeNewMessage: Hashable {}
extension NotificationTypeNewCall: Hashable {}
extension NotificationTypeNewPushMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.messageID != right.messageID { return false }
        if left.senderID != right.senderID { return false }
        if left.senderName != right.senderName { return false }
        if left.isOutgoing != right.isOutgoing { return false }
        if left.content != right.content { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(messageID)
        hasher.combine(senderID)
        hasher.combine(senderName)
        hasher.combine(isOutgoing)
        hasher.combine(content)
    }
}
extension NotificationGroupType: Hashable {}
extension NotificationSound: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.duration != right.duration { return false }
        if left.date != right.date { return false }
        if left.title != right.title { return false }
        if left.data != right.data { return false }
        if left.sound != right.sound { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(duration)
        hasher.combine(date)
        hasher.combine(title)
        hasher.combine(data)
        hasher.combine(sound)
    }
}
extension NotificationSounds: Hashable {}
extension TDNotification: Hashable {}
extension NotificationGroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.type != right.type { return false }
        if left.chatID != right.chatID { return false }
        if left.totalCount != right.totalCount { return false }
        if left.notifications != right.notifications { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(type)
        hasher.combine(chatID)
        hasher.combine(totalCount)
        hasher.combine(notifications)
    }
}
extension Proxy: Hashable {}
extension OptionValue: Hashable {}
extension OptionValueBoolean: Hashable {}
extension OptionValueInteger: Hashable {}
extension OptionValueString: Hashable {}
extension JsonObjectMember: Hashable {}
extension JsonValue: Hashable {}
extension JsonValueBoolean: Hashable {}
extension JsonValueNumber: Hashable {}
extension JsonValueString: Hashable {}
extension JsonValueArray: Hashable {}
extension JsonValueObject: Hashable {}
extension StoryPrivacySettings: Hashable {}
extension StoryPrivacySettingsEveryone: Hashable {}
extension StoryPrivacySettingsContacts: Hashable {}
extension StoryPrivacySettingsSelectedUsers: Hashable {}
extension UserPrivacySettingRule: Hashable {}
extension UserPrivacySettingRuleAllowUsers: Hashable {}
extension UserPrivacySettingRuleAllowChatMembers: Hashable {}
extension UserPrivacySettingRuleRestrictUsers: Hashable {}
extension UserPrivacySettingRuleRestrictChatMembers: Hashable {}
extension UserPrivacySettingRules: Hashable {}
extension UserPrivacySetting: Hashable {}
extension ReadDatePrivacySettings: Hashable {}
extension NewChatPrivacySettings: Hashable {}
extension CanSendMessageToUserResult: Hashable {}
extension CanSendMessageToUserResultUserHasPaidMessages: Hashable {}
extension AccountTtl: Hashable {}
extension MessageAutoDeleteTime: Hashable {}
extension SessionType: Hashable {}
extension SessionTypeDevice: Hashable {}
extension SessionTypeConnectedBot: Hashable {}
extension SessionDeviceType: Hashable {}
extension Session: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.isCurrent != right.isCurrent { return false }
        if left.isPasswordPending != right.isPasswordPending { return false }
        if left.isUnconfirmed != right.isUnconfirmed { return false }
        if left.canAcceptSecretChats != right.canAcceptSecretChats { return false }
        if left.canAcceptCalls != right.canAcceptCalls { return false }
        if left.deviceType != right.deviceType { return false }
        if left.apiID != right.apiID { return false }
        if left.applicationName != right.applicationName { return false }
        if left.applicationVersion != right.applicationVersion { return false }
        if left.isOfficialApplication != right.isOfficialApplication { return false }
        if left.deviceModel != right.deviceModel { return false }
        if left.platform != right.platform { return false }
        if left.systemVersion != right.systemVersion { return false }
        if left.logInDate != right.logInDate { return false }
        if left.lastActiveDate != right.lastActiveDate { return false }
        if left.ipAddress != right.ipAddress { return false }
        if left.location != right.location { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(isCurrent)
        hasher.combine(isPasswordPending)
        hasher.combine(isUnconfirmed)
        hasher.combine(canAcceptSecretChats)
        hasher.combine(canAcceptCalls)
        hasher.combine(deviceType)
        hasher.combine(apiID)
        hasher.combine(applicationName)
        hasher.combine(applicationVersion)
        hasher.combine(isOfficialApplication)
        hasher.combine(deviceModel)
        hasher.combine(platform)
        hasher.combine(systemVersion)
        hasher.combine(logInDate)
        hasher.combine(lastActiveDate)
        hasher.combine(ipAddress)
        hasher.combine(location)
    }
}
extension Sessions: Hashable {}
extension UnconfirmedSession: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.type != right.type { return false }
        if left.date != right.date { return false }
        if left.deviceModel != right.deviceModel { return false }
        if left.location != right.location { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(date)
        hasher.combine(deviceModel)
        hasher.combine(location)
    }
}
extension ConnectedWebsite: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.domainName != right.domainName { return false }
        if left.botUserID != right.botUserID { return false }
        if left.browser != right.browser { return false }
        if left.platform != right.platform { return false }
        if left.logInDate != right.logInDate { return false }
        if left.lastActiveDate != right.lastActiveDate { return false }
        if left.ipAddress != right.ipAddress { return false }
        if left.location != right.location { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(domainName)
        hasher.combine(botUserID)
        hasher.combine(browser)
        hasher.combine(platform)
        hasher.combine(logInDate)
        hasher.combine(lastActiveDate)
        hasher.combine(ipAddress)
        hasher.combine(location)
    }
}
extension ConnectedWebsites: Hashable {}
extension ReportReason: Hashable {}
extension ReportChatResult: Hashable {}
extension ReportChatResultOptionRequired: Hashable {}
extension ReportChatResultTextRequired: Hashable {}
extension ReportStoryResult: Hashable {}
extension ReportStoryResultOptionRequired: Hashable {}
extension ReportStoryResultTextRequired: Hashable {}
extension SettingsSection: Hashable {}
extension SettingsSectionAppearance: Hashable {}
extension SettingsSectionBusiness: Hashable {}
extension SettingsSectionChatFolders: Hashable {}
extension SettingsSectionDataAndStorage: Hashable {}
extension SettingsSectionDevices: Hashable {}
extension SettingsSectionEditProfile: Hashable {}
extension SettingsSectionInAppBrowser: Hashable {}
extension SettingsSectionLanguage: Hashable {}
extension SettingsSectionMyStars: Hashable {}
extension SettingsSectionNotifications: Hashable {}
extension SettingsSectionPowerSaving: Hashable {}
extension SettingsSectionPrivacyAndSecurity: Hashable {}
extension SettingsSectionQrCode: Hashable {}
extension SettingsSectionSendGift: Hashable {}
extension InternalLinkType: Hashable {}
extension InternalLinkTypeAttachmentMenuBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.targetChat != right.targetChat { return false }
        if left.botUsername != right.botUsername { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(targetChat)
        hasher.combine(botUsername)
        hasher.combine(url)
    }
}
extension InternalLinkTypeAuthenticationCode: Hashable {}
extension InternalLinkTypeBackground: Hashable {}
extension InternalLinkTypeBotAddToChannel: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUsername != right.botUsername { return false }
        if left.administratorRights != right.administratorRights { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUsername)
        hasher.combine(administratorRights)
    }
}
extension InternalLinkTypeBotStart: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUsername != right.botUsername { return false }
        if left.startParameter != right.startParameter { return false }
        if left.autostart != right.autostart { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUsername)
        hasher.combine(startParameter)
        hasher.combine(autostart)
    }
}
extension InternalLinkTypeBotStartInGroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUsername != right.botUsername { return false }
        if left.startParameter != right.startParameter { return false }
        if left.administratorRights != right.administratorRights { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUsername)
        hasher.combine(startParameter)
        hasher.combine(administratorRights)
    }
}
extension InternalLinkTypeBusinessChat: Hashable {}
extension InternalLinkTypeCallsPage: Hashable {}
extension InternalLinkTypeChatAffiliateProgram: Hashable {}
extension InternalLinkTypeChatBoost: Hashable {}
extension InternalLinkTypeChatFolderInvite: Hashable {}
extension InternalLinkTypeChatInvite: Hashable {}
extension InternalLinkTypeContactsPage: Hashable {}
extension InternalLinkTypeDirectMessagesChat: Hashable {}
extension InternalLinkTypeGame: Hashable {}
extension InternalLinkTypeGiftAuction: Hashable {}
extension InternalLinkTypeGiftCollection: Hashable {}
extension InternalLinkTypeGroupCall: Hashable {}
extension InternalLinkTypeInstantView: Hashable {}
extension InternalLinkTypeInvoice: Hashable {}
extension InternalLinkTypeLanguagePack: Hashable {}
extension InternalLinkTypeLiveStory: Hashable {}
extension InternalLinkTypeMainWebApp: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUsername != right.botUsername { return false }
        if left.startParameter != right.startParameter { return false }
        if left.mode != right.mode { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUsername)
        hasher.combine(startParameter)
        hasher.combine(mode)
    }
}
extension InternalLinkTypeMessage: Hashable {}
extension InternalLinkTypeMessageDraft: Hashable {}
extension InternalLinkTypeMyProfilePage: Hashable {}
extension InternalLinkTypeNewStory: Hashable {}
extension InternalLinkTypeOauth: Hashable {}
extension InternalLinkTypePassportDataRequest: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUserID != right.botUserID { return false }
        if left.scope != right.scope { return false }
        if left.publicKey != right.publicKey { return false }
        if left.nonce != right.nonce { return false }
        if left.callbackURL != right.callbackURL { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUserID)
        hasher.combine(scope)
        hasher.combine(publicKey)
        hasher.combine(nonce)
        hasher.combine(callbackURL)
    }
}
extension InternalLinkTypePhoneNumberConfirmation: Hashable {}
extension InternalLinkTypePremiumFeaturesPage: Hashable {}
extension InternalLinkTypePremiumGiftCode: Hashable {}
extension InternalLinkTypePremiumGiftPurchase: Hashable {}
extension InternalLinkTypeProxy: Hashable {}
extension InternalLinkTypePublicChat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatUsername != right.chatUsername { return false }
        if left.draftText != right.draftText { return false }
        if left.openProfile != right.openProfile { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatUsername)
        hasher.combine(draftText)
        hasher.combine(openProfile)
    }
}
extension InternalLinkTypeRequestManagedBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.managerBotUsername != right.managerBotUsername { return false }
        if left.suggestedBotUsername != right.suggestedBotUsername { return false }
        if left.suggestedBotName != right.suggestedBotName { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(managerBotUsername)
        hasher.combine(suggestedBotUsername)
        hasher.combine(suggestedBotName)
    }
}
extension InternalLinkTypeSettings: Hashable {}
extension InternalLinkTypeStarPurchase: Hashable {}
extension InternalLinkTypeStickerSet: Hashable {}
extension InternalLinkTypeStory: Hashable {}
extension InternalLinkTypeStoryAlbum: Hashable {}
extension InternalLinkTypeTextCompositionStyle: Hashable {}
extension InternalLinkTypeTheme: Hashable {}
extension InternalLinkTypeUnknownDeepLink: Hashable {}
extension InternalLinkTypeUpgradedGift: Hashable {}
extension InternalLinkTypeUserPhoneNumber: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.phoneNumber != right.phoneNumber { return false }
        if left.draftText != right.draftText { return false }
        if left.openProfile != right.openProfile { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(phoneNumber)
        hasher.combine(draftText)
        hasher.combine(openProfile)
    }
}
extension InternalLinkTypeUserToken: Hashable {}
extension InternalLinkTypeVideoChat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatUsername != right.chatUsername { return false }
        if left.inviteHash != right.inviteHash { return false }
        if left.isLiveStream != right.isLiveStream { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatUsername)
        hasher.combine(inviteHash)
        hasher.combine(isLiveStream)
    }
}
extension InternalLinkTypeWebApp: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUsername != right.botUsername { return false }
        if left.webAppShortName != right.webAppShortName { return false }
        if left.startParameter != right.startParameter { return false }
        if left.mode != right.mode { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUsername)
        hasher.combine(webAppShortName)
        hasher.combine(startParameter)
        hasher.combine(mode)
    }
}
extension MessageLink: Hashable {}
extension MessageLinkInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.isPublic != right.isPublic { return false }
        if left.chatID != right.chatID { return false }
        if left.topicID != right.topicID { return false }
        if left.message != right.message { return false }
        if left.mediaTimestamp != right.mediaTimestamp { return false }
        if left.checklistTaskID != right.checklistTaskID { return false }
        if left.pollOptionID != right.pollOptionID { return false }
        if left.forAlbum != right.forAlbum { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(isPublic)
        hasher.combine(chatID)
        hasher.combine(topicID)
        hasher.combine(message)
        hasher.combine(mediaTimestamp)
        hasher.combine(checklistTaskID)
        hasher.combine(pollOptionID)
        hasher.combine(forAlbum)
    }
}
extension ChatBoostLink: Hashable {}
extension ChatBoostLinkInfo: Hashable {}
extension BlockList: Hashable {}
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
extension ScopeAutosaveSettings: Hashable {}
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
extension WebDomainException: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.domain != right.domain { return false }
        if left.title != right.title { return false }
        if left.faviconCustomEmojiID != right.faviconCustomEmojiID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(domain)
        hasher.combine(title)
        hasher.combine(faviconCustomEmojiID)
    }
}
extension WebBrowserSettings: Hashable {}
extension WebBrowserType: Hashable {}
extension ConnectionState: Hashable {}
extension AgeVerificationParameters: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.minAge != right.minAge { return false }
        if left.verificationBotUsername != right.verificationBotUsername { return false }
        if left.country != right.country { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(minAge)
        hasher.combine(verificationBotUsername)
        hasher.combine(country)
    }
}
extension TopChatCategory: Hashable {}
extension FoundPosition: Hashable {}
extension FoundPositions: Hashable {}
extension TMeUrlType: Hashable {}
extension TMeUrlTypeUser: Hashable {}
extension TMeUrlTypeSupergroup: Hashable {}
extension TMeUrlTypeChatInvite: Hashable {}
extension TMeUrlTypeStickerSet: Hashable {}
extension TMeUrl: Hashable {}
extension TMeUrls: Hashable {}
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
extension Count: Hashable {}
extension Text: Hashable {}
extension TDData: Hashable {}
extension Seconds: Hashable {}
extension FileDownloadedPrefixSize: Hashable {}
extension StarCount: Hashable {}
extension DeepLinkInfo: Hashable {}
extension TextParseMode: Hashable {}
extension TextParseModeMarkdown: Hashable {}
extension ProxyType: Hashable {}
extension ProxyTypeSocks5: Hashable {}
extension ProxyTypeHttp: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.username != right.username { return false }
        if left.password != right.password { return false }
        if left.httpOnly != right.httpOnly { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(username)
        hasher.combine(password)
        hasher.combine(httpOnly)
    }
}
extension ProxyTypeMtproto: Hashable {}
extension AddedProxy: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.lastUsedDate != right.lastUsedDate { return false }
        if left.isEnabled != right.isEnabled { return false }
        if left.comment != right.comment { return false }
        if left.proxy != right.proxy { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(lastUsedDate)
        hasher.combine(isEnabled)
        hasher.combine(comment)
        hasher.combine(proxy)
    }
}
extension AddedProxies: Hashable {}
extension NewSticker: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.sticker != right.sticker { return false }
        if left.format != right.format { return false }
        if left.emojis != right.emojis { return false }
        if left.maskPosition != right.maskPosition { return false }
        if left.keywords != right.keywords { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sticker)
        hasher.combine(format)
        hasher.combine(emojis)
        hasher.combine(maskPosition)
        hasher.combine(keywords)
    }
}
extension DateRange: Hashable {}
extension StatisticalValue: Hashable {}
extension StatisticalGraph: Hashable {}
extension StatisticalGraphData: Hashable {}
extension StatisticalGraphAsync: Hashable {}
extension StatisticalGraphError: Hashable {}
extension ChatStatisticsObjectType: Hashable {}
extension ChatStatisticsObjectTypeMessage: Hashable {}
extension ChatStatisticsObjectTypeStory: Hashable {}
extension ChatStatisticsInteractionInfo: Hashable {}
extension ChatStatisticsMessageSenderInfo: Hashable {}
extension ChatStatisticsAdministratorActionsInfo: Hashable {}
extension ChatStatisticsInviterInfo: Hashable {}
extension ChatStatistics: Hashable {}
extension ChatStatisticsSupergroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.period != right.period { return false }
        if left.memberCount != right.memberCount { return false }
        if left.messageCount != right.messageCount { return false }
        if left.viewerCount != right.viewerCount { return false }
        if left.senderCount != right.senderCount { return false }
        if left.memberCountGraph != right.memberCountGraph { return false }
        if left.joinGraph != right.joinGraph { return false }
        if left.joinBySourceGraph != right.joinBySourceGraph { return false }
        if left.languageGraph != right.languageGraph { return false }
        if left.messageContentGraph != right.messageContentGraph { return false }
        if left.actionGraph != right.actionGraph { return false }
        if left.dayGraph != right.dayGraph { return false }
        if left.weekGraph != right.weekGraph { return false }
        if left.topSenders != right.topSenders { return false }
        if left.topAdministrators != right.topAdministrators { return false }
        if left.topInviters != right.topInviters { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(period)
        hasher.combine(memberCount)
        hasher.combine(messageCount)
        hasher.combine(viewerCount)
        hasher.combine(senderCount)
        hasher.combine(memberCountGraph)
        hasher.combine(joinGraph)
        hasher.combine(joinBySourceGraph)
        hasher.combine(languageGraph)
        hasher.combine(messageContentGraph)
        hasher.combine(actionGraph)
        hasher.combine(dayGraph)
        hasher.combine(weekGraph)
        hasher.combine(topSenders)
        hasher.combine(topAdministrators)
        hasher.combine(topInviters)
    }
}
extension ChatStatisticsChannel: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.period != right.period { return false }
        if left.memberCount != right.memberCount { return false }
        if left.meanMessageViewCount != right.meanMessageViewCount { return false }
        if left.meanMessageShareCount != right.meanMessageShareCount { return false }
        if left.meanMessageReactionCount != right.meanMessageReactionCount { return false }
        if left.meanStoryViewCount != right.meanStoryViewCount { return false }
        if left.meanStoryShareCount != right.meanStoryShareCount { return false }
        if left.meanStoryReactionCount != right.meanStoryReactionCount { return false }
        if left.enabledNotificationsPercentage != right.enabledNotificationsPercentage { return false }
        if left.memberCountGraph != right.memberCountGraph { return false }
        if left.joinGraph != right.joinGraph { return false }
        if left.muteGraph != right.muteGraph { return false }
        if left.viewCountByHourGraph != right.viewCountByHourGraph { return false }
        if left.viewCountBySourceGraph != right.viewCountBySourceGraph { return false }
        if left.joinBySourceGraph != right.joinBySourceGraph { return false }
        if left.languageGraph != right.languageGraph { return false }
        if left.messageInteractionGraph != right.messageInteractionGraph { return false }
        if left.messageReactionGraph != right.messageReactionGraph { return false }
        if left.storyInteractionGraph != right.storyInteractionGraph { return false }
        if left.storyReactionGraph != right.storyReactionGraph { return false }
        if left.instantViewInteractionGraph != right.instantViewInteractionGraph { return false }
        if left.recentInteractions != right.recentInteractions { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(period)
        hasher.combine(memberCount)
        hasher.combine(meanMessageViewCount)
        hasher.combine(meanMessageShareCount)
        hasher.combine(meanMessageReactionCount)
        hasher.combine(meanStoryViewCount)
        hasher.combine(meanStoryShareCount)
        hasher.combine(meanStoryReactionCount)
        hasher.combine(enabledNotificationsPercentage)
        hasher.combine(memberCountGraph)
        hasher.combine(joinGraph)
        hasher.combine(muteGraph)
        hasher.combine(viewCountByHourGraph)
        hasher.combine(viewCountBySourceGraph)
        hasher.combine(joinBySourceGraph)
        hasher.combine(languageGraph)
        hasher.combine(messageInteractionGraph)
        hasher.combine(messageReactionGraph)
        hasher.combine(storyInteractionGraph)
        hasher.combine(storyReactionGraph)
        hasher.combine(instantViewInteractionGraph)
        hasher.combine(recentInteractions)
    }
}
extension ChatRevenueAmount: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.cryptocurrency != right.cryptocurrency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.balanceAmount != right.balanceAmount { return false }
        if left.availableAmount != right.availableAmount { return false }
        if left.withdrawalEnabled != right.withdrawalEnabled { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cryptocurrency)
        hasher.combine(totalAmount)
        hasher.combine(balanceAmount)
        hasher.combine(availableAmount)
        hasher.combine(withdrawalEnabled)
    }
}
extension ChatRevenueStatistics: Hashable {}
extension MessageStatistics: Hashable {}
extension StoryStatistics: Hashable {}
extension PollVoteStatistics: Hashable {}
extension RevenueWithdrawalState: Hashable {}
extension RevenueWithdrawalStateSucceeded: Hashable {}
extension ChatRevenueTransactionType: Hashable {}
extension ChatRevenueTransactionTypeSponsoredMessageEarnings: Hashable {}
extension ChatRevenueTransactionTypeSuggestedPostEarnings: Hashable {}
extension ChatRevenueTransactionTypeFragmentWithdrawal: Hashable {}
extension ChatRevenueTransactionTypeFragmentRefund: Hashable {}
extension ChatRevenueTransaction: Hashable {}
extension ChatRevenueTransactions: Hashable {}
extension StarRevenueStatus: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalAmount != right.totalAmount { return false }
        if left.currentAmount != right.currentAmount { return false }
        if left.availableAmount != right.availableAmount { return false }
        if left.withdrawalEnabled != right.withdrawalEnabled { return false }
        if left.nextWithdrawalIn != right.nextWithdrawalIn { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalAmount)
        hasher.combine(currentAmount)
        hasher.combine(availableAmount)
        hasher.combine(withdrawalEnabled)
        hasher.combine(nextWithdrawalIn)
    }
}
extension StarRevenueStatistics: Hashable {}
extension GramRevenueStatus: Hashable {}
extension GramRevenueStatistics: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.revenueByDayGraph != right.revenueByDayGraph { return false }
        if left.status != right.status { return false }
        if left.usdRate != right.usdRate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(revenueByDayGraph)
        hasher.combine(status)
        hasher.combine(usdRate)
    }
}
extension Point: Hashable {}
extension VectorPathCommand: Hashable {}
extension VectorPathCommandLine: Hashable {}
extension VectorPathCommandCubicBezierCurve: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.startControlPoint != right.startControlPoint { return false }
        if left.endControlPoint != right.endControlPoint { return false }
        if left.endPoint != right.endPoint { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(startControlPoint)
        hasher.combine(endControlPoint)
        hasher.combine(endPoint)
    }
}
extension BotCommandScope: Hashable {}
extension BotCommandScopeChat: Hashable {}
extension BotCommandScopeChatAdministrators: Hashable {}
extension BotCommandScopeChatMember: Hashable {}
extension PhoneNumberCodeType: Hashable {}
extension PhoneNumberCodeTypeConfirmOwnership: Hashable {}
extension Update: Hashable {}
extension UpdateAuthorizationState: Hashable {}
extension UpdateNewMessage: Hashable {}
extension UpdateMessageSendAcknowledged: Hashable {}
extension UpdateMessageSendSucceeded: Hashable {}
extension UpdateMessageSendFailed: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.message != right.message { return false }
        if left.oldMessageID != right.oldMessageID { return false }
        if left.error != right.error { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(message)
        hasher.combine(oldMessageID)
        hasher.combine(error)
    }
}
extension UpdateMessageContent: Hashable {}
extension UpdateMessageEdited: Hashable {}
extension UpdateMessageIsPinned: Hashable {}
extension UpdateMessageInteractionInfo: Hashable {}
extension UpdateMessageContentOpened: Hashable {}
extension UpdateMessageMentionRead: Hashable {}
extension UpdateMessageUnreadReactions: Hashable {}
extension UpdateMessageContainsUnreadPollVotes: Hashable {}
extension UpdateMessageFactCheck: Hashable {}
extension UpdateMessageSuggestedPostInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.messageID != right.messageID { return false }
        if left.suggestedPostInfo != right.suggestedPostInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(messageID)
        hasher.combine(suggestedPostInfo)
    }
}
extension UpdateMessageLiveLocationViewed: Hashable {}
extension UpdateVideoPublished: Hashable {}
extension UpdateNewChat: Hashable {}
extension UpdateChatTitle: Hashable {}
extension UpdateChatPhoto: Hashable {}
extension UpdateChatAccentColors: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.backgroundCustomEmojiID != right.backgroundCustomEmojiID { return false }
        if left.upgradedGiftColors != right.upgradedGiftColors { return false }
        if left.profileAccentColorID != right.profileAccentColorID { return false }
        if left.profileBackgroundCustomEmojiID != right.profileBackgroundCustomEmojiID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(accentColorID)
        hasher.combine(backgroundCustomEmojiID)
        hasher.combine(upgradedGiftColors)
        hasher.combine(profileAccentColorID)
        hasher.combine(profileBackgroundCustomEmojiID)
    }
}
extension UpdateChatPermissions: Hashable {}
extension UpdateChatLastMessage: Hashable {}
extension UpdateChatPosition: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.position != right.position { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(position)
    }
}
extension UpdateChatAddedToList: Hashable {}
extension UpdateChatRemovedFromList: Hashable {}
extension UpdateChatReadInbox: Hashable {}
extension UpdateChatReadOutbox: Hashable {}
extension UpdateChatActionBar: Hashable {}
extension UpdateChatBusinessBotManageBar: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.businessBotManageBar != right.businessBotManageBar { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(businessBotManageBar)
    }
}
extension UpdateChatAvailableReactions: Hashable {}
extension UpdateChatDraftMessage: Hashable {}
extension UpdateChatEmojiStatus: Hashable {}
extension UpdateChatMessageSender: Hashable {}
extension UpdateChatMessageAutoDeleteTime: Hashable {}
extension UpdateChatNotificationSettings: Hashable {}
extension UpdateChatPendingJoinRequests: Hashable {}
extension UpdateChatReplyMarkup: Hashable {}
extension UpdateChatBackground: Hashable {}
extension UpdateChatTheme: Hashable {}
extension UpdateChatUnreadMentionCount: Hashable {}
extension UpdateChatUnreadReactionCount: Hashable {}
extension UpdateChatUnreadPollVoteCount: Hashable {}
extension UpdateChatVideoChat: Hashable {}
extension UpdateChatDefaultDisableNotification: Hashable {}
extension UpdateChatHasProtectedContent: Hashable {}
extension UpdateChatIsTranslatable: Hashable {}
extension UpdateChatIsMarkedAsUnread: Hashable {}
extension UpdateChatViewAsTopics: Hashable {}
extension UpdateChatBlockList: Hashable {}
extension UpdateChatHasScheduledMessages: Hashable {}
extension UpdateChatFolders: Hashable {}
extension UpdateChatOnlineMemberCount: Hashable {}
extension UpdateSavedMessagesTopic: Hashable {}
extension UpdateSavedMessagesTopicCount: Hashable {}
extension UpdateDirectMessagesChatTopic: Hashable {}
extension UpdateTopicMessageCount: Hashable {}
extension UpdateQuickReplyShortcut: Hashable {}
extension UpdateQuickReplyShortcutDeleted: Hashable {}
extension UpdateQuickReplyShortcuts: Hashable {}
extension UpdateQuickReplyShortcutMessages: Hashable {}
extension UpdateForumTopicInfo: Hashable {}
extension UpdateForumTopic: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.forumTopicID != right.forumTopicID { return false }
        if left.isPinned != right.isPinned { return false }
        if left.lastReadInboxMessageID != right.lastReadInboxMessageID { return false }
        if left.lastReadOutboxMessageID != right.lastReadOutboxMessageID { return false }
        if left.unreadMentionCount != right.unreadMentionCount { return false }
        if left.unreadReactionCount != right.unreadReactionCount { return false }
        if left.unreadPollVoteCount != right.unreadPollVoteCount { return false }
        if left.notificationSettings != right.notificationSettings { return false }
        if left.draftMessage != right.draftMessage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(forumTopicID)
        hasher.combine(isPinned)
        hasher.combine(lastReadInboxMessageID)
        hasher.combine(lastReadOutboxMessageID)
        hasher.combine(unreadMentionCount)
        hasher.combine(unreadReactionCount)
        hasher.combine(unreadPollVoteCount)
        hasher.combine(notificationSettings)
        hasher.combine(draftMessage)
    }
}
extension UpdateScopeNotificationSettings: Hashable {}
extension UpdateReactionNotificationSettings: Hashable {}
extension UpdateNotification: Hashable {}
extension UpdateNotificationGroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.notificationGroupID != right.notificationGroupID { return false }
        if left.type != right.type { return false }
        if left.chatID != right.chatID { return false }
        if left.notificationSettingsChatID != right.notificationSettingsChatID { return false }
        if left.notificationSoundID != right.notificationSoundID { return false }
        if left.totalCount != right.totalCount { return false }
        if left.addedNotifications != right.addedNotifications { return false }
        if left.removedNotificationIDs != right.removedNotificationIDs { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(notificationGroupID)
        hasher.combine(type)
        hasher.combine(chatID)
        hasher.combine(notificationSettingsChatID)
        hasher.combine(notificationSoundID)
        hasher.combine(totalCount)
        hasher.combine(addedNotifications)
        hasher.combine(removedNotificationIDs)
    }
}
extension UpdateActiveNotifications: Hashable {}
extension UpdateHavePendingNotifications: Hashable {}
extension UpdateDeleteMessages: Hashable {}
extension UpdateChatAction: Hashable {}
extension UpdatePendingMessage: Hashable {}
extension UpdateCommunity: Hashable {}
extension UpdateUserStatus: Hashable {}
extension UpdateUser: Hashable {}
extension UpdateBasicGroup: Hashable {}
extension UpdateSupergroup: Hashable {}
extension UpdateSecretChat: Hashable {}
extension UpdateUserFullInfo: Hashable {}
extension UpdateBasicGroupFullInfo: Hashable {}
extension UpdateSupergroupFullInfo: Hashable {}
extension UpdateServiceNotification: Hashable {}
extension UpdateNewOauthRequest: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.domain != right.domain { return false }
        if left.location != right.location { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(domain)
        hasher.combine(location)
        hasher.combine(url)
    }
}
extension UpdateFile: Hashable {}
extension UpdateFileGenerationStart: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.generationID != right.generationID { return false }
        if left.originalPath != right.originalPath { return false }
        if left.destinationPath != right.destinationPath { return false }
        if left.conversion != right.conversion { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(generationID)
        hasher.combine(originalPath)
        hasher.combine(destinationPath)
        hasher.combine(conversion)
    }
}
extension UpdateFileGenerationStop: Hashable {}
extension UpdateFileDownloads: Hashable {}
extension UpdateFileAddedToDownloads: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.fileDownload != right.fileDownload { return false }
        if left.counts != right.counts { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fileDownload)
        hasher.combine(counts)
    }
}
extension UpdateFileDownload: Hashable {}
extension UpdateFileRemovedFromDownloads: Hashable {}
extension UpdateApplicationVerificationRequired: Hashable {}
extension UpdateApplicationRecaptchaVerificationRequired: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.verificationID != right.verificationID { return false }
        if left.action != right.action { return false }
        if left.recaptchaKeyID != right.recaptchaKeyID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(verificationID)
        hasher.combine(action)
        hasher.combine(recaptchaKeyID)
    }
}
extension UpdateCall: Hashable {}
extension UpdateGroupCall: Hashable {}
extension UpdateGroupCallParticipant: Hashable {}
extension UpdateGroupCallParticipants: Hashable {}
extension UpdateGroupCallVerificationState: Hashable {}
extension UpdateNewGroupCallMessage: Hashable {}
extension UpdateNewGroupCallPaidReaction: Hashable {}
extension UpdateGroupCallMessageSendFailed: Hashable {}
extension UpdateGroupCallMessagesDeleted: Hashable {}
extension UpdateLiveStoryTopDonors: Hashable {}
extension UpdateNewCallSignalingData: Hashable {}
extension UpdateGiftAuctionState: Hashable {}
extension UpdateActiveGiftAuctions: Hashable {}
extension UpdateUserPrivacySettingRules: Hashable {}
extension UpdateUnreadMessageCount: Hashable {}
extension UpdateUnreadChatCount: Hashable {}
extension UpdateChatJoinResult: Hashable {}
extension UpdateStory: Hashable {}
extension UpdateStoryDeleted: Hashable {}
extension UpdateStoryPostSucceeded: Hashable {}
extension UpdateStoryPostFailed: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.story != right.story { return false }
        if left.error != right.error { return false }
        if left.errorType != right.errorType { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(story)
        hasher.combine(error)
        hasher.combine(errorType)
    }
}
extension UpdateChatActiveStories: Hashable {}
extension UpdateStoryListChatCount: Hashable {}
extension UpdateStoryStealthMode: Hashable {}
extension UpdateTrustedMiniAppBots: Hashable {}
extension UpdateOption: Hashable {}
extension UpdateStickerSet: Hashable {}
extension UpdateInstalledStickerSets: Hashable {}
extension UpdateTrendingStickerSets: Hashable {}
extension UpdateRecentStickers: Hashable {}
extension UpdateFavoriteStickers: Hashable {}
extension UpdateSavedAnimations: Hashable {}
extension UpdateSavedNotificationSounds: Hashable {}
extension UpdateDefaultBackground: Hashable {}
extension UpdateEmojiChatThemes: Hashable {}
extension UpdateAccentColors: Hashable {}
extension UpdateProfileAccentColors: Hashable {}
extension UpdateWebBrowserSettings: Hashable {}
extension UpdateLanguagePackStrings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.localizationTarget != right.localizationTarget { return false }
        if left.languagePackID != right.languagePackID { return false }
        if left.strings != right.strings { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(localizationTarget)
        hasher.combine(languagePackID)
        hasher.combine(strings)
    }
}
extension UpdateConnectionState: Hashable {}
extension UpdateFreezeState: Hashable {}
extension UpdateAgeVerificationParameters: Hashable {}
extension UpdateTermsOfService: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.termsOfServiceID != right.termsOfServiceID { return false }
        if left.termsOfService != right.termsOfService { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(termsOfServiceID)
        hasher.combine(termsOfService)
    }
}
extension UpdateUnconfirmedSession: Hashable {}
extension UpdateAttachmentMenuBots: Hashable {}
extension UpdateWebAppMessageSent: Hashable {}
extension UpdateActiveEmojiReactions: Hashable {}
extension UpdateAvailableMessageEffects: Hashable {}
extension UpdateDefaultReactionType: Hashable {}
extension UpdateDefaultPaidReactionType: Hashable {}
extension UpdateSavedMessagesTags: Hashable {}
extension UpdateActiveLiveLocationMessages: Hashable {}
extension UpdateOwnedStarCount: Hashable {}
extension UpdateOwnedGramCount: Hashable {}
extension UpdateChatRevenueAmount: Hashable {}
extension UpdateStarRevenueStatus: Hashable {}
extension UpdateGramRevenueStatus: Hashable {}
extension UpdateSpeechRecognitionTrial: Hashable {}
extension UpdateGroupCallMessageLevels: Hashable {}
extension UpdateDiceEmojis: Hashable {}
extension UpdateStakeDiceState: Hashable {}
extension UpdateAnimatedEmojiMessageClicked: Hashable {}
extension UpdateAnimationSearchParameters: Hashable {}
extension UpdateTextCompositionStyles: Hashable {}
extension UpdateSuggestedActions: Hashable {}
extension UpdateSpeedLimitNotification: Hashable {}
extension UpdateContactCloseBirthdays: Hashable {}
extension UpdateAutosaveSettings: Hashable {}
extension UpdateBusinessConnection: Hashable {}
extension UpdateNewBusinessMessage: Hashable {}
extension UpdateBusinessMessageEdited: Hashable {}
extension UpdateBusinessMessagesDeleted: Hashable {}
extension UpdateNewInlineQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.userLocation != right.userLocation { return false }
        if left.chatType != right.chatType { return false }
        if left.query != right.query { return false }
        if left.offset != right.offset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(userLocation)
        hasher.combine(chatType)
        hasher.combine(query)
        hasher.combine(offset)
    }
}
extension UpdateNewChosenInlineResult: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.senderUserID != right.senderUserID { return false }
        if left.userLocation != right.userLocation { return false }
        if left.query != right.query { return false }
        if left.resultID != right.resultID { return false }
        if left.inlineMessageID != right.inlineMessageID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(senderUserID)
        hasher.combine(userLocation)
        hasher.combine(query)
        hasher.combine(resultID)
        hasher.combine(inlineMessageID)
    }
}
extension UpdateNewGuestQuery: Hashable {}
extension UpdateNewCallbackQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.chatID != right.chatID { return false }
        if left.messageID != right.messageID { return false }
        if left.chatInstance != right.chatInstance { return false }
        if left.payload != right.payload { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(chatID)
        hasher.combine(messageID)
        hasher.combine(chatInstance)
        hasher.combine(payload)
    }
}
extension UpdateNewInlineCallbackQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.inlineMessageID != right.inlineMessageID { return false }
        if left.chatInstance != right.chatInstance { return false }
        if left.payload != right.payload { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(inlineMessageID)
        hasher.combine(chatInstance)
        hasher.combine(payload)
    }
}
extension UpdateNewBusinessCallbackQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.connectionID != right.connectionID { return false }
        if left.message != right.message { return false }
        if left.chatInstance != right.chatInstance { return false }
        if left.payload != right.payload { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(connectionID)
        hasher.combine(message)
        hasher.combine(chatInstance)
        hasher.combine(payload)
    }
}
extension UpdateNewShippingQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.shippingAddress != right.shippingAddress { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(invoicePayload)
        hasher.combine(shippingAddress)
    }
}
extension UpdateNewPreCheckoutQuery: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.senderUserID != right.senderUserID { return false }
        if left.currency != right.currency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.invoicePayload != right.invoicePayload { return false }
        if left.shippingOptionID != right.shippingOptionID { return false }
        if left.orderInfo != right.orderInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(senderUserID)
        hasher.combine(currency)
        hasher.combine(totalAmount)
        hasher.combine(invoicePayload)
        hasher.combine(shippingOptionID)
        hasher.combine(orderInfo)
    }
}
extension UpdateNewCustomEvent: Hashable {}
extension UpdateNewCustomQuery: Hashable {}
extension UpdateUserSubscription: Hashable {}
extension UpdatePoll: Hashable {}
extension UpdatePollAnswer: Hashable {}
extension UpdateManagedBot: Hashable {}
extension UpdateChatMember: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.actorUserID != right.actorUserID { return false }
        if left.date != right.date { return false }
        if left.inviteLink != right.inviteLink { return false }
        if left.viaJoinRequest != right.viaJoinRequest { return false }
        if left.viaChatFolderInviteLink != right.viaChatFolderInviteLink { return false }
        if left.oldChatMember != right.oldChatMember { return false }
        if left.newChatMember != right.newChatMember { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(actorUserID)
        hasher.combine(date)
        hasher.combine(inviteLink)
        hasher.combine(viaJoinRequest)
        hasher.combine(viaChatFolderInviteLink)
        hasher.combine(oldChatMember)
        hasher.combine(newChatMember)
    }
}
extension UpdateNewChatJoinRequest: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.request != right.request { return false }
        if left.userChatID != right.userChatID { return false }
        if left.inviteLink != right.inviteLink { return false }
        if left.queryID != right.queryID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(request)
        hasher.combine(userChatID)
        hasher.combine(inviteLink)
        hasher.combine(queryID)
    }
}
extension UpdateChatBoost: Hashable {}
extension UpdateMessageReaction: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.messageID != right.messageID { return false }
        if left.actorID != right.actorID { return false }
        if left.date != right.date { return false }
        if left.oldReactionTypes != right.oldReactionTypes { return false }
        if left.newReactionTypes != right.newReactionTypes { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(messageID)
        hasher.combine(actorID)
        hasher.combine(date)
        hasher.combine(oldReactionTypes)
        hasher.combine(newReactionTypes)
    }
}
extension UpdateMessageReactions: Hashable {}
extension UpdatePaidMediaPurchased: Hashable {}
extension Updates: Hashable {}
extension LogStream: Hashable {}
extension LogStreamFile: Hashable {}
extension LogVerbosityLevel: Hashable {}
extension LogTags: Hashable {}
extension UserSupportInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.message != right.message { return false }
        if left.author != right.author { return false }
        if left.date != right.date { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(message)
        hasher.combine(author)
        hasher.combine(date)
    }
}
extension TestInt: Hashable {}
extension TestString: Hashable {}
extension TestBytes: Hashable {}
extension TestVectorInt: Hashable {}
extension TestVectorIntObject: Hashable {}
extension TestVectorString: Hashable {}
extension TestVectorStringObject: Hashable {}
extension GetAuthorizationState: Hashable {}
extension SetTdlibParameters: Hashable {}
extension SetAuthenticationPhoneNumber: Hashable {}
extension CheckAuthenticationPremiumPurchase: Hashable {}
extension SetAuthenticationPremiumPurchaseTransaction: Hashable {}
extension SetAuthenticationEmailAddress: Hashable {}
extension ResendAuthenticationCode: Hashable {}
extension CheckAuthenticationEmailCode: Hashable {}
extension CheckAuthenticationCode: Hashable {}
extension RequestQrCodeAuthentication: Hashable {}
extension GetAuthenticationPasskeyParameters: Hashable {}
extension CheckAuthenticationPasskey: Hashable {}
extension CheckAuthenticationWebToken: Hashable {}
extension RegisterUser: Hashable {}
extension ResetAuthenticationEmailAddress: Hashable {}
extension CheckAuthenticationPassword: Hashable {}
extension RequestAuthenticationPasswordRecovery: Hashable {}
extension CheckAuthenticationPasswordRecoveryCode: Hashable {}
extension RecoverAuthenticationPassword: Hashable {}
extension SendAuthenticationFirebaseSms: Hashable {}
extension ReportAuthenticationCodeMissing: Hashable {}
extension CheckAuthenticationBotToken: Hashable {}
extension LogOut: Hashable {}
extension Close: Hashable {}
extension Destroy: Hashable {}
extension ConfirmQrCodeAuthentication: Hashable {}
extension GetCurrentState: Hashable {}
extension SetDatabaseEncryptionKey: Hashable {}
extension GetPasswordState: Hashable {}
extension SetPassword: Hashable {}
extension IsLoginEmailAddressRequired: Hashable {}
extension SetLoginEmailAddress: Hashable {}
extension ResendLoginEmailAddressCode: Hashable {}
extension CheckLoginEmailAddressCode: Hashable {}
extension GetRecoveryEmailAddress: Hashable {}
extension SetRecoveryEmailAddress: Hashable {}
extension CheckRecoveryEmailAddressCode: Hashable {}
extension ResendRecoveryEmailAddressCode: Hashable {}
extension CancelRecoveryEmailAddressVerification: Hashable {}
extension RequestPasswordRecovery: Hashable {}
extension CheckPasswordRecoveryCode: Hashable {}
extension RecoverPassword: Hashable {}
extension ResetPassword: Hashable {}
extension CancelPasswordReset: Hashable {}
extension CreateTemporaryPassword: Hashable {}
extension GetTemporaryPasswordState: Hashable {}
extension GetMe: Hashable {}
extension GetUser: Hashable {}
extension GetUserFullInfo: Hashable {}
extension GetBasicGroup: Hashable {}
extension GetBasicGroupFullInfo: Hashable {}
extension GetSupergroup: Hashable {}
extension GetSupergroupFullInfo: Hashable {}
extension GetSecretChat: Hashable {}
extension GetChat: Hashable {}
extension GetMessage: Hashable {}
extension GetMessageLocally: Hashable {}
extension GetRepliedMessage: Hashable {}
extension GetChatPinnedMessage: Hashable {}
extension GetCallbackQueryMessage: Hashable {}
extension GetMessages: Hashable {}
extension GetFullRichMessage: Hashable {}
extension GetMessageProperties: Hashable {}
extension GetPollOptionProperties: Hashable {}
extension GetMessageThread: Hashable {}
extension GetMessageReadDate: Hashable {}
extension GetMessageViewers: Hashable {}
extension GetMessageAuthor: Hashable {}
extension GetFile: Hashable {}
extension GetRemoteFile: Hashable {}
extension LoadChats: Hashable {}
extension GetChats: Hashable {}
extension SearchPublicChat: Hashable {}
extension SearchPublicChats: Hashable {}
extension SearchChats: Hashable {}
extension SearchChatsOnServer: Hashable {}
extension GetRecommendedChats: Hashable {}
extension GetChatSimilarChats: Hashable {}
extension GetChatSimilarChatCount: Hashable {}
extension OpenChatSimilarChat: Hashable {}
extension GetBotSimilarBots: Hashable {}
extension GetBotSimilarBotCount: Hashable {}
extension OpenBotSimilarBot: Hashable {}
extension GetTopChats: Hashable {}
extension RemoveTopChat: Hashable {}
extension SearchRecentlyFoundChats: Hashable {}
extension AddRecentlyFoundChat: Hashable {}
extension RemoveRecentlyFoundChat: Hashable {}
extension ClearRecentlyFoundChats: Hashable {}
extension GetRecentlyOpenedChats: Hashable {}
extension CheckChatUsername: Hashable {}
extension GetCreatedPublicChats: Hashable {}
extension CheckCreatedPublicChatsLimit: Hashable {}
extension GetSuitableDiscussionChats: Hashable {}
extension GetInactiveSupergroupChats: Hashable {}
extension GetSuitablePersonalChats: Hashable {}
extension LoadDirectMessagesChatTopics: Hashable {}
extension GetDirectMessagesChatTopic: Hashable {}
extension GetDirectMessagesChatTopicHistory: Hashable {}
extension GetDirectMessagesChatTopicMessageByDate: Hashable {}
extension DeleteDirectMessagesChatTopicHistory: Hashable {}
extension DeleteDirectMessagesChatTopicMessagesByDate: Hashable {}
extension SetDirectMessagesChatTopicIsMarkedAsUnread: Hashable {}
extension UnpinAllDirectMessagesChatTopicMessages: Hashable {}
extension ReadAllDirectMessagesChatTopicReactions: Hashable {}
extension GetDirectMessagesChatTopicRevenue: Hashable {}
extension ToggleDirectMessagesChatTopicCanSendUnpaidMessages: Hashable {}
extension LoadSavedMessagesTopics: Hashable {}
extension GetSavedMessagesTopicHistory: Hashable {}
extension GetSavedMessagesTopicMessageByDate: Hashable {}
extension DeleteSavedMessagesTopicHistory: Hashable {}
extension DeleteSavedMessagesTopicMessagesByDate: Hashable {}
extension ToggleSavedMessagesTopicIsPinned: Hashable {}
extension SetPinnedSavedMessagesTopics: Hashable {}
extension GetGroupsInCommon: Hashable {}
extension GetChatHistory: Hashable {}
extension GetMessageThreadHistory: Hashable {}
extension DeleteChatHistory: Hashable {}
extension DeleteChat: Hashable {}
extension SearchChatMessages: Hashable {}
extension SearchMessages: Hashable {}
extension SearchSecretMessages: Hashable {}
extension SearchSavedMessages: Hashable {}
extension SearchCallMessages: Hashable {}
extension SearchOutgoingDocumentMessages: Hashable {}
extension GetPublicPostSearchLimits: Hashable {}
extension SearchPublicPosts: Hashable {}
extension SearchPublicMessagesByTag: Hashable {}
extension SearchPublicStoriesByTag: Hashable {}
extension SearchPublicStoriesByLocation: Hashable {}
extension SearchPublicStoriesByVenue: Hashable {}
extension GetSearchedForTags: Hashable {}
extension RemoveSearchedForTag: Hashable {}
extension ClearSearchedForTags: Hashable {}
extension DeleteAllCallMessages: Hashable {}
extension SearchChatRecentLocationMessages: Hashable {}
extension GetChatMessageByDate: Hashable {}
extension GetChatSparseMessagePositions: Hashable {}
extension GetChatMessageCalendar: Hashable {}
extension GetChatMessageCount: Hashable {}
extension GetChatMessagePosition: Hashable {}
extension GetChatScheduledMessages: Hashable {}
extension GetChatSponsoredMessages: Hashable {}
extension ClickChatSponsoredMessage: Hashable {}
extension ReportChatSponsoredMessage: Hashable {}
extension GetSearchSponsoredChats: Hashable {}
extension ViewSponsoredChat: Hashable {}
extension OpenSponsoredChat: Hashable {}
extension ReportSponsoredChat: Hashable {}
extension GetVideoMessageAdvertisements: Hashable {}
extension ViewVideoMessageAdvertisement: Hashable {}
extension ClickVideoMessageAdvertisement: Hashable {}
extension ReportVideoMessageAdvertisement: Hashable {}
extension RemoveNotification: Hashable {}
extension RemoveNotificationGroup: Hashable {}
extension GetMessageLink: Hashable {}
extension GetMessageEmbeddingCode: Hashable {}
extension GetMessageLinkInfo: Hashable {}
extension CreateTextCompositionStyle: Hashable {}
extension EditTextCompositionStyle: Hashable {}
extension DeleteTextCompositionStyle: Hashable {}
extension SearchTextCompositionStyle: Hashable {}
extension GetTextCompositionStyleExample: Hashable {}
extension AddTextCompositionStyle: Hashable {}
extension RemoveTextCompositionStyle: Hashable {}
extension TranslateText: Hashable {}
extension TranslateRichMessage: Hashable {}
extension TranslateMessageText: Hashable {}
extension TranslateMessageRichMessage: Hashable {}
extension SummarizeMessage: Hashable {}
extension ComposeTextWithAi: Hashable {}
extension ComposeRichMessageWithAi: Hashable {}
extension CreateRichMessageWithAi: Hashable {}
extension FixTextWithAi: Hashable {}
extension FixRichMessageWithAi: Hashable {}
extension RecognizeSpeech: Hashable {}
extension RateSpeechRecognition: Hashable {}
extension GetChatAvailableMessageSenders: Hashable {}
extension SetChatMessageSender: Hashable {}
extension SendMessage: Hashable {}
extension SendMessageAlbum: Hashable {}
extension SendBotStartMessage: Hashable {}
extension SendInlineQueryResultMessage: Hashable {}
extension ForwardMessages: Hashable {}
extension SendQuickReplyShortcutMessages: Hashable {}
extension ResendMessages: Hashable {}
extension SendEphemeralMessage: Hashable {}
extension AddLocalMessage: Hashable {}
extension DeleteMessages: Hashable {}
extension DeleteEphemeralMessage: Hashable {}
extension DeleteChatMessagesBySender: Hashable {}
extension DeleteChatMessagesByDate: Hashable {}
extension EditMessageText: Hashable {}
extension EditMessageLiveLocation: Hashable {}
extension EditMessageChecklist: Hashable {}
extension EditMessageMedia: Hashable {}
extension EditMessageCaption: Hashable {}
extension EditMessageReplyMarkup: Hashable {}
extension EditInlineMessageText: Hashable {}
extension EditInlineMessageLiveLocation: Hashable {}
extension EditInlineMessageMedia: Hashable {}
extension EditInlineMessageCaption: Hashable {}
extension EditInlineMessageReplyMarkup: Hashable {}
extension EditEphemeralMessage: Hashable {}
extension EditMessageSchedulingState: Hashable {}
extension SetMessageFactCheck: Hashable {}
extension SendBusinessMessage: Hashable {}
extension SendBusinessMessageAlbum: Hashable {}
extension EditBusinessMessageText: Hashable {}
extension EditBusinessMessageLiveLocation: Hashable {}
extension EditBusinessMessageChecklist: Hashable {}
extension EditBusinessMessageMedia: Hashable {}
extension EditBusinessMessageCaption: Hashable {}
extension EditBusinessMessageReplyMarkup: Hashable {}
extension StopBusinessPoll: Hashable {}
extension SetBusinessMessageIsPinned: Hashable {}
extension ReadBusinessMessage: Hashable {}
extension DeleteBusinessMessages: Hashable {}
extension EditBusinessStory: Hashable {}
extension DeleteBusinessStory: Hashable {}
extension SetBusinessAccountName: Hashable {}
extension SetBusinessAccountBio: Hashable {}
extension SetBusinessAccountProfilePhoto: Hashable {}
extension SetBusinessAccountUsername: Hashable {}
extension SetBusinessAccountGiftSettings: Hashable {}
extension GetBusinessAccountStarAmount: Hashable {}
extension TransferBusinessAccountStars: Hashable {}
extension CheckQuickReplyShortcutName: Hashable {}
extension LoadQuickReplyShortcuts: Hashable {}
extension SetQuickReplyShortcutName: Hashable {}
extension DeleteQuickReplyShortcut: Hashable {}
extension ReorderQuickReplyShortcuts: Hashable {}
extension LoadQuickReplyShortcutMessages: Hashable {}
extension DeleteQuickReplyShortcutMessages: Hashable {}
extension AddQuickReplyShortcutMessage: Hashable {}
extension AddQuickReplyShortcutInlineQueryResultMessage: Hashable {}
extension AddQuickReplyShortcutMessageAlbum: Hashable {}
extension ReaddQuickReplyShortcutMessages: Hashable {}
extension EditQuickReplyMessage: Hashable {}
extension GetForumTopicDefaultIcons: Hashable {}
extension CreateForumTopic: Hashable {}
extension EditForumTopic: Hashable {}
extension GetForumTopic: Hashable {}
extension GetForumTopicHistory: Hashable {}
extension GetForumTopicLink: Hashable {}
extension GetForumTopics: Hashable {}
extension SetForumTopicNotificationSettings: Hashable {}
extension ToggleForumTopicIsClosed: Hashable {}
extension ToggleGeneralForumTopicIsHidden: Hashable {}
extension ToggleForumTopicIsPinned: Hashable {}
extension SetPinnedForumTopics: Hashable {}
extension DeleteForumTopic: Hashable {}
extension ReadAllForumTopicMentions: Hashable {}
extension ReadAllForumTopicReactions: Hashable {}
extension ReadAllForumTopicPollVotes: Hashable {}
extension UnpinAllForumTopicMessages: Hashable {}
extension GetPasskeyParameters: Hashable {}
extension AddLoginPasskey: Hashable {}
extension GetLoginPasskeys: Hashable {}
extension RemoveLoginPasskey: Hashable {}
extension GetEmojiReaction: Hashable {}
extension GetCustomEmojiReactionAnimations: Hashable {}
extension GetMessageAvailableReactions: Hashable {}
extension ClearRecentReactions: Hashable {}
extension AddMessageReaction: Hashable {}
extension RemoveMessageReaction: Hashable {}
extension DeleteAllRecentMessageReactionsFromSender: Hashable {}
extension DeleteMessageReactionsFromSender: Hashable {}
extension GetChatAvailablePaidMessageReactionSenders: Hashable {}
extension AddPendingPaidMessageReaction: Hashable {}
extension CommitPendingPaidMessageReactions: Hashable {}
extension RemovePendingPaidMessageReactions: Hashable {}
extension SetPaidMessageReactionType: Hashable {}
extension SetMessageReactions: Hashable {}
extension GetMessageAddedReactions: Hashable {}
extension SetDefaultReactionType: Hashable {}
extension GetSavedMessagesTags: Hashable {}
extension SetSavedMessagesTagLabel: Hashable {}
extension GetMessageEffect: Hashable {}
extension SearchQuote: Hashable {}
extension GetTextEntities: Hashable {}
extension ParseTextEntities: Hashable {}
extension ParseMarkdown: Hashable {}
extension GetMarkdownText: Hashable {}
extension GetCountryFlagEmoji: Hashable {}
extension GetFileMimeType: Hashable {}
extension GetFileExtension: Hashable {}
extension CleanFileName: Hashable {}
extension GetLanguagePackString: Hashable {}
extension GetJsonValue: Hashable {}
extension GetJsonString: Hashable {}
extension GetThemeParametersJsonString: Hashable {}
extension AddPollOption: Hashable {}
extension DeletePollOption: Hashable {}
extension SetPollAnswer: Hashable {}
extension GetPollVoters: Hashable {}
extension GetPollVoteStatistics: Hashable {}
extension StopPoll: Hashable {}
extension AddChecklistTasks: Hashable {}
extension MarkChecklistTasksAsDone: Hashable {}
extension HideSuggestedAction: Hashable {}
extension HideContactCloseBirthdays: Hashable {}
extension GetBusinessConnection: Hashable {}
extension GetLoginUrlInfo: Hashable {}
extension GetLoginUrl: Hashable {}
extension ShareUsersWithBot: Hashable {}
extension ShareChatWithBot: Hashable {}
extension GetInlineQueryResults: Hashable {}
extension AnswerInlineQuery: Hashable {}
extension AnswerGuestQuery: Hashable {}
extension SavePreparedInlineMessage: Hashable {}
extension GetPreparedInlineMessage: Hashable {}
extension SavePreparedKeyboardButton: Hashable {}
extension GetPreparedKeyboardButton: Hashable {}
extension GetGrossingWebAppBots: Hashable {}
extension SearchWebApp: Hashable {}
extension GetWebAppPlaceholder: Hashable {}
extension GetWebAppLinkUrl: Hashable {}
extension GetMainWebApp: Hashable {}
extension GetWebAppUrl: Hashable {}
extension GetGuardBotWebAppUrl: Hashable {}
extension SendWebAppData: Hashable {}
extension OpenWebApp: Hashable {}
extension CloseWebApp: Hashable {}
extension AnswerWebAppQuery: Hashable {}
extension CheckWebAppFileDownload: Hashable {}
extension AnswerChatJoinRequestQuery: Hashable {}
extension GetCallbackQueryAnswer: Hashable {}
extension AnswerCallbackQuery: Hashable {}
extension AnswerShippingQuery: Hashable {}
extension AnswerPreCheckoutQuery: Hashable {}
extension SetGameScore: Hashable {}
extension SetInlineGameScore: Hashable {}
extension GetGameHighScores: Hashable {}
extension GetInlineGameHighScores: Hashable {}
extension DeleteChatReplyMarkup: Hashable {}
extension SendChatAction: Hashable {}
extension SendTextMessageDraft: Hashable {}
extension SendRichMessageDraft: Hashable {}
extension OpenChat: Hashable {}
extension CloseChat: Hashable {}
extension ViewMessages: Hashable {}
extension OpenMessageContent: Hashable {}
extension ClickAnimatedEmojiMessage: Hashable {}
extension ListenToAudio: Hashable {}
extension SendMessageViewMetrics: Hashable {}
extension GetInternalLink: Hashable {}
extension GetInternalLinkType: Hashable {}
extension GetExternalLinkInfo: Hashable {}
extension GetExternalLink: Hashable {}
extension GetLinkWebBrowserType: Hashable {}
extension GetOauthLinkInfo: Hashable {}
extension CheckOauthRequestMatchCode: Hashable {}
extension AcceptOauthRequest: Hashable {}
extension DeclineOauthRequest: Hashable {}
extension ReadAllChatMentions: Hashable {}
extension ReadAllChatReactions: Hashable {}
extension ReadAllChatPollVotes: Hashable {}
extension CreatePrivateChat: Hashable {}
extension CreateBasicGroupChat: Hashable {}
extension CreateSupergroupChat: Hashable {}
extension CreateSecretChat: Hashable {}
extension CreateNewBasicGroupChat: Hashable {}
extension CreateNewSupergroupChat: Hashable {}
extension CreateNewSecretChat: Hashable {}
extension UpgradeBasicGroupChatToSupergroupChat: Hashable {}
extension GetChatListsToAddChat: Hashable {}
extension AddChatToList: Hashable {}
extension GetChatFolder: Hashable {}
extension CreateChatFolder: Hashable {}
extension EditChatFolder: Hashable {}
extension DeleteChatFolder: Hashable {}
extension GetChatFolderChatsToLeave: Hashable {}
extension GetChatFolderChatCount: Hashable {}
extension ReorderChatFolders: Hashable {}
extension ToggleChatFolderTags: Hashable {}
extension GetRecommendedChatFolders: Hashable {}
extension GetChatFolderDefaultIconName: Hashable {}
extension GetChatsForChatFolderInviteLink: Hashable {}
extension CreateChatFolderInviteLink: Hashable {}
extension GetChatFolderInviteLinks: Hashable {}
extension EditChatFolderInviteLink: Hashable {}
extension DeleteChatFolderInviteLink: Hashable {}
extension CheckChatFolderInviteLink: Hashable {}
extension AddChatFolderByInviteLink: Hashable {}
extension GetChatFolderNewChats: Hashable {}
extension ProcessChatFolderNewChats: Hashable {}
extension GetArchiveChatListSettings: Hashable {}
extension SetArchiveChatListSettings: Hashable {}
extension SetChatTitle: Hashable {}
extension SetChatPhoto: Hashable {}
extension SetChatAccentColor: Hashable {}
extension SetChatProfileAccentColor: Hashable {}
extension SetChatMessageAutoDeleteTime: Hashable {}
extension SetChatEmojiStatus: Hashable {}
extension SetChatPermissions: Hashable {}
extension SetChatBackground: Hashable {}
extension DeleteChatBackground: Hashable {}
extension GetGiftChatThemes: Hashable {}
extension SetChatTheme: Hashable {}
extension SetChatDraftMessage: Hashable {}
extension SetChatNotificationSettings: Hashable {}
extension ToggleChatHasProtectedContent: Hashable {}
extension ProcessChatHasProtectedContentDisableRequest: Hashable {}
extension ToggleChatViewAsTopics: Hashable {}
extension ToggleChatIsTranslatable: Hashable {}
extension ToggleChatIsMarkedAsUnread: Hashable {}
extension ToggleChatDefaultDisableNotification: Hashable {}
extension SetChatAvailableReactions: Hashable {}
extension SetChatClientData: Hashable {}
extension SetChatDescription: Hashable {}
extension SetChatDiscussionGroup: Hashable {}
extension SetChatDirectMessagesGroup: Hashable {}
extension SetChatLocation: Hashable {}
extension SetChatSlowModeDelay: Hashable {}
extension PinChatMessage: Hashable {}
extension UnpinChatMessage: Hashable {}
extension UnpinAllChatMessages: Hashable {}
extension JoinChat: Hashable {}
extension LeaveChat: Hashable {}
extension AddChatMember: Hashable {}
extension AddChatMembers: Hashable {}
extension SetChatMemberStatus: Hashable {}
extension SetChatMemberTag: Hashable {}
extension BanChatMember: Hashable {}
extension CanTransferOwnership: Hashable {}
extension TransferChatOwnership: Hashable {}
extension GetChatOwnerAfterLeaving: Hashable {}
extension GetChatMember: Hashable {}
extension SearchChatMembers: Hashable {}
extension GetChatAdministrators: Hashable {}
extension ClearAllDraftMessages: Hashable {}
extension GetStakeDiceState: Hashable {}
extension GetSavedNotificationSound: Hashable {}
extension GetSavedNotificationSounds: Hashable {}
extension AddSavedNotificationSound: Hashable {}
extension RemoveSavedNotificationSound: Hashable {}
extension GetChatNotificationSettingsExceptions: Hashable {}
extension GetScopeNotificationSettings: Hashable {}
extension SetScopeNotificationSettings: Hashable {}
extension SetReactionNotificationSettings: Hashable {}
extension ResetAllNotificationSettings: Hashable {}
extension ToggleChatIsPinned: Hashable {}
extension SetPinnedChats: Hashable {}
extension ReadChatList: Hashable {}
extension GetCurrentWeather: Hashable {}
extension GetStory: Hashable {}
extension GetChatsToPostStories: Hashable {}
extension CanPostStory: Hashable {}
extension PostStory: Hashable {}
extension StartLiveStory: Hashable {}
extension EditStory: Hashable {}
extension EditStoryCover: Hashable {}
extension SetStoryPrivacySettings: Hashable {}
extension ToggleStoryIsPostedToChatPage: Hashable {}
extension DeleteStory: Hashable {}
extension GetStoryNotificationSettingsExceptions: Hashable {}
extension LoadActiveStories: Hashable {}
extension SetChatActiveStoriesList: Hashable {}
extension GetChatActiveStories: Hashable {}
extension GetChatPostedToChatPageStories: Hashable {}
extension GetChatArchivedStories: Hashable {}
extension SetChatPinnedStories: Hashable {}
extension OpenStory: Hashable {}
extension CloseStory: Hashable {}
extension GetStoryAvailableReactions: Hashable {}
extension SetStoryReaction: Hashable {}
extension GetStoryInteractions: Hashable {}
extension GetChatStoryInteractions: Hashable {}
extension ReportStory: Hashable {}
extension ActivateStoryStealthMode: Hashable {}
extension GetStoryPublicForwards: Hashable {}
extension GetChatStoryAlbums: Hashable {}
extension GetStoryAlbumStories: Hashable {}
extension CreateStoryAlbum: Hashable {}
extension ReorderStoryAlbums: Hashable {}
extension DeleteStoryAlbum: Hashable {}
extension SetStoryAlbumName: Hashable {}
extension AddStoryAlbumStories: Hashable {}
extension RemoveStoryAlbumStories: Hashable {}
extension ReorderStoryAlbumStories: Hashable {}
extension GetChatBoostLevelFeatures: Hashable {}
extension GetChatBoostFeatures: Hashable {}
extension GetAvailableChatBoostSlots: Hashable {}
extension GetChatBoostStatus: Hashable {}
extension BoostChat: Hashable {}
extension GetChatBoostLink: Hashable {}
extension GetChatBoostLinkInfo: Hashable {}
extension GetChatBoosts: Hashable {}
extension GetUserChatBoosts: Hashable {}
extension GetAttachmentMenuBot: Hashable {}
extension ToggleBotIsAddedToAttachmentMenu: Hashable {}
extension GetThemedEmojiStatuses: Hashable {}
extension GetRecentEmojiStatuses: Hashable {}
extension GetUpgradedGiftEmojiStatuses: Hashable {}
extension GetDefaultEmojiStatuses: Hashable {}
extension ClearRecentEmojiStatuses: Hashable {}
extension GetThemedChatEmojiStatuses: Hashable {}
extension GetDefaultChatEmojiStatuses: Hashable {}
extension GetDisallowedChatEmojiStatuses: Hashable {}
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
extension SetApplicationVerificationToken: Hashable {}
extension GetMessageFileType: Hashable {}
extension GetMessageImportConfirmationText: Hashable {}
extension ImportMessages: Hashable {}
extension ReplacePrimaryChatInviteLink: Hashable {}
extension CreateChatInviteLink: Hashable {}
extension CreateChatSubscriptionInviteLink: Hashable {}
extension EditChatInviteLink: Hashable {}
extension EditChatSubscriptionInviteLink: Hashable {}
extension GetChatInviteLink: Hashable {}
extension GetChatInviteLinkCounts: Hashable {}
extension GetChatInviteLinks: Hashable {}
extension GetChatInviteLinkMembers: Hashable {}
extension RevokeChatInviteLink: Hashable {}
extension DeleteRevokedChatInviteLink: Hashable {}
extension DeleteAllRevokedChatInviteLinks: Hashable {}
extension CheckChatInviteLink: Hashable {}
extension JoinChatByInviteLink: Hashable {}
extension GetChatJoinRequests: Hashable {}
extension ProcessChatJoinRequest: Hashable {}
extension ProcessChatJoinRequests: Hashable {}
extension ApproveSuggestedPost: Hashable {}
extension DeclineSuggestedPost: Hashable {}
extension AddOffer: Hashable {}
extension CreateCall: Hashable {}
extension AcceptCall: Hashable {}
extension SendCallSignalingData: Hashable {}
extension DiscardCall: Hashable {}
extension SendCallRating: Hashable {}
extension SendCallDebugInformation: Hashable {}
extension SendCallLog: Hashable {}
extension GetVideoChatAvailableParticipants: Hashable {}
extension SetVideoChatDefaultParticipant: Hashable {}
extension CreateVideoChat: Hashable {}
extension CreateGroupCall: Hashable {}
extension GetVideoChatRtmpUrl: Hashable {}
extension ReplaceVideoChatRtmpUrl: Hashable {}
extension GetLiveStoryRtmpUrl: Hashable {}
extension ReplaceLiveStoryRtmpUrl: Hashable {}
extension GetGroupCall: Hashable {}
extension StartScheduledVideoChat: Hashable {}
extension ToggleVideoChatEnabledStartNotification: Hashable {}
extension JoinGroupCall: Hashable {}
extension JoinVideoChat: Hashable {}
extension JoinLiveStory: Hashable {}
extension StartGroupCallScreenSharing: Hashable {}
extension ToggleGroupCallScreenSharingIsPaused: Hashable {}
extension EndGroupCallScreenSharing: Hashable {}
extension SetVideoChatTitle: Hashable {}
extension ToggleVideoChatMuteNewParticipants: Hashable {}
extension ToggleGroupCallAreMessagesAllowed: Hashable {}
extension GetLiveStoryStreamer: Hashable {}
extension GetLiveStoryAvailableMessageSenders: Hashable {}
extension SetLiveStoryMessageSender: Hashable {}
extension SendGroupCallMessage: Hashable {}
extension AddPendingLiveStoryReaction: Hashable {}
extension CommitPendingLiveStoryReactions: Hashable {}
extension RemovePendingLiveStoryReactions: Hashable {}
extension DeleteGroupCallMessages: Hashable {}
extension DeleteGroupCallMessagesBySender: Hashable {}
extension GetLiveStoryTopDonors: Hashable {}
extension InviteGroupCallParticipant: Hashable {}
extension DeclineGroupCallInvitation: Hashable {}
extension BanGroupCallParticipants: Hashable {}
extension InviteVideoChatParticipants: Hashable {}
extension GetVideoChatInviteLink: Hashable {}
extension RevokeGroupCallInviteLink: Hashable {}
extension StartGroupCallRecording: Hashable {}
extension EndGroupCallRecording: Hashable {}
extension ToggleGroupCallIsMyVideoPaused: Hashable {}
extension ToggleGroupCallIsMyVideoEnabled: Hashable {}
extension SetGroupCallPaidMessageStarCount: Hashable {}
extension SetGroupCallParticipantIsSpeaking: Hashable {}
extension ToggleGroupCallParticipantIsMuted: Hashable {}
extension SetGroupCallParticipantVolumeLevel: Hashable {}
extension ToggleGroupCallParticipantIsHandRaised: Hashable {}
extension GetGroupCallParticipants: Hashable {}
extension LoadGroupCallParticipants: Hashable {}
extension LeaveGroupCall: Hashable {}
extension EndGroupCall: Hashable {}
extension GetGroupCallStreams: Hashable {}
extension GetGroupCallStreamSegment: Hashable {}
extension EncryptGroupCallData: Hashable {}
extension DecryptGroupCallData: Hashable {}
extension SetMessageSenderBlockList: Hashable {}
extension BlockMessageSenderFromReplies: Hashable {}
extension GetBlockedMessageSenders: Hashable {}
extension AddContact: Hashable {}
extension ImportContacts: Hashable {}
extension GetContacts: Hashable {}
extension SearchContacts: Hashable {}
extension RemoveContacts: Hashable {}
extension GetImportedContactCount: Hashable {}
extension ChangeImportedContacts: Hashable {}
extension ClearImportedContacts: Hashable {}
extension SetCloseFriends: Hashable {}
extension GetCloseFriends: Hashable {}
extension SetUserPersonalProfilePhoto: Hashable {}
extension SetUserNote: Hashable {}
extension SuggestUserProfilePhoto: Hashable {}
extension SuggestUserBirthdate: Hashable {}
extension ToggleBotCanManageEmojiStatus: Hashable {}
extension SetUserEmojiStatus: Hashable {}
extension GetPersonalChatHistory: Hashable {}
extension SearchUserByPhoneNumber: Hashable {}
extension SharePhoneNumber: Hashable {}
extension GetUserProfilePhotos: Hashable {}
extension GetUserProfileAudios: Hashable {}
extension IsProfileAudio: Hashable {}
extension AddProfileAudio: Hashable {}
extension SetProfileAudioPosition: Hashable {}
extension RemoveProfileAudio: Hashable {}
extension GetStickerOutline: Hashable {}
extension GetStickerOutlineSvgPath: Hashable {}
extension GetStickers: Hashable {}
extension GetAllStickerEmojis: Hashable {}
extension SearchStickers: Hashable {}
extension GetGreetingStickers: Hashable {}
extension GetPremiumStickers: Hashable {}
extension GetInstalledStickerSets: Hashable {}
extension GetArchivedStickerSets: Hashable {}
extension GetTrendingStickerSets: Hashable {}
extension GetAttachedStickerSets: Hashable {}
extension GetStickerSet: Hashable {}
extension GetStickerSetName: Hashable {}
extension SearchStickerSet: Hashable {}
extension SearchInstalledStickerSets: Hashable {}
extension SearchStickerSets: Hashable {}
extension ChangeStickerSet: Hashable {}
extension ViewTrendingStickerSets: Hashable {}
extension ReorderInstalledStickerSets: Hashable {}
extension GetRecentStickers: Hashable {}
extension AddRecentSticker: Hashable {}
extension RemoveRecentSticker: Hashable {}
extension ClearRecentStickers: Hashable {}
extension GetFavoriteStickers: Hashable {}
extension AddFavoriteSticker: Hashable {}
extension RemoveFavoriteSticker: Hashable {}
extension GetStickerEmojis: Hashable {}
extension SearchEmojis: Hashable {}
extension GetKeywordEmojis: Hashable {}
extension GetEmojiCategories: Hashable {}
extension GetAnimatedEmoji: Hashable {}
extension GetEmojiSuggestionsUrl: Hashable {}
extension GetCustomEmojiStickers: Hashable {}
extension GetDefaultChatPhotoCustomEmojiStickers: Hashable {}
extension GetDefaultProfilePhotoCustomEmojiStickers: Hashable {}
extension GetDefaultBackgroundCustomEmojiStickers: Hashable {}
extension GetSavedAnimations: Hashable {}
extension AddSavedAnimation: Hashable {}
extension RemoveSavedAnimation: Hashable {}
extension GetRecentInlineBots: Hashable {}
extension GetOwnedBots: Hashable {}
extension SearchHashtags: Hashable {}
extension RemoveRecentHashtag: Hashable {}
extension GetLinkPreview: Hashable {}
extension GetWebPageInstantView: Hashable {}
extension SetProfilePhoto: Hashable {}
extension DeleteProfilePhoto: Hashable {}
extension SetAccentColor: Hashable {}
extension SetUpgradedGiftColors: Hashable {}
extension SetProfileAccentColor: Hashable {}
extension SetName: Hashable {}
extension SetBio: Hashable {}
extension SetUsername: Hashable {}
extension ToggleUsernameIsActive: Hashable {}
extension ReorderActiveUsernames: Hashable {}
extension SetBirthdate: Hashable {}
extension SetMainProfileTab: Hashable {}
extension SetPersonalChat: Hashable {}
extension SetEmojiStatus: Hashable {}
extension ToggleHasSponsoredMessagesEnabled: Hashable {}
extension SetBusinessLocation: Hashable {}
extension SetBusinessOpeningHours: Hashable {}
extension SetBusinessGreetingMessageSettings: Hashable {}
extension SetBusinessAwayMessageSettings: Hashable {}
extension SetBusinessStartPage: Hashable {}
extension SendPhoneNumberCode: Hashable {}
extension SendPhoneNumberFirebaseSms: Hashable {}
extension ReportPhoneNumberCodeMissing: Hashable {}
extension ResendPhoneNumberCode: Hashable {}
extension CheckPhoneNumberCode: Hashable {}
extension GetBusinessConnectedBot: Hashable {}
extension SetBusinessConnectedBot: Hashable {}
extension ConfirmBusinessConnectedBot: Hashable {}
extension DeleteBusinessConnectedBot: Hashable {}
extension ToggleBusinessConnectedBotChatIsPaused: Hashable {}
extension RemoveBusinessConnectedBotFromChat: Hashable {}
extension GetBusinessChatLinks: Hashable {}
extension CreateBusinessChatLink: Hashable {}
extension EditBusinessChatLink: Hashable {}
extension DeleteBusinessChatLink: Hashable {}
extension GetBusinessChatLinkInfo: Hashable {}
extension GetUserLink: Hashable {}
extension SearchUserByToken: Hashable {}
extension SetCommands: Hashable {}
extension DeleteCommands: Hashable {}
extension GetCommands: Hashable {}
extension SetMenuButton: Hashable {}
extension GetMenuButton: Hashable {}
extension SetDefaultGroupAdministratorRights: Hashable {}
extension SetDefaultChannelAdministratorRights: Hashable {}
extension CanBotSendMessages: Hashable {}
extension AllowBotToSendMessages: Hashable {}
extension SendWebAppCustomRequest: Hashable {}
extension GetBotMediaPreviews: Hashable {}
extension GetBotMediaPreviewInfo: Hashable {}
extension AddBotMediaPreview: Hashable {}
extension EditBotMediaPreview: Hashable {}
extension ReorderBotMediaPreviews: Hashable {}
extension DeleteBotMediaPreviews: Hashable {}
extension CheckBotUsername: Hashable {}
extension CreateBot: Hashable {}
extension GetManagedBotToken: Hashable {}
extension GetManagedBotAccessSettings: Hashable {}
extension SetManagedBotAccessSettings: Hashable {}
extension SetBotName: Hashable {}
extension GetBotName: Hashable {}
extension SetBotProfilePhoto: Hashable {}
extension ToggleBotUsernameIsActive: Hashable {}
extension ReorderBotActiveUsernames: Hashable {}
extension SetBotInfoDescription: Hashable {}
extension GetBotInfoDescription: Hashable {}
extension SetBotInfoShortDescription: Hashable {}
extension GetBotInfoShortDescription: Hashable {}
extension SetMessageSenderBotVerification: Hashable {}
extension RemoveMessageSenderBotVerification: Hashable {}
extension GetActiveSessions: Hashable {}
extension TerminateSession: Hashable {}
extension TerminateAllOtherSessions: Hashable {}
extension ConfirmSession: Hashable {}
extension ToggleSessionCanAcceptCalls: Hashable {}
extension ToggleSessionCanAcceptSecretChats: Hashable {}
extension SetInactiveSessionTtl: Hashable {}
extension GetConnectedWebsites: Hashable {}
extension DisconnectWebsite: Hashable {}
extension DisconnectAllWebsites: Hashable {}
extension SetSupergroupUsername: Hashable {}
extension ToggleSupergroupUsernameIsActive: Hashable {}
extension DisableAllSupergroupUsernames: Hashable {}
extension ReorderSupergroupActiveUsernames: Hashable {}
extension SetSupergroupStickerSet: Hashable {}
extension SetSupergroupCustomEmojiStickerSet: Hashable {}
extension SetSupergroupUnrestrictBoostCount: Hashable {}
extension SetSupergroupMainProfileTab: Hashable {}
extension ToggleSupergroupSignMessages: Hashable {}
extension ToggleSupergroupJoinToSendMessages: Hashable {}
extension ToggleSupergroupJoinByRequest: Hashable {}
extension ToggleSupergroupIsAllHistoryAvailable: Hashable {}
extension ToggleSupergroupCanHaveSponsoredMessages: Hashable {}
extension ToggleSupergroupHasAutomaticTranslation: Hashable {}
extension ToggleSupergroupHasHiddenMembers: Hashable {}
extension ToggleSupergroupHasAggressiveAntiSpamEnabled: Hashable {}
extension ToggleSupergroupIsForum: Hashable {}
extension ToggleSupergroupIsBroadcastGroup: Hashable {}
extension ReportSupergroupSpam: Hashable {}
extension ReportSupergroupAntiSpamFalsePositive: Hashable {}
extension GetSupergroupMembers: Hashable {}
extension CloseSecretChat: Hashable {}
extension GetChatEventLog: Hashable {}
extension GetTimeZones: Hashable {}
extension GetPaymentForm: Hashable {}
extension ValidateOrderInfo: Hashable {}
extension SendPaymentForm: Hashable {}
extension GetPaymentReceipt: Hashable {}
extension GetSavedOrderInfo: Hashable {}
extension DeleteSavedOrderInfo: Hashable {}
extension DeleteSavedCredentials: Hashable {}
extension SetGiftSettings: Hashable {}
extension GetAvailableGifts: Hashable {}
extension CanSendGift: Hashable {}
extension SendGift: Hashable {}
extension GetGiftAuctionState: Hashable {}
extension GetGiftAuctionAcquiredGifts: Hashable {}
extension OpenGiftAuction: Hashable {}
extension CloseGiftAuction: Hashable {}
extension PlaceGiftAuctionBid: Hashable {}
extension IncreaseGiftAuctionBid: Hashable {}
extension SellGift: Hashable {}
extension ToggleGiftIsSaved: Hashable {}
extension SetPinnedGifts: Hashable {}
extension ToggleChatGiftNotifications: Hashable {}
extension GetGiftUpgradePreview: Hashable {}
extension GetUpgradedGiftVariants: Hashable {}
extension UpgradeGift: Hashable {}
extension BuyGiftUpgrade: Hashable {}
extension CraftGift: Hashable {}
extension TransferGift: Hashable {}
extension DropGiftOriginalDetails: Hashable {}
extension SendResoldGift: Hashable {}
extension SendGiftPurchaseOffer: Hashable {}
extension ProcessGiftPurchaseOffer: Hashable {}
extension GetReceivedGifts: Hashable {}
extension GetReceivedGift: Hashable {}
extension GetGiftsForCrafting: Hashable {}
extension GetUpgradedGift: Hashable {}
extension GetUpgradedGiftValueInfo: Hashable {}
extension GetUpgradedGiftWithdrawalUrl: Hashable {}
extension GetUpgradedGiftsPromotionalAnimation: Hashable {}
extension SetGiftResalePrice: Hashable {}
extension SearchGiftsForResale: Hashable {}
extension GetGiftCollections: Hashable {}
extension CreateGiftCollection: Hashable {}
extension ReorderGiftCollections: Hashable {}
extension DeleteGiftCollection: Hashable {}
extension SetGiftCollectionName: Hashable {}
extension AddGiftCollectionGifts: Hashable {}
extension RemoveGiftCollectionGifts: Hashable {}
extension ReorderGiftCollectionGifts: Hashable {}
extension CreateInvoiceLink: Hashable {}
extension RefundStarPayment: Hashable {}
extension GetSupportUser: Hashable {}
extension GetBackgroundUrl: Hashable {}
extension SearchBackground: Hashable {}
extension SetDefaultBackground: Hashable {}
extension DeleteDefaultBackground: Hashable {}
extension GetInstalledBackgrounds: Hashable {}
extension RemoveInstalledBackground: Hashable {}
extension ResetInstalledBackgrounds: Hashable {}
extension GetLocalizationTargetInfo: Hashable {}
extension GetLanguagePackInfo: Hashable {}
extension GetLanguagePackStrings: Hashable {}
extension SynchronizeLanguagePack: Hashable {}
extension AddCustomServerLanguagePack: Hashable {}
extension SetCustomLanguagePack: Hashable {}
extension EditCustomLanguagePackInfo: Hashable {}
extension SetCustomLanguagePackString: Hashable {}
extension DeleteLanguagePack: Hashable {}
extension RegisterDevice: Hashable {}
extension ProcessPushNotification: Hashable {}
extension GetPushReceiverId: Hashable {}
extension GetRecentlyVisitedTMeUrls: Hashable {}
extension SetUserPrivacySettingRules: Hashable {}
extension GetUserPrivacySettingRules: Hashable {}
extension SetReadDatePrivacySettings: Hashable {}
extension GetReadDatePrivacySettings: Hashable {}
extension SetNewChatPrivacySettings: Hashable {}
extension GetNewChatPrivacySettings: Hashable {}
extension GetPaidMessageRevenue: Hashable {}
extension AllowUnpaidMessagesFromUser: Hashable {}
extension SetChatPaidMessageStarCount: Hashable {}
extension CanSendMessageToUser: Hashable {}
extension GetOption: Hashable {}
extension SetOption: Hashable {}
extension SetAccountTtl: Hashable {}
extension GetAccountTtl: Hashable {}
extension DeleteAccount: Hashable {}
extension SetDefaultMessageAutoDeleteTime: Hashable {}
extension GetDefaultMessageAutoDeleteTime: Hashable {}
extension RemoveChatActionBar: Hashable {}
extension ReportChat: Hashable {}
extension ReportChatPhoto: Hashable {}
extension ReportMessageReactions: Hashable {}
extension GetChatRevenueStatistics: Hashable {}
extension GetChatRevenueWithdrawalUrl: Hashable {}
extension GetChatRevenueTransactions: Hashable {}
extension GetTonTransactions: Hashable {}
extension GetStarRevenueStatistics: Hashable {}
extension GetStarWithdrawalUrl: Hashable {}
extension GetStarAdAccountUrl: Hashable {}
extension GetGramRevenueStatistics: Hashable {}
extension GetGramWithdrawalUrl: Hashable {}
extension GetChatStatistics: Hashable {}
extension GetMessageStatistics: Hashable {}
extension GetMessagePublicForwards: Hashable {}
extension GetStoryStatistics: Hashable {}
extension GetStatisticalGraph: Hashable {}
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
extension ChangeWebBrowserSettings: Hashable {}
extension AddWebBrowserSettingsException: Hashable {}
extension RemoveWebBrowserSettingsException: Hashable {}
extension RemoveAllWebBrowserSettingsExceptions: Hashable {}
extension GetBankCardInfo: Hashable {}
extension GetPassportElement: Hashable {}
extension GetAllPassportElements: Hashable {}
extension SetPassportElement: Hashable {}
extension DeletePassportElement: Hashable {}
extension SetPassportElementErrors: Hashable {}
extension GetPreferredCountryLanguage: Hashable {}
extension SendEmailAddressVerificationCode: Hashable {}
extension ResendEmailAddressVerificationCode: Hashable {}
extension CheckEmailAddressVerificationCode: Hashable {}
extension GetPassportAuthorizationForm: Hashable {}
extension GetPassportAuthorizationFormAvailableElements: Hashable {}
extension SendPassportAuthorizationForm: Hashable {}
extension SetBotUpdatesStatus: Hashable {}
extension UploadStickerFile: Hashable {}
extension GetSuggestedStickerSetName: Hashable {}
extension CheckStickerSetName: Hashable {}
extension CreateNewStickerSet: Hashable {}
extension AddStickerToSet: Hashable {}
extension ReplaceStickerInSet: Hashable {}
extension SetStickerSetThumbnail: Hashable {}
extension SetCustomEmojiStickerSetThumbnail: Hashable {}
extension SetStickerSetTitle: Hashable {}
extension DeleteStickerSet: Hashable {}
extension SetStickerPositionInSet: Hashable {}
extension RemoveStickerFromSet: Hashable {}
extension SetStickerEmojis: Hashable {}
extension SetStickerKeywords: Hashable {}
extension SetStickerMaskPosition: Hashable {}
extension GetOwnedStickerSets: Hashable {}
extension GetMapThumbnailFile: Hashable {}
extension GetPremiumLimit: Hashable {}
extension GetPremiumFeatures: Hashable {}
extension GetPremiumStickerExamples: Hashable {}
extension GetPremiumInfoSticker: Hashable {}
extension ViewPremiumFeature: Hashable {}
extension ClickPremiumSubscriptionButton: Hashable {}
extension GetPremiumState: Hashable {}
extension GetPremiumGiftPaymentOptions: Hashable {}
extension GetPremiumGiveawayPaymentOptions: Hashable {}
extension CheckPremiumGiftCode: Hashable {}
extension ApplyPremiumGiftCode: Hashable {}
extension GiftPremiumWithStars: Hashable {}
extension LaunchPrepaidGiveaway: Hashable {}
extension GetGiveawayInfo: Hashable {}
extension GetStarPaymentOptions: Hashable {}
extension GetStarGiftPaymentOptions: Hashable {}
extension GetStarGiveawayPaymentOptions: Hashable {}
extension GetStarTransactions: Hashable {}
extension GetStarSubscriptions: Hashable {}
extension CanPurchaseFromStore: Hashable {}
extension AssignStoreTransaction: Hashable {}
extension EditStarSubscription: Hashable {}
extension EditUserStarSubscription: Hashable {}
extension ReuseStarSubscription: Hashable {}
extension SetChatAffiliateProgram: Hashable {}
extension SearchChatAffiliateProgram: Hashable {}
extension SearchAffiliatePrograms: Hashable {}
extension ConnectAffiliateProgram: Hashable {}
extension DisconnectAffiliateProgram: Hashable {}
extension GetConnectedAffiliateProgram: Hashable {}
extension GetConnectedAffiliatePrograms: Hashable {}
extension GetBusinessFeatures: Hashable {}
extension AcceptTermsOfService: Hashable {}
extension SearchStringsByPrefix: Hashable {}
extension SendCustomRequest: Hashable {}
extension AnswerCustomQuery: Hashable {}
extension SetAlarm: Hashable {}
extension GetCountries: Hashable {}
extension GetCountry: Hashable {}
extension GetCountryCode: Hashable {}
extension GetPhoneNumberInfo: Hashable {}
extension GetPhoneNumberInfoSync: Hashable {}
extension GetCollectibleItemInfo: Hashable {}
extension GetDeepLinkInfo: Hashable {}
extension GetApplicationConfig: Hashable {}
extension SaveApplicationLogEvent: Hashable {}
extension GetApplicationDownloadLink: Hashable {}
extension AddProxy: Hashable {}
extension EditProxy: Hashable {}
extension EnableProxy: Hashable {}
extension DisableProxy: Hashable {}
extension RemoveProxy: Hashable {}
extension GetProxies: Hashable {}
extension PingProxy: Hashable {}
extension SetLogStream: Hashable {}
extension GetLogStream: Hashable {}
extension SetLogVerbosityLevel: Hashable {}
extension GetLogVerbosityLevel: Hashable {}
extension GetLogTags: Hashable {}
extension SetLogTagVerbosityLevel: Hashable {}
extension GetLogTagVerbosityLevel: Hashable {}
extension AddLogMessage: Hashable {}
extension GetUserSupportInfo: Hashable {}
extension SetUserSupportInfo: Hashable {}
extension GetSupportName: Hashable {}
extension TestCallEmpty: Hashable {}
extension TestCallString: Hashable {}
extension TestCallBytes: Hashable {}
extension TestCallVectorInt: Hashable {}
extension TestCallVectorIntObject: Hashable {}
extension TestCallVectorString: Hashable {}
extension TestCallVectorStringObject: Hashable {}
extension TestSquareInt: Hashable {}
extension TestNetwork: Hashable {}
extension TestProxy: Hashable {}
extension TestGetDifference: Hashable {}
extension TestUseUpdate: Hashable {}
extension TestReturnError: Hashable {}
#endif
