"""Whole programs: gradients of real kernels and of small ones with one concern each."""
