//! Structs, enums, traits, generics, closures.

use std::ops::{Add, Mul, Sub};

pub fn matrix_power(m: &[[f64; 3]; 3], n: u32) -> f64 {
    let mut p = [[0.0; 3]; 3];
    for i in 0..3 {
        p[i][i] = 1.0;
    }
    for _ in 0..n {
        p = product(&p, m);
    }
    (0..3).map(|i| p[i][i]).sum()
}

fn product(a: &[[f64; 3]; 3], b: &[[f64; 3]; 3]) -> [[f64; 3]; 3] {
    let mut c = [[0.0; 3]; 3];
    for i in 0..3 {
        for j in 0..3 {
            c[i][j] = (0..3).map(|k| a[i][k] * b[k][j]).sum();
        }
    }
    c
}

/// A number that carries its own derivative: operators by trait.
#[derive(Clone, Copy)]
struct Complex<T> {
    re: T,
    im: T,
}

impl<T: Copy + Add<Output = T>> Add for Complex<T> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Complex { re: self.re + o.re, im: self.im + o.im }
    }
}

impl<T: Copy + Add<Output = T> + Sub<Output = T> + Mul<Output = T>> Mul for Complex<T> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}

pub fn orbit(re: f64, im: f64, n: usize) -> f64 {
    let c = Complex { re, im };
    let mut z = Complex { re: 0.0, im: 0.0 };
    for _ in 0..n {
        z = z * z + c;
    }
    z.re * z.re + z.im * z.im
}

/// One function for both precisions.
trait Real: Copy + Add<Output = Self> + Mul<Output = Self> {
    fn from(x: f64) -> Self;
    fn sine(self) -> Self;
}

impl Real for f64 {
    fn from(x: f64) -> f64 {
        x
    }
    fn sine(self) -> f64 {
        self.sin()
    }
}

impl Real for f32 {
    fn from(x: f64) -> f32 {
        x as f32
    }
    fn sine(self) -> f32 {
        self.sin()
    }
}

fn wave<T: Real>(x: &[T]) -> T {
    let mut sum = T::from(0.0);
    for v in x {
        sum = sum + v.sine() * *v;
    }
    sum
}

pub fn wave64(x: &[f64]) -> f64 {
    wave(x)
}

pub fn wave32(x: &[f32]) -> f32 {
    wave(x)
}

/// Methods, with state in a struct.
pub struct Spring {
    position: f64,
    velocity: f64,
    steps: u32,
}

impl Spring {
    fn new(position: f64, velocity: f64) -> Self {
        Spring { position, velocity, steps: 0 }
    }

    fn step(&mut self, stiffness: f64, h: f64) {
        self.velocity -= h * stiffness * self.position;
        self.position += h * self.velocity;
        self.steps += 1;
    }

    /// Called from Python with an array of structs.
    pub fn energy(&self, stiffness: f64) -> f64 {
        0.5 * (stiffness * self.position * self.position + self.velocity * self.velocity)
    }
}

pub fn spring(position: f64, velocity: f64, stiffness: f64) -> f64 {
    let mut s = Spring::new(position, velocity);
    while s.steps < 50 {
        s.step(stiffness, 0.01);
    }
    s.energy(stiffness)
}

/// Enums with payload.
pub enum Shape {
    Circle(f64),
    Rectangle { width: f64, height: f64 },
    Triangle([f64; 3]),
    Nothing,
}

impl Shape {
    fn of(kind: usize, x: &[f64]) -> Shape {
        match kind % 4 {
            0 => Shape::Circle(x[0]),
            1 => Shape::Rectangle { width: x[0], height: x[1] },
            2 => Shape::Triangle([x[0], x[1], x[2]]),
            _ => Shape::Nothing,
        }
    }

    fn area(&self) -> f64 {
        match self {
            Shape::Circle(r) => std::f64::consts::PI * r * r,
            Shape::Rectangle { width, height } => width * height,
            Shape::Triangle([a, b, c]) => {
                let s = 0.5 * (a + b + c);
                (s * (s - a) * (s - b) * (s - c)).sqrt()
            }
            Shape::Nothing => 0.0,
        }
    }
}

pub fn areas(x: &[f64]) -> f64 {
    (0..4).map(|kind| Shape::of(kind, x).area()).sum()
}

