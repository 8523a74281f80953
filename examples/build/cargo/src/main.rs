extern "C" {
    fn chain_gradient(angle: *const f64, gradient: *mut f64, count: i32) -> f64;
}

fn main() {
    let angle = [0.0, 0.5, 2.0];
    let mut gradient = [0.0; 3];
    let energy = unsafe { chain_gradient(angle.as_ptr(), gradient.as_mut_ptr(), 3) };
    println!("{energy:.6}: {:.6} {:.6} {:.6}", gradient[0], gradient[1], gradient[2]);
}
