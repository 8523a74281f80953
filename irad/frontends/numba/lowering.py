"""Numba's compiler, stopped before it optimises.

Numba hands out LLVM IR only after its own pipeline has vectorised, unrolled and prepared it for code
generation. A private target context, code generator and code library run the same lowering and skip that
pipeline. Functions that the kernel calls are lowered anew through the same context, because the libraries
that Numba has cached for them are optimised already.

Numba types a call in a circle (a function that calls itself, or two that call each other) by looking at the
frames of its type inference, and leaves the address to be filled in by its own run-time linker. Here no such
frames are seen: such a call is an ordinary call of an overload that Numba has compiled for itself, and where
that overload is being lowered, the call refers to its symbol. What a module of a circle lacks then is linked
by :func:`irad.frontends.numba.assemble.assemble`, out of ``RawContext.definitions``.
"""

from __future__ import annotations

import ctypes
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from weakref import WeakSet

from llvmlite import binding, ir
from numba import njit
from numba.core import cgutils, compiler, externals, types, typing, utils
from numba.core.base import _wrap_impl
from numba.core.ccallback import CFunc
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext
from numba.core.cpu_options import ParallelOptions
from numba.core.debuginfo import DIBuilder
from numba.core.dispatcher import Dispatcher
from numba.core.errors import NumbaDebugInfoWarning, NumbaParallelSafetyWarning, NumbaPerformanceWarning
from numba.core.registry import cpu_target
from numba.core.targetconfig import ConfigStack
from numba.core.typing.context import CallStack
from numba.np.arrayobj import raise_with_shape_context
from numba.np.ufunc.parallel import get_num_threads

from irad.frontends.numba import typed_containers
from irad.frontends.numba.exceptions import shape_mismatch
from irad.frontends.numba.frozen import require_unchanged
from irad.frontends.numba.function_values import function_values, value_at, value_of
from irad.frontends.numba.kernel import NumbaUnsupported
from irad.frontends.numba.layouts import layouts_apart
from irad.frontends.numba.linalg_pointers import linalg_pointer
from irad.frontends.numba.line_lookup import each_function_parsed_alone
from irad.frontends.numba.lists import Counting, lists_apart
from irad.frontends.numba.parfor_lowering import thread_count, with_regions
from irad.frontends.numba.printing import print_values
from irad.frontends.numba.record_lifetimes import records_kept
from irad.frontends.numba.rules import Rules, registered
from irad.frontends.numba.special import special_pointer
from irad.frontends.numba.strided_items import strided_items
from irad.frontends.numba.types_only import TypedFunction, types_only
from irad.ir.marks import DERIVATIVE

__all__ = ["RawContext", "compile_raw", "forget", "raw_context"]


class RawLibrary(JITCodeLibrary):
    """A code library that links what it needs and leaves the code as Numba lowered it."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    @property
    def module(self) -> Any:
        """The linked module (llvmlite ``ModuleRef``)."""
        self._ensure_finalized()
        return self._final_module


class RawCodegen(JITCPUCodegen):
    """Numba's code generator for this machine, over :class:`RawLibrary`."""

    _library_class = RawLibrary


class _LineTables(DIBuilder):
    """Debug information of lines and functions only: variables would need memory, or clutter the code."""

    def __init__(self, module: Any, filepath: str, cgctx: Any, directives_only: bool) -> None:
        if filepath == "<string>":
            filepath = getattr(cgctx, "generated_from", None) or filepath
        super().__init__(module, filepath, cgctx, directives_only)

    def mark_variable(self, *args: Any, **kwargs: Any) -> None:
        pass


