# make play, make test … `make` alone lists them all. Everything lives in .venv; nothing is installed outside this folder.

PYTHON ?= python3
VENV ?= .venv
LOCK ?= constraints.txt

python := $(VENV)/bin/python
# Warnings off: pip repeats one per package where an index of its configuration is empty. Errors are still shown.
# The lock holds for the build environment too: older pips read PIP_CONSTRAINT there, newer ones PIP_BUILD_CONSTRAINT.
pip := PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_CONSTRAINT=$(LOCK) PIP_BUILD_CONSTRAINT=$(LOCK) $(python) -m pip -qq
pytest := $(python) -m pytest -n 2 --dist loadfile --no-loadscope-reorder
npm = $(python) -c "$$NPM"
engines := $(python) -c 'import saloon; print(saloon.engines())'
# What may fail for want of network or disk: $(call step,name of its log,command) says in one line what went wrong.
step = { $(2); } > $(VENV)/$(1).log 2>&1 || { $(python) -c "$$WHY" $(VENV)/$(1).log; exit 1; }
# Folders too: their time changes when a file is removed.
sources := pyproject.toml hatch_build.py $(LOCK) $(wildcard README.md) $(shell find src web -name __pycache__ -prune -o -name node_modules -prune -o -path src/saloon/static -prune -o -print)
# The tests of the rules, which are compiled. Server, page, terminal and companion are the same in both forms; that bots
# choose alike in both, the compiled pass tests itself. Whether refusals are true is long to try: once is enough.
engine_tests := tests/core tests/games tests/scenes tests/transcripts

.PHONY: help play bench research load install test album pictures steady torture checked lint page chromium lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: install ## open the room in the browser
	@$(VENV)/bin/saloon serve --open --bot-tables

bench: install ## measure how fast games and bots run here, and whether that is fast enough
	@$(VENV)/bin/saloon bench --targets benchmarks/targets.toml

# What others made is measured beside ours, so it is installed here and nowhere else.
research: install $(VENV)/.tools ## measure environments and bots anew and write the tables of docs/research.md
	@$(python) -c "$$REQUIREMENTS" rl arena research > $(VENV)/research.in
	@$(call step,research,$(pip) install -r $(VENV)/research.in)
	@$(python) -m benchmarks.research

# The rates of a server hang on the machine and on what else it does, so nothing else waits for them.
load: install $(VENV)/.tools ## measure the server under load, for every title (LOAD=--quick: a minute)
	@$(python) -m benchmarks.server $(LOAD)

install: $(VENV)/.installed ## install Saloon into .venv, compiled if a C compiler is found
	@echo "Saloon: $$($(engines))"

test: checked ## check everything, then run the tests, those of the engines compiled and as plain Python
	@form="$$($(engines))"; case "$$form" in \
	compiled*) \
	    SALOON_PLAIN=1 nice $(pytest) -p no:cacheprovider -k "not refusals_are_true" $(engine_tests) > $(VENV)/plain.log 2>&1 & plain=$$!; \
	    echo "== pytest: $$form" && $(pytest); compiled=$$?; \
	    echo "== pytest $(engine_tests): $$(SALOON_PLAIN=1 $(engines))"; wait $$plain; plain=$$?; cat $(VENV)/plain.log; \
	    exit $$((compiled || plain)) ;; \
	*"no C compiler found"* | *"SALOON_COMPILE=0"*) \
	    echo "== pytest: once only: $$form" && $(pytest) ;; \
	*) echo "error: $$form" >&2; exit 1 ;; \
	esac

album: checked ## take a picture of every page and panel, for looking at: artefacts/
	@SALOON_ALBUM=1 $(pytest) tests/browser

pictures: install $(VENV)/.tools chromium ## draw the tables that the README shows anew: docs/pictures
	@$(python) -m tests.pictures

steady: checked ## run all tests five times, in other orders and with both cores busy, and say what failed how often
	@$(python) -m tests.steady

