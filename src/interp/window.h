// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The window of one dimension, as reduce_window, select_and_scatter and convolution slide it.
#ifndef TENON_INTERP_WINDOW_H
#define TENON_INTERP_WINDOW_H

#include "interp/interp.h"

// The operand with base_dilation - 1 holes between elements, low and high places of padding (negative: elements cut
// off) makes `padded` places; window i covers `size` of them, `dilation` apart, from place i * stride on.
typedef struct TnWindow {
  int64_t size, stride, base_dilation, dilation, low, high;
  int64_t content;  // end of the operand's part of the padded places
  int64_t padded, outs;
} TnWindow;

// Sets the last three fields for dimension d, of n elements.
TnError *tn_window_measure(TnInterp *it, const TnOp *op, size_t d, int64_t n, TnWindow *w);
// x dilated and padded with init, by the window of each of its dims; x itself (one more reference) when that changes
// nothing.
TnError *tn_window_pad(TnInterp *it, TnTensor *x, const TnWindow *w, const void *init, TnTensor **out);

#endif  // TENON_INTERP_WINDOW_H
