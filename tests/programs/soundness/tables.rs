#![allow(warnings)]

//! sums_by_number O0=either
use std::collections::HashMap;
pub fn f(x: &[f64]) -> f64 {
    let mut m: HashMap<u32, f64> = HashMap::new();
    for (i, &v) in x.iter().enumerate() {
        *m.entry((i % 3) as u32).or_insert(0.0) += v * v;
    }
    let mut s = 0.0;
    for k in 0..3u32 { s += m[&k].sin() * (k as f64 + 1.0); }
    s
}

//! sums_by_text O0=either
use std::collections::HashMap;
pub fn f(x: &[f64]) -> f64 {
    let mut m: HashMap<String, f64> = HashMap::new();
    let names = ["a", "b", "c"];
    for (i, &v) in x.iter().enumerate() {
        *m.entry(names[i % 3].to_string()).or_insert(0.0) += v * v;
    }
    let mut s = 0.0;
    for k in names { s += m[k].sin(); }
    s
}

//! memo_table O0=either
use std::collections::HashMap;
fn fib(n: u64, a: f64, memo: &mut HashMap<u64, f64>) -> f64 {
    if n < 2 { return a * (n as f64 + 1.0); }
    if let Some(&v) = memo.get(&n) { return v; }
    let r = fib(n - 1, a, memo) + 0.5 * fib(n - 2, a, memo);
    memo.insert(n, r);
    r
}
pub fn f(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for (i, &v) in x.iter().enumerate() {
        let mut memo = HashMap::new();
        s += fib(10 + i as u64, v * v, &mut memo);
    }
    s
}

//! particles_in_cells either
use std::collections::HashMap;
#[derive(Clone, Copy)]
struct Particle { x: f64, y: f64, m: f64 }
pub fn f(x: &[f64]) -> f64 {
    let ps: Vec<Particle> = (0..x.len()).map(|i| Particle { x: x[i], y: x[(i + 1) % x.len()] * 0.5, m: 1.0 + x[i] * x[i] }).collect();
    let mut cells: HashMap<(i32, i32), Vec<Particle>> = HashMap::new();
    for p in &ps {
        cells.entry(((p.x * 2.0) as i32, (p.y * 2.0) as i32)).or_default().push(*p);
    }
    let mut e = 0.0;
    let mut keys: Vec<(i32, i32)> = cells.keys().copied().collect();
    keys.sort();
    for key in keys {
        let list = &cells[&key];
        for (i, a) in list.iter().enumerate() {
            e += a.m * (key.0 as f64 + 1.0);
            for b in &list[i + 1..] {
                e += a.m * b.m / (1.0 + (a.x - b.x).powi(2) + (a.y - b.y).powi(2));
            }
        }
    }
    e
}

//! indices_by_name
use std::collections::{HashMap, HashSet};
pub fn f(x: &[f64]) -> f64 {
    let mut index: HashMap<&str, usize> = HashMap::new();
    let names = ["a", "b", "c", "a", "d", "b", "e", "c"];
    let mut sums: Vec<f64> = Vec::new();
    let mut seen: HashSet<usize> = HashSet::new();
    for (i, &v) in x.iter().enumerate() {
        let k = *index.entry(names[i]).or_insert_with(|| { sums.push(0.0); sums.len() - 1 });
        sums[k] += v * v;
        if seen.insert(k) { sums[k] += v; }
    }
    sums.iter().enumerate().map(|(i, s)| s * s * (i as f64 + 1.0)).sum()
}

//! indices_in_a_tree
use std::collections::{BTreeMap, BTreeSet};
pub fn f(x: &[f64]) -> f64 {
    let mut index: BTreeMap<u32, usize> = BTreeMap::new();
    let mut sums: Vec<f64> = Vec::new();
    for (i, &v) in x.iter().enumerate() {
        let k = *index.entry((i % 3) as u32).or_insert_with(|| { sums.push(0.0); sums.len() - 1 });
        sums[k] += v * v;
    }
    let set: BTreeSet<usize> = index.values().copied().collect();
    set.iter().map(|&i| sums[i] * sums[i] * (i as f64 + 1.0)).sum()
}

//! sums_in_a_tree
use std::collections::BTreeMap;
pub fn f(x: &[f64]) -> f64 {
    let mut m: BTreeMap<usize, f64> = BTreeMap::new();
    for i in 0..40 { *m.entry((i * 7) % 31).or_insert(0.5) += x[i % x.len()] * x[i % x.len()]; }
    let mut s = 0.0;
    for (k, v) in &m { s = s * 0.9 + v * (*k as f64 + 1.0); }
    s
}

//! bodies_in_a_tree
use std::collections::BTreeMap;
struct Body { mass: f64, place: f64, id: u32 }
pub fn f(x: &[f64]) -> f64 {
    let mut m: BTreeMap<u32, Body> = BTreeMap::new();
    for (i, &v) in x.iter().enumerate() {
        m.insert((i as u32 * 7) % 13, Body { mass: v * 2.0, place: v * v, id: i as u32 });
    }
    let mut s = 0.0;
    for (k, b) in m.iter() { s = s * 0.8 + b.mass * b.place * (b.id as f64 + *k as f64); }
    s
}
