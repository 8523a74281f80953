#![allow(dead_code, unused)]
use std::collections::*;

//! boxed_shapes
trait Shape { fn area(&self) -> f64; }
struct Disc { r: f64 }
struct Rows { a: f64, b: f64, k: u32 }
impl Shape for Disc { fn area(&self) -> f64 { 3.0 * self.r * self.r } }
impl Shape for Rows { fn area(&self) -> f64 { self.a * self.b * self.k as f64 } }
pub fn f(x: &[f64]) -> f64 {
    let mut v: Vec<Box<dyn Shape>> = Vec::new();
    for i in 0..x.len() - 1 {
        if i % 2 == 0 { v.push(Box::new(Disc { r: x[i] })) } else { v.push(Box::new(Rows { a: x[i], b: x[i + 1], k: i as u32 })) }
    }
    v.iter().fold(0.0, |s, e| s * 0.9 + e.area())
}

//! halves_by_value tol=1e-3
#[inline(never)] fn mid(a: [f32; 2], b: [f32; 2]) -> [f32; 2] { [a[0] * b[1], a[1] + b[0]] }
pub fn f(x: &[f64]) -> f64 {
    let m = mid([x[0] as f32, x[1] as f32], [x[2] as f32, x[3] as f32]);
    m[0] as f64 * m[1] as f64
}

//! bits_in_a_vector refused
pub fn f(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        let u = (v * v).to_bits();
        let t: Vec<bool> = (0..64).map(|k| u >> k & 1 == 1).collect();
        let mut r = 0u64;
        for (k, b) in t.iter().enumerate() { if *b { r |= 1 << k } }
        s += f64::from_bits(r);
    }
    s
}

//! places_of_bits refused
pub fn f(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        let mut u = (v * v).to_bits();
        let mut on = Vec::new();
        while u != 0 { on.push(u.trailing_zeros()); u &= u - 1 }
        s += f64::from_bits(on.iter().fold(0, |r, k| r | 1u64 << k));
    }
    s
}
