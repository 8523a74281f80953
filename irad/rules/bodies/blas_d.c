#include "type_d.h"
#include "blas_body.h"
