#include "type_c.h"
#include "systems_body.h"
