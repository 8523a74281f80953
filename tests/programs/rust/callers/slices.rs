//! Pointers with shadows, and markers.
unsafe extern "C" {
    fn __irad_autodiff(f: *const (), ...) -> f64;
    static irad_dup: i32;
    static irad_const: i32;
}

#[inline(never)]
unsafe extern "C" fn norm(x: *const f64, n: usize) -> f64 {
    unsafe { std::slice::from_raw_parts(x, n) }.iter().map(|v| v * v).sum::<f64>().sqrt()
}

fn main() {
    let x = vec![3.0, 0.0, 4.0];
    let mut dx = vec![0.0; 3];
    unsafe {
        __irad_autodiff(norm as *const (), irad_dup, x.as_ptr(), dx.as_mut_ptr(), irad_const, x.len());
    }
    println!("{:.3} {:.3} {:.3}", dx[0], dx[1], dx[2]);
}
// EXPECT 0.600 0.000 0.800