torture: install $(VENV)/.tools ## attack the server for hours: crashes, nonsense, floods; see tests/torture (TORTURE=--short: minutes)
	@$(python) -m tests.torture $(TORTURE)

# The long compilation begins as soon as what it needs is there, and runs while the rest is fetched and checked.
# The plain pass runs beside the compiled one, which leaves a core idle whenever it waits for the browser.
# A build that fails to compile would pass as plain Python; here that is an error, and only a missing compiler is not.
checked: | $(VENV)/pyvenv.cfg
	@$(python) -c "$$ROOM"
	@$(MAKE) --no-print-directory -j 3 builder=$(VENV)/.builder $(VENV)/.page $(VENV)/.wheel $(VENV)/.installed chromium lint page
	@$(python) -c 'import saloon, sys; sys.exit(saloon.page().startswith("not built") and "error: page " + saloon.page())'
	@echo "== web/src/api.ts against the server's schema"
	@$(python) -c 'import json; from saloon.server.app import api_schema; print(json.dumps(api_schema()))' > $(VENV)/openapi.json
	@$(npm) run --silent types -- ../$(VENV)/openapi.json --check

lint: $(VENV)/.tools ## check style, types and imports
	@echo "== ruff check"
	@$(VENV)/bin/ruff check --quiet .
	@echo "== ruff format --check"
	@$(VENV)/bin/ruff format --check --quiet . || { echo "error: not formatted; see $(VENV)/bin/ruff format --diff" >&2; exit 1; }
	@echo "== mypy --strict"
	@$(VENV)/bin/mypy --strict
	@echo "== lint-imports"
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo

page: $(VENV)/.tools $(VENV)/.page ## check the types of the page and run its own tests
	@echo "== svelte-check"
	@$(npm) run --silent check
	@echo "== vitest"
	@$(npm) run --silent test

# The browser tests want a browser; Debian's is used, because nothing but packages can be fetched everywhere.
chromium:
	@command -v chromium-headless-shell chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	    echo "Installing Chromium …" && apt-get -qq update && apt-get -qq install -y chromium-headless-shell >/dev/null; } || \
	    echo "no Chromium, and no way to install it here: the browser tests will be skipped and say so"

lock: | $(VENV)/pyvenv.cfg ## remake constraints.txt: the newest versions that pyproject.toml allows
	@$(python) -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || \
	    { echo "error: the lock is made with Python 3.11: make clean; make lock PYTHON=python3.11" >&2; exit 1; }
	@$(python) -c "$$REQUIREMENTS" build dependencies test > $(VENV)/lock.in
	@PIP_DISABLE_PIP_VERSION_CHECK=1 $(python) -m pip -qq install --dry-run --ignore-installed \
	    --report $(VENV)/lock.json -r $(VENV)/lock.in
	@$(python) -c "$$WRITE_LOCK" < $(VENV)/lock.json > $(VENV)/lock.txt
	@mv $(VENV)/lock.txt constraints.txt
	@echo "constraints.txt: $$(grep -c == constraints.txt) packages"

