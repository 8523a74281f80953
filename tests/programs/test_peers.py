"""The peers' losses compute what the kernels compute: with NumPy in the place of JAX or PyTorch."""

import numpy as np
import pytest

from bench.kernels.registry import BY_NAME, copy_arguments
from bench.peers import LOSSES, with_constants

from .references import TWINS


def objective(kernel, args):
    trial = copy_arguments(args)
    result = TWINS[kernel.reference](*trial.values())
    return result if kernel.objective == "result" else sum(np.sum(trial[name]) for name in kernel.out)


@pytest.mark.parametrize("name", LOSSES)
def test_loss_changes_as_the_kernel_does(name):
    kernel = BY_NAME[name]
    first = kernel.make_args(kernel.small, np.random.default_rng(1))
    other = kernel.make_args(kernel.small, np.random.default_rng(2))
    second = first | {key: other[key] for key in kernel.wrt}
    change = LOSSES[name](np, with_constants(kernel, second)) - LOSSES[name](np, with_constants(kernel, first))
    assert change == pytest.approx(objective(kernel, second) - objective(kernel, first), rel=1e-12)
