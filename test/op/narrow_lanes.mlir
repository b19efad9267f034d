// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Integers of 8 and 16 bits and flags over more elements than a register has lanes, and not a multiple of them.

func.func @case_0() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x80807F00017E814EA7D19EA6C712E8A18B808CA67FB02740BCC8EFC379AD654C589DE420FE2A2D298F750E67C5DC61AF90DF2D9F5ED7BA0B65625FCE84473545808900D5"> : tensor<68xi8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi8>, tensor<i32>) -> tensor<67xi8>
  %y_c = stablehlo.constant dense<"0x80807F00017E814EA7D19EA6C73214F2AB4C4CBC8FD1A54C0501CA0177BC4483D06E5F955758F4DE7A732DE6B56FC40E2CBDD03DB22C712F25F677B8DB24279BA9315722"> : tensor<68xi8>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xi8>, tensor<i32>) -> tensor<67xi8>
  %add = stablehlo.add %x, %y : tensor<67xi8>
  %sub = stablehlo.subtract %x, %y : tensor<67xi8>
  %mul = stablehlo.multiply %x, %y : tensor<67xi8>
  %and = stablehlo.and %x, %y : tensor<67xi8>
  %or = stablehlo.or %x, %y : tensor<67xi8>
  %xor = stablehlo.xor %x, %y : tensor<67xi8>
  %not = stablehlo.not %x : tensor<67xi8>
  %min = stablehlo.minimum %x, %y : tensor<67xi8>
  %max = stablehlo.maximum %x, %y : tensor<67xi8>
  %neg = stablehlo.negate %x : tensor<67xi8>
  %abs = stablehlo.abs %x : tensor<67xi8>
  %sign = stablehlo.sign %x : tensor<67xi8>
  %pop = stablehlo.popcnt %x : tensor<67xi8>
  %clz = stablehlo.count_leading_zeros %x : tensor<67xi8>
  check.expect_eq_const %add, dense<"0x00FE0002FC029C4EA23C4C8E44FC9336CCD8620E81CC8CC1C9B9C4F069A9CF280B43B55582210709E83B4D7A4B25BDBC9CFDDC10032B3A8A58D6865F6B5CE029BA57F7"> : tensor<67xi8>
  check.expect_eq_const %sub, dense<"0x000000000000000000000000E0D4AFE03440EAF0DF82F4B7C725C202F121C9882F858BA7D2394B1502E181106D9DA164225D62ACAB49DC406CE816A9230EAAD758A9B3"> : tensor<67xi8>
  check.expect_eq_const %mul, dense<"0x000100010401C4F1A184A4B1842032D90090E8F1B02300ACC896C33F0CD4E480769CA05270E48E268F768A49644492C0A390E35CF41A05992C2910ECFC13C78039004A"> : tensor<67xi8>
  check.expect_eq_const %and, dense<"0x807F00017E814EA7D19EA6C71200A08B000CA40F9025400400CA0171AC4400500C4400560824080A710C66854C400E009D001D1204300B256257888004250180010000"> : tensor<67xi8>
  check.expect_eq_const %or, dense<"0x807F00017E814EA7D19EA6C732FCF3ABCCCCBEFFF1A74CBDC9EFC37FBD65CFD8FFFFB5FF7AFDFFFF772FE7F5FFE5AFBCFFFDBFFEFFFB2F65F67FFEDF6737DFA9B957F7"> : tensor<67xi8>
  check.expect_eq_const %xor, dense<"0x00000000000000000000000020FC5320CCC01AF061820CB9C925C20E1121CF88F3BBB5A972D9F7F506238170B3A5A1BC62FDA2ECFBCB24409428765F6312DE29B857F7"> : tensor<67xi8>
  check.expect_eq_const %not, dense<"0x7F80FFFE817EB1582E615938ED175E747F7359804FD8BF4337103C86529AB3A7621BDF01D5D2D6708AF1983A239E506F20D260A12845F49A9DA0317BB8CABA7F76FF2A"> : tensor<67xi8>
  check.expect_eq_const %min, dense<"0x807F00017E814EA7D19EA6C712E8A18B808CA68FB0A540BCC8CAC377AD4483D09DE495FE2AF4DE8F730EE6B5DCC4AF90BDD09FB2D7BA0B25F65FB88424279B808900D5"> : tensor<67xi8>
  check.expect_eq_const %max, dense<"0x807F00017E814EA7D19EA6C73214F2AB4C4CBC7FD1274C0501EF0179BC654C586E5F2057582D297A752D67C56F610E2CDF2D3D5E2C712F656277CEDB473545A9315722"> : tensor<67xi8>
  check.expect_eq_const %neg, dense<"0x808100FF827FB2592F625A39EE185F7580745A8150D9C04438113D87539BB4A8631CE002D6D3D7718BF2993B249F517021D361A22946F59B9EA1327CB9CBBB8077002B"> : tensor<67xi8>
  check.expect_eq_const %abs, dense<"0x807F00017E7F4E592F625A3912185F7580745A7F5027404438113D7953654C58631C20022A2D2971750E673B24615170212D615E29460B65625F327C4735458077002B"> : tensor<67xi8>
  check.expect_eq_const %sign, dense<"0xFF01000101FF01FFFFFFFFFF01FFFFFFFFFFFF01FF0101FFFFFFFF01FF010101FFFF01FF010101FF010101FFFF01FFFFFF01FF01FFFF01010101FFFF010101FFFF00FF"> : tensor<67xi8>
  check.expect_eq_const %pop, dense<"0x01070001060204050405040502040304010304070304010503070405050403030504010703040305050305040503060207040605060503040306050204040301030005"> : tensor<67xi8>
  check.expect_eq_const %clz, dense<"0x00010807010001000000000003000000000000010002010000000001000101010000020002020200010401000001000000020001000004010101000001020100000800"> : tensor<67xi8>
  return
}

// -----

func.func @case_1() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x80807F00017E814EA7D19EA6C712E8A18B808CA67FB02740BCC8EFC379AD654C589DE420FE2A2D298F750E67C5DC61AF90DF2D9F5ED7BA0B65625FCE84473545808900D5"> : tensor<68xi8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi8>, tensor<i32>) -> tensor<67xi8>
  %k1 = stablehlo.constant dense<1> : tensor<67xi8>
  %shl1 = stablehlo.shift_left %x, %k1 : tensor<67xi8>
  %shr1 = stablehlo.shift_right_logical %x, %k1 : tensor<67xi8>
  %sar1 = stablehlo.shift_right_arithmetic %x, %k1 : tensor<67xi8>
  %k3 = stablehlo.constant dense<3> : tensor<67xi8>
  %shl3 = stablehlo.shift_left %x, %k3 : tensor<67xi8>
  %shr3 = stablehlo.shift_right_logical %x, %k3 : tensor<67xi8>
  %sar3 = stablehlo.shift_right_arithmetic %x, %k3 : tensor<67xi8>
  %k7 = stablehlo.constant dense<7> : tensor<67xi8>
  %shl7 = stablehlo.shift_left %x, %k7 : tensor<67xi8>
  %shr7 = stablehlo.shift_right_logical %x, %k7 : tensor<67xi8>
  %sar7 = stablehlo.shift_right_arithmetic %x, %k7 : tensor<67xi8>
  check.expect_eq_const %shl1, dense<"0x00FE0002FC029C4EA23C4C8E24D0421600184CFE604E807890DE86F25ACA98B03AC840FC545A521EEA1CCE8AB8C25E20BE5A3EBCAE7416CAC4BE9C088E6A8A001200AA"> : tensor<67xi8>
  check.expect_eq_const %shr1, dense<"0x403F00003F402753684F5363097450454046533F5813205E6477613C5632262C4E72107F151614473A0733626E3057486F164F2F6B5D0532312F6742231A224044006A"> : tensor<67xi8>
  check.expect_eq_const %sar1, dense<"0xC03F00003FC027D3E8CFD3E309F4D0C5C0C6D33FD81320DEE4F7E13CD632262CCEF210FF151614C73A0733E2EE30D7C8EF16CF2FEBDD0532312FE7C2231A22C0C400EA"> : tensor<67xi8>
  check.expect_eq_const %shl3, dense<"0x00F80008F008703888F0303890400858006030F8803800E0407818C8682860C0E82000F050684878A8703828E0087880F868F8F0B8D0582810F8702038A828004800A8"> : tensor<67xi8>
  check.expect_eq_const %shr3, dense<"0x100F00000F1009141A131418021D14111011140F16040817191D180F150C090B131C041F050505110E010C181B0C15121B05130B1A17010C0C0B19100806081011001A"> : tensor<67xi8>
  check.expect_eq_const %sar3, dense<"0xF00F00000FF009F4FAF3F4F802FDF4F1F0F1F40FF60408F7F9FDF80FF50C090BF3FC04FF050505F10E010CF8FB0CF5F2FB05F30BFAF7010C0C0BF9F0080608F0F100FA"> : tensor<67xi8>
  check.expect_eq_const %shl7, dense<"0x00800080008000808000008000008080000000800080000000808080808000008000000000808080800080800080800080808000800080800080000080808000800080"> : tensor<67xi8>
  check.expect_eq_const %shr7, dense<"0x01000000000100010101010100010101010101000100000101010100010000000101000100000001000000010100010101000100010100000000010100000001010001"> : tensor<67xi8>
  check.expect_eq_const %sar7, dense<"0xFF00000000FF00FFFFFFFFFF00FFFFFFFFFFFF00FF0000FFFFFFFF00FF000000FFFF00FF000000FF000000FFFF00FFFFFF00FF00FFFF00000000FFFF000000FFFF00FF"> : tensor<67xi8>
  return
}

// -----

func.func @case_2() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x80807F00017E814EA7D19EA6C712E8A18B808CA67FB02740BCC8EFC379AD654C589DE420FE2A2D298F750E67C5DC61AF90DF2D9F5ED7BA0B65625FCE84473545808900D5"> : tensor<68xi8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi8>, tensor<i32>) -> tensor<67xi8>
  %a_c = stablehlo.constant dense<"0x0A0A040308000202040108090400070106010A070A060704080101030705090A0404060705060A08030404010008040306060A060A0603030A0602090900010704030002"> : tensor<68xi8>
  %a = stablehlo.dynamic_slice %a_c, %at, sizes = [67] : (tensor<68xi8>, tensor<i32>) -> tensor<67xi8>
  %shl = stablehlo.shift_left %x, %a : tensor<67xi8>
  %shr = stablehlo.shift_right_logical %x, %a : tensor<67xi8>
  %sar = stablehlo.shift_right_arithmetic %x, %a : tensor<67xi8>
  check.expect_eq_const %shl, dense<"0x00F000007E043870A2000070120042C0000000000080000090DE1880A0000080D00000C08000007850E0CEC500107800C000C000C0D05800807C0000476A8000480054"> : tensor<67xi8>
  check.expect_eq_const %shr, dense<"0x000700007E20130A6800000C12015002400001000200040064771800050000050903000700000011070033C500061502030002000317010001170000471A0008110035"> : tensor<67xi8>
  check.expect_eq_const %sar, dense<"0xFF0700007EE013FAE8FFFFFC12FFD0FEC0FFFF00FE0004FFE4F7F800FD000005F9FF00FF000000F1070033C5FF06F5FEFF00FE00FFF701000117FFFF471A00F8F100F5"> : tensor<67xi8>
  return
}

// -----

func.func @case_3() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x80807F00017E814EA7D19EA6C712E8A18B808CA67FB02740BCC8EFC379AD654C589DE420FE2A2D298F750E67C5DC61AF90DF2D9F5ED7BA0B65625FCE84473545808900D5"> : tensor<68xi8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi8>, tensor<i32>) -> tensor<67xi8>
  %y_c = stablehlo.constant dense<"0x80807F00017E814EA7D19EA6C73214F2AB4C4CBC8FD1A54C0501CA0177BC4483D06E5F955758F4DE7A732DE6B56FC40E2CBDD03DB22C712F25F677B8DB24279BA9315722"> : tensor<68xi8>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xi8>, tensor<i32>) -> tensor<67xi8>
  %cEQ = stablehlo.compare EQ, %x, %y : (tensor<67xi8>, tensor<67xi8>) -> tensor<67xi1>
  %cNE = stablehlo.compare NE, %x, %y : (tensor<67xi8>, tensor<67xi8>) -> tensor<67xi1>
  %cLT = stablehlo.compare LT, %x, %y : (tensor<67xi8>, tensor<67xi8>) -> tensor<67xi1>
  %cLE = stablehlo.compare LE, %x, %y : (tensor<67xi8>, tensor<67xi8>) -> tensor<67xi1>
  %cGT = stablehlo.compare GT, %x, %y : (tensor<67xi8>, tensor<67xi8>) -> tensor<67xi1>
  %cGE = stablehlo.compare GE, %x, %y : (tensor<67xi8>, tensor<67xi8>) -> tensor<67xi1>
  %sel = stablehlo.select %cLT, %x, %y : tensor<67xi1>, tensor<67xi8>
  %k = stablehlo.constant dense<17> : tensor<67xi8>
  %both = stablehlo.and %cLT, %cNE : tensor<67xi1>
  %ck = stablehlo.compare GE, %x, %k : (tensor<67xi8>, tensor<67xi8>) -> tensor<67xi1>
  %sk = stablehlo.select %ck, %k, %x : tensor<67xi1>, tensor<67xi8>
  %num = stablehlo.convert %ck : (tensor<67xi1>) -> tensor<67xi8>
  check.expect_eq_const %cEQ, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<67xi1>
  check.expect_eq_const %cNE, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %cLT, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, false, false, false, true, true, false, true, true, false, false, true, false, true, false, false, true, false, true, true, false, false, true, false, true, true, true, false, false, true, false, true, false, false, false, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %cLE, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, false, false, false, true, true, false, true, true, false, false, true, false, true, false, false, true, false, true, true, false, false, true, false, true, true, true, false, false, true, false, true, false, false, false, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %cGT, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, true, false, false, false, true, false, true, false, true, true, true, false, false, true, false, false, true, true, false, true, false, true, true, false, true, false, false, true, true, false, true, false, false, false, true, true, false, true, false, true, true, true, false, false, false, false]> : tensor<67xi1>
  check.expect_eq_const %cGE, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, true, false, true, false, false, false, true, false, true, false, true, true, true, false, false, true, false, false, true, true, false, true, false, true, true, false, true, false, false, true, true, false, true, false, false, false, true, true, false, true, false, true, true, true, false, false, false, false]> : tensor<67xi1>
  check.expect_eq_const %sel, dense<"0x807F00017E814EA7D19EA6C712E8A18B808CA68FB0A540BCC8CAC377AD4483D09DE495FE2AF4DE8F730EE6B5DCC4AF90BDD09FB2D7BA0B25F65FB88424279B808900D5"> : tensor<67xi8>
  check.expect_eq_const %both, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true, false, false, false, true, true, false, true, true, false, false, true, false, true, false, false, true, false, true, true, false, false, true, false, true, true, true, false, false, true, false, true, false, false, false, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %ck, dense<[false, true, false, false, true, false, true, false, false, false, false, false, true, false, false, false, false, false, false, true, false, true, true, false, false, false, false, true, false, true, true, true, false, false, true, false, true, true, true, false, true, false, true, false, false, true, false, false, false, true, false, true, false, false, false, true, true, true, false, false, true, true, true, false, false, false, false]> : tensor<67xi1>
  check.expect_eq_const %sk, dense<"0x80110001118111A7D19EA6C711E8A18B808CA611B01111BCC8EFC311AD1111119DE411FE1111118F110E11C5DC11AF90DF119F11D7BA0B111111CE84111111808900D5"> : tensor<67xi8>
  check.expect_eq_const %num, dense<"0x00010000010001000000000001000000000000010001010000000001000101010000010001010100010001000001000000010001000000010101000001010100000000"> : tensor<67xi8>
  return
}

