// swift-tools-version: 6.2
import PackageDescription

// Programs as users write them: Swift 5 language mode, no setting of ours.
let package = Package(
    name: "martlet-examples",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "martlet", path: "..")],
    targets: [
        .executableTarget(
            name: "ExportChats",
            dependencies: [
                .product(name: "Unspool", package: "martlet"), .product(name: "TelegramClient", package: "martlet"),
            ]),
        .executableTarget(
            name: "CarrierEcho", dependencies: [.product(name: "ElastosCarrierSDK", package: "martlet")]),
        // The file with every name of the published API, which the tests compile in Swift 6 mode. Only compiled here.
        .target(
            name: "PublishedProgram", dependencies: [.product(name: "ElastosCarrierSDK", package: "martlet")]),
    ],
    swiftLanguageModes: [.v5]
)
