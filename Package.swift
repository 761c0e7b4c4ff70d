// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode already checks concurrency completely. These are the rules that are still opt-in:
// `any` must be written, members come only from modules that a file imports, imports are internal
// unless they are part of the public interface, and an async function runs where its caller runs
// (so that `client.getChat(…)` costs no hop).
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func library(_ name: String, _ folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", swiftSettings: strict)
}

func command(_ name: String, _ folder: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests", exclude: exclude,
        swiftSettings: strict)
}

// What both networks stand on.
let kernelTargets: [Target] = [
    library("NativeLoop", "Kernel"),
    library("CommandLineInterface", "Kernel", ["NativeLoop"]),
    // What tests of several targets need.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("NativeLoop", ["NativeLoop"]),
    // A small tool that the tests run as a process, on a pseudo-terminal and with signals.
    .executableTarget(
        name: "CommandLineFixture", dependencies: ["CommandLineInterface", "NativeLoop"],
        path: "Tests/CommandLineFixture",
        swiftSettings: strict),
    tests("CommandLineInterface", ["CommandLineInterface", "CommandLineFixture", "TestSupport", "NativeLoop"]),
]

let telegramTargets: [Target] = [
    library("TelegramSchema", "Telegram"),
    library("TelegramSchemaGenerator", "Telegram", ["TelegramSchema", "NativeLoop"]),
    command(
        "tlgen", "Telegram", ["TelegramSchema", "TelegramSchemaGenerator", "CommandLineInterface", "NativeLoop"]),
    library("TelegramAPI", "Telegram"),
    library("TelegramFoundation", "Telegram", ["TelegramAPI"]),
    library("TelegramClient", "Telegram", ["TelegramAPI", "NativeLoop"]),
    library("TelegramSimulator", "Telegram", ["TelegramAPI", "TelegramClient", "TelegramSchema", "NativeLoop"]),
    // The simulator with the functions of `libtdjson`: `make simulated-tdjson` makes a shared library of it.
    .target(
        name: "TelegramSimulatorLibrary", dependencies: ["TelegramSimulator"],
        path: "Sources/Telegram/TelegramSimulatorLibrary", exclude: ["exports.map", "exports.darwin"],
        swiftSettings: strict),
    // Programs in C and Python that open the library.
    tests("SimulatedLibrary", ["TelegramSimulatorLibrary", "TestSupport"], exclude: ["Programs"]),
    tests("TelegramSchema", ["TelegramSchema", "TestSupport"]),
    tests("TelegramSchemaGenerator", ["TelegramSchemaGenerator", "TelegramSchema"]),
    // Runs the built command as a process.
    tests("tlgen", ["tlgen"]),
    tests("TelegramAPI", ["TelegramAPI", "TelegramFoundation", "TelegramSchema"]),
    tests("TelegramClient", ["TelegramClient", "TelegramAPI", "NativeLoop", "TelegramSimulator"]),
    tests(
        "TelegramSimulator",
        ["TelegramSimulator", "TelegramClient", "TelegramAPI", "TelegramSchema", "NativeLoop", "TestSupport"]),
]

