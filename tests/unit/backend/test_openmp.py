"""Which OpenMP runtime serves compiled code, and parallel code that is called from Python."""

from __future__ import annotations

import ctypes
import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import threadpoolctl

import irad
from irad.backend import openmp
from irad.errors import ToolError
from irad.frontends.c import openmp_header as header
from irad.options import Options

try:
    RUNTIME = openmp.find_openmp(Options())
except ToolError as error:
    pytest.skip(str(error), allow_module_level=True)

KERNELS = """
#include <omp.h>
double squares(const double *x, int n) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sum;
}
int team(int *thread_of, int n) {
  int size = 0;
#pragma omp parallel
  {
    if (omp_get_thread_num() < n) thread_of[omp_get_thread_num()] += 1;
#pragma omp single
    size = omp_get_num_threads();
  }
  return size;
}
void cumulate(double *x, const double *y, int n) {
#pragma omp parallel for schedule(dynamic, 3)
  for (int i = 0; i < n; i++)
#pragma omp critical
    x[i % 5] += y[i];
}
int threads(int wanted) {
  omp_set_num_threads(wanted);
  return omp_get_max_threads();
}
"""


@pytest.fixture(scope="module")
def kernels() -> irad.Module:
    return irad.compile(KERNELS, lang="c", flags=["-fopenmp"])


@pytest.fixture(autouse=True)
def _threads_as_before(kernels: irad.Module) -> Iterator[None]:
    before = kernels.threads(3)
    yield
    kernels.threads(before)


def test_parallel_code_runs_in_parallel_from_python(kernels: irad.Module) -> None:
    seen = np.zeros(8, np.int32)
    assert kernels.team(seen, 8) == 3
    assert list(seen) == [1, 1, 1, 0, 0, 0, 0, 0]
    x = np.arange(1000.0)
    assert kernels.squares(x, 1000) == (x * x).sum()
    sums = np.zeros(5)
    kernels.cumulate(sums, x, 1000)
    assert list(sums) == list(x.reshape(-1, 5).sum(0))


def test_a_reduction_for_which_clang_asks_for_atomic_operations_on_16_bytes() -> None:
    try:
        ctypes.CDLL("libatomic.so.1")
    except OSError:
        pytest.skip("no libatomic here")
    source = """
void weigh(double _Complex *total, const double *x, int n) {
  double _Complex sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++) sum += x[i] * (1 + 2i);
  *total = sum;
}
"""
    total, x = np.zeros(1, np.complex128), np.arange(1000.0)
    irad.compile(source, lang="c", flags=["-fopenmp"]).weigh(total, x, 1000)
    assert total[0] == x.sum() * (1 + 2j)


def test_threadpoolctl_sees_the_runtime_and_limits_it(kernels: irad.Module) -> None:
    seen = np.zeros(8, np.int32)
    ours = [p for p in threadpoolctl.threadpool_info() if os.path.samefile(p["filepath"], RUNTIME.path)]
    assert [(p["user_api"], p["num_threads"]) for p in ours] == [("openmp", 3)]
    with threadpoolctl.threadpool_limits(limits=2, user_api="openmp"):
        assert kernels.team(seen, 8) == 2
    assert kernels.team(seen, 8) == 3


def test_nothing_is_looked_for_where_nothing_is_parallel(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(options: Options) -> openmp.OpenMPRuntime:
        raise AssertionError("looked for a runtime")

    monkeypatch.setattr(openmp, "find_openmp", find)
    assert openmp.addresses(["sin", "omp"], Options()) == {}


def test_there_is_one_runtime_in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    assert openmp.find_openmp(Options()) is RUNTIME
    assert openmp.find_openmp(Options(openmp_library=RUNTIME.path)) is RUNTIME
    with pytest.raises(ToolError, match=r"names /else/libomp\.so\.5, but this process uses .*two OpenMP runtimes"):
        openmp.find_openmp(Options(openmp_library="/else/libomp.so.5"))
    monkeypatch.setattr(openmp, "_chosen", None)  # as in a process where another library has brought it
    found = openmp.find_openmp(Options())
    assert (found.path, found.found) == (RUNTIME.path, "loaded already")


def test_without_a_runtime_the_message_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openmp, "_chosen", None)
    monkeypatch.setattr(openmp, "_loaded", lambda: None)
    monkeypatch.setattr(openmp, "_places", lambda options: iter(()))
    with pytest.raises(ToolError, match=r"no OpenMP runtime library is found; .*irad\[openmp\].*libomp-22-dev"):
        irad.compile(KERNELS + "int unlike_others;", lang="c", flags=["-fopenmp"]).threads(1)
    with pytest.raises(ToolError, match=r"the OpenMP runtime /no/such\.so cannot be loaded"):
        openmp.find_openmp(Options(openmp_library="/no/such.so"))
    with pytest.raises(ToolError, match=r"libm\.so\.6 is not an OpenMP runtime of LLVM's kind"):
        openmp.find_openmp(Options(openmp_library="libm.so.6"))


def test_without_the_header_the_message_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("every other compiler here may have the header")
    options = Options(compiler="ziglang")
    flags = ["-fopenmp"]
    monkeypatch.setattr(header, "_of_wheel", lambda: [])
    monkeypatch.setattr(header, "_of_systems", lambda: [])
    with pytest.raises(ToolError, match=r"OpenMP's header omp\.h is not here; .*irad\[openmp\]"):
        irad.compile(KERNELS, lang="c", flags=flags, options=options)
    without = KERNELS[: KERNELS.index("int team")].replace("#include <omp.h>", "")
    module = irad.compile(without, lang="c", flags=flags, options=options)
    assert module.squares(np.ones(10), 10) == 10.0


