#include "type_c.h"
#include "drivers_body.h"
