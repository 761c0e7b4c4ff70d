// What careless and hostile callers do. Most of it ends the process of the real library.
#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <unistd.h>
#include "abi.h"

static atomic_int stopped;

static void *receive_many(void *count) {
    while (!atomic_load(&stopped)) {
        const char *text = td_receive(0.01);
        // Each text is whole, also where two threads ask.
        if (text) HOLDS(text[0] == '{' && text[strlen(text) - 1] == '}', text);
        if (text && strstr(text, "\"@extra\":\"hit\"")) atomic_fetch_add((atomic_int *)count, 1);
    }
    return NULL;
}

static void *open_and_close(void *unused) {
    for (int i = 0; i < 100; i++) {
        int id = td_create_client_id();
        td_send(id, "{\"@type\":\"testCallEmpty\",\"@extra\":\"hit\"}");
        td_send(id, "{\"@type\":\"close\"}");
        td_send(id, "{\"@type\":\"close\"}");
        td_send(id, "{\"@type\":\"testCallEmpty\"}");
        void *old = td_json_client_create();
        td_json_client_send(old, "{\"@type\":\"close\"}");
        td_json_client_destroy(old);
        td_json_client_receive(old, 0);
    }
    return unused;
}

// TDLib ends the process with two receivers; here nothing is lost, and nothing comes twice.
void two_receivers(void) {
    pthread_t receivers[2], users[4];
    atomic_int hits = 0;
    for (int i = 0; i < 2; i++) pthread_create(&receivers[i], NULL, receive_many, &hits);
    for (int i = 0; i < 4; i++) pthread_create(&users[i], NULL, open_and_close, NULL);
    for (int i = 0; i < 4; i++) pthread_join(users[i], NULL);
    for (double end = now() + 20; atomic_load(&hits) < 400 && now() < end;) usleep(1000);
    atomic_store(&stopped, 1);
    for (int i = 0; i < 2; i++) pthread_join(receivers[i], NULL);
    HOLDS(atomic_load(&hits) == 400, "another number of answers");
}

// Whatever is sent is answered, and never ends the process.
void hostile(void) {
    int ids[] = {INT_MIN, INT_MIN + 1, -1, 0, INT_MAX, INT_MAX - 1};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        td_send(ids[i], NULL);
        HAS(td_receive(5), "\"@type\":\"error\"");
        td_send(ids[i], "{\"@type\":\"simulator.getAccounts\"}");
        HAS(td_receive(5), "simulator.accounts");
    }
    td_set_log_message_callback(INT_MAX, NULL);
    td_set_log_fatal_error_callback(NULL);
    td_set_log_verbosity_level(INT_MIN);
    td_set_log_max_file_size(LLONG_MIN);
    td_set_log_max_file_size(LLONG_MAX);
    HOLDS(td_set_log_file_path("\xff\xfe/\xff") == 0, "success");
    for (size_t i = 0; i < 6; i++) {
        void *pointers[] = {NULL, (void *)1, (void *)16, (void *)-1, (void *)-16, &ids};
        td_json_client_send(pointers[i], "{}");
        IS_NULL(td_json_client_receive(pointers[i], -INFINITY));
        HAS(td_json_client_execute(pointers[i], NULL), "\"@type\":\"error\"");
        td_json_client_destroy(pointers[i]);
    }
    // Long, deep and wide, in each place where a text is read.
    static const char *const heads[] = {
        "[", "{\"a\":", "{\"@type\":\"simulator.addMessage\",\"content\":{\"a\":[", "{\"@type\":\"getJsonValue\",\"json\":\"[", "-", "1", "\"\\u12",
        "{\"@type\":\"getTextEntities\",\"text\":\"@", "{\"@type\":\"cleanFileName\",\"file_name\":\"..\\u202e", "{\"@type\":\"\":\"",
        "{\"@type\":\"getJsonString\",\"json_value\":{\"@type\":\"jsonValueArray\",\"values\":[",
    };
    static const char fills[] = "[{\"9a,\\\xff\xc0 @";
    const size_t size = 1 << 20;
    char *text = malloc(4 * size);
    for (size_t h = 0; h < sizeof heads / sizeof *heads; h++)
        for (size_t f = 0; f < sizeof fills - 1; f++) {
            size_t head = strlen(heads[h]);
            memset(text, fills[f], size);
            memcpy(text, heads[h], head);
            text[size] = 0;
            HAS(td_execute(text), "\"@type\":\"");
        }
    // Many keys, and many of the same.
    char *end = text + sprintf(text, "{\"@type\":\"getOption\",\"name\":\"version\"");
    for (int i = 0; i < 100000; i++) end += sprintf(end, ",\"k%d\":%d", i % 50000, i);
    strcpy(end, "}");
    HAS(td_execute(text), "1.8.66");
    end = text + sprintf(text, "{\"@type\":\"testCallVectorInt\",\"@extra\":\"wide\",\"x\":[");
    for (int i = 0; i < 300000; i++) end += sprintf(end, "%d,", i);
    strcpy(end, "7]}");
    int id = td_create_client_id();
    td_send(id, text);
    HAS(until("\"@extra\":\"wide\""), "299999,7]");
    free(text);
}

// A child of a fork has a Telegram of its own, as it was; the parent's goes on.
void forking(void) {
    int id = td_create_client_id();
    td_send(id, "{\"@type\":\"testCallEmpty\",\"@extra\":\"before\"}");
    pid_t child = fork();
    if (child == 0) {
        alarm(20);
        until("before");
        HOLDS(td_create_client_id() == id + 1, "another id");
        td_send(id + 1, "{\"@type\":\"testSquareInt\",\"x\":3,\"@extra\":\"child\"}");
        HAS(until("\"@extra\":\"child\""), "\"value\":9");
        HAS(td_execute("{\"@type\":\"getOption\",\"name\":\"version\"}"), "1.8.66");
        _exit(0);
    }
    int status = 0;
    HOLDS(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0, "the child failed");
    until("before");
    HOLDS(td_create_client_id() == id + 1, "another id");
}
