import CPNG
import CQREncode
import NativeLoop

/// A QR code: a square of modules, each dark or light, with the margin that readers need around it.
public struct QRCode: Sendable, Equatable {
    /// The standard's quiet zone on each side, in modules.
    public static let margin = 4

    /// Modules on a side, with the margins.
    public let side: Int
    /// Row by row; true is dark.
    private let modules: [Bool]

    /// - Parameter text: up to about 2,000 bytes.
    /// - Throws: an ``AccountError`` if it is too long.
    public init(_ text: String) throws(AccountError) {
        let code = Array(text.utf8).withUnsafeBufferPointer { bytes in
            QRcode_encodeData(Int32(clamping: bytes.count), bytes.baseAddress, 0, QR_ECLEVEL_M)
        }
        guard let code, let data = code.pointee.data else {
            throw AccountError(.invalidValue, "The link is too long for a QR code.")
        }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        let side = width + 2 * Self.margin
        var modules = [Bool](repeating: false, count: side * side)
        for row in 0..<width {
            for column in 0..<width where data[row * width + column] & 1 == 1 {
                modules[(row + Self.margin) * side + column + Self.margin] = true
            }
        }
        self.side = side
        self.modules = modules
    }

    /// Whether a module is dark; outside of the square none is.
    public func isDark(row: Int, column: Int) -> Bool {
        guard (0..<side).contains(row), (0..<side).contains(column) else { return false }
        return modules[row * side + column]
    }

    /// Lines for a terminal, two rows of modules each, `side` columns wide.
    ///
    /// - Parameter isColored: black on white by escape sequences, right on dark and light terminals alike. Without, light
    ///   modules are drawn in the terminal's own colour, which is right on a dark one.
    public func lines(isColored: Bool) -> [String] {
        stride(from: 0, to: side, by: 2).map { row in
            var line = isColored ? "\u{1B}[38;5;16;48;5;231m" : ""
            for column in 0..<side {
                // The last line of an odd number of rows has a light half below.
                let (top, bottom) = (isDark(row: row, column: column), isDark(row: row + 1, column: column))
                switch (isColored ? top : !top, isColored ? bottom : !bottom) {
                case (false, false): line += " "
                case (true, false): line += "▀"
                case (false, true): line += "▄"
                case (true, true): line += "█"
                }
            }
            return line + (isColored ? "\u{1B}[0m" : "")
        }
    }

    /// A picture in black and white.
    /// - Parameter scale: pixels a module, from 1 to 64.
    /// - Throws: an ``AccountError`` if the picture cannot be made.
    public func png(scale: Int = 8) throws(AccountError) -> [UInt8] {
        let scale = min(max(scale, 1), 64)
        let pixels = side * scale
        var gray = [UInt8](repeating: 255, count: pixels * pixels)
        for row in 0..<pixels {
            for column in 0..<pixels where isDark(row: row / scale, column: column / scale) {
                gray[row * pixels + column] = 0
            }
        }
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(pixels)
        image.height = png_uint_32(pixels)
        // `PNG_FORMAT_GRAY`: one byte a pixel.
        image.format = 0
        defer { png_image_free(&image) }
        var size = png_alloc_size_t(0)
        guard png_image_write_to_memory(&image, nil, &size, 0, gray, 0, nil) != 0 else { throw Self.noPicture }
        var bytes = [UInt8](repeating: 0, count: size)
        guard png_image_write_to_memory(&image, &bytes, &size, 0, gray, 0, nil) != 0 else { throw Self.noPicture }
        return Array(bytes.prefix(size))
    }

    private static let noPicture = AccountError(.file, "The picture of the QR code could not be made.")
}
