import ElastosCarrierSDK
import Foundation
import Testing

@Suite(.timeLimit(.minutes(15)))
struct PublishedProgramTests {
    @Test func `A program as it is written against the published module starts and ends`() throws {
        let program = PublishedProgram()
        // Nobody listens there.
        let node = program.node("127.0.0.1", "68K6FyBj5j7nLLTkgFqkXDRJEPgdGf9WPJJPYhv59bms")
        node.port = "9"
        let carrier = try program.run(in: temporaryPath("program"), bootstrap: [node])
        #expect(program.carrier === carrier)
        #expect(throws: CarrierError.GeneralError(ecode: 9)) { try program.useGroups(carrier, "friend", Data([1])) }
        program.stop()
    }

    @Test func `A delegate without NSObject will do`() throws {
        let delegate = PlainDelegate()
        let carrier = try Carrier.createInstance(options: Peer.options(temporaryPath("plain")), delegate: delegate)
        carrier.kill()
    }
}
