import Testing

@testable import CarrierCore

@Suite struct `The window of what is on its way` {
    private func window(acknowledges: Bool, roundTrips: [Duration]) -> SendWindow {
        var window = SendWindow(maximum: 2 << 20)
        if acknowledges { window.heardAcknowledgement() }
        for time in roundTrips { window.confirmed(64 << 10, after: time, at: .seconds(1)) }
        return window
    }

    @Test func `starts below the smallest usual socket`() {
        #expect(window(acknowledges: false, roundTrips: []).bytes == SendWindow.start)
        #expect(window(acknowledges: true, roundTrips: []).bytes == SendWindow.start)
        #expect(SendWindow.start < 2 * 212_992)
    }

    @Test func `stays there on a short way, however long things take at times`() {
        let times: [Duration] = [.milliseconds(3), .milliseconds(300), .milliseconds(5)]
        #expect(window(acknowledges: true, roundTrips: times).bytes == SendWindow.start)
    }

    @Test func `grows with the length of the way, up to its limit`() {
        #expect(
            window(acknowledges: true, roundTrips: [.milliseconds(40), .milliseconds(90)]).bytes == 4 * SendWindow.start
        )
        #expect(window(acknowledges: true, roundTrips: [.seconds(100)]).bytes == 2 << 20)
    }

    @Test func `grows with what a slow friend confirms, up to 500 packets`() {
        let some = window(acknowledges: false, roundTrips: [.milliseconds(1), .milliseconds(50)])
        #expect(some.bytes == SendWindow.start + 128 << 10)
        let many = window(acknowledges: false, roundTrips: Array(repeating: .milliseconds(1), count: 1000))
        #expect(many.bytes == SendWindow.limitForSlowAcknowledgement)
    }

    @Test func `follows a way that becomes longer after two epochs`() {
        var window = window(acknowledges: true, roundTrips: [.milliseconds(1)])
        window.confirmed(1, after: .milliseconds(80), at: .seconds(12))
        #expect(window.bytes == SendWindow.start)
        window.confirmed(1, after: .milliseconds(80), at: .seconds(23))
        #expect(window.bytes == 2 << 20)
    }

    @Test func `never exceeds a small limit`() {
        var window = SendWindow(maximum: 1000)
        window.confirmed(1 << 20, after: .seconds(1), at: .zero)
        #expect(window.bytes == 1000)
    }
}
