#include "type_s.h"
#include "tangents_body.h"
