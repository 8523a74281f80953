/* linalg.c: linear algebra by rule.
 *
 * A routine irad_la_dNAME does what BLAS or LAPACK do: matrices are stored by columns, flags are letters, and numbers are
 * passed by pointer, so that all other arguments are integers. Beside it stand its augmented form (which returns a tape
 * and what the routine returns), its reverse, and its tangent (which is called after the routine, and finds its results
 * in place). In these each pointer is followed by its shadow; a shadow that is the pointer itself means that there is
 * none. The last argument of an augmented form has a bit for each position of the routine whose memory may be changed
 * before the reverse: of other memory no copy is kept. Bit 62 says that other threads may add to the same shadows: then
 * the reverse adds to those of memory that is only read by atomic operations. Reverses may run several times on one tape.
 *
 * Adjoints of complex numbers are the derivatives by real and imaginary part, as a complex number.
 *
 * BLAS and LAPACK are those that Python connects (irad_la_connect), else those that the program is linked with, else
 * loops of irad's own for products, triangular systems, LU and Cholesky. Without LAPACK, the rest stops.
 *
 * Formulas: M. Giles, Collected matrix derivative results for forward and reverse mode algorithmic differentiation
 * (2008): products, inverse, solve, eigenvalues. S. F. Walter and L. Lehmann, Algorithmic differentiation of linear
 * algebra functions (2010): LU. M. Seeger, A. Hetzel, Z. Dai, N. Lawrence, Auto-differentiating linear algebra (2017):
 * Cholesky, eigenvectors. I. Murray, Differentiation of the Cholesky decomposition (2016): its blocks. J. Townsend,
 * Differentiating the singular value decomposition (2016). G. Golub and V. Pereyra,
 * The differentiation of pseudo-inverses (1973): least squares. Householder's QR is reversed reflector by reflector.
 */
#include "linalg.h"
#include "stop.h"

#include <complex.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FOUR(name) \
    extern void s##name##_(void) __attribute__((weak)); \
    extern void d##name##_(void) __attribute__((weak)); \
    extern void c##name##_(void) __attribute__((weak)); \
    extern void z##name##_(void) __attribute__((weak));
FOUR(gemm) FOUR(trsm) FOUR(trmm) FOUR(getrf) FOUR(getrs) FOUR(getri) FOUR(potrf) FOUR(geqrf) FOUR(gesdd) FOUR(gelsd)
FOUR(geev) FOUR(sysv) FOUR(sytrs) FOUR(trsyl) FOUR(gees)
#undef FOUR
#define TWO(real, complex) \
    extern void s##real##_(void) __attribute__((weak)); \
    extern void d##real##_(void) __attribute__((weak)); \
    extern void c##complex##_(void) __attribute__((weak)); \
    extern void z##complex##_(void) __attribute__((weak));
TWO(orgqr, ungqr) TWO(syevd, heevd)
#undef TWO
extern void chesv_(void) __attribute__((weak));
extern void zhesv_(void) __attribute__((weak));
extern void chetrs_(void) __attribute__((weak));
extern void zhetrs_(void) __attribute__((weak));

typedef void (*la_routine)(void);
static void *la_connected[LA_ROUTINES][4];

#define LINKED(real, complex) {s##real##_, d##real##_, c##complex##_, z##complex##_}
static la_routine la_find(int routine, int kind)
{
    static const la_routine linked[LA_ROUTINES][4] = {
        LINKED(gemm, gemm), LINKED(trsm, trsm), LINKED(trmm, trmm), LINKED(getrf, getrf), LINKED(getrs, getrs),
        LINKED(getri, getri), LINKED(potrf, potrf), LINKED(geqrf, geqrf), LINKED(orgqr, ungqr), LINKED(syevd, heevd),
        LINKED(gesdd, gesdd), LINKED(gelsd, gelsd), LINKED(geev, geev), LINKED(sysv, sysv),
        LINKED(sytrs, sytrs), LINKED(sysv, hesv), LINKED(sytrs, hetrs), LINKED(trsyl, trsyl),
        LINKED(gees, gees)};
    void *connected = __atomic_load_n(&la_connected[routine][kind], __ATOMIC_RELAXED);
    return connected ? (la_routine)connected : linked[routine][kind];
}

void irad_la_connect(int32_t routine, int32_t kind, void *address)
{
    void *none = NULL;
    if (routine >= 0 && routine < LA_ROUTINES && kind >= 0 && kind < 4)
        __atomic_compare_exchange_n(&la_connected[routine][kind], &none, address, 0, __ATOMIC_RELAXED,
                                    __ATOMIC_RELAXED);
}

void irad_la_release(void *tape) { free(tape); }

