"""`--parallel` and `--deterministic`, and the markers of the same names: programs whose derivatives run in threads."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import irad
from irad.backend.openmp import HOW_TO_GET_LIBRARY, link_library
from irad.cli import driver
from irad.cli.main import main
from irad.options import Options
from irad.transform.autopar import doall_test, outline
from tests.cli.building import clang
from tests.programs.openmp_team import team
from tests.programs.test_deterministic import NAMES, SOURCE

pytestmark = pytest.mark.skipif(link_library(Options()) is None, reason="no OpenMP runtime library here")

N = 103
HEAD = """
#include <irad.h>
#include <math.h>
#include <stdio.h>
static double w[7], x[N], dw[7], dx[N];
static void begin(void) {
  for (int i = 0; i < 7; i++) { w[i] = 0.5 + (5 * i % 7) / 7.1; dw[i] = 0; }
  for (int i = 0; i < N; i++) { x[i] = 0.5 + (41 * i % 103) / 103.7; dx[i] = 0; }
}
static void show(const char *name, double value) {
  printf("%s %a", name, value);
  for (int i = 0; i < 7; i++) printf(" %a", dw[i]);
  for (int i = 0; i < N; i++) printf(" %a", dx[i]);
  printf("\\n");
}
#define GRADIENT(f, ...) \\
  (begin(), __irad_autodiff((void *)f, __VA_ARGS__ irad_dup, w, dw, irad_dup, x, dx, irad_const, N), show(#f, 0))
""".replace("N]", f"{N}]").replace("i < N", f"i < {N}").replace(", N)", f", {N})")
TANGENT_AND_PAIR = f"""
  begin();
  for (int i = 0; i < {N}; i++) dx[i] = x[i];
  show("tangent", __irad_fwddiff((void *)dynamic, irad_const, w, irad_dup, x, dx, irad_const, {N}));
  begin();
  void *tape = __irad_augmentfwd((void *)dynamic, irad_dup, w, dw, irad_dup, x, dx, irad_const, {N});
  __irad_reverse((void *)dynamic, irad_dup, w, dw, irad_dup, x, dx, irad_const, {N}, tape);
  show("pair", 0);
"""
SERIAL = """
double serial(const double *w, const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += w[i % 7] * x[i] * x[i];
  return s;
}
"""


def output_of(program: str, threads: int) -> str:
    surroundings = {**os.environ, "OMP_NUM_THREADS": str(threads)}
    done = subprocess.run([f"./{program}"], env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def numbers(text: str) -> dict[str, np.ndarray]:
    """What a program has shown, by name."""
    lines = (line.split() for line in text.splitlines())
    return {name: np.array([float.fromhex(word) for word in words]) for name, *words in lines}


def build(source: str, *options: str) -> None:
    Path("program.c").write_text(source)
    assert main(["cc", "-O2", *options, "program.c", "-o", "program", "-lm"]) == 0


def in_python(source: str, name: str, flags: list[str]) -> np.ndarray:
    w = 0.5 + 5 * np.arange(7) % 7 / 7.1
    x = 0.5 + 41 * np.arange(N) % 103 / 103.7
    with team(1):
        parts = irad.grad(irad.compile(source, lang="c", flags=flags)[name], ("w", "x"))(w, x, N)
    return np.concatenate([[0.0], *parts])


def test_the_same_bits() -> None:
    """Each kind of region, as a gradient; one of them as a tangent and as a split pair as well."""
    gradients = "".join(f"  GRADIENT({name});\n" for name in NAMES)
    whole = f"{HEAD}{SOURCE}int main(void) {{\n{gradients}{TANGENT_AND_PAIR}  return 0;\n}}\n"
    build(whole, "-fopenmp", "--deterministic")
    first, *others = [output_of("program", threads) for threads in (1, 2, 3, 8, 8)]
    assert others == [first] * 4
    found = numbers(first)
    for name in NAMES:
        np.testing.assert_allclose(found[name], in_python(SOURCE, name, ["-O2", "-fopenmp"]), 1e-11)
    np.testing.assert_allclose(found["pair"], found["dynamic"], 1e-13)
    _, _, expected = np.split(found["dynamic"], [1, 8])
    x = 0.5 + 41 * np.arange(N) % 103 / 103.7
    np.testing.assert_allclose(found["tangent"][0], expected @ x, 1e-12)


MANNERS = ("", "irad_parallel,", "irad_deterministic,", "irad_parallel, irad_deterministic,")


def test_markers(monkeypatch: pytest.MonkeyPatch) -> None:
    """One function in four manners in one program: markers are about their own call."""
    monkeypatch.setattr(outline, "WORTH", 1)
    gradients = "".join(f"  GRADIENT(serial, {manner});\n" for manner in MANNERS)
    build(f"{HEAD}{SERIAL}int main(void) {{\n{gradients}  return 0;\n}}\n")
    found = {threads: output_of("program", threads).splitlines() for threads in (1, 3, 8)}
    plain, parallel, steady, both = ({lines[i] for lines in found.values()} for i in range(4))
    assert len(plain) == len(steady) == len(both) == 1 and plain == steady
    expected = in_python(SERIAL, "serial", [])
    for line in (*plain, *parallel, *both):
        np.testing.assert_allclose(numbers(line)["serial"], expected, 1e-12)


def regions(text: str) -> int:
    return len(re.findall(r"call void [^\n]*@__kmpc_fork_call\(", text))


@pytest.mark.parametrize(
    ("options", "marker", "expected"),
    [((), "", False), (("--parallel",), "", True), ((), "irad_parallel,", True), (("--deterministic",), "", False)],
)
def test_what_opt_makes(
    options: tuple[str, ...], marker: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outline, "WORTH", 1)
    Path("program.c").write_text(f"{HEAD}{SERIAL}int main(void) {{ GRADIENT(serial, {marker}); return 0; }}\n")
    clang("-O1", "-Xclang", "-disable-llvm-passes", "-g", "-emit-llvm", "-c", "program.c", "-o", "program.bc")
    assert main(["opt", *options, "program.bc", "-o", "made.ll"]) == 0
    text = Path("made.ll").read_text()
    assert bool(regions(text)) is expected
    assert "irad_parallel" not in text


def test_objects_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said where a file is compiled holds where it is linked, without -fopenmp, in the environment too."""
    monkeypatch.setattr(outline, "WORTH", 1)
    Path("program.c").write_text(f"{HEAD}{SERIAL}int main(void) {{ GRADIENT(serial); return 0; }}\n")
    assert main(["cc", "-O2", "-c", "program.c"]) == 0
    assert main(["cc", "program.o", "-o", "alone", "-lm"]) == 0
    assert main(["cc", "-O2", "--parallel", "-c", "program.c"]) == 0
    assert main(["cc", "program.o", "-o", "program", "-lm"]) == 0
    assert [b"__kmpc_fork_call" in Path(name).read_bytes() for name in ("alone", "program")] == [False, True]
    one, other = (numbers(output_of(name, 3))["serial"] for name in ("alone", "program"))
    np.testing.assert_allclose(one, other, 1e-12)
    monkeypatch.setenv("IRAD_PARALLEL", "1")
    assert main(["cc", "-O2", "program.c", "-o", "program", "-lm"]) == 0
    assert b"__kmpc_fork_call" in Path("program").read_bytes()


HESSIAN = """
#include <irad.h>
#include <stdio.h>
static double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
  return s;
}
static void slope(const double *x, double *dx, int n) {
  __irad_autodiff((void *)f, irad_dup, x, dx, irad_const, n);
}
int main(void) {
  double x[] = {1, 2, 3}, v[] = {1, 1, 0}, dx[3] = {0}, ddx[3] = {0};
  __irad_fwddiff((void *)slope, irad_parallel, irad_dup, x, v, irad_dup, dx, ddx, irad_const, 3);
  printf("%g %g %g, %g %g %g\\n", dx[0], dx[1], dx[2], ddx[0], ddx[1], ddx[2]);
  for (int i = 0; i < 3; i++) dx[i] = 0;
  __irad_autodiff((void *)f, irad_parallel, irad_dup, x, dx, irad_const, 3);
  printf("%g %g %g, %g\\n", dx[0], dx[1], dx[2], __irad_fwddiff((void *)f, irad_dup, x, v, irad_const, 3));
  return 0;
}
"""


def test_second_derivatives(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The loops of a derivative may run in parallel in its own; a derivative with regions has none."""
    for place in (outline, doall_test):
        monkeypatch.setattr(place, "WORTH", 1)
    for options in ((), ("--parallel",)):
        build(HESSIAN, *options)
        assert output_of("program", 3) == "3 12 27, 6 12 0\n3 12 27, 15\n"
    inner = "f, irad_dup, x, dx, irad_const, n"
    Path("program.c").write_text(HESSIAN.replace(inner, inner.replace("irad_dup", "irad_parallel, irad_dup")))
    assert main(["cc", "-O2", "program.c", "-o", "program"]) == 1
    said = capsys.readouterr().err
    assert "program.c:14:" in said
    assert "cannot differentiate 'slope'; it calls a derivative with parallel regions" in said
    assert "take the gradient of a tangent instead: __irad_autodiff of a function that calls __irad_fwddiff" in said


PRODUCT = """
#include <irad.h>
#include <math.h>
#include <stdio.h>
static double f(const double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n - 1; i++) s += x[i] * x[i] * x[i + 1];
  return s;
}
static double along(const double *x, const double *v, int n) {
  return __irad_fwddiff((void *)f, irad_dup, x, v, irad_const, n);
}
int main(void) {
  double x[] = {1, 2, 3}, v[] = {1, 1, 0}, g[3] = {0}, h[3] = {0};
  __irad_autodiff((void *)along, irad_dup, x, h, irad_dup, v, g, irad_const, 3);
  printf("%g %g %g, %g %g %g\\n", g[0], g[1], g[2], h[0], h[1], h[2]);
  return 0;
}
"""


def test_gradient_of_a_parallel_tangent() -> None:
    """The tangent is raised like code of the user's: its reverse has two parts, and no atomic operations."""
    Path("program.c").write_text(PRODUCT)
    assert main(["cc", "-O2", "-fopenmp", "program.c", "-o", "program"]) == 0
    for threads in (1, 2, 3, 8):
        assert output_of("program", threads) == "4 13 4, 6 8 4\n"


FORTRAN = """
function total(x, n) result(s)
  integer, value :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  integer :: i
  s = 0
  do i = 1, n
    s = s + x(i)**3
  end do
end function
program main
  use irad
  interface
    function total(x, n) result(s)
      integer, value :: n
      real(8), intent(in) :: x(n)
      real(8) :: s
    end function
    function slope(f, how, x, dx, mark, n) bind(c, name="__irad_autodiff_total") result(r)
      import
      interface
        function f(x, n) result(s)
          integer, value :: n
          real(8), intent(in) :: x(n)
          real(8) :: s
        end function
      end interface
      integer(irad_marker) :: how, mark
      integer, value :: n
      real(8) :: x(*), dx(*), r
    end function
  end interface
  real(8) :: x(4), dx(4), r
  x = [1, 2, 3, 4]
  dx = 0
  r = slope(total, irad_parallel, x, dx, irad_const, 4)
  print '(4f6.0)', dx
end program
"""


@pytest.mark.skipif(shutil.which("flang-22") is None, reason="no flang-22 here")
def test_fortran(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outline, "WORTH", 1)
    Path("program.f90").write_text(FORTRAN)
    assert main(["fc", "-O2", "program.f90", "-o", "program"]) == 0
    assert b"__kmpc_fork_call" in Path("program").read_bytes()
    assert output_of("program", 3).split() == ["3.", "12.", "27.", "48."]


def test_no_library(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    """The linker says what it misses, and irad how to get it."""
    monkeypatch.setattr(outline, "WORTH", 1)
    monkeypatch.setattr(driver, "link_library", lambda options: None)
    monkeypatch.setattr(driver, "_OPENMP", "-lthere_is_no_such_library")
    Path("program.c").write_text(f"{HEAD}{SERIAL}int main(void) {{ GRADIENT(serial); return 0; }}\n")
    assert main(["cc", "-O2", "--parallel", "program.c", "-o", "program", "-lm"]) == 1
    assert HOW_TO_GET_LIBRARY in capfd.readouterr().err


def test_a_marker_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    """It is not taken for an argument."""
    source = HEAD.replace("#include <irad.h>", "#include <irad.h>\nextern int irad_paralel;") + SERIAL
    Path("program.c").write_text(source + "int main(void) { GRADIENT(serial, irad_paralel,); return 0; }\n")
    assert main(["cc", "-O2", "program.c", "-o", "program", "-lm"]) == 1
    said = capsys.readouterr().err
    assert "unknown marker 'irad_paralel'" in said and "irad_parallel" in said
