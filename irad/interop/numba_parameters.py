"""How derivatives are called in ``@njit`` code: by position or by name, with the kernel's defaults, and with tuples."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from numba import njit, typeof
from numba.core import types

from irad.api.array_derivative import positions_of
from irad.api.arrays import ArrayGradient
from irad.api.differentiable import NumbaTarget, Target
from irad.api.kernels.kernel import Kernel
from irad.api.transforms.function_protocol import is_single
from irad.frontends.numba.refusals import OVERLOAD, DerivativeRefused

__all__ = ["Parameters", "by_parts", "numbers_along", "of_gradient", "root_of", "takes_tuples"]


@dataclass
class Parameters:
    """The parameters of a derivative.

    ``names`` are those of the kernel; None where it takes any number of arguments, or has parameters without a name.
    """

    names: tuple[str, ...] | None
    defaults: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, gradient: ArrayGradient) -> Parameters:
        """Those of the kernel that a gradient is of, directly or as a gradient of a gradient."""
        return cls.of_kernel(root_of(gradient).target)

    @classmethod
    def of_kernel(cls, target: Target | None) -> Parameters:
        """Those of a kernel."""
        if isinstance(target, NumbaTarget):
            known = inspect.signature(target.dispatcher.py_func).parameters.values()
            if all(p.kind is p.POSITIONAL_OR_KEYWORD for p in known):
                return cls(tuple(p.name for p in known), {p.name: p.default for p in known if p.default is not p.empty})
            return cls(None)
        names = target.names() if target is not None else ()
        return cls(names if names and all(name.isidentifier() for name in names) else None)

    def function(self, name: str, lines: Sequence[str], scope: dict[str, Any]) -> Any:
        """A function with these parameters, in terms of `passed`."""
        own = {"__name__": __name__, **scope, **{f"irad_default_{n}": value for n, value in self.defaults.items()}}
        head = "*args" if self.names is None else ", ".join(map(self._with_default, self.names))
        exec(f"def {name}({head}):\n" + "".join(f"    {line}\n" for line in lines), own)
        return own[name]

    def _with_default(self, name: str) -> str:
        return f"{name}=irad_default_{name}" if name in self.defaults else name

    def passed(self, count: int) -> list[str]:
        """Expressions of the first arguments."""
        return [f"args[{i}]" for i in range(count)] if self.names is None else list(self.names[:count])

    def stub(self, name: str) -> Any:
        """What stands for the derivative in Numba's eyes, and in its messages; it is never called."""
        made = self.function("stub", ["raise NotImplementedError"], {})
        made.__name__ = made.__qualname__ = name
        return made

    def overload(self, make: Callable[[tuple[Any, ...]], Any]) -> Any:
        """What Numba asks for an implementation: `make` gets the types of the arguments that are given. Those that are
        left out at the end are so for the kernel too."""
        if self.names is None:
            return self.function(OVERLOAD, ["return make(args)"], {"make": lambda args: make(_unpacked(args))})
        pairs = ", ".join(f"({name!r}, {name})" for name in self.names)
        found = f"({pairs}{',' if pairs else ''})"
        return self.function(OVERLOAD, [f"return make({found})"], {"make": lambda given: make(self._types(given))})

    def _types(self, given: tuple[tuple[str, Any], ...]) -> tuple[Any, ...]:
        found = list(given)
        while found and self._is_left_out(*found[-1]):
            found.pop()
        return tuple(typeof(_value(ty)) if self._is_left_out(name, ty) else ty for name, ty in found)

    def _is_left_out(self, name: str, ty: Any) -> bool:
        return isinstance(ty, types.Omitted) or (name in self.defaults and not isinstance(ty, types.Type))


def _value(ty: Any) -> Any:
    return ty.value if isinstance(ty, types.Omitted) else ty


def _unpacked(args: tuple[Any, ...]) -> tuple[Any, ...]:
    packed = len(args) == 1 and isinstance(args[0], (tuple, types.BaseTuple))
    return tuple(args[0]) if packed else args


def root_of(gradient: ArrayGradient) -> ArrayGradient:
    """The gradient of a kernel that a gradient of gradients begins with."""
    while gradient.target is None and isinstance(gradient.source, ArrayGradient):
        gradient = gradient.source
    return gradient


def numbers_along(gradient: ArrayGradient, kernel: Kernel) -> list[int] | None:
    """The numbers, by position, by which a gradient takes derivatives of its kernel before its own; None where one of
    them is by something else, or not by it alone."""
    found = []
    while gradient.target is None and isinstance(gradient.source, ArrayGradient):
        gradient = gradient.source
        at = positions_of(kernel, gradient.wrt)
        if len(at) != 1 or not is_single(gradient.wrt) or gradient.with_value or gradient.has_aux:
            return None
        if kernel.signature.arguments[at[0]].kind != "float":
            return None
        found.append(at[0])
    return found[::-1]


