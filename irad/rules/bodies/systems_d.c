#include "type_d.h"
#include "systems_body.h"
