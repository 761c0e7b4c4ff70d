import CarrierCore
import CarrierWire
import TestSupport

extension TestFolder {
    /// - Parameter seconds: what the data folder takes for the time.
    func open(_ seconds: @escaping () -> Int64 = { 1_000_000 }) throws(NodeError) -> DataFolder {
        try DataFolder(path: path, seconds: seconds)
    }
}

/// Content that is told apart by one number.
func content(_ number: UInt8) -> CarrierData {
    CarrierData(savedata: [number, 2, 3, 4, 5], labels: [0: "Alice", 7: "Bob"])
}

/// The error that `body` throws.
func nodeError(_ body: () throws(NodeError) -> Void) -> NodeError? {
    do throws(NodeError) {
        try body()
        return nil
    } catch {
        return error
    }
}
