"""The heat equation on a grid with two buffers as a Numba kernel."""

from numba import njit


@njit
def heat(u, scratch, nx, ny, steps, alpha):
    """Step a flat nx*ny grid in time; the result is in u, `scratch` is as large."""
    now = u.reshape((nx, ny))
    following = scratch.reshape((nx, ny))
    following[:] = now
    for _ in range(steps):
        for i in range(1, nx - 1):
            for j in range(1, ny - 1):
                around = now[i - 1, j] + now[i + 1, j] + now[i, j - 1] + now[i, j + 1]
                following[i, j] = now[i, j] + alpha * (around - 4 * now[i, j])
        now, following = following, now
    if steps % 2 == 1:
        u[:] = scratch