// -----

func.func @case_4() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x80807F00017E814EA7D19EA6C712E8A18B808CA67FB02740BCC8EFC379AD654C589DE420FE2A2D298F750E67C5DC61AF90DF2D9F5ED7BA0B65625FCE84473545808900D5"> : tensor<68xi8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi8>, tensor<i32>) -> tensor<67xi8>
  %y_c = stablehlo.constant dense<"0x80807F00017E814EA7D19EA6C73214F2AB4C4CBC8FD1A54C0501CA0177BC4483D06E5F955758F4DE7A732DE6B56FC40E2CBDD03DB22C712F25F677B8DB24279BA9315722"> : tensor<68xi8>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xi8>, tensor<i32>) -> tensor<67xi8>
  %s_c = stablehlo.constant dense<"0x7E7E"> : tensor<2xi8>
  %s_1 = stablehlo.dynamic_slice %s_c, %at, sizes = [1] : (tensor<2xi8>, tensor<i32>) -> tensor<1xi8>
  %s = stablehlo.reshape %s_1 : (tensor<1xi8>) -> tensor<i8>
  %sv = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<i8>) -> tensor<67xi8>
  %plus = stablehlo.add %x, %sv : tensor<67xi8>
  %top = stablehlo.maximum %x, %sv : tensor<67xi8>
  %lo = stablehlo.constant dense<3> : tensor<i8>
  %hi = stablehlo.constant dense<90> : tensor<i8>
  %clamp = stablehlo.clamp %lo, %x, %hi : (tensor<i8>, tensor<67xi8>, tensor<i8>) -> tensor<67xi8>
  %z = stablehlo.constant dense<0> : tensor<i8>
  %least = stablehlo.constant dense<-128> : tensor<i8>
  %sum = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<67xi8>, tensor<i8>) -> tensor<i8>
  %most = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<67xi8>, tensor<i8>) -> tensor<i8>
  %bits = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<67xi8>, tensor<i8>) -> tensor<i8>
  %to_ui8 = stablehlo.convert %x : (tensor<67xi8>) -> tensor<67xui8>
  %to_i16 = stablehlo.convert %x : (tensor<67xi8>) -> tensor<67xi16>
  %to_ui16 = stablehlo.convert %x : (tensor<67xi8>) -> tensor<67xui16>
  %to_i1 = stablehlo.convert %x : (tensor<67xi8>) -> tensor<67xi1>
  %wx = stablehlo.convert %x : (tensor<67xi8>) -> tensor<67xi16>
  %wy = stablehlo.convert %y : (tensor<67xi8>) -> tensor<67xi16>
  %ws = stablehlo.add %wx, %wy : tensor<67xi16>
  %one = stablehlo.constant dense<1> : tensor<67xi16>
  %wh = stablehlo.shift_right_arithmetic %ws, %one : tensor<67xi16>
  %mean = stablehlo.convert %wh : (tensor<67xi16>) -> tensor<67xi8>
  check.expect_eq_const %plus, dense<"0xFEFD7E7FFCFFCC254F1C244590661F09FE0A24FD2EA5BE3A466D41F72BE3CAD61B629E7CA8ABA70DF38CE5435ADF2D0E5DAB1DDC553889E3E0DD4C02C5B3C3FE077E53"> : tensor<67xi8>
  check.expect_eq_const %top, dense<"0x7E7F7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7F7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<67xi8>
  check.expect_eq_const %clamp, dense<"0x035A03035A034E0303030303120303030303035A032740030303035A035A4C58030320032A2D29035A0E5A03035A0303032D035A03030B5A5A5A030347354503030303"> : tensor<67xi8>
  check.expect_eq_const %sum, dense<56> : tensor<i8>
  check.expect_eq_const %most, dense<127> : tensor<i8>
  check.expect_eq_const %bits, dense<24> : tensor<i8>
  check.expect_eq_const %to_ui8, dense<"0x807F00017E814EA7D19EA6C712E8A18B808CA67FB02740BCC8EFC379AD654C589DE420FE2A2D298F750E67C5DC61AF90DF2D9F5ED7BA0B65625FCE84473545808900D5"> : tensor<67xui8>
  check.expect_eq_const %to_i16, dense<"0x80FF7F00000001007E0081FF4E00A7FFD1FF9EFFA6FFC7FF1200E8FFA1FF8BFF80FF8CFFA6FF7F00B0FF27004000BCFFC8FFEFFFC3FF7900ADFF65004C0058009DFFE4FF2000FEFF2A002D0029008FFF75000E006700C5FFDCFF6100AFFF90FFDFFF2D009FFF5E00D7FFBAFF0B00650062005F00CEFF84FF47003500450080FF89FF0000D5FF"> : tensor<67xi16>
  check.expect_eq_const %to_ui16, dense<"0x80FF7F00000001007E0081FF4E00A7FFD1FF9EFFA6FFC7FF1200E8FFA1FF8BFF80FF8CFFA6FF7F00B0FF27004000BCFFC8FFEFFFC3FF7900ADFF65004C0058009DFFE4FF2000FEFF2A002D0029008FFF75000E006700C5FFDCFF6100AFFF90FFDFFF2D009FFF5E00D7FFBAFF0B00650062005F00CEFF84FF47003500450080FF89FF0000D5FF"> : tensor<67xui16>
  check.expect_eq_const %to_i1, dense<[true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true]> : tensor<67xi1>
  check.expect_eq_const %mean, dense<"0x807F00017E814EA7D19EA6C722FEC99BE6ECB107C0E646E0E4DCE278B454E7140521DA2A41100304741D26BD2512DEDECEFEEE0801151D452C6BC3AF352EF094DD2BFB"> : tensor<67xi8>
  return
}

// -----

func.func @case_5() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x0000FF0001FE016A49AE23C96D70724F0EBE00C331A4573CED79E3307B587403AA58DB36560BCB8866EA98F6BC958033B0CAB26901BC0ACD264E368A34420CFB37319924"> : tensor<68xui8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %y_c = stablehlo.constant dense<"0x0000FF0001FE016A49AE23C96DF04260DFB40A5704D26A3BB9DE1A815DB9EE88BF50947EBB0C3C0BFA877D7A08D5D8059F8E617DE1997DBAB186D4909E7D979DE63F5D8D"> : tensor<68xui8>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %add = stablehlo.add %x, %y : tensor<67xui8>
  %sub = stablehlo.subtract %x, %y : tensor<67xui8>
  %mul = stablehlo.multiply %x, %y : tensor<67xui8>
  %and = stablehlo.and %x, %y : tensor<67xui8>
  %or = stablehlo.or %x, %y : tensor<67xui8>
  %xor = stablehlo.xor %x, %y : tensor<67xui8>
  %not = stablehlo.not %x : tensor<67xui8>
  %min = stablehlo.minimum %x, %y : tensor<67xui8>
  %max = stablehlo.maximum %x, %y : tensor<67xui8>
  %neg = stablehlo.negate %x : tensor<67xui8>
  %pop = stablehlo.popcnt %x : tensor<67xui8>
  %clz = stablehlo.count_leading_zeros %x : tensor<67xui8>
  check.expect_eq_const %add, dense<"0x00FE0002FC02D4925C4692DA60B4AFED720A1A3576C177A657FDB1D811628B69A86FB41117079360711570C46A58384F5813E6E2558787D7D40A1AD2BFA3981D70F6B1"> : tensor<67xui8>
  check.expect_eq_const %sub, dense<"0x0000000000000000000000008030EF2F0AF66C2DD2ED01349BC9AF1E9F867BEB0847B89BFF8F7D6C631B7CB4C0A82E113C51EC20238D1375C862FA96C5755E51F23C97"> : tensor<67xui8>
  check.expect_eq_const %mul, dense<"0x000100010401E4D144C9D1690064A032980045C48806D445EE0E30AF98D898D6809C94D28494D89C66383CE0F900FF500C7245E15CE2F246D4B8A0183A14EF6A0F95D4"> : tensor<67xui8>
  check.expect_eq_const %and, dense<"0x00FF0001FE016A49AE23C96D7042400EB4004300804238A958020059186400AA509036120808086282187208958001908A206901980888200614801440049926311904"> : tensor<67xui8>
  check.expect_eq_const %or, dense<"0x00FF0001FE016A49AE23C96DF0726FDFBE0AD735F67F3FFDFFFBB17FF9FE8BBF58DF7EFF0FFF8BFEEFFDFEBCD5D837BFCEF37DE1BD7FFFB7CEF69ABE7F9FFFF73FDDAD"> : tensor<67xui8>
  check.expect_eq_const %xor, dense<"0x00000000000000000000000080302FD10A0A9435763D0754A7F9B126E19A8B15084F48ED07F7839C6DE58CB44058362F44D314E025777797C8E21AAA3F9B66D10EC4A9"> : tensor<67xui8>
  check.expect_eq_const %not, dense<"0xFF00FFFE01FE95B651DC36928F8DB0F141FF3CCE5BA8C312861CCF84A78BFC55A724C9A9F4347799156709436A7FCC4F354D96FE43F532D9B1C975CBBDF304C8CE66DB"> : tensor<67xui8>
  check.expect_eq_const %min, dense<"0x00FF0001FE016A49AE23C96D70424F0EB4005704A4573BB9791A305D587403AA509436560B3C0B66877D7A089580059F8E616901990ABA264E368A34420C9D37315D24"> : tensor<67xui8>
  check.expect_eq_const %max, dense<"0x00FF0001FE016A49AE23C96DF07260DFBE0AC331D26A3CEDDEE3817BB9EE88BF58DB7EBB0CCB88FAEA98F6BCD5D833B0CAB27DE1BC7DCDB186D4909E7D97FBE63F998D"> : tensor<67xui8>
  check.expect_eq_const %neg, dense<"0x000100FF02FF96B752DD3793908EB1F242003DCF5CA9C413871DD085A88CFD56A825CAAAF535789A16680A446B80CD50364E97FF44F633DAB2CA76CCBEF405C9CF67DC"> : tensor<67xui8>
  check.expect_eq_const %pop, dense<"0x00080001070104030503040503040503060004030305040605050206030402040306040403050204050306050401040304040401050205030404030302020705030402"> : tensor<67xui8>
  check.expect_eq_const %clz, dense<"0x08000807000701010002000101010104000800020001020001000201010106000100020104000001000000000000020000000107000400020102000201040002020002"> : tensor<67xui8>
  return
}

// -----

func.func @case_6() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x0000FF0001FE016A49AE23C96D70724F0EBE00C331A4573CED79E3307B587403AA58DB36560BCB8866EA98F6BC958033B0CAB26901BC0ACD264E368A34420CFB37319924"> : tensor<68xui8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %k1 = stablehlo.constant dense<1> : tensor<67xui8>
  %shl1 = stablehlo.shift_left %x, %k1 : tensor<67xui8>
  %shr1 = stablehlo.shift_right_logical %x, %k1 : tensor<67xui8>
  %sar1 = stablehlo.shift_right_arithmetic %x, %k1 : tensor<67xui8>
  %k3 = stablehlo.constant dense<3> : tensor<67xui8>
  %shl3 = stablehlo.shift_left %x, %k3 : tensor<67xui8>
  %shr3 = stablehlo.shift_right_logical %x, %k3 : tensor<67xui8>
  %sar3 = stablehlo.shift_right_arithmetic %x, %k3 : tensor<67xui8>
  %k7 = stablehlo.constant dense<7> : tensor<67xui8>
  %shl7 = stablehlo.shift_left %x, %k7 : tensor<67xui8>
  %shr7 = stablehlo.shift_right_logical %x, %k7 : tensor<67xui8>
  %sar7 = stablehlo.shift_right_arithmetic %x, %k7 : tensor<67xui8>
  check.expect_eq_const %shl1, dense<"0x00FE0002FC02D4925C4692DAE0E49E1C7C00866248AE78DAF2C660F6B0E80654B0B66CAC169610CCD430EC782A0066609464D20278149A4C9C6C14688418F66E623248"> : tensor<67xui8>
  check.expect_eq_const %shr1, dense<"0x007F00007F00352457116436383927075F006118522B1E763C71183D2C3A01552C6D1B2B05654433754C7B5E4A401958655934005E056613271B451A21067D1B184C12"> : tensor<67xui8>
  check.expect_eq_const %sar1, dense<"0x00FF0000FF003524D711E43638392707DF00E118D22B1EF63CF1183D2C3A01D52CED1B2B05E5C433F5CCFBDECAC019D8E5D93400DE05E613271BC51A2106FD1B18CC12"> : tensor<67xui8>
  check.expect_eq_const %shl3, dense<"0x00F80008F00850487018486880907870F000188820B8E068C81880D8C0A01850C0D8B0B05858403050C0B0E0A800988050904808E050683070B050A01060D8B888C820"> : tensor<67xui8>
  check.expect_eq_const %shr3, dense<"0x001F00001F000D091504190D0E0E090117001806140A071D0F1C060F0B0E00150B1B060A0119110C1D131E171210061619160D00170119040906110608011F06061304"> : tensor<67xui8>
  check.expect_eq_const %sar3, dense<"0x00FF0000FF000D09F504F90D0E0E0901F700F806F40A07FD0FFC060F0B0E00F50BFB060A01F9F10CFDF3FEF7F2F006F6F9F60D00F701F9040906F1060801FF0606F304"> : tensor<67xui8>
  check.expect_eq_const %shl7, dense<"0x00800080008000800080808000008000000080800080008080800080000080000080000080800000000000008000800000008080000080000000000000008080808000"> : tensor<67xui8>
  check.expect_eq_const %shr7, dense<"0x00010000010000000100010000000000010001000100000100010000000000010001000000010100010101010101000101010000010001000000010000000100000100"> : tensor<67xui8>
  check.expect_eq_const %sar7, dense<"0x00FF0000FF000000FF00FF0000000000FF00FF00FF0000FF00FF0000000000FF00FF000000FFFF00FFFFFFFFFFFF00FFFFFF0000FF00FF000000FF000000FF0000FF00"> : tensor<67xui8>
  return
}

