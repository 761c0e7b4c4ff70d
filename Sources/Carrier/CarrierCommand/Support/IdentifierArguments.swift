import CarrierCore
import CommandLineInterface

/// A user id on the command line.
struct UserArgument: ArgumentValue {
    let id: UserID
    static let expectation = "a user id: 32 to 44 letters in base 58, as 'carrier id' prints it"

    init?(argument: String) {
        guard let id = try? UserID(argument) else { return nil }
        self.id = id
    }
}

struct AddressArgument: ArgumentValue {
    let address: Address
    static let expectation = "an address: up to 52 letters in base 58, copied exactly, as 'carrier id' prints it"

    init?(argument: String) {
        guard let address = try? Address(argument) else { return nil }
        self.address = address
    }
}

struct GroupArgument: ArgumentValue {
    let id: GroupID
    static let expectation = "a group id, as 'carrier group list' prints it"

    init?(argument: String) {
        guard let id = try? GroupID(argument) else { return nil }
        self.id = id
    }
}

enum Arguments {
    static let user = Positional("USER", as: UserArgument.self, help: "The friend's user id")
    static let group = Positional("GROUP", as: GroupArgument.self, help: "The group's id")
}
