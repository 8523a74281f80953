"""irad inside other programs: PyTorch, JAX, SciPy, Numba. Import what you use; each needs its own package."""
