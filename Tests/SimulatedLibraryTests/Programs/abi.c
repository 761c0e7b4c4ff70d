// A C program on a libtdjson that it opens at run time: `abi LIBRARY CHECK`. Says what does not hold, and ends with 1 then.
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>
#include "abi.h"

int (*td_create_client_id)(void);
void (*td_send)(int, const char *);
const char *(*td_receive)(double);
const char *(*td_execute)(const char *);
void (*td_set_log_message_callback)(int, void (*)(int, const char *));
void (*td_set_log_fatal_error_callback)(void (*)(const char *));
void (*td_set_log_verbosity_level)(int);
int (*td_set_log_file_path)(const char *);
void (*td_set_log_max_file_size)(long long);
void *(*td_json_client_create)(void);
void (*td_json_client_send)(void *, const char *);
const char *(*td_json_client_receive)(void *, double);
const char *(*td_json_client_execute)(void *, const char *);
void (*td_json_client_destroy)(void *);

void fail(int line, const char *what, const char *got) {
    fprintf(stderr, "line %d: %s; got %.300s\n", line, what, got ? got : "NULL");
    exit(1);
}
void has(int line, const char *text, const char *part) {
    if (!text || !strstr(text, part)) fail(line, part, text);
}

double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

const char *until(const char *part) {
    for (double end = now() + 10; now() < end;) {
        const char *text = td_receive(1);
        if (text && strstr(text, part)) return text;
    }
    fail(__LINE__, "a text that has the following arrives", part);
    return NULL;
}

static void startup(void) {
    int id = td_create_client_id();
    HOLDS(id == 1, "another id");
    HOLDS(td_create_client_id() == 2, "another id");
    IS_NULL(td_receive(0.05));
    td_send(id, "{\"@type\":\"testSquareInt\",\"x\":7,\"@extra\":{\"a\":[1,null]}}");
    HAS(td_receive(1), "\"version\"");
    HAS(td_receive(1), "\"commit_hash\"");
    HAS(td_receive(1), "authorizationStateWaitTdlibParameters");
    const char *text = td_receive(1);
    HOLDS(text && !strcmp(text, "{\"@type\":\"testInt\",\"value\":49,\"@extra\":{\"a\":[1,null]},\"@client_id\":1}"), text);
    IS_NULL(td_receive(0));
}

static void wrong_ids(void) {
    int ids[] = {0, -1, 999};
    for (int i = 0; i < 3; i++) {
        td_send(ids[i], "{\"@type\":\"getMe\",\"@extra\":5}");
        const char *text = td_receive(1);
        HAS(text, "\"code\":400,\"message\":\"Invalid TDLib instance specified\",\"@extra\":5");
        HOLDS((strstr(text, "@client_id") == NULL) == (ids[i] == 0), text);
    }
}

static void timeouts(void) {
    double values[] = {0, -1, -INFINITY, 0.0009};
    for (int i = 0; i < 4; i++) {
        double start = now();
        IS_NULL(td_receive(values[i]));
        HOLDS(now() - start < 20, "a wait");
    }
    double start = now();
    IS_NULL(td_receive(0.1));
    HOLDS(now() - start >= 0.1, "a short wait");
}

static void *send_later(void *unused) {
    usleep(50000);
    td_send(1, "{\"@type\":\"testCallEmpty\",\"@extra\":\"later\"}");
    return unused;
}

static void waking(void) {
    td_create_client_id();
    td_send(1, "{\"@type\":\"testCallEmpty\",\"@extra\":\"first\"}");
    until("first");
    pthread_t thread;
    pthread_create(&thread, NULL, send_later, NULL);
    double start = now();
    HAS(td_receive(30), "later");
    HOLDS(now() - start < 10, "a long wait");
    pthread_join(thread, NULL);
}

static void *execute_elsewhere(void *unused) {
    for (int i = 0; i < 100; i++) HAS(td_execute("{\"@type\":\"getOption\",\"name\":\"commit_hash\"}"), "a9966eb3704a");
    return unused;
}

