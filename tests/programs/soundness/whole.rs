#![allow(warnings)]

//! tree either
use std::cell::RefCell;
use std::collections::*;
use std::rc::Rc;
#[derive(Debug)]
struct Node {
    v: f64,
    kids: Vec<Rc<RefCell<Node>>>,
}
fn sum(n: &Rc<RefCell<Node>>) -> f64 {
    let b = n.borrow();
    b.v.sin() + b.kids.iter().map(|k| sum(k) * 0.5).sum::<f64>()
}
fn scale(n: &Rc<RefCell<Node>>, k: f64) {
    let kids = {
        let mut b = n.borrow_mut();
        b.v *= k;
        b.kids.clone()
    };
    for c in &kids {
        scale(c, k * 1.1);
    }
}
pub fn f(x: &[f64]) -> f64 {
    let nodes: Vec<_> = x
        .iter()
        .map(|&v| Rc::new(RefCell::new(Node { v, kids: vec![] })))
        .collect();
    for i in 1..x.len() {
        nodes[(i - 1) / 2].borrow_mut().kids.push(nodes[i].clone());
    }
    let a = sum(&nodes[0]);
    scale(&nodes[0], x[x.len() - 1]);
    let b = sum(&nodes[0]);
    let mut m: HashMap<usize, f64> = HashMap::new();
    for (i, n) in nodes.iter().enumerate() {
        *m.entry(i % 3).or_insert(1.0) *= n.borrow().v;
    }
    let mut s = a * b;
    for k in 0..3 {
        s += m.get(&k).copied().unwrap_or(0.0) * (k as f64 + 1.0);
    }
    s
}

//! dyn either
trait Layer {
    fn fwd(&self, x: &[f64]) -> Vec<f64>;
    fn name(&self) -> &str {
        "l"
    }
}
struct Dense {
    w: Vec<Vec<f64>>,
    b: Vec<f64>,
}
struct Act(fn(f64) -> f64);
struct Res {
    inner: Box<dyn Layer>,
    k: f64,
}
impl Layer for Dense {
    fn fwd(&self, x: &[f64]) -> Vec<f64> {
        self.w
            .iter()
            .zip(&self.b)
            .map(|(r, b)| r.iter().zip(x).map(|(a, c)| a * c).sum::<f64>() + b)
            .collect()
    }
}
impl Layer for Act {
    fn fwd(&self, x: &[f64]) -> Vec<f64> {
        x.iter().map(|&v| (self.0)(v)).collect()
    }
    fn name(&self) -> &str {
        "act"
    }
}
impl Layer for Res {
    fn fwd(&self, x: &[f64]) -> Vec<f64> {
        let y = self.inner.fwd(x);
        x.iter().zip(y).map(|(a, b)| a + self.k * b).collect()
    }
}
fn soft(v: f64) -> f64 {
    (1.0 + v.exp()).ln()
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mk = |o: usize| Dense {
        w: (0..3)
            .map(|i| (0..3).map(|j| x[(i * 3 + j + o) % n] * 0.4).collect())
            .collect(),
        b: (0..3).map(|i| x[(i + o) % n]).collect(),
    };
    let net: Vec<Box<dyn Layer>> = vec![
        Box::new(mk(0)),
        Box::new(Act(f64::tanh)),
        Box::new(Res {
            inner: Box::new(mk(2)),
            k: x[1],
        }),
        Box::new(Act(soft)),
        Box::new(Res {
            inner: Box::new(Res {
                inner: Box::new(mk(4)),
                k: 0.3,
            }),
            k: x[n - 1],
        }),
    ];
    let mut h = x[..3].to_vec();
    for l in &net {
        h = l.fwd(&h);
        if l.name() == "act" {
            h.rotate_left(1);
        }
    }
    h.iter().enumerate().map(|(i, v)| v * v / (i as f64 + 1.0)).sum()
}

//! enum either
#[derive(Clone, Debug)]
enum E {
    K(f64),
    X(usize),
    Add(Box<E>, Box<E>),
    Mul(Vec<E>),
    Fun { name: String, arg: Box<E> },
    Let(f64, Option<Box<E>>),
}
use E::*;
fn ev(e: &E, x: &[f64]) -> Result<f64, String> {
    Ok(match e {
        K(k) => *k,
        X(i) => *x.get(*i).ok_or("range")?,
        Add(a, b) => ev(a, x)? + ev(b, x)?,
        Mul(v) => {
            let mut p = 1.0;
            for t in v {
                p *= ev(t, x)?;
            }
            p
        }
        Fun { name, arg } => {
            let a = ev(arg, x)?;
            match name.as_str() {
                "sin" => a.sin(),
                "exp" => (a * 0.1).exp(),
                _ => return Err(format!("no {}", name)),
            }
        }
        Let(k, Some(b)) => k * ev(b, x)?,
        Let(k, None) => *k,
    })
}
fn fold(e: E, x: &[f64]) -> E {
    match e {
        Add(a, b) => {
            let (a, b) = (fold(*a, x), fold(*b, x));
            if let (K(p), K(q)) = (&a, &b) {
                K(p + q)
            } else {
                Add(Box::new(a), Box::new(b))
            }
        }
        Mul(v) => Mul(v.into_iter().map(|t| fold(t, x)).collect()),
        X(i) if i % 2 == 0 => K(x[i]),
        o => o,
    }
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mut e = K(x[0] * x[0]);
    for i in 0..n {
        e = match i % 4 {
            0 => Add(Box::new(e), Box::new(X(i))),
            1 => Mul(vec![e, X(i), K(0.5)]),
            2 => Fun {
                name: if i < 4 { "sin".into() } else { "exp".into() },
                arg: Box::new(Add(Box::new(e), Box::new(X(i)))),
            },
            _ => Let(x[i], Some(Box::new(e))),
        };
    }
    let a = ev(&e, x).unwrap();
    let g = fold(e.clone(), x);
    let b = ev(&g, &x.iter().map(|v| v * 1.5).collect::<Vec<_>>()).unwrap_or(0.0);
    a * b + ev(&X(n + 5), x).unwrap_or(x[n - 1]) * a
}

