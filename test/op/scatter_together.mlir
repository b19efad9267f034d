// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Several scatters by one list of places, of rows and of single elements, some places outside: those that do not need
// each other may go in one loop, those that do may not. And numbers that are changed where they stand.

func.func @segments() {
  %i0 = stablehlo.constant dense<[[3], [4], [-1], [4], [2], [2], [3], [1], [5], [-1], [0], [1], [2], [1], [-1], [-1], [-1], [-1], [0], [5], [0], [3], [4], [0]]> : tensor<24x1xi32>
  %i = stablehlo.optimization_barrier %i0 : tensor<24x1xi32>
  %u0 = stablehlo.constant dense<[[-4.0, -2.0, -5.0, 8.0, -6.0, 7.0, 5.0, 6.0], [-7.0, -2.0, 2.0, -1.0, 2.0, 3.0, 2.0, -8.0], [8.0, 1.0, 7.0, -5.0, -3.0, 6.0, -6.0, -8.0], [-3.0, 3.0, -7.0, 6.0, -3.0, -5.0, 0.0, 7.0], [6.0, 6.0, -4.0, -9.0, 5.0, 3.0, 4.0, -9.0], [-9.0, 0.0, -3.0, -2.0, 7.0, -6.0, 0.0, -4.0], [-4.0, 5.0, -7.0, -4.0, -7.0, -7.0, -4.0, 3.0], [1.0, -1.0, -6.0, 5.0, 5.0, -5.0, -8.0, -4.0], [-7.0, 5.0, 0.0, 0.0, -4.0, 0.0, 8.0, -5.0], [4.0, -9.0, -4.0, 7.0, 6.0, -8.0, 6.0, 6.0], [-1.0, -3.0, 8.0, 8.0, 3.0, -2.0, -6.0, 7.0], [-5.0, 1.0, 3.0, -5.0, -4.0, 4.0, -6.0, 3.0], [8.0, 3.0, 2.0, -1.0, 8.0, -6.0, -3.0, 2.0], [2.0, -8.0, -7.0, 3.0, 6.0, 2.0, 7.0, -3.0], [-4.0, 5.0, -9.0, -6.0, -6.0, -2.0, -7.0, 5.0], [6.0, -3.0, -9.0, 3.0, -8.0, 2.0, -6.0, 7.0], [3.0, 8.0, 2.0, 4.0, -3.0, 5.0, -7.0, -7.0], [-3.0, 3.0, -1.0, 6.0, 7.0, -2.0, -2.0, 0.0], [2.0, -1.0, 1.0, 8.0, 4.0, -4.0, -2.0, -2.0], [-7.0, -9.0, 5.0, -2.0, -3.0, 2.0, 1.0, 7.0], [2.0, 7.0, 1.0, -4.0, -4.0, 8.0, 1.0, -6.0], [5.0, 5.0, -9.0, -7.0, 3.0, -2.0, -3.0, -8.0], [-6.0, 6.0, 5.0, 5.0, 1.0, -7.0, -4.0, 0.0], [8.0, -5.0, 0.0, -1.0, 0.0, 0.0, 3.0, -8.0]]> : tensor<24x8xf32>
  %u = stablehlo.optimization_barrier %u0 : tensor<24x8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<5x8xf32>
  %l = stablehlo.constant dense<-100.0> : tensor<5x8xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<5xf32>
  %one = stablehlo.constant dense<1.0> : tensor<24xf32>
  %sum = "stablehlo.scatter"(%z, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<24x1xi32>, tensor<24x8xf32>) -> tensor<5x8xf32>
  %n = "stablehlo.scatter"(%z1, %i, %one) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<5xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<5xf32>
  %most = "stablehlo.scatter"(%l, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<24x1xi32>, tensor<24x8xf32>) -> tensor<5x8xf32>
  check.expect_eq_const %sum, dense<[[11.0, -2.0, 10.0, 11.0, 3.0, 2.0, -4.0, -9.0], [-2.0, -8.0, -10.0, 3.0, 7.0, 1.0, -7.0, -4.0], [5.0, 9.0, -5.0, -12.0, 20.0, -9.0, 1.0, -11.0], [-3.0, 8.0, -21.0, -3.0, -10.0, -2.0, -2.0, 1.0], [-16.0, 7.0, 0.0, 10.0, 0.0, -9.0, -2.0, -1.0]]> : tensor<5x8xf32>
  check.expect_eq_const %n, dense<[4.0, 3.0, 3.0, 3.0, 3.0]> : tensor<5xf32>
  check.expect_eq_const %most, dense<[[8.0, 7.0, 8.0, 8.0, 4.0, 8.0, 3.0, 7.0], [2.0, 1.0, 3.0, 5.0, 6.0, 4.0, 7.0, 3.0], [8.0, 6.0, 2.0, -1.0, 8.0, 3.0, 4.0, 2.0], [5.0, 5.0, -5.0, 8.0, 3.0, 7.0, 5.0, 6.0], [-3.0, 6.0, 5.0, 6.0, 2.0, 3.0, 2.0, 7.0]]> : tensor<5x8xf32>
  return
}

