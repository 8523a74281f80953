#include "type_z.h"
#include "expert_body.h"
