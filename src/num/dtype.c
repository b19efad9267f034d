// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "num/num.h"

const TnDtypeInfo tn_dtype_info[TN_N_DTYPES] = {
#define REAL(t) ((t) == TN_C64 ? TN_F32 : (t) == TN_C128 ? TN_F64 : (t))
#define TN_DTYPE(id, text, class_, bits_, bytes_, ctype) [TN_##id] = {TN_CLASS_##class_, bits_, bytes_, REAL(TN_##id)},
#include "num/dtype.def"
#undef TN_DTYPE
};

const char *tn_dtype_name(TnDtype t) {
  static const char *const names[TN_N_DTYPES] = {
      [TN_DTYPE_NONE] = "none",
#define TN_DTYPE(id, text, class, bits, bytes, ctype) [TN_##id] = text,
#include "num/dtype.def"
#undef TN_DTYPE
  };
  return names[t];
}

TnDtype tn_dtype_find(TnStr name) {
  for (unsigned t = 1; t < TN_N_DTYPES && name.n > 1; t++) {
    const char *own = tn_dtype_name((TnDtype)t);  // two letters at least
    if (name.p[0] == own[0] && name.p[1] == own[1] && tn_str_is(name, own)) return (TnDtype)t;
  }
  return TN_DTYPE_NONE;
}