//! coll either
use std::collections::*;
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mut q: VecDeque<f64> = VecDeque::new();
    for (i, &v) in x.iter().enumerate() {
        if i % 2 == 0 {
            q.push_back(v * v)
        } else {
            q.push_front(v.sin())
        }
    }
    for _ in 0..5 {
        let a = q.pop_front().unwrap();
        let b = *q.back().unwrap();
        q.push_back(a * 0.7 + b * x[0]);
    }
    let mut s: f64 = q.iter().zip(q.iter().skip(1)).map(|(a, b)| a * b).sum();
    let mut bt: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for i in 0..n {
        bt.entry(format!("k{}", (i * 5) % 4)).or_default().push(x[i]);
    }
    for (k, v) in &bt {
        s = s * 0.5 + v.iter().product::<f64>() * (k.len() as f64);
    }
    if let Some(v) = bt.get_mut("k1") {
        v.iter_mut().for_each(|t| *t *= 2.0);
        let w = std::mem::take(v);
        s += w.iter().fold(0.0, |a, b| a * 0.9 + b * b);
    }
    let mut v: Vec<(f64, usize)> = x.iter().copied().zip(0..).collect();
    v.sort_by(|a, b| b.0.partial_cmp(&a.0).unwrap());
    for c in v.chunks(2) {
        s += c.iter().map(|p| p.0 * (p.1 as f64 + 1.0)).product::<f64>().ln();
    }
    for w in x.windows(3) {
        s += w[0] * w[1] - w[2].cos();
    }
    let mut y = x.to_vec();
    y.swap(0, n - 1);
    let (l, r) = y.split_at_mut(n / 2);
    for (a, b) in l.iter_mut().zip(r.iter_mut().rev()) {
        *a *= *b;
        std::mem::swap(a, b);
    }
    s + y.iter().enumerate().map(|(i, t)| t * (i as f64)).sum::<f64>() + bt.values().flatten().sum::<f64>()
}

//! solver either
#[derive(Clone, Copy)]
struct V3 {
    x: f64,
    y: f64,
    z: f64,
}
impl std::ops::Add for V3 {
    type Output = V3;
    fn add(self, o: V3) -> V3 {
        V3 {
            x: self.x + o.x,
            y: self.y + o.y,
            z: self.z + o.z,
        }
    }
}
impl std::ops::Mul<f64> for V3 {
    type Output = V3;
    fn mul(self, k: f64) -> V3 {
        V3 {
            x: self.x * k,
            y: self.y * k,
            z: self.z * k,
        }
    }
}
impl std::ops::Sub for V3 {
    type Output = V3;
    fn sub(self, o: V3) -> V3 {
        self + o * (-1.0)
    }
}
impl V3 {
    fn dot(self, o: V3) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
}
struct Body {
    p: V3,
    v: V3,
    m: f64,
    trail: Vec<V3>,
}
struct World<I: Fn(f64) -> f64> {
    b: Vec<Body>,
    damp: I,
    t: f64,
}
impl<I: Fn(f64) -> f64> World<I> {
    fn acc(&self, i: usize) -> V3 {
        let mut a = V3 { x: 0., y: 0., z: 0. };
        for (j, o) in self.b.iter().enumerate() {
            if j == i {
                continue;
            }
            let d = o.p - self.b[i].p;
            let r2 = d.dot(d) + 0.5;
            a = a + d * (o.m / (r2 * r2.sqrt()));
        }
        a
    }
    fn step(&mut self, h: f64) {
        let a: Vec<V3> = (0..self.b.len()).map(|i| self.acc(i)).collect();
        let k = (self.damp)(self.t);
        for (b, a) in self.b.iter_mut().zip(a) {
            b.v = (b.v + a * h) * k;
            b.p = b.p + b.v * h;
            b.trail.push(b.p);
        }
        self.t += h;
    }
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let c = x[n - 1];
    let mut w = World {
        b: (0..n)
            .map(|i| Body {
                p: V3 {
                    x: x[i],
                    y: x[(i + 1) % n] * i as f64,
                    z: 0.3,
                },
                v: V3 {
                    x: 0.,
                    y: x[i] * 0.1,
                    z: 0.2,
                },
                m: x[(i + 2) % n],
                trail: Vec::with_capacity(2),
            })
            .collect(),
        damp: move |t| 1.0 - 0.01 * c * t,
        t: 0.0,
    };
    for _ in 0..8 {
        w.step(0.1);
    }
    w.b.iter()
        .map(|b| b.trail.iter().step_by(2).map(|p| p.dot(*p)).sum::<f64>() * b.m)
        .sum::<f64>()
}

