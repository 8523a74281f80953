"""What Numba users call like an ``@njit`` function, as one: functions of ``@vectorize`` and ``@guvectorize``, and
functions with their arguments in another order.

Such a function is made once, and kept by what it is made of.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from numba import njit
from numba.core.dispatcher import Dispatcher
from numba.np.ufunc.dufunc import DUFunc
from numba.np.ufunc.gufunc import GUFunc
from numpy import broadcast_shapes, dtype, empty, shape

from irad.errors import UsageError
from irad.frontends.numba.compile import kept_for

__all__ = ["dispatcher_of", "in_order"]

_PART = re.compile(r"\(([^()]*)\)")


def dispatcher_of(f: Any) -> Any:
    """The ``@njit`` function that does what ``f`` does; None for what is nothing of Numba's. Raises
    :class:`UsageError` for what Numba cannot call in compiled code."""
    if isinstance(f, Dispatcher):
        return f
    if isinstance(f, DUFunc):
        code = f._dispatcher.py_func.__code__  # type: ignore[attr-defined]
        names = code.co_varnames[: code.co_argcount]
        return _caller(f, lambda: _made(f, names, [f"return kernel({', '.join(names)})"], {}))
    return _caller(f, lambda: _of_gufunc(f)) if isinstance(f, GUFunc) else None


def in_order(dispatcher: Any, names: Sequence[str]) -> Any:
    """The function with its parameters, all of them, in this order, and without defaults."""
    code = dispatcher.py_func.__code__
    own = code.co_varnames[: code.co_argcount]
    if tuple(names) == own:
        return dispatcher
    key = "in order", tuple(names)
    return kept_for(dispatcher, key, lambda: _made(dispatcher, names, [f"return kernel({', '.join(own)})"], {}))


def _of_gufunc(f: Any) -> Any:
    """A caller of a generalised ufunc. Where it has types, the caller returns new arrays; one without is given its
    outputs, as Numba demands."""
    code = f.gufunc_builder.py_func.__code__
    names = code.co_varnames[: code.co_argcount]
    inputs, outputs = (_PART.findall(side) for side in f.signature.split("->"))
    if f.is_dynamic:
        return _made(f, names, [f"kernel({', '.join(names)})"], {})
    given = names[: len(inputs)]
    lines, loops = [], []
    sizes: dict[str, str] = {}
    for name, part in zip(given, inputs, strict=True):
        core = [axis.strip() for axis in part.split(",") if axis.strip()]
        lines.append(f"shape_{name} = shape({name})")
        loops.append(f"shape_{name}[:-{len(core)}]" if core else f"shape_{name}")
        for k, axis in enumerate(core):
            sizes.setdefault(axis, f"shape_{name}[{k - len(core)}]")
    lines.append(f"loops = {loops[0]}" if len(loops) == 1 else f"loops = broadcast_shapes({', '.join(loops)})")
    made = names[len(inputs) :]
    kinds = {one.split("->")[1] for one in f.types}
    if not kinds:
        raise UsageError(
            f"cannot differentiate {f.__name__}: its list of types is empty; give it types, or leave the list out: "
            "@guvectorize('(n)->()')"
        )
    if len(kinds) > 1:
        raise UsageError(
            f"cannot differentiate {f.__name__}: it has several types, and its outputs several kinds of numbers; call "
            "it in an @njit function that makes them"
        )
    types = [dtype(kind).type for kind in kinds.pop()]
    for i, (name, part) in enumerate(zip(made, outputs, strict=True)):
        core = [axis.strip() for axis in part.split(",") if axis.strip()]
        if any(axis not in sizes for axis in core):
            raise UsageError(f"cannot differentiate {f.__name__}: nothing tells how long an output of {part} is")
        lengths = "".join(f"{sizes[axis]}, " for axis in core)
        lines.append(f"{name} = empty(loops + ({lengths}), type_{i})" if core else f"{name} = empty(loops, type_{i})")
    lines += [f"kernel({', '.join(names)})", f"return {', '.join(made)}"]
    scope = {"shape": shape, "empty": empty, "broadcast_shapes": broadcast_shapes}
    return _made(f, given, lines, {**scope, **{f"type_{i}": type_ for i, type_ in enumerate(types)}})


def _made(kernel: Any, names: Sequence[str], lines: Sequence[str], scope: dict[str, Any]) -> Any:
    name = kernel.__name__ if kernel.__name__.isidentifier() else "kernel_"
    own = {"__name__": kernel.__module__, "kernel": kernel, **scope}
    body = "".join(f"    {line}\n" for line in lines)
    exec(f"def {name}({', '.join(names)}):\n{body}", own)
    return njit(own[name])


def _caller(f: Any, make: Callable[[], Any]) -> Any:
    known = vars(f).get("_irad_caller")
    if known is None:
        known = vars(f)["_irad_caller"] = make()
    return known
