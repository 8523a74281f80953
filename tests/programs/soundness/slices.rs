#![allow(dead_code, unused)]
use std::collections::*;

//! rotate_enums
#[derive(Clone, Copy)]
enum Value { Int(i64), Real(f64), Pair(f32, f32) }
pub fn f(x: &[f64]) -> f64 {
    let mut v = [Value::Int(0); 8];
    for i in 0..8 { v[i] = if i % 3 == 0 { Value::Int(i as i64) } else { Value::Real(x[i] * x[i]) }; }
    v.rotate_left(3);
    let mut s = 0.0;
    for (i, t) in v.iter().enumerate() { s = s * 0.9 + match t { Value::Int(k) => *k as f64, Value::Real(d) => d * (i + 1) as f64, Value::Pair(a, _) => *a as f64 }; }
    s
}

//! remove_and_insert
#[derive(Clone)]
struct Item { k: i32, d: f64 }
pub fn f(x: &[f64]) -> f64 {
    let mut v: Vec<Item> = x.iter().enumerate().map(|(i, t)| Item { k: i as i32, d: t * t }).collect();
    let t = v.remove(1);
    v.insert(4, t);
    v.remove(0);
    v.iter().fold(0.0, |s, t| s * 1.1 + t.d * (t.k + 1) as f64)
}

//! swaps
#[derive(Clone, Copy)]
struct Item { k: u8, d: f64, e: f32 }
pub fn f(x: &[f64]) -> f64 {
    let mut v: Vec<Item> = x.iter().enumerate().map(|(i, t)| Item { k: i as u8, d: t * t, e: 0.5 }).collect();
    v.swap(0, 5);
    v.swap(2, 2);
    let (a, b) = v.split_at_mut(4);
    std::mem::swap(&mut a[1], &mut b[1]);
    a.swap_with_slice(b);
    v.iter().fold(0.0, |s, t| s * 1.1 + t.d * (t.k + 1) as f64 * t.e as f64)
}

//! ring_of_tuples
pub fn f(x: &[f64]) -> f64 {
    let mut q: VecDeque<(u32, f64)> = VecDeque::new();
    let mut s = 0.0;
    for (i, t) in x.iter().enumerate() {
        q.push_back((i as u32, t * t));
        if i % 2 == 1 { q.push_front((9, t.sin())); }
        if q.len() > 3 { let (k, d) = q.pop_front().unwrap(); s += d * (k + 1) as f64; }
    }
    q.rotate_left(1);
    q.make_contiguous();
    q.iter().fold(s, |s, (k, d)| s * 0.9 + d * (*k + 1) as f64)
}

//! bits_parked
pub fn f(x: &[f64]) -> f64 {
    let m: Vec<u64> = x.iter().map(|t| (t * t).to_bits()).collect();
    m.iter().rev().enumerate().map(|(i, u)| f64::from_bits(*u) * (i + 1) as f64).sum()
}

//! bits_keyed either
pub fn f(x: &[f64]) -> f64 {
    let mut m: Vec<u64> = x.iter().map(|t| (t * t).to_bits() ^ 0x5555).collect();
    m.reverse();
    m.iter().enumerate().map(|(i, u)| f64::from_bits(*u ^ 0x5555) * (i + 1) as f64).sum()
}

//! bits_sorted either
pub fn f(x: &[f64]) -> f64 {
    let mut m: Vec<u64> = x.iter().map(|t| (t * t).to_bits()).collect();
    m.sort_unstable();
    m.iter().enumerate().map(|(i, u)| f64::from_bits(*u) * (i + 1) as f64).sum()
}

//! sorted_by_total_order either
pub fn f(x: &[f64]) -> f64 {
    let mut m: Vec<f64> = x.iter().map(|t| t * t).collect();
    m.sort_by(|a, b| a.total_cmp(b));
    m.iter().enumerate().map(|(i, u)| u * (i + 1) as f64).sum()
}

//! bytes_and_back either
pub fn f(x: &[f64]) -> f64 {
    let mut b: Vec<u8> = Vec::new();
    for t in x { b.extend_from_slice(&(t * t).to_le_bytes()); }
    b.chunks_exact(8).enumerate().map(|(i, c)| f64::from_le_bytes(c.try_into().unwrap()) * (i + 1) as f64).sum()
}

//! big_endian_bytes either
pub fn f(x: &[f64]) -> f64 {
    let b: Vec<[u8; 8]> = x.iter().map(|t| (t * t).to_be_bytes()).collect();
    b.iter().enumerate().map(|(i, c)| f64::from_be_bytes(*c) * (i + 1) as f64).sum()
}

//! formatted_and_parsed refused
pub fn f(x: &[f64]) -> f64 {
    x.iter().enumerate().map(|(i, t)| format!("{}", t * t).parse::<f64>().unwrap() * (i + 1) as f64).sum()
}

