"""A Python module over a gradient in C, by cffi: CC=irad-cc python build_chain.py"""

from cffi import FFI

SOURCES = "../src"
ffi = FFI()
ffi.cdef("double chain_gradient(const double *angle, double *gradient, int count);")
ffi.set_source(
    "_chain",
    '#include "chain.h"',
    sources=[f"{SOURCES}/chain.c", f"{SOURCES}/gradient.c"],
    include_dirs=[SOURCES],
    libraries=["m"],
)

if __name__ == "__main__":
    ffi.compile(verbose=True)
