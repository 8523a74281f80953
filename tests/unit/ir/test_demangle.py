"""Names of C++ and Rust in messages."""

import numpy as np
import pytest

import irad
from irad.ir import demangle
from irad.ir.demangle import with_source_names


def test_symbols_become_names() -> None:
    said = with_source_names("global @_ZZ1fE4work, '_ZN3ops7outsideEdd', @_ZTI2Op, _ZTV2Op, @_Z, @plain, a_Zoo")
    assert said == "global f::work, 'ops::outside(double, double)', typeinfo for Op, vtable for Op, @_Z, @plain, a_Zoo"


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner", "alloc::fmt::format::format_inner"),
        (
            "_RNvXs4_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core5clone5Clone5clone",
            "alloc::string::String::…::clone",
        ),
        (
            "_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVecNtNtB7_6string6StringE8grow_oneCsjrHSEGnQ3l9_3std",
            "alloc::raw_vec::RawVec::…::grow_one",
        ),
    ],
)
def test_symbols_of_rust(symbol: str, name: str) -> None:
    assert with_source_names(f"the call of '{symbol}'; _R, _Read") == f"the call of '{name}'; _R, _Read"


def test_without_a_library_that_knows_them_symbols_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demangle, "_LIBRARIES", ("libnone.so.0",))
    for known in (demangle._name_of, demangle._demangler):
        known.cache_clear()
    assert with_source_names("global @_ZZ1fE4work") == "global @_ZZ1fE4work"
    for known in (demangle._name_of, demangle._demangler):
        known.cache_clear()


CALLS = """
namespace ops { double outside(double x, double y); }
extern "C" double calls(double x) { return ops::outside(x, 2); }
"""
KEEPS = """
#include <vector>
extern "C" double keeps(const double *x, int n) {
    static std::vector<double> work;
    work.resize(n);
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += work[i] * x[i];
    return s;
}
"""


def test_refusals_and_stops_name_what_the_source_names() -> None:
    with pytest.raises(irad.DifferentiationError, match=r"the call of 'ops::outside\(double, double\)'"):
        irad.grad(irad.compile(CALLS, lang="c++").calls)(1.0)
    gradient = irad.grad(irad.compile(KEEPS, lang="c++").keeps, wrt="x")
    assert gradient(np.array([1.0, 2.0]), 2).tolist() == [3.0, 12.0]  # no earlier call has left anything
    with pytest.raises(irad.DifferentiationError, match="through global keeps::work, which turns out"):
        gradient(np.array([1.0, 2.0]), 2)
