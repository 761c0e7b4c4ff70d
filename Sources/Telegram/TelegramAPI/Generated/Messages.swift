// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `pollOption id:string text:formattedText media:PollMedia voter_count:int32 vote_percentage:int32 recent_voter_ids:vector<MessageSender> is_chosen:Bool is_being_chosen:Bool author:MessageSender addition_date:int32 = PollOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_option.html)
public struct PollOption: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: String
        let text: FormattedText
        let media: PollMedia?
        let voterCount: Int32
        let votePercentage: Int32
        let recentVoterIDs: [MessageSender]
        let isChosen: Bool
        let isBeingChosen: Bool
        let author: MessageSender?
        let additionDate: Int32
        init(
            _ id: String,
            _ text: FormattedText,
            _ media: PollMedia?,
            _ voterCount: Int32,
            _ votePercentage: Int32,
            _ recentVoterIDs: [MessageSender],
            _ isChosen: Bool,
            _ isBeingChosen: Bool,
            _ author: MessageSender?,
            _ additionDate: Int32
        ) {
            self.id = id
            self.text = text
            self.media = media
            self.voterCount = voterCount
            self.votePercentage = votePercentage
            self.recentVoterIDs = recentVoterIDs
            self.isChosen = isChosen
            self.isBeingChosen = isBeingChosen
            self.author = author
            self.additionDate = additionDate
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    /// Length 1 to 100 characters.
    public var text: FormattedText { fields.text }
    /// May be absent.
    public var media: PollMedia? { fields.media }
    public var voterCount: Int32 { fields.voterCount }
    /// Range 0 to 100.
    public var votePercentage: Int32 { fields.votePercentage }
    public var recentVoterIDs: [MessageSender] { fields.recentVoterIDs }
    public var isChosen: Bool { fields.isChosen }
    public var isBeingChosen: Bool { fields.isBeingChosen }
    /// May be absent.
    public var author: MessageSender? { fields.author }
    /// Unix time in seconds.
    public var additionDate: Int32 { fields.additionDate }

    public init(
        id: String,
        text: FormattedText,
        media: PollMedia? = nil,
        voterCount: Int32,
        votePercentage: Int32,
        recentVoterIDs: [MessageSender],
        isChosen: Bool,
        isBeingChosen: Bool,
        author: MessageSender? = nil,
        additionDate: Int32
    ) {
        fields = Fields(
        id,
        text,
        media,
        voterCount,
        votePercentage,
        recentVoterIDs,
        isChosen,
        isBeingChosen,
        author,
        additionDate
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollOption""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","text":"#, fields.text)
        wire.object(#","media":"#, fields.media)
        wire.int32(#","voter_count":"#, fields.voterCount)
        wire.int32(#","vote_percentage":"#, fields.votePercentage)
        wire.objects(#","recent_voter_ids":"#, fields.recentVoterIDs)
        wire.bool(#","is_chosen":"#, fields.isChosen)
        wire.bool(#","is_being_chosen":"#, fields.isBeingChosen)
        wire.object(#","author":"#, fields.author)
        wire.int32(#","addition_date":"#, fields.additionDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PollOption? {
        wire.open(#"{"@type":"pollOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PollOption? {
        var id: String = ""
        var text: FormattedText? = nil
        var media: PollMedia? = nil
        var voterCount: Int32 = 0
        var votePercentage: Int32 = 0
        var recentVoterIDs: [MessageSender] = []
        var isChosen: Bool = false
        var isBeingChosen: Bool = false
        var author: MessageSender? = nil
        var additionDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","text":"#, &text)
            wire.object(#","media":"#, &media)
            wire.int32(#","voter_count":"#, &voterCount)
            wire.int32(#","vote_percentage":"#, &votePercentage)
            wire.objects(#","recent_voter_ids":"#, &recentVoterIDs)
            wire.bool(#","is_chosen":"#, &isChosen)
            wire.bool(#","is_being_chosen":"#, &isBeingChosen)
            wire.object(#","author":"#, &author)
            wire.int32(#","addition_date":"#, &additionDate)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return PollOption(
            id: id,
            text: text,
            media: media,
            voterCount: voterCount,
            votePercentage: votePercentage,
            recentVoterIDs: recentVoterIDs,
            isChosen: isChosen,
            isBeingChosen: isBeingChosen,
            author: author,
            additionDate: additionDate
        )
    }
}

/// `PollType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_poll_type.html)
public enum PollType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `pollTypeRegular = PollType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_type_regular.html)
    case regular
    case quiz(PollTypeQuiz)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regular: wire.empty(#"{"@type":"pollTypeRegular"}"#)
        case .quiz(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PollType? {
        switch wire.constructor(of: .pollType) {
        case 0: if wire.close() { return .regular }  // pollTypeRegular
        case 1: if let value = PollTypeQuiz.body(&wire) { return .quiz(value) }  // pollTypeQuiz
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `pollTypeQuiz correct_option_ids:vector<int32> explanation:formattedText explanation_media:PollMedia = PollType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_type_quiz.html)
public struct PollTypeQuiz: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let correctOptionIDs: [Int32]
        let explanation: FormattedText
        let explanationMedia: PollMedia?
        init(_ correctOptionIDs: [Int32], _ explanation: FormattedText, _ explanationMedia: PollMedia?) {
            self.correctOptionIDs = correctOptionIDs
            self.explanation = explanation
            self.explanationMedia = explanationMedia
        }
    }
    private let fields: Fields
    public var correctOptionIDs: [Int32] { fields.correctOptionIDs }
    public var explanation: FormattedText { fields.explanation }
    /// May be absent.
    public var explanationMedia: PollMedia? { fields.explanationMedia }

    public init(correctOptionIDs: [Int32], explanation: FormattedText, explanationMedia: PollMedia? = nil) {
        fields = Fields(correctOptionIDs, explanation, explanationMedia)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollTypeQuiz""#)
        wire.int32s(#","correct_option_ids":"#, fields.correctOptionIDs)
        wire.object(#","explanation":"#, fields.explanation)
        wire.object(#","explanation_media":"#, fields.explanationMedia)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollTypeQuiz? {
        var correctOptionIDs: [Int32] = []
        var explanation: FormattedText? = nil
        var explanationMedia: PollMedia? = nil
        var mark = wire.cursor
        repeat {
            wire.int32s(#","correct_option_ids":"#, &correctOptionIDs)
            wire.object(#","explanation":"#, &explanation)
            wire.object(#","explanation_media":"#, &explanationMedia)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let explanation = wire.required(consume explanation)
         else { wire.missing("explanation"); return nil }
        return PollTypeQuiz(
            correctOptionIDs: correctOptionIDs,
            explanation: explanation,
            explanationMedia: explanationMedia
        )
    }
}

/// `PollVoteRestrictionReason`, one of 6 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_poll_vote_restriction_reason.html)
public enum PollVoteRestrictionReason: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `pollVoteRestrictionReasonClosed = PollVoteRestrictionReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_vote_restriction_reason_closed.html)
    case closed
    /// `pollVoteRestrictionReasonYetUnsent = PollVoteRestrictionReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_vote_restriction_reason_yet_unsent.html)
    case yetUnsent
    /// `pollVoteRestrictionReasonScheduled = PollVoteRestrictionReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_vote_restriction_reason_scheduled.html)
    case scheduled
    indirect case countryRestricted(PollVoteRestrictionReasonCountryRestricted)
    indirect case membershipRequired(PollVoteRestrictionReasonMembershipRequired)
    /// `pollVoteRestrictionReasonOther = PollVoteRestrictionReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_vote_restriction_reason_other.html)
    case other
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .closed: wire.empty(#"{"@type":"pollVoteRestrictionReasonClosed"}"#)
        case .yetUnsent: wire.empty(#"{"@type":"pollVoteRestrictionReasonYetUnsent"}"#)
        case .scheduled: wire.empty(#"{"@type":"pollVoteRestrictionReasonScheduled"}"#)
        case .countryRestricted(let value): value.encode(into: &wire)
        case .membershipRequired(let value): value.encode(into: &wire)
        case .other: wire.empty(#"{"@type":"pollVoteRestrictionReasonOther"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PollVoteRestrictionReason? {
        switch wire.constructor(of: .pollVoteRestrictionReason) {
        case 0: if wire.close() { return .closed }  // pollVoteRestrictionReasonClosed
        case 1: if wire.close() { return .yetUnsent }  // pollVoteRestrictionReasonYetUnsent
        case 2: if wire.close() { return .scheduled }  // pollVoteRestrictionReasonScheduled
        case 3: if let value = PollVoteRestrictionReasonCountryRestricted.body(&wire) { return .countryRestricted(value) }  // pollVoteRestrictionReasonCountryRestricted
        case 4: if let value = PollVoteRestrictionReasonMembershipRequired.body(&wire) { return .membershipRequired(value) }  // pollVoteRestrictionReasonMembershipRequired
        case 5: if wire.close() { return .other }  // pollVoteRestrictionReasonOther
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `pollVoteRestrictionReasonCountryRestricted country_code:string = PollVoteRestrictionReason`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_vote_restriction_reason_country_restricted.html)
public struct PollVoteRestrictionReasonCountryRestricted: TDObject, CustomStringConvertible {
    public let countryCode: String

    public init(countryCode: String) {
        self.countryCode = countryCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollVoteRestrictionReasonCountryRestricted""#)
        wire.string(#","country_code":"#, self.countryCode)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollVoteRestrictionReasonCountryRestricted? {
        var countryCode: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","country_code":"#, &countryCode)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PollVoteRestrictionReasonCountryRestricted(countryCode: countryCode)
    }
}

/// `pollVoteRestrictionReasonMembershipRequired chat_id:int53 = PollVoteRestrictionReason`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_vote_restriction_reason_membership_required.html)
public struct PollVoteRestrictionReasonMembershipRequired: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollVoteRestrictionReasonMembershipRequired""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollVoteRestrictionReasonMembershipRequired? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PollVoteRestrictionReasonMembershipRequired(chatID: chatID)
    }
}

/// `checklistTask id:int32 text:formattedText completed_by:MessageSender completion_date:int32 = ChecklistTask`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1checklist_task.html)
public struct ChecklistTask: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int32
        let text: FormattedText
        let completedBy: MessageSender?
        let completionDate: Int32
        init(_ id: Int32, _ text: FormattedText, _ completedBy: MessageSender?, _ completionDate: Int32) {
            self.id = id
            self.text = text
            self.completedBy = completedBy
            self.completionDate = completionDate
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var text: FormattedText { fields.text }
    /// May be absent.
    public var completedBy: MessageSender? { fields.completedBy }
    /// Unix time in seconds.
    public var completionDate: Int32 { fields.completionDate }

    public init(id: Int32, text: FormattedText, completedBy: MessageSender? = nil, completionDate: Int32) {
        fields = Fields(id, text, completedBy, completionDate)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checklistTask""#)
        wire.int32(#","id":"#, fields.id)
        wire.object(#","text":"#, fields.text)
        wire.object(#","completed_by":"#, fields.completedBy)
        wire.int32(#","completion_date":"#, fields.completionDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChecklistTask? {
        wire.open(#"{"@type":"checklistTask""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChecklistTask? {
        var id: Int32 = 0
        var text: FormattedText? = nil
        var completedBy: MessageSender? = nil
        var completionDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.object(#","text":"#, &text)
            wire.object(#","completed_by":"#, &completedBy)
            wire.int32(#","completion_date":"#, &completionDate)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return ChecklistTask(id: id, text: text, completedBy: completedBy, completionDate: completionDate)
    }
}

/// `checklist title:formattedText tasks:vector<checklistTask> others_can_add_tasks:Bool can_add_tasks:Bool others_can_mark_tasks_as_done:Bool can_mark_tasks_as_done:Bool = Checklist`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1checklist.html)
public struct Checklist: TDDecodable, CustomStringConvertible {
    public let title: FormattedText
    public let tasks: [ChecklistTask]
    public let othersCanAddTasks: Bool
    public let canAddTasks: Bool
    public let othersCanMarkTasksAsDone: Bool
    public let canMarkTasksAsDone: Bool

    public init(
        title: FormattedText,
        tasks: [ChecklistTask],
        othersCanAddTasks: Bool,
        canAddTasks: Bool,
        othersCanMarkTasksAsDone: Bool,
        canMarkTasksAsDone: Bool
    ) {
        self.title = title
        self.tasks = tasks
        self.othersCanAddTasks = othersCanAddTasks
        self.canAddTasks = canAddTasks
        self.othersCanMarkTasksAsDone = othersCanMarkTasksAsDone
        self.canMarkTasksAsDone = canMarkTasksAsDone
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checklist""#)
        wire.object(#","title":"#, self.title)
        wire.objects(#","tasks":"#, self.tasks)
        wire.bool(#","others_can_add_tasks":"#, self.othersCanAddTasks)
        wire.bool(#","can_add_tasks":"#, self.canAddTasks)
        wire.bool(#","others_can_mark_tasks_as_done":"#, self.othersCanMarkTasksAsDone)
        wire.bool(#","can_mark_tasks_as_done":"#, self.canMarkTasksAsDone)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Checklist? {
        wire.open(#"{"@type":"checklist""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Checklist? {
        var title: FormattedText? = nil
        var tasks: [ChecklistTask] = []
        var othersCanAddTasks: Bool = false
        var canAddTasks: Bool = false
        var othersCanMarkTasksAsDone: Bool = false
        var canMarkTasksAsDone: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","title":"#, &title)
            wire.objects(#","tasks":"#, &tasks)
            wire.bool(#","others_can_add_tasks":"#, &othersCanAddTasks)
            wire.bool(#","can_add_tasks":"#, &canAddTasks)
            wire.bool(#","others_can_mark_tasks_as_done":"#, &othersCanMarkTasksAsDone)
            wire.bool(#","can_mark_tasks_as_done":"#, &canMarkTasksAsDone)
        } while wire.more(&mark)
        guard !wire.failed, let title = wire.required(consume title) else { wire.missing("title"); return nil }
        return Checklist(
            title: title,
            tasks: tasks,
            othersCanAddTasks: othersCanAddTasks,
            canAddTasks: canAddTasks,
            othersCanMarkTasksAsDone: othersCanMarkTasksAsDone,
            canMarkTasksAsDone: canMarkTasksAsDone
        )
    }
}

/// `poll id:int64 question:formattedText options:vector<pollOption> total_voter_count:int32 recent_voter_ids:vector<MessageSender> can_get_voters:Bool can_see_results:Bool is_anonymous:Bool allows_multiple_answers:Bool allows_revoting:Bool members_only:Bool country_codes:vector<string> option_order:vector<int32> type:PollType open_period:int32 close_date:int32 is_closed:Bool vote_restriction_reason:PollVoteRestrictionReason = Poll`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll.html)
public struct Poll: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let question: FormattedText
        let options: [PollOption]
        let totalVoterCount: Int32
        let recentVoterIDs: [MessageSender]
        let canGetVoters: Bool
        let canSeeResults: Bool
        let isAnonymous: Bool
        let allowsMultipleAnswers: Bool
        let allowsRevoting: Bool
        let membersOnly: Bool
        let countryCodes: [String]
        let optionOrder: [Int32]
        let type: PollType
        let openPeriod: Int32
        let closeDate: Int32
        let isClosed: Bool
        let voteRestrictionReason: PollVoteRestrictionReason?
        init(
            _ id: Int64,
            _ question: FormattedText,
            _ options: [PollOption],
            _ totalVoterCount: Int32,
            _ recentVoterIDs: [MessageSender],
            _ canGetVoters: Bool,
            _ canSeeResults: Bool,
            _ isAnonymous: Bool,
            _ allowsMultipleAnswers: Bool,
            _ allowsRevoting: Bool,
            _ membersOnly: Bool,
            _ countryCodes: [String],
            _ optionOrder: [Int32],
            _ type: PollType,
            _ openPeriod: Int32,
            _ closeDate: Int32,
            _ isClosed: Bool,
            _ voteRestrictionReason: PollVoteRestrictionReason?
        ) {
            self.id = id
            self.question = question
            self.options = options
            self.totalVoterCount = totalVoterCount
            self.recentVoterIDs = recentVoterIDs
            self.canGetVoters = canGetVoters
            self.canSeeResults = canSeeResults
            self.isAnonymous = isAnonymous
            self.allowsMultipleAnswers = allowsMultipleAnswers
            self.allowsRevoting = allowsRevoting
            self.membersOnly = membersOnly
            self.countryCodes = countryCodes
            self.optionOrder = optionOrder
            self.type = type
            self.openPeriod = openPeriod
            self.closeDate = closeDate
            self.isClosed = isClosed
            self.voteRestrictionReason = voteRestrictionReason
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    /// Length 1 to 300 characters.
    public var question: FormattedText { fields.question }
    public var options: [PollOption] { fields.options }
    public var totalVoterCount: Int32 { fields.totalVoterCount }
    public var recentVoterIDs: [MessageSender] { fields.recentVoterIDs }
    public var canGetVoters: Bool { fields.canGetVoters }
    public var canSeeResults: Bool { fields.canSeeResults }
    public var isAnonymous: Bool { fields.isAnonymous }
    public var allowsMultipleAnswers: Bool { fields.allowsMultipleAnswers }
    public var allowsRevoting: Bool { fields.allowsRevoting }
    public var membersOnly: Bool { fields.membersOnly }
    public var countryCodes: [String] { fields.countryCodes }
    public var optionOrder: [Int32] { fields.optionOrder }
    public var type: PollType { fields.type }
    public var openPeriod: Int32 { fields.openPeriod }
    /// Unix time in seconds.
    public var closeDate: Int32 { fields.closeDate }
    public var isClosed: Bool { fields.isClosed }
    /// May be absent.
    public var voteRestrictionReason: PollVoteRestrictionReason? { fields.voteRestrictionReason }

    public init(
        id: Int64,
        question: FormattedText,
        options: [PollOption],
        totalVoterCount: Int32,
        recentVoterIDs: [MessageSender],
        canGetVoters: Bool,
        canSeeResults: Bool,
        isAnonymous: Bool,
        allowsMultipleAnswers: Bool,
        allowsRevoting: Bool,
        membersOnly: Bool,
        countryCodes: [String],
        optionOrder: [Int32],
        type: PollType,
        openPeriod: Int32,
        closeDate: Int32,
        isClosed: Bool,
        voteRestrictionReason: PollVoteRestrictionReason? = nil
    ) {
        fields = Fields(
        id,
        question,
        options,
        totalVoterCount,
        recentVoterIDs,
        canGetVoters,
        canSeeResults,
        isAnonymous,
        allowsMultipleAnswers,
        allowsRevoting,
        membersOnly,
        countryCodes,
        optionOrder,
        type,
        openPeriod,
        closeDate,
        isClosed,
        voteRestrictionReason
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"poll""#)
        wire.int64(#","id":"#, fields.id)
        wire.object(#","question":"#, fields.question)
        wire.objects(#","options":"#, fields.options)
        wire.int32(#","total_voter_count":"#, fields.totalVoterCount)
        wire.objects(#","recent_voter_ids":"#, fields.recentVoterIDs)
        wire.bool(#","can_get_voters":"#, fields.canGetVoters)
        wire.bool(#","can_see_results":"#, fields.canSeeResults)
        wire.bool(#","is_anonymous":"#, fields.isAnonymous)
        wire.bool(#","allows_multiple_answers":"#, fields.allowsMultipleAnswers)
        wire.bool(#","allows_revoting":"#, fields.allowsRevoting)
        wire.bool(#","members_only":"#, fields.membersOnly)
        wire.strings(#","country_codes":"#, fields.countryCodes)
        wire.int32s(#","option_order":"#, fields.optionOrder)
        wire.object(#","type":"#, fields.type)
        wire.int32(#","open_period":"#, fields.openPeriod)
        wire.int32(#","close_date":"#, fields.closeDate)
        wire.bool(#","is_closed":"#, fields.isClosed)
        wire.object(#","vote_restriction_reason":"#, fields.voteRestrictionReason)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Poll? {
        wire.open(#"{"@type":"poll""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Poll? {
        var id: Int64 = 0
        var question: FormattedText? = nil
        var options: [PollOption] = []
        var totalVoterCount: Int32 = 0
        var recentVoterIDs: [MessageSender] = []
        var canGetVoters: Bool = false
        var canSeeResults: Bool = false
        var isAnonymous: Bool = false
        var allowsMultipleAnswers: Bool = false
        var allowsRevoting: Bool = false
        var membersOnly: Bool = false
        var countryCodes: [String] = []
        var optionOrder: [Int32] = []
        var type: PollType? = nil
        var openPeriod: Int32 = 0
        var closeDate: Int32 = 0
        var isClosed: Bool = false
        var voteRestrictionReason: PollVoteRestrictionReason? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.object(#","question":"#, &question)
            wire.objects(#","options":"#, &options)
            wire.int32(#","total_voter_count":"#, &totalVoterCount)
            wire.objects(#","recent_voter_ids":"#, &recentVoterIDs)
            wire.bool(#","can_get_voters":"#, &canGetVoters)
            wire.bool(#","can_see_results":"#, &canSeeResults)
            wire.bool(#","is_anonymous":"#, &isAnonymous)
            wire.bool(#","allows_multiple_answers":"#, &allowsMultipleAnswers)
            wire.bool(#","allows_revoting":"#, &allowsRevoting)
            wire.bool(#","members_only":"#, &membersOnly)
            wire.strings(#","country_codes":"#, &countryCodes)
            wire.int32s(#","option_order":"#, &optionOrder)
            wire.object(#","type":"#, &type)
            wire.int32(#","open_period":"#, &openPeriod)
            wire.int32(#","close_date":"#, &closeDate)
            wire.bool(#","is_closed":"#, &isClosed)
            wire.object(#","vote_restriction_reason":"#, &voteRestrictionReason)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let question = wire.required(consume question),
            let type = wire.required(consume type)
         else { wire.missing("question type"); return nil }
        return Poll(
            id: id,
            question: question,
            options: options,
            totalVoterCount: totalVoterCount,
            recentVoterIDs: recentVoterIDs,
            canGetVoters: canGetVoters,
            canSeeResults: canSeeResults,
            isAnonymous: isAnonymous,
            allowsMultipleAnswers: allowsMultipleAnswers,
            allowsRevoting: allowsRevoting,
            membersOnly: membersOnly,
            countryCodes: countryCodes,
            optionOrder: optionOrder,
            type: type,
            openPeriod: openPeriod,
            closeDate: closeDate,
            isClosed: isClosed,
            voteRestrictionReason: voteRestrictionReason
        )
    }
}

/// `MessageSender`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_sender.html)
public enum MessageSender: TDDecodable, CustomStringConvertible, CustomReflectable {
    case user(MessageSenderUser)
    case chat(MessageSenderChat)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .user(let value): value.encode(into: &wire)
        case .chat(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageSender? {
        switch wire.constructor(of: .messageSender) {
        case 0: if let value = MessageSenderUser.body(&wire) { return .user(value) }  // messageSenderUser
        case 1: if let value = MessageSenderChat.body(&wire) { return .chat(value) }  // messageSenderChat
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageSenderUser user_id:int53 = MessageSender`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_sender_user.html)
public struct MessageSenderUser: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSenderUser""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSenderUser? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageSenderUser(userID: userID)
    }
}

/// `messageSenderChat chat_id:int53 = MessageSender`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_sender_chat.html)
public struct MessageSenderChat: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSenderChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSenderChat? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageSenderChat(chatID: chatID)
    }
}

/// `messageSenders total_count:int32 senders:vector<MessageSender> = MessageSenders`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_senders.html)
public struct MessageSenders: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let senders: [MessageSender]

    public init(totalCount: Int32, senders: [MessageSender]) {
        self.totalCount = totalCount
        self.senders = senders
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSenders""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","senders":"#, self.senders)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageSenders? {
        wire.open(#"{"@type":"messageSenders""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageSenders? {
        var totalCount: Int32 = 0
        var senders: [MessageSender] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","senders":"#, &senders)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageSenders(totalCount: totalCount, senders: senders)
    }
}

/// `pollVoter voter_id:MessageSender date:int32 = PollVoter`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_voter.html)
public struct PollVoter: TDDecodable, CustomStringConvertible {
    public let voterID: MessageSender
    /// Unix time in seconds.
    public let date: Int32

    public init(voterID: MessageSender, date: Int32) {
        self.voterID = voterID
        self.date = date
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollVoter""#)
        wire.object(#","voter_id":"#, self.voterID)
        wire.int32(#","date":"#, self.date)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PollVoter? {
        wire.open(#"{"@type":"pollVoter""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PollVoter? {
        var voterID: MessageSender? = nil
        var date: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","voter_id":"#, &voterID)
            wire.int32(#","date":"#, &date)
        } while wire.more(&mark)
        guard !wire.failed, let voterID = wire.required(consume voterID) else { wire.missing("voter_id"); return nil }
        return PollVoter(voterID: voterID, date: date)
    }
}

/// `pollVoters total_count:int32 voters:vector<pollVoter> = PollVoters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_voters.html)
public struct PollVoters: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let voters: [PollVoter]

    public init(totalCount: Int32, voters: [PollVoter]) {
        self.totalCount = totalCount
        self.voters = voters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollVoters""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","voters":"#, self.voters)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PollVoters? {
        wire.open(#"{"@type":"pollVoters""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PollVoters? {
        var totalCount: Int32 = 0
        var voters: [PollVoter] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","voters":"#, &voters)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PollVoters(totalCount: totalCount, voters: voters)
    }
}

/// `MessageReadDate`, one of 5 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_read_date.html)
public enum MessageReadDate: TDDecodable, CustomStringConvertible, CustomReflectable {
    case read(MessageReadDateRead)
    /// `messageReadDateUnread = MessageReadDate`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_read_date_unread.html)
    case unread
    /// `messageReadDateTooOld = MessageReadDate`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_read_date_too_old.html)
    case tooOld
    /// `messageReadDateUserPrivacyRestricted = MessageReadDate`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_read_date_user_privacy_restricted.html)
    case userPrivacyRestricted
    /// `messageReadDateMyPrivacyRestricted = MessageReadDate`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_read_date_my_privacy_restricted.html)
    case myPrivacyRestricted
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .read(let value): value.encode(into: &wire)
        case .unread: wire.empty(#"{"@type":"messageReadDateUnread"}"#)
        case .tooOld: wire.empty(#"{"@type":"messageReadDateTooOld"}"#)
        case .userPrivacyRestricted: wire.empty(#"{"@type":"messageReadDateUserPrivacyRestricted"}"#)
        case .myPrivacyRestricted: wire.empty(#"{"@type":"messageReadDateMyPrivacyRestricted"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageReadDate? {
        switch wire.constructor(of: .messageReadDate) {
        case 0: if let value = MessageReadDateRead.body(&wire) { return .read(value) }  // messageReadDateRead
        case 1: if wire.close() { return .unread }  // messageReadDateUnread
        case 2: if wire.close() { return .tooOld }  // messageReadDateTooOld
        case 3: if wire.close() { return .userPrivacyRestricted }  // messageReadDateUserPrivacyRestricted
        case 4: if wire.close() { return .myPrivacyRestricted }  // messageReadDateMyPrivacyRestricted
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageReadDateRead read_date:int32 = MessageReadDate`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_read_date_read.html)
public struct MessageReadDateRead: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let readDate: Int32

    public init(readDate: Int32) {
        self.readDate = readDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageReadDateRead""#)
        wire.int32(#","read_date":"#, self.readDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageReadDateRead? {
        var readDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","read_date":"#, &readDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageReadDateRead(readDate: readDate)
    }
}

/// `messageViewer user_id:int53 view_date:int32 = MessageViewer`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_viewer.html)
public struct MessageViewer: TDDecodable, CustomStringConvertible {
    public let userID: Int64
    /// Unix time in seconds.
    public let viewDate: Int32

    public init(userID: Int64, viewDate: Int32) {
        self.userID = userID
        self.viewDate = viewDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageViewer""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","view_date":"#, self.viewDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageViewer? {
        wire.open(#"{"@type":"messageViewer""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageViewer? {
        var userID: Int64 = 0
        var viewDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","view_date":"#, &viewDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageViewer(userID: userID, viewDate: viewDate)
    }
}

/// `messageViewers viewers:vector<messageViewer> = MessageViewers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_viewers.html)
public struct MessageViewers: TDDecodable, CustomStringConvertible {
    public let viewers: [MessageViewer]

    public init(viewers: [MessageViewer]) {
        self.viewers = viewers
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageViewers""#)
        wire.objects(#","viewers":"#, self.viewers)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageViewers? {
        wire.open(#"{"@type":"messageViewers""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageViewers? {
        var viewers: [MessageViewer] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","viewers":"#, &viewers)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageViewers(viewers: viewers)
    }
}

/// `MessageOrigin`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_origin.html)
public enum MessageOrigin: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case user(MessageOriginUser)
    indirect case hiddenUser(MessageOriginHiddenUser)
    indirect case chat(MessageOriginChat)
    indirect case channel(MessageOriginChannel)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .user(let value): value.encode(into: &wire)
        case .hiddenUser(let value): value.encode(into: &wire)
        case .chat(let value): value.encode(into: &wire)
        case .channel(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageOrigin? {
        switch wire.constructor(of: .messageOrigin) {
        case 0: if let value = MessageOriginUser.body(&wire) { return .user(value) }  // messageOriginUser
        case 1: if let value = MessageOriginHiddenUser.body(&wire) { return .hiddenUser(value) }  // messageOriginHiddenUser
        case 2: if let value = MessageOriginChat.body(&wire) { return .chat(value) }  // messageOriginChat
        case 3: if let value = MessageOriginChannel.body(&wire) { return .channel(value) }  // messageOriginChannel
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageOriginUser sender_user_id:int53 = MessageOrigin`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_origin_user.html)
public struct MessageOriginUser: TDObject, CustomStringConvertible {
    public let senderUserID: Int64

    public init(senderUserID: Int64) {
        self.senderUserID = senderUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageOriginUser""#)
        wire.int53(#","sender_user_id":"#, self.senderUserID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageOriginUser? {
        var senderUserID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","sender_user_id":"#, &senderUserID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageOriginUser(senderUserID: senderUserID)
    }
}

/// `messageOriginHiddenUser sender_name:string = MessageOrigin`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_origin_hidden_user.html)
public struct MessageOriginHiddenUser: TDObject, CustomStringConvertible, CustomReflectable {
    public let senderName: String

    public init(senderName: String) {
        self.senderName = senderName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageOriginHiddenUser""#)
        wire.string(#","sender_name":"#, self.senderName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageOriginHiddenUser? {
        var senderName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","sender_name":"#, &senderName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageOriginHiddenUser(senderName: senderName)
    }
}

/// `messageOriginChat sender_chat_id:int53 author_signature:string = MessageOrigin`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_origin_chat.html)
public struct MessageOriginChat: TDObject, CustomStringConvertible, CustomReflectable {
    public let senderChatID: Int64
    public let authorSignature: String

    public init(senderChatID: Int64, authorSignature: String) {
        self.senderChatID = senderChatID
        self.authorSignature = authorSignature
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageOriginChat""#)
        wire.int53(#","sender_chat_id":"#, self.senderChatID)
        wire.string(#","author_signature":"#, self.authorSignature)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageOriginChat? {
        var senderChatID: Int64 = 0
        var authorSignature: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","sender_chat_id":"#, &senderChatID)
            wire.string(#","author_signature":"#, &authorSignature)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageOriginChat(senderChatID: senderChatID, authorSignature: authorSignature)
    }
}

/// `messageOriginChannel chat_id:int53 message_id:int53 author_signature:string = MessageOrigin`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_origin_channel.html)
public struct MessageOriginChannel: TDObject, CustomStringConvertible, CustomReflectable {
    public let chatID: Int64
    public let messageID: Int64
    public let authorSignature: String

    public init(chatID: Int64, messageID: Int64, authorSignature: String) {
        self.chatID = chatID
        self.messageID = messageID
        self.authorSignature = authorSignature
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageOriginChannel""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.string(#","author_signature":"#, self.authorSignature)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageOriginChannel? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var authorSignature: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.string(#","author_signature":"#, &authorSignature)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageOriginChannel(chatID: chatID, messageID: messageID, authorSignature: authorSignature)
    }
}

/// `forwardSource chat_id:int53 message_id:int53 sender_id:MessageSender sender_name:string date:int32 is_outgoing:Bool = ForwardSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1forward_source.html)
public struct ForwardSource: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let chatID: Int64
    public let messageID: Int64
    /// May be absent.
    public let senderID: MessageSender?
    public let senderName: String
    /// Unix time in seconds.
    public let date: Int32
    public let isOutgoing: Bool

    public init(
        chatID: Int64,
        messageID: Int64,
        senderID: MessageSender? = nil,
        senderName: String,
        date: Int32,
        isOutgoing: Bool
    ) {
        self.chatID = chatID
        self.messageID = messageID
        self.senderID = senderID
        self.senderName = senderName
        self.date = date
        self.isOutgoing = isOutgoing
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"forwardSource""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","sender_id":"#, self.senderID)
        wire.string(#","sender_name":"#, self.senderName)
        wire.int32(#","date":"#, self.date)
        wire.bool(#","is_outgoing":"#, self.isOutgoing)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ForwardSource? {
        wire.open(#"{"@type":"forwardSource""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ForwardSource? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var senderID: MessageSender? = nil
        var senderName: String = ""
        var date: Int32 = 0
        var isOutgoing: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","sender_id":"#, &senderID)
            wire.string(#","sender_name":"#, &senderName)
            wire.int32(#","date":"#, &date)
            wire.bool(#","is_outgoing":"#, &isOutgoing)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ForwardSource(
            chatID: chatID,
            messageID: messageID,
            senderID: senderID,
            senderName: senderName,
            date: date,
            isOutgoing: isOutgoing
        )
    }
}

/// `PaidReactionType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_paid_reaction_type.html)
public enum PaidReactionType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `paidReactionTypeRegular = PaidReactionType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1paid_reaction_type_regular.html)
    case regular
    /// `paidReactionTypeAnonymous = PaidReactionType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1paid_reaction_type_anonymous.html)
    case anonymous
    case chat(PaidReactionTypeChat)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regular: wire.empty(#"{"@type":"paidReactionTypeRegular"}"#)
        case .anonymous: wire.empty(#"{"@type":"paidReactionTypeAnonymous"}"#)
        case .chat(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PaidReactionType? {
        switch wire.constructor(of: .paidReactionType) {
        case 0: if wire.close() { return .regular }  // paidReactionTypeRegular
        case 1: if wire.close() { return .anonymous }  // paidReactionTypeAnonymous
        case 2: if let value = PaidReactionTypeChat.body(&wire) { return .chat(value) }  // paidReactionTypeChat
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `paidReactionTypeChat chat_id:int53 = PaidReactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1paid_reaction_type_chat.html)
public struct PaidReactionTypeChat: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paidReactionTypeChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaidReactionTypeChat? {
        var chatID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PaidReactionTypeChat(chatID: chatID)
    }
}

/// `paidReactor sender_id:MessageSender star_count:int53 is_top:Bool is_me:Bool is_anonymous:Bool = PaidReactor`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1paid_reactor.html)
public struct PaidReactor: TDDecodable, CustomStringConvertible {
    /// May be absent.
    public let senderID: MessageSender?
    public let starCount: Int64
    public let isTop: Bool
    public let isMe: Bool
    public let isAnonymous: Bool

    public init(senderID: MessageSender? = nil, starCount: Int64, isTop: Bool, isMe: Bool, isAnonymous: Bool) {
        self.senderID = senderID
        self.starCount = starCount
        self.isTop = isTop
        self.isMe = isMe
        self.isAnonymous = isAnonymous
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paidReactor""#)
        wire.object(#","sender_id":"#, self.senderID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.bool(#","is_top":"#, self.isTop)
        wire.bool(#","is_me":"#, self.isMe)
        wire.bool(#","is_anonymous":"#, self.isAnonymous)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PaidReactor? {
        wire.open(#"{"@type":"paidReactor""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PaidReactor? {
        var senderID: MessageSender? = nil
        var starCount: Int64 = 0
        var isTop: Bool = false
        var isMe: Bool = false
        var isAnonymous: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","sender_id":"#, &senderID)
            wire.int53(#","star_count":"#, &starCount)
            wire.bool(#","is_top":"#, &isTop)
            wire.bool(#","is_me":"#, &isMe)
            wire.bool(#","is_anonymous":"#, &isAnonymous)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PaidReactor(senderID: senderID, starCount: starCount, isTop: isTop, isMe: isMe, isAnonymous: isAnonymous)
    }
}

/// `messageForwardInfo origin:MessageOrigin date:int32 source:forwardSource public_service_announcement_type:string = MessageForwardInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_forward_info.html)
public struct MessageForwardInfo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let origin: MessageOrigin
        let date: Int32
        let source: ForwardSource?
        let publicServiceAnnouncementType: String
        init(
            _ origin: MessageOrigin,
            _ date: Int32,
            _ source: ForwardSource?,
            _ publicServiceAnnouncementType: String
        ) {
            self.origin = origin
            self.date = date
            self.source = source
            self.publicServiceAnnouncementType = publicServiceAnnouncementType
        }
    }
    private let fields: Fields
    public var origin: MessageOrigin { fields.origin }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    /// May be absent.
    public var source: ForwardSource? { fields.source }
    public var publicServiceAnnouncementType: String { fields.publicServiceAnnouncementType }

    public init(
        origin: MessageOrigin,
        date: Int32,
        source: ForwardSource? = nil,
        publicServiceAnnouncementType: String
    ) {
        fields = Fields(origin, date, source, publicServiceAnnouncementType)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageForwardInfo""#)
        wire.object(#","origin":"#, fields.origin)
        wire.int32(#","date":"#, fields.date)
        wire.object(#","source":"#, fields.source)
        wire.string(#","public_service_announcement_type":"#, fields.publicServiceAnnouncementType)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageForwardInfo? {
        wire.open(#"{"@type":"messageForwardInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageForwardInfo? {
        var origin: MessageOrigin? = nil
        var date: Int32 = 0
        var source: ForwardSource? = nil
        var publicServiceAnnouncementType: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","origin":"#, &origin)
            wire.int32(#","date":"#, &date)
            wire.object(#","source":"#, &source)
            wire.string(#","public_service_announcement_type":"#, &publicServiceAnnouncementType)
        } while wire.more(&mark)
        guard !wire.failed, let origin = wire.required(consume origin) else { wire.missing("origin"); return nil }
        return MessageForwardInfo(
            origin: origin,
            date: date,
            source: source,
            publicServiceAnnouncementType: publicServiceAnnouncementType
        )
    }
}

/// `messageImportInfo sender_name:string date:int32 = MessageImportInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_import_info.html)
public struct MessageImportInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let senderName: String
    /// Unix time in seconds.
    public let date: Int32

    public init(senderName: String, date: Int32) {
        self.senderName = senderName
        self.date = date
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageImportInfo""#)
        wire.string(#","sender_name":"#, self.senderName)
        wire.int32(#","date":"#, self.date)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageImportInfo? {
        wire.open(#"{"@type":"messageImportInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageImportInfo? {
        var senderName: String = ""
        var date: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","sender_name":"#, &senderName)
            wire.int32(#","date":"#, &date)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageImportInfo(senderName: senderName, date: date)
    }
}

/// `messageReplyInfo reply_count:int32 recent_replier_ids:vector<MessageSender> last_read_inbox_message_id:int53 last_read_outbox_message_id:int53 last_message_id:int53 = MessageReplyInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_reply_info.html)
public struct MessageReplyInfo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let replyCount: Int32
        let recentReplierIDs: [MessageSender]
        let lastReadInboxMessageID: Int64
        let lastReadOutboxMessageID: Int64
        let lastMessageID: Int64
        init(
            _ replyCount: Int32,
            _ recentReplierIDs: [MessageSender],
            _ lastReadInboxMessageID: Int64,
            _ lastReadOutboxMessageID: Int64,
            _ lastMessageID: Int64
        ) {
            self.replyCount = replyCount
            self.recentReplierIDs = recentReplierIDs
            self.lastReadInboxMessageID = lastReadInboxMessageID
            self.lastReadOutboxMessageID = lastReadOutboxMessageID
            self.lastMessageID = lastMessageID
        }
    }
    private let fields: Fields
    public var replyCount: Int32 { fields.replyCount }
    public var recentReplierIDs: [MessageSender] { fields.recentReplierIDs }
    public var lastReadInboxMessageID: Int64 { fields.lastReadInboxMessageID }
    public var lastReadOutboxMessageID: Int64 { fields.lastReadOutboxMessageID }
    public var lastMessageID: Int64 { fields.lastMessageID }

    public init(
        replyCount: Int32,
        recentReplierIDs: [MessageSender],
        lastReadInboxMessageID: Int64,
        lastReadOutboxMessageID: Int64,
        lastMessageID: Int64
    ) {
        fields = Fields(replyCount, recentReplierIDs, lastReadInboxMessageID, lastReadOutboxMessageID, lastMessageID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageReplyInfo""#)
        wire.int32(#","reply_count":"#, fields.replyCount)
        wire.objects(#","recent_replier_ids":"#, fields.recentReplierIDs)
        wire.int53(#","last_read_inbox_message_id":"#, fields.lastReadInboxMessageID)
        wire.int53(#","last_read_outbox_message_id":"#, fields.lastReadOutboxMessageID)
        wire.int53(#","last_message_id":"#, fields.lastMessageID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageReplyInfo? {
        wire.open(#"{"@type":"messageReplyInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageReplyInfo? {
        var replyCount: Int32 = 0
        var recentReplierIDs: [MessageSender] = []
        var lastReadInboxMessageID: Int64 = 0
        var lastReadOutboxMessageID: Int64 = 0
        var lastMessageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","reply_count":"#, &replyCount)
            wire.objects(#","recent_replier_ids":"#, &recentReplierIDs)
            wire.int53(#","last_read_inbox_message_id":"#, &lastReadInboxMessageID)
            wire.int53(#","last_read_outbox_message_id":"#, &lastReadOutboxMessageID)
            wire.int53(#","last_message_id":"#, &lastMessageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageReplyInfo(
            replyCount: replyCount,
            recentReplierIDs: recentReplierIDs,
            lastReadInboxMessageID: lastReadInboxMessageID,
            lastReadOutboxMessageID: lastReadOutboxMessageID,
            lastMessageID: lastMessageID
        )
    }
}

/// `messageReaction type:ReactionType total_count:int32 is_chosen:Bool used_sender_id:MessageSender recent_sender_ids:vector<MessageSender> = MessageReaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_reaction.html)
public struct MessageReaction: TDDecodable, CustomStringConvertible {
    public let type: ReactionType
    public let totalCount: Int32
    public let isChosen: Bool
    /// May be absent.
    public let usedSenderID: MessageSender?
    public let recentSenderIDs: [MessageSender]

    public init(
        type: ReactionType,
        totalCount: Int32,
        isChosen: Bool,
        usedSenderID: MessageSender? = nil,
        recentSenderIDs: [MessageSender]
    ) {
        self.type = type
        self.totalCount = totalCount
        self.isChosen = isChosen
        self.usedSenderID = usedSenderID
        self.recentSenderIDs = recentSenderIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageReaction""#)
        wire.object(#","type":"#, self.type)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.bool(#","is_chosen":"#, self.isChosen)
        wire.object(#","used_sender_id":"#, self.usedSenderID)
        wire.objects(#","recent_sender_ids":"#, self.recentSenderIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageReaction? {
        wire.open(#"{"@type":"messageReaction""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageReaction? {
        var type: ReactionType? = nil
        var totalCount: Int32 = 0
        var isChosen: Bool = false
        var usedSenderID: MessageSender? = nil
        var recentSenderIDs: [MessageSender] = []
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.int32(#","total_count":"#, &totalCount)
            wire.bool(#","is_chosen":"#, &isChosen)
            wire.object(#","used_sender_id":"#, &usedSenderID)
            wire.objects(#","recent_sender_ids":"#, &recentSenderIDs)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return MessageReaction(
            type: type,
            totalCount: totalCount,
            isChosen: isChosen,
            usedSenderID: usedSenderID,
            recentSenderIDs: recentSenderIDs
        )
    }
}

/// `messageReactions reactions:vector<messageReaction> are_tags:Bool paid_reactors:vector<paidReactor> can_get_added_reactions:Bool = MessageReactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_reactions.html)
public struct MessageReactions: TDDecodable, CustomStringConvertible {
    public let reactions: [MessageReaction]
    public let areTags: Bool
    public let paidReactors: [PaidReactor]
    public let canGetAddedReactions: Bool

    public init(reactions: [MessageReaction], areTags: Bool, paidReactors: [PaidReactor], canGetAddedReactions: Bool) {
        self.reactions = reactions
        self.areTags = areTags
        self.paidReactors = paidReactors
        self.canGetAddedReactions = canGetAddedReactions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageReactions""#)
        wire.objects(#","reactions":"#, self.reactions)
        wire.bool(#","are_tags":"#, self.areTags)
        wire.objects(#","paid_reactors":"#, self.paidReactors)
        wire.bool(#","can_get_added_reactions":"#, self.canGetAddedReactions)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageReactions? {
        wire.open(#"{"@type":"messageReactions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageReactions? {
        var reactions: [MessageReaction] = []
        var areTags: Bool = false
        var paidReactors: [PaidReactor] = []
        var canGetAddedReactions: Bool = false
        var mark = wire.cursor
        repeat {
            wire.objects(#","reactions":"#, &reactions)
            wire.bool(#","are_tags":"#, &areTags)
            wire.objects(#","paid_reactors":"#, &paidReactors)
            wire.bool(#","can_get_added_reactions":"#, &canGetAddedReactions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageReactions(
            reactions: reactions,
            areTags: areTags,
            paidReactors: paidReactors,
            canGetAddedReactions: canGetAddedReactions
        )
    }
}

/// `messageInteractionInfo view_count:int32 forward_count:int32 reply_info:messageReplyInfo reactions:messageReactions = MessageInteractionInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_interaction_info.html)
public struct MessageInteractionInfo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let viewCount: Int32
        let forwardCount: Int32
        let replyInfo: MessageReplyInfo?
        let reactions: MessageReactions?
        init(
            _ viewCount: Int32,
            _ forwardCount: Int32,
            _ replyInfo: MessageReplyInfo?,
            _ reactions: MessageReactions?
        ) {
            self.viewCount = viewCount
            self.forwardCount = forwardCount
            self.replyInfo = replyInfo
            self.reactions = reactions
        }
    }
    private let fields: Fields
    public var viewCount: Int32 { fields.viewCount }
    public var forwardCount: Int32 { fields.forwardCount }
    /// May be absent.
    public var replyInfo: MessageReplyInfo? { fields.replyInfo }
    /// May be absent.
    public var reactions: MessageReactions? { fields.reactions }

    public init(
        viewCount: Int32,
        forwardCount: Int32,
        replyInfo: MessageReplyInfo? = nil,
        reactions: MessageReactions? = nil
    ) {
        fields = Fields(viewCount, forwardCount, replyInfo, reactions)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageInteractionInfo""#)
        wire.int32(#","view_count":"#, fields.viewCount)
        wire.int32(#","forward_count":"#, fields.forwardCount)
        wire.object(#","reply_info":"#, fields.replyInfo)
        wire.object(#","reactions":"#, fields.reactions)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageInteractionInfo? {
        wire.open(#"{"@type":"messageInteractionInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageInteractionInfo? {
        var viewCount: Int32 = 0
        var forwardCount: Int32 = 0
        var replyInfo: MessageReplyInfo? = nil
        var reactions: MessageReactions? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","view_count":"#, &viewCount)
            wire.int32(#","forward_count":"#, &forwardCount)
            wire.object(#","reply_info":"#, &replyInfo)
            wire.object(#","reactions":"#, &reactions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageInteractionInfo(
            viewCount: viewCount,
            forwardCount: forwardCount,
            replyInfo: replyInfo,
            reactions: reactions
        )
    }
}

/// `MessageTopic`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_topic.html)
public enum MessageTopic: TDDecodable, CustomStringConvertible, CustomReflectable {
    case thread(MessageTopicThread)
    case forum(MessageTopicForum)
    case directMessages(MessageTopicDirectMessages)
    case savedMessages(MessageTopicSavedMessages)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .thread(let value): value.encode(into: &wire)
        case .forum(let value): value.encode(into: &wire)
        case .directMessages(let value): value.encode(into: &wire)
        case .savedMessages(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageTopic? {
        switch wire.constructor(of: .messageTopic) {
        case 0: if let value = MessageTopicThread.body(&wire) { return .thread(value) }  // messageTopicThread
        case 1: if let value = MessageTopicForum.body(&wire) { return .forum(value) }  // messageTopicForum
        case 2: if let value = MessageTopicDirectMessages.body(&wire) { return .directMessages(value) }  // messageTopicDirectMessages
        case 3: if let value = MessageTopicSavedMessages.body(&wire) { return .savedMessages(value) }  // messageTopicSavedMessages
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageTopicThread message_thread_id:int53 = MessageTopic`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_topic_thread.html)
public struct MessageTopicThread: TDObject, CustomStringConvertible {
    public let messageThreadID: Int64

    public init(messageThreadID: Int64) {
        self.messageThreadID = messageThreadID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageTopicThread""#)
        wire.int53(#","message_thread_id":"#, self.messageThreadID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageTopicThread? {
        var messageThreadID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","message_thread_id":"#, &messageThreadID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageTopicThread(messageThreadID: messageThreadID)
    }
}

/// `messageTopicForum forum_topic_id:int32 = MessageTopic`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_topic_forum.html)
public struct MessageTopicForum: TDObject, CustomStringConvertible {
    public let forumTopicID: Int32

    public init(forumTopicID: Int32) {
        self.forumTopicID = forumTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageTopicForum""#)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageTopicForum? {
        var forumTopicID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","forum_topic_id":"#, &forumTopicID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageTopicForum(forumTopicID: forumTopicID)
    }
}

/// `messageTopicDirectMessages direct_messages_chat_topic_id:int53 = MessageTopic`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_topic_direct_messages.html)
public struct MessageTopicDirectMessages: TDObject, CustomStringConvertible {
    public let directMessagesChatTopicID: Int64

    public init(directMessagesChatTopicID: Int64) {
        self.directMessagesChatTopicID = directMessagesChatTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageTopicDirectMessages""#)
        wire.int53(#","direct_messages_chat_topic_id":"#, self.directMessagesChatTopicID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageTopicDirectMessages? {
        var directMessagesChatTopicID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","direct_messages_chat_topic_id":"#, &directMessagesChatTopicID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageTopicDirectMessages(directMessagesChatTopicID: directMessagesChatTopicID)
    }
}

/// `messageTopicSavedMessages saved_messages_topic_id:int53 = MessageTopic`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_topic_saved_messages.html)
public struct MessageTopicSavedMessages: TDObject, CustomStringConvertible {
    public let savedMessagesTopicID: Int64

    public init(savedMessagesTopicID: Int64) {
        self.savedMessagesTopicID = savedMessagesTopicID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageTopicSavedMessages""#)
        wire.int53(#","saved_messages_topic_id":"#, self.savedMessagesTopicID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageTopicSavedMessages? {
        var savedMessagesTopicID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","saved_messages_topic_id":"#, &savedMessagesTopicID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageTopicSavedMessages(savedMessagesTopicID: savedMessagesTopicID)
    }
}

/// `MessageEffectType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_effect_type.html)
public enum MessageEffectType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case emojiReaction(MessageEffectTypeEmojiReaction)
    indirect case premiumSticker(MessageEffectTypePremiumSticker)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .emojiReaction(let value): value.encode(into: &wire)
        case .premiumSticker(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageEffectType? {
        switch wire.constructor(of: .messageEffectType) {
        case 0: if let value = MessageEffectTypeEmojiReaction.body(&wire) { return .emojiReaction(value) }  // messageEffectTypeEmojiReaction
        case 1: if let value = MessageEffectTypePremiumSticker.body(&wire) { return .premiumSticker(value) }  // messageEffectTypePremiumSticker
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageEffectTypeEmojiReaction select_animation:sticker effect_animation:sticker = MessageEffectType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_effect_type_emoji_reaction.html)
public struct MessageEffectTypeEmojiReaction: TDObject, CustomStringConvertible {
    public let selectAnimation: Sticker
    public let effectAnimation: Sticker

    public init(selectAnimation: Sticker, effectAnimation: Sticker) {
        self.selectAnimation = selectAnimation
        self.effectAnimation = effectAnimation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageEffectTypeEmojiReaction""#)
        wire.object(#","select_animation":"#, self.selectAnimation)
        wire.object(#","effect_animation":"#, self.effectAnimation)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageEffectTypeEmojiReaction? {
        var selectAnimation: Sticker? = nil
        var effectAnimation: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","select_animation":"#, &selectAnimation)
            wire.object(#","effect_animation":"#, &effectAnimation)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let selectAnimation = wire.required(consume selectAnimation),
            let effectAnimation = wire.required(consume effectAnimation)
         else { wire.missing("select_animation effect_animation"); return nil }
        return MessageEffectTypeEmojiReaction(selectAnimation: selectAnimation, effectAnimation: effectAnimation)
    }
}

/// `messageEffectTypePremiumSticker sticker:sticker = MessageEffectType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_effect_type_premium_sticker.html)
public struct MessageEffectTypePremiumSticker: TDObject, CustomStringConvertible {
    public let sticker: Sticker

    public init(sticker: Sticker) {
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageEffectTypePremiumSticker""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageEffectTypePremiumSticker? {
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed, let sticker = wire.required(consume sticker) else { wire.missing("sticker"); return nil }
        return MessageEffectTypePremiumSticker(sticker: sticker)
    }
}

/// `messageEffect id:int64 static_icon:sticker emoji:string is_premium:Bool type:MessageEffectType = MessageEffect`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_effect.html)
public struct MessageEffect: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let staticIcon: Sticker?
        let emoji: String
        let isPremium: Bool
        let type: MessageEffectType
        init(_ id: Int64, _ staticIcon: Sticker?, _ emoji: String, _ isPremium: Bool, _ type: MessageEffectType) {
            self.id = id
            self.staticIcon = staticIcon
            self.emoji = emoji
            self.isPremium = isPremium
            self.type = type
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    /// May be absent.
    public var staticIcon: Sticker? { fields.staticIcon }
    public var emoji: String { fields.emoji }
    public var isPremium: Bool { fields.isPremium }
    public var type: MessageEffectType { fields.type }

    public init(id: Int64, staticIcon: Sticker? = nil, emoji: String, isPremium: Bool, type: MessageEffectType) {
        fields = Fields(id, staticIcon, emoji, isPremium, type)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageEffect""#)
        wire.int64(#","id":"#, fields.id)
        wire.object(#","static_icon":"#, fields.staticIcon)
        wire.string(#","emoji":"#, fields.emoji)
        wire.bool(#","is_premium":"#, fields.isPremium)
        wire.object(#","type":"#, fields.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageEffect? {
        wire.open(#"{"@type":"messageEffect""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageEffect? {
        var id: Int64 = 0
        var staticIcon: Sticker? = nil
        var emoji: String = ""
        var isPremium: Bool = false
        var type: MessageEffectType? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.object(#","static_icon":"#, &staticIcon)
            wire.string(#","emoji":"#, &emoji)
            wire.bool(#","is_premium":"#, &isPremium)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return MessageEffect(id: id, staticIcon: staticIcon, emoji: emoji, isPremium: isPremium, type: type)
    }
}

/// `MessageSendingState`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_sending_state.html)
public enum MessageSendingState: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case pending(MessageSendingStatePending)
    case failed(MessageSendingStateFailed)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .pending(let value): value.encode(into: &wire)
        case .failed(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageSendingState? {
        switch wire.constructor(of: .messageSendingState) {
        case 0: if let value = MessageSendingStatePending.body(&wire) { return .pending(value) }  // messageSendingStatePending
        case 1: if let value = MessageSendingStateFailed.body(&wire) { return .failed(value) }  // messageSendingStateFailed
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageSendingStatePending sending_id:int32 = MessageSendingState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_sending_state_pending.html)
public struct MessageSendingStatePending: TDObject, CustomStringConvertible {
    public let sendingID: Int32

    public init(sendingID: Int32) {
        self.sendingID = sendingID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSendingStatePending""#)
        wire.int32(#","sending_id":"#, self.sendingID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSendingStatePending? {
        var sendingID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","sending_id":"#, &sendingID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageSendingStatePending(sendingID: sendingID)
    }
}

/// `messageSendingStateFailed error:error can_retry:Bool need_another_sender:Bool need_another_reply_quote:Bool need_drop_reply:Bool required_paid_message_star_count:int53 retry_after:double = MessageSendingState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_sending_state_failed.html)
public struct MessageSendingStateFailed: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let error: TDError
        let canRetry: Bool
        let needAnotherSender: Bool
        let needAnotherReplyQuote: Bool
        let needDropReply: Bool
        let requiredPaidMessageStarCount: Int64
        let retryAfter: Double
        init(
            _ error: TDError,
            _ canRetry: Bool,
            _ needAnotherSender: Bool,
            _ needAnotherReplyQuote: Bool,
            _ needDropReply: Bool,
            _ requiredPaidMessageStarCount: Int64,
            _ retryAfter: Double
        ) {
            self.error = error
            self.canRetry = canRetry
            self.needAnotherSender = needAnotherSender
            self.needAnotherReplyQuote = needAnotherReplyQuote
            self.needDropReply = needDropReply
            self.requiredPaidMessageStarCount = requiredPaidMessageStarCount
            self.retryAfter = retryAfter
        }
    }
    private let fields: Fields
    public var error: TDError { fields.error }
    public var canRetry: Bool { fields.canRetry }
    public var needAnotherSender: Bool { fields.needAnotherSender }
    public var needAnotherReplyQuote: Bool { fields.needAnotherReplyQuote }
    public var needDropReply: Bool { fields.needDropReply }
    public var requiredPaidMessageStarCount: Int64 { fields.requiredPaidMessageStarCount }
    public var retryAfter: Double { fields.retryAfter }

    public init(
        error: TDError,
        canRetry: Bool,
        needAnotherSender: Bool,
        needAnotherReplyQuote: Bool,
        needDropReply: Bool,
        requiredPaidMessageStarCount: Int64,
        retryAfter: Double
    ) {
        fields = Fields(
        error,
        canRetry,
        needAnotherSender,
        needAnotherReplyQuote,
        needDropReply,
        requiredPaidMessageStarCount,
        retryAfter
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSendingStateFailed""#)
        wire.object(#","error":"#, fields.error)
        wire.bool(#","can_retry":"#, fields.canRetry)
        wire.bool(#","need_another_sender":"#, fields.needAnotherSender)
        wire.bool(#","need_another_reply_quote":"#, fields.needAnotherReplyQuote)
        wire.bool(#","need_drop_reply":"#, fields.needDropReply)
        wire.int53(#","required_paid_message_star_count":"#, fields.requiredPaidMessageStarCount)
        wire.double(#","retry_after":"#, fields.retryAfter)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSendingStateFailed? {
        var error: TDError? = nil
        var canRetry: Bool = false
        var needAnotherSender: Bool = false
        var needAnotherReplyQuote: Bool = false
        var needDropReply: Bool = false
        var requiredPaidMessageStarCount: Int64 = 0
        var retryAfter: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.object(#","error":"#, &error)
            wire.bool(#","can_retry":"#, &canRetry)
            wire.bool(#","need_another_sender":"#, &needAnotherSender)
            wire.bool(#","need_another_reply_quote":"#, &needAnotherReplyQuote)
            wire.bool(#","need_drop_reply":"#, &needDropReply)
            wire.int53(#","required_paid_message_star_count":"#, &requiredPaidMessageStarCount)
            wire.double(#","retry_after":"#, &retryAfter)
        } while wire.more(&mark)
        guard !wire.failed, let error = wire.required(consume error) else { wire.missing("error"); return nil }
        return MessageSendingStateFailed(
            error: error,
            canRetry: canRetry,
            needAnotherSender: needAnotherSender,
            needAnotherReplyQuote: needAnotherReplyQuote,
            needDropReply: needDropReply,
            requiredPaidMessageStarCount: requiredPaidMessageStarCount,
            retryAfter: retryAfter
        )
    }
}

/// `MessageReplyTo`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_reply_to.html)
public enum MessageReplyTo: TDDecodable, CustomStringConvertible, CustomReflectable {
    case message(MessageReplyToMessage)
    indirect case story(MessageReplyToStory)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .message(let value): value.encode(into: &wire)
        case .story(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageReplyTo? {
        switch wire.constructor(of: .messageReplyTo) {
        case 0: if let value = MessageReplyToMessage.body(&wire) { return .message(value) }  // messageReplyToMessage
        case 1: if let value = MessageReplyToStory.body(&wire) { return .story(value) }  // messageReplyToStory
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageReplyToMessage chat_id:int53 message_id:int53 quote:textQuote checklist_task_id:int32 poll_option_id:string origin:MessageOrigin origin_send_date:int32 content:MessageContent = MessageReplyTo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_reply_to_message.html)
public struct MessageReplyToMessage: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let messageID: Int64
        let quote: TextQuote?
        let checklistTaskID: Int32
        let pollOptionID: String
        let origin: MessageOrigin?
        let originSendDate: Int32
        let content: MessageContent?
        init(
            _ chatID: Int64,
            _ messageID: Int64,
            _ quote: TextQuote?,
            _ checklistTaskID: Int32,
            _ pollOptionID: String,
            _ origin: MessageOrigin?,
            _ originSendDate: Int32,
            _ content: MessageContent?
        ) {
            self.chatID = chatID
            self.messageID = messageID
            self.quote = quote
            self.checklistTaskID = checklistTaskID
            self.pollOptionID = pollOptionID
            self.origin = origin
            self.originSendDate = originSendDate
            self.content = content
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var messageID: Int64 { fields.messageID }
    /// May be absent.
    public var quote: TextQuote? { fields.quote }
    public var checklistTaskID: Int32 { fields.checklistTaskID }
    public var pollOptionID: String { fields.pollOptionID }
    /// May be absent.
    public var origin: MessageOrigin? { fields.origin }
    /// Unix time in seconds.
    public var originSendDate: Int32 { fields.originSendDate }
    /// May be absent.
    public var content: MessageContent? { fields.content }

    public init(
        chatID: Int64,
        messageID: Int64,
        quote: TextQuote? = nil,
        checklistTaskID: Int32,
        pollOptionID: String,
        origin: MessageOrigin? = nil,
        originSendDate: Int32,
        content: MessageContent? = nil
    ) {
        fields = Fields(chatID, messageID, quote, checklistTaskID, pollOptionID, origin, originSendDate, content)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageReplyToMessage""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int53(#","message_id":"#, fields.messageID)
        wire.object(#","quote":"#, fields.quote)
        wire.int32(#","checklist_task_id":"#, fields.checklistTaskID)
        wire.string(#","poll_option_id":"#, fields.pollOptionID)
        wire.object(#","origin":"#, fields.origin)
        wire.int32(#","origin_send_date":"#, fields.originSendDate)
        wire.object(#","content":"#, fields.content)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageReplyToMessage? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var quote: TextQuote? = nil
        var checklistTaskID: Int32 = 0
        var pollOptionID: String = ""
        var origin: MessageOrigin? = nil
        var originSendDate: Int32 = 0
        var content: MessageContent? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","quote":"#, &quote)
            wire.int32(#","checklist_task_id":"#, &checklistTaskID)
            wire.string(#","poll_option_id":"#, &pollOptionID)
            wire.object(#","origin":"#, &origin)
            wire.int32(#","origin_send_date":"#, &originSendDate)
            wire.object(#","content":"#, &content)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageReplyToMessage(
            chatID: chatID,
            messageID: messageID,
            quote: quote,
            checklistTaskID: checklistTaskID,
            pollOptionID: pollOptionID,
            origin: origin,
            originSendDate: originSendDate,
            content: content
        )
    }
}

/// `messageReplyToStory story_poster_chat_id:int53 story_id:int32 = MessageReplyTo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_reply_to_story.html)
public struct MessageReplyToStory: TDObject, CustomStringConvertible {
    public let storyPosterChatID: Int64
    public let storyID: Int32

    public init(storyPosterChatID: Int64, storyID: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageReplyToStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageReplyToStory? {
        var storyPosterChatID: Int64 = 0
        var storyID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","story_poster_chat_id":"#, &storyPosterChatID)
            wire.int32(#","story_id":"#, &storyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageReplyToStory(storyPosterChatID: storyPosterChatID, storyID: storyID)
    }
}

/// `factCheck text:formattedText country_code:string = FactCheck`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1fact_check.html)
public struct FactCheck: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let text: FormattedText
        let countryCode: String
        init(_ text: FormattedText, _ countryCode: String) {
            self.text = text
            self.countryCode = countryCode
        }
    }
    private let fields: Fields
    public var text: FormattedText { fields.text }
    public var countryCode: String { fields.countryCode }

    public init(text: FormattedText, countryCode: String) {
        fields = Fields(text, countryCode)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"factCheck""#)
        wire.object(#","text":"#, fields.text)
        wire.string(#","country_code":"#, fields.countryCode)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FactCheck? {
        wire.open(#"{"@type":"factCheck""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FactCheck? {
        var text: FormattedText? = nil
        var countryCode: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","country_code":"#, &countryCode)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return FactCheck(text: text, countryCode: countryCode)
    }
}

/// `message id:int53 sender_id:MessageSender receiver_id:MessageSender chat_id:int53 sending_state:MessageSendingState scheduling_state:MessageSchedulingState is_outgoing:Bool is_pinned:Bool is_from_offline:Bool can_be_saved:Bool has_timestamped_media:Bool is_channel_post:Bool is_paid_star_suggested_post:Bool is_paid_gram_suggested_post:Bool contains_unread_mention:Bool contains_unread_poll_votes:Bool date:int32 edit_date:int32 forward_info:messageForwardInfo import_info:messageImportInfo interaction_info:messageInteractionInfo unread_reactions:vector<unreadReaction> fact_check:factCheck suggested_post_info:suggestedPostInfo reply_to:MessageReplyTo topic_id:MessageTopic self_destruct_type:MessageSelfDestructType self_destruct_in:double auto_delete_in:double via_bot_user_id:int53 guest_bot_caller_id:MessageSender sender_business_bot_user_id:int53 sender_boost_count:int32 sender_tag:string paid_message_star_count:int53 author_signature:string media_album_id:int64 effect_id:int64 restriction_info:restrictionInfo summary_language_code:string content:MessageContent reply_markup:ReplyMarkup ephemeral_message_id:int32 = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message.html)
public struct Message: TDDecodable, CustomStringConvertible, CustomReflectable {
    // Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it.
    private final class Fields: @unchecked Sendable {
        var id: Int64
        var senderID: MessageSender
        var receiverID: MessageSender?
        var chatID: Int64
        var sendingState: MessageSendingState?
        var schedulingState: MessageSchedulingState?
        var isOutgoing: Bool
        var isPinned: Bool
        var isFromOffline: Bool
        var canBeSaved: Bool
        var hasTimestampedMedia: Bool
        var isChannelPost: Bool
        var isPaidStarSuggestedPost: Bool
        var isPaidGramSuggestedPost: Bool
        var containsUnreadMention: Bool
        var containsUnreadPollVotes: Bool
        var date: Int32
        var editDate: Int32
        var forwardInfo: MessageForwardInfo?
        var importInfo: MessageImportInfo?
        var interactionInfo: MessageInteractionInfo?
        var unreadReactions: [UnreadReaction]
        var factCheck: FactCheck?
        var suggestedPostInfo: SuggestedPostInfo?
        var replyTo: MessageReplyTo?
        var topicID: MessageTopic?
        var selfDestructType: MessageSelfDestructType?
        var selfDestructIn: Double
        var autoDeleteIn: Double
        var viaBotUserID: Int64
        var guestBotCallerID: MessageSender?
        var senderBusinessBotUserID: Int64
        var senderBoostCount: Int32
        var senderTag: String
        var paidMessageStarCount: Int64
        var authorSignature: String
        var mediaAlbumID: Int64
        var effectID: Int64
        var restrictionInfo: RestrictionInfo?
        var summaryLanguageCode: String
        var content: MessageContent
        var replyMarkup: ReplyMarkup?
        var ephemeralMessageID: Int32
        init(
            _ id: Int64,
            _ senderID: MessageSender,
            _ receiverID: MessageSender?,
            _ chatID: Int64,
            _ sendingState: MessageSendingState?,
            _ schedulingState: MessageSchedulingState?,
            _ isOutgoing: Bool,
            _ isPinned: Bool,
            _ isFromOffline: Bool,
            _ canBeSaved: Bool,
            _ hasTimestampedMedia: Bool,
            _ isChannelPost: Bool,
            _ isPaidStarSuggestedPost: Bool,
            _ isPaidGramSuggestedPost: Bool,
            _ containsUnreadMention: Bool,
            _ containsUnreadPollVotes: Bool,
            _ date: Int32,
            _ editDate: Int32,
            _ forwardInfo: MessageForwardInfo?,
            _ importInfo: MessageImportInfo?,
            _ interactionInfo: MessageInteractionInfo?,
            _ unreadReactions: [UnreadReaction],
            _ factCheck: FactCheck?,
            _ suggestedPostInfo: SuggestedPostInfo?,
            _ replyTo: MessageReplyTo?,
            _ topicID: MessageTopic?,
            _ selfDestructType: MessageSelfDestructType?,
            _ selfDestructIn: Double,
            _ autoDeleteIn: Double,
            _ viaBotUserID: Int64,
            _ guestBotCallerID: MessageSender?,
            _ senderBusinessBotUserID: Int64,
            _ senderBoostCount: Int32,
            _ senderTag: String,
            _ paidMessageStarCount: Int64,
            _ authorSignature: String,
            _ mediaAlbumID: Int64,
            _ effectID: Int64,
            _ restrictionInfo: RestrictionInfo?,
            _ summaryLanguageCode: String,
            _ content: MessageContent,
            _ replyMarkup: ReplyMarkup?,
            _ ephemeralMessageID: Int32
        ) {
            self.id = id
            self.senderID = senderID
            self.receiverID = receiverID
            self.chatID = chatID
            self.sendingState = sendingState
            self.schedulingState = schedulingState
            self.isOutgoing = isOutgoing
            self.isPinned = isPinned
            self.isFromOffline = isFromOffline
            self.canBeSaved = canBeSaved
            self.hasTimestampedMedia = hasTimestampedMedia
            self.isChannelPost = isChannelPost
            self.isPaidStarSuggestedPost = isPaidStarSuggestedPost
            self.isPaidGramSuggestedPost = isPaidGramSuggestedPost
            self.containsUnreadMention = containsUnreadMention
            self.containsUnreadPollVotes = containsUnreadPollVotes
            self.date = date
            self.editDate = editDate
            self.forwardInfo = forwardInfo
            self.importInfo = importInfo
            self.interactionInfo = interactionInfo
            self.unreadReactions = unreadReactions
            self.factCheck = factCheck
            self.suggestedPostInfo = suggestedPostInfo
            self.replyTo = replyTo
            self.topicID = topicID
            self.selfDestructType = selfDestructType
            self.selfDestructIn = selfDestructIn
            self.autoDeleteIn = autoDeleteIn
            self.viaBotUserID = viaBotUserID
            self.guestBotCallerID = guestBotCallerID
            self.senderBusinessBotUserID = senderBusinessBotUserID
            self.senderBoostCount = senderBoostCount
            self.senderTag = senderTag
            self.paidMessageStarCount = paidMessageStarCount
            self.authorSignature = authorSignature
            self.mediaAlbumID = mediaAlbumID
            self.effectID = effectID
            self.restrictionInfo = restrictionInfo
            self.summaryLanguageCode = summaryLanguageCode
            self.content = content
            self.replyMarkup = replyMarkup
            self.ephemeralMessageID = ephemeralMessageID
        }
        func copy() -> Fields { Fields(
            id,
            senderID,
            receiverID,
            chatID,
            sendingState,
            schedulingState,
            isOutgoing,
            isPinned,
            isFromOffline,
            canBeSaved,
            hasTimestampedMedia,
            isChannelPost,
            isPaidStarSuggestedPost,
            isPaidGramSuggestedPost,
            containsUnreadMention,
            containsUnreadPollVotes,
            date,
            editDate,
            forwardInfo,
            importInfo,
            interactionInfo,
            unreadReactions,
            factCheck,
            suggestedPostInfo,
            replyTo,
            topicID,
            selfDestructType,
            selfDestructIn,
            autoDeleteIn,
            viaBotUserID,
            guestBotCallerID,
            senderBusinessBotUserID,
            senderBoostCount,
            senderTag,
            paidMessageStarCount,
            authorSignature,
            mediaAlbumID,
            effectID,
            restrictionInfo,
            summaryLanguageCode,
            content,
            replyMarkup,
            ephemeralMessageID
        ) }
    }
    private var fields: Fields
    private mutating func unshare() {
        if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
    }
    public var id: Int64 {
        get { fields.id }
        set { unshare(); fields.id = newValue }
    }
    public var senderID: MessageSender {
        get { fields.senderID }
        set { unshare(); fields.senderID = newValue }
    }
    /// May be absent.
    public var receiverID: MessageSender? {
        get { fields.receiverID }
        set { unshare(); fields.receiverID = newValue }
    }
    public var chatID: Int64 {
        get { fields.chatID }
        set { unshare(); fields.chatID = newValue }
    }
    /// May be absent.
    public var sendingState: MessageSendingState? {
        get { fields.sendingState }
        set { unshare(); fields.sendingState = newValue }
    }
    /// May be absent.
    public var schedulingState: MessageSchedulingState? {
        get { fields.schedulingState }
        set { unshare(); fields.schedulingState = newValue }
    }
    public var isOutgoing: Bool {
        get { fields.isOutgoing }
        set { unshare(); fields.isOutgoing = newValue }
    }
    public var isPinned: Bool {
        get { fields.isPinned }
        set { unshare(); fields.isPinned = newValue }
    }
    public var isFromOffline: Bool {
        get { fields.isFromOffline }
        set { unshare(); fields.isFromOffline = newValue }
    }
    public var canBeSaved: Bool {
        get { fields.canBeSaved }
        set { unshare(); fields.canBeSaved = newValue }
    }
    public var hasTimestampedMedia: Bool {
        get { fields.hasTimestampedMedia }
        set { unshare(); fields.hasTimestampedMedia = newValue }
    }
    public var isChannelPost: Bool {
        get { fields.isChannelPost }
        set { unshare(); fields.isChannelPost = newValue }
    }
    public var isPaidStarSuggestedPost: Bool {
        get { fields.isPaidStarSuggestedPost }
        set { unshare(); fields.isPaidStarSuggestedPost = newValue }
    }
    public var isPaidGramSuggestedPost: Bool {
        get { fields.isPaidGramSuggestedPost }
        set { unshare(); fields.isPaidGramSuggestedPost = newValue }
    }
    public var containsUnreadMention: Bool {
        get { fields.containsUnreadMention }
        set { unshare(); fields.containsUnreadMention = newValue }
    }
    public var containsUnreadPollVotes: Bool {
        get { fields.containsUnreadPollVotes }
        set { unshare(); fields.containsUnreadPollVotes = newValue }
    }
    /// Unix time in seconds.
    public var date: Int32 {
        get { fields.date }
        set { unshare(); fields.date = newValue }
    }
    /// Unix time in seconds.
    public var editDate: Int32 {
        get { fields.editDate }
        set { unshare(); fields.editDate = newValue }
    }
    /// May be absent.
    public var forwardInfo: MessageForwardInfo? {
        get { fields.forwardInfo }
        set { unshare(); fields.forwardInfo = newValue }
    }
    /// May be absent.
    public var importInfo: MessageImportInfo? {
        get { fields.importInfo }
        set { unshare(); fields.importInfo = newValue }
    }
    /// May be absent.
    public var interactionInfo: MessageInteractionInfo? {
        get { fields.interactionInfo }
        set { unshare(); fields.interactionInfo = newValue }
    }
    public var unreadReactions: [UnreadReaction] {
        get { fields.unreadReactions }
        set { unshare(); fields.unreadReactions = newValue }
    }
    /// May be absent.
    public var factCheck: FactCheck? {
        get { fields.factCheck }
        set { unshare(); fields.factCheck = newValue }
    }
    /// May be absent.
    public var suggestedPostInfo: SuggestedPostInfo? {
        get { fields.suggestedPostInfo }
        set { unshare(); fields.suggestedPostInfo = newValue }
    }
    /// May be absent.
    public var replyTo: MessageReplyTo? {
        get { fields.replyTo }
        set { unshare(); fields.replyTo = newValue }
    }
    /// May be absent.
    public var topicID: MessageTopic? {
        get { fields.topicID }
        set { unshare(); fields.topicID = newValue }
    }
    /// May be absent.
    public var selfDestructType: MessageSelfDestructType? {
        get { fields.selfDestructType }
        set { unshare(); fields.selfDestructType = newValue }
    }
    public var selfDestructIn: Double {
        get { fields.selfDestructIn }
        set { unshare(); fields.selfDestructIn = newValue }
    }
    public var autoDeleteIn: Double {
        get { fields.autoDeleteIn }
        set { unshare(); fields.autoDeleteIn = newValue }
    }
    public var viaBotUserID: Int64 {
        get { fields.viaBotUserID }
        set { unshare(); fields.viaBotUserID = newValue }
    }
    /// May be absent.
    public var guestBotCallerID: MessageSender? {
        get { fields.guestBotCallerID }
        set { unshare(); fields.guestBotCallerID = newValue }
    }
    public var senderBusinessBotUserID: Int64 {
        get { fields.senderBusinessBotUserID }
        set { unshare(); fields.senderBusinessBotUserID = newValue }
    }
    public var senderBoostCount: Int32 {
        get { fields.senderBoostCount }
        set { unshare(); fields.senderBoostCount = newValue }
    }
    public var senderTag: String {
        get { fields.senderTag }
        set { unshare(); fields.senderTag = newValue }
    }
    public var paidMessageStarCount: Int64 {
        get { fields.paidMessageStarCount }
        set { unshare(); fields.paidMessageStarCount = newValue }
    }
    public var authorSignature: String {
        get { fields.authorSignature }
        set { unshare(); fields.authorSignature = newValue }
    }
    public var mediaAlbumID: Int64 {
        get { fields.mediaAlbumID }
        set { unshare(); fields.mediaAlbumID = newValue }
    }
    public var effectID: Int64 {
        get { fields.effectID }
        set { unshare(); fields.effectID = newValue }
    }
    /// May be absent.
    public var restrictionInfo: RestrictionInfo? {
        get { fields.restrictionInfo }
        set { unshare(); fields.restrictionInfo = newValue }
    }
    public var summaryLanguageCode: String {
        get { fields.summaryLanguageCode }
        set { unshare(); fields.summaryLanguageCode = newValue }
    }
    public var content: MessageContent {
        get { fields.content }
        set { unshare(); fields.content = newValue }
    }
    /// May be absent.
    public var replyMarkup: ReplyMarkup? {
        get { fields.replyMarkup }
        set { unshare(); fields.replyMarkup = newValue }
    }
    /// For bots only.
    public var ephemeralMessageID: Int32 {
        get { fields.ephemeralMessageID }
        set { unshare(); fields.ephemeralMessageID = newValue }
    }

    public init(
        id: Int64,
        senderID: MessageSender,
        receiverID: MessageSender? = nil,
        chatID: Int64,
        sendingState: MessageSendingState? = nil,
        schedulingState: MessageSchedulingState? = nil,
        isOutgoing: Bool,
        isPinned: Bool,
        isFromOffline: Bool,
        canBeSaved: Bool,
        hasTimestampedMedia: Bool,
        isChannelPost: Bool,
        isPaidStarSuggestedPost: Bool,
        isPaidGramSuggestedPost: Bool,
        containsUnreadMention: Bool,
        containsUnreadPollVotes: Bool,
        date: Int32,
        editDate: Int32,
        forwardInfo: MessageForwardInfo? = nil,
        importInfo: MessageImportInfo? = nil,
        interactionInfo: MessageInteractionInfo? = nil,
        unreadReactions: [UnreadReaction],
        factCheck: FactCheck? = nil,
        suggestedPostInfo: SuggestedPostInfo? = nil,
        replyTo: MessageReplyTo? = nil,
        topicID: MessageTopic? = nil,
        selfDestructType: MessageSelfDestructType? = nil,
        selfDestructIn: Double,
        autoDeleteIn: Double,
        viaBotUserID: Int64,
        guestBotCallerID: MessageSender? = nil,
        senderBusinessBotUserID: Int64,
        senderBoostCount: Int32,
        senderTag: String,
        paidMessageStarCount: Int64,
        authorSignature: String,
        mediaAlbumID: Int64,
        effectID: Int64,
        restrictionInfo: RestrictionInfo? = nil,
        summaryLanguageCode: String,
        content: MessageContent,
        replyMarkup: ReplyMarkup? = nil,
        ephemeralMessageID: Int32
    ) {
        fields = Fields(
        id,
        senderID,
        receiverID,
        chatID,
        sendingState,
        schedulingState,
        isOutgoing,
        isPinned,
        isFromOffline,
        canBeSaved,
        hasTimestampedMedia,
        isChannelPost,
        isPaidStarSuggestedPost,
        isPaidGramSuggestedPost,
        containsUnreadMention,
        containsUnreadPollVotes,
        date,
        editDate,
        forwardInfo,
        importInfo,
        interactionInfo,
        unreadReactions,
        factCheck,
        suggestedPostInfo,
        replyTo,
        topicID,
        selfDestructType,
        selfDestructIn,
        autoDeleteIn,
        viaBotUserID,
        guestBotCallerID,
        senderBusinessBotUserID,
        senderBoostCount,
        senderTag,
        paidMessageStarCount,
        authorSignature,
        mediaAlbumID,
        effectID,
        restrictionInfo,
        summaryLanguageCode,
        content,
        replyMarkup,
        ephemeralMessageID
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"message""#)
        wire.int53(#","id":"#, fields.id)
        wire.object(#","sender_id":"#, fields.senderID)
        wire.object(#","receiver_id":"#, fields.receiverID)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.object(#","sending_state":"#, fields.sendingState)
        wire.object(#","scheduling_state":"#, fields.schedulingState)
        wire.bool(#","is_outgoing":"#, fields.isOutgoing)
        wire.bool(#","is_pinned":"#, fields.isPinned)
        wire.bool(#","is_from_offline":"#, fields.isFromOffline)
        wire.bool(#","can_be_saved":"#, fields.canBeSaved)
        wire.bool(#","has_timestamped_media":"#, fields.hasTimestampedMedia)
        wire.bool(#","is_channel_post":"#, fields.isChannelPost)
        wire.bool(#","is_paid_star_suggested_post":"#, fields.isPaidStarSuggestedPost)
        wire.bool(#","is_paid_gram_suggested_post":"#, fields.isPaidGramSuggestedPost)
        wire.bool(#","contains_unread_mention":"#, fields.containsUnreadMention)
        wire.bool(#","contains_unread_poll_votes":"#, fields.containsUnreadPollVotes)
        wire.int32(#","date":"#, fields.date)
        wire.int32(#","edit_date":"#, fields.editDate)
        wire.object(#","forward_info":"#, fields.forwardInfo)
        wire.object(#","import_info":"#, fields.importInfo)
        wire.object(#","interaction_info":"#, fields.interactionInfo)
        wire.objects(#","unread_reactions":"#, fields.unreadReactions)
        wire.object(#","fact_check":"#, fields.factCheck)
        wire.object(#","suggested_post_info":"#, fields.suggestedPostInfo)
        wire.object(#","reply_to":"#, fields.replyTo)
        wire.object(#","topic_id":"#, fields.topicID)
        wire.object(#","self_destruct_type":"#, fields.selfDestructType)
        wire.double(#","self_destruct_in":"#, fields.selfDestructIn)
        wire.double(#","auto_delete_in":"#, fields.autoDeleteIn)
        wire.int53(#","via_bot_user_id":"#, fields.viaBotUserID)
        wire.object(#","guest_bot_caller_id":"#, fields.guestBotCallerID)
        wire.int53(#","sender_business_bot_user_id":"#, fields.senderBusinessBotUserID)
        wire.int32(#","sender_boost_count":"#, fields.senderBoostCount)
        wire.string(#","sender_tag":"#, fields.senderTag)
        wire.int53(#","paid_message_star_count":"#, fields.paidMessageStarCount)
        wire.string(#","author_signature":"#, fields.authorSignature)
        wire.int64(#","media_album_id":"#, fields.mediaAlbumID)
        wire.int64(#","effect_id":"#, fields.effectID)
        wire.object(#","restriction_info":"#, fields.restrictionInfo)
        wire.string(#","summary_language_code":"#, fields.summaryLanguageCode)
        wire.object(#","content":"#, fields.content)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.int32(#","ephemeral_message_id":"#, fields.ephemeralMessageID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Message? {
        wire.open(#"{"@type":"message""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Message? {
        var id: Int64 = 0
        var senderID: MessageSender? = nil
        var receiverID: MessageSender? = nil
        var chatID: Int64 = 0
        var sendingState: MessageSendingState? = nil
        var schedulingState: MessageSchedulingState? = nil
        var isOutgoing: Bool = false
        var isPinned: Bool = false
        var isFromOffline: Bool = false
        var canBeSaved: Bool = false
        var hasTimestampedMedia: Bool = false
        var isChannelPost: Bool = false
        var isPaidStarSuggestedPost: Bool = false
        var isPaidGramSuggestedPost: Bool = false
        var containsUnreadMention: Bool = false
        var containsUnreadPollVotes: Bool = false
        var date: Int32 = 0
        var editDate: Int32 = 0
        var forwardInfo: MessageForwardInfo? = nil
        var importInfo: MessageImportInfo? = nil
        var interactionInfo: MessageInteractionInfo? = nil
        var unreadReactions: [UnreadReaction] = []
        var factCheck: FactCheck? = nil
        var suggestedPostInfo: SuggestedPostInfo? = nil
        var replyTo: MessageReplyTo? = nil
        var topicID: MessageTopic? = nil
        var selfDestructType: MessageSelfDestructType? = nil
        var selfDestructIn: Double = 0.0
        var autoDeleteIn: Double = 0.0
        var viaBotUserID: Int64 = 0
        var guestBotCallerID: MessageSender? = nil
        var senderBusinessBotUserID: Int64 = 0
        var senderBoostCount: Int32 = 0
        var senderTag: String = ""
        var paidMessageStarCount: Int64 = 0
        var authorSignature: String = ""
        var mediaAlbumID: Int64 = 0
        var effectID: Int64 = 0
        var restrictionInfo: RestrictionInfo? = nil
        var summaryLanguageCode: String = ""
        var content: MessageContent? = nil
        var replyMarkup: ReplyMarkup? = nil
        var ephemeralMessageID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","id":"#, &id)
            wire.object(#","sender_id":"#, &senderID)
            wire.object(#","receiver_id":"#, &receiverID)
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","sending_state":"#, &sendingState)
            wire.object(#","scheduling_state":"#, &schedulingState)
            wire.bool(#","is_outgoing":"#, &isOutgoing)
            wire.bool(#","is_pinned":"#, &isPinned)
            wire.bool(#","is_from_offline":"#, &isFromOffline)
            wire.bool(#","can_be_saved":"#, &canBeSaved)
            wire.bool(#","has_timestamped_media":"#, &hasTimestampedMedia)
            wire.bool(#","is_channel_post":"#, &isChannelPost)
            wire.bool(#","is_paid_star_suggested_post":"#, &isPaidStarSuggestedPost)
            wire.bool(#","is_paid_gram_suggested_post":"#, &isPaidGramSuggestedPost)
            wire.bool(#","contains_unread_mention":"#, &containsUnreadMention)
            wire.bool(#","contains_unread_poll_votes":"#, &containsUnreadPollVotes)
            wire.int32(#","date":"#, &date)
            wire.int32(#","edit_date":"#, &editDate)
            wire.object(#","forward_info":"#, &forwardInfo)
            wire.object(#","import_info":"#, &importInfo)
            wire.object(#","interaction_info":"#, &interactionInfo)
            wire.objects(#","unread_reactions":"#, &unreadReactions)
            wire.object(#","fact_check":"#, &factCheck)
            wire.object(#","suggested_post_info":"#, &suggestedPostInfo)
            wire.object(#","reply_to":"#, &replyTo)
            wire.object(#","topic_id":"#, &topicID)
            wire.object(#","self_destruct_type":"#, &selfDestructType)
            wire.double(#","self_destruct_in":"#, &selfDestructIn)
            wire.double(#","auto_delete_in":"#, &autoDeleteIn)
            wire.int53(#","via_bot_user_id":"#, &viaBotUserID)
            wire.object(#","guest_bot_caller_id":"#, &guestBotCallerID)
            wire.int53(#","sender_business_bot_user_id":"#, &senderBusinessBotUserID)
            wire.int32(#","sender_boost_count":"#, &senderBoostCount)
            wire.string(#","sender_tag":"#, &senderTag)
            wire.int53(#","paid_message_star_count":"#, &paidMessageStarCount)
            wire.string(#","author_signature":"#, &authorSignature)
            wire.int64(#","media_album_id":"#, &mediaAlbumID)
            wire.int64(#","effect_id":"#, &effectID)
            wire.object(#","restriction_info":"#, &restrictionInfo)
            wire.string(#","summary_language_code":"#, &summaryLanguageCode)
            wire.object(#","content":"#, &content)
            wire.object(#","reply_markup":"#, &replyMarkup)
            wire.int32(#","ephemeral_message_id":"#, &ephemeralMessageID)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let senderID = wire.required(consume senderID),
            let content = wire.required(consume content)
         else { wire.missing("sender_id content"); return nil }
        return Message(
            id: id,
            senderID: senderID,
            receiverID: receiverID,
            chatID: chatID,
            sendingState: sendingState,
            schedulingState: schedulingState,
            isOutgoing: isOutgoing,
            isPinned: isPinned,
            isFromOffline: isFromOffline,
            canBeSaved: canBeSaved,
            hasTimestampedMedia: hasTimestampedMedia,
            isChannelPost: isChannelPost,
            isPaidStarSuggestedPost: isPaidStarSuggestedPost,
            isPaidGramSuggestedPost: isPaidGramSuggestedPost,
            containsUnreadMention: containsUnreadMention,
            containsUnreadPollVotes: containsUnreadPollVotes,
            date: date,
            editDate: editDate,
            forwardInfo: forwardInfo,
            importInfo: importInfo,
            interactionInfo: interactionInfo,
            unreadReactions: unreadReactions,
            factCheck: factCheck,
            suggestedPostInfo: suggestedPostInfo,
            replyTo: replyTo,
            topicID: topicID,
            selfDestructType: selfDestructType,
            selfDestructIn: selfDestructIn,
            autoDeleteIn: autoDeleteIn,
            viaBotUserID: viaBotUserID,
            guestBotCallerID: guestBotCallerID,
            senderBusinessBotUserID: senderBusinessBotUserID,
            senderBoostCount: senderBoostCount,
            senderTag: senderTag,
            paidMessageStarCount: paidMessageStarCount,
            authorSignature: authorSignature,
            mediaAlbumID: mediaAlbumID,
            effectID: effectID,
            restrictionInfo: restrictionInfo,
            summaryLanguageCode: summaryLanguageCode,
            content: content,
            replyMarkup: replyMarkup,
            ephemeralMessageID: ephemeralMessageID
        )
    }
}

/// `messages total_count:int32 messages:vector<message> = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1messages.html)
public struct Messages: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    /// Elements may be absent.
    public let messages: [Message?]

    public init(totalCount: Int32, messages: [Message?]) {
        self.totalCount = totalCount
        self.messages = messages
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messages""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.optionalObjects(#","messages":"#, self.messages)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Messages? {
        wire.open(#"{"@type":"messages""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Messages? {
        var totalCount: Int32 = 0
        var messages: [Message?] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.optionalObjects(#","messages":"#, &messages)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Messages(totalCount: totalCount, messages: messages)
    }
}

/// `messagePosition position:int32 message_id:int53 date:int32 = MessagePosition`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_position.html)
public struct MessagePosition: TDDecodable, CustomStringConvertible {
    public let position: Int32
    public let messageID: Int64
    /// Unix time in seconds.
    public let date: Int32

    public init(position: Int32, messageID: Int64, date: Int32) {
        self.position = position
        self.messageID = messageID
        self.date = date
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePosition""#)
        wire.int32(#","position":"#, self.position)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32(#","date":"#, self.date)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessagePosition? {
        wire.open(#"{"@type":"messagePosition""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessagePosition? {
        var position: Int32 = 0
        var messageID: Int64 = 0
        var date: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","position":"#, &position)
            wire.int53(#","message_id":"#, &messageID)
            wire.int32(#","date":"#, &date)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessagePosition(position: position, messageID: messageID, date: date)
    }
}

/// `messagePositions total_count:int32 positions:vector<messagePosition> = MessagePositions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_positions.html)
public struct MessagePositions: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let positions: [MessagePosition]

    public init(totalCount: Int32, positions: [MessagePosition]) {
        self.totalCount = totalCount
        self.positions = positions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messagePositions""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","positions":"#, self.positions)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessagePositions? {
        wire.open(#"{"@type":"messagePositions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessagePositions? {
        var totalCount: Int32 = 0
        var positions: [MessagePosition] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","positions":"#, &positions)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessagePositions(totalCount: totalCount, positions: positions)
    }
}

/// `messageCalendarDay total_count:int32 message:message = MessageCalendarDay`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_calendar_day.html)
public struct MessageCalendarDay: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let message: Message

    public init(totalCount: Int32, message: Message) {
        self.totalCount = totalCount
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageCalendarDay""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageCalendarDay? {
        wire.open(#"{"@type":"messageCalendarDay""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageCalendarDay? {
        var totalCount: Int32 = 0
        var message: Message? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return MessageCalendarDay(totalCount: totalCount, message: message)
    }
}

/// `messageCalendar total_count:int32 days:vector<messageCalendarDay> = MessageCalendar`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_calendar.html)
public struct MessageCalendar: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let days: [MessageCalendarDay]

    public init(totalCount: Int32, days: [MessageCalendarDay]) {
        self.totalCount = totalCount
        self.days = days
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageCalendar""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","days":"#, self.days)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageCalendar? {
        wire.open(#"{"@type":"messageCalendar""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageCalendar? {
        var totalCount: Int32 = 0
        var days: [MessageCalendarDay] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","days":"#, &days)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageCalendar(totalCount: totalCount, days: days)
    }
}

/// `MessageSource`, one of 11 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_source.html)
public enum MessageSource: TDObject, CustomStringConvertible, CustomReflectable {
    /// `messageSourceChatHistory = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_chat_history.html)
    case chatHistory
    /// `messageSourceMessageThreadHistory = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_message_thread_history.html)
    case messageThreadHistory
    /// `messageSourceForumTopicHistory = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_forum_topic_history.html)
    case forumTopicHistory
    /// `messageSourceDirectMessagesChatTopicHistory = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_direct_messages_chat_topic_history.html)
    case directMessagesChatTopicHistory
    /// `messageSourceHistoryPreview = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_history_preview.html)
    case historyPreview
    /// `messageSourceChatList = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_chat_list.html)
    case chatList
    /// `messageSourceSearch = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_search.html)
    case search
    /// `messageSourceChatEventLog = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_chat_event_log.html)
    case chatEventLog
    /// `messageSourceNotification = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_notification.html)
    case notification
    /// `messageSourceScreenshot = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_screenshot.html)
    case screenshot
    /// `messageSourceOther = MessageSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_source_other.html)
    case other
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .chatHistory: wire.empty(#"{"@type":"messageSourceChatHistory"}"#)
        case .messageThreadHistory: wire.empty(#"{"@type":"messageSourceMessageThreadHistory"}"#)
        case .forumTopicHistory: wire.empty(#"{"@type":"messageSourceForumTopicHistory"}"#)
        case .directMessagesChatTopicHistory: wire.empty(#"{"@type":"messageSourceDirectMessagesChatTopicHistory"}"#)
        case .historyPreview: wire.empty(#"{"@type":"messageSourceHistoryPreview"}"#)
        case .chatList: wire.empty(#"{"@type":"messageSourceChatList"}"#)
        case .search: wire.empty(#"{"@type":"messageSourceSearch"}"#)
        case .chatEventLog: wire.empty(#"{"@type":"messageSourceChatEventLog"}"#)
        case .notification: wire.empty(#"{"@type":"messageSourceNotification"}"#)
        case .screenshot: wire.empty(#"{"@type":"messageSourceScreenshot"}"#)
        case .other: wire.empty(#"{"@type":"messageSourceOther"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `sponsoredMessage message_id:int53 is_recommended:Bool can_be_reported:Bool content:MessageContent sponsor:advertisementSponsor title:string button_text:string accent_color_id:int32 background_custom_emoji_id:int64 additional_info:string = SponsoredMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sponsored_message.html)
public struct SponsoredMessage: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let messageID: Int64
        let isRecommended: Bool
        let canBeReported: Bool
        let content: MessageContent
        let sponsor: AdvertisementSponsor
        let title: String
        let buttonText: String
        let accentColorID: Int32
        let backgroundCustomEmojiID: Int64
        let additionalInfo: String
        init(
            _ messageID: Int64,
            _ isRecommended: Bool,
            _ canBeReported: Bool,
            _ content: MessageContent,
            _ sponsor: AdvertisementSponsor,
            _ title: String,
            _ buttonText: String,
            _ accentColorID: Int32,
            _ backgroundCustomEmojiID: Int64,
            _ additionalInfo: String
        ) {
            self.messageID = messageID
            self.isRecommended = isRecommended
            self.canBeReported = canBeReported
            self.content = content
            self.sponsor = sponsor
            self.title = title
            self.buttonText = buttonText
            self.accentColorID = accentColorID
            self.backgroundCustomEmojiID = backgroundCustomEmojiID
            self.additionalInfo = additionalInfo
        }
    }
    private let fields: Fields
    public var messageID: Int64 { fields.messageID }
    public var isRecommended: Bool { fields.isRecommended }
    public var canBeReported: Bool { fields.canBeReported }
    public var content: MessageContent { fields.content }
    public var sponsor: AdvertisementSponsor { fields.sponsor }
    public var title: String { fields.title }
    public var buttonText: String { fields.buttonText }
    public var accentColorID: Int32 { fields.accentColorID }
    public var backgroundCustomEmojiID: Int64 { fields.backgroundCustomEmojiID }
    public var additionalInfo: String { fields.additionalInfo }

    public init(
        messageID: Int64,
        isRecommended: Bool,
        canBeReported: Bool,
        content: MessageContent,
        sponsor: AdvertisementSponsor,
        title: String,
        buttonText: String,
        accentColorID: Int32,
        backgroundCustomEmojiID: Int64,
        additionalInfo: String
    ) {
        fields = Fields(
        messageID,
        isRecommended,
        canBeReported,
        content,
        sponsor,
        title,
        buttonText,
        accentColorID,
        backgroundCustomEmojiID,
        additionalInfo
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sponsoredMessage""#)
        wire.int53(#","message_id":"#, fields.messageID)
        wire.bool(#","is_recommended":"#, fields.isRecommended)
        wire.bool(#","can_be_reported":"#, fields.canBeReported)
        wire.object(#","content":"#, fields.content)
        wire.object(#","sponsor":"#, fields.sponsor)
        wire.string(#","title":"#, fields.title)
        wire.string(#","button_text":"#, fields.buttonText)
        wire.int32(#","accent_color_id":"#, fields.accentColorID)
        wire.int64(#","background_custom_emoji_id":"#, fields.backgroundCustomEmojiID)
        wire.string(#","additional_info":"#, fields.additionalInfo)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SponsoredMessage? {
        wire.open(#"{"@type":"sponsoredMessage""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SponsoredMessage? {
        var messageID: Int64 = 0
        var isRecommended: Bool = false
        var canBeReported: Bool = false
        var content: MessageContent? = nil
        var sponsor: AdvertisementSponsor? = nil
        var title: String = ""
        var buttonText: String = ""
        var accentColorID: Int32 = 0
        var backgroundCustomEmojiID: Int64 = 0
        var additionalInfo: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","message_id":"#, &messageID)
            wire.bool(#","is_recommended":"#, &isRecommended)
            wire.bool(#","can_be_reported":"#, &canBeReported)
            wire.object(#","content":"#, &content)
            wire.object(#","sponsor":"#, &sponsor)
            wire.string(#","title":"#, &title)
            wire.string(#","button_text":"#, &buttonText)
            wire.int32(#","accent_color_id":"#, &accentColorID)
            wire.int64(#","background_custom_emoji_id":"#, &backgroundCustomEmojiID)
            wire.string(#","additional_info":"#, &additionalInfo)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let content = wire.required(consume content),
            let sponsor = wire.required(consume sponsor)
         else { wire.missing("content sponsor"); return nil }
        return SponsoredMessage(
            messageID: messageID,
            isRecommended: isRecommended,
            canBeReported: canBeReported,
            content: content,
            sponsor: sponsor,
            title: title,
            buttonText: buttonText,
            accentColorID: accentColorID,
            backgroundCustomEmojiID: backgroundCustomEmojiID,
            additionalInfo: additionalInfo
        )
    }
}

/// `sponsoredMessages messages:vector<sponsoredMessage> messages_between:int32 = SponsoredMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sponsored_messages.html)
public struct SponsoredMessages: TDDecodable, CustomStringConvertible {
    public let messages: [SponsoredMessage]
    public let messagesBetween: Int32

    public init(messages: [SponsoredMessage], messagesBetween: Int32) {
        self.messages = messages
        self.messagesBetween = messagesBetween
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sponsoredMessages""#)
        wire.objects(#","messages":"#, self.messages)
        wire.int32(#","messages_between":"#, self.messagesBetween)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SponsoredMessages? {
        wire.open(#"{"@type":"sponsoredMessages""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SponsoredMessages? {
        var messages: [SponsoredMessage] = []
        var messagesBetween: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.objects(#","messages":"#, &messages)
            wire.int32(#","messages_between":"#, &messagesBetween)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SponsoredMessages(messages: messages, messagesBetween: messagesBetween)
    }
}

/// `sponsoredChat unique_id:int53 chat_id:int53 sponsor_info:string additional_info:string = SponsoredChat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sponsored_chat.html)
public struct SponsoredChat: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let uniqueID: Int64
        let chatID: Int64
        let sponsorInfo: String
        let additionalInfo: String
        init(_ uniqueID: Int64, _ chatID: Int64, _ sponsorInfo: String, _ additionalInfo: String) {
            self.uniqueID = uniqueID
            self.chatID = chatID
            self.sponsorInfo = sponsorInfo
            self.additionalInfo = additionalInfo
        }
    }
    private let fields: Fields
    public var uniqueID: Int64 { fields.uniqueID }
    public var chatID: Int64 { fields.chatID }
    public var sponsorInfo: String { fields.sponsorInfo }
    public var additionalInfo: String { fields.additionalInfo }

    public init(uniqueID: Int64, chatID: Int64, sponsorInfo: String, additionalInfo: String) {
        fields = Fields(uniqueID, chatID, sponsorInfo, additionalInfo)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sponsoredChat""#)
        wire.int53(#","unique_id":"#, fields.uniqueID)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.string(#","sponsor_info":"#, fields.sponsorInfo)
        wire.string(#","additional_info":"#, fields.additionalInfo)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SponsoredChat? {
        wire.open(#"{"@type":"sponsoredChat""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SponsoredChat? {
        var uniqueID: Int64 = 0
        var chatID: Int64 = 0
        var sponsorInfo: String = ""
        var additionalInfo: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","unique_id":"#, &uniqueID)
            wire.int53(#","chat_id":"#, &chatID)
            wire.string(#","sponsor_info":"#, &sponsorInfo)
            wire.string(#","additional_info":"#, &additionalInfo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SponsoredChat(
            uniqueID: uniqueID,
            chatID: chatID,
            sponsorInfo: sponsorInfo,
            additionalInfo: additionalInfo
        )
    }
}

/// `sponsoredChats chats:vector<sponsoredChat> = SponsoredChats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sponsored_chats.html)
public struct SponsoredChats: TDDecodable, CustomStringConvertible {
    public let chats: [SponsoredChat]

    public init(chats: [SponsoredChat]) {
        self.chats = chats
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sponsoredChats""#)
        wire.objects(#","chats":"#, self.chats)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> SponsoredChats? {
        wire.open(#"{"@type":"sponsoredChats""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> SponsoredChats? {
        var chats: [SponsoredChat] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","chats":"#, &chats)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return SponsoredChats(chats: chats)
    }
}

/// `DraftMessageContent`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_draft_message_content.html)
public enum DraftMessageContent: TDDecodable, CustomStringConvertible, CustomReflectable {
    case text(DraftMessageContentText)
    indirect case richMessage(DraftMessageContentRichMessage)
    indirect case videoNote(DraftMessageContentVideoNote)
    case voiceNote(DraftMessageContentVoiceNote)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .text(let value): value.encode(into: &wire)
        case .richMessage(let value): value.encode(into: &wire)
        case .videoNote(let value): value.encode(into: &wire)
        case .voiceNote(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> DraftMessageContent? {
        switch wire.constructor(of: .draftMessageContent) {
        case 0: if let value = DraftMessageContentText.body(&wire) { return .text(value) }  // draftMessageContentText
        case 1: if let value = DraftMessageContentRichMessage.body(&wire) { return .richMessage(value) }  // draftMessageContentRichMessage
        case 2: if let value = DraftMessageContentVideoNote.body(&wire) { return .videoNote(value) }  // draftMessageContentVideoNote
        case 3: if let value = DraftMessageContentVoiceNote.body(&wire) { return .voiceNote(value) }  // draftMessageContentVoiceNote
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `draftMessageContentText text:formattedText link_preview_options:linkPreviewOptions = DraftMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1draft_message_content_text.html)
public struct DraftMessageContentText: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let text: FormattedText
        let linkPreviewOptions: LinkPreviewOptions?
        init(_ text: FormattedText, _ linkPreviewOptions: LinkPreviewOptions?) {
            self.text = text
            self.linkPreviewOptions = linkPreviewOptions
        }
    }
    private let fields: Fields
    /// Length 0 to the option `message_text_length_max` characters.
    public var text: FormattedText { fields.text }
    /// May be absent. May be left out.
    public var linkPreviewOptions: LinkPreviewOptions? { fields.linkPreviewOptions }

    public init(text: FormattedText, linkPreviewOptions: LinkPreviewOptions? = nil) {
        fields = Fields(text, linkPreviewOptions)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"draftMessageContentText""#)
        wire.object(#","text":"#, fields.text)
        wire.object(#","link_preview_options":"#, fields.linkPreviewOptions)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> DraftMessageContentText? {
        var text: FormattedText? = nil
        var linkPreviewOptions: LinkPreviewOptions? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.object(#","link_preview_options":"#, &linkPreviewOptions)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return DraftMessageContentText(text: text, linkPreviewOptions: linkPreviewOptions)
    }
}

/// `draftMessageContentRichMessage message:richMessage = DraftMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1draft_message_content_rich_message.html)
public struct DraftMessageContentRichMessage: TDObject, CustomStringConvertible {
    public let message: RichMessage

    public init(message: RichMessage) {
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"draftMessageContentRichMessage""#)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> DraftMessageContentRichMessage? {
        var message: RichMessage? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return DraftMessageContentRichMessage(message: message)
    }
}

/// `draftMessageContentVideoNote file_path:string duration:int32 length:int32 self_destruct_type:MessageSelfDestructType = DraftMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1draft_message_content_video_note.html)
public struct DraftMessageContentVideoNote: TDObject, CustomStringConvertible, CustomReflectable {
    public let filePath: String
    /// Range 0 to 60.
    public let duration: Int32
    public let length: Int32
    /// May be absent. May be left out.
    public let selfDestructType: MessageSelfDestructType?

    public init(filePath: String, duration: Int32, length: Int32, selfDestructType: MessageSelfDestructType? = nil) {
        self.filePath = filePath
        self.duration = duration
        self.length = length
        self.selfDestructType = selfDestructType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"draftMessageContentVideoNote""#)
        wire.string(#","file_path":"#, self.filePath)
        wire.int32(#","duration":"#, self.duration)
        wire.int32(#","length":"#, self.length)
        wire.object(#","self_destruct_type":"#, self.selfDestructType)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> DraftMessageContentVideoNote? {
        var filePath: String = ""
        var duration: Int32 = 0
        var length: Int32 = 0
        var selfDestructType: MessageSelfDestructType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","file_path":"#, &filePath)
            wire.int32(#","duration":"#, &duration)
            wire.int32(#","length":"#, &length)
            wire.object(#","self_destruct_type":"#, &selfDestructType)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return DraftMessageContentVideoNote(
            filePath: filePath,
            duration: duration,
            length: length,
            selfDestructType: selfDestructType
        )
    }
}

/// `draftMessageContentVoiceNote file_path:string duration:int32 waveform:bytes self_destruct_type:MessageSelfDestructType = DraftMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1draft_message_content_voice_note.html)
public struct DraftMessageContentVoiceNote: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let filePath: String
        let duration: Int32
        let waveform: [UInt8]
        let selfDestructType: MessageSelfDestructType?
        init(_ filePath: String, _ duration: Int32, _ waveform: [UInt8], _ selfDestructType: MessageSelfDestructType?) {
            self.filePath = filePath
            self.duration = duration
            self.waveform = waveform
            self.selfDestructType = selfDestructType
        }
    }
    private let fields: Fields
    public var filePath: String { fields.filePath }
    public var duration: Int32 { fields.duration }
    public var waveform: [UInt8] { fields.waveform }
    /// May be absent. May be left out.
    public var selfDestructType: MessageSelfDestructType? { fields.selfDestructType }

    public init(
        filePath: String,
        duration: Int32,
        waveform: [UInt8],
        selfDestructType: MessageSelfDestructType? = nil
    ) {
        fields = Fields(filePath, duration, waveform, selfDestructType)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"draftMessageContentVoiceNote""#)
        wire.string(#","file_path":"#, fields.filePath)
        wire.int32(#","duration":"#, fields.duration)
        wire.bytes(#","waveform":"#, fields.waveform)
        wire.object(#","self_destruct_type":"#, fields.selfDestructType)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> DraftMessageContentVoiceNote? {
        var filePath: String = ""
        var duration: Int32 = 0
        var waveform: [UInt8] = []
        var selfDestructType: MessageSelfDestructType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","file_path":"#, &filePath)
            wire.int32(#","duration":"#, &duration)
            wire.bytes(#","waveform":"#, &waveform)
            wire.object(#","self_destruct_type":"#, &selfDestructType)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return DraftMessageContentVoiceNote(
            filePath: filePath,
            duration: duration,
            waveform: waveform,
            selfDestructType: selfDestructType
        )
    }
}

/// `draftMessage reply_to:InputMessageReplyTo date:int32 content:DraftMessageContent effect_id:int64 suggested_post_info:inputSuggestedPostInfo = DraftMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1draft_message.html)
public struct DraftMessage: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let replyTo: InputMessageReplyTo?
        let date: Int32
        let content: DraftMessageContent
        let effectID: Int64
        let suggestedPostInfo: InputSuggestedPostInfo?
        init(
            _ replyTo: InputMessageReplyTo?,
            _ date: Int32,
            _ content: DraftMessageContent,
            _ effectID: Int64,
            _ suggestedPostInfo: InputSuggestedPostInfo?
        ) {
            self.replyTo = replyTo
            self.date = date
            self.content = content
            self.effectID = effectID
            self.suggestedPostInfo = suggestedPostInfo
        }
    }
    private let fields: Fields
    /// May be absent.
    public var replyTo: InputMessageReplyTo? { fields.replyTo }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    public var content: DraftMessageContent { fields.content }
    public var effectID: Int64 { fields.effectID }
    /// May be absent.
    public var suggestedPostInfo: InputSuggestedPostInfo? { fields.suggestedPostInfo }

    public init(
        replyTo: InputMessageReplyTo? = nil,
        date: Int32,
        content: DraftMessageContent,
        effectID: Int64,
        suggestedPostInfo: InputSuggestedPostInfo? = nil
    ) {
        fields = Fields(replyTo, date, content, effectID, suggestedPostInfo)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"draftMessage""#)
        wire.object(#","reply_to":"#, fields.replyTo)
        wire.int32(#","date":"#, fields.date)
        wire.object(#","content":"#, fields.content)
        wire.int64(#","effect_id":"#, fields.effectID)
        wire.object(#","suggested_post_info":"#, fields.suggestedPostInfo)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> DraftMessage? {
        wire.open(#"{"@type":"draftMessage""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> DraftMessage? {
        var replyTo: InputMessageReplyTo? = nil
        var date: Int32 = 0
        var content: DraftMessageContent? = nil
        var effectID: Int64 = 0
        var suggestedPostInfo: InputSuggestedPostInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","reply_to":"#, &replyTo)
            wire.int32(#","date":"#, &date)
            wire.object(#","content":"#, &content)
            wire.int64(#","effect_id":"#, &effectID)
            wire.object(#","suggested_post_info":"#, &suggestedPostInfo)
        } while wire.more(&mark)
        guard !wire.failed, let content = wire.required(consume content) else { wire.missing("content"); return nil }
        return DraftMessage(
            replyTo: replyTo,
            date: date,
            content: content,
            effectID: effectID,
            suggestedPostInfo: suggestedPostInfo
        )
    }
}

/// `KeyboardButtonType`, one of 8 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_keyboard_button_type.html)
public enum KeyboardButtonType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `keyboardButtonTypeText = KeyboardButtonType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button_type_text.html)
    case text
    /// `keyboardButtonTypeRequestPhoneNumber = KeyboardButtonType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button_type_request_phone_number.html)
    case requestPhoneNumber
    /// `keyboardButtonTypeRequestLocation = KeyboardButtonType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button_type_request_location.html)
    case requestLocation
    indirect case requestPoll(KeyboardButtonTypeRequestPoll)
    indirect case requestUsers(KeyboardButtonTypeRequestUsers)
    case requestChat(KeyboardButtonTypeRequestChat)
    case requestManagedBot(KeyboardButtonTypeRequestManagedBot)
    indirect case webApp(KeyboardButtonTypeWebApp)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .text: wire.empty(#"{"@type":"keyboardButtonTypeText"}"#)
        case .requestPhoneNumber: wire.empty(#"{"@type":"keyboardButtonTypeRequestPhoneNumber"}"#)
        case .requestLocation: wire.empty(#"{"@type":"keyboardButtonTypeRequestLocation"}"#)
        case .requestPoll(let value): value.encode(into: &wire)
        case .requestUsers(let value): value.encode(into: &wire)
        case .requestChat(let value): value.encode(into: &wire)
        case .requestManagedBot(let value): value.encode(into: &wire)
        case .webApp(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> KeyboardButtonType? {
        switch wire.constructor(of: .keyboardButtonType) {
        case 0: if wire.close() { return .text }  // keyboardButtonTypeText
        case 1: if wire.close() { return .requestPhoneNumber }  // keyboardButtonTypeRequestPhoneNumber
        case 2: if wire.close() { return .requestLocation }  // keyboardButtonTypeRequestLocation
        case 3: if let value = KeyboardButtonTypeRequestPoll.body(&wire) { return .requestPoll(value) }  // keyboardButtonTypeRequestPoll
        case 4: if let value = KeyboardButtonTypeRequestUsers.body(&wire) { return .requestUsers(value) }  // keyboardButtonTypeRequestUsers
        case 5: if let value = KeyboardButtonTypeRequestChat.body(&wire) { return .requestChat(value) }  // keyboardButtonTypeRequestChat
        case 6: if let value = KeyboardButtonTypeRequestManagedBot.body(&wire) { return .requestManagedBot(value) }  // keyboardButtonTypeRequestManagedBot
        case 7: if let value = KeyboardButtonTypeWebApp.body(&wire) { return .webApp(value) }  // keyboardButtonTypeWebApp
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `keyboardButtonTypeRequestPoll force_regular:Bool force_quiz:Bool = KeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button_type_request_poll.html)
public struct KeyboardButtonTypeRequestPoll: TDObject, CustomStringConvertible {
    public let forceRegular: Bool
    public let forceQuiz: Bool

    public init(forceRegular: Bool, forceQuiz: Bool) {
        self.forceRegular = forceRegular
        self.forceQuiz = forceQuiz
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"keyboardButtonTypeRequestPoll""#)
        wire.bool(#","force_regular":"#, self.forceRegular)
        wire.bool(#","force_quiz":"#, self.forceQuiz)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> KeyboardButtonTypeRequestPoll? {
        var forceRegular: Bool = false
        var forceQuiz: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","force_regular":"#, &forceRegular)
            wire.bool(#","force_quiz":"#, &forceQuiz)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return KeyboardButtonTypeRequestPoll(forceRegular: forceRegular, forceQuiz: forceQuiz)
    }
}

/// `keyboardButtonTypeRequestUsers id:int32 restrict_user_is_bot:Bool user_is_bot:Bool restrict_user_is_premium:Bool user_is_premium:Bool max_quantity:int32 request_name:Bool request_username:Bool request_photo:Bool = KeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button_type_request_users.html)
public struct KeyboardButtonTypeRequestUsers: TDObject, CustomStringConvertible {
    public let id: Int32
    public let restrictUserIsBot: Bool
    public let userIsBot: Bool
    public let restrictUserIsPremium: Bool
    public let userIsPremium: Bool
    public let maxQuantity: Int32
    /// For bots only.
    public let requestName: Bool
    /// For bots only.
    public let requestUsername: Bool
    /// For bots only.
    public let requestPhoto: Bool

    public init(
        id: Int32,
        restrictUserIsBot: Bool,
        userIsBot: Bool,
        restrictUserIsPremium: Bool,
        userIsPremium: Bool,
        maxQuantity: Int32,
        requestName: Bool,
        requestUsername: Bool,
        requestPhoto: Bool
    ) {
        self.id = id
        self.restrictUserIsBot = restrictUserIsBot
        self.userIsBot = userIsBot
        self.restrictUserIsPremium = restrictUserIsPremium
        self.userIsPremium = userIsPremium
        self.maxQuantity = maxQuantity
        self.requestName = requestName
        self.requestUsername = requestUsername
        self.requestPhoto = requestPhoto
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"keyboardButtonTypeRequestUsers""#)
        wire.int32(#","id":"#, self.id)
        wire.bool(#","restrict_user_is_bot":"#, self.restrictUserIsBot)
        wire.bool(#","user_is_bot":"#, self.userIsBot)
        wire.bool(#","restrict_user_is_premium":"#, self.restrictUserIsPremium)
        wire.bool(#","user_is_premium":"#, self.userIsPremium)
        wire.int32(#","max_quantity":"#, self.maxQuantity)
        wire.bool(#","request_name":"#, self.requestName)
        wire.bool(#","request_username":"#, self.requestUsername)
        wire.bool(#","request_photo":"#, self.requestPhoto)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> KeyboardButtonTypeRequestUsers? {
        var id: Int32 = 0
        var restrictUserIsBot: Bool = false
        var userIsBot: Bool = false
        var restrictUserIsPremium: Bool = false
        var userIsPremium: Bool = false
        var maxQuantity: Int32 = 0
        var requestName: Bool = false
        var requestUsername: Bool = false
        var requestPhoto: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.bool(#","restrict_user_is_bot":"#, &restrictUserIsBot)
            wire.bool(#","user_is_bot":"#, &userIsBot)
            wire.bool(#","restrict_user_is_premium":"#, &restrictUserIsPremium)
            wire.bool(#","user_is_premium":"#, &userIsPremium)
            wire.int32(#","max_quantity":"#, &maxQuantity)
            wire.bool(#","request_name":"#, &requestName)
            wire.bool(#","request_username":"#, &requestUsername)
            wire.bool(#","request_photo":"#, &requestPhoto)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return KeyboardButtonTypeRequestUsers(
            id: id,
            restrictUserIsBot: restrictUserIsBot,
            userIsBot: userIsBot,
            restrictUserIsPremium: restrictUserIsPremium,
            userIsPremium: userIsPremium,
            maxQuantity: maxQuantity,
            requestName: requestName,
            requestUsername: requestUsername,
            requestPhoto: requestPhoto
        )
    }
}

/// `keyboardButtonTypeRequestChat id:int32 chat_is_channel:Bool restrict_chat_is_forum:Bool chat_is_forum:Bool restrict_chat_has_username:Bool chat_has_username:Bool chat_is_created:Bool user_administrator_rights:chatAdministratorRights bot_administrator_rights:chatAdministratorRights bot_is_member:Bool request_title:Bool request_username:Bool request_photo:Bool = KeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button_type_request_chat.html)
public struct KeyboardButtonTypeRequestChat: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int32
        let chatIsChannel: Bool
        let restrictChatIsForum: Bool
        let chatIsForum: Bool
        let restrictChatHasUsername: Bool
        let chatHasUsername: Bool
        let chatIsCreated: Bool
        let userAdministratorRights: ChatAdministratorRights?
        let botAdministratorRights: ChatAdministratorRights?
        let botIsMember: Bool
        let requestTitle: Bool
        let requestUsername: Bool
        let requestPhoto: Bool
        init(
            _ id: Int32,
            _ chatIsChannel: Bool,
            _ restrictChatIsForum: Bool,
            _ chatIsForum: Bool,
            _ restrictChatHasUsername: Bool,
            _ chatHasUsername: Bool,
            _ chatIsCreated: Bool,
            _ userAdministratorRights: ChatAdministratorRights?,
            _ botAdministratorRights: ChatAdministratorRights?,
            _ botIsMember: Bool,
            _ requestTitle: Bool,
            _ requestUsername: Bool,
            _ requestPhoto: Bool
        ) {
            self.id = id
            self.chatIsChannel = chatIsChannel
            self.restrictChatIsForum = restrictChatIsForum
            self.chatIsForum = chatIsForum
            self.restrictChatHasUsername = restrictChatHasUsername
            self.chatHasUsername = chatHasUsername
            self.chatIsCreated = chatIsCreated
            self.userAdministratorRights = userAdministratorRights
            self.botAdministratorRights = botAdministratorRights
            self.botIsMember = botIsMember
            self.requestTitle = requestTitle
            self.requestUsername = requestUsername
            self.requestPhoto = requestPhoto
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var chatIsChannel: Bool { fields.chatIsChannel }
    public var restrictChatIsForum: Bool { fields.restrictChatIsForum }
    public var chatIsForum: Bool { fields.chatIsForum }
    public var restrictChatHasUsername: Bool { fields.restrictChatHasUsername }
    public var chatHasUsername: Bool { fields.chatHasUsername }
    public var chatIsCreated: Bool { fields.chatIsCreated }
    /// May be absent.
    public var userAdministratorRights: ChatAdministratorRights? { fields.userAdministratorRights }
    /// May be absent.
    public var botAdministratorRights: ChatAdministratorRights? { fields.botAdministratorRights }
    public var botIsMember: Bool { fields.botIsMember }
    /// For bots only.
    public var requestTitle: Bool { fields.requestTitle }
    /// For bots only.
    public var requestUsername: Bool { fields.requestUsername }
    /// For bots only.
    public var requestPhoto: Bool { fields.requestPhoto }

    public init(
        id: Int32,
        chatIsChannel: Bool,
        restrictChatIsForum: Bool,
        chatIsForum: Bool,
        restrictChatHasUsername: Bool,
        chatHasUsername: Bool,
        chatIsCreated: Bool,
        userAdministratorRights: ChatAdministratorRights? = nil,
        botAdministratorRights: ChatAdministratorRights? = nil,
        botIsMember: Bool,
        requestTitle: Bool,
        requestUsername: Bool,
        requestPhoto: Bool
    ) {
        fields = Fields(
        id,
        chatIsChannel,
        restrictChatIsForum,
        chatIsForum,
        restrictChatHasUsername,
        chatHasUsername,
        chatIsCreated,
        userAdministratorRights,
        botAdministratorRights,
        botIsMember,
        requestTitle,
        requestUsername,
        requestPhoto
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"keyboardButtonTypeRequestChat""#)
        wire.int32(#","id":"#, fields.id)
        wire.bool(#","chat_is_channel":"#, fields.chatIsChannel)
        wire.bool(#","restrict_chat_is_forum":"#, fields.restrictChatIsForum)
        wire.bool(#","chat_is_forum":"#, fields.chatIsForum)
        wire.bool(#","restrict_chat_has_username":"#, fields.restrictChatHasUsername)
        wire.bool(#","chat_has_username":"#, fields.chatHasUsername)
        wire.bool(#","chat_is_created":"#, fields.chatIsCreated)
        wire.object(#","user_administrator_rights":"#, fields.userAdministratorRights)
        wire.object(#","bot_administrator_rights":"#, fields.botAdministratorRights)
        wire.bool(#","bot_is_member":"#, fields.botIsMember)
        wire.bool(#","request_title":"#, fields.requestTitle)
        wire.bool(#","request_username":"#, fields.requestUsername)
        wire.bool(#","request_photo":"#, fields.requestPhoto)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> KeyboardButtonTypeRequestChat? {
        var id: Int32 = 0
        var chatIsChannel: Bool = false
        var restrictChatIsForum: Bool = false
        var chatIsForum: Bool = false
        var restrictChatHasUsername: Bool = false
        var chatHasUsername: Bool = false
        var chatIsCreated: Bool = false
        var userAdministratorRights: ChatAdministratorRights? = nil
        var botAdministratorRights: ChatAdministratorRights? = nil
        var botIsMember: Bool = false
        var requestTitle: Bool = false
        var requestUsername: Bool = false
        var requestPhoto: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.bool(#","chat_is_channel":"#, &chatIsChannel)
            wire.bool(#","restrict_chat_is_forum":"#, &restrictChatIsForum)
            wire.bool(#","chat_is_forum":"#, &chatIsForum)
            wire.bool(#","restrict_chat_has_username":"#, &restrictChatHasUsername)
            wire.bool(#","chat_has_username":"#, &chatHasUsername)
            wire.bool(#","chat_is_created":"#, &chatIsCreated)
            wire.object(#","user_administrator_rights":"#, &userAdministratorRights)
            wire.object(#","bot_administrator_rights":"#, &botAdministratorRights)
            wire.bool(#","bot_is_member":"#, &botIsMember)
            wire.bool(#","request_title":"#, &requestTitle)
            wire.bool(#","request_username":"#, &requestUsername)
            wire.bool(#","request_photo":"#, &requestPhoto)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return KeyboardButtonTypeRequestChat(
            id: id,
            chatIsChannel: chatIsChannel,
            restrictChatIsForum: restrictChatIsForum,
            chatIsForum: chatIsForum,
            restrictChatHasUsername: restrictChatHasUsername,
            chatHasUsername: chatHasUsername,
            chatIsCreated: chatIsCreated,
            userAdministratorRights: userAdministratorRights,
            botAdministratorRights: botAdministratorRights,
            botIsMember: botIsMember,
            requestTitle: requestTitle,
            requestUsername: requestUsername,
            requestPhoto: requestPhoto
        )
    }
}

/// `keyboardButtonTypeRequestManagedBot id:int32 suggested_name:string suggested_username:string = KeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button_type_request_managed_bot.html)
public struct KeyboardButtonTypeRequestManagedBot: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int32
        let suggestedName: String
        let suggestedUsername: String
        init(_ id: Int32, _ suggestedName: String, _ suggestedUsername: String) {
            self.id = id
            self.suggestedName = suggestedName
            self.suggestedUsername = suggestedUsername
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var suggestedName: String { fields.suggestedName }
    public var suggestedUsername: String { fields.suggestedUsername }

    public init(id: Int32, suggestedName: String, suggestedUsername: String) {
        fields = Fields(id, suggestedName, suggestedUsername)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"keyboardButtonTypeRequestManagedBot""#)
        wire.int32(#","id":"#, fields.id)
        wire.string(#","suggested_name":"#, fields.suggestedName)
        wire.string(#","suggested_username":"#, fields.suggestedUsername)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> KeyboardButtonTypeRequestManagedBot? {
        var id: Int32 = 0
        var suggestedName: String = ""
        var suggestedUsername: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.string(#","suggested_name":"#, &suggestedName)
            wire.string(#","suggested_username":"#, &suggestedUsername)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return KeyboardButtonTypeRequestManagedBot(
            id: id,
            suggestedName: suggestedName,
            suggestedUsername: suggestedUsername
        )
    }
}

/// `keyboardButtonTypeWebApp url:string = KeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button_type_web_app.html)
public struct KeyboardButtonTypeWebApp: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"keyboardButtonTypeWebApp""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> KeyboardButtonTypeWebApp? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return KeyboardButtonTypeWebApp(url: url)
    }
}

/// `keyboardButton text:string icon_custom_emoji_id:int64 style:ButtonStyle type:KeyboardButtonType = KeyboardButton`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button.html)
public struct KeyboardButton: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let text: String
        let iconCustomEmojiID: Int64
        let style: ButtonStyle
        let type: KeyboardButtonType
        init(_ text: String, _ iconCustomEmojiID: Int64, _ style: ButtonStyle, _ type: KeyboardButtonType) {
            self.text = text
            self.iconCustomEmojiID = iconCustomEmojiID
            self.style = style
            self.type = type
        }
    }
    private let fields: Fields
    public var text: String { fields.text }
    public var iconCustomEmojiID: Int64 { fields.iconCustomEmojiID }
    public var style: ButtonStyle { fields.style }
    public var type: KeyboardButtonType { fields.type }

    public init(text: String, iconCustomEmojiID: Int64, style: ButtonStyle, type: KeyboardButtonType) {
        fields = Fields(text, iconCustomEmojiID, style, type)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"keyboardButton""#)
        wire.string(#","text":"#, fields.text)
        wire.int64(#","icon_custom_emoji_id":"#, fields.iconCustomEmojiID)
        wire.object(#","style":"#, fields.style)
        wire.object(#","type":"#, fields.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> KeyboardButton? {
        wire.open(#"{"@type":"keyboardButton""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> KeyboardButton? {
        var text: String = ""
        var iconCustomEmojiID: Int64 = 0
        var style: ButtonStyle? = nil
        var type: KeyboardButtonType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
            wire.int64(#","icon_custom_emoji_id":"#, &iconCustomEmojiID)
            wire.object(#","style":"#, &style)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let style = wire.required(consume style),
            let type = wire.required(consume type)
         else { wire.missing("style type"); return nil }
        return KeyboardButton(text: text, iconCustomEmojiID: iconCustomEmojiID, style: style, type: type)
    }
}

/// `KeyboardButtonSource`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_keyboard_button_source.html)
public enum KeyboardButtonSource: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case message(KeyboardButtonSourceMessage)
    indirect case webApp(KeyboardButtonSourceWebApp)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .message(let value): value.encode(into: &wire)
        case .webApp(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `keyboardButtonSourceMessage chat_id:int53 message_id:int53 = KeyboardButtonSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button_source_message.html)
public struct KeyboardButtonSourceMessage: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"keyboardButtonSourceMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `keyboardButtonSourceWebApp bot_user_id:int53 prepared_button_id:string = KeyboardButtonSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1keyboard_button_source_web_app.html)
public struct KeyboardButtonSourceWebApp: TDObject, CustomStringConvertible {
    public let botUserID: Int64
    public let preparedButtonID: String

    public init(botUserID: Int64, preparedButtonID: String) {
        self.botUserID = botUserID
        self.preparedButtonID = preparedButtonID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"keyboardButtonSourceWebApp""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","prepared_button_id":"#, self.preparedButtonID)
        wire.close()
    }
}

/// `ReplyMarkup`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_reply_markup.html)
public enum ReplyMarkup: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case removeKeyboard(ReplyMarkupRemoveKeyboard)
    indirect case forceReply(ReplyMarkupForceReply)
    indirect case showKeyboard(ReplyMarkupShowKeyboard)
    indirect case inlineKeyboard(ReplyMarkupInlineKeyboard)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .removeKeyboard(let value): value.encode(into: &wire)
        case .forceReply(let value): value.encode(into: &wire)
        case .showKeyboard(let value): value.encode(into: &wire)
        case .inlineKeyboard(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ReplyMarkup? {
        switch wire.constructor(of: .replyMarkup) {
        case 0: if let value = ReplyMarkupRemoveKeyboard.body(&wire) { return .removeKeyboard(value) }  // replyMarkupRemoveKeyboard
        case 1: if let value = ReplyMarkupForceReply.body(&wire) { return .forceReply(value) }  // replyMarkupForceReply
        case 2: if let value = ReplyMarkupShowKeyboard.body(&wire) { return .showKeyboard(value) }  // replyMarkupShowKeyboard
        case 3: if let value = ReplyMarkupInlineKeyboard.body(&wire) { return .inlineKeyboard(value) }  // replyMarkupInlineKeyboard
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `replyMarkupRemoveKeyboard is_personal:Bool = ReplyMarkup`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reply_markup_remove_keyboard.html)
public struct ReplyMarkupRemoveKeyboard: TDObject, CustomStringConvertible {
    public let isPersonal: Bool

    public init(isPersonal: Bool) {
        self.isPersonal = isPersonal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"replyMarkupRemoveKeyboard""#)
        wire.bool(#","is_personal":"#, self.isPersonal)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReplyMarkupRemoveKeyboard? {
        var isPersonal: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_personal":"#, &isPersonal)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReplyMarkupRemoveKeyboard(isPersonal: isPersonal)
    }
}

/// `replyMarkupForceReply is_personal:Bool input_field_placeholder:string = ReplyMarkup`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reply_markup_force_reply.html)
public struct ReplyMarkupForceReply: TDObject, CustomStringConvertible, CustomReflectable {
    public let isPersonal: Bool
    /// Length 0 to 64 characters.
    public let inputFieldPlaceholder: String

    public init(isPersonal: Bool, inputFieldPlaceholder: String) {
        self.isPersonal = isPersonal
        self.inputFieldPlaceholder = inputFieldPlaceholder
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"replyMarkupForceReply""#)
        wire.bool(#","is_personal":"#, self.isPersonal)
        wire.string(#","input_field_placeholder":"#, self.inputFieldPlaceholder)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReplyMarkupForceReply? {
        var isPersonal: Bool = false
        var inputFieldPlaceholder: String = ""
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_personal":"#, &isPersonal)
            wire.string(#","input_field_placeholder":"#, &inputFieldPlaceholder)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReplyMarkupForceReply(isPersonal: isPersonal, inputFieldPlaceholder: inputFieldPlaceholder)
    }
}

/// `replyMarkupShowKeyboard rows:vector<vector<keyboardButton>> is_persistent:Bool resize_keyboard:Bool one_time:Bool is_personal:Bool input_field_placeholder:string = ReplyMarkup`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reply_markup_show_keyboard.html)
public struct ReplyMarkupShowKeyboard: TDObject, CustomStringConvertible, CustomReflectable {
    public let rows: [[KeyboardButton]]
    public let isPersistent: Bool
    public let resizeKeyboard: Bool
    public let oneTime: Bool
    public let isPersonal: Bool
    /// Length 0 to 64 characters.
    public let inputFieldPlaceholder: String

    public init(
        rows: [[KeyboardButton]],
        isPersistent: Bool,
        resizeKeyboard: Bool,
        oneTime: Bool,
        isPersonal: Bool,
        inputFieldPlaceholder: String
    ) {
        self.rows = rows
        self.isPersistent = isPersistent
        self.resizeKeyboard = resizeKeyboard
        self.oneTime = oneTime
        self.isPersonal = isPersonal
        self.inputFieldPlaceholder = inputFieldPlaceholder
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"replyMarkupShowKeyboard""#)
        wire.objectRows(#","rows":"#, self.rows)
        wire.bool(#","is_persistent":"#, self.isPersistent)
        wire.bool(#","resize_keyboard":"#, self.resizeKeyboard)
        wire.bool(#","one_time":"#, self.oneTime)
        wire.bool(#","is_personal":"#, self.isPersonal)
        wire.string(#","input_field_placeholder":"#, self.inputFieldPlaceholder)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReplyMarkupShowKeyboard? {
        var rows: [[KeyboardButton]] = []
        var isPersistent: Bool = false
        var resizeKeyboard: Bool = false
        var oneTime: Bool = false
        var isPersonal: Bool = false
        var inputFieldPlaceholder: String = ""
        var mark = wire.cursor
        repeat {
            wire.objectRows(#","rows":"#, &rows)
            wire.bool(#","is_persistent":"#, &isPersistent)
            wire.bool(#","resize_keyboard":"#, &resizeKeyboard)
            wire.bool(#","one_time":"#, &oneTime)
            wire.bool(#","is_personal":"#, &isPersonal)
            wire.string(#","input_field_placeholder":"#, &inputFieldPlaceholder)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReplyMarkupShowKeyboard(
            rows: rows,
            isPersistent: isPersistent,
            resizeKeyboard: resizeKeyboard,
            oneTime: oneTime,
            isPersonal: isPersonal,
            inputFieldPlaceholder: inputFieldPlaceholder
        )
    }
}

/// `replyMarkupInlineKeyboard rows:vector<vector<inlineKeyboardButton>> = ReplyMarkup`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reply_markup_inline_keyboard.html)
public struct ReplyMarkupInlineKeyboard: TDObject, CustomStringConvertible {
    public let rows: [[InlineKeyboardButton]]

    public init(rows: [[InlineKeyboardButton]]) {
        self.rows = rows
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"replyMarkupInlineKeyboard""#)
        wire.objectRows(#","rows":"#, self.rows)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReplyMarkupInlineKeyboard? {
        var rows: [[InlineKeyboardButton]] = []
        var mark = wire.cursor
        repeat {
            wire.objectRows(#","rows":"#, &rows)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReplyMarkupInlineKeyboard(rows: rows)
    }
}

/// `messageThreadInfo chat_id:int53 message_thread_id:int53 reply_info:messageReplyInfo unread_message_count:int32 messages:vector<message> draft_message:draftMessage = MessageThreadInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_thread_info.html)
public struct MessageThreadInfo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let messageThreadID: Int64
        let replyInfo: MessageReplyInfo?
        let unreadMessageCount: Int32
        let messages: [Message]
        let draftMessage: DraftMessage?
        init(
            _ chatID: Int64,
            _ messageThreadID: Int64,
            _ replyInfo: MessageReplyInfo?,
            _ unreadMessageCount: Int32,
            _ messages: [Message],
            _ draftMessage: DraftMessage?
        ) {
            self.chatID = chatID
            self.messageThreadID = messageThreadID
            self.replyInfo = replyInfo
            self.unreadMessageCount = unreadMessageCount
            self.messages = messages
            self.draftMessage = draftMessage
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var messageThreadID: Int64 { fields.messageThreadID }
    /// May be absent.
    public var replyInfo: MessageReplyInfo? { fields.replyInfo }
    public var unreadMessageCount: Int32 { fields.unreadMessageCount }
    public var messages: [Message] { fields.messages }
    /// May be absent.
    public var draftMessage: DraftMessage? { fields.draftMessage }

    public init(
        chatID: Int64,
        messageThreadID: Int64,
        replyInfo: MessageReplyInfo? = nil,
        unreadMessageCount: Int32,
        messages: [Message],
        draftMessage: DraftMessage? = nil
    ) {
        fields = Fields(chatID, messageThreadID, replyInfo, unreadMessageCount, messages, draftMessage)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageThreadInfo""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int53(#","message_thread_id":"#, fields.messageThreadID)
        wire.object(#","reply_info":"#, fields.replyInfo)
        wire.int32(#","unread_message_count":"#, fields.unreadMessageCount)
        wire.objects(#","messages":"#, fields.messages)
        wire.object(#","draft_message":"#, fields.draftMessage)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageThreadInfo? {
        wire.open(#"{"@type":"messageThreadInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageThreadInfo? {
        var chatID: Int64 = 0
        var messageThreadID: Int64 = 0
        var replyInfo: MessageReplyInfo? = nil
        var unreadMessageCount: Int32 = 0
        var messages: [Message] = []
        var draftMessage: DraftMessage? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_thread_id":"#, &messageThreadID)
            wire.object(#","reply_info":"#, &replyInfo)
            wire.int32(#","unread_message_count":"#, &unreadMessageCount)
            wire.objects(#","messages":"#, &messages)
            wire.object(#","draft_message":"#, &draftMessage)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageThreadInfo(
            chatID: chatID,
            messageThreadID: messageThreadID,
            replyInfo: replyInfo,
            unreadMessageCount: unreadMessageCount,
            messages: messages,
            draftMessage: draftMessage
        )
    }
}

/// `invoice currency:string price_parts:vector<labeledPricePart> subscription_period:int32 max_tip_amount:int53 suggested_tip_amounts:vector<int53> recurring_payment_terms_of_service_url:string terms_of_service_url:string is_test:Bool need_name:Bool need_phone_number:Bool need_email_address:Bool need_shipping_address:Bool send_phone_number_to_provider:Bool send_email_address_to_provider:Bool is_flexible:Bool = Invoice`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1invoice.html)
public struct Invoice: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let currency: String
        let priceParts: [LabeledPricePart]
        let subscriptionPeriod: Int32
        let maxTipAmount: Int64
        let suggestedTipAmounts: [Int64]
        let recurringPaymentTermsOfServiceURL: String
        let termsOfServiceURL: String
        let isTest: Bool
        let needName: Bool
        let needPhoneNumber: Bool
        let needEmailAddress: Bool
        let needShippingAddress: Bool
        let sendPhoneNumberToProvider: Bool
        let sendEmailAddressToProvider: Bool
        let isFlexible: Bool
        init(
            _ currency: String,
            _ priceParts: [LabeledPricePart],
            _ subscriptionPeriod: Int32,
            _ maxTipAmount: Int64,
            _ suggestedTipAmounts: [Int64],
            _ recurringPaymentTermsOfServiceURL: String,
            _ termsOfServiceURL: String,
            _ isTest: Bool,
            _ needName: Bool,
            _ needPhoneNumber: Bool,
            _ needEmailAddress: Bool,
            _ needShippingAddress: Bool,
            _ sendPhoneNumberToProvider: Bool,
            _ sendEmailAddressToProvider: Bool,
            _ isFlexible: Bool
        ) {
            self.currency = currency
            self.priceParts = priceParts
            self.subscriptionPeriod = subscriptionPeriod
            self.maxTipAmount = maxTipAmount
            self.suggestedTipAmounts = suggestedTipAmounts
            self.recurringPaymentTermsOfServiceURL = recurringPaymentTermsOfServiceURL
            self.termsOfServiceURL = termsOfServiceURL
            self.isTest = isTest
            self.needName = needName
            self.needPhoneNumber = needPhoneNumber
            self.needEmailAddress = needEmailAddress
            self.needShippingAddress = needShippingAddress
            self.sendPhoneNumberToProvider = sendPhoneNumberToProvider
            self.sendEmailAddressToProvider = sendEmailAddressToProvider
            self.isFlexible = isFlexible
        }
    }
    private let fields: Fields
    public var currency: String { fields.currency }
    public var priceParts: [LabeledPricePart] { fields.priceParts }
    public var subscriptionPeriod: Int32 { fields.subscriptionPeriod }
    public var maxTipAmount: Int64 { fields.maxTipAmount }
    public var suggestedTipAmounts: [Int64] { fields.suggestedTipAmounts }
    public var recurringPaymentTermsOfServiceURL: String { fields.recurringPaymentTermsOfServiceURL }
    public var termsOfServiceURL: String { fields.termsOfServiceURL }
    public var isTest: Bool { fields.isTest }
    public var needName: Bool { fields.needName }
    public var needPhoneNumber: Bool { fields.needPhoneNumber }
    public var needEmailAddress: Bool { fields.needEmailAddress }
    public var needShippingAddress: Bool { fields.needShippingAddress }
    public var sendPhoneNumberToProvider: Bool { fields.sendPhoneNumberToProvider }
    public var sendEmailAddressToProvider: Bool { fields.sendEmailAddressToProvider }
    public var isFlexible: Bool { fields.isFlexible }

    public init(
        currency: String,
        priceParts: [LabeledPricePart],
        subscriptionPeriod: Int32,
        maxTipAmount: Int64,
        suggestedTipAmounts: [Int64],
        recurringPaymentTermsOfServiceURL: String,
        termsOfServiceURL: String,
        isTest: Bool,
        needName: Bool,
        needPhoneNumber: Bool,
        needEmailAddress: Bool,
        needShippingAddress: Bool,
        sendPhoneNumberToProvider: Bool,
        sendEmailAddressToProvider: Bool,
        isFlexible: Bool
    ) {
        fields = Fields(
        currency,
        priceParts,
        subscriptionPeriod,
        maxTipAmount,
        suggestedTipAmounts,
        recurringPaymentTermsOfServiceURL,
        termsOfServiceURL,
        isTest,
        needName,
        needPhoneNumber,
        needEmailAddress,
        needShippingAddress,
        sendPhoneNumberToProvider,
        sendEmailAddressToProvider,
        isFlexible
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"invoice""#)
        wire.string(#","currency":"#, fields.currency)
        wire.objects(#","price_parts":"#, fields.priceParts)
        wire.int32(#","subscription_period":"#, fields.subscriptionPeriod)
        wire.int53(#","max_tip_amount":"#, fields.maxTipAmount)
        wire.int53s(#","suggested_tip_amounts":"#, fields.suggestedTipAmounts)
        wire.string(#","recurring_payment_terms_of_service_url":"#, fields.recurringPaymentTermsOfServiceURL)
        wire.string(#","terms_of_service_url":"#, fields.termsOfServiceURL)
        wire.bool(#","is_test":"#, fields.isTest)
        wire.bool(#","need_name":"#, fields.needName)
        wire.bool(#","need_phone_number":"#, fields.needPhoneNumber)
        wire.bool(#","need_email_address":"#, fields.needEmailAddress)
        wire.bool(#","need_shipping_address":"#, fields.needShippingAddress)
        wire.bool(#","send_phone_number_to_provider":"#, fields.sendPhoneNumberToProvider)
        wire.bool(#","send_email_address_to_provider":"#, fields.sendEmailAddressToProvider)
        wire.bool(#","is_flexible":"#, fields.isFlexible)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Invoice? {
        wire.open(#"{"@type":"invoice""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Invoice? {
        var currency: String = ""
        var priceParts: [LabeledPricePart] = []
        var subscriptionPeriod: Int32 = 0
        var maxTipAmount: Int64 = 0
        var suggestedTipAmounts: [Int64] = []
        var recurringPaymentTermsOfServiceURL: String = ""
        var termsOfServiceURL: String = ""
        var isTest: Bool = false
        var needName: Bool = false
        var needPhoneNumber: Bool = false
        var needEmailAddress: Bool = false
        var needShippingAddress: Bool = false
        var sendPhoneNumberToProvider: Bool = false
        var sendEmailAddressToProvider: Bool = false
        var isFlexible: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","currency":"#, &currency)
            wire.objects(#","price_parts":"#, &priceParts)
            wire.int32(#","subscription_period":"#, &subscriptionPeriod)
            wire.int53(#","max_tip_amount":"#, &maxTipAmount)
            wire.int53s(#","suggested_tip_amounts":"#, &suggestedTipAmounts)
            wire.string(#","recurring_payment_terms_of_service_url":"#, &recurringPaymentTermsOfServiceURL)
            wire.string(#","terms_of_service_url":"#, &termsOfServiceURL)
            wire.bool(#","is_test":"#, &isTest)
            wire.bool(#","need_name":"#, &needName)
            wire.bool(#","need_phone_number":"#, &needPhoneNumber)
            wire.bool(#","need_email_address":"#, &needEmailAddress)
            wire.bool(#","need_shipping_address":"#, &needShippingAddress)
            wire.bool(#","send_phone_number_to_provider":"#, &sendPhoneNumberToProvider)
            wire.bool(#","send_email_address_to_provider":"#, &sendEmailAddressToProvider)
            wire.bool(#","is_flexible":"#, &isFlexible)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Invoice(
            currency: currency,
            priceParts: priceParts,
            subscriptionPeriod: subscriptionPeriod,
            maxTipAmount: maxTipAmount,
            suggestedTipAmounts: suggestedTipAmounts,
            recurringPaymentTermsOfServiceURL: recurringPaymentTermsOfServiceURL,
            termsOfServiceURL: termsOfServiceURL,
            isTest: isTest,
            needName: needName,
            needPhoneNumber: needPhoneNumber,
            needEmailAddress: needEmailAddress,
            needShippingAddress: needShippingAddress,
            sendPhoneNumberToProvider: sendPhoneNumberToProvider,
            sendEmailAddressToProvider: sendEmailAddressToProvider,
            isFlexible: isFlexible
        )
    }
}

/// `PaidMedia`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_paid_media.html)
public enum PaidMedia: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case preview(PaidMediaPreview)
    case photo(PaidMediaPhoto)
    case video(PaidMediaVideo)
    /// `paidMediaUnsupported = PaidMedia`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1paid_media_unsupported.html)
    case unsupported
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .preview(let value): value.encode(into: &wire)
        case .photo(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .unsupported: wire.empty(#"{"@type":"paidMediaUnsupported"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PaidMedia? {
        switch wire.constructor(of: .paidMedia) {
        case 0: if let value = PaidMediaPreview.body(&wire) { return .preview(value) }  // paidMediaPreview
        case 1: if let value = PaidMediaPhoto.body(&wire) { return .photo(value) }  // paidMediaPhoto
        case 2: if let value = PaidMediaVideo.body(&wire) { return .video(value) }  // paidMediaVideo
        case 3: if wire.close() { return .unsupported }  // paidMediaUnsupported
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `paidMediaPreview width:int32 height:int32 duration:int32 minithumbnail:minithumbnail = PaidMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1paid_media_preview.html)
public struct PaidMediaPreview: TDObject, CustomStringConvertible {
    public let width: Int32
    public let height: Int32
    public let duration: Int32
    /// May be absent.
    public let minithumbnail: Minithumbnail?

    public init(width: Int32, height: Int32, duration: Int32, minithumbnail: Minithumbnail? = nil) {
        self.width = width
        self.height = height
        self.duration = duration
        self.minithumbnail = minithumbnail
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paidMediaPreview""#)
        wire.int32(#","width":"#, self.width)
        wire.int32(#","height":"#, self.height)
        wire.int32(#","duration":"#, self.duration)
        wire.object(#","minithumbnail":"#, self.minithumbnail)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaidMediaPreview? {
        var width: Int32 = 0
        var height: Int32 = 0
        var duration: Int32 = 0
        var minithumbnail: Minithumbnail? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.int32(#","duration":"#, &duration)
            wire.object(#","minithumbnail":"#, &minithumbnail)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PaidMediaPreview(width: width, height: height, duration: duration, minithumbnail: minithumbnail)
    }
}

/// `paidMediaPhoto photo:photo video:video = PaidMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1paid_media_photo.html)
public struct PaidMediaPhoto: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let photo: Photo
        let video: Video?
        init(_ photo: Photo, _ video: Video?) {
            self.photo = photo
            self.video = video
        }
    }
    private let fields: Fields
    public var photo: Photo { fields.photo }
    /// May be absent.
    public var video: Video? { fields.video }

    public init(photo: Photo, video: Video? = nil) {
        fields = Fields(photo, video)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paidMediaPhoto""#)
        wire.object(#","photo":"#, fields.photo)
        wire.object(#","video":"#, fields.video)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaidMediaPhoto? {
        var photo: Photo? = nil
        var video: Video? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
            wire.object(#","video":"#, &video)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return PaidMediaPhoto(photo: photo, video: video)
    }
}

/// `paidMediaVideo video:video cover:photo start_timestamp:int32 = PaidMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1paid_media_video.html)
public struct PaidMediaVideo: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let video: Video
        let cover: Photo?
        let startTimestamp: Int32
        init(_ video: Video, _ cover: Photo?, _ startTimestamp: Int32) {
            self.video = video
            self.cover = cover
            self.startTimestamp = startTimestamp
        }
    }
    private let fields: Fields
    public var video: Video { fields.video }
    /// May be absent.
    public var cover: Photo? { fields.cover }
    public var startTimestamp: Int32 { fields.startTimestamp }

    public init(video: Video, cover: Photo? = nil, startTimestamp: Int32) {
        fields = Fields(video, cover, startTimestamp)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"paidMediaVideo""#)
        wire.object(#","video":"#, fields.video)
        wire.object(#","cover":"#, fields.cover)
        wire.int32(#","start_timestamp":"#, fields.startTimestamp)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PaidMediaVideo? {
        var video: Video? = nil
        var cover: Photo? = nil
        var startTimestamp: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","video":"#, &video)
            wire.object(#","cover":"#, &cover)
            wire.int32(#","start_timestamp":"#, &startTimestamp)
        } while wire.more(&mark)
        guard !wire.failed, let video = wire.required(consume video) else { wire.missing("video"); return nil }
        return PaidMediaVideo(video: video, cover: cover, startTimestamp: startTimestamp)
    }
}

/// `PollMedia`, one of 9 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_poll_media.html)
public enum PollMedia: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case animation(PollMediaAnimation)
    indirect case audio(PollMediaAudio)
    indirect case document(PollMediaDocument)
    indirect case link(PollMediaLink)
    indirect case location(PollMediaLocation)
    case photo(PollMediaPhoto)
    indirect case sticker(PollMediaSticker)
    indirect case venue(PollMediaVenue)
    case video(PollMediaVideo)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .animation(let value): value.encode(into: &wire)
        case .audio(let value): value.encode(into: &wire)
        case .document(let value): value.encode(into: &wire)
        case .link(let value): value.encode(into: &wire)
        case .location(let value): value.encode(into: &wire)
        case .photo(let value): value.encode(into: &wire)
        case .sticker(let value): value.encode(into: &wire)
        case .venue(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PollMedia? {
        switch wire.constructor(of: .pollMedia) {
        case 0: if let value = PollMediaAnimation.body(&wire) { return .animation(value) }  // pollMediaAnimation
        case 1: if let value = PollMediaAudio.body(&wire) { return .audio(value) }  // pollMediaAudio
        case 2: if let value = PollMediaDocument.body(&wire) { return .document(value) }  // pollMediaDocument
        case 3: if let value = PollMediaLink.body(&wire) { return .link(value) }  // pollMediaLink
        case 4: if let value = PollMediaLocation.body(&wire) { return .location(value) }  // pollMediaLocation
        case 5: if let value = PollMediaPhoto.body(&wire) { return .photo(value) }  // pollMediaPhoto
        case 6: if let value = PollMediaSticker.body(&wire) { return .sticker(value) }  // pollMediaSticker
        case 7: if let value = PollMediaVenue.body(&wire) { return .venue(value) }  // pollMediaVenue
        case 8: if let value = PollMediaVideo.body(&wire) { return .video(value) }  // pollMediaVideo
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `pollMediaAnimation animation:animation = PollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_media_animation.html)
public struct PollMediaAnimation: TDObject, CustomStringConvertible {
    public let animation: Animation

    public init(animation: Animation) {
        self.animation = animation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollMediaAnimation""#)
        wire.object(#","animation":"#, self.animation)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollMediaAnimation? {
        var animation: Animation? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","animation":"#, &animation)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let animation = wire.required(consume animation)
         else { wire.missing("animation"); return nil }
        return PollMediaAnimation(animation: animation)
    }
}

/// `pollMediaAudio audio:audio = PollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_media_audio.html)
public struct PollMediaAudio: TDObject, CustomStringConvertible {
    public let audio: Audio

    public init(audio: Audio) {
        self.audio = audio
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollMediaAudio""#)
        wire.object(#","audio":"#, self.audio)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollMediaAudio? {
        var audio: Audio? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","audio":"#, &audio)
        } while wire.more(&mark)
        guard !wire.failed, let audio = wire.required(consume audio) else { wire.missing("audio"); return nil }
        return PollMediaAudio(audio: audio)
    }
}

/// `pollMediaDocument document:document = PollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_media_document.html)
public struct PollMediaDocument: TDObject, CustomStringConvertible {
    public let document: Document

    public init(document: Document) {
        self.document = document
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollMediaDocument""#)
        wire.object(#","document":"#, self.document)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollMediaDocument? {
        var document: Document? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","document":"#, &document)
        } while wire.more(&mark)
        guard !wire.failed, let document = wire.required(consume document) else { wire.missing("document"); return nil }
        return PollMediaDocument(document: document)
    }
}

/// `pollMediaLink url:string link_preview:linkPreview = PollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_media_link.html)
public struct PollMediaLink: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String
    /// May be absent.
    public let linkPreview: LinkPreview?

    public init(url: String, linkPreview: LinkPreview? = nil) {
        self.url = url
        self.linkPreview = linkPreview
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollMediaLink""#)
        wire.string(#","url":"#, self.url)
        wire.object(#","link_preview":"#, self.linkPreview)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollMediaLink? {
        var url: String = ""
        var linkPreview: LinkPreview? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.object(#","link_preview":"#, &linkPreview)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PollMediaLink(url: url, linkPreview: linkPreview)
    }
}

/// `pollMediaLocation location:location = PollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_media_location.html)
public struct PollMediaLocation: TDObject, CustomStringConvertible {
    public let location: Location

    public init(location: Location) {
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollMediaLocation""#)
        wire.object(#","location":"#, self.location)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollMediaLocation? {
        var location: Location? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","location":"#, &location)
        } while wire.more(&mark)
        guard !wire.failed, let location = wire.required(consume location) else { wire.missing("location"); return nil }
        return PollMediaLocation(location: location)
    }
}

/// `pollMediaPhoto photo:photo video:video = PollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_media_photo.html)
public struct PollMediaPhoto: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let photo: Photo
        let video: Video?
        init(_ photo: Photo, _ video: Video?) {
            self.photo = photo
            self.video = video
        }
    }
    private let fields: Fields
    public var photo: Photo { fields.photo }
    /// May be absent.
    public var video: Video? { fields.video }

    public init(photo: Photo, video: Video? = nil) {
        fields = Fields(photo, video)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollMediaPhoto""#)
        wire.object(#","photo":"#, fields.photo)
        wire.object(#","video":"#, fields.video)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollMediaPhoto? {
        var photo: Photo? = nil
        var video: Video? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
            wire.object(#","video":"#, &video)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return PollMediaPhoto(photo: photo, video: video)
    }
}

/// `pollMediaSticker sticker:sticker = PollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_media_sticker.html)
public struct PollMediaSticker: TDObject, CustomStringConvertible {
    public let sticker: Sticker

    public init(sticker: Sticker) {
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollMediaSticker""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollMediaSticker? {
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed, let sticker = wire.required(consume sticker) else { wire.missing("sticker"); return nil }
        return PollMediaSticker(sticker: sticker)
    }
}

/// `pollMediaVenue venue:venue = PollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_media_venue.html)
public struct PollMediaVenue: TDObject, CustomStringConvertible {
    public let venue: Venue

    public init(venue: Venue) {
        self.venue = venue
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollMediaVenue""#)
        wire.object(#","venue":"#, self.venue)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollMediaVenue? {
        var venue: Venue? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","venue":"#, &venue)
        } while wire.more(&mark)
        guard !wire.failed, let venue = wire.required(consume venue) else { wire.missing("venue"); return nil }
        return PollMediaVenue(venue: venue)
    }
}

/// `pollMediaVideo video:video alternative_videos:vector<alternativeVideo> storyboards:vector<videoStoryboard> cover:photo start_timestamp:int32 = PollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_media_video.html)
public struct PollMediaVideo: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let video: Video
        let alternativeVideos: [AlternativeVideo]
        let storyboards: [VideoStoryboard]
        let cover: Photo?
        let startTimestamp: Int32
        init(
            _ video: Video,
            _ alternativeVideos: [AlternativeVideo],
            _ storyboards: [VideoStoryboard],
            _ cover: Photo?,
            _ startTimestamp: Int32
        ) {
            self.video = video
            self.alternativeVideos = alternativeVideos
            self.storyboards = storyboards
            self.cover = cover
            self.startTimestamp = startTimestamp
        }
    }
    private let fields: Fields
    public var video: Video { fields.video }
    public var alternativeVideos: [AlternativeVideo] { fields.alternativeVideos }
    public var storyboards: [VideoStoryboard] { fields.storyboards }
    /// May be absent.
    public var cover: Photo? { fields.cover }
    public var startTimestamp: Int32 { fields.startTimestamp }

    public init(
        video: Video,
        alternativeVideos: [AlternativeVideo],
        storyboards: [VideoStoryboard],
        cover: Photo? = nil,
        startTimestamp: Int32
    ) {
        fields = Fields(video, alternativeVideos, storyboards, cover, startTimestamp)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollMediaVideo""#)
        wire.object(#","video":"#, fields.video)
        wire.objects(#","alternative_videos":"#, fields.alternativeVideos)
        wire.objects(#","storyboards":"#, fields.storyboards)
        wire.object(#","cover":"#, fields.cover)
        wire.int32(#","start_timestamp":"#, fields.startTimestamp)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PollMediaVideo? {
        var video: Video? = nil
        var alternativeVideos: [AlternativeVideo] = []
        var storyboards: [VideoStoryboard] = []
        var cover: Photo? = nil
        var startTimestamp: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","video":"#, &video)
            wire.objects(#","alternative_videos":"#, &alternativeVideos)
            wire.objects(#","storyboards":"#, &storyboards)
            wire.object(#","cover":"#, &cover)
            wire.int32(#","start_timestamp":"#, &startTimestamp)
        } while wire.more(&mark)
        guard !wire.failed, let video = wire.required(consume video) else { wire.missing("video"); return nil }
        return PollMediaVideo(
            video: video,
            alternativeVideos: alternativeVideos,
            storyboards: storyboards,
            cover: cover,
            startTimestamp: startTimestamp
        )
    }
}

/// `MessageSchedulingState`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_scheduling_state.html)
public enum MessageSchedulingState: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case sendAtDate(MessageSchedulingStateSendAtDate)
    /// `messageSchedulingStateSendWhenOnline = MessageSchedulingState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_scheduling_state_send_when_online.html)
    case sendWhenOnline
    indirect case sendWhenVideoProcessed(MessageSchedulingStateSendWhenVideoProcessed)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .sendAtDate(let value): value.encode(into: &wire)
        case .sendWhenOnline: wire.empty(#"{"@type":"messageSchedulingStateSendWhenOnline"}"#)
        case .sendWhenVideoProcessed(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageSchedulingState? {
        switch wire.constructor(of: .messageSchedulingState) {
        case 0: if let value = MessageSchedulingStateSendAtDate.body(&wire) { return .sendAtDate(value) }  // messageSchedulingStateSendAtDate
        case 1: if wire.close() { return .sendWhenOnline }  // messageSchedulingStateSendWhenOnline
        case 2: if let value = MessageSchedulingStateSendWhenVideoProcessed.body(&wire) { return .sendWhenVideoProcessed(value) }  // messageSchedulingStateSendWhenVideoProcessed
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageSchedulingStateSendAtDate send_date:int32 repeat_period:int32 = MessageSchedulingState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_scheduling_state_send_at_date.html)
public struct MessageSchedulingStateSendAtDate: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let sendDate: Int32
    public let repeatPeriod: Int32

    public init(sendDate: Int32, repeatPeriod: Int32) {
        self.sendDate = sendDate
        self.repeatPeriod = repeatPeriod
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSchedulingStateSendAtDate""#)
        wire.int32(#","send_date":"#, self.sendDate)
        wire.int32(#","repeat_period":"#, self.repeatPeriod)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSchedulingStateSendAtDate? {
        var sendDate: Int32 = 0
        var repeatPeriod: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","send_date":"#, &sendDate)
            wire.int32(#","repeat_period":"#, &repeatPeriod)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageSchedulingStateSendAtDate(sendDate: sendDate, repeatPeriod: repeatPeriod)
    }
}

/// `messageSchedulingStateSendWhenVideoProcessed send_date:int32 = MessageSchedulingState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_scheduling_state_send_when_video_processed.html)
public struct MessageSchedulingStateSendWhenVideoProcessed: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let sendDate: Int32

    public init(sendDate: Int32) {
        self.sendDate = sendDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSchedulingStateSendWhenVideoProcessed""#)
        wire.int32(#","send_date":"#, self.sendDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSchedulingStateSendWhenVideoProcessed? {
        var sendDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","send_date":"#, &sendDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageSchedulingStateSendWhenVideoProcessed(sendDate: sendDate)
    }
}

/// `MessageSelfDestructType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_self_destruct_type.html)
public enum MessageSelfDestructType: TDDecodable, CustomStringConvertible, CustomReflectable {
    case timer(MessageSelfDestructTypeTimer)
    /// `messageSelfDestructTypeImmediately = MessageSelfDestructType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_self_destruct_type_immediately.html)
    case immediately
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .timer(let value): value.encode(into: &wire)
        case .immediately: wire.empty(#"{"@type":"messageSelfDestructTypeImmediately"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageSelfDestructType? {
        switch wire.constructor(of: .messageSelfDestructType) {
        case 0: if let value = MessageSelfDestructTypeTimer.body(&wire) { return .timer(value) }  // messageSelfDestructTypeTimer
        case 1: if wire.close() { return .immediately }  // messageSelfDestructTypeImmediately
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageSelfDestructTypeTimer self_destruct_time:int32 = MessageSelfDestructType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_self_destruct_type_timer.html)
public struct MessageSelfDestructTypeTimer: TDObject, CustomStringConvertible {
    public let selfDestructTime: Int32

    public init(selfDestructTime: Int32) {
        self.selfDestructTime = selfDestructTime
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSelfDestructTypeTimer""#)
        wire.int32(#","self_destruct_time":"#, self.selfDestructTime)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageSelfDestructTypeTimer? {
        var selfDestructTime: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","self_destruct_time":"#, &selfDestructTime)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageSelfDestructTypeTimer(selfDestructTime: selfDestructTime)
    }
}

/// `messageSendOptions suggested_post_info:inputSuggestedPostInfo disable_notification:Bool from_background:Bool protect_content:Bool allow_paid_broadcast:Bool paid_message_star_count:int53 update_order_of_installed_sticker_sets:Bool scheduling_state:MessageSchedulingState effect_id:int64 sending_id:int32 only_preview:Bool = MessageSendOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_send_options.html)
public struct MessageSendOptions: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let suggestedPostInfo: InputSuggestedPostInfo?
        let disableNotification: Bool
        let fromBackground: Bool
        let protectContent: Bool
        let allowPaidBroadcast: Bool
        let paidMessageStarCount: Int64
        let updateOrderOfInstalledStickerSets: Bool
        let schedulingState: MessageSchedulingState?
        let effectID: Int64
        let sendingID: Int32
        let onlyPreview: Bool
        init(
            _ suggestedPostInfo: InputSuggestedPostInfo?,
            _ disableNotification: Bool,
            _ fromBackground: Bool,
            _ protectContent: Bool,
            _ allowPaidBroadcast: Bool,
            _ paidMessageStarCount: Int64,
            _ updateOrderOfInstalledStickerSets: Bool,
            _ schedulingState: MessageSchedulingState?,
            _ effectID: Int64,
            _ sendingID: Int32,
            _ onlyPreview: Bool
        ) {
            self.suggestedPostInfo = suggestedPostInfo
            self.disableNotification = disableNotification
            self.fromBackground = fromBackground
            self.protectContent = protectContent
            self.allowPaidBroadcast = allowPaidBroadcast
            self.paidMessageStarCount = paidMessageStarCount
            self.updateOrderOfInstalledStickerSets = updateOrderOfInstalledStickerSets
            self.schedulingState = schedulingState
            self.effectID = effectID
            self.sendingID = sendingID
            self.onlyPreview = onlyPreview
        }
    }
    private let fields: Fields
    /// May be left out.
    public var suggestedPostInfo: InputSuggestedPostInfo? { fields.suggestedPostInfo }
    public var disableNotification: Bool { fields.disableNotification }
    public var fromBackground: Bool { fields.fromBackground }
    /// For bots only.
    public var protectContent: Bool { fields.protectContent }
    /// For bots only.
    public var allowPaidBroadcast: Bool { fields.allowPaidBroadcast }
    public var paidMessageStarCount: Int64 { fields.paidMessageStarCount }
    public var updateOrderOfInstalledStickerSets: Bool { fields.updateOrderOfInstalledStickerSets }
    /// May be left out.
    public var schedulingState: MessageSchedulingState? { fields.schedulingState }
    public var effectID: Int64 { fields.effectID }
    public var sendingID: Int32 { fields.sendingID }
    public var onlyPreview: Bool { fields.onlyPreview }

    public init(
        suggestedPostInfo: InputSuggestedPostInfo? = nil,
        disableNotification: Bool,
        fromBackground: Bool,
        protectContent: Bool,
        allowPaidBroadcast: Bool,
        paidMessageStarCount: Int64,
        updateOrderOfInstalledStickerSets: Bool,
        schedulingState: MessageSchedulingState? = nil,
        effectID: Int64,
        sendingID: Int32,
        onlyPreview: Bool
    ) {
        fields = Fields(
        suggestedPostInfo,
        disableNotification,
        fromBackground,
        protectContent,
        allowPaidBroadcast,
        paidMessageStarCount,
        updateOrderOfInstalledStickerSets,
        schedulingState,
        effectID,
        sendingID,
        onlyPreview
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageSendOptions""#)
        wire.object(#","suggested_post_info":"#, fields.suggestedPostInfo)
        wire.bool(#","disable_notification":"#, fields.disableNotification)
        wire.bool(#","from_background":"#, fields.fromBackground)
        wire.bool(#","protect_content":"#, fields.protectContent)
        wire.bool(#","allow_paid_broadcast":"#, fields.allowPaidBroadcast)
        wire.int53(#","paid_message_star_count":"#, fields.paidMessageStarCount)
        wire.bool(#","update_order_of_installed_sticker_sets":"#, fields.updateOrderOfInstalledStickerSets)
        wire.object(#","scheduling_state":"#, fields.schedulingState)
        wire.int64(#","effect_id":"#, fields.effectID)
        wire.int32(#","sending_id":"#, fields.sendingID)
        wire.bool(#","only_preview":"#, fields.onlyPreview)
        wire.close()
    }
}

/// `messageCopyOptions send_copy:Bool replace_caption:Bool new_caption:formattedText new_show_caption_above_media:Bool = MessageCopyOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_copy_options.html)
public struct MessageCopyOptions: TDObject, CustomStringConvertible {
    public let sendCopy: Bool
    public let replaceCaption: Bool
    /// May be left out.
    public let newCaption: FormattedText?
    public let newShowCaptionAboveMedia: Bool

    public init(
        sendCopy: Bool,
        replaceCaption: Bool,
        newCaption: FormattedText? = nil,
        newShowCaptionAboveMedia: Bool
    ) {
        self.sendCopy = sendCopy
        self.replaceCaption = replaceCaption
        self.newCaption = newCaption
        self.newShowCaptionAboveMedia = newShowCaptionAboveMedia
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageCopyOptions""#)
        wire.bool(#","send_copy":"#, self.sendCopy)
        wire.bool(#","replace_caption":"#, self.replaceCaption)
        wire.object(#","new_caption":"#, self.newCaption)
        wire.bool(#","new_show_caption_above_media":"#, self.newShowCaptionAboveMedia)
        wire.close()
    }
}

/// `messageProperties can_add_offer:Bool can_add_tasks:Bool can_be_approved:Bool can_be_copied:Bool can_be_copied_to_secret_chat:Bool can_be_declined:Bool can_be_deleted_only_for_self:Bool can_be_deleted_for_all_users:Bool can_be_edited:Bool can_be_forwarded:Bool can_be_paid:Bool can_be_pinned:Bool can_be_replied:Bool can_be_replied_in_another_chat:Bool can_be_saved:Bool can_be_shared_in_story:Bool can_delete_reactions:Bool can_edit_media:Bool can_edit_scheduling_state:Bool can_edit_suggested_post_info:Bool can_get_author:Bool can_get_embedding_code:Bool can_get_link:Bool can_get_media_timestamp_links:Bool can_get_message_thread:Bool can_get_poll_vote_statistics:Bool can_get_read_date:Bool can_get_statistics:Bool can_get_video_advertisements:Bool can_get_viewers:Bool can_mark_tasks_as_done:Bool can_recognize_speech:Bool can_report_chat:Bool can_report_reactions:Bool can_report_supergroup_spam:Bool can_set_fact_check:Bool has_protected_content_by_current_user:Bool has_protected_content_by_other_user:Bool need_show_statistics:Bool = MessageProperties`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_properties.html)
public struct MessageProperties: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let canAddOffer: Bool
        let canAddTasks: Bool
        let canBeApproved: Bool
        let canBeCopied: Bool
        let canBeCopiedToSecretChat: Bool
        let canBeDeclined: Bool
        let canBeDeletedOnlyForSelf: Bool
        let canBeDeletedForAllUsers: Bool
        let canBeEdited: Bool
        let canBeForwarded: Bool
        let canBePaid: Bool
        let canBePinned: Bool
        let canBeReplied: Bool
        let canBeRepliedInAnotherChat: Bool
        let canBeSaved: Bool
        let canBeSharedInStory: Bool
        let canDeleteReactions: Bool
        let canEditMedia: Bool
        let canEditSchedulingState: Bool
        let canEditSuggestedPostInfo: Bool
        let canGetAuthor: Bool
        let canGetEmbeddingCode: Bool
        let canGetLink: Bool
        let canGetMediaTimestampLinks: Bool
        let canGetMessageThread: Bool
        let canGetPollVoteStatistics: Bool
        let canGetReadDate: Bool
        let canGetStatistics: Bool
        let canGetVideoAdvertisements: Bool
        let canGetViewers: Bool
        let canMarkTasksAsDone: Bool
        let canRecognizeSpeech: Bool
        let canReportChat: Bool
        let canReportReactions: Bool
        let canReportSupergroupSpam: Bool
        let canSetFactCheck: Bool
        let hasProtectedContentByCurrentUser: Bool
        let hasProtectedContentByOtherUser: Bool
        let needShowStatistics: Bool
        init(
            _ canAddOffer: Bool,
            _ canAddTasks: Bool,
            _ canBeApproved: Bool,
            _ canBeCopied: Bool,
            _ canBeCopiedToSecretChat: Bool,
            _ canBeDeclined: Bool,
            _ canBeDeletedOnlyForSelf: Bool,
            _ canBeDeletedForAllUsers: Bool,
            _ canBeEdited: Bool,
            _ canBeForwarded: Bool,
            _ canBePaid: Bool,
            _ canBePinned: Bool,
            _ canBeReplied: Bool,
            _ canBeRepliedInAnotherChat: Bool,
            _ canBeSaved: Bool,
            _ canBeSharedInStory: Bool,
            _ canDeleteReactions: Bool,
            _ canEditMedia: Bool,
            _ canEditSchedulingState: Bool,
            _ canEditSuggestedPostInfo: Bool,
            _ canGetAuthor: Bool,
            _ canGetEmbeddingCode: Bool,
            _ canGetLink: Bool,
            _ canGetMediaTimestampLinks: Bool,
            _ canGetMessageThread: Bool,
            _ canGetPollVoteStatistics: Bool,
            _ canGetReadDate: Bool,
            _ canGetStatistics: Bool,
            _ canGetVideoAdvertisements: Bool,
            _ canGetViewers: Bool,
            _ canMarkTasksAsDone: Bool,
            _ canRecognizeSpeech: Bool,
            _ canReportChat: Bool,
            _ canReportReactions: Bool,
            _ canReportSupergroupSpam: Bool,
            _ canSetFactCheck: Bool,
            _ hasProtectedContentByCurrentUser: Bool,
            _ hasProtectedContentByOtherUser: Bool,
            _ needShowStatistics: Bool
        ) {
            self.canAddOffer = canAddOffer
            self.canAddTasks = canAddTasks
            self.canBeApproved = canBeApproved
            self.canBeCopied = canBeCopied
            self.canBeCopiedToSecretChat = canBeCopiedToSecretChat
            self.canBeDeclined = canBeDeclined
            self.canBeDeletedOnlyForSelf = canBeDeletedOnlyForSelf
            self.canBeDeletedForAllUsers = canBeDeletedForAllUsers
            self.canBeEdited = canBeEdited
            self.canBeForwarded = canBeForwarded
            self.canBePaid = canBePaid
            self.canBePinned = canBePinned
            self.canBeReplied = canBeReplied
            self.canBeRepliedInAnotherChat = canBeRepliedInAnotherChat
            self.canBeSaved = canBeSaved
            self.canBeSharedInStory = canBeSharedInStory
            self.canDeleteReactions = canDeleteReactions
            self.canEditMedia = canEditMedia
            self.canEditSchedulingState = canEditSchedulingState
            self.canEditSuggestedPostInfo = canEditSuggestedPostInfo
            self.canGetAuthor = canGetAuthor
            self.canGetEmbeddingCode = canGetEmbeddingCode
            self.canGetLink = canGetLink
            self.canGetMediaTimestampLinks = canGetMediaTimestampLinks
            self.canGetMessageThread = canGetMessageThread
            self.canGetPollVoteStatistics = canGetPollVoteStatistics
            self.canGetReadDate = canGetReadDate
            self.canGetStatistics = canGetStatistics
            self.canGetVideoAdvertisements = canGetVideoAdvertisements
            self.canGetViewers = canGetViewers
            self.canMarkTasksAsDone = canMarkTasksAsDone
            self.canRecognizeSpeech = canRecognizeSpeech
            self.canReportChat = canReportChat
            self.canReportReactions = canReportReactions
            self.canReportSupergroupSpam = canReportSupergroupSpam
            self.canSetFactCheck = canSetFactCheck
            self.hasProtectedContentByCurrentUser = hasProtectedContentByCurrentUser
            self.hasProtectedContentByOtherUser = hasProtectedContentByOtherUser
            self.needShowStatistics = needShowStatistics
        }
    }
    private let fields: Fields
    public var canAddOffer: Bool { fields.canAddOffer }
    public var canAddTasks: Bool { fields.canAddTasks }
    public var canBeApproved: Bool { fields.canBeApproved }
    public var canBeCopied: Bool { fields.canBeCopied }
    public var canBeCopiedToSecretChat: Bool { fields.canBeCopiedToSecretChat }
    public var canBeDeclined: Bool { fields.canBeDeclined }
    public var canBeDeletedOnlyForSelf: Bool { fields.canBeDeletedOnlyForSelf }
    public var canBeDeletedForAllUsers: Bool { fields.canBeDeletedForAllUsers }
    public var canBeEdited: Bool { fields.canBeEdited }
    public var canBeForwarded: Bool { fields.canBeForwarded }
    public var canBePaid: Bool { fields.canBePaid }
    public var canBePinned: Bool { fields.canBePinned }
    public var canBeReplied: Bool { fields.canBeReplied }
    public var canBeRepliedInAnotherChat: Bool { fields.canBeRepliedInAnotherChat }
    public var canBeSaved: Bool { fields.canBeSaved }
    public var canBeSharedInStory: Bool { fields.canBeSharedInStory }
    public var canDeleteReactions: Bool { fields.canDeleteReactions }
    public var canEditMedia: Bool { fields.canEditMedia }
    public var canEditSchedulingState: Bool { fields.canEditSchedulingState }
    public var canEditSuggestedPostInfo: Bool { fields.canEditSuggestedPostInfo }
    public var canGetAuthor: Bool { fields.canGetAuthor }
    public var canGetEmbeddingCode: Bool { fields.canGetEmbeddingCode }
    public var canGetLink: Bool { fields.canGetLink }
    public var canGetMediaTimestampLinks: Bool { fields.canGetMediaTimestampLinks }
    public var canGetMessageThread: Bool { fields.canGetMessageThread }
    public var canGetPollVoteStatistics: Bool { fields.canGetPollVoteStatistics }
    public var canGetReadDate: Bool { fields.canGetReadDate }
    public var canGetStatistics: Bool { fields.canGetStatistics }
    public var canGetVideoAdvertisements: Bool { fields.canGetVideoAdvertisements }
    public var canGetViewers: Bool { fields.canGetViewers }
    public var canMarkTasksAsDone: Bool { fields.canMarkTasksAsDone }
    public var canRecognizeSpeech: Bool { fields.canRecognizeSpeech }
    public var canReportChat: Bool { fields.canReportChat }
    public var canReportReactions: Bool { fields.canReportReactions }
    public var canReportSupergroupSpam: Bool { fields.canReportSupergroupSpam }
    public var canSetFactCheck: Bool { fields.canSetFactCheck }
    public var hasProtectedContentByCurrentUser: Bool { fields.hasProtectedContentByCurrentUser }
    public var hasProtectedContentByOtherUser: Bool { fields.hasProtectedContentByOtherUser }
    public var needShowStatistics: Bool { fields.needShowStatistics }

    public init(
        canAddOffer: Bool,
        canAddTasks: Bool,
        canBeApproved: Bool,
        canBeCopied: Bool,
        canBeCopiedToSecretChat: Bool,
        canBeDeclined: Bool,
        canBeDeletedOnlyForSelf: Bool,
        canBeDeletedForAllUsers: Bool,
        canBeEdited: Bool,
        canBeForwarded: Bool,
        canBePaid: Bool,
        canBePinned: Bool,
        canBeReplied: Bool,
        canBeRepliedInAnotherChat: Bool,
        canBeSaved: Bool,
        canBeSharedInStory: Bool,
        canDeleteReactions: Bool,
        canEditMedia: Bool,
        canEditSchedulingState: Bool,
        canEditSuggestedPostInfo: Bool,
        canGetAuthor: Bool,
        canGetEmbeddingCode: Bool,
        canGetLink: Bool,
        canGetMediaTimestampLinks: Bool,
        canGetMessageThread: Bool,
        canGetPollVoteStatistics: Bool,
        canGetReadDate: Bool,
        canGetStatistics: Bool,
        canGetVideoAdvertisements: Bool,
        canGetViewers: Bool,
        canMarkTasksAsDone: Bool,
        canRecognizeSpeech: Bool,
        canReportChat: Bool,
        canReportReactions: Bool,
        canReportSupergroupSpam: Bool,
        canSetFactCheck: Bool,
        hasProtectedContentByCurrentUser: Bool,
        hasProtectedContentByOtherUser: Bool,
        needShowStatistics: Bool
    ) {
        fields = Fields(
        canAddOffer,
        canAddTasks,
        canBeApproved,
        canBeCopied,
        canBeCopiedToSecretChat,
        canBeDeclined,
        canBeDeletedOnlyForSelf,
        canBeDeletedForAllUsers,
        canBeEdited,
        canBeForwarded,
        canBePaid,
        canBePinned,
        canBeReplied,
        canBeRepliedInAnotherChat,
        canBeSaved,
        canBeSharedInStory,
        canDeleteReactions,
        canEditMedia,
        canEditSchedulingState,
        canEditSuggestedPostInfo,
        canGetAuthor,
        canGetEmbeddingCode,
        canGetLink,
        canGetMediaTimestampLinks,
        canGetMessageThread,
        canGetPollVoteStatistics,
        canGetReadDate,
        canGetStatistics,
        canGetVideoAdvertisements,
        canGetViewers,
        canMarkTasksAsDone,
        canRecognizeSpeech,
        canReportChat,
        canReportReactions,
        canReportSupergroupSpam,
        canSetFactCheck,
        hasProtectedContentByCurrentUser,
        hasProtectedContentByOtherUser,
        needShowStatistics
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageProperties""#)
        wire.bool(#","can_add_offer":"#, fields.canAddOffer)
        wire.bool(#","can_add_tasks":"#, fields.canAddTasks)
        wire.bool(#","can_be_approved":"#, fields.canBeApproved)
        wire.bool(#","can_be_copied":"#, fields.canBeCopied)
        wire.bool(#","can_be_copied_to_secret_chat":"#, fields.canBeCopiedToSecretChat)
        wire.bool(#","can_be_declined":"#, fields.canBeDeclined)
        wire.bool(#","can_be_deleted_only_for_self":"#, fields.canBeDeletedOnlyForSelf)
        wire.bool(#","can_be_deleted_for_all_users":"#, fields.canBeDeletedForAllUsers)
        wire.bool(#","can_be_edited":"#, fields.canBeEdited)
        wire.bool(#","can_be_forwarded":"#, fields.canBeForwarded)
        wire.bool(#","can_be_paid":"#, fields.canBePaid)
        wire.bool(#","can_be_pinned":"#, fields.canBePinned)
        wire.bool(#","can_be_replied":"#, fields.canBeReplied)
        wire.bool(#","can_be_replied_in_another_chat":"#, fields.canBeRepliedInAnotherChat)
        wire.bool(#","can_be_saved":"#, fields.canBeSaved)
        wire.bool(#","can_be_shared_in_story":"#, fields.canBeSharedInStory)
        wire.bool(#","can_delete_reactions":"#, fields.canDeleteReactions)
        wire.bool(#","can_edit_media":"#, fields.canEditMedia)
        wire.bool(#","can_edit_scheduling_state":"#, fields.canEditSchedulingState)
        wire.bool(#","can_edit_suggested_post_info":"#, fields.canEditSuggestedPostInfo)
        wire.bool(#","can_get_author":"#, fields.canGetAuthor)
        wire.bool(#","can_get_embedding_code":"#, fields.canGetEmbeddingCode)
        wire.bool(#","can_get_link":"#, fields.canGetLink)
        wire.bool(#","can_get_media_timestamp_links":"#, fields.canGetMediaTimestampLinks)
        wire.bool(#","can_get_message_thread":"#, fields.canGetMessageThread)
        wire.bool(#","can_get_poll_vote_statistics":"#, fields.canGetPollVoteStatistics)
        wire.bool(#","can_get_read_date":"#, fields.canGetReadDate)
        wire.bool(#","can_get_statistics":"#, fields.canGetStatistics)
        wire.bool(#","can_get_video_advertisements":"#, fields.canGetVideoAdvertisements)
        wire.bool(#","can_get_viewers":"#, fields.canGetViewers)
        wire.bool(#","can_mark_tasks_as_done":"#, fields.canMarkTasksAsDone)
        wire.bool(#","can_recognize_speech":"#, fields.canRecognizeSpeech)
        wire.bool(#","can_report_chat":"#, fields.canReportChat)
        wire.bool(#","can_report_reactions":"#, fields.canReportReactions)
        wire.bool(#","can_report_supergroup_spam":"#, fields.canReportSupergroupSpam)
        wire.bool(#","can_set_fact_check":"#, fields.canSetFactCheck)
        wire.bool(#","has_protected_content_by_current_user":"#, fields.hasProtectedContentByCurrentUser)
        wire.bool(#","has_protected_content_by_other_user":"#, fields.hasProtectedContentByOtherUser)
        wire.bool(#","need_show_statistics":"#, fields.needShowStatistics)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageProperties? {
        wire.open(#"{"@type":"messageProperties""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageProperties? {
        var canAddOffer: Bool = false
        var canAddTasks: Bool = false
        var canBeApproved: Bool = false
        var canBeCopied: Bool = false
        var canBeCopiedToSecretChat: Bool = false
        var canBeDeclined: Bool = false
        var canBeDeletedOnlyForSelf: Bool = false
        var canBeDeletedForAllUsers: Bool = false
        var canBeEdited: Bool = false
        var canBeForwarded: Bool = false
        var canBePaid: Bool = false
        var canBePinned: Bool = false
        var canBeReplied: Bool = false
        var canBeRepliedInAnotherChat: Bool = false
        var canBeSaved: Bool = false
        var canBeSharedInStory: Bool = false
        var canDeleteReactions: Bool = false
        var canEditMedia: Bool = false
        var canEditSchedulingState: Bool = false
        var canEditSuggestedPostInfo: Bool = false
        var canGetAuthor: Bool = false
        var canGetEmbeddingCode: Bool = false
        var canGetLink: Bool = false
        var canGetMediaTimestampLinks: Bool = false
        var canGetMessageThread: Bool = false
        var canGetPollVoteStatistics: Bool = false
        var canGetReadDate: Bool = false
        var canGetStatistics: Bool = false
        var canGetVideoAdvertisements: Bool = false
        var canGetViewers: Bool = false
        var canMarkTasksAsDone: Bool = false
        var canRecognizeSpeech: Bool = false
        var canReportChat: Bool = false
        var canReportReactions: Bool = false
        var canReportSupergroupSpam: Bool = false
        var canSetFactCheck: Bool = false
        var hasProtectedContentByCurrentUser: Bool = false
        var hasProtectedContentByOtherUser: Bool = false
        var needShowStatistics: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_add_offer":"#, &canAddOffer)
            wire.bool(#","can_add_tasks":"#, &canAddTasks)
            wire.bool(#","can_be_approved":"#, &canBeApproved)
            wire.bool(#","can_be_copied":"#, &canBeCopied)
            wire.bool(#","can_be_copied_to_secret_chat":"#, &canBeCopiedToSecretChat)
            wire.bool(#","can_be_declined":"#, &canBeDeclined)
            wire.bool(#","can_be_deleted_only_for_self":"#, &canBeDeletedOnlyForSelf)
            wire.bool(#","can_be_deleted_for_all_users":"#, &canBeDeletedForAllUsers)
            wire.bool(#","can_be_edited":"#, &canBeEdited)
            wire.bool(#","can_be_forwarded":"#, &canBeForwarded)
            wire.bool(#","can_be_paid":"#, &canBePaid)
            wire.bool(#","can_be_pinned":"#, &canBePinned)
            wire.bool(#","can_be_replied":"#, &canBeReplied)
            wire.bool(#","can_be_replied_in_another_chat":"#, &canBeRepliedInAnotherChat)
            wire.bool(#","can_be_saved":"#, &canBeSaved)
            wire.bool(#","can_be_shared_in_story":"#, &canBeSharedInStory)
            wire.bool(#","can_delete_reactions":"#, &canDeleteReactions)
            wire.bool(#","can_edit_media":"#, &canEditMedia)
            wire.bool(#","can_edit_scheduling_state":"#, &canEditSchedulingState)
            wire.bool(#","can_edit_suggested_post_info":"#, &canEditSuggestedPostInfo)
            wire.bool(#","can_get_author":"#, &canGetAuthor)
            wire.bool(#","can_get_embedding_code":"#, &canGetEmbeddingCode)
            wire.bool(#","can_get_link":"#, &canGetLink)
            wire.bool(#","can_get_media_timestamp_links":"#, &canGetMediaTimestampLinks)
            wire.bool(#","can_get_message_thread":"#, &canGetMessageThread)
            wire.bool(#","can_get_poll_vote_statistics":"#, &canGetPollVoteStatistics)
            wire.bool(#","can_get_read_date":"#, &canGetReadDate)
            wire.bool(#","can_get_statistics":"#, &canGetStatistics)
            wire.bool(#","can_get_video_advertisements":"#, &canGetVideoAdvertisements)
            wire.bool(#","can_get_viewers":"#, &canGetViewers)
            wire.bool(#","can_mark_tasks_as_done":"#, &canMarkTasksAsDone)
            wire.bool(#","can_recognize_speech":"#, &canRecognizeSpeech)
            wire.bool(#","can_report_chat":"#, &canReportChat)
            wire.bool(#","can_report_reactions":"#, &canReportReactions)
            wire.bool(#","can_report_supergroup_spam":"#, &canReportSupergroupSpam)
            wire.bool(#","can_set_fact_check":"#, &canSetFactCheck)
            wire.bool(#","has_protected_content_by_current_user":"#, &hasProtectedContentByCurrentUser)
            wire.bool(#","has_protected_content_by_other_user":"#, &hasProtectedContentByOtherUser)
            wire.bool(#","need_show_statistics":"#, &needShowStatistics)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageProperties(
            canAddOffer: canAddOffer,
            canAddTasks: canAddTasks,
            canBeApproved: canBeApproved,
            canBeCopied: canBeCopied,
            canBeCopiedToSecretChat: canBeCopiedToSecretChat,
            canBeDeclined: canBeDeclined,
            canBeDeletedOnlyForSelf: canBeDeletedOnlyForSelf,
            canBeDeletedForAllUsers: canBeDeletedForAllUsers,
            canBeEdited: canBeEdited,
            canBeForwarded: canBeForwarded,
            canBePaid: canBePaid,
            canBePinned: canBePinned,
            canBeReplied: canBeReplied,
            canBeRepliedInAnotherChat: canBeRepliedInAnotherChat,
            canBeSaved: canBeSaved,
            canBeSharedInStory: canBeSharedInStory,
            canDeleteReactions: canDeleteReactions,
            canEditMedia: canEditMedia,
            canEditSchedulingState: canEditSchedulingState,
            canEditSuggestedPostInfo: canEditSuggestedPostInfo,
            canGetAuthor: canGetAuthor,
            canGetEmbeddingCode: canGetEmbeddingCode,
            canGetLink: canGetLink,
            canGetMediaTimestampLinks: canGetMediaTimestampLinks,
            canGetMessageThread: canGetMessageThread,
            canGetPollVoteStatistics: canGetPollVoteStatistics,
            canGetReadDate: canGetReadDate,
            canGetStatistics: canGetStatistics,
            canGetVideoAdvertisements: canGetVideoAdvertisements,
            canGetViewers: canGetViewers,
            canMarkTasksAsDone: canMarkTasksAsDone,
            canRecognizeSpeech: canRecognizeSpeech,
            canReportChat: canReportChat,
            canReportReactions: canReportReactions,
            canReportSupergroupSpam: canReportSupergroupSpam,
            canSetFactCheck: canSetFactCheck,
            hasProtectedContentByCurrentUser: hasProtectedContentByCurrentUser,
            hasProtectedContentByOtherUser: hasProtectedContentByOtherUser,
            needShowStatistics: needShowStatistics
        )
    }
}

/// `pollOptionProperties can_be_deleted:Bool can_be_replied:Bool can_be_replied_in_another_chat:Bool can_get_link:Bool = PollOptionProperties`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_option_properties.html)
public struct PollOptionProperties: TDDecodable, CustomStringConvertible {
    public let canBeDeleted: Bool
    public let canBeReplied: Bool
    public let canBeRepliedInAnotherChat: Bool
    public let canGetLink: Bool

    public init(canBeDeleted: Bool, canBeReplied: Bool, canBeRepliedInAnotherChat: Bool, canGetLink: Bool) {
        self.canBeDeleted = canBeDeleted
        self.canBeReplied = canBeReplied
        self.canBeRepliedInAnotherChat = canBeRepliedInAnotherChat
        self.canGetLink = canGetLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollOptionProperties""#)
        wire.bool(#","can_be_deleted":"#, self.canBeDeleted)
        wire.bool(#","can_be_replied":"#, self.canBeReplied)
        wire.bool(#","can_be_replied_in_another_chat":"#, self.canBeRepliedInAnotherChat)
        wire.bool(#","can_get_link":"#, self.canGetLink)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PollOptionProperties? {
        wire.open(#"{"@type":"pollOptionProperties""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PollOptionProperties? {
        var canBeDeleted: Bool = false
        var canBeReplied: Bool = false
        var canBeRepliedInAnotherChat: Bool = false
        var canGetLink: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_be_deleted":"#, &canBeDeleted)
            wire.bool(#","can_be_replied":"#, &canBeReplied)
            wire.bool(#","can_be_replied_in_another_chat":"#, &canBeRepliedInAnotherChat)
            wire.bool(#","can_get_link":"#, &canGetLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PollOptionProperties(
            canBeDeleted: canBeDeleted,
            canBeReplied: canBeReplied,
            canBeRepliedInAnotherChat: canBeRepliedInAnotherChat,
            canGetLink: canGetLink
        )
    }
}

/// `MessageFileType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_message_file_type.html)
public enum MessageFileType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case `private`(MessageFileTypePrivate)
    indirect case group(MessageFileTypeGroup)
    /// `messageFileTypeUnknown = MessageFileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_file_type_unknown.html)
    case messageFileTypeUnknown
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .private(let value): value.encode(into: &wire)
        case .group(let value): value.encode(into: &wire)
        case .messageFileTypeUnknown: wire.empty(#"{"@type":"messageFileTypeUnknown"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MessageFileType? {
        switch wire.constructor(of: .messageFileType) {
        case 0: if let value = MessageFileTypePrivate.body(&wire) { return .private(value) }  // messageFileTypePrivate
        case 1: if let value = MessageFileTypeGroup.body(&wire) { return .group(value) }  // messageFileTypeGroup
        case 2: if wire.close() { return .messageFileTypeUnknown }  // messageFileTypeUnknown
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `messageFileTypePrivate name:string = MessageFileType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_file_type_private.html)
public struct MessageFileTypePrivate: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageFileTypePrivate""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageFileTypePrivate? {
        var name: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageFileTypePrivate(name: name)
    }
}

/// `messageFileTypeGroup title:string = MessageFileType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_file_type_group.html)
public struct MessageFileTypeGroup: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String

    public init(title: String) {
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageFileTypeGroup""#)
        wire.string(#","title":"#, self.title)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> MessageFileTypeGroup? {
        var title: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageFileTypeGroup(title: title)
    }
}

/// `messageAutoDeleteTime time:int32 = MessageAutoDeleteTime`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_auto_delete_time.html)
public struct MessageAutoDeleteTime: TDDecodable, CustomStringConvertible {
    public let time: Int32

    public init(time: Int32) {
        self.time = time
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageAutoDeleteTime""#)
        wire.int32(#","time":"#, self.time)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageAutoDeleteTime? {
        wire.open(#"{"@type":"messageAutoDeleteTime""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageAutoDeleteTime? {
        var time: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","time":"#, &time)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageAutoDeleteTime(time: time)
    }
}

/// `messageStatistics message_interaction_graph:StatisticalGraph message_reaction_graph:StatisticalGraph = MessageStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_statistics.html)
public struct MessageStatistics: TDDecodable, CustomStringConvertible {
    public let messageInteractionGraph: StatisticalGraph
    public let messageReactionGraph: StatisticalGraph

    public init(messageInteractionGraph: StatisticalGraph, messageReactionGraph: StatisticalGraph) {
        self.messageInteractionGraph = messageInteractionGraph
        self.messageReactionGraph = messageReactionGraph
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageStatistics""#)
        wire.object(#","message_interaction_graph":"#, self.messageInteractionGraph)
        wire.object(#","message_reaction_graph":"#, self.messageReactionGraph)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageStatistics? {
        wire.open(#"{"@type":"messageStatistics""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageStatistics? {
        var messageInteractionGraph: StatisticalGraph? = nil
        var messageReactionGraph: StatisticalGraph? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message_interaction_graph":"#, &messageInteractionGraph)
            wire.object(#","message_reaction_graph":"#, &messageReactionGraph)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let messageInteractionGraph = wire.required(consume messageInteractionGraph),
            let messageReactionGraph = wire.required(consume messageReactionGraph)
         else { wire.missing("message_interaction_graph message_reaction_graph"); return nil }
        return MessageStatistics(
            messageInteractionGraph: messageInteractionGraph,
            messageReactionGraph: messageReactionGraph
        )
    }
}

/// `pollVoteStatistics vote_graph:StatisticalGraph = PollVoteStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1poll_vote_statistics.html)
public struct PollVoteStatistics: TDDecodable, CustomStringConvertible {
    public let voteGraph: StatisticalGraph

    public init(voteGraph: StatisticalGraph) {
        self.voteGraph = voteGraph
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pollVoteStatistics""#)
        wire.object(#","vote_graph":"#, self.voteGraph)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PollVoteStatistics? {
        wire.open(#"{"@type":"pollVoteStatistics""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PollVoteStatistics? {
        var voteGraph: StatisticalGraph? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","vote_graph":"#, &voteGraph)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let voteGraph = wire.required(consume voteGraph)
         else { wire.missing("vote_graph"); return nil }
        return PollVoteStatistics(voteGraph: voteGraph)
    }
}


#if Hashable
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
extension Checklist: Hashable {}
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
extension MessageSender: Hashable {}
extension MessageSenderUser: Hashable {}
extension MessageSenderChat: Hashable {}
extension MessageSenders: Hashable {}
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
extension ForwardSource: Hashable {}
extension PaidReactionType: Hashable {}
extension PaidReactionTypeChat: Hashable {}
extension PaidReactor: Hashable {}
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
extension MessagePosition: Hashable {}
extension MessagePositions: Hashable {}
extension MessageCalendarDay: Hashable {}
extension MessageCalendar: Hashable {}
extension MessageSource: Hashable {}
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
extension KeyboardButtonSource: Hashable {}
extension KeyboardButtonSourceMessage: Hashable {}
extension KeyboardButtonSourceWebApp: Hashable {}
extension ReplyMarkup: Hashable {}
extension ReplyMarkupRemoveKeyboard: Hashable {}
extension ReplyMarkupForceReply: Hashable {}
extension ReplyMarkupShowKeyboard: Hashable {}
extension ReplyMarkupInlineKeyboard: Hashable {}
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
extension MessageCopyOptions: Hashable {}
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
extension MessageFileType: Hashable {}
extension MessageFileTypePrivate: Hashable {}
extension MessageFileTypeGroup: Hashable {}
extension MessageAutoDeleteTime: Hashable {}
extension MessageStatistics: Hashable {}
extension PollVoteStatistics: Hashable {}
#endif
