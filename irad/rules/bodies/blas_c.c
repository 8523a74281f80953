#include "type_c.h"
#include "blas_body.h"
