/// What belongs to the program: its delegate and its handlers.
///
/// The published API takes them without `Sendable`, as programs of its time have no such classes and closures. What makes
/// that safe is that they are *called* on the one serial callback queue of their Carrier only. This file is the one
/// place in the module that claims so without the compiler's proof.
struct QueueConfined<Value>: @unchecked Sendable {
    /// To be used on the callback queue.
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// A delegate, which the program may let go at any time.
struct WeakDelegate {
    weak var delegate: (any CarrierDelegate)?
}