// -----

func.func @one_needs_the_other() {
  %i0 = stablehlo.constant dense<[[3], [4], [-1], [4], [2], [2], [3], [1], [5], [-1], [0], [1], [2], [1], [-1], [-1], [-1], [-1], [0], [5], [0], [3], [4], [0]]> : tensor<24x1xi32>
  %i = stablehlo.optimization_barrier %i0 : tensor<24x1xi32>
  %u0 = stablehlo.constant dense<[[-4.0, -2.0, -5.0, 8.0, -6.0, 7.0, 5.0, 6.0], [-7.0, -2.0, 2.0, -1.0, 2.0, 3.0, 2.0, -8.0], [8.0, 1.0, 7.0, -5.0, -3.0, 6.0, -6.0, -8.0], [-3.0, 3.0, -7.0, 6.0, -3.0, -5.0, 0.0, 7.0], [6.0, 6.0, -4.0, -9.0, 5.0, 3.0, 4.0, -9.0], [-9.0, 0.0, -3.0, -2.0, 7.0, -6.0, 0.0, -4.0], [-4.0, 5.0, -7.0, -4.0, -7.0, -7.0, -4.0, 3.0], [1.0, -1.0, -6.0, 5.0, 5.0, -5.0, -8.0, -4.0], [-7.0, 5.0, 0.0, 0.0, -4.0, 0.0, 8.0, -5.0], [4.0, -9.0, -4.0, 7.0, 6.0, -8.0, 6.0, 6.0], [-1.0, -3.0, 8.0, 8.0, 3.0, -2.0, -6.0, 7.0], [-5.0, 1.0, 3.0, -5.0, -4.0, 4.0, -6.0, 3.0], [8.0, 3.0, 2.0, -1.0, 8.0, -6.0, -3.0, 2.0], [2.0, -8.0, -7.0, 3.0, 6.0, 2.0, 7.0, -3.0], [-4.0, 5.0, -9.0, -6.0, -6.0, -2.0, -7.0, 5.0], [6.0, -3.0, -9.0, 3.0, -8.0, 2.0, -6.0, 7.0], [3.0, 8.0, 2.0, 4.0, -3.0, 5.0, -7.0, -7.0], [-3.0, 3.0, -1.0, 6.0, 7.0, -2.0, -2.0, 0.0], [2.0, -1.0, 1.0, 8.0, 4.0, -4.0, -2.0, -2.0], [-7.0, -9.0, 5.0, -2.0, -3.0, 2.0, 1.0, 7.0], [2.0, 7.0, 1.0, -4.0, -4.0, 8.0, 1.0, -6.0], [5.0, 5.0, -9.0, -7.0, 3.0, -2.0, -3.0, -8.0], [-6.0, 6.0, 5.0, 5.0, 1.0, -7.0, -4.0, 0.0], [8.0, -5.0, 0.0, -1.0, 0.0, 0.0, 3.0, -8.0]]> : tensor<24x8xf32>
  %u = stablehlo.optimization_barrier %u0 : tensor<24x8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<5x8xf32>
  %l = stablehlo.constant dense<-100.0> : tensor<5x8xf32>
  %sum = "stablehlo.scatter"(%z, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<24x1xi32>, tensor<24x8xf32>) -> tensor<5x8xf32>
  %g = "stablehlo.gather"(%sum, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<5x8xf32>, tensor<24x1xi32>) -> tensor<24x8xf32>
  %d = stablehlo.subtract %u, %g : tensor<24x8xf32>
  %most = "stablehlo.scatter"(%l, %i, %d) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<24x1xi32>, tensor<24x8xf32>) -> tensor<5x8xf32>
  %twice = "stablehlo.scatter"(%sum, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<24x1xi32>, tensor<24x8xf32>) -> tensor<5x8xf32>
  check.expect_eq_const %sum, dense<[[11.0, -2.0, 10.0, 11.0, 3.0, 2.0, -4.0, -9.0], [-2.0, -8.0, -10.0, 3.0, 7.0, 1.0, -7.0, -4.0], [5.0, 9.0, -5.0, -12.0, 20.0, -9.0, 1.0, -11.0], [-3.0, 8.0, -21.0, -3.0, -10.0, -2.0, -2.0, 1.0], [-16.0, 7.0, 0.0, 10.0, 0.0, -9.0, -2.0, -1.0]]> : tensor<5x8xf32>
  check.expect_eq_const %most, dense<[[-3.0, 9.0, -2.0, -3.0, 1.0, 6.0, 7.0, 16.0], [4.0, 9.0, 13.0, 2.0, -1.0, 3.0, 14.0, 7.0], [3.0, -3.0, 7.0, 11.0, -12.0, 12.0, 3.0, 13.0], [8.0, -3.0, 16.0, 11.0, 13.0, 9.0, 7.0, 5.0], [13.0, -1.0, 5.0, -4.0, 2.0, 12.0, 4.0, 8.0]]> : tensor<5x8xf32>
  check.expect_eq_const %twice, dense<[[22.0, -4.0, 20.0, 22.0, 6.0, 4.0, -8.0, -18.0], [-4.0, -16.0, -20.0, 6.0, 14.0, 2.0, -14.0, -8.0], [10.0, 18.0, -10.0, -24.0, 40.0, -18.0, 2.0, -22.0], [-6.0, 16.0, -42.0, -6.0, -20.0, -4.0, -4.0, 2.0], [-32.0, 14.0, 0.0, 20.0, 0.0, -18.0, -4.0, -2.0]]> : tensor<5x8xf32>
  return
}

