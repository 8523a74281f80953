#include "type_d.h"
#include "indefinite_body.h"
