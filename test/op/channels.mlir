// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A number for each of three channels that lie side by side: the same lanes of it in all rows.
func.func @main() {
  %row = stablehlo.iota dim = 0 : tensor<64x32x3xf32>
  %column = stablehlo.iota dim = 1 : tensor<64x32x3xf32>
  %channel = stablehlo.iota dim = 2 : tensor<64x32x3xf32>
  %sum = stablehlo.subtract %row, %column : tensor<64x32x3xf32>
  %all = stablehlo.add %sum, %channel : tensor<64x32x3xf32>
  %x = stablehlo.optimization_barrier %all : tensor<64x32x3xf32>
  %scale = stablehlo.constant dense<[2.0, 0.5, -4.0]> : tensor<3xf32>
  %shift = stablehlo.constant dense<[-1.0, 8.0, 0.25]> : tensor<3xf32>
  %a = stablehlo.optimization_barrier %scale : tensor<3xf32>
  %b = stablehlo.optimization_barrier %shift : tensor<3xf32>
  %aa = stablehlo.broadcast_in_dim %a, dims = [2] : (tensor<3xf32>) -> tensor<64x32x3xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<3xf32>) -> tensor<64x32x3xf32>
  %p = stablehlo.multiply %x, %aa : tensor<64x32x3xf32>
  %y = stablehlo.add %p, %bb : tensor<64x32x3xf32>
  %ends = stablehlo.slice %y [0:64:63, 0:32:31, 0:3] : (tensor<64x32x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %ends, dense<[[[-1.0, 8.5, -7.75], [-63.0, -7.0, 116.25]],
                                      [[125.0, 40.0, -259.75], [63.0, 24.5, -135.75]]]> : tensor<2x2x3xf32>
  %one = stablehlo.slice %y [0:64, 0:32, 2:3] : (tensor<64x32x3xf32>) -> tensor<64x32x1xf32>
  %four = stablehlo.constant dense<-4.0> : tensor<64x32x1xf32>
  %quarter = stablehlo.constant dense<0.25> : tensor<64x32x1xf32>
  %z = stablehlo.slice %x [0:64, 0:32, 2:3] : (tensor<64x32x3xf32>) -> tensor<64x32x1xf32>
  %q = stablehlo.multiply %z, %four : tensor<64x32x1xf32>
  %want = stablehlo.add %q, %quarter : tensor<64x32x1xf32>
  check.expect_eq %one, %want : tensor<64x32x1xf32>
  func.return
}
