"""Python's garbage collector while much is made that stays.

It looks through all that lives each time that a share more has been made. While IR is read and written nearly all
stays, and a quarter of the time went into looking.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["paused"]


@contextmanager
def paused() -> Iterator[None]:
    """No collections meanwhile; also as a decorator."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
