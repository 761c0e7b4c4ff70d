/// What a network with conditions remembers, and its clock.
struct ConditionState {
    var loss: LossGenerator
    var held = HeldDatagrams()
    private let delay: Duration
    private let clock: () -> Duration

    init(_ conditions: NetworkConditions, clock: @escaping () -> Duration) {
        loss = LossGenerator(loss: conditions.loss, seed: conditions.seed)
        delay = conditions.delay
        self.clock = clock
    }

    var now: Duration { clock() }

    /// When what is sent now may leave; nil if at once.
    var due: Duration? { isDelayed ? clock() + delay : nil }

    var isDelayed: Bool { delay > .zero }
}
