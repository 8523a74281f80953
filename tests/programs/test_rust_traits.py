"""Rust's trait objects in boxes, some of which hold others: blocks of different layouts behind one pointer."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from irad.errors import ToolError
from irad.frontends.rust import find_rustc
from irad.options import Options
from tests.programs.levels import options_for

TEXT = """
trait Stage { fn run(&self, x: &[f64]) -> Vec<f64>; }
struct Mixed { weights: Vec<f64>, rows: usize }
struct Added { inner: Box<dyn Stage>, scale: f64 }
impl Stage for Mixed {
    fn run(&self, x: &[f64]) -> Vec<f64> {
        let mut y = vec![0.0; self.rows];
        for i in 0..self.rows { for j in 0..x.len() { y[i] += self.weights[i * x.len() + j] * x[j]; } }
        y
    }
}
impl Stage for Added {
    fn run(&self, x: &[f64]) -> Vec<f64> {
        let y = self.inner.run(x);
        x.iter().zip(y).map(|(a, b)| a + self.scale * b).collect()
    }
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mixed = |from: usize| {
        let mut weights = vec![];
        for i in 0..9 { weights.push(x[(i + from) % n] * 0.4) }
        Mixed { weights, rows: 3 }
    };
    let mut stages: Vec<Box<dyn Stage>> = Vec::new();
    stages.push(Box::new(mixed(0)));
    stages.push(Box::new(Added { inner: Box::new(mixed(1)), scale: x[1] }));
    let mut h = vec![x[0], x[1], x[2]];
    for stage in &stages { h = stage.run(&h); }
    h[0] * h[1] + h[2]
}
"""


def _rustc() -> str:
    try:
        return find_rustc(Options()).release
    except ToolError as error:
        pytest.skip(f"no rustc: {error.message}", allow_module_level=True)


RELEASE = _rustc()


def primal(x: np.ndarray) -> complex:
    def mixed(begin: int, h: np.ndarray) -> np.ndarray:
        weights = np.array([x[(i + begin) % len(x)] * 0.4 for i in range(9)]).reshape(3, 3)
        return weights @ h

    h = mixed(0, x[:3])
    h = h + x[1] * mixed(1, h)
    return h[0] * h[1] + h[2]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_boxes_of_traits(level: int) -> None:
    flags = f"-C opt-level={level} -C panic=abort --edition=2021"
    function = irad.compile(TEXT, lang="rust", flags=flags, options=options_for(level)).f
    x = np.linspace(0.5, 1.3, 7)
    wanted = [primal(x + step).imag / 1e-30 for step in 1e-30j * np.eye(7)]
    np.testing.assert_allclose(irad.grad(function, wrt="x")(x), wanted, rtol=1e-12)
