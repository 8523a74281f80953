/* Complex functions in float. */
#include <float.h>
#include <math.h>

#define REAL float
#define F(name) name##f
#define C(name) name##f_
#define MULTIPLY __mulsc3_
#define DIVIDE __divsc3_
#define HIGH 80.0f
#define HUGE_VALUE (FLT_MAX / 4)
#define LARGE_VALUE 0x1p60f
#define TINY_VALUE 0x1p-100f
#define TINY_SCALE 0x1p20f
#include "complex_functions.h"
