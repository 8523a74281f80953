"""A kernel: one function of a module with its signature, and how it is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from irad.abi.scalars import from_c, is_wide
from irad.api.activities import Activity
from irad.api.calling.aliasing import ArgumentAliases
from irad.api.calling.extents import within
from irad.api.calling.fortran_marshal import fortran_reader
from irad.api.calling.marshal import Reader, bind, c_parameters, ffi, may_overlap, reader_of
from irad.api.calling.scalar_refs import box
from irad.api.calling.stops import raising
from irad.api.kernels.lazy_module import Source
from irad.api.kernels.signature import Argument, Signature
from irad.api.session import Program, program_of
from irad.errors import ArgumentError, UsageError
from irad.options import Options

__all__ = ["ComplexRoom", "ErrorRoom", "Kernel", "Primal", "raise_error", "wrong_count"]

_RANDOM = ("numba_get_np_random_state", "numba_get_py_random_state", "numba_rnd")


@dataclass(eq=False)
class Kernel:
    """A function with plain C parameters: of a compiled module, or lowered by Numba for some types.

    ``parameters`` are LLVM types. ``raise_error`` is given where the last parameter is an error slot; it
    raises what the slot at an address reports. ``disjoint`` are arguments of whose arrays the iterations of parallel
    loops share no element.
    """

    source: Source
    symbol: str
    signature: Signature
    parameters: tuple[str, ...]
    options: Options
    raise_error: Callable[[int], None] | None = None
    disjoint: tuple[int | str, ...] = ()

    @property
    def name(self) -> str:
        """The function's name, as in messages."""
        return self.signature.name

    @property
    def program(self) -> Program:
        """The prepared module under the rules registered now."""
        program = program_of(self.source, self.options)
        if self.signature.plain is not None:
            program.add_plain(self.signature.plain)
        return program

    @cached_property
    def derived(self) -> dict[Any, Any]:
        """What has been made of it so far, for whoever makes it, so that it goes with the kernel."""
        return {}

    @cached_property
    def draws_random_numbers(self) -> bool:
        """Whether it may use Numba's generators of random numbers."""
        return any(name.startswith(_RANDOM) for name in self.program.module.functions)

    @cached_property
    def aliases(self) -> ArgumentAliases:
        """What finds the arguments of a call that are the same array, and refuses others that share memory."""
        return ArgumentAliases(self.name, self.signature.arguments, self.options.assume_noalias)

    @cached_property
    def primal(self) -> Primal:
        """The function itself, callable."""
        return Primal(self)

    def reader(self, argument: Argument, activity: Activity, mode: str) -> Reader:
        """How an argument's value is read (see :mod:`irad.api.calling.marshal`)."""
        make = fortran_reader if self.signature.fortran else reader_of
        return make(self.name, argument, activity, mode)

    def boxed(self, args: Sequence[Any]) -> Sequence[Any]:
        """The arguments with the plain numbers that are taken by reference in memory of their own.

        Raises :class:`ArgumentError` for what is no number.
        """
        wanted = [a for a in self.signature.arguments if a.kind == "reference"]
        if not wanted or len(args) != len(self.signature.arguments):
            return args
        found = list(args)
        for argument in wanted:
            i = self.signature.arguments.index(argument)
            if not isinstance(found[i], np.ndarray) and found[i] is not None:
                assert argument.dtype is not None
                found[i] = box(found[i], argument.dtype, f"{self.name}: argument {argument.name!r}")
        return found

    def complex_room(self) -> ComplexRoom | None:
        """Room for a complex result, if there is one."""
        result = self.signature.result
        if result.kind != "complex":
            return None
        assert result.dtype is not None
        return ComplexRoom(result.dtype)

    @staticmethod
    def lengths(passed: Sequence[Any], texts: Sequence[int]) -> list[int]:
        """The lengths of the character arguments, which follow behind all others."""
        return [len(passed[i]) for i in texts]

    @cached_property
    def _forbids_overlap(self) -> str:
        """The language that forbids memory that is written to be that of another argument, if one does."""
        if self.signature.fortran:
            return "Fortran"
        return "Rust" if any(a.exclusive for a in self.signature.arguments) else ""

    @cached_property
    def holds_no_pointers(self) -> bool:
        """Whether all memory that Fortran arguments lead to is seen here: numbers, and described arrays of them."""
        memory = [a for a in self.signature.arguments if a.is_memory]
        return self.signature.fortran and all(a.dtype is not None for a in memory)

    def check_overlap(self, spans: list[Any]) -> None:
        """Refuse what Fortran and Rust forbid: memory that is written given as two arguments."""
        if self._forbids_overlap and may_overlap([span for span in spans if span is not None]):
            raise ArgumentError(
                f"{self.name}: two arguments overlap and one of them is written, which "
                f"{self._forbids_overlap} forbids; pass separate arrays"
            )

    def read(
        self, args: Sequence[Any], readers: Sequence[Reader], texts: Sequence[int]
    ) -> tuple[list[Any], list[Any]]:
        """What the compiled code takes for some arguments, and where their memory lies. texts: positions of those that
        are characters. Raises :class:`ArgumentError`."""
        passed: list[Any] = []
        spans: list[Any] = []
        values = iter(args)
        for read in readers:
            read(values, passed, spans)
        self.check_overlap(spans)
        if self.signature.fortran:
            passed += self.lengths(passed, texts)
        return passed, spans

    def disjoint_parameters(self) -> frozenset[int]:
        """The LLVM parameters that lead to the arrays in ``disjoint``. Raises :class:`UsageError` for what is none."""
        found = [self.signature.arguments[self.signature.position(key)] for key in self.disjoint]
        for argument in found:
            if not argument.is_memory:
                raise UsageError(
                    f"{self.name}: disjoint names argument {argument.name!r} ({argument.text}), which is no array"
                )
        return frozenset(a.first for a in found)

    def infer(self) -> tuple[Activity, ...]:
        """Activities by type; raises :class:`UsageError` where the types do not tell."""
        return tuple(self._infer(a) for a in self.signature.arguments)

    def _infer(self, argument: Argument) -> Activity:
        if argument.kind in ("float", "complex"):
            return Activity.ACTIVE
        if argument.is_memory and argument.holds == "float":
            return Activity.DUP
        if argument.is_memory and argument.holds == "unknown":
            raise UsageError(
                f"{self.name}: it is not known whether argument {argument.name!r} ({argument.text}) leads to "
                "floating-point numbers; give the activities, or a prototype to irad.compile (prototypes=…)"
            )
        return Activity.CONST

    def check_activities(self, activities: Sequence[Any]) -> tuple[Activity, ...]:
        """The user's activities, one for each argument; raises :class:`UsageError`."""
        arguments = self.signature.arguments
        if len(activities) != len(arguments):
            raise UsageError(
                f"{self.name} has {len(arguments)} arguments ({', '.join(a.name for a in arguments)}), "
                f"but {len(activities)} {'activity was' if len(activities) == 1 else 'activities were'} given"
            )
        for argument, activity in zip(arguments, activities, strict=True):
            self._check_activity(argument, activity)
        return tuple(activities)

    def _check_activity(self, argument: Argument, activity: Any) -> None:
        if not isinstance(activity, Activity):
            raise UsageError(
                f"{self.name}: the activity of {argument.name!r} is {activity!r}; it must be irad.Const, "
                "irad.Active, irad.Dup or irad.DupNoNeed"
            )
        if activity is Activity.ACTIVE and argument.kind not in ("float", "complex"):
            remedy = "irad.Dup" if argument.is_memory else "irad.Const"
            raise UsageError(
                f"{self.name}: argument {argument.name!r} ({argument.text}) cannot be {activity!r}; use {remedy}"
            )
        if activity.is_duplicated and not argument.is_memory:
            remedy = "irad.Active" if argument.kind in ("float", "complex") else "irad.Const"
            raise UsageError(
                f"{self.name}: argument {argument.name!r} ({argument.text}) cannot be {activity!r}; use {remedy}"
            )

    def spread(self, activities: Sequence[Activity]) -> tuple[str, ...]:
        """Activities of the LLVM parameters."""
        found = ["const"] * len(self.parameters)
        for argument, activity in zip(self.signature.arguments, activities, strict=True):
            if activity is Activity.ACTIVE:
                for i in range(argument.first, argument.first + argument.count):
                    found[i] = activity.value
            elif activity.is_duplicated:
                found[argument.first] = activity.value
        if self.signature.result.out >= 0:
            found[self.signature.result.out] = Activity.DUP.value
        return tuple(found)


