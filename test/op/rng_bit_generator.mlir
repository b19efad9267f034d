// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// rng_bit_generator: bits and next states of XLA.
// Written by tools/record_ops.py.

func.func @case_0() {
  %0 = stablehlo.constant dense<[780066595149184736, 8322259355032606382, 975834937440498660]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x2x2xui8>)
  check.expect_eq_const %r#0, dense<[780066595149184736, 8322259355032606385, 975834937440498660]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<[[[196, 216], [176, 84]], [[63, 69], [73, 61]], [[63, 133], [154, 204]]]> : tensor<3x2x2xui8>
  return
}

// -----

func.func @case_1() {
  %0 = stablehlo.constant dense<[18446744073709551615, 18446744073709551615]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x8xui32>)
  check.expect_eq_const %r#0, dense<[18446744073709551615, 7]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[481924860, 1094285764, 2682970465, 603717486, 1364616856, 2506957079, 784001826, 1940982646], [3137350631, 1314454335, 4102744727, 2254431207, 2645121670, 3476861058, 3539578597, 3858549958]]> : tensor<2x8xui32>
  return
}

// -----

func.func @case_2() {
  %0 = stablehlo.constant dense<[18446744073709551615, 0]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %r#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<5645538382004713924> : tensor<ui64>
  return
}

// -----

func.func @case_3() {
  %0 = stablehlo.constant dense<[2900257845016037770, 0]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi8>)
  check.expect_eq_const %r#0, dense<[2900257845016037770, 2]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[61, 76, 0], [-53, -103, -58]]> : tensor<2x3xi8>
  return
}

// -----

func.func @case_4() {
  %0 = stablehlo.constant dense<[10824846710296545530, 1]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  check.expect_eq_const %r#0, dense<[10824846710296545530, 2]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<59> : tensor<i8>
  return
}

// -----

func.func @case_5() {
  %0 = stablehlo.constant dense<[18446744073709551615, 3822428375433758153]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x3xui64>)
  check.expect_eq_const %r#0, dense<[18446744073709551615, 3822428375433758155]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[13932590113687474979, 15408675697765436555, 12991389365822828635]]> : tensor<1x3xui64>
  return
}

// -----

func.func @case_6() {
  %0 = stablehlo.constant dense<[1, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xi16>)
  check.expect_eq_const %r#0, dense<[1, 0, 0]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<[14737, -4862]> : tensor<2xi16>
  return
}

// -----

func.func @case_7() {
  %0 = stablehlo.constant dense<[18446744073709551615, 1]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x5x2xi64>)
  check.expect_eq_const %r#0, dense<[18446744073709551615, 51]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[[-825589644725132959, -8764035767959027858], [-7086033005754030440, -3513739534356635369], [-3244369757188986078, -1874398192176395402], [-1642605602515983295, -1878535999279656940], [-9076393218187316267, -4720393011770395292]], [[8041533781082890052, -3384988051973138308], [684902837084266127, 3781433874504193395], [7836284116293598869, 7184781775536737142], [-4804135846890918979, -5523546985100599244], [-427395317927190790, 3420244868501726731]], [[-8177696940813970146, 9102719063745767717], [3014444733870450349, -7129174466572195717], [-1065150833457981429, -361742584108051708], [-1770978272121115603, -2466733945736050297], [-3317539984251700709, 5743152707661718164]], [[8110673107614272350, 4646783145363760638], [1861912566575830978, 8710334407492197673], [4040388620544915442, 734032543846859092], [-7786172418175745781, -5895364883334301505], [-1077053915642352293, -6374046317067455773]], [[7447881882524443947, -7367302461941702556], [8277278998582599025, -7819357481702276532], [7181146843666375475, 5882814467220324099], [-2578516010904134182, -3056078432649238049], [-1667076535365114152, -398973871774170013]]]> : tensor<5x5x2xi64>
  return
}

// -----

func.func @case_8() {
  %0 = stablehlo.constant dense<[0, 13857683114649430779]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i16>)
  check.expect_eq_const %r#0, dense<[0, 13857683114649430780]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<28960> : tensor<i16>
  return
}

// -----