// -----

func.func @case_7() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x0000FF0001FE016A49AE23C96D70724F0EBE00C331A4573CED79E3307B587403AA58DB36560BCB8866EA98F6BC958033B0CAB26901BC0ACD264E368A34420CFB37319924"> : tensor<68xui8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %a_c = stablehlo.constant dense<"0x0303070902000A0508080A00030A04040200000A000102030903010407040201000502060704050006010401030405000A040202080402040201030A01060A0504060107"> : tensor<68xui8>
  %a = stablehlo.dynamic_slice %a_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %shl = stablehlo.shift_left %x, %a : tensor<67xui8>
  %shr = stablehlo.shift_right_logical %x, %a : tensor<67xui8>
  %sar = stablehlo.shift_right_arithmetic %x, %a : tensor<67xui8>
  check.expect_eq_const %shl, dense<"0x00800004FE0040000000C9680020F038BE000031485CE000C8C6008080D006AA006C8000B0608880D480ECE050003300A0C8A400C028D0989CB0006880006070403200"> : tensor<67xui8>
  check.expect_eq_const %shr, dense<"0x00010000FE0003000000C90D00070403BE000031521507000F710300051D01AA023600000006880175097B17090433000C2C1A000B020C092706001A01000703004C00"> : tensor<67xui8>
  check.expect_eq_const %sar, dense<"0x00FF0000FE000300FF00C90D00070403BE00FF31D21507FF0FF10300051D01AA02F6000000FE8801F5F9FBF7F9FC33FFFCEC1A00FB02FC092706FF1A0100FF0300CC00"> : tensor<67xui8>
  return
}

// -----

func.func @case_8() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x0000FF0001FE016A49AE23C96D70724F0EBE00C331A4573CED79E3307B587403AA58DB36560BCB8866EA98F6BC958033B0CAB26901BC0ACD264E368A34420CFB37319924"> : tensor<68xui8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %eight = stablehlo.constant dense<8> : tensor<67xui8>
  %div = stablehlo.divide %x, %eight : tensor<67xui8>
  %rem = stablehlo.remainder %x, %eight : tensor<67xui8>
  check.expect_eq_const %div, dense<"0x001F00001F000D091504190D0E0E090117001806140A071D0F1C060F0B0E00150B1B060A0119110C1D131E171210061619160D00170119040906110608011F06061304"> : tensor<67xui8>
  check.expect_eq_const %rem, dense<"0x00070001060102010603010500020706060003010407040501030003000403020003060603030006020006040500030002020101040205060606020402040307010104"> : tensor<67xui8>
  return
}

// -----

func.func @case_9() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x0000FF0001FE016A49AE23C96D70724F0EBE00C331A4573CED79E3307B587403AA58DB36560BCB8866EA98F6BC958033B0CAB26901BC0ACD264E368A34420CFB37319924"> : tensor<68xui8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %y_c = stablehlo.constant dense<"0x0000FF0001FE016A49AE23C96DF04260DFB40A5704D26A3BB9DE1A815DB9EE88BF50947EBB0C3C0BFA877D7A08D5D8059F8E617DE1997DBAB186D4909E7D979DE63F5D8D"> : tensor<68xui8>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %cEQ = stablehlo.compare EQ, %x, %y : (tensor<67xui8>, tensor<67xui8>) -> tensor<67xi1>
  %cNE = stablehlo.compare NE, %x, %y : (tensor<67xui8>, tensor<67xui8>) -> tensor<67xi1>
  %cLT = stablehlo.compare LT, %x, %y : (tensor<67xui8>, tensor<67xui8>) -> tensor<67xi1>
  %cLE = stablehlo.compare LE, %x, %y : (tensor<67xui8>, tensor<67xui8>) -> tensor<67xi1>
  %cGT = stablehlo.compare GT, %x, %y : (tensor<67xui8>, tensor<67xui8>) -> tensor<67xi1>
  %cGE = stablehlo.compare GE, %x, %y : (tensor<67xui8>, tensor<67xui8>) -> tensor<67xi1>
  %sel = stablehlo.select %cLT, %x, %y : tensor<67xi1>, tensor<67xui8>
  %k = stablehlo.constant dense<17> : tensor<67xui8>
  %both = stablehlo.and %cLT, %cNE : tensor<67xi1>
  %ck = stablehlo.compare GE, %x, %k : (tensor<67xui8>, tensor<67xui8>) -> tensor<67xi1>
  %sk = stablehlo.select %ck, %k, %x : tensor<67xi1>, tensor<67xui8>
  %num = stablehlo.convert %ck : (tensor<67xi1>) -> tensor<67xui8>
  check.expect_eq_const %cEQ, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<67xi1>
  check.expect_eq_const %cNE, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %cLT, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, false, true, true, false, true, false, false, true, true, false, false, true, false, true, false, true, true, true, true, false, false, true, true, true, false, false, true, false, false, false, false, true, true, false, false, false, false, true, true, false, true, false, true, true, true, true, true, true, true, false, true, true, false, true]> : tensor<67xi1>
  check.expect_eq_const %cLE, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, false, true, false, false, true, true, false, false, true, false, true, false, true, true, true, true, false, false, true, true, true, false, false, true, false, false, false, false, true, true, false, false, false, false, true, true, false, true, false, true, true, true, true, true, true, true, false, true, true, false, true]> : tensor<67xi1>
  check.expect_eq_const %cGT, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true, false, true, true, false, false, true, true, false, true, false, true, false, false, false, false, true, true, false, false, false, true, true, false, true, true, true, true, false, false, true, true, true, true, false, false, true, false, true, false, false, false, false, false, false, false, true, false, false, true, false]> : tensor<67xi1>
  check.expect_eq_const %cGE, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, true, false, false, true, false, true, true, false, false, true, true, false, true, false, true, false, false, false, false, true, true, false, false, false, true, true, false, true, true, true, true, false, false, true, true, true, true, false, false, true, false, true, false, false, false, false, false, false, false, true, false, false, true, false]> : tensor<67xi1>
  check.expect_eq_const %sel, dense<"0x00FF0001FE016A49AE23C96D70424F0EB4005704A4573BB9791A305D587403AA509436560B3C0B66877D7A089580059F8E616901990ABA264E368A34420C9D37315D24"> : tensor<67xui8>
  check.expect_eq_const %both, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, false, true, true, false, true, false, false, true, true, false, false, true, false, true, false, true, true, true, true, false, false, true, true, true, false, false, true, false, false, false, false, true, true, false, false, false, false, true, true, false, true, false, true, true, true, true, true, true, true, false, true, true, false, true]> : tensor<67xi1>
  check.expect_eq_const %ck, dense<[false, true, false, false, true, false, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %sk, dense<"0x0011000111011111111111111111110E11001111111111111111111111110311111111110B111111111111111111111111111101110A111111111111110C1111111111"> : tensor<67xui8>
  check.expect_eq_const %num, dense<"0x00010000010001010101010101010100010001010101010101010101010100010101010100010101010101010101010101010100010001010101010101000101010101"> : tensor<67xui8>
  return
}

// -----

func.func @case_10() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x0000FF0001FE016A49AE23C96D70724F0EBE00C331A4573CED79E3307B587403AA58DB36560BCB8866EA98F6BC958033B0CAB26901BC0ACD264E368A34420CFB37319924"> : tensor<68xui8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %y_c = stablehlo.constant dense<"0x0000FF0001FE016A49AE23C96DF04260DFB40A5704D26A3BB9DE1A815DB9EE88BF50947EBB0C3C0BFA877D7A08D5D8059F8E617DE1997DBAB186D4909E7D979DE63F5D8D"> : tensor<68xui8>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %s_c = stablehlo.constant dense<"0xFEFE"> : tensor<2xui8>
  %s_1 = stablehlo.dynamic_slice %s_c, %at, sizes = [1] : (tensor<2xui8>, tensor<i32>) -> tensor<1xui8>
  %s = stablehlo.reshape %s_1 : (tensor<1xui8>) -> tensor<ui8>
  %sv = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<ui8>) -> tensor<67xui8>
  %plus = stablehlo.add %x, %sv : tensor<67xui8>
  %top = stablehlo.maximum %x, %sv : tensor<67xui8>
  %lo = stablehlo.constant dense<3> : tensor<ui8>
  %hi = stablehlo.constant dense<90> : tensor<ui8>
  %clamp = stablehlo.clamp %lo, %x, %hi : (tensor<ui8>, tensor<67xui8>, tensor<ui8>) -> tensor<67xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %least = stablehlo.constant dense<0> : tensor<ui8>
  %sum = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<67xui8>, tensor<ui8>) -> tensor<ui8>
  %most = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<67xui8>, tensor<ui8>) -> tensor<ui8>
  %bits = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<67xui8>, tensor<ui8>) -> tensor<ui8>
  %to_i8 = stablehlo.convert %x : (tensor<67xui8>) -> tensor<67xi8>
  %to_i16 = stablehlo.convert %x : (tensor<67xui8>) -> tensor<67xi16>
  %to_ui16 = stablehlo.convert %x : (tensor<67xui8>) -> tensor<67xui16>
  %to_i1 = stablehlo.convert %x : (tensor<67xui8>) -> tensor<67xi1>
  %wx = stablehlo.convert %x : (tensor<67xui8>) -> tensor<67xui16>
  %wy = stablehlo.convert %y : (tensor<67xui8>) -> tensor<67xui16>
  %ws = stablehlo.add %wx, %wy : tensor<67xui16>
  %one = stablehlo.constant dense<1> : tensor<67xui16>
  %wh = stablehlo.shift_right_logical %ws, %one : tensor<67xui16>
  %mean = stablehlo.convert %wh : (tensor<67xui16>) -> tensor<67xui8>
  check.expect_eq_const %plus, dense<"0xFEFDFEFFFCFF6847AC21C76B6E704D0CBCFEC12FA2553AEB77E12E79567201A856D9345409C98664E896F4BA937E31AEC8B067FFBA08CB244C348832400AF9352F9722"> : tensor<67xui8>
  check.expect_eq_const %top, dense<"0xFEFFFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFE"> : tensor<67xui8>
  check.expect_eq_const %clamp, dense<"0x035A03035A035A495A235A5A5A5A4F0E5A035A315A573C5A5A5A305A585A035A585A36560B5A5A5A5A5A5A5A5A5A335A5A5A5A035A0A5A264E365A34420C5A37315A24"> : tensor<67xui8>
  check.expect_eq_const %sum, dense<76> : tensor<ui8>
  check.expect_eq_const %most, dense<255> : tensor<ui8>
  check.expect_eq_const %bits, dense<148> : tensor<ui8>
  check.expect_eq_const %to_i8, dense<"0x00FF0001FE016A49AE23C96D70724F0EBE00C331A4573CED79E3307B587403AA58DB36560BCB8866EA98F6BC958033B0CAB26901BC0ACD264E368A34420CFB37319924"> : tensor<67xi8>
  check.expect_eq_const %to_i16, dense<"0x0000FF0000000100FE0001006A004900AE002300C9006D00700072004F000E00BE000000C3003100A40057003C00ED007900E30030007B00580074000300AA005800DB00360056000B00CB0088006600EA009800F600BC00950080003300B000CA00B20069000100BC000A00CD0026004E0036008A00340042000C00FB003700310099002400"> : tensor<67xi16>
  check.expect_eq_const %to_ui16, dense<"0x0000FF0000000100FE0001006A004900AE002300C9006D00700072004F000E00BE000000C3003100A40057003C00ED007900E30030007B00580074000300AA005800DB00360056000B00CB0088006600EA009800F600BC00950080003300B000CA00B20069000100BC000A00CD0026004E0036008A00340042000C00FB003700310099002400"> : tensor<67xui16>
  check.expect_eq_const %to_i1, dense<[false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %mean, dense<"0x00FF0001FE016A49AE23C96DB05A5776B9058D1ABB603BD3AB7E586C88B145B454B75A880B8349B0B88AB862B5AC1CA7AC897371AA43C36B6A858D695F51CC8E387B58"> : tensor<67xui8>
  return
}

// -----

