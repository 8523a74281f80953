# Everything sets itself up: on a new Debian machine with python3, `make test` or `make demo` is enough.
# With an environment of your own: make PYTHON=/path/to/python test (no .venv is then made).

VENV := .venv
BASE_PYTHON ?= python3

ifdef PYTHON
READY :=
else
PYTHON := $(VENV)/bin/python
READY := $(VENV)/.ready
endif

.PHONY: help venv compiler fortran rust eigen builders torch openmp cuda test test-all test-oldest test-roundtrip test-public test-environments fuzz damaged soundness demo bench wheels test-wheels \
  lint format clean

help:
	@echo "make venv | test | test-all | test-oldest | test-roundtrip | test-public | test-environments | fuzz | damaged | soundness | demo | bench | wheels | test-wheels | lint | format | clean"

venv: $(READY)

# The mark is newer than what it depends on, so a change of the build makes the environment again.
$(VENV)/.ready: pyproject.toml setup.py build_backend.py $(wildcard csrc/*.[ch] csrc/*.hpp)
	@$(MAKE) --no-print-directory compiler
	@echo "== making $(VENV)"
	@$(BASE_PYTHON) -m venv $(VENV) || { \
	  echo "python's venv module is missing; trying to install it"; \
	  apt-get install -y -q python3-venv > /dev/null && $(BASE_PYTHON) -m venv $(VENV); }
	@echo "== installing irad and what it needs (a few minutes the first time)"
	@$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	@$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check -e '.[dev,c]'
	@touch $@

# A system clang, where it can be had without asking; otherwise the compiler from PyPI serves.
compiler:
	@if command -v clang-22 > /dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  echo "== looking for clang-22 (optional)"; \
	  apt-get update -q > /dev/null 2>&1; \
	  apt-get install -y -q clang-22 > /dev/null 2>&1 \
	    || echo "   this system has no clang-22: using the C compiler of the ziglang wheel"; \
	else echo "== no clang-22 here: using the C compiler of the ziglang wheel"; fi

# The tests also read flang's output; where there is none to be had they say so and skip that.
fortran:
	@if command -v flang-22 > /dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  echo "== looking for flang-22 (optional)"; \
	  apt-get install -y -q flang-22 > /dev/null 2>&1 || echo "   this system has no flang-22"; \
	fi

# A C++ library that tests differentiate; where there is none to be had they say so and skip that.
eigen:
	@if [ -d /usr/include/eigen3 ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  echo "== looking for Eigen (optional)"; \
	  apt-get install -y -q libeigen3-dev > /dev/null 2>&1 || echo "   this system has no Eigen"; \
	fi

# Build systems whose examples are built in tests; where there are none to be had they say so and skip that.
builders:
	@if command -v cmake > /dev/null && command -v ninja > /dev/null && command -v pkg-config > /dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  echo "== looking for CMake, Ninja and pkg-config (optional)"; \
	  apt-get install -y -q cmake ninja-build pkg-config > /dev/null 2>&1 || echo "   this system lacks some of them"; \
	fi

# A package with a parallel runtime of its own, beside which irad's has to work; the tests say so where there is none.
torch: $(READY)
	@if $(PYTHON) -c 'import torch' 2> /dev/null || [ -d /usr/lib/python3/dist-packages/torch ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  echo "== looking for PyTorch (optional)"; \
	  apt-get update -q > /dev/null 2>&1; \
	  apt-get install -y -q --no-install-recommends python3-torch > /dev/null 2>&1 \
	    || echo "   this system has no PyTorch"; \
	fi

# The run-time library and the header of parallel programs, from the system or, for x86-64, from PyPI.
openmp: $(READY)
	@if [ -n "$$(find /usr/lib/llvm-*/lib -name libomp.so 2> /dev/null)" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
	  && apt-get install -y -q libomp-22-dev > /dev/null 2>&1; then :; \
	elif [ -n "$(READY)" ]; then \
	  echo "== no libomp here: using Intel's from PyPI"; \
	  $(PYTHON) -m pip install --quiet --disable-pip-version-check -e '.[openmp]' \
	    || echo "   this system has no OpenMP run-time library"; \
	fi

# The assembler and the mathematical functions of GPUs, from PyPI; no GPU is needed. Without them the tests say so and
# skip what needs them.
cuda: $(READY)
	@$(PYTHON) -c 'from irad.backend.nvptx import find_libdevice, find_ptxas; find_libdevice(), find_ptxas()' 2> /dev/null \
	  || { [ -z "$(READY)" ]; } \
	  || { echo "== looking for ptxas and libdevice (optional)"; \
	    $(PYTHON) -m pip install --quiet --disable-pip-version-check -e '.[cuda]' \
	      || echo "   this system has no ptxas"; }

