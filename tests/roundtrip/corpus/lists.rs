#![crate_type = "lib"]
use std::collections::BTreeMap;

pub enum Shape {
    Circle(f64),
    Rectangle { width: f64, height: f64 },
    Empty,
}

#[no_mangle]
pub fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y.sin()).sum()
}

pub fn area(shape: &Shape) -> Option<f64> {
    match shape {
        Shape::Circle(r) => Some(3.14 * r * r),
        Shape::Rectangle { width, height } => Some(width * height),
        Shape::Empty => None,
    }
}

pub fn count<'a>(words: &[&'a str]) -> BTreeMap<&'a str, u32> {
    let mut seen = BTreeMap::new();
    for word in words {
        *seen.entry(*word).or_insert(0) += 1;
    }
    seen
}

pub fn parse(text: &str) -> Result<i128, std::num::ParseIntError> {
    text.trim().parse::<i128>().map(|n| n.wrapping_mul(3))
}

pub fn smooth(x: &mut [f32]) {
    for i in 1..x.len() - 1 {
        x[i] = (x[i - 1] + x[i] + x[i + 1]) / 3.0;
    }
}

pub fn describe(b: Box<dyn Fn(f64) -> String>) -> String {
    format!("{}; {:?}", b(1.5), "quoted \"text\"")
}
