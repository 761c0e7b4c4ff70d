import Foundation

/// One path component made from a name that somebody else chose.
///
/// The result is the same on every platform: no separator, control or direction character, no name that Windows
/// reserves, no blank or dot at either end, at most ``maximumBytes`` of UTF-8, in Unicode's composed form (NFC).
/// Made from its own ``value`` it stays as it is.
public struct SafeFileName: Sendable, Hashable, CustomStringConvertible {
    /// The longest component that the usual file systems take, in bytes of UTF-8.
    public static let maximumBytes = 255

    /// The path component, never empty.
    public let value: String

    public var description: String { value }

    /// - Parameters:
    ///   - name: any text, such as a document's name as the server sent it.
    ///   - fallback: what is taken if nothing of `name` can be kept.
    public init(_ name: String, fallback: @autoclosure () -> String = "file") {
        let cleaned = Self.cleaned(name)
        let base = cleaned.isEmpty ? Self.cleaned(fallback()) : cleaned
        self.init(cleaned: base.isEmpty ? "file" : base)
    }

    private init(cleaned: String) {
        let free = Self.isReservedDevice(cleaned) ? "_" + cleaned : cleaned
        value = Self.shortened(free)
    }

    /// The same name with `suffix` between its stem and its extension, both of which stay as whole as they can.
    public func suffixed(by suffix: String) -> SafeFileName {
        let (stem, ext) = Self.split(value)
        let room = Self.maximumBytes - suffix.utf8.count - ext.utf8.count
        return SafeFileName(Self.prefix(of: stem, bytes: room) + suffix + ext, fallback: value)
    }

    /// Equal for two names that a file system may take for one: composed or not, upper or lower case.
    public var collisionKey: String {
        if value.utf8.allSatisfy({ $0 < 0x80 }) { return value.lowercased() }
        return value.decomposedStringWithCanonicalMapping.uppercased().lowercased()
            .precomposedStringWithCanonicalMapping
    }

    /// The same for a path of such names.
    static func collisionKey(of path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).map { SafeFileName(String($0)).collisionKey }
            .joined(separator: "/")
    }

    /// The extension with its dot, or nothing.
    public var pathExtension: String { Self.split(value).extension }
}

extension SafeFileName {
    private static let forbidden: Set<Unicode.Scalar> = ["<", ">", ":", "\"", "/", "\\", "|", "?", "*"]

    /// Characters that join others into one picture or letter, so they are kept although they are invisible.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D, 0xE0020...0xE007F: true
        default: false
        }
    }

    /// Whether nothing of the name has to change, told at a glance as most names have it: a long export asks often.
    private static func isPlain(_ name: String) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "."):
                // At the beginning, or a second blank.
                if last == UInt8(ascii: " ") { return false }
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "/"),
                UInt8(ascii: "\\"), UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "*"):
                return false
            case 0x21...0x7E: break
            default: return false
            }
            last = byte
        }
        return last != UInt8(ascii: " ") && last != UInt8(ascii: ".")
    }

    private static func cleaned(_ name: String) -> String {
        if isPlain(name) { return name }
        var kept = String.UnicodeScalarView()
        for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
            if forbidden.contains(scalar) {
                kept.append("_")
                continue
            }
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
                // A run of blanks and line ends becomes one blank.
                if kept.last != " " { kept.append(" ") }
            case .format:
                if joins(scalar) { kept.append(scalar) }
            case .privateUse:
                // No meaning outside the sender's machine; SMB gives some of them a meaning of its own.
                break
            default:
                if !scalar.properties.isNoncharacterCodePoint { kept.append(scalar) }
            }
        }
        return trimmed(String(kept)).precomposedStringWithCanonicalMapping
    }

    /// Without blanks and dots at both ends: a leading dot hides the file, Windows drops trailing ones.
    private static func trimmed(_ text: String) -> String {
        let isEdge: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "." }
        let scalars = Substring(text).unicodeScalars
        guard let first = scalars.firstIndex(where: { !isEdge($0) }),
            let last = scalars.lastIndex(where: { !isEdge($0) })
        else { return "" }
        return String(Substring(scalars[first...last]))
    }

    private static let devices: Set<String> = {
        var names: Set<String> = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"]
        for digit in ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "¹", "²", "³"] {
            names.insert("COM" + digit)
            names.insert("LPT" + digit)
        }
        return names
    }()

    /// Whether Windows would open a device instead of a file: the part before the first dot counts.
    private static func isReservedDevice(_ name: String) -> Bool {
        let stem = trimmed(String(Substring(name.utf8.prefix { $0 != UInt8(ascii: ".") })))
        return stem.utf8.count <= 8 && devices.contains(stem.uppercased())
    }

    /// Splits before the last dot, if what follows looks like an extension.
    static func split(_ name: String) -> (stem: String, extension: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
        let ext = name[dot...]
        guard ext.count > 1, ext.utf8.count <= 32, !ext.contains(" ") else { return (name, "") }
        return (String(name[..<dot]), String(ext))
    }

    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > maximumBytes else { return name }
        let (stem, ext) = split(name)
        let cut = trimmed(prefix(of: stem, bytes: maximumBytes - ext.utf8.count))
        // A cut can leave a letter that now composes with nothing, never one that is longer.
        return cut.isEmpty ? "file" + ext : cut + ext
    }

    /// As many whole characters as fit; if not even one does, as many scalars.
    static func prefix(of text: String, bytes: Int) -> String {
        guard text.utf8.count > bytes else { return text }
        var result = ""
        var size = 0
        for character in text {
            size += character.utf8.count
            guard size <= bytes else { break }
            result.append(character)
        }
        guard result.isEmpty else { return result }
        var scalars = String.UnicodeScalarView()
        size = 0
        for scalar in text.unicodeScalars {
            size += UTF8.width(scalar)
            guard size <= bytes else { break }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
