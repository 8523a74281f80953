"""Renders rules as a page of documentation."""

from __future__ import annotations

from collections.abc import Iterable

from .kinds import Rule


def render(rules: Iterable[Rule]) -> str:
    """The page as Markdown."""
    return "\n".join(each.name for each in rules)
