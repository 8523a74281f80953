"""Broadcast kernels as kernels for GPUs: run on an emulated GPU, and assembled by ptxas."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from irad.api.elementwise.device_array import using
from irad.api.elementwise.operands import as_array
from irad.backend.cuda_driver import driver, gpu_of_number
from irad.backend.emulated_gpu import EmulatedGpu
from irad.backend.nvptx import assemble, find_libdevice, find_ptxas, to_ptx
from irad.errors import ToolError
from tests.programs.broadcast_kernels import KERNELS
from tests.programs.gpu_arrays import CudaArray, fetched, sent, uploaded
from tests.programs.test_broadcast_kernels import SHAPE, arguments
from tests.sampling import sample

CASES = [(k, dtype, mode) for k in KERNELS for dtype in (np.float64, np.float32) for mode in ("forward", "reverse")]
GPU = EmulatedGpu()


KEEPS_TAPE = ("euclid", "continued_fraction", "collatz")
"""Loops of which reverse mode keeps values."""


def cases():
    return [c for c in CASES if not (c[2] == "reverse" and c[0].py_func.__name__ in KEEPS_TAPE)]


def has_tools():
    try:
        return bool(find_libdevice() and find_ptxas())
    except ToolError:
        return False


needs_tools = pytest.mark.skipif(not has_tools(), reason="there is no ptxas or libdevice here (pip install irad[cuda])")


def name_of(value):
    return getattr(getattr(value, "py_func", value), "__name__", value)


def has_device():
    try:
        return bool(driver())
    except ToolError:
        return False


@pytest.mark.parametrize(("kernel", "dtype", "mode"), sample(cases(), 23), ids=name_of)
def test_emulated(kernel, dtype, mode):
    """The kernels are the same as on the CPU, but for the order of sums."""
    check(kernel, dtype, mode, GPU, 1e-12 if dtype is np.float64 else 1e-5)


@pytest.mark.skipif(not has_device(), reason="there is no CUDA driver here")
@pytest.mark.parametrize(("kernel", "dtype", "mode"), sample(cases(), 23), ids=name_of)
def test_on_device(kernel, dtype, mode):
    """A device has its own mathematical functions."""
    check(kernel, dtype, mode, gpu_of_number(0), 1e-10 if dtype is np.float64 else 2e-4)


def check(kernel, dtype, mode, gpu, tolerance):
    """Compare values and gradients by all arguments with those of the CPU."""
    rng, args = arguments(kernel, dtype)
    f = irad.broadcast(kernel, mode=mode)
    wrt = tuple(range(len(args)))
    value, pullback = irad.vjp(f, wrt)(*args)
    several = isinstance(value, tuple)
    seeds = tuple(rng.normal(size=SHAPE).astype(dtype) for _ in (value if several else (value,)))
    found, pull = irad.vjp(f, wrt)(*[uploaded(a, gpu) for a in args])
    there = tuple(uploaded(seed, gpu) for seed in seeds)
    gradients = fetched(pull(there if several else there[0]))
    found = fetched(found)
    for own, expected in zip(found if several else [found], value if several else [value], strict=True):
        np.testing.assert_allclose(own, expected, tolerance, tolerance)
    for own, expected in zip(gradients, pullback(seeds if several else seeds[0]), strict=True):
        assert np.shape(own) == np.shape(expected) and getattr(own, "dtype", 0) == getattr(expected, "dtype", 0)
        np.testing.assert_allclose(own, expected, tolerance, tolerance)


@pytest.mark.parametrize("name", KEEPS_TAPE)
def test_tapes_are_refused_and_not_chosen(name):
    kernel = next(k for k in KERNELS if k.py_func.__name__ == name)
    _, args = arguments(kernel, np.float64)
    wrt, seed = tuple(range(len(args))), CudaArray(np.ones(SHAPE))

    def gradients(mode):
        return irad.vjp(irad.broadcast(kernel, mode=mode), wrt)(*map(sent, args))[1](seed)

    with using(GPU):
        with pytest.raises(irad.DifferentiationError, match=r"cannot run on a GPU.*tape.*mode='forward'"):
            gradients("reverse")
        found = fetched(gradients("auto"))
    expected = irad.vjp(irad.broadcast(kernel), wrt)(*args)[1](np.ones(SHAPE))
    for own, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(own, other, rtol=1e-12, atol=1e-12)


@needs_tools
@pytest.mark.parametrize(("kernel", "dtype", "mode"), sample(cases(), 23), ids=name_of)
def test_assembled(kernel, dtype, mode):
    assemble(ptx_of(irad.broadcast(kernel, mode=mode), arguments(kernel, dtype)[1]))


def ptx_of(f, args):
    """The kernels of a gradient by all arguments."""
    with using(GPU):
        given = [as_array(sent(a), "a") for a in args]
        shop = f._how.shop(given)
        job = shop.gradient_job(shop.element, tuple(range(len(args))), True, None)
        code = shop.device.code(job, given, f.kernel.names())
        return to_ptx(code.text, code.kernels)
