// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Which instructions the code may use.
#include "target/x64/gen.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#endif

TnXCpu tn_x_cpu(void) {
  TnXCpu cpu = {0};
#if defined(__x86_64__) && defined(__GNUC__)
  uint32_t a, b = 0, c = 0, d;
  cpu.has_avx2 = tn_cpu_has_avx2();
  // The system saves all of AVX-512 or nothing, so what is left to ask is the processor.
  if (!tn_cpu_has_avx512() || !__get_cpuid_count(7, 0, &a, &b, &c, &d)) return cpu;
  cpu.has_avx512 = b & bit_AVX512CD;
  cpu.has_popcnt = c & bit_AVX512VPOPCNTDQ;
#endif
  return cpu;
}