class RawContext(CPUContext):
    """Numba's CPU target whose functions stay unoptimised; NRT functions stay undefined.

    Parallel loops become regions of OpenMP where ``parallel`` is set, else plain loops. ``generated_from``: while a
    function is lowered whose Python text Numba has made up, the file of the code in it.
    """

    DIBuilder = _LineTables
    parallel = False
    lists_apart = layouts_apart = strided_items = types_only = function_values = records_kept = True
    generated_from: str | None = None

    @global_compiler_lock
    def init(self) -> None:
        self.is32bit = utils.MACHINE_BITS == 32
        self._internal_codegen = RawCodegen("irad.numba")
        self.environments: dict[str, tuple[Any, ctypes.c_void_p]] = {}
        self.definitions: dict[str, RawLibrary] = {}
        self._lowering: list[object] = []
        self.rules = Rules(self._lower_ruled)
        externals.c_math_functions.install(self)

    @property
    def nrt(self) -> Counting:
        return Counting(self, self.enable_nrt)

    def _lower_ruled(self, dispatcher: Any, arguments: tuple[Any, ...]) -> Any:
        return compile_raw(dispatcher._compiler, arguments, self)

    def subtarget(self, **kws: Any) -> Any:
        """Numba's copy for one function; its environment is kept, since exceptions may need it later.

        From here on the function has a symbol, so that it can be called while it is lowered.
        """
        if "fndesc" in kws and not kws["fndesc"].native:
            raise NumbaUnsupported(
                "the kernel runs Python code (objmode)",
                "object mode has no derivative",
                "take it out of the kernel, or put it into an @njit function that has a rule (irad.rule)",
            )
        if "fndesc" in kws and self._lowering and (key := self._lowering[-1]) is not None:
            self._lowering[-1] = None
            self.insert_user_function(key, kws["fndesc"])
        environment = kws.get("environment")
        if environment is not None:
            name = self.get_env_name(kws["fndesc"])
            self.environments[name] = (environment, ctypes.c_void_p(id(environment)))
        return super().subtarget(**kws)

    def post_lowering(self, mod: Any, library: Any) -> None:
        if self.fastmath:
            from numba.core import fastmathpass

            fastmathpass.rewrite_module(mod, self.fastmath)

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> object:
        """A key for the function's definition: nothing is made executable here."""
        return object()

    def get_function(self, fn: Any, sig: Any, _firstcall: bool = True) -> Any:
        """Numba's lookup; a compiled Python function met for the first time is lowered here as well.

        What Numba keeps in its own context only (a ufunc, a stencil) is taken from there.
        """
        rule = registered(fn.dispatcher) if isinstance(fn, types.Dispatcher) else None
        if rule is not None:
            return self.rules.implementation(self, rule, sig, fn)
        instead = print_values if fn is print else typed_containers.implementation(fn, sig)
        if instead is not None:
            return _wrap_impl(instead, self, sig)
        key = fn.get_impl_key(sig.as_function()) if isinstance(fn, types.Callable) else fn
        if key not in self._defns:
            self._lower_overload(fn, key)
        try:
            return super().get_function(fn, sig, _firstcall)
        except NotImplementedError:
            theirs = cpu_target.target_context._defns
            if key not in theirs or self._defns[key] is theirs[key]:
                raise
            self._defns[key] = theirs[key]
            return super().get_function(fn, sig, False)

    def cast(self, builder: Any, val: Any, fromty: Any, toty: Any) -> Any:
        """Numba's conversion; a function becomes the pointer to what is lowered of it."""
        if isinstance(fromty, types.Dispatcher) and isinstance(toty, types.FunctionType):
            made = self._function_value(builder, toty.get_precise(), fromty.dispatcher)
            return super().cast(builder, val, fromty, toty) if made is None else made
        return super().cast(builder, val, fromty, toty)

    def _function_value(self, builder: Any, ty: Any, function: Any) -> Any:
        """The value of a function; None for one that has a rule or is nothing of Numba's."""
        if isinstance(function, CFunc):
            function = njit(vars(function)["_pyfunc"])
        if isinstance(function, types.WrapperAddressProtocol):
            pointer = types.ExternalFunctionPointer(ty.signature, lambda address: address)
            return value_at(self, builder, pointer, function.__wrapper_address__(), ty)
        if not isinstance(function, Dispatcher) or registered(function) is not None:
            return None
        dispatcher: Any = function
        require_unchanged(dispatcher, ty.signature.args)
        result = compile_raw(dispatcher._compiler, ty.signature.args, self)
        self.definitions[result.fndesc.llvm_func_name] = result.library
        self.add_linking_libs([result.library])
        return value_of(self, builder, result.fndesc, ty)

    def get_constant_generic(self, builder: Any, ty: Any, val: Any) -> Any:
        """Numba's constant; pointers to functions that irad has rules for become these functions."""
        if isinstance(ty, types.FunctionType):
            made = self._function_value(builder, ty.get_precise(), val)
            if made is not None:
                return made
        if isinstance(ty, types.ExternalFunctionPointer):
            for named in (special_pointer, linalg_pointer):
                found = named(self, builder, ty, ty.get_pointer(val))
                if found is not None:
                    return found
        return super().get_constant_generic(builder, ty, val)

    def add_dynamic_addr(self, builder: Any, intaddr: int, info: str) -> Any:
        """Numba's pointer; a derivative that is called here is a function with a name, which refusals can tell."""
        if not info.startswith(DERIVATIVE):
            return super().add_dynamic_addr(builder, intaddr, info)
        symbol = f"{info}.{intaddr:x}"
        binding.add_symbol(symbol, intaddr)
        return cgutils.get_or_insert_function(builder.module, ir.FunctionType(ir.VoidType(), []), symbol)

    def _lower_overload(self, fn: Any, key: Any) -> None:
        overload = _find_overload(fn, key)
        if overload is not None:
            dispatcher, arguments = overload
            key_of = getattr(fn, "typing_key", None)
            if key_of in _INSTEAD:
                dispatcher = _INSTEAD[key_of]
            require_unchanged(dispatcher, arguments)
            with self._may_be_called(key):
                result = compile_raw(dispatcher._compiler, arguments, self)
            self.insert_user_function(key, result.fndesc, [result.library])
            self.definitions[result.fndesc.llvm_func_name] = result.library

    @contextmanager
    def _may_be_called(self, key: object) -> Iterator[None]:
        """While this lasts, what is lowered can be called as ``key``, by its symbol and without its library."""
        self._lowering.append(key)
        try:
            yield
        finally:
            self._lowering.pop()
            self._defns.pop(key, None)


