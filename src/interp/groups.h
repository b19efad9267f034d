// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Which processes a collective brings together.
#ifndef TENON_INTERP_GROUPS_H
#define TENON_INTERP_GROUPS_H

#include "interp/parallel.h"

// What the ids of replica_groups are.
typedef enum TnGrouping {
  TN_CROSS_REPLICA,    // replicas, of one partition
  TN_CROSS_PARTITION,  // partitions, of one replica
  TN_CROSS_BOTH,       // replicas, each with all its partitions
  TN_FLATTENED,        // processes
} TnGrouping;

typedef struct TnGroupQuery {
  TnGrouping grouping;
  const TnAttr *groups;  // dense [groups][ids], -1 fills up; or mesh axes
  bool covers;           // every id must be there
  const char *label;     // of the constraint on the number of ids, or on their range
} TnGroupQuery;

typedef struct TnGroup {
  uint32_t n, index;  // n 0: this process is in no group
  uint32_t *members;  // process numbers
} TnGroup;

// The group of this process. Empty groups stand for one of all ids.
TnError *tn_group_find(TnInterp *it, const TnOp *op, const TnGroupQuery *q, TnGroup *out);
int64_t tn_channel_id(const TnAttr *channel);  // 0 when absent
// Number of ids of a grouping, the id of this process, and the process that stands beside it under another id.
uint32_t tn_grouping_size(TnGrouping g, const TnPlace *p);
uint32_t tn_grouping_id(TnGrouping g, const TnPlace *p);
uint32_t tn_grouping_process(TnGrouping g, const TnPlace *p, uint32_t id);

#endif  // TENON_INTERP_GROUPS_H