func.func @case_9() {
  %0 = stablehlo.constant dense<[1, 13479078784806103077]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x1x5xui16>)
  check.expect_eq_const %r#0, dense<[1, 13479078784806103086]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[[28722, 10085, 19749, 7741, 22811]], [[23063, 61792, 64565, 49259, 20556]], [[28848, 722, 32413, 53655, 57944]]]> : tensor<3x1x5xui16>
  return
}

// -----

func.func @case_10() {
  %0 = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x8x3xi32>)
  check.expect_eq_const %r#0, dense<[0, 23]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[[145227835, 1797259609, 1351547692], [1688610540, -1196702511, -1402092869], [1447157908, -1522787095, 645374554], [755508351, 757048634, 882350354], [1642178052, 441180599, -1191165930], [1075548667, 608542336, 2015619565], [-1642937069, 938530522, -515307178], [-203158623, -111272952, 1083857089]], [[1976240827, -1715843330, -1059176654], [-65673869, 87550854, -1481788477], [239777021, -1412489798, 1993301756], [-2125168399, -538422964, 1971146988], [1389307031, -16307373, 1729034254], [1778487138, -1723505623, 1263705787], [-1380011770, -2059767130, 1680791299], [-720605536, 1837455902, -678587203]]]> : tensor<2x8x3xi32>
  return
}

// -----

func.func @case_11() {
  %0 = stablehlo.constant dense<[0, 18446744073709551615, 0]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<8x1xi16>)
  check.expect_eq_const %r#0, dense<[0, 1, 1]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<[[29773], [-26609], [-21807], [16978], [5601], [28330], [-16301], [30192]]> : tensor<8x1xi16>
  return
}

// -----

func.func @case_12() {
  %0 = stablehlo.constant dense<[1, 18446744073709551615, 0]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xi64>)
  check.expect_eq_const %r#0, dense<[1, 1, 1]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<[-8563501354065042357, 2125301953562282479, 4792503686440360978]> : tensor<3xi64>
  return
}

// -----

func.func @case_13() {
  %0 = stablehlo.constant dense<[0, 14713691490452072332, 1]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui16>)
  check.expect_eq_const %r#0, dense<[0, 14713691490452072333, 1]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<14429> : tensor<ui16>
  return
}

// -----

func.func @case_14() {
  %0 = stablehlo.constant dense<[18446744073709551615, 1]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x8xi32>)
  check.expect_eq_const %r#0, dense<[18446744073709551615, 21]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[-1611996831, -192222569, 603717486, -2040536089, 1364616856, -1649845626, -1788010217, -818106238], [784001826, -755388699, 1940982646, -436417338, 1274537025, -382448920, 690425876, -437380746], [-198298667, -2113262476, -986679964, -1099052144, 918544196, 1872315486, 422779004, -788128947], [1712365199, 159466368, -277637773, 880433682, -1497940331, 1824527074, 1334922102, 1672837365], [-1856459843, -1118550042, 887496756, -1286051000, 138993402, -99510727, 803595787, 796337814]]> : tensor<5x8xi32>
  return
}

// -----

func.func @case_15() {
  %0 = stablehlo.constant dense<[1, 1, 17645069106750672333]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<8x1x2xi32>)
  check.expect_eq_const %r#0, dense<[1, 5, 17645069106750672333]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<[[[-42734687, -1669064241]], [[-634951465, 503499905]], [[1937696089, 1732782125]], [[573668142, -507591833]], [[1672254090, -1184666059]], [[2134463287, 1096957461]], [[105569971, -2109158020]], [[-1095495414, 569862240]]]> : tensor<8x1x2xi32>
  return
}

// -----

func.func @case_16() {
  %0 = stablehlo.constant dense<[0, 1925892614120039474]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x5x8xi16>)
  check.expect_eq_const %r#0, dense<[0, 1925892614120039494]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[[-13382, 16212, -17977, 9222, 25368, 5714, -28687, 3465], [1747, 27188, 10100, -12432, 19117, 15674, -26140, 11998], [31339, -16564, 19981, -28278, 8415, -15630, -30616, 20158], [23453, 13465, -16895, -2461, -11769, 19253, 24422, 27865], [-22325, 16615, 19823, -2473, 9124, 7948, -27387, -798]]]> : tensor<1x5x8xi16>
  return
}

