"""Functions that derivatives and primal call with the same numbers are called once where results are kept."""

from __future__ import annotations

import re

import numpy as np
import pytest

import irad

SOURCE = """
#include <math.h>

void turned(const double *x, const int *at, double *out, int n)
{   /* additions to x at places that are read: no vectors, so what is dear is kept */
    for (int i = 0; i < n; i++) {
        double angle = x[at[i]] * x[at[i]];
        out[i] = sin(angle) * cos(angle);
    }
}

void abreast(const double *x, const int *at, double *out, int n)
{   /* done in vectors: dear things cost less than memory */
    for (int i = 0; i < n; i++)
        out[i] = sin(x[i]) * cos(x[i]);
}

void behind(const double *x, const int *at, double *out, int n)
{   /* the cosine comes later, and not in each iteration */
    for (int i = 0; i < n; i++) {
        double s = sinh(x[at[i]]);
        out[i] = s;
        if (s > 0.2)
            out[i] = s * cosh(x[at[i]]);
    }
}

void others(const double *x, const int *at, double *out, int n)
{   /* of another number */
    for (int i = 0; i < n; i++)
        out[i] = sin(x[at[i]]) * cos(2 * x[at[i]]);
}

void before(const double *x, const int *at, double *out, int n)
{   /* the cosine is that of the loop around */
    for (int i = 0; i < n; i++) {
        double angle = x[i], c = cos(angle);
        for (int j = 0; j < 3; j++)
            out[i] += c * x[at[j]] + sin(angle) * out[i];
    }
}
"""
NAMES = ("turned", "abreast", "behind", "others", "before")


@pytest.fixture(scope="module")
def module() -> irad.Module:
    return irad.compile(SOURCE, lang="c", flags=["-O2", "-fno-unroll-loops"])


def gradient_of(module: irad.Module, name: str) -> irad.Derivative:
    return irad.autodiff(module[name], irad.Dup, irad.Const, irad.Dup, irad.Const)


def calls(gradient: irad.Derivative) -> list[str]:
    """The functions of libm that a gradient calls, forward and back."""
    text = str(gradient.ir)
    body = text[re.search(r"^define .*@irad\.gradient", text, re.MULTILINE).start() :]
    return sorted(re.findall(r"call double @(?:llvm\.)?(sinh?|cosh?)\b", body))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("turned", ["cos", "sin"]),
        ("abreast", ["cos", "cos", "sin", "sin"]),
        ("others", ["cos", "cos", "sin", "sin"]),
    ],
)
def test_what_is_kept_is_not_called_again(module: irad.Module, name: str, expected: list[str]) -> None:
    assert calls(gradient_of(module, name)) == expected


@pytest.mark.parametrize("name", NAMES)
def test_gradients_agree_with_differences(module: irad.Module, name: str) -> None:
    n = 6
    x, at = np.linspace(-0.4, 0.9, n), np.array([1, 4, 4, 0, 2, 3], np.int32)
    seeds = np.linspace(1, 2, n)
    dx = np.zeros(n)
    gradient_of(module, name)(x, dx, at, np.ones(n), seeds.copy(), n)

    def value(x: np.ndarray) -> float:
        out = np.ones(n)
        module[name](x, at, out, n)
        return float(seeds @ out)

    step = 1e-3
    found = [
        (8 * (value(x + e) - value(x - e)) - value(x + 2 * e) + value(x - 2 * e)) / (12 * step)
        for e in step * np.eye(n)
    ]
    np.testing.assert_allclose(dx, found, rtol=1e-9, atol=1e-9)
