"""Whole derivatives: ``irad.jacobian``, ``irad.hessian``, and a derivative as a linear function: ``irad.linearize``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from irad.api.array_derivative import copies_of
from irad.api.arrays import grad
from irad.api.transforms.bound_call import Bound, Outputs
from irad.api.transforms.function_protocol import FIRST, LinearMap, Transform, chosen_by, given
from irad.api.transforms.smooth_function import Jacobian
from irad.errors import UsageError
from irad.options import Options

__all__ = ["hessian", "jacfwd", "jacobian", "jacrev", "linearize"]

_MODES = ("auto", "forward", "reverse")


def jacobian(
    f: Any, wrt: Any = FIRST, out: Any = None, mode: str = "auto", *, argnums: Any = None,
    options: Options | None = None, parallel: bool | None = None, deterministic: bool | None = None,
) -> JacobianFunction:
    """All derivatives of all entries: ``irad.jacobian(f, wrt, out)(*args)`` of shape ``out.shape + arg.shape``.

    ``wrt`` and ``out`` are those of :func:`irad.vjp`. Several arguments give a tuple; several outputs a tuple over
    outputs of what one of them gives; a number adds no axis. ``mode``: "forward" computes one column at a time,
    "reverse" one row at a time, "auto" what is less. The arguments are left as they are. Raises
    :class:`irad.errors.UsageError` for complex numbers, and as :func:`irad.vjp` does.
    """
    if mode not in _MODES:
        raise UsageError(f"mode={mode!r} is not one of {', '.join(map(repr, _MODES))}")
    settings = given(
        wrt=chosen_by(wrt, argnums), out=out, mode=mode, options=options, parallel=parallel, deterministic=deterministic
    )
    return JacobianFunction(f, jacobian, settings)


def jacfwd(
    f: Any, wrt: Any = FIRST, out: Any = None, *, argnums: Any = None, options: Options | None = None,
    parallel: bool | None = None, deterministic: bool | None = None,
) -> JacobianFunction:
    """:func:`jacobian` in forward mode."""
    return jacobian(
        f, wrt, out, "forward", argnums=argnums, options=options, parallel=parallel, deterministic=deterministic
    )


def jacrev(
    f: Any, wrt: Any = FIRST, out: Any = None, *, argnums: Any = None, options: Options | None = None,
    parallel: bool | None = None, deterministic: bool | None = None,
) -> JacobianFunction:
    """:func:`jacobian` in reverse mode."""
    return jacobian(
        f, wrt, out, "reverse", argnums=argnums, options=options, parallel=parallel, deterministic=deterministic
    )


def hessian(
    f: Any, wrt: Any = FIRST, out: Any = None, *, argnums: Any = None, options: Options | None = None,
    parallel: bool | None = None, deterministic: bool | None = None,
) -> JacobianFunction:
    """The second derivatives of a scalar function: ``irad.hessian(f, wrt)(*args)`` of shape
    ``arg.shape + arg.shape``, for several arguments a tuple of tuples.

    It is the Jacobian of the gradient: its columns are Hessian-vector products, many of them at once where that can be
    done, each at the cost of one at most. The arguments are left
    as they are.
    """
    chosen = chosen_by(wrt, argnums)
    settings = given(wrt=chosen, out=out, options=options, parallel=parallel, deterministic=deterministic)
    inner = grad(f, chosen, out=out, options=options, parallel=parallel, deterministic=deterministic)
    return JacobianFunction(f, hessian, settings, inner)


class JacobianFunction(Transform):
    """What :func:`jacobian` and :func:`hessian` return."""

    def __init__(
        self, f: Any, maker: Callable[..., Any], settings: Mapping[str, Any], inner: Transform | None = None
    ) -> None:
        self.word = maker.__name__
        super().__init__(f, maker, settings)
        self._mode = settings.get("mode", "forward")
        if inner is not None:
            self.source = inner

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The derivatives. Raises :class:`irad.errors.ArgumentError` before anything runs."""
        bound = self.bind(args, kwargs)
        return bound.outputs.build(bound.smooth.value(bound.args))

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any], *, writes: bool = False) -> Bound:
        inner: Bound = self.source.bind(args, kwargs)
        chosen = inner.choose(self.wrt)
        row, width = chosen.outputs, len(chosen.flat)
        places: list[int | None] = []
        for place in inner.outputs.places:
            within = (None,) * row.tree.count if place is None else row.places
            places += [None if i is None or place is None else place * width + i for i in within]
        tree = inner.outputs.tree.replaced(lambda: row.tree).plain()
        outputs = Outputs(tree, tuple(places))
        smooth = Jacobian(inner.smooth, chosen.flat, self._mode)
        return inner.followed_by(smooth, outputs)


def linearize(
    f: Any, wrt: Any = FIRST, out: Any = None, *, argnums: Any = None, options: Options | None = None,
    parallel: bool | None = None, deterministic: bool | None = None,
) -> Linearization:
    """Value and pushforward: ``value, pushforward = irad.linearize(f, wrt, out)(*args)``.

    ``pushforward(*tangents)`` takes one tangent for each argument in ``wrt`` and returns the tangent of the value. It
    belongs to the arguments as they were, and can be called any number of times. The arguments are left as they are.
    """
    settings = given(
        wrt=chosen_by(wrt, argnums), out=out, options=options, parallel=parallel, deterministic=deterministic
    )
    return Linearization(f, linearize, settings)


class Linearization(Transform):
    """What :func:`linearize` returns."""

    word = "linearize"

    def __call__(self, *args: Any, **kwargs: Any) -> tuple[Any, Callable[..., Any]]:
        """Value and pushforward. Raises :class:`irad.errors.ArgumentError` before anything runs."""
        inner = self.source.bind(args, kwargs)
        chosen = inner.choose(self.wrt)
        value = inner.value if inner.ran else inner.outputs.build(inner.smooth.value(inner.args))
        kept = copies_of(inner.args)

        def pushforward(*tangents: Any) -> Any:
            direction = chosen.direction(chosen.vectors(tangents))
            return inner.outputs.build(inner.smooth.along(direction).value(kept))

        return value, LinearMap("pushforward", self.name, pushforward)