//! dp either
use std::collections::HashMap;
struct Memo<'a> {
    c: HashMap<(usize, usize), f64>,
    x: &'a [f64],
    hits: u32,
}
impl<'a> Memo<'a> {
    fn get(&mut self, i: usize, j: usize) -> f64 {
        if let Some(&v) = self.c.get(&(i, j)) {
            self.hits += 1;
            return v;
        }
        let r = if i == 0 || j == 0 {
            self.x[i + j]
        } else {
            let a = self.get(i - 1, j);
            let b = self.get(i, j - 1);
            let c = self.get(i - 1, j - 1);
            a * 0.3 + (b * c).sin() + self.x[i] * self.x[j]
        };
        self.c.insert((i, j), r);
        r
    }
}
fn logsum(v: &[f64]) -> f64 {
    let m = v.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    m + v.iter().map(|a| (a - m).exp()).sum::<f64>().ln()
}
pub fn f(x: &[f64]) -> f64 {
    let k = (x.len() - 1) / 2;
    let mut m = Memo {
        c: HashMap::new(),
        x,
        hits: 0,
    };
    let v = m.get(k, k);
    let w = m.get(k, k - 1);
    let mut t = vec![vec![0.0f64; x.len()]; 4];
    for i in 0..4 {
        for j in 0..x.len() {
            t[i][j] = if i == 0 {
                x[j]
            } else {
                let c: Vec<f64> = (0..x.len())
                    .map(|q| t[i - 1][q] - x[j] * (q as f64) * 0.1)
                    .collect();
                logsum(&c)
            }
        }
    }
    v * w
        + (m.hits as f64) * 0.01 * v
        + t[3].iter().sum::<f64>()
        + t.concat().chunks_exact(3).map(|c| c[0] * c[2]).sum::<f64>()
}

//! mat either
use std::ops::{AddAssign, Index, IndexMut, Mul};
#[derive(Clone, PartialEq)]
struct M<const R: usize, const C: usize>([[f64; C]; R]);
impl<const R: usize, const C: usize> Index<(usize, usize)> for M<R, C> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.0[i][j]
    }
}
impl<const R: usize, const C: usize> IndexMut<(usize, usize)> for M<R, C> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.0[i][j]
    }
}
impl<const R: usize, const K: usize, const C: usize> Mul<&M<K, C>> for &M<R, K> {
    type Output = M<R, C>;
    fn mul(self, o: &M<K, C>) -> M<R, C> {
        let mut m = M([[0.0; C]; R]);
        for i in 0..R {
            for j in 0..C {
                for k in 0..K {
                    m[(i, j)] += self[(i, k)] * o[(k, j)];
                }
            }
        }
        m
    }
}
impl<const R: usize, const C: usize> AddAssign<f64> for M<R, C> {
    fn add_assign(&mut self, k: f64) {
        self.0.iter_mut().flatten().for_each(|v| *v += k)
    }
}
struct Dyn {
    d: Vec<f64>,
    r: usize,
    c: usize,
}
impl Dyn {
    fn row(&self, i: usize) -> &[f64] {
        &self.d[i * self.c..(i + 1) * self.c]
    }
    fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f64]> + '_ {
        let c = self.c;
        self.d.chunks_mut(c)
    }
    fn chol(&self) -> Option<Dyn> {
        let n = self.r;
        let mut l = Dyn {
            d: vec![0.0; n * n],
            r: n,
            c: n,
        };
        for i in 0..n {
            for j in 0..=i {
                let s: f64 = l.row(i)[..j].iter().zip(&l.row(j)[..j]).map(|(a, b)| a * b).sum();
                let v = self.row(i)[j] - s;
                l.d[i * n + j] = if i == j {
                    if v <= 0.0 {
                        return None;
                    }
                    v.sqrt()
                } else {
                    v / l.row(j)[j]
                };
            }
        }
        Some(l)
    }
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mut a = M::<3, 4>([[0.0; 4]; 3]);
    let mut b = M::<4, 3>([[0.0; 3]; 4]);
    for i in 0..3 {
        for j in 0..4 {
            a[(i, j)] = x[(i * 4 + j) % n];
            b[(j, i)] = (x[(i + j * 2) % n] * (j as f64 + 1.0)).cos();
        }
    }
    let mut c = &a * &b;
    c += x[0] * 0.1;
    let e = &c * &c;
    let mut d = Dyn {
        d: vec![0.0; n * n],
        r: n,
        c: n,
    };
    for (i, r) in d.rows_mut().enumerate() {
        for (j, v) in r.iter_mut().enumerate() {
            *v = (-(x[i] - x[j]).powi(2)).exp() * x[i].min(9.0) * x[j];
            if i == j {
                *v += 2.0;
            }
        }
    }
    let l = d.chol().expect("pd");
    let ld: f64 = (0..n).map(|i| l.row(i)[i].ln()).sum();
    e[(0, 0)] * 0.1 + e[(1, 2)] + ld * c[(2, 2)] + l.d.iter().rev().step_by(3).sum::<f64>()
}

