/// Where a sign-in stands. Source: TDLib's `AuthorizationState`, with all that this program has no answer for in one.
public enum SignInStage: Sendable, Equatable {
    case needsParameters
    case needs(SignInQuestion)
    case ready
    case loggingOut
    case closing
    case closed
    /// A state that this version does not handle, by TDLib's name for it. Never to be taken for ``ready``.
    case unsupported(String)
}
