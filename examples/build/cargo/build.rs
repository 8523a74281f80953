// The gradient becomes a shared library, which is made by irad-cc; then cargo links the program with it.
use std::{env, path::PathBuf, process::Command};

fn main() {
    let out = PathBuf::from(env::var("OUT_DIR").unwrap());
    let sources = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap()).join("../src");
    let status = Command::new("irad-cc")
        .args(["-O2", "-fPIC", "-shared"])
        .args(["chain.c", "gradient.c"].map(|name| sources.join(name)))
        .arg("-o")
        .arg(out.join("libgradient.so"))
        .arg("-lm")
        .status()
        .expect("irad-cc is not on the path");
    assert!(status.success());
    println!("cargo:rerun-if-changed={}", sources.display());
    println!("cargo:rustc-link-search=native={}", out.display());
    println!("cargo:rustc-link-lib=dylib=gradient");
    println!("cargo:rustc-link-arg=-Wl,-rpath,{}", out.display());
}
