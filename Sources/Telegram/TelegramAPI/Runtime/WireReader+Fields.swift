// A field of an object: if `key`, which is `,"name":`, is next, it is read.
//
// All of it is inlined, so that the key is compared as a constant.
extension WireReader {
    @inline(__always)
    mutating func int32(_ key: StaticString, _ value: inout Int32) {
        if self.key(key) { value = int32() }
    }

    @inline(__always)
    mutating func int53(_ key: StaticString, _ value: inout Int64) {
        if self.key(key) { value = int53() }
    }

    @inline(__always)
    mutating func int64(_ key: StaticString, _ value: inout Int64) {
        if self.key(key) { value = int64() }
    }

    @inline(__always)
    mutating func double(_ key: StaticString, _ value: inout Double) {
        if self.key(key) { value = double() }
    }

    @inline(__always)
    mutating func bool(_ key: StaticString, _ value: inout Bool) {
        if self.key(key) { value = bool() }
    }

    @inline(__always)
    mutating func string(_ key: StaticString, _ value: inout String) {
        if self.key(key) { value = string() }
    }

    @inline(__always)
    mutating func bytes(_ key: StaticString, _ value: inout [UInt8]) {
        if self.key(key) { value = bytes() }
    }

    @inline(__always)
    mutating func object<Value: TDDecodable>(_ key: StaticString, _ value: inout Value?) {
        if self.key(key) { value = Value.read(&self) }
    }

    @inline(__always)
    mutating func int32s(_ key: StaticString, _ value: inout [Int32]) {
        if self.key(key) { value = int32s() }
    }

    @inline(__always)
    mutating func int53s(_ key: StaticString, _ value: inout [Int64]) {
        if self.key(key) { value = int53s() }
    }

    @inline(__always)
    mutating func int64s(_ key: StaticString, _ value: inout [Int64]) {
        if self.key(key) { value = int64s() }
    }

    @inline(__always)
    mutating func doubles(_ key: StaticString, _ value: inout [Double]) {
        if self.key(key) { value = doubles() }
    }

    @inline(__always)
    mutating func bools(_ key: StaticString, _ value: inout [Bool]) {
        if self.key(key) { value = bools() }
    }

    @inline(__always)
    mutating func strings(_ key: StaticString, _ value: inout [String]) {
        if self.key(key) { value = strings() }
    }

    @inline(__always)
    mutating func bytesList(_ key: StaticString, _ value: inout [[UInt8]]) {
        if self.key(key) { value = bytesList() }
    }

    @inline(__always)
    mutating func objects<Value: TDDecodable>(_ key: StaticString, _ value: inout [Value]) {
        if self.key(key) { value = objects() }
    }

    @inline(__always)
    mutating func optionalObjects<Value: TDDecodable>(_ key: StaticString, _ value: inout [Value?]) {
        if self.key(key) { value = optionalObjects() }
    }

    @inline(__always)
    mutating func objectRows<Value: TDDecodable>(_ key: StaticString, _ value: inout [[Value]]) {
        if self.key(key) { value = objectRows() }
    }
}
