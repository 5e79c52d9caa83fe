# Two commands matter: `make play` and `make test`. Both set everything up on a fresh machine.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
WORKERS ?= auto
# `make play ARGS="--lang cs --option powers=true"` passes options on
ARGS    ?=

.PHONY: play test lint soak bench playthroughs clean

play: $(READY)   ## a game of Crown of Ash against two bots, at the terminal
	@$(BIN)/klubovna play ash --players human,greedy,greedy $(ARGS)

test: lint       ## everything that is checked by machine, except the long soak
	$(BIN)/pytest -n $(WORKERS)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

soak: $(READY)   ## 2,000 random games of every game through all kernel checks
	$(BIN)/python -m klubovna.testing.soak --games 2000

bench: $(READY)  ## how fast: decisions, games, clones, determinizations, views
	$(BIN)/klubovna bench

playthroughs: $(READY)  ## rewrite the golden games after a wanted change of rules
	$(BIN)/pytest tests/test_playthroughs.py -q --write-playthroughs

$(READY): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing: apt-get install python3-venv (or set PYTHON=…)"; rm -rf $(VENV); exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(READY)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .klubovna
