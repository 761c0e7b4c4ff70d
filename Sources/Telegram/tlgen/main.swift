import CommandLineInterface

await CommandLineTool(TLGen.command, version: TLGen.version).main()
