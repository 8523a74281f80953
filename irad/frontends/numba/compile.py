"""Numba kernels: from an ``@njit`` or ``@cfunc`` function and argument types to one LLVM module.

:func:`lower` yields a :class:`NumbaKernel`: unoptimised code in which everything is inlined into one plain C
function, ``irad_numba_entry``. Its parameters, in order:

* for each Python argument: a number by value (``bool`` as ``i8``), a complex number as two, an array as
  ``ptr data, i64 shape…`` and, for layout ``A`` only, ``i64 stride…`` in bytes; a tuple as its items one
  after the other; defaults, None, functions and literals as nothing;
* ``ptr out`` for each number of a tuple result, or for a complex result (a plain number is returned);
* ``ptr error`` to an :class:`ErrorSlot`, written by every call: 0 and null, or a status and Numba's exception
  (then the result is 0 and ``out`` is not written); :func:`raise_error` makes a Python exception of it.

``prange`` runs as a plain loop, or in parallel (see :mod:`irad.frontends.numba.parfor_lowering`). Arrays that the
kernel makes for itself are ``malloc`` and ``free`` in the module (see :mod:`irad.frontends.numba.runtime`).

What Numba calls, and so what derivative rules are asked for (single precision: ``.f32``, or suffix ``f``):

====================================================  ========================================================
Python                                                symbol
====================================================  ========================================================
sin cos exp exp2 log log10, ``np.log2``               ``llvm.sin.f64`` and so on
floor ceil trunc rint round fabs abs copysign         ``llvm.floor.f64`` and so on; round is ``llvm.rint``
tan asin acos atan sinh cosh tanh asinh acosh atanh   ``tan`` and so on (``np.arcsin`` too is ``asin``)
expm1 log1p ``math.log2`` sqrt erf erfc atan2 hypot   the same names; ``x**0.5`` is ``llvm.sqrt``
``math.gamma`` lgamma ldexp frexp ``np.nextafter``    ``tgamma lgamma ldexp frexp nextafter``
``x**y``, pow, ``np.power``, ``np.cbrt``              ``llvm.pow.f64``; ``x**2`` and the like only multiply
``%``, fmod, max, min, ``np.maximum``, ``np.sign``    arithmetic: ``frem``, ``fcmp``, ``select``
sum prod mean var argmax of arrays                    loops
``np.dot``, ``@``, ``np.linalg.norm``                 loops; large or complex products: ``irad_la_dgemm``
``np.linalg.solve`` and others                        ``irad_la_dgesv`` and so on: irad's run-time library
temporary arrays                                      ``malloc calloc free llvm.memcpy``
reshape, ``a.flat``, ``np.max``, ``np.cumsum``        loops; in Fortran's order ``numba_attempt_nocopy_reshape``
complex ``abs``, ``np.angle``                         ``hypot atan2``
complex ``z**w``                                      ``numba_cpow(ptr z, ptr w, ptr out)``
``np.random``                                         ``numba_get_np_random_state numba_rnd_shuffle``
====================================================  ========================================================
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numba import njit, typeof
from numba.core import errors, types
from numba.core.ccallback import CFunc
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher

from irad.errors import ArgumentError, IradError
from irad.frontends.numba.assemble import assemble
from irad.frontends.numba.entry import ENTRY, build_entry, describe_arguments, describe_result
from irad.frontends.numba.exceptions import raise_error
from irad.frontends.numba.frozen import require_unchanged, watch
from irad.frontends.numba.kernel import (
    ArgSpec,
    ErrorSlot,
    NumbaKernel,
    NumbaUnsupported,
    Parameter,
    ResultSpec,
    ResultUnsupported,
)
from irad.frontends.numba.lowered_again import Lowerings, reading
from irad.frontends.numba.lowering import compile_raw, forget, raw_context
from irad.frontends.numba.refusals import reason_in
from irad.frontends.numba.rules import NumbaRule, register, registered
from irad.frontends.numba.types_only import signature_of, types_only

__all__ = [
    "FIRST_COMPILE",
    "ArgSpec",
    "ErrorSlot",
    "NumbaKernel",
    "NumbaUnsupported",
    "Parameter",
    "ResultSpec",
    "ResultUnsupported",
    "add_rule",
    "compiles",
    "essence",
    "is_kernel",
    "kept_for",
    "lower",
    "raise_error",
    "result_type",
    "type_of",
    "values_read",
    "watch",
]


_lowerings = Lowerings()


def is_kernel(value: Any) -> bool:
    """Whether ``value`` is something that :func:`lower` takes."""
    return isinstance(value, (Dispatcher, CFunc))


def type_of(*values: Any, kernel: str = "the kernel", names: Sequence[str] = ()) -> tuple[Any, ...]:
    """The Numba types of the arguments of a kernel, as Numba infers them for a call.

    Raises ArgumentError for a value that has no Numba type.
    """
    found = []
    for i, value in enumerate(values):
        try:
            found.append(typeof(value))
        except (errors.NumbaError, ValueError) as error:
            label = repr(names[i]) if i < len(names) else str(i)
            why = _without_type(value, names[i] if i < len(names) else "x", str(error))
            raise ArgumentError(f"{kernel}: argument {label} {why}") from None
        if isinstance(value, np.ndarray) and value.dtype.hasobject:
            name = names[i] if i < len(names) else str(i)
            raise ArgumentError(
                f"{kernel}: argument {name!r} holds Python objects (dtype {value.dtype}), which compiled code does not "
                f"read; convert it to numbers: {name}.astype(float)"
            )
    return tuple(found)


def _without_type(value: Any, name: str, reason: str) -> str:
    """Why a value cannot be an argument, and what to do."""
    dtype = getattr(value, "dtype", None)
    if isinstance(value, np.ma.MaskedArray):
        return (
            "is a masked array, and compiled code does not see the mask; "
            f"pass its numbers ({name}.filled(…), or {name}.data where nothing is masked)"
        )
    if not isinstance(dtype, np.dtype):
        hint = f"; pass numpy.asarray({name})" if hasattr(value, "__array__") else ""
        return f"has no Numba type: {reason}{hint}"
    if dtype.newbyteorder("=") != dtype:
        own = dtype.newbyteorder("=")
        convert = f"np.{own}" if own.fields is None else f"{name}.dtype.newbyteorder('=')"
        convert = f"{name}.astype({convert})"
        return f"has dtype {dtype}, whose bytes are in the order of other machines; convert it: {convert}"
    wide = {"f": "np.float64", "c": "np.complex128"}.get(dtype.kind)
    if wide is None:
        return f"has dtype {dtype}, which Numba does not know; pass numbers that it knows"
    return f"has dtype {dtype}, which is wider than Numba computes in; convert it: {name}.astype({wide})"


def kept_for(kernel: Any, key: Any, make: Callable[[], Any]) -> Any:
    """What has been made of an ``@njit`` function for a key, while lowering the function gives what it gave then.

    It is kept by the function itself, and goes with it.
    """
    read = reading(kernel, ())
    kept: Lowerings = vars(kernel).setdefault("_kept_by_irad", Lowerings())
    key = (key, _lowerings.cleared)
    known = kept.get(kernel, key, read)
    if known is None:
        known = make()
        kept.put(kernel, key, read, known)
    return known


def values_read(kernel: Any) -> Any:
    """The values that lowering a function would read, to be compared; None if that is not known."""
    read = reading(kernel, ())
    return None if read is None else read.values


def lower(kernel: Any, argument_types: tuple[Any, ...] | None = None, parallel: bool = False) -> NumbaKernel:
    """Lower an ``@njit`` dispatcher for ``argument_types``, or a ``@cfunc`` for its own signature.

    Arguments with defaults may be left out at the end. ``parallel``: the parallel loops of functions with
    ``parallel=True`` become regions of OpenMP, else plain loops. Raises :class:`NumbaUnsupported` for what cannot be a
    plain C function (a returned array, a list argument, Python objects), and for what Numba itself cannot
    compile, then with Numba's message as the reason.
    """
    filename, line = _source_of(kernel)
    if isinstance(kernel, Dispatcher) and argument_types is not None:
        _require_count(kernel, len(argument_types))
    try:
        with global_compiler_lock:
            require_unchanged(kernel, argument_types)
            read = reading(kernel, argument_types or ())
            key = (argument_types, parallel)
            known: NumbaKernel | None = _lowerings.get(kernel, key, read)
            if known is None:
                known = _lower(kernel, argument_types, (filename, line), parallel)
                _lowerings.put(kernel, key, read, known)
            return known
    except NumbaUnsupported as error:
        error.filename, error.line = error.filename or filename, error.line or line
        raise
    except Exception as error:
        typical = isinstance(error, (errors.NumbaError, NotImplementedError))
        if isinstance(error, IradError) or (not typical and compiles(kernel, argument_types)):
            raise
        place: Any = getattr(error, "loc", None)
        said = _refusal(kernel, error) or (
            f"Numba cannot compile '{_function_of(kernel).__name__}' for {_types_text(argument_types)}",
            essence(error),
            FIRST_COMPILE,
        )
        raise NumbaUnsupported(
            *said,
            filename=filename,
            line=place.line if place is not None and place.filename == filename else line,
        ) from error


def _refusal(kernel: Any, error: Exception) -> tuple[str, str] | None:
    """What irad itself has refused where Numba found types, and why."""
    reason = reason_in(error)
    return (f"cannot call this derivative in '{_function_of(kernel).__name__}'", reason) if reason else None


def result_type(kernel: Any, argument_types: tuple[Any, ...]) -> Any:
    """What an ``@njit`` function returns for these types. Raises Numba's own errors."""
    with global_compiler_lock, types_only():
        return signature_of(kernel, argument_types).return_type


