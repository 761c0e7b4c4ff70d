import Testing

@testable import CarrierCore

@Suite struct `Acknowledgements of what friends send` {
    @Test func `a lone packet is acknowledged after a moment`() {
        var acknowledgements = Acknowledgements()
        #expect(acknowledgements.due(at: .zero).isEmpty)
        #expect(acknowledgements.nextDue == nil)
        acknowledgements.arrived(from: 7)
        #expect(acknowledgements.due(at: .milliseconds(100)).isEmpty)
        #expect(acknowledgements.nextDue == .milliseconds(105))
        #expect(acknowledgements.due(at: .milliseconds(104)).isEmpty)
        #expect(acknowledgements.due(at: .milliseconds(105)) == [7])
        #expect(acknowledgements.due(at: .seconds(1)).isEmpty)
        #expect(acknowledgements.nextDue == nil)
    }

    @Test func `another packet does not put it off`() {
        var acknowledgements = Acknowledgements()
        acknowledgements.arrived(from: 7)
        #expect(acknowledgements.due(at: .zero).isEmpty)
        acknowledgements.arrived(from: 7)
        #expect(acknowledgements.due(at: .milliseconds(4)).isEmpty)
        #expect(acknowledgements.due(at: .milliseconds(5)) == [7])
    }

    @Test func `many packets are acknowledged at once, each friend for himself`() {
        var acknowledgements = Acknowledgements()
        for _ in 0..<40 { acknowledgements.arrived(from: 1) }
        acknowledgements.arrived(from: 2)
        #expect(acknowledgements.due(at: .zero) == [1])
        #expect(acknowledgements.nextDue == .milliseconds(5))
        #expect(acknowledgements.due(at: .milliseconds(5)) == [2])
    }
}
