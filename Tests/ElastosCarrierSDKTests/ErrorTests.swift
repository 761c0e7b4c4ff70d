import ElastosCarrierSDK
import Foundation
import Testing

struct ErrorTests {
    @Test(
        arguments: [
            (.InvalidArgument, 1, 0x8100_0001), (.IllegalState, 2, 0x8100_000F),
            (.GeneralError(ecode: 9), 9, 0x8100_0009), (.SystemError(ecode: 2), 2, 0x8200_0002),
            (.ICEError(ecode: 5), 5, 0x8500_0005), (.DHTError(ecode: 34), 34, 0x8600_0022),
            (.UnknowError(ecode: 3), 3, 0x8700_0003), (.GeneralError(ecode: -1), -1, 0x81FF_FFFF),
            (.SystemError(ecode: .max), .max, 0x82FF_FFFF),
        ] as [(CarrierError, Int, UInt32)])
    func `An error has its code, its whole number, and a text with both`(
        _ error: CarrierError, _ code: Int, _ number: UInt32
    ) {
        #expect(error.errorCode == code)
        #expect(error.errorNumber == number)
        let text = error.errorDescription ?? ""
        #expect(text.contains("0x" + String(number, radix: 16, uppercase: true)))
        #expect(error.localizedDescription == text)
    }

    @Test func `The same code of two parts has two numbers`() {
        #expect(
            CarrierError.GeneralError(ecode: 10).errorDescription != CarrierError.DHTError(ecode: 10).errorDescription)
        #expect(CarrierError.GeneralError(ecode: 9).errorDescription?.contains("not ready") == true)
    }

    @Test func `The raw values are the published ones`() {
        #expect([CarrierConnectionStatus.Connected, .Disconnected].map(\.rawValue) == [0, 1])
        #expect([CarrierPresenceStatus.None, .Away, .Busy].map(\.rawValue) == [0, 1, 2])
        #expect([CarrierReceiptState.ByFriend, .Offline, .Error].map(\.rawValue) == [0, 1, 2])
        let levels: [CarrierLogLevel] = [.None, .Fatal, .Error, .Warning, .Info, .Debug, .Trace, .Verbose]
        #expect(levels.map(\.rawValue) == Array(0...7))
        #expect(Carrier.MAX_APP_MESSAGE_LEN == 2048)
    }
}
