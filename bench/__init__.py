"""Benchmarks of irad: real kernels, what their gradients cost, and what peers need for the same."""
