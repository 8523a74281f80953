/* Linear algebra in double. */
#define T double
#define HINT __irad_double
#define LA(name) irad_la_d##name
#define F(name) d##name
#define CBLAS(name) cblas_d##name
#define LAPACKE(name) LAPACKE_d##name
#define TANGENT(name) tangent_d##name
#include "linalg_body.h"
