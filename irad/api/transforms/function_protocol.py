"""What every derivative has as a Python function: name, signature, documentation, and a way to be pickled."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from irad.api.differentiable import target_of
from irad.api.transforms.bound_call import Bound
from irad.api.transforms.calls import KernelSource
from irad.errors import UsageError

__all__ = ["FIRST", "LinearMap", "Transform", "chosen_by", "given", "is_single"]


class _First(int):
    """The first argument, where nobody has said which."""


FIRST = _First(0)


def chosen_by(wrt: Any, argnums: Any) -> Any:
    """The arguments meant by ``wrt``, or by ``argnums`` in its place. Raises :class:`UsageError` for both, and for what
    can be neither a position nor a name."""
    if argnums is None:
        return _key_of(wrt, "wrt", wrt)
    if wrt is not FIRST:
        raise UsageError(f"argnums={argnums!r} is another name for wrt={wrt!r}; give one of them")
    return _key_of(argnums, "argnums", argnums)


def _key_of(key: Any, word: str, whole: Any) -> Any:
    if isinstance(key, str) or (isinstance(key, int) and not isinstance(key, bool)):
        return key
    if isinstance(key, np.integer):
        return int(key)
    if key is whole and (isinstance(key, (tuple, list, range)) or (isinstance(key, np.ndarray) and key.ndim == 1)):
        return tuple(_key_of(each, word, whole) for each in key)
    raise UsageError(
        f"{word}={whole!r:.80} does not name arguments; give a position or a name, or a tuple of them: {word}=0, "
        f"{word}='x', {word}=(0, 1)"
    )


def given(**settings: Any) -> dict[str, Any]:
    """What a transformation was called with, by name."""
    return settings


def is_single(keys: Any) -> bool:
    """Whether one argument is named, and not a tuple of them."""
    return not isinstance(keys, (tuple, list))


class Transform:
    """A function made of another one, ``f``, by ``maker(f, **settings)``.

    ``word`` is how it is called, as in ``irad.grad``. Of a derivative of ``f`` that is itself made so, it takes the
    derivative.
    """

    word = ""

    def __init__(self, f: Any, maker: Callable[..., Any], settings: Mapping[str, Any], has_aux: bool = False) -> None:
        self.__wrapped__ = f
        self._maker = maker
        self._settings = {name: value for name, value in settings.items() if value is not None}
        self.wrt = settings.get("wrt", ())
        kept = ("options", "parallel", "deterministic", "disjoint")
        chosen = {name: self._settings[name] for name in kept if name in self._settings}
        self.out = out = settings.get("out")
        if isinstance(f, Transform):
            if chosen.get("disjoint") == ():
                del chosen["disjoint"]
            given = [*chosen, *(["out"] if out is not None else []), *(["has_aux"] if has_aux else [])]
            if given:
                raise UsageError(f"{given[0]}= is for kernels; give it where {f!r} is made")
            self.source: Any = f
            self.target = None
        else:
            self.target = target_of(f, **chosen)
            self.wrt = self.target.counted(self.wrt)
            self.source = KernelSource(self.target, out, has_aux, self.wrt)
        self.made_of = (getattr(self.target, "dispatcher", None) if self.target is not None else f,)
        """The function that it is made of; None for one that is not Numba's."""
        self.name = self.source.name if self.target is not None else self.source.__name__
        self.__name__ = self.__qualname__ = f"{self.word}_{self.name}"
        self.__module__ = getattr(f, "__module__", None) or "irad"
        self.__doc__ = self._documentation(f)

    def _documentation(self, f: Any) -> str:
        by = "" if self.wrt == () else f" by {_named(self.wrt)}"
        f = f.func if isinstance(f, partial) else f
        own = inspect.cleandoc(f.__doc__) if getattr(f, "__doc__", None) else ""
        return f"irad.{self.word} of {self.name}{by}." + (f"\n\n{own}" if own else "")

    @property
    def __signature__(self) -> inspect.Signature:
        known = getattr(self.target, "dispatcher", None)
        return signature_of(self.__wrapped__ if known is None or isinstance(self.__wrapped__, partial) else known)

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any], *, writes: bool = False) -> Bound:
        """This function for the arguments of a call, to be differentiated. Raises :class:`UsageError` for one that
        takes its arguments otherwise than ``f``."""
        raise UsageError(
            f"cannot differentiate {self!r}; irad.grad, irad.value_and_grad, irad.jacobian, irad.hessian and irad.vmap "
            "can be differentiated again"
        )

    def __reduce__(self) -> Any:
        return partial(self._maker, **self._settings), (self.__wrapped__,)

    def __repr__(self) -> str:
        inner = self.name if self.target is not None else repr(self.source)
        return f"<irad.{self.word} of {inner}>"


class LinearMap(Transform):
    """A pullback or a pushforward, as a function that :func:`irad.vmap` maps."""

    def __init__(self, word: str, name: str, function: Callable[..., Any]) -> None:
        self.word = self.__name__ = self.__qualname__ = word
        self.name = name
        self.wrt = ()
        self.source, self.target, self.made_of = function, None, (None,)  # (itself would be a cycle)
        self.__wrapped__ = function
        self.__module__ = "irad"
        self.__doc__ = f"The {word} of {name}."

    def __call__(self, *given: Any) -> Any:
        return self.__wrapped__(*given)

    def __reduce__(self) -> Any:
        raise UsageError(f"{self!r} keeps what the primal has computed, and is not pickled; pickle what has made it")

    def __repr__(self) -> str:
        return f"<{self.word} of {self.name}>"


def signature_of(f: Any) -> inspect.Signature:
    """The signature of a kernel or of a derivative of one."""
    names = getattr(getattr(f, "signature", None), "arguments", None)
    if isinstance(f, partial):
        return inspect.signature(partial(getattr(f.func, "py_func", f.func), *f.args, **f.keywords))
    if names is None:
        return inspect.signature(getattr(f, "py_func", f))
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    names = [a.name if a.name.isidentifier() else f"a{i}" for i, a in enumerate(names)]
    return inspect.Signature([inspect.Parameter(name, kind) for name in names])


def _named(wrt: Any) -> str:
    keys = (wrt,) if is_single(wrt) else wrt
    return ", ".join(str(key) if isinstance(key, str) else f"argument {int(key)}" for key in keys)
