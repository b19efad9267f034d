// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What call nodes do: num's scalar operations on lanes.
#include "kernel/kernel.h"

_Static_assert((int)TN_N_SCALAR_OPS <= (int)TN_K_CALL_RE, "parts are told from operations");

static TnDtype dtype_of(TnKType t) {
  switch (t) {
    case TN_KT_I32: return TN_I32;
    case TN_KT_I64: return TN_I64;
    case TN_KT_F32: return TN_F32;
    case TN_KT_F64: return TN_F64;
    default: tn_unreachable();
  }
}

// The result may be real: then it is its own real part.
static void run_part(TnScalarOp op, bool imaginary, TnKType t, void *out, const void *x, const void *y, size_t n) {
  size_t size = tn_k_type_bytes(t);
  TnDtype dtype = t == TN_KT_F32 ? TN_C64 : TN_C128, result = tn_scalar_result(op, dtype);
  for (size_t i = 0; i < n; i++) {
    TnC128 z, r;  // room for either type
    memcpy(&z, (const char *)x + i * size, size);
    memcpy((char *)&z + size, (const char *)y + i * size, size);
    tn_scalar_unary(op, dtype, &r, &z, 1);
    memcpy((char *)out + i * size, (char *)&r + (imaginary && result == dtype ? size : 0), size);
  }
}

void tn_k_call_run(int64_t call, TnKType t, void *out, const void *x, const void *y, size_t n) {
  TnScalarOp op = (TnScalarOp)(call & (TN_K_CALL_RE - 1));
  if (call >= TN_K_CALL_RE)
    run_part(op, call >= TN_K_CALL_IM, t, out, x, y, n);
  else if (tn_scalar_operands(op) == 1)
    tn_scalar_unary(op, dtype_of(t), out, x, n);
  else
    tn_scalar_binary(op, dtype_of(t), out, x, y, n);
}

void tn_k_call_some(int64_t call, TnKType t, void *out, const void *x, const void *y, uint64_t lanes) {
  for (size_t bytes = tn_k_type_bytes(t), at = 0; lanes; lanes >>= 1, at += bytes)
    if (lanes & 1) tn_k_call_run(call, t, (char *)out + at, (const char *)x + at, (const char *)y + at, 1);
}
