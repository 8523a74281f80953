/* Complex functions in x86's long double. */
#include <float.h>
#include <math.h>

#define REAL long double
#define F(name) name##l
#define C(name) name##l_
#define MULTIPLY __mulxc3_
#define DIVIDE __divxc3_
#define HIGH 11000.0L
#define HUGE_VALUE (LDBL_MAX / 4)
#define LARGE_VALUE 0x1p8000L
#define TINY_VALUE 0x1p-16000L
#define TINY_SCALE 0x1p100L
#include "complex_functions.h"
