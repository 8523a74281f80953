/* The C half of with_c.f90. */
#include <math.h>
struct pair {
    double a, b;
};
double fortran_square(double x);
double c_pair(const struct pair *p) { return sin(p->a) * fortran_square(p->b); }
