"""The cut-off cube as a Numba kernel."""

from numba import njit


@njit
def relu3(x):
    """Return x cubed where x is positive, else zero."""
    return x**3 if x > 0 else 0.0


@njit
def relu3_sum(x, n):
    """Return the sum of `relu3` over the first n entries."""
    total = 0.0
    for i in range(n):
        total += relu3(x[i])
    return total
