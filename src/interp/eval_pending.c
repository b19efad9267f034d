// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops whose evaluators have not landed yet. A family that lands takes its lines out; the file goes with the last one.
#include "interp/interp.h"

#define PENDING(name)                                                                       \
  TnError *name(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {        \
    (void)in, (void)out;                                                                    \
    return tn_interp_fail(it, op, TN_UNIMPLEMENTED, "the interpreter does not evaluate it"); \
  }

PENDING(tn_eval_all_gather)
PENDING(tn_eval_all_reduce)
PENDING(tn_eval_all_to_all)
PENDING(tn_eval_async_done)
PENDING(tn_eval_async_start)
PENDING(tn_eval_collective_broadcast)
PENDING(tn_eval_collective_permute)
PENDING(tn_eval_collective_reduce)
PENDING(tn_eval_cross_replica_sum)
PENDING(tn_eval_infeed)
PENDING(tn_eval_interpreter_run_parallel)
PENDING(tn_eval_outfeed)
PENDING(tn_eval_partition_id)
PENDING(tn_eval_recv)
PENDING(tn_eval_reduce_scatter)
PENDING(tn_eval_replica_id)
PENDING(tn_eval_send)
