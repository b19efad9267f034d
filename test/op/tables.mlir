// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Tables: elements of a few, picked by indices that are computed, in lanes of every width. Entry k is 3 k mod 101, and
// indices beyond the table give its last entry.

func.func @ui8_256_ui8() {
  %e = stablehlo.iota dim = 0 : tensor<256xi32>
  %c3 = stablehlo.constant dense<3> : tensor<256xi32>
  %c101 = stablehlo.constant dense<101> : tensor<256xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<256xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<256xi32>
  %et = stablehlo.convert %em : (tensor<256xi32>) -> tensor<256xui8>
  %t = stablehlo.optimization_barrier %et : tensor<256xui8>
  %i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %c7 = stablehlo.constant dense<37> : tensor<1000xi32>
  %cm = stablehlo.constant dense<256> : tensor<1000xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<1000xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<1000xi32>
  %ic = stablehlo.convert %im : (tensor<1000xi32>) -> tensor<1000xui8>
  %x = stablehlo.optimization_barrier %ic : tensor<1000xui8>
  %x1 = stablehlo.reshape %x : (tensor<1000xui8>) -> tensor<1000x1xui8>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<256xui8>, tensor<1000x1xui8>) -> tensor<1000xui8>
  %last = stablehlo.constant dense<255> : tensor<1000xi32>
  %w3 = stablehlo.constant dense<3> : tensor<1000xi32>
  %w101 = stablehlo.constant dense<101> : tensor<1000xi32>
  %w = stablehlo.minimum %im, %last : tensor<1000xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<1000xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<1000xi32>
  %want = stablehlo.convert %wm : (tensor<1000xi32>) -> tensor<1000xui8>
  check.expect_eq %got, %want : tensor<1000xui8>
  return
}

// -----

func.func @ui8_64_ui8() {
  %e = stablehlo.iota dim = 0 : tensor<64xi32>
  %c3 = stablehlo.constant dense<3> : tensor<64xi32>
  %c101 = stablehlo.constant dense<101> : tensor<64xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<64xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<64xi32>
  %et = stablehlo.convert %em : (tensor<64xi32>) -> tensor<64xui8>
  %t = stablehlo.optimization_barrier %et : tensor<64xui8>
  %i = stablehlo.iota dim = 0 : tensor<333xi32>
  %c7 = stablehlo.constant dense<37> : tensor<333xi32>
  %cm = stablehlo.constant dense<256> : tensor<333xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<333xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<333xi32>
  %ic = stablehlo.convert %im : (tensor<333xi32>) -> tensor<333xui8>
  %x = stablehlo.optimization_barrier %ic : tensor<333xui8>
  %x1 = stablehlo.reshape %x : (tensor<333xui8>) -> tensor<333x1xui8>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<64xui8>, tensor<333x1xui8>) -> tensor<333xui8>
  %last = stablehlo.constant dense<63> : tensor<333xi32>
  %w3 = stablehlo.constant dense<3> : tensor<333xi32>
  %w101 = stablehlo.constant dense<101> : tensor<333xi32>
  %w = stablehlo.minimum %im, %last : tensor<333xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<333xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<333xi32>
  %want = stablehlo.convert %wm : (tensor<333xi32>) -> tensor<333xui8>
  check.expect_eq %got, %want : tensor<333xui8>
  return
}

// -----

func.func @i8_100_ui8() {
  %e = stablehlo.iota dim = 0 : tensor<100xi32>
  %c3 = stablehlo.constant dense<3> : tensor<100xi32>
  %c101 = stablehlo.constant dense<101> : tensor<100xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<100xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<100xi32>
  %et = stablehlo.convert %em : (tensor<100xi32>) -> tensor<100xi8>
  %t = stablehlo.optimization_barrier %et : tensor<100xi8>
  %i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %c7 = stablehlo.constant dense<37> : tensor<1000xi32>
  %cm = stablehlo.constant dense<256> : tensor<1000xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<1000xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<1000xi32>
  %ic = stablehlo.convert %im : (tensor<1000xi32>) -> tensor<1000xui8>
  %x = stablehlo.optimization_barrier %ic : tensor<1000xui8>
  %x1 = stablehlo.reshape %x : (tensor<1000xui8>) -> tensor<1000x1xui8>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<100xi8>, tensor<1000x1xui8>) -> tensor<1000xi8>
  %last = stablehlo.constant dense<99> : tensor<1000xi32>
  %w3 = stablehlo.constant dense<3> : tensor<1000xi32>
  %w101 = stablehlo.constant dense<101> : tensor<1000xi32>
  %w = stablehlo.minimum %im, %last : tensor<1000xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<1000xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<1000xi32>
  %want = stablehlo.convert %wm : (tensor<1000xi32>) -> tensor<1000xi8>
  check.expect_eq %got, %want : tensor<1000xi8>
  return
}

