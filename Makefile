# Every target sets up what it needs and can be run again. All it takes is Python 3.11 or newer; a C compiler
# makes the engine fast. `make help` lists the targets.

PYTHON ?= python3
JOBS   ?= 2
GAMES  ?= 10000
KILLS  ?= 200
ARGS   ?=

VENV     := .venv
PY       := $(VENV)/bin/python
PIP      := $(PY) -m pip --disable-pip-version-check -qq
COMPILED := $(CURDIR)/build/compiled
SOURCES  := $(shell find src -type f ! -name '*.py[co]' ! -name '*.mo' ! -name '*.so' | LC_ALL=C sort)
CATALOGS := $(patsubst %.po,%.mo,$(wildcard src/rokoko/locale/*/LC_MESSAGES/*.po))
# For a command that runs on the compiled engine, if it was built from the source as it is.
FAST     := PYTHONPATH=$$(test build/compiled.stamp -nt build/sources.txt && echo $(COMPILED))
# What does not depend on how the engine was built is tested once, on the plain source.
ONCE     := $(addprefix --ignore=tests/,server store reliability web browser)
TYPED    := src $(wildcard tests benchmarks examples) hatch_build.py

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
unexport PYTHONPATH ROKOKO_EXPECT_COMPILED

.PHONY: help play terminal engine test lint format test-interpreted test-browser test-compiled fuzz fuzz-bots crash load bench bench-bots bench-web screenshots build i18n constraints clean distclean FORCE

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: engine  ## the table in the browser
	@$(FAST) $(VENV)/bin/rokoko $(ARGS)

terminal: engine  ## the table as text (ARGS="--seats 4 --bots 3")
	@$(FAST) $(VENV)/bin/rokoko play $(ARGS)

# People play on the compiled engine where it can be had, else on the plain source.
engine: build/sources.txt $(VENV)/.installed $(CATALOGS)
	@if [ build/compiled.stamp -nt $< ] || [ "$${ROKOKO_COMPILE:-1}" = 0 ] || ! $(PY) hatch_build.py probe >/dev/null 2>&1; then exit 0; fi; \
	    echo '== compiling the engine, which takes a minute or two, once (ROKOKO_COMPILE=0 does without)'; \
	    $(MAKE) build > build/log.txt 2>&1 || echo 'It could not be compiled, so the bots think more slowly; build/log.txt says why.'

test: lint test-interpreted test-browser test-compiled  ## all checks: format, lint, types, layers, tests interpreted and compiled

lint: $(VENV)/.installed  ## format, lint, types and layers, changing nothing
	@echo '== format and lint'
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/ruff check .
	@echo '== types'
	@$(VENV)/bin/mypy --strict $(TYPED)
	@echo '== layers'
	@$(VENV)/bin/lint-imports --no-logo

format: $(VENV)/.installed  ## put the code in the project's format and fix what can be fixed
	@$(VENV)/bin/ruff format .
	@$(VENV)/bin/ruff check --fix .

test-interpreted: $(VENV)/.ray $(CATALOGS)  ## the tests on the plain source (ARGS="-k hall")
	@echo '== tests, interpreted'
	@ROKOKO_EXPECT_COMPILED=0 $(PY) -m pytest -n $(JOBS) --ignore=tests/browser $(ARGS)

test-browser: $(VENV)/.installed $(CATALOGS)  ## whole games in Chromium; in a run of its own, as its driver keeps an event loop
	@echo '== tests in the browser'
	@$(PY) -m pytest -n $(JOBS) tests/browser $(ARGS) || \
	    { echo '== once more, and alone: what stumbled on a busy machine must pass now'; $(PY) -m pytest --lf tests/browser $(ARGS); }

test-compiled: build $(VENV)/.ray  ## the tests on the compiled build
	@echo '== tests, compiled'
	@if [ -e build/compiled.stamp ]; then \
	    export PYTHONPATH=$(COMPILED) ROKOKO_EXPECT_COMPILED=1; \
	    $(PY) -c 'from rokoko.engine.build_info import compiled; assert compiled(), "the build is not compiled"' && \
	    $(PY) -m pytest -n $(JOBS) -m 'not source' $(ONCE) $(ARGS); \
	elif [ -n "$${CI:-}" ]; then \
	    echo 'The engine could not be compiled, and CI must test it compiled.' >&2; exit 1; \
	else \
	    echo 'SKIPPED: the engine is not compiled here (no working C compiler with Python headers).'; \
	fi

fuzz: build  ## random whole games with every check (GAMES=10000)
	@PYTHONPATH=$(COMPILED) $(PY) -m tests.fuzz --games $(GAMES) $(ARGS)

fuzz-bots: GAMES := 2000
fuzz-bots: build  ## whole games between bots of all kinds, at every table (GAMES=2000)
	@PYTHONPATH=$(COMPILED) $(PY) -m tests.fuzz --bots --dear 2 --games $(GAMES) $(ARGS)

crash: $(VENV)/.installed $(CATALOGS)  ## kill the server 200 times under play and look what is left (KILLS=200)
	@$(PY) -m tests.reliability.crash --kills $(KILLS) $(ARGS)

load: build  ## how many live tables the server carries (ARGS="--database postgres --tables 100 200")
	@PYTHONPATH=$(COMPILED) $(PY) -m benchmarks.load $(ARGS)

bench: build $(VENV)/.bench  ## speed, compiled and interpreted
	@echo '== compiled'
	@PYTHONPATH=$(COMPILED) $(PY) benchmarks/run.py $(ARGS)
	@echo '== interpreted'
	@$(PY) benchmarks/run.py $(ARGS)

bench-bots: build  ## speed of the strongest bot and the encoder, budgets kept on busy cores (7 minutes)
	@$(PY) benchmarks/bots.py --compiled $(COMPILED) $(ARGS)

bench-web: $(VENV)/.installed $(CATALOGS)  ## weight and speed of the game page in Chromium (ARGS=--keep)
	@$(PY) -m benchmarks.web $(ARGS)

screenshots: $(VENV)/.installed $(CATALOGS)  ## the pictures of the pages in docs/images/, taken anew in Chromium
	@$(PY) -m tests.browser.screenshots $(ARGS)

build: build/compiled.stamp  ## the wheel and the source archive in dist/, the wheel unpacked in build/compiled/
	@echo "built: $$(echo dist/*)"

# A build without a compiler leaves no stamp: it is cheap, and the next one may find a compiler.
build/compiled.stamp: build/sources.txt | $(VENV)/.installed
	@echo '== build'
	@rm -rf dist build/unpacked $@ && touch build/started
	@if $(PY) hatch_build.py probe >/dev/null 2>&1; then export ROKOKO_COMPILE=$${ROKOKO_COMPILE:-1}; fi; \
	    $(PY) -m build --no-isolation --outdir dist .
	@$(PY) -m zipfile -e dist/*.whl build/unpacked
	@rm -rf build/compiled && mv build/unpacked build/compiled
	@if ls build/compiled/*__mypyc* >/dev/null 2>&1; then mv build/started $@; else rm build/started; fi

# A checksum of every file that goes into the build; rewritten only when one differs.
build/sources.txt: FORCE
	@mkdir -p build
	@cksum pyproject.toml hatch_build.py $(SOURCES) > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/.installed: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Rokoko needs Python 3.11 or newer; PYTHON=... names one")'
	@echo '== setting up $(VENV)'
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	@$(PIP) install -c constraints.txt -e '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.installed
	@$(PIP) install -c constraints.txt -e '.[bench]'
	@touch $@

# Ray is large and not made for every Python: the tests do without it where it can't be had, but not in CI.
$(VENV)/.ray: $(VENV)/.installed
	@echo '== Ray, for the test of arena --ray'
	@if $(PIP) install -c constraints.txt -e '.[ray]'; then touch $@; else test -z "$${CI:-}"; fi

%.mo: %.po | $(VENV)/.installed
	@$(VENV)/bin/pybabel -q compile -i $< -o $@

i18n: $(VENV)/.installed  ## collect the messages, bring the translations up to date and compile them
	@$(VENV)/bin/pybabel -q extract --omit-header --add-location=file --sort-by-file --no-wrap -F babel.cfg -k NN_:1,2 -o src/rokoko/locale/rokoko.pot src/rokoko
	@$(VENV)/bin/pybabel -q update -D rokoko -i src/rokoko/locale/rokoko.pot -d src/rokoko/locale --no-wrap --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date
	@$(VENV)/bin/pybabel -q compile -D rokoko -d src/rokoko/locale

constraints:  ## write constraints.txt anew from the newest versions that pyproject.toml allows
	@rm -rf build/pins && mkdir -p build && $(PYTHON) -m venv build/pins
	@build/pins/bin/python -m pip --disable-pip-version-check -qq install -e '.[dev,fast,bench,ray]'
	@build/pins/bin/python -m pip freeze --all --exclude-editable --exclude pip > build/constraints.txt
	@mv build/constraints.txt constraints.txt && rm -rf build/pins

clean:  ## remove builds and caches
	@rm -rf build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks \( -name __pycache__ -o -name '*.mo' -o -name '*.so' \) -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean  ## remove the environment too
	@rm -rf $(VENV)
