/*
 * Writes down, in order, everything that a process does to the files of one folder: what it writes and what
 * it syncs. From that list any state can be rebuilt that a power cut could have left (rebuild.ts). Loaded by
 * LD_PRELOAD; built by build-shim.ts. What it cannot follow ends the process: nothing may pass it unseen.
 *
 * A record is a head of seven 64-bit numbers, then a path or data, then a second path (see read-log.ts).
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { OPEN = 1, WRITE, TRUNCATE, SYNC, RENAME, UNLINK, MKDIR, RMDIR, LINK };
enum { MOST_FILES = 65536, MAGIC = 0x5043 };

static char root[4096];
static size_t root_length;
static int log_fd = -1;
static uint64_t opened[MOST_FILES]; /* Which opening a descriptor is of; 0 for files elsewhere. */
static struct { dev_t device; ino_t inode; } files[MOST_FILES];
static uint64_t last_opening;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static void give_up(const char *why) {
  fprintf(stderr, "power-cut shim: %s\n", why);
  abort();
}

__attribute__((constructor)) static void begin(void) {
  const char *folder = getenv("POWER_CUT_FOLDER");
  const char *log = getenv("POWER_CUT_LOG");
  if (!folder || !log) return;
  if (strlen(folder) >= sizeof root) give_up("the name of the folder is too long");
  strcpy(root, folder);
  root_length = strlen(root);
  last_opening = (uint64_t)getpid() << 32;
  int (*real_open)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open64");
  log_fd = real_open(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (log_fd < 0) give_up("the log cannot be opened");
}

static int is_ours(const char *path) {
  return log_fd >= 0 && path && strncmp(path, root, root_length) == 0 &&
         (path[root_length] == '/' || path[root_length] == 0);
}

/* libuv closes by the kernel's own call, which nobody sees: a descriptor may be a socket's by now. */
static uint64_t opening_of(int fd) {
  if (log_fd < 0 || fd < 0 || fd >= MOST_FILES || !opened[fd]) return 0;
  struct stat now;
  if (fstat(fd, &now) == 0 && now.st_dev == files[fd].device && now.st_ino == files[fd].inode) return opened[fd];
  opened[fd] = 0;
  return 0;
}

static void record(uint64_t kind, uint64_t opening, int64_t number, int64_t flags,
                   const void *first, size_t first_length, const char *second) {
  size_t second_length = second ? strlen(second) : 0;
  uint64_t head[7] = {MAGIC, kind, opening, (uint64_t)number, (uint64_t)flags, first_length, second_length};
  struct iovec parts[3] = {{head, sizeof head}, {(void *)first, first_length}, {(void *)second, second_length}};
  ssize_t (*real_writev)(int, const struct iovec *, int) = dlsym(RTLD_NEXT, "writev");
  if (real_writev(log_fd, parts, 3) != (ssize_t)(sizeof head + first_length + second_length)) {
    give_up("the log cannot be written");
  }
}

static void record_path(uint64_t kind, const char *from, const char *to) {
  record(kind, 0, 0, 0, from, strlen(from), to);
}

/* Opening. */

static int open_and_record(int (*real)(const char *, int, ...), const char *path, int flags, mode_t mode) {
  if (!is_ours(path)) {
    int fd = real(path, flags, mode);
    if (fd >= 0 && fd < MOST_FILES) opened[fd] = 0;
    return fd;
  }
  if (flags & (O_SYNC | O_DSYNC) || (flags & O_TMPFILE) == O_TMPFILE) give_up("a way of opening that it does not know");
  pthread_mutex_lock(&lock);
  struct stat before;
  int is_new = stat(path, &before) != 0;
  int fd = real(path, flags, mode);
  int problem = errno;
  if (fd >= 0) {
    if (fd >= MOST_FILES) give_up("too many files are open");
    struct stat file;
    if (fstat(fd, &file) != 0) give_up("a file that was opened cannot be looked at");
    files[fd].device = file.st_dev;
    files[fd].inode = file.st_ino;
    opened[fd] = ++last_opening;
    int made = is_new && (flags & O_CREAT);
    record(OPEN, opened[fd], made, (flags & O_TRUNC) != 0, path, strlen(path), NULL);
  }
  pthread_mutex_unlock(&lock);
  errno = problem;
  return fd;
}

#define OPENER(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name); \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    return open_and_record(real, path, flags, mode); \
  }
OPENER(open)
OPENER(open64)

int openat(int folder, const char *path, int flags, ...) {
  REAL(openat);
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (is_ours(path)) give_up("openat of a file");
  return real(folder, path, flags, mode);
}

int close(int fd) {
  REAL(close);
  if (fd >= 0 && fd < MOST_FILES) opened[fd] = 0;
  return real(fd);
}

/* Writing. */

