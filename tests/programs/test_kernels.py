"""irad's gradient of every kernel of the corpus, in every entry, at every optimisation level."""

import numpy as np
import pytest

from bench.kernels.registry import C_KERNELS, NUMBA_KERNELS, copy_arguments
from bench.native import load_module

from .levels import LEVELS, options_for
from .oracle import assert_same, random_like
from .references import reference_gradient


def problem(kernel):
    rng = np.random.default_rng(11)
    args = kernel.make_args(kernel.small, rng)
    return args, {name: random_like(args[name], rng) for name in kernel.out}


def load(kernel, level=None):
    import irad

    if kernel.language == "numba":
        return getattr(load_module(kernel.source), kernel.function)
    return irad.compile(str(kernel.source), flags=[level], options=options_for(level))[kernel.function]


def gradient(kernel, function, args, seeds):
    """Return the gradient at the array level: of the scalar result, or of the outputs weighted by `seeds`."""
    import irad

    if kernel.objective == "result":
        parts = irad.grad(function, wrt=kernel.wrt)(*args.values())
    else:
        out = kernel.out if len(kernel.out) > 1 else kernel.out[0]
        _, pullback = irad.vjp(function, wrt=kernel.wrt, out=out)(*args.values())
        parts = pullback(tuple(seeds.values()) if len(kernel.out) > 1 else seeds[out])
    return dict(zip(kernel.wrt, parts, strict=True))


def check_gradient(kernel, function):
    args, seeds = problem(kernel)
    seed_result = 1.0 if kernel.objective == "result" else 0.0
    expected = reference_gradient(kernel.reference, args, kernel.wrt, seeds, seed_result)
    assert_same(gradient(kernel, function, copy_arguments(args), seeds), expected)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kernel", C_KERNELS, ids=lambda kernel: kernel.name)
def test_gradient(kernel, level):
    check_gradient(kernel, load(kernel, level))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kernel", C_KERNELS, ids=lambda kernel: kernel.name)
def test_check_passes(kernel, level):
    import irad

    irad.check(load(kernel, level), *copy_arguments(problem(kernel)[0]).values())


@pytest.mark.parametrize("kernel", NUMBA_KERNELS, ids=lambda kernel: kernel.name)
def test_numba_gradient(kernel):
    check_gradient(kernel, load(kernel))


@pytest.mark.parametrize("kernel", NUMBA_KERNELS, ids=lambda kernel: kernel.name)
def test_numba_check_passes(kernel):
    import irad

    irad.check(load(kernel), *copy_arguments(problem(kernel)[0]).values())
