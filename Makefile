# Everything that is done often. What builds or runs makes the checkout ready first (Scripts/setup), and needs only a
# Swift toolchain, bash, make and Python 3 with pip.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup demo simulated-tdjson test examples bench endurance generate lint format fuzz

# What Scripts/setup found out about this machine, such as that a C library cannot be had.
ready = Scripts/setup $(1) && source .cache/environment

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what is missing, fetch TDLib into .cache
	@Scripts/setup

demo: ## A simulated account signs in, its chats load, one chat's attachments land in a folder
	@$(call ready,demo) && Scripts/demo

simulated-tdjson: ## The simulator as a libtdjson for programs in any language, in .build/simulated-tdjson
	@$(call ready,demo) && Scripts/simulated-tdjson

# In parts: the tests of unspool's processes wait for them on the threads that all other tests need, and those of Carrier are
# about time, so that what keeps a machine busy does not run beside them.
carrier_tests = '(Carrier(Core|Command|Network)|ElastosCarrierSDK)Tests\.'
process_tests = 'UnspoolCommandTests\.'
# All at once they would take no less time, but each would wait for seconds wherever it lets others go on. Swift 6.3 knows it.
test: export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= 8
test: ## Build everything and run the tests
	@$(call ready,test) && swift test --skip $(carrier_tests) --skip $(process_tests) && \
		swift test --skip-build --filter $(process_tests) && swift test --skip-build --filter $(carrier_tests)

examples: ## Build the programs of Examples in the way that users build theirs
	@$(call ready,test) && if [ "$${MARTLET_CORE_ONLY:-}$${MARTLET_WITHOUT_CARRIER:-}" ]; then \
		echo "Skipped: Carrier's C libraries are missing"; \
		else swift build --package-path Examples --scratch-path .build/examples; fi

bench: ## Run the benchmarks; ONLY=PREFIX runs a part. One JSON object a line on standard output
	@$(call ready,bench) && Scripts/bench $(if $(ONLY),--only $(ONLY)) $(ARGS)

endurance: ## Carrier's nodes at full scale on a good and a bad network, with kills; NETWORK=good or bad runs one
	@$(call ready,test) && Scripts/endurance $(NETWORK)

generated = --output Sources/Telegram/TelegramAPI/Generated --foundation Sources/Telegram/TelegramFoundation/Generated
generate: ## Write TelegramAPI anew from the schema that MARTLET_TD_API names; CHECK=1 only compares
	@: "$${MARTLET_TD_API:?set it to the td_api.tl of the version that is to be generated}"
	@$(call ready,test) && swift build --product tlgen >&2 && \
		.build/debug/tlgen generate "$$MARTLET_TD_API" $(generated) $(if $(CHECK),--check)

# What people wrote: generated files have the generator's format.
written = find Package.swift Sources Tests Fuzz Benchmarks/Package.swift Benchmarks/Sources \
	Examples/Package.swift Examples/Sources/CarrierEcho Examples/Sources/ExportChats \
	-name '*.swift' ! -path '*/Generated/*' ! -name 'Generated.swift' -print0

lint: ## Check the format of the sources
	@$(written) | xargs -0 swift format lint --strict

format: ## Format the sources
	@$(written) | xargs -0 swift format --in-place

fuzz: ## Mutated JSON through the reader under the address sanitizer; RUNS=N, TARGET=packets or framing: Carrier's
	@Scripts/fuzz $(or $(TARGET),reader) $(RUNS)
