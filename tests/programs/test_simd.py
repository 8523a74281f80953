"""Programs written with SSE's and AVX's intrinsics: gradients against differences, forward mode and closed forms.

What an intrinsic is written out as is tested for itself, on any processor (`tests/unit/adjoint`); here the processor
is the judge, where it has AVX2.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import irad
from irad.backend.target import host_target

from .levels import options_for

SOURCE = Path(__file__).with_name("simd.c")
DOUBLES, FLOATS = (re.findall(rf"^{kind}\((\w+),", SOURCE.read_text(), re.M) for kind in ("PD", "PS"))
FLAGS = ("-mavx2", "-mfma", "-mf16c")

pytestmark = pytest.mark.skipif(
    not {"+avx2", "+fma"} <= set(host_target().features.split(",")), reason="this processor has no AVX2"
)


@pytest.fixture(scope="module", params=("-O0", "-O2", "-O3"))
def module(request: pytest.FixtureRequest) -> irad.Module:
    return irad.compile(SOURCE, flags=(request.param, *FLAGS), options=options_for(request.param))


def numbers(seed: int, dtype: type) -> np.ndarray:
    x = np.random.default_rng(seed).uniform(0.6, 2.4, 16)
    x[4:9] *= -1
    x[15] = 1.25
    return x.astype(dtype)


@pytest.mark.parametrize("name", DOUBLES)
def test_doubles(module: irad.Module, name: str) -> None:
    f = getattr(module, name)
    for seed in (3, 4):
        x = numbers(seed, np.float64)
        value, gradient = irad.value_and_grad(f, "x")(x)
        assert value == f(x)
        assert any(gradient)
        irad.check(f, x)


@pytest.mark.parametrize("name", FLOATS)
def test_floats(module: irad.Module, name: str) -> None:
    """All outputs are quadratic in each number, or nearly so: a wide step is as good as a narrow one."""
    f = getattr(module, name)
    x = numbers(3, np.float32)
    value, gradient = irad.value_and_grad(f, "x")(x)
    assert value == f(x)
    tangent = np.random.default_rng(7).uniform(-1, 1, 16).astype(np.float32)
    slope = irad.jvp(f, "x")((x,), (tangent,))[1]
    assert slope == pytest.approx(float(gradient @ tangent), rel=1e-5)
    step = np.float32(2**-8)
    for i in range(16):
        up, down = x.copy(), x.copy()
        up[i] += step
        down[i] -= step
        difference = (float(f(up)) - float(f(down))) / (2 * float(step))
        assert gradient[i] == pytest.approx(difference, rel=2e-3, abs=2e-3), i


def test_approximate_reciprocals_have_the_derivative_of_exact_ones() -> None:
    source = """#include <immintrin.h>
    float rcp(const float *x) { return _mm_cvtss_f32(_mm_rcp_ss(_mm_load_ss(x))); }
    float rsqrt(const float *x) { return _mm_cvtss_f32(_mm_rsqrt_ss(_mm_load_ss(x))); }"""
    module = irad.compile(source, lang="c", flags=("-O2", *FLAGS))
    for x in (0.3, 1.7, 900.0):
        at = np.array([x], dtype=np.float32)
        assert irad.grad(module.rcp)(at)[0] == pytest.approx(-(x**-2), rel=1.5 * 2**-10)
        assert irad.grad(module.rsqrt)(at)[0] == pytest.approx(-0.5 * x**-1.5, rel=1.5 * 2**-10)


def test_halves_lose_no_derivative() -> None:
    source = """#include <immintrin.h>
    float f(const float *x)
    {
        __m128 a = _mm_cvtph_ps(_mm_cvtps_ph(_mm_loadu_ps(x), 0));
        return _mm_cvtss_f32(_mm_mul_ps(a, a));
    }"""
    f = irad.compile(source, lang="c", flags=("-O2", *FLAGS)).f
    assert irad.grad(f)(np.array([1.5, 2.0, 3.0, 4.0], dtype=np.float32)).tolist() == [3.0, 0.0, 0.0, 0.0]
