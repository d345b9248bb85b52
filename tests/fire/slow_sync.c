/* For LD_PRELOAD: a disk that needs 25 ms to sync. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

int fsync(int fd) { usleep(25000); return REAL(fsync)(fd); }
int fdatasync(int fd) { usleep(25000); return REAL(fdatasync)(fd); }
