"""Gravitating bodies with softening as a Numba kernel."""

import math

from numba import njit

SOFTENING = 1e-2


@njit
def squared_distance(position, i, j):
    """Return the softened squared distance of two bodies."""
    squared = SOFTENING
    for k in range(3):
        squared += (position[3 * j + k] - position[3 * i + k]) ** 2
    return squared


@njit
def nbody(position, velocity, mass, n, steps, dt):
    """Take leapfrog steps in place and return the energy."""
    for _ in range(steps):
        for i in range(n):
            for j in range(n):
                if i != j:
                    pull = dt * mass[j] * squared_distance(position, i, j) ** -1.5
                    for k in range(3):
                        velocity[3 * i + k] += pull * (position[3 * j + k] - position[3 * i + k])
        for i in range(3 * n):
            position[i] += dt * velocity[i]
    total = 0.0
    for i in range(n):
        for k in range(3):
            total += 0.5 * mass[i] * velocity[3 * i + k] ** 2
        for j in range(i):
            total -= mass[i] * mass[j] / math.sqrt(squared_distance(position, i, j))
    return total
