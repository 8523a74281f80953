"""What LLVM is told of accesses that never meet: tape, the primal's memory, shadows."""

from __future__ import annotations

import re

import irad

NESTS = """
struct layer { int width; double *weights; };

void apply(const struct layer *l, const double *x, double *y, int rows)
{
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < l->width; j++)
            y[i] += l->weights[i * l->width + j] * x[j];
}
"""


def test_what_is_loaded_again_is_apart_from_shadows() -> None:
    gradient = irad.autodiff(irad.compile(NESTS, lang="c").apply, irad.Dup, irad.Dup, irad.Dup, irad.Const)
    text = gradient.ir
    scopes = dict(re.findall(r"^!(\d+) = distinct !\{!\1, !\d+, !\"(primal|tape)\"\}$", text, re.MULTILINE))
    primal = next(n for n, name in scopes.items() if name == "primal")
    lists = {n for n, inner in re.findall(r"^!(\d+) = !\{(.*)\}$", text, re.MULTILINE) if f"!{primal}" in inner.split(", ")}
    marked = [line for line in text.splitlines() for n in lists if re.search(rf"!(?:alias\.scope|noalias) !{n}\b", line)]
    assert all(re.search(r"= load |^\s*store ", line) for line in marked)
    inside = [line for line in marked if "!alias.scope" in line]
    assert inside and all("load" in line for line in inside)
    assert any(line.lstrip().startswith("store double") for line in marked if line not in inside)
