import Testing

@testable import TelegramClient

@Suite struct FileDownloadTests {
    private static func file(_ downloaded: Int, of size: Int, isDone: Bool = false) -> String {
        """
        {"@type":"file","id":7,"size":\(size),"expected_size":\(size),"local":{"@type":"localFile",\
        "path":"\(isDone ? "/cache/a.jpg" : "")","can_be_downloaded":true,"can_be_deleted":false,\
        "is_downloading_active":\(!isDone),"is_downloading_completed":\(isDone),"download_offset":0,\
        "downloaded_prefix_size":\(downloaded),"downloaded_size":\(downloaded)},"remote":{"@type":"remoteFile",\
        "id":"r","unique_id":"u","is_uploading_active":false,"is_uploading_completed":true,"uploaded_size":0}}
        """
    }

    private func coordinator(_ answer: @escaping FakeTransport.Responder) -> (Coordinator, FakeTransport) {
        let transport = FakeTransport { transport, request in
            if request.type == "close" { return transport.finishClosing(request) }
            answer(transport, request)
        }
        let parameters = AccountParameters(apiID: 1, apiHash: "x", databaseFolder: "unused", keyStore: FixedKey())
        return (Coordinator(client: TDLibClient(transport: transport), parameters: parameters), transport)
    }

    @Test func endsWithTheFileAndProgressOnlyBefore() async throws {
        let (coordinator, _) = coordinator { transport, request in
            for bytes in [10, 50, 90] {
                transport.receiveUpdate(#"{"@type":"updateFile","file":\#(Self.file(bytes, of: 100))}"#)
            }
            transport.answer(request, Self.file(100, of: 100, isDone: true))
        }
        var last: Int64 = -1
        var path: String?
        for await event in coordinator.download(try File(json: Self.file(0, of: 100))) {
            #expect(path == nil)
            switch event {
            case .loading(let bytes, let total):
                #expect(bytes >= last)
                #expect(total == 100)
                last = bytes
            case .completed(let file): path = file.local.path
            case .failed(let error): Issue.record(error)
            }
        }
        #expect(path == "/cache/a.jpg")
        await coordinator.close()
    }

    @Test func endsWithTheFailureThatTDLibTells() async throws {
        let (coordinator, _) = coordinator { transport, request in
            transport.answer(
                request, #"{"@type":"error","code":400,"message":"File download has failed or was canceled"}"#)
        }
        var failure: TDLibError?
        for await event in coordinator.download(try File(json: Self.file(0, of: 100))) {
            if case .failed(let error) = event { failure = error as? TDLibError }
        }
        #expect(failure?.remote?.code == 400)
        await coordinator.close()
    }

    @Test func cancellingTheConsumerCancelsTheDownload() async throws {
        let (coordinator, transport) = coordinator { transport, request in
            if request.type == "cancelDownloadFile" { transport.answer(request, #"{"@type":"ok"}"#) }
        }
        let file = try File(json: Self.file(0, of: 100))
        let task = Task { for await _ in coordinator.download(file) {} }
        await transport.whenSent(1)
        task.cancel()
        await transport.whenSent(2)
        #expect(transport.requests.map(\.type) == ["downloadFile", "cancelDownloadFile"])
        await coordinator.close()
    }
}