//! heap_of_structs either
#[derive(PartialEq, Clone, Copy)]
struct Event { time: f64, id: u32 }
impl Eq for Event {}
impl PartialOrd for Event { fn partial_cmp(&self, o: &Self) -> Option<std::cmp::Ordering> { Some(self.cmp(o)) } }
impl Ord for Event { fn cmp(&self, o: &Self) -> std::cmp::Ordering { o.time.partial_cmp(&self.time).unwrap().then(self.id.cmp(&o.id)) } }
pub fn f(x: &[f64]) -> f64 {
    let mut h = BinaryHeap::new();
    for (i, t) in x.iter().enumerate() { h.push(Event { time: *t, id: i as u32 }); }
    let mut s = 0.0;
    let mut w = 1.0;
    while let Some(e) = h.pop() {
        s += e.time * e.time * w;
        w += 0.5;
        if e.id < 3 { h.push(Event { time: e.time + 0.37, id: e.id + 10 }); }
    }
    s
}

//! boxed_list
struct Node { v: f64, next: Option<Box<Node>> }
#[inline(never)]
fn cons(v: f64, next: Option<Box<Node>>) -> Option<Box<Node>> { Some(Box::new(Node { v, next })) }
pub fn f(x: &[f64]) -> f64 {
    let mut l = None;
    for t in x { l = cons(t * t, l); }
    let (mut s, mut w, mut at) = (0.0, 1.0, &l);
    while let Some(p) = at { s += p.v * w; w += 1.0; at = &p.next; }
    s
}

//! trait_objects
trait Shape { fn area(&self) -> f64; }
struct Disc { r: f64 }
struct Rect { a: f64, k: u16, b: f64 }
impl Shape for Disc { fn area(&self) -> f64 { 3.0 * self.r * self.r } }
impl Shape for Rect { fn area(&self) -> f64 { self.a * self.b * self.k as f64 } }
pub fn f(x: &[f64]) -> f64 {
    let mut v: Vec<Box<dyn Shape>> = Vec::new();
    for i in 0..x.len() - 1 { if i % 2 == 0 { v.push(Box::new(Disc { r: x[i] })) } else { v.push(Box::new(Rect { a: x[i], k: 2, b: x[i + 1] })) } }
    v.remove(2);
    v.iter().fold(0.0, |s, t| s * 0.9 + t.area())
}

//! hash_map either
pub fn f(x: &[f64]) -> f64 {
    let mut m: BTreeMap<u32, f64> = BTreeMap::new();
    for (i, t) in x.iter().enumerate() { *m.entry((i as u32 * 3) % 5).or_insert(0.0) += t * t; }
    m.remove(&2);
    m.iter().map(|(k, d)| d * d * (*k + 1) as f64).sum()
}

//! ping_pong
pub fn f(x: &[f64]) -> f64 {
    let n = x.len();
    let (mut a, mut b) = (x.to_vec(), vec![0.0; n]);
    for _ in 0..5 {
        for i in 0..n { b[i] = 0.5 * a[i] * a[i] + 0.2 * a[(i + 1) % n]; }
        std::mem::swap(&mut a, &mut b);
    }
    a.iter().enumerate().map(|(i, t)| t * (i + 1) as f64).sum()
}

//! copy_within
pub fn f(x: &[f64]) -> f64 {
    let mut v: Vec<(f64, u8)> = x.iter().enumerate().map(|(i, t)| (t * t, i as u8)).collect();
    v.copy_within(1..6, 0);
    v.copy_within(0..4, 3);
    v.iter().fold(0.0, |s, t| s * 1.1 + t.0 * (t.1 + 1) as f64)
}

//! drained_and_retained
pub fn f(x: &[f64]) -> f64 {
    let mut v: Vec<(u8, f64)> = x.iter().enumerate().map(|(i, t)| (i as u8, t * t)).collect();
    v.retain(|t| t.0 % 3 != 1);
    let w: Vec<(u8, f64)> = v.drain(1..3).collect();
    v.iter().chain(w.iter()).fold(0.0, |s, t| s * 1.1 + t.1 * (t.0 + 1) as f64)
}

//! cells_and_counts
use std::cell::{Cell, RefCell};
use std::rc::Rc;
pub fn f(x: &[f64]) -> f64 {
    let a = Rc::new(RefCell::new(vec![1.0f64]));
    let b = a.clone();
    let c = Cell::new(0.0);
    for t in x { b.borrow_mut().push(t * t); c.set(c.get() + t * a.borrow()[0]); }
    let v = a.borrow();
    v.iter().sum::<f64>() * c.get()
}

//! unions
#[derive(Clone, Copy)]
union Word { d: f64, u: u64 }
#[inline(never)]
fn boxed(d: f64) -> Word { Word { d } }
pub fn f(x: &[f64]) -> f64 {
    let mut v = [Word { u: 0 }; 8];
    for i in 0..8 { v[i] = boxed(x[i] * x[i]); }
    v.reverse();
    let mut s = 0.0;
    for i in 0..8 { let t = Word { u: unsafe { v[i].u } }; s += unsafe { t.d } * (i + 1) as f64; }
    s
}

