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
