"""Rust crates with numerics, from Debian's packages of their sources."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.public.cases import Case, Library
from tests.public.crates import Crate, flags_for
from tests.public.fetching import wrapper

ARRAYVEC = Crate("arrayvec")
NUM_TRAITS = Crate("num_traits", features=("std",), found=("has_i128", "has_copysign", "has_to_int_unchecked"))
KURBO = Crate("kurbo", uses=(ARRAYVEC,))
EUCLID = Crate("euclid", uses=(NUM_TRAITS,))
LYON = Crate("lyon_geom", uses=(ARRAYVEC, NUM_TRAITS, EUCLID))
COMPLEX = Crate("num_complex", features=("std",), found=("has_i128",), uses=(NUM_TRAITS,))
LIBM = Crate("libm")
RASTERIZER = Crate("ab_glyph_rasterizer", features=("std",))

KURBO_SOURCE = """
use kurbo::*;
fn cubic(p: &[f64]) -> CubicBez { CubicBez::new((p[0], p[1]), (p[2], p[3]), (p[4], p[5]), (p[6], p[7])) }
fn quad(p: &[f64]) -> QuadBez { QuadBez::new((p[0], p[1]), (p[2], p[3]), (p[4], p[5])) }
pub fn cubic_length(p: &[f64]) -> f64 { cubic(p).arclen(1e-9) }
pub fn cubic_area(p: &[f64]) -> f64 { cubic(p).signed_area() }
pub fn cubic_nearest(p: &[f64], x: f64, y: f64) -> f64 { cubic(p).nearest(Point::new(x, y), 1e-9).1 }
pub fn cubic_curvature(p: &[f64], t: f64) -> f64 { cubic(p).curvature(t) }
pub fn cubic_point(p: &[f64], t: f64, out: &mut [f64]) {
    let (left, right) = cubic(p).subdivide();
    let (a, b) = (left.eval(t), right.subsegment(0.2..t).eval(0.5));
    out.copy_from_slice(&[a.x, a.y, b.x, b.y]);
}
pub fn quad_length(p: &[f64]) -> f64 { quad(p).arclen(1e-9) }
pub fn quad_nearest(p: &[f64], x: f64, y: f64) -> f64 { quad(p).nearest(Point::new(x, y), 1e-9).1 }
pub fn affine(a: &[f64], out: &mut [f64]) {
    let m = Affine::new([a[0], a[1], a[2], a[3], a[4], a[5]]) * Affine::rotate(a[6]);
    out.copy_from_slice(&(m.inverse() * Affine::translate((a[0], a[6]))).as_coeffs());
}
pub fn ellipse(a: &[f64]) -> f64 {
    let e = Ellipse::new((a[0], a[1]), (a[2], a[3]), a[4]);
    e.area() + e.perimeter(1e-7)
}
pub fn path_area(p: &[f64]) -> f64 {
    let mut path = BezPath::new();
    path.move_to((p[0], p[1]));
    path.line_to((p[2], p[3]));
    path.quad_to((p[4], p[5]), (p[6], p[7]));
    path.curve_to((p[8], p[9]), (p[10], p[11]), (p[12], p[13]));
    path.close_path();
    path.area() + path.perimeter(1e-9)
}
"""

EUCLID_SOURCE = """
use euclid::default::*;
use euclid::{Angle, approxeq::ApproxEq};
fn matrix(a: &[f64]) -> Transform3D<f64> {
    Transform3D::row_major(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13],
                           a[14], a[15])
}
pub fn determinant(a: &[f64]) -> f64 { matrix(a).determinant() }
pub fn inverse(a: &[f64], out: &mut [f64]) {
    if let Some(m) = matrix(a).inverse() { out.copy_from_slice(&m.to_row_major_array()); }
}
pub fn slerp(p: &[f64], q: &[f64], t: f64, out: &mut [f64]) {
    let a = Rotation3D::<f64>::quaternion(p[0], p[1], p[2], p[3]);
    let b = Rotation3D::<f64>::quaternion(q[0], q[1], q[2], q[3]);
    let r = a.slerp(&b, t);
    out.copy_from_slice(&[r.i, r.j, r.k, r.r]);
}
pub fn rotate(a: &[f64], out: &mut [f64]) {
    let m = Transform3D::create_rotation(a[0], a[1], a[2], Angle::radians(a[3]));
    let v = m.transform_vector3d(Vector3D::new(a[4], a[5], a[6])).normalize();
    out.copy_from_slice(&[v.x, v.y, v.z]);
}
pub fn plane(a: &[f64], out: &mut [f64]) {
    let m = Transform2D::row_major(a[0], a[1], a[2], a[3], a[4], a[5]).post_rotate(Angle::radians(a[6]));
    let p = m.transform_point(Point2D::new(a[1], a[3])).lerp(Point2D::new(a[5], a[2]), a[4]);
    out.copy_from_slice(&[p.x, p.y]);
}
"""

LYON_SOURCE = """
use euclid::Angle;
use lyon_geom::*;
fn cubic(p: &[f64]) -> CubicBezierSegment<f64> {
    let at = |i: usize| euclid::default::Point2D::new(p[2 * i], p[2 * i + 1]);
    CubicBezierSegment { from: at(0), ctrl1: at(1), ctrl2: at(2), to: at(3) }
}
pub fn sample(p: &[f64], t: f64, out: &mut [f64]) {
    let (c, s) = (cubic(p), cubic(p).split_range(0.1..t));
    let (a, d) = (s.sample(0.4), c.derivative(t));
    out.copy_from_slice(&[a.x, a.y, d.x, d.y]);
}
pub fn flattened_length(p: &[f64]) -> f64 { cubic(p).approximate_length(1e-3) }
pub fn quadratic_length(p: &[f64]) -> f64 {
    let c = cubic(p);
    QuadraticBezierSegment { from: c.from, ctrl: c.ctrl1, to: c.to }.approximate_length(1e-3)
}
pub fn arc(a: &[f64], out: &mut [f64]) {
    let (center, radii) = (euclid::default::Point2D::new(a[0], a[1]), euclid::default::Vector2D::new(a[2], a[3]));
    let arc = Arc { center, radii,
                    start_angle: Angle::radians(a[4]), sweep_angle: Angle::radians(a[5]),
                    x_rotation: Angle::radians(a[6]) };
    let p = arc.sample(0.3);
    out.copy_from_slice(&[p.x, p.y]);
}
pub fn line_intersection(a: &[f64], out: &mut [f64]) {
    let at = |i: usize| euclid::default::Point2D::new(a[2 * i], a[2 * i + 1]);
    let (s, t) = (LineSegment { from: at(0), to: at(1) }, LineSegment { from: at(2), to: at(3) });
    if let Some(p) = s.intersection(&t) { out.copy_from_slice(&[p.x, p.y]); }
}
"""

COMPLEX_SOURCE = """
use num_complex::Complex64;
pub fn elementary(re: f64, im: f64, out: &mut [f64]) {
    let z = Complex64::new(re, im);
    let all = [z.exp(), z.ln(), z.sqrt(), z.sin(), z.tanh(), z.asin(), z.powf(1.3), z.powi(3), z.inv(), z.cbrt()];
    for (i, w) in all.iter().enumerate() { out[2 * i] = w.re; out[2 * i + 1] = w.im; }
}
pub fn power(a: f64, b: f64, c: f64, d: f64, out: &mut [f64]) {
    let w = Complex64::new(a, b).powc(Complex64::new(c, d)) / Complex64::new(b, d);
    out.copy_from_slice(&[w.re, w.im, w.norm(), w.arg()]);
}
pub fn polynomial(c: &[f64], re: f64, im: f64, out: &mut [f64]) {
    let z = Complex64::new(re, im);
    let w = c.iter().rev().fold(Complex64::new(0.0, 0.0), |s, &k| s * z + k);
    out.copy_from_slice(&[w.re, w.im]);
}
"""

LIBM_NAMES = "acos acosh asin atan atanh cbrt cos cosh erf exp exp2 expm1 j0 lgamma log log1p sin tan tanh tgamma"
LIBM_SOURCE = (
    "".join(f"pub fn m_{name}(x: f64) -> f64 {{ libm::{name}(x) }}\n" for name in LIBM_NAMES.split())
    + """
