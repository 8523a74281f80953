"""The array level: ``irad.grad``, ``irad.value_and_grad``, ``irad.vjp`` and ``irad.jvp``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from irad.api.array_derivative import Recipe, is_whole, outputs_of, positions_of, without_derivative
from irad.api.calling.aliasing import Groups
from irad.api.calling.plain_calls import OTHER
from irad.api.calling.scalar_refs import unbox
from irad.api.differentiable import Names
from irad.api.kernels.kernel import Kernel
from irad.api.transforms.bound_call import Bound, Outputs
from irad.api.transforms.calls import positional, tuple_of
from irad.api.transforms.function_protocol import FIRST, LinearMap, Transform, chosen_by, given, is_single
from irad.api.transforms.mode_functions import Forward, Pullbacks, Recipes
from irad.api.transforms.pytrees import Tree
from irad.api.transforms.smooth_function import Gradient
from irad.errors import ArgumentError, UsageError
from irad.options import Options

__all__ = ["ArrayGradient", "VectorJacobian", "grad", "jvp", "value_and_grad", "vjp"]


def grad(
    f: Any, wrt: Any = FIRST, *, argnums: Any = None, has_aux: bool = False, out: Any = None,
    options: Options | None = None, parallel: bool | None = None, deterministic: bool | None = None,
    disjoint: Names = (),
) -> ArrayGradient:
    """The gradient of a scalar function: ``irad.grad(f, wrt)(*args)``.

    ``wrt`` is the position or name of an argument, or a tuple of them; then the result is a tuple. ``argnums`` is
    another name for it. The gradient by a number is a float, by an array an array of the same shape and dtype, by a
    structure (tuple, namedtuple, dict, list) such a structure. Arrays that ``f`` writes to are written to once, as
    ``f`` would. ``has_aux``: ``f`` returns a number and something beside it, and a call returns the gradient and that.
    ``out``: which of several results is differentiated, or the argument to which ``f`` writes its number. ``parallel``
    stands for what the options say: loops whose iterations are proved independent then run in parallel.
    ``deterministic``: the result is bitwise the same with any number of threads. ``disjoint``: array arguments, by
    position or name, of which no element is touched by two different iterations of a parallel loop (see
    :func:`irad.assume_disjoint`). Raises :class:`irad.errors.UsageError` for arguments that do not exist or carry no
    derivative, and when ``f`` returns no floating-point number.
    """
    settings = given(
        wrt=chosen_by(wrt, argnums), has_aux=has_aux, out=out, options=options, parallel=parallel,
        deterministic=deterministic, disjoint=disjoint,
    )  # fmt: skip
    return ArrayGradient(f, grad, settings)


def value_and_grad(
    f: Any, wrt: Any = FIRST, *, argnums: Any = None, has_aux: bool = False, out: Any = None,
    options: Options | None = None, parallel: bool | None = None, deterministic: bool | None = None,
    disjoint: Names = (),
) -> ArrayGradient:
    """Like :func:`grad`, but a call returns the value of ``f`` and the gradient; with ``has_aux`` it returns
    ``((value, aux), gradient)``."""
    settings = given(
        wrt=chosen_by(wrt, argnums), has_aux=has_aux, out=out, options=options, parallel=parallel,
        deterministic=deterministic, disjoint=disjoint,
    )  # fmt: skip
    return ArrayGradient(f, value_and_grad, settings)


class ArrayGradient(Transform):
    """What :func:`grad` and :func:`value_and_grad` return; also callable from ``@njit`` code."""

    def __init__(self, f: Any, maker: Callable[..., Any], settings: Mapping[str, Any]) -> None:
        self.word = maker.__name__
        self.with_value = self.word == "value_and_grad"
        self.has_aux = bool(settings["has_aux"])
        super().__init__(f, maker, settings, self.has_aux)
        plain = self.target is not None and not self.has_aux and settings["out"] is None
        self._recipes = Recipes(self.target, self.recipe, self.wrt) if plain and self.target is not None else None

    def recipe(self, kernel: Kernel, shared: Groups = ()) -> Recipe:
        """How the gradient of a kernel is taken, some of whose arguments may be the same array."""
        if kernel.signature.result.kind == "complex":
            raise UsageError(
                f"{kernel.name} returns a complex number ({kernel.signature.result.text}), which has no "
                "gradient; irad.vjp and irad.jvp take its derivative, or return a real number of it (cabs)"
            )
        if kernel.signature.result.kind != "float":
            for argument in (kernel.signature.arguments[i] for i in positions_of(kernel, self.wrt)):
                if is_whole(argument):
                    raise without_derivative(kernel.name, argument)
            raise UsageError(
                f"{kernel.name} returns {kernel.signature.result.text}, not a floating-point number; "
                "irad.vjp takes the derivative of what a function writes to arrays"
            )
        wrt = positions_of(kernel, self.wrt, shared)
        return Recipe(kernel, wrt, "gradient", with_primal=self.with_value, shared=shared)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The gradient, or value and gradient.

        Raises :class:`irad.errors.ArgumentError` before anything runs.
        """
        if self._recipes is not None and self.target is not None:
            full = positional(self.target, args, kwargs, self.wrt)
            recipe = self._recipes.of(full)
            if recipe is not None:
                return self._plain(recipe, full)
        inner = self.source.bind(args, kwargs, writes=True)
        chosen = inner.choose(self.wrt)
        value = inner.value
        if self.with_value and not inner.ran:
            outputs, parts = inner.smooth.value_and_gradient(inner.args, chosen.flat)
            value = inner.outputs.build(outputs)
        else:
            parts = inner.smooth.gradient(inner.args, chosen.flat, None)
        gradient = chosen.build(parts)
        if self.target is not None and not inner.ran:
            kernel = self.target.kernel(tuple(inner.args))
            kernel.primal(*kernel.boxed(inner.args))  # what it writes, and draws at random, is to be seen
        if self.has_aux:
            return ((value, inner.aux), gradient) if self.with_value else (gradient, inner.aux)
        return (value, gradient) if self.with_value else gradient

    def _plain(self, recipe: Recipe, args: tuple[Any, ...]) -> Any:
        """A kernel of numbers and arrays."""
        found = recipe.run_plainly(args, is_single(self.wrt))
        if found is not OTHER:
            return found
        boxed = recipe.kernel.boxed(args)
        shadows = recipe.make_shadows(boxed)
        returned = recipe.run(boxed, shadows)
        parts = recipe.collect(shadows, returned[1:] if self.with_value else returned)
        gradient = parts[0] if is_single(self.wrt) else tuple(parts)
        return (returned[0], gradient) if self.with_value else gradient

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any], *, writes: bool = False) -> Bound:
        inner: Bound = self.source.bind(args, kwargs)
        if self.has_aux:
            raise UsageError(f"cannot differentiate {self!r}, which returns something beside the gradient")
        chosen = inner.choose(self.wrt)
        outputs = chosen.outputs
        if self.with_value:
            tree = Tree("tuple", None, (), (inner.outputs.tree, outputs.tree))
            outputs = Outputs(tree, (0, *(None if i is None else i + 1 for i in outputs.places)))
        smooth = Gradient(inner.smooth, chosen.flat, self.with_value)
        return inner.followed_by(smooth, outputs)


