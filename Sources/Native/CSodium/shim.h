#include <sodium.h>

// Swift does not look at a global variable of C; this is where libsodium's source of the system's random bytes is.
static inline randombytes_implementation *martlet_system_randomness(void) {
    return &randombytes_sysrandom_implementation;
}