// -----

func.func @ui8_200_i32() {
  %e = stablehlo.iota dim = 0 : tensor<200xi32>
  %c3 = stablehlo.constant dense<3> : tensor<200xi32>
  %c101 = stablehlo.constant dense<101> : tensor<200xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<200xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<200xi32>
  %et = stablehlo.convert %em : (tensor<200xi32>) -> tensor<200xui8>
  %t = stablehlo.optimization_barrier %et : tensor<200xui8>
  %i = stablehlo.iota dim = 0 : tensor<777xi32>
  %c7 = stablehlo.constant dense<37> : tensor<777xi32>
  %cm = stablehlo.constant dense<209> : tensor<777xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<777xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<777xi32>
  %ic = stablehlo.convert %im : (tensor<777xi32>) -> tensor<777xi32>
  %x = stablehlo.optimization_barrier %ic : tensor<777xi32>
  %x1 = stablehlo.reshape %x : (tensor<777xi32>) -> tensor<777x1xi32>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<200xui8>, tensor<777x1xi32>) -> tensor<777xui8>
  %last = stablehlo.constant dense<199> : tensor<777xi32>
  %w3 = stablehlo.constant dense<3> : tensor<777xi32>
  %w101 = stablehlo.constant dense<101> : tensor<777xi32>
  %w = stablehlo.minimum %im, %last : tensor<777xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<777xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<777xi32>
  %want = stablehlo.convert %wm : (tensor<777xi32>) -> tensor<777xui8>
  check.expect_eq %got, %want : tensor<777xui8>
  return
}

// -----

func.func @i16_100_ui8() {
  %e = stablehlo.iota dim = 0 : tensor<100xi32>
  %c3 = stablehlo.constant dense<3> : tensor<100xi32>
  %c101 = stablehlo.constant dense<101> : tensor<100xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<100xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<100xi32>
  %et = stablehlo.convert %em : (tensor<100xi32>) -> tensor<100xi16>
  %t = stablehlo.optimization_barrier %et : tensor<100xi16>
  %i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %c7 = stablehlo.constant dense<37> : tensor<1000xi32>
  %cm = stablehlo.constant dense<256> : tensor<1000xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<1000xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<1000xi32>
  %ic = stablehlo.convert %im : (tensor<1000xi32>) -> tensor<1000xui8>
  %x = stablehlo.optimization_barrier %ic : tensor<1000xui8>
  %x1 = stablehlo.reshape %x : (tensor<1000xui8>) -> tensor<1000x1xui8>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<100xi16>, tensor<1000x1xui8>) -> tensor<1000xi16>
  %last = stablehlo.constant dense<99> : tensor<1000xi32>
  %w3 = stablehlo.constant dense<3> : tensor<1000xi32>
  %w101 = stablehlo.constant dense<101> : tensor<1000xi32>
  %w = stablehlo.minimum %im, %last : tensor<1000xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<1000xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<1000xi32>
  %want = stablehlo.convert %wm : (tensor<1000xi32>) -> tensor<1000xi16>
  check.expect_eq %got, %want : tensor<1000xi16>
  return
}

// -----

