#include "type_c.h"
#include "indefinite_body.h"
