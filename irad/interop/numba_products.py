"""`irad.jvp`, `irad.hvp`, `irad.vhp`, `irad.jacobian` and `irad.hessian` inside ``@njit`` code.

Each is put together of a tangent, the derivative of a function that stores its results: of the kernel itself, or, for
second derivatives, of its gradient. Arguments are numbers and arrays that the kernel only reads; columns are computed
one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numba import njit, typeof
from numba.core import types
from numba.core.registry import cpu_target
from numba.extending import overload

from irad.api.activities import Activity
from irad.api.arrays import VectorProduct, grad
from irad.api.differentiable import NumbaTarget
from irad.api.hvp import HessianProduct
from irad.api.kernels.signature import position_of
from irad.api.pointer import autodiff
from irad.api.transforms.function_protocol import is_single
from irad.api.transforms.jacobians import JacobianFunction
from irad.errors import IradError
from irad.frontends.numba.compile import result_type
from irad.frontends.numba.refusals import OVERLOAD, DerivativeRefused
from irad.interop.numba_parameters import Parameters

__all__ = ["PRODUCTS", "Product", "type_of_product"]

PRODUCTS = (VectorProduct, HessianProduct, JacobianFunction)
Product = VectorProduct | HessianProduct | JacobianFunction


def type_of_product(derivative: Product) -> Any:
    """The Numba type of a derivative: that of a function that has an implementation for each call."""
    name = f"irad.{derivative.word}({derivative.name})"
    parameters = Parameters.of_kernel(derivative.target)

    def columns(given: tuple[Any, ...]) -> Any:
        passed = f"({', '.join(parameters.passed(len(given)))},)"
        scope = {"irad_columns": njit(_implemented(derivative, "args", given))}
        return parameters.function("implementation", [f"return irad_columns({passed})"], scope)

    if isinstance(derivative, JacobianFunction):
        stub = parameters.stub(name)
        overload(stub, strict=False)(parameters.overload(columns))
    else:
        head = "args, vectors"
        stub = _defined("stub", head, ["raise NotImplementedError"], {})
        stub.__name__ = stub.__qualname__ = name
        products = {"implement": partial(_implemented, derivative, head)}
        overload(stub, strict=False)(_defined(OVERLOAD, head, [f"return implement({head})"], products))
    context = cpu_target.typing_context
    context.refresh()
    return context.resolve_value_type(stub)


def _implemented(derivative: Product, head: str, *args: Any) -> Callable[..., Any]:
    try:
        return _Call(derivative, args).implementation(head)
    except IradError as error:
        raise DerivativeRefused.of(error) from error


class _Call:
    """A call for some types of arguments. ``given`` are the kernel's arguments, ``wrt`` those that move, ``outs`` what
    the tangent is taken of."""

    def __init__(self, derivative: Product, args: Sequence[Any]) -> None:
        target = derivative.target
        if not isinstance(target, NumbaTarget) or target.bound or derivative.out is not None:
            raise DerivativeRefused(
                f"{derivative!r} is not called from @njit code: there it takes @njit functions, with all their "
                "arguments and without out=; call it from Python, and hand its result to the @njit function"
            )
        given: Any = args[0] if isinstance(args[0], (tuple, types.BaseTuple)) else args
        names, defaults = target.names(), Parameters.of_kernel(target).defaults
        missing = [name for name in names[len(given) :] if name not in defaults]
        if missing:
            raise DerivativeRefused(f"{derivative!r} lacks arguments of {target.name}: {', '.join(missing)}")
        self.defaults = {i: defaults[names[i]] for i in range(len(given), len(names))}
        self.derivative, self.target = derivative, target
        self.given = tuple(map(types.unliteral, [*given, *map(typeof, self.defaults.values())]))
        self.is_second = derivative.word in ("hvp", "vhp", "hessian")
        self.names = names = names[: len(self.given)]
        keys = (derivative.wrt,) if is_single(derivative.wrt) else derivative.wrt
        self.wrt = [position_of(key, target.name, names) for key in keys]
        for i, ty in enumerate(self.given):
            if not _is_plain(ty) or (i in self.wrt and not _is_floating(ty)):
                raise DerivativeRefused(
                    f"{derivative!r} takes no {ty} ({names[i]!r}) in @njit code; call it from Python"
                )
        if not isinstance(derivative, JacobianFunction) and len(args[1]) != len(self.wrt):
            raise DerivativeRefused(f"{derivative!r} takes {len(self.wrt)} vectors; {len(args[1])} given")
        dense = tuple(map(_dense, self.given))
        result = result_type(target.dispatcher, dense)
        if not _is_plain(result) or not _is_floating(result):
            raise DerivativeRefused(f"{derivative!r}: {target.name} returns {result}, no number or array of them")
        self.outs = [dense[i] for i in self.wrt] if self.is_second else [result]
        self._stored, self._scope = self._storing()
        if isinstance(result, types.Array):
            kernel = NumbaTarget(self._stored, target.options).kernel_of_types((*dense, _dense(result)))
        else:
            kernel = target.kernel_of_types(dense)
        if any(a.written for a in kernel.signature.arguments[: len(dense)]):
            raise DerivativeRefused(f"{derivative!r}: {target.name} writes to its arguments; call it from Python")

    def _storing(self) -> tuple[Any, dict[str, Any]]:
        """The function that stores its results, and what calls need."""
        f = grad(self.target.dispatcher, tuple(self.wrt), options=self.target.options) if self.is_second else None
        scope: dict[str, Any] = {"irad_f": self.target.dispatcher if f is None else f}
        lines = [f"irad_r = irad_f({', '.join(self.names)})"]
        for k, out in enumerate(self.outs):
            lines.append(f"irad_o{k}[{_whole(out)}] = irad_r{f'[{k}]' if self.is_second else ''}")
        name = self.target.name if self.target.name.isidentifier() else "kernel"
        return njit(_defined(name, ", ".join([*self.names, *self._names("irad_o")]), lines, scope)), scope

    def _names(self, letter: str) -> list[str]:
        return [f"{letter}{k}" for k in range(len(self.outs))]

    def implementation(self, head: str) -> Callable[..., Any]:
        """The function that Numba compiles for the call."""
        own = [f"a{i}" for i in range(len(self.given))]
        passed_on = [f"default{i}" if i in self.defaults else f"args[{i}]" for i in range(len(own))]
        lines = [f"{a} = {_in_order(passed_on[i], self.given[i])}" for i, a in enumerate(own)]
        if not self.is_second:
            lines.append(f"value = irad_f({', '.join(own)})")
        like = [own[i] for i in self.wrt] if self.is_second else ["value"]
        for k, out in enumerate(self.outs):
            lines.append(
                f"o{k} = zeros_like({like[k]})" if isinstance(out, types.Array) else f"o{k} = zeros(1, kind{k})"
            )
            lines.append(f"d{k} = zeros_like(o{k})")
        activities = [Activity.CONST] * len(own)
        passed: list[str] = []
        for i, a in enumerate(own):
            stands = self.is_second and i not in self.wrt and _is_floating(self.given[i])
            if stands and isinstance(self.given[i], types.Array):  # a gradient's rule takes a tangent of each array
                lines.append(f"s{i} = zeros_like({a})")
                passed += [a, f"s{i}"]
                activities[i] = Activity.DUP
                continue
            passed += [a, f"v{self.wrt.index(i)}"] if i in self.wrt else [a]
            if i in self.wrt:
                activities[i] = Activity.DUP if isinstance(self.given[i], types.Array) else Activity.ACTIVE
        passed += [name for pair in zip(self._names("o"), self._names("d"), strict=True) for name in pair]
        activities += [Activity.DUP] * len(self.outs)
        call = f"tangent({', '.join(passed)})"
        lines += self._columns(call) if isinstance(self.derivative, JacobianFunction) else self._products(call)
        scope = {
            **self._scope, **{f"default{i}": value for i, value in self.defaults.items()},
            **{f"kind{k}": _kind(out) for k, out in enumerate(self.outs)},
            "tangent": autodiff(self._stored, *activities, mode="forward", options=self.target.options),
            "zeros": np.zeros, "zeros_like": np.zeros_like, "empty": np.empty,
            "ascontiguousarray": np.ascontiguousarray,
        }  # fmt: skip
        made: Callable[..., Any] = _defined("implementation", head, lines, scope)
        return made

    def _products(self, call: str) -> list[str]:
        lines = []
        for k, i in enumerate(self.wrt):
            is_array = isinstance(self.given[i], types.Array)
            lines.append(f"v{k} = vectors[{k}].copy()" if is_array else f"v{k} = vectors[{k}]")
        found = [
            [
                f"{x}{'' if isinstance(out, types.Array) else '[0]'}"
                for x, out in zip(self._names(letter), self.outs, strict=True)
            ]
            for letter in "od"
        ]
        several = self.is_second and not is_single(self.derivative.wrt)
        first, second = (f"({', '.join(each)},)" if several else each[0] for each in found)
        return [*lines, call, f"return {first}, {second}"]

    def _columns(self, call: str) -> list[str]:
        if len(self.wrt) != 1:
            raise DerivativeRefused(f"{self.derivative!r} by several arguments is not called from @njit code")
        own, has_shape = f"a{self.wrt[0]}", isinstance(self.outs[0], types.Array)
        if not isinstance(self.given[self.wrt[0]], types.Array):
            return ["v0 = 1.0", call, f"return d0{'' if has_shape else '[0]'}"]
        return [
            f"v0 = zeros_like({own})",
            "flat = v0.reshape(v0.size)",
            "made = empty((o0.size, v0.size), o0.dtype)",
            "for k in range(v0.size):",
            "    flat[k] = 1.0",
            "    d0[...] = 0.0",
            f"    {call}",
            "    made[:, k] = d0.reshape(d0.size)",
            "    flat[k] = 0.0",
            f"return made.reshape({'o0.shape + ' if has_shape else ''}{own}.shape)",
        ]


def _defined(name: str, head: str, lines: Sequence[str], scope: dict[str, Any]) -> Any:
    own = {"__name__": __name__, **scope}
    exec(f"def {name}({head}):\n" + "".join(f"    {line}\n" for line in lines), own)
    return own[name]


def _is_plain(ty: Any) -> bool:
    numbers = (types.Number, types.Boolean)
    return isinstance(ty, numbers) or (isinstance(ty, types.Array) and isinstance(ty.dtype, numbers) and ty.ndim > 0)


def _is_floating(ty: Any) -> bool:
    return isinstance(getattr(ty, "dtype", ty), types.Float)


def _dense(ty: Any) -> Any:
    return types.Array(ty.dtype, ty.ndim, "C") if isinstance(ty, types.Array) else ty


def _in_order(expression: str, ty: Any) -> str:
    """An array in C's order, copied where it is not."""
    other = isinstance(ty, types.Array) and (ty.layout != "C" or not ty.mutable)
    return f"ascontiguousarray({expression})" if other else expression


def _whole(ty: Any) -> str:
    return "..." if isinstance(ty, types.Array) else "0"


def _kind(ty: Any) -> Any:
    """NumPy's type of the numbers of an output."""
    return np.dtype(str(getattr(ty, "dtype", ty))).type
