#pragma once

/// Opens libtdjson and makes one client. Returns NULL, or what went wrong.
const char *ctdlib_open(const char *path);
/// Sends `count` requests (testSquareInt), each after the answer to the one before. Returns seconds, below zero on failure.
double ctdlib_round_trips(int count);
/// Sends `count` requests, with `in_flight` of them unanswered at any time. Returns seconds, below zero on failure.
double ctdlib_pipeline(int count, int in_flight);
/// Closes the client and waits until it has.
void ctdlib_close(void);