//! parse either
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;
#[derive(Debug, Clone, Copy, PartialEq)]
enum Tok<'a> {
    Num(f64),
    Id(&'a str),
    Op(char),
}
#[derive(Debug)]
enum Er {
    Bad(char),
    End,
    Unk(String),
}
impl fmt::Display for Er {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?}", self)
    }
}
impl std::error::Error for Er {}
fn lex(s: &str) -> Result<Vec<Tok<'_>>, Er> {
    let mut v = vec![];
    let b = s.as_bytes();
    let mut i = 0;
    while i < b.len() {
        let c = b[i] as char;
        if c == ' ' {
            i += 1;
            continue;
        }
        let st = i;
        if c.is_ascii_digit() {
            while i < b.len() && (b[i].is_ascii_digit() || b[i] == b'.') {
                i += 1
            }
            v.push(Tok::Num(s[st..i].parse().unwrap()));
        } else if c.is_alphabetic() {
            while i < b.len() && b[i].is_ascii_alphanumeric() {
                i += 1
            }
            v.push(Tok::Id(&s[st..i]));
        } else if "+-*/()".contains(c) {
            v.push(Tok::Op(c));
            i += 1
        } else {
            return Err(Er::Bad(c));
        }
    }
    Ok(v)
}
struct P<'a> {
    t: std::iter::Peekable<std::vec::IntoIter<Tok<'a>>>,
    env: &'a HashMap<String, f64>,
}
impl<'a> P<'a> {
    fn expr(&mut self) -> Result<f64, Box<dyn std::error::Error>> {
        let mut a = self.term()?;
        while let Some(&Tok::Op(c)) = self.t.peek() {
            if c != '+' && c != '-' {
                break;
            }
            self.t.next();
            let b = self.term()?;
            if c == '+' {
                a += b
            } else {
                a -= b
            }
        }
        Ok(a)
    }
    fn term(&mut self) -> Result<f64, Box<dyn std::error::Error>> {
        let mut a = self.atom()?;
        while let Some(Tok::Op(c @ ('*' | '/'))) = self.t.peek().copied() {
            self.t.next();
            let b = self.atom()?;
            a = if c == '*' { a * b } else { a / b }
        }
        Ok(a)
    }
    fn atom(&mut self) -> Result<f64, Box<dyn std::error::Error>> {
        match self.t.next().ok_or(Er::End)? {
            Tok::Num(v) => Ok(v),
            Tok::Id(s) => Ok(*self.env.get(s).ok_or_else(|| Er::Unk(s.to_string()))?),
            Tok::Op('(') => {
                let v = self.expr()?;
                self.t.next();
                Ok(v)
            }
            Tok::Op(c) => Err(Box::new(Er::Bad(c))),
        }
    }
}
fn lab(i: usize) -> Cow<'static, str> {
    if i == 0 {
        "x0".into()
    } else {
        format!("x{}", i).into()
    }
}
pub fn f(x: &[f64]) -> f64 {
    let env: HashMap<String, f64> = x
        .iter()
        .enumerate()
        .map(|(i, v)| (lab(i).into_owned(), *v))
        .collect();
    let mut s = 0.0;
    let mut seen = HashSet::new();
    let mut out: BTreeMap<&str, f64> = BTreeMap::new();
    for src in [
        "x0*(x1+2.5)-x2/(1+x3*x3)",
        "x4*x5*x1+x0",
        "(x2+",
        "x1*y",
        "x0*x0-3",
    ] {
        match lex(src).map_err(|e| e.into()).and_then(|t| {
            P {
                t: t.into_iter().peekable(),
                env: &env,
            }
            .expr()
        }) {
            Ok(v) => {
                seen.insert(src.len());
                *out.entry(if v > 1.0 { "big" } else { "small" }).or_insert(0.5) += v.sin() * v;
            }
            Err(e) => {
                s += 0.01 * e.to_string().len() as f64 * x[1];
            }
        }
    }
    for v in out.values() {
        s += v * v
    }
    s * (1.0 + 0.1 * seen.len() as f64) + x.last().unwrap() * s
}

//! lstm either
#[derive(Default, Clone)]
struct State {
    h: Vec<f64>,
    c: Vec<f64>,
}
struct Cell_<'w> {
    w: &'w [f64],
    n: usize,
}
fn sg(v: f64) -> f64 {
    1.0 / (1.0 + (-v).exp())
}
impl<'w> Cell_<'w> {
    fn gate(&self, g: usize, s: &State, x: f64) -> impl Iterator<Item = f64> + '_ {
        let h = s.h.clone();
        (0..self.n).map(move |i| {
            h.iter()
                .enumerate()
                .map(|(j, v)| v * self.w[(g * 7 + i * 3 + j) % self.w.len()])
                .sum::<f64>()
                + x * self.w[(g + i) % self.w.len()]
        })
    }
    fn step(&self, s: State, x: f64) -> State {
        let f: Vec<_> = self.gate(0, &s, x).map(sg).collect();
        let i: Vec<_> = self.gate(1, &s, x).map(sg).collect();
        let o = self.gate(2, &s, x).map(sg).collect::<Vec<_>>();
        let g = self.gate(3, &s, x).map(f64::tanh).collect::<Box<[f64]>>();
        let State { c, .. } = s;
        let c: Vec<f64> = c
            .into_iter()
            .zip(f)
            .zip(i.iter().zip(g.iter()))
            .map(|((c, f), (i, g))| c * f + i * g)
            .collect();
        State {
            h: c.iter().zip(o).map(|(c, o)| o * c.tanh()).collect(),
            c,
        }
    }
}
pub fn f(x: &[f64]) -> f64 {
    let cell = Cell_ { w: x, n: 3 };
    let init = State {
        h: vec![0.1; 3],
        c: vec![x[0]; 3],
    };
    let mut hist: Vec<State> = Vec::new();
    let last = x.iter().cycle().take(20).fold(init, |s, &v| {
        let t = cell.step(s, v);
        hist.push(t.clone());
        t
    });
    let old = std::mem::replace(&mut hist[3], State::default());
    let best = hist
        .iter()
        .max_by(|a, b| a.h.iter().sum::<f64>().partial_cmp(&b.h.iter().sum()).unwrap());
    last.h.iter().chain(last.c.iter()).map(|v| v * v).sum::<f64>()
        + old.c[1] * best.map_or(0.0, |b| b.h[0])
        + hist.pop().into_iter().flat_map(|s| s.c).sum::<f64>()
}

