#include "type_d.h"
#include "drivers_body.h"
