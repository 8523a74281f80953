#include "type_z.h"
#include "decompositions_body.h"
