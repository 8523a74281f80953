"""KISS FFT: transforms in several dimensions, of real data, in memory of the caller's (Debian sources `kissfft`)."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.public.cases import Case, Library
from tests.public.fetching import debian_source, wrapper

ALL = ("-O0", "-O2", "-O3")

SOURCE = r"""
#include <stdlib.h>
#include <string.h>
#include "kiss_fft.h"
#include "kiss_fftnd.h"
#include "kiss_fftr.h"
#include "kiss_fftndr.h"

void forward(const kiss_fft_scalar *x, kiss_fft_scalar *y, int n)
{
    kiss_fft_cfg plan = kiss_fft_alloc(n, 0, NULL, NULL);
    kiss_fft(plan, (const kiss_fft_cpx *)x, (kiss_fft_cpx *)y);
    kiss_fft_free(plan);
}
void inverse(const kiss_fft_scalar *x, kiss_fft_scalar *y, int n)
{
    kiss_fft_cfg plan = kiss_fft_alloc(n, 1, NULL, NULL);
    kiss_fft(plan, (const kiss_fft_cpx *)x, (kiss_fft_cpx *)y);
    kiss_fft_free(plan);
}
/* The library copies by way of a buffer of its own where input and output are one. */
void in_place(kiss_fft_scalar *x, int n)
{
    kiss_fft_cfg plan = kiss_fft_alloc(n, 0, NULL, NULL);
    kiss_fft(plan, (const kiss_fft_cpx *)x, (kiss_fft_cpx *)x);
    kiss_fft_free(plan);
}
void strided(const kiss_fft_scalar *x, kiss_fft_scalar *y, int n, int stride)
{
    kiss_fft_cfg plan = kiss_fft_alloc(n, 0, NULL, NULL);
    kiss_fft_stride(plan, (const kiss_fft_cpx *)x, (kiss_fft_cpx *)y, stride);
    kiss_fft_free(plan);
}
void own_memory(const kiss_fft_scalar *x, kiss_fft_scalar *y, int n)
{
    char memory[8192];
    size_t length = sizeof memory;
    kiss_fft_cfg plan = kiss_fft_alloc(n, 0, memory, &length);
    if (plan)
        kiss_fft(plan, (const kiss_fft_cpx *)x, (kiss_fft_cpx *)y);
}
void dimensions(const kiss_fft_scalar *x, kiss_fft_scalar *y, const int *dims, int ndims)
{
    kiss_fftnd_cfg plan = kiss_fftnd_alloc(dims, ndims, 0, NULL, NULL);
    kiss_fftnd(plan, (const kiss_fft_cpx *)x, (kiss_fft_cpx *)y);
    kiss_fft_free(plan);
}
void plane(const kiss_fft_scalar *x, kiss_fft_scalar *y, int n, int m)
{
    int dims[2] = { n, m };
    kiss_fftnd_cfg plan = kiss_fftnd_alloc(dims, 2, 0, NULL, NULL);
    kiss_fftnd(plan, (const kiss_fft_cpx *)x, (kiss_fft_cpx *)y);
    kiss_fft_free(plan);
}
void real(const kiss_fft_scalar *x, kiss_fft_scalar *y, int n)
{
    kiss_fftr_cfg plan = kiss_fftr_alloc(n, 0, NULL, NULL);
    kiss_fftr(plan, x, (kiss_fft_cpx *)y);
    kiss_fft_free(plan);
}
void real_inverse(const kiss_fft_scalar *x, kiss_fft_scalar *y, int n)
{
    kiss_fftr_cfg plan = kiss_fftr_alloc(n, 1, NULL, NULL);
    kiss_fftri(plan, (const kiss_fft_cpx *)x, y);
    kiss_fft_free(plan);
}
void real_plane(const kiss_fft_scalar *x, kiss_fft_scalar *y, int n, int m)
{
    int dims[2] = { n, m };
    kiss_fftndr_cfg plan = kiss_fftndr_alloc(dims, 2, 0, NULL, NULL);
    kiss_fftndr(plan, x, (kiss_fft_cpx *)y);
    kiss_fft_free(plan);
}
void convolve(kiss_fft_scalar *x, kiss_fft_scalar *h, kiss_fft_scalar *y, int n)
{
    kiss_fft_cfg there = kiss_fft_alloc(n, 0, NULL, NULL), back = kiss_fft_alloc(n, 1, NULL, NULL);
    kiss_fft_cpx *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
    kiss_fft(there, (kiss_fft_cpx *)x, a);
    kiss_fft(there, (kiss_fft_cpx *)h, b);
    for (int i = 0; i < n; i++) {
        kiss_fft_cpx c = { a[i].r * b[i].r - a[i].i * b[i].i, a[i].r * b[i].i + a[i].i * b[i].r };
        a[i] = c;
    }
    kiss_fft(back, a, (kiss_fft_cpx *)y);
    free(a);
    free(b);
    free(there);
    free(back);
}
"""


def _build(level: str, number: str = "double") -> irad.Module:
    top = debian_source("kissfft")
    files = [str(top / f"{name}.c") for name in ("kiss_fft", "kiss_fftnd", "kiss_fftr", "kiss_fftndr")]
    flags = [level, "-w", f"-I{top}", f"-Dkiss_fft_scalar={number}"]
    return irad.compile([wrapper("kissfft.c", SOURCE), *files], flags=flags)


LIBRARY = Library("kissfft", _build)
SINGLE = Library("kissfft float", lambda level: _build(level, "float"))

RANDOM = np.random.default_rng(5)
X = RANDOM.normal(size=240)


def zeros(n: int) -> np.ndarray:
    return np.zeros(n)


PLANE = (X[:60], zeros(60), np.array([5, 6], np.int32))
SPACE = (X[:120], zeros(120), np.array([3, 4, 5], np.int32))

CASES = [
    Case("forward", (X[:60], zeros(60), 30), out=(1,), levels=ALL),
    Case("forward", (X[:22], zeros(22), 11), out=(1,), label="forward, 11 points"),
    Case("inverse", (X[:64], zeros(64), 32), out=(1,)),
    Case("in_place", (X[:48], 24), wrt=(0,), out=(0,), levels=ALL),
    Case("strided", (X[:60], zeros(20), 10, 3), out=(1,)),
    Case("own_memory", (X[:48], zeros(48), 24), out=(1,)),
    Case("dimensions", (*PLANE, 2), out=(1,), levels=ALL),
    Case("dimensions", (*SPACE, 3), out=(1,), label="three dimensions"),
    Case("plane", (X[:60], zeros(60), 5, 6), out=(1,)),
    Case("real", (X[:30], zeros(32), 30), out=(1,)),
    Case("real_inverse", (X[:32], zeros(30), 30), out=(1,)),
    Case("real_plane", (X[:48], zeros(60), 6, 8), out=(1,)),
    Case("convolve", (X[:32], X[40:72], zeros(32), 16), out=(2,)),
]
SINGLE_CASES = [
    Case("forward", (X[:60].astype("f"), zeros(60).astype("f"), 30), out=(1,), step=2.0, rtol=1e-4),
    Case("plane", (X[:60].astype("f"), zeros(60).astype("f"), 5, 6), out=(1,), step=2.0, rtol=1e-4),
]


@pytest.mark.parametrize(("case", "level"), LIBRARY.parameters(CASES))
def test_kissfft(case: Case, level: str) -> None:
    LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), SINGLE.parameters(SINGLE_CASES))
def test_kissfft_in_single_precision(case: Case, level: str) -> None:
    SINGLE.run(case, level)
