"""Pullbacks that share one forward sweep: the halves of a split derivative, and the tape between them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any

from irad import runtime
from irad.abi.c_entry import Stored
from irad.abi.scalars import complex_of, from_c
from irad.api.assumptions import watched
from irad.api.calling.marshal import bind
from irad.api.calling.stops import raising
from irad.api.compiled import CompiledPair, is_long
from irad.api.derivative import Derivative
from irad.api.kernels.kernel import ErrorRoom, raise_error
from irad.errors import DifferentiationError

__all__ = ["Replay", "Taped"]


class Replay:
    """The split form of a gradient: :meth:`forward` runs one sweep; what it returns, the other.

    ``gradient`` is the derivative in one function for the same arguments. ``loose``: parameters that lead to
    memory which may change between the sweeps.
    """

    def __init__(self, gradient: Derivative, loose: frozenset[int]) -> None:
        self.gradient = gradient
        self.loose = loose
        self._halves: dict[bool, Callable[[Sequence[Any]], _Halves]] = {}

    def pair(self, noalias: bool = True) -> CompiledPair:
        """The machine code. Raises ``DifferentiationError``."""
        gradient = self.gradient
        return gradient.program.derive_pair(
            gradient.program.request(
                gradient.kernel.symbol, "split", gradient.kernel.spread(gradient.activities),
                active_result=gradient.takes_seed, noalias=noalias, overwritten=self.loose, repeats=True,
                disjoint=gradient.disjoint,
            )
        )  # fmt: skip

    def forward(self, args: Sequence[Any]) -> Taped:
        """Run the function on interleaved arguments, whose memory has to stay as it is left.

        Raises :class:`irad.errors.ArgumentError` before anything runs, and whatever a Numba kernel raises.
        """
        passed, disjoint = self.gradient.read(args)
        halves = self._halves.get(disjoint)
        if halves is None:
            halves = self._halves[disjoint] = self._chosen(self.pair(disjoint))
        return Taped(halves(passed), passed, args)

    def _chosen(self, pair: CompiledPair) -> Callable[[Sequence[Any]], _Halves]:
        """What runs for arguments: where a run may be long, what looks for signals."""
        short = cache(lambda: _Halves(self.gradient, pair))
        looking = pair.long
        if looking is None:
            return lambda args: short()
        long = cache(lambda: _Halves(self.gradient, looking))
        may_be_long = is_long(pair.forward.parameters, pair.turns)
        return lambda args: long() if may_be_long(args) else short()


class _Halves:
    """The compiled halves, ready to be called with C arguments."""

    def __init__(self, gradient: Derivative, pair: CompiledPair) -> None:
        self.gradient = gradient
        self.pair = pair
        self.forward = bind(pair.forward_address, (*pair.forward.parameters, "ptr"), "void")
        self.forward_results, self.reverse_results = Stored(pair.forward), Stored(pair.reverse)
        self.reverse = bind(pair.reverse_address, (*pair.reverse.parameters, "ptr"), "void")
        if pair.stops:
            self.forward, self.reverse = raising(self.forward), raising(self.reverse)
        if gradient.kernel.options.check_assumptions:
            self.forward = watched(self.forward)

    @cached_property
    def result(self) -> Callable[[Any], Any]:
        """How the result is read from where the forward half has stored it."""
        kernel = self.gradient.kernel
        kind, finish = kernel.signature.result.kind, kernel.primal.finish
        if kind == "none":
            return lambda found: None
        stored = self.forward_results
        if kind == "float":
            return lambda found: stored.number(found, 1)
        if kind == "pointer":
            return lambda found: finish(stored.pointer(found, 1))
        return lambda found: finish(stored.integer(found, 1))

    def derivatives(self, found: Any) -> tuple[Any, ...]:
        """The derivatives of the active arguments from where the reverse half has stored them."""
        return tuple(self.reverse_results.gather(found, self.gradient.result_kinds))


class Taped:
    """A finished forward sweep: its ``value``, and the tape on which :meth:`reverse` runs."""

    def __init__(self, halves: _Halves, passed: list[Any], args: Sequence[Any]) -> None:
        kernel = halves.gradient.kernel
        self._halves = halves
        self._passed = passed
        self._args = args  # not all that is passed keeps its array alive
        self._stop: DifferentiationError | None = None
        self.lock = threading.Lock()
        """Held while the shadows are in use: by whoever fills them and runs the reverse sweep."""
        self._free = _free_tape()
        self._room = kernel.complex_room()
        if self._room is not None:
            passed += self._room.pointers
        slot = None
        if kernel.raise_error is not None:
            slot = ErrorRoom.new()
            passed.append(slot)
        results = halves.forward_results.new()
        self._tape = _new_tape()()
        with halves.gradient.bounded(args):
            halves.forward(*passed, self._tape, results)
        if slot is not None and ErrorRoom.failed(slot):
            raise_error(kernel, slot)
        self._frame = halves.forward_results.pointer(results, 0)
        self.value = halves.result(results) if self._room is None else self._room.value

    def reverse(self, seed: complex = 1.0) -> tuple[Any, ...]:
        """Run the reverse sweep: adjoints go into the shadows that the forward sweep was given.

        Returns the derivatives of active arguments.
        """
        halves = self._halves
        adjoint = halves.gradient.read_seed(seed)
        if self._room is not None:
            self._room.shadow = complex_of(*map(from_c, adjoint)) if halves.gradient.active_result else 0
        seeds = adjoint if halves.gradient.takes_seed else []
        results = halves.reverse_results.new()
        if self._stop is not None:
            raise self._stop
        try:
            halves.reverse(*self._passed, *seeds, self._frame, results)
        except DifferentiationError as error:  # what is left of the tape does not do for another sweep
            self._stop = error
            raise
        return halves.derivatives(results)

    def __del__(self) -> None:
        if hasattr(self, "_tape"):
            self._free(self._tape)


@cache
def _new_tape() -> Any:
    return bind(runtime.symbols()["irad_tape_new"], (), "ptr")


@cache
def _free_tape() -> Any:
    return bind(runtime.symbols()["irad_tape_free"], ("ptr",), "void")