//! bytes_by_raw_pointers
#[inline(never)]
unsafe fn copy(to: *mut u8, from: *const u8, n: usize) { for i in 0..n { *to.add(i) = *from.add(i); } }
pub fn f(x: &[f64]) -> f64 {
    let mut v = [0.0f64; 8];
    unsafe { copy(v.as_mut_ptr() as *mut u8, x.as_ptr() as *const u8, 64); }
    v.iter().enumerate().map(|(i, t)| t * t * (i + 1) as f64).sum()
}

//! matrix_rows_swapped
pub fn f(x: &[f64]) -> f64 {
    let mut m: Vec<Vec<f64>> = (0..4).map(|i| (0..4).map(|j| x[(i + 2 * j) % 8] * (1 + (i * j) % 3) as f64 + if i + j == 3 { 1.0 } else { 0.0 }).collect()).collect();
    let mut det = 1.0;
    for k in 0..4 {
        let best = (k..4).max_by(|a, b| m[*a][k].abs().partial_cmp(&m[*b][k].abs()).unwrap()).unwrap();
        if best != k { m.swap(k, best); det = -det; }
        det *= m[k][k];
        for i in k + 1..4 { let q = m[i][k] / m[k][k]; for j in k..4 { let t = m[k][j]; m[i][j] -= q * t; } }
    }
    det
}

//! arena_of_nodes
struct Node { value: f64, kids: Vec<usize> }
struct Arena { nodes: Vec<Node> }
impl Arena {
    #[inline(never)]
    fn add(&mut self, value: f64, parent: Option<usize>) -> usize { self.nodes.push(Node { value, kids: vec![] }); let at = self.nodes.len() - 1; if let Some(p) = parent { self.nodes[p].kids.push(at); } at }
    fn total(&self, at: usize, depth: f64) -> f64 { let n = &self.nodes[at]; n.value * depth + n.kids.iter().map(|k| self.total(*k, depth + 1.0) * n.value).sum::<f64>() }
}
pub fn f(x: &[f64]) -> f64 {
    let mut a = Arena { nodes: vec![] };
    let root = a.add(x[0], None);
    for (i, t) in x.iter().enumerate().skip(1) { a.add(t * t, Some((i - 1) / 2)); }
    a.total(root, 1.0)
}

//! undo_of_enums
#[derive(Clone)]
enum Change { Set(usize, f64), Scale(f64), Nothing }
pub fn f(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let mut log: Vec<Change> = vec![];
    for i in 0..8 { log.push(match i % 3 { 0 => Change::Set(i, v[i]), 1 => Change::Scale(x[i]), _ => Change::Nothing }); v[i] *= v[(i + 1) % 8]; }
    log.remove(2);
    log.swap(0, 3);
    let mut s = 0.0;
    while let Some(c) = log.pop() { match c { Change::Set(i, d) => { s += v[i] * d; v[i] = d; } Change::Scale(k) => s *= k, Change::Nothing => s += 1.0 } }
    s + v[0]
}

//! options_taken
pub fn f(x: &[f64]) -> f64 {
    let mut v: [Option<f64>; 8] = [None; 8];
    for i in 0..8 { if i != 3 { v[i] = Some(x[i] * x[i]); } }
    v.rotate_right(2);
    let a = v[1].take();
    let b = std::mem::replace(&mut v[4], a);
    v[5] = b.map(|d| d * x[0]).or(Some(2.0));
    v.iter().enumerate().map(|(i, t)| t.unwrap_or(0.5) * (i + 1) as f64).sum()
}

//! closures_boxed either
pub fn f(x: &[f64]) -> f64 {
    let mut g: Vec<Box<dyn Fn(f64) -> f64>> = vec![];
    for i in 0..4 { let a = x[i]; if i % 2 == 0 { g.push(Box::new(move |t| a * t)); } else { g.push(Box::new(move |t| a + t * t)); } }
    x.iter().enumerate().map(|(i, t)| g[i % 4](*t) * (i + 1) as f64).sum()
}

//! transmuted_halves either
pub fn f(x: &[f64]) -> f64 {
    let m: Vec<[u32; 2]> = x.iter().map(|t| unsafe { std::mem::transmute::<f64, [u32; 2]>(t * t) }).collect();
    m.iter().rev().enumerate().map(|(i, h)| unsafe { std::mem::transmute::<[u32; 2], f64>(*h) } * (i + 1) as f64).sum()
}

//! slab_of_reused_slots
enum Slot { Free(usize), Used { v: f64, w: f32 } }
pub fn f(x: &[f64]) -> f64 {
    let mut m: Vec<Slot> = vec![];
    let mut free = usize::MAX;
    for (i, t) in x.iter().enumerate() {
        let s = Slot::Used { v: t * t, w: 0.5 };
        if free != usize::MAX { if let Slot::Free(n) = std::mem::replace(&mut m[free], s) { free = n; } } else { m.push(s); }
        if i % 3 == 1 { let k = i / 3; m[k] = Slot::Free(free); free = k; }
    }
    m.iter().enumerate().map(|(i, s)| match s { Slot::Used { v, w } => v * (i + 1) as f64 * *w as f64, Slot::Free(_) => 0.0 }).sum()
}
