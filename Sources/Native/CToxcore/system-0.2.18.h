// What toxcore 0.2.18 expects behind `tox_options_set_operating_system`, and does not install a header for.
// The members and their order are facts of that version's interface; another version may have others.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

typedef struct MartletToxAddress {
    struct sockaddr_storage addr;
    size_t size;
} MartletToxAddress;

typedef struct MartletToxRandomFunctions {
    void (*random_bytes)(void *object, uint8_t *bytes, size_t length);
    uint32_t (*random_uniform)(void *object, uint32_t upper_bound);
} MartletToxRandomFunctions;

typedef struct MartletToxRandom {
    const MartletToxRandomFunctions *functions;
    void *object;
} MartletToxRandom;

typedef struct MartletToxNetworkFunctions {
    int (*close)(void *object, int socket);
    int (*accept)(void *object, int socket);
    int (*bind)(void *object, int socket, const MartletToxAddress *address);
    int (*listen)(void *object, int socket, int backlog);
    int (*recvbuf)(void *object, int socket);
    int (*recv)(void *object, int socket, uint8_t *buffer, size_t length);
    int (*recvfrom)(void *object, int socket, uint8_t *buffer, size_t length, MartletToxAddress *address);
    int (*send)(void *object, int socket, const uint8_t *buffer, size_t length);
    int (*sendto)(void *object, int socket, const uint8_t *buffer, size_t length, const MartletToxAddress *address);
    int (*socket)(void *object, int domain, int type, int protocol);
    int (*socket_nonblock)(void *object, int socket, bool nonblock);
    int (*getsockopt)(void *object, int socket, int level, int name, void *value, size_t *length);
    int (*setsockopt)(void *object, int socket, int level, int name, const void *value, size_t length);
    // Not called by this version.
    int (*getaddrinfo)(void *object);
    int (*freeaddrinfo)(void *object);
} MartletToxNetworkFunctions;

typedef struct MartletToxNetwork {
    const MartletToxNetworkFunctions *functions;
    void *object;
} MartletToxNetwork;

// tox.h names this type and leaves it open.
struct Tox_System {
    uint64_t (*mono_time_callback)(void *user_data);
    void *mono_time_user_data;
    const MartletToxRandom *random;
    const MartletToxNetwork *network;
};
