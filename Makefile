# make play   opens the table            make test-all   the long suite: more examples, mutants
# make test   everything checked         make bench      speed, beside others in the same run
# make docs   the documentation site     make lock       renew the pinned versions

PYTHON ?= python3
BIN := .venv/bin

play: .venv/play.done
	@$(BIN)/presidium play

test: .venv/test.done
	@$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/pytest -n 2

test-all: .venv/all.done test
	@HYPOTHESIS_PROFILE=all $(BIN)/pytest -n 2
	@$(BIN)/pytest -m slow
	@rm -rf mutants && $(BIN)/mutmut run --max-children 2 && $(BIN)/mutmut results

bench: .venv/play.done .peers/done
	@$(BIN)/python benchmarks/playouts.py

docs: .venv/all.done
	@$(BIN)/zensical build --clean

# Setting up: a virtual environment beside the code, filled from the lock, nothing outside this folder.

.venv/%.done: requirements/%.lock pyproject.toml | .venv/bin/python
	@echo "Setting up ($*) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.venv/bin/python:
	@command -v $(PYTHON) >/dev/null || { echo "Presidium needs Python 3.11 or newer, and there is no '$(PYTHON)' here; name yours with: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Presidium needs Python 3.11 or newer; '$(PYTHON)' is older; name another with: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Presidium needs Python's venv module, which '$(PYTHON)' lacks; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv .venv

.peers/done: benchmarks/peers.lock | .venv/bin/python
	@$(PYTHON) -m venv .peers
	@.peers/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url

lock: .venv/all.done
	@$(COMPILE) pyproject.toml --group build -o requirements/play.lock
	@$(COMPILE) pyproject.toml --group build --group test -o requirements/test.lock
	@$(COMPILE) pyproject.toml --group build --group test --group all -o requirements/all.lock
	@$(COMPILE) benchmarks/peers.in -o benchmarks/peers.lock

.PHONY: play test test-all bench docs lock
