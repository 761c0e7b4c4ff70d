import TelegramSimulator

// TDLib's old interface, with a queue for each client. Its pointers are numbers here: nothing is ever read through one,
// so a pointer that was destroyed, NULL or invented does no harm.

private func clientID(_ client: UnsafeMutableRawPointer?) -> Int32? {
    let address = UInt(bitPattern: client)
    return address % alignment == 0 ? Int32(exactly: address / alignment) : nil
}

/// As programs expect of a pointer to something.
private let alignment: UInt = 16

@_cdecl("td_json_client_create")
public func jsonClientCreate() -> UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: UInt(Process.library.createOldClient()) * alignment)
}

@_cdecl("td_json_client_send")
public func jsonClientSend(_ client: UnsafeMutableRawPointer?, _ request: UnsafePointer<CChar>?) {
    guard let id = clientID(client) else { return }
    Process.withBytes(request) { Process.library.send($0, toOldClient: id) }
}

@_cdecl("td_json_client_receive")
public func jsonClientReceive(_ client: UnsafeMutableRawPointer?, _ timeout: Double) -> UnsafePointer<CChar>? {
    OutputString.set(clientID(client).flatMap { Process.library.receive(timeout: timeout, ofOldClient: $0) })
}

@_cdecl("td_json_client_execute")
public func jsonClientExecute(
    _ client: UnsafeMutableRawPointer?, _ request: UnsafePointer<CChar>?
) -> UnsafePointer<CChar>? {
    execute(request)
}

@_cdecl("td_json_client_destroy")
public func jsonClientDestroy(_ client: UnsafeMutableRawPointer?) {
    if let id = clientID(client) { Process.library.destroyOldClient(id) }
}