def vjp(
    f: Any, wrt: Any = FIRST, out: Any = None, *, argnums: Any = None, options: Options | None = None,
    parallel: bool | None = None, deterministic: bool | None = None, disjoint: Names = (),
) -> VectorJacobian:
    """Value and pullback: ``out, pullback = irad.vjp(f, wrt, out)(*args)``.

    ``out`` names the arguments that hold the outputs (left out: the result of ``f``, or the one array that it
    writes to), or one of several results; the value is these arrays themselves, after ``f`` has run once on the given
    arguments. ``pullback(seed)`` returns the derivatives of ``sum(seed * out)`` by ``wrt``; with several outputs it
    takes a tuple of seeds, with a structure of results such a structure. ``f`` runs once and keeps what the pullback
    needs, which may be called any number of times, whatever becomes of the arguments. ``irad.vjp(f).plan`` says how,
    and why a kernel has to run again for each pullback.
    """
    settings = given(
        wrt=chosen_by(wrt, argnums), out=out, options=options, parallel=parallel, deterministic=deterministic,
        disjoint=disjoint,
    )  # fmt: skip
    return VectorJacobian(f, vjp, settings)


class VectorJacobian(Transform):
    """What :func:`vjp` returns."""

    word = "vjp"

    def __init__(self, f: Any, maker: Callable[..., Any], settings: Mapping[str, Any]) -> None:
        super().__init__(f, maker, settings)
        self._recipes = Recipes(self.target, self._make, self.wrt) if self.target is not None else None
        self._last: Pullbacks | None = None

    def _make(self, kernel: Kernel, shared: Groups) -> Pullbacks:
        wrt = positions_of(kernel, self.wrt, shared)
        return Pullbacks(kernel, wrt, outputs_of(kernel, self.out, shared), shared)

    def __call__(self, *args: Any, **kwargs: Any) -> tuple[Any, Callable[[Any], Any]]:
        """Value and pullback. Raises :class:`irad.errors.ArgumentError` before anything runs."""
        if self._recipes is not None and self.target is not None:
            full = positional(self.target, args, kwargs, self.wrt)
            pullbacks = self._recipes.of(full)
            if pullbacks is not None:
                return self._plain(pullbacks, full)
        inner = self.source.bind(args, kwargs, writes=True)
        chosen = inner.choose(self.wrt)
        if inner.ran:
            value, pull = inner.value, inner.smooth.pullback(inner.args, chosen.flat)
        else:
            outputs, pull = inner.smooth.value_and_pullback(inner.args, chosen.flat)
            value = inner.outputs.build(outputs)
        label = f"{inner.smooth.name}: the seed"
        return value, _of_one_seed(self.name, lambda seed: chosen.build(pull(inner.outputs.read(seed, label))))

    def _plain(self, pullbacks: Pullbacks, args: Sequence[Any]) -> tuple[Any, Callable[[Any], Any]]:
        """A kernel of numbers and arrays."""
        self._last = pullbacks
        args = tuple(pullbacks.recipe.kernel.boxed(args))
        single_out = self.out is None or is_single(self.out)
        value, pull = pullbacks.start(args)
        if pullbacks.outputs:
            arrays = tuple(unbox(args[i]) for i in pullbacks.outputs)
            value = arrays[0] if single_out else arrays

        def pullback(seed: Any) -> Any:
            parts = pull((seed,) if single_out else seed)
            return parts[0] if is_single(self.wrt) else tuple(parts)

        return value, _of_one_seed(self.name, pullback)

    @property
    def plan(self) -> str:
        """How pullbacks are computed, in words; of the last argument types used."""
        if self._last is None:
            raise UsageError(f"the pullback of {self.name} is made at the first call; call it first")
        return self._last.plan


