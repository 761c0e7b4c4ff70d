// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `testInt value:int32 = TestInt`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_int.html)
public struct TestInt: TDDecodable, CustomStringConvertible {
    public let value: Int32

    public init(value: Int32) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testInt""#)
        wire.int32(#","value":"#, self.value)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TestInt? {
        wire.open(#"{"@type":"testInt""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TestInt? {
        var value: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TestInt(value: value)
    }
}

/// `testString value:string = TestString`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_string.html)
public struct TestString: TDDecodable, CustomStringConvertible {
    public let value: String

    public init(value: String) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testString""#)
        wire.string(#","value":"#, self.value)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TestString? {
        wire.open(#"{"@type":"testString""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TestString? {
        var value: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TestString(value: value)
    }
}

/// `testBytes value:bytes = TestBytes`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_bytes.html)
public struct TestBytes: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let value: [UInt8]

    public init(value: [UInt8]) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testBytes""#)
        wire.bytes(#","value":"#, self.value)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TestBytes? {
        wire.open(#"{"@type":"testBytes""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TestBytes? {
        var value: [UInt8] = []
        var mark = wire.cursor
        repeat {
            wire.bytes(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TestBytes(value: value)
    }
}

/// `testVectorInt value:vector<int32> = TestVectorInt`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_vector_int.html)
public struct TestVectorInt: TDDecodable, CustomStringConvertible {
    public let value: [Int32]

    public init(value: [Int32]) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testVectorInt""#)
        wire.int32s(#","value":"#, self.value)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TestVectorInt? {
        wire.open(#"{"@type":"testVectorInt""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TestVectorInt? {
        var value: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32s(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TestVectorInt(value: value)
    }
}

/// `testVectorIntObject value:vector<testInt> = TestVectorIntObject`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_vector_int_object.html)
public struct TestVectorIntObject: TDDecodable, CustomStringConvertible {
    public let value: [TestInt]

    public init(value: [TestInt]) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testVectorIntObject""#)
        wire.objects(#","value":"#, self.value)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TestVectorIntObject? {
        wire.open(#"{"@type":"testVectorIntObject""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TestVectorIntObject? {
        var value: [TestInt] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TestVectorIntObject(value: value)
    }
}

/// `testVectorString value:vector<string> = TestVectorString`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_vector_string.html)
public struct TestVectorString: TDDecodable, CustomStringConvertible {
    public let value: [String]

    public init(value: [String]) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testVectorString""#)
        wire.strings(#","value":"#, self.value)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TestVectorString? {
        wire.open(#"{"@type":"testVectorString""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TestVectorString? {
        var value: [String] = []
        var mark = wire.cursor
        repeat {
            wire.strings(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TestVectorString(value: value)
    }
}

/// `testVectorStringObject value:vector<testString> = TestVectorStringObject`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_vector_string_object.html)
public struct TestVectorStringObject: TDDecodable, CustomStringConvertible {
    public let value: [TestString]

    public init(value: [TestString]) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testVectorStringObject""#)
        wire.objects(#","value":"#, self.value)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TestVectorStringObject? {
        wire.open(#"{"@type":"testVectorStringObject""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TestVectorStringObject? {
        var value: [TestString] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TestVectorStringObject(value: value)
    }
}


#if Hashable
extension TestInt: Hashable {}
extension TestString: Hashable {}
extension TestBytes: Hashable {}
extension TestVectorInt: Hashable {}
extension TestVectorIntObject: Hashable {}
extension TestVectorString: Hashable {}
extension TestVectorStringObject: Hashable {}
#endif
