// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Files of several programs, separated by lines `// -----`.
#include "text/text.h"

static const char *next_line(const char *at, const char *end) {
  const char *newline = memchr(at, '\n', (size_t)(end - at));
  return newline ? newline + 1 : end;
}

bool tn_text_next_chunk(TnStr file, size_t *at, uint32_t *line, TnStr *out_chunk, uint32_t *out_first_line) {
  static const char mark[] = "// -----";
  enum { MARK = sizeof mark - 1 };
  if (*at > file.n || (*at == file.n && file.n)) return false;
  const char *start = file.p + *at, *end = file.p + file.n, *p = start;
  *out_first_line = *line;
  for (; p < end; p = next_line(p, end), ++*line)
    if (end - p >= MARK && memcmp(p, mark, MARK) == 0) break;
  *out_chunk = (TnStr){start, (size_t)(p - start)};
  if (p < end) {
    p = next_line(p, end);
    ++*line;
    *at = (size_t)(p - file.p);
  } else {
    *at = file.n + 1;
  }
  return true;
}
