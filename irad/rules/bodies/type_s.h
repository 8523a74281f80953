/* Real numbers in single precision, and what BLAS calls what belongs to them. */
#define T float
#define R float
#define COMPLEX 0
#define HINT __irad_float
#define LETTER s
#define BY_REAL s
#define OF_REAL s
#define AN_INDEX is
#define EPSILON 1.1920929e-07
#define SINGLE
