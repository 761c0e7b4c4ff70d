import TestSupport

/// Writes FlatBuffers buffers in a layout that is drawn at random among the valid ones, with values of any kind.
///
/// Descriptions of tables stand before or behind their tables and may be shared; fields and children come in any
/// order with rubbish between them; unknown fields are added; 64-bit fields are aligned to 4 or 8.
struct RandomLayout {
    indirect enum Value {
        case uint8(UInt8)
        case uint32(UInt32)
        case uint64(UInt64)
        case string([UInt8])
        case octets([UInt8])
        case table([Int: Value])
    }

    private var bytes: [UInt8] = []
    private var random: SeededGenerator
    /// Tables whose description comes last, by that description.
    private var late: [[UInt8]: [Int]] = [:]

    static func buffer(_ fields: [Int: Value], seed: UInt64) -> [UInt8] {
        var layout = RandomLayout(random: SeededGenerator(seed: seed))
        layout.append(0, 4)
        layout.rubbish()
        layout.write(layout.table(fields), at: 0)
        for (description, tables) in layout.late.sorted(by: { $0.value[0] < $1.value[0] }) {
            layout.pad(to: 2)
            let place = layout.bytes.count
            layout.bytes += description
            for table in tables { layout.write(table - place, at: table, absolute: true) }
        }
        if Bool.random(using: &layout.random) { layout.rubbish() }
        return layout.bytes
    }

    /// A packet with a body of `fields`.
    static func packet(type: UInt8, tag: UInt8, _ fields: [Int: Value], seed: UInt64) -> [UInt8] {
        buffer([0: .uint8(type), 1: .uint8(tag), 2: .table(fields)], seed: seed)
    }

    private init(random: SeededGenerator) { self.random = random }

    private mutating func table(_ fields: [Int: Value]) -> Int {
        var fields = fields
        for id in [20, 23] where Bool.random(using: &random) {
            fields[id] = [.uint8(9), .uint64(.max), .string([0xFF])].randomElement(using: &random)
        }
        let order = fields.keys.sorted().shuffled(using: &random)
        // Where a field of 8 bytes lies must be known before the table is placed: relative to an aligned start.
        let start8 = Bool.random(using: &random)
        var places: [Int: Int] = [:]
        var size = 4
        for id in order {
            let width = Self.width(fields[id])
            while size % min(width, 4) != 0 { size += 1 }
            if width == 8, !size.isMultiple(of: 8), start8 { size += 4 }
            places[id] = size
            size += width
        }
        var description: [UInt8] = []
        let entries = (order.max() ?? -1) + 1
        for number in [4 + 2 * entries, size] + (0..<entries).map({ places[$0] ?? 0 }) {
            description += [UInt8(number & 0xFF), UInt8(number >> 8)]
        }

        let isEarly = Bool.random(using: &random)
        pad(to: 2)
        let before = isEarly ? bytes.count : 0
        if isEarly { bytes += description }
        pad(to: start8 ? 8 : 4)
        let start = bytes.count
        bytes += [UInt8](repeating: 0xEE, count: size)
        if isEarly {
            write(start - before, at: start, absolute: true)
        } else {
            late[description, default: []].append(start)
        }

        for id in order.shuffled(using: &random) {
            guard let value = fields[id], let offset = places[id] else { continue }
            let place = start + offset
            switch value {
            case .uint8(let number): bytes[place] = number
            case .uint32(let number): put(UInt64(number), 4, at: place)
            case .uint64(let number): put(number, 8, at: place)
            case .string(let octets): write(vector(octets + [0], count: octets.count), at: place)
            case .octets(let octets): write(vector(octets, count: octets.count), at: place)
            case .table(let fields):
                rubbish()
                write(table(fields), at: place)
            }
        }
        return start
    }

    private static func width(_ value: Value?) -> Int {
        switch value {
        case .uint8: 1
        case .uint64: 8
        default: 4
        }
    }

    private mutating func vector(_ octets: [UInt8], count: Int) -> Int {
        rubbish()
        let start = bytes.count
        append(UInt64(count), 4)
        bytes += octets
        return start
    }

    private mutating func rubbish() {
        bytes += random.bytes(.random(in: 0...6, using: &random))
        pad(to: 4)
    }

    private mutating func pad(to alignment: Int) {
        while !bytes.count.isMultiple(of: alignment) { bytes.append(0xEE) }
    }

    private mutating func append(_ number: UInt64, _ width: Int) {
        bytes += [UInt8](repeating: 0, count: width)
        put(number, width, at: bytes.count - width)
    }

    private mutating func put(_ number: UInt64, _ width: Int, at place: Int) {
        for index in 0..<width { bytes[place + index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
    }

    /// Writes an offset: relative to its own place, or the number as it is, which may be negative.
    private mutating func write(_ target: Int, at place: Int, absolute: Bool = false) {
        put(UInt64(truncatingIfNeeded: absolute ? target : target - place), 4, at: place)
    }
}
