// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each element type: defines
//   static bool FOLD(TnScalarOp op, bool is_signed, void *acc, const void *in, size_t n, int64_t stride)
// acc = op(acc, x) for n elements, rounded to the type each time; false when there is no loop for op.
// The includer defines FOLD, ELEMENT (of integers an unsigned type, in which sums and products wrap) and IS_FLOAT. All
// are undefined here at the end.
#define LOOP(...)                                  \
  for (size_t i = 0; i < n; i++) {                 \
    const ELEMENT b = x[(int64_t)i * stride];      \
    a = __VA_ARGS__;                               \
  }                                                \
  break;

static bool FOLD(TnScalarOp op, bool is_signed, void *acc, const void *in, size_t n, int64_t stride) {
  const ELEMENT *x = in;
  ELEMENT a = *(ELEMENT *)acc;
#if IS_FLOAT
  (void)is_signed;
#else
  const ELEMENT sign = (ELEMENT)is_signed << (sizeof(ELEMENT) * 8 - 1);  // turned, it orders signed integers
#endif
  switch ((unsigned)op) {
    case TN_SCALAR_add: LOOP(a + b)
    case TN_SCALAR_multiply: LOOP(a * b)
#if IS_FLOAT
    // NaN wins; -0 is less than +0.
    case TN_SCALAR_maximum: LOOP(a != a ? a : b != b || b > a || (b == a && __builtin_signbit(a)) ? b : a)
    case TN_SCALAR_minimum: LOOP(a != a ? a : b != b || b < a || (b == a && __builtin_signbit(b)) ? b : a)
#else
    case TN_SCALAR_maximum: LOOP((b ^ sign) > (a ^ sign) ? b : a)
    case TN_SCALAR_minimum: LOOP((b ^ sign) < (a ^ sign) ? b : a)
    case TN_SCALAR_and: LOOP(a & b)
    case TN_SCALAR_or: LOOP(a | b)
    case TN_SCALAR_xor: LOOP(a ^ b)
#endif
    default: return false;
  }
  *(ELEMENT *)acc = a;
  return true;
}

#undef LOOP
#undef FOLD
#undef ELEMENT
#undef IS_FLOAT
