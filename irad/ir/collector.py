"""Python's garbage collector while much is made that stays.

It looks through all that lives each time that a share more has been made. While IR is read and written nearly all
stays, and a quarter of the time went into looking.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

__all__ = ["paused"]

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class paused:
    """No collections meanwhile. (`contextlib` would do, but for its frames in what users see of an error.)"""

    def __enter__(self) -> None:
        self.running = gc.isenabled()
        gc.disable()

    def __exit__(self, *error: object) -> None:
        if self.running:
            gc.enable()

    def __call__(self, function: Callable[_Given, _Result]) -> Callable[_Given, _Result]:
        @wraps(function)
        def called(*args: _Given.args, **kwargs: _Given.kwargs) -> _Result:
            with paused():
                return function(*args, **kwargs)

        return called