// -----

func.func @i32() {
  %i0 = stablehlo.constant dense<[[3], [4], [-1], [4], [2], [2], [3], [1], [5], [-1], [0], [1], [2], [1], [-1], [-1], [-1], [-1], [0], [5], [0], [3], [4], [0]]> : tensor<24x1xi32>
  %i = stablehlo.optimization_barrier %i0 : tensor<24x1xi32>
  %v0 = stablehlo.constant dense<[2065658545, 1564981126, 1150848637, -950492073, -254154866, -227103605, -820365125, -1901559848, 1048621598, -2135693077, 1125546816, -1309279886, 614402852, -679999907, -1132695588, 1838733142, -109267963, 1673870253, -1331651496, -83747496, -656785655, -194305100, -2096324010, 717229662]> : tensor<24xi32>
  %v = stablehlo.optimization_barrier %v0 : tensor<24xi32>
  %t0 = stablehlo.constant dense<[-666821427, 1540840573, -1232508515, -698801892, -1950979048]> : tensor<5xi32>
  %t = stablehlo.optimization_barrier %t0 : tensor<5xi32>
  %k = stablehlo.constant dense<7> : tensor<24xi32>
  %add = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<5xi32>
  %add_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<5xi32>
  %subtract = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.subtract %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<5xi32>
  %subtract_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.subtract %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<5xi32>
  %and = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.and %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<5xi32>
  %and_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.and %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<5xi32>
  %or = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.or %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<5xi32>
  %or_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.or %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<5xi32>
  %xor = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.xor %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<5xi32>
  %xor_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.xor %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<5xi32>
  check.expect_eq_const %add, dense<[-812482100, 1944968228, -1099364134, 352186428, 862153291]> : tensor<5xi32>
  check.expect_eq_const %add_k, dense<[-666821399, 1540840594, -1232508494, -698801871, -1950979027]> : tensor<5xi32>
  check.expect_eq_const %subtract, dense<[-521160754, 1136712918, -1365652896, -1749790212, -469144091]> : tensor<5xi32>
  check.expect_eq_const %subtract_k, dense<[-666821455, 1540840552, -1232508536, -698801913, -1950979069]> : tensor<5xi32>
  check.expect_eq_const %and, dense<[2048, 80, 536870912, 1074274320, 16785408]> : tensor<5xi32>
  check.expect_eq_const %and_k, dense<[5, 5, 5, 4, 0]> : tensor<5xi32>
  check.expect_eq_const %or, dense<[-67108897, -1, -150999105, -8422465, -536870945]> : tensor<5xi32>
  check.expect_eq_const %or_k, dense<[-666821425, 1540840575, -1232508513, -698801889, -1950979041]> : tensor<5xi32>
  check.expect_eq_const %xor, dense<[-638727550, -1275929462, -1866913348, -1774761822, -1834623585]> : tensor<5xi32>
  check.expect_eq_const %xor_k, dense<[-666821427, 1540840570, -1232508518, -698801893, -1950979041]> : tensor<5xi32>
  return
}