static void buffers(void) {
    const char *mine = td_execute("{\"@type\":\"getOption\",\"name\":\"version\"}");
    char copy[200];
    snprintf(copy, sizeof copy, "%s", mine);
    pthread_t thread;
    pthread_create(&thread, NULL, execute_elsewhere, NULL);
    pthread_join(thread, NULL);
    HOLDS(!strcmp(mine, copy), mine);
    // What a request is made of may be overwritten as soon as the call returns.
    char request[] = "{\"@type\":\"testCallString\",\"x\":\"abc\",\"@extra\":1}";
    td_create_client_id();
    td_send(1, request);
    memset(request, 'x', sizeof request - 1);
    HAS(until("\"@extra\":1"), "\"value\":\"abc\"");
    HAS(td_execute("{\"@type\":\"testReturnError\",\"error\":{\"code\":5,\"message\":\"m\\u0000n\"}}"), "m\\u0000n");
}

static void closing(void) {
    td_create_client_id();
    td_send(1, "{\"@type\":\"close\",\"@extra\":\"close\"}");
    until("\"@extra\":\"close\"");
    HAS(td_receive(1), "authorizationStateClosing");
    double start = now();
    IS_NULL(td_receive(30));
    HOLDS(now() - start < 10, "a wait in place of the early NULL");
    HAS(td_receive(1), "authorizationStateClosed");
    td_send(1, "{\"@type\":\"getAuthorizationState\",\"@extra\":2}");
    HAS(td_receive(1), "\"code\":500,\"message\":\"Request aborted\",\"@extra\":2");
    HOLDS(td_create_client_id() == 2, "an id that was used");
    td_send(2, "{\"@type\":\"testCallEmpty\"}");
    until("\"@type\":\"ok\",\"@client_id\":2");
}

static void several_clients(void) {
    int next[3] = {0, 0, 0};
    char request[100];
    td_create_client_id();
    td_create_client_id();
    for (int i = 0; i < 500; i++)
        for (int id = 1; id <= 2; id++) {
            snprintf(request, sizeof request, "{\"@type\":\"testSquareInt\",\"x\":%d,\"@extra\":%d}", i, i);
            td_send(id, request);
        }
    while (next[1] < 500 || next[2] < 500) {
        const char *text = td_receive(5), *extra = text ? strstr(text, "\"@extra\":") : NULL;
        HOLDS(text != NULL, "nothing");
        if (!extra) continue;
        int id = strstr(text, "\"@client_id\":1}") ? 1 : 2;
        HOLDS(atoi(extra + 9) == next[id]++, text);
    }
}

static void *send_many(void *first) {
    char request[100];
    for (int i = 0; i < 500; i++) {
        snprintf(request, sizeof request, "{\"@type\":\"testCallEmpty\",\"@extra\":%ld}", (long)first + i);
        td_send(1, request);
        HAS(td_execute("{\"@type\":\"getFileMimeType\",\"file_name\":\"a.png\"}"), "image/png");
    }
    return NULL;
}

static void threads(void) {
    pthread_t senders[4];
    long next[4] = {0, 0, 0, 0};
    td_create_client_id();
    for (long i = 0; i < 4; i++) pthread_create(&senders[i], NULL, send_many, (void *)(i * 1000));
    for (int left = 2000; left;) {
        const char *text = td_receive(10), *extra = text ? strstr(text, "\"@extra\":") : NULL;
        HOLDS(text != NULL, "nothing");
        if (!extra) continue;
        long number = atol(extra + 9);
        HOLDS(number % 1000 == next[number / 1000]++, text);
        left--;
    }
    for (int i = 0; i < 4; i++) pthread_join(senders[i], NULL);
}

