#pragma once

#include "include/CCarrierPeer.h"

#include <tox/tox.h>

// Flights are kept by the low bits of their numbers, which toxcore counts up. It queues 32768 packets at most.
enum { flight_slots = 1 << 16, latency_slots = 4096 };

struct CCarrierPeer {
    Tox *tox;
    CCarrierSockets sockets;
    CCarrierPacing pacing;
    CCarrierFormats formats;

    uint32_t friend;
    bool is_connected;

    // The loop.
    bool is_readable;
    double next_iteration;
    int wake_up;

    // What is to be sent: packets of one kind of transfer, numbered from 0.
    long next_packet, packet_count;
    /// Nil for messages.
    const uint8_t *bulk;
    uint64_t transfer;
    uint8_t packet[TOX_MAX_MESSAGE_LENGTH];

    // What is on its way.
    uint32_t flights[flight_slots];
    size_t bytes_in_flight, packets_in_flight;

    // What arrives.
    int unacknowledged;
    /// Zero until the turn ends in which the first came.
    double acknowledge_by;
    uint8_t *assembly;
    size_t assembled;
    double latencies[latency_slots];
    int latency_count;
};

double ccarrier_now(void);
/// One turn: what toxcore has to do, then what waits to be sent, then the sleep. Returns whether `wake_up` ended it.
bool ccarrier_turn(CCarrierPeer *peer, double longest_sleep);
/// Gives toxcore what the window and the turn allow. Returns whether there is more that may be sent at once.
bool ccarrier_send_waiting(CCarrierPeer *peer);
void ccarrier_install(Tox *tox);
