"""A derivative depends on the program alone: compiled code is kept by content, and what is made anew in another process
must be found there. Sets of values are kept by address, so here addresses are scrambled, and process by process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = r"""
import hashlib, random, sys

import irad
from irad.adjoint import steps
from irad.analysis.loops import Loop
from irad.ir.instructions import Block
from irad.ir.values import Value

factor = random.Random(int(sys.argv[1])).getrandbits(61) | 1
for kind in (Value, Block, Loop, *vars(steps).values()):
    if isinstance(kind, type) and kind.__hash__ is object.__hash__:
        kind.__hash__ = lambda self: object.__hash__(self) * factor % ((1 << 61) - 1)
assert hash(Loop.__new__(Loop)) >= 0

SOURCE = '''
#include <math.h>
#include <stdlib.h>
typedef struct { double a, *rows[3]; int n; } Part;
static __attribute__((noinline)) double weigh(const Part *p, double *kept) {
    double sum = 0;
    for (int i = 0; i < p->n; i++) {
        double s = sin(p->rows[i % 3][i] * p->a);
        if (s > 0.2) sum += s * kept[i]; else kept[i] = exp(s) * kept[i];
    }
    return sum;
}
double f(double *x, double *y, double a, int n) {
    double *first = malloc(n * sizeof *first), *second = malloc(n * sizeof *second);
    for (int i = 0; i < n; i++) { first[i] = x[i] * a; second[i] = cos(first[i]) * y[i]; }
    Part part = {a, {x, first, second}, n};
    double last = weigh(&part, y);
    for (int k = 0; k < 3; k++)
        for (int i = 1; i < n; i++) y[i] = y[i - 1] * last + second[i] * y[i];
    last += y[n - 1];
    free(first);
    free(second);
    return last;
}
'''
f = irad.compile(SOURCE, lang="c", options=irad.Options(cache=False)).f
gradient = irad.autodiff(f)
print(hashlib.sha256(gradient.ir.encode()).hexdigest())
print(gradient.plan)
"""


def test_derivative_depends_on_the_program_alone(tmp_path: Path) -> None:
    script = tmp_path / "derive.py"
    script.write_text(PROGRAM)
    found = []
    for seed in ("1", "2", "3"):
        surroundings = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        done = subprocess.run(
            [sys.executable, str(script), seed], capture_output=True, text=True, timeout=120, env=surroundings
        )
        assert done.returncode == 0, done.stderr
        found.append(done.stdout)
    assert "kept for the reverse sweep" in found[0]
    assert found[1] == found[0]
    assert found[2] == found[0]
