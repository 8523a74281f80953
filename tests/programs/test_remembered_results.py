"""Functions that keep results in global variables from one call to the next: no derivative starts from them."""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import irad
from irad.errors import DifferentiationError
from tests.programs.levels import LEVELS, options_for
from tests.sampling import sample

HEAD = "#include <math.h>\n#include <stdlib.h>\n#include <string.h>\n"

REMEMBERS = {
    "last arguments": """
static double last[16], result; static int known = -1;
double f(const double *x, int n) {
    if (n != known || memcmp(x, last, n * sizeof *x)) {
        memcpy(last, x, n * sizeof *x); known = n; result = 0;
        for (int i = 0; i < n; i++) result += sin(x[i]) * x[(i + 1) % n];
    }
    return result;
}""",
    "struct": """
static struct { double at, result; int known; } memo;
double f(const double *x, int n) {
    if (!memo.known || memo.at != x[0]) { memo.at = x[0]; memo.result = exp(x[0]) * x[0]; memo.known = 1; }
    return memo.result * x[n - 1];
}""",
    "floats": """
static struct { float at, result; int known; } memo;
double f(const double *x, int n) {
    if (!memo.known || memo.at != (float)x[0]) { memo.at = x[0]; memo.result = x[0] * x[0]; memo.known = 1; }
    return memo.result * x[n - 1];
}""",
    "read at once": """
static double at, result;
double f(const double *x, int n) {
    double r = result;
    if (x[0] != at) { at = x[0]; r = exp(x[0]) * x[0]; result = r; }
    return r * x[n - 1];
}""",
    "early return": """
static double at, result; static int known;
double f(const double *x, int n) {
    double r = result;
    if (known && x[0] == at) return r * x[n - 1];
    known = 1; at = x[0]; r = sin(x[0]) * x[0]; result = r;
    return r * x[n - 1];
}""",
    "chosen": """
static double at, result;
double f(const double *x, int n) {
    double r = x[0] == at ? result : x[0] * x[0] * x[0];
    at = x[0]; result = r;
    return r * x[n - 1];
}""",
    "in a loop": """
static double at, result;
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[0] != at) { at = x[0]; result = exp(x[0]) * x[0]; }
        s += result * x[i];
    }
    return s;
}""",
    "table": """
static double table[64], key; static char known[64];
static double term(double a, int k) {
    if (!known[k]) { table[k] = pow(a, k) / (k + 1); known[k] = 1; }
    return table[k];
}
double f(const double *x, int n) {
    if (x[0] != key) { memset(known, 0, sizeof known); key = x[0]; }
    double s = 0;
    for (int i = 0; i < n; i++) s += term(x[0], i) * x[i];
    return s;
}""",
    "callee": """
static double squares[16], key;
__attribute__((noinline)) static void compute(double *to, const double *x, int n) {
    for (int i = 0; i < n; i++) to[i] = x[i] * x[i];
}
double f(const double *x, int n) {
    if (key != x[0]) { key = x[0]; compute(squares, x, n); }
    double s = 0;
    for (int i = 0; i < n; i++) s += squares[i] * x[i];
    return s;
}""",
    "empty where zero": """
static double table[8];
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { if (table[i] == 0) table[i] = exp(x[i]); s += table[i] * (i + 1); }
    return s;
}""",
    "empty where negative": """
static double table[8] = {-1, -1, -1, -1};
static double entry(const double *x, int i) { double r = table[i]; return r >= 0 ? r : (table[i] = x[i] * x[i]); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += entry(x, i) * entry(x, (i + 1) % n);
    return s;
}""",
    "empty where not a number": """
static double table[8] = {NAN, NAN, NAN, NAN};
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { if (isnan(table[i])) table[i] = sin(x[i]); s += table[i] * x[0]; }
    return s;
}""",
    "norm that is not yet known": """
static double norm;
double f(const double *x, int n) {
    if (norm == 0) { for (int i = 0; i < n; i++) norm += x[i] * x[i]; norm = sqrt(norm); }
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] / norm * (i + 1);
    return s;
}""",
    "not yet known in a function": """
static double table[8];
__attribute__((noinline)) static double entry(const double *x, int i) {
    if (!table[i]) table[i] = x[i] * x[i] * x[i];
    return table[i];
}
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += entry(x, i) * (i + 1);
    return s;
}""",
    "without a branch": """
static double at, result;
double f(const double *x, int n) {
    int hit = x[0] == at; at = x[0];
    result = hit * result + (1 - hit) * (x[0] * x[0] + 1);
    return result * x[n - 1];
}""",
    "differences of a sum": """
static double sum, last[8];
double f(const double *x, int n) {
    for (int i = 0; i < n; i++)
        if (x[i] != last[i]) { sum += x[i] * x[i] - last[i] * last[i]; last[i] = x[i]; }
    return sum;
}""",
    "sum for other arguments": """
static double sum, last[8];
double f(const double *x, int n) {
    double s = 0;
    if (memcmp(x, last, n * sizeof *x)) {
        for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
        sum += s - sum; memcpy(last, x, n * sizeof *x);
    }
    return sum;
}""",
    "partial sums": """
static double tree[16], last[8];
double f(const double *x, int n) {
    for (int i = 0; i < n; i++)
        if (last[i] != x[i]) {
            double by = x[i] - last[i]; last[i] = x[i];
            for (int k = i + 1; k <= 8; k += k & -k) tree[k] += by;
        }
    double s = 0;
    for (int i = 1; i <= n; i++) { double p = 0; for (int k = i; k; k -= k & -k) p += tree[k]; s += i * p * p; }
    return s;
}""",
    "block behind a pointer": """
static struct memo { double at, result; } *memo;
double f(const double *x, int n) {
    if (!memo) memo = calloc(1, sizeof *memo);
    if (memo->at != x[0]) { memo->at = x[0]; memo->result = x[0] * x[0]; }
    return memo->result * x[n - 1];
}""",
    "initialised": """
static double result[2] = {1.0, 2.0}; static int known;
double f(const double *x, int n) {
    if (!known) { result[1] = x[0] * x[1]; known = 1; }
    return result[0] * x[2] + result[1] * x[3];
}""",
}

