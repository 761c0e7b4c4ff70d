// A C program on a libtdjson that it opens at run time: `abi LIBRARY CHECK`. Says what does not hold, and ends with 1 then.
#include <dlfcn.h>
#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int (*td_create_client_id)(void);
static void (*td_send)(int, const char *);
static const char *(*td_receive)(double);
static const char *(*td_execute)(const char *);
static void (*td_set_log_message_callback)(int, void (*)(int, const char *));
static void (*td_set_log_fatal_error_callback)(void (*)(const char *));
static void (*td_set_log_verbosity_level)(int);
static int (*td_set_log_file_path)(const char *);
static void (*td_set_log_max_file_size)(long long);
static void *(*td_json_client_create)(void);
static void (*td_json_client_send)(void *, const char *);
static const char *(*td_json_client_receive)(void *, double);
static const char *(*td_json_client_execute)(void *, const char *);
static void (*td_json_client_destroy)(void *);

static void fail(int line, const char *what, const char *got) {
    fprintf(stderr, "line %d: %s; got %.300s\n", line, what, got ? got : "NULL");
    exit(1);
}
#define HOLDS(condition, got) ((condition) ? (void)0 : fail(__LINE__, #condition, got))
static void has(int line, const char *text, const char *part) {
    if (!text || !strstr(text, part)) fail(line, part, text);
}
#define HAS(text, part) has(__LINE__, text, part)
#define IS_NULL(text) do { const char *got_ = (text); HOLDS(got_ == NULL, got_); } while (0)

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// The next text of the loop that has a part; a NULL in between is passed over, as it is no end.
static const char *until(const char *part) {
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
        HOLDS(now() - start < 0.5, "a wait");
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
static void on_fatal(const char *line) { on_message(0, line); }

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

static void simulator_requests(void) {
    // TDLib would end the process.
    td_set_log_fatal_error_callback(on_fatal);
    td_execute("{\"@type\":\"addLogMessage\",\"verbosity_level\":0,\"text\":\"the end\"}");
    HAS(last_line, "the end");
    HAS(td_execute("{\"@type\":\"simulator.getAccounts\",\"@extra\":1}"), "\"phone_number\":\"+15550100\"");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"testCallEmpty\",\"error\":{\"code\":500,\"message\":\"x\"},\"skip\":1}"), "\"ok\"");
    td_create_client_id();
    for (int i = 1; i <= 3; i++) td_send(1, "{\"@type\":\"testCallEmpty\",\"@extra\":1}");
    HAS(until("\"@extra\":1"), "\"ok\"");
    HAS(td_receive(1), "\"code\":500,\"message\":\"x\"");
    HAS(td_receive(1), "\"ok\"");
    td_send(1, "{\"@type\":\"simulator.sendUpdate\",\"update\":{\"@type\":\"updateOfTheFuture\",\"x\":[1]},\"@extra\":\"s\"}");
    HAS(td_receive(1), "{\"@type\":\"updateOfTheFuture\",\"x\":[1],\"@client_id\":1}");
    HAS(td_receive(1), "{\"@type\":\"ok\",\"@extra\":\"s\",\"@client_id\":1}");
    HAS(td_execute("{\"@type\":\"simulator.nothing\"}"), "simulator.nothing: the simulator has no such request");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"methd\":\"x\"}"), "no argument is called methd");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"x\",\"hold\":true,\"delay\":1}"), "exactly one of");
    HAS(td_execute("{\"@type\":\"simulator.advance\",\"seconds\":-1}"), "from 0 to");
    HAS(td_execute("{\"@type\":\"simulator.addUser\",\"first_name\":\"Zo\\u00eb\"}"), "simulator.user\",\"id\":");
    HAS(td_execute("{\"@type\":\"simulator.addChat\",\"kind\":\"private\",\"user_id\":5}"), "there is no user 5");
    HAS(td_execute("{\"@type\":\"simulator.addChat\",\"kind\":\"channel\",\"title\":\"New\"}"), "simulator.chat\",\"id\":-100");
    HAS(td_execute("{\"@type\":\"simulator.addMessage\",\"chat_id\":1,\"content\":{}}"), "there is no chat 1");
    HAS(td_execute("{\"@type\":\"simulator.addMessage\",\"chat_id\":777000,\"content\":{\"@type\":\"document\",\"size\":-5}}"), "size must be");
    HAS(td_execute("{\"@type\":\"simulator.addMessage\",\"chat_id\":777000,\"content\":{\"@type\":\"messageDice\",\"emoji\":\"x\"}}"), "simulator.message\",\"id\":");
    HAS(td_execute("{\"@type\":\"simulator.getFile\",\"remote_file_id\":\"x\"}"), "there is no file");
    HAS(td_execute("{\"@type\":\"simulator.acceptQrCode\"}"), "no client shows a QR code");
}

