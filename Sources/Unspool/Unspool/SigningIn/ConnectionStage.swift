import TelegramAPI

/// Whether Telegram can be reached. Source: TDLib's `ConnectionState`.
public enum ConnectionStage: Sendable, Hashable {
    case waitingForNetwork
    case connectingToProxy
    case connecting
    /// Connected; what has changed meanwhile is being fetched.
    case updating
    case ready
    /// One that this version does not know, by TDLib's name for it.
    case other(String)

    init(_ state: ConnectionState) {
        switch state {
        case .waitingForNetwork: self = .waitingForNetwork
        case .connectingToProxy: self = .connectingToProxy
        case .connecting: self = .connecting
        case .updating: self = .updating
        case .ready: self = .ready
        case .unknown(let type, _): self = .other(type)
        }
    }

    /// A word for it, for programs.
    public var name: String {
        switch self {
        case .waitingForNetwork: "waiting_for_network"
        case .connectingToProxy: "connecting_to_proxy"
        case .connecting: "connecting"
        case .updating: "updating"
        case .ready: "ready"
        case .other: "other"
        }
    }

    /// For people.
    public var text: String {
        switch self {
        case .waitingForNetwork: "Waiting for a network…"
        case .connectingToProxy: "Connecting to the proxy…"
        case .connecting: "Connecting to Telegram…"
        case .updating: "Connected, updating…"
        case .ready: "Connected."
        case .other(let name): "Connection: \(name)"
        }
    }
}
