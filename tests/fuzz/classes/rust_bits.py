"""Stages in Rust: bits and bytes of numbers, words that hold them."""

from __future__ import annotations

from .builder import Builder
from .rust_chain import stage

SORTED = "for a in 1..n {\nlet mut z = a;\nwhile z > 0 && u[z - 1] > u[z] {\nu.swap(z - 1, z);\nz -= 1;\n}\n}"
GREATER = (
    "v[p[z - 1]].total_cmp(&v[p[z]]).is_gt()",
    "v[p[z - 1]] > v[p[z]]",
    "v[p[z - 1]].to_bits() > v[p[z]].to_bits()",
)


def bits(b: Builder, name: str) -> str:
    """Bits and bytes of numbers."""
    e = b.tame("inp[i]")
    way = b.choose(
        "bits",
        ("words", "words", "bytes", "transmuted", "altered", "keys", "pointer copy", "compared", "union", "atomic"),
    )
    before = ""
    move = b.pick(
        "",
        "u.rotate_left(1);",
        "u.reverse();",
        "u.copy_within(1.., 0);",
        "u.swap(0, 2);",
        "for j in 0..u.len() - 1 {\nu[j] = u[j + 1];\n}",
    )
    if way == "words":
        body = (
            f"let mut u: Vec<u64> = (0..n).map(|i| ({e}).to_bits()).collect();\n{move}\nfor i in 0..n {{\n"
            f"out[i] = f64::from_bits(u[i]) * 1.5;\n}}"
        )
    elif way == "bytes":
        kind = b.pick("le", "ne", "be")
        if kind == "be":
            b.may_refuse = "bytes are reversed"
        body = (
            f"let mut u: Vec<u8> = Vec::new();\nfor i in 0..n {{\n"
            f"u.extend_from_slice(&({e}).to_{kind}_bytes());\n}}\n"
            f"{b.pick('', 'u.rotate_left(8);', 'u.copy_within(8..16, 0);')}\nfor i in 0..n {{\n"
            f"out[i] = f64::from_{kind}_bytes(u[8 * i..8 * i + 8].try_into().unwrap());\n}}"
        )
    elif way == "transmuted":
        body = (
            f"for i in 0..n {{\n"
            f"let w: [{b.pick('u32; 2', 'u8; 8', 'u16; 4')}] = unsafe {{ std::mem::transmute({e}) }};\n"
            f"let c = w;\nout[i] = unsafe {{ std::mem::transmute::<_, f64>(c) }};\n}}"
        )
    elif way == "altered":
        b.may_refuse = "bits of parked numbers are altered"
        to, back = b.pick(
            ("w | 1", "w & !1"),
            ("w ^ 77", "w ^ 77"),
            ("w.rotate_left(9)", "w.rotate_right(9)"),
            ("w.swap_bytes()", "w.swap_bytes()"),
            ("!w", "!w"),
        )
        body = (
            f"let u: Vec<u64> = (0..n).map(|i| {{ let w = ({e}).to_bits(); {to} }}).collect();\n"
            f"for i in 0..n {{\nlet w = u[i];\nout[i] = f64::from_bits({back}) + inp[i];\n}}"
        )
    elif way == "keys":
        b.may_refuse = "keys made of numbers are read back"
        body = (
            f"let mut u: Vec<u64> = (0..n).map(|i| (1.5 + sin(inp[i] * (i as f64 + 1.0))).to_bits()).collect();\n"
            f"{b.pick('u.sort_unstable();', *[SORTED] * 4)}\n"
            f"for i in 0..n {{\nout[i] = {b.tame('f64::from_bits(u[i])')};\n}}"
        )
    elif way == "compared":
        body = (
            f"let v: Vec<f64> = (0..n).map(|i| {e} + 0.01 * i as f64).collect();\n"
            f"let mut p: Vec<usize> = (0..n).collect();\nfor a in 1..n {{\nlet mut z = a;\n"
            f"while z > 0 && {b.pick(*GREATER)} "
            f"{{\n"
            f"p.swap(z - 1, z);\nz -= 1;\n}}\n}}\nfor i in 0..n {{\nout[i] = v[p[i]] * (i as f64 + 1.0);\n}}"
        )
    elif way == "pointer copy":
        word = b.pick("u8", "u16", "u32", "u64", "u128", "[u8; 16]", "f64")
        before = (
            f"#[inline(never)]\nunsafe fn @@copy{name[3:]}(to: *mut u8, from: *const u8, size: usize) {{\n"
            f"let m = size / std::mem::size_of::<{word}>();\nfor j in 0..m {{\n"
            f"(to as *mut {word}).add(j).write_unaligned((from as *const {word}).add(j).read_unaligned());\n"
            f"}}\nfor j in m * std::mem::size_of::<{word}>()..size {{\n*to.add(j) = *from.add(j);\n}}\n}}"
        )
        body = (
            f"let v: Vec<f64> = (0..n).map(|i| {e}).collect();\nlet mut w = vec![0.0; n];\nunsafe {{\n"
            f"@@copy{name[3:]}(w.as_mut_ptr() as *mut u8, v.as_ptr() as *const u8, 8 * n);\n}}\n"
            f"for i in 0..n {{\nout[i] = {b.tame('w[i]')};\n}}"
        )
    elif way == "union":
        before = f"#[derive(Clone, Copy)]\nunion @@U{name[3:]} {{ d: f64, u: u64, w: [u32; 2] }}"
        field = b.pick("u", "w")
        body = (
            f"for i in 0..n {{\nlet a = @@U{name[3:]} {{ d: {e} }};\n"
            f"let c = @@U{name[3:]} {{ {field}: unsafe {{ a.{field} }} }};\n"
            f"out[i] = unsafe {{ c.d }} * 2.0;\n}}"
        )
    else:
        body = (
            f"let u: Vec<std::sync::atomic::AtomicU64> = (0..n).map(|i| "
            f"std::sync::atomic::AtomicU64::new(({e}).to_bits())).collect();\n"
            f"for i in 0..n {{\n"
            f"out[i] = f64::from_bits(u[n - 1 - i].load(std::sync::atomic::Ordering::Relaxed));\n}}"
        )
        b.may_refuse = b.may_refuse or ""
    return stage(b, name, body, before)
