import CommandLineInterface
import Unspool

let unspool = UnspoolTool.standard
await CommandLineTool(
    unspool.command, version: UnspoolVersion.current,
    json: (GlobalOptions.isJSON.declaration.name, { ResultLine.text($1, of: $0) }),
    configuration: unspool.configuration,
    commandsWithoutConfiguration: UnspoolTool.commandsWithoutConfiguration
).main()
