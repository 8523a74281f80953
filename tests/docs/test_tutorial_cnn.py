"""The networks of the tutorial: their gradients are right, whatever the number of threads, and training works."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import irad
from examples.cnn import prange
from examples.cnn.train import CLASSES, KERNELS, SIDE, CTraining, Training, draw, initial_weights
from tests.programs.openmp_team import team

DIRECTIONS = 3
STEP = 1e-5


@cache
def kernels(flags: str = "-O3 -fopenmp") -> Any:
    return irad.compile(KERNELS, flags=flags)


@cache
def example() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Weights, images and labels; biases are not zero, where the derivative of `fmax` would have a step."""
    rng = np.random.default_rng(5)
    images, labels = draw(37, rng)
    weights = initial_weights(rng)
    return weights + rng.normal(0.0, 0.05, weights.shape), images, labels


@cache
def expected() -> tuple[float, np.ndarray]:
    """Loss and gradient of the same source without OpenMP."""
    gradient = irad.value_and_grad(kernels("-O3 -Wno-source-uses-openmp").loss, wrt="weights")
    return gradient(*example(), 37)  # type: ignore[no-any-return]


def test_loss_is_that_of_numpy() -> None:
    weights, images, labels = example()
    first, second, last = np.split(weights, [80, 80 + 73 * 16])
    values = images[..., None]
    for layer, channels in ((first, 8), (second, 16)):
        patches = np.lib.stride_tricks.sliding_window_view(values, (3, 3), axis=(1, 2))
        matrix = layer[:-channels].reshape(3, 3, -1, channels)
        values = np.maximum(np.einsum("nyxcij,ijck->nyxk", patches, matrix) + layer[-channels:], 0.0)
        n, side, _, _ = values.shape
        values = values.reshape(n, side // 2, 2, side // 2, 2, channels).max(axis=(2, 4))
    scores = values.reshape(len(labels), -1) @ last[:-CLASSES].reshape(-1, CLASSES) + last[-CLASSES:]
    total = np.log(np.sum(np.exp(scores), axis=1)) - scores[np.arange(len(labels)), labels]
    np.testing.assert_allclose(kernels().loss(weights, images, labels, len(labels)), total.mean(), rtol=1e-13)


def test_gradient_without_openmp_is_that_of_differences() -> None:
    weights, images, labels = example()
    rng = np.random.default_rng(6)
    for _ in range(DIRECTIONS):
        way = rng.normal(size=weights.shape)
        way /= np.linalg.norm(way)
        ahead, behind = (kernels().loss(weights + s * way, images, labels, 37) for s in (STEP, -STEP))
        np.testing.assert_allclose(expected()[1] @ way, (ahead - behind) / (2 * STEP), rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_agree(threads: int) -> None:
    gradient = irad.value_and_grad(kernels().loss, wrt="weights")
    with team(threads):
        value, found = gradient(*example(), 37)
    np.testing.assert_allclose(value, expected()[0], rtol=1e-13)
    np.testing.assert_allclose(found, expected()[1], rtol=1e-11, atol=1e-14)


def test_gradient_by_images() -> None:
    """Threads' shares of the images are next to each other, but never meet."""
    by_image = irad.grad(kernels().loss, wrt="images")
    with team(3):
        found = by_image(*example(), 37)
    np.testing.assert_allclose(
        found,
        irad.grad(kernels("-O3 -Wno-source-uses-openmp").loss, wrt="images")(*example(), 37),
        rtol=1e-11,
        atol=1e-14,
    )
    assert found.shape == (37, SIDE, SIDE)


@cache
def by_prange() -> Any:
    return irad.value_and_grad(prange.loss, wrt=("first", "second", "last"))


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_prange_is_the_network_in_c(threads: int) -> None:
    weights, images, labels = example()
    with team(threads):
        value, parts = by_prange()(*prange.layers(weights), images[..., None], labels)
    np.testing.assert_allclose(value, expected()[0], rtol=1e-13)
    np.testing.assert_allclose(np.concatenate([p.ravel() for p in parts]), expected()[1], rtol=1e-11, atol=1e-14)


def test_prange_agrees_with_differences() -> None:
    weights, images, labels = example()
    way = np.random.default_rng(6).normal(size=weights.shape)
    way /= np.linalg.norm(way)
    ahead, behind = (
        prange.loss(*prange.layers(weights + s * way), images[..., None], labels) for s in (STEP, -STEP)
    )
    _, parts = by_prange()(*prange.layers(weights), images[..., None], labels)
    slope = sum(np.sum(part * w) for part, w in zip(parts, prange.layers(way), strict=True))
    np.testing.assert_allclose(slope, (ahead - behind) / (2 * STEP), rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("network", [CTraining, prange.PrangeTraining])
def test_training_helps(network: type[Training]) -> None:
    rng = np.random.default_rng(1)
    images, labels = draw(256, rng)
    training = network(initial_weights(rng))
    before = training.accuracy(images, labels)
    with team(2):
        losses = [training.step(images, labels) for _ in range(40)]
    assert losses[-1] < 0.3 * losses[0]
    assert training.accuracy(images, labels) > max(0.85, before)
