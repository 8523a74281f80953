"""Calls for one element of a broadcast kernel."""

from __future__ import annotations

from irad.codegen.elementwise.calls import Argument, ElementCall, run
from irad.codegen.elementwise.lines import Lines


def test_elements_do_not_hang_on_those_before_them_where_a_call_fails() -> None:
    """Else no loop around it is vectorised."""
    lines = Lines()
    call = ElementCall("f", (Argument("error", "ptr"), Argument("memory", "double", (("a",), ("b",)), count=2)), (), ())
    found = run(lines, call, {})
    (place,) = (k for k, line in enumerate(lines.text) if " call " in line)
    assert sum("store double zeroinitializer" in line for line in lines.text[:place]) == 2
    assert found[("a",)][0] == found[("b",)][0] == "double"
