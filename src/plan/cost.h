// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The constants of the cost model: what the planner and the executor believe of machines. They decide how programs
// are cut into kernels, never what these compute. `tenon bench --calibrate` prints what this machine measures beside
// them. ns is nanoseconds of one core.
#ifndef TENON_PLAN_COST_H
#define TENON_PLAN_COST_H

// A kernel that touches so many bytes writes past the caches: results of the program, and temporaries, which somebody
// reads. Half of a usual last-level cache, and all of it. Less than the last figure a buffer is not worth it.
#define TN_COST_STREAM_RESULT 16e6
#define TN_COST_STREAM_TEMP 32e6
#define TN_COST_STREAM_LEAST 4e6

#endif  // TENON_PLAN_COST_H
