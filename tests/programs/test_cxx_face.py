"""What the typed calls of `irad.hpp` say when they are used wrongly, and that they cost nothing."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from irad.frontends.toolchain import find_compiler
from irad.options import Options
from irad.runtime import header_directory
from tests.cli.building import clang, irad, output

_HEAD = """
#include <irad.h>
#include <vector>
struct Model { double rate; double of(double x) const { return rate * x; } };
struct Pair { double a, b; };
double square(double x);
double dot(const double *x, const double *y, int n);
double of_vector(std::vector<double> x);
double of_reference(const double &x);
Pair two(double x);
using namespace irad;
"""
_GIVEN = "double x, double dx, float g, const double c, Model m, std::vector<double> v, std::vector<double> dv"
MISUSES = {
    "autodiff(square, 3.0);": "each argument says what it is to the derivative",
    "autodiff(square, Active(3));": "irad::Active is for floating-point numbers",
    "autodiff(square, Parallel(), Active(3L));": "irad::Active is for floating-point numbers",
    "autodiff(square, Active(3.0), Const(1), Deterministic());": "this is not the number of arguments",
    "reverse(square, Active(3.0), Parallel());": "the last argument of irad::reverse is what irad::augmentfwd returned",
    "autodiff(square, Active(3.0), Const(1));": "this is not the number of arguments that the function takes",
    "autodiff(square, Dup(3.0, 1.0));": "the adjoint of a number by value is returned",
    "autodiff(square, Dup(x, dx));": "the function takes this number by value",
    "autodiff(of_reference, Active(1.0));": "the function takes this number by reference",
    "autodiff(dot, Dup(&x, &g), Const(&x), Const(1));": "a shadow has the type of what it is the shadow of",
    "autodiff(dot, Dup(&x, &c), Const(&x), Const(1));": "adjoints are added into the shadow",
    "autodiff(dot, Dup(&x, dx), Const(&x), Const(1));": "a shadow has the type of what it is the shadow of",
    "autodiff(dot, Const(v), Const(&x), Const(1));": "the function's parameter is of another type",
    "autodiff(of_vector, Dup(v, dv));": "the function takes a class by value",
    "autodiff([](const std::vector<double> &v) { return v[0]; }, Dup(v, std::vector<double>(3)));": (
        "this shadow is a temporary"
    ),
    "autodiff([](double x) { return x; }, Const(v));": "the function cannot be called with these arguments",
    "autodiff(&Model::of, Const(m), Active(1.0));": "a member is called on an object: give a lambda",
    "autodiff(two, Active(1.0));": "the function returns an object",
    "autodiff([](double x, float y) { return x * y; }, Active(1.0), Active(1.0f));": (
        "the Active arguments are of different types"
    ),
    "fwddiff(square, Active(3.0));": "a tangent takes the tangents of its arguments",
    "reverse(square, Active(3.0));": "the last argument of irad::reverse is what irad::augmentfwd returned",
}


@pytest.fixture(autouse=True)
def _surroundings(cache_directory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRAD_CACHE_DIRECTORY", str(cache_directory))
    monkeypatch.chdir(tmp_path)


ENZYME = {
    "autodiff<Reverse>(square, 3.0);": "each argument says what it is to the derivative",
    "autodiff<Reverse>(square, Duplicated(x, dx));": "the adjoint of a value is returned: write enzyme::Active",
    "autodiff<Forward>(square, Active(x));": "a tangent takes the tangents of its arguments",
    "autodiff<Reverse>(square, Active(x), Const(1));": "this is not the number of arguments that the function takes",
    "autodiff<Reverse>(dot, Const(&x), Const(&x), Active(1));": "enzyme::Active is for floating-point numbers",
    "autodiff<Forward>(two, Duplicated(x, dx));": "the function returns an object",
    "Active<const double &> wrong(x);": "enzyme::Active is for numbers",
}


@pytest.mark.parametrize("face", ["irad", "enzyme"])
def test_misuse_is_explained(face: str) -> None:
    """Each call in a function of its own, all in one run of the compiler."""
    misuses = MISUSES if face == "irad" else ENZYME
    head = _HEAD if face == "irad" else _HEAD.replace("<irad.h>", "<enzyme/enzyme>").replace(" irad;", " enzyme;")
    lines = [*head.splitlines(), *(f"void run{n}({_GIVEN}) {{ {call} }}" for n, call in enumerate(misuses))]
    Path("misuse.cpp").write_text("\n".join(lines) + "\n")
    compiler = find_compiler(Options())
    command = [
        *compiler.command("c++"),
        *compiler.own_flags,
        "-std=c++17",
        "-fsyntax-only",
        "-w",
        "-ferror-limit=0",
    ]
    done = subprocess.run(
        [*command, "-I", str(header_directory()), "misuse.cpp"], capture_output=True, text=True, check=False
    )
    said: dict[str, str] = dict.fromkeys(misuses, "")
    for error in re.split(r"^(?=\S.*: error: )", done.stderr, flags=re.MULTILINE):
        called = re.search(r"^misuse.cpp:(\d+):\d+: note", error, re.MULTILINE)
        if called and "error: static assertion failed" in error.partition("\n")[0]:
            said[list(misuses)[int(called[1]) - 1 - len(_HEAD.splitlines())]] += error.partition("\n")[0]
    assert {call: text for call, text in said.items() if misuses[call] not in text} == {}, done.stderr


def test_other_standards_see_c_only() -> None:
    Path("old.cpp").write_text("#include <irad.h>\ndouble f(double);\ndouble g() { return __irad_autodiff(f, 1.0); }\n")
    clang("--driver-mode=g++", "-std=c++11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "old.cpp")


def test_nothing_is_left_of_it() -> None:
    """The gradient of a square is one multiplication, whatever stood around it in the source."""
    Path("square.cpp").write_text("""
        #include <irad.h>
        double slope(double x) { return irad::autodiff([](double a) { return a * a; }, irad::Active(x)); }
    """)
    warnings = ("-Wall", "-Wextra", "-Werror")
    clang("--driver-mode=g++", "-O2", *warnings, "-emit-llvm", "-c", "square.cpp", "-o", "square.bc")
    irad("opt", "square.bc", "-o", "square.ll", "-O2")
    text = Path("square.ll").read_text()
    assert text.count("define ") == 1 and "irad" not in text
    body = text[text.index("define ") :].partition("\n}")[0].splitlines()[1:]
    assert [line.split("=")[-1].split()[0] for line in body] == ["fmul", "ret"]


_TREE = r"""
#include <irad.h>
#include <map>
#include <stdio.h>
static double f(std::map<int, double> &b, double x) { return b[0] * x; }
int main()
{
    std::map<int, double> b, d;
    b[0] = 3, d[0] = 0;
    auto tape = irad::augmentfwd(f, irad::Dup(b, d), irad::Active(2.0));
    double slope = irad::reverse(f, irad::Dup(b, d), irad::Active(2.0), 1.0, tape);
    irad_free_tape(tape.tape);
    irad_free_tape(tape.tape);
    printf("%g %g\n", slope, d[0]);
    if (b.size() == 1)
        irad::reverse(f, irad::Dup(b, d), irad::Active(2.0), 1.0, tape);
}
"""


def test_a_tape_that_is_released_is_not_released_again(tmp_path: Path) -> None:
    """By its reverse, where that cannot run again, or by the program. A reverse on it ends the program."""
    source, program = tmp_path / "tree.cpp", tmp_path / "tree"
    source.write_text(_TREE)
    irad("c++", "-O2", source, "-o", program)
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "this tape has been released" in done.stderr
    source.write_text(_TREE.replace("b.size() == 1", "b.size() == 2"))
    irad("c++", "-O2", source, "-o", program)
    assert output(program) == "3 2\n"
