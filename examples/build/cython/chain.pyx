cdef extern from "chain.h":
    double chain_gradient(const double *angle, double *gradient, int count)


def gradient(double[::1] angle, double[::1] result):
    """The energy; its gradient is written to result."""
    return chain_gradient(&angle[0], &result[0], angle.shape[0])
