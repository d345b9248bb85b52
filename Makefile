# make play   opens the table            make host       the same for the whole network: friends, phones
# make test   style, types and the       make test-ci    the rest of the tests: browser, fire, heavy cases
#             quick tests: 5 minutes     make test-all   both, and more examples, whole games, mutants
# make docs   the documentation site     make bench      speed, beside others in the same run
#                                        make bench AGAINST=COMMIT   the same beside another commit
# make made   what the page knows        make lock       renew the pinned versions
#             of the program, anew       make audit      what is known against them
#                                        make wheel      what is published, tried in an empty place
# make lite   all of it as static files, to play in a browser without a server; make lite-serve shows them,
#             make pages puts them beside the documentation
#                                        make test-doors other people's suites, on our environments

PYTHON ?= python3
BIN := .venv/bin
PAGE := src/presidium/server/page/index.html
LITE := build/lite/sw.js
COMPILED := src/presidium/lab/batch/kremlin src/presidium/bots/kremlin/search/rollouts
export PYTHONDONTWRITEBYTECODE =  # hundreds of tests start the program: it is compiled once
NPM := NODE_USE_SYSTEM_CA=1 PATH="$$PATH:$(CURDIR)/$(BIN)" npm

play: .venv/play.done $(PAGE)
	@$(BIN)/presidium serve --open

host: .venv/play.done $(PAGE)
	@$(BIN)/presidium serve --host 0.0.0.0

test: ready
	@$(MAKE) --no-print-directory --jobs 2 check-program check-page
	@$(BIN)/pytest -n 2 --dist worksteal

# A test that fails beside others runs once more, alone: a browser on two busy cores may miss a deadline.

test-ci: ready .venv/compiled.done $(LITE)
	@$(BIN)/pytest -m "ci and not slow" -n 2 --dist worksteal || { [ $$? = 1 ] && echo "== the failed tests once more, alone" && \
		$(BIN)/pytest -m "ci and not slow" --last-failed --last-failed-no-failures none; }

# What `test` and `test-ci` need.

ready: .venv/test.done .venv/examples/done .docs/done web/node_modules/vitest/.done $(PAGE) browser

check-program:
	@$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

check-page:
	@cd web && $(NPM) run --silent lint && $(NPM) run --silent check && $(NPM) run --silent test

test-doors: .doors/done
	@PYTHONPATH=src .doors/bin/python -m pytest --confcutdir=tests/lab/doors -W "ignore:Observation is not a NumPy array" tests/lab/doors

test-all: .venv/all.done test test-ci test-doors
	@HYPOTHESIS_PROFILE=all $(BIN)/pytest -m "not slow" -n 2 --dist worksteal
	@$(BIN)/pytest -m slow -n 2 --dist worksteal tests/page
	@$(BIN)/pytest -m slow --ignore tests/page
	@PRESIDIUM_TEST_STORE=postgresql $(BIN)/pytest -m "not slow" -n 2 --dist worksteal tests/server
	@$(BIN)/presidium arena --bars --short
	@rm -rf mutants && $(BIN)/mutmut run --max-children 2 && $(BIN)/mutmut results

bench: .venv/play.done $(if $(AGAINST),,.peers/done)
	@$(BIN)/python benchmarks/$(if $(AGAINST),against.py $(AGAINST),playouts.py)

made: .venv/play.done
	@$(BIN)/python -m tools.made

docs: .docs/done
	@PYTHONPATH=. .docs/bin/zensical build --clean --strict

# What the forge shows: the documentation, and below `play/` the site that needs no server.

pages: docs lite
	@$(BIN)/python -m tools.lite beside site

wheel: .venv/play.done $(PAGE)
	@rm -rf dist && $(BIN)/hatchling build
	@$(BIN)/python -m tools.tried dist/*.whl

audit: .audit/done
	@for lock in requirements/*.lock; do echo "$$lock:"; .audit/bin/pip-audit --progress-spinner off --strict --disable-pip --require-hashes -r $$lock || exit 1; done
	@cd web && $(NPM) audit --omit=dev

# Setting up: a virtual environment beside the code, filled from the lock, nothing outside this folder.

.venv/%.done: requirements/%.lock pyproject.toml | .venv/bin/python
	@echo "Setting up ($*) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# The example of a game from elsewhere, where only the tests find it.

.venv/examples/done: $(shell find examples/queue -type f -not -name "*.pyc") | .venv/test.done
	@rm -rf .venv/examples
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target .venv/examples examples/queue
	@touch $@

# Machine code for Kremlin's bots, compiled once into the user's cache: otherwise each test process compiles it.

.venv/compiled.done: $(shell find $(COMPILED) -name "*.py") | .venv/test.done
	@echo "Compiling …"
	@$(BIN)/python -m presidium.bots.kremlin.search.rollouts
	@touch $@

.venv/bin/python:
	@command -v $(PYTHON) >/dev/null || { echo "Presidium needs Python 3.11 or newer, and there is no '$(PYTHON)' here; name yours with: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Presidium needs Python 3.11 or newer; '$(PYTHON)' is older; name another with: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Presidium needs Python's venv module, which '$(PYTHON)' lacks; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv .venv

# The page, made anew when something in it has changed. Without npm on this machine, PyPI's Node.js serves.

$(PAGE): web/node_modules/vite/.done web/index.html web/vite.config.ts $(shell find web/src web/public -type f) $(wildcard src/presidium/text/*/*.ftl)
	@echo "Making the page …"
	@$(BIN)/python hatch_build.py

