//! A minimiser in Rust whose gradients come from irad, in the other spelling of the marks.
unsafe extern "C" {
    fn __enzyme_autodiff(f: *const (), ...) -> f64;
    static enzyme_dup: i32;
    static enzyme_const: i32;
}

struct Problem {
    target: [f64; 2],
    stiffness: f64,
}

#[inline(never)]
unsafe extern "C" fn loss(x: *const [f64; 2], p: *const Problem) -> f64 {
    let (x, p) = unsafe { (&*x, &*p) };
    let (a, b) = (x[0] - p.target[0], x[1] - p.target[1]);
    p.stiffness * (a * a + 2.0 * b * b) + (a * b).powi(2)
}

fn main() {
    let problem = Problem { target: [1.0, -2.0], stiffness: 0.5 };
    let mut x = [0.0, 0.0];
    for _ in 0..400 {
        let mut dx = [0.0, 0.0];
        unsafe {
            __enzyme_autodiff(loss as *const (), enzyme_dup, &x, &mut dx, enzyme_const, &problem);
        }
        for (v, d) in x.iter_mut().zip(dx) {
            *v -= 0.1 * d;
        }
    }
    println!("{:.4} {:.4}", x[0], x[1]);
}
// EXPECT 1.0000 -2.0000
