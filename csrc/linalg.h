/* linalg.h: what the parts of linalg.c share; see there. */
#ifndef IRAD_LINALG_H
#define IRAD_LINALG_H

#include <stddef.h>
#include <stdint.h>

/* The routines of other libraries that are called. */
enum {
    LA_GEMM, LA_TRSM, LA_TRMM, LA_GETRF, LA_GETRS, LA_GETRI, LA_POTRF, LA_GEQRF, LA_ORGQR, LA_SYEVD, LA_GESDD,
    LA_GELSD, LA_GEEV, LA_SYSV, LA_SYTRS, LA_HESV, LA_HETRS, LA_TRSYL, LA_GEES,
    LA_ROUTINES
};

/* What an augmented routine returns: its tape, and what the routine itself returns. */
struct la_kept {
    void *tape;
    int32_t info;
};

/* Say where a routine is: its number, s, d, c or z as 0 to 3, and its address under Fortran's interface, whose integers
 * have 32 bits. What was said first holds. */
void irad_la_connect(int32_t routine, int32_t kind, void *address);

/* Release what an augmented routine has kept. */
void irad_la_release(void *tape);

#endif
