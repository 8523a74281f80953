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
    lists = re.findall(r"^!(\d+) = !\{(.*)\}$", text, re.MULTILINE)
    with_primal = "|".join(number for number, inner in lists if f"!{primal}" in inner.split(", "))
    inside, outside = (
        [line.strip() for line in text.splitlines() if re.search(rf"!{kind} !({with_primal})\b", line)]
        for kind in (r"alias\.scope", "noalias")
    )
    assert inside and all(" = load " in line for line in inside)
    assert any(line.startswith("store double") for line in outside)
    assert not set(inside) & set(outside)
