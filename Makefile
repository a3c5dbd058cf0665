# From a bare checkout to a result: python3 and make are enough. `make` lists the targets.

PYTHON ?= python3
ARGS   ?=
GAME   ?= schotten-totten
# One more test process than there are cores: browsers and servers let a process wait.
JOBS   ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
AMOUNT ?= quick

VENV := .venv
BIN  := $(VENV)/bin

# Says what is done and how long it took; what a command prints is shown when it has ended.
STEP  := $(PYTHON) .ci/step.py
BEGAN := $(shell date +%s)

# Twice quiet: only errors. Modules are compiled when they are first imported, not all at once,
# and so what was compiled must be kept, whatever the environment says.
PIP := $(BIN)/python -m pip install --quiet --quiet --no-compile --no-input --disable-pip-version-check
export PYTHONDONTWRITEBYTECODE :=

# A stamp says that a set of dependencies is installed; pyproject.toml makes it stale.
MADE := $(VENV)/.stamp-venv
BASE := $(VENV)/.stamp-base
SITE := $(VENV)/.stamp-server
DEV  := $(VENV)/.stamp-dev
DOCS := $(VENV)/.stamp-docs
PEER := $(VENV)/.stamp-bench
TRAIN := $(VENV)/.stamp-train
NODE := bench/boardgame_io/node_modules/.package-lock.json

# The libraries that we are compared with bring much that nothing else needs: they are kept apart.
APART := .venv-peers
PEERS := $(APART)/.stamp-peers