func.func @case_11() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00800080FF7F00000100FE7F0180049D113AEAE8F590154D665A88FC029AF17EA25AD73664E5F1A21C48E0B495D2FD5D2F2065CCCB01D81CBB9A06C68242A920AC52283CA4FB69CC54E399B38E72E887D2DF7F912E616E2727EBC14A9EDF02F786DC43425B8F3D0CFEC6DD79BFBA38E6F58FB9FFA40ABD4034F1C7BF6D86F169EAA7E545306BD9D2"> : tensor<68xi16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi16>, tensor<i32>) -> tensor<67xi16>
  %y_c = stablehlo.constant dense<"0x00800080FF7F00000100FE7F0180049D113AEAE8F590154D665AE284189B5C9155750F6E8556292FA897D3C23404F0FAE49ABBBF18337664FA9B26733CD12E92456A2A06D9291DAFD66885E735DFBE3DEC409C36BDBB97B0071110D5EF88DEEC5E46E3E2C7E9A02EF878D14969A5DED5D709F3F0EEBA3A912026E7DDABD16B721C548E005F68A40E"> : tensor<68xi16>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xi16>, tensor<i32>) -> tensor<67xi16>
  %add = stablehlo.add %x, %y : tensor<67xi16>
  %sub = stablehlo.subtract %x, %y : tensor<67xi16>
  %mul = stablehlo.multiply %x, %y : tensor<67xi16>
  %and = stablehlo.and %x, %y : tensor<67xi16>
  %or = stablehlo.or %x, %y : tensor<67xi16>
  %xor = stablehlo.xor %x, %y : tensor<67xi16>
  %not = stablehlo.not %x : tensor<67xi16>
  %min = stablehlo.minimum %x, %y : tensor<67xi16>
  %max = stablehlo.maximum %x, %y : tensor<67xi16>
  %neg = stablehlo.negate %x : tensor<67xi16>
  %abs = stablehlo.abs %x : tensor<67xi16>
  %sign = stablehlo.sign %x : tensor<67xi16>
  %pop = stablehlo.popcnt %x : tensor<67xi16>
  %clz = stablehlo.count_leading_zeros %x : tensor<67xi16>
  check.expect_eq_const %add, dense<"0x0000FEFF00000200FCFF0200083A2274D4D1EA212A9ACCB46A811A354D10F7CFE6A4E93B1AD2C4DFB377C9D6ED5813BB208CE3344E81B5362C39BE13D7B2F1BC52427D25867B2A4C1E9BC351A6C5BE201BC8EB1C05D82EFCD11F8D68E0E3E42226252279DD3AF63FAEC3286016BCCC99ACF092C5F7D15417AE9D18585CDC06FC73468FD37DE1"> : tensor<67xi16>
  check.expect_eq_const %sub, dense<"0x000000000000000000000000000000000000000000000000A677EAFE95ED4DE5C8C8DF8EC87374B00DF261CE0D634B85AA0CB3CE62B8C1FEE05246717B8E67E8FE35CBD14C1D7E7A14CC59932A4AE69EE35A71A5D77620DAB175AF56240A2896605F94A59DDD064E0C3056155A101E86C60EB64F83AF14CBE0E1C2B486F7CE535745D10235C4"> : tensor<67xi16>
  check.expect_eq_const %mul, dense<"0x00000100000001000400010010E821B5E4F5798AB9A3A4E0101030A69C1FCA219998F4C4995760D6A0D4441A302FDCEFC7A8089C90AB9E53E41678B85E405C8090CE0492E5EE38287D5D6669302698D56473F658E2E11105104182B4BC0B349D69E7BD42209C10D66D8257B3903CC3839B2C780CD2B780DE91D7CFC7BB99982506C5D04604F1"> : tensor<67xi16>
  check.expect_eq_const %and, dense<"0x0080FF7F00000100FE7F0180049D113AEAE8F590154D665A8084009A501000500726044421220800C0801400F0582400218C08015004BA9A064200402800044228048029098C546081A30452A805C0401C102C210620070100408E8802E4064443424389200CF840D14929A018C4D509B1F0A40A38002020C79D298061600804840010688002"> : tensor<67xi16>
  check.expect_eq_const %or, dense<"0x0080FF7F00000100FE7F0180049D113AEAE8F590154D665AEAFC1A9BFDFFF77FDF7EE5F7F9AFBCDFF3F6B5D6FDFFEFBAFFFFDB33FE7CFB9B26F7BED3AFB2ED7A2A3EFDFB7DEFD6EB9DF7BFFFFEBFFEDFFFB7BFFBFFB727FBD1DFFFDFDEFFDEDEE3E2DFEFBD2EFEFEDD79FFBFFEF7F78FFBFFEEBABFD134F7E7FFEFD7FB7BFEF7EF457F6BFDDE"> : tensor<67xi16>
  check.expect_eq_const %xor, dense<"0x0000000000000000000000000000000000000000000000006A781A01ADEFF72FD858E1B3D88DB4DF3376A1D60DA7CBBADE73D332AE78410120B5BE9387B2E938023A7DD27463828B1C54BBAD56BA3E9FE3A793DAF99720FAD19F7157DC1BD89AA0A09C669D2206BE0C30D61FE63322864A0F4AB087D114D72062C6579A1BF6F36B456F037DDC"> : tensor<67xi16>
  check.expect_eq_const %not, dense<"0xFF7F0080FFFFFEFF0180FE7FFB62EEC515170A6FEAB299A57703FD650E815DA528C99B1A0E5DE3B71F4B6A2D02A2D0DF9A3334FE27E34465F9397DBD56DF53ADD7C35B049633AB1C664C718D17782D20806ED19E91D8D8143EB56120FD087923BCBDA470C2F3013922864045C7190A7046005BF542BFCB0E384092790E9615581ABACF94262D"> : tensor<67xi16>
  check.expect_eq_const %min, dense<"0x0080FF7F00000100FE7F0180049D113AEAE8F590154D665AE284029A5C91A25AD73664E5F1A2A897E0B495D2F0FAE49ABBBFCB01D81CBB9A06C63CD12E92AC522A06A4FB1DAF54E399B335DFE887D2DF7F91BDBB97B027EB10D5EF88DEEC86DCE3E25B8F3D0CFEC6D14969A5DED5F58FF3F0EEBA3A9134F1C7BF6D86F169EAA78E005F68D9D2"> : tensor<67xi16>
  check.expect_eq_const %max, dense<"0x0080FF7F00000100FE7F0180049D113AEAE8F590154D665A88FC189BF17E55750F6E8556292F1C48D3C23404FD5D2F2065CC18337664FA9B26738242A920456A283CD92969CCD66885E78E72BE3DEC409C362E616E270711C14A9EDF02F75E464342C7E9A02EF878DD79BFBA38E6D709B9FFA40ABD402026E7DDABD16B721C54E545306BA40E"> : tensor<67xi16>
  check.expect_eq_const %neg, dense<"0x008001800000FFFF0280FF7FFC62EFC516170B6FEBB29AA57803FE650F815EA529C99C1A0F5DE4B7204B6B2D03A2D1DF9B3335FE28E34565FA397EBD57DF54ADD8C35C049733AC1C674C728D18782E20816ED29E92D8D9143FB56220FE087A23BDBDA570C3F3023923864145C8190B7047005CF543BFCC0E394093790F9616581BBAD094272D"> : tensor<67xi16>
  check.expect_eq_const %abs, dense<"0x0080FF7F00000100FE7FFF7FFC62113A16170B6F154D665A7803FE65F17EA25AD7369C1A0F5D1C48204B6B2DFD5D2F209B33CB01D81C4565FA398242A920AC52283C5C049733AC1C674C8E7218782E20816E2E616E27D914C14A6220FE087A234342A5703D0C0239DD794145C8190B704700A40ABD40CC0E39409379F1691658E545306B272D"> : tensor<67xi16>
  check.expect_eq_const %sign, dense<"0xFFFF0100000001000100FFFFFFFF0100FFFFFFFF01000100FFFFFFFF010001000100FFFFFFFF0100FFFFFFFF01000100FFFF01000100FFFFFFFF0100010001000100FFFFFFFFFFFFFFFF0100FFFFFFFFFFFF01000100FFFF0100FFFFFFFFFFFF0100FFFF0100FFFF0100FFFFFFFFFFFFFFFF01000100FFFFFFFFFFFF0100FFFF01000100FFFF"> : tensor<67xi16>
  check.expect_eq_const %pop, dense<"0x01000F00000001000E000200060006000900080007000800080005000B0007000A00080008000500070008000C0006000800060007000A00060004000500070006000A00080008000900080008000B000A00070009000A0006000C000800080005000A0007000B000B000C0008000B000D000500070008000C00080009000A00080007000900"> : tensor<67xi16>
  check.expect_eq_const %clz, dense<"0x0000010010000F00010000000000020000000000010001000000000001000100020000000000010000000000010002000000070003000000000001000200010002000000000000000000010000000000000001000200000001000000000000000100000004000000010000000000000000000400010000000000000001000000010001000000"> : tensor<67xi16>
  return
}

// -----

func.func @case_12() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00800080FF7F00000100FE7F0180049D113AEAE8F590154D665A88FC029AF17EA25AD73664E5F1A21C48E0B495D2FD5D2F2065CCCB01D81CBB9A06C68242A920AC52283CA4FB69CC54E399B38E72E887D2DF7F912E616E2727EBC14A9EDF02F786DC43425B8F3D0CFEC6DD79BFBA38E6F58FB9FFA40ABD4034F1C7BF6D86F169EAA7E545306BD9D2"> : tensor<68xi16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi16>, tensor<i32>) -> tensor<67xi16>
  %k1 = stablehlo.constant dense<1> : tensor<67xi16>
  %shl1 = stablehlo.shift_left %x, %k1 : tensor<67xi16>
  %shr1 = stablehlo.shift_right_logical %x, %k1 : tensor<67xi16>
  %sar1 = stablehlo.shift_right_arithmetic %x, %k1 : tensor<67xi16>
  %k3 = stablehlo.constant dense<3> : tensor<67xi16>
  %shl3 = stablehlo.shift_left %x, %k3 : tensor<67xi16>
  %shr3 = stablehlo.shift_right_logical %x, %k3 : tensor<67xi16>
  %sar3 = stablehlo.shift_right_arithmetic %x, %k3 : tensor<67xi16>
  %k15 = stablehlo.constant dense<15> : tensor<67xi16>
  %shl15 = stablehlo.shift_left %x, %k15 : tensor<67xi16>
  %shr15 = stablehlo.shift_right_logical %x, %k15 : tensor<67xi16>
  %sar15 = stablehlo.shift_right_arithmetic %x, %k15 : tensor<67xi16>
  check.expect_eq_const %shl1, dense<"0x0000FEFF00000200FCFF0200083A2274D4D1EA212A9ACCB410F90434E2FD44B5AE6DC8CAE2453890C0692AA5FABB5E40CA989603B03976350C8C0485524158A5507848F7D298A8C632671CE5D00FA4BFFE225CC2DC4E4ED682953CBF04EE0CB98684B61E7A18FC8DBAF37E7570CCEA1F72FF48157A8168E28E7FDA0CE2D3D44FCA8B60D6B2A5"> : tensor<67xi16>
  check.expect_eq_const %shr1, dense<"0x0040FF3F00000000FF3F0040824E081D75747A488A26332D447E014D783F512D6B1BB27278510E24705A4A69FE2E17103266E5006C0E5D4D0363412154105629141ED27D3466AA71CC594739F443E96FBF489730B71393756025CF6F817B436E2121AD471E067F63EE3C5F5D1C73FA47DC7F52055E209A78E35F3643F834F553F22298356C69"> : tensor<67xi16>
  check.expect_eq_const %sar1, dense<"0x00C0FF3F00000000FF3F00C082CE081D75F47AC88A26332D44FE01CD783F512D6B1BB2F278D10E2470DA4AE9FE2E171032E6E5006C0E5DCD03E3412154105629141ED2FD34E6AAF1CCD94739F4C3E9EFBFC89730B71393F56025CFEF81FB43EE2121ADC71E067FE3EE3C5FDD1CF3FAC7DCFF52055E209AF8E3DF36C3F834F5D3F22298356CE9"> : tensor<67xi16>
  check.expect_eq_const %shl3, dense<"0x0000F8FF00000800F0FF080020E888D05047A887A86830D340E410D088F710D5B8B6202B8817E04000A7A894E8EF78012863580EC0E6D8D5303010144805609540E120DD4863A01AC89C7094403F90FEF88B7009703B38590856F0FC10B830E41812D87AE861F037E8CEF8D5C031A87FC8FD2055E805A08938FE6833884F503F282F8059C896"> : tensor<67xi16>
  check.expect_eq_const %shr3, dense<"0x0010FF0F00000000FF0F0010A01342071D1D1E12A2094C0B911F4013DE0F540BDA06AC1C5E1403099C16521ABF0B05048C1939009B035713C01850081504550A8507741F8D196A1C7316510EFD10FA1B2F12250CED04641D5809F31BE01E901B4808EB118701DF183B0F5717C71CFE11F71F54011708261EF817CD103E0DFD14BC08660D5B1A"> : tensor<67xi16>
  check.expect_eq_const %sar3, dense<"0x00F0FF0F00000000FF0F00F0A0F342071DFD1EF2A2094C0B91FF40F3DE0F540BDA06ACFC5EF403099CF652FABF0B05048CF939009B0357F3C0F850081504550A850774FF8DF96AFC73F6510EFDF0FAFB2FF2250CED0464FD5809F3FBE0FE90FB4808EBF18701DFF83B0F57F7C7FCFEF1F7FF5401170826FEF8F7CDF03E0DFDF4BC08660D5BFA"> : tensor<67xi16>
  check.expect_eq_const %shl15, dense<"0x0000008000000080000000800000008000000080008000000000000000800000008000000080000000000080008000800080008000000080000000000080000000000000008000000080000000000000008000000000008000800000000000000080008000800000008000800000008000800000008000000080008000800000008000000080"> : tensor<67xi16>
  check.expect_eq_const %shr15, dense<"0x0100000000000000000001000100000001000100000000000100010000000000000001000100000001000100000000000100000000000100010000000000000000000100010001000100000001000100010000000000010000000100010001000000010000000100000001000100010001000000000001000100010000000100000000000100"> : tensor<67xi16>
  check.expect_eq_const %sar15, dense<"0xFFFF0000000000000000FFFFFFFF0000FFFFFFFF00000000FFFFFFFF000000000000FFFFFFFF0000FFFFFFFF00000000FFFF00000000FFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000FFFFFFFFFFFF00000000FFFF0000FFFFFFFFFFFF0000FFFF0000FFFF0000FFFFFFFFFFFFFFFF00000000FFFFFFFFFFFF0000FFFF00000000FFFF"> : tensor<67xi16>
  return
}

// -----

