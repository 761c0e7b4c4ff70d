import CommandLineInterface
import NativeLoop
import Synchronization
import Unspool

/// Shows the link of a sign-in on the terminal and as a picture, and takes it away again.
final class QRCodeDisplay: Sendable {
    private struct State {
        var count = 0
        var file: QRCodeFile?
    }

    private let console: Console
    /// Where the picture goes; nil for nowhere.
    private let path: String?
    private let isColored: Bool
    private let isJSON: Bool
    private let state = Mutex(State())

    init(console: Console, path: String?, isColored: Bool, isJSON: Bool) {
        self.console = console
        self.path = path
        self.isColored = isColored
        self.isJSON = isJSON
    }

    func show(_ link: Secret<String>) throws {
        let messages = console.messages
        guard messages.isTerminal || path != nil else {
            throw SignInError(
                .noAnswer, "A QR code needs a terminal on standard error, or a file for its picture: --qr-png FILE")
        }
        let code = try QRCode(link.revealed)
        let number = try state.withLock { state in
            if let path {
                if let file = state.file {
                    try file.replace(with: code)
                } else {
                    state.file = try QRCodeFile(code, path: path)
                }
            }
            state.count += 1
            return state.count
        }
        if messages.isTerminal {
            if number > 1 { messages.note("The QR code above has EXPIRED. This one takes its place:") }
            messages.drawing(code.lines(isColored: isColored))
        }
        if number == 1 {
            if let path { messages.note("The QR code is in \(path), until it is no longer good.") }
            messages.note("On your phone: Telegram, Settings, Devices, Link Desktop Device. Show the code to nobody.")
        } else if !messages.isTerminal {
            messages.note("The QR code has expired, and the picture is the new one.")
        }
        if isJSON { try console.output.line(ResultLine.qrCode(number: number, path: path)) }
    }

    /// The link is over: it was accepted, or nobody waits for it any more.
    func end() {
        let wasShown = state.withLock { state in
            state.file?.remove()
            state.file = nil
            defer { state.count = 0 }
            return state.count > 0
        }
        if wasShown, console.messages.isTerminal { console.messages.note("The QR code above is no longer good.") }
    }
}
