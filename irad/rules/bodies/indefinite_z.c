#include "type_z.h"
#include "indefinite_body.h"
