#include "type_c.h"
#include "tangents_body.h"
