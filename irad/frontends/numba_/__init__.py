"""The parts of the Numba front end; :mod:`irad.frontends.numba` is what others import."""
