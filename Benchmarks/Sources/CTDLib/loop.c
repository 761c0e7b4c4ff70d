#define _GNU_SOURCE
#include "include/CTDLib.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static int (*create)(void);
static void (*send)(int, const char *);
static const char *(*receive)(double);
static const char *(*execute)(const char *);
static int client;
static long sent;

const char *ctdlib_open(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
    create = (int (*)(void))dlsym(library, "td_create_client_id");
    send = (void (*)(int, const char *))dlsym(library, "td_send");
    receive = (const char *(*)(double))dlsym(library, "td_receive");
    execute = (const char *(*)(const char *))dlsym(library, "td_execute");
    if (!create || !send || !receive || !execute) return "not a libtdjson";
    execute("{\"@type\":\"setLogVerbosityLevel\",\"new_verbosity_level\":1}");
    client = create();
    return NULL;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void send_next(void) {
    char request[96];
    sent++;
    snprintf(request, sizeof request, "{\"@type\":\"testSquareInt\",\"x\":%ld,\"@extra\":\"%ld\"}", sent % 1000, sent);
    send(client, request);
}

// Updates come too, mostly at the start; an answer has an "@extra". Returns 0 when nothing came for ten seconds.
static int await_answer(void) {
    for (;;) {
        const char *object = receive(10);
        if (!object) return 0;
        if (strstr(object, "\"@extra\"")) return 1;
    }
}

double ctdlib_round_trips(int count) {
    double start = now();
    for (int i = 0; i < count; i++) {
        send_next();
        if (!await_answer()) return -1;
    }
    return now() - start;
}

double ctdlib_pipeline(int count, int in_flight) {
    double start = now();
    int launched = 0;
    while (launched < in_flight && launched < count) {
        send_next();
        launched++;
    }
    for (int answered = 0; answered < count; answered++) {
        if (!await_answer()) return -1;
        if (launched < count) {
            send_next();
            launched++;
        }
    }
    return now() - start;
}

void ctdlib_close(void) {
    send(client, "{\"@type\":\"close\"}");
    for (int i = 0; i < 100; i++) {
        const char *object = receive(1);
        if (object && strstr(object, "authorizationStateClosed")) return;
    }
}
