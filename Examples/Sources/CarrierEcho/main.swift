import ElastosCarrierSDK
import Foundation

// Answers every message with the same bytes, and becomes the friend of everybody who asks.

class Echo: NSObject, CarrierDelegate {
    func didBecomeReady(_ carrier: Carrier) {
        print("ready: send a friend request to \(carrier.getAddress())")
    }

    func connectionStatusDidChange(_ carrier: Carrier, _ newStatus: CarrierConnectionStatus) {
        print("connection: \(newStatus)")
    }

    func didReceiveFriendRequest(
        _ carrier: Carrier, _ userId: String, _ userInfo: CarrierUserInfo, _ hello: String
    ) {
        print("\(userId) says: \(hello)")
        do {
            try carrier.acceptFriend(with: userId)
        } catch {
            print("not accepted: \(error.localizedDescription)")
        }
    }

    func friendConnectionDidChange(_ carrier: Carrier, _ friendId: String, _ newStatus: CarrierConnectionStatus) {
        print("\(friendId): \(newStatus)")
    }

    func didReceiveFriendMessage(
        _ carrier: Carrier, _ from: String, _ data: Data, _ timestamp: Date, _ isOffline: Bool
    ) {
        print("\(from): \(data.count) bytes")
        do {
            _ = try carrier.sendFriendMessage(to: from, withMessage: data) { msgid, status in
                print("answer \(msgid): \(status)")
            }
        } catch {
            print("no answer: \(error.localizedDescription)")
        }
    }
}

func explain(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(64)
}

// HOST:PORT:KEY; an IPv6 address has colons of its own.
func bootstrapNode(_ text: String) -> BootstrapNode? {
    let parts = text.components(separatedBy: ":")
    guard parts.count == 3 else { return nil }
    let node = BootstrapNode()
    node.ipv4 = parts[0]
    node.port = parts[1]
    node.publicKey = parts[2]
    return node
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let node = bootstrapNode(arguments[1]) else {
    explain("Usage: CarrierEcho HOST:PORT:KEY FOLDER")
}
setvbuf(stdout, nil, _IOLBF, 0)

let options = CarrierOptions()
options.bootstrapNodes = [node]
options.persistentLocation = arguments[2]
// The Carrier does not keep its delegate: this does.
let echo = Echo()
do {
    let carrier = try Carrier.createInstance(options: options, delegate: echo)
    try carrier.start()
    // Ctrl-C ends it properly: everything is written, and friends see at once that the node is gone.
    signal(SIGINT, SIG_IGN)
    let interrupt = DispatchSource.makeSignalSource(signal: SIGINT)
    interrupt.setEventHandler {
        carrier.kill()
        exit(0)
    }
    interrupt.resume()
    dispatchMain()
} catch {
    explain(error.localizedDescription)
}
