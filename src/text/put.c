// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What printing spends its time in: putting characters, numbers, strings and types.
#include "text/print_priv.h"

// Most of what is put is a few characters.
static void copy_short(char *to, const char *from, size_t n) {
  if (n >= 8) {
    uint64_t first, last;
    memcpy(&first, from, 8), memcpy(&last, from + n - 8, 8);
    memcpy(to, &first, 8), memcpy(to + n - 8, &last, 8);
  } else {
    for (size_t i = 0; i < n; i++) to[i] = from[i];
  }
}

void tn_put(TnPrinter *p, const char *s, size_t n) {
  TnBuf *b = p->out;
  if (p->is_collecting) return;
  char *at = b->cap - b->n >= n ? b->p + b->n : tn_buf_reserve(b, n);
  b->n += n;
  if (n <= 16) copy_short(at, s, n);
  else memcpy(at, s, n);
}

void tn_put_z(TnPrinter *p, const char *z) { tn_put(p, z, strlen(z)); }
void tn_put_str(TnPrinter *p, TnStr s) { tn_put(p, s.p, s.n); }

void tn_put_char(TnPrinter *p, char c) {
  TnBuf *b = p->out;
  if (p->is_collecting) return;
  if (b->cap == b->n) tn_buf_reserve(b, 1);
  b->p[b->n++] = c;
}

void tn_put_comma(TnPrinter *p, size_t i) {
  if (i) tn_put_lit(p, ", ");
}

void tn_put_u64(TnPrinter *p, uint64_t x) {
  char text[20], *at = text + sizeof text;
  do *--at = (char)('0' + x % 10);
  while (x /= 10);
  tn_put(p, at, (size_t)(text + sizeof text - at));
}

void tn_put_i64(TnPrinter *p, int64_t x) {
  if (x < 0) tn_put_char(p, '-');
  tn_put_u64(p, x < 0 ? 0 - (uint64_t)x : (uint64_t)x);
}

void tn_put_newline(TnPrinter *p) {
  if (p->is_collecting) return;
  char *at = tn_buf_reserve(p->out, (size_t)p->indent + 1);
  *at = '\n';
  memset(at + 1, ' ', p->indent);
  p->out->n += (size_t)p->indent + 1;
}

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_identifier(TnStr s) {
  if (s.n == 0 || !is_letter(s.p[0])) return false;
  for (size_t i = 1; i < s.n; i++)
    if (!is_letter(s.p[i]) && !is_digit(s.p[i]) && s.p[i] != '$' && s.p[i] != '.') return false;
  return true;
}

void tn_put_quoted(TnPrinter *p, TnStr s) {
  tn_put_char(p, '"');
  size_t done = 0;
  for (size_t i = 0; i < s.n; i++) {
    unsigned char c = (unsigned char)s.p[i];
    if (c >= ' ' && c < 0x7F && c != '"' && c != '\\') continue;
    tn_put(p, s.p + done, i - done);
    char escape[3] = {'\\', "0123456789ABCDEF"[c >> 4], "0123456789ABCDEF"[c & 15]};
    if (c == '\\') tn_put_lit(p, "\\\\");
    else tn_put(p, escape, sizeof escape);
    done = i + 1;
  }
  tn_put(p, s.p + done, s.n - done);
  tn_put_char(p, '"');
}

void tn_put_keyword(TnPrinter *p, TnStr s) {
  if (is_identifier(s)) tn_put_str(p, s);
  else tn_put_quoted(p, s);
}

void tn_put_symbol(TnPrinter *p, TnStr name) {
  tn_put_char(p, '@');
  tn_put_keyword(p, name);
}

static void print_encoding(void *user, TnBuf *out, const TnAttr *a) {
  (void)out;  // is p->out
  tn_print_attr(user, a, TN_TYPE_PART_ALWAYS);
}

void tn_print_type(TnPrinter *p, const TnType *t) {
  if (!t) {
    tn_put_lit(p, "<<NULL TYPE>>");
    return;
  }
  size_t slot = (size_t)((uint64_t)(uintptr_t)t * 0x9E3779B97F4A7C15u >> 56) % TN_TYPE_CACHE;
  if (p->types[slot].type == t) {
    if (p->is_collecting) return;
    size_t n = p->types[slot].n;
    char *at = tn_buf_reserve(p->out, n);
    memcpy(at, p->out->p + p->types[slot].at, n);
    p->out->n += n;
    return;
  }
  size_t start = p->out->n;
  tn_type_print(p->out, t, print_encoding, p);
  if (p->is_collecting) p->out->n = start;
  p->types[slot].type = t;
  p->types[slot].at = start;
  p->types[slot].n = p->out->n - start;
}
