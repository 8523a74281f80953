"""The documentation's page of rules is the one that the tables give."""

from __future__ import annotations

from pathlib import Path

from irad.rules.registry import Registry, ScalarRule, describe

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"


def test_the_page_is_up_to_date() -> None:
    """Otherwise write what `describe()` returns to docs/rules.md."""
    assert PAGE.read_text(encoding="utf-8") == describe()


def test_every_scalar_rule_is_on_the_page() -> None:
    page = describe()
    for each in Registry.default():
        if isinstance(each, ScalarRule):
            assert f"`{each.name}({', '.join(each.params)})`" in page
            assert each.note in page
