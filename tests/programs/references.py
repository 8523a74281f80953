"""The gradients that the corpus's kernels must have: closed forms, and complex steps of NumPy twins."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import numpy as np
import scipy.special

from .oracle import Arguments, Gradient, Twin, complex_step

Reference = Callable[[Arguments, Mapping[str, np.ndarray]], Gradient]


def relu3(x):
    return x**3 if x.real > 0 else 0 * x


def relu3_sum(x, n):
    return np.sum(np.where(x.real > 0, x, 0) ** 3)


def normalise(out, values, n):
    out[:] = values / np.sqrt(np.sum(values * values))


def _logsumexp(v, axis):
    largest = v.real.max(axis=axis, keepdims=True)
    return (np.log(np.sum(np.exp(v - largest), axis=axis, keepdims=True)) + largest).squeeze(axis)


def gmm(alphas, means, icf, x, d, k, n, gamma, m):
    factors = icf.reshape(k, -1)
    lower = np.zeros((k, d, d), dtype=factors.dtype)
    columns, rows = np.triu_indices(d, 1)
    lower[:, rows, columns] = factors[:, d:]
    diagonal = np.exp(factors[:, :d])
    precision = lower + np.einsum("ki,ij->kij", diagonal, np.eye(d))
    centred = x.reshape(n, 1, d) - means.reshape(1, k, d)
    image = np.einsum("kij,nkj->nki", precision, centred)
    sum_log = factors[:, :d].sum(axis=1)
    term = alphas + sum_log - 0.5 * (image**2).sum(axis=2)
    degrees = d + m + 1
    prior = 0.5 * gamma**2 * (precision**2).sum() - m * sum_log.sum()
    constant = degrees * d * (np.log(gamma) - 0.5 * math.log(2))
    constant -= scipy.special.multigammaln(0.5 * degrees, d)
    likelihood = _logsumexp(term, 1).sum() - n * _logsumexp(alphas, 0)
    return -0.5 * n * d * math.log(2 * math.pi) + likelihood + prior - k * constant


def ba(cams, points, w, obs, feats, error, weight_error, n):
    camera = cams.reshape(-1, 11)[obs[0::2]]
    centred = points.reshape(-1, 3)[obs[1::2]] - camera[:, 3:6]
    angle = np.sqrt((camera[:, :3] ** 2).sum(axis=1))[:, None]
    axis = camera[:, :3] / angle
    along = (axis * centred).sum(axis=1)[:, None]
    c, s = np.cos(angle), np.sin(angle)
    seen = centred * c + np.cross(axis, centred) * s + axis * along * (1 - c)
    plane = seen[:, :2] / seen[:, 2:]
    squared = (plane**2).sum(axis=1)[:, None]
    stretch = 1 + camera[:, 9:10] * squared + camera[:, 10:11] * squared**2
    projected = plane * stretch * camera[:, 6:7] + camera[:, 7:9]
    error[:] = (w[:, None] * (projected - feats.reshape(-1, 2))).ravel()
    weight_error[:] = 1 - w**2


def _sigmoid(x):
    return 0.5 * (np.tanh(0.5 * x) + 1)


def lstm(main, extra, state, sequence, layers, b, length):
    parameters = main.reshape(layers, 2, 4, b)
    enter, leave, bias = extra.reshape(3, b)
    hidden, cell = np.swapaxes(state.reshape(layers, 2, b), 0, 1).copy()
    rows = sequence.reshape(length, b)
    total = 0
    for t in range(length - 1):
        flowing = rows[t] * enter
        for layer in range(layers):
            weight, shift = parameters[layer]
            inputs = np.stack([flowing, hidden[layer], flowing, hidden[layer]]) * weight + shift
            cell[layer] = cell[layer] * _sigmoid(inputs[0]) + _sigmoid(inputs[1]) * np.tanh(inputs[3])
            hidden[layer] = _sigmoid(inputs[2]) * np.tanh(cell[layer])
            flowing = hidden[layer]
        predicted = flowing * leave + bias
        total = total + np.sum(rows[t + 1] * (predicted - np.log(2 + np.sum(np.exp(predicted)))))
    return -total / ((length - 1) * b)


def _turn(axis, angle):
    """A homogeneous rotation about one of the coordinate axes."""
    matrix = np.eye(4, dtype=complex)
    i, j = [(1, 2), (2, 0), (0, 1)][axis]
    matrix[i, i] = matrix[j, j] = np.cos(angle)
    matrix[j, i] = np.sin(angle)
    matrix[i, j] = -np.sin(angle)
    return matrix


def hand(theta, parents, relative, inverse, rest, weights, chosen, points, residual, bones, count):
    absolute = []
    for b in range(bones):
        x, y, z = theta[3 * b : 3 * b + 3]
        local = relative.reshape(-1, 4, 4)[b] @ _turn(2, z) @ _turn(1, y) @ _turn(0, x)
        absolute.append(local if parents[b] < 0 else absolute[parents[b]] @ local)
    skinning = np.stack(absolute) @ inverse.reshape(-1, 4, 4)
    blended = np.einsum("vb,bij->vij", weights.reshape(-1, bones), skinning)
    moved = np.einsum("vij,vj->vi", blended, rest.reshape(-1, 4))
    change = points.reshape(-1, 3) - moved[chosen, :3]
    residual[:] = change.ravel() if np.iscomplexobj(residual) else change.real.ravel()


def euler(start, p, dt, steps):
    prey, predator = start
    for _ in range(steps):
        prey, predator = (
            prey + dt * prey * (p[0] - p[1] * predator),
            predator + dt * predator * (p[3] * prey - p[2]),
        )
    return prey * predator


def rk4(angle, speed, damping, dt, steps):
    def slope(y):
        return np.array([y[1], -np.sin(y[0]) - damping * y[1]])

    y = np.array([angle, speed])
    for _ in range(steps):
        k1 = slope(y)
        k2 = slope(y + dt / 2 * k1)
        k3 = slope(y + dt / 2 * k2)
        k4 = slope(y + dt * k3)
        y = y + dt * (k1 / 6 + k2 / 3 + k3 / 3 + k4 / 6)
    return y[1] ** 2 / 2 + 1 - np.cos(y[0])


def brusselator_rhs(u, v, p, du, dv, n):
    a, b, diffusion = p
    du[:] = a + u**2 * v - (b + 1) * u + diffusion * (np.roll(u, 1) - 2 * u + np.roll(u, -1))
    dv[:] = b * u - u**2 * v + diffusion * (np.roll(v, 1) - 2 * v + np.roll(v, -1))


def brusselator(u, v, p, dt, n, steps):
    du, dv = np.empty_like(u), np.empty_like(v)
    for _ in range(steps):
        brusselator_rhs(u, v, p, du, dv, n)
        u += dt * du
        v += dt * dv


def fft(data, n):
    transformed = np.fft.fft(data[0::2] + 1j * data[1::2])
    data[0::2], data[1::2] = transformed.real, transformed.imag


def fft_gradient(args, seeds):
    """The transform is linear: its adjoint is the conjugate transform, n times the inverse."""
    seed = seeds["data"]
    pulled = args["n"] * np.fft.ifft(seed[0::2] + 1j * seed[1::2])
    return {"data": np.stack([pulled.real, pulled.imag], axis=1).ravel()}


def nbody(position, velocity, mass, n, steps, dt):
    place, speed = position.reshape(n, 3), velocity.reshape(n, 3)

    def apart():
        d = place[None, :, :] - place[:, None, :]
        return d, (d**2).sum(axis=2) + 1e-2

    for _ in range(steps):
        d, squared = apart()
        speed += dt * np.einsum("ij,ijk->ik", mass[None, :] / squared**1.5, d)
        place += dt * speed
    pairs = np.tril_indices(n, -1)
    potential = np.sum((mass[:, None] * mass[None, :] / np.sqrt(apart()[1]))[pairs])
    return 0.5 * np.sum(mass * (speed**2).sum(axis=1)) - potential


def logdet(a, factor, n):
    lower = np.tril(a.reshape(n, n))
    matrix = lower + np.tril(lower, -1).T
    factor.reshape(n, n)[np.tril_indices(n)] = np.linalg.cholesky(matrix)[np.tril_indices(n)]
    return np.linalg.slogdet(matrix)[1]


def logdet_gradient(args, seeds):
    """d log(det A) = tr(A^-1 dA), where an entry below the diagonal stands for two of the matrix."""
    n = args["n"]
    lower = np.tril(args["a"].reshape(n, n))
    inverse = np.linalg.inv(lower + np.tril(lower, -1).T)
    return {"a": (np.tril(inverse) + np.tril(inverse, -1)).ravel()}


def cg(a, b, x, n, tolerance, limit):
    matrix = a.reshape(n, n)
    residual = b - matrix @ x
    direction = residual.copy()
    squared = residual @ residual
    for iteration in range(limit):
        if math.sqrt(squared.real) < tolerance.real:
            return iteration
        image = matrix @ direction
        step = squared / (direction @ image)
        x += step * direction
        residual = residual - step * image
        following = residual @ residual
        direction = residual + following / squared * direction
        squared = following
    return limit


def mlp(x, label, w1, b1, w2, b2, batch, inputs, hidden, classes):
    middle = np.tanh(x.reshape(batch, inputs) @ w1.reshape(hidden, inputs).T + b1)
    score = middle @ w2.reshape(classes, hidden).T + b2
    return np.mean(_logsumexp(score, 1) - score[np.arange(batch), label])


def heat(u, scratch, nx, ny, steps, alpha):
    grid = u.reshape(nx, ny)
    for _ in range(steps):
        inner = grid[1:-1, 1:-1]
        around = grid[:-2, 1:-1] + grid[2:, 1:-1] + grid[1:-1, :-2] + grid[1:-1, 2:]
        grid[1:-1, 1:-1] = inner + alpha * (around - 4 * inner)


def _price(spot, strike, time, rate, volatility):
    spread = volatility * np.sqrt(time)
    d1 = (np.log(spot / strike) + (rate + volatility**2 / 2) * time) / spread
    return d1, d1 - spread, strike * np.exp(-rate * time)


def black_scholes(spot, strike, time, rate, volatility, call, put, n):
    d1, d2, discounted = _price(spot, strike, time, rate, volatility)
    call[:] = spot * scipy.special.ndtr(d1) - discounted * scipy.special.ndtr(d2)
    put[:] = call - spot + discounted


def black_scholes_gradient(args, seeds):
    """The option's "Greeks": delta, dual delta, theta (with its sign turned), rho and vega."""
    spot, strike, time, rate, volatility = (args[k] for k in ("spot", "strike", "time", "rate", "volatility"))
    d1, d2, discounted = _price(spot, strike, time, rate, volatility)
    density = np.exp(-(d1**2) / 2) / math.sqrt(2 * math.pi)
    above, below = scipy.special.ndtr(d2), scipy.special.ndtr(-d2)
    call, put = seeds["call"], seeds["put"]
    decay = spot * density * volatility / (2 * np.sqrt(time))
    return {
        "spot": call * scipy.special.ndtr(d1) - put * scipy.special.ndtr(-d1),
        "strike": np.exp(-rate * time) * (put * below - call * above),
        "time": call * (decay + rate * discounted * above) + put * (decay - rate * discounted * below),
        "rate": np.sum(time * discounted * (call * above - put * below)),
        "volatility": np.sum((call + put) * spot * density * np.sqrt(time)),
    }