func.func @case_13() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00800080FF7F00000100FE7F0180049D113AEAE8F590154D665A88FC029AF17EA25AD73664E5F1A21C48E0B495D2FD5D2F2065CCCB01D81CBB9A06C68242A920AC52283CA4FB69CC54E399B38E72E887D2DF7F912E616E2727EBC14A9EDF02F786DC43425B8F3D0CFEC6DD79BFBA38E6F58FB9FFA40ABD4034F1C7BF6D86F169EAA7E545306BD9D2"> : tensor<68xi16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi16>, tensor<i32>) -> tensor<67xi16>
  %a_c = stablehlo.constant dense<"0x110011000B0006000A000D000F0012000400010006000A00100011000900000012000400020004000E000A000800060009000D001000120002000E000900070004000100060004000F001000070007000E0002000000030012000800120000000C00050003000C000C000E0003000F00070001000000010001000C0002000A0003000E000F000F00"> : tensor<68xi16>
  %a = stablehlo.dynamic_slice %a_c, %at, sizes = [67] : (tensor<68xi16>, tensor<i32>) -> tensor<67xi16>
  %shl = stablehlo.shift_left %x, %a : tensor<67xi16>
  %shr = stablehlo.shift_right_logical %x, %a : tensor<67xi16>
  %sar = stablehlo.shift_right_arithmetic %x, %a : tensor<67xi16>
  check.expect_eq_const %shl, dense<"0x000000F80000000400C00080000010A1D4D1403D0054000000000004F17E0000706D9095102F000000800095407F005E00A000000000EC6A008000048054C02A507800E990C600000000004700F40080FC452E61703B000000C1000002F700606048D87A00D000E00040F8D5000080FA72FFA40A7A8168E20070B41900C4503F004000000080"> : tensor<67xi16>
  check.expect_eq_const %shr, dense<"0x00000F0000000000030001000000A103757443021300000000004D00F17E00006D0359392F0A01002D00D20077011000060000000000AE260300210041002A05141EEE03C60C01000000E5000F0103005F242E61ED0400004A00000002F70D001202EB1100000C000100571701001F01DC7FA40A5E209A780B009B211A00FD14010000000100"> : tensor<67xi16>
  check.expect_eq_const %sar, dense<"0xFFFF0F00000000000300FFFFFFFFA10375F443FE13000000FFFFCDFFF17E00006D0359F92FFA0100EDFFD2FF77011000FEFF00000000AEE6FFFF210041002A05141EEEFFC6FCFFFFFFFFE5000FFFFFFF5FE42E61ED04FFFF4A00FFFF02F7FDFF1202EBF10000FCFF010057F7FFFF1FFFDCFFA40A5E209AF8FBFF9BE11A00FDF401000000FFFF"> : tensor<67xi16>
  return
}

// -----

func.func @case_14() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00800080FF7F00000100FE7F0180049D113AEAE8F590154D665A88FC029AF17EA25AD73664E5F1A21C48E0B495D2FD5D2F2065CCCB01D81CBB9A06C68242A920AC52283CA4FB69CC54E399B38E72E887D2DF7F912E616E2727EBC14A9EDF02F786DC43425B8F3D0CFEC6DD79BFBA38E6F58FB9FFA40ABD4034F1C7BF6D86F169EAA7E545306BD9D2"> : tensor<68xi16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi16>, tensor<i32>) -> tensor<67xi16>
  %y_c = stablehlo.constant dense<"0x00800080FF7F00000100FE7F0180049D113AEAE8F590154D665AE284189B5C9155750F6E8556292FA897D3C23404F0FAE49ABBBF18337664FA9B26733CD12E92456A2A06D9291DAFD66885E735DFBE3DEC409C36BDBB97B0071110D5EF88DEEC5E46E3E2C7E9A02EF878D14969A5DED5D709F3F0EEBA3A912026E7DDABD16B721C548E005F68A40E"> : tensor<68xi16>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xi16>, tensor<i32>) -> tensor<67xi16>
  %cEQ = stablehlo.compare EQ, %x, %y : (tensor<67xi16>, tensor<67xi16>) -> tensor<67xi1>
  %cNE = stablehlo.compare NE, %x, %y : (tensor<67xi16>, tensor<67xi16>) -> tensor<67xi1>
  %cLT = stablehlo.compare LT, %x, %y : (tensor<67xi16>, tensor<67xi16>) -> tensor<67xi1>
  %cLE = stablehlo.compare LE, %x, %y : (tensor<67xi16>, tensor<67xi16>) -> tensor<67xi1>
  %cGT = stablehlo.compare GT, %x, %y : (tensor<67xi16>, tensor<67xi16>) -> tensor<67xi1>
  %cGE = stablehlo.compare GE, %x, %y : (tensor<67xi16>, tensor<67xi16>) -> tensor<67xi1>
  %sel = stablehlo.select %cLT, %x, %y : tensor<67xi1>, tensor<67xi16>
  %k = stablehlo.constant dense<17> : tensor<67xi16>
  %both = stablehlo.and %cLT, %cNE : tensor<67xi1>
  %ck = stablehlo.compare GE, %x, %k : (tensor<67xi16>, tensor<67xi16>) -> tensor<67xi1>
  %sk = stablehlo.select %ck, %k, %x : tensor<67xi1>, tensor<67xi16>
  %num = stablehlo.convert %ck : (tensor<67xi1>) -> tensor<67xi16>
  check.expect_eq_const %cEQ, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<67xi1>
  check.expect_eq_const %cNE, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %cLT, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, true, true, true, true, false, true, true, false, false, false, true, true, true, true, false, false, true, false, true, false, true, true, false, true, true, true, false, false, true, false, false, false, true, false, true, true, true, false, false, false, true, false, false, false, true, true, true, true, true, false, false, true]> : tensor<67xi1>
  check.expect_eq_const %cLE, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, false, true, true, false, false, false, true, true, true, true, false, false, true, false, true, false, true, true, false, true, true, true, false, false, true, false, false, false, true, false, true, true, true, false, false, false, true, false, false, false, true, true, true, true, true, false, false, true]> : tensor<67xi1>
  check.expect_eq_const %cGT, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, false, true, false, false, false, false, true, false, false, true, true, true, false, false, false, false, true, true, false, true, false, true, false, false, true, false, false, false, true, true, false, true, true, true, false, true, false, false, false, true, true, true, false, true, true, true, false, false, false, false, false, true, true, false]> : tensor<67xi1>
  check.expect_eq_const %cGE, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, false, false, false, false, true, false, false, true, true, true, false, false, false, false, true, true, false, true, false, true, false, false, true, false, false, false, true, true, false, true, true, true, false, true, false, false, false, true, true, true, false, true, true, true, false, false, false, false, false, true, true, false]> : tensor<67xi1>
  check.expect_eq_const %sel, dense<"0x0080FF7F00000100FE7F0180049D113AEAE8F590154D665AE284029A5C91A25AD73664E5F1A2A897E0B495D2F0FAE49ABBBFCB01D81CBB9A06C63CD12E92AC522A06A4FB1DAF54E399B335DFE887D2DF7F91BDBB97B027EB10D5EF88DEEC86DCE3E25B8F3D0CFEC6D14969A5DED5F58FF3F0EEBA3A9134F1C7BF6D86F169EAA78E005F68D9D2"> : tensor<67xi16>
  check.expect_eq_const %both, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, true, true, true, true, false, true, true, false, false, false, true, true, true, true, false, false, true, false, true, false, true, true, false, true, true, true, false, false, true, false, false, false, true, false, true, true, true, false, false, false, true, false, false, false, true, true, true, true, true, false, false, true]> : tensor<67xi1>
  check.expect_eq_const %ck, dense<[false, true, false, false, true, false, false, true, false, false, true, true, false, false, true, true, true, false, false, true, false, false, true, true, false, true, true, false, false, true, true, true, true, false, false, false, false, true, false, false, false, true, true, false, true, false, false, false, true, false, true, false, true, false, false, false, false, true, true, false, false, false, true, false, true, true, false]> : tensor<67xi1>
  check.expect_eq_const %sk, dense<"0x008011000000010011000180049D1100EAE8F5901100110088FC029A11001100110064E5F1A21100E0B495D21100110065CC11001100BB9A06C61100110011001100A4FB69CC54E399B31100E887D2DF7F911100110027EB11009EDF02F786DC11005B8F1100FEC61100BFBA38E6F58FB9FF1100110034F1C7BF6D861100EAA711001100D9D2"> : tensor<67xi16>
  check.expect_eq_const %num, dense<"0x0000010000000000010000000000010000000000010001000000000001000100010000000000010000000000010001000000010001000000000001000100010001000000000000000000010000000000000001000100000001000000000000000100000001000000010000000000000000000100010000000000000001000000010001000000"> : tensor<67xi16>
  return
}

// -----

func.func @case_15() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00800080FF7F00000100FE7F0180049D113AEAE8F590154D665A88FC029AF17EA25AD73664E5F1A21C48E0B495D2FD5D2F2065CCCB01D81CBB9A06C68242A920AC52283CA4FB69CC54E399B38E72E887D2DF7F912E616E2727EBC14A9EDF02F786DC43425B8F3D0CFEC6DD79BFBA38E6F58FB9FFA40ABD4034F1C7BF6D86F169EAA7E545306BD9D2"> : tensor<68xi16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi16>, tensor<i32>) -> tensor<67xi16>
  %y_c = stablehlo.constant dense<"0x00800080FF7F00000100FE7F0180049D113AEAE8F590154D665AE284189B5C9155750F6E8556292FA897D3C23404F0FAE49ABBBF18337664FA9B26733CD12E92456A2A06D9291DAFD66885E735DFBE3DEC409C36BDBB97B0071110D5EF88DEEC5E46E3E2C7E9A02EF878D14969A5DED5D709F3F0EEBA3A912026E7DDABD16B721C548E005F68A40E"> : tensor<68xi16>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xi16>, tensor<i32>) -> tensor<67xi16>
  %s_c = stablehlo.constant dense<"0xFE7FFE7F"> : tensor<2xi16>
  %s_1 = stablehlo.dynamic_slice %s_c, %at, sizes = [1] : (tensor<2xi16>, tensor<i32>) -> tensor<1xi16>
  %s = stablehlo.reshape %s_1 : (tensor<1xi16>) -> tensor<i16>
  %sv = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<i16>) -> tensor<67xi16>
  %plus = stablehlo.add %x, %sv : tensor<67xi16>
  %top = stablehlo.maximum %x, %sv : tensor<67xi16>
  %lo = stablehlo.constant dense<3> : tensor<i16>
  %hi = stablehlo.constant dense<90> : tensor<i16>
  %clamp = stablehlo.clamp %lo, %x, %hi : (tensor<i16>, tensor<67xi16>, tensor<i16>) -> tensor<67xi16>
  %z = stablehlo.constant dense<0> : tensor<i16>
  %least = stablehlo.constant dense<-32768> : tensor<i16>
  %sum = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<67xi16>, tensor<i16>) -> tensor<i16>
  %most = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<67xi16>, tensor<i16>) -> tensor<i16>
  %bits = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<67xi16>, tensor<i16>) -> tensor<i16>
  %to_i8 = stablehlo.convert %x : (tensor<67xi16>) -> tensor<67xi8>
  %to_ui8 = stablehlo.convert %x : (tensor<67xi16>) -> tensor<67xui8>
  %to_ui16 = stablehlo.convert %x : (tensor<67xi16>) -> tensor<67xui16>
  %to_i1 = stablehlo.convert %x : (tensor<67xi16>) -> tensor<67xi1>
  check.expect_eq_const %plus, dense<"0xFEFFFDFFFE7FFF7FFCFFFFFF021D0FBAE868F31013CD64DA867C001AEFFEA0DAD5B66265EF221AC8DE349352FBDD2DA0634CC981D69CB91A044680C2A7A0AAD226BCA27B674C526397338CF2E607D05F7D112CE16CA7256BBFCA9C5F0077845C41C2590F3B8CFC46DBF9BD3A3666F30FB77FA28ABBC03271C53F6B06EFE9E827E3C52EEBD752"> : tensor<67xi16>
  check.expect_eq_const %top, dense<"0xFE7FFF7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7FFE7F"> : tensor<67xi16>
  check.expect_eq_const %clamp, dense<"0x03005A00030003005A00030003005A00030003005A005A00030003005A005A005A00030003005A00030003005A005A0003005A005A00030003005A005A005A005A0003000300030003005A000300030003005A005A0003005A000300030003005A0003005A0003005A0003000300030003005A005A000300030003005A0003005A005A000300"> : tensor<67xi16>
  check.expect_eq_const %sum, dense<22420> : tensor<i16>
  check.expect_eq_const %most, dense<32767> : tensor<i16>
  check.expect_eq_const %bits, dense<1046> : tensor<i16>
  check.expect_eq_const %to_i8, dense<"0x00FF0001FE010411EAF515668802F1A2D764F11CE095FD2F65CBD8BB0682A9AC28A46954998EE8D27F2E6E27C19E0286435B3DFEDDBF38F5B9A4BD34C76DF1EAE530D9"> : tensor<67xi8>
  check.expect_eq_const %to_ui8, dense<"0x00FF0001FE010411EAF515668802F1A2D764F11CE095FD2F65CBD8BB0682A9AC28A46954998EE8D27F2E6E27C19E0286435B3DFEDDBF38F5B9A4BD34C76DF1EAE530D9"> : tensor<67xui8>
  check.expect_eq_const %to_ui16, dense<"0x0080FF7F00000100FE7F0180049D113AEAE8F590154D665A88FC029AF17EA25AD73664E5F1A21C48E0B495D2FD5D2F2065CCCB01D81CBB9A06C68242A920AC52283CA4FB69CC54E399B38E72E887D2DF7F912E616E2727EBC14A9EDF02F786DC43425B8F3D0CFEC6DD79BFBA38E6F58FB9FFA40ABD4034F1C7BF6D86F169EAA7E545306BD9D2"> : tensor<67xui16>
  check.expect_eq_const %to_i1, dense<[true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<67xi1>
  return
}

// -----

