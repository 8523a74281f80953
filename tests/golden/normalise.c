// The sum does not depend on the element, so the optimiser takes it out of the loop before differentiation:
// the gradient is two loops one after the other in each direction, never one within the other.
// REQUEST: normalise dup dup const -> void noalias
// FACT: loop {{%\S+}} depth 1 trips {{.*}}
// NO-FACT: loop {{%\S+}} depth 2
// SHAPE: depth == 1
// RUN: normalise(dup([1.0, 3.0]), dup([0.0, 0.0], [1.0, 0.0]), 2) grad == [3.0 / 16, -1.0 / 16], [0.0, 0.0]
__attribute__((noinline)) static double total(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i];
    return s;
}
void normalise(const double *restrict x, double *restrict y, int n) {
    for (int i = 0; i < n; i++) y[i] = x[i] / total(x, n);
}
