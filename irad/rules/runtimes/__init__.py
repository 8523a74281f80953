"""Rules for run-time libraries: allocation, C++, Fortran, Numba, OpenMP, Rust, and irad's own."""
