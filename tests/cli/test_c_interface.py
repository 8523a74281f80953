"""Programs built by `irad cc` at each level, and by `irad opt` and a plain compiler."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.building import PROGRAMS, clang, expected, irad, output

ONE_FILE = sorted(p.stem for p in PROGRAMS.glob("*.c") if p.stem not in ("kernel", "caller"))
#: With rules for functions of this file, which an optimiser must not have inlined or looked into before.
WITH_RULES = ("rules", "enzyme", "allocator", "repeated")
UNOPTIMISED = (("-O0",), ("-O1", "-Xclang", "-disable-llvm-passes"))
OPTIMISED = (("-O2",), ("-O3",), ("-O2", "-g"), ("-O3", "-march=x86-64-v3"))
LEVELS = ("-O0", "-O1", "-O2", "-O3")


@pytest.mark.usefixtures("differentiated_once")
@pytest.mark.parametrize("name", ONE_FILE)
def test_one_command(name: str) -> None:
    source = PROGRAMS / f"{name}.c"
    for level in LEVELS:
        irad("cc", level, source, "-o", f"program{level}", "-lm")
        assert output(f"program{level}") == expected(source), level


@pytest.mark.usefixtures("differentiated_once")
@pytest.mark.parametrize("name", ["templates", "registered", "own_registrations"])
def test_cxx(name: str) -> None:
    source = PROGRAMS / f"{name}.cpp"
    for level in LEVELS:
        irad("cc", level, source, "-o", f"program{level}")
        assert output(f"program{level}") == expected(source), level


@pytest.mark.parametrize("level", LEVELS)
def test_two_files_and_a_link_step(level: str) -> None:
    irad("cc", level, "-c", PROGRAMS / "kernel.c", "-o", "kernel.o")
    irad("cc", level, "-c", PROGRAMS / "caller.c")
    irad("cc", level, "caller.o", "kernel.o", "-o", "program", "-lm")
    assert output("program") == expected(PROGRAMS / "caller.c")


def test_objects_of_different_levels() -> None:
    irad("cc", "-O0", "-c", PROGRAMS / "kernel.c")
    irad("cc", "-O3", "-c", PROGRAMS / "caller.c")
    irad("cc", "caller.o", "kernel.o", "-o", "program", "-lm")
    assert output("program") == expected(PROGRAMS / "caller.c")


@pytest.mark.parametrize("name", ONE_FILE)
def test_opt_between_compiler_and_linker(name: str) -> None:
    """Of what the compiler makes under several options; the same is transformed once."""
    source = PROGRAMS / f"{name}.c"
    seen = set()
    for front in (*UNOPTIMISED, *(() if name in WITH_RULES else OPTIMISED)):
        if name == "values":
            front = (*front, "-g")  # it tells which two LLVM arguments are one struct, with one marker
        clang(*front, "-emit-llvm", "-c", source, "-o", "program.bc")
        module = Path("program.bc").read_bytes()
        if module in seen:
            continue
        seen.add(module)
        irad("opt", "program.bc", "-o", "derived.bc")
        clang("derived.bc", "-o", "program", "-lm")
        assert output("program") == expected(source), front
    assert len(seen) >= 2


@pytest.mark.parametrize("name", ["memory", "split"])
def test_opt_of_text(name: str) -> None:
    source = PROGRAMS / f"{name}.c"
    clang("-O1", "-S", "-emit-llvm", source, "-o", "program.ll")
    irad("opt", "program.ll", "-o", "derived.ll", "-O3")
    text = Path("derived.ll").read_text()
    assert "__irad" not in text and "irad_dup" not in text
    clang("-x", "ir", "derived.ll", "-o", "program", "-lm")
    assert output("program") == expected(source)


def test_several_outputs_of_opt_in_one_program() -> None:
    for name, function in (("one", "first"), ("two", "second")):
        Path(f"{name}.c").write_text(f"""
            #include <irad.h>
            #include <math.h>
            static double f(const double *x, int n) {{
                double s = 1;
                for (int i = 0; i < n; i++) s = sin(s * x[i]);
                return s;
            }}
            void {function}(const double *x, double *dx, int n) {{
                __irad_autodiff((void *)f, irad_dup, x, dx, irad_const, n);
            }}
        """)
        clang("-O1", "-emit-llvm", "-c", f"{name}.c", "-o", f"{name}.bc")
        irad("opt", f"{name}.bc", "-o", f"{name}.derived.bc")
        clang("-c", f"{name}.derived.bc", "-o", f"{name}.o")
    Path("main.c").write_text("""
        #include <stdio.h>
        void first(const double *, double *, int), second(const double *, double *, int);
        int main(void) {
            double x[3] = {1, 2, 3}, a[3] = {0}, b[3] = {0};
            first(x, a, 3), second(x, b, 3);
            printf("%.6f %.6f %.6f %d\\n", a[0], a[1], a[2], a[0] == b[0] && a[1] == b[1] && a[2] == b[2]);
            return 0;
        }
    """)
    clang("main.c", "one.o", "two.o", "-o", "program", "-lm")
    assert output("program") == "0.358135 0.278881 -0.980956 1\n"