func.func @case_16() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00000000FFFF00000100FEFF01002255FC994695A96AC1956B726342B84337919A9566986A3438BC94F91C34C35DE6753092C3E38F921CF81A4815A80DBC0ED605FE51797D9846BE7015DFB9DCCE2A8FB2AA7BCD647DC51180A7029DE742FD6DC74DE41FEB83BB6B83115F4986960F0FB02E9745FD40C9FF62E617568096CF716F3EEC28F3B206B6"> : tensor<68xui16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui16>, tensor<i32>) -> tensor<67xui16>
  %y_c = stablehlo.constant dense<"0x00000000FFFF00000100FEFF01002255FC994695A96AC1956B72A6161B6F54B180D76785AD049E851561BDBCC5ABD113A3F06C36D287DEFC8016BC4CDCCB594169A36212DD24FC4F5A807D8FFD72030AFA94FD49D46DA141E4056B27CE5BB9CA1DD256F6094960EA566BD8708339FB102BC7575942A9488671745861401E2DBB96E43DBEAE798BE5"> : tensor<68xui16>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xui16>, tensor<i32>) -> tensor<67xui16>
  %add = stablehlo.add %x, %y : tensor<67xui16>
  %sub = stablehlo.subtract %x, %y : tensor<67xui16>
  %mul = stablehlo.multiply %x, %y : tensor<67xui16>
  %and = stablehlo.and %x, %y : tensor<67xui16>
  %or = stablehlo.or %x, %y : tensor<67xui16>
  %xor = stablehlo.xor %x, %y : tensor<67xui16>
  %not = stablehlo.not %x : tensor<67xui16>
  %min = stablehlo.minimum %x, %y : tensor<67xui16>
  %max = stablehlo.maximum %x, %y : tensor<67xui16>
  %neg = stablehlo.negate %x : tensor<67xui16>
  %pop = stablehlo.popcnt %x : tensor<67xui16>
  %clz = stablehlo.count_leading_zeros %x : tensor<67xui16>
  check.expect_eq_const %add, dense<"0x0000FEFF00000200FCFF020044AAF8338C2A52D5822BD6E40959D3B28B421A6DCD1D1739D641A95AD9F08809B789D3822F1A611AFAF49A5ED1F4E98767176EA1B38B5ABD420ECA955C49D9412D99AC3F781738EB665364AD6DC4B59EB638E41F3A16F4CC1B56D97C37BA09D00A20DBF5EE9E3FEA1186D35A6FB7C0B4FC2C052329E7A12C919B"> : tensor<67xui16>
  check.expect_eq_const %sub, dense<"0x000000000000000000000000000000000000000000000000BD2B9DD4E3DF1ABEFF12BD2F9A367F985F77FEB115628DA157ADBD0A3EFB9A31595B31F0B5949C5AEF66A0734A6E1695622ADF5B2785B8157E83900F24D09CA1977519E744A3AA7B8E29E23A5B812DA687D8035D14FE856740ECBB978179F171BFF44078A2B6D959AF6A45397BD0"> : tensor<67xui16>
  check.expect_eq_const %mul, dense<"0x00000100000001000400010084981030248F9163813BB978328E68EC0CAD00230A4FA2139042248DAC080F68C652901444384EA248B800496CAB2CEADEF80D5F0223E937E8E66089E3526C677E51D4998F25D06AE53100AED6EDE2F2D51D8B0D98CE43A6205402A3287892DCB5B390A751253AC688264219E84E00A063360A713CE82A7C4233"> : tensor<67xui16>
  check.expect_eq_const %and, dense<"0x0000FFFF00000100FEFF01002255FC994695A96AC1956B72220218431491809566802804188414611C34C109C0112090402282821CF8000014080C88084001A240105D00440E50005D89DC42020AB2807949446D810180050205C642B948054044160901206A0201584082100B0020061741400048866064104000160D3106242C28A23002A4"> : tensor<67xui16>
  check.expect_eq_const %or, dense<"0x0000FFFF00000100FEFF01002255FC994695A96AC1956B72E756BB6F77B19AD7679DEF34BEBD95F9BDBCC7FFF777B3F2EFF7DF97DEFC9A5EBDECDDFF5FD76DFF737BFDBCFEFF7A95FFBFFDFE2B8FFABEFFCDF47DE551E4A76BBFEF5BFDEFDFDFF6FFEBCBFBEBD77BDF7987BFFF1FBBEFD75DFFE9C9FF73F65F77C09EEFFBFFFEFDBEFFFB8FF7"> : tensor<67xui16>
  check.expect_eq_const %xor, dense<"0x000000000000000000000000000000000000000000000000C554A32C63201A42011DC730A6398198A18806F637669362AFD55D15C2049A5EA9E4D17757976C5D336BA0BCBAF12A95A23621BC2985483E8684B010645064A269BA291944A7DA9FB2E9E2CADB81D57A873905AFF41F9BE9C01CBFE9817913924F37C088E2CAF9DAD1965DCB8D53"> : tensor<67xui16>
  check.expect_eq_const %not, dense<"0xFFFF0000FFFFFEFF0100FEFFDDAA0366B96A56953E6A948D9CBD47BCC86E656A996795CBC7436B06E3CB3CA2198ACF6D3C1C706DE307E5B7EA57F243F129FA01AE868267B9418FEA20462331D5704D5584329B823AEE7F58FD6218BD029238B21BE0147C44947CEEA0B67969F0F04FD168BA02BF36009D19E8A97F69308E90C113D70C4DF949"> : tensor<67xui16>
  check.expect_eq_const %min, dense<"0x0000FFFF00000100FEFF01002255FC994695A96AC1956B72A616B84337919A956785AD049E8515611C34C35DD11330926C36D2871CF88016BC4C0DBC594169A36212DD24FC4F70157D8FFD72030AFA94FD49D46DC511E4056B27E742FD6DC74DE41F0949BB6B83115F4983390F0FB02E9745FD40488671741756401ECF716F3EEC28AE7906B6"> : tensor<67xui16>
  check.expect_eq_const %max, dense<"0x0000FFFF00000100FEFF01002255FC994695A96AC1956B7263421B6F54B180D766986A3438BC94F9BDBCC5ABE675A3F0C3E38F92DEFC1A4815A8DCCB0ED605FE51797D9846BE5A80DFB9DCCE2A8FB2AA7BCD647DA14180A7029DCE5BB9CA1DD256F6EB8360EA566BD8708696FB102BC7575942A9C9FF62E6586180962DBB96E43DBEF3B28BE5"> : tensor<67xui16>
  check.expect_eq_const %neg, dense<"0x000001000000FFFF0200FFFFDEAA0466BA6A57953F6A958D9DBD48BCC96E666A9A6796CBC8436C06E4CB3DA21A8AD06D3D1C716DE407E6B7EB57F343F229FB01AF868367BA4190EA21462431D6704E5585329C823BEE8058FE6219BD039239B21CE0157C45947DEEA1B67A69F1F050D169BA03BF37009E19E9A98069318E91C114D70D4DFA49"> : tensor<67xui16>
  check.expect_eq_const %pop, dense<"0x00001000000001000F00010006000A00070008000700090006000700080008000700070008000900060009000A0005000900080008000500060008000800090008000900090006000C000A00080008000B00090006000600060008000C000900090009000B0005000900070008000700080008000C000800080005000A000B0007000A000700"> : tensor<67xui16>
  check.expect_eq_const %clz, dense<"0x1000000010000F0000000F000100000000000100000001000100010000000000000002000000000002000100010000000000000000000100000000000000000001000000000003000000000000000000000001000300000000000100010001000300000001000300010000000400020001000100000000000100000001000200020000000000"> : tensor<67xui16>
  return
}

// -----

func.func @case_17() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00000000FFFF00000100FEFF01002255FC994695A96AC1956B726342B84337919A9566986A3438BC94F91C34C35DE6753092C3E38F921CF81A4815A80DBC0ED605FE51797D9846BE7015DFB9DCCE2A8FB2AA7BCD647DC51180A7029DE742FD6DC74DE41FEB83BB6B83115F4986960F0FB02E9745FD40C9FF62E617568096CF716F3EEC28F3B206B6"> : tensor<68xui16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui16>, tensor<i32>) -> tensor<67xui16>
  %k1 = stablehlo.constant dense<1> : tensor<67xui16>
  %shl1 = stablehlo.shift_left %x, %k1 : tensor<67xui16>
  %shr1 = stablehlo.shift_right_logical %x, %k1 : tensor<67xui16>
  %sar1 = stablehlo.shift_right_arithmetic %x, %k1 : tensor<67xui16>
  %k3 = stablehlo.constant dense<3> : tensor<67xui16>
  %shl3 = stablehlo.shift_left %x, %k3 : tensor<67xui16>
  %shr3 = stablehlo.shift_right_logical %x, %k3 : tensor<67xui16>
  %sar3 = stablehlo.shift_right_arithmetic %x, %k3 : tensor<67xui16>
  %k15 = stablehlo.constant dense<15> : tensor<67xui16>
  %shl15 = stablehlo.shift_left %x, %k15 : tensor<67xui16>
  %shr15 = stablehlo.shift_right_logical %x, %k15 : tensor<67xui16>
  %sar15 = stablehlo.shift_right_arithmetic %x, %k15 : tensor<67xui16>
  check.expect_eq_const %shl1, dense<"0x0000FEFF00000200FCFF020044AAF8338C2A52D5822BD6E4C68470876E22342BCC30D468707828F3386886BBCCEB602486C71E2538F034902A501A781CAC0AFCA2F2FA308C7CE02ABE73B89D541E6455F69AC8FA8A23004F043ACE85FADB8E9BC83FD60776D70623BE920C2D1E1E605D2E8BFA8192FFC4CC2EAC002D9EE3DE7CD851E6650C6C"> : tensor<67xui16>
  check.expect_eq_const %shr1, dense<"0x0000FF7F00000000FF7F0000912AFE4CA34A5435E04A35393121DC219B48CD4A334C351A1C5ECA7C0E1AE12EF33A1849E17147490E7C0D240A54065E076B027FA83C3E4C235FB80AEF5C6E6795475955BD66B23EE208C053814E7321FE36E326F20FF541DD35C108AF24434B87075817CB227E20E47F31730B2B404BE738371F76147959035B"> : tensor<67xui16>
  check.expect_eq_const %sar1, dense<"0x0000FFFF00000000FFFF0000912AFECCA3CA5435E0CA35393121DC219BC8CDCA33CC351A1CDECAFC0E1AE12EF33A18C9E1F147C90EFC0D240AD406DE07EB02FFA83C3ECC23DFB80AEFDC6EE795C759D5BDE6B23EE208C0D381CE7321FE36E326F20FF5C1DD35C108AF2443CB87075817CB227E20E4FF31F30B2B40CBE738371F761479D903DB"> : tensor<67xui16>
  check.expect_eq_const %shl3, dense<"0x0000F8FF00000800F0FF080010A9E0CF30AA485508AE58931813C01DB889D0AC30C350A3C0E1A0CCE0A018EE30AF8091181E7894E0C0D040A84068E070B028F088CAE8C330F280ABF8CEE07650799055D86B20EB288E003C10E83817E86F386E20FF581FD85D188CF84A30B478788075B82CE80748FE1033B8B000B4788E78F36047989730B0"> : tensor<67xui16>
  check.expect_eq_const %shr3, dense<"0x0000FF1F00000000FF1F0000A40A3F13A812550DB8124D0E4C0877082612B3120C138D068717321F8306B80BBC0E4612781C5112031F030902158117C11AC01F2A0F0F13C817AE023B17DB19E5115615AF19AC0F3802F014A0135C08BF0DB809FC037D10770D30022B09D012E101D605B2081F08F91FCC1CC20AD012390ECD071D055E16C016"> : tensor<67xui16>
  check.expect_eq_const %sar3, dense<"0x0000FFFF00000000FFFF0000A40A3FF3A8F2550DB8F24D0E4C08770826F2B3F20CF38D0687F732FF8306B80BBC0E46F278FC51F203FF030902F581F7C1FAC0FF2A0F0FF3C8F7AE023BF7DBF9E5F156F5AFF9AC0F3802F0F4A0F35C08BF0DB809FC037DF0770D30022B09D0F2E101D605B2081F08F9FFCCFCC20AD0F2390ECD071D055EF6C0F6"> : tensor<67xui16>
  check.expect_eq_const %shl15, dense<"0x0000008000000080000000800000000000000080008000800080000000800000000000000000000000000080000000000080008000000000008000800000008000800080000000000080000000000000008000000080000000000080008000800000008000800080008000000080000000800080008000000080000000800080000000800000"> : tensor<67xui16>
  check.expect_eq_const %shr15, dense<"0x0000010000000000010000000000010001000000010000000000000001000100010000000100010000000000000001000100010001000000010001000100010000000100010000000100010001000100010000000000010001000000000000000000010000000000000001000000000000000000010001000000010000000000000001000100"> : tensor<67xui16>
  check.expect_eq_const %sar15, dense<"0x0000FFFF00000000FFFF00000000FFFFFFFF0000FFFF000000000000FFFFFFFFFFFF0000FFFFFFFF000000000000FFFFFFFFFFFFFFFF0000FFFFFFFFFFFFFFFF0000FFFFFFFF0000FFFFFFFFFFFFFFFFFFFF00000000FFFFFFFF0000000000000000FFFF000000000000FFFF0000000000000000FFFFFFFF0000FFFF000000000000FFFFFFFF"> : tensor<67xui16>
  return
}

// -----

func.func @case_18() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00000000FFFF00000100FEFF01002255FC994695A96AC1956B726342B84337919A9566986A3438BC94F91C34C35DE6753092C3E38F921CF81A4815A80DBC0ED605FE51797D9846BE7015DFB9DCCE2A8FB2AA7BCD647DC51180A7029DE742FD6DC74DE41FEB83BB6B83115F4986960F0FB02E9745FD40C9FF62E617568096CF716F3EEC28F3B206B6"> : tensor<68xui16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui16>, tensor<i32>) -> tensor<67xui16>
  %a_c = stablehlo.constant dense<"0x120012000800020004000C00110008001000020002000800040005000C0011000F000400120000000000100003000F0008000A000A000A000E000D000A00100009000100040000000C0004000B00010011000F0003000A0002000D0006000A0006000A0008000700030004000D0010000F000B0000000F0011000500010004000500070009000600"> : tensor<68xui16>
  %a = stablehlo.dynamic_slice %a_c, %at, sizes = [67] : (tensor<68xui16>, tensor<i32>) -> tensor<67xui16>
  %shl = stablehlo.shift_left %x, %a : tensor<67xui16>
  %shr = stablehlo.shift_right_logical %x, %a : tensor<67xui16>
  %sar = stablehlo.shift_right_arithmetic %x, %a : tensor<67xui16>
  check.expect_eq_const %shl, dense<"0x000000FF0000100000E00000002200001855A4AA00C1B026604C0080000000006086000038BC94F9000018EE00000030000C003C0070008000A000340000000AA2F2D08746BE0000F09D00E0541E0000008020EB0014009E0040C0B900F4C071009000EB80DD188CF09500C00000000000B8FD4000800000E0C2002DF01CE0CD007600E68081"> : tensor<67xui16>
  check.expect_eq_const %shr, dense<"0x0000FF00000000000F000000550000005125AA1A9500260713020400000001008609000038BC94F90000B80B00009200380024003E00010005002F0000007F00A83C870946BE01009D0B1900954700000100AC0F0400E02904000B011B00370107008300D700300295040400000000000800FD4001000000B002404B1C07F30151005900D802"> : tensor<67xui16>
  check.expect_eq_const %sar, dense<"0x0000FFFF00000000FFFF00005500FFFF51E5AA1A95FF260713020400FFFFFFFF86F9000038BC94F90000B80B000092FFF8FFE4FFFEFF0100FDFFEFFFFFFFFFFFA83C87F946BE01009DFBF9FF95C7FFFFFFFFAC0F0400E0E9FCFF0B011B003701070083FFD70030029504FCFF000000000800FD40FFFFFFFFB00240CB1C07F3015100D9FFD8FE"> : tensor<67xui16>
  return
}

