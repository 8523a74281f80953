/* Complex numbers in single precision, and what BLAS calls what belongs to them. */
#define T float _Complex
#define R float
#define COMPLEX 1
#define HINT __irad_float
#define LETTER c
#define BY_REAL cs
#define OF_REAL sc
#define AN_INDEX ic
#define EPSILON 1.1920929e-07