def compiles(kernel: Any, argument_types: tuple[Any, ...] | None) -> bool:
    """Whether Numba compiles a function for its own use, too."""
    if argument_types is None or not isinstance(kernel, Dispatcher):
        return True
    try:
        kernel.compile(argument_types)
    except errors.ForceLiteralArg:
        return True
    except Exception:  # not only errors of its own: assertions and others of any kind
        return False
    return True


FIRST_COMPILE = "make the kernel compile with @njit first: a call of it shows all that Numba says"
_FILE_OF_MODULE = re.compile(r"(?<=') from '[^']*'(?=>)")
#: What Numba says around what is wrong.
_FRAME = re.compile(r"Failed in \w+ mode pipeline|During: |File \"|raised from ")


def essence(error: Exception) -> str:
    """What is wrong, of a message of Numba's in which candidates, passes and the source are listed as well."""
    if isinstance(error, NotImplementedError):
        return f"it does not support {error}"
    if not str(error).strip():
        return f"its compiler ends in {type(error).__name__}, and does not say why"
    kept: list[str] = []
    for line in str(error).splitlines():
        if _FRAME.match(line.strip()) or (not line.strip() and not kept):
            continue
        if line.startswith(("There are", "Known signatures")) or (not line.strip() and not kept[-1].endswith(":")):
            break
        if line.strip():
            kept.append(line.strip())
    return _FILE_OF_MODULE.sub("", " ".join(kept)).removesuffix(".")


