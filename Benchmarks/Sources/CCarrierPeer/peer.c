#include "peer.h"

#include <poll.h>
#include <stdlib.h>
#include <time.h>

double ccarrier_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// MARK: Its life

CCarrierPeer *ccarrier_open(
    CCarrierSockets sockets, CCarrierPacing pacing, CCarrierFormats formats, uint16_t first_port, uint16_t last_port) {
    struct Tox_Options *options = tox_options_new(NULL);
    CCarrierPeer *peer = calloc(1, sizeof *peer);
    if (!options || !peer) return NULL;
    tox_options_set_operating_system(options, sockets.system);
    tox_options_set_ipv6_enabled(options, false);
    tox_options_set_local_discovery_enabled(options, false);
    tox_options_set_start_port(options, first_port);
    tox_options_set_end_port(options, last_port);
    peer->tox = tox_new(options, NULL);
    tox_options_free(options);
    if (!peer->tox) {
        free(peer);
        return NULL;
    }
    peer->sockets = sockets;
    peer->pacing = pacing;
    peer->formats = formats;
    peer->wake_up = -1;
    ccarrier_install(peer->tox);
    return peer;
}

void ccarrier_close(CCarrierPeer *peer) {
    tox_kill(peer->tox);
    free(peer->assembly);
    free(peer);
}

void ccarrier_key(const CCarrierPeer *peer, uint8_t *key) { tox_self_get_public_key(peer->tox, key); }

bool ccarrier_bootstrap(CCarrierPeer *peer, const char *host, uint16_t port, const uint8_t *key) {
    return tox_bootstrap(peer->tox, host, port, key, NULL) && tox_add_tcp_relay(peer->tox, host, port, key, NULL);
}

bool ccarrier_befriend(CCarrierPeer *peer, const uint8_t *key) {
    Tox_Err_Friend_Add error;
    peer->friend = tox_friend_add_norequest(peer->tox, key, &error);
    return error == TOX_ERR_FRIEND_ADD_OK;
}

// MARK: Its loop

// As a node does: toxcore by itself tells a friend what has arrived only after 50 milliseconds to a second. Returns the
// seconds until there is more to tell.
static double acknowledge(CCarrierPeer *peer, double longest_sleep) {
    if (peer->unacknowledged == 0) return longest_sleep;
    double now = ccarrier_now();
    if (peer->acknowledge_by == 0) peer->acknowledge_by = now + peer->pacing.acknowledgement_delay;
    if (peer->unacknowledged < peer->pacing.acknowledged_packets && now < peer->acknowledge_by) {
        double left = peer->acknowledge_by - now;
        return left < longest_sleep ? left : longest_sleep;
    }
    uint8_t packet = 254;
    tox_friend_send_lossy_packet(peer->tox, peer->friend, &packet, 1, NULL);
    peer->unacknowledged = 0;
    peer->acknowledge_by = 0;
    return longest_sleep;
}

bool ccarrier_turn(CCarrierPeer *peer, double longest_sleep) {
    const CCarrierSockets *sockets = &peer->sockets;
    if (peer->is_readable || ccarrier_now() >= peer->next_iteration || sockets->has_buffered_input(sockets->context)) {
        tox_iterate(peer->tox, peer);
    }
    longest_sleep = acknowledge(peer, longest_sleep);
    bool has_more = ccarrier_send_waiting(peer);
    double interval = tox_iteration_interval(peer->tox) / 1e3;
    peer->next_iteration = ccarrier_now() + interval;
    if (interval > longest_sleep) interval = longest_sleep;
    if (has_more || sockets->has_buffered_input(sockets->context)) interval = 0;

    struct pollfd list[64];
    int count = sockets->descriptors(sockets->context, list, 63);
    // A node has its pipe here. A negative descriptor is skipped by poll.
    list[count] = (struct pollfd){.fd = peer->wake_up, .events = POLLIN};
    int ready = poll(list, (nfds_t)count + 1, (int)(interval * 1e3 + 0.999));
    bool is_woken = ready > 0 && list[count].revents != 0;
    peer->is_readable = ready > (is_woken ? 1 : 0);
    return is_woken;
}

void ccarrier_run(CCarrierPeer *peer, int descriptor) {
    peer->wake_up = descriptor;
    while (!ccarrier_turn(peer, 60)) {
    }
    peer->wake_up = -1;
}

bool ccarrier_connect(CCarrierPeer *peer, double seconds) {
    double end = ccarrier_now() + seconds;
    while (!peer->is_connected && ccarrier_now() < end) ccarrier_turn(peer, 1);
    return peer->is_connected;
}
