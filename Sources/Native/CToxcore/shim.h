#include <tox/tox.h>
#include "system-0.2.18.h"
