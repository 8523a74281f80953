"""Gradients of programs that run in parallel: OpenMP in C, and `prange` in Numba."""
