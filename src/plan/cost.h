// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The constants of the cost model: what the planner and the executor believe of machines. They decide how programs
// are cut into kernels and parts, never what these compute. `tenon bench --calibrate` prints what it measures of a
// machine beside those that can be measured.
#ifndef TENON_PLAN_COST_H
#define TENON_PLAN_COST_H

// Nanoseconds an element of f32 on one core, its loads and stores in the first cache counted.
#define TN_COST_CHEAP 0.1     // an addition, a comparison, a move
#define TN_COST_DIVIDE 0.5    // a division or a square root
#define TN_COST_FUNCTION 0.6  // exponential, sine, power: 0.2 to 1.6
#define TN_COST_HEAVY 3.0     // lgamma, Bessel; the sums of zeta take four times as long, f64 five times
#define TN_COST_MAP 10.0      // a body of map
#define TN_COST_LOOP 50.0     // a body of map with a loop in it
#define TN_COST_WALK 0.2      // an element of a reduction down columns, or copied around an update
#define TN_COST_UPDATE 2.0    // an update of a scatter, at a place of its own
// What costs more is kept for later passes over a row rather than computed again; from a division on.
#define TN_COST_DEAR 0.45
#define TN_COST_KEEP 1.1  // an element that is written once for readers who would make it again

// Nanoseconds of work by the figures above, which are two to five times what elements in the first cache take: below
// which a kernel stays with its caller, and which a thread's part has at least. So that it is some times what it takes
// to hand a part to a thread that waits and to hear of its end. The same in bytes, for copies.
#define TN_COST_SHARE 8000.0
#define TN_COST_PART 4000.0
// Longer kernels are run in pieces of about so many ns, between which a run may be cancelled. Elements that are in no
// cache, or are hard for their function, take a hundred times what is estimated.
#define TN_COST_PIECE 1e5
#define TN_COST_SHARE_BYTES (1 << 20)
#define TN_COST_PART_BYTES (1 << 18)
#define TN_COST_JOIN 4000.0   // kernels of less work may become one, on one thread
#define TN_COST_NARROW 500.0  // narrow lanes of more work stay apart from wide ones

// A kernel that touches so many bytes writes past the caches: results of the program, and temporaries, which somebody
// reads. Half of a usual last-level cache, and all of it. Less than the last figure a buffer is not worth it.
#define TN_COST_STREAM_RESULT 16e6
#define TN_COST_STREAM_TEMP 32e6
#define TN_COST_STREAM_LEAST 4e6

#endif  // TENON_PLAN_COST_H
