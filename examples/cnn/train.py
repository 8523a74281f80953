"""Trains a small convolutional network with irad's gradient. `docs/tutorial-cnn.md` explains it.

`python examples/cnn/train.py` trains for some seconds; the exit status is 1 if it tells less than 95 % of new images.
"""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import irad

KERNELS = Path(__file__).with_name("cnn.c")
SIDE, CLASSES = 14, 10
LAYERS = ((9, 8), (9 * 8, 16), (64, CLASSES))  # inputs and outputs of each layer's matrix
POINTS = 48  # that a digit is drawn with

# Each digit is drawn in strokes through these points (x to the right, y downwards, both from -1 to 1).
STROKES = {
    0: [[(0, -1), (0.6, -0.6), (0.6, 0.6), (0, 1), (-0.6, 0.6), (-0.6, -0.6), (0, -1)]],
    1: [[(-0.4, -0.6), (0, -1), (0, 1)]],
    2: [[(-0.6, -0.6), (0, -1), (0.6, -0.5), (-0.6, 1), (0.6, 1)]],
    3: [[(-0.5, -1), (0.6, -1), (0, -0.1), (0.6, 0.5), (0, 1), (-0.6, 0.7)]],
    4: [[(0.3, 1), (0.3, -1), (-0.7, 0.4), (0.7, 0.4)]],
    5: [[(0.6, -1), (-0.5, -1), (-0.5, -0.1), (0.4, -0.1), (0.6, 0.4), (0.2, 1), (-0.6, 0.8)]],
    6: [[(0.5, -1), (-0.4, -0.2), (-0.6, 0.6), (0, 1), (0.6, 0.5), (0, 0), (-0.5, 0.3)]],
    7: [[(-0.6, -1), (0.6, -1), (-0.1, 1)]],
    8: [[(0, 0), (-0.5, -0.5), (0, -1), (0.5, -0.5), (0, 0), (-0.6, 0.5), (0, 1), (0.6, 0.5), (0, 0)]],
    9: [[(0.5, -0.3), (0, 0), (-0.6, -0.5), (0, -1), (0.6, -0.6), (0.4, 0.3), (-0.4, 1)]],
}


def along(strokes: list[list[tuple[float, float]]], count: int) -> np.ndarray:
    """Points (count, 2) that follow each other evenly along the strokes."""
    pieces = [(np.array(a), np.array(b)) for s in strokes for a, b in itertools.pairwise(s)]
    ends = np.cumsum([0.0, *(np.hypot(*(b - a)) for a, b in pieces)])
    places = np.linspace(0.0, ends[-1], count)
    found = np.searchsorted(ends[1:-1], places)
    parts = (places - ends[found]) / (ends[found + 1] - ends[found])
    return np.array([a + t * (b - a) for (a, b), t in zip((pieces[f] for f in found), parts, strict=True)])


