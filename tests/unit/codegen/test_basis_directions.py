"""Tangents along unit vectors: structural zeros go, and nothing else does."""

from __future__ import annotations

from irad.codegen.elementwise.basis import along_basis, returned_parts
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_function


def simplified(body: str, directions: dict[int, bool], parameters: str = "double %x, double %dx, double %dy") -> str:
    """The text of a function with numbers in the place of tangents."""
    module = parse_module(f"define double @f({parameters}) {{\n{body}\n}}\n")
    function = module.functions["f"]
    along_basis(function, directions)
    return print_function(function)


def test_products_with_zero_go() -> None:
    text = simplified(
        """entry:
  %a = fmul double %dx, %x
  %b = fmul double %x, %dy
  %c = fadd double %a, %b
  ret double %c""",
        {1: True, 2: False},
    )
    assert "ret double %x" in text and "fmul" not in text and "fadd" not in text


def test_differences_from_zero_are_negations() -> None:
    text = simplified(
        """entry:
  %a = fdiv double %dy, %x
  %b = fsub double %a, %x
  %c = fmul double %dx, %x
  %d = fsub double %a, %c
  ret double %d""",
        {1: True, 2: False},
    )
    assert "fneg double %x" in text and "fsub" not in text and "fdiv" not in text


def test_zeros_go_around_loops() -> None:
    loop = """entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %n, %loop ]
  %t = phi double [ %dy, %entry ], [ %u, %loop ]
  %u = fmul double %t, %x
  %n = add i64 %k, 1
  %more = icmp ult i64 %n, 9
  br i1 %more, label %loop, label %done
done:
  ret double %u"""
    assert "ret double 0.000000e+00" in simplified(loop, {1: True, 2: False})
    kept = simplified(loop, {1: False, 2: True})
    assert "phi double [ 0x3FF0000000000000, %entry ], [ %u, %loop ]" in kept


def test_zeros_of_the_function_itself_are_no_structural_ones() -> None:
    text = simplified(
        """entry:
  %p = fmul double %x, 0.000000e+00
  %a = fmul double %p, %x
  %b = fadd double %a, %dy
  ret double %b""",
        {1: True, 2: False},
    )
    assert text.count("fmul") == 2 and "ret double %a" in text


def test_merged_with_something_else_a_zero_stays() -> None:
    text = simplified(
        """entry:
  %c = fcmp ogt double %x, 1.000000e+00
  %a = select i1 %c, double %dy, double %x
  %b = select i1 %c, double %dy, double 0.000000e+00
  %d = fadd double %a, %b
  ret double %d""",
        {1: True, 2: False},
    )
    assert "select i1 %c, double 0.000000e+00, double %x" in text and text.count("select") == 1


def test_reciprocals_are_shared() -> None:
    body = """entry:
  %y = fdiv double {}, %x
  %t = fadd double %dx, %x
  %a = fdiv double %t, %x
  %b = fmul double %a, %y
  ret double %b"""
    assert simplified(body.format("1.000000e+00"), {1: True, 2: False}).count("fdiv") == 1
    assert simplified(body.format("2.000000e+00"), {1: True, 2: False}).count("fdiv") == 2


def test_what_moves_alike_is_computed_once() -> None:
    module = parse_module("""define { double, double, double } @f(double %x, double %dx, double %dy, double %dz) {
  %a = fadd double %dx, 0.000000e+00
  %b = fmul double %x, %x
  %p = fmul double %b, %dx
  %q = fmul double %b, %dy
  %r = fmul double %x, %p
  %s = fmul double %x, %q
  %u = insertvalue { double, double, double } poison, double %r, 0
  %v = insertvalue { double, double, double } %u, double %s, 1
  %w = insertvalue { double, double, double } %v, double %b, 2
  ret { double, double, double } %w
}
""")
    function = module.functions["f"]
    along_basis(function, {1: True, 2: True, 3: False})
    parts = returned_parts(function)
    assert parts is not None and parts[0] is parts[1] is not parts[2]
    assert print_function(function).count("fmul") == 2
