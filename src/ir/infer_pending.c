// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops whose inference function has not landed yet: their result types are as declared. A family that lands takes its
// rows out; the file goes with the last one.
#include "ir/infer_priv.h"

#define PENDING(id) \
  bool tn_infer_##id(TnInfer *cx) { return cx != NULL; }
PENDING(opaque)
