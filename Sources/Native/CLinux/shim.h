// What Linux has besides POSIX, and Swift's module of its C library lacks. Empty elsewhere.
#ifdef __linux__
#include <features.h>
#include <sys/vfs.h>
#include <sys/xattr.h>

// In unistd.h for those who define _GNU_SOURCE.
int syncfs(int fd);
#ifdef __GLIBC__
// In stdio.h, likewise.
int renameat2(int olddirfd, const char *oldpath, int newdirfd, const char *newpath, unsigned int flags);
#endif
#endif
