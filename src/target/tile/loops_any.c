// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The loops for every CPU.
#include "target/tile/lanes.h"

#define LOOPS tn_tile_loops_any
#define FAST_FMA 0
#include "target/tile/loops_tmpl.h"
