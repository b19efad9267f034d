// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers that are bounded by what narrower ones hold, or by a little less, before they become such; also behind shifts
// and sums in more bits, as fixed-point programs round and clip.

func.func @i16_71() {
  %rows = stablehlo.constant dense<[[-32768, -32767, 32767, 32766, 0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, -32768, 136, 244, -382, 246, -25, 12, 104, -172, 383, -357, -178, -94, 56, -74, -296, -364, -400, -361, -281, 399, -248, 121, 200, -213, -175, -53, -190, 379, -258, 318, 19508, 22558, -25184, -7052, 8389, -458, 10869, 11578, 10676, -28784, 30086, 3642, 26443, -14979, -9076, 24879, -20520, -28560, -8265, 11742, -24757, 24253, -10418, -17871, 2912, 25915], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x71xi16>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 71] : (tensor<2x71xi16>, tensor<i64>, tensor<i64>) -> tensor<1x71xi16>
  %x = stablehlo.reshape %row : (tensor<1x71xi16>) -> tensor<71xi16>
  %k = stablehlo.constant dense<3> : tensor<71xi16>
  %y = stablehlo.xor %x, %k : tensor<71xi16>
  %aint8_0_0 = stablehlo.constant dense<-128> : tensor<71xi16>
  %bint8_0_0 = stablehlo.constant dense<127> : tensor<71xi16>
  %pint8_0_0 = stablehlo.maximum %y, %aint8_0_0 : tensor<71xi16>
  %qint8_0_0 = stablehlo.minimum %pint8_0_0, %bint8_0_0 : tensor<71xi16>
  %rint8_0_0 = stablehlo.convert %qint8_0_0 : (tensor<71xi16>) -> tensor<71xi8>
  check.expect_eq_const %rint8_0_0, dense<[-128, -128, 127, 127, 3, 2, -4, 124, 127, -125, -128, 127, 127, 127, -128, 127, 127, -128, 127, -28, 15, 107, -128, 127, -128, -128, -95, 59, -75, -128, -128, -128, -128, -128, 127, -128, 122, 127, -128, -128, -56, -128, 127, -128, 127, 127, 127, -128, -128, 127, -128, 127, 127, 127, -128, 127, 127, 127, -128, -128, 127, -128, -128, -128, 127, -128, 127, -128, -128, 127, 127]> : tensor<71xi8>
  %aint8_0_1 = stablehlo.constant dense<127> : tensor<71xi16>
  %bint8_0_1 = stablehlo.constant dense<-128> : tensor<71xi16>
  %pint8_0_1 = stablehlo.minimum %y, %aint8_0_1 : tensor<71xi16>
  %qint8_0_1 = stablehlo.maximum %pint8_0_1, %bint8_0_1 : tensor<71xi16>
  %rint8_0_1 = stablehlo.convert %qint8_0_1 : (tensor<71xi16>) -> tensor<71xi8>
  check.expect_eq_const %rint8_0_1, dense<[-128, -128, 127, 127, 3, 2, -4, 124, 127, -125, -128, 127, 127, 127, -128, 127, 127, -128, 127, -28, 15, 107, -128, 127, -128, -128, -95, 59, -75, -128, -128, -128, -128, -128, 127, -128, 122, 127, -128, -128, -56, -128, 127, -128, 127, 127, 127, -128, -128, 127, -128, 127, 127, 127, -128, 127, 127, 127, -128, -128, 127, -128, -128, -128, 127, -128, 127, -128, -128, 127, 127]> : tensor<71xi8>
  %aint8_1_0 = stablehlo.constant dense<-127> : tensor<71xi16>
  %bint8_1_0 = stablehlo.constant dense<127> : tensor<71xi16>
  %pint8_1_0 = stablehlo.maximum %y, %aint8_1_0 : tensor<71xi16>
  %qint8_1_0 = stablehlo.minimum %pint8_1_0, %bint8_1_0 : tensor<71xi16>
  %rint8_1_0 = stablehlo.convert %qint8_1_0 : (tensor<71xi16>) -> tensor<71xi8>
  check.expect_eq_const %rint8_1_0, dense<[-127, -127, 127, 127, 3, 2, -4, 124, 127, -125, -127, 127, 127, 127, -127, 127, 127, -127, 127, -28, 15, 107, -127, 127, -127, -127, -95, 59, -75, -127, -127, -127, -127, -127, 127, -127, 122, 127, -127, -127, -56, -127, 127, -127, 127, 127, 127, -127, -127, 127, -127, 127, 127, 127, -127, 127, 127, 127, -127, -127, 127, -127, -127, -127, 127, -127, 127, -127, -127, 127, 127]> : tensor<71xi8>
  %aint8_1_1 = stablehlo.constant dense<127> : tensor<71xi16>
  %bint8_1_1 = stablehlo.constant dense<-127> : tensor<71xi16>
  %pint8_1_1 = stablehlo.minimum %y, %aint8_1_1 : tensor<71xi16>
  %qint8_1_1 = stablehlo.maximum %pint8_1_1, %bint8_1_1 : tensor<71xi16>
  %rint8_1_1 = stablehlo.convert %qint8_1_1 : (tensor<71xi16>) -> tensor<71xi8>
  check.expect_eq_const %rint8_1_1, dense<[-127, -127, 127, 127, 3, 2, -4, 124, 127, -125, -127, 127, 127, 127, -127, 127, 127, -127, 127, -28, 15, 107, -127, 127, -127, -127, -95, 59, -75, -127, -127, -127, -127, -127, 127, -127, 122, 127, -127, -127, -56, -127, 127, -127, 127, 127, 127, -127, -127, 127, -127, 127, 127, 127, -127, 127, 127, 127, -127, -127, 127, -127, -127, -127, 127, -127, 127, -127, -127, 127, 127]> : tensor<71xi8>
  %aint8_2_0 = stablehlo.constant dense<-128> : tensor<71xi16>
  %bint8_2_0 = stablehlo.constant dense<126> : tensor<71xi16>
  %pint8_2_0 = stablehlo.maximum %y, %aint8_2_0 : tensor<71xi16>
  %qint8_2_0 = stablehlo.minimum %pint8_2_0, %bint8_2_0 : tensor<71xi16>
  %rint8_2_0 = stablehlo.convert %qint8_2_0 : (tensor<71xi16>) -> tensor<71xi8>
  check.expect_eq_const %rint8_2_0, dense<[-128, -128, 126, 126, 3, 2, -4, 124, 126, -125, -128, 126, 126, 126, -128, 126, 126, -128, 126, -28, 15, 107, -128, 126, -128, -128, -95, 59, -75, -128, -128, -128, -128, -128, 126, -128, 122, 126, -128, -128, -56, -128, 126, -128, 126, 126, 126, -128, -128, 126, -128, 126, 126, 126, -128, 126, 126, 126, -128, -128, 126, -128, -128, -128, 126, -128, 126, -128, -128, 126, 126]> : tensor<71xi8>
  %aint8_2_1 = stablehlo.constant dense<126> : tensor<71xi16>
  %bint8_2_1 = stablehlo.constant dense<-128> : tensor<71xi16>
  %pint8_2_1 = stablehlo.minimum %y, %aint8_2_1 : tensor<71xi16>
  %qint8_2_1 = stablehlo.maximum %pint8_2_1, %bint8_2_1 : tensor<71xi16>
  %rint8_2_1 = stablehlo.convert %qint8_2_1 : (tensor<71xi16>) -> tensor<71xi8>
  check.expect_eq_const %rint8_2_1, dense<[-128, -128, 126, 126, 3, 2, -4, 124, 126, -125, -128, 126, 126, 126, -128, 126, 126, -128, 126, -28, 15, 107, -128, 126, -128, -128, -95, 59, -75, -128, -128, -128, -128, -128, 126, -128, 122, 126, -128, -128, -56, -128, 126, -128, 126, 126, 126, -128, -128, 126, -128, 126, 126, 126, -128, 126, 126, 126, -128, -128, 126, -128, -128, -128, 126, -128, 126, -128, -128, 126, 126]> : tensor<71xi8>
  %auint8_0_0 = stablehlo.constant dense<0> : tensor<71xi16>
  %buint8_0_0 = stablehlo.constant dense<255> : tensor<71xi16>
  %puint8_0_0 = stablehlo.maximum %y, %auint8_0_0 : tensor<71xi16>
  %quint8_0_0 = stablehlo.minimum %puint8_0_0, %buint8_0_0 : tensor<71xi16>
  %ruint8_0_0 = stablehlo.convert %quint8_0_0 : (tensor<71xi16>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_0_0, dense<[0, 0, 255, 255, 3, 2, 0, 124, 131, 0, 0, 252, 255, 255, 0, 139, 247, 0, 245, 0, 15, 107, 0, 255, 0, 0, 0, 59, 0, 0, 0, 0, 0, 0, 255, 0, 122, 203, 0, 0, 0, 0, 255, 0, 255, 255, 255, 0, 0, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 0, 255, 0, 0, 0, 255, 0, 255, 0, 0, 255, 255]> : tensor<71xui8>
  %auint8_0_1 = stablehlo.constant dense<255> : tensor<71xi16>
  %buint8_0_1 = stablehlo.constant dense<0> : tensor<71xi16>
  %puint8_0_1 = stablehlo.minimum %y, %auint8_0_1 : tensor<71xi16>
  %quint8_0_1 = stablehlo.maximum %puint8_0_1, %buint8_0_1 : tensor<71xi16>
  %ruint8_0_1 = stablehlo.convert %quint8_0_1 : (tensor<71xi16>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_0_1, dense<[0, 0, 255, 255, 3, 2, 0, 124, 131, 0, 0, 252, 255, 255, 0, 139, 247, 0, 245, 0, 15, 107, 0, 255, 0, 0, 0, 59, 0, 0, 0, 0, 0, 0, 255, 0, 122, 203, 0, 0, 0, 0, 255, 0, 255, 255, 255, 0, 0, 255, 0, 255, 255, 255, 0, 255, 255, 255, 0, 0, 255, 0, 0, 0, 255, 0, 255, 0, 0, 255, 255]> : tensor<71xui8>
  %auint8_1_0 = stablehlo.constant dense<1> : tensor<71xi16>
  %buint8_1_0 = stablehlo.constant dense<255> : tensor<71xi16>
  %puint8_1_0 = stablehlo.maximum %y, %auint8_1_0 : tensor<71xi16>
  %quint8_1_0 = stablehlo.minimum %puint8_1_0, %buint8_1_0 : tensor<71xi16>
  %ruint8_1_0 = stablehlo.convert %quint8_1_0 : (tensor<71xi16>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_1_0, dense<[1, 1, 255, 255, 3, 2, 1, 124, 131, 1, 1, 252, 255, 255, 1, 139, 247, 1, 245, 1, 15, 107, 1, 255, 1, 1, 1, 59, 1, 1, 1, 1, 1, 1, 255, 1, 122, 203, 1, 1, 1, 1, 255, 1, 255, 255, 255, 1, 1, 255, 1, 255, 255, 255, 1, 255, 255, 255, 1, 1, 255, 1, 1, 1, 255, 1, 255, 1, 1, 255, 255]> : tensor<71xui8>
  %auint8_1_1 = stablehlo.constant dense<255> : tensor<71xi16>
  %buint8_1_1 = stablehlo.constant dense<1> : tensor<71xi16>
  %puint8_1_1 = stablehlo.minimum %y, %auint8_1_1 : tensor<71xi16>
  %quint8_1_1 = stablehlo.maximum %puint8_1_1, %buint8_1_1 : tensor<71xi16>
  %ruint8_1_1 = stablehlo.convert %quint8_1_1 : (tensor<71xi16>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_1_1, dense<[1, 1, 255, 255, 3, 2, 1, 124, 131, 1, 1, 252, 255, 255, 1, 139, 247, 1, 245, 1, 15, 107, 1, 255, 1, 1, 1, 59, 1, 1, 1, 1, 1, 1, 255, 1, 122, 203, 1, 1, 1, 1, 255, 1, 255, 255, 255, 1, 1, 255, 1, 255, 255, 255, 1, 255, 255, 255, 1, 1, 255, 1, 1, 1, 255, 1, 255, 1, 1, 255, 255]> : tensor<71xui8>
  %auint8_2_0 = stablehlo.constant dense<0> : tensor<71xi16>
  %buint8_2_0 = stablehlo.constant dense<254> : tensor<71xi16>
  %puint8_2_0 = stablehlo.maximum %y, %auint8_2_0 : tensor<71xi16>
  %quint8_2_0 = stablehlo.minimum %puint8_2_0, %buint8_2_0 : tensor<71xi16>
  %ruint8_2_0 = stablehlo.convert %quint8_2_0 : (tensor<71xi16>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_2_0, dense<[0, 0, 254, 254, 3, 2, 0, 124, 131, 0, 0, 252, 254, 254, 0, 139, 247, 0, 245, 0, 15, 107, 0, 254, 0, 0, 0, 59, 0, 0, 0, 0, 0, 0, 254, 0, 122, 203, 0, 0, 0, 0, 254, 0, 254, 254, 254, 0, 0, 254, 0, 254, 254, 254, 0, 254, 254, 254, 0, 0, 254, 0, 0, 0, 254, 0, 254, 0, 0, 254, 254]> : tensor<71xui8>
  %auint8_2_1 = stablehlo.constant dense<254> : tensor<71xi16>
  %buint8_2_1 = stablehlo.constant dense<0> : tensor<71xi16>
  %puint8_2_1 = stablehlo.minimum %y, %auint8_2_1 : tensor<71xi16>
  %quint8_2_1 = stablehlo.maximum %puint8_2_1, %buint8_2_1 : tensor<71xi16>
  %ruint8_2_1 = stablehlo.convert %quint8_2_1 : (tensor<71xi16>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_2_1, dense<[0, 0, 254, 254, 3, 2, 0, 124, 131, 0, 0, 252, 254, 254, 0, 139, 247, 0, 245, 0, 15, 107, 0, 254, 0, 0, 0, 59, 0, 0, 0, 0, 0, 0, 254, 0, 122, 203, 0, 0, 0, 0, 254, 0, 254, 254, 254, 0, 0, 254, 0, 254, 254, 254, 0, 254, 254, 254, 0, 0, 254, 0, 0, 0, 254, 0, 254, 0, 0, 254, 254]> : tensor<71xui8>
  return
}

// -----

func.func @i16_150() {
  %rows = stablehlo.constant dense<[[-32768, -32767, 32767, 32766, 0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, -32768, -332, 274, 275, -38, -106, 384, 360, 141, -81, -232, 349, -185, 44, 139, -208, -148, 193, -243, 139, 355, 147, 116, -29, 374, -223, -116, 112, 123, -315, -271, 12596, 22327, 8872, 28409, -8094, -11160, 19563, -30076, -20053, -20127, -7180, -22486, 19524, 22710, -7834, -30846, 13975, -25707, 7373, -21557, 28900, 11634, 32221, 7663, 14658, -8129, 20239, -25366, -22750, -9159, 13951, -952, 22781, 28932, -6474, -4984, 3489, 9532, -1345, 6691, 30048, 15335, -11976, -4894, -6418, -22913, -32708, 19133, -5232, -9715, 8613, 4196, 28504, 7565, 27765, 5157, -11316, -11620, 32037, 5636, -20469, 21675, 21183, -32001, -22462, 12604, -6220, -10417, -27953, -20299, 23463, 21760, 21547, 4701, -23607, -11636, 1775, 32506, -15851, 3171, -540, 183, 3486, 13404, -25805, 31518, 23878, 17559, -14504, -3879, -3466, -12519, -29016, 15999, -32589, 17173, -19979, 9374, -10377, -17284, 28055, -1668, 25540, -20320, -1279], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x150xi16>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 150] : (tensor<2x150xi16>, tensor<i64>, tensor<i64>) -> tensor<1x150xi16>
  %x = stablehlo.reshape %row : (tensor<1x150xi16>) -> tensor<150xi16>
  %k = stablehlo.constant dense<3> : tensor<150xi16>
  %y = stablehlo.xor %x, %k : tensor<150xi16>
  %aint8_0_0 = stablehlo.constant dense<-128> : tensor<150xi16>
  %bint8_0_0 = stablehlo.constant dense<127> : tensor<150xi16>
  %pint8_0_0 = stablehlo.maximum %y, %aint8_0_0 : tensor<150xi16>
  %qint8_0_0 = stablehlo.minimum %pint8_0_0, %bint8_0_0 : tensor<150xi16>
  %rint8_0_0 = stablehlo.convert %qint8_0_0 : (tensor<150xi16>) -> tensor<150xi8>
  check.expect_eq_const %rint8_0_0, dense<[-128, -128, 127, 127, 3, 2, -4, 124, 127, -125, -128, 127, 127, 127, -128, -128, 127, 127, -39, -107, 127, 127, 127, -84, -128, 127, -128, 47, 127, -128, -128, 127, -128, 127, 127, 127, 119, -32, 127, -128, -113, 115, 120, -128, -128, 127, 127, 127, 127, -128, -128, 127, -128, -128, -128, -128, -128, 127, 127, -128, -128, 127, -128, 127, -128, 127, 127, 127, 127, 127, -128, 127, -128, -128, -128, 127, -128, 127, 127, -128, -128, 127, 127, -128, 127, 127, 127, -128, -128, -128, -128, -128, 127, -128, -128, 127, 127, 127, 127, 127, 127, -128, -128, 127, 127, -128, 127, 127, -128, -128, 127, -128, -128, -128, -128, 127, 127, 127, 127, -128, -128, 127, 127, -128, 127, -128, 127, 127, 127, -128, 127, 127, 127, -128, -128, -128, -128, -128, 127, -128, 127, -128, 127, -128, -128, 127, -128, 127, -128, -128]> : tensor<150xi8>
  %aint8_0_1 = stablehlo.constant dense<127> : tensor<150xi16>
  %bint8_0_1 = stablehlo.constant dense<-128> : tensor<150xi16>
  %pint8_0_1 = stablehlo.minimum %y, %aint8_0_1 : tensor<150xi16>
  %qint8_0_1 = stablehlo.maximum %pint8_0_1, %bint8_0_1 : tensor<150xi16>
  %rint8_0_1 = stablehlo.convert %qint8_0_1 : (tensor<150xi16>) -> tensor<150xi8>
  check.expect_eq_const %rint8_0_1, dense<[-128, -128, 127, 127, 3, 2, -4, 124, 127, -125, -128, 127, 127, 127, -128, -128, 127, 127, -39, -107, 127, 127, 127, -84, -128, 127, -128, 47, 127, -128, -128, 127, -128, 127, 127, 127, 119, -32, 127, -128, -113, 115, 120, -128, -128, 127, 127, 127, 127, -128, -128, 127, -128, -128, -128, -128, -128, 127, 127, -128, -128, 127, -128, 127, -128, 127, 127, 127, 127, 127, -128, 127, -128, -128, -128, 127, -128, 127, 127, -128, -128, 127, 127, -128, 127, 127, 127, -128, -128, -128, -128, -128, 127, -128, -128, 127, 127, 127, 127, 127, 127, -128, -128, 127, 127, -128, 127, 127, -128, -128, 127, -128, -128, -128, -128, 127, 127, 127, 127, -128, -128, 127, 127, -128, 127, -128, 127, 127, 127, -128, 127, 127, 127, -128, -128, -128, -128, -128, 127, -128, 127, -128, 127, -128, -128, 127, -128, 127, -128, -128]> : tensor<150xi8>
  %aint8_1_0 = stablehlo.constant dense<-127> : tensor<150xi16>
  %bint8_1_0 = stablehlo.constant dense<127> : tensor<150xi16>
  %pint8_1_0 = stablehlo.maximum %y, %aint8_1_0 : tensor<150xi16>
  %qint8_1_0 = stablehlo.minimum %pint8_1_0, %bint8_1_0 : tensor<150xi16>
  %rint8_1_0 = stablehlo.convert %qint8_1_0 : (tensor<150xi16>) -> tensor<150xi8>
  check.expect_eq_const %rint8_1_0, dense<[-127, -127, 127, 127, 3, 2, -4, 124, 127, -125, -127, 127, 127, 127, -127, -127, 127, 127, -39, -107, 127, 127, 127, -84, -127, 127, -127, 47, 127, -127, -127, 127, -127, 127, 127, 127, 119, -32, 127, -127, -113, 115, 120, -127, -127, 127, 127, 127, 127, -127, -127, 127, -127, -127, -127, -127, -127, 127, 127, -127, -127, 127, -127, 127, -127, 127, 127, 127, 127, 127, -127, 127, -127, -127, -127, 127, -127, 127, 127, -127, -127, 127, 127, -127, 127, 127, 127, -127, -127, -127, -127, -127, 127, -127, -127, 127, 127, 127, 127, 127, 127, -127, -127, 127, 127, -127, 127, 127, -127, -127, 127, -127, -127, -127, -127, 127, 127, 127, 127, -127, -127, 127, 127, -127, 127, -127, 127, 127, 127, -127, 127, 127, 127, -127, -127, -127, -127, -127, 127, -127, 127, -127, 127, -127, -127, 127, -127, 127, -127, -127]> : tensor<150xi8>
  %aint8_1_1 = stablehlo.constant dense<127> : tensor<150xi16>
  %bint8_1_1 = stablehlo.constant dense<-127> : tensor<150xi16>
  %pint8_1_1 = stablehlo.minimum %y, %aint8_1_1 : tensor<150xi16>
  %qint8_1_1 = stablehlo.maximum %pint8_1_1, %bint8_1_1 : tensor<150xi16>
  %rint8_1_1 = stablehlo.convert %qint8_1_1 : (tensor<150xi16>) -> tensor<150xi8>
  check.expect_eq_const %rint8_1_1, dense<[-127, -127, 127, 127, 3, 2, -4, 124, 127, -125, -127, 127, 127, 127, -127, -127, 127, 127, -39, -107, 127, 127, 127, -84, -127, 127, -127, 47, 127, -127, -127, 127, -127, 127, 127, 127, 119, -32, 127, -127, -113, 115, 120, -127, -127, 127, 127, 127, 127, -127, -127, 127, -127, -127, -127, -127, -127, 127, 127, -127, -127, 127, -127, 127, -127, 127, 127, 127, 127, 127, -127, 127, -127, -127, -127, 127, -127, 127, 127, -127, -127, 127, 127, -127, 127, 127, 127, -127, -127, -127, -127, -127, 127, -127, -127, 127, 127, 127, 127, 127, 127, -127, -127, 127, 127, -127, 127, 127, -127, -127, 127, -127, -127, -127, -127, 127, 127, 127, 127, -127, -127, 127, 127, -127, 127, -127, 127, 127, 127, -127, 127, 127, 127, -127, -127, -127, -127, -127, 127, -127, 127, -127, 127, -127, -127, 127, -127, 127, -127, -127]> : tensor<150xi8>
  %aint8_2_0 = stablehlo.constant dense<-128> : tensor<150xi16>
  %bint8_2_0 = stablehlo.constant dense<126> : tensor<150xi16>
  %pint8_2_0 = stablehlo.maximum %y, %aint8_2_0 : tensor<150xi16>
  %qint8_2_0 = stablehlo.minimum %pint8_2_0, %bint8_2_0 : tensor<150xi16>
  %rint8_2_0 = stablehlo.convert %qint8_2_0 : (tensor<150xi16>) -> tensor<150xi8>
  check.expect_eq_const %rint8_2_0, dense<[-128, -128, 126, 126, 3, 2, -4, 124, 126, -125, -128, 126, 126, 126, -128, -128, 126, 126, -39, -107, 126, 126, 126, -84, -128, 126, -128, 47, 126, -128, -128, 126, -128, 126, 126, 126, 119, -32, 126, -128, -113, 115, 120, -128, -128, 126, 126, 126, 126, -128, -128, 126, -128, -128, -128, -128, -128, 126, 126, -128, -128, 126, -128, 126, -128, 126, 126, 126, 126, 126, -128, 126, -128, -128, -128, 126, -128, 126, 126, -128, -128, 126, 126, -128, 126, 126, 126, -128, -128, -128, -128, -128, 126, -128, -128, 126, 126, 126, 126, 126, 126, -128, -128, 126, 126, -128, 126, 126, -128, -128, 126, -128, -128, -128, -128, 126, 126, 126, 126, -128, -128, 126, 126, -128, 126, -128, 126, 126, 126, -128, 126, 126, 126, -128, -128, -128, -128, -128, 126, -128, 126, -128, 126, -128, -128, 126, -128, 126, -128, -128]> : tensor<150xi8>
  %aint8_2_1 = stablehlo.constant dense<126> : tensor<150xi16>
  %bint8_2_1 = stablehlo.constant dense<-128> : tensor<150xi16>
  %pint8_2_1 = stablehlo.minimum %y, %aint8_2_1 : tensor<150xi16>
  %qint8_2_1 = stablehlo.maximum %pint8_2_1, %bint8_2_1 : tensor<150xi16>
  %rint8_2_1 = stablehlo.convert %qint8_2_1 : (tensor<150xi16>) -> tensor<150xi8>
  check.expect_eq_const %rint8_2_1, dense<[-128, -128, 126, 126, 3, 2, -4, 124, 126, -125, -128, 126, 126, 126, -128, -128, 126, 126, -39, -107, 126, 126, 126, -84, -128, 126, -128, 47, 126, -128, -128, 126, -128, 126, 126, 126, 119, -32, 126, -128, -113, 115, 120, -128, -128, 126, 126, 126, 126, -128, -128, 126, -128, -128, -128, -128, -128, 126, 126, -128, -128, 126, -128, 126, -128, 126, 126, 126, 126, 126, -128, 126, -128, -128, -128, 126, -128, 126, 126, -128, -128, 126, 126, -128, 126, 126, 126, -128, -128, -128, -128, -128, 126, -128, -128, 126, 126, 126, 126, 126, 126, -128, -128, 126, 126, -128, 126, 126, -128, -128, 126, -128, -128, -128, -128, 126, 126, 126, 126, -128, -128, 126, 126, -128, 126, -128, 126, 126, 126, -128, 126, 126, 126, -128, -128, -128, -128, -128, 126, -128, 126, -128, 126, -128, -128, 126, -128, 126, -128, -128]> : tensor<150xi8>
  %auint8_0_0 = stablehlo.constant dense<0> : tensor<150xi16>
  %buint8_0_0 = stablehlo.constant dense<255> : tensor<150xi16>
  %puint8_0_0 = stablehlo.maximum %y, %auint8_0_0 : tensor<150xi16>
  %quint8_0_0 = stablehlo.minimum %puint8_0_0, %buint8_0_0 : tensor<150xi16>
  %ruint8_0_0 = stablehlo.convert %quint8_0_0 : (tensor<150xi16>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_0_0, dense<[0, 0, 255, 255, 3, 2, 0, 124, 131, 0, 0, 252, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 142, 0, 0, 255, 0, 47, 136, 0, 0, 194, 0, 136, 255, 144, 119, 0, 255, 0, 0, 115, 120, 0, 0, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 255, 255, 255, 255, 0, 255, 0, 0, 0, 255, 0, 255, 255, 0, 0, 255, 255, 0, 255, 255, 255, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 255, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 255, 255, 0, 255, 0, 180, 255, 255, 0, 255, 255, 255, 0, 0, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 0, 255, 0, 0]> : tensor<150xui8>
  %auint8_0_1 = stablehlo.constant dense<255> : tensor<150xi16>
  %buint8_0_1 = stablehlo.constant dense<0> : tensor<150xi16>
  %puint8_0_1 = stablehlo.minimum %y, %auint8_0_1 : tensor<150xi16>
  %quint8_0_1 = stablehlo.maximum %puint8_0_1, %buint8_0_1 : tensor<150xi16>
  %ruint8_0_1 = stablehlo.convert %quint8_0_1 : (tensor<150xi16>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_0_1, dense<[0, 0, 255, 255, 3, 2, 0, 124, 131, 0, 0, 252, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 142, 0, 0, 255, 0, 47, 136, 0, 0, 194, 0, 136, 255, 144, 119, 0, 255, 0, 0, 115, 120, 0, 0, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 255, 255, 255, 255, 0, 255, 0, 0, 0, 255, 0, 255, 255, 0, 0, 255, 255, 0, 255, 255, 255, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 255, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 255, 255, 0, 255, 0, 180, 255, 255, 0, 255, 255, 255, 0, 0, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 0, 255, 0, 0]> : tensor<150xui8>
  %auint8_1_0 = stablehlo.constant dense<1> : tensor<150xi16>
  %buint8_1_0 = stablehlo.constant dense<255> : tensor<150xi16>
  %puint8_1_0 = stablehlo.maximum %y, %auint8_1_0 : tensor<150xi16>
  %quint8_1_0 = stablehlo.minimum %puint8_1_0, %buint8_1_0 : tensor<150xi16>
  %ruint8_1_0 = stablehlo.convert %quint8_1_0 : (tensor<150xi16>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_1_0, dense<[1, 1, 255, 255, 3, 2, 1, 124, 131, 1, 1, 252, 255, 255, 1, 1, 255, 255, 1, 1, 255, 255, 142, 1, 1, 255, 1, 47, 136, 1, 1, 194, 1, 136, 255, 144, 119, 1, 255, 1, 1, 115, 120, 1, 1, 255, 255, 255, 255, 1, 1, 255, 1, 1, 1, 1, 1, 255, 255, 1, 1, 255, 1, 255, 1, 255, 255, 255, 255, 255, 1, 255, 1, 1, 1, 255, 1, 255, 255, 1, 1, 255, 255, 1, 255, 255, 255, 1, 1, 1, 1, 1, 255, 1, 1, 255, 255, 255, 255, 255, 255, 1, 1, 255, 255, 1, 255, 255, 1, 1, 255, 1, 1, 1, 1, 255, 255, 255, 255, 1, 1, 255, 255, 1, 255, 1, 180, 255, 255, 1, 255, 255, 255, 1, 1, 1, 1, 1, 255, 1, 255, 1, 255, 1, 1, 255, 1, 255, 1, 1]> : tensor<150xui8>
  %auint8_1_1 = stablehlo.constant dense<255> : tensor<150xi16>
  %buint8_1_1 = stablehlo.constant dense<1> : tensor<150xi16>
  %puint8_1_1 = stablehlo.minimum %y, %auint8_1_1 : tensor<150xi16>
  %quint8_1_1 = stablehlo.maximum %puint8_1_1, %buint8_1_1 : tensor<150xi16>
  %ruint8_1_1 = stablehlo.convert %quint8_1_1 : (tensor<150xi16>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_1_1, dense<[1, 1, 255, 255, 3, 2, 1, 124, 131, 1, 1, 252, 255, 255, 1, 1, 255, 255, 1, 1, 255, 255, 142, 1, 1, 255, 1, 47, 136, 1, 1, 194, 1, 136, 255, 144, 119, 1, 255, 1, 1, 115, 120, 1, 1, 255, 255, 255, 255, 1, 1, 255, 1, 1, 1, 1, 1, 255, 255, 1, 1, 255, 1, 255, 1, 255, 255, 255, 255, 255, 1, 255, 1, 1, 1, 255, 1, 255, 255, 1, 1, 255, 255, 1, 255, 255, 255, 1, 1, 1, 1, 1, 255, 1, 1, 255, 255, 255, 255, 255, 255, 1, 1, 255, 255, 1, 255, 255, 1, 1, 255, 1, 1, 1, 1, 255, 255, 255, 255, 1, 1, 255, 255, 1, 255, 1, 180, 255, 255, 1, 255, 255, 255, 1, 1, 1, 1, 1, 255, 1, 255, 1, 255, 1, 1, 255, 1, 255, 1, 1]> : tensor<150xui8>
  %auint8_2_0 = stablehlo.constant dense<0> : tensor<150xi16>
  %buint8_2_0 = stablehlo.constant dense<254> : tensor<150xi16>
  %puint8_2_0 = stablehlo.maximum %y, %auint8_2_0 : tensor<150xi16>
  %quint8_2_0 = stablehlo.minimum %puint8_2_0, %buint8_2_0 : tensor<150xi16>
  %ruint8_2_0 = stablehlo.convert %quint8_2_0 : (tensor<150xi16>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_2_0, dense<[0, 0, 254, 254, 3, 2, 0, 124, 131, 0, 0, 252, 254, 254, 0, 0, 254, 254, 0, 0, 254, 254, 142, 0, 0, 254, 0, 47, 136, 0, 0, 194, 0, 136, 254, 144, 119, 0, 254, 0, 0, 115, 120, 0, 0, 254, 254, 254, 254, 0, 0, 254, 0, 0, 0, 0, 0, 254, 254, 0, 0, 254, 0, 254, 0, 254, 254, 254, 254, 254, 0, 254, 0, 0, 0, 254, 0, 254, 254, 0, 0, 254, 254, 0, 254, 254, 254, 0, 0, 0, 0, 0, 254, 0, 0, 254, 254, 254, 254, 254, 254, 0, 0, 254, 254, 0, 254, 254, 0, 0, 254, 0, 0, 0, 0, 254, 254, 254, 254, 0, 0, 254, 254, 0, 254, 0, 180, 254, 254, 0, 254, 254, 254, 0, 0, 0, 0, 0, 254, 0, 254, 0, 254, 0, 0, 254, 0, 254, 0, 0]> : tensor<150xui8>
  %auint8_2_1 = stablehlo.constant dense<254> : tensor<150xi16>
  %buint8_2_1 = stablehlo.constant dense<0> : tensor<150xi16>
  %puint8_2_1 = stablehlo.minimum %y, %auint8_2_1 : tensor<150xi16>
  %quint8_2_1 = stablehlo.maximum %puint8_2_1, %buint8_2_1 : tensor<150xi16>
  %ruint8_2_1 = stablehlo.convert %quint8_2_1 : (tensor<150xi16>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_2_1, dense<[0, 0, 254, 254, 3, 2, 0, 124, 131, 0, 0, 252, 254, 254, 0, 0, 254, 254, 0, 0, 254, 254, 142, 0, 0, 254, 0, 47, 136, 0, 0, 194, 0, 136, 254, 144, 119, 0, 254, 0, 0, 115, 120, 0, 0, 254, 254, 254, 254, 0, 0, 254, 0, 0, 0, 0, 0, 254, 254, 0, 0, 254, 0, 254, 0, 254, 254, 254, 254, 254, 0, 254, 0, 0, 0, 254, 0, 254, 254, 0, 0, 254, 254, 0, 254, 254, 254, 0, 0, 0, 0, 0, 254, 0, 0, 254, 254, 254, 254, 254, 254, 0, 0, 254, 254, 0, 254, 254, 0, 0, 254, 0, 0, 0, 0, 254, 254, 254, 254, 0, 0, 254, 254, 0, 254, 0, 180, 254, 254, 0, 254, 254, 254, 0, 0, 0, 0, 0, 254, 0, 254, 0, 254, 0, 0, 254, 0, 254, 0, 0]> : tensor<150xui8>
  return
}

// -----

func.func @i32_71() {
  %rows = stablehlo.constant dense<[[-2147483648, -2147483647, 2147483647, 2147483646, 0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535, 65536, -67, -172, 144, -290, 228, -59, 352, -192, -100, 297, 165, -368, -127, -388, 259, -67, -216, 180, 296, -317, 4, -107, 180, 343, 27, 199, -148, 63, -5, 184, -1930800773, -1131839209, -1962831989, 2057705799, 128691505, -49248506, -98034881, -2004247193, 1430813920, 1478985317, -2061057664, 520586461, 244314105, -511652334, -40213332, 1639337803, 420894499, -46152857, 986032681, 830166541, 106260104, 1411576171], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x71xi32>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 71] : (tensor<2x71xi32>, tensor<i64>, tensor<i64>) -> tensor<1x71xi32>
  %x = stablehlo.reshape %row : (tensor<1x71xi32>) -> tensor<71xi32>
  %k = stablehlo.constant dense<3> : tensor<71xi32>
  %y = stablehlo.xor %x, %k : tensor<71xi32>
  %aint8_0_0 = stablehlo.constant dense<-128> : tensor<71xi32>
  %bint8_0_0 = stablehlo.constant dense<127> : tensor<71xi32>
  %pint8_0_0 = stablehlo.maximum %y, %aint8_0_0 : tensor<71xi32>
  %qint8_0_0 = stablehlo.minimum %pint8_0_0, %bint8_0_0 : tensor<71xi32>
  %rint8_0_0 = stablehlo.convert %qint8_0_0 : (tensor<71xi32>) -> tensor<71xi8>
  check.expect_eq_const %rint8_0_0, dense<[-128, -128, 127, 127, 3, 2, -4, 124, 127, -125, -128, 127, 127, 127, 127, -128, -128, 127, 127, -66, -128, 127, -128, 127, -58, 127, -128, -97, 127, 127, -128, -126, -128, 127, -66, -128, 127, 127, -128, 7, -106, 127, 127, 24, 127, -128, 60, -8, 127, -128, -128, -128, 127, 127, -128, -128, -128, 127, 127, -128, 127, 127, -128, -128, 127, 127, -128, 127, 127, 127, 127]> : tensor<71xi8>
  %aint8_0_1 = stablehlo.constant dense<127> : tensor<71xi32>
  %bint8_0_1 = stablehlo.constant dense<-128> : tensor<71xi32>
  %pint8_0_1 = stablehlo.minimum %y, %aint8_0_1 : tensor<71xi32>
  %qint8_0_1 = stablehlo.maximum %pint8_0_1, %bint8_0_1 : tensor<71xi32>
  %rint8_0_1 = stablehlo.convert %qint8_0_1 : (tensor<71xi32>) -> tensor<71xi8>
  check.expect_eq_const %rint8_0_1, dense<[-128, -128, 127, 127, 3, 2, -4, 124, 127, -125, -128, 127, 127, 127, 127, -128, -128, 127, 127, -66, -128, 127, -128, 127, -58, 127, -128, -97, 127, 127, -128, -126, -128, 127, -66, -128, 127, 127, -128, 7, -106, 127, 127, 24, 127, -128, 60, -8, 127, -128, -128, -128, 127, 127, -128, -128, -128, 127, 127, -128, 127, 127, -128, -128, 127, 127, -128, 127, 127, 127, 127]> : tensor<71xi8>
  %aint8_1_0 = stablehlo.constant dense<-127> : tensor<71xi32>
  %bint8_1_0 = stablehlo.constant dense<127> : tensor<71xi32>
  %pint8_1_0 = stablehlo.maximum %y, %aint8_1_0 : tensor<71xi32>
  %qint8_1_0 = stablehlo.minimum %pint8_1_0, %bint8_1_0 : tensor<71xi32>
  %rint8_1_0 = stablehlo.convert %qint8_1_0 : (tensor<71xi32>) -> tensor<71xi8>
  check.expect_eq_const %rint8_1_0, dense<[-127, -127, 127, 127, 3, 2, -4, 124, 127, -125, -127, 127, 127, 127, 127, -127, -127, 127, 127, -66, -127, 127, -127, 127, -58, 127, -127, -97, 127, 127, -127, -126, -127, 127, -66, -127, 127, 127, -127, 7, -106, 127, 127, 24, 127, -127, 60, -8, 127, -127, -127, -127, 127, 127, -127, -127, -127, 127, 127, -127, 127, 127, -127, -127, 127, 127, -127, 127, 127, 127, 127]> : tensor<71xi8>
  %aint8_1_1 = stablehlo.constant dense<127> : tensor<71xi32>
  %bint8_1_1 = stablehlo.constant dense<-127> : tensor<71xi32>
  %pint8_1_1 = stablehlo.minimum %y, %aint8_1_1 : tensor<71xi32>
  %qint8_1_1 = stablehlo.maximum %pint8_1_1, %bint8_1_1 : tensor<71xi32>
  %rint8_1_1 = stablehlo.convert %qint8_1_1 : (tensor<71xi32>) -> tensor<71xi8>
  check.expect_eq_const %rint8_1_1, dense<[-127, -127, 127, 127, 3, 2, -4, 124, 127, -125, -127, 127, 127, 127, 127, -127, -127, 127, 127, -66, -127, 127, -127, 127, -58, 127, -127, -97, 127, 127, -127, -126, -127, 127, -66, -127, 127, 127, -127, 7, -106, 127, 127, 24, 127, -127, 60, -8, 127, -127, -127, -127, 127, 127, -127, -127, -127, 127, 127, -127, 127, 127, -127, -127, 127, 127, -127, 127, 127, 127, 127]> : tensor<71xi8>
  %aint8_2_0 = stablehlo.constant dense<-128> : tensor<71xi32>
  %bint8_2_0 = stablehlo.constant dense<126> : tensor<71xi32>
  %pint8_2_0 = stablehlo.maximum %y, %aint8_2_0 : tensor<71xi32>
  %qint8_2_0 = stablehlo.minimum %pint8_2_0, %bint8_2_0 : tensor<71xi32>
  %rint8_2_0 = stablehlo.convert %qint8_2_0 : (tensor<71xi32>) -> tensor<71xi8>
  check.expect_eq_const %rint8_2_0, dense<[-128, -128, 126, 126, 3, 2, -4, 124, 126, -125, -128, 126, 126, 126, 126, -128, -128, 126, 126, -66, -128, 126, -128, 126, -58, 126, -128, -97, 126, 126, -128, -126, -128, 126, -66, -128, 126, 126, -128, 7, -106, 126, 126, 24, 126, -128, 60, -8, 126, -128, -128, -128, 126, 126, -128, -128, -128, 126, 126, -128, 126, 126, -128, -128, 126, 126, -128, 126, 126, 126, 126]> : tensor<71xi8>
  %aint8_2_1 = stablehlo.constant dense<126> : tensor<71xi32>
  %bint8_2_1 = stablehlo.constant dense<-128> : tensor<71xi32>
  %pint8_2_1 = stablehlo.minimum %y, %aint8_2_1 : tensor<71xi32>
  %qint8_2_1 = stablehlo.maximum %pint8_2_1, %bint8_2_1 : tensor<71xi32>
  %rint8_2_1 = stablehlo.convert %qint8_2_1 : (tensor<71xi32>) -> tensor<71xi8>
  check.expect_eq_const %rint8_2_1, dense<[-128, -128, 126, 126, 3, 2, -4, 124, 126, -125, -128, 126, 126, 126, 126, -128, -128, 126, 126, -66, -128, 126, -128, 126, -58, 126, -128, -97, 126, 126, -128, -126, -128, 126, -66, -128, 126, 126, -128, 7, -106, 126, 126, 24, 126, -128, 60, -8, 126, -128, -128, -128, 126, 126, -128, -128, -128, 126, 126, -128, 126, 126, -128, -128, 126, 126, -128, 126, 126, 126, 126]> : tensor<71xi8>
  %auint8_0_0 = stablehlo.constant dense<0> : tensor<71xi32>
  %buint8_0_0 = stablehlo.constant dense<255> : tensor<71xi32>
  %puint8_0_0 = stablehlo.maximum %y, %auint8_0_0 : tensor<71xi32>
  %quint8_0_0 = stablehlo.minimum %puint8_0_0, %buint8_0_0 : tensor<71xi32>
  %ruint8_0_0 = stablehlo.convert %quint8_0_0 : (tensor<71xi32>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_0_0, dense<[0, 0, 255, 255, 3, 2, 0, 124, 131, 0, 0, 252, 255, 255, 255, 0, 0, 255, 255, 0, 0, 147, 0, 231, 0, 255, 0, 0, 255, 166, 0, 0, 0, 255, 0, 0, 183, 255, 0, 7, 0, 183, 255, 24, 196, 0, 60, 0, 187, 0, 0, 0, 255, 255, 0, 0, 0, 255, 255, 0, 255, 255, 0, 0, 255, 255, 0, 255, 255, 255, 255]> : tensor<71xui8>
  %auint8_0_1 = stablehlo.constant dense<255> : tensor<71xi32>
  %buint8_0_1 = stablehlo.constant dense<0> : tensor<71xi32>
  %puint8_0_1 = stablehlo.minimum %y, %auint8_0_1 : tensor<71xi32>
  %quint8_0_1 = stablehlo.maximum %puint8_0_1, %buint8_0_1 : tensor<71xi32>
  %ruint8_0_1 = stablehlo.convert %quint8_0_1 : (tensor<71xi32>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_0_1, dense<[0, 0, 255, 255, 3, 2, 0, 124, 131, 0, 0, 252, 255, 255, 255, 0, 0, 255, 255, 0, 0, 147, 0, 231, 0, 255, 0, 0, 255, 166, 0, 0, 0, 255, 0, 0, 183, 255, 0, 7, 0, 183, 255, 24, 196, 0, 60, 0, 187, 0, 0, 0, 255, 255, 0, 0, 0, 255, 255, 0, 255, 255, 0, 0, 255, 255, 0, 255, 255, 255, 255]> : tensor<71xui8>
  %auint8_1_0 = stablehlo.constant dense<1> : tensor<71xi32>
  %buint8_1_0 = stablehlo.constant dense<255> : tensor<71xi32>
  %puint8_1_0 = stablehlo.maximum %y, %auint8_1_0 : tensor<71xi32>
  %quint8_1_0 = stablehlo.minimum %puint8_1_0, %buint8_1_0 : tensor<71xi32>
  %ruint8_1_0 = stablehlo.convert %quint8_1_0 : (tensor<71xi32>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_1_0, dense<[1, 1, 255, 255, 3, 2, 1, 124, 131, 1, 1, 252, 255, 255, 255, 1, 1, 255, 255, 1, 1, 147, 1, 231, 1, 255, 1, 1, 255, 166, 1, 1, 1, 255, 1, 1, 183, 255, 1, 7, 1, 183, 255, 24, 196, 1, 60, 1, 187, 1, 1, 1, 255, 255, 1, 1, 1, 255, 255, 1, 255, 255, 1, 1, 255, 255, 1, 255, 255, 255, 255]> : tensor<71xui8>
  %auint8_1_1 = stablehlo.constant dense<255> : tensor<71xi32>
  %buint8_1_1 = stablehlo.constant dense<1> : tensor<71xi32>
  %puint8_1_1 = stablehlo.minimum %y, %auint8_1_1 : tensor<71xi32>
  %quint8_1_1 = stablehlo.maximum %puint8_1_1, %buint8_1_1 : tensor<71xi32>
  %ruint8_1_1 = stablehlo.convert %quint8_1_1 : (tensor<71xi32>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_1_1, dense<[1, 1, 255, 255, 3, 2, 1, 124, 131, 1, 1, 252, 255, 255, 255, 1, 1, 255, 255, 1, 1, 147, 1, 231, 1, 255, 1, 1, 255, 166, 1, 1, 1, 255, 1, 1, 183, 255, 1, 7, 1, 183, 255, 24, 196, 1, 60, 1, 187, 1, 1, 1, 255, 255, 1, 1, 1, 255, 255, 1, 255, 255, 1, 1, 255, 255, 1, 255, 255, 255, 255]> : tensor<71xui8>
  %auint8_2_0 = stablehlo.constant dense<0> : tensor<71xi32>
  %buint8_2_0 = stablehlo.constant dense<254> : tensor<71xi32>
  %puint8_2_0 = stablehlo.maximum %y, %auint8_2_0 : tensor<71xi32>
  %quint8_2_0 = stablehlo.minimum %puint8_2_0, %buint8_2_0 : tensor<71xi32>
  %ruint8_2_0 = stablehlo.convert %quint8_2_0 : (tensor<71xi32>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_2_0, dense<[0, 0, 254, 254, 3, 2, 0, 124, 131, 0, 0, 252, 254, 254, 254, 0, 0, 254, 254, 0, 0, 147, 0, 231, 0, 254, 0, 0, 254, 166, 0, 0, 0, 254, 0, 0, 183, 254, 0, 7, 0, 183, 254, 24, 196, 0, 60, 0, 187, 0, 0, 0, 254, 254, 0, 0, 0, 254, 254, 0, 254, 254, 0, 0, 254, 254, 0, 254, 254, 254, 254]> : tensor<71xui8>
  %auint8_2_1 = stablehlo.constant dense<254> : tensor<71xi32>
  %buint8_2_1 = stablehlo.constant dense<0> : tensor<71xi32>
  %puint8_2_1 = stablehlo.minimum %y, %auint8_2_1 : tensor<71xi32>
  %quint8_2_1 = stablehlo.maximum %puint8_2_1, %buint8_2_1 : tensor<71xi32>
  %ruint8_2_1 = stablehlo.convert %quint8_2_1 : (tensor<71xi32>) -> tensor<71xui8>
  check.expect_eq_const %ruint8_2_1, dense<[0, 0, 254, 254, 3, 2, 0, 124, 131, 0, 0, 252, 254, 254, 254, 0, 0, 254, 254, 0, 0, 147, 0, 231, 0, 254, 0, 0, 254, 166, 0, 0, 0, 254, 0, 0, 183, 254, 0, 7, 0, 183, 254, 24, 196, 0, 60, 0, 187, 0, 0, 0, 254, 254, 0, 0, 0, 254, 254, 0, 254, 254, 0, 0, 254, 254, 0, 254, 254, 254, 254]> : tensor<71xui8>
  %aint16_0_0 = stablehlo.constant dense<-32768> : tensor<71xi32>
  %bint16_0_0 = stablehlo.constant dense<32767> : tensor<71xi32>
  %pint16_0_0 = stablehlo.maximum %y, %aint16_0_0 : tensor<71xi32>
  %qint16_0_0 = stablehlo.minimum %pint16_0_0, %bint16_0_0 : tensor<71xi32>
  %rint16_0_0 = stablehlo.convert %qint16_0_0 : (tensor<71xi32>) -> tensor<71xi16>
  check.expect_eq_const %rint16_0_0, dense<[-32768, -32768, 32767, 32767, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32767, -32765, -32768, 32767, 32767, -66, -169, 147, -291, 231, -58, 355, -189, -97, 298, 166, -365, -126, -385, 256, -66, -213, 183, 299, -320, 7, -106, 183, 340, 24, 196, -145, 60, -8, 187, -32768, -32768, -32768, 32767, 32767, -32768, -32768, -32768, 32767, 32767, -32768, 32767, 32767, -32768, -32768, 32767, 32767, -32768, 32767, 32767, 32767, 32767]> : tensor<71xi16>
  %aint16_0_1 = stablehlo.constant dense<32767> : tensor<71xi32>
  %bint16_0_1 = stablehlo.constant dense<-32768> : tensor<71xi32>
  %pint16_0_1 = stablehlo.minimum %y, %aint16_0_1 : tensor<71xi32>
  %qint16_0_1 = stablehlo.maximum %pint16_0_1, %bint16_0_1 : tensor<71xi32>
  %rint16_0_1 = stablehlo.convert %qint16_0_1 : (tensor<71xi32>) -> tensor<71xi16>
  check.expect_eq_const %rint16_0_1, dense<[-32768, -32768, 32767, 32767, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32767, -32765, -32768, 32767, 32767, -66, -169, 147, -291, 231, -58, 355, -189, -97, 298, 166, -365, -126, -385, 256, -66, -213, 183, 299, -320, 7, -106, 183, 340, 24, 196, -145, 60, -8, 187, -32768, -32768, -32768, 32767, 32767, -32768, -32768, -32768, 32767, 32767, -32768, 32767, 32767, -32768, -32768, 32767, 32767, -32768, 32767, 32767, 32767, 32767]> : tensor<71xi16>
  %aint16_1_0 = stablehlo.constant dense<-32767> : tensor<71xi32>
  %bint16_1_0 = stablehlo.constant dense<32767> : tensor<71xi32>
  %pint16_1_0 = stablehlo.maximum %y, %aint16_1_0 : tensor<71xi32>
  %qint16_1_0 = stablehlo.minimum %pint16_1_0, %bint16_1_0 : tensor<71xi32>
  %rint16_1_0 = stablehlo.convert %qint16_1_0 : (tensor<71xi32>) -> tensor<71xi16>
  check.expect_eq_const %rint16_1_0, dense<[-32767, -32767, 32767, 32767, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32767, -32765, -32767, 32767, 32767, -66, -169, 147, -291, 231, -58, 355, -189, -97, 298, 166, -365, -126, -385, 256, -66, -213, 183, 299, -320, 7, -106, 183, 340, 24, 196, -145, 60, -8, 187, -32767, -32767, -32767, 32767, 32767, -32767, -32767, -32767, 32767, 32767, -32767, 32767, 32767, -32767, -32767, 32767, 32767, -32767, 32767, 32767, 32767, 32767]> : tensor<71xi16>
  %aint16_1_1 = stablehlo.constant dense<32767> : tensor<71xi32>
  %bint16_1_1 = stablehlo.constant dense<-32767> : tensor<71xi32>
  %pint16_1_1 = stablehlo.minimum %y, %aint16_1_1 : tensor<71xi32>
  %qint16_1_1 = stablehlo.maximum %pint16_1_1, %bint16_1_1 : tensor<71xi32>
  %rint16_1_1 = stablehlo.convert %qint16_1_1 : (tensor<71xi32>) -> tensor<71xi16>
  check.expect_eq_const %rint16_1_1, dense<[-32767, -32767, 32767, 32767, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32767, -32765, -32767, 32767, 32767, -66, -169, 147, -291, 231, -58, 355, -189, -97, 298, 166, -365, -126, -385, 256, -66, -213, 183, 299, -320, 7, -106, 183, 340, 24, 196, -145, 60, -8, 187, -32767, -32767, -32767, 32767, 32767, -32767, -32767, -32767, 32767, 32767, -32767, 32767, 32767, -32767, -32767, 32767, 32767, -32767, 32767, 32767, 32767, 32767]> : tensor<71xi16>
  %aint16_2_0 = stablehlo.constant dense<-32768> : tensor<71xi32>
  %bint16_2_0 = stablehlo.constant dense<32766> : tensor<71xi32>
  %pint16_2_0 = stablehlo.maximum %y, %aint16_2_0 : tensor<71xi32>
  %qint16_2_0 = stablehlo.minimum %pint16_2_0, %bint16_2_0 : tensor<71xi32>
  %rint16_2_0 = stablehlo.convert %qint16_2_0 : (tensor<71xi32>) -> tensor<71xi16>
  check.expect_eq_const %rint16_2_0, dense<[-32768, -32768, 32766, 32766, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32766, -32765, -32768, 32766, 32766, -66, -169, 147, -291, 231, -58, 355, -189, -97, 298, 166, -365, -126, -385, 256, -66, -213, 183, 299, -320, 7, -106, 183, 340, 24, 196, -145, 60, -8, 187, -32768, -32768, -32768, 32766, 32766, -32768, -32768, -32768, 32766, 32766, -32768, 32766, 32766, -32768, -32768, 32766, 32766, -32768, 32766, 32766, 32766, 32766]> : tensor<71xi16>
  %aint16_2_1 = stablehlo.constant dense<32766> : tensor<71xi32>
  %bint16_2_1 = stablehlo.constant dense<-32768> : tensor<71xi32>
  %pint16_2_1 = stablehlo.minimum %y, %aint16_2_1 : tensor<71xi32>
  %qint16_2_1 = stablehlo.maximum %pint16_2_1, %bint16_2_1 : tensor<71xi32>
  %rint16_2_1 = stablehlo.convert %qint16_2_1 : (tensor<71xi32>) -> tensor<71xi16>
  check.expect_eq_const %rint16_2_1, dense<[-32768, -32768, 32766, 32766, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32766, -32765, -32768, 32766, 32766, -66, -169, 147, -291, 231, -58, 355, -189, -97, 298, 166, -365, -126, -385, 256, -66, -213, 183, 299, -320, 7, -106, 183, 340, 24, 196, -145, 60, -8, 187, -32768, -32768, -32768, 32766, 32766, -32768, -32768, -32768, 32766, 32766, -32768, 32766, 32766, -32768, -32768, 32766, 32766, -32768, 32766, 32766, 32766, 32766]> : tensor<71xi16>
  %auint16_0_0 = stablehlo.constant dense<0> : tensor<71xi32>
  %buint16_0_0 = stablehlo.constant dense<65535> : tensor<71xi32>
  %puint16_0_0 = stablehlo.maximum %y, %auint16_0_0 : tensor<71xi32>
  %quint16_0_0 = stablehlo.minimum %puint16_0_0, %buint16_0_0 : tensor<71xi32>
  %ruint16_0_0 = stablehlo.convert %quint16_0_0 : (tensor<71xi32>) -> tensor<71xui16>
  check.expect_eq_const %ruint16_0_0, dense<[0, 0, 65535, 65535, 3, 2, 0, 124, 131, 0, 0, 252, 259, 32764, 32771, 0, 0, 65532, 65535, 0, 0, 147, 0, 231, 0, 355, 0, 0, 298, 166, 0, 0, 0, 256, 0, 0, 183, 299, 0, 7, 0, 183, 340, 24, 196, 0, 60, 0, 187, 0, 0, 0, 65535, 65535, 0, 0, 0, 65535, 65535, 0, 65535, 65535, 0, 0, 65535, 65535, 0, 65535, 65535, 65535, 65535]> : tensor<71xui16>
  %auint16_0_1 = stablehlo.constant dense<65535> : tensor<71xi32>
  %buint16_0_1 = stablehlo.constant dense<0> : tensor<71xi32>
  %puint16_0_1 = stablehlo.minimum %y, %auint16_0_1 : tensor<71xi32>
  %quint16_0_1 = stablehlo.maximum %puint16_0_1, %buint16_0_1 : tensor<71xi32>
  %ruint16_0_1 = stablehlo.convert %quint16_0_1 : (tensor<71xi32>) -> tensor<71xui16>
  check.expect_eq_const %ruint16_0_1, dense<[0, 0, 65535, 65535, 3, 2, 0, 124, 131, 0, 0, 252, 259, 32764, 32771, 0, 0, 65532, 65535, 0, 0, 147, 0, 231, 0, 355, 0, 0, 298, 166, 0, 0, 0, 256, 0, 0, 183, 299, 0, 7, 0, 183, 340, 24, 196, 0, 60, 0, 187, 0, 0, 0, 65535, 65535, 0, 0, 0, 65535, 65535, 0, 65535, 65535, 0, 0, 65535, 65535, 0, 65535, 65535, 65535, 65535]> : tensor<71xui16>
  %auint16_1_0 = stablehlo.constant dense<1> : tensor<71xi32>
  %buint16_1_0 = stablehlo.constant dense<65535> : tensor<71xi32>
  %puint16_1_0 = stablehlo.maximum %y, %auint16_1_0 : tensor<71xi32>
  %quint16_1_0 = stablehlo.minimum %puint16_1_0, %buint16_1_0 : tensor<71xi32>
  %ruint16_1_0 = stablehlo.convert %quint16_1_0 : (tensor<71xi32>) -> tensor<71xui16>
  check.expect_eq_const %ruint16_1_0, dense<[1, 1, 65535, 65535, 3, 2, 1, 124, 131, 1, 1, 252, 259, 32764, 32771, 1, 1, 65532, 65535, 1, 1, 147, 1, 231, 1, 355, 1, 1, 298, 166, 1, 1, 1, 256, 1, 1, 183, 299, 1, 7, 1, 183, 340, 24, 196, 1, 60, 1, 187, 1, 1, 1, 65535, 65535, 1, 1, 1, 65535, 65535, 1, 65535, 65535, 1, 1, 65535, 65535, 1, 65535, 65535, 65535, 65535]> : tensor<71xui16>
  %auint16_1_1 = stablehlo.constant dense<65535> : tensor<71xi32>
  %buint16_1_1 = stablehlo.constant dense<1> : tensor<71xi32>
  %puint16_1_1 = stablehlo.minimum %y, %auint16_1_1 : tensor<71xi32>
  %quint16_1_1 = stablehlo.maximum %puint16_1_1, %buint16_1_1 : tensor<71xi32>
  %ruint16_1_1 = stablehlo.convert %quint16_1_1 : (tensor<71xi32>) -> tensor<71xui16>
  check.expect_eq_const %ruint16_1_1, dense<[1, 1, 65535, 65535, 3, 2, 1, 124, 131, 1, 1, 252, 259, 32764, 32771, 1, 1, 65532, 65535, 1, 1, 147, 1, 231, 1, 355, 1, 1, 298, 166, 1, 1, 1, 256, 1, 1, 183, 299, 1, 7, 1, 183, 340, 24, 196, 1, 60, 1, 187, 1, 1, 1, 65535, 65535, 1, 1, 1, 65535, 65535, 1, 65535, 65535, 1, 1, 65535, 65535, 1, 65535, 65535, 65535, 65535]> : tensor<71xui16>
  %auint16_2_0 = stablehlo.constant dense<0> : tensor<71xi32>
  %buint16_2_0 = stablehlo.constant dense<65534> : tensor<71xi32>
  %puint16_2_0 = stablehlo.maximum %y, %auint16_2_0 : tensor<71xi32>
  %quint16_2_0 = stablehlo.minimum %puint16_2_0, %buint16_2_0 : tensor<71xi32>
  %ruint16_2_0 = stablehlo.convert %quint16_2_0 : (tensor<71xi32>) -> tensor<71xui16>
  check.expect_eq_const %ruint16_2_0, dense<[0, 0, 65534, 65534, 3, 2, 0, 124, 131, 0, 0, 252, 259, 32764, 32771, 0, 0, 65532, 65534, 0, 0, 147, 0, 231, 0, 355, 0, 0, 298, 166, 0, 0, 0, 256, 0, 0, 183, 299, 0, 7, 0, 183, 340, 24, 196, 0, 60, 0, 187, 0, 0, 0, 65534, 65534, 0, 0, 0, 65534, 65534, 0, 65534, 65534, 0, 0, 65534, 65534, 0, 65534, 65534, 65534, 65534]> : tensor<71xui16>
  %auint16_2_1 = stablehlo.constant dense<65534> : tensor<71xi32>
  %buint16_2_1 = stablehlo.constant dense<0> : tensor<71xi32>
  %puint16_2_1 = stablehlo.minimum %y, %auint16_2_1 : tensor<71xi32>
  %quint16_2_1 = stablehlo.maximum %puint16_2_1, %buint16_2_1 : tensor<71xi32>
  %ruint16_2_1 = stablehlo.convert %quint16_2_1 : (tensor<71xi32>) -> tensor<71xui16>
  check.expect_eq_const %ruint16_2_1, dense<[0, 0, 65534, 65534, 3, 2, 0, 124, 131, 0, 0, 252, 259, 32764, 32771, 0, 0, 65532, 65534, 0, 0, 147, 0, 231, 0, 355, 0, 0, 298, 166, 0, 0, 0, 256, 0, 0, 183, 299, 0, 7, 0, 183, 340, 24, 196, 0, 60, 0, 187, 0, 0, 0, 65534, 65534, 0, 0, 0, 65534, 65534, 0, 65534, 65534, 0, 0, 65534, 65534, 0, 65534, 65534, 65534, 65534]> : tensor<71xui16>
  return
}

// -----

func.func @i32_150() {
  %rows = stablehlo.constant dense<[[-2147483648, -2147483647, 2147483647, 2147483646, 0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535, 65536, -257, -38, -313, -181, -67, -10, -378, 337, -65, -239, -242, 186, -50, -200, -40, -246, -271, -141, 370, -326, 37, 348, -31, -108, 46, -260, 156, -400, 52, -352, -2055942803, -1225562656, 947750071, -353674871, -337950672, 436240820, -1850164449, 2066010769, -62570116, 1677086844, 1094766767, -1107010290, -842309964, 479083145, 1466834648, 1810508374, -58174460, -1711104888, 2129771622, 1520585647, 920082208, -446372971, -1561230077, 1209838324, -1260368009, -761939347, 1576867886, 539975505, -865760396, 30132756, 483973372, -1698997986, -972625437, 1115841503, 547975886, 1387034970, 1009292926, -73079508, -865479261, -480991978, -1281808706, 1921962087, -2014806065, -539836005, -1853883671, 1630450392, 661579491, -349721783, 1254196705, -543243821, -150816932, -595163776, 1111738064, -1889796408, 205382986, -956409292, 2044547934, -1161874012, -432531688, -1879716660, -4621427, 178535952, 1086168675, -248244319, -1077414699, -2039644153, 1777436484, -1477816184, 1172648369, 1798334559, -757524709, -1573654238, 831474457, -544051157, -1993116283, 1936070703, 1748262516, -1660623797, 974224981, -387283688, -1862954365, 1293274064, 1516642097, -2065520808, -1692862498, -1856181596, 1968507787, 1846528783, 1451609191, 791268684, -1750576567, -1026334282, 70520636, -84871941, -1696305267, -1078260610, 857273884, 1685510907, -1678067957, 1931910162, -784592114], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x150xi32>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 150] : (tensor<2x150xi32>, tensor<i64>, tensor<i64>) -> tensor<1x150xi32>
  %x = stablehlo.reshape %row : (tensor<1x150xi32>) -> tensor<150xi32>
  %k = stablehlo.constant dense<3> : tensor<150xi32>
  %y = stablehlo.xor %x, %k : tensor<150xi32>
  %aint8_0_0 = stablehlo.constant dense<-128> : tensor<150xi32>
  %bint8_0_0 = stablehlo.constant dense<127> : tensor<150xi32>
  %pint8_0_0 = stablehlo.maximum %y, %aint8_0_0 : tensor<150xi32>
  %qint8_0_0 = stablehlo.minimum %pint8_0_0, %bint8_0_0 : tensor<150xi32>
  %rint8_0_0 = stablehlo.convert %qint8_0_0 : (tensor<150xi32>) -> tensor<150xi8>
  check.expect_eq_const %rint8_0_0, dense<[-128, -128, 127, 127, 3, 2, -4, 124, 127, -125, -128, 127, 127, 127, 127, -128, -128, 127, 127, -128, -39, -128, -128, -66, -11, -128, 127, -68, -128, -128, 127, -51, -128, -37, -128, -128, -128, 127, -128, 38, 127, -30, -105, 45, -128, 127, -128, 55, -128, -128, -128, 127, -128, -128, 127, -128, 127, -128, 127, 127, -128, -128, 127, 127, 127, -128, -128, 127, 127, 127, -128, -128, 127, -128, -128, 127, 127, -128, 127, 127, -128, -128, 127, 127, 127, 127, -128, -128, -128, -128, 127, -128, -128, -128, 127, 127, -128, 127, -128, -128, -128, 127, -128, 127, -128, 127, -128, -128, -128, -128, 127, 127, -128, -128, -128, 127, -128, 127, 127, -128, -128, 127, -128, -128, 127, 127, -128, 127, -128, -128, 127, 127, -128, -128, -128, 127, 127, 127, 127, -128, -128, 127, -128, -128, -128, 127, 127, -128, 127, -128]> : tensor<150xi8>
  %aint8_0_1 = stablehlo.constant dense<127> : tensor<150xi32>
  %bint8_0_1 = stablehlo.constant dense<-128> : tensor<150xi32>
  %pint8_0_1 = stablehlo.minimum %y, %aint8_0_1 : tensor<150xi32>
  %qint8_0_1 = stablehlo.maximum %pint8_0_1, %bint8_0_1 : tensor<150xi32>
  %rint8_0_1 = stablehlo.convert %qint8_0_1 : (tensor<150xi32>) -> tensor<150xi8>
  check.expect_eq_const %rint8_0_1, dense<[-128, -128, 127, 127, 3, 2, -4, 124, 127, -125, -128, 127, 127, 127, 127, -128, -128, 127, 127, -128, -39, -128, -128, -66, -11, -128, 127, -68, -128, -128, 127, -51, -128, -37, -128, -128, -128, 127, -128, 38, 127, -30, -105, 45, -128, 127, -128, 55, -128, -128, -128, 127, -128, -128, 127, -128, 127, -128, 127, 127, -128, -128, 127, 127, 127, -128, -128, 127, 127, 127, -128, -128, 127, -128, -128, 127, 127, -128, 127, 127, -128, -128, 127, 127, 127, 127, -128, -128, -128, -128, 127, -128, -128, -128, 127, 127, -128, 127, -128, -128, -128, 127, -128, 127, -128, 127, -128, -128, -128, -128, 127, 127, -128, -128, -128, 127, -128, 127, 127, -128, -128, 127, -128, -128, 127, 127, -128, 127, -128, -128, 127, 127, -128, -128, -128, 127, 127, 127, 127, -128, -128, 127, -128, -128, -128, 127, 127, -128, 127, -128]> : tensor<150xi8>
  %aint8_1_0 = stablehlo.constant dense<-127> : tensor<150xi32>
  %bint8_1_0 = stablehlo.constant dense<127> : tensor<150xi32>
  %pint8_1_0 = stablehlo.maximum %y, %aint8_1_0 : tensor<150xi32>
  %qint8_1_0 = stablehlo.minimum %pint8_1_0, %bint8_1_0 : tensor<150xi32>
  %rint8_1_0 = stablehlo.convert %qint8_1_0 : (tensor<150xi32>) -> tensor<150xi8>
  check.expect_eq_const %rint8_1_0, dense<[-127, -127, 127, 127, 3, 2, -4, 124, 127, -125, -127, 127, 127, 127, 127, -127, -127, 127, 127, -127, -39, -127, -127, -66, -11, -127, 127, -68, -127, -127, 127, -51, -127, -37, -127, -127, -127, 127, -127, 38, 127, -30, -105, 45, -127, 127, -127, 55, -127, -127, -127, 127, -127, -127, 127, -127, 127, -127, 127, 127, -127, -127, 127, 127, 127, -127, -127, 127, 127, 127, -127, -127, 127, -127, -127, 127, 127, -127, 127, 127, -127, -127, 127, 127, 127, 127, -127, -127, -127, -127, 127, -127, -127, -127, 127, 127, -127, 127, -127, -127, -127, 127, -127, 127, -127, 127, -127, -127, -127, -127, 127, 127, -127, -127, -127, 127, -127, 127, 127, -127, -127, 127, -127, -127, 127, 127, -127, 127, -127, -127, 127, 127, -127, -127, -127, 127, 127, 127, 127, -127, -127, 127, -127, -127, -127, 127, 127, -127, 127, -127]> : tensor<150xi8>
  %aint8_1_1 = stablehlo.constant dense<127> : tensor<150xi32>
  %bint8_1_1 = stablehlo.constant dense<-127> : tensor<150xi32>
  %pint8_1_1 = stablehlo.minimum %y, %aint8_1_1 : tensor<150xi32>
  %qint8_1_1 = stablehlo.maximum %pint8_1_1, %bint8_1_1 : tensor<150xi32>
  %rint8_1_1 = stablehlo.convert %qint8_1_1 : (tensor<150xi32>) -> tensor<150xi8>
  check.expect_eq_const %rint8_1_1, dense<[-127, -127, 127, 127, 3, 2, -4, 124, 127, -125, -127, 127, 127, 127, 127, -127, -127, 127, 127, -127, -39, -127, -127, -66, -11, -127, 127, -68, -127, -127, 127, -51, -127, -37, -127, -127, -127, 127, -127, 38, 127, -30, -105, 45, -127, 127, -127, 55, -127, -127, -127, 127, -127, -127, 127, -127, 127, -127, 127, 127, -127, -127, 127, 127, 127, -127, -127, 127, 127, 127, -127, -127, 127, -127, -127, 127, 127, -127, 127, 127, -127, -127, 127, 127, 127, 127, -127, -127, -127, -127, 127, -127, -127, -127, 127, 127, -127, 127, -127, -127, -127, 127, -127, 127, -127, 127, -127, -127, -127, -127, 127, 127, -127, -127, -127, 127, -127, 127, 127, -127, -127, 127, -127, -127, 127, 127, -127, 127, -127, -127, 127, 127, -127, -127, -127, 127, 127, 127, 127, -127, -127, 127, -127, -127, -127, 127, 127, -127, 127, -127]> : tensor<150xi8>
  %aint8_2_0 = stablehlo.constant dense<-128> : tensor<150xi32>
  %bint8_2_0 = stablehlo.constant dense<126> : tensor<150xi32>
  %pint8_2_0 = stablehlo.maximum %y, %aint8_2_0 : tensor<150xi32>
  %qint8_2_0 = stablehlo.minimum %pint8_2_0, %bint8_2_0 : tensor<150xi32>
  %rint8_2_0 = stablehlo.convert %qint8_2_0 : (tensor<150xi32>) -> tensor<150xi8>
  check.expect_eq_const %rint8_2_0, dense<[-128, -128, 126, 126, 3, 2, -4, 124, 126, -125, -128, 126, 126, 126, 126, -128, -128, 126, 126, -128, -39, -128, -128, -66, -11, -128, 126, -68, -128, -128, 126, -51, -128, -37, -128, -128, -128, 126, -128, 38, 126, -30, -105, 45, -128, 126, -128, 55, -128, -128, -128, 126, -128, -128, 126, -128, 126, -128, 126, 126, -128, -128, 126, 126, 126, -128, -128, 126, 126, 126, -128, -128, 126, -128, -128, 126, 126, -128, 126, 126, -128, -128, 126, 126, 126, 126, -128, -128, -128, -128, 126, -128, -128, -128, 126, 126, -128, 126, -128, -128, -128, 126, -128, 126, -128, 126, -128, -128, -128, -128, 126, 126, -128, -128, -128, 126, -128, 126, 126, -128, -128, 126, -128, -128, 126, 126, -128, 126, -128, -128, 126, 126, -128, -128, -128, 126, 126, 126, 126, -128, -128, 126, -128, -128, -128, 126, 126, -128, 126, -128]> : tensor<150xi8>
  %aint8_2_1 = stablehlo.constant dense<126> : tensor<150xi32>
  %bint8_2_1 = stablehlo.constant dense<-128> : tensor<150xi32>
  %pint8_2_1 = stablehlo.minimum %y, %aint8_2_1 : tensor<150xi32>
  %qint8_2_1 = stablehlo.maximum %pint8_2_1, %bint8_2_1 : tensor<150xi32>
  %rint8_2_1 = stablehlo.convert %qint8_2_1 : (tensor<150xi32>) -> tensor<150xi8>
  check.expect_eq_const %rint8_2_1, dense<[-128, -128, 126, 126, 3, 2, -4, 124, 126, -125, -128, 126, 126, 126, 126, -128, -128, 126, 126, -128, -39, -128, -128, -66, -11, -128, 126, -68, -128, -128, 126, -51, -128, -37, -128, -128, -128, 126, -128, 38, 126, -30, -105, 45, -128, 126, -128, 55, -128, -128, -128, 126, -128, -128, 126, -128, 126, -128, 126, 126, -128, -128, 126, 126, 126, -128, -128, 126, 126, 126, -128, -128, 126, -128, -128, 126, 126, -128, 126, 126, -128, -128, 126, 126, 126, 126, -128, -128, -128, -128, 126, -128, -128, -128, 126, 126, -128, 126, -128, -128, -128, 126, -128, 126, -128, 126, -128, -128, -128, -128, 126, 126, -128, -128, -128, 126, -128, 126, 126, -128, -128, 126, -128, -128, 126, 126, -128, 126, -128, -128, 126, 126, -128, -128, -128, 126, 126, 126, 126, -128, -128, 126, -128, -128, -128, 126, 126, -128, 126, -128]> : tensor<150xi8>
  %auint8_0_0 = stablehlo.constant dense<0> : tensor<150xi32>
  %buint8_0_0 = stablehlo.constant dense<255> : tensor<150xi32>
  %puint8_0_0 = stablehlo.maximum %y, %auint8_0_0 : tensor<150xi32>
  %quint8_0_0 = stablehlo.minimum %puint8_0_0, %buint8_0_0 : tensor<150xi32>
  %ruint8_0_0 = stablehlo.convert %quint8_0_0 : (tensor<150xi32>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_0_0, dense<[0, 0, 255, 255, 3, 2, 0, 124, 131, 0, 0, 252, 255, 255, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 185, 0, 0, 0, 0, 0, 0, 255, 0, 38, 255, 0, 0, 45, 0, 159, 0, 55, 0, 0, 0, 255, 0, 0, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 255, 0, 0, 0, 255, 255, 0, 255, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 0, 255, 255, 0, 0, 0, 255, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 255, 255, 0, 255, 0]> : tensor<150xui8>
  %auint8_0_1 = stablehlo.constant dense<255> : tensor<150xi32>
  %buint8_0_1 = stablehlo.constant dense<0> : tensor<150xi32>
  %puint8_0_1 = stablehlo.minimum %y, %auint8_0_1 : tensor<150xi32>
  %quint8_0_1 = stablehlo.maximum %puint8_0_1, %buint8_0_1 : tensor<150xi32>
  %ruint8_0_1 = stablehlo.convert %quint8_0_1 : (tensor<150xi32>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_0_1, dense<[0, 0, 255, 255, 3, 2, 0, 124, 131, 0, 0, 252, 255, 255, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 185, 0, 0, 0, 0, 0, 0, 255, 0, 38, 255, 0, 0, 45, 0, 159, 0, 55, 0, 0, 0, 255, 0, 0, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 255, 0, 0, 0, 255, 255, 0, 255, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 0, 255, 255, 0, 0, 0, 255, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 255, 255, 0, 255, 0]> : tensor<150xui8>
  %auint8_1_0 = stablehlo.constant dense<1> : tensor<150xi32>
  %buint8_1_0 = stablehlo.constant dense<255> : tensor<150xi32>
  %puint8_1_0 = stablehlo.maximum %y, %auint8_1_0 : tensor<150xi32>
  %quint8_1_0 = stablehlo.minimum %puint8_1_0, %buint8_1_0 : tensor<150xi32>
  %ruint8_1_0 = stablehlo.convert %quint8_1_0 : (tensor<150xi32>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_1_0, dense<[1, 1, 255, 255, 3, 2, 1, 124, 131, 1, 1, 252, 255, 255, 255, 1, 1, 255, 255, 1, 1, 1, 1, 1, 1, 1, 255, 1, 1, 1, 185, 1, 1, 1, 1, 1, 1, 255, 1, 38, 255, 1, 1, 45, 1, 159, 1, 55, 1, 1, 1, 255, 1, 1, 255, 1, 255, 1, 255, 255, 1, 1, 255, 255, 255, 1, 1, 255, 255, 255, 1, 1, 255, 1, 1, 255, 255, 1, 255, 255, 1, 1, 255, 255, 255, 255, 1, 1, 1, 1, 255, 1, 1, 1, 255, 255, 1, 255, 1, 1, 1, 255, 1, 255, 1, 255, 1, 1, 1, 1, 255, 255, 1, 1, 1, 255, 1, 255, 255, 1, 1, 255, 1, 1, 255, 255, 1, 255, 1, 1, 255, 255, 1, 1, 1, 255, 255, 255, 255, 1, 1, 255, 1, 1, 1, 255, 255, 1, 255, 1]> : tensor<150xui8>
  %auint8_1_1 = stablehlo.constant dense<255> : tensor<150xi32>
  %buint8_1_1 = stablehlo.constant dense<1> : tensor<150xi32>
  %puint8_1_1 = stablehlo.minimum %y, %auint8_1_1 : tensor<150xi32>
  %quint8_1_1 = stablehlo.maximum %puint8_1_1, %buint8_1_1 : tensor<150xi32>
  %ruint8_1_1 = stablehlo.convert %quint8_1_1 : (tensor<150xi32>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_1_1, dense<[1, 1, 255, 255, 3, 2, 1, 124, 131, 1, 1, 252, 255, 255, 255, 1, 1, 255, 255, 1, 1, 1, 1, 1, 1, 1, 255, 1, 1, 1, 185, 1, 1, 1, 1, 1, 1, 255, 1, 38, 255, 1, 1, 45, 1, 159, 1, 55, 1, 1, 1, 255, 1, 1, 255, 1, 255, 1, 255, 255, 1, 1, 255, 255, 255, 1, 1, 255, 255, 255, 1, 1, 255, 1, 1, 255, 255, 1, 255, 255, 1, 1, 255, 255, 255, 255, 1, 1, 1, 1, 255, 1, 1, 1, 255, 255, 1, 255, 1, 1, 1, 255, 1, 255, 1, 255, 1, 1, 1, 1, 255, 255, 1, 1, 1, 255, 1, 255, 255, 1, 1, 255, 1, 1, 255, 255, 1, 255, 1, 1, 255, 255, 1, 1, 1, 255, 255, 255, 255, 1, 1, 255, 1, 1, 1, 255, 255, 1, 255, 1]> : tensor<150xui8>
  %auint8_2_0 = stablehlo.constant dense<0> : tensor<150xi32>
  %buint8_2_0 = stablehlo.constant dense<254> : tensor<150xi32>
  %puint8_2_0 = stablehlo.maximum %y, %auint8_2_0 : tensor<150xi32>
  %quint8_2_0 = stablehlo.minimum %puint8_2_0, %buint8_2_0 : tensor<150xi32>
  %ruint8_2_0 = stablehlo.convert %quint8_2_0 : (tensor<150xi32>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_2_0, dense<[0, 0, 254, 254, 3, 2, 0, 124, 131, 0, 0, 252, 254, 254, 254, 0, 0, 254, 254, 0, 0, 0, 0, 0, 0, 0, 254, 0, 0, 0, 185, 0, 0, 0, 0, 0, 0, 254, 0, 38, 254, 0, 0, 45, 0, 159, 0, 55, 0, 0, 0, 254, 0, 0, 254, 0, 254, 0, 254, 254, 0, 0, 254, 254, 254, 0, 0, 254, 254, 254, 0, 0, 254, 0, 0, 254, 254, 0, 254, 254, 0, 0, 254, 254, 254, 254, 0, 0, 0, 0, 254, 0, 0, 0, 254, 254, 0, 254, 0, 0, 0, 254, 0, 254, 0, 254, 0, 0, 0, 0, 254, 254, 0, 0, 0, 254, 0, 254, 254, 0, 0, 254, 0, 0, 254, 254, 0, 254, 0, 0, 254, 254, 0, 0, 0, 254, 254, 254, 254, 0, 0, 254, 0, 0, 0, 254, 254, 0, 254, 0]> : tensor<150xui8>
  %auint8_2_1 = stablehlo.constant dense<254> : tensor<150xi32>
  %buint8_2_1 = stablehlo.constant dense<0> : tensor<150xi32>
  %puint8_2_1 = stablehlo.minimum %y, %auint8_2_1 : tensor<150xi32>
  %quint8_2_1 = stablehlo.maximum %puint8_2_1, %buint8_2_1 : tensor<150xi32>
  %ruint8_2_1 = stablehlo.convert %quint8_2_1 : (tensor<150xi32>) -> tensor<150xui8>
  check.expect_eq_const %ruint8_2_1, dense<[0, 0, 254, 254, 3, 2, 0, 124, 131, 0, 0, 252, 254, 254, 254, 0, 0, 254, 254, 0, 0, 0, 0, 0, 0, 0, 254, 0, 0, 0, 185, 0, 0, 0, 0, 0, 0, 254, 0, 38, 254, 0, 0, 45, 0, 159, 0, 55, 0, 0, 0, 254, 0, 0, 254, 0, 254, 0, 254, 254, 0, 0, 254, 254, 254, 0, 0, 254, 254, 254, 0, 0, 254, 0, 0, 254, 254, 0, 254, 254, 0, 0, 254, 254, 254, 254, 0, 0, 0, 0, 254, 0, 0, 0, 254, 254, 0, 254, 0, 0, 0, 254, 0, 254, 0, 254, 0, 0, 0, 0, 254, 254, 0, 0, 0, 254, 0, 254, 254, 0, 0, 254, 0, 0, 254, 254, 0, 254, 0, 0, 254, 254, 0, 0, 0, 254, 254, 254, 254, 0, 0, 254, 0, 0, 0, 254, 254, 0, 254, 0]> : tensor<150xui8>
  %aint16_0_0 = stablehlo.constant dense<-32768> : tensor<150xi32>
  %bint16_0_0 = stablehlo.constant dense<32767> : tensor<150xi32>
  %pint16_0_0 = stablehlo.maximum %y, %aint16_0_0 : tensor<150xi32>
  %qint16_0_0 = stablehlo.minimum %pint16_0_0, %bint16_0_0 : tensor<150xi32>
  %rint16_0_0 = stablehlo.convert %qint16_0_0 : (tensor<150xi32>) -> tensor<150xi16>
  check.expect_eq_const %rint16_0_0, dense<[-32768, -32768, 32767, 32767, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32767, -32765, -32768, 32767, 32767, -260, -39, -316, -184, -66, -11, -379, 338, -68, -238, -243, 185, -51, -197, -37, -247, -270, -144, 369, -327, 38, 351, -30, -105, 45, -257, 159, -397, 55, -349, -32768, -32768, 32767, -32768, -32768, 32767, -32768, 32767, -32768, 32767, 32767, -32768, -32768, 32767, 32767, 32767, -32768, -32768, 32767, 32767, 32767, -32768, -32768, 32767, -32768, -32768, 32767, 32767, -32768, 32767, 32767, -32768, -32768, 32767, 32767, 32767, 32767, -32768, -32768, -32768, -32768, 32767, -32768, -32768, -32768, 32767, 32767, -32768, 32767, -32768, -32768, -32768, 32767, -32768, 32767, -32768, 32767, -32768, -32768, -32768, -32768, 32767, 32767, -32768, -32768, -32768, 32767, -32768, 32767, 32767, -32768, -32768, 32767, -32768, -32768, 32767, 32767, -32768, 32767, -32768, -32768, 32767, 32767, -32768, -32768, -32768, 32767, 32767, 32767, 32767, -32768, -32768, 32767, -32768, -32768, -32768, 32767, 32767, -32768, 32767, -32768]> : tensor<150xi16>
  %aint16_0_1 = stablehlo.constant dense<32767> : tensor<150xi32>
  %bint16_0_1 = stablehlo.constant dense<-32768> : tensor<150xi32>
  %pint16_0_1 = stablehlo.minimum %y, %aint16_0_1 : tensor<150xi32>
  %qint16_0_1 = stablehlo.maximum %pint16_0_1, %bint16_0_1 : tensor<150xi32>
  %rint16_0_1 = stablehlo.convert %qint16_0_1 : (tensor<150xi32>) -> tensor<150xi16>
  check.expect_eq_const %rint16_0_1, dense<[-32768, -32768, 32767, 32767, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32767, -32765, -32768, 32767, 32767, -260, -39, -316, -184, -66, -11, -379, 338, -68, -238, -243, 185, -51, -197, -37, -247, -270, -144, 369, -327, 38, 351, -30, -105, 45, -257, 159, -397, 55, -349, -32768, -32768, 32767, -32768, -32768, 32767, -32768, 32767, -32768, 32767, 32767, -32768, -32768, 32767, 32767, 32767, -32768, -32768, 32767, 32767, 32767, -32768, -32768, 32767, -32768, -32768, 32767, 32767, -32768, 32767, 32767, -32768, -32768, 32767, 32767, 32767, 32767, -32768, -32768, -32768, -32768, 32767, -32768, -32768, -32768, 32767, 32767, -32768, 32767, -32768, -32768, -32768, 32767, -32768, 32767, -32768, 32767, -32768, -32768, -32768, -32768, 32767, 32767, -32768, -32768, -32768, 32767, -32768, 32767, 32767, -32768, -32768, 32767, -32768, -32768, 32767, 32767, -32768, 32767, -32768, -32768, 32767, 32767, -32768, -32768, -32768, 32767, 32767, 32767, 32767, -32768, -32768, 32767, -32768, -32768, -32768, 32767, 32767, -32768, 32767, -32768]> : tensor<150xi16>
  %aint16_1_0 = stablehlo.constant dense<-32767> : tensor<150xi32>
  %bint16_1_0 = stablehlo.constant dense<32767> : tensor<150xi32>
  %pint16_1_0 = stablehlo.maximum %y, %aint16_1_0 : tensor<150xi32>
  %qint16_1_0 = stablehlo.minimum %pint16_1_0, %bint16_1_0 : tensor<150xi32>
  %rint16_1_0 = stablehlo.convert %qint16_1_0 : (tensor<150xi32>) -> tensor<150xi16>
  check.expect_eq_const %rint16_1_0, dense<[-32767, -32767, 32767, 32767, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32767, -32765, -32767, 32767, 32767, -260, -39, -316, -184, -66, -11, -379, 338, -68, -238, -243, 185, -51, -197, -37, -247, -270, -144, 369, -327, 38, 351, -30, -105, 45, -257, 159, -397, 55, -349, -32767, -32767, 32767, -32767, -32767, 32767, -32767, 32767, -32767, 32767, 32767, -32767, -32767, 32767, 32767, 32767, -32767, -32767, 32767, 32767, 32767, -32767, -32767, 32767, -32767, -32767, 32767, 32767, -32767, 32767, 32767, -32767, -32767, 32767, 32767, 32767, 32767, -32767, -32767, -32767, -32767, 32767, -32767, -32767, -32767, 32767, 32767, -32767, 32767, -32767, -32767, -32767, 32767, -32767, 32767, -32767, 32767, -32767, -32767, -32767, -32767, 32767, 32767, -32767, -32767, -32767, 32767, -32767, 32767, 32767, -32767, -32767, 32767, -32767, -32767, 32767, 32767, -32767, 32767, -32767, -32767, 32767, 32767, -32767, -32767, -32767, 32767, 32767, 32767, 32767, -32767, -32767, 32767, -32767, -32767, -32767, 32767, 32767, -32767, 32767, -32767]> : tensor<150xi16>
  %aint16_1_1 = stablehlo.constant dense<32767> : tensor<150xi32>
  %bint16_1_1 = stablehlo.constant dense<-32767> : tensor<150xi32>
  %pint16_1_1 = stablehlo.minimum %y, %aint16_1_1 : tensor<150xi32>
  %qint16_1_1 = stablehlo.maximum %pint16_1_1, %bint16_1_1 : tensor<150xi32>
  %rint16_1_1 = stablehlo.convert %qint16_1_1 : (tensor<150xi32>) -> tensor<150xi16>
  check.expect_eq_const %rint16_1_1, dense<[-32767, -32767, 32767, 32767, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32767, -32765, -32767, 32767, 32767, -260, -39, -316, -184, -66, -11, -379, 338, -68, -238, -243, 185, -51, -197, -37, -247, -270, -144, 369, -327, 38, 351, -30, -105, 45, -257, 159, -397, 55, -349, -32767, -32767, 32767, -32767, -32767, 32767, -32767, 32767, -32767, 32767, 32767, -32767, -32767, 32767, 32767, 32767, -32767, -32767, 32767, 32767, 32767, -32767, -32767, 32767, -32767, -32767, 32767, 32767, -32767, 32767, 32767, -32767, -32767, 32767, 32767, 32767, 32767, -32767, -32767, -32767, -32767, 32767, -32767, -32767, -32767, 32767, 32767, -32767, 32767, -32767, -32767, -32767, 32767, -32767, 32767, -32767, 32767, -32767, -32767, -32767, -32767, 32767, 32767, -32767, -32767, -32767, 32767, -32767, 32767, 32767, -32767, -32767, 32767, -32767, -32767, 32767, 32767, -32767, 32767, -32767, -32767, 32767, 32767, -32767, -32767, -32767, 32767, 32767, 32767, 32767, -32767, -32767, 32767, -32767, -32767, -32767, 32767, 32767, -32767, 32767, -32767]> : tensor<150xi16>
  %aint16_2_0 = stablehlo.constant dense<-32768> : tensor<150xi32>
  %bint16_2_0 = stablehlo.constant dense<32766> : tensor<150xi32>
  %pint16_2_0 = stablehlo.maximum %y, %aint16_2_0 : tensor<150xi32>
  %qint16_2_0 = stablehlo.minimum %pint16_2_0, %bint16_2_0 : tensor<150xi32>
  %rint16_2_0 = stablehlo.convert %qint16_2_0 : (tensor<150xi32>) -> tensor<150xi16>
  check.expect_eq_const %rint16_2_0, dense<[-32768, -32768, 32766, 32766, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32766, -32765, -32768, 32766, 32766, -260, -39, -316, -184, -66, -11, -379, 338, -68, -238, -243, 185, -51, -197, -37, -247, -270, -144, 369, -327, 38, 351, -30, -105, 45, -257, 159, -397, 55, -349, -32768, -32768, 32766, -32768, -32768, 32766, -32768, 32766, -32768, 32766, 32766, -32768, -32768, 32766, 32766, 32766, -32768, -32768, 32766, 32766, 32766, -32768, -32768, 32766, -32768, -32768, 32766, 32766, -32768, 32766, 32766, -32768, -32768, 32766, 32766, 32766, 32766, -32768, -32768, -32768, -32768, 32766, -32768, -32768, -32768, 32766, 32766, -32768, 32766, -32768, -32768, -32768, 32766, -32768, 32766, -32768, 32766, -32768, -32768, -32768, -32768, 32766, 32766, -32768, -32768, -32768, 32766, -32768, 32766, 32766, -32768, -32768, 32766, -32768, -32768, 32766, 32766, -32768, 32766, -32768, -32768, 32766, 32766, -32768, -32768, -32768, 32766, 32766, 32766, 32766, -32768, -32768, 32766, -32768, -32768, -32768, 32766, 32766, -32768, 32766, -32768]> : tensor<150xi16>
  %aint16_2_1 = stablehlo.constant dense<32766> : tensor<150xi32>
  %bint16_2_1 = stablehlo.constant dense<-32768> : tensor<150xi32>
  %pint16_2_1 = stablehlo.minimum %y, %aint16_2_1 : tensor<150xi32>
  %qint16_2_1 = stablehlo.maximum %pint16_2_1, %bint16_2_1 : tensor<150xi32>
  %rint16_2_1 = stablehlo.convert %qint16_2_1 : (tensor<150xi32>) -> tensor<150xi16>
  check.expect_eq_const %rint16_2_1, dense<[-32768, -32768, 32766, 32766, 3, 2, -4, 124, 131, -125, -132, 252, 259, 32764, 32766, -32765, -32768, 32766, 32766, -260, -39, -316, -184, -66, -11, -379, 338, -68, -238, -243, 185, -51, -197, -37, -247, -270, -144, 369, -327, 38, 351, -30, -105, 45, -257, 159, -397, 55, -349, -32768, -32768, 32766, -32768, -32768, 32766, -32768, 32766, -32768, 32766, 32766, -32768, -32768, 32766, 32766, 32766, -32768, -32768, 32766, 32766, 32766, -32768, -32768, 32766, -32768, -32768, 32766, 32766, -32768, 32766, 32766, -32768, -32768, 32766, 32766, 32766, 32766, -32768, -32768, -32768, -32768, 32766, -32768, -32768, -32768, 32766, 32766, -32768, 32766, -32768, -32768, -32768, 32766, -32768, 32766, -32768, 32766, -32768, -32768, -32768, -32768, 32766, 32766, -32768, -32768, -32768, 32766, -32768, 32766, 32766, -32768, -32768, 32766, -32768, -32768, 32766, 32766, -32768, 32766, -32768, -32768, 32766, 32766, -32768, -32768, -32768, 32766, 32766, 32766, 32766, -32768, -32768, 32766, -32768, -32768, -32768, 32766, 32766, -32768, 32766, -32768]> : tensor<150xi16>
  %auint16_0_0 = stablehlo.constant dense<0> : tensor<150xi32>
  %buint16_0_0 = stablehlo.constant dense<65535> : tensor<150xi32>
  %puint16_0_0 = stablehlo.maximum %y, %auint16_0_0 : tensor<150xi32>
  %quint16_0_0 = stablehlo.minimum %puint16_0_0, %buint16_0_0 : tensor<150xi32>
  %ruint16_0_0 = stablehlo.convert %quint16_0_0 : (tensor<150xi32>) -> tensor<150xui16>
  check.expect_eq_const %ruint16_0_0, dense<[0, 0, 65535, 65535, 3, 2, 0, 124, 131, 0, 0, 252, 259, 32764, 32771, 0, 0, 65532, 65535, 0, 0, 0, 0, 0, 0, 0, 338, 0, 0, 0, 185, 0, 0, 0, 0, 0, 0, 369, 0, 38, 351, 0, 0, 45, 0, 159, 0, 55, 0, 0, 0, 65535, 0, 0, 65535, 0, 65535, 0, 65535, 65535, 0, 0, 65535, 65535, 65535, 0, 0, 65535, 65535, 65535, 0, 0, 65535, 0, 0, 65535, 65535, 0, 65535, 65535, 0, 0, 65535, 65535, 65535, 65535, 0, 0, 0, 0, 65535, 0, 0, 0, 65535, 65535, 0, 65535, 0, 0, 0, 65535, 0, 65535, 0, 65535, 0, 0, 0, 0, 65535, 65535, 0, 0, 0, 65535, 0, 65535, 65535, 0, 0, 65535, 0, 0, 65535, 65535, 0, 65535, 0, 0, 65535, 65535, 0, 0, 0, 65535, 65535, 65535, 65535, 0, 0, 65535, 0, 0, 0, 65535, 65535, 0, 65535, 0]> : tensor<150xui16>
  %auint16_0_1 = stablehlo.constant dense<65535> : tensor<150xi32>
  %buint16_0_1 = stablehlo.constant dense<0> : tensor<150xi32>
  %puint16_0_1 = stablehlo.minimum %y, %auint16_0_1 : tensor<150xi32>
  %quint16_0_1 = stablehlo.maximum %puint16_0_1, %buint16_0_1 : tensor<150xi32>
  %ruint16_0_1 = stablehlo.convert %quint16_0_1 : (tensor<150xi32>) -> tensor<150xui16>
  check.expect_eq_const %ruint16_0_1, dense<[0, 0, 65535, 65535, 3, 2, 0, 124, 131, 0, 0, 252, 259, 32764, 32771, 0, 0, 65532, 65535, 0, 0, 0, 0, 0, 0, 0, 338, 0, 0, 0, 185, 0, 0, 0, 0, 0, 0, 369, 0, 38, 351, 0, 0, 45, 0, 159, 0, 55, 0, 0, 0, 65535, 0, 0, 65535, 0, 65535, 0, 65535, 65535, 0, 0, 65535, 65535, 65535, 0, 0, 65535, 65535, 65535, 0, 0, 65535, 0, 0, 65535, 65535, 0, 65535, 65535, 0, 0, 65535, 65535, 65535, 65535, 0, 0, 0, 0, 65535, 0, 0, 0, 65535, 65535, 0, 65535, 0, 0, 0, 65535, 0, 65535, 0, 65535, 0, 0, 0, 0, 65535, 65535, 0, 0, 0, 65535, 0, 65535, 65535, 0, 0, 65535, 0, 0, 65535, 65535, 0, 65535, 0, 0, 65535, 65535, 0, 0, 0, 65535, 65535, 65535, 65535, 0, 0, 65535, 0, 0, 0, 65535, 65535, 0, 65535, 0]> : tensor<150xui16>
  %auint16_1_0 = stablehlo.constant dense<1> : tensor<150xi32>
  %buint16_1_0 = stablehlo.constant dense<65535> : tensor<150xi32>
  %puint16_1_0 = stablehlo.maximum %y, %auint16_1_0 : tensor<150xi32>
  %quint16_1_0 = stablehlo.minimum %puint16_1_0, %buint16_1_0 : tensor<150xi32>
  %ruint16_1_0 = stablehlo.convert %quint16_1_0 : (tensor<150xi32>) -> tensor<150xui16>
  check.expect_eq_const %ruint16_1_0, dense<[1, 1, 65535, 65535, 3, 2, 1, 124, 131, 1, 1, 252, 259, 32764, 32771, 1, 1, 65532, 65535, 1, 1, 1, 1, 1, 1, 1, 338, 1, 1, 1, 185, 1, 1, 1, 1, 1, 1, 369, 1, 38, 351, 1, 1, 45, 1, 159, 1, 55, 1, 1, 1, 65535, 1, 1, 65535, 1, 65535, 1, 65535, 65535, 1, 1, 65535, 65535, 65535, 1, 1, 65535, 65535, 65535, 1, 1, 65535, 1, 1, 65535, 65535, 1, 65535, 65535, 1, 1, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 65535, 1, 1, 1, 65535, 65535, 1, 65535, 1, 1, 1, 65535, 1, 65535, 1, 65535, 1, 1, 1, 1, 65535, 65535, 1, 1, 1, 65535, 1, 65535, 65535, 1, 1, 65535, 1, 1, 65535, 65535, 1, 65535, 1, 1, 65535, 65535, 1, 1, 1, 65535, 65535, 65535, 65535, 1, 1, 65535, 1, 1, 1, 65535, 65535, 1, 65535, 1]> : tensor<150xui16>
  %auint16_1_1 = stablehlo.constant dense<65535> : tensor<150xi32>
  %buint16_1_1 = stablehlo.constant dense<1> : tensor<150xi32>
  %puint16_1_1 = stablehlo.minimum %y, %auint16_1_1 : tensor<150xi32>
  %quint16_1_1 = stablehlo.maximum %puint16_1_1, %buint16_1_1 : tensor<150xi32>
  %ruint16_1_1 = stablehlo.convert %quint16_1_1 : (tensor<150xi32>) -> tensor<150xui16>
  check.expect_eq_const %ruint16_1_1, dense<[1, 1, 65535, 65535, 3, 2, 1, 124, 131, 1, 1, 252, 259, 32764, 32771, 1, 1, 65532, 65535, 1, 1, 1, 1, 1, 1, 1, 338, 1, 1, 1, 185, 1, 1, 1, 1, 1, 1, 369, 1, 38, 351, 1, 1, 45, 1, 159, 1, 55, 1, 1, 1, 65535, 1, 1, 65535, 1, 65535, 1, 65535, 65535, 1, 1, 65535, 65535, 65535, 1, 1, 65535, 65535, 65535, 1, 1, 65535, 1, 1, 65535, 65535, 1, 65535, 65535, 1, 1, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 65535, 1, 1, 1, 65535, 65535, 1, 65535, 1, 1, 1, 65535, 1, 65535, 1, 65535, 1, 1, 1, 1, 65535, 65535, 1, 1, 1, 65535, 1, 65535, 65535, 1, 1, 65535, 1, 1, 65535, 65535, 1, 65535, 1, 1, 65535, 65535, 1, 1, 1, 65535, 65535, 65535, 65535, 1, 1, 65535, 1, 1, 1, 65535, 65535, 1, 65535, 1]> : tensor<150xui16>
  %auint16_2_0 = stablehlo.constant dense<0> : tensor<150xi32>
  %buint16_2_0 = stablehlo.constant dense<65534> : tensor<150xi32>
  %puint16_2_0 = stablehlo.maximum %y, %auint16_2_0 : tensor<150xi32>
  %quint16_2_0 = stablehlo.minimum %puint16_2_0, %buint16_2_0 : tensor<150xi32>
  %ruint16_2_0 = stablehlo.convert %quint16_2_0 : (tensor<150xi32>) -> tensor<150xui16>
  check.expect_eq_const %ruint16_2_0, dense<[0, 0, 65534, 65534, 3, 2, 0, 124, 131, 0, 0, 252, 259, 32764, 32771, 0, 0, 65532, 65534, 0, 0, 0, 0, 0, 0, 0, 338, 0, 0, 0, 185, 0, 0, 0, 0, 0, 0, 369, 0, 38, 351, 0, 0, 45, 0, 159, 0, 55, 0, 0, 0, 65534, 0, 0, 65534, 0, 65534, 0, 65534, 65534, 0, 0, 65534, 65534, 65534, 0, 0, 65534, 65534, 65534, 0, 0, 65534, 0, 0, 65534, 65534, 0, 65534, 65534, 0, 0, 65534, 65534, 65534, 65534, 0, 0, 0, 0, 65534, 0, 0, 0, 65534, 65534, 0, 65534, 0, 0, 0, 65534, 0, 65534, 0, 65534, 0, 0, 0, 0, 65534, 65534, 0, 0, 0, 65534, 0, 65534, 65534, 0, 0, 65534, 0, 0, 65534, 65534, 0, 65534, 0, 0, 65534, 65534, 0, 0, 0, 65534, 65534, 65534, 65534, 0, 0, 65534, 0, 0, 0, 65534, 65534, 0, 65534, 0]> : tensor<150xui16>
  %auint16_2_1 = stablehlo.constant dense<65534> : tensor<150xi32>
  %buint16_2_1 = stablehlo.constant dense<0> : tensor<150xi32>
  %puint16_2_1 = stablehlo.minimum %y, %auint16_2_1 : tensor<150xi32>
  %quint16_2_1 = stablehlo.maximum %puint16_2_1, %buint16_2_1 : tensor<150xi32>
  %ruint16_2_1 = stablehlo.convert %quint16_2_1 : (tensor<150xi32>) -> tensor<150xui16>
  check.expect_eq_const %ruint16_2_1, dense<[0, 0, 65534, 65534, 3, 2, 0, 124, 131, 0, 0, 252, 259, 32764, 32771, 0, 0, 65532, 65534, 0, 0, 0, 0, 0, 0, 0, 338, 0, 0, 0, 185, 0, 0, 0, 0, 0, 0, 369, 0, 38, 351, 0, 0, 45, 0, 159, 0, 55, 0, 0, 0, 65534, 0, 0, 65534, 0, 65534, 0, 65534, 65534, 0, 0, 65534, 65534, 65534, 0, 0, 65534, 65534, 65534, 0, 0, 65534, 0, 0, 65534, 65534, 0, 65534, 65534, 0, 0, 65534, 65534, 65534, 65534, 0, 0, 0, 0, 65534, 0, 0, 0, 65534, 65534, 0, 65534, 0, 0, 0, 65534, 0, 65534, 0, 65534, 0, 0, 0, 0, 65534, 65534, 0, 0, 0, 65534, 0, 65534, 65534, 0, 0, 65534, 0, 0, 65534, 65534, 0, 65534, 0, 0, 65534, 65534, 0, 0, 0, 65534, 65534, 65534, 65534, 0, 0, 65534, 0, 0, 0, 65534, 65534, 0, 65534, 0]> : tensor<150xui16>
  return
}

// -----

func.func @fixed_point() {
  %rows = stablehlo.constant dense<[[-2147483648, -2147483647, 2147483647, 2147483646, 0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535, 65536, 329, -1, -364, 367, -216, -289, -223, 226, 26, -22, -120, -21, 173, 304, 359, -296, 191, 11, -103, -201, -348, -126, -215, 253, 313, -82, -88, 227, -278, -390, -1254066941, 2144640613, -239231597, 1955354268, -2003303978, 766654723, -1017040267, -1302170456, 585928688, 673582396, 1219578267, -1330470760, 1467101988, -543683595, -1893277685, -1997256332, -1771529120, -1845843763, 639815126, -1470009107, 133792764, -1366421311], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<2x71xi32>
  %halves = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %none = stablehlo.constant dense<0> : tensor<i64>
  %at = stablehlo.reduce(%halves init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
  %row = stablehlo.dynamic_slice %rows, %at, %none, sizes = [1, 71] : (tensor<2x71xi32>, tensor<i64>, tensor<i64>) -> tensor<1x71xi32>
  %x = stablehlo.reshape %row : (tensor<1x71xi32>) -> tensor<71xi32>
  %w = stablehlo.convert %x : (tensor<71xi32>) -> tensor<71xi64>
  %m0 = stablehlo.constant dense<1518500250> : tensor<71xi64>
  %u0 = stablehlo.multiply %w, %m0 : tensor<71xi64>
  %s0 = stablehlo.constant dense<36> : tensor<71xi64>
  %h0 = stablehlo.shift_right_arithmetic %u0, %s0 : tensor<71xi64>
  %d0 = stablehlo.constant dense<5> : tensor<71xi64>
  %e0 = stablehlo.subtract %h0, %d0 : tensor<71xi64>
  %lo0 = stablehlo.constant dense<-128> : tensor<71xi64>
  %hi0 = stablehlo.constant dense<127> : tensor<71xi64>
  %f0 = stablehlo.clamp %lo0, %e0, %hi0 : tensor<71xi64>
  %r0 = stablehlo.convert %f0 : (tensor<71xi64>) -> tensor<71xi8>
  check.expect_eq_const %r0, dense<[-128, -128, 127, 127, -5, -5, -6, -3, -3, -8, -8, 0, 0, 127, 127, -128, -128, 127, 127, 2, -6, -14, 3, -10, -12, -10, -1, -5, -6, -8, -6, -2, 1, 2, -12, -1, -5, -8, -10, -13, -8, -10, 0, 1, -7, -7, 0, -12, -14, -128, 127, -128, 127, -128, 127, -128, -128, 127, 127, 127, -128, 127, -128, -128, -128, -128, -128, 127, -128, 127, -128]> : tensor<71xi8>
  %m1 = stablehlo.constant dense<1518500250> : tensor<71xi64>
  %u1 = stablehlo.multiply %w, %m1 : tensor<71xi64>
  %s1 = stablehlo.constant dense<36> : tensor<71xi64>
  %h1 = stablehlo.shift_right_arithmetic %u1, %s1 : tensor<71xi64>
  %d1 = stablehlo.constant dense<-7> : tensor<71xi64>
  %e1 = stablehlo.add %h1, %d1 : tensor<71xi64>
  %lo1 = stablehlo.constant dense<-128> : tensor<71xi64>
  %hi1 = stablehlo.constant dense<127> : tensor<71xi64>
  %f1 = stablehlo.clamp %lo1, %e1, %hi1 : tensor<71xi64>
  %r1 = stablehlo.convert %f1 : (tensor<71xi64>) -> tensor<71xi8>
  check.expect_eq_const %r1, dense<[-128, -128, 127, 127, -7, -7, -8, -5, -5, -10, -10, -2, -2, 127, 127, -128, -128, 127, 127, 0, -8, -16, 1, -12, -14, -12, -3, -7, -8, -10, -8, -4, -1, 0, -14, -3, -7, -10, -12, -15, -10, -12, -2, -1, -9, -9, -2, -14, -16, -128, 127, -128, 127, -128, 127, -128, -128, 127, 127, 127, -128, 127, -128, -128, -128, -128, -128, 127, -128, 127, -128]> : tensor<71xi8>
  %m2 = stablehlo.constant dense<1518500250> : tensor<71xi64>
  %u2 = stablehlo.multiply %w, %m2 : tensor<71xi64>
  %s2 = stablehlo.constant dense<33> : tensor<71xi64>
  %h2 = stablehlo.shift_right_arithmetic %u2, %s2 : tensor<71xi64>
  %d2 = stablehlo.constant dense<100> : tensor<71xi64>
  %e2 = stablehlo.add %h2, %d2 : tensor<71xi64>
  %lo2 = stablehlo.constant dense<-128> : tensor<71xi64>
  %hi2 = stablehlo.constant dense<127> : tensor<71xi64>
  %f2 = stablehlo.clamp %lo2, %e2, %hi2 : tensor<71xi64>
  %r2 = stablehlo.convert %f2 : (tensor<71xi64>) -> tensor<71xi8>
  check.expect_eq_const %r2, dense<[-128, -128, 127, 127, 100, 100, 99, 122, 122, 77, 77, 127, 127, 127, 127, -128, -128, 127, 127, 127, 99, 35, 127, 61, 48, 60, 127, 104, 96, 78, 96, 127, 127, 127, 47, 127, 101, 81, 64, 38, 77, 61, 127, 127, 85, 84, 127, 50, 31, -128, 127, -128, 127, -128, 127, -128, -128, 127, 127, 127, -128, 127, -128, -128, -128, -128, -128, 127, -128, 127, -128]> : tensor<71xi8>
  %m3 = stablehlo.constant dense<1518500250> : tensor<71xi64>
  %u3 = stablehlo.multiply %w, %m3 : tensor<71xi64>
  %s3 = stablehlo.constant dense<33> : tensor<71xi64>
  %h3 = stablehlo.shift_right_arithmetic %u3, %s3 : tensor<71xi64>
  %d3 = stablehlo.constant dense<2147483646> : tensor<71xi64>
  %e3 = stablehlo.add %h3, %d3 : tensor<71xi64>
  %lo3 = stablehlo.constant dense<-128> : tensor<71xi64>
  %hi3 = stablehlo.constant dense<127> : tensor<71xi64>
  %f3 = stablehlo.clamp %lo3, %e3, %hi3 : tensor<71xi64>
  %r3 = stablehlo.convert %f3 : (tensor<71xi64>) -> tensor<71xi8>
  check.expect_eq_const %r3, dense<[127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127]> : tensor<71xi8>
  return
}
