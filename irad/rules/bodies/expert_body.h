/* LAPACK and LAPACKE for one type of numbers: see expert.h. Integers have 32 bits, and 64 in names with a 64. */
#include "names.h"
#include "expert.h"

#define INT int
#define ENDING _
#include "expert_names.h"
#undef INT
#undef ENDING
#define INT int64_t
#define ENDING _64_
#include "expert_names.h"