// Each kind of fault and event, from outside.
static void simulator_faults(void) {
    static const char *const effects[] = {
        "\"error\":{\"code\":406,\"message\":\"x\"}", "\"flood_wait\":17", "\"delay\":0.01", "\"hold\":true", "\"close\":true", "\"unknown_update\":true",
        "\"unknown_state\":true", "\"unknown_content\":true", "\"fail_download_after\":5", "\"stall_download_after\":5", "\"expire_reference\":true",
        "\"alter_file\":\"shorter\"", "\"alter_file\":\"longer\"", "\"alter_file\":\"empty\"", "\"alter_file\":\"other_bytes\"", "\"alter_file\":\"gone\"",
    };
    char request[300];
    for (size_t i = 0; i < sizeof effects / sizeof *effects; i++) {
        snprintf(request, sizeof request, "{\"@type\":\"simulator.addFault\",\"method\":\"getMe\",%s}", effects[i]);
        HAS(td_execute(request), "\"ok\"");
    }
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"getMe\",\"alter_file\":\"rotten\"}"), "alter_file must be one of empty, gone");
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"getMe\",\"close\":false}"), "close must be true");
    HAS(td_execute("{\"@type\":\"simulator.removeFaults\"}"), "\"ok\"");
    HAS(td_execute("{\"@type\":\"simulator.useFaultPlan\",\"seed\":5,\"limit\":3}"), "\"ok\"");
    HAS(td_execute("{\"@type\":\"simulator.useFaultPlan\",\"seed\":-5}"), "seed must be");
    HAS(td_execute("{\"@type\":\"simulator.removeFaults\"}"), "\"ok\"");
    td_create_client_id();
    HAS(td_execute("{\"@type\":\"simulator.addFault\",\"method\":\"testCallEmpty\",\"unknown_update\":true}"), "\"ok\"");
    td_send(1, "{\"@type\":\"testCallEmpty\",\"@extra\":1}");
    until("updateHologram");
    HAS(td_execute("{\"@type\":\"simulator.addChat\",\"kind\":\"forum\",\"title\":\"Forum\"}"), "simulator.chat\",\"id\":-1000000001");
    HAS(td_execute("{\"@type\":\"simulator.addTopic\",\"chat_id\":777000,\"name\":\"x\"}"), "the chat is no forum");
    HAS(td_execute("{\"@type\":\"simulator.upgradeGroup\",\"chat_id\":777000}"), "no basic group");
    HAS(td_execute("{\"@type\":\"simulator.addAlbum\",\"chat_id\":777000,\"contents\":[{\"@type\":\"photo\"},{\"@type\":\"photo\"}]}"), "simulator.messages\",\"ids\":[");
    HAS(td_execute("{\"@type\":\"simulator.addAlbum\",\"chat_id\":777000,\"contents\":[{\"@type\":\"photo\"}]}"), "2 to 10");
    HAS(td_execute("{\"@type\":\"simulator.addAlbum\",\"chat_id\":777000,\"contents\":[1,2]}"), "a list of objects");
    HAS(td_execute("{\"@type\":\"simulator.addMessage\",\"chat_id\":777000,\"self_destruct\":5,\"content\":{\"@type\":\"photo\"}}"), "simulator.message\",\"id\":");
    HAS(td_execute("{\"@type\":\"simulator.expireMessage\",\"chat_id\":777000,\"message_id\":5}"), "there is no message 5");
    HAS(td_execute("{\"@type\":\"simulator.addAccount\",\"phone_number\":\"+15550199\",\"first_name\":\"Zoe\",\"kind\":\"email\"}"), "simulator.user\",\"id\":");
    HAS(td_execute("{\"@type\":\"simulator.getAccounts\"}"), "+15550199");
    HAS(td_execute("{\"@type\":\"simulator.addAccount\",\"phone_number\":\"x\",\"first_name\":\"Zoe\"}"), "must have digits");
    HAS(td_execute("{\"@type\":\"simulator.closeClients\"}"), "\"ok\"");
}

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
static void two_receivers(void) {
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
static void hostile(void) {
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
static void forking(void) {
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

// With a script that made a channel with one message.
static void script(void) {
    const char *message = "{\"@type\":\"simulator.addMessage\",\"chat_id\":-1000000001001,\"content\":{\"@type\":\"text\",\"text\":\"x\"}}";
    HAS(td_execute(message), "{\"@type\":\"simulator.message\",\"id\":2097152}");
    HAS(td_execute("{\"@type\":\"simulator.addMessage\",\"chat_id\":-1000000001002,\"content\":{}}"), "there is no chat");
}

static const struct { const char *name; void (*run)(void); } checks[] = {
    {"startup", startup}, {"wrong_ids", wrong_ids}, {"timeouts", timeouts}, {"waking", waking}, {"buffers", buffers},
    {"closing", closing}, {"several_clients", several_clients}, {"threads", threads}, {"broken_input", broken_input},
    {"old_interface", old_interface}, {"log_functions", log_functions}, {"simulator_requests", simulator_requests}, {"script", script},
    {"simulator_faults", simulator_faults}, {"two_receivers", two_receivers}, {"hostile", hostile}, {"forking", forking},
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
