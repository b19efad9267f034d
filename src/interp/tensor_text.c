// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elements and tensors as text: for messages and for interpreter.print.
#include "interp/interp_priv.h"

#include <inttypes.h>
#include <math.h>

static void print_real(TnBuf *out, TnDtype t, const uint8_t *p) {
  double x = tn_load_f64(t, p);
  uint64_t bits = 0;
  memcpy(&bits, p, tn_dtype_bytes(t));
  if (isnan(x))
    tn_buf_z(out, "nan");
  else if (isinf(x))
    tn_buf_z(out, x < 0 ? "-inf" : "inf");
  else
    out->n += tn_float_spell(t, bits, tn_buf_reserve(out, TN_FLOAT_SPELL_MAX));
}

void tn_element_print(TnBuf *out, TnDtype t, const uint8_t *p) {
  switch (tn_dtype_class(t)) {
    case TN_CLASS_BOOL: tn_buf_z(out, *p ? "true" : "false"); return;
    case TN_CLASS_SINT: tn_buf_fmt(out, "%" PRId64, tn_load_i64(t, p)); return;
    case TN_CLASS_UINT: tn_buf_fmt(out, "%" PRIu64, (uint64_t)tn_load_i64(t, p)); return;
    case TN_CLASS_FLOAT: print_real(out, t, p); return;
    case TN_CLASS_COMPLEX:
      tn_buf_char(out, '[');
      print_real(out, tn_dtype_real(t), p);
      tn_buf_z(out, ", ");
      print_real(out, tn_dtype_real(t), p + tn_dtype_bytes(t) / 2);
      tn_buf_char(out, ']');
      return;
    case TN_CLASS_NONE: return;
  }
}

// The innermost dimension stands on one line.
static void print_dim(TnBuf *out, const TnTensor *t, uint32_t d, int64_t at) {
  int64_t n = t->dims[d];
  for (uint32_t i = 0; i <= d; i++) tn_buf_z(out, "  ");
  tn_buf_char(out, '[');
  bool is_line = d + 1 == t->rank || n == 0;
  for (int64_t i = 0; i < n; i++) {
    if (i) tn_buf_z(out, is_line ? ", " : ",");
    if (is_line) {
      tn_element_print(out, (TnDtype)t->dtype, t->data + (size_t)(at * n + i) * tn_dtype_bytes((TnDtype)t->dtype));
    } else {
      tn_buf_char(out, '\n');
      print_dim(out, t, d + 1, at * n + i);
    }
  }
  if (!is_line) {
    tn_buf_char(out, '\n');
    for (uint32_t i = 0; i <= d; i++) tn_buf_z(out, "  ");
  }
  tn_buf_char(out, ']');
}

void tn_tensor_print(TnBuf *out, const TnTensor *t, const TnType *type) {
  tn_type_print(out, type, NULL, NULL);
  if (t->kind != TN_VALUE_TENSOR) return;
  tn_buf_z(out, " {");
  if (t->rank == 0) {
    tn_element_print(out, (TnDtype)t->dtype, t->data);
  } else {
    tn_buf_char(out, '\n');
    print_dim(out, t, 0, 0);
    tn_buf_char(out, '\n');
  }
  tn_buf_char(out, '}');
}
