// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

public import Foundation
public import TelegramAPI

extension Passkey {
    public var additionDateValue: Date? { makeDate(unixTime: additionDate) }
    public var lastUsageDateValue: Date? { makeDate(unixTime: lastUsageDate) }
}
extension FirebaseDeviceVerificationParametersSafetyNet {
    public var nonceValue: Data { Data(nonce) }
}
extension PasswordState {
    public var pendingResetDateValue: Date? { makeDate(unixTime: pendingResetDate) }
}
extension Minithumbnail {
    public var dataValue: Data { Data(data) }
}
extension PollOption {
    public var additionDateValue: Date? { makeDate(unixTime: additionDate) }
}
extension ChecklistTask {
    public var completionDateValue: Date? { makeDate(unixTime: completionDate) }
}
extension VideoNote {
    public var waveformValue: Data { Data(waveform) }
}
extension VoiceNote {
    public var waveformValue: Data { Data(waveform) }
}
extension Poll {
    public var closeDateValue: Date? { makeDate(unixTime: closeDate) }
}
extension BusinessAwayMessageScheduleCustom {
    public var startDateValue: Date? { makeDate(unixTime: startDate) }
    public var endDateValue: Date? { makeDate(unixTime: endDate) }
}
extension BusinessConnectedBotInfo {
    public var connectionDateValue: Date? { makeDate(unixTime: connectionDate) }
}
extension ChatPhoto {
    public var addedDateValue: Date? { makeDate(unixTime: addedDate) }
}
extension SuggestedPostInfo {
    public var sendDateValue: Date? { makeDate(unixTime: sendDate) }
}
extension InputSuggestedPostInfo {
    public var sendDateValue: Date? { makeDate(unixTime: sendDate) }
}
extension StarSubscription {
    public var expirationDateValue: Date? { makeDate(unixTime: expirationDate) }
}
extension AffiliateProgramInfo {
    public var endDateValue: Date? { makeDate(unixTime: endDate) }
}
extension ConnectedAffiliateProgram {
    public var connectionDateValue: Date? { makeDate(unixTime: connectionDate) }
}
extension PremiumGiftCodeInfo {
    public var creationDateValue: Date? { makeDate(unixTime: creationDate) }
    public var useDateValue: Date? { makeDate(unixTime: useDate) }
}
extension GiftAuction {
    public var startDateValue: Date? { makeDate(unixTime: startDate) }
}
extension UpgradedGiftOriginalDetails {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension Gift {
    public var nextSendDateValue: Date? { makeDate(unixTime: nextSendDate) }
    public var firstSendDateValue: Date? { makeDate(unixTime: firstSendDate) }
    public var lastSendDateValue: Date? { makeDate(unixTime: lastSendDate) }
}
extension UpgradedGiftValueInfo {
    public var initialSaleDateValue: Date? { makeDate(unixTime: initialSaleDate) }
    public var lastSaleDateValue: Date? { makeDate(unixTime: lastSaleDate) }
}
extension UpgradeGiftResult {
    public var nextTransferDateValue: Date? { makeDate(unixTime: nextTransferDate) }
    public var nextResaleDateValue: Date? { makeDate(unixTime: nextResaleDate) }
    public var exportDateValue: Date? { makeDate(unixTime: exportDate) }
}
extension GiftUpgradePrice {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension ReceivedGift {
    public var dateValue: Date? { makeDate(unixTime: date) }
    public var nextTransferDateValue: Date? { makeDate(unixTime: nextTransferDate) }
    public var nextResaleDateValue: Date? { makeDate(unixTime: nextResaleDate) }
    public var exportDateValue: Date? { makeDate(unixTime: exportDate) }
    public var craftDateValue: Date? { makeDate(unixTime: craftDate) }
}
extension AuctionBid {
    public var bidDateValue: Date? { makeDate(unixTime: bidDate) }
}
extension UserAuctionBid {
    public var bidDateValue: Date? { makeDate(unixTime: bidDate) }
}
extension AuctionStateActive {
    public var startDateValue: Date? { makeDate(unixTime: startDate) }
    public var endDateValue: Date? { makeDate(unixTime: endDate) }
    public var currentRoundEndDateValue: Date? { makeDate(unixTime: currentRoundEndDate) }
}
extension AuctionStateFinished {
    public var startDateValue: Date? { makeDate(unixTime: startDate) }
    public var endDateValue: Date? { makeDate(unixTime: endDate) }
}
extension GiftAuctionAcquiredGift {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension StarTransactionTypeBotInvoiceSale {
    public var invoicePayloadValue: Data { Data(invoicePayload) }
}
extension StarTransactionTypeBotSubscriptionSale {
    public var invoicePayloadValue: Data { Data(invoicePayload) }
}
extension StarTransaction {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension TonTransaction {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension GiveawayParticipantStatusAlreadyWasMember {
    public var joinedChatDateValue: Date? { makeDate(unixTime: joinedChatDate) }
}
extension GiveawayInfoOngoing {
    public var creationDateValue: Date? { makeDate(unixTime: creationDate) }
}
extension GiveawayInfoCompleted {
    public var creationDateValue: Date? { makeDate(unixTime: creationDate) }
    public var actualWinnersSelectionDateValue: Date? { makeDate(unixTime: actualWinnersSelectionDate) }
}
extension Community {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension EmojiStatus {
    public var expirationDateValue: Date? { makeDate(unixTime: expirationDate) }
}
extension UserFullInfo {
    public var pendingRatingDateValue: Date? { makeDate(unixTime: pendingRatingDate) }
}
extension ChatMemberStatusMember {
    public var memberUntilDateValue: Date? { makeDate(unixTime: memberUntilDate) }
}
extension ChatMemberStatusRestricted {
    public var restrictedUntilDateValue: Date? { makeDate(unixTime: restrictedUntilDate) }
}
extension ChatMemberStatusBanned {
    public var bannedUntilDateValue: Date? { makeDate(unixTime: bannedUntilDate) }
}
extension ChatMember {
    public var joinedChatDateValue: Date? { makeDate(unixTime: joinedChatDate) }
}
extension ChatInviteLink {
    public var dateValue: Date? { makeDate(unixTime: date) }
    public var editDateValue: Date? { makeDate(unixTime: editDate) }
    public var expirationDateValue: Date? { makeDate(unixTime: expirationDate) }
}
extension ChatInviteLinkMember {
    public var joinedChatDateValue: Date? { makeDate(unixTime: joinedChatDate) }
}
extension ChatJoinRequest {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension Supergroup {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension SecretChat {
    public var keyHashValue: Data { Data(keyHash) }
}
extension PollVoter {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension MessageReadDateRead {
    public var readDateValue: Date? { makeDate(unixTime: readDate) }
}
extension MessageViewer {
    public var viewDateValue: Date? { makeDate(unixTime: viewDate) }
}
extension ForwardSource {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension MessageForwardInfo {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension MessageImportInfo {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension MessageReplyToMessage {
    public var originSendDateValue: Date? { makeDate(unixTime: originSendDate) }
}
extension Message {
    public var dateValue: Date? { makeDate(unixTime: date) }
    public var editDateValue: Date? { makeDate(unixTime: editDate) }
}
extension MessagePosition {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension ReportOption {
    public var idValue: Data { Data(id) }
}
extension FileDownload {
    public var addDateValue: Date? { makeDate(unixTime: addDate) }
    public var completeDateValue: Date? { makeDate(unixTime: completeDate) }
}
extension DraftMessageContentVoiceNote {
    public var waveformValue: Data { Data(waveform) }
}
extension DraftMessage {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension AccountInfo {
    public var lastNameChangeDateValue: Date? { makeDate(unixTime: lastNameChangeDate) }
    public var lastPhotoChangeDateValue: Date? { makeDate(unixTime: lastPhotoChangeDate) }
}
extension ChatActionBarJoinRequest {
    public var requestDateValue: Date? { makeDate(unixTime: requestDate) }
}
extension InlineKeyboardButtonTypeCallback {
    public var dataValue: Data { Data(data) }
}
extension InlineKeyboardButtonTypeCallbackWithPassword {
    public var dataValue: Data { Data(data) }
}
extension ForumTopicInfo {
    public var creationDateValue: Date? { makeDate(unixTime: creationDate) }
}
extension RichTextDateTime {
    public var unixTimeValue: Date? { makeDate(unixTime: unixTime) }
}
extension PageBlockRelatedArticle {
    public var publishDateValue: Date? { makeDate(unixTime: publishDate) }
}
extension PageBlockAuthorDate {
    public var publishDateValue: Date? { makeDate(unixTime: publishDate) }
}
extension PageBlockEmbeddedPost {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension LinkPreviewTypeGiftAuction {
    public var auctionEndDateValue: Date? { makeDate(unixTime: auctionEndDate) }
}
extension CollectibleItemInfo {
    public var purchaseDateValue: Date? { makeDate(unixTime: purchaseDate) }
}
extension PaymentReceipt {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension GiveawayParameters {
    public var winnersSelectionDateValue: Date? { makeDate(unixTime: winnersSelectionDate) }
}
extension DatedFile {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension EncryptedCredentials {
    public var dataValue: Data { Data(data) }
    public var hashValue: Data { Data(hash) }
    public var secretValue: Data { Data(secret) }
}
extension EncryptedPassportElement {
    public var dataValue: Data { Data(data) }
}
extension InputPassportElementErrorSourceUnspecified {
    public var elementHashValue: Data { Data(elementHash) }
}
extension InputPassportElementErrorSourceDataField {
    public var dataHashValue: Data { Data(dataHash) }
}
extension InputPassportElementErrorSourceFrontSide {
    public var fileHashValue: Data { Data(fileHash) }
}
extension InputPassportElementErrorSourceReverseSide {
    public var fileHashValue: Data { Data(fileHash) }
}
extension InputPassportElementErrorSourceSelfie {
    public var fileHashValue: Data { Data(fileHash) }
}
extension InputPassportElementErrorSourceTranslationFile {
    public var fileHashValue: Data { Data(fileHash) }
}
extension InputPassportElementErrorSourceFile {
    public var fileHashValue: Data { Data(fileHash) }
}
extension MessageVideoChatScheduled {
    public var startDateValue: Date? { makeDate(unixTime: startDate) }
}
extension MessagePaymentSuccessful {
    public var subscriptionUntilDateValue: Date? { makeDate(unixTime: subscriptionUntilDate) }
}
extension MessagePaymentSuccessfulBot {
    public var subscriptionUntilDateValue: Date? { makeDate(unixTime: subscriptionUntilDate) }
    public var invoicePayloadValue: Data { Data(invoicePayload) }
}
extension MessagePaymentRefunded {
    public var invoicePayloadValue: Data { Data(invoicePayload) }
}
extension MessageGiveawayWinners {
    public var actualWinnersSelectionDateValue: Date? { makeDate(unixTime: actualWinnersSelectionDate) }
}
extension MessageUpgradedGift {
    public var nextTransferDateValue: Date? { makeDate(unixTime: nextTransferDate) }
    public var nextResaleDateValue: Date? { makeDate(unixTime: nextResaleDate) }
    public var exportDateValue: Date? { makeDate(unixTime: exportDate) }
    public var craftDateValue: Date? { makeDate(unixTime: craftDate) }
}
extension MessageUpgradedGiftPurchaseOffer {
    public var expirationDateValue: Date? { makeDate(unixTime: expirationDate) }
}
extension MessageSuggestedPostApproved {
    public var sendDateValue: Date? { makeDate(unixTime: sendDate) }
}
extension TextEntityTypeDateTime {
    public var unixTimeValue: Date? { makeDate(unixTime: unixTime) }
}
extension InputVoiceNote {
    public var waveformValue: Data { Data(waveform) }
}
extension MessageSchedulingStateSendAtDate {
    public var sendDateValue: Date? { makeDate(unixTime: sendDate) }
}
extension MessageSchedulingStateSendWhenVideoProcessed {
    public var sendDateValue: Date? { makeDate(unixTime: sendDate) }
}
extension InputMessageInvoice {
    public var payloadValue: Data { Data(payload) }
}
extension InputMessagePoll {
    public var closeDateValue: Date? { makeDate(unixTime: closeDate) }
}
extension UserStatusOnline {
    public var expiresValue: Date? { makeDate(unixTime: expires) }
}
extension UserStatusOffline {
    public var wasOnlineValue: Date? { makeDate(unixTime: wasOnline) }
}
extension Story {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension StoryInfo {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension StoryInteraction {
    public var interactionDateValue: Date? { makeDate(unixTime: interactionDate) }
}
extension BotMediaPreview {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension PrepaidGiveaway {
    public var paymentDateValue: Date? { makeDate(unixTime: paymentDate) }
}
extension ChatBoost {
    public var startDateValue: Date? { makeDate(unixTime: startDate) }
    public var expirationDateValue: Date? { makeDate(unixTime: expirationDate) }
}
extension ChatBoostSlot {
    public var startDateValue: Date? { makeDate(unixTime: startDate) }
    public var expirationDateValue: Date? { makeDate(unixTime: expirationDate) }
    public var cooldownUntilDateValue: Date? { makeDate(unixTime: cooldownUntilDate) }
}
extension CallServerTypeTelegramReflector {
    public var peerTagValue: Data { Data(peerTag) }
}
extension CallStateReady {
    public var encryptionKeyValue: Data { Data(encryptionKey) }
}
extension GroupCallStream {
    public var timeOffsetValue: Date? { makeDate(unixTime: timeOffset) }
}
extension GroupCall {
    public var scheduledStartDateValue: Date? { makeDate(unixTime: scheduledStartDate) }
}
extension GroupCallMessage {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension AddedReaction {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension BusinessConnection {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension PreparedInlineMessageId {
    public var expirationDateValue: Date? { makeDate(unixTime: expirationDate) }
}
extension CallbackQueryPayloadData {
    public var dataValue: Data { Data(data) }
}
extension CallbackQueryPayloadDataWithPassword {
    public var dataValue: Data { Data(data) }
}
extension ChatEvent {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension StoreTransactionAppStore {
    public var receiptValue: Data { Data(receipt) }
}
extension ResetPasswordResultPending {
    public var pendingResetDateValue: Date? { makeDate(unixTime: pendingResetDate) }
}
extension ResetPasswordResultDeclined {
    public var retryDateValue: Date? { makeDate(unixTime: retryDate) }
}
extension NotificationSound {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension Session {
    public var logInDateValue: Date? { makeDate(unixTime: logInDate) }
    public var lastActiveDateValue: Date? { makeDate(unixTime: lastActiveDate) }
}
extension UnconfirmedSession {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension ConnectedWebsite {
    public var logInDateValue: Date? { makeDate(unixTime: logInDate) }
    public var lastActiveDateValue: Date? { makeDate(unixTime: lastActiveDate) }
}
extension ReportChatResultTextRequired {
    public var optionIDValue: Data { Data(optionID) }
}
extension ReportStoryResultTextRequired {
    public var optionIDValue: Data { Data(optionID) }
}
extension NetworkStatistics {
    public var sinceDateValue: Date? { makeDate(unixTime: sinceDate) }
}
extension TDData {
    public var dataValue: Data { Data(data) }
}
extension AddedProxy {
    public var lastUsedDateValue: Date? { makeDate(unixTime: lastUsedDate) }
}
extension DateRange {
    public var startDateValue: Date? { makeDate(unixTime: startDate) }
    public var endDateValue: Date? { makeDate(unixTime: endDate) }
}
extension RevenueWithdrawalStateSucceeded {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension ChatRevenueTransactionTypeSponsoredMessageEarnings {
    public var startDateValue: Date? { makeDate(unixTime: startDate) }
    public var endDateValue: Date? { makeDate(unixTime: endDate) }
}
extension ChatRevenueTransactionTypeFragmentWithdrawal {
    public var withdrawalDateValue: Date? { makeDate(unixTime: withdrawalDate) }
}
extension ChatRevenueTransactionTypeFragmentRefund {
    public var refundDateValue: Date? { makeDate(unixTime: refundDate) }
}
extension UpdateMessageEdited {
    public var editDateValue: Date? { makeDate(unixTime: editDate) }
}
extension UpdateFileDownload {
    public var completeDateValue: Date? { makeDate(unixTime: completeDate) }
}
extension UpdateNewCallSignalingData {
    public var dataValue: Data { Data(data) }
}
extension UpdateStoryStealthMode {
    public var activeUntilDateValue: Date? { makeDate(unixTime: activeUntilDate) }
    public var cooldownUntilDateValue: Date? { makeDate(unixTime: cooldownUntilDate) }
}
extension UpdateFreezeState {
    public var freezingDateValue: Date? { makeDate(unixTime: freezingDate) }
    public var deletionDateValue: Date? { makeDate(unixTime: deletionDate) }
}
extension UpdateSpeechRecognitionTrial {
    public var nextResetDateValue: Date? { makeDate(unixTime: nextResetDate) }
}
extension UpdateNewPreCheckoutQuery {
    public var invoicePayloadValue: Data { Data(invoicePayload) }
}
extension UpdateChatMember {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension UpdateMessageReaction {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension UpdateMessageReactions {
    public var dateValue: Date? { makeDate(unixTime: date) }
}
extension TestBytes {
    public var valueValue: Data { Data(value) }
}
