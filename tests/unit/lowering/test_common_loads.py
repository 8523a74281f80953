"""Loads that both ways of a branch do: in front of it, or not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import irad
from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import ModuleFacts
from irad.ir.instructions import Load, Phi
from irad.ir.text.parser import parse_module
from irad.lowering.common_loads import hoist_common_loads
from irad.rules.registry import Registry

_BRANCH = """
define double @f(ptr %p, i64 %i, i1 %c) {{
entry:
  br i1 %c, label %yes, label %no
yes:
  {one}
  %q = getelementptr inbounds double, ptr %p, i64 %i
  %a = load double, ptr %q, align 8
  br label %end
no:
  {other}
  %r = getelementptr double, ptr %p, i64 {index}
  %b = load double, ptr %r, align 8
  br label %end
end:
  %x = phi double [ %a, %yes ], [ %b, %no ]
  ret double %x
}}
declare void @g()
declare double @llvm.sqrt.f64(double)
"""
_USUAL = {"one": "", "other": "", "index": "%i"}
HOISTED = {
    "alike": {},
    "behind arithmetic": {"one": "%k = call double @llvm.sqrt.f64(double 2.0)"},
    "behind another load": {"other": "%k = load double, ptr %p, align 8"},
}
LEFT = {
    "another place": {"index": "3"},
    "written before": {"other": "store double 1.0, ptr %p, align 8"},
    "a call before that may write": {"one": "call void @g()"},
    "behind a volatile load": {"one": "%k = load volatile double, ptr %p, align 8"},
}


def _made(changes: dict[str, str]) -> tuple[bool, list[Load], list[Phi]]:
    module = parse_module(_BRANCH.format(**{**_USUAL, **changes}))
    function = module.functions["f"]
    changed = hoist_common_loads(function, ModuleFacts(module, CallClassifier(module, Registry.default())))
    found = list(function.instructions())
    return changed, [i for i in found if isinstance(i, Load)], [i for i in found if isinstance(i, Phi)]


@pytest.mark.parametrize("name", HOISTED)
def test_hoisted(name: str) -> None:
    changed, loads, phis = _made(HOISTED[name])
    (load,) = (each for each in loads if each.name == "a")
    assert changed and load.parent.name == "entry" and not phis
    assert "b" not in {each.name for each in loads if each.parent.name != "no"}
    assert not load.pointer.flags  # the other way promises nothing  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", LEFT)
def test_left(name: str) -> None:
    changed, loads, phis = _made(LEFT[name])
    assert not changed and len(phis) == 1 and all(each.parent.name != "entry" for each in loads)


@pytest.mark.parametrize(("store", "hoisted"), [("", True), ("store double 2.0, ptr %p, align 8", False)])
def test_what_one_way_writes_is_not_loaded_before(store: str, hoisted: bool) -> None:
    """One way loads a number and may write it; behind the merge it is loaded again."""
    text = f"""
define double @f(ptr %p, i1 %c) {{
entry:
  br i1 %c, label %yes, label %end
yes:
  %a = load double, ptr %p, align 8
  {store}
  br label %end
end:
  %b = load double, ptr %p, align 8
  ret double %b
}}
"""
    module = parse_module(text)
    calls = CallClassifier(module, Registry.default())
    assert hoist_common_loads(module.functions["f"], ModuleFacts(module, calls)) == hoisted


UPWIND = """
#include <math.h>
void switched(double *restrict u, const double *restrict v, int n, int steps) {
  for (int t = 0; t < steps; t++) for (int i = 1; i < n - 1; i++) {
    double d = v[i] > 0.5 ? v[i] * (v[i] - v[i - 1]) : v[i] * v[i] * (v[i + 1] - v[i]);
    u[i] = 0.5 * u[i] + d * d + 0.1 * u[i] * u[i] * (v[i + 1] - 2 * v[i] + v[i - 1]);
  }
}
void written(double *restrict u, const double *restrict v, int n, int steps) {
  for (int t = 0; t < steps; t++) for (int i = 1; i < n - 1; i++) {
    if (v[i] > 0.5) u[i - 1] = 0.6 * u[i - 1] + 0.3 * u[i] * v[i - 1];
    u[i] += 0.1 * u[i - 1] * u[i - 1] * v[i];
  }
}
void three_ways(double *restrict u, const double *restrict v, int n, int steps) {
  for (int t = 0; t < steps; t++) for (int i = 1; i < n - 1; i++) {
    double d;
    if (v[i] < 0.3) d = v[i] - 3 * v[i - 1];
    else if (v[i] < 0.7) d = v[i] * v[i - 1] + v[i + 1];
    else d = v[i + 1] - v[i];
    u[i] = 0.5 * u[i] * d + d * d + 0.2 * u[i] * u[i];
  }
}
void poles(double *restrict u, const double *restrict v, int n, int steps) {
  for (int t = 0; t < steps; t++) for (int i = 1; i < n - 1; i++) {
    double d = v[i] > 0.5 ? v[i] / (v[i] - 0.5) : sqrt(0.5 - v[i]);
    u[i] = 0.1 * u[i] * d + 0.01 * d * d;
  }
}
void integers(double *restrict u, const double *restrict v, int n, int steps) {
  for (int t = 0; t < steps; t++) for (int i = 1; i < n - 1; i++) {
    int k = i % 3, m = k ? 12 / k + i : i;
    u[i] = 0.5 * u[i] * v[m % n] + v[i] * v[i];
  }
}
"""


@pytest.fixture(scope="module")
def upwind() -> Any:
    return irad.compile(UPWIND, lang="c", flags=["-O2"])


@pytest.mark.parametrize("name", ["switched", "written", "three_ways", "poles", "integers"])
def test_what_came_by_the_ways_is_chosen_again(upwind: Any, name: str) -> None:
    """Against differences; at a place where neither way is at a pole, though the other one may be."""
    function, rng, n = upwind[name], np.random.default_rng(3), 11
    u, v, weights = rng.random(n), rng.random(n), rng.random(n)
    v[4] = 0.5 if name == "poles" else v[4]

    def value(u: np.ndarray, v: np.ndarray) -> float:
        u = u.copy()
        function(u, v, n, 3)
        return float(weights @ u)

    by_u, by_v, derivative = weights.copy(), np.zeros(n), irad.autodiff(function)
    derivative(u.copy(), by_u, v, by_v, n, 3)
    h = 1e-6
    for i in (j for j in range(n) if name != "poles" or j != 4):
        step = np.zeros(n)
        step[i] = h
        assert by_u[i] == pytest.approx((value(u + step, v) - value(u - step, v)) / (2 * h), rel=1e-5, abs=1e-7)
        assert by_v[i] == pytest.approx((value(u, v + step) - value(u, v - step)) / (2 * h), rel=1e-5, abs=1e-7)
    kept = [line for line in derivative.plan.splitlines() if "depends on the path taken" in line]
    assert bool(kept) == (name in ("three_ways", "written"))