KEEPS = {
    "running sum": """
static double total;
double f(const double *x, int n) { for (int i = 0; i < n; i++) total += x[i] * x[i]; return total; }""",
    "filter": """
static double state;
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { state = 0.5 * state + x[i]; s += state * (i + 1); }
    return s;
}""",
    "delays": """
static double first, second;
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { s += x[i] * first + 0.5 * second; second = first; first = x[i]; }
    return s;
}""",
    "maximum": """
static double most;
double f(const double *x, int n) {
    for (int i = 0; i < n; i++) if (x[i] * x[i] > most) most = x[i] * x[i];
    return most + x[0];
}""",
    "now and then": """
static double state;
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { if (x[i] > 0.7) state = state * 0.5 + x[i]; s += state; }
    return s;
}""",
    "constants made once": """
static double table[8]; static int ready;
double f(const double *x, int n) {
    if (!ready) { for (int i = 0; i < 8; i++) table[i] = sin(0.3 * i); ready = 1; }
    double s = 0;
    for (int i = 0; i < n; i++) s += table[i & 7] * x[i] * x[i];
    return s;
}""",
    "ranks": """
static double sorted[8];
double f(const double *x, int n) {
    for (int i = 0; i < n; i++) {
        int k = i;
        for (; k > 0 && sorted[k - 1] > x[i]; k--) sorted[k] = sorted[k - 1];
        sorted[k] = x[i];
    }
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) if (sorted[k] == x[i]) s += (k + 1) * x[i] * sorted[n - 1 - k];
    return s;
}""",
    "edges": """
static double u[16];
double f(const double *x, int n) {
    for (int i = 0; i < n; i++) u[i + 1] = x[i] * x[i];
    double s = 0;
    for (int i = 1; i <= n; i++) s += u[i] * u[i + 1] + u[i - 1];
    return s;
}""",
    "set by others": """
static double factor = 2;
void set(double to) { factor = to; }
double f(const double *x, int n) {
    if (n > 10) factor = x[0];
    double s = 0;
    for (int i = 0; i < n; i++) s += factor * x[i] * x[i];
    return s;
}""",
}

POINT = np.array([0.5, 0.8, 1.1, 0.9])
MESSAGE = r"its result depends on what an earlier call has left in the global variable '(f\.)?\w+(\.\w+)?'"


_count = itertools.count()


