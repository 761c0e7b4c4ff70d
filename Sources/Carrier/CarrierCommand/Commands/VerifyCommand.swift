import CarrierCore
import CommandLineInterface
import NativeLoop

extension CarrierTool {
    static let verify = Command(
        "verify", about: "Check that a user has signed bytes",
        discussion: "Needs no identity. Ends with 0 if he has, with 4 if not.",
        arguments: [SignatureOptions.user, SignatureOptions.signature, SignatureOptions.file],
        examples: [.init("carrier verify USER SIGNATURE --file contract.pdf", "Check who signed a file")]
    ) { invocation in
        try invocation.begin()
        let id = try invocation[SignatureOptions.user].id
        guard let signature = Base64.decode(try invocation[SignatureOptions.signature]) else {
            throw UsageError("SIGNATURE is not base 64")
        }
        let message = try InputFile.read(try invocation[SignatureOptions.file], limit: 1 << 30)
        let isValid = CarrierIdentity.verify(signature, of: message, by: id)
        if try invocation.isJSON {
            try invocation.console.output.json(["user": .id(id), "valid": .bool(isValid)])
        } else {
            try invocation.console.output.line(isValid ? "Signed by \(id)" : "Not signed by \(id)")
        }
        return isValid ? .success : .refused
    }
}
