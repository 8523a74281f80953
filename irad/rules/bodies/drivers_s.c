#include "type_s.h"
#include "drivers_body.h"
