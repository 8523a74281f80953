/* Complex numbers in double precision, and what BLAS calls what belongs to them. */
#define T double _Complex
#define R double
#define COMPLEX 1
#define HINT __irad_double
#define LETTER z
#define BY_REAL zd
#define OF_REAL dz
#define AN_INDEX iz
#define EPSILON 2.220446049250313e-16
