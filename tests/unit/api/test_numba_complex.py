"""Complex numbers in Numba kernels: powers, functions, results."""

from __future__ import annotations

import numpy as np
import pytest

import irad

numba = pytest.importorskip("numba")


@numba.njit
def power(z, w):
    return (z**w).real


@numba.njit
def functions(z):
    return np.exp(z) * np.sqrt(z) / (z + 1) + np.log(z)


@numba.njit
def powers(x, y):
    for i in range(x.size):
        y[i] = x[i] ** x[0]


def test_power() -> None:
    z, w = 1.5 + 1j, 0.5 - 0.25j
    dz, dw = irad.grad(power, wrt=(0, 1))(z, w)
    np.testing.assert_allclose(dz, np.conj(w * z ** (w - 1)), rtol=1e-14)
    np.testing.assert_allclose(dw, np.conj(z**w * np.log(z)), rtol=1e-14)
    irad.check(power, z, w)


def test_power_of_zero() -> None:
    assert irad.grad(power)(0j, 2 + 0j) == 0
    assert irad.grad(power)(0j, 1 + 0j) == 1


def test_a_complex_result() -> None:
    z = 1 + 1j
    value, pullback = irad.vjp(functions)(z)
    np.testing.assert_allclose(value, functions(z), rtol=1e-15)
    slope = np.exp(z) * np.sqrt(z) / (z + 1) * (1 + 0.5 / z - 1 / (z + 1)) + 1 / z
    for seed in (1, 1j):
        np.testing.assert_allclose(pullback(seed), np.conj(slope) * seed, rtol=1e-14)
    np.testing.assert_allclose(irad.jvp(functions)((z,), (1j,))[1], slope * 1j, rtol=1e-14)


def test_powers_in_arrays() -> None:
    x, y = np.array([1 + 1j, 2 - 0.5j]), np.zeros(2, complex)
    _, pullback = irad.vjp(powers, wrt=0, out=1)(x, y)
    w = x[0]
    slope = [w * x[1] ** (w - 1), x[1] ** w * np.log(x[1])]
    np.testing.assert_allclose(pullback(np.array([0, 1])), np.conj(slope[::-1]), rtol=1e-14)
