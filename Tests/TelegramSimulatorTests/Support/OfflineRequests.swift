@testable import TelegramSimulator

/// Requests that TDLib answers without a network.
enum OfflineRequests {
    static let malformed: [String] =
        [
            "", "  ", "{", "null", "[]", "1", "\"x\"", "true", "+1", "tru", "fals", "nul", "NaN", "x", "{} x", "{}  ",
            "\u{FEFF}{}",
            "{é}", "{,}", "[1,]", "[1,2", "{'a':1}", "{a:1}", #"{"a" 1}"#, #"{"a""#, #"{"a":"#, #"{"a":1"#,
            #"{"a":1 "b":2}"#,
            #"{"a":1,}"#, #"{"a":1,"#, #"{"a":[1 2]}"#, #"{"a":[1"#, #"{"a":[,]}"#, #"{"a":[1,]}"#, #"{"a":0x10}"#,
            #"{"a":-Infinity}"#, #"{"a":tru}"#, #"{"a":fal}"#, #"{"a":nil}"#, #"{"a":"x"#, #"{"a":"x\"#, #"{"a":"\u12"#,
            #"{"a":"\u12"}"#, #"{"a":"\ud83d\u12"}"#, #"{"a":"\uzzzz"}"#, "{\"a\":1}//c", "{}", #"{"@extra":.5}"#,
            #"{"@extra":1.5e+5-}"#, #"{"@extra":--e}"#, #"{"@extra":e}"#, #"{"@type":null}"#, #"{"@type":true}"#,
            #"{"@type":{}}"#, #"{"@type":[]}"#, #"{"@type":7}"#, #"{"@type":7.5}"#, #"{"@type":-1}"#,
            #"{"@type":99999999999}"#, #"{"@type":99999999999999999999999}"#,
            #"{"@type":-99999999999999999999999}"#, #"{"@type":1e3}"#, #"{"@type":--5}"#, #"{"@type":+5}"#,
            #"{"@type":.5}"#,
            #"{"@type":-1572495746,"name":"version"}"#, #"{"@type":2722471550.9,"name":"commit_hash"}"#,
            #"{"@type":"7"}"#, #"{"@type":""}"#,
            #"{"@type":"nope","@extra":[1, {"a" : null}]}"#,
            #"{"@type":"Error"}"#, #"{"@type":"error"}"#, #"{"@type":"GetMe"}"#, #"{"@type":"x\u00e9\ud83d\ude00"}"#,
            #"{"@type":"getMe","@type":"nope"}"#, #"{"@type":"getMe","@extra":1,"@extra":2}"#,
            #"{"@type":"getChat","chat_id":true}"#, #"{"@type":"getChat","chat_id":"abc"}"#,
            #"{"@type":"getChat","chat_id":1.5}"#, #"{"@type":"getChat","chat_id":"12"}"#,
            #"{"@type":"getChat","chat_id":{}}"#,
            #"{"@type":"getCustomEmojiStickers","custom_emoji_ids":[1,"2",true]}"#,
            #"{"@type":"getCustomEmojiStickers","custom_emoji_ids":[1,"2",null]}"#,
            #"{"@type":"testReturnError","error":{"@type":"error","code":"x","message":5}}"#,
            #"{"@type":"testReturnError","error":{"message":5,"code":"x"}}"#,
            #"{"@type":"testReturnError","error":[]}"#,
            #"{"@type":"testReturnError","error":"a"}"#, #"{"@type":"testReturnError","error":7}"#,
            #"{"@type":"testReturnError","error":null}"#, #"{"@type":"testReturnError","error":{"@type":5,"code":7}}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":7}}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":null}}"#,
            #"{"@type":"setLogStream","log_stream":{}}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":"formattedText"}}"#,
            #"{"@type":"setLogStream","log_stream":[]}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":"logStreamFile","redirect_stderr":"true"}}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":"logStreamFile","redirect_stderr":1.5}}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":"logStreamFile","redirect_stderr":2}}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":"logStreamFile","redirect_stderr":"1"}}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":"logStreamFile","max_file_size":9223372036854775808}}"#,
            #"{"@type":"getJsonString","json_value":{"@type":"jsonValueNumber","value":"1"}}"#,
            #"{"@type":"getJsonString","json_value":{"@type":"jsonValueArray","values":{}}}"#,
            #"{"@type":"getJsonString","json_value":{"@type":"jsonValueArray","values":[1]}}"#,
            #"{"@type":"searchStringsByPrefix","strings":["a",5]}"#,
            #"{"@type":"searchStringsByPrefix","strings":"a"}"#,
        ] + integers + bytes