//! unsafe either
#[repr(C)]
union U {
    d: f64,
    u: u64,
}
#[repr(C)]
struct Rec {
    k: u8,
    v: f64,
    nx: *mut Rec,
}
static mut POOL: [f64; 64] = [0.0; 64];
struct Arena {
    b: Vec<u8>,
}
impl Arena {
    fn put(&mut self, v: f64) -> usize {
        let o = self.b.len();
        self.b.extend_from_slice(&v.to_ne_bytes());
        o
    }
    fn get(&self, o: usize) -> f64 {
        f64::from_ne_bytes(self.b[o..o + 8].try_into().unwrap())
    }
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mut head: *mut Rec = std::ptr::null_mut();
    for (i, &v) in x.iter().enumerate() {
        head = Box::into_raw(Box::new(Rec {
            k: i as u8,
            v: v * v,
            nx: head,
        }));
    }
    let mut s = 0.0;
    unsafe {
        let mut p = head;
        while !p.is_null() {
            s = s * 0.7 + (*p).v.sin() * ((*p).k as f64 + 1.0);
            let q = (*p).nx;
            drop(Box::from_raw(p));
            p = q;
        }
        let q = &raw mut POOL;
        for i in 0..n {
            (*q)[i * 3 % 64] = x[i] * s;
        }
        let r = (q as *mut f64).add(3);
        s += *r * *r.offset(3);
        let u = U { d: s };
        s += u.d * 0.5;
        std::ptr::copy((q as *const f64).add(0), (q as *mut f64).add(1), 12);
        s += *((q as *const f64).add(4));
        let z: Vec<f64> = std::mem::transmute::<[f64; 2], [f64; 2]>([x[0], x[1]]).to_vec();
        s += z[0] * z[1];
    }
    s
}

//! gen either
use std::ops::*;
trait Num: Copy + Add<Output = Self> + Mul<Output = Self> + Sub<Output = Self> + Div<Output = Self> {
    fn k(v: f64) -> Self;
    fn sn(self) -> Self;
    fn val(self) -> f64;
}
impl Num for f64 {
    fn k(v: f64) -> f64 {
        v
    }
    fn sn(self) -> f64 {
        self.sin()
    }
    fn val(self) -> f64 {
        self
    }
}
#[derive(Clone, Copy)]
struct D<T>(T, T);
impl<T: Num> Add for D<T> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        D(self.0 + o.0, self.1 + o.1)
    }
}
impl<T: Num> Sub for D<T> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        D(self.0 - o.0, self.1 - o.1)
    }
}
impl<T: Num> Mul for D<T> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        D(self.0 * o.0, self.0 * o.1 + self.1 * o.0)
    }
}
impl<T: Num> Div for D<T> {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        let q = self.0 / o.0;
        D(q, (self.1 - q * o.1) / o.0)
    }
}
impl<T: Num> Num for D<T> {
    fn k(v: f64) -> Self {
        D(T::k(v), T::k(0.0))
    }
    fn sn(self) -> Self {
        let h = T::k(std::f64::consts::FRAC_PI_2);
        D(self.0.sn(), self.1 * (self.0 + h).sn())
    }
    fn val(self) -> f64 {
        self.0.val()
    }
}
fn pot<T: Num>(q: &[T], x: &[f64]) -> T {
    let mut s = T::k(0.0);
    for i in 0..q.len() {
        for j in 0..i {
            let d = q[i] - q[j];
            s = s + T::k(x[(i + j) % x.len()]) / (d * d + T::k(0.5));
        }
        s = s + (q[i] * T::k(x[i % x.len()])).sn();
    }
    s
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let m = 4;
    let q: Vec<f64> = (0..m).map(|i| x[i] + i as f64 * 0.3).collect();
    let mut tr = 0.0;
    for i in 0..m {
        let z: Vec<D<D<f64>>> = q
            .iter()
            .enumerate()
            .map(|(j, &v)| {
                let e = if i == j { 1.0 } else { 0.0 };
                D(D(v, e), D(e, 0.0))
            })
            .collect();
        let r = pot(&z, x);
        tr += r.1 .1 * x[n - 1] + r.0 .1 * r.1 .0;
    }
    tr + pot(&q, x).val()
}

//! hashmap either
use std::collections::HashMap;
pub fn f(x: &[f64]) -> f64 {
    let mut m: HashMap<usize, f64> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        *m.entry(i % 3).or_insert(1.0) *= v;
    }
    (0..3)
        .map(|k| m.get(&k).copied().unwrap_or(0.0) * (k as f64 + 1.0))
        .sum::<f64>()
        * x[0]
}

