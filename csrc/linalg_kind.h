/* The routines of linalg.c for one type of numbers. */
#if COMPLEX
#define CONJ(x) ((T)conj(x))
#define REAL_PART(x) ((R)creal(x))
#define NARROW(x) (x)
#define MAGNITUDE(x) ((R)cabs((double complex)(x)))
#define PIVOTAL(x) (fabs((double)creal(x)) + fabs((double)cimag(x))) /* by which LAPACK chooses pivots */
#else
#define CONJ(x) (x)
#define REAL_PART(x) (x)
#define NARROW(x) ((R)creal((double complex)(x)))
#define MAGNITUDE(x) ((R)fabs((double)(x)))
#define PIVOTAL(x) MAGNITUDE(x)
#endif

#include "linalg_calls.h"
#include "linalg_products.h"
#include "linalg_factors.h"
#include "linalg_roots.h"
#include "linalg_spectral.h"
#include "linalg_reflectors.h"
#include "linalg_squares.h"
#include "linalg_general.h"
#include "linalg_schur.h"
#include "linalg_systems.h"

#undef CONJ
#undef REAL_PART
#undef NARROW
#undef MAGNITUDE
#undef PIVOTAL
#undef LETTER
#undef T
#undef R
#undef WIDE
#undef OWNW
#undef KIND
#undef COMPLEX
#undef EPSILON
