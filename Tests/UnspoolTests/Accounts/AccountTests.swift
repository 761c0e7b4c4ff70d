import Foundation
import NativeLoop
import TestSupport
import Testing

@testable import Unspool

struct AccountHomeTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `makes private folders and a private, random key that stays`() throws {
        let home = try AccountHome(path: folder.path + "/new/Unspool")
        #expect(try mode(home.path) == 0o700)
        #expect(try mode(home.layout.database) == 0o700)
        let key = try home.databaseKey()
        #expect(key.revealed.count == 32)
        #expect(try home.databaseKey() == key)
        #expect(try mode(home.path + "/TDLib/database-key") == 0o600)
        let other = try AccountHome(path: folder.path + "/other")
        #expect(try other.databaseKey() != key)
    }

    @Test func `wiping leaves nothing of SQLite's and no notes behind`() throws {
        let home = try AccountHome(path: folder.path + "/home")
        folder["home/downloads"] = [1]
        for suffix in ["", "-wal", "-shm", "-journal"] { folder["home/chats.sqlite" + suffix] = [1] }
        #expect(try home.wipe() == [])
        #expect(!FileManager.default.fileExists(atPath: home.path))
    }

    @Test func `TDLib's folder is closed to others even in a folder that is not`() throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/open/TDLib", withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755])
        let home = try AccountHome(path: folder.path + "/open")
        #expect(try mode(home.path + "/TDLib") == 0o700)
    }

    @Test func `a second process is told who is there`() throws {
        let first = try AccountHome(path: folder.path)
        let error = #expect(throws: AccountError.self) { try AccountHome(path: folder.path) }
        #expect(error?.code == .inUse)
        #expect(error?.message.contains("\(POSIX.process)") == true)
        withExtendedLifetime(first) {}
    }

    @Test func `keeps api id and hash for the next command, unseen by others`() throws {
        let home = try AccountHome(path: folder.path)
        #expect(try home.savedCredentials() == nil)
        let credentials = APICredentials(id: 17, hash: Secret("0123456789abcdef0123456789abcdef"))
        try home.save(credentials)
        #expect(try home.savedCredentials() == credentials)
        #expect(try mode(home.path + "/api") == 0o600)
    }

    @Test(arguments: ["api", "TDLib/database-key"])
    func `a secret that is kept and that others can read is refused with the command that mends it`(name: String) throws
    {
        let home = try AccountHome(path: folder.path)
        _ = try home.databaseKey()
        try home.save(APICredentials(id: 17, hash: Secret("0123456789abcdef0123456789abcdef")))
        let path = folder.path + "/" + name
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let error = #expect(throws: AccountError.self) {
            _ = try home.savedCredentials()
            _ = try home.databaseKey()
        }
        #expect(error?.code == .exposedSecret && error?.message.contains("chmod 600 '\(path)'") == true)
    }

    @Test func `a folder that cannot be made is one clear error`() throws {
        let file = try folder.file("file", [1])
        let error = #expect(throws: AccountError.self) { try AccountHome(path: file + "/home") }
        #expect(error?.code == .file)
    }

    @Test func `the usual place follows XDG`() throws {
        #if !canImport(Darwin)
        #expect(try AccountHome.defaultPath(environment: ["XDG_DATA_HOME": "/d", "HOME": "/h"]) == "/d/Unspool")
        #expect(
            try AccountHome.defaultPath(environment: ["XDG_DATA_HOME": "d", "HOME": "/h"]) == "/h/.local/share/Unspool")
        #endif
        #expect(throws: AccountError.self) { try AccountHome.defaultPath(environment: [:]) }
    }
}

struct APICredentialsTests {
    @Test(arguments: ["0", "x", "-1", "1 ", "99999999999"])
    func `an api id of a wrong form is refused`(text: String) {
        let error = #expect(throws: AccountError.self) { try APICredentials.checkedID(text) }
        #expect(error?.code == .invalidValue)
    }

    @Test(arguments: ["", "two words", String(repeating: "a", count: 257)])
    func `an api hash of a wrong form is refused and not shown`(text: String) {
        let error = #expect(throws: AccountError.self) { try APICredentials.checkedHash(text) }
        #expect(error?.code == .invalidValue && (text.isEmpty || error?.message.contains(text) == false))
    }