//! dynlayers either
trait Layer {
    fn fwd(&self, x: &[f64]) -> Vec<f64>;
}
struct Dense {
    w: Vec<f64>,
    n: usize,
}
struct Act(fn(f64) -> f64);
struct Res {
    inner: Box<dyn Layer>,
    k: f64,
}
impl Layer for Dense {
    fn fwd(&self, x: &[f64]) -> Vec<f64> {
        let mut y = vec![0.0; self.n];
        for i in 0..self.n {
            for j in 0..x.len() {
                y[i] += self.w[i * x.len() + j] * x[j];
            }
        }
        y
    }
}
impl Layer for Act {
    fn fwd(&self, x: &[f64]) -> Vec<f64> {
        x.iter().map(|&v| (self.0)(v)).collect()
    }
}
impl Layer for Res {
    fn fwd(&self, x: &[f64]) -> Vec<f64> {
        let y = self.inner.fwd(x);
        x.iter().zip(y).map(|(a, b)| a + self.k * b).collect()
    }
}
fn th(v: f64) -> f64 {
    v.tanh()
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mk = |o: usize| -> Dense {
        let mut w = vec![];
        for i in 0..9 {
            w.push(x[(i + o) % n] * 0.4)
        }
        Dense { w, n: 3 }
    };
    let mut net: Vec<Box<dyn Layer>> = Vec::new();
    net.push(Box::new(mk(0)));
    net.push(Box::new(Act(th)));
    net.push(Box::new(Res {
        inner: Box::new(mk(2)),
        k: x[1],
    }));
    let mut h = vec![x[0], x[1], x[2]];
    for l in &net {
        h = l.fwd(&h);
    }
    h[0] * h[1] + h[2] * h[2]
}

//! enumbox either
enum E {
    K(f64),
    X(usize),
    Add(Box<E>, Box<E>),
    Mul(Vec<E>),
    Let(f64, Option<Box<E>>),
}
use E::*;
fn ev(e: &E, x: &[f64]) -> f64 {
    match e {
        K(k) => *k,
        X(i) => x[*i],
        Add(a, b) => ev(a, x) + ev(b, x),
        Mul(v) => {
            let mut p = 1.0;
            for t in v {
                p *= ev(t, x);
            }
            p
        }
        Let(k, Some(b)) => k * ev(b, x).sin(),
        Let(k, None) => *k,
    }
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mut e = K(x[0] * x[0]);
    for i in 0..n {
        e = match i % 3 {
            0 => Add(Box::new(e), Box::new(X(i))),
            1 => Mul(vec![e, X(i), K(0.5)]),
            _ => Let(x[i], Some(Box::new(e))),
        };
    }
    ev(&e, x) * ev(&Let(x[1], None), x)
}

//! deque either
use std::collections::VecDeque;
pub fn f(x: &[f64]) -> f64 {
    let mut q: VecDeque<f64> = VecDeque::new();
    for (i, &v) in x.iter().enumerate() {
        if i % 2 == 0 {
            q.push_back(v * v)
        } else {
            q.push_front(v.sin())
        }
    }
    for _ in 0..5 {
        let a = q.pop_front().unwrap();
        let b = *q.back().unwrap();
        q.push_back(a * 0.7 + b * x[0]);
    }
    q.rotate_left(2);
    q.make_contiguous().sort_by(|a, b| a.partial_cmp(b).unwrap());
    q.iter().enumerate().map(|(i, a)| a * a * (i as f64 + 1.0)).sum()
}

//! btree_whole either
use std::collections::BTreeMap;
pub fn f(x: &[f64]) -> f64 {
    let mut m: BTreeMap<i32, f64> = BTreeMap::new();
    for k in 0..60 {
        *m.entry((k * 37) % 41).or_insert(0.5) += x[(k as usize) % x.len()] * (k as f64 * 0.1 + 1.0);
    }
    for k in 0..10 {
        m.remove(&(k * 4));
    }
    let mut s = 0.0;
    for (k, v) in m.range(3..30) {
        s = s * 0.9 + v.sin() * (*k as f64);
    }
    for v in m.values_mut() {
        *v *= x[0];
    }
    s + m.iter().rev().take(5).map(|(_, v)| v * v).sum::<f64>() * 0.01
}

//! slices either
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mut s = 0.0;
    for c in x.chunks(2) {
        s += c.iter().product::<f64>();
    }
    for w in x.windows(3) {
        s += w[0] * w[1] - w[2].cos();
    }
    let mut y = x.to_vec();
    y.swap(0, n - 1);
    y.rotate_left(2);
    y.reverse();
    {
        let (l, r) = y.split_at_mut(n / 2);
        for (a, b) in l.iter_mut().zip(r.iter_mut().rev()) {
            *a *= *b;
            std::mem::swap(a, b);
        }
    }
    y.copy_within(1..3, 0);
    let t = std::mem::take(&mut y);
    let mut z = t.clone();
    z.extend_from_slice(&t[1..]);
    z.swap_remove(2);
    z.insert(1, s);
    let u = z.split_off(4);
    z.append(&mut u.iter().map(|v| v * v).collect());
    z.drain(0..1);
    z.retain(|v| *v > 0.0);
    let k = [z[0], z[1], z[2]].map(|v| v.sqrt());
    s += z.iter().zip(&k).map(|(a, b)| a * b).sum::<f64>();
    s + t.concat_sum()
}
trait C {
    fn concat_sum(&self) -> f64;
}
impl C for Vec<f64> {
    fn concat_sum(&self) -> f64 {
        self.iter().rev().step_by(2).fold(0.0, |a, b| a * 0.5 + b)
    }
}

