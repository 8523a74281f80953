"""Reads of temporaries that become copies of what has been stored, and those that must not."""

from __future__ import annotations

import pytest

from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import ModuleFacts
from irad.ir.instructions import Load
from irad.ir.text.parser import parse_module
from irad.ir.verify import check
from irad.lowering.rematerialize_temporaries import rematerialize_temporaries
from irad.rules.registry import Registry
from tests.support import prepare_c

_HEAD = """
#include <math.h>
#include <stdlib.h>
#include <string.h>
double f(const double *restrict x, const double *restrict w, double *restrict y, int n, int m, int *k)
{
    double *t = malloc(8 * n), *u = malloc(8 * n), s = 0;
    for (int p = 0; p < m; p++) {
        %s
    }
    free(t);
    free(u);
    return s;
}
"""
FILL = "for (int i = 0; i < n; i++) t[i] = x[i] - w[i];"
SQUARES = "for (int i = 0; i < n; i++) s += t[i] * t[i];"
COPIED = {
    "difference": f"{FILL} {SQUARES}",
    "row": "for (int i = 0; i < n; i++) t[i] = x[p * n + i] * w[i]; for (int i = 0; i < n; i++) s += t[i] * t[i];",
    "nest": f"{FILL} for (int j = 0; j < m; j++) for (int i = 0; i < n; i++) s += t[i] * y[j];",
    "outer index": f"{FILL} for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) s += t[i] * y[j];",
    "triangle": f"{FILL} for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) s += t[j] * y[i * (i - 1) / 2 + j];",
    "fewer are read": f"{FILL} for (int i = 1; i < n - 1; i++) s += t[i] * t[i];",
    "shifted": f"{FILL} for (int i = 0; i < n - 1; i++) s += t[i + 1] * x[i];",
    "other temporary": f"{FILL} for (int i = 0; i < n; i++) u[i] = s; {SQUARES} s *= u[0];",
    "guarded": f"if (n > 3) {{ {FILL} for (int j = 0; j < m; j++) {SQUARES} }}",
    "mathematics between": f"{FILL} s = sin(s); {SQUARES}",
}
KEPT = {
    "costly": "for (int i = 0; i < n; i++) t[i] = exp(x[i]); " + SQUARES,
    "sum": f"{FILL} for (int i = 0; i < n; i++) s += t[i];",
    "changed between": f"{FILL} t[n / 2] = s; {SQUARES}",
    "changed in a callee": f"{FILL} memset(t, 0, 8); {SQUARES}",
    "changed before it is read": f"{FILL} for (int i = 1; i < n; i++) {{ s += t[i] * t[i]; t[i] = s; }}",
    "source changed between": "for (int i = 0; i < n; i++) t[i] = y[i] + 1; y[0] = s; " + SQUARES,
    "source changed while reading": "for (int i = 0; i < n; i++) t[i] = y[i] + 1;"
    " for (int i = 0; i < n; i++) { s += t[i] * t[i]; y[i] = s; }",
    "source is the temporary": "for (int i = 1; i < n; i++) t[i] = t[i - 1] + w[i];"
    " for (int i = 1; i < n; i++) s += t[i] * t[i];",
    "fewer are filled": f"for (int i = 0; i < n - 1; i++) t[i] = x[i] - w[i]; {SQUARES}",
    "later ones are filled": f"for (int i = 1; i < n; i++) t[i] = x[i] - w[i]; {SQUARES}",
    "every other one is filled": f"for (int i = 0; i < n; i += 2) t[i] = x[i] - w[i]; {SQUARES}",
    "filled under a condition": f"for (int i = 0; i < n; i++) if (k[i]) t[i] = x[i] - w[i]; {SQUARES}",
    "filled until": f"for (int i = 0; i < n; i++) {{ t[i] = x[i] - w[i]; if (k[i]) break; }} {SQUARES}",
    "shifted out": f"{FILL} for (int i = 0; i < n; i++) s += t[i + 1] * x[i];",
    "more are read": f"{FILL} for (int i = 0; i <= n; i++) s += t[i] * x[i];",
    "wrapped around": "for (unsigned i = 0; i < (unsigned)n - 2; i++) t[i] = x[i] - w[i];"
    " for (int i = 0; i < n - 1; i++) s += t[i] * t[i];",
    "found by a table": f"{FILL} for (int i = 0; i < n; i++) s += t[k[i]] * x[i];",
    "in one round only": f"if (p == 1) {{ {FILL} }} {SQUARES}",
    "in some rounds": f"if (k[p]) {{ {FILL} }} for (int j = 0; j < k[p]; j++) {SQUARES}",
    "a round late, as often": f"for (int j = 0; j < m; j++) {SQUARES} {FILL}",
    "a round late": f"{SQUARES} {FILL}",
    "a history": "for (int i = 0; i < n; i++) y[p * n + i] = x[i] - w[i];"
    " for (int i = 0; i < n; i++) s += y[p * n + i] * y[p * n + i];",
}


def loads_of_temporaries(body: str, level: str) -> tuple[int, int]:
    """How many loads there are before and behind, without those of the arguments."""
    module = parse_module(prepare_c(_HEAD % body, flags=[level]))
    function = module.functions["f"]

    def count() -> int:
        names = {"x", "w", "y", "k"}
        return sum(isinstance(i, Load) and not names & set(_bases(i)) for i in function.instructions())

    before = count()
    rematerialize_temporaries(function, ModuleFacts(module, CallClassifier(module, Registry.default())))
    check(function)
    return before, count()


def _bases(load: Load) -> list[str]:
    value = load.pointer
    while hasattr(value, "base"):
        value = value.base
    return [value.ref.lstrip("%")]


@pytest.mark.parametrize("level", ["-O1", "-O2"])
@pytest.mark.parametrize("name", COPIED)
def test_what_a_loop_has_filled_is_computed_anew(name: str, level: str) -> None:
    before, behind = loads_of_temporaries(COPIED[name], level)
    assert behind < before


@pytest.mark.parametrize("level", ["-O1", "-O2"])
@pytest.mark.parametrize("name", KEPT)
def test_what_may_be_another_number_is_read(name: str, level: str) -> None:
    before, behind = loads_of_temporaries(KEPT[name], level)
    assert behind == before
