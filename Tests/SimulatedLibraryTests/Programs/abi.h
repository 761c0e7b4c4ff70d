// What the parts of the program have in common: TDLib's functions, found in the library at run time, and checks that end the program.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int (*td_create_client_id)(void);
extern void (*td_send)(int, const char *);
extern const char *(*td_receive)(double);
extern const char *(*td_execute)(const char *);
extern void (*td_set_log_message_callback)(int, void (*)(int, const char *));
extern void (*td_set_log_fatal_error_callback)(void (*)(const char *));
extern void (*td_set_log_verbosity_level)(int);
extern int (*td_set_log_file_path)(const char *);
extern void (*td_set_log_max_file_size)(long long);
extern void *(*td_json_client_create)(void);
extern void (*td_json_client_send)(void *, const char *);
extern const char *(*td_json_client_receive)(void *, double);
extern const char *(*td_json_client_execute)(void *, const char *);
extern void (*td_json_client_destroy)(void *);

void fail(int line, const char *what, const char *got);
void has(int line, const char *text, const char *part);
double now(void);
// The next text of the loop that has a part; a NULL in between is passed over, as it is no end.
const char *until(const char *part);

#define HOLDS(condition, got) ((condition) ? (void)0 : fail(__LINE__, #condition, got))
#define HAS(text, part) has(__LINE__, text, part)
#define IS_NULL(text) do { const char *got_ = (text); HOLDS(got_ == NULL, got_); } while (0)

// What callers do wrong.
void two_receivers(void);
void hostile(void);
void forking(void);
// The requests to the simulator itself.
void simulator_requests(void);
void simulator_faults(void);
void script(void);
// With the complete world.
void simulated_world(void);
void fault_plan(void);
