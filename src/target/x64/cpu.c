// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Which instructions the code may use.
#include "target/x64/gen.h"

TnXCpu tn_x_cpu(void) {
  TnXCpu cpu = {.has_avx512 = tn_cpu_has_avx512() && tn_cpu_has_avx512_cd()};
  cpu.has_avx2 = cpu.has_avx512 || tn_cpu_has_avx2();
  cpu.has_popcnt = cpu.has_avx512 && tn_cpu_has_avx512_popcnt();
  cpu.has_bitalg = cpu.has_avx512 && tn_cpu_has_avx512_bitalg();
  cpu.has_bf16 = cpu.has_avx512 && tn_cpu_has_avx512_bf16();
  cpu.has_vbmi = cpu.has_avx512 && tn_cpu_has_avx512_vbmi();
  cpu.has_fp16 = cpu.has_avx512 && tn_cpu_has_avx512_fp16();
  cpu.has_gfni = cpu.has_avx512 && tn_cpu_has_gfni();
  // Gathers are slow on processors of AMD, and on those of Intel that must not let them run ahead of a fault; what has
  // AVX512_FP16 is neither, up to now.
  cpu.is_fast_gather = cpu.has_fp16;
  return cpu;
}
