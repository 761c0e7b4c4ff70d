import Foundation

/// A Unix time of TDLib as a date; nil for 0, which stands for "none".
func makeDate(unixTime seconds: some BinaryInteger) -> Date? {
    seconds == 0 ? nil : Date(timeIntervalSince1970: TimeInterval(seconds))
}