_INSTEAD = {raise_with_shape_context: shape_mismatch, get_num_threads: thread_count}
"""What is lowered in the place of functions of Numba's."""


def _find_overload(fn: Any, key: Any) -> tuple[Any, tuple[Any, ...]] | None:
    """The dispatcher and argument types that were compiled to ``key``; None when it is something else."""
    if isinstance(key, TypedFunction):
        return key.dispatcher, key.signature.args
    if isinstance(fn, types.Dispatcher):
        dispatchers = [fn.dispatcher]
    else:
        templates = fn.templates if isinstance(fn, types.Function) else [getattr(fn, "template", None)]
        cached = [entry for template in templates for entry in getattr(template, "_impl_cache", {}).values()]
        # The cache of an intrinsic holds signatures, that of a function pairs with a dispatcher or None.
        dispatchers = [entry[0] for entry in cached if isinstance(entry, tuple) and entry[0] is not None]
    for dispatcher in dispatchers:
        arguments = _overload_arguments(dispatcher, key)
        if arguments is not None:
            return dispatcher, arguments
    return None


def _overload_arguments(dispatcher: Any, key: Any) -> tuple[Any, ...] | None:
    for arguments, result in dispatcher.overloads.items():
        if result.entry_point is key:
            return tuple(arguments)
    return None


def _own_flags(function_compiler: Any) -> Any:
    """The options with which Numba compiles the function for itself."""
    flags: Any = compiler.Flags()
    function_compiler.targetdescr.options.parse_as_flags(flags, function_compiler.targetoptions)
    return function_compiler._customize_flags(flags)


def _flags_of(function_compiler: Any, parallel: bool) -> Any:
    """The function's own options, with line tables on, and wrappers off.

    Line tables (``dbg_directives_only``) leave the code as it is without debug information, unlike
    ``debug=True``. Unless ``parallel``, Numba lowers ``prange`` to a plain loop.
    """
    flags = _own_flags(function_compiler)
    flags.boundscheck = bool(flags.boundscheck)
    flags.enable_pyobject = False
    flags.force_pyobject = False
    flags.enable_looplift = False
    flags.enable_pyobject_looplift = False
    if not parallel:
        flags.auto_parallel = ParallelOptions(False)
    flags.no_compile = True
    flags.no_cpython_wrapper = True
    flags.no_cfunc_wrapper = True
    flags.debuginfo = True
    flags.dbg_directives_only = True
    flags.dbg_extend_lifetimes = False
    flags.dbg_optnone = False
    return flags