func.func @ui16_250_i32() {
  %e = stablehlo.iota dim = 0 : tensor<250xi32>
  %c3 = stablehlo.constant dense<3> : tensor<250xi32>
  %c101 = stablehlo.constant dense<101> : tensor<250xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<250xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<250xi32>
  %et = stablehlo.convert %em : (tensor<250xi32>) -> tensor<250xui16>
  %t = stablehlo.optimization_barrier %et : tensor<250xui16>
  %i = stablehlo.iota dim = 0 : tensor<500xi32>
  %c7 = stablehlo.constant dense<37> : tensor<500xi32>
  %cm = stablehlo.constant dense<259> : tensor<500xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<500xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<500xi32>
  %ic = stablehlo.convert %im : (tensor<500xi32>) -> tensor<500xi32>
  %x = stablehlo.optimization_barrier %ic : tensor<500xi32>
  %x1 = stablehlo.reshape %x : (tensor<500xi32>) -> tensor<500x1xi32>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<250xui16>, tensor<500x1xi32>) -> tensor<500xui16>
  %last = stablehlo.constant dense<249> : tensor<500xi32>
  %w3 = stablehlo.constant dense<3> : tensor<500xi32>
  %w101 = stablehlo.constant dense<101> : tensor<500xi32>
  %w = stablehlo.minimum %im, %last : tensor<500xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<500xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<500xi32>
  %want = stablehlo.convert %wm : (tensor<500xi32>) -> tensor<500xui16>
  check.expect_eq %got, %want : tensor<500xui16>
  return
}

// -----

func.func @f32_16_i32() {
  %e = stablehlo.iota dim = 0 : tensor<16xi32>
  %c3 = stablehlo.constant dense<3> : tensor<16xi32>
  %c101 = stablehlo.constant dense<101> : tensor<16xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<16xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<16xi32>
  %et = stablehlo.convert %em : (tensor<16xi32>) -> tensor<16xf32>
  %t = stablehlo.optimization_barrier %et : tensor<16xf32>
  %i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %c7 = stablehlo.constant dense<37> : tensor<1000xi32>
  %cm = stablehlo.constant dense<25> : tensor<1000xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<1000xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<1000xi32>
  %ic = stablehlo.convert %im : (tensor<1000xi32>) -> tensor<1000xi32>
  %x = stablehlo.optimization_barrier %ic : tensor<1000xi32>
  %x1 = stablehlo.reshape %x : (tensor<1000xi32>) -> tensor<1000x1xi32>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<1000x1xi32>) -> tensor<1000xf32>
  %last = stablehlo.constant dense<15> : tensor<1000xi32>
  %w3 = stablehlo.constant dense<3> : tensor<1000xi32>
  %w101 = stablehlo.constant dense<101> : tensor<1000xi32>
  %w = stablehlo.minimum %im, %last : tensor<1000xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<1000xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<1000xi32>
  %want = stablehlo.convert %wm : (tensor<1000xi32>) -> tensor<1000xf32>
  check.expect_eq %got, %want : tensor<1000xf32>
  return
}

// -----

func.func @f32_30_i32() {
  %e = stablehlo.iota dim = 0 : tensor<30xi32>
  %c3 = stablehlo.constant dense<3> : tensor<30xi32>
  %c101 = stablehlo.constant dense<101> : tensor<30xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<30xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<30xi32>
  %et = stablehlo.convert %em : (tensor<30xi32>) -> tensor<30xf32>
  %t = stablehlo.optimization_barrier %et : tensor<30xf32>
  %i = stablehlo.iota dim = 0 : tensor<1003xi32>
  %c7 = stablehlo.constant dense<37> : tensor<1003xi32>
  %cm = stablehlo.constant dense<39> : tensor<1003xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<1003xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<1003xi32>
  %ic = stablehlo.convert %im : (tensor<1003xi32>) -> tensor<1003xi32>
  %x = stablehlo.optimization_barrier %ic : tensor<1003xi32>
  %x1 = stablehlo.reshape %x : (tensor<1003xi32>) -> tensor<1003x1xi32>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<1003x1xi32>) -> tensor<1003xf32>
  %last = stablehlo.constant dense<29> : tensor<1003xi32>
  %w3 = stablehlo.constant dense<3> : tensor<1003xi32>
  %w101 = stablehlo.constant dense<101> : tensor<1003xi32>
  %w = stablehlo.minimum %im, %last : tensor<1003xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<1003xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<1003xi32>
  %want = stablehlo.convert %wm : (tensor<1003xi32>) -> tensor<1003xf32>
  check.expect_eq %got, %want : tensor<1003xf32>
  return
}

