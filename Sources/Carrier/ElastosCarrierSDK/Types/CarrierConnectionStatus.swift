/// Whether a Carrier reaches the network, or a friend can be reached.
// The names are those of the published API.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum CarrierConnectionStatus: Int, Sendable {
    case Connected = 0
    case Disconnected = 1

    init(isConnected: Bool) { self = isConnected ? .Connected : .Disconnected }
}
