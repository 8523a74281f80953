#include "type_c.h"
#include "decompositions_body.h"
