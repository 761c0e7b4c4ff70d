#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The text that each thread was given last: it is valid until the same thread asks for another one.
enum OutputString {
    /// Frees a thread's text when the thread ends.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { free($0) }
        return key
    }()

    /// - Returns: nil without a text, or without memory. The text before is freed in any case.
    static func set(_ text: [UInt8]?) -> UnsafePointer<CChar>? {
        free(pthread_getspecific(key))
        pthread_setspecific(key, nil)
        guard let text, let copy = malloc(text.count + 1) else { return nil }
        text.withUnsafeBytes { copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: text.count) }
        copy.storeBytes(of: 0, toByteOffset: text.count, as: UInt8.self)
        pthread_setspecific(key, copy)
        return UnsafePointer(copy.assumingMemoryBound(to: CChar.self))
    }
}
