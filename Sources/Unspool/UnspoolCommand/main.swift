import CommandLineInterface
import Unspool

let unspool = UnspoolTool.standard
await CommandLineTool(
    unspool.command, version: UnspoolVersion.current, configuration: unspool.configuration,
    commandsWithoutConfiguration: UnspoolTool.commandsWithoutConfiguration
).main()