def _require_count(kernel: Any, given: int) -> None:
    """Raise ArgumentError for more or fewer arguments than a kernel takes."""
    parameters = kernel._compiler.pysig.parameters.values()
    if any(p.kind in (p.VAR_POSITIONAL, p.KEYWORD_ONLY) for p in parameters):
        return
    least = sum(p.default is p.empty for p in parameters)
    if not least <= given <= len(parameters):
        many = "1 argument" if len(parameters) == 1 else f"{len(parameters)} arguments"
        names = ", ".join(p.name for p in parameters)
        raise ArgumentError(f"{kernel.py_func.__name__} takes {many} ({names}); {given} given")


def _lower(
    kernel: Any, argument_types: tuple[Any, ...] | None, source: tuple[str, int], parallel: bool
) -> NumbaKernel:
    if registered(kernel) is not None:
        kernel = _caller_of(kernel)
    folded, restype = _fold(kernel, argument_types)
    require_unchanged(kernel, folded)
    context = raw_context(parallel)
    names = list(kernel._compiler.pysig.parameters)
    arguments, parameters = describe_arguments(context, names, folded)
    known = getattr(kernel, "overloads", {}).get(folded)
    if known is not None:  # refused before it is lowered, if Numba has found what it returns
        describe_result(context, known.signature.return_type, len(parameters))
    compiled = compile_raw(kernel._compiler, folded, context, restype=restype)
    result = describe_result(context, compiled.fndesc.restype, len(parameters))
    for position, leaf in enumerate(result.leaves()):
        if result.kind in ("tuple", "complex"):
            parameters.append(Parameter(f"out{position}", "ptr", "out"))
            assert leaf.first == len(parameters) - 1
    parameters.append(Parameter("error", "ptr", "error"))
    text = build_entry(context, compiled.fndesc, arguments, parameters, result)
    environments = {name: ctypes.addressof(slot) for name, (_, slot) in context.environments.items()}
    bitcode, externals, ruled, forks = assemble(
        compiled.library.module, text, environments, context.rules.by_symbol, context.definitions, parallel
    )
    name = _function_of(kernel).__name__
    return NumbaKernel(bitcode, ENTRY, arguments, result, tuple(parameters), externals, name, source, ruled, forks)