//! cellobs either
use std::cell::Cell;
use std::rc::Rc;
pub fn f(x: &[f64]) -> f64 {
    let tot = Rc::new(Cell::new(0.0));
    let mut subs: Vec<Box<dyn Fn(f64)>> = vec![];
    {
        let t = tot.clone();
        subs.push(Box::new(move |v| t.set(t.get() + v * v)));
        let t = tot.clone();
        let k = x[1];
        subs.push(Box::new(move |v| t.set(t.get() * 0.9 + k * v)));
    }
    for v in x {
        for s in &subs {
            s(*v);
        }
    }
    tot.get().sin() * x[0]
}

//! opt either
#[derive(Clone, Copy)]
struct P {
    a: f64,
    b: Option<f64>,
}
struct Nd {
    v: f64,
    next: Option<Box<Nd>>,
}
fn half(v: f64) -> Option<f64> {
    if v > 0.9 {
        Some(v / 2.0)
    } else {
        None
    }
}
fn chk(v: f64) -> Result<f64, i32> {
    if v > 0.7 {
        Ok(v.ln())
    } else {
        Err(3)
    }
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let ps: Vec<P> = x
        .iter()
        .enumerate()
        .map(|(i, &v)| P {
            a: v,
            b: if i % 2 == 0 { Some(v * v) } else { half(v) },
        })
        .collect();
    let mut s: f64 = ps.iter().filter_map(|p| p.b.map(|b| b * p.a)).sum();
    s += ps
        .iter()
        .map(|p| p.b.or_else(|| half(p.a)).unwrap_or(p.a * 0.3))
        .product::<f64>();
    s += x
        .iter()
        .map(|&v| chk(v).unwrap_or_else(|e| v * e as f64))
        .sum::<f64>();
    let mut head: Option<Box<Nd>> = None;
    for &v in x {
        head = Some(Box::new(Nd { v, next: head.take() }));
    }
    let mut rev = None;
    while let Some(mut b) = head {
        head = b.next.take();
        b.v *= s * 0.1;
        b.next = rev;
        rev = Some(b);
    }
    let mut p = &rev;
    let mut k = 1.0;
    while let Some(b) = p {
        s += b.v * k;
        k += 1.0;
        p = &b.next;
    }
    let m = ps
        .iter()
        .max_by(|a, b| a.a.partial_cmp(&b.a).unwrap())
        .and_then(|p| p.b)
        .unwrap_or(1.0);
    s * m + x[n - 1]
}

//! fnmut either
fn compose(mut fs: Vec<Box<dyn FnMut(f64) -> f64>>) -> impl FnMut(f64) -> f64 {
    move |v| fs.iter_mut().fold(v, |a, g| g(a))
}
pub fn f(x: &[f64]) -> f64 {
    let (a, b) = (x[0], x[1]);
    let mut acc = 0.0;
    let mut cnt = 0;
    let mut g = compose(vec![
        Box::new(move |v| v * a + b),
        Box::new(move |v| {
            acc += v;
            acc
        }),
        Box::new(move |v| {
            cnt += 1;
            v / (cnt as f64)
        }),
    ]);
    let mut s = 0.0;
    for v in x {
        s += g(*v).sin();
    }
    s
}

//! bytes either
pub fn f(x: &[f64]) -> f64 {
    let mut b: Vec<u8> = Vec::new();
    for v in x {
        b.extend_from_slice(&(v * v).to_ne_bytes());
    }
    let mut s = 0.0;
    for c in b.chunks_exact(8) {
        s = s * 0.7 + f64::from_ne_bytes(c.try_into().unwrap()).sin();
    }
    s * x[0]
}

//! bits_whole either
pub fn f(x: &[f64]) -> f64 {
    let mut k: Vec<u64> = x.iter().map(|v| (v * v).to_bits()).collect();
    k.sort();
    let a = f64::from_bits(k[0]);
    let b = f64::from_bits(k[k.len() - 1]);
    a * b
        + k.iter()
            .map(|u| f64::from_bits(*u))
            .enumerate()
            .map(|(i, v)| v * i as f64)
            .sum::<f64>()
}

//! string either
pub fn f(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        let t = format!("{:?}", v * v);
        s += t.parse::<f64>().unwrap() * x[0] + v;
    }
    s
}

//! static_whole either
static mut CACHE: [f64; 64] = [0.0; 64];
static mut N: usize = 0;
pub fn f(x: &[f64]) -> f64 {
    unsafe {
        N = 0;
        let c = &raw mut CACHE;
        for v in x {
            (*c)[N] = v.sin();
            N += 1;
        }
        let mut s = 1.0;
        for i in 0..N {
            s += (*c)[i] * (*c)[(i * 3) % N] * x[i];
        }
        s
    }
}

//! any_whole either
use std::any::Any;
struct A(f64);
struct B {
    v: Vec<f64>,
}
pub fn f(x: &[f64]) -> f64 {
    let mut l: Vec<Box<dyn Any>> = vec![];
    for (i, &v) in x.iter().enumerate() {
        match i % 3 {
            0 => l.push(Box::new(A(v * v))),
            1 => l.push(Box::new(B { v: vec![v, x[0]] })),
            _ => l.push(Box::new(v)),
        }
    }
    let mut s = 0.0;
    for a in l.iter_mut() {
        if let Some(p) = a.downcast_mut::<A>() {
            p.0 *= 2.0;
            s += p.0.sin();
        } else if let Some(b) = a.downcast_ref::<B>() {
            s += b.v[0] * b.v[1];
        } else if let Some(v) = a.downcast_ref::<f64>() {
            s *= v;
        }
    }
    s
}

