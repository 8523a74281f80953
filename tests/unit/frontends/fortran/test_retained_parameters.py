"""Subprograms retain the variables of their parameters."""

from __future__ import annotations

import numpy as np

import irad
from irad.frontends.fortran.retained_parameters import retain_parameters

TEXT = """
!6 = distinct !DISubprogram(name: "model", scope: !1, type: !8, unit: !0)
!7 = distinct !DISubprogram(name: "has", scope: !1, type: !8, unit: !0, retainedNodes: !9)
!9 = !{!21}
!20 = !DILocalVariable(name: "x", arg: 1, scope: !6, file: !1, line: 3, type: !14)
!21 = !DILocalVariable(name: "n", arg: 1, scope: !7, file: !1, line: 3, type: !14)
!22 = !DILocalVariable(name: "i", scope: !6, file: !1, line: 3, type: !14)
"""
SOURCE = """
real(8) function model(x, n)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  type body
    real(8) :: mass = 0
    real(8) :: d(3) = 0
  end type
  type(body) :: b(5)
  integer :: i
  do i = 1, 5
    b(i)%mass = x(i)**2
  end do
  model = b(3)%mass*b(2)%mass
end function
"""


def test_variables_are_listed_where_nothing_is() -> None:
    text = retain_parameters(TEXT)
    assert "unit: !0, retainedNodes: !23)" in text and "!23 = !{!20}" in text
    assert text.count("retainedNodes") == 2
    assert retain_parameters(text) == text


def test_names_outlive_the_blocks_that_tell_where_parameters_lie() -> None:
    """What initialises the array is folded, and the block that told of the parameters with it."""
    x = np.arange(1.0, 6.0)
    found = irad.grad(irad.compile(SOURCE, lang="fortran").model, "x")(x, 5)
    np.testing.assert_allclose(found, [0, 2 * 2 * 9, 2 * 3 * 4, 0, 0])
