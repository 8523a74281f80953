"""Whether random parallel programs mean anything: they stay in their arrays, and threads do not meet.

The sanitizers of the compiler say so, of programs that call each function at all sizes.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.programs import tsan

from .compiled import c_compiler, prefix_of
from .pairs import target_text
from .parallel import PREAMBLE, ParallelProgram
from .parallel_places import GIVEN, LENGTHS, LISTS

SIZES = ((0, 1), (1, 3), (7, 3), (64, 5))
_MAIN = """
#include <stdio.h>
static unsigned long state_ = 1;
static double random_(void) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return (state_ >> 33) / 2147483648.0;
}
#define FILL(x, count, value) for (int q_ = 0; q_ < (count); q_++) (x)[q_] = (value)
#define NEW(type, x, count, value) type *x = malloc(sizeof(type) * ((count) + !(count))); FILL(x, count, value)
static double sum_;
"""


def driver(programs: Sequence[ParallelProgram]) -> str:
    """A program that calls all functions."""
    calls = []
    for at, program in enumerate(programs):
        arrays = [f"NEW({a.ty}, {a.name}, {LENGTHS[a.kind]}, 2.4 * random_() - 1.2);" for a in program.arrays]
        given = [program.same[0] if a.name in program.same else a.name for a in program.arrays]
        frees = "".join(f"free({a.name}); " for a in program.arrays)
        name = f"{prefix_of(at)}f"
        calls.append(f"static void call{at}(int n, int m, {LISTS}) {{ {' '.join(arrays)}\n"
                     f"sum_ += {name}({', '.join(given)}, {GIVEN}, 0.7, n, m); {frees}}}")  # fmt: skip
    sizes = ", ".join(f"{{{n}, {m}}}" for n, m in SIZES)
    texts = (target_text(p, prefix_of(at)) for at, p in enumerate(programs))
    every = "".join(f"call{at}(n, m, {GIVEN}); " for at in range(len(programs)))
    return "\n".join([PREAMBLE, *texts, _MAIN, *calls, f"""
int main(void) {{
    int sizes[][2] = {{{sizes}}};
    for (int size = 0; size < {len(SIZES)}; size++) {{
        int n = sizes[size][0], m = sizes[size][1];
        NEW(int, perm, n + 3, q_);
        for (int q = 0; q + 1 < n; q++) {{
            int other = q + random_() * (n - q), held = perm[q];
            perm[q] = perm[other];
            perm[other] = held;
        }}
        NEW(int, idx, n + 8, random_() * (n + 8));
        NEW(int, near, n + 1, q_ > 0 ? q_ - 1 : 0);
        NEW(int, len, n + 1, random_() * 5);
        NEW(int, start, n + 1, q_);
        NEW(int, column, 3 * n + 1, random_() * (n + 8));
        {every}
        free(perm); free(idx); free(near); free(len); free(start); free(column);
    }}
    return sum_ == 0.123;
}}
"""])  # fmt: skip


def sound(program: ParallelProgram) -> bool:
    """Whether a program that was made smaller stays in its arrays and has no races."""
    return not any(complaints([program], parallel) for parallel in (False, True))


def complaints(programs: Sequence[ParallelProgram], parallel: bool) -> str:
    """What sanitizers say: without OpenMP of addresses and arithmetic, with it of races.  Empty if all is well."""
    with tempfile.TemporaryDirectory() as folder:
        source, binary = Path(folder, "driver.c"), Path(folder, "driver")
        source.write_text(driver(programs))
        kind = ["-fsanitize=thread", "-fopenmp"] if parallel else ["-fsanitize=address,bounds", "-fno-openmp"]
        command = [
            *c_compiler(),
            "-Wno-everything",
            "-Werror=uninitialized",
            "-Werror=sometimes-uninitialized",
            "-Werror=return-type",
            "-O1",
            "-DPLAIN",
            *kind,
            str(source),
            "-o",
            str(binary),
            "-lm",
        ]
        built = subprocess.run(command, capture_output=True, text=True, check=False)
        if built.returncode:
            return built.stderr
        around = {**tsan.surroundings(), "OMP_NUM_THREADS": "4"} if parallel else None
        done = subprocess.run([str(binary)], capture_output=True, text=True, check=False, env=around, timeout=300)
        return done.stderr if done.returncode or done.stderr else ""