class ComplexRoom:
    """Room for a complex result, and for its shadow."""

    def __init__(self, dtype: np.dtype) -> None:
        self._room = np.zeros(2, dtype)
        self.pointers = [ffi.cast("void *", self._room.ctypes.data + i * dtype.itemsize) for i in range(2)]

    @property
    def value(self) -> Any:
        """What the function returns."""
        return self._number(0)

    @property
    def shadow(self) -> Any:
        """Its tangent; set it to the adjoint of the result."""
        return self._number(1)

    @shadow.setter
    def shadow(self, number: Any) -> None:
        self._room[1] = number

    def _number(self, index: int) -> Any:
        found = self._room[index]
        return found if is_wide(self._room.dtype) else complex(found)


class ErrorRoom:
    """Room for what a Numba kernel reports."""

    @staticmethod
    def new() -> Any:
        return ffi.new("int64_t[2]")

    @staticmethod
    def failed(slot: Any) -> bool:
        return bool(slot[0] & 0xFFFFFFFF)


def raise_error(kernel: Kernel, slot: Any) -> None:
    """Raise what a Numba kernel has reported."""
    assert kernel.raise_error is not None
    kernel.raise_error(int(ffi.cast("uintptr_t", slot)))


class Primal:
    """Calls the function as it is."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        signature = kernel.signature
        const = Activity.CONST
        self._readers = [kernel.reader(a, const, "primal") for a in signature.arguments]
        self._result = signature.result
        self._texts = [i for i, a in enumerate(signature.arguments) if a.kind == "character"]

    @cached_property
    def address(self) -> int:
        """The function's address; it stays valid as long as this object lives."""
        self._program = self.kernel.program
        return self._program.primal(self.kernel.symbol)

    @cached_property
    def cffi(self) -> Any:
        """The function as a cffi pointer."""
        return bind(self.address, self._parameters, self._result.type)

    @property
    def _parameters(self) -> tuple[str, ...]:
        return c_parameters(self.kernel.parameters, self.kernel.signature.arguments)

    @cached_property
    def _called(self) -> Callable[..., Any]:
        """The function in a form that raises what it stops for."""
        self._heard = self.kernel.program.heard_primal(self.kernel.symbol)
        return self.cffi if self._heard is None else raising(bind(self._heard(), self._parameters, self._result.type))

    def __call__(self, *args: Any) -> Any:
        """Call it. Raises :class:`ArgumentError`, :class:`BoundsError`, or what a Numba kernel raises."""
        if not self.kernel.options.check_bounds:
            return self._call(args)
        with within([a.name for a in self.kernel.signature.arguments], args):
            return self._call(args)

    def _call(self, args: Sequence[Any]) -> Any:
        passed = self.read(args)
        room = self.kernel.complex_room()
        if room is not None:
            passed.append(room.pointers[0])
        if self.kernel.raise_error is None:
            result = self._called(*passed)
        else:
            slot = ErrorRoom.new()
            result = self._called(*passed, slot)
            if ErrorRoom.failed(slot):
                raise_error(self.kernel, slot)
        return self.finish(result) if room is None else room.value

    def read(self, args: Sequence[Any]) -> list[Any]:
        """What the compiled code takes for some arguments. Raises :class:`ArgumentError`."""
        if len(args) != len(self._readers):
            raise wrong_count(self.kernel.name, [a.name for a in self.kernel.signature.arguments], len(args))
        return self.kernel.read(args, self._readers, self._texts)[0]

    def finish(self, value: Any) -> Any:
        """The result as Python has it, from what the compiled code returns."""
        kind = self._result.kind
        if kind == "int" and not self._result.signed and value < 0:
            return value + (1 << int(self._result.type[1:]))
        if kind == "float":
            return from_c(value)
        return bool(value) if kind == "bool" else value


def wrong_count(name: str, names: list[str], given: int) -> ArgumentError:
    """The error for too many or too few arguments."""
    many = "1 argument" if len(names) == 1 else f"{len(names)} arguments"
    return ArgumentError(f"{name} takes {many} ({', '.join(names)}); {given} given")