def draw(count: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Images (count, SIDE, SIDE) of digits, and their labels (count,): each turned, stretched and shifted at random,
    drawn with a pen of random width, in noise."""
    labels = rng.integers(0, CLASSES, count).astype(np.int32)
    points = np.array([along(STROKES[digit], POINTS) for digit in range(CLASSES)])[labels]
    angle, slant = rng.normal(0.0, 0.15, count), rng.normal(0.0, 0.15, count)
    width, height = rng.uniform(0.85, 1.1, (2, count)) * SIDE * 0.38
    matrix = np.array([[width * np.cos(angle), height * (slant - np.sin(angle))],
                       [width * np.sin(angle), height * np.cos(angle)]])  # fmt: skip
    places = np.einsum("abn,npb->npa", matrix, points) + rng.normal(SIDE / 2 - 0.5, 0.5, (count, 1, 2))
    pen = rng.uniform(0.4, 0.7, (count, 1, 1))
    grid = np.arange(SIDE)
    x = np.exp(-(((grid - places[..., :1]) / pen) ** 2) / 2)
    y = np.exp(-(((grid - places[..., 1:]) / pen) ** 2) / 2)
    ink = np.einsum("npy,npx->nyx", y, x)
    return np.tanh(0.5 * ink) + rng.normal(0.0, 0.2, (count, SIDE, SIDE)), labels


def initial_weights(rng: np.random.Generator) -> np.ndarray:
    """One array of all weights: for each layer its matrix, at the scale that keeps values alive, and biases of zero."""
    parts = [(rng.normal(0.0, np.sqrt(2.0 / n), n * m), np.zeros(m)) for n, m in LAYERS]
    return np.concatenate([part for layer in parts for part in layer])


def batches(count: int, size: int, rng: np.random.Generator) -> Iterator[np.ndarray]:
    """All numbers below `count` in random order, `size` at a time; what is left over is left out."""
    order = rng.permutation(count)
    for start in range(0, count - size + 1, size):
        yield order[start : start + size]


class Training:
    """Gradient descent with momentum and decaying steps (Adam: Kingma and Ba, arXiv:1412.6980)."""

    def __init__(self, weights: np.ndarray, rate: float = 0.01) -> None:
        self.weights = weights.copy()
        self.rate = rate
        self.steps = 0
        self._mean, self._square = np.zeros_like(weights), np.zeros_like(weights)

    def value_and_gradient(self, images: np.ndarray, labels: np.ndarray) -> tuple[float, np.ndarray]:
        """The loss of a batch, and its derivative by the weights."""
        raise NotImplementedError

    def classes(self, images: np.ndarray) -> np.ndarray:
        """What the network takes each image for."""
        raise NotImplementedError

    def step(self, images: np.ndarray, labels: np.ndarray) -> float:
        """Improve the weights by one batch; returns the loss before."""
        value, gradient = self.value_and_gradient(images, labels)
        self.steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient**2 - self._square)
        mean = self._mean / (1.0 - 0.9**self.steps)
        square = self._square / (1.0 - 0.999**self.steps)
        self.weights -= self.rate * mean / (np.sqrt(square) + 1e-8)
        return float(value)

    def accuracy(self, images: np.ndarray, labels: np.ndarray) -> float:
        """The part of the images whose highest score is that of their label."""
        return float(np.mean(self.classes(images) == labels))


class CTraining(Training):
    """Training by the kernels of `cnn.c`."""

    def __init__(self, weights: np.ndarray) -> None:
        super().__init__(weights)
        self.kernels = irad.compile(KERNELS, flags="-O3 -fopenmp")
        self.gradient = irad.value_and_grad(self.kernels.loss, wrt="weights")

    def value_and_gradient(self, images: np.ndarray, labels: np.ndarray) -> tuple[float, np.ndarray]:
        value, by_weights = self.gradient(self.weights, images, labels, len(labels))
        return value, by_weights

    def classes(self, images: np.ndarray) -> np.ndarray:
        found = np.zeros(len(images), dtype=np.int32)
        self.kernels.classify(self.weights, images, found, len(images))
        return found


def main(network: type[Training] = CTraining) -> int:
    """Train, and say how it goes."""
    rng = np.random.default_rng(1)
    images, labels = draw(4096, rng)
    unseen_images, unseen_labels = draw(2000, rng)
    training = network(initial_weights(rng))
    training.value_and_gradient(images[:1], labels[:1])  # compiles
    start = time.perf_counter()
    for epoch in range(1, 9):
        losses = [training.step(images[chosen], labels[chosen]) for chosen in batches(len(labels), 128, rng)]
        print(f"epoch {epoch:2d}: loss {np.mean(losses):.4f}", flush=True)
    took = time.perf_counter() - start
    accuracy = training.accuracy(unseen_images, unseen_labels)
    print(f"{training.steps} steps in {took:.1f} s; {accuracy:.1%} of {len(unseen_labels)} new images are told right")
    return int(accuracy < 0.95)


if __name__ == "__main__":
    sys.exit(main())
