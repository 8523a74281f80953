"""What one warm call from Python costs, beside the work that it does: the kernels are next to nothing."""

from __future__ import annotations

import numpy as np

from bench.kernels.registry import BY_NAME
from bench.measure import Subject, Timing, time_subjects
from bench.native import bind, build_shared
from bench.subjects import load_function


def measure_overhead(rounds: int) -> dict[str, Timing]:
    """Time calls of `relu3(x)` and of `relu3_sum(x, 4)`: through ctypes, and irad at each level."""
    import irad

    scalar, array = BY_NAME["relu3"], BY_NAME["relu3_sum"]
    library = build_shared(scalar.source)
    x = np.full(4, 0.5)
    dx = np.zeros(4)
    f, g = load_function(scalar), load_function(array)
    df = irad.autodiff(f, irad.Active)
    dg = irad.autodiff(g, irad.Dup, irad.Const)
    gradient = irad.grad(g, wrt=0)
    calls = {
        "ctypes, primal, scalar": bind(library, "relu3", "double", {"x": 0.5}),
        "irad, primal, scalar": lambda: f(0.5),
        "irad, gradient, scalar": lambda: df(0.5),
        "ctypes, primal, array of 4": bind(library, "relu3_sum", "double", {"x": x, "n": 4}),
        "irad, primal, array of 4": lambda: g(x, 4),
        "irad, gradient at pointer level, array of 4": lambda: dg(x, dx, 4),
        "irad, gradient at array level, array of 4": lambda: gradient(x, 4),
    }
    subjects = [Subject(name, call, lambda: None) for name, call in calls.items()]
    return time_subjects(subjects, rounds)