pub fn area_list(x: &[f64]) -> f64 {
    let shapes: Vec<Shape> = (0..6).map(|kind| Shape::of(kind, &x[kind % 2..])).collect();
    shapes.iter().map(|s| s.area()).sum()
}

/// Static dispatch.
trait Activation {
    fn apply(&self, x: f64) -> f64;
}

struct Relu;
struct Soft {
    sharpness: f64,
}

impl Activation for Relu {
    fn apply(&self, x: f64) -> f64 {
        if x > 0.0 { x } else { 0.0 }
    }
}

impl Activation for Soft {
    fn apply(&self, x: f64) -> f64 {
        (self.sharpness * x).exp().ln_1p() / self.sharpness
    }
}

fn layer<A: Activation>(a: &A, x: &[f64]) -> f64 {
    x.iter().map(|v| a.apply(*v)).sum()
}

pub fn network(x: &[f64], sharpness: f64) -> f64 {
    layer(&Relu, x) * layer(&Soft { sharpness }, x)
}

/// Dynamic dispatch.
pub fn dispatched(x: &[f64], sharpness: f64) -> f64 {
    let layers: [Box<dyn Activation>; 2] = [Box::new(Relu), Box::new(Soft { sharpness })];
    let mut y = 0.0;
    for (i, v) in x.iter().enumerate() {
        y += layers[i % 2].apply(*v) * (i as f64 + 1.0);
    }
    y
}

/// Closures that capture, by reference and by value, and functions that take them.
fn integrate(f: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
    let h = (b - a) / n as f64;
    (0..n).map(|i| f(a + (i as f64 + 0.5) * h) * h).sum()
}

pub fn integral(w: f64, b: f64) -> f64 {
    let shift = w * w;
    integrate(|t| (w * t).sin() + shift, 0.0, b, 20)
}

pub fn counted(x: f64) -> f64 {
    let mut total = 0.0;
    let mut add = |v: f64| total += v * x;
    for i in 0..4 {
        add(i as f64 + x);
    }
    total
}

fn compose<'a>(f: &'a dyn Fn(f64) -> f64, n: usize) -> impl Fn(f64) -> f64 + 'a {
    move |mut x| {
        for _ in 0..n {
            x = f(x);
        }
        x
    }
}

pub fn composed(a: f64, x: f64) -> f64 {
    let step = move |v: f64| a * v * (1.0 - v);
    let five = compose(&step, 5);
    five(x)
}

/// Option and Result, with the question mark.
fn safe_root(x: f64) -> Option<f64> {
    if x > 0.0 { Some(x.sqrt()) } else { None }
}

fn ratio(x: f64, y: f64) -> Result<f64, u32> {
    if y == 0.0 {
        return Err(7);
    }
    let r = safe_root(x / y).ok_or(3u32)?;
    Ok(r * r * r)
}

pub fn fallible(x: f64, y: f64) -> f64 {
    let a = ratio(x, y).unwrap_or(1.0);
    let b = match ratio(-x, y) {
        Ok(v) => v,
        Err(code) => code as f64 * x,
    };
    let c = safe_root(y).map(|r| r * x).unwrap_or_default();
    if let Some(v) = [None, safe_root(x)].iter().flatten().next() {
        a + b + c + v
    } else {
        a + b + c
    }
}

/// Recursion.
pub fn power(x: f64, n: u32) -> f64 {
    if n == 0 {
        1.0
    } else if n % 2 == 0 {
        let half = power(x, n / 2);
        half * half
    } else {
        x * power(x, n - 1)
    }
}

/// Symbols as in C, and raw pointers.
#[no_mangle]
pub unsafe extern "C" fn raw_sum(x: *const f64, n: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..n {
        sum += (*x.add(i)).powi(3);
    }
    sum
}

#[no_mangle]
pub extern "C" fn plain(x: f64, y: f32) -> f64 {
    x * y as f64
}

/// Arrays of tuples and of arrays.
pub fn bodies(p: &[[f64; 3]], charge: &[(f64, f64)]) -> f64 {
    let mut energy = 0.0;
    for i in 0..p.len() {
        for j in 0..i {
            let d2: f64 = (0..3).map(|k| (p[i][k] - p[j][k]).powi(2)).sum();
            energy += charge[i].0 * charge[j].1 / d2.sqrt();
        }
    }
    energy
}
