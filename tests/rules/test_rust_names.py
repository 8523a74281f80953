"""The paths of Rust functions in both manglings."""

import pytest

from irad.rules.runtimes.rust_names import rust_path

PATHS = {
    "_RNvNtCs8ifyVPmJFoX_4core9panicking9panic_fmt": "core::panicking::panic_fmt",
    "_ZN4core9panicking9panic_fmt17h0123456789abcdefE": "core::panicking::panic_fmt",
    "_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake": "std::sys::sync::mutex::futex::Mutex::wake",
    "_ZN3std3sys4sync5mutex5futex5Mutex4wake17h0123456789abcdefE": "std::sys::sync::mutex::futex::Mutex::wake",
    "_RNvMs_Cs1_1aNtB4_1B1c": "a::B::c",
    "_RNvMCs1_1aNtB9z_1B1c": None,
    "_RINvNtCs1_1a1bdEE": None,
    "_RNvXCs1_1aNtB3_1BNtB3_1T1c": None,
    "puts": None,
}


@pytest.mark.parametrize(("symbol", "path"), PATHS.items())
def test_path(symbol: str, path: str | None) -> None:
    assert rust_path(symbol) == path
