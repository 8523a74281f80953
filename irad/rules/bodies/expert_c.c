#include "type_c.h"
#include "expert_body.h"
