"""Rules for the functions of Rust's standard library that stay calls, by their paths.

What cannot return (panics of all kinds, `handle_alloc_error`) needs no rule: it is declared `noreturn`.
"""

from __future__ import annotations

from irad.rules.kinds import EVERY, Allocation, Inactive, Reallocation, Release, Rule, plain


def _rustc(name: str) -> tuple[str, str]:
    """The allocator's functions, as older compilers and newer ones spell them."""
    return name, f"__rustc::{name}"


ALLOCATION: tuple[Rule, ...] = (
    Allocation("__rust_alloc", (0,), "__rust_dealloc", plain(*_rustc("__rust_alloc")), alignment=1),
    Allocation(
        "__rust_alloc_zeroed",
        (0,),
        "__rust_dealloc",
        plain(*_rustc("__rust_alloc_zeroed")),
        zeroed=True,
        alignment=1,
    ),
    Reallocation(
        "__rust_realloc",
        0,
        (3,),
        "__rust_dealloc",
        plain(*_rustc("__rust_realloc")),
        before=1,
        alignment=2,
        allocate="__rust_alloc",
    ),
    Release("__rust_dealloc", 0, plain(*_rustc("__rust_dealloc"))),
)

INACTIVE: tuple[Rule, ...] = (
    *(
        Inactive(name, plain(*_rustc(name)), note="does nothing")
        for name in ("__rust_no_alloc_shim_is_unstable", "__rust_no_alloc_shim_is_unstable_v2")
    ),
    *(
        Inactive(name, plain(name), reads=EVERY, note="prints")
        for name in ("std::io::stdio::_print", "std::io::stdio::_eprint")
    ),
    Inactive(
        "core::slice::sort::stable::drift::sqrt_approx",
        plain("core::slice::sort::stable::drift::sqrt_approx"),
        pure=True,
        note="an integer",
    ),
)

_FUTEX = "std::sys::sync::{0}::futex::{1}"

LOCKING: tuple[Rule, ...] = (
    *(
        Inactive(name, plain(name), reads=(0,), writes=(0,), extent=size, keeps=True, note="a lock")
        for name, size in (
            (_FUTEX.format("mutex", "Mutex::lock_contended"), 4),
            (_FUTEX.format("mutex", "Mutex::wake"), 4),
            (_FUTEX.format("rwlock", "RwLock::read_contended"), 8),
            (_FUTEX.format("rwlock", "RwLock::write_contended"), 8),
            (_FUTEX.format("rwlock", "RwLock::wake_writer_or_readers"), 8),
        )
    ),
    Inactive(
        "std::panicking::panic_count::is_zero_slow_path",
        plain("std::panicking::panic_count::is_zero_slow_path"),
        note="whether the thread panics",
    ),
)
"""Code that one thread runs has no other to wait for."""

RULES: tuple[Rule, ...] = ALLOCATION + INACTIVE + LOCKING