func native(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/Native/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

// What Unspool and Carrier keep on a disk.
let databaseTargets: [Target] = [
    native("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    library("SQLiteDatabase", "Kernel", ["NativeLoop", "CSQLite"]),
    tests("SQLiteDatabase", ["SQLiteDatabase", "TestSupport"]),
]

// What Carrier packets look like. This part needs no native library.
let carrierWireTargets: [Target] = [
    library("CarrierWire", "Carrier", ["NativeLoop"]),
    tests("CarrierWire", ["CarrierWire", "NativeLoop", "TestSupport"]),
]

// Carrier itself. toxcore is under the GPL: nothing of Telegram or Unspool may depend on these.
let carrierTargets: [Target] = [
    native("CToxcore", pkgConfig: "toxcore", apt: "libtoxcore-dev", brew: "toxcore"),
    native("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev", brew: "libsodium"),
    native("CLibConfig", pkgConfig: "libconfig", apt: "libconfig-dev", brew: "libconfig"),
    library("CarrierNetwork", "Carrier", ["CToxcore", "CSodium"]),
    library(
        "CarrierCore", "Carrier",
        ["CarrierWire", "CarrierNetwork", "NativeLoop", "SQLiteDatabase", "CToxcore", "CSodium", "CLibConfig"]),
    // The published API's names over `CarrierCore`. It holds no logic.
    library("ElastosCarrierSDK", "Carrier", ["CarrierCore", "NativeLoop"]),
    // `carrier doctor` asks CarrierNetwork which toxcore there is.
    command("CarrierCommand", "Carrier", ["CarrierCore", "CarrierNetwork", "NativeLoop", "CommandLineInterface"]),
    tests("CarrierNetwork", ["CarrierNetwork", "CToxcore"]),
    tests(
        "CarrierCore",
        ["CarrierCore", "CarrierNetwork", "CarrierWire", "NativeLoop", "SQLiteDatabase", "CSodium", "TestSupport"]),
    // Programs as they are written against the published module.
    tests("ElastosCarrierSDK", ["ElastosCarrierSDK", "CarrierCore"]),
    // Run the built command as a process.
    tests("CarrierCommand", ["CarrierCommand", "CarrierCore", "CommandLineInterface", "NativeLoop", "TestSupport"]),
]

let unspoolTargets: [Target] = [
    // Calls of Linux that Swift's module of the C library lacks; headers alone.
    .systemLibrary(name: "CLinux", path: "Sources/Native/CLinux"),
    // SHA-256. Apple platforms use CryptoKit instead.
    native("COpenSSL", pkgConfig: "libcrypto", apt: "libssl-dev", brew: "openssl@3"),
    // The QR code of a sign-in, on the terminal and as a picture.
    native("CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev", brew: "qrencode"),
    native("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    library(
        "Unspool", "Unspool",
        [
            "TelegramClient", "TelegramAPI", "NativeLoop", "SQLiteDatabase", "CLinux", "COpenSSL", "CQREncode", "CPNG",
        ]),
    command(
        "UnspoolCommand", "Unspool",
        ["Unspool", "TelegramSimulator", "TelegramClient", "TelegramAPI", "NativeLoop", "CommandLineInterface"]),
    tests(
        "Unspool",
        [
            "Unspool", "TelegramSimulator", "TelegramClient", "TelegramAPI", "TelegramSchema", "NativeLoop",
            "SQLiteDatabase", "TestSupport",
        ]),
    // Run the built command as a process.
    tests(
        "UnspoolCommand",
        ["UnspoolCommand", "TelegramSimulator", "TelegramClient", "CommandLineInterface", "TestSupport"],
        exclude: ["Programs"]),
    // The real TDLib against a server on loopback. It runs the built `unspool`, so it depends on it.
    tests(
        "Loopback",
        [
            "UnspoolCommand", "TelegramSimulatorLibrary", "TelegramClient", "TelegramAPI", "NativeLoop", "TestSupport",
        ],
        exclude: ["Programs"]),
]

let telegramProducts: [Product] = [
    .library(name: "TelegramSchema", targets: ["TelegramSchema", "TelegramSchemaGenerator"]),
    .library(name: "TelegramAPI", targets: ["TelegramAPI", "TelegramFoundation"]),
    .library(name: "TelegramClient", targets: ["TelegramClient"]),
    .library(name: "TelegramSimulator", targets: ["TelegramSimulator"]),
    .library(name: "SimulatedTDJson", type: .dynamic, targets: ["TelegramSimulatorLibrary"]),
    .executable(name: "tlgen", targets: ["tlgen"]),
]

let carrierWireProducts: [Product] = [
    .library(name: "CarrierWire", targets: ["CarrierWire"])
]

let carrierProducts: [Product] = [
    .library(name: "CarrierNetwork", targets: ["CarrierNetwork"]),
    .library(name: "CarrierCore", targets: ["CarrierCore"]),
    .library(name: "ElastosCarrierSDK", targets: ["ElastosCarrierSDK"]),
    .executable(name: "carrier", targets: ["CarrierCommand"]),
]

let unspoolProducts: [Product] = [
    .library(name: "Unspool", targets: ["Unspool"]),
    .executable(name: "unspool", targets: ["UnspoolCommand"]),
]

// On a machine that lacks the C libraries and has no network to fetch them, `Scripts/setup` sets this,
// so that everything that needs none of them still builds and is tested.
let coreOnly = Context.environment["MARTLET_CORE_ONLY"] == "1"
// The same for Carrier alone: its libraries are in fewer systems.
let hasCarrier = !coreOnly && Context.environment["MARTLET_WITHOUT_CARRIER"] != "1"

let package = Package(
    name: "martlet",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: telegramProducts + carrierWireProducts + (coreOnly ? [] : unspoolProducts)
        + (hasCarrier ? carrierProducts : []),
    traits: [
        // Off by default: conformances on 3,000 types cost 44 % more compile time.
        .trait(name: "Hashable", description: "Equatable and Hashable on every type of TelegramAPI")
    ],
    targets: kernelTargets + telegramTargets + carrierWireTargets + (coreOnly ? [] : databaseTargets + unspoolTargets)
        + (hasCarrier ? carrierTargets : []),
    swiftLanguageModes: [.v6]
)
