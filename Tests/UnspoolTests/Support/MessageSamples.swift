import TelegramAPI

extension Message {
    /// A message of chat -100 with a content in JSON and further members.
    static func sample(content: String, number: Int64 = 1, extra: String = "\"can_be_saved\":true") throws -> Message {
        try Message(
            json: """
                {"@type":"message","id":\(number << 20),"sender_id":{"@type":"messageSenderUser","user_id":1},\
                "chat_id":-100,\(extra),"date":1700000000,"content":\(content)}
                """)
    }
}

/// JSON of TDLib's objects for tests.
enum JSONSample {
    static func file(_ id: Int, size: Int = 3) -> String {
        """
        {"@type":"file","id":\(id),"size":\(size),"expected_size":\(size),"local":{"@type":"localFile","path":"",\
        "can_be_downloaded":true},"remote":{"@type":"remoteFile","id":"r\(id)","unique_id":"u\(id)"}}
        """
    }

    static func text(_ text: String) -> String { "{\"@type\":\"formattedText\",\"text\":\"\(text)\",\"entities\":[]}" }

    static func photo(_ sizes: [(Int, Int, Int)]) -> String {
        let sizes = sizes.map { width, height, file in
            "{\"@type\":\"photoSize\",\"type\":\"x\",\"photo\":\(self.file(file)),\"width\":\(width),\"height\":\(height)}"
        }
        return "{\"@type\":\"photo\",\"sizes\":[\(sizes.joined(separator: ","))]}"
    }

    static func alternative(_ file: Int, _ width: Int, _ height: Int, _ codec: String) -> String {
        """
        {"@type":"alternativeVideo","id":"1","width":\(width),"height":\(height),"codec":"\(codec)",\
        "hls_file":\(self.file(file + 1000)),"video":\(self.file(file))}
        """
    }

    static func photoContent(caption: String = "", file: Int = 1, isSecret: Bool = false) -> String {
        """
        {"@type":"messagePhoto","photo":\(photo([(90, 90, file + 100), (800, 600, file), (320, 240, file + 200)])),\
        "caption":\(text(caption)),"is_secret":\(isSecret)}
        """
    }

    static func document(name: String, mimeType: String = "", file: Int = 1) -> String {
        """
        {"@type":"messageDocument","document":{"@type":"document","file_name":"\(name)","mime_type":"\(mimeType)",\
        "document":\(self.file(file))},"caption":\(text("c"))}
        """
    }
}
