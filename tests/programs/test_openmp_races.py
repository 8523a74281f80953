"""Gradients of OpenMP kernels have no data races: ThreadSanitizer, which archer tells what OpenMP synchronises.

The kernels in `openmp_c/` become programs of their own, one for each file: `irad opt` differentiates, clang
instruments everything, the generated functions and irad's runtime library included. The programs print their
gradients too, which must be those of the kernels without OpenMP. That races are found is shown by planting some.
"""

from __future__ import annotations

import re
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

from tests.cli.building import clang, irad
from tests.programs import tsan
from tests.programs.openmp_cases import CASES, Case
from tests.programs.test_openmp_c import FOLDER, READY, Outcome, _floating, agree, outcome, seeds_of
from tests.sampling import names_in_part, sample

TEAM = 4
C_TYPES = {"f": {8: "double", 4: "float"}, "i": {4: "int"}, "c": {16: "double _Complex"}}
#: Without a gradient ahead of time: `test_compiled_races.py` looks for races in them.
AS_COMPILED = {"thread_private"}

pytestmark = tsan.needed


@pytest.fixture(autouse=True)
def _surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tsan.mark_limit(monkeypatch)


# programs from cases


def _parameters(case: Case) -> list[str]:
    source = (FOLDER / f"{case.file}.c").read_text()
    found = re.search(rf"^(?:void|double|float) {case.kernel}\(([^)]*)\)", source, re.MULTILINE)
    assert found
    return found[1].split(", ")


def _array(name: str, values: np.ndarray) -> str:
    kind = C_TYPES[values.dtype.kind][values.dtype.itemsize]
    shown = (f"{v.real!r} + {v.imag!r} * 1i" if values.dtype.kind == "c" else repr(v) for v in values.ravel().tolist())
    return f"    static {kind} {name}[] = {{{', '.join(shown)}}};\n"


def _runner(case: Case) -> str:
    """A C function that calls the gradient of a case, and prints what it left."""
    args = case.args()
    shadows = seeds_of(case, args)
    types, values, body, after = ["void *"], [f"(void *){case.kernel}"], "", ""
    numbers = [n for n, v in args.items() if _floating(v) and n not in shadows]
    for parameter, (name, value) in zip(_parameters(case), args.items(), strict=True):
        if isinstance(value, np.ndarray):
            body += _array(f"p_{name}", value)
            types += ["int", "void *"]
            values += ["irad_dup" if name in shadows else "irad_const", f"p_{name}"]
            if name in shadows:
                body += _array(f"d_{name}", shadows[name])
                types.append("void *")
                values.append(f"d_{name}")
                show = "show_float" if value.dtype == np.float32 else "show"
                count = value.size * (2 if value.dtype.kind == "c" else 1)
                after += f'    {show}("{case.kernel} {name}", (void *)d_{name}, {count});\n'
        else:
            types += ["int", parameter.rpartition(" ")[0]]
            values += ["irad_out" if name in numbers else "irad_const", repr(value)]
    result = "void" if not numbers else "double" if len(numbers) == 1 else "struct numbers"
    call = f"__irad_autodiff_{case.kernel}({', '.join(values)})"
    if numbers:
        call = f"{result} d = {call}"
        after += f'    show("{case.kernel} ", (double *)&d, {len(numbers)});\n'
    return f"""{result} __irad_autodiff_{case.kernel}({", ".join(types)});

static void run_{case.kernel}(void)
{{
{body}    {call};
{after}}}

"""


def _program(file: str, cases: list[Case]) -> Path:
    path = Path(f"races_in_{file}.c")
    path.write_text(f"""#include "{FOLDER / file}.c"
#include <irad.h>
#include <stdio.h>
#include <stdlib.h>

struct numbers {{ double first, second; }};

static void show(const char *name, const double *v, int n)
{{
    printf("%s", name);
    for (int i = 0; i < n; i++)
        printf(" %.17g", v[i]);
    printf("\\n");
}}

static inline void show_float(const char *name, const float *v, int n)
{{
    printf("%s", name);
    for (int i = 0; i < n; i++)
        printf(" %.9g", v[i]);
    printf("\\n");
}}

{"".join(_runner(case) for case in cases)}
long copies_limit;

int main(int count, char **words)
{{
    copies_limit = atol(words[1]);
    omp_set_num_threads({TEAM});
    omp_set_max_active_levels(2);
{"".join(f"    run_{case.kernel}();{chr(10)}" for case in cases)}    return 0;
}}
""")
    return path


def _differentiated(source: Path) -> llvm.ModuleRef:
    """A file with its gradients, as LLVM's module."""
    clang(*tsan.OPTIONS, "-emit-llvm", "-c", source, "-o", "plain.bc")
    irad("opt", "plain.bc", "-o", "whole.ll")
    return llvm.parse_assembly(tsan.with_limit(Path("whole.ll").read_text()))


def _agree(printed: str, case: Case) -> None:
    """Compare what a program printed of a case."""
    lines = (line.split(" ") for line in printed.splitlines())
    found = {words[1]: np.array([float(w) for w in words[2:]]) for words in lines if words[0] == case.kernel}
    expected = outcome(case.name, parallel=False).gradient
    numbers = [n for n in expected if n not in found]
    flat = {**{n: found[n] for n in expected if n in found}, **dict(zip(numbers, found.get("", ()), strict=True))}
    wanted = {n: np.ascontiguousarray(v).view(np.float64 if v.dtype.kind == "c" else v.dtype).ravel()
              if isinstance(v, np.ndarray) and v.ndim else v for n, v in expected.items()}  # fmt: skip
    agree(Outcome({n: flat[n] for n in wanted}, {}), Outcome(wanted, {}), case.rtol)


@pytest.mark.parametrize("file", sample(sorted({CASES[n].file for n in READY} - AS_COMPILED), 2))
def test_no_races(file: str) -> None:
    cases = [CASES[n] for n in sorted(names_in_part(n for n in READY if CASES[n].file == file))]
    tsan.instrument(_differentiated(_program(file, cases)), program="program")
    for limit in ("1000000", "1"):
        printed, said = tsan.run("program", limit)
        assert said == ""
        for case in cases:
            if not case.order:
                _agree(printed, case)


# planted races


def test_a_race_in_a_program_is_found() -> None:
    """A racy adjoint by hand is reported; one that synchronises by all means of OpenMP is not."""
    Path("by_hand.c").write_text(f"""#include <omp.h>
#include "{FOLDER}/racy_adjoint.h"
int main(int count, char **words)
{{
    static double x[SIZE], dx[SIZE];
    omp_set_num_threads(4);
    count > 1 ? racy(x, dx) : careful(x, dx);
    return 0;
}}
""")
    tsan.build("by_hand.c", program="program")
    assert "data race" in tsan.run("program", "racy")[1]
    assert tsan.run("program")[1] == ""


def test_a_race_in_a_gradient_is_found() -> None:
    """A gradient of which the atomic updates are made plain ones."""
    case = CASES["numerics.indirect_read"]
    text = str(_differentiated(_program(case.file, [case])))
    tsan.instrument(llvm.parse_assembly(tsan.without_atomics(text)), program="program")
    said = tsan.run("program", "1")[1]
    assert "data race" in said and "reverse" in said
