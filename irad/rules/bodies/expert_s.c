#include "type_s.h"
#include "expert_body.h"
