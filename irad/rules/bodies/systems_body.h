/* LAPACK and LAPACKE for one type of numbers: see systems.h. Integers have 32 bits, and 64 in names with a 64. */
#include "names.h"
#include "systems.h"

#define INT int
#define ENDING _
#include "systems_names.h"
#undef INT
#undef ENDING
#define INT int64_t
#define ENDING _64_
#include "systems_names.h"
