import TelegramSchema

/// Finds what a schema keeps apart and Swift could not: the compiler would say so only later, and not in which line of the schema.
struct NameCollisions {
    private let model: SwiftModel

    init(_ model: SwiftModel) { self.model = model }

    func check() throws(SchemaError) {
        try checkTypes()
        for swiftClass in model.classes {
            if swiftClass.schema.isAbstract { try checkCases(of: swiftClass) }
            for object in swiftClass.objects { try checkFields(of: object) }
        }
        for function in model.functions { try checkFields(of: function) }
    }

    /// Classes, constructors and functions share Swift's types.
    private func checkTypes() throws(SchemaError) {
        typealias Owner = (what: String, location: SourceLocation)
        var owners: [String: Owner] = [:]
        func add(_ name: String, _ what: String, _ location: SourceLocation) throws(SchemaError) {
            let owner: Owner = (what, location)
            guard let other = owners.updateValue(owner, forKey: name) else { return }
            let first = other.location <= location ? other : owner
            let second = other.location <= location ? owner : other
            throw SchemaError(
                .nameCollision, at: second.location,
                "\(second.what) and \(first.what) (line \(first.location.line)) would both be the type '\(name)' in Swift"
            )
        }
        for swiftClass in model.classes {
            let schema = swiftClass.schema
            if schema.isAbstract, let first = swiftClass.objects.first {
                try add(swiftClass.name, "the class '\(schema.name)'", first.schema.location)
            }
            // Without fields, a constructor of an abstract class is a case and no type.
            for object in swiftClass.objects where !schema.isAbstract || !object.fields.isEmpty {
                try add(object.name, "the constructor '\(object.schema.name)'", object.schema.location)
            }
        }
        for function in model.functions {
            try add(function.name, "the function '\(function.schema.name)'", function.schema.location)
        }
    }

    private func checkCases(of swiftClass: SwiftClass) throws(SchemaError) {
        let name = swiftClass.schema.name
        var owners: [String: String] = [:]
        for (object, caseName) in zip(swiftClass.objects, swiftClass.cases) {
            let schema = object.schema
            if let other = owners.updateValue(schema.name, forKey: caseName) {
                throw SchemaError(
                    .nameCollision, at: schema.location,
                    "'\(other)' and '\(schema.name)' would both be the case '\(caseName)' of '\(name)' in Swift")
            }
            if ReservedNames.members.contains(caseName)
                || (name == "Update" && ReservedNames.updateMembers.contains(caseName))
            {
                throw SchemaError(
                    .nameCollision, at: schema.location,
                    "'\(schema.name)' would be the case '\(caseName)' of '\(name)' in Swift, which has another meaning there"
                )
            }
        }
        let identifier = TableWriter.identifier(name)
        if ReservedNames.classIDs.contains(identifier), let first = swiftClass.objects.first {
            throw SchemaError(
                .nameCollision, at: first.schema.location, "the class '\(name)' would be '.\(identifier)' in Swift")
        }
    }

    /// The properties, the variables of the reader, and what `TelegramFoundation` adds.
    private func checkFields(of object: SwiftObject) throws(SchemaError) {
        var properties: [String: String] = [:]
        var variables: [String: String] = [:]
        func add(_ name: String, _ field: SwiftField, to owners: inout [String: String]) throws(SchemaError) {
            guard let other = owners.updateValue(field.schema.name, forKey: name) else { return }
            throw SchemaError(
                .nameCollision, at: object.schema.location,
                "the fields '\(other)' and '\(field.schema.name)' of '\(object.schema.name)' would both be '\(name)' in Swift"
            )
        }
        for field in object.fields {
            try add(field.name, field, to: &properties)
            try add(field.variable, field, to: &variables)
        }
        for field in object.fields {
            if let accessor = AccessorWriter.name(field) { try add(accessor, field, to: &properties) }
        }
    }
}