static void record_written(int fd, const struct iovec *parts, int count, ssize_t written, int64_t at) {
  char *data = malloc((size_t)written);
  size_t length = 0;
  for (int i = 0; i < count && length < (size_t)written; i++) {
    size_t part = parts[i].iov_len;
    if (part > (size_t)written - length) part = (size_t)written - length;
    memcpy(data + length, parts[i].iov_base, part);
    length += part;
  }
  record(WRITE, opened[fd], at, 0, data, length, NULL);
  free(data);
}

#define WRITER(name, parameters, call, parts, count, at) \
  ssize_t name parameters { \
    REAL(name); \
    if (!opening_of(fd)) return real call; \
    pthread_mutex_lock(&lock); \
    ssize_t written = real call; \
    int problem = errno; \
    if (written > 0) record_written(fd, parts, count, written, at); \
    pthread_mutex_unlock(&lock); \
    errno = problem; \
    return written; \
  }
/* Without a place of its own, what was written ends where the descriptor stands now. */
#define BEFORE_HERE (lseek(fd, 0, SEEK_CUR) - written)
WRITER(write, (int fd, const void *data, size_t length), (fd, data, length),
       (&(struct iovec){(void *)data, length}), 1, BEFORE_HERE)
WRITER(writev, (int fd, const struct iovec *parts, int count), (fd, parts, count), parts, count, BEFORE_HERE)
WRITER(pwrite, (int fd, const void *data, size_t length, off_t at), (fd, data, length, at),
       (&(struct iovec){(void *)data, length}), 1, at)
WRITER(pwrite64, (int fd, const void *data, size_t length, off_t at), (fd, data, length, at),
       (&(struct iovec){(void *)data, length}), 1, at)
WRITER(pwritev, (int fd, const struct iovec *parts, int count, off_t at), (fd, parts, count, at), parts, count, at)
WRITER(pwritev64, (int fd, const struct iovec *parts, int count, off_t at), (fd, parts, count, at), parts, count, at)

#define TRUNCATER(name) \
  int name(int fd, off_t length) { \
    REAL(name); \
    if (!opening_of(fd)) return real(fd, length); \
    pthread_mutex_lock(&lock); \
    int result = real(fd, length); \
    if (result == 0) record(TRUNCATE, opened[fd], length, 0, NULL, 0, NULL); \
    pthread_mutex_unlock(&lock); \
    return result; \
  }
TRUNCATER(ftruncate)
TRUNCATER(ftruncate64)

/* Nothing needs to reach a disk here: what counts is that it was asked for. */
#define SYNCER(name) \
  int name(int fd) { \
    REAL(name); \
    if (!opening_of(fd)) return real(fd); \
    pthread_mutex_lock(&lock); \
    record(SYNC, opened[fd], 0, 0, NULL, 0, NULL); \
    pthread_mutex_unlock(&lock); \
    return 0; \
  }
SYNCER(fsync)
SYNCER(fdatasync)

/* SQLite shares the index of its log between processes by mmap. It makes it anew after a power cut. */
static int is_index(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  return length > 4 && memcmp(path + length - 4, "-shm", 4) == 0;
}

#define MAPPER(name) \
  void *name(void *place, size_t length, int protection, int flags, int fd, off_t at) { \
    REAL(name); \
    if (opening_of(fd) && protection & PROT_WRITE && flags & MAP_SHARED && !is_index(fd)) { \
      give_up("a file is written through memory"); \
    } \
    return real(place, length, protection, flags, fd, at); \
  }
MAPPER(mmap)
MAPPER(mmap64)

ssize_t sendfile(int out, int in, off_t *at, size_t count) {
  REAL(sendfile);
  if (opening_of(out)) give_up("sendfile into a file");
  return real(out, in, at, count);
}

ssize_t copy_file_range(int in, off_t *from, int out, off_t *to, size_t length, unsigned flags) {
  REAL(copy_file_range);
  if (opening_of(out)) give_up("copy_file_range into a file");
  return real(in, from, out, to, length, flags);
}

/* Names. */

#define NAMING(kind, name, parameters, call, from, to, ours) \
  int name parameters { \
    REAL(name); \
    if (!(ours)) return real call; \
    pthread_mutex_lock(&lock); \
    int result = real call; \
    int problem = errno; \
    if (result == 0) record_path(kind, from, to); \
    pthread_mutex_unlock(&lock); \
    errno = problem; \
    return result; \
  }
NAMING(RENAME, rename, (const char *from, const char *to), (from, to), from, to, is_ours(from) || is_ours(to))
NAMING(LINK, link, (const char *from, const char *to), (from, to), from, to, is_ours(to))
NAMING(UNLINK, unlink, (const char *path), (path), path, NULL, is_ours(path))
NAMING(MKDIR, mkdir, (const char *path, mode_t mode), (path, mode), path, NULL, is_ours(path))
NAMING(RMDIR, rmdir, (const char *path), (path), path, NULL, is_ours(path))

int unlinkat(int folder, const char *path, int flags) {
  REAL(unlinkat);
  if (is_ours(path)) give_up("unlinkat of a file");
  return real(folder, path, flags);
}
