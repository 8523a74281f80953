"""Programs in Rust: how a stage begins, the function that calls stages one after the other, and how it is built."""

from __future__ import annotations

from pathlib import Path

from .builder import Builder
from .sibling import Language, run

PREAMBLE = """\
#![allow(warnings)]
use std::collections::{BTreeMap, BinaryHeap, HashMap, LinkedList, VecDeque};
use std::rc::Rc;
use std::cell::{Cell, RefCell};
fn sin(x: f64) -> f64 { x.sin() }
fn cos(x: f64) -> f64 { x.cos() }
fn exp(x: f64) -> f64 { x.exp() }
fn sqrt(x: f64) -> f64 { x.sqrt() }
"""


def stage(b: Builder, name: str, body: str, before: str = "") -> str:
    """A function from ``inp`` to ``out``, inlined or not."""
    attribute = b.choose("stage", {"plain": "", "apart": "#[inline(never)]\n", "inlined": "#[inline(always)]\n"})
    return (
        f"{before}\n{attribute}fn {name}(inp: &[f64], out: &mut [f64], k: usize) {{\nlet n = inp.len();\n{body}\n}}\n"
    )


def chain(b: Builder, names: list[str]) -> str:
    """``f``, which sends ``x`` through the stages and sums up."""
    lines = ["#[no_mangle]", 'pub extern "C" fn @@f(x: *const f64, n: i32, k: i32) -> f64 {']
    lines += ["let n = n as usize;", "let k = k as usize;", "let x = unsafe { std::slice::from_raw_parts(x, n) };"]
    source = "x"
    for at, name in enumerate(names):
        lines.append(f"let mut a{at} = {b.pick('vec![0.0; n]', f'[0.0; {b.n}]')};")
        lines.append(f"{name}(&{source}{'' if source == 'x' else '[..]'}, &mut a{at}[..], k);")
        source = f"a{at}"
    term = b.tame(f"{source}[i]")
    return "\n".join(
        [*lines, "let mut s = 0.0;", "for i in 0..n {", f"s = s * 0.9 + {term} * (i as f64 + 1.0);", "}", "s", "}"]
    )


def build(source: Path, library: Path, way: int) -> None:
    """A shared library, with and without optimisation."""
    from irad.frontends.rust import find_rustc
    from irad.options import Options

    options = ["--crate-type", "cdylib", "--edition=2021", "-C", "panic=abort", "-C", f"opt-level={(0, 2)[way]}"]
    run([find_rustc(Options()).path, *options, str(source), "-o", str(library)])


LANGUAGE = Language("rust", ".rs", PREAMBLE, build, lambda level: ["-C", f"opt-level={level[1:]}"])