def test_the_wheel_s_compiler_finds_the_header_elsewhere() -> None:
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("no ziglang wheel here")
    if not header.header_flags(["-fopenmp"]):
        pytest.skip("no omp.h of LLVM's or Intel's here")
    module = irad.compile(KERNELS, lang="c", flags=["-fopenmp"], options=Options(compiler="ziglang"))
    assert module.team(np.zeros(8, np.int32), 8) == 3


@pytest.mark.parametrize(
    "flags, wanted",
    [
        ("-O2 -fopenmp", True),
        ("-fopenmp=libiomp5", True),
        ("-fopenmp -fno-openmp", False),
        ("-fno-openmp -fopenmp", True),
        ("-fopenmp-simd", False),
        ("-fopenmp=libgomp", False),
    ],
)
def test_when_flags_ask_for_openmp(flags: str, wanted: bool) -> None:
    assert header.wants_openmp(flags.split()) is wanted


BESIDE = f'''
import ctypes, os, sys
import numpy as np
import irad

SOURCE = """{KERNELS}"""

def check(size):
    kernels = irad.compile(SOURCE, lang="c", flags=["-fopenmp"])
    seen, x = np.zeros(8, np.int32), np.arange(100.0)
    assert kernels.team(seen, 8) == size, (kernels.team(seen, 8), size)
    assert list(seen[:size]) == [1] * size, seen
    assert kernels.squares(x, 100) == (x * x).sum()
    adjoint = np.zeros(100)
    irad.autodiff(kernels.squares)(x, adjoint, 100)
    assert (adjoint == 2 * x).all(), adjoint
'''

DEBIAN = Path("/usr/lib/python3/dist-packages")
"""Where Debian's packages for Python are."""


def run(script: str, *arguments: str, **environment: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BESIDE + script, *arguments],
        env={**os.environ, "OMP_NUM_THREADS": "3", **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("layer", ["omp", "workqueue"])
def test_beside_numba_and_scipy_in_one_process(layer: str) -> None:
    """Numba's OpenMP layer brings GCC's runtime, which has functions of the same names."""
    if layer == "omp" and importlib.util.find_spec("numba.np.ufunc.omppool") is None:
        pytest.skip("this Numba has no OpenMP layer")
    run(
        """
import numba, scipy.linalg
@numba.njit(parallel=True)
def total(x):
    s = 0.0
    for i in numba.prange(len(x)):
        s += x[i]
    return s
if sys.argv[1] == "omp":
    ctypes.CDLL("libgomp.so.1", mode=ctypes.RTLD_GLOBAL)
numba.set_num_threads(2) if numba.config.NUMBA_NUM_THREADS > 1 else None
for turn in range(2):
    check(3)
    assert total(np.ones(1000)) == 1000
    assert numba.threading_layer() == sys.argv[1]
    a = np.eye(300) * 2
    assert scipy.linalg.lu(a)[2][0, 0] == 2
""",
        layer,
        NUMBA_THREADING_LAYER=layer,
    )


def pytorch() -> str | None:
    """The folder to find PyTorch in, empty if it is found anyway: Debian's own serves Python of the same release."""
    if importlib.util.find_spec("torch") is not None:
        return ""
    for suffix in importlib.machinery.EXTENSION_SUFFIXES:
        if (DEBIAN / "torch" / f"_C{suffix}").exists():
            return str(DEBIAN)
    return None


def test_beside_pytorch_in_one_process() -> None:
    """PyTorch brings GCC's runtime, and has threads of it at work while ours are."""
    folder = pytorch()
    if folder is None:
        pytest.skip("no PyTorch for this Python here (pip install torch, or Debian's python3-torch)")
    run(
        """
sys.path += sys.argv[1:]
import torch
torch.set_num_threads(2)
for turn in range(2):
    check(3)
    assert torch.ones(200_000).sum().item() == 200_000
    assert torch.get_num_threads() == 2
""",
        *([folder] if folder else []),
    )


def test_a_runtime_that_another_package_has_brought_is_used(tmp_path: Path) -> None:
    copy = tmp_path / "libomp-1a2b3c.so.5"
    shutil.copy(RUNTIME.path, copy)
    run(
        """
bundled = ctypes.CDLL(sys.argv[1])
check(3)
from irad.backend.openmp import find_openmp
assert os.path.samefile(find_openmp(irad.Options()).path, sys.argv[1])
bundled.omp_set_num_threads(2)
check(2)
""",
        str(copy),
    )


def test_a_runtime_that_is_named_is_used(tmp_path: Path) -> None:
    copy = tmp_path / "libmine.so"
    shutil.copy(RUNTIME.path, copy)
    run(
        """
check(3)
ctypes.CDLL(sys.argv[1]).omp_set_num_threads(2)
check(2)
""",
        str(copy),
        IRAD_OPENMP_LIBRARY=str(copy),
    )


def test_functions_that_the_runtime_lacks_are_left_to_others() -> None:
    found = openmp.addresses(["omp_get_wtime", "omp_of_the_users_own", "__kmpc_fork_call"], Options())
    assert sorted(found) == ["__kmpc_fork_call", "omp_get_wtime"]
    assert ctypes.CFUNCTYPE(ctypes.c_double)(found["omp_get_wtime"])() > 0
