#include "type_d.h"
#include "decompositions_body.h"
