import CarrierCore
import NativeLoop

enum PrivateFolder {
    /// Makes a folder of mode 0700 if it is not there.
    static func make(_ path: String) throws(NodeError) {
        do throws(SystemFailure) { try PrivateFile.makeFolder(path) } catch { throw NodeError(error) }
    }
}
