#include "type_z.h"
#include "tangents_body.h"