// -----

func.func @case_17() {
  %0 = stablehlo.constant dense<[1560614306629746338, 1]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  check.expect_eq_const %r#0, dense<[1560614306629746338, 2]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<86> : tensor<ui8>
  return
}

// -----

func.func @case_18() {
  %0 = stablehlo.constant dense<[18446744073709551615, 9285960638866587585, 15434179153243641118]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui8>)
  check.expect_eq_const %r#0, dense<[18446744073709551615, 9285960638866587586, 15434179153243641118]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<[224, 92, 221]> : tensor<3xui8>
  return
}

// -----

func.func @case_19() {
  %0 = stablehlo.constant dense<[7729905505469225806, 1]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[7729905505469225806, 2]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<-398906619> : tensor<i32>
  return
}

// -----

func.func @case_20() {
  %0 = stablehlo.constant dense<[1, 18446744073709551615, 1]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui16>)
  check.expect_eq_const %r#0, dense<[1, 0, 2]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<17585> : tensor<ui16>
  return
}

// -----

func.func @case_21() {
  %0 = stablehlo.constant dense<[1, 402284517139584550]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8x3x1xi8>)
  check.expect_eq_const %r#0, dense<[1, 402284517139584556]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[[-33], [61], [-72]], [[-52], [47], [6]], [[-86], [-122], [32]], [[-18], [-108], [102]], [[-106], [110], [83]], [[-56], [127], [-116]], [[25], [68], [91]], [[-2], [-102], [64]]]> : tensor<8x3x1xi8>
  return
}

// -----

func.func @case_22() {
  %0 = stablehlo.constant dense<[0, 0]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8x2x5xi64>)
  check.expect_eq_const %r#0, dense<[0, 80]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[[-7369490985612476071, -4549129088265159892, -282067117868177684, 376028057765135569, -6364233045411773765], [1029834464974463124, -6066597485571466007, 8561165853724746330, -9127528771442170753, -2312509021038336710]], [[8466011849951254802, 5967028263890036228, -70039633277492809, 7426145577697558550, 7638544095142187515], [-7402400284648563072, 5427575028946561517, -5927105417593043693, -8846632459787249958, 7218943664386017622]], [[-3094977206344741983, 7891813011115875336, -2914509843285255999, 4120909617583881740, 3337798939743192410], [40685814066566740, 7515734312871149320, 6510333663129804952, -2696388957321903262, 1056427364105631575]], [[7306607272187596440, -741702951471596095, 4763384973646288114, -6626724263625843724, -94433057681188432], [7618017517218899158, -2063513453578068842, 2779114519424191154, -5057407312851145382, 6894580846779101256]], [[-6853770839227055649, 719539648989852020, 1078313063557890650, -7964222018601153850, -528867166444606701], [-9031414715057448513, -744363821759369093, 191323155102562605, -8728865381813078702, -6929268911447055458]], [[4026625813969760180, 4576927524700897696, -2353830885763316565, -4470724274328247493, 5101156403008016792], [-4164929601671197839, -2688359451472139745, -9114122655751625446, 4417240617905744201, 7610892015074213681]], [[3256798501685289476, 1339605871500310749, -1808954769674909672, -6144315114252704685, 5297095950296676020], [-1992942812413671416, -2146167513474152370, -6159668913267061260, -5881642022475003241, -7901719732614040177]], [[4401710347189896675, 9127353872864628961, 3074373530763442141, -8577907340808153313, 654999263765899383], [8455866189130790426, 5061149700311545863, 8087193035853532699, -5371939484501073366, 3940780252780795969]]]> : tensor<8x2x5xi64>
  return
}

// -----

func.func @case_23() {
  %0 = stablehlo.constant dense<[1, 18446744073709551615, 1]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui16>)
  check.expect_eq_const %r#0, dense<[1, 0, 2]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<[17585, 45354]> : tensor<2xui16>
  return
}

// -----

func.func @case_24() {
  %0 = stablehlo.constant dense<[1918860344836809277, 1]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  check.expect_eq_const %r#0, dense<[1918860344836809277, 3]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[65248, 14520, 49241, 10549, 59127]> : tensor<5xui16>
  return
}

