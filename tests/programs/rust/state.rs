// Variables that own memory between calls: what is found there in a second call has no shadow.
#![allow(static_mut_refs)]
static mut KEPT: Option<Box<[f64; 4]>> = None;
static mut LIST: Vec<f64> = Vec::new();

#[no_mangle]
pub unsafe extern "C" fn boxed(x: *const f64, n: usize) -> f64 {
    let x = std::slice::from_raw_parts(x, n);
    if KEPT.is_none() {
        KEPT = Some(Box::new([0.0; 4]));
    }
    let kept = KEPT.as_mut().unwrap();
    let mut sum = 0.0;
    for i in 0..n.min(4) {
        kept[i] = x[i] * x[i];
        sum += kept[i] * x[i];
    }
    sum
}

#[no_mangle]
pub unsafe extern "C" fn listed(x: *const f64, n: usize) -> f64 {
    let x = std::slice::from_raw_parts(x, n);
    LIST.clear();
    for i in 0..n {
        LIST.push(x[i] * x[i]);
    }
    let mut sum = 0.0;
    for i in 0..n {
        sum += LIST[i] * x[i];
    }
    sum
}
