//! A derivative by value.
unsafe extern "C" {
    fn __irad_autodiff(f: *const (), ...) -> f64;
}

#[inline(never)]
extern "C" fn wave(x: f64) -> f64 {
    x * x.sin()
}

fn main() {
    for x in [0.5f64, 2.0] {
        let slope = unsafe { __irad_autodiff(wave as *const (), x) };
        let error = (slope - (x.sin() + x * x.cos())).abs();
        println!("{x}: {}", if error < 1e-12 { "right" } else { "wrong" });
    }
}
// EXPECT 0.5: right
// EXPECT 2: right
