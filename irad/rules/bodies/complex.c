/* Complex functions in double. */
#include <float.h>
#include <math.h>

#define REAL double
#define F(name) name
#define C(name) name##_
#define MULTIPLY __muldc3_
#define DIVIDE __divdc3_
#define HIGH 700.0
#define HUGE_VALUE (DBL_MAX / 4)
#define LARGE_VALUE 0x1p500
#define TINY_VALUE 0x1p-900
#define TINY_SCALE 0x1p100
#include "complex_functions.h"

/* Numba's z ** w: a result of 0 to a power that has none is NaN. */
struct parts {
    REAL re, im;
};

void numba_cpow_(const struct parts *z, const struct parts *w, struct parts *out)
{
    REAL x = z->re, y = z->im, c = w->re, d = w->im;
    if (c == 0 && d == 0) {
        out->re = 1, out->im = 0;
    } else if (x == 0 && y == 0) {
        int exists = d == 0 && c > 0;
        out->re = exists ? 0 : NAN, out->im = exists ? 0 : NAN;
        if (c == 1 && d == 0)
            out->re = x, out->im = y;
    } else {
        REAL size = hypot(x, y), angle = atan2(y, x);
        REAL length = pow(size, c), phase = angle * c;
        if (d != 0) {
            length *= exp(-angle * d);
            phase += d * log(size);
        }
        out->re = length * cos(phase), out->im = length * sin(phase);
    }
}
