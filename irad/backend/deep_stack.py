"""LLVM on a stack that holds out: its passes go down expressions by recursion, and one of 100,000 operations takes more
than the few megabytes that a thread has."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

__all__ = ["LONG_TEXT", "on_deep_stack"]

Result = TypeVar("Result")

LONG_TEXT = 1 << 20
"""Characters of a module's text from which on its expressions may be that deep."""
_SIZES = (1 << 30, 1 << 27)
"""Bytes of the stack, of which the system gives what is used; the second where it has no room for the first."""
_lock = threading.Lock()


def on_deep_stack(call: Callable[[], Result]) -> Result:
    """What ``call()`` returns or raises, called in a thread with a large stack; in this one where none can be made."""
    results: list[Result] = []
    errors: list[BaseException] = []

    def work() -> None:
        try:
            results.append(call())
        except BaseException as error:
            errors.append(error)

    thread = _started(work)
    if thread is None:
        return call()
    interrupted: list[BaseException] = []
    while thread.is_alive():
        try:
            thread.join()
        except BaseException as error:  # of a signal: what LLVM works on must stay until it has finished
            interrupted.append(error)
    for each in (*interrupted, *errors):
        raise each
    return results[0]


def _started(work: Callable[[], None]) -> threading.Thread | None:
    for size in _SIZES:
        with _lock:
            before = threading.stack_size(size)
            try:
                thread = threading.Thread(target=work, name="irad-llvm")
                thread.start()
                return thread
            except RuntimeError:
                continue
            finally:
                threading.stack_size(before)
    return None
