// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// bytecode: MLIR bytecode to module and back: portable StableHLO artifacts (VHLO of every version), mixed artifacts
// with sdy, and native StableHLO bytecode. Functions push on module arenas: call them inside tn_module_run.
#ifndef TENON_BYTECODE_BYTECODE_H
#define TENON_BYTECODE_BYTECODE_H

#include "text/text.h"

typedef struct TnVersion {
  uint32_t major, minor, patch;
} TnVersion;

#define TN_VERSION_MINIMUM ((TnVersion){0, 9, 0})
#define TN_VERSION_CURRENT ((TnVersion){1, 20, 0})  // newest StableHLO whose artifacts are read and written

bool tn_bytecode_detect(const uint8_t *p, size_t n);  // magic number only

// Reads into the fresh module m. Constants point into p, which must live as long as m (see TnModule.file).
// Ends with tn_module_renumber.
TnError *tn_bytecode_read(TnModule *m, const uint8_t *p, size_t n, TnDiags *diags);
// The producer ("StableHLO_v1.8.3") and, when it is a portable artifact, its version; reads the header only.
TnError *tn_bytecode_producer(const uint8_t *p, size_t n, TnStr *out_producer, TnVersion *out_version,
                              bool *out_is_artifact);

typedef struct TnWriteOptions {
  TnVersion target;      // {0}: current
  bool strip_locations;  // write unknown locations only
  bool native;           // StableHLO ops as they are instead of VHLO (no compatibility promise)
} TnWriteOptions;

// Writes a portable artifact, byte-identical to the reference writer's. An op, type or attribute that the target
// version cannot hold is an error that names it.
TnError *tn_bytecode_write(TnBuf *out, TnModule *m, const TnWriteOptions *options, TnDiags *diags);

#endif  // TENON_BYTECODE_BYTECODE_H
