"""Makes the things to time out of a kernel: the primal by clang or Numba, primal and gradient by irad."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from bench.kernels.registry import Arguments, Kernel, copy_arguments
from bench.measure import Subject
from bench.native import bind, build_shared, load_module

PRIMAL, JIT_PRIMAL, GRADIENT, ARRAYS = "primal", "primal in irad", "gradient", "value and gradient"


@dataclass(frozen=True)
class Setting:
    """A kernel with its arguments, and what brings written arrays back to their first contents."""

    kernel: Kernel
    args: Arguments
    restore: Callable[[], None]


def set_up(kernel: Kernel, size: int) -> Setting:
    """Make a kernel's arguments, from a fixed seed."""
    args = kernel.make_args(size, np.random.default_rng(1))
    return Setting(kernel, args, restorer(args))


def restorer(args: Mapping[str, Any]) -> Callable[[], None]:
    """Return a function that copies the arrays' contents of now back into them."""
    saved = [(value, value.copy()) for value in args.values() if isinstance(value, np.ndarray)]

    def restore() -> None:
        for array, contents in saved:
            np.copyto(array, contents)

    return restore


def primal_subject(setting: Setting) -> Subject:
    """The kernel as it is: built by clang with -O3 for this machine, or compiled by Numba."""
    kernel, args = setting.kernel, setting.args
    if kernel.language == "numba":
        function = getattr(load_module(kernel.source), kernel.function)
        values = list(args.values())
        return Subject(PRIMAL, lambda: function(*values), setting.restore)
    call = bind(build_shared(kernel.source, kernel.flags), kernel.function, kernel.result, args)
    return Subject(PRIMAL, call, setting.restore)


def load_function(kernel: Kernel) -> Any:
    """Return what irad differentiates: its function, or the Numba dispatcher."""
    import irad

    if kernel.language == "numba":
        return getattr(load_module(kernel.source), kernel.function)
    return irad.compile(str(kernel.source), flags=list(kernel.flags))[kernel.function]


def written(setting: Setting) -> frozenset[str]:
    """Return the float arrays whose contents the kernel changes, by running it once on copies."""
    trial = copy_arguments(setting.args)
    primal_subject(Setting(setting.kernel, trial, lambda: None)).call()
    return frozenset(
        name
        for name, value in trial.items()
        if isinstance(value, np.ndarray) and not np.array_equal(value, setting.args[name])
    )


@dataclass(frozen=True)
class PointerLevel:
    """A gradient at the pointer level, its arguments with their shadows, and what brings all of them back."""

    gradient: Any
    arguments: list[Any]
    shadows: dict[str, np.ndarray]
    prepare: Callable[[], None]

    def call(self) -> Any:
        """Compute value and gradient."""
        return self.gradient(*self.arguments)


def pointer_level(
    setting: Setting, function: Any, seeds: Mapping[str, np.ndarray] | None = None
) -> PointerLevel:
    """Make the gradient with shadows for what is asked for and for what the kernel writes.

    Each call starts from cleared shadows, those of outputs from `seeds`, or ones.
    """
    import irad

    kernel, args = setting.kernel, setting.args
    names = {*kernel.wrt, *kernel.out, *kernel.scratch, *written(setting)}
    shadows = {n: np.zeros_like(v) for n, v in args.items() if n in names and isinstance(v, np.ndarray)}
    for name in kernel.out:
        shadows[name][:] = 1.0 if seeds is None else seeds[name]
    activities, call = [], []
    for name, value in args.items():
        call.append(value)
        if name in shadows:
            activities.append(irad.Dup)
            call.append(shadows[name])
        else:
            activities.append(irad.Active if name in names else irad.Const)
    restore_shadows = restorer(shadows)

    def prepare() -> None:
        setting.restore()
        restore_shadows()

    return PointerLevel(irad.autodiff(function, *activities), call, shadows, prepare)


@dataclass(frozen=True)
class Made:
    """irad's subjects; seconds from bitcode to the gradient's first result; instructions differentiated."""

    subjects: list[Subject]
    seconds: float
    instructions: int | None


def make_irad(setting: Setting) -> Made:
    """Make irad's primal, its gradient at the pointer level, and value and gradient at the array level."""
    kernel, args = setting.kernel, setting.args
    function = load_function(kernel)
    subjects = []
    values = list(args.values())
    if kernel.language == "c":
        subjects.append(Subject(JIT_PRIMAL, lambda: function(*values), setting.restore))

    start = time.perf_counter()
    pointers = pointer_level(setting, function)
    pointers.call()
    seconds = time.perf_counter() - start
    pointers.prepare()
    subjects.append(Subject(GRADIENT, pointers.call, pointers.prepare))
    subjects.append(Subject(ARRAYS, array_level_call(kernel, function, values), setting.restore))
    stats = getattr(pointers.gradient, "stats", None)
    return Made(subjects, seconds, getattr(stats, "instructions", None))


def array_level_call(kernel: Kernel, function: Any, values: list[Any]) -> Callable[[], Any]:
    """Return a call of `irad.value_and_grad`, or of `irad.vjp` and its pullback for kernels with outputs.

    It returns the value and a dictionary of the gradient by argument.
    """
    import irad

    if kernel.objective == "result":
        both = irad.value_and_grad(function, wrt=kernel.wrt)

        def call() -> Any:
            value, parts = both(*values)
            return value, dict(zip(kernel.wrt, parts, strict=True))

        return call
    single = len(kernel.out) == 1
    pair = irad.vjp(function, wrt=kernel.wrt, out=kernel.out[0] if single else kernel.out)

    def call_pair() -> Any:
        out, pullback = pair(*values)
        seed = np.ones_like(out) if single else tuple(np.ones_like(part) for part in out)
        return out, dict(zip(kernel.wrt, pullback(seed), strict=True))

    return call_pair
