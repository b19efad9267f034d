// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "num/num.h"

const TnDtypeInfo tn_dtype_info[TN_N_DTYPES] = {
    [TN_DTYPE_NONE] = {"none", TN_CLASS_NONE, 0, 0},
#define TN_DTYPE(id, text, class_, bits_, bytes_, ctype) [TN_##id] = {text, TN_CLASS_##class_, bits_, bytes_},
#include "num/dtype.def"
#undef TN_DTYPE
};

TnDtype tn_dtype_find(TnStr name) {
  for (unsigned t = 1; t < TN_N_DTYPES; t++)
    if (name.n && *name.p == *tn_dtype_info[t].name && tn_str_is(name, tn_dtype_info[t].name)) return (TnDtype)t;
  return TN_DTYPE_NONE;
}
