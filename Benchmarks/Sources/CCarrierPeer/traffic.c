#include "peer.h"

#include <stdlib.h>
#include <string.h>

// MARK: Sending

// What a bulk message is cut into: each piece but the last is as long as the first.
static long piece_count(const CCarrierPeer *peer) {
    size_t piece = peer->formats.first.data_length;
    return (long)((peer->formats.bulk_length + piece - 1) / piece);
}

// The packet whose turn it is. A piece is its template with the transfer's number and the data copied into it: no encoder
// could do less.
static const uint8_t *next_packet(CCarrierPeer *peer, size_t *length) {
    const CCarrierFormats *formats = &peer->formats;
    if (!peer->bulk) {
        *length = formats->message.length;
        return formats->message.bytes;
    }
    const CCarrierTemplate *template = peer->next_packet == 0 ? &formats->first
        : peer->next_packet == peer->packet_count - 1         ? &formats->last
                                                              : &formats->next;
    memcpy(peer->packet, template->bytes, template->length - template->data_length);
    memcpy(peer->packet + template->transfer_offset, &peer->transfer, sizeof peer->transfer);
    memcpy(
        peer->packet + template->length - template->data_length,
        peer->bulk + (size_t)peer->next_packet * formats->first.data_length, template->data_length);
    *length = template->length;
    return peer->packet;
}

bool ccarrier_send_waiting(CCarrierPeer *peer) {
    const CCarrierPacing *pacing = &peer->pacing;
    for (int sent = 0; peer->next_packet < peer->packet_count; sent++) {
        if (peer->bytes_in_flight >= pacing->window_bytes) return false;
        if (sent == pacing->packets_per_turn) return true;
        size_t length;
        const uint8_t *packet = next_packet(peer, &length);
        Tox_Err_Friend_Send_Message error;
        uint32_t number =
            tox_friend_send_message(peer->tox, peer->friend, TOX_MESSAGE_TYPE_NORMAL, packet, length, &error);
        // Its queue is full: a receipt makes room.
        if (error != TOX_ERR_FRIEND_SEND_MESSAGE_OK) return false;
        size_t cost = length + pacing->packet_overhead;
        peer->flights[number % flight_slots] = (uint32_t)cost;
        peer->bytes_in_flight += cost;
        peer->packets_in_flight++;
        peer->next_packet++;
    }
    return false;
}

// Sends the packets and waits until all are confirmed, at most so long. Returns the seconds, below zero on failure.
static double send_all(CCarrierPeer *peer, const uint8_t *bulk, long count, double limit) {
    double start = ccarrier_now(), now = start;
    peer->bulk = bulk;
    peer->next_packet = 0;
    peer->packet_count = count;
    while (peer->next_packet < count || peer->packets_in_flight > 0) {
        ccarrier_turn(peer, 1);
        now = ccarrier_now();
        if (now - start > limit || !peer->is_connected) return -1;
    }
    return now - start;
}

double ccarrier_send_messages(CCarrierPeer *peer, long count) { return send_all(peer, NULL, count, 120); }

bool ccarrier_send_bulk(CCarrierPeer *peer, const uint8_t *payload, int count, double *seconds) {
    for (int i = 0; i < count; i++) {
        peer->transfer++;
        seconds[i] = send_all(peer, payload, piece_count(peer), 60);
        if (seconds[i] < 0) return false;
    }
    return true;
}

void ccarrier_send_lone(CCarrierPeer *peer, int count, double gap) {
    const CCarrierTemplate *message = &peer->formats.message;
    for (int i = 0; i < count; i++) {
        double next = ccarrier_now() + gap, now;
        while ((now = ccarrier_now()) < next) ccarrier_turn(peer, next - now);
        memcpy(peer->packet, message->bytes, message->length);
        memcpy(peer->packet + message->length - message->data_length, &now, sizeof now);
        tox_friend_send_message(
            peer->tox, peer->friend, TOX_MESSAGE_TYPE_NORMAL, peer->packet, message->length, NULL);
    }
}

// MARK: Receiving

static void receipt_arrived(Tox *tox, uint32_t friend, uint32_t number, void *context) {
    (void)tox, (void)friend;
    CCarrierPeer *peer = context;
    uint32_t *flight = &peer->flights[number % flight_slots];
    // Lone messages are sent outside of the window.
    if (*flight == 0) return;
    peer->bytes_in_flight -= *flight;
    peer->packets_in_flight--;
    *flight = 0;
}

static void message_arrived(CCarrierPeer *peer, const uint8_t *data) {
    double sent;
    memcpy(&sent, data, sizeof sent);
    if (sent > 0 && peer->latency_count < latency_slots) peer->latencies[peer->latency_count++] = ccarrier_now() - sent;
}

static void piece_arrived(CCarrierPeer *peer, const CCarrierTemplate *template, const uint8_t *packet) {
    size_t whole = peer->formats.bulk_length;
    if (template == &peer->formats.first) {
        free(peer->assembly);
        peer->assembly = malloc(whole);
        peer->assembled = 0;
    }
    if (!peer->assembly || peer->assembled + template->data_length > whole) return;
    memcpy(
        peer->assembly + peer->assembled, packet + template->length - template->data_length, template->data_length);
    peer->assembled += template->data_length;
    if (peer->assembled == whole) {
        free(peer->assembly);
        peer->assembly = NULL;
    }
}

static void packet_arrived(
    Tox *tox, uint32_t friend, Tox_Message_Type type, const uint8_t *packet, size_t length, void *context) {
    (void)tox, (void)friend, (void)type;
    CCarrierPeer *peer = context;
    peer->unacknowledged++;
    const CCarrierFormats *formats = &peer->formats;
    const CCarrierTemplate *pieces[] = {&formats->next, &formats->first, &formats->last};
    if (length == formats->message.length) {
        message_arrived(peer, packet + length - formats->message.data_length);
        return;
    }
    for (int i = 0; i < 3; i++) {
        if (length == pieces[i]->length) {
            piece_arrived(peer, pieces[i], packet);
            return;
        }
    }
}

static void friend_changed(Tox *tox, uint32_t friend, Tox_Connection status, void *context) {
    (void)tox, (void)friend;
    ((CCarrierPeer *)context)->is_connected = status != TOX_CONNECTION_NONE;
}

void ccarrier_install(Tox *tox) {
    tox_callback_friend_connection_status(tox, friend_changed);
    tox_callback_friend_message(tox, packet_arrived);
    tox_callback_friend_read_receipt(tox, receipt_arrived);
}

int ccarrier_take_latencies(CCarrierPeer *peer, double *seconds, int capacity) {
    int count = peer->latency_count < capacity ? peer->latency_count : capacity;
    memcpy(seconds, peer->latencies, (size_t)count * sizeof *seconds);
    peer->latency_count = 0;
    return count;
}
