"""Second derivatives: ``irad.hvp``, the reverse mode of a tangent.

The tangent of a scalar function f along v is a function of x and v whose gradient by x is the Hessian of f times v, and
whose gradient by v is the gradient of f. So one reverse sweep gives both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from irad.api.array_derivative import outputs_of, positions_of
from irad.api.calling.aliasing import Groups
from irad.api.differentiable import Names
from irad.api.kernels.kernel import Kernel
from irad.api.transforms.calls import positional, tuple_of
from irad.api.transforms.function_protocol import FIRST, Transform, chosen_by, given, is_single
from irad.api.transforms.higher_order import NestedTangents
from irad.api.transforms.mode_functions import Recipes
from irad.errors import ArgumentError, UsageError
from irad.options import Options

__all__ = ["hvp", "vhp"]


def hvp(
    f: Any, wrt: Any = FIRST, out: Any = None, *, argnums: Any = None, options: Options | None = None,
    parallel: bool | None = None, deterministic: bool | None = None, disjoint: Names = (),
) -> HessianProduct:
    """Gradient and Hessian-vector product: ``gradient, product = irad.hvp(f, wrt)(args, vectors)``.

    ``f`` returns a floating-point number, or writes one to the argument ``out``. ``vectors`` has one entry for each
    argument in ``wrt``, of its shape. The product is the derivative of the gradient along them; with several
    arguments, gradient and product are tuples. Arrays that ``f`` writes to are written to once, as ``f`` would.
    Parallel functions have parallel products. For ``parallel``, ``deterministic`` and ``disjoint`` see
    :func:`irad.grad`. Raises :class:`irad.errors.UsageError` for arguments that do not exist or carry no derivative,
    and for a function without a real number as its result.
    """
    settings = given(
        wrt=chosen_by(wrt, argnums), out=out, options=options, parallel=parallel, deterministic=deterministic,
        disjoint=disjoint,
    )  # fmt: skip
    return HessianProduct(f, hvp, settings)


def vhp(
    f: Any, wrt: Any = FIRST, out: Any = None, *, argnums: Any = None, options: Options | None = None,
    parallel: bool | None = None, deterministic: bool | None = None, disjoint: Names = (),
) -> HessianProduct:
    """Gradient and vector-Hessian product: the same numbers as :func:`hvp`, since a Hessian is symmetric."""
    settings = given(
        wrt=chosen_by(wrt, argnums), out=out, options=options, parallel=parallel, deterministic=deterministic,
        disjoint=disjoint,
    )  # fmt: skip
    return HessianProduct(f, vhp, settings)


class HessianProduct(Transform):
    """What :func:`hvp` and :func:`vhp` return."""

    def __init__(self, f: Any, maker: Callable[..., Any], settings: Mapping[str, Any]) -> None:
        self.word = maker.__name__
        super().__init__(f, maker, settings)
        self._recipes = Recipes(self.target, self._make, self.wrt) if self.target is not None else None

    def _make(self, kernel: Kernel, shared: Groups) -> _Product:
        return _Product(kernel, positions_of(kernel, self.wrt, shared), self.out, shared)

    def __call__(self, args: Sequence[Any], vectors: Sequence[Any]) -> tuple[Any, Any]:
        """Gradient and product. Raises :class:`irad.errors.ArgumentError` before anything runs."""
        args = tuple_of(args, self.word, self.name, "vectors")
        full = args if self.target is None else positional(self.target, args, {}, self.wrt)
        product = self._recipes.of(full) if self._recipes is not None else None
        if product is not None:
            first, second = product(full, vectors)
            return (first[0], second[0]) if is_single(self.wrt) else (tuple(first), tuple(second))
        inner = self.source.bind(args, {}, writes=True)
        chosen = inner.choose(self.wrt)
        moved = inner.smooth.along(chosen.direction(chosen.vectors(vectors)))
        gradient = inner.smooth.gradient(inner.args, chosen.flat, None)
        return chosen.build(gradient), chosen.build(moved.gradient(inner.args, chosen.flat, None))


class _Product:
    """The gradient of a kernel's tangent."""

    def __init__(self, kernel: Kernel, wrt: Sequence[int], out: Any, shared: Groups) -> None:
        if kernel.signature.result.kind == "complex":
            raise UsageError(f"{kernel.name} returns a complex number, which has no gradient; return a real one of it")
        outputs = outputs_of(kernel, out)
        if len(outputs) > 1:
            raise UsageError(f"{kernel.name} has {len(outputs)} outputs; a Hessian is that of one number")
        self.kernel = kernel
        self.output = outputs[0] if outputs else None
        self.nested = NestedTangents(kernel, wrt, outputs, 1, True, shared)

    def __call__(self, args: Sequence[Any], vectors: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        """Gradient and product. Raises :class:`ArgumentError` before anything runs."""
        recipe = self.nested.recipe
        args = self.kernel.boxed(args)
        recipe.require_count(args)
        if not isinstance(vectors, (tuple, list)) or len(vectors) != len(recipe.wrt):
            wanted = ", ".join(recipe.names[i] for i in recipe.wrt)
            raise ArgumentError(f"{self.kernel.name}: vectors must be a tuple with one entry for each of: {wanted}")
        seed: Any = 1.0
        if self.output is not None and isinstance(args[self.output], np.ndarray):
            seed = np.ones(args[self.output].shape)
            if seed.size != 1:
                name = recipe.names[self.output]
                raise ArgumentError(f"{self.kernel.name}: {name!r} is no single number, and has no Hessian")
        part = self.nested.sweep(args, [dict(zip(recipe.wrt, vectors, strict=True))], [seed])
        return part(1), part(0)