def _of_one_seed(name: str, pull: Callable[[Any], Any]) -> LinearMap:
    """A pullback that says what it takes."""

    def pullback(*seed: Any) -> Any:
        if len(seed) != 1:
            raise ArgumentError(
                f"the pullback of {name} takes one seed, shaped like the value (of several outputs a tuple); "
                f"{len(seed)} given: pullback(1.0) for a number, pullback(numpy.ones_like(y)) for an array"
            )
        return pull(seed[0])

    return LinearMap("pullback", name, pullback)


def jvp(
    f: Any, wrt: Any = FIRST, out: Any = None, *, argnums: Any = None, options: Options | None = None,
    parallel: bool | None = None, deterministic: bool | None = None,
) -> VectorProduct:
    """Value and tangent: ``value, tangent = irad.jvp(f, wrt, out)(args, tangents)``.

    ``tangents`` has one entry for each argument in ``wrt``. Value and tangent are those of the result, or of
    the outputs (see :func:`vjp`); ``f`` runs once on the given arguments.
    """
    settings = given(
        wrt=chosen_by(wrt, argnums), out=out, options=options, parallel=parallel, deterministic=deterministic
    )
    return VectorProduct(f, jvp, settings)


class VectorProduct(Transform):
    """What :func:`jvp` returns."""

    word = "jvp"

    def __init__(self, f: Any, maker: Callable[..., Any], settings: Mapping[str, Any]) -> None:
        super().__init__(f, maker, settings)
        self._recipes = Recipes(self.target, self._make, self.wrt) if self.target is not None else None

    def _make(self, kernel: Kernel, shared: Groups) -> Forward:
        wrt = positions_of(kernel, self.wrt, shared)
        return Forward(kernel, wrt, outputs_of(kernel, self.out, shared), shared)

    def __call__(self, args: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
        """Value and tangent. Raises :class:`irad.errors.ArgumentError` before anything runs."""
        args = tuple_of(args, self.word, self.name, "tangents")
        full = args if self.target is None else positional(self.target, args, {}, self.wrt)
        forward = self._recipes.of(full) if self._recipes is not None else None
        if forward is not None:
            value, tangent = forward.push(full, tangents)
            single = self.out is None or is_single(self.out)
            return (value[0], tangent[0]) if single else (value, tangent)
        inner = self.source.bind(args, {}, writes=True)
        chosen = inner.choose(self.wrt)
        moved = inner.smooth.along(chosen.direction(chosen.vectors(tangents)))
        value = inner.value if inner.ran else inner.outputs.build(inner.smooth.value(inner.args))
        return value, inner.outputs.build(moved.value(inner.args))
