"""Functions of C that Numba code takes by their addresses as values."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest
from numba import njit, types
from numba.extending import get_cython_function_address

import irad


class _Address(types.WrapperAddressProtocol):
    """What packages make of a function's address, to call it from ``@njit`` code."""

    def __init__(self, address: int) -> None:
        self.address = address

    def __wrapper_address__(self) -> int:
        return self.address

    def signature(self) -> Any:
        return types.float64(types.float64)


def test_a_function_with_a_rule() -> None:
    pytest.importorskip("scipy")
    quantile = _Address(get_cython_function_address("scipy.special.cython_special", "ndtri"))

    @njit
    def kernel(p: float) -> float:
        return quantile(p)

    density = np.exp(-(kernel(0.3) ** 2) / 2) / np.sqrt(2 * np.pi)
    assert irad.grad(kernel)(0.3) == pytest.approx(1 / density, rel=1e-12)


def test_a_function_without_one() -> None:
    unknown = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(lambda x: 2 * x)
    by_address = _Address(ctypes.cast(unknown, ctypes.c_void_p).value or 0)

    @njit
    def kernel(x: float) -> float:
        return by_address(x) * x

    assert kernel(1.5) == 4.5
    with pytest.raises(irad.UnsupportedError, match="compiled code by its address"):
        irad.grad(kernel)(1.5)
