// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What dot_general, ragged_dot and convolution share: the types of products and dot's dimension numbers.
#ifndef TENON_IR_INFER_DOT_PRIV_H
#define TENON_IR_INFER_DOT_PRIV_H

#include "ir/infer_region_priv.h"

// A precision_config has an entry for each operand; those left out are DEFAULT, as producers write it.
bool tn_infer_precision(TnInfer *cx, const TnAttr *config, TnConstraint label);

typedef struct TnQuantLabels {
  TnConstraint plain;                            // unquantized: lhs and rhs have one element type
  TnConstraint all;                              // which of lhs, rhs and result are quantized
  TnConstraint storage, expressed, granularity;  // quantized lhs
  TnConstraint hybrid;                           // unquantized lhs, quantized rhs
} TnQuantLabels;
// Element types of lhs, rhs and result (NULL: not declared) of a product.
bool tn_infer_products(TnInfer *cx, const TnType *lhs, const TnType *rhs, const TnType *result, const TnQuantLabels *l);
// Sets result 0 to a shape, with the element type that the program declares or that of lhs.
void tn_infer_set_product(TnInfer *cx, const TnShapeBuf *shape, const TnType *lhs, TnConstraint label);

typedef struct TnDotDims {
  TnI64s lhs_batching, rhs_batching, lhs_contracting, rhs_contracting;
} TnDotDims;
// dot_general_c1..c10
bool tn_infer_dot_dims(TnInfer *cx, const TnAttr *numbers, TnDotDims *d, const TnType *lhs, const TnType *rhs);
// Adds result dimensions: the batching ones; those of t that none of the three lists names.
void tn_infer_dot_batch_dims(TnShapeBuf *shape, const TnDotDims *d, const TnType *lhs, const TnType *rhs);
void tn_infer_dot_free_dims(TnInfer *cx, TnShapeBuf *shape, const TnType *t, TnI64s a, TnI64s b, TnI64s c);

#endif  // TENON_IR_INFER_DOT_PRIV_H
