"""A kernel: one function of a module with its signature, and how it and its derivatives are called."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from irad.api.activities import Activity
from irad.api.assumptions import watched
from irad.api.boxes import box
from irad.api.compiled import Compiled
from irad.api.descriptors import fortran_reader
from irad.api.entry import Entry, Stored
from irad.api.leftovers import refuse_leftovers
from irad.api.marshal import Reader, bind, c_parameters, ffi, may_overlap, reader_of
from irad.api.numbers import complex_of, from_c, is_wide, parts_of
from irad.api.plain import LONG_DOUBLE
from irad.api.program import Program, program_of
from irad.api.signature import Argument, Signature
from irad.api.source import Source
from irad.errors import ArgumentError, UsageError
from irad.options import Options

__all__ = ["Derivative", "ErrorRoom", "Kernel", "Primal", "raise_error"]


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
    def primal(self) -> Primal:
        """The function itself, callable."""
        return Primal(self)

    def reader(self, argument: Argument, activity: Activity, mode: str) -> Reader:
        """How an argument's value is read (see :mod:`irad.api.marshal`)."""
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
                f"but {len(activities)} activities were given"
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
        kernel = self.kernel
        return bind(self.address, c_parameters(kernel.parameters, kernel.signature.arguments), self._result.type)

    def __call__(self, *args: Any) -> Any:
        """Call it. Raises :class:`ArgumentError`, or what a Numba kernel raises."""
        passed = self.read(args)
        room = self.kernel.complex_room()
        if room is not None:
            passed.append(room.pointers[0])
        if self.kernel.raise_error is None:
            result = self.cffi(*passed)
        else:
            slot = ErrorRoom.new()
            result = self.cffi(*passed, slot)
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


