#include "type_z.h"
#include "drivers_body.h"
