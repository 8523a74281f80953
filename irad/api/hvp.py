"""Second derivatives: ``irad.hvp``, the reverse mode of a tangent.

The tangent of a scalar function f along v is a function of x and v whose gradient by x is the Hessian of f times v, and
whose gradient by v is the gradient of f. So one reverse sweep gives both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from irad.abi.c_entry import Stored
from irad.abi.scalars import complex_of, parts_of
from irad.api.activities import Activity
from irad.api.array_derivative import Recipe, outputs_of, positions_of
from irad.api.arrays import Recipes, fill
from irad.api.assumptions import watched
from irad.api.calling.marshal import bind, may_overlap
from irad.api.calling.scalar_refs import unbox
from irad.api.calling.stops import raising
from irad.api.differentiable import Names, target_of
from irad.api.kernels.kernel import ErrorRoom, Kernel, raise_error
from irad.api.kernels.signature import Argument
from irad.errors import ArgumentError, UsageError
from irad.options import Options

__all__ = ["hvp"]


def hvp(
    f: Any, wrt: Any = 0, out: Any = None, *, options: Options | None = None, parallel: bool | None = None,
    deterministic: bool | None = None, disjoint: Names = (),
) -> Callable[[Sequence[Any], Sequence[Any]], tuple[Any, Any]]:
    """Gradient and Hessian-vector product: ``gradient, product = irad.hvp(f, wrt)(args, vectors)``.

    ``f`` returns a floating-point number, or writes one to the argument ``out``. ``vectors`` has one entry for each
    argument in ``wrt``, of its shape. The product is the derivative of the gradient along them; with several
    arguments, gradient and product are tuples. Arrays that ``f`` writes to are written to once, as ``f`` would.
    Parallel functions have parallel products. For ``parallel``, ``deterministic`` and ``disjoint`` see
    :func:`irad.grad`. Raises :class:`irad.errors.UsageError` for arguments that do not exist or carry no derivative,
    and for a function without a real number as its result.
    """
    target = target_of(f, options, parallel=parallel, deterministic=deterministic, disjoint=disjoint)
    products = Recipes(target, lambda kernel: _Product(kernel, positions_of(kernel, wrt), out))
    single = not isinstance(wrt, (tuple, list))

    def evaluate(args: Sequence[Any], vectors: Sequence[Any]) -> tuple[Any, Any]:
        args = tuple(args)
        gradient, product = products.of(args)(args, vectors)
        return (gradient[0], product[0]) if single else (tuple(gradient), tuple(product))

    return evaluate


class _Product:
    """The gradient of a kernel's tangent."""

    def __init__(self, kernel: Kernel, wrt: Sequence[int], out: Any) -> None:
        if kernel.signature.result.kind == "complex":
            raise UsageError(f"{kernel.name} returns a complex number, which has no gradient; return a real one of it")
        outputs = outputs_of(kernel, out)
        if len(outputs) > 1:
            raise UsageError(f"{kernel.name} has {len(outputs)} outputs; a Hessian is that of one number")
        self.kernel = kernel
        self.output = outputs[0] if outputs else None
        self.recipe = Recipe(kernel, wrt, "gradient", active_result=not outputs, extra=outputs)
        derivative = self.recipe.derivative
        self._activities = derivative.activities
        self._readers = [
            kernel.reader(a, t, "gradient")
            for a, t in zip(kernel.signature.arguments, derivative.activities, strict=True)
        ]
        self._spread = kernel.spread(derivative.activities)
        self._calls: dict[bool, Callable[[list[Any]], list[Any]]] = {}

    def __call__(self, args: Sequence[Any], vectors: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        """Gradient and product. Raises :class:`ArgumentError` before anything runs."""
        recipe = self.recipe
        args = recipe.kernel.boxed(args)
        second: dict[int, Any] = dict(recipe.make_shadows(args))
        tangents: dict[int, Any] = dict(recipe.make_shadows(args))
        first: dict[int, Any] = dict(recipe.make_shadows(args))
        self._take(vectors, tangents)
        if self.output is not None:
            if first[self.output].size != 1:
                name = recipe.names[self.output]
                raise ArgumentError(f"{self.kernel.name}: {name!r} is no single number, and has no Hessian")
            first[self.output][...] = 1
        passed, apart = self._read(args, second, tangents, first)
        recipe.derivative.refuse_stale_pointers(recipe.interleave(args, second))
        if apart not in self._calls:
            self._calls[apart] = self._bind(apart)
        with recipe.derivative.bounded(recipe.interleave(args, second)):
            found = self._gather(self._calls[apart](passed))
        gradient = [self._part(first, found, i, 1) for i in recipe.wrt]
        return gradient, [self._part(second, found, i, 0) for i in recipe.wrt]

    def _take(self, vectors: Sequence[Any], tangents: dict[int, Any]) -> None:
        recipe = self.recipe
        if not isinstance(vectors, (tuple, list)) or len(vectors) != len(recipe.wrt):
            wanted = ", ".join(recipe.names[i] for i in recipe.wrt)
            raise ArgumentError(f"{self.kernel.name}: vectors must be a tuple with one entry for each of: {wanted}")
        for i, vector in zip(recipe.wrt, vectors, strict=True):
            if i in tangents:
                label = f"{self.kernel.name}: the vector for {recipe.names[i]!r}"
                fill(tangents[i], vector, label, recipe.names[i])
            else:
                tangents[i] = vector

    def _read(
        self, args: Sequence[Any], second: dict[int, Any], tangents: dict[int, Any], first: dict[int, Any]
    ) -> tuple[list[Any], bool]:
        """What the compiled code takes, and whether memory is disjoint."""
        passed: list[Any] = []
        spans: list[Any] = []
        texts: list[int] = []
        for i, argument in enumerate(self.kernel.signature.arguments):
            if argument.kind == "character":
                texts.append(len(passed))
            activity = self._activities[i]
            if activity is Activity.ACTIVE:
                label = f"{self.kernel.name}: the vector for {argument.name!r}"
                own = self._values(i, iter((args[i],)), spans)
                other = parts_of(argument.kind, argument.dtype, label)(tangents[i])
                passed += [part for pair in zip(own, other, strict=True) for part in pair]
            elif activity is Activity.CONST:
                passed += self._values(i, iter((args[i],)), spans)
            else:
                own = self._values(i, iter((args[i], second[i])), spans)
                other = self._values(i, iter((tangents[i], first[i])), spans)
                passed += _merged(argument, self._spread, own, other)
        self.kernel.check_overlap(spans)
        if self.kernel.signature.fortran:
            passed += self.kernel.lengths(passed, texts)
        return passed, self.kernel.options.assume_noalias or not may_overlap(spans)

    def _values(self, position: int, values: Iterator[Any], spans: list[Any]) -> list[Any]:
        made: list[Any] = []
        self._readers[position](values, made, spans)
        return made

    def _bind(self, apart: bool) -> Callable[[list[Any]], list[Any]]:
        """A function of C arguments that runs the compiled code and returns its results: for each active number the
        second derivative and the first."""
        kernel, derivative = self.kernel, self.recipe.derivative
        program = derivative.program
        details = {"noalias": apart, "separate": apart and kernel.holds_no_pointers}
        tangent = program.with_tangent(
            program.request(
                kernel.symbol, "tangent", self._spread, active_result=self.output is None,
                disjoint=derivative.disjoint, **details,
            )
        )  # fmt: skip
        doubled = tuple(a for activity in self._spread for a in ([activity] if activity == "const" else [activity] * 2))
        places = _places(self._spread)
        disjoint = frozenset(p + k for i in derivative.disjoint for p in (places[i],) for k in range(2))
        compiled = tangent.derive(
            tangent.request(
                tangent.symbol, "gradient", doubled, active_result=self.output is None, disjoint=disjoint, **details
            )
        )
        entry, stored = compiled.heard, Stored(compiled.heard)
        parameters = (*entry.parameters, "ptr") if entry.stores_results else entry.parameters
        returned = "void" if entry.stores_results or not entry.results else entry.results[0]
        function = bind(compiled.heard_address, parameters, returned)
        if compiled.stops:
            function = raising(function)
        if kernel.options.check_assumptions:
            function = watched(function)
        seed = derivative.read_seed(1.0) if self.output is None else []

        def call(passed: list[Any]) -> list[Any]:
            slot = None if kernel.raise_error is None else ErrorRoom.new()
            room = stored.new() if entry.stores_results else None
            function(*passed, *([] if slot is None else [slot]), *seed, *([] if room is None else [room]))
            if slot is not None and ErrorRoom.failed(slot):
                raise_error(kernel, slot)
            return [] if room is None else [stored.number(room, k) for k in range(len(compiled.entry.results))]

        return call

    def _gather(self, found: list[Any]) -> dict[int, tuple[Any, Any]]:
        """Second and first derivatives by active numbers."""
        numbers = iter(found)
        made = {}
        for i in self.recipe.active:
            argument = self.kernel.signature.arguments[i]
            parts = [(next(numbers), next(numbers)) for _ in range(argument.count)]
            second, first = zip(*parts, strict=True)
            made[i] = (complex_of(*second), complex_of(*first)) if argument.kind == "complex" else (second[0], first[0])
        return made

    @staticmethod
    def _part(shadows: dict[int, Any], found: dict[int, tuple[Any, Any]], position: int, which: int) -> Any:
        return found[position][which] if position in found else unbox(shadows[position])


def _merged(argument: Argument, spread: Sequence[str], own: list[Any], other: list[Any]) -> list[Any]:
    """What is passed for an array and its shadow, and for its tangent and the shadow of that; what is the same in both
    (lengths, strides) once."""
    made, at = [], 0
    for parameter in range(argument.first, argument.first + argument.count):
        if spread[parameter] == "const":
            made.append(own[at])
            at += 1
        else:
            made += [*own[at : at + 2], *other[at : at + 2]]
            at += 2
    return made


def _places(spread: Sequence[str]) -> list[int]:
    """Where the parameters of a function are among those of its tangent."""
    found, at = [], 0
    for activity in spread:
        found.append(at)
        at += 1 if activity == "const" else 2
    return found