static void broken_input(void) {
    const char *end = "Failed to parse request as JSON object: Unexpected string end";
    HOLDS(strstr(td_execute(NULL), end) != NULL, td_execute(NULL));
    HOLDS(strstr(td_execute(""), end) != NULL, td_execute(""));
    const char *texts[] = {
        "\xff\xfe", "{\"@type\":\"\xff\"}", "{\"@type\":\"getOption\",\"name\":\"\xc3\"}", "[]", "null", "{\"@type\":7}", "{\"a\":",
        "{\"@type\":\"getJsonValue\",\"json\":\"\\\"\\ud800\\\"\"}", "{\"@type\":\"testReturnError\",\"@extra\":\"\xff\"}",
        "{\"@type\":\"simulator.addFault\"}", "{\"@type\":\"simulator.nothing\",\"@extra\":\"\xff\"}", "\"simulator.", "{\"@type\":\"simulator.",
        "{\"@type\":\"addLogMessage\",\"verbosity_level\":-99999999999,\"text\":\"x\"}",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        HAS(td_execute(texts[i]), "\"@type\":\"error\"");
        td_send(12345, texts[i]);
        HAS(td_receive(5), "\"@type\":\"error\"");
    }
    td_send(12345, NULL);
    HAS(td_receive(5), "\"@type\":\"error\"");
    size_t size = 2 << 20;
    char *big = malloc(size + 100);
    memset(big, '[', size);
    big[size] = 0;
    HAS(td_execute(big), "Too big object depth");
    strcpy(big, "{\"@type\":\"testReturnError\",\"@extra\":\"");
    memset(big + strlen(big), 'x', size - 100);
    strcpy(big + size - 60, "\"}");
    const char *echo = td_execute(big);
    HOLDS(strlen(echo) > size - 200, "a short answer");
    free(big);
}

static void old_interface(void) {
    void *a = td_json_client_create(), *b = td_json_client_create();
    HOLDS(a && b && a != b, "handles");
    HOLDS(td_create_client_id() == 3, "an id that is used");
    HAS(td_json_client_receive(a, 1), "\"version\"");
    HAS(td_json_client_receive(a, 1), "\"commit_hash\"");
    const char *state = td_json_client_receive(a, 1);
    HAS(state, "WaitTdlibParameters");
    HOLDS(!strstr(state, "@client_id"), state);
    td_json_client_send(a, "{\"@type\":\"testSquareInt\",\"x\":5,\"@extra\":\"a\"}");
    td_json_client_send(b, NULL);
    HAS(td_json_client_receive(b, 1), "\"version\"");
    HAS(td_json_client_receive(b, 1), "\"commit_hash\"");
    HAS(td_json_client_receive(b, 1), "WaitTdlibParameters");
    HAS(td_json_client_receive(b, 1), "Unexpected string end");
    HAS(td_json_client_receive(a, 1), "\"value\":25,\"@extra\":\"a\"}");
    IS_NULL(td_json_client_receive(a, 0));
    IS_NULL(td_receive(0));
    // The interfaces do not see each other's clients.
    td_send(1, "{\"@type\":\"testCallEmpty\",\"@extra\":9}");
    HAS(td_receive(1), "Request aborted\",\"@extra\":9,\"@client_id\":1");
    HAS(td_json_client_execute(NULL, "{\"@type\":\"getOption\",\"name\":\"version\"}"), "1.8.66");
    td_json_client_send(a, "{\"@type\":\"close\",\"@extra\":1}");
    HAS(td_json_client_receive(a, 1), "\"@extra\":1");
    HAS(td_json_client_receive(a, 1), "authorizationStateClosing");
    HAS(td_json_client_receive(a, 1), "authorizationStateClosed");
    // As long as it is not destroyed it answers.
    td_json_client_send(a, "{\"@type\":\"getAuthorizationState\"}");
    HAS(td_json_client_receive(a, 1), "authorizationStateClosed");
    td_json_client_destroy(a);
    td_json_client_destroy(b);
    // TDLib would crash.
    td_json_client_destroy(a);
    td_json_client_destroy(NULL);
    td_json_client_send(a, "{}");
    td_json_client_send((void *)-1, "{}");
    IS_NULL(td_json_client_receive(a, 0.01));
    IS_NULL(td_json_client_receive(NULL, 0.01));
}

