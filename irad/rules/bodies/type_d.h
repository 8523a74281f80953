/* Real numbers in double precision, and what BLAS calls what belongs to them. */
#define T double
#define R double
#define COMPLEX 0
#define HINT __irad_double
#define LETTER d
#define BY_REAL d
#define OF_REAL d
#define AN_INDEX id
#define EPSILON 2.220446049250313e-16
