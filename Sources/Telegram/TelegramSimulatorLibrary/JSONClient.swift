import TelegramSimulator

// The functions of td_json_client.h. Signatures and rules: measured on TDLib 1.8.66.

@_cdecl("td_create_client_id")
public func createClientID() -> CInt {
    Process.library.createClientID()
}

@_cdecl("td_send")
public func send(_ clientID: CInt, _ request: UnsafePointer<CChar>?) {
    Process.withBytes(request) { Process.library.send($0, to: clientID) }
}

@_cdecl("td_receive")
public func receive(_ timeout: Double) -> UnsafePointer<CChar>? {
    OutputString.set(Process.library.receive(timeout: timeout))
}

@_cdecl("td_execute")
public func execute(_ request: UnsafePointer<CChar>?) -> UnsafePointer<CChar>? {
    OutputString.set(Process.withBytes(request) { Process.library.execute($0) })
}
