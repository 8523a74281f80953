"""Two nonlinear ordinary differential equations with fixed time steps as Numba kernels."""

import math

import numpy as np
from numba import njit


@njit
def euler(start, p, dt, steps):
    """Return prey times predator after `steps` Euler steps of Lotka and Volterra's equations."""
    prey, predator = start[0], start[1]
    for _ in range(steps):
        eaten = prey * predator
        dprey = p[0] * prey - p[1] * eaten
        dpredator = p[3] * eaten - p[2] * predator
        prey += dt * dprey
        predator += dt * dpredator
    return prey * predator


@njit
def pendulum(y, damping):
    """Return the time derivative of (angle, speed)."""
    return np.array([y[1], -math.sin(y[0]) - damping * y[1]])


@njit
def rk4(angle, speed, damping, dt, steps):
    """Return the pendulum's energy after `steps` Runge-Kutta steps; arrays are allocated on the way."""
    y = np.array([angle, speed])
    for _ in range(steps):
        k1 = pendulum(y, damping)
        k2 = pendulum(y + 0.5 * dt * k1, damping)
        k3 = pendulum(y + 0.5 * dt * k2, damping)
        k4 = pendulum(y + dt * k3, damping)
        y = y + dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return 0.5 * y[1] ** 2 + 1 - math.cos(y[0])
