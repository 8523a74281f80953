"""Trains a small network of fused layers with irad's gradient. `docs/tutorial-layers.md` explains it.

`python examples/layers/train.py` trains for a few seconds; the exit status is 1 if it tells less than 97 % of new
points.
"""

from __future__ import annotations

import sys
import time

import numpy as np
from numba import njit

import irad

WIDTH, DEPTH = 24, 3
ONE, HALF, ZERO = np.float32(1), np.float32(0.5), np.float32(0)


@njit(error_model="numpy")
def enter(product, bias):
    """A unit of the first layer."""
    return np.tanh(product + bias)


@njit(error_model="numpy")
def highway(change, bias, gate, gate_bias, before):
    """A unit of a highway layer (Srivastava, Greff and Schmidhuber 2015): a gate says how much of what was before it
    is changed."""
    opened = ONE / (ONE + np.exp(-(gate + gate_bias)))
    return opened * np.tanh(change + bias) + (ONE - opened) * before


@njit(error_model="numpy")
def surprise(product, bias, label):
    """Cross entropy of a score, by branches that do not overflow."""
    score = product + bias if label > HALF else -(product + bias)
    if score > ZERO:
        return np.log1p(np.exp(-score))
    return np.log1p(np.exp(score)) - score


ENTER, HIGHWAY = irad.broadcast(enter), irad.broadcast(highway)
ENTERING = irad.vjp(ENTER, wrt=("product", "bias"))
CHANGING = irad.vjp(HIGHWAY, wrt=("change", "bias", "gate", "gate_bias", "before"))
LOSS = irad.value_and_grad(irad.broadcast(surprise, reduce="sum"), wrt=("product", "bias"))


def spirals(count: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Points (count, 2) on two spirals in noise, and on which one each of them is (count, 1)."""
    labels = rng.integers(0, 2, (count, 1))
    along = rng.uniform(0.15, 1.0, (count, 1))
    angle = 3.0 * np.pi * along + np.pi * labels
    points = along * np.hstack([np.cos(angle), np.sin(angle)]) + rng.normal(0.0, 0.015, (count, 2))
    return (2.0 * points).astype(np.float32), labels.astype(np.float32)


def initial_weights(rng: np.random.Generator) -> list[np.ndarray]:
    """Matrix and bias of the first layer, two of each for every highway layer, and those of the score."""
    shapes = [(2, WIDTH), (WIDTH,)]
    shapes += [(WIDTH, WIDTH), (WIDTH,), (WIDTH, WIDTH), (WIDTH,)] * DEPTH
    shapes += [(WIDTH, 1), (1,)]
    made = [np.zeros(s) if len(s) == 1 else rng.normal(0.0, 1.5 / np.sqrt(s[0]), s) for s in shapes]
    for layer in range(DEPTH):
        made[5 + 4 * layer] -= 1.0  # gates begin nearly closed
    return [w.astype(np.float32) for w in made]


def scores(weights: list[np.ndarray], points: np.ndarray) -> np.ndarray:
    """What the network says of points: above zero for the second spiral."""
    first, bias, *layers, last, last_bias = weights
    h = ENTER(points @ first, bias)
    for k in range(0, len(layers), 4):
        w, b, v, c = layers[k : k + 4]
        h = HIGHWAY(h @ w, b, h @ v, c, h)
    return h @ last + last_bias


def value_and_gradient(
    weights: list[np.ndarray], points: np.ndarray, labels: np.ndarray
) -> tuple[float, list[np.ndarray]]:
    """The loss and its derivatives by all weights: pullbacks of layers, between products of matrices."""
    first, bias, *layers, last, last_bias = weights
    h, back = ENTERING(points @ first, bias)
    states, pullbacks = [h], [back]
    for k in range(0, len(layers), 4):
        w, b, v, c = layers[k : k + 4]
        h, back = CHANGING(h @ w, b, h @ v, c, h)
        states.append(h)
        pullbacks.append(back)
    loss, (by_score, by_last_bias) = LOSS(h @ last, last_bias, labels)
    found = [by_last_bias, h.T @ by_score]
    by_h = by_score @ last.T
    for k in reversed(range(DEPTH)):
        w, _, v, _ = layers[4 * k : 4 * k + 4]
        change, by_b, gate, by_c, by_h = pullbacks.pop()(by_h)
        before = states[k]
        found += [by_c, before.T @ gate, by_b, before.T @ change]
        by_h = by_h + change @ w.T + gate @ v.T
    change, by_bias = pullbacks.pop()(by_h)
    found += [by_bias, points.T @ change]
    return loss / len(points), [g / len(points) for g in reversed(found)]


class Adam:
    """An optimiser (Kingma and Ba 2015)."""

    def __init__(self, weights: list[np.ndarray], rate: float = 0.01) -> None:
        self.weights = weights
        self.rate = rate
        self.steps = 0
        self._means = [np.zeros_like(w) for w in weights]
        self._squares = [np.zeros_like(w) for w in weights]

    def step(self, gradient: list[np.ndarray]) -> None:
        """Move the weights down a gradient."""
        self.steps += 1
        rate = self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for w, g, mean, square in zip(self.weights, gradient, self._means, self._squares, strict=True):
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            w -= rate * mean / (np.sqrt(square) + 1e-8)


def main() -> int:
    """Train, print how it goes, and return the exit status."""
    rng = np.random.default_rng(0)
    weights = initial_weights(rng)
    optimiser = Adam(weights)
    start = time.perf_counter()
    for epoch in range(1, 11):
        total = 0.0
        for _ in range(60):
            value, gradient = value_and_gradient(weights, *spirals(256, rng))
            optimiser.step(gradient)
            total += value
        print(f"epoch {epoch:2}: loss {total / 60:.4f}")
    seconds = time.perf_counter() - start
    points, labels = spirals(2000, rng)
    right = np.mean((scores(weights, points) > 0) == (labels > 0.5))
    print(f"{optimiser.steps} steps in {seconds:.1f} s; {100 * right:.1f}% of 2000 new points are told right")
    return int(right < 0.97)


if __name__ == "__main__":
    sys.exit(main())
