#include "type_s.h"
#include "decompositions_body.h"