# Rust has no package of the right release everywhere: rustup's is used where it is.
rust:
	@PATH="$$PATH:$$HOME/.cargo/bin"; command -v rustc > /dev/null \
	  || echo "== no rustc here: its tests say so and are skipped (https://rustup.rs)"

# Of long rows of programs, and of slow files, a fifth: PART=2/5 takes another one, `make test-all` all.
# Each process keeps the code that it compiles, in mappings of memory of which Linux allows a process 65,530: two for a
# processor stay well below that.
PART ?= 1/5
test: $(READY) fortran rust eigen builders torch openmp cuda
	TESTS=$(PART) $(PYTHON) -m pytest tests -n $$((2 * $$(nproc))) --dist loadfile

# All cases of long rows, of which `make test` takes a sample.
test-all: $(READY) fortran rust eigen builders torch openmp cuda
	TESTS=all $(PYTHON) -m pytest tests --timeout 3600 -n $$((2 * $$(nproc))) --dist loadfile

# The older of the two releases of llvmlite and Numba that irad works with, in an environment of their own.
OLDEST := build/oldest
test-oldest:
	$(BASE_PYTHON) -m venv $(OLDEST)
	$(OLDEST)/bin/python -m pip install --quiet --disable-pip-version-check -e '.[dev,c]' 'llvmlite==0.49.*' 'numba==0.67.*'
	$(OLDEST)/bin/python -m pytest tests/golden tests/unit

test-roundtrip: $(READY)
	$(PYTHON) -m pytest tests/roundtrip

# Public libraries, fetched from package registries (docs/case-studies.md); `make test` leaves them alone. Some hours on a
# busy machine: make test-public ONLY=cephes asks for one of them.
ONLY ?=
test-public: $(READY) fortran rust
	$(PYTHON) -m pytest -p no:cacheprovider --timeout 7200 $(if $(ONLY),tests/public/test_$(ONLY).py,tests/public)

# The tests without a home, as an unknown user, with read-only packages, with a read-only and a full cache disk: a sample,
# or what is said: make test-environments ENVIRONMENTS="no-home full-cache" WHAT="tests/cli tests/docs"
ENVIRONMENTS ?=
WHAT ?=
test-environments: $(READY)
	$(PYTHON) -m tests.environments $(ENVIRONMENTS) -- $(WHAT)

# Random programs: make fuzz LANGUAGES=c,fortran SEEDS=1000:2000 LEVELS=O0,O3 JOBS=2 (LANGUAGES and LEVELS may be all;
# with LEVELS=each a program runs at one level, another one from seed to seed). With SUMMARY=file.json a run goes on
# where the last one with that file has ended.
LANGUAGES ?= all
SEEDS ?= 0:100
LEVELS ?= O2
JOBS ?= 1
SUMMARY ?=
fuzz: $(READY)
	$(PYTHON) -m tests.fuzz --languages $(LANGUAGES) --seeds $(SEEDS) --levels $(LEVELS) --jobs $(JOBS) \
	  $(if $(SUMMARY),--summary $(SUMMARY))

# The whole corpus of programs that try to get a wrong gradient, at all levels.
soundness: $(READY)
	$(PYTHON) -m tests.programs.soundness --processes 2

demo: $(READY)
	$(PYTHON) examples/demo.py

bench: $(READY)
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	$(PYTHON) -m bench

# Damaged modules, each read, differentiated and compiled: make damaged SEEDS=0:1000
damaged: $(READY)
	$(PYTHON) -m tests.fuzz.mutated $(SEEDS)

# What is published, in dist: an archive of the sources, and a wheel for each architecture, for glibc 2.17 and later.
# What older builds have left in build/lib* would go into the wheels.
# With IRAD_PROJECT_URL=https://..., the address of the repository, what is published links to it.
wheels: $(READY)
	$(PYTHON) -m build --sdist
	for arch in x86_64 aarch64; do rm -rf build/lib* && IRAD_WHEEL_ARCH=$$arch $(PYTHON) -m build --wheel || exit 1; done
	for wheel in dist/*.whl; do $(PYTHON) -m auditwheel show $$wheel || exit 1; done

# The wheel of this machine, in an environment of its own for each of these Pythons.
PYTHONS ?= $(BASE_PYTHON)
test-wheels: wheels
	$(PYTHON) -m tests.wheels dist $(PYTHONS)

lint: $(READY)
	$(PYTHON) -m ruff check .
	$(PYTHON) -m mypy

format: $(READY)
	$(PYTHON) -m ruff format .

clean:
	rm -rf $(VENV) build dist *.egg-info irad/libirad_runtime.so
