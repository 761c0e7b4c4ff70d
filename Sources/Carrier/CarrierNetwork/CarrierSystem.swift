public import CToxcore

#if canImport(Darwin)
public import Darwin
#elseif canImport(Musl)
public import Musl
#else
public import Glibc
#endif

/// The network that makes an unmodified toxcore speak with Carrier's nodes.
///
/// ```swift
/// let system = try CarrierSystem()
/// tox_options_set_operating_system(options, system.toxSystem)
/// let tox = tox_new(options, &error)
/// ```
///
/// Carrier's nodes put four bytes before each datagram and each frame of a TCP connection. This object is what toxcore
/// calls instead of the system's sockets; it adds and removes them. Proxies are not supported.
///
/// It is not `Sendable`: it must be used by one thread at a time, the one that calls the Tox instance, because that calls
/// back into it. It must outlive the Tox instance: call `tox_kill` first.
public final class CarrierSystem {
    private let table: SocketTable
    private let layout: Layout_0_2_18

    /// Makes the network for one Tox instance, with a bad network if a test or benchmark asks for it.
    ///
    /// Throws ``CarrierSystemError`` if the toxcore in this process is not ``ToxcoreVersion/supported``, and if libsodium
    /// finds no random numbers.
    public convenience init(conditions: NetworkConditions = .none) throws(CarrierSystemError) {
        let start = ContinuousClock.now
        try self.init(conditions: conditions, version: .linked) { start.duration(to: .now) }
    }

    /// The clock is only asked where conditions need it.
    init(
        conditions: NetworkConditions, version: ToxcoreVersion, clock: @escaping () -> Duration
    ) throws(CarrierSystemError) {
        try version.requireSupported()
        try SecureRandom.prepare()
        table = SocketTable(conditions: conditions, clock: clock)
        layout = Layout_0_2_18(table: table)
    }

    /// Closes the sockets that toxcore has left open.
    deinit { layout.deallocate() }

    /// What `tox_options_set_operating_system` takes. It is valid as long as this object lives.
    public var toxSystem: UnsafePointer<Tox_System> { UnsafePointer(layout.system) }

    /// Replaces the list by what `poll` should wait for before the next `tox_iterate`: input of every socket, and output
    /// of connections that have something to send or are being made.
    ///
    /// It allocates only if the list has too little capacity. Connections that have failed are left out, so that `poll`
    /// does not return for them again and again. With a relay of many connections it takes time in proportion.
    public func pollDescriptors(into list: inout [pollfd]) {
        list.removeAll(keepingCapacity: true)
        table.appendPollDescriptors(to: &list)
    }

    /// Whether input was read from the kernel already and waits for toxcore, so that `poll` would not return for it: call
    /// `tox_iterate` without sleeping.
    ///
    /// It becomes false after 16 times for input that toxcore leaves where it is, until some more comes or is taken.
    public var hasBufferedInput: Bool { table.hasBufferedInput }

    /// How long until ``flushDue()`` has something to send; nil if ``NetworkConditions`` hold nothing back.
    public var nextDue: Duration? { table.nextDue }

    /// Sends what ``NetworkConditions/delay`` has held back for long enough. Each call of toxcore for a socket does so too.
    public func flushDue() { table.flushDue() }
}

@available(*, unavailable)
extension CarrierSystem: Sendable {}
