"""What can be differentiated: irad's functions, Numba's, and functions known by their address."""

from __future__ import annotations

import ctypes
import inspect
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import BuiltinFunctionType
from typing import Any

import numpy as np

from irad.api.calling.marshal import FUNCTION_POINTER, address_of, ffi
from irad.api.kernels.kernel import Kernel
from irad.api.kernels.signature import position_of
from irad.api.module import Function, Module, function_at
from irad.errors import ArgumentError, UsageError
from irad.options import Options

__all__ = ["Target", "target_of"]


class Target:
    """Something to differentiate. ``kernel(values)`` is its code for the values of a call."""

    def __init__(self, name: str, fixed: Kernel | None) -> None:
        self.name = name
        self.fixed = fixed
        """The code, where it does not depend on the arguments' types."""
        self.optional = 0
        """How many arguments there are by position, where some have defaults; else 0."""

    bound = 0
    """How many arguments have been bound to values; they are the last ones."""

    def complete(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        """The arguments with those that are bound. Raises :class:`ArgumentError`."""
        return tuple(args)

    def counted(self, keys: Any) -> Any:
        """The arguments that are named, as the code counts them. Raises :class:`UsageError` for bound ones."""
        return keys

    def kernel(self, values: tuple[Any, ...]) -> Kernel:
        """The code for these arguments (without shadows)."""
        assert self.fixed is not None
        return self.fixed

    def key(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """What its code for these arguments depends on."""
        return type_key(values)

    def returns_structure(self, values: tuple[Any, ...]) -> bool:
        """Whether it returns something else than a number or nothing for these arguments."""
        return False

    @property
    def takes_any_number(self) -> bool:
        """Whether it takes any number of arguments (``*args``): each of them is an argument for derivatives."""
        return False

    def names(self) -> tuple[str, ...]:
        """The arguments' names."""
        assert self.fixed is not None
        return tuple(a.name for a in self.fixed.signature.arguments)


class NumbaTarget(Target):
    """An ``@njit`` function: lowered once for each combination of argument types."""

    def __init__(self, dispatcher: Any, options: Options, disjoint: tuple[int | str, ...] = ()) -> None:
        super().__init__(dispatcher.py_func.__name__, None)
        self.dispatcher = dispatcher
        self.options = options
        self.disjoint = disjoint
        self._kernels: dict[tuple[Any, ...], Kernel] = {}
        self._structured: dict[tuple[Any, ...], bool] = {}
        self.adapters: dict[Any, Any] = {}
        """Kernels for structures of arguments (see :mod:`irad.api.transforms.structured_kernels`)."""
        code = dispatcher.py_func.__code__
        self.optional = code.co_argcount if dispatcher.py_func.__defaults__ else 0
        self._version = 0
        self._read: Any = None
        self._watches = False

    def key(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        return self._version, *type_key(values)

    def compiled_anew(self) -> None:
        """Numba has compiled the function: kernels that were made of other values of global variables do not serve."""
        from irad.frontends.numba.compile import values_read

        if self._read is None or values_read(self.dispatcher) != self._read:
            self._version += 1
            self._watches = False
            self._kernels.clear()
            self._structured.clear()
            self.adapters.clear()

    def watch(self) -> None:
        """Before anything of the function is kept: hear of it when Numba compiles the function."""
        from irad.frontends.numba.compile import values_read, watch

        if not self._watches:
            watch(self.dispatcher, self)
            self._read = values_read(self.dispatcher)
            self._watches = True

    def kernel(self, values: tuple[Any, ...]) -> Kernel:
        from irad.api.kernels.numba_kernels import kernel_of

        key = self.key(values)
        known = self._kernels.get(key)
        if known is None:
            self.watch()
            known = self._kernels[key] = replace(
                kernel_of(self.dispatcher, values, self.options), disjoint=self.disjoint
            )
        return known

    def returns_structure(self, values: tuple[Any, ...]) -> bool:
        from irad.frontends.numba.compile import kept_for

        key = self.key(values)
        if key not in self._structured:
            self.watch()
            types = type_key(values)
            find = partial(self._finds_structure, values)
            mine = "returns structure", types, self.options
            self._structured[key] = find() if _holds_values(types) else kept_for(self.dispatcher, mine, find)
        return self._structured[key]

    def _finds_structure(self, values: tuple[Any, ...]) -> bool:
        from irad.api.kernels.numba_kernels import ReturnsStructure

        try:
            return self.kernel(values).signature.result.kind == "tuple"
        except ReturnsStructure:
            return True

    def kernel_of_types(self, types: tuple[Any, ...]) -> Kernel:
        """The code for these Numba types."""
        from irad.api.kernels.numba_kernels import kernel_of_types

        known = self._kernels.get(types)
        if known is None:
            self.watch()
            known = self._kernels[types] = replace(
                kernel_of_types(self.dispatcher, types, self.options), disjoint=self.disjoint
            )
        return known

    @property
    def takes_any_number(self) -> bool:
        return bool(self.dispatcher.py_func.__code__.co_flags & inspect.CO_VARARGS)

    def names(self) -> tuple[str, ...]:
        return tuple(self.dispatcher.py_func.__code__.co_varnames[: self.dispatcher.py_func.__code__.co_argcount])


class PartialTarget(NumbaTarget):
    """What ``functools.partial`` has made of an ``@njit`` function: the function, with what is bound behind all else.

    Bound values are arguments of the compiled code, and no constants: other ones need no other code.
    """

    def __init__(self, f: Any, dispatcher: Any, options: Options, disjoint: tuple[int | str, ...]) -> None:
        from irad.frontends.numba.callables import in_order

        self._whole = inspect.signature(dispatcher.py_func)
        self._partial = f
        name = dispatcher.py_func.__name__
        if any(p.kind is not p.POSITIONAL_OR_KEYWORD for p in self._whole.parameters.values()):
            raise UsageError(f"{name}: arguments are bound only to functions that name all that they take")
        try:
            bound = self._whole.bind_partial(*f.args, **f.keywords).arguments
        except TypeError as error:
            raise UsageError(f"{f!r:.80}: {error}") from None
        self._free = [name for name in self._whole.parameters if name not in bound]
        self._function = dispatcher
        self._ordered = partial(in_order, dispatcher, [*self._free, *bound])
        super().__init__(self._ordered(), options, disjoint)
        self.bound = len(bound)

    def watch(self) -> None:
        from irad.frontends.numba.compile import watch

        super().watch()
        watch(self._function, self)

    def compiled_anew(self) -> None:
        super().compiled_anew()
        self.dispatcher = self._ordered()

    def complete(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        try:
            given = self._whole.bind(*self._partial.args, *args, **{**self._partial.keywords, **kwargs})
        except TypeError as error:
            raise ArgumentError(f"{self.name}: {error}") from None
        given.apply_defaults()
        return tuple(given.arguments[name] for name in self.names())

    def counted(self, keys: Any) -> Any:
        if isinstance(keys, (tuple, list)):
            return tuple(map(self.counted, keys))
        return position_of(keys, self.name, self._free)


def type_key(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """What Numba's types of these values depend on."""
    return tuple(map(_key_of, values))


def _key_of(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        flags = value.flags
        return value.dtype, value.ndim, flags.c_contiguous, flags.f_contiguous, flags.writeable, flags.aligned
    if isinstance(value, tuple):
        return type(value), type_key(value)
    if isinstance(value, (int, float, complex, np.generic)) or value is None:
        return type(value)
    return type(value), _Same(value)


def _holds_values(key: Any) -> bool:
    """Whether a key of types keeps some of the values alive."""
    return isinstance(key, _Same) or (isinstance(key, tuple) and any(map(_holds_values, key)))


class _Same:
    """A value as a key: equal to itself alone. It keeps the value, so that nothing else can have its identity."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value


Names = int | str | tuple[int | str, ...] | list[int | str]
"""One argument or several, by position or name."""


def target_of(f: Any, options: Options | None = None, *, disjoint: Names = (), **changes: bool | None) -> Target:
    """Find out what ``f`` is; ``changes`` are those of options, as far as they are not None. ``disjoint``: arguments of
    whose arrays the iterations of parallel loops share no element.

    Raises :class:`UsageError` for what cannot be differentiated.
    """
    if isinstance(f, Target):
        return f
    if options is not None and not isinstance(options, Options):
        raise UsageError(f"options is {options!r:.60}; it must be an irad.Options: options=irad.Options(opt_level=1)")
    if isinstance(getattr(f, "target", None), Target):
        raise UsageError(
            f"cannot differentiate {f!r} here: a kernel is wanted; irad.grad, irad.jacobian, irad.hessian and "
            "irad.vmap give functions that can be differentiated again, by all but irad.autodiff"
        )
    said = tuple(disjoint) if isinstance(disjoint, (tuple, list)) else (disjoint,)
    if isinstance(f, Function):
        chosen = _changed(options or f.kernel.options, changes)
        same = chosen == f.kernel.options and not said
        return Target(f.name, f.kernel if same else replace(f.kernel, options=chosen, disjoint=said))
    options = _changed(Options.given(options), changes)
    numba = _numba_target(f, options, said)
    if numba is not None:
        return numba
    if _is_function_pointer(f):
        function = function_at(address_of(f), options)
        return Target(function.name, replace(function.kernel, disjoint=said) if said else function.kernel)
    raise _no_target(f)


def _no_target(f: Any) -> UsageError:
    if callable(f) and hasattr(f, "__code__"):
        name = f.__name__ if f.__name__ != "<lambda>" else "a lambda"
        return UsageError(
            f"cannot differentiate {name}: it is a Python function that has not been compiled; decorate it with "
            "numba.njit, or wrap it: irad.grad(numba.njit(f))"
        )
    if isinstance(f, partial):
        return UsageError(
            f"cannot differentiate {f!r:.80}: of functions with bound arguments, those of Numba are differentiated; "
            "bind them to such a function itself, or give them at each call"
        )
    if isinstance(f, Module):
        return UsageError(f"cannot differentiate {f!r}: it is a whole module; name one of its functions: module.f")
    remedy = ""
    if isinstance(f, (float, complex, np.ndarray, np.inexact)):
        remedy = "; it looks like a result: give the function, and its arguments to the gradient: irad.grad(f)(x)"
    elif isinstance(f, BuiltinFunctionType) or (callable(f) and type(f).__module__.startswith("numpy")):
        remedy = "; call it in an @njit function, and give that"
    return UsageError(
        f"cannot differentiate {f!r:.80}: give an irad.Function, a Numba @njit or @cfunc function, a cffi or "
        f"ctypes function pointer, or an address{remedy}"
    )


def _changed(options: Options, changes: Mapping[str, bool | None]) -> Options:
    return options.with_(**{name: value for name, value in changes.items() if value is not None})


def _is_function_pointer(f: Any) -> bool:
    if isinstance(f, ffi.CData):
        return ffi.typeof(f).kind in ("function", "pointer")
    return isinstance(f, (FUNCTION_POINTER, ctypes.c_void_p, int, np.integer)) and not isinstance(f, bool)


def _numba_target(f: Any, options: Options, disjoint: tuple[int | str, ...]) -> Target | None:
    if "numba" not in sys.modules:
        return None
    from numba.core.ccallback import CFunc

    from irad.frontends.numba.callables import dispatcher_of

    if isinstance(f, CFunc):
        from irad.api.kernels.numba_kernels import kernel_of

        return Target(f.__name__, replace(kernel_of(f, None, options), disjoint=disjoint))
    f = getattr(f, "dispatcher", f)  # of a function with a rule of its own (irad.custom_vjp and the like)
    if isinstance(f, partial):
        function = dispatcher_of(getattr(f.func, "dispatcher", f.func))
        return None if function is None else PartialTarget(f, function, options, disjoint)
    function = dispatcher_of(f)
    return None if function is None else NumbaTarget(function, options, disjoint)
