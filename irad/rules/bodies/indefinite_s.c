#include "type_s.h"
#include "indefinite_body.h"
