import CarrierWire
import Testing

@testable import CarrierCore

@Suite struct RepeatedRequestTests {
    @Test func `a request is made anew after a while, ever less often`() throws {
        let address = try Address("QDS1fGKx48cgsbMtEbJuHAwYXVkFC3sFtWKgXSgsf5btxqL4toRK")
        var request = RepeatedRequest(to: address, [1], at: .seconds(100))
        let times = (100..<2_000).filter { request.isDue(at: .seconds($0)) }
        #expect(times.prefix(10) == [115, 130, 145, 160, 175, 190, 205, 220, 250, 310])
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 <= 240 })
    }
}
