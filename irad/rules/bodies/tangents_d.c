#include "type_d.h"
#include "tangents_body.h"
