"""Blocks of different layouts behind one pointer in Rust: boxed trait objects, rows in records that grow."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from irad.errors import DifferentiationError, ToolError
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


HISTORY = """
#[derive(Clone)]
struct State { h: Vec<f64>, c: Vec<f64> }
struct Cell<'w> { w: &'w [f64], n: usize }
impl<'w> Cell<'w> {
    fn gate(&self, s: &State, x: f64) -> impl Iterator<Item = f64> + '_ {
        let h = s.h.clone();
        (0..self.n).map(move |i| h.iter().enumerate().map(|(j, v)| v * self.w[(i * 3 + j) % self.w.len()]).sum::<f64>()
            + x * self.w[i % self.w.len()])
    }
    fn step(&self, s: State, x: f64) -> State {
        let f: Vec<_> = self.gate(&s, x).map(|v| v.tanh()).collect();
        let c: Vec<f64> = s.c.iter().zip(f).map(|(c, f)| c * f).collect();
        State { h: c.iter().map(|c| c.tanh()).collect(), c }
    }
}
pub fn f(x: &[f64]) -> f64 {
    let cell = Cell { w: x, n: 3 };
    let mut history: Vec<State> = Vec::new();
    let first = State { h: vec![0.1; 3], c: vec![x[0]; 3] };
    let last = x.iter().cycle().take(9).fold(first, |s, &v| {
        let next = cell.step(s, v);
        history.push(next.clone());
        next
    });
    last.h[0] + history[3].c[0]
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


@pytest.mark.parametrize("level", [1, 2, 3])
def test_records_of_rows_that_grow(level: int) -> None:
    """Right or refused: blocks of numbers and blocks of records are copied by one function."""
    flags = f"-C opt-level={level} -C panic=abort --edition=2021"
    function = irad.compile(HISTORY, lang="rust", flags=flags, options=options_for(level)).f
    x = np.linspace(0.5, 1.3, 7)
    wanted = [(function(x + step) - function(x - step)) / 2e-6 for step in 1e-6 * np.eye(7)]
    try:
        found = irad.grad(function, wrt="x")(x)
    except DifferentiationError:
        return
    np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-9)
