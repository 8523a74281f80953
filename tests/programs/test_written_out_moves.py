"""Copies and swaps that are written out piece by piece, in functions that are inlined or not: right at all levels."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import irad
from tests.programs.levels import LEVELS, options_for

COUNT = 8
HEAD = """#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
typedef uint8_t u8; typedef uint16_t __attribute__((may_alias, aligned(1))) u16;
typedef uint32_t __attribute__((may_alias, aligned(1))) u32;
typedef uint64_t __attribute__((may_alias, aligned(1))) u64;
typedef uint32_t __attribute__((may_alias, vector_size(16), aligned(1))) u128;
struct __attribute__((may_alias, packed)) pair { uint16_t a, b; };
"""
#: How n pieces of a type are moved from `s` to `t`.
FORMS = {
    "index": "for (size_t i = 0; i < n; i++) t[i] = s[i];",
    "signed": "for (int i = 0; i < (int)n; i++) t[i] = s[i];",
    "walk": "while (n--) *t++ = *s++;",
    "down": "while (n-- > 0) t[n] = s[n];",
    "ends": "for (const @ *e = s + n; s != e;) *t++ = *s++;",
    "two": "for (size_t i = 0; i + 1 < n; i += 2) { t[i] = s[i]; t[i + 1] = s[i + 1]; }",
    "swap": "for (size_t i = 0; i < n; i++) { @ o = t[i]; t[i] = s[i]; s[i] = o; }",
}
WIDTHS = {"u8": 1, "u16": 2, "u32": 4, "u64": 8, "u128": 16, "struct pair": 4}
CASES = [
    (form, width, apart)
    for form in FORMS
    for width in WIDTHS
    for apart in (False, True)
    if not (form == "swap" and width == "struct pair")
]


def name_of(form: str, width: str, apart: bool) -> str:
    return f"{form}_{width.replace(' ', '_')}_{'apart' if apart else 'inlined'}"


def text_of(form: str, width: str, apart: bool) -> str:
    """`double f(x, n)`: a move of numbers, then twice their squares' weighted sum."""
    name, body = name_of(form, width, apart), FORMS[form].replace("@", width)
    how = "static __attribute__((noinline))" if apart else "static inline __attribute__((always_inline))"
    const = "" if form == "swap" else "const "
    return f"""
{how} void move_{name}({width} *t, {const}{width} *s, size_t n) {{ {body} }}
double {name}(const double *x, int n) {{
    double v[16], w[16];
    for (int i = 0; i < n; i++) {{ v[i] = sin(x[i]); w[i] = 3.0 * i; }}
    move_{name}(({width} *)w, ({width} *)v, n * sizeof(double) / {WIDTHS[width]});
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * w[i] * w[i] + v[i];
    return s;
}}
"""


OVERLAPS = """
static __attribute__((noinline)) void shift(u8 *t, const u8 *s, size_t n) { for (size_t i = 0; i < n; i++) t[i] = s[i]; }
double down(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    shift((u8 *)v, (u8 *)(v + 1), (n - 1) * 8);
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * v[i];
    return s;
}
double up(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    shift((u8 *)(v + 1), (u8 *)v, (n - 1) * 8);
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * v[i];
    return s;
}
double repeated(const double *x, int n) {
    unsigned char text[64] = "ab";
    for (int i = 2; i < 40; i++) text[i] = text[i - 2];
    double s = 0;
    for (int i = 0; i < n; i++) s += text[2 * i + 1] * x[i];
    return s;
}
"""


@cache
def built(level: str) -> Any:
    text = HEAD + OVERLAPS + "".join(text_of(*case) for case in CASES)
    return irad.compile(text, lang="c", flags=[level], options=options_for(level))


X = np.linspace(0.3, 1.7, COUNT)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("form", FORMS)
def test_moves(form: str, level: str) -> None:
    weights = 2.0 * np.arange(1, COUNT + 1) * np.sin(X) * np.cos(X)
    wanted = weights + (0 if form == "swap" else np.cos(X))
    along = np.cos(np.arange(COUNT))
    for case in (c for c in CASES if c[0] == form):
        function = built(level)[name_of(*case)]
        np.testing.assert_allclose(irad.grad(function, wrt=0)(X, COUNT), wanted, rtol=1e-12, err_msg=str(case))
        forward = irad.jvp(function, wrt=0)((X, COUNT), (along,))[1]
        np.testing.assert_allclose(forward, wanted @ along, rtol=1e-12, err_msg=str(case))


@pytest.mark.parametrize("level", LEVELS)
def test_blocks_that_overlap(level: str) -> None:
    """Down into the lower block a loop does what memmove does; upwards it repeats bytes, for which there is an error."""
    wanted = 2 * X * np.append(0, np.arange(1, COUNT)) + np.append(np.zeros(COUNT - 1), 2 * X[-1] * COUNT)
    np.testing.assert_allclose(irad.grad(built(level).down, wrt=0)(X, COUNT), wanted, rtol=1e-12)
    with pytest.raises(irad.DifferentiationError, match="overlap"):
        irad.grad(built(level).up, wrt=0)(X, COUNT)


@pytest.mark.parametrize("level", LEVELS)
def test_text_that_repeats_itself(level: str) -> None:
    wanted = [ord("b")] * COUNT
    np.testing.assert_array_equal(irad.grad(built(level).repeated, wrt=0)(X, COUNT), wanted)