// -----

func.func @case_25() {
  %0 = stablehlo.constant dense<[1, 1]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xi16>)
  check.expect_eq_const %r#0, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[26738, -6223, -5804, -10949, -27949, 20483, 3027, -3487]> : tensor<8xi16>
  return
}

// -----

func.func @case_26() {
  %0 = stablehlo.constant dense<[18446744073709551615, 1]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  check.expect_eq_const %r#0, dense<[18446744073709551615, 2]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<97> : tensor<i8>
  return
}

// -----

func.func @case_27() {
  %0 = stablehlo.constant dense<[1, 11274694151545495713]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x5xi32>)
  check.expect_eq_const %r#0, dense<[1, 11274694151545495716]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[-2046444256, 109133495, 1599359938, 1217725360, -786000963]]> : tensor<1x5xi32>
  return
}

// -----

func.func @case_28() {
  %0 = stablehlo.constant dense<[18446744073709551615, 18446744073709551615]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xui8>)
  check.expect_eq_const %r#0, dense<[18446744073709551615, 1]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[109, 14], [198, 253], [9, 57]]> : tensor<3x2xui8>
  return
}

// -----

func.func @case_29() {
  %0 = stablehlo.constant dense<[12304658851079270352, 1, 0]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>)
  check.expect_eq_const %r#0, dense<[12304658851079270352, 2, 0]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<10428053694648317419> : tensor<ui64>
  return
}

// -----

func.func @case_30() {
  %0 = stablehlo.constant dense<[0, 8936637481629913618, 18446744073709551615]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x2x3xi64>)
  check.expect_eq_const %r#0, dense<[0, 8936637481629913624, 18446744073709551615]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<[[[-8125687853156565103, 1478191960060269905, 7590884483473467588], [2596603097228981980, 4165352631761679677, -7357732202791236934]], [[-7515160470189335719, 8809274238610857204, 4202197124329246783], [-887610022484684059, 8541550281042193822, 5706571804717005550]]]> : tensor<2x2x3xi64>
  return
}

// -----

func.func @case_31() {
  %0 = stablehlo.constant dense<[14023206667138173312, 18446744073709551615]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3x2xui32>)
  check.expect_eq_const %r#0, dense<[14023206667138173312, 7]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[[1383003520, 2859601292], [155788155, 667268255], [257847455, 2266905098]], [[2845003773, 2296756354], [1821493605, 4142955409], [3089252043, 3119938277]], [[3165906552, 692633277], [3205808368, 1556532918], [3360512827, 698969522]], [[679387470, 2535783183], [1786936315, 2107672459], [2402958120, 2456163221]], [[1054247085, 1509651104], [3790025803, 3305919440], [3804235045, 2929870660]]]> : tensor<5x3x2xui32>
  return
}

// -----

func.func @case_32() {
  %0 = stablehlo.constant dense<[1, 1, 0]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<8x3xui32>)
  check.expect_eq_const %r#0, dense<[1, 7, 0]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<[[2886210587, 3754282174, 2042657351], [2817941651, 1062581232, 2390150301], [3062868622, 3958191734, 3253981089], [156954468, 615781017, 231320490], [1064134920, 2848738304, 2816694913], [3581709212, 688389702, 1269495250], [446455714, 1118372229, 1912931825], [520657663, 2787761958, 3292449357]]> : tensor<8x3xui32>
  return
}

// -----

func.func @case_33() {
  %0 = stablehlo.constant dense<[0, 14846187568827015335, 0]> : tensor<3xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[0, 14846187568827015336, 0]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<-1321115988> : tensor<i32>
  return
}

// -----

func.func @case_34() {
  %0 = stablehlo.constant dense<[1, 18446744073709551615]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x1xi16>)
  check.expect_eq_const %r#0, dense<[1, 0]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[10392], [31862]]> : tensor<2x1xi16>
  return
}

// -----

func.func @case_35() {
  %0 = stablehlo.constant dense<[1273287364584084955, 18446744073709551615]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  check.expect_eq_const %r#0, dense<[1273287364584084955, 0]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[1675383276287495417]> : tensor<1xui64>
  return
}

