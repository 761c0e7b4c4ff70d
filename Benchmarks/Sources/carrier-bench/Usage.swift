#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What this process has used.
enum Usage {
    /// Of all threads, in user and in kernel mode.
    static var cpuSeconds: Double {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        #else
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        #endif
        let seconds = { (time: timeval) in Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    /// The resident memory in MB; at most, where the system does not say how much it is now.
    static var residentMegabytes: Double {
        #if os(Linux)
        guard let file = fopen("/proc/self/statm", "r") else { return .nan }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 128)
        guard fgets(&text, CInt(text.count), file) != nil else { return .nan }
        let words = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            .split(separator: " ")
        return (words.count > 1 ? Double(words[1]) ?? .nan : .nan) * Double(sysconf(CInt(_SC_PAGESIZE))) / 1e6
        #else
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return Double(usage.ru_maxrss) / 1e6
        #endif
    }
}
