#include "include/CSimdjson.h"

#include <simdjson.h>

#include <vector>

struct simdjson_corpus {
    std::vector<simdjson::padded_string> lines;
    simdjson::dom::parser parser;
};

simdjson_corpus *simdjson_corpus_create(void) { return new simdjson_corpus; }

void simdjson_corpus_add(simdjson_corpus *corpus, const uint8_t *bytes, size_t count) {
    corpus->lines.emplace_back(reinterpret_cast<const char *>(bytes), count);
}

size_t simdjson_corpus_parse(simdjson_corpus *corpus) {
    size_t valid = 0;
    for (const auto &line : corpus->lines) {
        simdjson::dom::element element;
        valid += corpus->parser.parse(line).get(element) == simdjson::SUCCESS;
    }
    return valid;
}

void simdjson_corpus_destroy(simdjson_corpus *corpus) { delete corpus; }
