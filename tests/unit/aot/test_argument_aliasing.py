"""Which marked calls pass arrays that can be seen to be different ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from irad.aot.argument_aliasing import are_apart
from irad.aot.call_sites import find_marked_calls
from irad.aot.registrations import read_registrations
from irad.backend.target import parse_module
from irad.facts.function_facts import ModuleFacts
from irad.pipeline import prepare, read
from tests.cli.building import clang

SOURCE = """
#include <irad.h>
#include <stdlib.h>
#define KEEP __attribute__((noinline))
struct pair { double *first, *second; };
void outside(double *);
double elsewhere[8];
double other[8], shadow[8], named[8], d_named[8];
double *kept;
extern double alias[8] __attribute__((alias("other")));
KEEP void f(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; }
KEEP static void inner(double *y) { for (int i = 0; i < 8; i++) y[i] *= y[i]; }
KEEP void calls(const double *x, double *y) { inner(y); y[0] = x[0]; }
KEEP void names(const double *x, double *y) { for (int i = 0; i < 8; i++) y[i] = x[i] * named[i]; }
KEEP void finds(const double *x, double *y) { for (int i = 0; i < 8; i++) y[i] = x[i] * kept[i]; }
KEEP void follows(struct pair *p, double *y) { for (int i = 0; i < 8; i++) y[i] = p->first[i]; }
KEEP void asks(double *x, double *y) { outside(0); y[0] = x[0]; }

void blocks(int n) {
  double *x = malloc(8 * n), *dx = calloc(n, 8), *y = malloc(8 * n), *dy = calloc(n, 8);
  outside(x), outside(dx), outside(y), outside(dy);
  __irad_autodiff(f, irad_dup, x, dx, irad_dup, y, dy, irad_const, n);
  outside(x), outside(dx), outside(y), outside(dy);
}
void variables(void) {
  double x[8], dx[8];
  outside(x), outside(dx);
  __irad_autodiff(calls, irad_dup, x, dx, irad_dup, other, shadow);
  outside(x), outside(dx);
}
void tangents(void) { __irad_fwddiff(f, irad_dup, named, d_named, irad_dup, other, shadow, irad_const, 8); }
void no_shadow(double *dx) { __irad_autodiff(f, irad_const, named, irad_dup, other, shadow, irad_const, 8); }
void arguments(double *x, double *dx, double *y, double *dy) {
  __irad_autodiff(f, irad_dup, x, dx, irad_dup, y, dy, irad_const, 8);
}
void twice(void) { __irad_autodiff(f, irad_dup, other, shadow, irad_dup, other, shadow, irad_const, 8); }
void parts(void) { __irad_autodiff(f, irad_dup, other, shadow, irad_dup, other + 4, d_named, irad_const, 4); }
void either(int c) {
  __irad_autodiff(f, irad_dup, c ? other : named, shadow, irad_dup, named, d_named, irad_const, 8);
}
void renamed(void) { __irad_autodiff(f, irad_dup, alias, shadow, irad_dup, named, d_named, irad_const, 8); }
void is_named(void) { __irad_autodiff(names, irad_dup, other, shadow, irad_dup, named, d_named); }
void is_not_named(void) { __irad_autodiff(names, irad_dup, other, shadow, irad_dup, elsewhere, shadow); }
void is_kept(void) { __irad_autodiff(finds, irad_dup, other, shadow, irad_dup, named, d_named); }
void in_structs(void) {
  struct pair p = {other, named}, d = {shadow, d_named};
  double y[8], dy[8] = {1};
  __irad_autodiff(follows, irad_dup, &p, &d, irad_dup, y, dy);
  outside(y);
}
void unknown(void) { __irad_autodiff(asks, irad_dup, other, shadow, irad_dup, named, d_named); }
void halves(void) { __irad_augmentfwd(f, irad_dup, other, shadow, irad_dup, named, d_named, irad_const, 8); }
"""
APART = {"blocks", "variables", "tangents", "no_shadow"}
NOT_APART = set(
    "arguments twice parts either renamed is_named is_not_named is_kept in_structs unknown halves".split()
)


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bool]:
    """For each function of both modules, with and without an alias, whether its call's arrays are apart."""
    folder: Path = tmp_path_factory.mktemp("apart")
    without = "\n".join(line for line in SOURCE.split("\n") if "alias" not in line)
    return {**_verdicts(folder, SOURCE, only="renamed"), **_verdicts(folder, without)}


def _verdicts(folder: Path, source: str, only: str = "") -> dict[str, bool]:
    (folder / "calls.c").write_text(source)
    clang("-O1", "-Xclang", "-disable-llvm-passes", "-g", "-emit-llvm", "-c", folder / "calls.c", "-o", folder / "c.bc")
    module, _ = read(str(prepare(parse_module((folder / "c.bc").read_bytes()))))
    shared = ModuleFacts(module, read_registrations(module).call_book(module))
    calls = find_marked_calls(module, shared.debug)
    found = {m.within.name: apart for m, apart in zip(calls, are_apart(shared, calls), strict=True)}
    return {only: found[only]} if only else found


@pytest.mark.parametrize("name", sorted(APART | NOT_APART))
def test_are_apart(name: str, verdicts: dict[str, bool]) -> None:
    assert verdicts[name] is (name in APART)


def test_each_call_is_asked_for(verdicts: dict[str, bool]) -> None:
    assert set(verdicts) == APART | NOT_APART
