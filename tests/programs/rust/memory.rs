//! Memory that programs make for themselves: vectors, boxes, linked structures.

pub fn collected(x: &[f64]) -> f64 {
    let squares: Vec<f64> = x.iter().map(|v| v * v).collect();
    let total: f64 = squares.iter().sum();
    squares.iter().map(|s| s / total * (s / total).ln()).sum()
}

pub fn pushed(x: &[f64], n: usize) -> f64 {
    let mut kept = Vec::new();
    for i in 0..n {
        kept.push(x[i % x.len()] * (i as f64).cos());
        if kept.len() > 2 {
            let k = kept.len() - 1;
            kept[k] += kept[k - 1] * kept[k - 2];
        }
    }
    kept.iter().sum()
}

pub fn popped(x: &[f64]) -> f64 {
    let mut stack = Vec::with_capacity(x.len());
    for v in x {
        if *v < 0.0 && stack.len() > 1 {
            let (a, b): (f64, f64) = (stack.pop().unwrap(), stack.pop().unwrap());
            stack.push(a * b + v);
        } else {
            stack.push(*v);
        }
    }
    stack.iter().fold(1.0, |p, v| p * v)
}

pub fn convolved(x: &[f64], y: &[f64]) -> f64 {
    let mut out = vec![0.0; x.len() + y.len() - 1];
    for (i, a) in x.iter().enumerate() {
        for (j, b) in y.iter().enumerate() {
            out[i + j] += a * b;
        }
    }
    out.iter().map(|v| v.cos()).sum()
}

pub fn rows(x: &[f64], n: usize) -> f64 {
    let mut table: Vec<Vec<f64>> = Vec::new();
    for i in 0..n {
        table.push(x.iter().map(|v| v * (i + 1) as f64).collect());
    }
    for i in 1..n {
        for j in 0..x.len() {
            let above = table[i - 1][j];
            table[i][j] *= above;
        }
    }
    table[n - 1].iter().sum()
}

pub fn cloned(x: &[f64]) -> f64 {
    let a = x.to_vec();
    let mut b = a.clone();
    b.extend_from_slice(&a);
    b.truncate(a.len() + 1);
    b.iter_mut().for_each(|v| *v = v.sin());
    b.iter().zip(&a).map(|(p, q)| p * q).sum::<f64>() + b[a.len()]
}

pub fn boxed(x: f64) -> f64 {
    let inner = Box::new(x * x);
    let outer = Box::new(inner);
    **outer * x
}

/// A singly linked list, built and walked.
struct Node {
    value: f64,
    next: Option<Box<Node>>,
}

pub fn linked(x: &[f64]) -> f64 {
    let mut head: Option<Box<Node>> = None;
    for v in x {
        head = Some(Box::new(Node { value: v * v, next: head }));
    }
    let mut sum = 0.0;
    let mut scale = 1.0;
    let mut at = &head;
    while let Some(node) = at {
        sum += scale * node.value;
        scale *= 0.5;
        at = &node.next;
    }
    sum
}

/// A tree of expressions, evaluated by recursion.
enum Expr {
    Leaf(usize),
    Sum(Box<Expr>, Box<Expr>),
    Product(Box<Expr>, Box<Expr>),
    Sine(Box<Expr>),
}

fn evaluate(e: &Expr, x: &[f64]) -> f64 {
    match e {
        Expr::Leaf(i) => x[*i],
        Expr::Sum(a, b) => evaluate(a, x) + evaluate(b, x),
        Expr::Product(a, b) => evaluate(a, x) * evaluate(b, x),
        Expr::Sine(a) => evaluate(a, x).sin(),
    }
}

pub fn expression(x: &[f64]) -> f64 {
    let leaf = |i| Box::new(Expr::Leaf(i));
    let product = Expr::Product(leaf(0), Box::new(Expr::Sine(leaf(1))));
    evaluate(&Expr::Sum(Box::new(product), Box::new(Expr::Product(leaf(2), leaf(2)))), x)
}

/// Gaussian elimination without pivoting on a copy.
pub fn solved(a: &[f64], b: &[f64]) -> f64 {
    let n = b.len();
    let mut m = a.to_vec();
    let mut y = b.to_vec();
    for k in 0..n {
        for i in k + 1..n {
            let f = m[i * n + k] / m[k * n + k];
            for j in k..n {
                m[i * n + j] -= f * m[k * n + j];
            }
            y[i] -= f * y[k];
        }
    }
    for i in (0..n).rev() {
        let mut s = y[i];
        for j in i + 1..n {
            s -= m[i * n + j] * y[j];
        }
        y[i] = s / m[i * n + i];
    }
    y.iter().map(|v| v * v).sum()
}