static void la_fail(const char *routine, const char *why)
{
    char message[256];
    snprintf(message, sizeof message, "irad: linear algebra (%s): %s", routine, why);
    irad_stop(message);
}

static la_routine la_lapack(int routine, int kind, const char *name)
{
    la_routine found = la_find(routine, kind);
    if (!found)
        la_fail(name, "no LAPACK was found; link one, or install scipy");
    return found;
}

/* Room for so many elements. */
static void *la_room(int64_t count, size_t size)
{
    void *room = malloc((count > 0 ? (size_t)count : 1) * size);
    if (!room)
        la_fail("memory", "there is not enough of it");
    return room;
}

static int la_int(int64_t number)
{
    if (number > INT_MAX || number < INT_MIN)
        la_fail("size", "a matrix is too large for BLAS with integers of 32 bits");
    return (int)number;
}

static int64_t la_at_least_one(int64_t number) { return number > 1 ? number : 1; }

/* A flag as a capital letter; `known` lists those that there are. */
static char la_flag(int64_t given, const char *known, const char *routine)
{
    char flag = (char)(given >= 'a' && given <= 'z' ? given - 'a' + 'A' : given);
    if (!flag || !strchr(known, flag))
        la_fail(routine, "a flag has a value that is not supported");
    return flag;
}

/* Whether several threads may add to one shadow: bit 62 of what an augmented form is told. */
static int la_is_shared(int64_t changes) { return (int)(changes >> 62) & 1; }

static int la_changes(int64_t changes, int position) { return (int)(changes >> position) & 1; }

/* The row that row i was exchanged for, from 0; pivots are integers of 4 or 8 bytes, from 1. */
static int64_t la_pivot(const void *pivots, int64_t width, int64_t i)
{
    return (width == 8 ? ((const int64_t *)pivots)[i] : ((const int32_t *)pivots)[i]) - 1;
}

/* Transposed, conjugate transposed and conjugated: of what an operation makes, the operation that makes it. */
static char la_adjoint(char op) { return op == 'N' ? 'C' : op == 'T' ? 'J' : op == 'C' ? 'N' : 'T'; }
static char la_conjugate(char op) { return op == 'N' ? 'J' : op == 'T' ? 'C' : op == 'C' ? 'T' : 'N'; }

#define LA_EQUAL \
    "eigenvalues or singular values are equal (or 0), so that their vectors have no derivative, and these seem to matter; " \
    "ask for values alone if they do not (eigvalsh, or svd without vectors)"

#define LA_REDUCED \
    "a column is zero below the diagonal already, where the signs of R and Q jump, so that they have no derivative; change " \
    "the matrix a little, or decompose it otherwise (for least squares by gelsd, which is np.linalg.lstsq)"

#define LA_DEPENDENT \
    "a column depends on those before it but for rounding, so that Q and R have no derivative; decompose the matrix " \
    "otherwise (for least squares by gelsd, which is np.linalg.lstsq)"

#define LA_FURTHER \
    "the singular vectors beyond the first min(m, n) are any basis of their space, and what is computed of them seems to " \
    "depend on the choice; ask for the first ones alone (full_matrices=False)"

#define LA_PHASES \
    "the phases of complex eigenvectors or singular vectors are of the routine's choice, and what is computed of them seems " \
    "to depend on it; divide each vector by the phase of one of its entries"

#define LA_TURNED \
    "two rows of a Schur form are those of a normal matrix, whose vectors may be turned at will, and these seem to matter; " \
    "ask for the complex Schur form"

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define LA(name) JOIN(JOIN(irad_la_, LETTER), name)
#define OWN(name) JOIN(JOIN(la_, LETTER), name)

#define PARTS "linalg_kind.h"

/* Complex numbers first: general eigenvalues of real matrices use them. */
#define LETTER c
#define T float _Complex
#define R float
#define WIDE float _Complex
#define OWNW(name) JOIN(la_c, name)
#define KIND 2
#define COMPLEX 1
#define EPSILON 1.1920929e-07f
#include PARTS

#define LETTER z
#define T double _Complex
#define R double
#define WIDE double _Complex
#define OWNW(name) JOIN(la_z, name)
#define KIND 3
#define COMPLEX 1
#define EPSILON 2.220446049250313e-16
#include PARTS

#define LETTER s
#define T float
#define R float
#define WIDE float _Complex
#define OWNW(name) JOIN(la_c, name)
#define KIND 0
#define COMPLEX 0
#define EPSILON 1.1920929e-07f
#include PARTS

#define LETTER d
#define T double
#define R double
#define WIDE double _Complex
#define OWNW(name) JOIN(la_z, name)
#define KIND 1
#define COMPLEX 0
#define EPSILON 2.220446049250313e-16
#include PARTS
