/// What is to become of one item, as far as its message tells.
public enum ItemDecision: Sendable, Equatable {
    /// Wanted, and may be fetched if it is not there.
    case take(Attachment)
    /// Nothing is fetched. The attachment is nil if there is none.
    case settle(Outcome, reason: String?, Attachment?)
}

extension ExportSelection {
    /// A decision for each item of a message, in order. Pure.
    public func decisions(for message: MappedMessage) -> [ItemDecision] {
        let whole = reason(toLeaveOut: message)
        return message.items.map { item in
            // Nothing would be saved of it in any case.
            if item == .nothing { return .settle(.noAttachment, reason: nil, nil) }
            if case .attachment(let attachment) = item {
                if let reason = whole ?? reason(toLeaveOut: attachment) {
                    return .settle(.filtered, reason: reason.rawValue, attachment)
                }
                return attachment.isProtected ? .settle(.protected, reason: nil, attachment) : .take(attachment)
            }
            if let reason = whole ?? reasonToLeaveOutWhatIsNoFile {
                return .settle(.filtered, reason: reason.rawValue, nil)
            }
            switch item {
            case .locked: return .settle(.protected, reason: "paid media, not bought", nil)
            case .expired(let kind): return .settle(.expired, reason: kind.stem, nil)
            case .unsupported(let name): return .settle(.unsupported, reason: name, nil)
            case .unreached(let reason): return .settle(.failed, reason: reason, nil)
            // It could not be had: stories go after a day, or are hidden. Or the destination has it and it was not
            // asked for: then what is known of it stays.
            case .story: return .settle(.expired, reason: "story", nil)
            case .attachment, .nothing: return .settle(.noAttachment, reason: nil, nil)
            }
        }
    }

    /// What cannot be saved has no size, name and caption, so it does not meet a condition on one.
    private var reasonToLeaveOutWhatIsNoFile: FilterReason? {
        if minimumSize != nil || maximumSize != nil { return .size }
        if !names.isEmpty { return .name }
        return caption == nil ? nil : .caption
    }
}

extension ItemDecision {
    /// Whether the selection takes the item, though it may not be possible to save it.
    public var isSelected: Bool {
        if case .settle(let outcome, _, _) = self { return outcome != .filtered && outcome != .noAttachment }
        return true
    }
}