    @Test func `a hash that others can read is refused with the command that mends it`() throws {
        let folder = try TestFolder()
        let path = try folder.file("it's", Array("abc\n".utf8))
        for mode in [0o644, 0o640, 0o604] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            let error = #expect(throws: AccountError.self) { try APICredentials.readHash(file: path) }
            #expect(error?.code == .exposedSecret)
            #expect(error?.message.contains("chmod 600 '\(folder.path)/it'\\''s'") == true)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        #expect(try APICredentials.readHash(file: path).revealed == "abc")
    }
}

struct ProxyAddressTests {
    @Test func `reads every form`() throws {
        let socks = try ProxyAddress(url: "socks5://user:pa%20ss@127.0.0.1:1080")
        #expect(socks.host == "127.0.0.1" && socks.port == 1080)
        #expect(socks.kind == .socks5(user: "user", password: "pa ss"))
        #expect(try ProxyAddress(url: "http://proxy.example:8080").kind == .http(user: "", password: ""))
        #expect(try ProxyAddress(url: "socks5://[::1]:1080").host == "::1")
        let secret = Secret("dd00112233445566778899aabbccddeeff")
        #expect(try ProxyAddress(url: "mtproto://\(secret.revealed)@h:443").kind == .mtproto(secret: secret))
        let link = try ProxyAddress(url: "https://t.me/proxy?server=h.example&port=443&secret=\(secret.revealed)")
        #expect(link.host == "h.example" && link.port == 443 && link.kind == .mtproto(secret: secret))
        #expect(
            try ProxyAddress(url: "tg://socks?server=h&port=1&user=u&pass=p").kind == .socks5(user: "u", password: "p"))
    }

    @Test func `a setting is an address or none`() throws {
        #expect(try ProxySetting("none") == .direct)
        #expect(try ProxySetting("http://h:1") == .server(try ProxyAddress(url: "http://h:1")))
        #expect(throws: AccountError.self) { try ProxySetting("") }
    }

    @Test(arguments: [
        ("", "neither"), ("socks5://", "no host"), ("socks5://:1080", "no host"), ("socks5://host", "no port"),
        ("socks5://u:p@host:", "no port"), ("socks5://host:0", "65535"), ("socks5://host:65536", "65535"),
        ("socks5://host:99999999999999999999", "65535"), ("http://host:+1", "65535"), ("socks5://::1:1080", "brackets"),
        ("socks5://[::1]", "no port"), ("socks5://u:100%@host:1", "%25"), ("ftp://host:1", "neither"),
        ("https://host:1", "neither"), ("tg://join?x=1", "neither"), ("secret:word@host", "neither"),
        ("mtproto://", "no host"), ("mtproto://host:1", "needs a secret"), ("mtproto://secret:word@host:1", "is wrong"),
        ("https://t.me/proxy?server=h", "no port"), ("tg://socks?server=h&port=65536", "65535"),
        ("tg://socks?server=&port=1", "no host"), ("tg://proxy?server=h&port=1&secret=abc", "is wrong"),
    ])
    func `refuses others and says what is wrong, without showing them`(url: String, part: String) {
        let error = #expect(throws: AccountError.self) { try ProxyAddress(url: url) }
        #expect(error?.code == .invalidValue && error?.message.contains(part) == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("word") == false)
    }

    /// As the real TDLib takes and refuses them.
    @Test func `a secret is of one of three kinds, in hexadecimal or base64`() {
        let key = "00112233445566778899aabbccddeeff"
        let right = [
            key, key.uppercased(), "dd" + key, "ee" + key + "676f6f676c652e636f6d",
            "ee" + key + String(repeating: "61", count: 182), "ABEiM0RVZneImaq7zN3u_w==", "ABEiM0RVZneImaq7zN3u/w",
            "3QARIjNEVWZ3iJmqu8zd7v8=", "7gARIjNEVWZ3iJmqu8zd7v9hYg",
        ]
        for secret in right { #expect(MTProtoSecret.isValid(secret), "\(secret)") }
        let wrong = [
            "", "short", "ab" + key, "ee" + key, "dd" + key + "00", key + "00", String(key.dropLast()),
            String(key.dropLast(2)), "ee" + key + String(repeating: "61", count: 183), "schlüssel",
        ]
        for secret in wrong { #expect(!MTProtoSecret.isValid(secret), "\(secret)") }
    }
}