@contextmanager
def _in_numbas_place() -> Iterator[None]:
    """While this lasts, parts of Numba are replaced where its functions are lowered for irad."""
    replaced = (
        each_function_parsed_alone, lists_apart, layouts_apart, strided_items, types_only, function_values, records_kept
    )  # fmt: skip
    with ExitStack() as stack:
        for each in replaced:
            stack.enter_context(each())
        yield


@contextmanager
def _of_its_own_file(context: RawContext) -> Iterator[None]:
    """While this lasts, text that has been made up is not that of a loop's body, which calls the function."""
    before, context.generated_from = context.generated_from, None
    try:
        yield
    finally:
        context.generated_from = before


def compile_raw(
    function_compiler: Any,
    arguments: tuple[Any, ...],
    context: RawContext,
    *,
    restype: Any = None,
) -> Any:
    """Numba's ``CompileResult`` for folded argument types, lowered and not optimised.

    ``function_compiler`` is the ``_compiler`` of a dispatcher. Raises Numba's own errors when the function does
    not type or lower.
    """
    _lowered.add(function_compiler.py_func)
    flags = _flags_of(function_compiler, context.parallel)
    pipeline = function_compiler.pipeline_class
    with global_compiler_lock, _in_numbas_place(), _of_its_own_file(context), warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaDebugInfoWarning)
        if flags.auto_parallel.enabled:
            # Numba has said it when it compiled the function for itself.
            warnings.simplefilter("ignore", NumbaPerformanceWarning)
            warnings.simplefilter("ignore", NumbaParallelSafetyWarning)
        result = compiler.compile_extra(
            _unseen_typing_context(function_compiler),
            context,
            function_compiler._get_implementation(arguments, {}),
            args=arguments,
            return_type=restype,
            flags=flags,
            locals=function_compiler.locals,
            pipeline_class=with_regions(pipeline) if flags.auto_parallel.enabled else pipeline,
        )
        result.library._ensure_finalized()
    return result


def _unseen_typing_context(function_compiler: Any) -> Any:
    """Numba's typing context with a stack of frames of its own: Numba, which compiles what is called for itself,
    must not find the function that is only lowered here, and refer to that.
    """
    return _UnseenContext(cpu_target.typing_context, function_compiler)


class _UnseenContext(typing.Context):
    """A copy of a typing context that is equal to it, but for the frames.

    Numba keeps the overloads of library functions that it has compiled by typing context and by the options of the
    function that calls. Under the same key they serve here; else each would be compiled to machine code once more.
    """

    def __init__(self, original: Any, function_compiler: Any) -> None:
        vars(self).update(vars(original))
        self.original = original
        self.callstack = _Frames(_own_flags(function_compiler))

    def __eq__(self, other: object) -> bool:
        return self.original is getattr(other, "original", other)

    def __hash__(self) -> int:
        return hash(self.original)


class _Frames(CallStack):
    """Frames of type inference, under the options with which Numba compiles the function for itself."""

    def __init__(self, flags: Any) -> None:
        super().__init__()
        self._flags = flags

    @contextmanager
    def register(self, *frame: Any) -> Iterator[None]:
        with super().register(*frame), ConfigStack().enter(self._flags):
            yield


_contexts: dict[bool, RawContext] = {}
_lowered: WeakSet[Any] = WeakSet()
"""The Python functions that have been lowered."""


def forget(function: Any) -> bool:
    """Lower everything anew from now on, since a rule has been registered for this function; not where the function is
    new, and nothing can have called it. Returns whether there was something to forget."""
    with global_compiler_lock:
        known = function.py_func in _lowered
        if known:
            _contexts.clear()
        return known


def raw_context(parallel: bool = False) -> RawContext:
    """The private context of this process for plain loops, or for parallel ones, made when first asked for.

    Numba's own context is refreshed first: whichever context initialises Numba's run-time system provides the
    library of its functions, and that has to stay Numba's own.
    """
    with global_compiler_lock:
        cpu_target.target_context.refresh()
        if parallel not in _contexts:
            made = _contexts[parallel] = RawContext(cpu_target.typing_context)
            made.parallel = parallel
        return _contexts[parallel]
