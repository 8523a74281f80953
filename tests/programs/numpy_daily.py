"""Kernels as NumPy users write them, with what they show, and the page that is made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

__all__ = ["CASES", "Case", "case", "drawn", "rows"]

_RANDOM = np.random.default_rng(7)


@dataclass(frozen=True)
class Case:
    """A kernel, arguments, and the feature that it shows. ``why`` tells why it is refused."""

    feature: str
    kernel: Any
    args: tuple[Any, ...]
    why: str = ""

    @property
    def name(self) -> str:
        """The kernel's name."""
        return str(self.kernel.__name__)

    @property
    def section(self) -> str:
        """What the module of the kernel is about."""
        return str(self.kernel.__module__).rpartition("_")[2]


CASES: list[Case] = []


def case(feature: str, *args: Any, why: str = "") -> Callable[[Any], Any]:
    """Note a kernel."""

    def note(kernel: Any) -> Any:
        CASES.append(Case(feature, kernel, args, why))
        return kernel

    return note


def drawn(*shape: int) -> np.ndarray:
    """Random numbers around one."""
    return _RANDOM.uniform(0.5, 1.5, shape)


def rows(section: str) -> Iterator[str]:
    """The lines of the table of a section."""
    yield "| feature | differentiated | why not |"
    yield "| --- | --- | --- |"
    for each in CASES:
        if each.section == section:
            yield f"| {each.feature} | {'no' if each.why else 'yes'} | {each.why} |"