// -----

func.func @i32_128_i64() {
  %e = stablehlo.iota dim = 0 : tensor<128xi32>
  %c3 = stablehlo.constant dense<3> : tensor<128xi32>
  %c101 = stablehlo.constant dense<101> : tensor<128xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<128xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<128xi32>
  %et = stablehlo.convert %em : (tensor<128xi32>) -> tensor<128xi32>
  %t = stablehlo.optimization_barrier %et : tensor<128xi32>
  %i = stablehlo.iota dim = 0 : tensor<500xi32>
  %c7 = stablehlo.constant dense<37> : tensor<500xi32>
  %cm = stablehlo.constant dense<137> : tensor<500xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<500xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<500xi32>
  %ic = stablehlo.convert %im : (tensor<500xi32>) -> tensor<500xi64>
  %x = stablehlo.optimization_barrier %ic : tensor<500xi64>
  %x1 = stablehlo.reshape %x : (tensor<500xi64>) -> tensor<500x1xi64>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<128xi32>, tensor<500x1xi64>) -> tensor<500xi32>
  %last = stablehlo.constant dense<127> : tensor<500xi32>
  %w3 = stablehlo.constant dense<3> : tensor<500xi32>
  %w101 = stablehlo.constant dense<101> : tensor<500xi32>
  %w = stablehlo.minimum %im, %last : tensor<500xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<500xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<500xi32>
  %want = stablehlo.convert %wm : (tensor<500xi32>) -> tensor<500xi32>
  check.expect_eq %got, %want : tensor<500xi32>
  return
}

// -----

func.func @f64_40_i32() {
  %e = stablehlo.iota dim = 0 : tensor<40xi32>
  %c3 = stablehlo.constant dense<3> : tensor<40xi32>
  %c101 = stablehlo.constant dense<101> : tensor<40xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<40xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<40xi32>
  %et = stablehlo.convert %em : (tensor<40xi32>) -> tensor<40xf64>
  %t = stablehlo.optimization_barrier %et : tensor<40xf64>
  %i = stablehlo.iota dim = 0 : tensor<500xi32>
  %c7 = stablehlo.constant dense<37> : tensor<500xi32>
  %cm = stablehlo.constant dense<49> : tensor<500xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<500xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<500xi32>
  %ic = stablehlo.convert %im : (tensor<500xi32>) -> tensor<500xi32>
  %x = stablehlo.optimization_barrier %ic : tensor<500xi32>
  %x1 = stablehlo.reshape %x : (tensor<500xi32>) -> tensor<500x1xi32>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<40xf64>, tensor<500x1xi32>) -> tensor<500xf64>
  %last = stablehlo.constant dense<39> : tensor<500xi32>
  %w3 = stablehlo.constant dense<3> : tensor<500xi32>
  %w101 = stablehlo.constant dense<101> : tensor<500xi32>
  %w = stablehlo.minimum %im, %last : tensor<500xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<500xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<500xi32>
  %want = stablehlo.convert %wm : (tensor<500xi32>) -> tensor<500xf64>
  check.expect_eq %got, %want : tensor<500xf64>
  return
}

// -----

func.func @bf16_40_i32() {
  %e = stablehlo.iota dim = 0 : tensor<40xi32>
  %c3 = stablehlo.constant dense<3> : tensor<40xi32>
  %c101 = stablehlo.constant dense<101> : tensor<40xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<40xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<40xi32>
  %et = stablehlo.convert %em : (tensor<40xi32>) -> tensor<40xbf16>
  %t = stablehlo.optimization_barrier %et : tensor<40xbf16>
  %i = stablehlo.iota dim = 0 : tensor<500xi32>
  %c7 = stablehlo.constant dense<37> : tensor<500xi32>
  %cm = stablehlo.constant dense<49> : tensor<500xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<500xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<500xi32>
  %ic = stablehlo.convert %im : (tensor<500xi32>) -> tensor<500xi32>
  %x = stablehlo.optimization_barrier %ic : tensor<500xi32>
  %x1 = stablehlo.reshape %x : (tensor<500xi32>) -> tensor<500x1xi32>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<40xbf16>, tensor<500x1xi32>) -> tensor<500xbf16>
  %last = stablehlo.constant dense<39> : tensor<500xi32>
  %w3 = stablehlo.constant dense<3> : tensor<500xi32>
  %w101 = stablehlo.constant dense<101> : tensor<500xi32>
  %w = stablehlo.minimum %im, %last : tensor<500xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<500xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<500xi32>
  %want = stablehlo.convert %wm : (tensor<500xi32>) -> tensor<500xbf16>
  check.expect_eq %got, %want : tensor<500xbf16>
  return
}

