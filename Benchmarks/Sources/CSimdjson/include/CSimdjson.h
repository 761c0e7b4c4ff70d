#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Lines copied with the padding that simdjson wants, so that no copy is timed.
typedef struct simdjson_corpus simdjson_corpus;

simdjson_corpus *simdjson_corpus_create(void);
void simdjson_corpus_add(simdjson_corpus *corpus, const uint8_t *bytes, size_t count);
/// Parses every line into simdjson's DOM. Returns how many lines were valid JSON.
size_t simdjson_corpus_parse(simdjson_corpus *corpus);
void simdjson_corpus_destroy(simdjson_corpus *corpus);

#ifdef __cplusplus
}
#endif
