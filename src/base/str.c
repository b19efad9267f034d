// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "base/base.h"

int tn_str_cmp(TnStr a, TnStr b) {
  size_t n = a.n < b.n ? a.n : b.n;
  int c = n ? memcmp(a.p, b.p, n) : 0;
  return c ? c : (a.n > b.n) - (a.n < b.n);
}