// -----

func.func @i64() {
  %i0 = stablehlo.constant dense<[[3], [4], [-1], [4], [2], [2], [3], [1], [5], [-1], [0], [1], [2], [1], [-1], [-1], [-1], [-1], [0], [5], [0], [3], [4], [0]]> : tensor<24x1xi32>
  %i = stablehlo.optimization_barrier %i0 : tensor<24x1xi32>
  %v0 = stablehlo.constant dense<[-1863356290467249783, 1734987897544817517, 4380492657487308102, 25036002538435949, 3519191826914552864, 3639791311365208362, -9117991507782009779, -8502740142781777190, -6474100460062354815, -5282499388361925038, -5474724187742504424, -8320116481837811115, -5216528889661505819, 1862150288241496091, 7121829696121825909, -2776164743927053785, -2464396484049728718, -1535843940699058379, 3326718717648425636, 5262375587291602132, 8134240891598838007, -2292929523196472658, 3814310830975347668, -2921336887986125586]> : tensor<24xi64>
  %v = stablehlo.optimization_barrier %v0 : tensor<24xi64>
  %t0 = stablehlo.constant dense<[5976778258986097835, -4968650738702754474, 6843994990171935343, 94175297374077981, 4156863680732210646]> : tensor<5xi64>
  %t = stablehlo.optimization_barrier %t0 : tensor<5xi64>
  %k = stablehlo.constant dense<7> : tensor<24xi64>
  %add = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
  %add_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
  %subtract = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.subtract %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
  %subtract_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.subtract %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
  %and = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.and %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
  %and_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.and %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
  %or = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.or %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
  %or_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.or %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
  %xor = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.xor %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
  %xor_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.xor %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<5xi64>, tensor<24x1xi32>, tensor<24xi64>) -> tensor<5xi64>
  check.expect_eq_const %add, dense<[9041676792504731468, -1482613001371295072, 8786449238790190750, 5266642049637897377, -8715545661918739836]> : tensor<5xi64>
  check.expect_eq_const %add_k, dense<[5976778258986097863, -4968650738702754453, 6843994990171935364, 94175297374078002, 4156863680732210667]> : tensor<5xi64>
  check.expect_eq_const %subtract, dense<[2911879725467464202, -8454688476034213876, 4901540741553679936, -5078291454889741415, -1417471050326390488]> : tensor<5xi64>
  check.expect_eq_const %subtract_k, dense<[5976778258986097807, -4968650738702754495, 6843994990171935322, 94175297374077960, 4156863680732210625]> : tensor<5xi64>
  check.expect_eq_const %and, dense<[0, 576462951326683152, 1189513251579232288, 1125899916296200, 35235911704900]> : tensor<5xi64>
  check.expect_eq_const %and_k, dense<[3, 6, 7, 5, 6]> : tensor<5xi64>
  check.expect_eq_const %or, dense<[-276824321, -4620693217687371809, -17592253415441, -1765419850089365505, 4467570280595193855]> : tensor<5xi64>
  check.expect_eq_const %or_k, dense<[5976778258986097839, -4968650738702754473, 6843994990171935343, 94175297374077983, 4156863680732210647]> : tensor<5xi64>
  check.expect_eq_const %xor, dense<[8018946197652400142, -6605283738508866110, -1498459484515518080, -8777208859645367433, 1518867922373918722]> : tensor<5xi64>
  check.expect_eq_const %xor_k, dense<[5976778258986097835, -4968650738702754479, 6843994990171935336, 94175297374077978, 4156863680732210641]> : tensor<5xi64>
  return
}

