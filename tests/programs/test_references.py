"""The references themselves: each twin computes what the C kernel computes, each gradient is its derivative.

No gradient of irad is involved: what the other tests compare with stands on its own.
"""

from functools import cache

import numpy as np
import pytest

from bench.kernels.registry import C_KERNELS, KERNELS, NUMBA_KERNELS, copy_arguments
from bench.native import bind, build_shared, load_module

from . import references
from .oracle import directional_difference, random_like

shared = cache(build_shared)


def compiled(kernel):
    """Return the compiled kernel as a function of its arguments by position."""
    if kernel.language == "numba":
        return getattr(load_module(kernel.source), kernel.function)
    library = shared(kernel.source, ("-O1",))
    return lambda *values: bind(library, kernel.function, kernel.result, dict(enumerate(values)))()


def problem(kernel, seed=7):
    rng = np.random.default_rng(seed)
    args = kernel.make_args(kernel.small, rng)
    seeds = {name: random_like(args[name], rng) for name in kernel.out}
    return rng, args, seeds, 1.0 if kernel.objective == "result" else 0.0


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
def test_names_are_arguments(kernel):
    args = kernel.make_args(kernel.small, np.random.default_rng(0))
    assert {*kernel.wrt, *kernel.out, *kernel.scratch} <= set(args)
    assert kernel.source.is_file() and kernel.reference in references.TWINS


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
def test_twin_computes_what_the_kernel_computes(kernel):
    _, args, _, _ = problem(kernel)
    ours, theirs = copy_arguments(args), copy_arguments(args)
    expected = compiled(kernel)(*ours.values())
    got = references.TWINS[kernel.reference](*(np.float64(v) if isinstance(v, float) else v for v in theirs.values()))
    if expected is not None:
        assert got == pytest.approx(expected, rel=1e-12)
    for name in ours:
        if name not in kernel.scratch:
            np.testing.assert_allclose(theirs[name], ours[name], rtol=1e-11, atol=1e-12, err_msg=name)


@pytest.mark.parametrize("kernel", C_KERNELS, ids=lambda kernel: kernel.name)
def test_gradient_is_the_kernels_derivative(kernel):
    rng, args, seeds, seed_result = problem(kernel)
    gradient = references.reference_gradient(kernel.reference, args, kernel.wrt, seeds, seed_result)
    for name in kernel.wrt:
        for _ in range(3):
            direction = random_like(args[name], rng)
            if kernel.function == "logdet":
                direction = np.tril(direction.reshape(args["n"], -1)).ravel()
            measured = directional_difference(compiled(kernel), args, {name: direction}, seeds, seed_result, step=5e-4)
            assert np.sum(gradient[name] * direction) == pytest.approx(measured, rel=1e-8, abs=1e-9), name
            assert measured != 0, name


def test_both_languages_are_there():
    assert len(C_KERNELS) >= 18 and len(NUMBA_KERNELS) >= 8
