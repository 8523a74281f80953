"""The kernels of `bench.linear` in JAX and PyTorch, where these are installed, and one by hand."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bench.native import build_shared
from irad.backend.linalg import address_of

__all__ = ["by_hand", "by_hand_in_c", "peers"]


def by_hand(a: np.ndarray, b: np.ndarray) -> tuple[float, tuple[np.ndarray, np.ndarray]]:
    """Value and gradient of the product with log1p, by NumPy's calls of BLAS."""
    c = a @ b
    squares = c * c
    slope = 2 * c / (1 + squares)
    return float(np.sum(np.log1p(squares))), (slope @ b.T, a.T @ slope)


def by_hand_in_c(a: np.ndarray, b: np.ndarray) -> Callable[[], tuple[float, tuple[np.ndarray, np.ndarray]]]:
    """The same in C, with SciPy's BLAS."""
    function = build_shared(Path(__file__).parent / "kernels" / "log_product.c").log_product
    function.restype = ctypes.c_double
    da, db, work = np.empty_like(a), np.empty_like(b), np.empty(2 * a.size)
    pointers = [ctypes.c_void_p(address_of("dgemm_")), *(ctypes.c_void_p(v.ctypes.data) for v in (a, b, da, db, work))]
    size, kept = ctypes.c_int(len(a)), (a, b, work)

    def call(_kept: object = kept) -> tuple[float, tuple[np.ndarray, np.ndarray]]:
        return function(*pointers, size), (da, db)

    return call


def peers(name: str, args: tuple[Any, ...], wrt: int | tuple[int, ...]) -> dict[str, Callable[[], Any]]:
    """Value and gradient of one kernel by each of the systems that are installed."""
    found: dict[str, Callable[[], Any]] = {}
    for title, make in (("JAX", _jax), ("PyTorch", _torch)):
        try:
            found[title] = make(name, args, wrt)
        except ImportError:
            continue
    return found


def _jax(name: str, args: tuple[Any, ...], wrt: int | tuple[int, ...]) -> Callable[[], Any]:
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)

    def step(state: Any, y: Any, a: Any, q: Any) -> Any:
        x, p = state
        x, p = a @ x, a @ p @ a.T + q
        s = p[0, 0] + 0.1
        gain, miss = p[:, 0] / s, y - x[0]
        return (x + gain * miss, p - jnp.outer(gain, p[0])), 0.5 * (miss * miss / s + jnp.log(s))

    def kalman(a: Any, q: Any, observed: Any) -> Any:
        start = (jnp.zeros(a.shape[0]), jnp.eye(a.shape[0]))
        return jnp.sum(jax.lax.scan(lambda state, y: step(state, y, a, q), start, observed)[1])

    def gaussian_process(log_scales: Any, x: Any, y: Any) -> Any:
        length, height, noise = jnp.exp(log_scales)
        k = height * jnp.exp(-0.5 * ((x[:, None] - x) / length) ** 2) + noise * jnp.eye(x.size)
        root = jnp.linalg.cholesky(k)
        z = jax.scipy.linalg.solve_triangular(root, y, lower=True)
        return 0.5 * z @ z + jnp.sum(jnp.log(jnp.diag(root)))

    kernels: dict[str, Callable[..., Any]] = {
        "log_product": lambda a, b: jnp.sum(jnp.log1p((a @ b) ** 2)),
        "batch": lambda a, b: jnp.sum(jnp.linalg.solve(a, b[..., None]) ** 2),
        "kalman": kalman,
        "gaussian_process": gaussian_process,
    }
    gradient = jax.jit(jax.value_and_grad(kernels[name], wrt))
    given = [jnp.asarray(a) for a in args]
    return lambda: jax.block_until_ready(gradient(*given))


def _torch(name: str, args: tuple[Any, ...], wrt: int | tuple[int, ...]) -> Callable[[], Any]:
    import torch

    def kalman(a: Any, q: Any, observed: Any) -> Any:
        n = a.shape[0]
        x, p, total = torch.zeros(n, dtype=a.dtype), torch.eye(n, dtype=a.dtype), torch.zeros((), dtype=a.dtype)
        for y in observed:
            x, p = a @ x, a @ p @ a.T + q
            s = p[0, 0] + 0.1
            gain, miss = p[:, 0] / s, y - x[0]
            total = total + 0.5 * (miss * miss / s + torch.log(s))
            x, p = x + gain * miss, p - torch.outer(gain, p[0])
        return total

    def gaussian_process(log_scales: Any, x: Any, y: Any) -> Any:
        length, height, noise = torch.exp(log_scales)
        k = height * torch.exp(-0.5 * ((x[:, None] - x) / length) ** 2) + noise * torch.eye(x.numel(), dtype=x.dtype)
        root = torch.linalg.cholesky(k)
        z = torch.linalg.solve_triangular(root, y[:, None], upper=False)[:, 0]
        return 0.5 * z @ z + torch.sum(torch.log(torch.diag(root)))

    kernels: dict[str, Callable[..., Any]] = {
        "log_product": lambda a, b: torch.sum(torch.log1p((a @ b) ** 2)),
        "batch": lambda a, b: torch.sum(torch.linalg.solve(a, b) ** 2),
        "kalman": kalman,
        "gaussian_process": gaussian_process,
    }
    wanted = (wrt,) if isinstance(wrt, int) else wrt
    given = [torch.tensor(np.asarray(a), requires_grad=i in wanted) for i, a in enumerate(args)]

    def run() -> Any:
        value = kernels[name](*given)
        found = torch.autograd.grad(value, [given[i] for i in wanted])
        return value.detach(), found[0] if isinstance(wrt, int) else found

    return run