# The whole server as static files, for a browser's tab: Python comes from npm, the libraries from PyPI.

lite: $(LITE)
	@$(BIN)/python -m tools.lite sizes

lite-serve: $(LITE)
	@echo "http://localhost:8001/"
	@$(BIN)/python -m http.server --directory build/lite 8001

$(LITE): $(PAGE) .lite/wheels/.done web/node_modules/vitest/.done $(wildcard web/lite/* web/lite/site/* tools/lite/*) $(shell find src/presidium -type f -name "*.py")
	@echo "Making the site that needs no server …"
	@PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/python -m tools.lite

.lite/wheels/.done: requirements/lite.lock | .venv/bin/python
	@rm -rf .lite/wheels
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary=:all: \
		--implementation cp --python-version 3.14 --abi cp314 --abi none --dest .lite/wheels \
		--platform pyemscripten_2026_0_wasm32 --platform manylinux_2_28_x86_64 --platform manylinux_2_17_x86_64 --platform any -r $<
	@touch $@

web/node_modules/vite/.done: web/package-lock.json | .venv/node.done
	@cd web && $(NPM) ci --omit=dev --loglevel=error
	@touch $@

web/node_modules/vitest/.done: web/package-lock.json | .venv/node.done
	@cd web && $(NPM) ci --loglevel=error
	@touch $@ web/node_modules/vite/.done

.venv/node.done: | .venv/bin/python
	@command -v npm >/dev/null || { echo "No npm here; fetching Node.js from PyPI …"; \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.lock; }
	@touch $@

# The tests of the page need Chromium. As root on Debian it is fetched; elsewhere they are skipped, and say so.

browser:
	@command -v chromium >/dev/null || test -n "$$PRESIDIUM_CHROMIUM" || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Fetching Chromium …"; apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null; \
		else echo "There is no Chromium here, so the tests of the page are skipped; install it, or name yours with PRESIDIUM_CHROMIUM=/path"; fi

# The documentation has an environment of its own, and so has the audit: whoever only writes needs nothing else.

.docs/done .audit/done .doors/done: .%/done: requirements/%.lock | .venv/bin/python
	@$(PYTHON) -m venv .$*
	@.$*/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.peers/done: benchmarks/peers.lock | .venv/bin/python
	@$(PYTHON) -m venv .peers
	@.peers/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

COMPILE = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url

lock: .venv/all.done
	@$(COMPILE) pyproject.toml --extra pictures --extra calls --extra accounts --extra metrics --group build -o requirements/play.lock
	@$(COMPILE) pyproject.toml --extra pictures --extra calls --extra accounts --extra metrics --extra postgresql --group build -o requirements/host.lock
	@$(COMPILE) pyproject.toml --extra pictures --extra calls --extra accounts --extra metrics --extra postgresql --extra batch --extra agents --extra export --extra llm --group build --group test -o requirements/test.lock
	@$(COMPILE) pyproject.toml --extra pictures --extra calls --extra accounts --extra metrics --extra postgresql --extra batch --extra agents --extra export --extra llm --group build --group test --group all -o requirements/all.lock
	@$(COMPILE) pyproject.toml --extra doors --group build --group doors -o requirements/doors.lock
	@$(COMPILE) --group node -o requirements/node.lock
	@$(subst 3.11,3.14,$(COMPILE)) --constraint requirements/play.lock --group lite -o requirements/lite.lock
	@$(COMPILE) --group docs -o requirements/docs.lock
	@$(COMPILE) --group audit -o requirements/audit.lock
	@$(COMPILE) benchmarks/peers.in -o benchmarks/peers.lock

.PHONY: play host test test-ci ready check-program check-page test-all test-doors browser bench made docs pages lite lite-serve wheel audit lock