// -----

func.func @f16_70_i32() {
  %e = stablehlo.iota dim = 0 : tensor<70xi32>
  %c3 = stablehlo.constant dense<3> : tensor<70xi32>
  %c101 = stablehlo.constant dense<101> : tensor<70xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<70xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<70xi32>
  %et = stablehlo.convert %em : (tensor<70xi32>) -> tensor<70xf16>
  %t = stablehlo.optimization_barrier %et : tensor<70xf16>
  %i = stablehlo.iota dim = 0 : tensor<500xi32>
  %c7 = stablehlo.constant dense<37> : tensor<500xi32>
  %cm = stablehlo.constant dense<79> : tensor<500xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<500xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<500xi32>
  %ic = stablehlo.convert %im : (tensor<500xi32>) -> tensor<500xi32>
  %x = stablehlo.optimization_barrier %ic : tensor<500xi32>
  %x1 = stablehlo.reshape %x : (tensor<500xi32>) -> tensor<500x1xi32>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<70xf16>, tensor<500x1xi32>) -> tensor<500xf16>
  %last = stablehlo.constant dense<69> : tensor<500xi32>
  %w3 = stablehlo.constant dense<3> : tensor<500xi32>
  %w101 = stablehlo.constant dense<101> : tensor<500xi32>
  %w = stablehlo.minimum %im, %last : tensor<500xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<500xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<500xi32>
  %want = stablehlo.convert %wm : (tensor<500xi32>) -> tensor<500xf16>
  check.expect_eq %got, %want : tensor<500xf16>
  return
}

// -----

func.func @i64_9_i32() {
  %e = stablehlo.iota dim = 0 : tensor<9xi32>
  %c3 = stablehlo.constant dense<3> : tensor<9xi32>
  %c101 = stablehlo.constant dense<101> : tensor<9xi32>
  %e3 = stablehlo.multiply %e, %c3 : tensor<9xi32>
  %em = stablehlo.remainder %e3, %c101 : tensor<9xi32>
  %et = stablehlo.convert %em : (tensor<9xi32>) -> tensor<9xi64>
  %t = stablehlo.optimization_barrier %et : tensor<9xi64>
  %i = stablehlo.iota dim = 0 : tensor<100xi32>
  %c7 = stablehlo.constant dense<37> : tensor<100xi32>
  %cm = stablehlo.constant dense<18> : tensor<100xi32>
  %i7 = stablehlo.multiply %i, %c7 : tensor<100xi32>
  %im = stablehlo.remainder %i7, %cm : tensor<100xi32>
  %ic = stablehlo.convert %im : (tensor<100xi32>) -> tensor<100xi32>
  %x = stablehlo.optimization_barrier %ic : tensor<100xi32>
  %x1 = stablehlo.reshape %x : (tensor<100xi32>) -> tensor<100x1xi32>
  %got = "stablehlo.gather"(%t, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xi64>, tensor<100x1xi32>) -> tensor<100xi64>
  %last = stablehlo.constant dense<8> : tensor<100xi32>
  %w3 = stablehlo.constant dense<3> : tensor<100xi32>
  %w101 = stablehlo.constant dense<101> : tensor<100xi32>
  %w = stablehlo.minimum %im, %last : tensor<100xi32>
  %wa = stablehlo.multiply %w, %w3 : tensor<100xi32>
  %wm = stablehlo.remainder %wa, %w101 : tensor<100xi32>
  %want = stablehlo.convert %wm : (tensor<100xi32>) -> tensor<100xi64>
  check.expect_eq %got, %want : tensor<100xi64>
  return
}
