/* More of LAPACK in float. */
#define T float
#define HINT __irad_float
#define LA(name) irad_la_s##name
#define F(name) s##name
#define CBLAS(name) cblas_s##name
#define LAPACKE(name) LAPACKE_s##name
#include "lapack_body.h"
