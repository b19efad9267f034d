// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type that arithmetic is done in: defines
//   void RUN(TnScalarOp op, void *out, const void *xs, const void *ys, size_t n, unsigned w)
// with a loop that computes a row of scalar.def in the chosen domains; op must have one. The includer has declared RUN,
// static or not, and defines
//   ELEMENT          type of x and y
//   STORE(r)         writes r to element i of out
//   TN_IN_<domain>   as 1 for each domain wanted
// All are undefined here at the end.
// The rows of unary ops do not look at y; callers pass xs for ys then.
#ifndef TN_IN_BOOL
#define TN_IN_BOOL 0
#endif
#ifndef TN_IN_INT
#define TN_IN_INT 0
#endif
#ifndef TN_IN_SINT
#define TN_IN_SINT 0
#endif
#ifndef TN_IN_UINT
#define TN_IN_UINT 0
#endif
#ifndef TN_IN_FLT
#define TN_IN_FLT 0
#endif
#ifndef TN_IN_MATH
#define TN_IN_MATH 0
#endif
#ifndef TN_IN_CPX
#define TN_IN_CPX 0
#endif

#define TN_ROW_0(op, ...)
#define TN_ROW_1(op, ...)  \
  case TN_SCALAR_##op:     \
    STORE(__VA_ARGS__);    \
    break;
#define TN_ROW_(wanted) TN_ROW_##wanted
#define TN_ROW(wanted) TN_ROW_(wanted)

void RUN(TnScalarOp op, void *out, const void *xs, const void *ys, size_t n, unsigned w) {
  const ELEMENT *x_ = xs, *y_ = ys;
  (void)w;
  for (size_t i = 0; i < n; i++) {
    const ELEMENT x = x_[i], y = y_[i];
    (void)x, (void)y;
    switch ((unsigned)op) {
#define TN_SCALAR(op_, domain, ulp, ...) TN_ROW(TN_IN_##domain)(op_, __VA_ARGS__)
#include "num/scalar.def"
      default: tn_unreachable();
    }
  }
}

#undef TN_ROW
#undef TN_ROW_
#undef TN_ROW_0
#undef TN_ROW_1
#undef TN_IN_BOOL
#undef TN_IN_INT
#undef TN_IN_SINT
#undef TN_IN_UINT
#undef TN_IN_FLT
#undef TN_IN_MATH
#undef TN_IN_CPX
#undef RUN
#undef ELEMENT
#undef STORE
