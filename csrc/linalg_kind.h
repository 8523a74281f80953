/* The routines of linalg.c for one type of numbers. */
#if COMPLEX
#define CONJ(x) ((T)conj(x))
#define REAL_PART(x) ((R)creal(x))
#define NARROW(x) (x)
#else
#define CONJ(x) (x)
#define REAL_PART(x) (x)
#define NARROW(x) ((R)creal((double complex)(x)))
#endif
#define MAGNITUDE(x) ((R)sqrt((double)REAL_PART((x) * CONJ(x))))

#include "linalg_calls.h"
#include "linalg_products.h"
#include "linalg_factors.h"
#include "linalg_spectral.h"
#include "linalg_reflectors.h"
#include "linalg_squares.h"
#include "linalg_general.h"
#include "linalg_systems.h"

#undef CONJ
#undef REAL_PART
#undef NARROW
#undef MAGNITUDE
#undef LETTER
#undef T
#undef R
#undef WIDE
#undef OWNW
#undef KIND
#undef COMPLEX
#undef EPSILON