def sort_weigh(v, w, n):
    v[:] = np.sort(v)
    return np.sum(w * v)


def sort_weigh_gradient(args, seeds):
    """A value weighs what its rank weighs, and a weight what it meets."""
    order = np.argsort(args["v"])
    by_value = np.empty(args["n"])
    by_value[order] = args["w"]
    return {"v": by_value, "w": np.sort(args["v"])}


def dtw(a, b, n, m):
    cost = np.zeros((n, m), dtype=np.result_type(a, b))
    for i, j in np.ndindex(n, m):
        before = [cost[s, t] for s, t in ((i - 1, j), (i, j - 1), (i - 1, j - 1)) if s >= 0 and t >= 0]
        cost[i, j] = (a[i] - b[j]) ** 2 + min(before, key=lambda c: c.real, default=0)
    return cost[-1, -1]


def list_walk(x, n):
    values = np.sin(x[::-1])
    values[:-1] *= values[1:] + 2
    return np.sum(values**2)


TWINS: dict[str, Twin] = {
    "relu3": relu3,
    "relu3_sum": relu3_sum,
    "normalise": normalise,
    "gmm": gmm,
    "ba": ba,
    "lstm": lstm,
    "hand": hand,
    "euler": euler,
    "rk4": rk4,
    "brusselator_rhs": brusselator_rhs,
    "brusselator": brusselator,
    "fft_recursive": fft,
    "fft_iterative": fft,
    "nbody": nbody,
    "logdet": logdet,
    "cg": cg,
    "mlp": mlp,
    "heat": heat,
    "black_scholes": black_scholes,
    "sort_weigh": sort_weigh,
    "dtw": dtw,
    "list_walk": list_walk,
}
"""What each kernel computes, in NumPy."""

CLOSED_FORMS: dict[str, Reference] = {
    "fft_recursive": fft_gradient,
    "fft_iterative": fft_gradient,
    "logdet": logdet_gradient,
    "black_scholes": black_scholes_gradient,
    "sort_weigh": sort_weigh_gradient,
}
"""Gradients where NumPy's own functions do not hold for complex numbers."""


def reference_gradient(
    name: str, args: Arguments, wrt: tuple[str, ...], seeds: Mapping[str, np.ndarray], seed_result: float
) -> Gradient:
    """Return the gradient of a kernel's objective by the arguments in `wrt`."""
    if name in CLOSED_FORMS:
        return {key: np.asarray(CLOSED_FORMS[name](args, seeds)[key]) for key in wrt}
    return complex_step(TWINS[name], args, wrt, seeds, seed_result)
