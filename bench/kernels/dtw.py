"""Dynamic time warping as a Numba kernel."""

import numpy as np
from numba import njit


@njit
def dtw(a, b, n, m):
    """Return the cost of the cheapest alignment of two sequences under squared differences."""
    cost = np.empty((n, m))
    for i in range(n):
        for j in range(m):
            here = (a[i] - b[j]) ** 2
            if i > 0 and j > 0:
                here += min(cost[i - 1, j], cost[i, j - 1], cost[i - 1, j - 1])
            elif i > 0:
                here += cost[i - 1, j]
            elif j > 0:
                here += cost[i, j - 1]
            cost[i, j] = here
    return cost[n - 1, m - 1]
