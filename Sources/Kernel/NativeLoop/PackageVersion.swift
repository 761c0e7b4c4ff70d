/// The version of this package, which its commands and libraries say.
package enum PackageVersion {
    package static let current = "0.1.0"
}
