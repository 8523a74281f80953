#include "type_s.h"
#include "systems_body.h"
