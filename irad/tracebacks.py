"""What is shown of an error: the frames of the user's program, without those of irad.

Set ``IRAD_TRACEBACK=full`` to see all of them.
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from types import TracebackType

from irad.errors import IradError
from irad.options import wants_full_tracebacks

__all__ = ["install", "without_engine"]

_PACKAGE = str(Path(__file__).resolve().parent)


def install() -> None:
    """Have irad's errors shown without irad's frames where they end the program, and in IPython."""
    if sys.excepthook is not _show:
        global _before
        _before, sys.excepthook = sys.excepthook, _show
        IradError._render_traceback_ = _lines  # type: ignore[attr-defined]  # IPython asks errors for this


_before = sys.excepthook


def _show(kind: type[BaseException], error: BaseException, frames: TracebackType | None) -> None:
    if isinstance(error, IradError) and not wants_full_tracebacks():
        frames = _shorten(error)
    _before(kind, error, frames)


def _lines(error: IradError) -> list[str]:
    frames = error.__traceback__ if wants_full_tracebacks() else _shorten(error)
    return "".join(traceback.format_exception(type(error), error, frames)).splitlines()


def _shorten(error: BaseException) -> TracebackType | None:
    """Take irad's frames out of an error and of what it was raised from; what irad alone has seen goes altogether."""
    cause = error.__cause__
    if cause is not None and _shorten(cause) is None:
        cause = None
    error.__cause__ = cause  # what it was raised beside is not shown then
    error.__traceback__ = without_engine(error.__traceback__)
    return error.__traceback__


def without_engine(frames: TracebackType | None) -> TracebackType | None:
    """A traceback without the frames of irad's own modules."""
    kept = []
    while frames is not None:
        if not frames.tb_frame.f_code.co_filename.startswith(_PACKAGE):
            kept.append(frames)
        frames = frames.tb_next
    made: TracebackType | None = None
    for each in reversed(kept):
        made = TracebackType(made, each.tb_frame, each.tb_lasti, each.tb_lineno)
    return made
