// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Buffers as readable text, laid out as NumPy prints arrays: nested brackets, columns aligned, and of dimensions that
// are too long only the first and last few entries.
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "rt/rt.h"
#include "text/parse.h"

enum { EDGE = 3, CELL = 96, LINE = 100 };

typedef struct Formatter {
  const TnBuffer *b;
  TnBuf *out;
  bool summarise;  // more elements than asked for: cut the middle of long dimensions
  int width;       // of the widest cell
} Formatter;

// Digits of the shortest decimal that reads back to the same value of the type.
static int shortest_digits(TnDtype t, double x) {
  const uint64_t want = tn_float_encode(t, x);
  int low = 1, high = 17;
  while (low < high) {  // more digits are never further away
    char text[64];
    const int digits = (low + high) / 2, n = snprintf(text, sizeof text, "%.*e", digits - 1, fabs(x));
    text[1] = digits > 1 ? '.' : text[1];  // whatever the locale has
    const double back = copysign(tn_number_f64((TnStr){text, (size_t)n}), x);
    if (tn_float_encode(t, back) == want) high = digits;
    else low = digits + 1;
  }
  return low;
}

// As NumPy writes a number: plain from 1e-4 to 1e16, with a point in any case, scientific beyond.
static int format_real(char *cell, size_t n, TnDtype t, double x) {
  if (isnan(x)) return snprintf(cell, n, "nan");
  if (isinf(x)) return snprintf(cell, n, x < 0 ? "-inf" : "inf");
  int digits = shortest_digits(t, x), exponent = 0;
  char text[64];
  snprintf(text, sizeof text, "%.*e", digits - 1, x);
  sscanf(strchr(text, 'e') + 1, "%d", &exponent);
  if (x != 0 && (exponent < -4 || exponent >= 16)) return snprintf(cell, n, "%s", text);
  int decimals = digits - 1 - exponent;
  return snprintf(cell, n, decimals > 0 ? "%.*f" : "%.*f.", decimals > 0 ? decimals : 0, x);
}

static int format_complex(char *cell, size_t n, TnDtype t, TnC128 z) {
  int len = format_real(cell, n, t, z.re);
  if (!(signbit(z.im) && !isnan(z.im))) cell[len++] = '+';
  len += format_real(cell + len, n - (size_t)len, t, z.im);
  return len + snprintf(cell + len, n - (size_t)len, "j");
}

static int format_cell(char *cell, const TnBuffer *b, size_t index) {
  TnDtype t = (TnDtype)b->type;
  const uint8_t *p = b->data + index * tn_dtype_bytes(t);
  switch (tn_dtype_class(t)) {
    case TN_CLASS_BOOL: return snprintf(cell, CELL, *p ? "true" : "false");
    case TN_CLASS_SINT: return snprintf(cell, CELL, "%" PRId64, tn_load_i64(t, p));
    case TN_CLASS_UINT: return snprintf(cell, CELL, "%" PRIu64, (uint64_t)tn_load_i64(t, p));
    case TN_CLASS_FLOAT: return format_real(cell, CELL, t, tn_load_f64(t, p));
    case TN_CLASS_COMPLEX: return format_complex(cell, CELL, tn_dtype_real(t), tn_load_c128(t, p));
    case TN_CLASS_NONE: break;
  }
  return snprintf(cell, CELL, "token");
}

static bool is_cut(const Formatter *f, size_t d) { return f->summarise && f->b->dims[d] > 2 * EDGE; }

static size_t shown(const Formatter *f, size_t d) { return is_cut(f, d) ? 2 * EDGE + 1 : (size_t)f->b->dims[d]; }

static int64_t shown_index(const Formatter *f, size_t d, size_t k) {
  if (!is_cut(f, d) || k < EDGE) return (int64_t)k;
  return k == EDGE ? -1 : f->b->dims[d] - 2 * EDGE - 1 + (int64_t)k;
}

static void measure(Formatter *f, size_t d, size_t offset) {
  if (d == f->b->rank) {
    char cell[CELL];
    int n = format_cell(cell, f->b, offset);
    if (n > f->width) f->width = n;
    return;
  }
  for (size_t k = 0; k < shown(f, d); k++) {
    int64_t i = shown_index(f, d, k);
    if (i >= 0) measure(f, d + 1, offset * (size_t)f->b->dims[d] + (size_t)i);
  }
}

static void indent(Formatter *f, size_t d) {
  tn_buf_char(f->out, '\n');
  for (size_t i = 0; i <= d; i++) tn_buf_char(f->out, ' ');
}

static void write_dim(Formatter *f, size_t d, size_t offset);

static void write_row(Formatter *f, size_t d, size_t offset) {
  size_t column = d + 1;
  for (size_t k = 0; k < shown(f, d); k++) {
    char cell[CELL] = "...";
    int64_t i = shown_index(f, d, k);
    int n = i < 0 ? 3 : format_cell(cell, f->b, offset * (size_t)f->b->dims[d] + (size_t)i);
    int width = i < 0 ? n : f->width;
    if (k && column + (size_t)width + 1 > LINE) {
      indent(f, d);
      column = d + 1;
    } else if (k) {
      tn_buf_char(f->out, ' ');
      column++;
    }
    tn_buf_fmt(f->out, "%*s", width, cell);
    column += (size_t)width;
  }
}

static void write_dim(Formatter *f, size_t d, size_t offset) {
  tn_buf_char(f->out, '[');
  if (d + 1 == f->b->rank) {
    write_row(f, d, offset);
  } else {
    for (size_t k = 0; k < shown(f, d); k++) {
      int64_t i = shown_index(f, d, k);
      if (k) indent(f, d);
      if (i < 0)
        tn_buf_z(f->out, "...");
      else
        write_dim(f, d + 1, offset * (size_t)f->b->dims[d] + (size_t)i);
    }
  }
  tn_buf_char(f->out, ']');
}

typedef struct FormatJob {
  const TnBuffer *b;
  size_t max;
  TnArena *arena;
  TnBytes *out;
} FormatJob;

static TnError *run_format(void *arg) {
  FormatJob *job = arg;
  TnBuf buf = {.arena = job->arena};
  Formatter f = {.b = job->b, .out = &buf, .summarise = job->b->count > job->max};
  if (job->b->count) measure(&f, 0, 0);
  if (job->b->rank == 0) {
    char cell[CELL];
    format_cell(cell, job->b, 0);
    tn_buf_z(&buf, cell);
  } else if (job->b->count == 0) {
    tn_buf_z(&buf, "[]");
  } else {
    write_dim(&f, 0, 0);
  }
  return tn_bytes_from(tn_buf_view(&buf), job->out);
}

TnError *tn_buffer_format(const TnBuffer *b, size_t max_elements, TnBytes *out) {
  TnGuard guard;
  TnArena arena;
  TN_TRY(tn_buffer_check(b));
  TN_NEED(out, "out_text");
  tn_arena_init(&arena, &guard);
  FormatJob job = {b, max_elements ? max_elements : 1000, &arena, out};
  TnError *e = tn_guard_run(&guard, run_format, &job);
  tn_arena_deinit(&arena);
  return e;
}