static int last_level = -1;
static char last_line[300];
static void on_message(int level, const char *line) {
    last_level = level;
    snprintf(last_line, sizeof last_line, "%s", line);
}

static void log_functions(void) {
    const char *message = "{\"@type\":\"addLogMessage\",\"verbosity_level\":2,\"text\":\"to be seen\"}";
    td_execute("{\"@type\":\"setLogStream\",\"log_stream\":{\"@type\":\"logStreamEmpty\"}}");
    td_set_log_verbosity_level(2);
    HAS(td_execute("{\"@type\":\"getLogVerbosityLevel\"}"), "\"verbosity_level\":2");
    td_set_log_verbosity_level(1025);
    td_set_log_verbosity_level(-1);
    HAS(td_execute("{\"@type\":\"getLogVerbosityLevel\"}"), "\"verbosity_level\":2");
    td_set_log_message_callback(1, on_message);
    td_execute(message);
    HOLDS(last_level == -1, last_line);
    td_set_log_message_callback(2, on_message);
    td_execute(message);
    HOLDS(last_level == 2, last_line);
    HAS(last_line, "to be seen\n");
    last_level = -1;
    td_set_log_verbosity_level(1);
    td_execute(message);
    td_set_log_message_callback(5, NULL);
    td_set_log_verbosity_level(5);
    td_execute(message);
    HOLDS(last_level == -1, last_line);

    char path[] = "/tmp/martlet-log-XXXXXX";
    int file = mkstemp(path);
    td_set_log_max_file_size(5000);
    HOLDS(td_set_log_file_path(path) == 1, path);
    HAS(td_execute("{\"@type\":\"getLogStream\"}"), "\"max_file_size\":5000");
    td_set_log_max_file_size(-1);
    HAS(td_execute("{\"@type\":\"getLogStream\"}"), "\"max_file_size\":1,");
    td_execute(message);
    char text[300] = "";
    HOLDS(read(file, text, sizeof text - 1) > 0, path);
    HAS(text, "to be seen");
    HOLDS(td_set_log_file_path("/dev/null/x") == 0, "success");
    HAS(td_execute("{\"@type\":\"getLogStream\"}"), "logStreamFile");
    HOLDS(td_set_log_file_path(NULL) == 1, "failure");
    HAS(td_execute("{\"@type\":\"getLogStream\"}"), "logStreamDefault");
    close(file);
    unlink(path);
}

static const struct { const char *name; void (*run)(void); } checks[] = {
    {"startup", startup}, {"wrong_ids", wrong_ids}, {"timeouts", timeouts}, {"waking", waking}, {"buffers", buffers},
    {"closing", closing}, {"several_clients", several_clients}, {"threads", threads}, {"broken_input", broken_input},
    {"old_interface", old_interface}, {"log_functions", log_functions}, {"simulator_requests", simulator_requests}, {"script", script},
    {"simulator_faults", simulator_faults}, {"two_receivers", two_receivers}, {"hostile", hostile}, {"forking", forking},
    {"simulated_world", simulated_world}, {"fault_plan", fault_plan},
};

int main(int count, char **arguments) {
    if (count != 3) return 64;
    void *library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    if (!library) fail(__LINE__, "the library opens", dlerror());
#define FIND(name) if (!(*(void **)&name = dlsym(library, #name))) fail(__LINE__, "has the function", #name)
    FIND(td_create_client_id); FIND(td_send); FIND(td_receive); FIND(td_execute);
    FIND(td_set_log_message_callback); FIND(td_set_log_fatal_error_callback); FIND(td_set_log_verbosity_level);
    FIND(td_set_log_file_path); FIND(td_set_log_max_file_size);
    FIND(td_json_client_create); FIND(td_json_client_send); FIND(td_json_client_receive); FIND(td_json_client_execute);
    FIND(td_json_client_destroy);
    td_execute("{\"@type\":\"setLogVerbosityLevel\",\"new_verbosity_level\":1}");
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++)
        if (!strcmp(checks[i].name, arguments[2])) return checks[i].run(), 0;
    return 64;
}
