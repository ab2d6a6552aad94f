# Everyday commands. Each one sets up what it needs, which takes almost no time if nothing has changed.

.DEFAULT_GOAL := help
.NOTPARALLEL:

python := .venv/bin/python
setup := sh tools/setup.sh
# The peers have an environment of their own; once it exists, `make bench` uses it.
bench_venv = $(if $(wildcard .venv-peers/finished),.venv-peers,.venv)
# More workers than cores, because many tests wait for a browser or a server.
workers := $(shell expr 2 \* $$(getconf _NPROCESSORS_ONLN))
# The tests start hundreds of processes: compiling every module again in each would take minutes.
unexport PYTHONDONTWRITEBYTECODE
export COMPILED PYTHONS

.PHONY: help play demo extras check test test-fast lint format bench bench-peers gate rules golden fuzz fuzz-server mutants
.PHONY: mutants-random release compiled compiled-clean test-long test-lowest faults test-cluster screens figures animation docs lock clean
.PHONY: faults-cluster texts container ready ready-dev

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

play: ready ## set up and play: a server and the browser; LAN=1 lets the local network in
	@$(python) -m starhaul serve --open $(if $(LAN),--host 0.0.0.0)

demo: ready ## play one match between bots and print its story
	@$(python) -m starhaul demo

check: lint test-fast ## lint, types and the fast tests (under a minute)

test: lint ## all checks and tests; CI adds the compiled build and all Pythons (COMPILED=1, PYTHONS=all)
	@sh tools/check-web.sh
	@sh tools/test-all.sh $(workers)

lint: ready-dev ## style, formatting and types
	$(python) -m ruff check --quiet .
	$(python) -m ruff format --check --quiet .
	$(python) -m mypy --strict --no-error-summary
	@sh tools/lint-web.sh

test-fast: ready-dev ## the fast tests alone
	@sh tools/test-fast.sh .venv --ignore tests/server

test-lowest: ## the server with the lowest supported package versions
	@sh tools/test-lowest.sh tests/server tests/cli tests/remote

test-cluster: ## tournaments on a local Ray cluster
	@$(setup) .venv-cluster runtime project test sim cluster
	.venv-cluster/bin/python -m pytest -q tests/sim/test_runners.py

format: ready-dev ## format the code, and refresh the line numbers of the walkthrough
	$(python) -m ruff check --quiet --fix-only .
	$(python) -m ruff format .
	@sh tools/lint-web.sh --write
	@$(python) -m tools.walkthrough

extras: ## install the packages for tournaments and learning environments
	@$(setup) .venv runtime project sim rl

compiled: ## compile kernel and games in place, for speed (some minutes; needs a C compiler)
	@$(setup) .venv runtime project compiled
	@$(python) -m tools.compiled

compiled-clean: ## remove what `make compiled` has built
	rm -f src/starhaul_native__mypyc.* src/starhaul/compiled.stamp
	find src/starhaul -name '*.so' -delete

bench: ## CPU time of engine, server and commands, beside the peers if installed (ROUNDS=7, SECONDS=…, ONLY=flight)
	@$(setup) $(bench_venv) runtime project $(if $(filter .venv-peers,$(bench_venv)),peers)
	@$(bench_venv)/bin/python -m benchmarks $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(SECONDS),--seconds $(SECONDS)) \
		$(if $(ONLY),--only "$(ONLY)") $(if $(REFERENCE),--reference)

bench-peers: ## install the engines that we compare with, then `make bench`
	@$(setup) .venv-peers runtime project peers
	@sh tools/node-peers.sh
	@$(MAKE) --no-print-directory bench

gate: ## accept the present counts of calls and allocations, on every installed Python; read the difference
	@sh tools/gate.sh

rules: ready-dev ## which rules of the catalogue are proved by which tests
	@$(python) tools/citations.py

golden: ready-dev ## rewrite the golden matches; read the difference
	@$(python) -m tools.golden

fuzz: ready-dev ## thousands of random matches (GAMES=10000); failures go to tests/regressions
	@$(python) -m tools.fuzz $(if $(GAMES),--games $(GAMES))

fuzz-server: ready-dev ## send hostile input to a server: 200,000 frames (FRAMES=200000)
	@$(python) -m tools.hostile $(if $(FRAMES),--frames $(FRAMES))

test-long: ready-dev ## the tests in their long form (most of an hour)
	EVERYTHING=1 FAULTS=1 $(python) -m pytest -q -n auto

faults-cluster: ready-dev ## several nodes, killed, stopped, cut off and replaced 100 times (about an hour)
	FAULTS=1 $(python) -m pytest -q --timeout 7200 tests/faults/test_cluster.py tests/faults/test_cluster_database.py

faults: ready-dev ## fault injection: a server killed, without disk space, disconnected (some minutes)
	FAULTS=1 $(python) -m pytest -q tests/faults

screens: ready-dev ## pictures of every screen of the client, for docs/screens (some minutes); LOOK=FOLDER: for close inspection
	@LOOK=$(LOOK) $(python) -m tools.screens

texts: ready-dev ## check the texts of all languages: missing, unused, suspicious (JSON=1: for programs)
	@$(python) -m tools.texts $(if $(JSON),--json)

container: ## build the container image (needs podman or docker)
	@sh tools/container.sh

animation: ready-dev ## the moving picture of the README, from replays of two matches (a minute or two)
	@$(python) -m tools.animation

figures: ready-dev ## what the client costs: bytes, time, frames, memory (some minutes)
	@$(python) -m tools.web_figures

mutants: ready-dev ## break rules one at a time: do the tests notice?
	@$(python) -m tools.mutants

mutants-random: ## break random lines: do the tests notice? (N=100, SEED=today, SLOW=1: also slow tests)
	@$(setup) .venv runtime postgres project test lint browser sim rl mutants
	@$(python) -m tools.random_mutants $(if $(N),--number $(N)) $(if $(SEED),--seed $(SEED)) $(if $(SLOW),--slow)

release: ## check, build, try and describe a release, into dist/ (some minutes); REHEARSE=1: from any tree (docs/releasing.md)
	@$(setup) .venv-release release
	@.venv-release/bin/python -m tools.release $(if $(REHEARSE),--rehearse)

docs: ## build the documentation site into site/ (needs no network afterwards)
	@$(setup) .venv-docs runtime project docs
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/python -m mkdocs build --strict --quiet
	@echo "Open site/index.html in a browser."

lock: ## resolve package versions again; UPGRADE=1: the newest of all
	@$(setup) .venv-lock lock
	@sh tools/lock.sh $(if $(UPGRADE),--upgrade)

clean: compiled-clean ## remove everything that can be rebuilt
	rm -rf .venv .venv[-.]* build dist site .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name .git -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

ready:
	@$(setup) .venv runtime project

ready-dev:
	@$(setup) .venv runtime uvloop postgres project test deploy lint browser sim rl fast compiled
