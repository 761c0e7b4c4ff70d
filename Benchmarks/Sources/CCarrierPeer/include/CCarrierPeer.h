#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Not included, as the header would then define for Swift what Glibc's module does.
struct pollfd;

/// A toxcore instance with one friend, driven by the shortest loop that waits as CarrierNode does and paces as it does.
typedef struct CCarrierPeer CCarrierPeer;

/// The sockets of the instance, which the Swift side lends: both sides of a comparison run the same code below toxcore.
typedef struct CCarrierSockets {
    /// Handed to the functions.
    void *context;
    /// A `Tox_System`.
    const void *system;
    /// Fills in what poll waits for. Returns how many there are, at most `capacity`.
    int (*descriptors)(void *context, struct pollfd *list, int capacity);
    /// Whether there is input that poll would not return for.
    bool (*has_buffered_input)(void *context);
} CCarrierSockets;

/// What may be on its way to the friend, how much he gets in a turn of the loop, and when he is told what has arrived: after
/// so many packets, or so many seconds.
typedef struct CCarrierPacing {
    size_t window_bytes;
    size_t packet_overhead;
    int packets_per_turn;
    int acknowledged_packets;
    double acknowledgement_delay;
} CCarrierPacing;

/// A packet that was made once: what differs is copied into it, and its data are its last bytes.
typedef struct CCarrierTemplate {
    const uint8_t *bytes;
    size_t length;
    size_t data_length;
    /// Where the number of the transfer is.
    size_t transfer_offset;
} CCarrierTemplate;

/// Everything that both sides send. Their packets differ in length, which is how the receiver tells them apart.
typedef struct CCarrierFormats {
    CCarrierTemplate message;
    /// The pieces of a long message: the first, those in between, the last.
    CCarrierTemplate first, next, last;
    size_t bulk_length;
} CCarrierFormats;

/// Opens an instance with a new identity. NULL if it cannot. What is given is copied; the templates' bytes are not.
CCarrierPeer *ccarrier_open(
    CCarrierSockets sockets, CCarrierPacing pacing, CCarrierFormats formats, uint16_t first_port, uint16_t last_port);
void ccarrier_close(CCarrierPeer *peer);
/// Its public key, 32 bytes.
void ccarrier_key(const CCarrierPeer *peer, uint8_t *key);
bool ccarrier_bootstrap(CCarrierPeer *peer, const char *host, uint16_t port, const uint8_t *key);
/// Makes the owner of the key the friend, without a request: he does the same.
bool ccarrier_befriend(CCarrierPeer *peer, const uint8_t *key);
/// Runs until the friend is connected. Returns false if he is not after so many seconds.
bool ccarrier_connect(CCarrierPeer *peer, double seconds);
/// Runs until the descriptor is readable, which takes the place of the pipe that wakes a node.
void ccarrier_run(CCarrierPeer *peer, int descriptor);

/// Sends messages at once, and returns the seconds until the last of them was confirmed; below zero on failure.
double ccarrier_send_messages(CCarrierPeer *peer, long count);
/// Sends long messages, each after the receipt of the one before. `seconds` gets what each took. Returns false on failure.
bool ccarrier_send_bulk(CCarrierPeer *peer, const uint8_t *payload, int count, double *seconds);
/// Sends lone messages with the time in their first eight bytes, so many seconds apart.
void ccarrier_send_lone(CCarrierPeer *peer, int count, double gap);
/// The seconds that lone messages took on their way here. Returns how many there are, at most `capacity`, and forgets them.
int ccarrier_take_latencies(CCarrierPeer *peer, double *seconds, int capacity);
