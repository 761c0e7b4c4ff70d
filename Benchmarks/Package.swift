// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that what only the benchmarks need (a C++ parser) never burdens the main build.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// A program of its own, as toxcore is under the GPL and the other must not be linked with it.
let carrierTargets: [Target] = [
    // toxcore driven by a short loop in C, over the same sockets: what CarrierNode is compared with.
    .target(name: "CCarrierPeer", linkerSettings: [.linkedLibrary("toxcore")]),
    .executableTarget(
        name: "carrier-bench",
        dependencies: [
            "BenchmarkReport", "CCarrierPeer",
            .product(name: "CarrierCore", package: "martlet"),
            .product(name: "CarrierNetwork", package: "martlet"),
            .product(name: "CarrierWire", package: "martlet"),
        ],
        swiftSettings: strict
    ),
]

// A program of its own, as it links the C libraries of Unspool.
let unspoolTargets: [Target] = [
    .executableTarget(
        name: "unspool-bench",
        dependencies: [
            "BenchmarkReport", "BenchmarkChild",
            .product(name: "Unspool", package: "martlet"),
            .product(name: "TelegramSimulator", package: "martlet"),
            .product(name: "TelegramClient", package: "martlet"),
        ],
        swiftSettings: strict
    )
]

// Set by `Scripts/setup` where Carrier's C libraries cannot be had.
let coreOnly = Context.environment["MARTLET_CORE_ONLY"] == "1"
let hasCarrier =
    !coreOnly && Context.environment["MARTLET_WITHOUT_CARRIER"] != "1"

let package = Package(
    name: "martlet-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "martlet", path: "..")],
    targets: [
        // The fastest parser there is, by its C++ interface behind four C functions.
        .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),
        // TDLib driven by the shortest loop that C can write: what TDLibClient is compared with.
        .target(name: "CTDLib"),
        // JSON lines as TDLib writes them, made up from a seed.
        .target(name: "BenchmarkCorpus", swiftSettings: strict),
        // The same data as Codable types.
        .target(name: "BaselineTypes", swiftSettings: strict),
        // What every program of benchmarks prints, and its arguments.
        .target(name: "BenchmarkReport", swiftSettings: strict),
        // Measurements in a process of their own.
        .target(name: "BenchmarkChild", dependencies: ["BenchmarkReport"], swiftSettings: strict),
        .executableTarget(
            name: "martlet-bench",
            dependencies: [
                "BenchmarkReport", "BenchmarkChild", "CSimdjson", "CTDLib", "BenchmarkCorpus", "BaselineTypes",
                .product(name: "TelegramAPI", package: "martlet"),
                .product(name: "TelegramClient", package: "martlet"),
            ],
            swiftSettings: strict
        ),
    ] + (coreOnly ? [] : unspoolTargets) + (hasCarrier ? carrierTargets : []),
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
