#include "type_s.h"
#include "blas_body.h"
