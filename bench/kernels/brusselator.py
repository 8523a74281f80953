"""The Brusselator reaction with diffusion on a ring as a Numba kernel."""

import numpy as np
from numba import njit


@njit
def brusselator_rhs(u, v, p, du, dv, n):
    """Write the time derivatives of u and v into du and dv."""
    for i in range(n):
        right = (i + 1) % n
        reaction = u[i] ** 2 * v[i]
        du[i] = p[0] + reaction - (p[1] + 1) * u[i] + p[2] * (u[i - 1] - 2 * u[i] + u[right])
        dv[i] = p[1] * u[i] - reaction + p[2] * (v[i - 1] - 2 * v[i] + v[right])


@njit
def brusselator(u, v, p, dt, n, steps):
    """Take explicit Euler steps in place."""
    du = np.empty(n)
    dv = np.empty(n)
    for _ in range(steps):
        brusselator_rhs(u, v, p, du, dv, n)
        u += dt * du
        v += dt * dv