def of_gradient(gradient: ArrayGradient) -> ArrayGradient:
    """A gradient of a gradient as that of an ``@njit`` function that calls the inner one."""
    root = root_of(gradient)
    parameters = Parameters.of(gradient)
    if parameters.names is None or root.target is None or root.has_aux:
        raise DerivativeRefused(f"{gradient!r} cannot be called from @njit code; call it from Python")
    name = gradient.source.__name__
    lines = [f"return irad_inner({', '.join(parameters.names)})"]
    inner = parameters.function(name if name.isidentifier() else "inner", lines, {"irad_inner": gradient.source})
    settings = {**gradient._settings, "options": getattr(root.target, "options", None)}
    return ArrayGradient(njit(inner), gradient._maker, _complete(settings))


def _complete(settings: dict[str, Any]) -> dict[str, Any]:
    return {"has_aux": False, "out": None, **settings}


def takes_tuples(given: Sequence[Any]) -> bool:
    """Whether an argument is a tuple or a namedtuple."""
    return any(isinstance(ty, types.BaseTuple) for ty in given)


@dataclass
class _Leaves:
    """Arguments taken apart: names and expressions of the parts, and how each argument is put together of them."""

    scope: dict[str, Any] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    expressions: list[str] = field(default_factory=list)
    types: list[Any] = field(default_factory=list)

    def take(self, ty: Any, name: str, expression: str) -> str:
        """Take an argument apart; returns how it is put together, each part as ``{position}``."""
        if not isinstance(ty, types.BaseTuple):
            self.names.append(name if name not in self.names else f"{name}_{len(self.names)}")
            self.expressions.append(expression)
            self.types.append(ty)
            return f"{{{len(self.names) - 1}}}"
        items: list[Any] = list(ty)  # type: ignore[call-overload]
        fields = getattr(ty, "fields", range(len(items)))
        parts = [self.take(item, f"{name}_{fields[k]}", f"{expression}[{k}]") for k, item in enumerate(items)]
        made = getattr(ty, "instance_class", None)
        if made is None:
            return f"({', '.join(parts)},)" if parts else "()"
        maker = f"irad_make_{len(self.scope)}"
        self.scope[maker] = made
        return f"{maker}({', '.join(parts)})"


def by_parts(gradient: ArrayGradient, given: Sequence[Any], parameters: Parameters) -> Any:
    """The implementation of a gradient where arguments are tuples: that by their parts, put together."""
    target = gradient.target
    if not isinstance(target, NumbaTarget) or target.disjoint:
        raise DerivativeRefused(f"{gradient.name}: gradients with disjoint= take no tuples in @njit code")
    passed = parameters.passed(len(given))
    labels = parameters.names or tuple(f"a{i}" for i in range(len(given)))
    leaves = _Leaves({"irad_kernel": target.dispatcher})
    whole, own = [], []
    for ty, name, expression in zip(given, labels, passed, strict=False):
        first = len(leaves.names)
        whole.append(leaves.take(ty, name, expression))
        own.append(range(first, len(leaves.names)))
    chosen = [_position(gradient, key, labels[: len(given)]) for key in _keys(gradient.wrt)]
    wrt = [k for i in chosen for k in own[i]]
    _require_numbers(gradient.name, [(labels[i], leaves.types[k]) for i in chosen for k in own[i]])
    call = ", ".join(whole).format(*leaves.names)
    name = gradient.name if gradient.name.isidentifier() else "kernel"
    flat = Parameters(tuple(leaves.names)).function(name, [f"return irad_kernel({call})"], leaves.scope)
    settings = {**gradient._settings, "wrt": tuple(wrt)}
    leaves.scope["irad_flat"] = ArrayGradient(njit(flat), gradient._maker, _complete(settings))
    found = dict(zip(wrt, (f"irad_r[{k}]" for k in range(len(wrt))), strict=True))
    parts = [whole[i].format(*(found.get(k, "") for k in range(len(leaves.names)))) for i in chosen]
    answer = parts[0] if is_single(gradient.wrt) else f"({', '.join(parts)},)"
    lines = [f"{'irad_v, ' if gradient.with_value else ''}irad_r = irad_flat({', '.join(leaves.expressions)})"]
    lines.append(f"return {'irad_v, ' if gradient.with_value else ''}{answer}")
    return parameters.function("implementation", lines, leaves.scope)


def _keys(wrt: Any) -> Iterator[Any]:
    yield from (wrt,) if is_single(wrt) else wrt


def _position(gradient: ArrayGradient, key: Any, names: Sequence[str]) -> int:
    found = names.index(key) if key in names else key
    if not isinstance(found, int) or not -len(names) <= found < len(names):
        raise DerivativeRefused(f"{gradient.name} has no argument {key!r}; it has {', '.join(names)}")
    return found % len(names)


def _require_numbers(kernel: str, parts: Sequence[tuple[str, Any]]) -> None:
    """Refuse gradients by parts that have none."""
    for name, ty in parts:
        if not isinstance(getattr(ty, "dtype", ty), types.Float):
            raise DerivativeRefused(
                f"{kernel}: argument {name!r} has a part ({ty}) that is no floating-point number, and "
                "has no derivative; pass floating-point ones (2.0 for 2), or hand it over as an argument of its own"
            )
