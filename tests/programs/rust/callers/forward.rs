//! A tangent, and the gradient of the same function.
unsafe extern "C" {
    fn __irad_fwddiff(f: *const (), ...) -> f64;
    fn __irad_autodiff(f: *const (), ...) -> f64;
    static irad_dup: i32;
    static irad_const: i32;
}

#[inline(never)]
extern "C" fn cubic(x: f64, n: i32) -> f64 {
    (0..n).fold(1.0, |p, _| p * x)
}

fn main() {
    unsafe {
        println!("{}", __irad_fwddiff(cubic as *const (), irad_dup, 2.0, 10.0, irad_const, 3));
        println!("{}", __irad_autodiff(cubic as *const (), 2.0, 3));
    }
}
// EXPECT 120
// EXPECT 12
