"""A derivative of a kernel: how it is compiled, and called."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cached_property, partial
from typing import Any

import numpy as np

from irad.abi.c_entry import Entry, Stored
from irad.abi.scalar_adapter import LONG_DOUBLE
from irad.abi.scalars import complex_of, from_c, parts_of
from irad.api.activities import Activity
from irad.api.assumptions import watched
from irad.api.calling.aliasing import refuse_shadows
from irad.api.calling.extents import within
from irad.api.calling.marshal import bind, may_overlap
from irad.api.calling.plain_calls import OTHER, PlainCall
from irad.api.calling.stale_pointers import refuse_stale_pointers
from irad.api.calling.stops import heard
from irad.api.compiled import Compiled, is_long
from irad.api.kernels.kernel import ComplexRoom, ErrorRoom, Kernel, raise_error, wrong_count
from irad.errors import ArgumentError, UsageError

__all__ = ["Derivative", "ctypes_function"]

_PLAIN = ("float", "int")
_FEW = 64
"""Pointers in global variables that are compared with arguments one by one."""


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
        self.plain: Callable[[tuple[Any, ...], Any], Any] | None = None
        self.loose: Callable[[tuple[Any, ...], Any], Any] | None = None

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
        if self.plain is not None:
            found = self.plain(args, seed)
            if found is not OTHER:
                return found
        if self.loose is not None:
            found = self.loose(args, seed)
            if found is not OTHER:
                return found
        passed, disjoint = self.read(args)
        self.refuse_stale_pointers(args)
        adjoint = self.read_seed(seed)
        call = self._calls.get(disjoint)
        if call is None:
            call = self._calls[disjoint] = self._bind(disjoint)
            if disjoint:
                self.plain = self.plain_call()
            elif not any(a.restrict for a in self.kernel.signature.arguments):  # (which ones overlap is looked at)
                self.loose = self.plain_call(loose=True)
        with self.bounded(args):
            return call(passed, adjoint)

    def bounded(self, args: Sequence[Any]) -> AbstractContextManager[None]:
        """While it runs on some arguments: accesses are checked against their arrays, if that is wanted."""
        if not self.kernel.options.check_bounds:
            return nullcontext()
        own = [i for i, shadow in enumerate(self._is_shadow) if not shadow]
        return within([self.names[i] for i in own], [args[i] for i in own])

    def read(self, args: Sequence[Any]) -> tuple[list[Any], bool]:
        """What the compiled code takes for some arguments, and whether their memory is disjoint.

        Raises :class:`ArgumentError`.
        """
        if len(args) != len(self.names):
            raise self.wrong_count(len(args))
        passed, spans = self.kernel.read(args, self._readers, self._texts)
        if self._always_disjoint or not may_overlap(spans):
            return passed, True
        self._refuse_shadows(args)
        return passed, False

    def _refuse_shadows(self, args: Sequence[Any]) -> None:
        """Refuse shadows that overlap otherwise than their arrays do. Raises :class:`ArgumentError`."""
        values = iter(args)
        pairs = [(next(values), next(values) if self.is_doubled(t) else None) for t in self.activities]
        refuse_shadows(self.kernel.name, self.kernel.signature.arguments, pairs, self.mode == "gradient")

    @cached_property
    def _stale_pointers(self) -> list[tuple[str, np.ndarray]]:
        """Pointers in global variables that the function may find there."""
        return self.program.left_pointers(self.kernel.symbol) if any(t.is_duplicated for t in self.activities) else []

    def refuse_stale_pointers(self, args: Sequence[Any]) -> None:
        """Refuse memory with a shadow that pointers in global variables lead to. Raises :class:`ArgumentError`."""
        if not self._stale_pointers:
            return
        names = [n for n, t in zip(self.names, self._is_shadow, strict=True) if not t]
        values = [v for v, t in zip(args, self._is_shadow, strict=True) if not t]
        pairs = zip(names, values, self.activities, strict=True)
        refuse_stale_pointers(self.kernel.name, self._stale_pointers, [(n, v) for n, v, t in pairs if t.is_duplicated])

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
        entry, kernel, takes_seed = compiled.heard, self.kernel, self.takes_seed
        stores = entry.stores_results
        function, _ = heard(compiled)
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

    def plain_call(
        self, gathered: Callable[[list[str]], str] | None = None, loose: bool = False
    ) -> Callable[[tuple[Any, ...], Any], Any] | None:
        """A function of plain arguments, which come as a tuple, and a seed (see :class:`PlainCall`); None where there
        is none. gathered: the shadows are made by the function, and this says what it returns, in Python, from the
        names of the results; that of the shadow of argument i is ``dai``. loose: it is of the code for arguments that
        may overlap, and takes addresses, too."""
        kernel, options = self.kernel, self.kernel.options
        kept = [addresses for _, addresses in self._stale_pointers]
        if loose and kept:
            return None
        if options.check_bounds or options.check_assumptions or kernel.signature.fortran:
            return None
        if sum(addresses.size for addresses in kept) > _FEW:
            return None
        if self.is_complex or any(kind not in _PLAIN for kind in self.result_kinds):
            return None
        compiled = self.compiled(not loose)
        entry = compiled.heard
        stores = entry.stores_results
        returned = "void" if stores or not entry.results else entry.results[0]
        parameters = (*entry.parameters, "ptr") if stores else entry.parameters
        long = compiled.long
        made = PlainCall(
            lambda: bind(compiled.heard_address, parameters, returned),
            kept=kept, stops=compiled.stops, limit=long.FROM if long else None,
            many=is_long((), long.turns) if long and long.turns else None, loose=loose,
        )  # fmt: skip
        for argument, activity in zip(kernel.signature.arguments, self.activities, strict=True):
            if not made.add(argument, self.is_doubled(activity), fresh=gathered is not None):
                return None
        if loose and not made.require_an_address():
            return None
        if kernel.raise_error is not None:
            made.namespace |= {"new_slot": ErrorRoom.new, "failed": ErrorRoom.failed}
            made.namespace["raise_error"] = partial(raise_error, kernel)
            made.checks.append("slot = new_slot()")
            made.passed.append("slot")
            made.behind.append("if failed(slot): raise_error(slot)")
        if self.takes_seed:
            made.checks.append("if type(seed) is not float: return OTHER")
            made.passed.append("seed")
        kinds, items = self.result_kinds, ["found"]
        if stores:
            made.namespace |= {"room": Stored(entry).new, "gather": self._gatherer(entry)}
            made.checks.append("out = room()")
            made.passed.append("out")
            made.behind.append("found = gather(out)")
            items = [f"found[{i}]" for i in range(len(kinds))] if len(kinds) > 1 else ["found"]
        elif kinds == ["float"] and returned not in ("double", "float"):
            made.namespace["from_c"] = from_c
            items = ["from_c(found)"]
        if gathered is not None:
            return made.made(gathered(items[: len(kinds)]))
        return made.made("None" if not kinds else "found" if stores else items[0])

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