# The page: what it is built with, what it is built from, and what says that it is built.
NPM   := web/npm.sh
TOOLS := web/node_modules/.package-lock.json
PAGE  := holdfast/server/page/index.html
DRAWN := $(wildcard web/*.*) $(shell find web/build web/public web/src -type f) \
	$(shell find holdfast -name '*.ftl' -o -name 'RULES*.md')

.DEFAULT_GOAL := help
# Two pips must not install into one place at the same time.
ifndef BESIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help play terminal web test test-all check screenshots chaos fuzz chromium postgresql nginx bench bench-peers bench-load bench-strength docs clean test-train

help:
	@echo 'make play    play in the browser                       ARGS="--port 8081"'
	@echo 'make terminal  play in the terminal: GAME=rheinlander  ARGS="--players 4 --seed 7"'
	@echo 'make web     build the page; make play does it too'
	@echo 'make test    run all tests: the page, compiled and bounds-checked, uncompiled with coverage'
	@echo 'make test-all  the same with many more random games; half an hour and more'
	@echo 'make test-train  what needs PyTorch, which it installs'
	@echo 'make check   format, lint, types, imports, the page'
	@echo 'make chaos   1,000 kills and other faults, then everything is looked up  ARGS="--seed 7"'
	@echo 'make fuzz    a million damaged texts for each that reads them  ARGS="--only replays"'
	@echo 'make screenshots  pictures of every page and table'
	@echo 'make bench   measure the speed, next to OpenSpiel      ARGS="--json"'
	@echo 'make bench-peers  next to five libraries; about 5 minutes  ARGS="--write"'
	@echo 'make bench-load  the server under load, next to boardgame.io  ARGS="--rate 200"'
	@echo 'make bench-strength  how strong the bots are; about an hour  ARGS="--only levels"'
	@echo 'make docs    build the documentation'
	@echo 'make clean   remove .venv, web/node_modules, build output and caches'
	@echo
	@echo 'The first run creates .venv and installs what the target needs; later runs do not.'
	@echo 'PYTHON=python3.12 chooses the Python for a new .venv; JOBS=4 the number of test processes.'

# The page is built while pip installs: neither needs the other.
play: $(MADE)
	@$(MAKE) --silent --no-print-directory --jobs=2 BESIDE=yes $(SITE) $(PAGE)
	@HOLDFAST_BEGAN=$(BEGAN) $(BIN)/holdfast serve $(ARGS)

web: $(PAGE)
	@echo 'The page is built: $(dir $(PAGE))'

terminal: $(BASE)
	@$(BIN)/holdfast play $(GAME) $(ARGS)

test-all: AMOUNT := full
test: ONCE = -m 'not only_$(1)'

test test-all: $(MADE) chromium postgresql nginx
	@$(MAKE) --silent --no-print-directory --jobs=2 BESIDE=yes $(DEV) $(PAGE)
	@echo '== The page, and compiling with bounds checks'
	@HOLDFAST_JIT=checked $(STEP) --all '$(NPM) run --silent check' '$(NPM) test --silent' \
		'$(BIN)/holdfast warm'
	@echo '== Tests, compiled with bounds checks'
	@export HOLDFAST_JIT=checked; run='$(BIN)/python -m pytest -q --amount $(AMOUNT)'; \
	$$run -n $(JOBS) --dist worksteal --slowest 10 $(call ONCE,uncompiled) tests || { \
		[ $$? -eq 1 ] && echo '== Those that failed, once more and alone' && \
		$$run -n 0 --maxfail 5 --last-failed --last-failed-no-failures none $(call ONCE,uncompiled) tests \
		&& echo '== They pass alone: what they waited for took too long beside others. Worth a look.'; }
	@echo '== Tests, uncompiled, with coverage of core and games'
	@HOLDFAST_JIT=off $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal --amount $(AMOUNT) --slowest 10 $(call ONCE,compiled) tests/core tests/games tests/testing --cov

# PyTorch is large, and nothing but these tests needs it.
test-train: $(TRAIN)
	@HOLDFAST_JIT=checked $(BIN)/python -m pytest -q tests/envs/test_learners.py tests/envs/test_examples.py $(ARGS)

check: $(DEV) $(TOOLS)
	@$(STEP) --all '$(BIN)/mypy' '$(NPM) run --silent check' '$(BIN)/lint-imports --no-logo' \
		'$(BIN)/ruff check .' '$(BIN)/ruff format --check .'

screenshots: $(DEV) $(PAGE) chromium
	@echo '== Taking pictures; this takes some minutes'
	@$(BIN)/python -m tests.browser.screenshots $(ARGS)

chaos: $(DEV) postgresql
	@echo '== People play while everything fails; this takes about an hour'
	@$(BIN)/python -m tests.chaos $(ARGS)

fuzz: $(DEV)
	@echo '== Damaged texts, compiled with bounds checks; this takes an hour or two'
	@HOLDFAST_JIT=checked $(BIN)/python -m tests.fuzz $(ARGS)

# The tests of the page need a browser; that of Debian is enough.
chromium:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && \
		$(STEP) 'Installing Chromium' sh -c '{ apt-get install -y -qq chromium || { \
			apt-get update -qq && apt-get install -y -qq chromium; }; } >/dev/null 2>&1'; } \
	|| { echo 'The tests of the page need Chromium; please install the package chromium.' >&2; exit 1; }

# The tests of the server start a PostgreSQL of their own, in a temporary folder and as another user.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		[ "$$(id -u)" = 0 ] && \
		$(STEP) 'Installing PostgreSQL' sh -c '{ apt-get install -y -qq postgresql || { \
			apt-get update -qq && apt-get install -y -qq postgresql; }; } >/dev/null 2>&1'; } \
	|| { echo 'The tests of the server need PostgreSQL; please install the package postgresql.' >&2; exit 1; }

# What is in deploy/ is tried with the proxy of Debian.
nginx:
	@PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null || { [ "$$(id -u)" = 0 ] && \
		$(STEP) 'Installing nginx' sh -c '{ apt-get install -y -qq nginx-light || { \
			apt-get update -qq && apt-get install -y -qq nginx-light; }; } >/dev/null 2>&1'; } \
	|| { echo 'The tests of deploy/ need nginx; please install the package nginx-light.' >&2; exit 1; }

bench: $(PEER)
	@echo '== Measuring; this takes a while'
	@$(BIN)/holdfast bench --peers $(ARGS)

bench-peers: $(PEERS)
	@echo '== Measuring in turn; this takes about five minutes'
	@$(APART)/bin/python -m bench.peers $(ARGS)

bench-load: $(SITE)
	@peers=''; \
	if command -v npm >/dev/null; then \
		$(MAKE) --no-print-directory $(NODE) && peers='--peers'; \
	else \
		echo 'There is no npm: measuring without boardgame.io'; \
	fi; \
	echo '== Measuring; this takes some minutes'; \
	$(BIN)/python -m bench.load $$peers $(ARGS)

bench-strength: $(BASE)
	@echo '== Playing; this takes about an hour, and can be stopped and resumed'
	@$(BIN)/python bench/strength.py $(ARGS)

# A failed build is removed: Sphinx would not repeat the warnings of pages it has already read.
docs: $(DOCS)
	@echo '== Building the documentation'
	@$(BIN)/python -m sphinx -q -W --keep-going -b html docs docs/_build/html \
		|| { rm -rf docs/_build; exit 1; }
	@echo 'Open docs/_build/html/index.html'

clean:
	@echo 'Removing .venv, build output and caches'
	@rm -rf $(VENV) $(APART) web/node_modules $(dir $(PAGE)) bench/boardgame_io/node_modules build dist docs/_build htmlcov .coverage .coverage.* *.egg-info
	@find . -name .git -prune -o -type d \( -name __pycache__ -o -name .hypothesis \
		-o -name .import_linter_cache -o -name .mypy_cache -o -name .pytest_cache \
		-o -name .ruff_cache \) -prune -exec rm -rf {} +

$(MADE):
	@command -v $(PYTHON) >/dev/null || { \
		echo 'Holdfast needs Python 3.11 or later, and there is no $(PYTHON); try PYTHON=python3.12.' >&2; \
		exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Holdfast needs Python 3.11 or later, and $(PYTHON) is $$($(PYTHON) -V 2>&1); try PYTHON=python3.12." >&2; \
		exit 1; }
	@$(STEP) 'Creating $(VENV)' $(PYTHON) -m venv --clear $(VENV) || { \
		echo 'Python could not create $(VENV); on Debian and Ubuntu this needs the package python3-venv.' >&2; \
		exit 1; }
	@touch $@

$(BASE): pyproject.toml $(MADE)
	@$(STEP) 'Installing holdfast' $(PIP) -e .
	@touch $@

$(SITE): pyproject.toml $(MADE)
	@$(STEP) 'Installing holdfast and its server' $(PIP) -e '.[server]'
	@touch $(BASE) $@

$(DEV): pyproject.toml $(MADE)
	@$(STEP) 'Installing holdfast, its server and the tools for tests and checks' $(PIP) -e '.[dev]'
	@touch $(BASE) $(SITE) $@

$(TRAIN): $(DEV)
	@$(STEP) 'Installing PyTorch and learners' $(PIP) -e '.[train]'
	@touch $@

$(TOOLS): web/package-lock.json $(MADE)
	@$(STEP) 'Installing what the page is built with' $(NPM) ci --loglevel=error --no-audit --no-fund --prefer-offline
	@touch $@

$(PAGE): $(TOOLS) $(DRAWN)
	@$(STEP) 'Building the page' $(NPM) run --silent build -- --logLevel error

$(PEER): pyproject.toml $(MADE)
	@$(STEP) 'Installing holdfast and OpenSpiel' $(PIP) -e '.[bench]'
	@touch $(BASE) $@

$(PEERS): pyproject.toml $(MADE)
	@$(STEP) 'Creating $(APART)' $(BIN)/python -m venv --clear $(APART)
	@$(STEP) 'Installing holdfast and the libraries that it is compared with' \
		$(subst $(BIN),$(APART)/bin,$(PIP)) -e '.[peers]'
	@touch $@

$(NODE): bench/boardgame_io/package-lock.json
	@$(STEP) 'Installing boardgame.io' npm --prefix bench/boardgame_io ci --loglevel=error --no-audit --no-fund
	@touch $@

$(DOCS): pyproject.toml $(MADE)
	@$(STEP) 'Installing holdfast and the tools for the documentation' $(PIP) -e '.[docs]'
	@touch $(BASE) $@