// -----

func.func @i16() {
  %i0 = stablehlo.constant dense<[[3], [4], [-1], [4], [2], [2], [3], [1], [5], [-1], [0], [1], [2], [1], [-1], [-1], [-1], [-1], [0], [5], [0], [3], [4], [0]]> : tensor<24x1xi32>
  %i = stablehlo.optimization_barrier %i0 : tensor<24x1xi32>
  %v0 = stablehlo.constant dense<[29041, 19244, 18811, 28170, -12963, 2293, 27951, 16326, -11224, -12051, 11411, 5232, 4539, -374, -5703, 15130, -11908, -29462, 280, -17271, 3980, -29951, -26296, 31398]> : tensor<24xi16>
  %v = stablehlo.optimization_barrier %v0 : tensor<24xi16>
  %t0 = stablehlo.constant dense<[11570, 1963, 1799, -752, -25792]> : tensor<5xi16>
  %t = stablehlo.optimization_barrier %t0 : tensor<5xi16>
  %k = stablehlo.constant dense<7> : tensor<24xi16>
  %add = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5xi16>, tensor<24x1xi32>, tensor<24xi16>) -> tensor<5xi16>
  %add_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5xi16>, tensor<24x1xi32>, tensor<24xi16>) -> tensor<5xi16>
  %subtract = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.subtract %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5xi16>, tensor<24x1xi32>, tensor<24xi16>) -> tensor<5xi16>
  %subtract_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.subtract %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5xi16>, tensor<24x1xi32>, tensor<24xi16>) -> tensor<5xi16>
  %and = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.and %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5xi16>, tensor<24x1xi32>, tensor<24xi16>) -> tensor<5xi16>
  %and_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.and %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5xi16>, tensor<24x1xi32>, tensor<24xi16>) -> tensor<5xi16>
  %or = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.or %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5xi16>, tensor<24x1xi32>, tensor<24xi16>) -> tensor<5xi16>
  %or_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.or %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5xi16>, tensor<24x1xi32>, tensor<24xi16>) -> tensor<5xi16>
  %xor = "stablehlo.scatter"(%t, %i, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.xor %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5xi16>, tensor<24x1xi32>, tensor<24xi16>) -> tensor<5xi16>
  %xor_k = "stablehlo.scatter"(%t, %i, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.xor %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<5xi16>, tensor<24x1xi32>, tensor<24xi16>) -> tensor<5xi16>
  check.expect_eq_const %add, dense<[-6897, 23147, -4332, 26289, -4674]> : tensor<5xi16>
  check.expect_eq_const %add_k, dense<[11598, 1984, 1820, -731, -25771]> : tensor<5xi16>
  check.expect_eq_const %subtract, dense<[30037, -19221, 7930, -27793, 18626]> : tensor<5xi16>
  check.expect_eq_const %subtract_k, dense<[11542, 1942, 1778, -773, -25813]> : tensor<5xi16>
  check.expect_eq_const %and, dense<[0, 1024, 1, 256, 2048]> : tensor<5xi16>
  check.expect_eq_const %and_k, dense<[2, 3, 7, 0, 0]> : tensor<5xi16>
  check.expect_eq_const %or, dense<[32703, -1, -8193, -129, -146]> : tensor<5xi16>
  check.expect_eq_const %or_k, dense<[11575, 1967, 1799, -745, -25785]> : tensor<5xi16>
  check.expect_eq_const %xor, dense<[30099, -11625, -11500, 27215, 10030]> : tensor<5xi16>
  check.expect_eq_const %xor_k, dense<[11570, 1964, 1792, -745, -25785]> : tensor<5xi16>
  return
}
