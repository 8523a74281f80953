#include "type_d.h"
#include "expert_body.h"
