// Literals of every element type: splats, lists, hexadecimal elements, hexadecimal strings, nothing.
func.func @integers() {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %2 = stablehlo.constant dense<[1, 0]> : tensor<2xi1>
  %3 = stablehlo.constant dense<[-2, 1]> : tensor<2xi2>
  %4 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
  %5 = stablehlo.constant dense<[-128, 127, 0x7F, 0xFF]> : tensor<4xi8>
  %6 = stablehlo.constant dense<[-32768, 32767]> : tensor<2xi16>
  %7 = stablehlo.constant dense<[-2147483648, 2147483647]> : tensor<2xi32>
  %8 = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
  %9 = stablehlo.constant dense<[3, 0]> : tensor<2xui2>
  %10 = stablehlo.constant dense<[15, 0]> : tensor<2xui4>
  %11 = stablehlo.constant dense<[255, 0]> : tensor<2xui8>
  %12 = stablehlo.constant dense<[65535, 0]> : tensor<2xui16>
  %13 = stablehlo.constant dense<[4294967295, 0]> : tensor<2xui32>
  %14 = stablehlo.constant dense<[18446744073709551615, 0]> : tensor<2xui64>
  %15 = stablehlo.constant dense<> : tensor<0xi32>
  %16 = stablehlo.constant dense<[]> : tensor<0xi32>
  %17 = stablehlo.constant dense<> : tensor<3x0x2xi32>
  %18 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %19 = stablehlo.constant dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi32>
  %20 = stablehlo.constant dense<[7, 7, 7]> : tensor<3xi32>
  %21 = stablehlo.constant dense<"0x01000000020000000300000004000000"> : tensor<4xi32>
  %22 = stablehlo.constant dense<"0x0a000000"> : tensor<4xi32>
  return
}

func.func @floats() {
  %0 = stablehlo.constant dense<[0.5, -6.0]> : tensor<2xf4E2M1FN>
  %1 = stablehlo.constant dense<[0.125, -7.5]> : tensor<2xf6E2M3FN>
  %2 = stablehlo.constant dense<[0.0625, -28.0]> : tensor<2xf6E3M2FN>
  %3 = stablehlo.constant dense<[0.1, 0x70]> : tensor<2xf8E3M4>
  %4 = stablehlo.constant dense<[0.1, 0x78]> : tensor<2xf8E4M3>
  %5 = stablehlo.constant dense<[0.1, 0x7F, 448.0]> : tensor<3xf8E4M3FN>
  %6 = stablehlo.constant dense<[0.1, 0x80]> : tensor<2xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<[0.1, 0x80]> : tensor<2xf8E4M3B11FNUZ>
  %8 = stablehlo.constant dense<[0.1, 0x7C]> : tensor<2xf8E5M2>
  %9 = stablehlo.constant dense<[0.1, 0x80]> : tensor<2xf8E5M2FNUZ>
  %10 = stablehlo.constant dense<[4.0, 0xFF, 0.0]> : tensor<3xf8E8M0FNU>
  %11 = stablehlo.constant dense<[0.1, 65504.0, 6.0e-8, 0x7C00, 0xFE00]> : tensor<5xf16>
  %12 = stablehlo.constant dense<[0.1, 3.0e38, 0x7F80, 0x7FC0]> : tensor<4xbf16>
  %13 = stablehlo.constant dense<[0.1, 3.14159274, 1.0e-45, 16777217.0, 0x7F800000, 0xFFC00000, -0.0]> : tensor<7xf32>
  %14 = stablehlo.constant dense<[0.1, 3.1415926535897931, 5.0e-324, 1.0e22, 123456789.0, 0x7FF0000000000000, 1.7976931348623157e308]> : tensor<7xf64>
  %15 = stablehlo.constant dense<(1.0, -2.0)> : tensor<2xcomplex<f32>>
  %16 = stablehlo.constant dense<[(1.0, -2.0), (0x7F800000, 0.1)]> : tensor<2xcomplex<f32>>
  %17 = stablehlo.constant dense<[(1.0, -2.0), (0.1, 0x7FF8000000000000)]> : tensor<2xcomplex<f64>>
  %18 = stablehlo.constant dense<"0x000080BF0000803F"> : tensor<2xf32>
  return
}

