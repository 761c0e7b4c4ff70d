// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that what only the benchmarks need (a C++ parser) never burdens the main build.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

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
        .executableTarget(
            name: "martlet-bench",
            dependencies: [
                "CSimdjson", "CTDLib", "BenchmarkCorpus", "BaselineTypes",
                .product(name: "TelegramAPI", package: "martlet"),
                .product(name: "TelegramClient", package: "martlet"),
            ],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
