"""How random Numba kernels with ``prange`` are differentiated: with ``parallel=True`` and without.

A level is one of Numba's error models and a manner of `tests.fuzz.parallel_sibling`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from .pairs import target_text
from .parallel import ParallelProgram
from .parallel_sibling import Both
from .siblings import Batch

LEVELS = (
    "numpy", "python", "numpy-strips", "numpy-deterministic", "numpy-tangent", "numpy-pullback", "python-strips",
)  # fmt: skip


def flags(level: str) -> list[str]:
    """The error model."""
    return [level.partition("-")[0]]


def differentiate(source: str, name: str, kinds: Sequence[str], options: Sequence[str]) -> Both:
    """Both kernels; they are differentiated when they are checked."""
    import numba

    from .numba_sibling import namespace

    model = options[0]
    helper = numba.njit(error_model=model)

    def made(**options: Any) -> Any:
        return namespace(source, numba.njit(error_model=model, **options), prange=numba.prange, helper=helper)["f"]

    other = partial(made, fastmath={"reassoc", "nsz", "arcp"})
    return Both(made(parallel=True), made(), is_run=False, reassociated=other)


def batch(programs: Sequence[ParallelProgram], level: str) -> Batch:
    """Each kernel is compiled where it is differentiated."""
    return lambda position, kinds: differentiate(target_text(programs[position]), "f", kinds, flags(level))
