"""The network of `cnn.c` as Numba kernels, trained by irad's gradient of a `prange` loop.

`python -m examples.cnn.prange` trains for some seconds; the exit status is 1 if it tells less than 95 % of new images.
"""

from __future__ import annotations

import math
import sys

import numpy as np
from numba import njit, prange

import irad

from .train import CLASSES, LAYERS, Training, main

FIRST, SECOND = (channels for _, channels in LAYERS[:2])


@njit
def convolve(values, weights, out):
    """out[y, x, k] = max(0, bias[k] + the sum of weights[(3 * i + j) * depth + c, k] * values[y + i, x + j, c] over
    i, j, c); the biases are the last row of weights."""
    height, width, channels = out.shape
    depth = values.shape[2]
    for y in range(height):
        for x in range(width):
            for k in range(channels):
                out[y, x, k] = weights[9 * depth, k]
            for i in range(3):
                for j in range(3):
                    for c in range(depth):
                        for k in range(channels):
                            out[y, x, k] += weights[(3 * i + j) * depth + c, k] * values[y + i, x + j, c]
            for k in range(channels):
                out[y, x, k] = max(0.0, out[y, x, k])


@njit
def pool(values, out):
    """The largest of each patch of 2 x 2 points."""
    height, width, channels = out.shape
    for y in range(height):
        for x in range(width):
            for k in range(channels):
                upper = max(values[2 * y, 2 * x, k], values[2 * y, 2 * x + 1, k])
                lower = max(values[2 * y + 1, 2 * x, k], values[2 * y + 1, 2 * x + 1, k])
                out[y, x, k] = max(upper, lower)


@njit
def network(image, first, second, last):
    """The scores of one image."""
    wide, half = np.empty((12, 12, FIRST)), np.empty((6, 6, FIRST))
    narrow, features = np.empty((4, 4, SECOND)), np.empty((2, 2, SECOND))
    convolve(image, first, wide)
    pool(wide, half)
    convolve(half, second, narrow)
    pool(narrow, features)
    flat = features.ravel()
    scores = np.empty(CLASSES)
    for k in range(CLASSES):
        scores[k] = last[len(flat), k]
    for f in range(len(flat)):
        for k in range(CLASSES):
            scores[k] += last[f, k] * flat[f]
    return scores


@njit
def surprise(scores, label):
    """-log(softmax(scores)[label])"""
    largest, total = scores[0], 0.0
    for k in range(1, CLASSES):
        largest = max(largest, scores[k])
    for k in range(CLASSES):
        total += math.exp(scores[k] - largest)
    return largest + math.log(total) - scores[label]


@njit(parallel=True)
def loss(first, second, last, images, labels):
    """The mean surprise of a batch. A layer's weights have a row for each input, and one for the biases."""
    total = 0.0
    for n in prange(len(images)):
        total += surprise(network(images[n], first, second, last), labels[n])
    return total / len(images)


@njit(parallel=True)
def classify(first, second, last, images, found):
    """The class with the highest score of each image."""
    for n in prange(len(images)):
        scores = network(images[n], first, second, last)
        best = 0
        for k in range(1, CLASSES):
            if scores[k] > scores[best]:
                best = k
        found[n] = best


def layers(weights: np.ndarray) -> list[np.ndarray]:
    """The parts of the array of all weights, a matrix for each layer (views)."""
    shapes = [(inputs + 1, outputs) for inputs, outputs in LAYERS]
    ends = np.cumsum([rows * columns for rows, columns in shapes])
    return [part.reshape(shape) for part, shape in zip(np.split(weights, ends[:-1]), shapes, strict=True)]


class PrangeTraining(Training):
    """Training by the kernels of this module."""

    def __init__(self, weights: np.ndarray) -> None:
        super().__init__(weights)
        self.gradient = irad.value_and_grad(loss, wrt=("first", "second", "last"))

    def value_and_gradient(self, images: np.ndarray, labels: np.ndarray) -> tuple[float, np.ndarray]:
        value, parts = self.gradient(*layers(self.weights), images[..., None], labels)
        return value, np.concatenate([part.ravel() for part in parts])

    def classes(self, images: np.ndarray) -> np.ndarray:
        found = np.zeros(len(images), dtype=np.int32)
        classify(*layers(self.weights), images[..., None], found)
        return found


if __name__ == "__main__":
    sys.exit(main(PrangeTraining))
