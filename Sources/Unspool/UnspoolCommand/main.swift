import CommandLineInterface
import Unspool

await CommandLineTool(UnspoolTool.standard.command, version: UnspoolVersion.current).main()