// -----

func.func @case_36() {
  %0 = stablehlo.constant dense<[1, 1]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x8xi32>)
  check.expect_eq_const %r#0, dense<[1, 11]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[995334991, -263565184, -780704830, 1513550755, 2100602697, -1447511064, 2074354647, 800269529], [1828267006, -1159759421, -322247977, -2122979508, 433598563, -1783423948, -886788831, -920890512], [578703075, -1667194943, -1756654684, 1332725330, -1330795700, 95710518, 1544597189, 1983650060], [27287621, -963110766, 719211450, 1455316705, 306185045, -39216470, -1262566976, -834551482], [614058829, -790299766, -95185191, -1531386338, 1871770907, -2119049531, -2131525462, -1565433668]]> : tensor<5x8xi32>
  return
}

// -----

func.func @case_37() {
  %0 = stablehlo.constant dense<[8124619935720279900, 1]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>)
  check.expect_eq_const %r#0, dense<[8124619935720279900, 2]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[-12, 118]> : tensor<2xi8>
  return
}

// -----

func.func @case_38() {
  %0 = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x8xi16>)
  check.expect_eq_const %r#0, dense<[0, 3]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[29773, -26609, -21807, 16978, 5601, 28330, -16301, 30192], [-2402, 32237, -9900, -28864, 5011, -17036, 22476, 28064]]> : tensor<2x8xi16>
  return
}

// -----

func.func @case_39() {
  %0 = stablehlo.constant dense<[1, 18446744073709551615]> : tensor<2xui64>
  %r:2 = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi32>)
  check.expect_eq_const %r#0, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[[277883032, -1271552006, 247883890], [1381858422, -1762973819, 763684785]]> : tensor<2x3xi32>
  return
}

// -----

func.func @bits_of_f16() {
  %s = stablehlo.constant dense<[1024461473371950166, 6788792796837843724]> : tensor<2xui64>
  %o:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xf16>)
  %b = stablehlo.bitcast_convert %o#1 : (tensor<5xf16>) -> tensor<5xui16>
  check.expect_eq_const %b, dense<[50275, 50847, 57030, 224, 41788]> : tensor<5xui16>
  return
}

// -----

func.func @bits_of_bf16() {
  %s = stablehlo.constant dense<[2898442929608349381, 8296827092866336371]> : tensor<2xui64>
  %o:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xbf16>)
  %b = stablehlo.bitcast_convert %o#1 : (tensor<5xbf16>) -> tensor<5xi16>
  check.expect_eq_const %b, dense<[-5659, 26094, -25727, -2993, -12128]> : tensor<5xi16>
  return
}

// -----

func.func @bits_of_f32() {
  %s = stablehlo.constant dense<[534366206173711673, 11025566246631136902]> : tensor<2xui64>
  %o:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xf32>)
  %b = stablehlo.bitcast_convert %o#1 : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %b, dense<[3103456570, 971392786, 2741719841, 614235559, 3315065828]> : tensor<5xui32>
  return
}

// -----

func.func @bits_of_f64() {
  %s = stablehlo.constant dense<[10297628584627310596, 1233762821567798388]> : tensor<2xui64>
  %o:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xf64>)
  %b = stablehlo.bitcast_convert %o#1 : (tensor<5xf64>) -> tensor<5xui64>
  check.expect_eq_const %b, dense<[15103271279561964716, 16633005705989085496, 18206426134448020122, 14177587560967796135, 14047223785235898009]> : tensor<5xui64>
  return
}

// -----

func.func @bits_of_i4() {
  %s = stablehlo.constant dense<[14151310574476333575, 16804185959805312426]> : tensor<2xui64>
  %o:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi4>)
  %nibble = stablehlo.bitcast_convert %o#1 : (tensor<5xi4>) -> tensor<5xui4>
  %wide = stablehlo.convert %nibble : (tensor<5xui4>) -> tensor<5xui8>
  %mask = stablehlo.constant dense<15> : tensor<5xui8>
  %b = stablehlo.and %wide, %mask : tensor<5xui8>
  check.expect_eq_const %b, dense<[13, 12, 7, 9, 0]> : tensor<5xui8>
  return
}
