/* BLAS and CBLAS for one type of numbers, as calls of irad's own routines (csrc/linalg.c), which have derivatives by
 * rule; what takes no longer than reading the arguments are loops. Integers have 32 bits, and 64 in names with a 64. */
#include "names.h"
#include "vectors.h"

/* CBLAS: what a flag means for the matrix as it is stored, by columns. */
IN int flag(int trans) { return trans == 111 ? 'n' : trans == 112 ? 't' : trans == 113 ? 'c' : 'j'; }
IN int half(int order, int uplo) { return (uplo == 122) == (order != ROWS) ? 'l' : 'u'; }
IN int from_side(int order, int side) { return (side == 141) == (order != ROWS) ? 'l' : 'r'; }
IN int unit(int diag) { return diag == 132 ? 'u' : 'n'; }
IN int hermitian(int order) { return COMPLEX ? 1 + (order == ROWS) : 0; }
IN int seen(int order, int trans)
{
    int given = flag(trans);
    if (order != ROWS)
        return given;
    return given == 'n' ? 't' : given == 't' ? 'n' : COMPLEX ? 'j' : 'n';
}

#define INT int
#define ENDING _
#include "blas_names.h"
#undef INT
#undef ENDING
#define INT int64_t
#define ENDING _64_
#include "blas_names.h"