// Lists of 100 elements are spelt out, longer ones are hexadecimal.
func.func @long() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99]> : tensor<100xi8>
  %1 = stablehlo.constant dense<[-50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50]> : tensor<101xi8>
  %2 = stablehlo.constant dense<"0x000000000000003e0000803e0000c03e0000003f0000203f0000403f0000603f0000803f0000903f0000a03f0000b03f0000c03f0000d03f0000e03f0000f03f0000004000000840000010400000184000002040000028400000304000003840000040400000484000005040000058400000604000006840000070400000784000008040000084400000884000008c4000009040000094400000984000009c400000a0400000a4400000a8400000ac400000b0400000b4400000b8400000bc400000c0400000c4400000c8400000cc400000d0400000d4400000d8400000dc400000e0400000e4400000e8400000ec400000f0400000f4400000f8400000fc40000000410000024100000441000006410000084100000a4100000c4100000e41000010410000124100001441000016410000184100001a4100001c4100001e41000020410000224100002441000026410000284100002a4100002c4100002e41000030410000324100003441000036410000384100003a4100003c4100003e41000040410000424100004441000046410000484100004a4100004c4100004e41000050410000524100005441000056410000584100005a4100005c4100005e41000060410000624100006441000066410000684100006a4100006c4100006e41"> : tensor<3x40xf32>
  %3 = stablehlo.constant dense<[-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4]> : tensor<101xi4>
  %4 = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true]> : tensor<101xi1>
  %5 = stablehlo.constant dense<[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]> : tensor<101xui2>
  %6 = stablehlo.constant dense<[(0.0, 0.5), (1.0, 0.5), (2.0, 0.5), (3.0, 0.5), (4.0, 0.5), (5.0, 0.5), (6.0, 0.5), (7.0, 0.5), (8.0, 0.5), (9.0, 0.5), (10.0, 0.5), (11.0, 0.5), (12.0, 0.5), (13.0, 0.5), (14.0, 0.5), (15.0, 0.5), (16.0, 0.5), (17.0, 0.5), (18.0, 0.5), (19.0, 0.5), (20.0, 0.5), (21.0, 0.5), (22.0, 0.5), (23.0, 0.5), (24.0, 0.5), (25.0, 0.5), (26.0, 0.5), (27.0, 0.5), (28.0, 0.5), (29.0, 0.5), (30.0, 0.5), (31.0, 0.5), (32.0, 0.5), (33.0, 0.5), (34.0, 0.5), (35.0, 0.5), (36.0, 0.5), (37.0, 0.5), (38.0, 0.5), (39.0, 0.5), (40.0, 0.5), (41.0, 0.5), (42.0, 0.5), (43.0, 0.5), (44.0, 0.5), (45.0, 0.5), (46.0, 0.5), (47.0, 0.5), (48.0, 0.5), (49.0, 0.5), (50.0, 0.5), (51.0, 0.5), (52.0, 0.5), (53.0, 0.5), (54.0, 0.5), (55.0, 0.5), (56.0, 0.5), (57.0, 0.5), (58.0, 0.5), (59.0, 0.5), (60.0, 0.5), (61.0, 0.5), (62.0, 0.5), (63.0, 0.5), (64.0, 0.5), (65.0, 0.5), (66.0, 0.5), (67.0, 0.5), (68.0, 0.5), (69.0, 0.5), (70.0, 0.5), (71.0, 0.5), (72.0, 0.5), (73.0, 0.5), (74.0, 0.5), (75.0, 0.5), (76.0, 0.5), (77.0, 0.5), (78.0, 0.5), (79.0, 0.5), (80.0, 0.5), (81.0, 0.5), (82.0, 0.5), (83.0, 0.5), (84.0, 0.5), (85.0, 0.5), (86.0, 0.5), (87.0, 0.5), (88.0, 0.5), (89.0, 0.5), (90.0, 0.5), (91.0, 0.5), (92.0, 0.5), (93.0, 0.5), (94.0, 0.5), (95.0, 0.5), (96.0, 0.5), (97.0, 0.5), (98.0, 0.5), (99.0, 0.5), (100.0, 0.5)]> : tensor<101xcomplex<f64>>
  %7 = stablehlo.constant dense<1.5> : tensor<1000xf16>
  return
}
