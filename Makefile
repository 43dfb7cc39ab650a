# `make play` and `make test` are all a newcomer needs: Python >= 3.11 and make.
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
DEV_STAMP := $(VENV)/.ready-dev
# One more than there are cores: some tests wait for other processes.
WORKERS = $$($(BIN)/python -c "import os; print(1 + (os.cpu_count() or 1))")

NO_PACKAGES = echo; echo "The packages could not be installed; what pip says stands above. It needs Python's package"; \
	echo "index (pypi.org) or a mirror of it, which is named so: PIP_INDEX_URL=https://… make play"; exit 1

# Tests start many processes: without bytecode on disk, each would compile the project again.
test tests test-long: export PYTHONDONTWRITEBYTECODE =

.PHONY: play bot test tests test-long soak bench pictures mutants lint style types clean help

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(STAMP) ## play in the browser, no Discord account needed
	@exec $(BIN)/python -m playground --bot "$(BIN)/python -m bot" --name Alakazum --language "$(LANGUAGE)" $(ARGS)

bot: $(STAMP) ## run the bot with the settings of .env
	@exec $(BIN)/python -m bot

test: $(DEV_STAMP) ## lint, types, architecture, tests (thirteen minutes on two cores)
	@$(MAKE) --no-print-directory style
	@$(MAKE) --no-print-directory -j 2 types tests

test-long: $(DEV_STAMP) ## slow networks, hundreds of kills, whole-game fault plans
	$(BIN)/python -m pytest -n auto -m long --timeout 3600 $(ARGS)

tests: $(DEV_STAMP)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long" $(ARGS)

lint: style types ## style, types and the arrows between rooms

style: $(DEV_STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(DEV_STAMP)
	$(BIN)/pyright
	$(BIN)/lint-imports

soak: $(DEV_STAMP) ## half an hour of 200 tables, counted (SECONDS=600 TABLES=50)
	@$(BIN)/python -m tests.crash.soak

bench: $(DEV_STAMP) ## every figure of docs/performance.md
	@$(BIN)/python -m bench $(ARGS)

pictures: $(STAMP) ## contact sheets of the games' pictures into docs/pictures, to be looked at
	@$(BIN)/python -m pictures sheets

mutants: $(DEV_STAMP) ## plant faults and list those that no test notices (ARGS="tables --sample 50")
	@$(BIN)/python -m tests.mutants $(ARGS)

$(VENV)/bin/python:
	@mkdir -p $(VENV) 2>/dev/null || { \
		echo "This folder can't be written to, and the bot's packages are installed in it. Put them elsewhere:"; \
		echo "    make VENV=\$$HOME/alakazum-venv play"; exit 1; }
	@test -n "$(PYTHON)" || { echo "This needs Python 3.11 or newer, and none was found on the PATH."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo; \
		echo "Python could not make a virtual environment. On Debian or Ubuntu: sudo apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { rm -rf $(VENV); echo; \
		echo "This Python has no pip. On Debian or Ubuntu: sudo apt install python3-pip python3-venv"; exit 1; }

$(STAMP): requirements.txt | $(VENV)/bin/python
	@echo "Setting up (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt || { $(NO_PACKAGES); }
	@touch $@

$(DEV_STAMP): requirements-dev.txt $(STAMP)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt || { $(NO_PACKAGES); }
	@touch $@

clean: ## forget the virtual environment
	rm -rf $(VENV)
