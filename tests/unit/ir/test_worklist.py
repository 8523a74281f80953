"""What is reached in a graph, orders of it, and natural loops; uses that are replaced."""

from __future__ import annotations

from irad.ir.module import replace_all_uses_with, users_of
from irad.ir.text.parser import parse_module
from irad.ir.worklist import loop_body, postorder, reached

EDGES = {"entry": ["head"], "head": ["body", "exit"], "body": ["left", "right"], "left": ["latch"],
         "right": ["latch"], "latch": ["head"], "exit": []}  # fmt: skip
BEFORE = {b: [a for a in EDGES if b in EDGES[a]] for b in EDGES}


def test_each_is_reached_once() -> None:
    assert sorted(reached(["body", "body"], EDGES.__getitem__)) == sorted(set(EDGES) - {"entry"})


def test_who_has_seen_enough_does_not_ask_further() -> None:
    asked: list[str] = []

    def onward(block: str) -> list[str]:
        asked.append(block)
        return EDGES[block]

    assert "head" in reached(["entry"], onward)
    assert asked == ["entry"]


def test_postorder_has_nodes_behind_what_they_lead_to() -> None:
    order = list(postorder(["entry"], EDGES.__getitem__))
    assert sorted(order) == sorted(EDGES) and order[-1] == "entry"
    assert order.index("latch") < order.index("left") < order.index("body") < order.index("head")
    assert list(postorder(["entry"], EDGES.__getitem__, {"head"})) == ["entry"]


def test_natural_loop() -> None:
    assert loop_body("head", ["latch"], BEFORE.__getitem__) == set(EDGES) - {"entry", "exit"}


def test_uses_are_replaced_along_chains_but_not_by_themselves() -> None:
    text = """define double @f(double %x) {
  %a = fadd double %x, 1.0
  %b = fadd double %a, 1.0
  %c = fadd double %a, %b
  ret double %c
}"""
    function = parse_module(text).functions["f"]
    a, b, c, _ = function.instructions()
    assert function.users[a] == [b, c]
    assert replace_all_uses_with(function, {a: b, function.arguments[0]: a}) and not replace_all_uses_with(function, {})
    assert b.operands[0] is a and c.operands == [b, b]
    assert function.users == users_of(function)
    c.erase()
    assert b.index == 1 and b.parent is function.entry