// -----

func.func @case_19() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00000000FFFF00000100FEFF01002255FC994695A96AC1956B726342B84337919A9566986A3438BC94F91C34C35DE6753092C3E38F921CF81A4815A80DBC0ED605FE51797D9846BE7015DFB9DCCE2A8FB2AA7BCD647DC51180A7029DE742FD6DC74DE41FEB83BB6B83115F4986960F0FB02E9745FD40C9FF62E617568096CF716F3EEC28F3B206B6"> : tensor<68xui16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui16>, tensor<i32>) -> tensor<67xui16>
  %eight = stablehlo.constant dense<8> : tensor<67xui16>
  %div = stablehlo.divide %x, %eight : tensor<67xui16>
  %rem = stablehlo.remainder %x, %eight : tensor<67xui16>
  check.expect_eq_const %div, dense<"0x0000FF1F00000000FF1F0000A40A3F13A812550DB8124D0E4C0877082612B3120C138D068717321F8306B80BBC0E4612781C5112031F030902158117C11AC01F2A0F0F13C817AE023B17DB19E5115615AF19AC0F3802F014A0135C08BF0DB809FC037D10770D30022B09D012E101D605B2081F08F91FCC1CC20AD012390ECD071D055E16C016"> : tensor<67xui16>
  check.expect_eq_const %rem, dense<"0x0000070000000100060001000200040006000100010003000300000007000200060002000000040004000300060000000300070004000200050005000600050001000500060000000700040002000200030004000500000002000700050007000400030003000300070006000700000007000500010002000700000007000700040003000600"> : tensor<67xui16>
  return
}

// -----

func.func @case_20() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00000000FFFF00000100FEFF01002255FC994695A96AC1956B726342B84337919A9566986A3438BC94F91C34C35DE6753092C3E38F921CF81A4815A80DBC0ED605FE51797D9846BE7015DFB9DCCE2A8FB2AA7BCD647DC51180A7029DE742FD6DC74DE41FEB83BB6B83115F4986960F0FB02E9745FD40C9FF62E617568096CF716F3EEC28F3B206B6"> : tensor<68xui16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui16>, tensor<i32>) -> tensor<67xui16>
  %y_c = stablehlo.constant dense<"0x00000000FFFF00000100FEFF01002255FC994695A96AC1956B72A6161B6F54B180D76785AD049E851561BDBCC5ABD113A3F06C36D287DEFC8016BC4CDCCB594169A36212DD24FC4F5A807D8FFD72030AFA94FD49D46DA141E4056B27CE5BB9CA1DD256F6094960EA566BD8708339FB102BC7575942A9488671745861401E2DBB96E43DBEAE798BE5"> : tensor<68xui16>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xui16>, tensor<i32>) -> tensor<67xui16>
  %cEQ = stablehlo.compare EQ, %x, %y : (tensor<67xui16>, tensor<67xui16>) -> tensor<67xi1>
  %cNE = stablehlo.compare NE, %x, %y : (tensor<67xui16>, tensor<67xui16>) -> tensor<67xi1>
  %cLT = stablehlo.compare LT, %x, %y : (tensor<67xui16>, tensor<67xui16>) -> tensor<67xi1>
  %cLE = stablehlo.compare LE, %x, %y : (tensor<67xui16>, tensor<67xui16>) -> tensor<67xi1>
  %cGT = stablehlo.compare GT, %x, %y : (tensor<67xui16>, tensor<67xui16>) -> tensor<67xi1>
  %cGE = stablehlo.compare GE, %x, %y : (tensor<67xui16>, tensor<67xui16>) -> tensor<67xi1>
  %sel = stablehlo.select %cLT, %x, %y : tensor<67xi1>, tensor<67xui16>
  %k = stablehlo.constant dense<17> : tensor<67xui16>
  %both = stablehlo.and %cLT, %cNE : tensor<67xi1>
  %ck = stablehlo.compare GE, %x, %k : (tensor<67xui16>, tensor<67xui16>) -> tensor<67xi1>
  %sk = stablehlo.select %ck, %k, %x : tensor<67xi1>, tensor<67xui16>
  %num = stablehlo.convert %ck : (tensor<67xi1>) -> tensor<67xui16>
  check.expect_eq_const %cEQ, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<67xi1>
  check.expect_eq_const %cNE, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %cLT, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, true, false, false, true, false, false, true, false, false, false, false, false, true, false, false, false, false, false, false, true, false, false, true, true, true, true, false, true, true, true, false, true, true, true, true, false, false, true, false, true, true, true, false, true]> : tensor<67xi1>
  check.expect_eq_const %cLE, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, false, false, false, false, true, true, false, true, false, false, true, false, false, true, false, false, false, false, false, true, false, false, false, false, false, false, true, false, false, true, true, true, true, false, true, true, true, false, true, true, true, true, false, false, true, false, true, true, true, false, true]> : tensor<67xi1>
  check.expect_eq_const %cGT, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, true, true, true, true, false, false, true, false, true, true, false, true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, false, true, true, false, false, false, false, true, false, false, false, true, false, false, false, false, true, true, false, true, false, false, false, true, false]> : tensor<67xi1>
  check.expect_eq_const %cGE, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, true, true, true, true, false, false, true, false, true, true, false, true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, false, true, true, false, false, false, false, true, false, false, false, true, false, false, false, false, true, true, false, true, false, false, false, true, false]> : tensor<67xi1>
  check.expect_eq_const %sel, dense<"0x0000FFFF00000100FEFF01002255FC994695A96AC1956B72A616B84337919A956785AD049E8515611C34C35DD11330926C36D2871CF88016BC4C0DBC594169A36212DD24FC4F70157D8FFD72030AFA94FD49D46DC511E4056B27E742FD6DC74DE41F0949BB6B83115F4983390F0FB02E9745FD40488671741756401ECF716F3EEC28AE7906B6"> : tensor<67xui16>
  check.expect_eq_const %both, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, true, true, false, true, false, false, true, false, false, true, false, false, false, false, false, true, false, false, false, false, false, false, true, false, false, true, true, true, true, false, true, true, true, false, true, true, true, true, false, false, true, false, true, true, true, false, true]> : tensor<67xi1>
  check.expect_eq_const %ck, dense<[false, true, false, false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %sk, dense<"0x0000110000000100110001001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100110011001100"> : tensor<67xui16>
  check.expect_eq_const %num, dense<"0x0000010000000000010000000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100010001000100"> : tensor<67xui16>
  return
}

// -----

func.func @case_21() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x00000000FFFF00000100FEFF01002255FC994695A96AC1956B726342B84337919A9566986A3438BC94F91C34C35DE6753092C3E38F921CF81A4815A80DBC0ED605FE51797D9846BE7015DFB9DCCE2A8FB2AA7BCD647DC51180A7029DE742FD6DC74DE41FEB83BB6B83115F4986960F0FB02E9745FD40C9FF62E617568096CF716F3EEC28F3B206B6"> : tensor<68xui16>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xui16>, tensor<i32>) -> tensor<67xui16>
  %y_c = stablehlo.constant dense<"0x00000000FFFF00000100FEFF01002255FC994695A96AC1956B72A6161B6F54B180D76785AD049E851561BDBCC5ABD113A3F06C36D287DEFC8016BC4CDCCB594169A36212DD24FC4F5A807D8FFD72030AFA94FD49D46DA141E4056B27CE5BB9CA1DD256F6094960EA566BD8708339FB102BC7575942A9488671745861401E2DBB96E43DBEAE798BE5"> : tensor<68xui16>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xui16>, tensor<i32>) -> tensor<67xui16>
  %s_c = stablehlo.constant dense<"0xFEFFFEFF"> : tensor<2xui16>
  %s_1 = stablehlo.dynamic_slice %s_c, %at, sizes = [1] : (tensor<2xui16>, tensor<i32>) -> tensor<1xui16>
  %s = stablehlo.reshape %s_1 : (tensor<1xui16>) -> tensor<ui16>
  %sv = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<ui16>) -> tensor<67xui16>
  %plus = stablehlo.add %x, %sv : tensor<67xui16>
  %top = stablehlo.maximum %x, %sv : tensor<67xui16>
  %lo = stablehlo.constant dense<3> : tensor<ui16>
  %hi = stablehlo.constant dense<90> : tensor<ui16>
  %clamp = stablehlo.clamp %lo, %x, %hi : (tensor<ui16>, tensor<67xui16>, tensor<ui16>) -> tensor<67xui16>
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %least = stablehlo.constant dense<0> : tensor<ui16>
  %sum = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<67xui16>, tensor<ui16>) -> tensor<ui16>
  %most = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<67xui16>, tensor<ui16>) -> tensor<ui16>
  %bits = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<67xui16>, tensor<ui16>) -> tensor<ui16>
  %to_i8 = stablehlo.convert %x : (tensor<67xui16>) -> tensor<67xi8>
  %to_ui8 = stablehlo.convert %x : (tensor<67xui16>) -> tensor<67xui8>
  %to_i16 = stablehlo.convert %x : (tensor<67xui16>) -> tensor<67xi16>
  %to_i1 = stablehlo.convert %x : (tensor<67xui16>) -> tensor<67xi1>
  check.expect_eq_const %plus, dense<"0xFEFFFDFFFEFFFFFFFCFFFFFF2055FA994495A76ABF9569726142B643359198956498683436BC92F91A34C15DE4752E92C1E38D921AF8184813A80BBC0CD603FE4F797B9844BE6E15DDB9DACE288FB0AA79CD627DC3117EA7009DE542FB6DC54DE21FE983B96B81115D4984960D0FAE2E9545FB40C7FF60E615567E96CD716D3EEA28F1B204B6"> : tensor<67xui16>
  check.expect_eq_const %top, dense<"0xFEFFFFFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFF"> : tensor<67xui16>
  check.expect_eq_const %clamp, dense<"0x03005A00030003005A0003005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A005A00"> : tensor<67xui16>
  check.expect_eq_const %sum, dense<53640> : tensor<ui16>
  check.expect_eq_const %most, dense<65535> : tensor<ui16>
  check.expect_eq_const %bits, dense<3494> : tensor<ui16>
  check.expect_eq_const %to_i8, dense<"0x00FF0001FE0122FC46A9C16B63B8379A666A38941CC3E630C38F1C1A150D0E05517D4670DFDC2AB27B64C58002E7FDC7E4EBBB835F860FB097FDC9621780CF6FECF306"> : tensor<67xi8>
  check.expect_eq_const %to_ui8, dense<"0x00FF0001FE0122FC46A9C16B63B8379A666A38941CC3E630C38F1C1A150D0E05517D4670DFDC2AB27B64C58002E7FDC7E4EBBB835F860FB097FDC9621780CF6FECF306"> : tensor<67xui8>
  check.expect_eq_const %to_i16, dense<"0x0000FFFF00000100FEFF01002255FC994695A96AC1956B726342B84337919A9566986A3438BC94F91C34C35DE6753092C3E38F921CF81A4815A80DBC0ED605FE51797D9846BE7015DFB9DCCE2A8FB2AA7BCD647DC51180A7029DE742FD6DC74DE41FEB83BB6B83115F4986960F0FB02E9745FD40C9FF62E617568096CF716F3EEC28F3B206B6"> : tensor<67xi16>
  check.expect_eq_const %to_i1, dense<[false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<67xi1>
  return
}

// -----

func.func @case_22() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %p_c = stablehlo.constant dense<[false, false, false, false, false, false, true, false, false, false, true, false, true, true, true, false, false, true, true, false, false, true, false, true, false, true, false, true, true, false, false, false, true, true, true, true, true, true, true, false, false, true, false, false, false, false, false, true, false, true, false, false, true, false, false, true, false, true, false, true, true, false, true, true, false, false, true, false]> : tensor<68xi1>
  %p = stablehlo.dynamic_slice %p_c, %at, sizes = [67] : (tensor<68xi1>, tensor<i32>) -> tensor<67xi1>
  %q_c = stablehlo.constant dense<[true, true, false, true, false, true, false, true, true, false, true, true, false, true, false, true, false, false, true, false, false, true, false, false, false, false, true, true, true, true, false, true, false, true, true, false, true, true, false, true, true, false, true, false, true, true, true, false, true, false, true, false, false, true, false, true, false, false, false, true, true, false, true, true, true, true, true, false]> : tensor<68xi1>
  %q = stablehlo.dynamic_slice %q_c, %at, sizes = [67] : (tensor<68xi1>, tensor<i32>) -> tensor<67xi1>
  %and = stablehlo.and %p, %q : tensor<67xi1>
  %or = stablehlo.or %p, %q : tensor<67xi1>
  %xor = stablehlo.xor %p, %q : tensor<67xi1>
  %not = stablehlo.not %p : tensor<67xi1>
  %sel = stablehlo.select %p, %not, %q : tensor<67xi1>, tensor<67xi1>
  %gt = stablehlo.compare GT, %p, %q : (tensor<67xi1>, tensor<67xi1>) -> tensor<67xi1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%p init: %no) applies stablehlo.or across dimensions = [0] : (tensor<67xi1>, tensor<i1>) -> tensor<i1>
  %num = stablehlo.convert %xor : (tensor<67xi1>) -> tensor<67xui8>
  check.expect_eq_const %and, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, false, false, false, false, true, false, false, true, false, false, false, false, false, true, true, false, false, false, false, true, true, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, true, true, false, true, true, false, false, true, false]> : tensor<67xi1>
  check.expect_eq_const %or, dense<[true, false, true, false, true, true, true, true, false, true, true, true, true, true, true, false, true, true, false, false, true, false, true, false, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, false, true, false, true, false, true, true, false, true, true, true, true, true, false]> : tensor<67xi1>
  check.expect_eq_const %xor, dense<[true, false, true, false, true, true, true, true, false, false, true, true, false, true, true, false, true, false, false, false, false, false, true, false, true, true, false, false, true, false, true, true, false, false, true, false, false, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, false, false, false, true, false, false, false, false, false, false, true, true, false, false]> : tensor<67xi1>
  check.expect_eq_const %not, dense<[true, true, true, true, true, false, true, true, true, false, true, false, false, false, true, true, false, false, true, true, false, true, false, true, false, true, false, false, true, true, true, false, false, false, false, false, false, false, true, true, false, true, true, true, true, true, false, true, false, true, true, false, true, true, false, true, false, true, false, false, true, false, false, true, true, false, true]> : tensor<67xi1>
  check.expect_eq_const %sel, dense<[true, false, true, false, true, false, true, true, false, false, true, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, true, false, true, false, false, false, false, false, false, false, true, true, false, true, false, true, true, true, false, true, false, true, false, false, true, false, false, false, false, false, false, false, false, false, false, true, true, false, false]> : tensor<67xi1>
  check.expect_eq_const %gt, dense<[false, false, false, false, false, true, false, false, false, false, false, true, false, true, false, false, true, false, false, false, false, false, true, false, true, false, false, false, false, false, false, true, false, false, true, false, false, true, false, false, true, false, false, false, false, false, true, false, true, false, false, true, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<67xi1>
  check.expect_eq_const %any, dense<true> : tensor<i1>
  check.expect_eq_const %num, dense<"0x01000100010101010000010100010100010000000000010001010000010001010000010000010101010100010101010101010001010000000100000000000001010000"> : tensor<67xui8>
  return
}

