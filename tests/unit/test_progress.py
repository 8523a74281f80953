"""`irad.progress`: what is said on a terminal of work that takes long."""

import io
import time

import pytest

from irad import progress


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_long_work_is_announced_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = _Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(progress, "_FIRST", 0.01)
    with progress.announced("differentiating 'f'"):
        deadline = time.monotonic() + 60
        while not terminal.getvalue() and time.monotonic() < deadline:
            time.sleep(0.01)
    assert terminal.getvalue() == "irad: still differentiating 'f' (0 s)\n"


def test_short_work_is_not_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = _Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with progress.announced("differentiating 'f'"):
        pass
    assert not terminal.getvalue()


@pytest.mark.parametrize("stream", [io.StringIO(), None])
def test_nothing_is_said_elsewhere(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO | None) -> None:
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(progress, "_FIRST", 0.001)
    with progress.announced("differentiating 'f'"):
        time.sleep(0.05)
    assert stream is None or not stream.getvalue()
