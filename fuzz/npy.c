// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The .npy reader on any bytes: no crash, no leak; a file that is read is written and read again with the same result.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tenon/tenon.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(int ok) {
  if (!ok) abort();
}

static void round_trip(const TnBuffer *b, const char *path) {
  TnBuffer *again = NULL;
  TnError *e = tn_buffer_write_npy(b, path);
  must(e == NULL);
  e = tn_buffer_read_npy(NULL, path, tn_buffer_type(b), &again);
  must(e == NULL);
  must(tn_buffer_bytes(b) == tn_buffer_bytes(again) && tn_buffer_rank(b) == tn_buffer_rank(again));
  must(tn_buffer_bytes(b) == 0 || memcmp(tn_buffer_data(b), tn_buffer_data(again), tn_buffer_bytes(b)) == 0);
  tn_buffer_release(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static char path[64];
  if (!path[0]) snprintf(path, sizeof path, "/tmp/tenon-fuzz-npy-%ld", (long)getpid());
  if (size == 0) return 0;
  int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  must(fd >= 0 && write(fd, data + 1, size - 1) == (ssize_t)(size - 1) && close(fd) == 0);
  TnBuffer *b = NULL;
  // The first byte chooses the element type that the caller asks for.
  TnError *e = tn_buffer_read_npy(NULL, path, (TnElementType)(data[0] % (TN_ELEMENT_COMPLEX128 + 1)), &b);
  tn_error_destroy(e);
  if (b) {
    TnBytes text = {0};
    e = tn_buffer_format(b, 50, &text);
    must(e == NULL);
    tn_bytes_free(&text);
    round_trip(b, path);
  }
  tn_buffer_release(b);
  unlink(path);
  return 0;
}
