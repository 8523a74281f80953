#include "type_z.h"
#include "blas_body.h"
