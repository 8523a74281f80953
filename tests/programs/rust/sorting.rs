//! Sorting moves numbers about; its derivative moves adjoints back.

pub fn order_statistics(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    v.iter().enumerate().map(|(i, a)| (i as f64 + 1.0) * a).sum()
}