// -----

func.func @case_23() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %a_c = stablehlo.constant dense<"0x137A66DD335A36CC5474C5F12366CBD2CD13A9563425FA67B167EF3DE16BD8AEA793163E1DB627B5006BC475F92C66D5A95B6A4BC7ED8E4E0032DB61F484C19DB8657CAF6305137A66DD335A36CC5474C5F12366CBD2CD13A9563425FA67B167EF3DE16BD8AEA793163E1DB627B5006BC475F92C66D5A95B6A4BC7ED8E4E0032DB61F484C19DB8657CAF63053FED2C767C72A772D74692D0F973CE189359DB7C6D5C551A7AE38726DBBA096CA77E58ADF204527D24756D6DA7007402B27D3474EF554B1D825DF1AC7FD1C6C3A9000056997DA3D0B790D6CDF5B0B512E5FBFD8E4C9ACA421FE7C1FFF857627D0B10D1C31DA4A63BF2D4348C8BED8DD1E719073C17D9F308BC2165EB42CF2E414B56BD09F620FF02C3967C9C5624C8D50F7C8D9994A9963433CDE469117F2820CF413D74F4B9DE750B8FD6C148674C04178F50F1CA09CA76BEA7F47D2E1A40830F14051158561A2D6C818DF11D3710FDBD590CD5348568C7BDDD03D78325CAE4901EF1BC810B5A4CF121E39FC8508B904C37B366F5E63298B97C43B9CEFE3C55911C6D3D792858671ABD54C4CE1BB8292B5C0FD8D27B828A"> : tensor<6x70xui8>
  %a = stablehlo.dynamic_slice %a_c, %at, %none, sizes = [5, 70] : (tensor<6x70xui8>, tensor<i32>, tensor<i32>) -> tensor<5x70xui8>
  %z = stablehlo.constant dense<9> : tensor<ui8>
  %in = stablehlo.slice %a [0:5, 1:70] : (tensor<5x70xui8>) -> tensor<5x69xui8>
  %left = stablehlo.pad %in, %z, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<5x69xui8>, tensor<ui8>) -> tensor<5x70xui8>
  %sum = stablehlo.add %left, %a : tensor<5x70xui8>
  %i = stablehlo.iota dim = 1 : tensor<5x70xui8>
  %ramp = stablehlo.subtract %a, %i : tensor<5x70xui8>
  %k = stablehlo.constant dense<33> : tensor<5x70xui8>
  %cut = stablehlo.minimum %ramp, %k : tensor<5x70xui8>
  check.expect_eq_const %sum, dense<"0x8DE043108D900220C839B61489319D9FE0BCFF8A591F611818562C1E4C4386553AA9545BD3DDDCB56B2F396E25923B7E04C5B512B47BDC4E320D3C5578455E551DE12B12680E2C19A2F2EE1919491DD862C96C41E6ABEC3457E9C9B16F945D6AAD0195C3751325D6059FF656CFA199E2DA14A77476B42FB1A86344A0689FDF4E9D2B5097896CA90056EF168673874766A3C2A565C7F7E0F88BDAE6640C6106A8C0F74FB9DF881BE194E0C14AE12DC608C017787A5EB800204353F0CCFBC4DD86502D11FD6F8CA113C6FF161F01C5591218A57AEC9DE48B09262D3D3FCA6700B14D7A90A748EF107EB168AD9753809A659709AFB3501BA6DF41BBD3D34034659B71AB485AC39223191669AE704799ED0E7E0E54470DBA1662E109B9ED2F849AE0DA5AA8EFAE74AE0FAD3D8C65A63D1204826718DB1BDC83EA195BDB18CA5135BFFC87CC3A91E6AD89AAB6A180BF81D7111892E9D3E154876BE7AA4DFD0C93"> : tensor<5x70xui8>
  check.expect_eq_const %ramp, dense<"0x137964DA2F5530C54C6BBBE61759BDC3BD0297432010E450994ED522C54EBA8F8772F41BF991018ED8429A4ACDFF38A6792A381893B85817C8F9A126B847835E78243A6C1FC03FEC2A73786DA16BCF3D88C5ED66C0098348C96959473F0362CA6D0BBF9DEB4D875D368ACEDF2C56FC4C43427BD346D3824C0241BB2015E64A24B7714394888469BFBE135538A3CFB58DD2C8EFA9AD09DBF0F1813E8BBA310DD4ADEAE2404A64F1F5B5A6FF85861AD0B1106765C665A8BDEEDB0FE9AAC3D78AEE31B60C98F608111B81CCB8E1BFC1815338575623C6D20B7787928CA08C2927C0D65A016E160DBB2C275DDCA0C45AEF72B8A228462AE1F36A2ACAA2E0A04B927AC64EFEE90E50DBDFCFDA201DE0F230444FB2DDF6CEBA79140CD4328264C2B7D6FBCE791ABED7820FE1AB6FF84637DB0ACB86AE356F732E189345D3C30E7393551B90A4D3102863ED3D0C47F52432E4861C8B94E07CECED1DCF9790383E45"> : tensor<5x70xui8>
  check.expect_eq_const %cut, dense<"0x13212121212121212121212117212121210221212010212121212121212121212121211B21210121212121212121212121212118212121172121212121212121212121211F212121212121212121212121212121210921212121212121032121210B2121212121212121212121212121212121212121212102212120152121212121212121212121211321212121212121212121210921212121212121210D21212121212121212121212121211A21211021212121212121210F21212121212121210C212108111B21212121212121212121212121210B21212121212121212121210121160D2121212121212121212121212121212121212121212121212121212121210E2121212121201D2121212121212121212121140C212121212121212121211A2121210F212121212121210A2121212121212118212121210E2121211B21212110212121210C2121212121211C2121212121211D212121212121"> : tensor<5x70xui8>
  return
}

// -----

func.func @case_24() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0x80807F00017E81BCD67B1960418FDA99F45AA1DCC2EB8A058E2D958665103BEF15144CB0AD1FDA6614595A1B0A92A0358B37881E4110642BA5274FEF8AF655FA3374F90D"> : tensor<68xi8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [67] : (tensor<68xi8>, tensor<i32>) -> tensor<67xi8>
  %y_c = stablehlo.constant dense<"0x0000FF0001FE0145014386C5B09301846592CB1C691B9DFAC1B33C9D168F3D3C2328EC959702830719572295FBEDA473B94E6EF4034CEE7BD57A650B601B49027BCB4F61"> : tensor<68xui8>
  %y = stablehlo.dynamic_slice %y_c, %at, sizes = [67] : (tensor<68xui8>, tensor<i32>) -> tensor<67xui8>
  %wx = stablehlo.convert %x : (tensor<67xi8>) -> tensor<67xi16>
  %wy = stablehlo.convert %y : (tensor<67xui8>) -> tensor<67xi16>
  %lt = stablehlo.compare LT, %wx, %wy : (tensor<67xi16>, tensor<67xi16>) -> tensor<67xi1>
  %m = stablehlo.maximum %wx, %wy : tensor<67xi16>
  %most = stablehlo.convert %m : (tensor<67xi16>) -> tensor<67xi8>
  check.expect_eq_const %lt, dense<[true, true, false, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, false, true, false, false, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true]> : tensor<67xi1>
  check.expect_eq_const %most, dense<"0x00FF0001FE0145017B86C5B09301846592CB1C691B9DFAC1B33C9D658F3D3C2328EC95971F836619595A95FBEDA473B94E6EF4414CEE7BD57A650B601B55027BCB4F61"> : tensor<67xi8>
  return
}

// -----

func.func @case_25() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %y_c = stablehlo.constant dense<"0xDBD3F9B790BDA5E9DEB1D78E89D28785A6BFCCAEEEB59BD9F2E6A0F5BADFA4E4AEF2EAB0A7AB9E85DBB8F288979BA2B3D2B3EFDDC1B9B6D69484EED88FDDF083AFACBEDBD3F9B790BDA5E9DEB1D78E89D28785A6BFCCAEEEB59BD9F2E6A0F5BADFA4E4AEF2EAB0A7AB9E85DBB8F288979BA2B3D2B3EFDDC1B9B6D69484EED88FDDF083AFACBECE9092ABE2B1F696E0AACCA0E08FF2E2F4DFA996CF868DF8EF8C888CA4E0C6969C84B4B1ACB6D183C0A6E5B5CCADD8F483AAD38BEF9692BFDFF5E0E08C8ACBDDA7F2AE"> : tensor<3x67xui8>
  %y = stablehlo.dynamic_slice %y_c, %at, %none, sizes = [2, 67] : (tensor<3x67xui8>, tensor<i32>, tensor<i32>) -> tensor<2x67xui8>
  %z = stablehlo.constant dense<0> : tensor<ui8>
  %k = stablehlo.constant dense<-7> : tensor<i8>
  %m = stablehlo.reduce(%y init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<2x67xui8>, tensor<ui8>) -> tensor<2xui8>
  %m32 = stablehlo.convert %m : (tensor<2xui8>) -> tensor<2xi32>
  check.expect_eq_const %m32, dense<"0xF9000000F8000000"> : tensor<2xi32>
  return
}

// -----

// By the number of the column, which is known when code is made.
func.func @case_26() {
  %one_two = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.reduce(%one_two init: %none) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %x_c = stablehlo.constant dense<"0xFF80017F931AED15F5D3EF2D059D9F3C36EC"> : tensor<18xui8>
  %x = stablehlo.dynamic_slice %x_c, %at, sizes = [17] : (tensor<18xui8>, tensor<i32>) -> tensor<17xui8>
  %b8 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<17xui8>) -> tensor<17x8xui8>
  %k8 = stablehlo.iota dim = 1 : tensor<17x8xui8>
  %l8 = stablehlo.shift_left %b8, %k8 : tensor<17x8xui8>
  %r8 = stablehlo.shift_right_logical %b8, %k8 : tensor<17x8xui8>
  check.expect_eq_const %l8, dense<"0x800000000000000001020408102040807FFEFCF8F0E0C08093264C983060C0801A3468D0A0408000EDDAB468D0A04080152A54A850A04080F5EAD4A850A04080D3A64C983060C080EFDEBC78F0E0C0802D5AB468D0A04080050A142850A040809D3A74E8D0A040809F3E7CF8F0E0C0803C78F0E0C0800000366CD8B060C08000ECD8B060C0800000"> : tensor<17x8xui8>
  check.expect_eq_const %r8, dense<"0x804020100804020101000000000000007F3F1F0F0703010093492412090402011A0D060301000000ED763B1D0E070301150A050201000000F57A3D1E0F070301D369341A0D060301EF773B1D0E0703012D160B050201000005020100000000009D4E2713090402019F4F2713090402013C1E0F0703010000361B0D0603010000EC763B1D0E070301"> : tensor<17x8xui8>
  %b24 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<17xui8>) -> tensor<17x24xui8>
  %k24 = stablehlo.iota dim = 1 : tensor<17x24xui8>
  %l24 = stablehlo.shift_left %b24, %k24 : tensor<17x24xui8>
  %r24 = stablehlo.shift_right_logical %b24, %k24 : tensor<17x24xui8>
  check.expect_eq_const %l24, dense<"0x8000000000000000000000000000000000000000000000000102040810204080000000000000000000000000000000007FFEFCF8F0E0C0800000000000000000000000000000000093264C983060C080000000000000000000000000000000001A3468D0A040800000000000000000000000000000000000EDDAB468D0A0408000000000000000000000000000000000152A54A850A0408000000000000000000000000000000000F5EAD4A850A0408000000000000000000000000000000000D3A64C983060C08000000000000000000000000000000000EFDEBC78F0E0C080000000000000000000000000000000002D5AB468D0A0408000000000000000000000000000000000050A142850A04080000000000000000000000000000000009D3A74E8D0A04080000000000000000000000000000000009F3E7CF8F0E0C080000000000000000000000000000000003C78F0E0C080000000000000000000000000000000000000366CD8B060C0800000000000000000000000000000000000ECD8B060C080000000000000000000000000000000000000"> : tensor<17x24xui8>
  check.expect_eq_const %r24, dense<"0x8040201008040201000000000000000000000000000000000100000000000000000000000000000000000000000000007F3F1F0F07030100000000000000000000000000000000009349241209040201000000000000000000000000000000001A0D06030100000000000000000000000000000000000000ED763B1D0E07030100000000000000000000000000000000150A05020100000000000000000000000000000000000000F57A3D1E0F07030100000000000000000000000000000000D369341A0D06030100000000000000000000000000000000EF773B1D0E070301000000000000000000000000000000002D160B0502010000000000000000000000000000000000000502010000000000000000000000000000000000000000009D4E271309040201000000000000000000000000000000009F4F271309040201000000000000000000000000000000003C1E0F070301000000000000000000000000000000000000361B0D060301000000000000000000000000000000000000EC763B1D0E07030100000000000000000000000000000000"> : tensor<17x24xui8>
  return
}
