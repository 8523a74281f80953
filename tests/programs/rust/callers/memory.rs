//! What is differentiated makes vectors and calls functions of its own.
unsafe extern "C" {
    fn __irad_autodiff(f: *const (), ...) -> f64;
    static irad_out: i32;
}

fn powers(x: f64, n: usize) -> Vec<f64> {
    let mut all = Vec::new();
    let mut p = 1.0;
    for _ in 0..n {
        p *= x;
        all.push(p);
    }
    all
}

#[inline(never)]
extern "C" fn series(x: f64) -> f64 {
    powers(x, 6).iter().enumerate().map(|(i, p)| p / (i + 1) as f64).sum()
}

fn main() {
    let slope = unsafe { __irad_autodiff(series as *const (), irad_out, 0.5) };
    println!("{slope:.6}");
}
// EXPECT 1.968750