clean: ## remove .venv and what the tools left behind
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis artefacts
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	    { echo "error: Saloon needs Python 3.11 or newer; '$(PYTHON)' is not. Try: make PYTHON=python3.11 …" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	    { echo "error: '$(PYTHON)' has no venv module (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

# Where the tools are, they build; else pip makes an environment for that and fetches what Saloon needs.
builder := $(wildcard $(VENV)/.builder)
ifneq ($(builder),)
$(VENV)/.installed: $(VENV)/.wheel | $(VENV)/.tools
	@$(call step,install,$(pip) install --no-deps --force-reinstall $(VENV)/wheel/*.whl)
	@touch $@
else
$(VENV)/.installed: $(sources) | $(VENV)/pyvenv.cfg
	@echo "Installing Saloon into $(VENV) …"
	@$(call step,install,$(pip) install .)
	@touch $@
endif

$(VENV)/.wheel: $(sources) | $(VENV)/.builder $(VENV)/.page
	@echo "Building Saloon …"
	@rm -rf $(VENV)/wheel
	@$(call step,wheel,$(pip) wheel --no-build-isolation --no-deps --wheel-dir $(VENV)/wheel .)
	@touch $@

$(VENV)/.builder: pyproject.toml $(LOCK) | $(VENV)/pyvenv.cfg
	@$(python) -c "$$REQUIREMENTS" build $(if $(shell command -v npm),,page) > $(VENV)/builder.in
	@$(call step,builder,$(pip) install --no-compile -r $(VENV)/builder.in)
	@touch $@

# What Saloon and its checks need, without Saloon itself: `make lint` does not wait for the compiler.
$(VENV)/.tools: pyproject.toml $(LOCK) | $(VENV)/.builder
	@echo "Installing the tools into $(VENV) …"
	@$(python) -c "$$REQUIREMENTS" dependencies test > $(VENV)/tools.in
	@$(call step,tools,$(pip) install --no-compile -r $(VENV)/tools.in)
	@touch $@

$(VENV)/.page: web/package.json web/package-lock.json | $(VENV)/.builder
	@echo "Installing the tools of the page …"
	@$(call step,page,$(npm) ci --silent --no-audit --no-fund || $(npm) install --silent --no-save --no-audit --no-fund)
	@touch $@

# npm where the machine has a fitting Node, else the one from PyPI; hatch_build.py knows how to find both.
define NPM
import os, subprocess, sys

sys.path.insert(0, ".")
from hatch_build import find_node, node_from_wheel

npm = find_node() or node_from_wheel()
path = os.path.dirname(npm[0]) + os.pathsep + os.environ["PATH"]
sys.exit(subprocess.run([*npm, *sys.argv[1:]], cwd="web", env=os.environ | {"PATH": path}).returncode)
endef
export NPM

define REQUIREMENTS
import sys, tomllib

with open("pyproject.toml", "rb") as file:
    pyproject = tomllib.load(file)
groups = {
    "build": pyproject["build-system"]["requires"] + pyproject["tool"]["saloon"]["compile-requires"],
    "page": pyproject["tool"]["saloon"]["page-requires"],
    "dependencies": pyproject["project"]["dependencies"],
    **pyproject["project"]["optional-dependencies"],
}
print(*(requirement for name in sys.argv[1:] for requirement in groups[name]), sep="\n")
endef
export REQUIREMENTS

# Room for the tools, the page's tools, the browser and what the tests write.
define ROOM
import shutil, sys

free = shutil.disk_usage(".").free // 2**20
sys.exit(f"error: this needs about 2000 MiB of free disk, and there are {free}" if free < 2000 else 0)
endef
export ROOM

define WHY
import sys

log = open(sys.argv[1], encoding="utf-8", errors="replace").read()
lines = [line.strip() for line in log.splitlines() if line.strip()] or ["no output"]
offline = ("name resolution", "Failed to establish", "Connection refused", "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "from versions: none")
if "No space left on device" in log or "ENOSPC" in log:
    why = "the disk is full"
elif any(sign in log for sign in offline):
    why = "packages cannot be fetched; is there a network?"
elif "ResolutionImpossible" in log:  # also what pip says of a locked version that no index shows it
    why = "the packages that constraints.txt asks for cannot be had: no network, or it does not fit pyproject.toml (make lock)"
else:
    why = next((line for line in lines if "error" in line.lower()), lines[-1])
sys.exit(f"error: {why} (all of it: {sys.argv[1]})")
endef
export WHY

define WRITE_LOCK
import json, sys

packages = [package["metadata"] for package in json.load(sys.stdin)["install"]]
print("# The versions that CI tests with, for building, running and testing, on Python 3.11. Made by: make lock")
for package in sorted(packages, key=lambda package: package["name"].lower()):
    print(package["name"] + "==" + package["version"])
endef
export WRITE_LOCK