    private static let integers = [
        "1.0", "1.5", "\"abc\"", "\"\"", "\" 1\"", "\"+1\"", "1e2", "-0", "007", "\"-0\"", "\"--1\"", "\"-\"", "true",
        "[]",
        "2147483647", "2147483648", "-2147483648", "-2147483649", "\"12\"", "null",
    ].map { #"{"@type":"testReturnError","error":{"@type":"error","code":\#($0),"message":"m"}}"# }

    private static let bytes = [
        "a", "YQ=", "Y===", "====", "YR==", "YQ==YQ==", " YQ==", "____", "YQ==", "", "YWI=", "YWJj",
    ].map { #"{"@type":"setTdlibParameters","database_encryption_key":"\#($0)"}"# }

    static let synchronous: [String] =
        [
            #"{"@type":"getOption","name":"version"}"#, #"{"@type":"getOption","name":"commit_hash"}"#,
            #"{"@type":"getOption","name":"my_id"}"#, #"{"@type":"getOption"}"#, #"{"@type":"getMe","@extra":"x"}"#,
            #"{"@type":"getFileMimeType","file_name":"a.mp4","@extra":null}"#, #"{"@type":"testSquareInt","x":1}"#,
            #"{"@type":"testReturnError","error":{"@type":"error","code":429,"message":"Too Many Requests: retry after 17"}}"#,
            #"{"@type":"testReturnError","error":{"code":12,"message":"x"},"@extra":{"a":"\u00e9\b\f\n\r\t\u0001\/é<>&\u007f\ud83d\ude00","b":[1.0e5,--e,12345678901234567890123]},"@client_id":8}"#,
            #"{"@type":"testReturnError"}"#,
            #"{"@type":"getPushReceiverId","payload":"{\"user_id\":5,\"loc_key\":\"x\"}"}"#,
            #"{"@type":"getPushReceiverId","payload":"x"}"#, #"{"@type":"getPushReceiverId","payload":"{}"}"#,
            #"{"@type":"getPushReceiverId","payload":"[]"}"#,
            #"{"@type":"getPushReceiverId","payload":"{\"user_id\":\"7\"}"}"#,
            #"{"@type":"getPushReceiverId","payload":"{\"user_id\":\"x\"}"}"#,
            #"{"@type":"parseTextEntities","text":"x"}"#,
            #"{"@type":"getTextEntities","text":""}"#,
            #"{"@type":"getTextEntities","text":"hello world, this is it; ok?"}"#,
            #"{"@type":"getTextEntities","text":"a\ud800"}"#, #"{"@type":"checkQuickReplyShortcutName","name":""}"#,
            #"{"@type":"checkQuickReplyShortcutName","name":"hello_1"}"#,
            #"{"@type":"checkQuickReplyShortcutName","name":"bad name!"}"#,
            #"{"@type":"checkQuickReplyShortcutName","name":"éa·x"}"#,
            #"{"@type":"checkQuickReplyShortcutName","name":"abcdefghijklmnopqrstuvwxyzabcdefghijklmnop"}"#,
            #"{"@type":"getJsonValue","json":"{\"a\":[1,2.5,true,null,\"s\"],\"b\":{\"c\":-1e3}}"}"#,
            #"{"@type":"getJsonValue","json":"{bad"}"#, #"{"@type":"getJsonValue","json":""}"#,
            #"{"@type":"getJsonValue","json":"[1] "}"#, #"{"@type":"getJsonValue","json":"{} x"}"#,
            #"{"@type":"getJsonValue","json":"1e400"}"#, #"{"@type":"getJsonValue","json":"--1"}"#,
            #"{"@type":"getJsonValue","json":"12345678901234567890123"}"#,
            #"{"@type":"getJsonValue","json":"\"\\ud83d\\ude00\""}"#,
            #"{"@type":"getJsonString"}"#, #"{"@type":"getJsonString","json_value":{"@type":"jsonValueArray"}}"#,
            #"{"@type":"getJsonString","json_value":{"@type":"jsonValueArray","values":[null,{"@type":"jsonValueBoolean","value":1}]}}"#,
            #"{"@type":"getJsonString","json_value":{"@type":"jsonValueObject","members":[null,{"key":"a"},{"key":"b","value":{"@type":"jsonValueNumber","value":100}}]}}"#,
            #"{"@type":"getJsonString","json_value":{"@type":"jsonValueString","value":"\u007f/\u2028\u00e9\"\n"}}"#,
            #"{"@type":"getJsonString","json_value":{"@type":"jsonValueNumber","value":--e}}"#,
            #"{"@type":"getChatFolderDefaultIconName"}"#, #"{"@type":"searchQuote"}"#,
            #"{"@type":"getChatFolderDefaultIconName","folder":{"icon":{"name":"Work"}}}"#,
            #"{"@type":"getChatFolderDefaultIconName","folder":{"icon":{"name":"Nope"},"include_groups":true,"pinned_chat_ids":[1]}}"#,
            #"{"@type":"getThemeParametersJsonString","theme":{"background_color":16711680,"text_color":-1,"link_color":12}}"#,
            #"{"@type":"getLogTags"}"#, #"{"@type":"getLogTagVerbosityLevel","tag":"td_init"}"#,
            #"{"@type":"getLogTagVerbosityLevel","tag":"fd"}"#, #"{"@type":"getLogTagVerbosityLevel","tag":"nope"}"#,
            #"{"@type":"setLogTagVerbosityLevel","tag":"nope","new_verbosity_level":1}"#,
            #"{"@type":"setLogVerbosityLevel","new_verbosity_level":2000}"#,
            #"{"@type":"setLogVerbosityLevel","new_verbosity_level":-1}"#,
            #"{"@type":"addLogMessage","verbosity_level":5,"text":"hi"}"#, #"{"@type":"setLogStream"}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":"logStreamFile","path":"/nonexistent/x.log","max_file_size":1000}}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":"logStreamFile","path":"","max_file_size":10}}"#,
            #"{"@type":"setLogStream","log_stream":{"@type":"logStreamFile","path":"x","max_file_size":0}}"#,
        ]
        + ["US", "gb", "FT", "ft", "U", "USA", "U1", "", "ZZ", "é1"].map {
            #"{"@type":"getCountryFlagEmoji","country_code":"\#($0)"}"#
        }
        + [
            "a.mp4", "x.tar.gz", "noext", "photo.JPG", "s.tgs", ".mp4", "mp4", "a.b/c.mp4", "a.mp4/", "a.mp4.",
            "a.mp4 ", "x.opus",
            "x.docx", "x.md", "x.avif",
        ].map { #"{"@type":"getFileMimeType","file_name":"\#($0)"}"# }
        + [
            "video/mp4", "image/jpeg", "application/x-tgsticker", "nope/nope", "VIDEO/MP4", "",
            "application/octet-stream", "audio/ogg",
        ].map { #"{"@type":"getFileExtension","mime_type":"\#($0)"}"# }
        + [
            "../../etc/passwd", "a/b\\\\c:d*?.txt", "  sp ace .mp4 ", "naïve 😀.pdf", "", ".hidden", "CON",
            "a\u{202E}gpj.exe", "...", "a..b",
            "\\ud800",
        ].map { #"{"@type":"cleanFileName","file_name":"\#($0)"}"# }

    /// For a client whose parameters are set, which has no account and no network.
    static let withoutAccount: [String] =
        [
            #"{"@type":"getAuthorizationState"}"#, #"{"@type":"getMe"}"#, #"{"@type":"loadChats","limit":10}"#,
            #"{"@type":"getOption","name":"my_id"}"#, #"{"@type":"getOption","name":""}"#,
            #"{"@type":"getOption","name":"message_caption_length_max"}"#,
            #"{"@type":"setOption","name":"x_key","value":{"@type":"optionValueInteger","value":"9007199254740993"}}"#,
            #"{"@type":"getOption","name":"x_key"}"#,
            #"{"@type":"setOption","name":"x_key","value":{"@type":"optionValueEmpty"}}"#,
            #"{"@type":"getOption","name":"x_key"}"#,
            #"{"@type":"setOption","name":"","value":{"@type":"optionValueBoolean","value":true}}"#,
            #"{"@type":"setOption","name":"version","value":{"@type":"optionValueString","value":"1"}}"#,
            #"{"@type":"setOption","name":"drop_notification_ids"}"#,
            #"{"@type":"setOption","name":"message_unload_delay","value":{"@type":"optionValueInteger","value":5}}"#,
            #"{"@type":"getNetworkStatistics","only_current":false,"@nothing":1}"#, #"{"@type":"getProxies"}"#,
            #"{"@type":"addProxy","proxy":{"@type":"proxy","server":"127.0.0.1","port":9,"type":{"@type":"proxyTypeSocks5"}},"enable":false,"comment":"lab"}"#,
            #"{"@type":"getProxies"}"#, #"{"@type":"removeProxy","proxy_id":1}"#, #"{"@type":"addProxy"}"#,
            #"{"@type":"addProxy","proxy":{"server":"127.0.0.1","type":{"@type":"proxyTypeSocks5"}}}"#,
            #"{"@type":"addProxy","proxy":{"server":"","port":5,"type":{"@type":"proxyTypeSocks5"}}}"#,
            #"{"@type":"addProxy","proxy":{"server":"127.0.0.1","port":9,"type":{"@type":"proxyTypeMtproto","secret":"zz"}}}"#,
            #"{"@type":"addProxy","proxy":{"server":"127.0.0.1","port":9}}"#,
            #"{"@type":"enableProxy","proxy_id":7}"#, #"{"@type":"editProxy","proxy_id":7}"#,
            #"{"@type":"removeProxy","proxy_id":2}"#,
            #"{"@type":"getProxies"}"#, #"{"@type":"setAuthenticationPhoneNumber","phone_number":""}"#,
            #"{"@type":"checkAuthenticationCode","code":"12345"}"#,
            #"{"@type":"checkAuthenticationPassword","password":"x"}"#,
            #"{"@type":"registerUser","first_name":"a"}"#, #"{"@type":"resendAuthenticationCode"}"#,
            #"{"@type":"setAuthenticationEmailAddress"}"#, #"{"@type":"checkAuthenticationPremiumPurchase"}"#,
            #"{"@type":"setAuthenticationPremiumPurchaseTransaction"}"#, #"{"@type":"checkAuthenticationEmailCode"}"#,
            #"{"@type":"resetAuthenticationEmailAddress"}"#, #"{"@type":"requestAuthenticationPasswordRecovery"}"#,
            #"{"@type":"checkAuthenticationPasswordRecoveryCode"}"#, #"{"@type":"recoverAuthenticationPassword"}"#,
            #"{"@type":"sendAuthenticationFirebaseSms"}"#, #"{"@type":"reportAuthenticationCodeMissing"}"#,
            #"{"@type":"checkAuthenticationWebToken"}"#, #"{"@type":"deleteAccount"}"#, #"{"@type":"getCountry"}"#,
            #"{"@type":"setTdlibParameters"}"#, #"{"@type":"testUseUpdate"}"#, #"{"@type":"testProxy"}"#,
            #"{"@type":"setAlarm","seconds":0.01}"#, #"{"@type":"setAlarm","seconds":1e11}"#,
            #"{"@type":"setApplicationVerificationToken"}"#, #"{"@type":"getLanguagePackInfo"}"#,
            #"{"@type":"downloadFile"}"#, #"{"@type":"getChatHistory"}"#,
        ]
        + OptionTable.knownNames.flatMap { name in
            [
                #"{"@type":"optionValueBoolean","value":true}"#, #"{"@type":"optionValueInteger","value":"5"}"#,
                #"{"@type":"optionValueString","value":"s"}"#, "null",
            ].map { #"{"@type":"setOption","name":"\#(name)","value":\#($0)}"# }
        }
        + messageLinks.map { #"{"@type":"getInternalLinkType","link":"\#($0)"}"# }

    /// Links to messages, and such that lead nowhere.
    private static let messageLinks = [
        "https://t.me/name/123", "https://t.me/s/name/123", "http://t.me/name/123?single",
        "t.me/name/123?single&thread=5", "https://t.me/name/5/123", "https://t.me/c/123/456",
        "https://t.me/c/123/5/456?single&t=10", "https://t.me/c/123", "https://t.me/c/123/x", "https://t.me/c/0/5",
        "https://t.me/n/5", "https://telegram.dog/name/5", "https://www.telegram.me/name/5", "https://name.t.me/5",
        "https://t.me/name/5?option=YQ&task=9&t=8&comment=7&thread=6&single", "tg:resolve?domain=name&post=5&single",
        "tg://privatepost?channel=123&post=5&thread=3&single", "tg://privatepost?channel=0&post=5",
        "https://t.me/name/99999999999", "https://example.com/a/1", "https://t.me/name/123/", "https://t.me/name/5/6/7",
        "https://t.me//name/5", "ftp://t.me/name/5", "https://t.me/joinchat/5", "https://t.me/share/5",
        "https://t.me/name/123abc", "https://T.ME/Name/123", "https://t.me/c/123/456?comment=9",
    ]
}
