"""Implicit functions: solutions of equations, with derivatives that do not go through their solver.

A solution x of F(x, p) = 0 moves with the parameters p by the implicit function theorem: dx = -(dF/dx)^-1 (dF/dp) dp.
So its derivative takes one linear system with the Jacobian of F (forward mode) or with its transpose (reverse mode),
however x was found. That of a differential equation or of an integral is a differential equation or an integral.
"""

from __future__ import annotations

from irad.implicit.functions import ImplicitFunction, fixed_point, linear_solve, root
from irad.implicit.integrals import IntegralFunction, ode, quadrature

__all__ = ["ImplicitFunction", "IntegralFunction", "fixed_point", "linear_solve", "ode", "quadrature", "root"]
