/* More of LAPACK in double. */
#define T double
#define HINT __irad_double
#define LA(name) irad_la_d##name
#define F(name) d##name
#define CBLAS(name) cblas_d##name
#define LAPACKE(name) LAPACKE_d##name
#include "lapack_body.h"
