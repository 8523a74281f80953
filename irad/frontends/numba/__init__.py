"""The front end of Numba kernels; :mod:`irad.frontends.numba.compile.compile` is what others import."""
