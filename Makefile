# Two commands matter: `make play` and `make test`. Both set everything up on a fresh machine.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
PHASE  := sh tools/phase.sh
DEBIAN := $(abspath $(VENV))/debian
PAGE   := src/klubovna/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/tsconfig.json -type f 2>/dev/null)
WORKERS ?= auto
# `make play ARGS="--lang cs --port 9000"` passes options on
ARGS    ?=
export KLUBOVNA_DEBIAN = $(DEBIAN)
# the suite starts hundreds of processes: none of them should read the sources anew
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test lint types docs soak bench load load-report kills playthroughs pictures balance table-report archive clean bench-history bench-check test-compiled compiled wheel

play: $(READY) $(PAGE)   ## the clubroom: web table on SQLite, bots ready
	@-$(BIN)/python tools/compile.py --only-say
	@$(BIN)/klubovna serve $(ARGS)

test: $(READY) $(PAGE) machine   ## everything that is checked by machine, except the long soak
	@rm -f .klubovna/phases
	@$(PHASE) "ruff" sh -c "$(BIN)/ruff check . && $(BIN)/ruff format --check ."
	@$(MAKE) --no-print-directory --jobs 4 suite build-beside types-of-python lint-page
	@$(MAKE) --no-print-directory test-compiled
	@$(PHASE)

# the suite often waits for browsers and servers: the build and what reads sources alone have the cores meanwhile
.PHONY: suite build-beside
suite: $(READY) $(PAGE)
	@KLUBOVNA_COMPILED=0 $(PHASE) pytest $(BIN)/pytest -n $(WORKERS) --dist worksteal --durations 15

BUILD_LOG := .klubovna/build.log
build-beside: $(READY)
	@mkdir -p .klubovna
	@if $(BIN)/python tools/compile.py --can; then \
		$(PHASE) "compiled build" nice $(BIN)/python tools/compile.py >$(BUILD_LOG) 2>&1 || { cat $(BUILD_LOG); exit 1; }; \
	fi

# what must be the same compiled: what the kernel does with flows, states and chance, plain and compiled side by side, and the
# golden games; words and pictures are plain Python either way
COMPILED_KERNEL := $(patsubst %,tests/kernel/test_%.py,chance fields game hexes save sealing silence subset)
COMPILED_TESTS := $(COMPILED_KERNEL) tests/test_compiled.py tests/test_compiled_games.py tests/test_playthroughs.py tests/test_rollout.py
test-compiled: compiled-if-possible   ## the compiled build and the tests that must hold for it too, if there is a C compiler
	@if $(BIN)/python tools/compile.py --can 2>/dev/null; then \
		KLUBOVNA_COMPILED=1 $(PHASE) "pytest, compiled" $(BIN)/pytest $(COMPILED_TESTS) -m 'not plain' -q -n $(WORKERS) --dist worksteal; \
	fi

.PHONY: compiled-if-possible
compiled-if-possible: $(READY)
	@if $(BIN)/python tools/compile.py --can; then $(PHASE) "compiled build" $(BIN)/python tools/compile.py; fi

compiled: $(READY)   ## the games as extension modules, two to three times as fast; some minutes, once
	@$(BIN)/python tools/compile.py

wheel: $(READY) $(PAGE) compiled   ## the package with the page and the compiled games, in dist/
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@ls dist/*.whl

lint: $(READY) web/node_modules/.ready   ## all that is checked without running a game; Python's types beside the page
	@rm -f .klubovna/phases
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint-python lint-page

.PHONY: lint-python types-of-python lint-page
lint-python: types-of-python
	@$(PHASE) "ruff check" $(BIN)/ruff check .
	@$(PHASE) "ruff format" $(BIN)/ruff format --check .

types-of-python: $(READY)
	@$(PHASE) mypy $(BIN)/mypy

lint-page: $(READY) $(PAGE)
	@$(PHASE) "the page's types" sh -c "$(BIN)/python tools/page_types.py | node web/types.mjs --check"
	@$(PHASE) svelte-check npm --prefix web run --silent check
	@$(PHASE) vitest npm --prefix web run --silent test

types: $(READY) web/node_modules/.ready   ## TypeScript for what the server sends, from the Python side
	$(BIN)/python tools/page_types.py | node web/types.mjs

docs: $(READY)   ## this documentation as a site, with the reference from the docstrings and a search
	KLUBOVNA_COMPILED=0 $(BIN)/python -m sphinx -q -W --keep-going docs docs/_site
	@echo "docs/_site/index.html"

soak: $(READY)   ## 2,000 random games of every game through all kernel checks
	$(BIN)/python -m klubovna.testing.soak --games 2000

bench: $(READY) compiled  ## how fast: decisions, games, clones, determinizations, views
	$(BIN)/klubovna bench

bench-history: $(READY)   ## the figures of this commit beside those before, and a picture of them
	KLUBOVNA_COMPILED=0 $(BIN)/python tools/bench_history.py

bench-check: $(READY)   ## fails if this tree is more than 5 % slower than BEFORE (a revision), measured in turns
	$(BIN)/python tools/compare.py $(BEFORE) --most-worse 5

GAMES ?= 1000
archive: $(READY)   ## so many bot games of every game, each in one compressed file with its records, in archive/
	$(BIN)/python tools/archive.py --games $(GAMES)

load: $(READY)   ## 150 tables with four people each, two moves a second at every table
	$(BIN)/python -m klubovna.testing.load $(ARGS)

load-report: $(READY) machine   ## ash, root, gloomhaven on SQLite and PostgreSQL, a hostile client: the table in docs/clubroom.md
	PYTHONPATH=tests $(BIN)/python -m server.load_report $(ARGS)

kills: $(READY) machine   ## 200 random kill -9 of server, bots and database each on SQLite and PostgreSQL, with a log
	KLUBOVNA_KILLS=200 $(BIN)/pytest tests/server/test_kills.py -k random_kills -n 0 -q -s --timeout 0 --log-cli-level WARNING

playthroughs: $(READY)  ## rewrite the golden games after a wanted change of rules
	$(BIN)/pytest tests/test_playthroughs.py -q --write-playthroughs

pictures: $(READY) $(PAGE) machine  ## the screenshots of the README, made anew
	$(BIN)/pytest tests/web/test_pictures.py -q --pictures

balance: $(READY)  ## how often each role and seat wins among bots, with plots: docs/balance.md
	$(BIN)/python tools/balance.py $(ARGS)

table-report: $(READY) $(PAGE) machine  ## what is in view at the table, dead clicks, movement: measured, into docs/table.md
	PYTHONPATH=tests $(BIN)/python -m web.table_report $(ARGS)

.PHONY: machine
machine:
	@sh tools/machine.sh $(DEBIAN)

$(READY): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing: apt-get install python3-venv (or set PYTHON=…)"; rm -rf $(VENV); exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(READY)

web/node_modules/.ready: web/package-lock.json
	@command -v npm >/dev/null || { echo "npm is missing: apt-get install npm"; exit 1; }
	@# not `npm ci`: it insists on the builds for other systems, which a mirror need not have
	cd web && npm install --silent --no-save --no-audit --no-fund
	touch $@

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .klubovna web/node_modules src/klubovna/server/static docs/_site
