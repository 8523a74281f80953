"""Types of library functions that a kernel calls, without machine code.

Numba learns what a call returns by compiling the callee for itself. irad lowers the callee anew, unoptimised, and needs
of Numba's work no more than the types: so while a kernel is lowered, functions of libraries (Numba's overloads of
NumPy's functions, each of which calls dozens of others) are compiled up to their types only. A user's functions are
still compiled, since that is when Numba reads their global variables.

What has types only is a :class:`TypedFunction`, in the place of the pointer by which Numba knows a compiled function.
Numba may come upon one in code of its own (overloads are kept in common tables): then the function is compiled after
all.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

from numba.core import compiler, errors, typing
from numba.core.base import OverloadSelector
from numba.core.compiler_machinery import AnalysisPass, PassManager, register_pass
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target
from numba.core.typed_passes import NopythonTypeInference
from numba.core.typing.context import CallStack

from irad.frontends.numba.lowered_again import is_closed

__all__ = ["TypedFunction", "signature_of", "types_only"]


class TypedFunction:
    """A function that has types for some arguments, and no machine code."""

    def __init__(self, dispatcher: Any, signature: Any) -> None:
        self.dispatcher = dispatcher
        self.signature = signature


class _CompiledWhenFound(OverloadSelector):
    """What Numba's own code finds for a :class:`TypedFunction`."""

    def __init__(self, typed: TypedFunction) -> None:
        super().__init__()
        self._typed = typed

    def find(self, sig: Any) -> Any:
        entry = self._typed.dispatcher.compile(self._typed.signature.args)
        return cpu_target.target_context._defns[entry].find(sig)


_typed: WeakKeyDictionary[Any, dict[tuple[Any, ...], TypedFunction]] = WeakKeyDictionary()
_wanted = False
"""Whether the innermost compilation that runs is one of irad's."""


@contextmanager
def types_only() -> Iterator[None]:
    """While this lasts, what irad lowers has library functions typed only. To be used under Numba's lock."""
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in _REPLACED]
    for each in _REPLACED:
        setattr(*each)
    try:
        yield
    finally:
        for each in before:
            setattr(*each)


def _compile_core(self: Any) -> Any:
    """Numba's method; what it compiles for itself calls compiled functions."""
    global _wanted
    before, _wanted = _wanted, getattr(self.state.targetctx, "types_only", False) or isinstance(self, _TypesOnly)
    try:
        return _numbas_compile_core(self)
    finally:
        _wanted = before


def _get_call_template(self: Any, args: Any, kws: Any) -> Any:
    if not _wanted or not self._can_compile or not is_closed(self.py_func.__module__):
        return _numbas_call_template(self, args, kws)
    pysig, folded = self._compiler.fold_argument_types(args, kws)
    name, signature = self.py_func.__name__, signature_of(self, tuple(folded))
    return typing.make_concrete_template(f"CallTemplate({name})", name, [signature]), pysig, tuple(folded), {}


def _get_overload(self: Any, sig: Any) -> Any:
    typed = _typed.get(self, {}).get(tuple(sig)) if _wanted and isinstance(sig, tuple) else None
    if typed is None or typed.signature.args in self.overloads:
        return _numbas_overload(self, sig)
    return typed


_numbas_call_template = Dispatcher.get_call_template
_numbas_overload = Dispatcher.get_overload
_numbas_compile_core = compiler.CompilerBase._compile_core
_REPLACED: tuple[tuple[Any, str, Any], ...] = (
    (Dispatcher, "get_call_template", _get_call_template),
    (Dispatcher, "get_overload", _get_overload),
    (compiler.CompilerBase, "_compile_core", _compile_core),
)
"""Methods of Numba's classes, and what stands in for them."""


def signature_of(dispatcher: Any, arguments: tuple[Any, ...]) -> Any:
    """The types of a function; a user's is compiled for them. To be used within :func:`types_only`."""
    if arguments not in dispatcher.overloads:
        if is_closed(dispatcher.py_func.__module__):
            return _typed_function(dispatcher, arguments).signature
        dispatcher.compile(arguments)
    return dispatcher.overloads[arguments].signature


def _typed_function(dispatcher: Any, arguments: tuple[Any, ...]) -> TypedFunction:
    """The function with its types, made when first asked for."""
    known = _typed.setdefault(dispatcher, {})
    if arguments not in known:
        with dispatcher._compiling_counter:
            try:
                known[arguments] = TypedFunction(dispatcher, _signature(dispatcher._compiler, arguments))
            except errors.ForceLiteralArg as error:
                fold = dispatcher.fold_argument_types
                raise error.bind_fold_arguments(lambda args, kws: fold(args, kws)[1]) from None
        cpu_target.target_context._defns[known[arguments]] = _CompiledWhenFound(known[arguments])
    return known[arguments]


def _signature(function_compiler: Any, arguments: tuple[Any, ...]) -> Any:
    failed, key = function_compiler._failed_cache, (arguments, None)
    if key in failed:
        raise failed[key]
    flags = compiler.Flags()
    function_compiler.targetdescr.options.parse_as_flags(flags, function_compiler.targetoptions)
    try:
        return compiler.compile_extra(
            _TypingContext(cpu_target.typing_context),
            cpu_target.target_context,
            function_compiler._get_implementation(arguments, {}),
            args=arguments,
            return_type=None,
            flags=function_compiler._customize_flags(flags),
            locals=function_compiler.locals,
            pipeline_class=_up_to_types(function_compiler.pipeline_class),
        )
    except errors.TypingError as error:
        failed[key] = error
        raise


class _TypingContext(typing.Context):
    """A copy of a typing context that is equal to it, but for the frames: what Numba compiles for itself must not refer
    to a function that has types only."""

    _frames = CallStack()

    def __init__(self, original: Any) -> None:
        vars(self).update(vars(original))
        self.original = original
        self.callstack = self._frames

    def __eq__(self, other: object) -> bool:
        return self.original is getattr(other, "original", other)

    def __hash__(self) -> int:
        return hash(self.original)


class _TypesOnly:
    """Marks compilers that end where the types are known."""


@cache
def _up_to_types(pipeline_class: Any) -> Any:
    class Pipeline(_TypesOnly, pipeline_class):
        def define_pipelines(self) -> Any:
            return [_shortened(manager) for manager in super().define_pipelines()]

    return Pipeline


def _shortened(manager: Any) -> Any:
    ends = [i for i, (made, _) in enumerate(manager.passes) if issubclass(made, NopythonTypeInference)]
    made = PassManager(manager.pipeline_name)
    made.passes = [*manager.passes[: ends[-1] + 1], (_Typed, "signature")]
    made.finalize()
    return made


@register_pass(mutates_CFG=False, analysis_only=True)
class _Typed(AnalysisPass):
    _name = "irad_typed"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """The signature is the result."""
        state.cr = typing.signature(state.return_type, *state.args)
        return False
