"""Says on the terminal what takes long."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["announced"]

_FIRST = 10.0
_FURTHER = 30.0


@contextmanager
def announced(doing: str) -> Iterator[None]:
    """While the body runs, say on stderr what is being done: after ten seconds, and every half minute from then on.

    Nothing is said where stderr is no terminal.

    Parameters
    ----------
    doing : str
        What is said, as in ``"differentiating 'f'"``.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        yield
        return
    ended = threading.Event()
    watch = threading.Thread(target=_say, args=(doing, ended), daemon=True, name="irad-progress")
    watch.start()
    try:
        yield
    finally:
        ended.set()


def _say(doing: str, ended: threading.Event) -> None:
    begun, pause = time.monotonic(), _FIRST
    while not ended.wait(pause):
        print(f"irad: still {doing} ({time.monotonic() - begun:.0f} s)", file=sys.stderr, flush=True)
        pause = _FURTHER
