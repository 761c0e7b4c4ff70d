import CommandLineInterface

await CommandLineTool(CarrierTool.command, version: CarrierTool.version).main()