NODES = {
    "list": """
struct node { struct node *next; double at, result; };
static struct node *first;
double f(const double *x, int n) {
    struct node *p = first;
    while (p && p->at != x[0]) p = p->next;
    if (!p) {
        p = (struct node *)malloc(sizeof *p);
        p->at = x[0]; p->result = x[0] * x[0] * x[0]; p->next = first; first = p;
    }
    return p->result * x[n - 1];
}""",
    "copied": """
struct node { struct node *next; double at, result[2]; };
static struct node *first;
double f(const double *x, int n) {
    struct node *p = first;
    while (p && p->at != x[0]) p = p->next;
    if (!p) {
        double made[2] = {x[0] * x[0] * x[0], x[0]};
        p = (struct node *)malloc(sizeof *p);
        memcpy(p->result, made, sizeof made); p->at = x[0]; p->next = first; first = p;
    }
    return p->result[0] * x[n - 1];
}""",
    "set by a function": """
struct node { struct node *next; double at, result; };
static struct node *first;
__attribute__((noinline)) static void set(struct node *p, double at) { p->at = at; p->result = at * at * at; }
double f(const double *x, int n) {
    struct node *p = first;
    while (p && p->at != x[0]) p = p->next;
    if (!p) { p = (struct node *)malloc(sizeof *p); set(p, x[0]); p->next = first; first = p; }
    return p->result * x[n - 1];
}""",
    "unordered map": """
#include <unordered_map>
extern "C" double f(const double *x, int n) {
    static std::unordered_map<double, double> known;
    auto [at, fresh] = known.try_emplace(x[0], 0.0);
    if (fresh) at->second = x[0] * x[0] * x[0];
    return at->second * x[n - 1];
}""",
    "layer": """
#include <algorithm>
#include <vector>
struct Layer {
    std::vector<double> in, out;
    void forward(const double *x, int n) {
        if ((int)in.size() == n && std::equal(in.begin(), in.end(), x)) return;
        in.assign(x, x + n); out.resize(n);
        for (int i = 0; i < n; i++) out[i] = x[i] * x[i];
    }
};
static Layer layer;
extern "C" double f(const double *x, int n) { layer.forward(x, n); return layer.out[0] * x[n - 1]; }""",
}
"""Results in memory that an earlier call has allocated."""


def _fresh(text: str, level: str, constant_state: bool = False) -> irad.Function:
    """The function of a program that has not run yet: programs of one text share their variables."""
    options = replace(options_for(level), constant_state=constant_state)
    lang, flags = ("c++", [level, "-std=c++20"]) if 'extern "C"' in text else ("c", [level])
    return irad.compile(f"{HEAD}{text}\n/* {next(_count)} */", lang=lang, flags=flags, options=options).f


def _differences(text: str, level: str) -> np.ndarray:
    """Central differences, each value by a program that has not run yet."""
    step = 1e-6
    values = [[_fresh(text, level)(POINT + s * step * e, 4) for s in (1, -1)] for e in np.eye(4)]
    return np.array([(up - down) / (2 * step) for up, down in values])


@pytest.mark.parametrize(("name", "level"), sample([(n, each) for n in REMEMBERS for each in LEVELS], 3))
def test_what_an_earlier_call_has_computed_is_refused(name: str, level: str) -> None:
    f = _fresh(REMEMBERS[name], level)
    gradient = irad.grad(f, wrt="x")
    wanted = _differences(REMEMBERS[name], level)
    np.testing.assert_allclose(gradient(POINT, 4), wanted, rtol=1e-6 if name != "floats" else 0.1, atol=1e-8)
    with pytest.raises(DifferentiationError, match=MESSAGE):
        gradient(POINT, 4)
    _, tangent = irad.jvp(f, wrt="x")((POINT, 4), (np.ones(4),))
    assert np.isnan(tangent)


@pytest.mark.parametrize("name", REMEMBERS)
def test_the_primal_may_have_been_the_earlier_call(name: str) -> None:
    f = _fresh(REMEMBERS[name], "-O2")
    f(POINT, 4)
    with pytest.raises(DifferentiationError, match=MESSAGE):
        irad.grad(f, wrt="x")(POINT, 4)
    _, pullback = irad.vjp(f, wrt="x")(POINT, 4)
    with pytest.raises(DifferentiationError, match=MESSAGE):
        pullback(1.0)


@pytest.mark.parametrize("level", ("-O0", "-O2"))
@pytest.mark.parametrize("name", NODES)
def test_memory_that_an_earlier_call_has_made_is_refused(name: str, level: str) -> None:
    gradient = irad.grad(_fresh(NODES[name], level), wrt="x")
    x, y = POINT[0], POINT[3]
    wanted = [3 * x**2 * y, 0, 0, x**3] if name != "layer" else [2 * x * y, 0, 0, x**2]
    np.testing.assert_allclose(gradient(POINT, 4), wanted, rtol=1e-12)
    with pytest.raises(DifferentiationError, match=r"a value is read from .* which turns out to have no shadow"):
        gradient(POINT, 4)


@pytest.mark.parametrize("name", NODES)
def test_tangents_through_memory_that_an_earlier_call_has_made_are_refused(name: str) -> None:
    f = _fresh(NODES[name], "-O2")
    f(POINT, 4)
    with pytest.raises(DifferentiationError, match="turns out to have no shadow"):
        irad.jvp(f, wrt="x")((POINT, 4), (np.ones(4),))


