#include "type_z.h"
#include "systems_body.h"