class Derivative:
    """A derivative of one kernel for given activities: a gradient (mode "gradient") or a tangent.

    Calling it takes the kernel's arguments, each duplicated one followed by its shadow, and in forward mode
    each active number by its tangent.
    """

    def __init__(
        self, kernel: Kernel, activities: tuple[Activity, ...], mode: str, *, with_primal: bool = False,
        active_result: bool = True,
    ) -> None:  # fmt: skip
        if kernel.signature.result.kind == "tuple":
            raise UsageError(
                f"{kernel.name} returns a {kernel.signature.result.kind} ({kernel.signature.result.text}), "
                "of which no derivative is taken; write the results into an array argument"
            )
        self.kernel = kernel
        self.activities = activities
        self.mode = mode
        self.with_primal = with_primal and kernel.signature.result.kind != "none"
        self.is_complex = kernel.signature.result.kind == "complex"
        self.active_result = active_result and kernel.signature.result.kind in ("float", "complex")
        self.takes_seed = mode == "gradient" and self.active_result and not self.is_complex
        label = f"{kernel.name}: the seed of the result"
        self._seed = parts_of("complex" if self.is_complex else "float", kernel.signature.result.dtype, label)
        arguments = kernel.signature.arguments
        self._readers = [kernel.reader(a, t, mode) for a, t in zip(arguments, activities, strict=True)]
        self.names = self._name_parameters()
        self._texts = [self.names.index(a.name) for a in arguments if a.kind == "character"]
        self._calls: dict[bool, Callable[[list[Any], Any], Any]] = {}
        self._always_disjoint = kernel.options.assume_noalias
        self.disjoint = kernel.disjoint_parameters()
        self.program = kernel.program

    def _name_parameters(self) -> list[str]:
        names = []
        for argument, activity in zip(self.kernel.signature.arguments, self.activities, strict=True):
            names.append(argument.name)
            if self.is_doubled(activity):
                names.append(f"d{argument.name}")
        return names

    def compiled(self, noalias: bool = True) -> Compiled:
        """The machine code, under the assumption that arguments do not overlap or without it."""
        request = self.program.request(
            self.kernel.symbol, self.mode, self.kernel.spread(self.activities),
            active_result=self.active_result and not self.is_complex,
            returns_primal=self.with_primal and not self.is_complex, noalias=noalias, disjoint=self.disjoint,
            separate=noalias and self.kernel.holds_no_pointers,
        )  # fmt: skip
        return self.program.derive(request)

    def __call__(self, *args: Any, seed: complex = 1.0) -> Any:
        """Run it; returns None, one of :attr:`result_kinds`, or a tuple of them."""
        passed, disjoint = self.read(args)
        self.refuse_leftovers(args)
        adjoint = self.read_seed(seed)
        call = self._calls.get(disjoint)
        if call is None:
            call = self._calls[disjoint] = self._bind(disjoint)
        return call(passed, adjoint)

    def read(self, args: Sequence[Any]) -> tuple[list[Any], bool]:
        """What the compiled code takes for some arguments, and whether their memory is disjoint.

        Raises :class:`ArgumentError`.
        """
        if len(args) != len(self.names):
            raise self.wrong_count(len(args))
        passed, spans = self.kernel.read(args, self._readers, self._texts)
        return passed, self._always_disjoint or not may_overlap(spans)

    @cached_property
    def _leftovers(self) -> list[tuple[str, np.ndarray]]:
        """Pointers in global variables that the function may find there."""
        return self.program.left_pointers(self.kernel.symbol) if any(t.is_duplicated for t in self.activities) else []

    def refuse_leftovers(self, args: Sequence[Any]) -> None:
        """Refuse memory with a shadow that pointers in global variables lead to. Raises :class:`ArgumentError`."""
        if not self._leftovers:
            return
        names = [n for n, t in zip(self.names, self._is_shadow, strict=True) if not t]
        values = [v for v, t in zip(args, self._is_shadow, strict=True) if not t]
        pairs = zip(names, values, self.activities, strict=True)
        refuse_leftovers(self.kernel.name, self._leftovers, [(n, v) for n, v, t in pairs if t.is_duplicated])

    @cached_property
    def _is_shadow(self) -> list[bool]:
        """Which parameters are shadows or tangents of the ones before them."""
        return [shadow for t in self.activities for shadow in ((False, True) if self.is_doubled(t) else (False,))]

    def read_seed(self, seed: Any) -> list[Any]:
        """The adjoint of the result as compiled code takes it; raises :class:`ArgumentError` for no number."""
        return self._seed(seed)

    def wrong_count(self, given: int) -> ArgumentError:
        """The error for too many or too few arguments."""
        return wrong_count(f"the {self.mode} of {self.kernel.name}", self.names, given)

    def is_doubled(self, activity: Activity) -> bool:
        """Whether an argument is followed by its shadow or tangent."""
        return activity.is_duplicated or (activity is Activity.ACTIVE and self.mode == "tangent")

    @cached_property
    def result_kinds(self) -> list[str]:
        """What a call returns: the primal's result, its tangent, the derivatives of active arguments.

        A complex result and its tangent lie in memory, and are not among them.
        """
        count = self.with_primal + (self.mode == "tangent" and self.active_result)
        kinds = [] if self.is_complex else [self.kernel.signature.result.kind] * count
        if self.mode == "gradient":
            pairs = zip(self.kernel.signature.arguments, self.activities, strict=True)
            kinds += [a.kind for a, t in pairs if t is Activity.ACTIVE]
        return kinds

    def _bind(self, noalias: bool) -> Callable[[list[Any], Any], Any]:
        """A function of C arguments and seed that calls the compiled code and reads its results."""
        compiled = self.compiled(noalias)
        entry, kernel, takes_seed = compiled.entry, self.kernel, self.takes_seed
        stores = entry.stores_results
        parameters = (*entry.parameters, "ptr") if stores else entry.parameters
        returned = "void" if stores or not entry.results else entry.results[0]
        function = bind(compiled.address, parameters, returned)
        if kernel.options.check_assumptions:
            function = watched(function)
        gather = self._gatherer(entry)

        def call(passed: list[Any], seed: list[Any]) -> Any:
            slot, room = None, self.room(seed)
            if room is not None:
                passed += room.pointers
            if kernel.raise_error is not None:
                slot = ErrorRoom.new()
                passed.append(slot)
            if takes_seed:
                passed += seed
            if stores:
                out = Stored(entry).new()
                passed.append(out)
                function(*passed)
                found = out
            else:
                found = (function(*passed),)
            if slot is not None and ErrorRoom.failed(slot):
                raise_error(kernel, slot)
            return gather(found) if room is None else self._with_result(room, gather(found))

        return call

    def room(self, seed: list[Any]) -> ComplexRoom | None:
        """Where a complex result goes, with its adjoint beside it."""
        room = self.kernel.complex_room()
        if room is not None and self.mode == "gradient" and self.active_result:
            room.shadow = complex_of(*map(from_c, seed))
        return room

    def _with_result(self, room: ComplexRoom, derivatives: Any) -> Any:
        """What a call returns, with a complex result in front."""
        found = [room.value] * self.with_primal
        found += [room.shadow] * (self.mode == "tangent" and self.active_result)
        if derivatives is not None:
            found += derivatives if isinstance(derivatives, tuple) else [derivatives]
        return None if not found else found[0] if len(found) == 1 else tuple(found)

    def _gatherer(self, entry: Entry) -> Callable[[Any], Any]:
        """How the compiled code's results become (primal result, tangent, derivatives…); one as itself."""
        kinds = self.result_kinds
        if not kinds:
            return lambda found: None
        if kinds == ["float"]:
            return lambda found: from_c(found[0])
        if not entry.stores_results:
            return lambda found: found[0]
        stored = Stored(entry)

        def gather(found: Any) -> Any:
            items = stored.gather(found, kinds)
            return items[0] if len(items) == 1 else tuple(items)

        return gather


def ctypes_function(address: int, parameters: tuple[str, ...], result: str) -> Any:
    """The C function at ``address`` as a ctypes function; types are LLVM's."""
    kind = ctypes.CFUNCTYPE(_CTYPES[result], *(_CTYPES[p] for p in parameters))
    return kind(address)


_CTYPES: dict[str, Any] = {
    str(LONG_DOUBLE): ctypes.c_longdouble, "ptr": ctypes.c_void_p, "double": ctypes.c_double,
    "float": ctypes.c_float, "i1": ctypes.c_bool, "i8": ctypes.c_int8, "i16": ctypes.c_int16,
    "i32": ctypes.c_int32, "i64": ctypes.c_int64, "void": None,
}  # fmt: skip