def add_rule(function: Any, vjp: Any = None, jvp: Any = None, title: str = "", once: bool = False) -> None:
    """Register the derivatives of an ``@njit`` function, ``@njit`` functions too (or plain ones, made so).

    They hold for all that is lowered from now on. See :class:`irad.frontends.numba.rules.NumbaRule`.
    """
    made = [f if f is None or isinstance(f, Dispatcher) else njit(f) for f in (vjp, jvp)]
    known = registered(function)
    if known is not None:
        made = [new or old for new, old in zip(made, (known.vjp, known.jvp), strict=True)]
    register(NumbaRule(function, made[0], made[1], title, once))
    if forget(function):
        _lowerings.clear()


def _caller_of(kernel: Any) -> Any:
    """A function that only calls ``kernel``, so that its rule serves."""
    names = ", ".join(kernel._compiler.pysig.parameters)
    scope: dict[str, Any] = {"__name__": __name__, "kernel": kernel}
    name = kernel.py_func.__name__ if kernel.py_func.__name__.isidentifier() else "caller"
    exec(f"def {name}({names}):\n    return kernel({names})\n", scope)
    return njit(scope[name])


def _fold(kernel: Any, argument_types: tuple[Any, ...] | None) -> tuple[tuple[Any, ...], Any]:
    """Argument types with the defaults filled in, and the result's type where it is fixed."""
    if _is_cfunc(kernel):
        if argument_types is not None and tuple(argument_types) != tuple(kernel._sig.args):
            raise NumbaUnsupported(
                f"the types {_types_text(argument_types)} are not those of the cfunc",
                f"it was compiled as {kernel._sig}",
                "convert the arguments",
            )
        return tuple(kernel._sig.args), kernel._sig.return_type
    if argument_types is None:
        raise NumbaUnsupported("an @njit function has no types of its own", "", "give the argument types")
    if kernel._can_compile:
        return tuple(kernel._compiler.fold_argument_types(tuple(argument_types), {})[1]), None
    template, _, args, kws = kernel.get_call_template(tuple(argument_types), {})
    signature = template(kernel.typingctx).apply(args, kws)
    if signature is None:
        known = ", ".join(str(s) for s in kernel.nopython_signatures)
        raise NumbaUnsupported(
            f"no signature of '{kernel.py_func.__name__}' takes {_types_text(argument_types)}",
            f"it was declared with {known}",
            "convert the arguments, or leave the signature out of @njit",
        )
    return tuple(signature.args), signature.return_type


def _function_of(kernel: Any) -> Any:
    return kernel._pyfunc if _is_cfunc(kernel) else kernel.py_func


def _is_cfunc(kernel: Any) -> bool:
    return isinstance(kernel, CFunc)


def _source_of(kernel: Any) -> tuple[str, int]:
    code = _function_of(kernel).__code__
    return code.co_filename, code.co_firstlineno


def _types_text(argument_types: tuple[Any, ...] | None) -> str:
    if argument_types is None:
        return "its signature"
    return "(" + ", ".join(str(types.unliteral(ty)) for ty in argument_types) + ")"