//! world either
#[derive(Clone, Copy)]
struct V3 {
    x: f64,
    y: f64,
    z: f64,
}
impl std::ops::Add for V3 {
    type Output = V3;
    fn add(self, o: V3) -> V3 {
        V3 {
            x: self.x + o.x,
            y: self.y + o.y,
            z: self.z + o.z,
        }
    }
}
impl std::ops::Mul<f64> for V3 {
    type Output = V3;
    fn mul(self, k: f64) -> V3 {
        V3 {
            x: self.x * k,
            y: self.y * k,
            z: self.z * k,
        }
    }
}
impl V3 {
    fn dot(self, o: V3) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
}
struct Body {
    p: V3,
    v: V3,
    m: f64,
}
fn acc(b: &[Body], i: usize) -> V3 {
    let mut a = V3 { x: 0., y: 0., z: 0. };
    for (j, o) in b.iter().enumerate() {
        if j == i {
            continue;
        }
        let d = o.p + b[i].p * (-1.0);
        let r2 = d.dot(d) + 0.5;
        a = a + d * (o.m / (r2 * r2.sqrt()));
    }
    a
}
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mut b: Vec<Body> = (0..n)
        .map(|i| Body {
            p: V3 {
                x: x[i],
                y: x[(i + 1) % n] * i as f64,
                z: 0.3,
            },
            v: V3 {
                x: 0.,
                y: x[i] * 0.1,
                z: 0.2,
            },
            m: x[(i + 2) % n],
        })
        .collect();
    let mut tr: Vec<Vec<V3>> = vec![vec![]; n];
    for _ in 0..8 {
        let a: Vec<V3> = (0..n).map(|i| acc(&b, i)).collect();
        for (b, a) in b.iter_mut().zip(a) {
            b.v = b.v + a * 0.1;
            b.p = b.p + b.v * 0.1;
        }
        for (t, b) in tr.iter_mut().zip(&b) {
            t.push(b.p);
        }
    }
    tr.iter()
        .zip(&b)
        .map(|(t, b)| t.iter().step_by(2).map(|p| p.dot(*p)).sum::<f64>() * b.m)
        .sum()
}

//! linked either
use std::collections::BTreeSet;
use std::collections::LinkedList;
pub fn f(x: &[f64]) -> f64 {
    let mut l: LinkedList<f64> = x.iter().copied().collect();
    let mut t = l.split_off(2);
    t.push_front(x[0] * x[1]);
    l.append(&mut t);
    for v in l.iter_mut() {
        *v *= 1.5;
    }
    let s: BTreeSet<usize> = (0..x.len()).map(|i| i * 5 % 7).collect();
    let mut r = 0.0;
    for (i, v) in s.iter().zip(l.iter()) {
        r = r * 0.5 + v.sin() * (*i as f64 + 1.0);
    }
    while let Some(v) = l.pop_back() {
        r += v * r * 0.1;
    }
    r
}

//! locked
use std::sync::{Arc, Mutex, RwLock};
pub fn f(x: &[f64]) -> f64 {
    let shared = Arc::new(Mutex::new(1.0f64));
    let counted = RwLock::new((0usize, 2.0f64));
    for v in x {
        *shared.lock().unwrap() *= 1.0 + v;
        let mut held = counted.write().unwrap();
        held.0 += 1;
        held.1 += v * v * held.0 as f64;
    }
    let product = *shared.lock().unwrap();
    let sum = counted.read().unwrap().1;
    product * sum
}

//! sums_by_key
use std::collections::HashMap;
pub fn f(x: &[f64]) -> f64 {
    let mut sums: HashMap<u32, f64> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        *sums.entry((i % 3) as u32).or_insert(0.0) += v * v;
    }
    let mut s = 0.0;
    for k in 0..3u32 {
        if let Some(v) = sums.get(&k) {
            s += v * v * (k as f64 + 1.0);
        }
    }
    s
}

//! tree_of_an_enum_cloned either
#[derive(Clone)]
enum E { Num(f64), Var(usize), Mul(Box<E>, Box<E>) }
fn ev(e: &E, x: &[f64]) -> f64 { match e { E::Num(v) => *v, E::Var(i) => x[*i], E::Mul(a, b) => ev(a, x) * ev(b, x) } }
pub fn f(x: &[f64]) -> f64 {
    let mut e = E::Num(x[0]);
    for i in 1..x.len() {
        let right = if i % 2 == 0 { E::Var(i) } else { E::Num(x[i]) };
        e = E::Mul(Box::new(e.clone()), Box::new(right));
    }
    ev(&e, x)
}

//! results_in_a_deque_that_grows
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let mut v: std::collections::VecDeque<Result<f64, i64>> = std::collections::VecDeque::new();
    for i in 0..n {
        let e = if i % 4 == 1 { Err(((i * 7 + 3) % 13) as i64) } else { Ok(x[i] * x[i]) };
        if i % 3 == 1 { v.push_front(e); } else { v.push_back(e); }
    }
    v.rotate_left(1);
    let mut s = 0.0;
    for i in 0..n { s += x[i] * (match v[i] { Ok(d) => d, Err(k) => 0.1 * k as f64 }); }
    s
}