pub fn m_pow(x: f64, y: f64) -> f64 { libm::pow(x, y) }
pub fn m_hypot(x: f64, y: f64) -> f64 { libm::hypot(x, y) }
pub fn m_atan2(x: f64, y: f64) -> f64 { libm::atan2(x, y) }
"""
)

RASTERIZER_SOURCE = """
use ab_glyph_rasterizer::*;
pub fn coverage(p: &[f32], w: &[f32]) -> f32 {
    let mut r = Rasterizer::new(6, 6);
    let at = |i: usize| point(p[2 * i], p[2 * i + 1]);
    r.draw_line(at(0), at(1));
    r.draw_line(at(1), at(2));
    r.draw_line(at(2), at(0));
    let mut sum = 0.0;
    r.for_each_pixel(|i, a| sum += a * w[i]);
    sum
}
pub fn curves(p: &[f32], w: &[f32]) -> f32 {
    let mut r = Rasterizer::new(6, 6);
    let at = |i: usize| point(p[2 * i], p[2 * i + 1]);
    r.draw_quad(at(0), at(1), at(2));
    r.draw_cubic(at(2), at(3), at(4), at(0));
    let mut sum = 0.0;
    r.for_each_pixel(|i, a| sum += a * w[i]);
    sum
}
"""


def _library(name: str, source: str, *crates: Crate) -> Library:
    def build(level: str) -> irad.Module:
        bitcode, flags = flags_for(crates)
        optimise = ["-C", f"opt-level={level[-1]}", "-C", "panic=abort"]
        return irad.compile([wrapper(f"{name}.rs", source), *bitcode], flags=[*optimise, *flags])

    return Library(f"rust {name.removeprefix('use_')}", build)


RANDOM = np.random.default_rng(19)
P = np.array([0.1, 0.2, 1.3, 2.4, 2.6, -0.8, 3.1, 1.1])
LOOP = np.array([0.1, 0.2, 1.3, -0.4, 2.6, 0.8, 2.1, 1.9, 1.4, 2.5, 0.7, 2.2, 0.3, 1.1])
A = RANDOM.normal(size=(4, 4)).ravel() + 3 * np.eye(4).ravel()
Q = np.array([0.5, 0.5, 0.5, 0.5]), np.array([0.1, -0.7, 0.1, 0.7])
GLYPH = np.array([0.6, 0.7, 5.3, 1.4, 4.2, 5.1, 2.2, 5.6, 0.8, 3.3], "f")
PIXELS = RANDOM.normal(size=36).astype("f")
Z = np.zeros

ALL = ("-O0", "-O2", "-O3")
TABLE = {
    _library("use_kurbo", KURBO_SOURCE, KURBO): [
        Case("cubic_length", (P,), levels=ALL),
        Case("cubic_area", (P,)),
        Case("cubic_nearest", (P, 1.6, 2.2), rtol=1e-5),
        Case("cubic_curvature", (P, 0.3)),
        Case("cubic_point", (P, 0.7, Z(4)), out=(2,)),
        Case("quad_length", (P[:6],)),
        Case("quad_nearest", (P[:6], 1.1, 2.2)),
        Case("affine", (np.array([1.3, 0.2, -0.4, 0.9, 0.5, 0.7, 0.6]), Z(6)), out=(1,)),
        Case("ellipse", (np.array([0.1, 0.3, 1.7, 0.9, 0.4]),), rtol=1e-5),
        Case("path_area", (LOOP,), levels=ALL),
    ],
    _library("use_euclid", EUCLID_SOURCE, EUCLID): [
        Case("determinant", (A,)),
        Case("inverse", (A, Z(16)), out=(1,), levels=ALL),
        Case("slerp", (*Q, 0.3, Z(4)), wrt=(2,), out=(3,)),
        Case("rotate", (np.array([0.6, 0.48, 0.64, 0.7, 1.1, -0.4, 0.3]), Z(3)), out=(1,)),
        Case("plane", (np.append(P[:6], 0.7), Z(2)), out=(1,)),
    ],
    _library("use_lyon", LYON_SOURCE, LYON, EUCLID): [
        Case("sample", (P, 0.7, Z(4)), out=(2,)),
        Case("flattened_length", (P,), step=1e-3, rtol=1e-6),
        Case("quadratic_length", (P,), step=1e-3, rtol=1e-6),
        Case("arc", (np.array([0.1, 0.3, 1.7, 0.9, 0.4, 2.0, 0.3]), Z(2)), out=(1,)),
        Case("line_intersection", (np.array([0.1, 0.2, 2.3, 1.9, 0.2, 1.8, 2.4, 0.3]), Z(2)), out=(1,)),
    ],
    _library("use_num_complex", COMPLEX_SOURCE, COMPLEX): [
        Case("elementary", (0.7, 0.4, Z(20)), out=(2,), levels=ALL),
        Case("power", (0.7, 0.4, 1.2, -0.3, Z(4)), out=(4,)),
        Case("polynomial", (P, 0.7, 0.4, Z(2)), out=(3,)),
    ],
    _library("use_libm", LIBM_SOURCE, LIBM): [
        *(Case(f"m_{name}", (1.7 if name == "acosh" else 0.7,)) for name in LIBM_NAMES.split()),
        Case("m_pow", (1.7, 2.4)),
        Case("m_hypot", (1.7, 2.4)),
        Case("m_atan2", (1.7, 2.4)),
    ],
    _library("use_rasterizer", RASTERIZER_SOURCE, RASTERIZER): [
        Case("coverage", (GLYPH[:6], PIXELS), step=0.01, rtol=1e-3),
        Case("curves", (GLYPH, PIXELS), step=0.01, rtol=1e-3),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("library", "case", "level"),
    [
        pytest.param(library, *parameters.values, id=f"{library.name} {parameters.id}")
        for library, cases in TABLE.items()
        for parameters in library.parameters(cases)
    ],
)
def test_crates(library: Library, case: Case, level: str) -> None:
    library.run(case, level)
