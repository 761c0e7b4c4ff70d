// Loaded into a process: ends it with SIGKILL in the middle of a call that changes a folder.
//
// MARTLET_KILL_FOLDER is the folder. MARTLET_KILL_CALL is the kind of call, its name and the extension of the file, such as
// "write part", and MARTLET_KILL_AT its number among those, from 1; a write at that number writes half of its bytes first.
// MARTLET_KILL_LOG names a file that gets a line for each call, with its kind.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_long calls;

static int is_below(const char *path) {
    const char *folder = getenv("MARTLET_KILL_FOLDER");
    return folder && *folder && strncmp(path, folder, strlen(folder)) == 0;
}

static int find(int file, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t count = readlink(link, path, size - 1);
    path[count > 0 ? count : 0] = 0;
    return is_below(path);
}

static void end(void) {
    raise(SIGKILL);
    for (;;) pause();
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// Whether this is the call to end in.
static int is_last(const char *call, const char *path) {
    const char *slash = strrchr(path, '/'), *dot = strrchr(slash ? slash : path, '.');
    const char *log = getenv("MARTLET_KILL_LOG"), *wanted = getenv("MARTLET_KILL_CALL"), *at = getenv("MARTLET_KILL_AT");
    char kind[300];
    int count = snprintf(kind, sizeof kind, "%s %.200s\n", call, dot ? dot + 1 : "");
    if (log) {
        int file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        NEXT(write)(file, kind, (size_t)count);
        close(file);
    }
    kind[count - 1] = 0;
    return wanted && at && strcmp(kind, wanted) == 0 && atomic_fetch_add(&calls, 1) + 1 == atol(at);
}

static int is_last_at(const char *call, int file, const char *name) {
    char path[4096];
    if (!find(file, path, sizeof path)) return 0;
    return is_last(call, name ? name : path);
}

// Calls with an odd number end the process before they do anything, the others after they have.
#define CHANGE(last, call)                            \
    int ends = (last);                                \
    if (ends && atomic_load(&calls) % 2) end();       \
    __auto_type result = (call);                      \
    if (ends) end();                                  \
    return result

ssize_t write(int file, const void *bytes, size_t size) {
    if (is_last_at("write", file, NULL)) {
        NEXT(write)(file, bytes, size / 2);
        end();
    }
    return NEXT(write)(file, bytes, size);
}

static ssize_t write_at(int file, const void *bytes, size_t size, off_t offset) {
    if (is_last_at("pwrite", file, NULL)) {
        NEXT(pwrite64)(file, bytes, size / 2, offset);
        end();
    }
    return NEXT(pwrite64)(file, bytes, size, offset);
}
ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset) { return write_at(file, bytes, size, offset); }
ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset) { return write_at(file, bytes, size, offset); }

int ftruncate(int file, off_t size) { CHANGE(is_last_at("ftruncate", file, NULL), NEXT(ftruncate)(file, size)); }
int ftruncate64(int file, off64_t size) { CHANGE(is_last_at("ftruncate", file, NULL), NEXT(ftruncate64)(file, size)); }
int fsync(int file) { CHANGE(is_last_at("fsync", file, NULL), NEXT(fsync)(file)); }
int fdatasync(int file) { CHANGE(is_last_at("fdatasync", file, NULL), NEXT(fdatasync)(file)); }
int syncfs(int file) { CHANGE(is_last_at("syncfs", file, NULL), NEXT(syncfs)(file)); }
int linkat(int from, const char *name, int to, const char *new_name, int flags) {
    CHANGE(is_last_at("linkat", to, new_name), NEXT(linkat)(from, name, to, new_name, flags));
}
int renameat(int from, const char *name, int to, const char *new_name) {
    CHANGE(is_last_at("renameat", to, new_name), NEXT(renameat)(from, name, to, new_name));
}
int renameat2(int from, const char *name, int to, const char *new_name, unsigned flags) {
    CHANGE(is_last_at("renameat2", to, new_name), NEXT(renameat2)(from, name, to, new_name, flags));
}
int unlinkat(int folder, const char *name, int flags) { CHANGE(is_last_at("unlinkat", folder, name), NEXT(unlinkat)(folder, name, flags)); }
int mkdirat(int folder, const char *name, mode_t mode) { CHANGE(is_last_at("mkdirat", folder, name), NEXT(mkdirat)(folder, name, mode)); }
int unlink(const char *path) { CHANGE(is_below(path) && is_last("unlink", path), NEXT(unlink)(path)); }
int openat(int folder, const char *name, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    CHANGE((flags & O_CREAT) && is_last_at("openat", folder, name), NEXT(openat)(folder, name, flags, mode));
}
