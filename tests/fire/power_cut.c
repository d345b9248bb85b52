/* For LD_PRELOAD: remembers, beside each database file, what every write that is not yet synced has replaced.
 *
 * A write to FILE appends (offset, length, size of FILE before, bytes before) to FILE.undo, and a sync empties that.
 * After kill -9 the test writes the old bytes back: what a disk without power would have kept.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

/* The path of an open file, if it is a database or its WAL. */
static int is_ours(int fd, char path[4096 + 8]) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link, path, 4096);
    if (n <= 0) return 0;
    path[n] = 0;
    char *name = strrchr(path, '/');
    return name && !strncmp(name, "/presidium.db", 13) && !strstr(name, "-shm") && !strstr(name, ".undo");
}

/* The undo file of a database or its WAL, open; -1 for any other file. */
static int undo_of(int fd, int flags) {
    char path[4096 + 8];
    if (!is_ours(fd, path)) return -1;
    strcat(path, ".undo");
    return open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | flags, 0600);
}

static void remember(int fd, int64_t offset, int64_t length) {
    int undo = undo_of(fd, 0);
    if (undo < 0) return;
    struct stat now;
    fstat(fd, &now);
    int64_t kept = now.st_size > offset ? now.st_size - offset : 0;
    if (kept > length) kept = length;
    int64_t head[3] = {offset, kept, now.st_size};
    char *record = malloc(sizeof head + kept);
    memcpy(record, head, sizeof head);
    if (kept && pread(fd, record + sizeof head, kept, offset) != kept) abort();
    if (REAL(write)(undo, record, sizeof head + kept) < 0) abort();
    free(record);
    close(undo);
}

static void synced(int fd) {
    int undo = undo_of(fd, O_TRUNC);
    if (undo >= 0) close(undo);
}

/* Other files never wait for the lock: Python's signal handler writes to a pipe, maybe amid a write to the database. */
#define LOCKED(before, call, after) \
    char path[4096 + 8]; \
    if (!is_ours(fd, path)) return call; \
    pthread_mutex_lock(&lock); before; typeof(call) result = call; after; pthread_mutex_unlock(&lock); return result

ssize_t pwrite(int fd, const void *data, size_t n, off_t at) { LOCKED(remember(fd, at, n), REAL(pwrite)(fd, data, n, at), ); }
ssize_t pwrite64(int fd, const void *data, size_t n, off64_t at) { LOCKED(remember(fd, at, n), REAL(pwrite64)(fd, data, n, at), ); }
ssize_t write(int fd, const void *data, size_t n) { LOCKED(remember(fd, lseek(fd, 0, SEEK_CUR), n), REAL(write)(fd, data, n), ); }
int ftruncate(int fd, off_t size) { LOCKED(remember(fd, size, INT64_MAX), REAL(ftruncate)(fd, size), ); }
int ftruncate64(int fd, off64_t size) { LOCKED(remember(fd, size, INT64_MAX), REAL(ftruncate64)(fd, size), ); }
int fsync(int fd) { LOCKED(, REAL(fsync)(fd), if (!result) synced(fd)); }
int fdatasync(int fd) { LOCKED(, REAL(fdatasync)(fd), if (!result) synced(fd)); }
