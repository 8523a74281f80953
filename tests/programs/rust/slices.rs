//! Slices and iterators: what most numerical Rust is made of.

/// Indexing, with a bounds check for each access.
pub fn stencil(u: &[f64], k: f64) -> f64 {
    let mut total = 0.0;
    for i in 1..u.len() - 1 {
        let d = u[i - 1] - 2.0 * u[i] + u[i + 1];
        total += k * d * d;
    }
    total
}

pub fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y.iter()).map(|(a, b)| a * b).sum()
}

pub fn log_sum_exp(x: &[f64]) -> f64 {
    let top = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    top + x.iter().map(|v| (v - top).exp()).sum::<f64>().ln()
}

pub fn horner(c: &[f64], t: f64) -> f64 {
    c.iter().rev().fold(0.0, |sum, a| sum * t + a)
}

pub fn roughness(x: &[f64]) -> f64 {
    x.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum()
}

pub fn block_norms(x: &[f64]) -> f64 {
    x.chunks(3).map(|c| c.iter().map(|v| v * v).sum::<f64>().sqrt()).sum()
}

/// The last block is left out by `chunks_exact`.
pub fn exact_blocks(x: &[f64]) -> f64 {
    x.chunks_exact(2).map(|c| c[0] * c[1]).product()
}

pub fn weighted(x: &[f64]) -> f64 {
    x.iter().enumerate().filter(|(i, _)| i % 3 != 1).map(|(i, v)| (i as f64 + 1.0) * v.sin()).sum()
}

pub fn running(x: &[f64]) -> f64 {
    x.iter()
        .scan(1.0, |state, v| {
            *state = *state * 0.5 + v;
            Some(*state)
        })
        .map(|s| s * s)
        .sum()
}

pub fn skipping(x: &[f64]) -> f64 {
    x.iter().skip(1).step_by(2).take(3).map(|v| v.exp()).sum::<f64>()
        + x.iter().rev().take_while(|v| **v > 0.5).map(|v| v * v).sum::<f64>()
}

pub fn split(x: &[f64]) -> f64 {
    let (a, b) = x.split_at(x.len() / 2);
    match (a.first(), b.last()) {
        (Some(p), Some(q)) => p * q + dot(a, &b[..a.len()]),
        _ => 0.0,
    }
}

/// In place, by mutable references.
pub fn relax(u: &mut [f64], omega: f64) {
    for _ in 0..4 {
        for i in 1..u.len() - 1 {
            let mean = 0.5 * (u[i - 1] + u[i + 1]);
            u[i] += omega * (mean - u[i]);
        }
    }
}

pub fn normalise(x: &mut [f64]) {
    let norm = x.iter().map(|v| v * v).sum::<f64>().sqrt();
    x.iter_mut().for_each(|v| *v /= norm);
}

pub fn saxpy(a: f32, x: &[f32], y: &mut [f32]) {
    for (v, w) in y.iter_mut().zip(x) {
        *v += a * w;
    }
}

pub fn halves(x: &mut [f64]) {
    let n = x.len() / 2;
    let (low, high) = x.split_at_mut(n);
    for (a, b) in low.iter_mut().zip(high.iter_mut()) {
        let (s, d) = (*a + *b, *a - *b);
        *a = s * d;
        std::mem::swap(a, b);
    }
}

/// Two dimensions in one slice.
pub fn heat(u: &[f64], rows: usize, columns: usize) -> f64 {
    let at = |i: usize, j: usize| u[i * columns + j];
    let mut energy = 0.0;
    for i in 0..rows - 1 {
        for j in 0..columns - 1 {
            let (dx, dy) = (at(i + 1, j) - at(i, j), at(i, j + 1) - at(i, j));
            energy += (1.0 + dx * dx + dy * dy).sqrt();
        }
    }
    energy
}

/// Newton's method: a loop that ends when it is good enough.
pub fn cube_root(a: f64) -> f64 {
    let mut x = a;
    let mut steps = 0;
    while steps < 100 {
        let next = x - (x * x * x - a) / (3.0 * x * x);
        if (next - x).abs() < 1e-15 * next.abs() {
            x = next;
            break;
        }
        x = next;
        steps += 1;
    }
    x
}

/// Nested loops with labels.
pub fn first_above(x: &[f64], limit: f64) -> f64 {
    let mut found = 1.0;
    'outer: for (i, a) in x.iter().enumerate() {
        for b in &x[i + 1..] {
            if a * b > limit {
                found = a * b * b;
                break 'outer;
            }
            if *b < 0.0 {
                continue 'outer;
            }
        }
    }
    found
}

pub fn elementary(x: f64, y: f64) -> f64 {
    x.sin_cos().0 * y.tanh() + x.hypot(y) + x.atan2(y) + y.powf(x) + x.ln_1p() + (x * y).exp_m1()
        + x.mul_add(y, 1.0).cbrt() + x.min(y) * x.max(2.0) + (x - 5.0).abs() + y.clamp(0.1, 0.4)
        + x.copysign(-y) + (x * y).rem_euclid(0.7) + x.powi(-3) + y.recip() + x.to_radians()
        + x.exp2() + y.log10() + y.asin() + x.signum() + y.fract() + y.sqrt()
}
