"""`irad cc -fopenmp` and `irad fc -fopenmp`: the link step brings the runtime, and programs find it."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

import irad
from irad.backend.openmp import HOW_TO_GET_LIBRARY, link_library
from irad.cli import driver
from irad.cli.main import main
from irad.frontends.c import openmp_header as header
from irad.options import Options
from tests.cli.building import clang

pytestmark = pytest.mark.skipif(link_library(Options()) is None, reason="no OpenMP runtime library here")

PROGRAM = """
#include <irad.h>
#include <omp.h>
#include <stdio.h>
static double square(double x) { return x * x; }
int main(void) {
  double sum = 0;
  int threads = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 1; i <= 100; i++) sum += i;
#pragma omp parallel
#pragma omp single
  threads = omp_get_num_threads();
  printf("%g %d %g\\n", sum, threads, DERIVATIVE);
  return 0;
}
"""
FORTRAN = """
program main
  use omp_lib
  integer :: i
  real(8) :: total
  total = 0
  !$omp parallel do reduction(+:total)
  do i = 1, 100
    total = total + i
  end do
  print '(f6.0,i2)', total, omp_get_max_threads()
end program
"""
COMPILERS = [
    "",
    pytest.param(
        "ziglang",
        marks=pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="no ziglang wheel here"),
    ),
]


def output_of(program: str, **environment: str) -> str:
    surroundings = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    done = subprocess.run(
        [f"./{program}"],
        env={**surroundings, "OMP_NUM_THREADS": "3", **environment},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("derivative", ["__irad_autodiff((void *)square, 3.0)", "2 * square(3) / 3"])
def test_a_parallel_program(compiler: str, derivative: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With and without derivatives: these are two ways to link."""
    monkeypatch.setenv("IRAD_COMPILER", compiler)
    if compiler and not header.header_flags(["-fopenmp"]):
        pytest.skip("no omp.h here for the wheel's compiler")
    Path("program.c").write_text(PROGRAM.replace("DERIVATIVE", derivative))
    assert main(["cc", "-O2", "-fopenmp", "program.c", "-o", "program"]) == 0
    assert output_of("program") == "5050 3 6\n"


def test_objects_that_are_linked_later(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("program.c").write_text(PROGRAM.replace("DERIVATIVE", "__irad_autodiff((void *)square, 3.0)"))
    assert main(["cc", "-O2", "-fopenmp", "-c", "program.c"]) == 0
    assert main(["cc", "-fopenmp", "program.o", "-o", "program"]) == 0
    assert output_of("program") == "5050 3 6\n"


@pytest.mark.skipif(shutil.which("flang-22") is None, reason="no flang-22 here")
def test_a_parallel_program_in_fortran() -> None:
    Path("program.f90").write_text(FORTRAN)
    assert main(["fc", "-O2", "-fopenmp", "program.f90", "-o", "program"]) == 0
    assert output_of("program") == " 5050. 3\n"


def test_a_runtime_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    library = link_library(Options())
    assert library is not None
    named = Path("mine").absolute() / library.name
    named.parent.mkdir()
    shutil.copy(library, named)
    monkeypatch.setenv("IRAD_OPENMP_LIBRARY", str(named))
    Path("program.c").write_text(PROGRAM.replace("DERIVATIVE", "6.0"))
    assert main(["cc", "-fopenmp", "program.c", "-o", "program"]) == 0
    assert output_of("program") == "5050 3 6\n"
    assert str(named) in output_of("program", LD_DEBUG="libs")


@pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="no ziglang wheel here")
def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("IRAD_COMPILER", "ziglang")
    Path("program.c").write_text(PROGRAM.replace("DERIVATIVE", "6.0"))
    with monkeypatch.context() as nothing:
        nothing.setattr(header, "_of_wheel", lambda: [])
        nothing.setattr(header, "_of_systems", lambda: [])
        assert main(["cc", "-fopenmp", "-c", "program.c"]) == 1
        assert header.HOW_TO_GET_HEADER in capfd.readouterr().err
    monkeypatch.setattr(driver, "link_library", lambda options: None)
    Path("plain.c").write_text("int main(void) { return 0; }\n")
    assert main(["cc", "-fopenmp", "plain.c", "-o", "program"]) == 1
    assert HOW_TO_GET_LIBRARY in capfd.readouterr().err


