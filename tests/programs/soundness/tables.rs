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

//! entries_removed either
use std::collections::HashMap;
pub fn f(x: &[f64]) -> f64 {
    let mut m: HashMap<usize, (f64, f64)> = HashMap::with_capacity(4);
    for round in 0..6 {
        for (i, &v) in x.iter().enumerate() {
            m.insert(i * 7 + round, (v * v, v + round as f64));
        }
        for i in 0..x.len() {
            if (i + round) % 3 == 0 { m.remove(&(i * 7 + round)); }
        }
    }
    m.retain(|k, _| k % 2 == 1);
    let mut keys: Vec<usize> = m.keys().copied().collect();
    keys.sort();
    keys.iter().map(|k| { let (a, b) = m[k]; a * b * (*k as f64 + 1.0).ln() }).sum()
}

//! settings_by_name either
use std::collections::HashMap;
pub fn f(x: &[f64]) -> f64 {
    let mut p: HashMap<&'static str, f64> = HashMap::new();
    p.insert("mass", x[0]); p.insert("k", x[1]); p.insert("c", x[2] * 0.1);
    p.insert("dt", 0.05);
    if let Some(k) = p.get_mut("k") { *k *= x[3]; }
    let (mut q, mut v) = (x[4], x[5]);
    for _ in 0..20 {
        let a = -(p["k"] * q + p["c"] * v) / p["mass"];
        v += a * p["dt"];
        q += v * p["dt"];
    }
    q * q + v * x[6] + p.values().map(|w| w * w).sum::<f64>() * x[7]
}

//! paths_in_a_graph either
use std::collections::{HashMap, HashSet, VecDeque};
pub fn f(x: &[f64]) -> f64 {
    let mut g: HashMap<u32, Vec<(u32, f64)>> = HashMap::new();
    for i in 0..8u32 {
        for d in [1u32, 3] {
            let j = (i + d) % 8;
            g.entry(i).or_insert_with(Vec::new).push((j, x[i as usize] * (d as f64)));
        }
    }
    let mut dist: HashMap<u32, f64> = HashMap::new();
    let mut seen = HashSet::new();
    let mut q = VecDeque::new();
    dist.insert(0, 0.0); q.push_back(0u32); seen.insert(0u32);
    while let Some(u) = q.pop_front() {
        let d = dist[&u];
        for &(v, w) in &g[&u] {
            if seen.insert(v) { dist.insert(v, d + w * w); q.push_back(v); }
        }
    }
    (0..8u32).map(|k| dist[&k].sin() * (k as f64 + 1.0)).sum()
}

//! statistics_by_group either
use std::collections::HashMap;
#[derive(Default, Clone)]
struct Stats { count: u32, sum: f64, sq: f64, tags: Vec<u8> }
pub fn f(x: &[f64]) -> f64 {
    let mut m: HashMap<String, Stats> = HashMap::new();
    for (i, &v) in x.iter().enumerate() {
        let key = if i % 2 == 0 { String::from("even") } else { String::from("odd") };
        let s = m.entry(key).or_default();
        s.count += 1; s.sum += v; s.sq += v * v; s.tags.push(i as u8);
    }
    let a = &m["even"]; let b = &m["odd"];
    let va = a.sq / a.count as f64 - (a.sum / a.count as f64).powi(2);
    let vb = b.sq / b.count as f64 - (b.sum / b.count as f64).powi(2);
    (va + vb).sqrt() * a.tags.len() as f64 + b.sum
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