def test_what_is_left_counts_as_a_constant_where_the_user_says_so() -> None:
    f = _fresh(REMEMBERS["table"], "-O2", constant_state=True)
    gradient = irad.grad(f, wrt="x")
    first = gradient(POINT, 4)
    np.testing.assert_allclose(gradient(POINT, 4), [1.0, *first[1:]], rtol=1e-12)
    _, tangent = irad.jvp(f, wrt="x")((POINT, 4), (np.eye(4)[1],))
    np.testing.assert_allclose(tangent, first[1], rtol=1e-12)


@pytest.mark.parametrize(("name", "level"), sample([(n, each) for n in KEEPS for each in LEVELS], 3))
def test_state_that_is_read_before_it_is_overwritten_is_a_constant(name: str, level: str) -> None:
    f = _fresh(KEEPS[name], level)
    gradient = irad.grad(f, wrt="x")
    first, again = gradient(POINT, 4), gradient(POINT, 4)
    np.testing.assert_allclose(first, _differences(KEEPS[name], level), rtol=1e-6)
    if name not in ("filter", "delays", "maximum", "now and then"):
        np.testing.assert_allclose(again, first, rtol=1e-12)
    _, tangent = irad.jvp(f, wrt="x")((POINT, 4), (np.ones(4),))
    _, pullback = irad.vjp(f, wrt="x")(POINT, 4)
    assert np.isfinite(tangent) and np.isfinite(pullback(1.0)).all()


def test_programs_stop(tmp_path: Path) -> None:
    """Ahead of time: the message goes to the standard error."""
    source = tmp_path / "memo.c"
    source.write_text(f"""#include <stdio.h>
#include <irad.h>
{HEAD}{REMEMBERS["last arguments"]}
int main(int argc, char **argv) {{
    double x[4] = {{0.5, 0.8, 1.1, 0.9}}, d[4] = {{0}};
    for (int i = 0; i < argc; i++) {{
        __irad_autodiff((void *)f, irad_dup, x, d, irad_const, 4);
        printf("%.6f ", d[0]);
        fflush(stdout);
    }}
}}
""")
    subprocess.run([sys.executable, "-m", "irad.cli", "cc", "-O2", source, "-lm", "-o", tmp_path / "memo"], check=True)
    once = subprocess.run([tmp_path / "memo"], capture_output=True, text=True)
    twice = subprocess.run([tmp_path / "memo", "again"], capture_output=True, text=True)
    assert (once.stdout, once.returncode) == ("1.485393 ", 0)
    assert twice.stdout == "1.485393 " and twice.returncode != 0
    assert re.search(MESSAGE, twice.stderr)


INLINED = {
    "table": """
static double table[4];
static double f(const double *x, int i) { if (table[i] == 0) table[i] = x[i] * x[i]; return table[i] * x[i]; }""",
    "flags": """
static double table[4]; static char known[4];
static double at(const double *x, int i) { if (!known[i]) { table[i] = x[i] * x[i]; known[i] = 1; } return table[i]; }
static double f(const double *x, int i) { return at(x, i) * x[i]; }""",
    "last": """
static struct { int valid; double key[2], value[2]; } last;
static const double *of(const double *x) {
    if (!last.valid || memcmp(last.key, x, sizeof last.key)) {
        memcpy(last.key, x, sizeof last.key); last.valid = 1;
        for (int i = 0; i < 2; i++) last.value[i] = x[i] * x[i];
    }
    return last.value;
}
static double f(const double *x, int i) { return of(x)[i] * x[i]; }""",
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", INLINED)
def test_an_earlier_call_may_have_been_put_in_place(name: str, level: str, tmp_path: Path) -> None:
    """The compiler has put a call of the function in the place of the call: it still counts as one of its calls."""
    source = tmp_path / "memo.c"
    source.write_text(f"""#include <stdio.h>
#include <irad.h>
{HEAD}{INLINED[name]}
int main(void) {{
    double x[2] = {{3, 5}}, d[2] = {{0}};
    printf("%g\\n", f(x, 1));
    fflush(stdout);
    __irad_autodiff((void *)f, irad_dup, x, d, irad_const, 1);
    printf("%g\\n", d[1]);
}}
""")
    subprocess.run([sys.executable, "-m", "irad.cli", "cc", level, source, "-lm", "-o", tmp_path / "memo"], check=True)
    done = subprocess.run([tmp_path / "memo"], capture_output=True, text=True)
    assert done.stdout == "125\n" and done.returncode != 0
    assert re.search(MESSAGE, done.stderr)