def test_the_installation_names_its_runtime(capsys: pytest.CaptureFixture[str]) -> None:
    main(["selftest"])
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("OpenMP runtime"))
    assert line.split()[2] == "ok"


GATHER = """
#include <irad.h>
#include <stdio.h>
void gather(const int *order, const double *x, double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    __irad_assume_exclusive(x);
    y[i] = x[order[i]] * x[order[i]];
  }
}
int main(int count, char **words) {
  int order[3] = {2, 0, count};
  double x[3] = {1, 2, 3}, dx[3] = {0}, y[3], dy[3] = {1, 1, 1};
  __irad_autodiff((void *)gather, irad_const, order, irad_dup, x, dx, irad_dup, y, dy, irad_const, 3);
  printf("%g %g %g\\n", dx[0], dx[1], dx[2]);
  return 0;
}
"""


@pytest.mark.parametrize("checked", ["0", "1"])
def test_what_is_said_of_a_loop(checked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is built with checks ends where it does not hold."""
    monkeypatch.setenv("IRAD_CHECK_ASSUMPTIONS", checked)
    Path("program.c").write_text(GATHER)
    assert main(["cc", "-O2", "-g", "-fopenmp", "program.c", "-o", "program"]) == 0
    assert output_of("program") == "2 4 6\n"
    if checked == "1":
        done = subprocess.run(["./program", "more"], capture_output=True, text=True, check=False)
        assert done.returncode == -signal.SIGABRT
        assert "program.c:8:12: error: iterations 0 and 2 of a parallel loop" in done.stderr
        assert re.search(r"touch the same element.* asserted exclusive at program\.c:7; ", done.stderr), done.stderr


OF_THREAD = """
#include <irad.h>
#include <stdio.h>
static double own = 1;
#pragma omp threadprivate(own)
static void scale(const double *x, double *y, int n) {
  own = x[0] * x[0];
#pragma omp parallel for copyin(own)
  for (int i = 0; i < n; i++) { own += 0; y[i] = own * x[i]; }
}
int main(void) {
  double x[] = {1, 2, 3, 4}, dx[4] = {0}, y[4], dy[] = {1, 1, 1, 1};
  __irad_autodiff((void *)scale, irad_dup, x, dx, irad_dup, y, dy, irad_const, 4);
  printf("%g %g %g %g\\n", dx[0], dx[1], dx[2], dx[3]);
  return 0;
}
"""


def test_a_variable_of_each_thread(capsys: pytest.CaptureFixture[str]) -> None:
    """In a program it wants to be known to this module alone, and asked for; else it is refused."""
    Path("program.c").write_text(OF_THREAD)
    assert main(["cc", "-O2", "-fopenmp", "-fnoopenmp-use-tls", "program.c", "-o", "program"]) == 0
    assert output_of("program") == "21 1 1 1\n"
    assert main(["cc", "-O2", "-fopenmp", "program.c", "-o", "program"]) == 1
    said = capsys.readouterr().err
    assert "thread-local variable 'own'" in said and "-fnoopenmp-use-tls" in said
    Path("program.c").write_text(OF_THREAD.replace("static double own", "double own"))
    assert main(["cc", "-O2", "-fopenmp", "-fnoopenmp-use-tls", "program.c", "-o", "program"]) == 1
    assert "__kmpc_threadprivate_cached" in capsys.readouterr().err


IGNORED = """
#ifdef NOT_MEANT
#pragma omp barrier
#endif
double total(const double *x, int n) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
"""
IGNORED_FORTRAN = """
subroutine scale(x, n)
  integer :: n, i
  real(8) :: x(n)
  !$omp parallel do
  do i = 1, n
    x(i) = x(i)**2
  end do
end subroutine
"""


@pytest.mark.parametrize("compiler", COMPILERS)
def test_pragmas_that_are_ignored(
    compiler: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A warning says so, unless it is known; warnings that are errors are not meant to be this one."""
    monkeypatch.setenv("IRAD_COMPILER", compiler)
    Path("total.c").write_text(IGNORED)
    warning = "total.c:7:11: warning: OpenMP's pragmas are ignored without -fopenmp"
    for flags in (["-O2"], ["-Wall", "-Werror", "-Wno-unknown-pragmas"]):
        assert main(["cc", *flags, "-c", "total.c"]) == 0
        assert capfd.readouterr().err.startswith(warning)
    for flag in ("-fopenmp", "-fopenmp-simd", "-Wno-source-uses-openmp", "-w"):
        assert main(["cc", flag, "-c", "total.c"]) == 0
        assert capfd.readouterr().err == ""
    assert main(["explain", "total.c", "--function", "total"]) == 0
    assert warning in capfd.readouterr().err
    with pytest.warns(RuntimeWarning, match=r"total\.c:7:11: warning: OpenMP's pragmas are ignored"):
        irad.compile("total.c")


@pytest.mark.skipif(shutil.which("flang-22") is None, reason="no flang-22 here")
def test_directives_that_are_ignored(capfd: pytest.CaptureFixture[str]) -> None:
    Path("scale.f90").write_text(IGNORED_FORTRAN)
    warning = "scale.f90:5: warning: OpenMP's directives are ignored without -fopenmp"
    for flags, expected in (([], True), (["-fopenmp"], False), (["-fno-openmp"], False)):
        assert main(["fc", "-O2", *flags, "-c", "scale.f90"]) == 0
        assert capfd.readouterr().err.startswith(warning) is expected
        assert main(["explain", "scale.f90", "-f", "scale", *flags]) == 0
        said = capfd.readouterr()
        assert (warning in said.err) is expected
        assert ("memory that threads share" in said.out) is (flags == ["-fopenmp"])
    with pytest.warns(RuntimeWarning, match=r"scale\.f90:5: warning"):
        irad.compile("scale.f90")


@pytest.mark.parametrize(
    "flags", [["-fopenmp"], ["--flags", "-fopenmp"], ["--flags=-O1 -fopenmp"], ["-D", "N=1", "-fopenmp", "-O1"]]
)
def test_explain_takes_the_compilers_options(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Which begin like its own: -fopenmp is not the function openmp."""
    Path("total.c").write_text(IGNORED)
    assert main(["explain", *flags, "total.c", "-f", "total"]) == 0
    assert capsys.readouterr().out.split("memory that threads share:\n")[1].startswith("    x: plain")
    assert main(["explain", "total.c", "-f", "total", "-fopenmp", "-funknown"]) == 1
    assert "unknown argument" in capsys.readouterr().err


def test_explain_compiles_what_is_source() -> None:
    clang("-O1", "-S", "-emit-llvm", "-xc", os.devnull, "-o", "nothing.ll")
    assert main(["explain", "nothing.ll", "-f", "total", "-O3"]) == 1


@pytest.mark.skipif(shutil.which("flang-22") is None, reason="no flang-22 here")
def test_fortrans_promises_are_those_of_python(capsys: pytest.CaptureFixture[str]) -> None:
    """What the language says of parallel loops is known in objects, too."""
    Path("shift.f90").write_text(SHIFT)
    assert main(["fc", "-O2", "-fopenmp", "-c", "shift.f90"]) == 0
    shared = []
    for given in (["shift.o"], ["shift.f90", "-fopenmp"]):
        assert main(["explain", "-f", "shift", *given]) == 0
        shared.append(capsys.readouterr().out.split("memory that threads share:\n")[1])
    assert shared[0] == shared[1] and shared[0].startswith("    u: plain, in two parts")


SHIFT = """
subroutine shift(u, v, n)
  use irad
  integer, value :: n
  real(8), intent(in) :: u(n)
  real(8), intent(inout) :: v(n)
  integer :: i
  !$omp parallel do
  do i = 3, n - 2
    v(i) = u(i - 2) * u(i + 2)
  end do
end subroutine
"""
