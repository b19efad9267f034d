// The first of a sort, largest first and with their places, are the top k; not where somebody needs the whole sort,
// floats are not in total order, most are kept, or places are others.
func.func @main(%x: tensor<4x32xf32>, %y: tensor<32xi16>, %i: tensor<32xi32>) -> (tensor<4x5xf32>, tensor<4x5xi32>, tensor<3xi16>, tensor<3xi16>, tensor<32xi32>, tensor<4x5xf32>, tensor<4x12xi32>, tensor<3xi32>) {
  %places = stablehlo.iota dim = 1 : tensor<4x32xi32>
  %0:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4x32xf32>, tensor<4x32xi32>) -> (tensor<4x32xf32>, tensor<4x32xi32>)
  %1 = stablehlo.slice %0#0 [0:4, 0:5] : (tensor<4x32xf32>) -> tensor<4x5xf32>
  %2 = stablehlo.slice %0#1 [0:4, 0:5] : (tensor<4x32xi32>) -> tensor<4x5xi32>
  %row = stablehlo.iota dim = 0 : tensor<32xi32>
  %3:2 = "stablehlo.sort"(%y, %row) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<32xi16>, tensor<32xi32>) -> (tensor<32xi16>, tensor<32xi32>)
  %4 = stablehlo.slice %3#0 [0:3] : (tensor<32xi16>) -> tensor<3xi16>
  %5:2 = "stablehlo.sort"(%y, %row) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<32xi16>, tensor<32xi32>) -> (tensor<32xi16>, tensor<32xi32>)
  %6 = stablehlo.slice %5#0 [0:3] : (tensor<32xi16>) -> tensor<3xi16>
  %7:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4x32xf32>, tensor<4x32xi32>) -> (tensor<4x32xf32>, tensor<4x32xi32>)
  %8 = stablehlo.slice %7#0 [0:4, 0:5] : (tensor<4x32xf32>) -> tensor<4x5xf32>
  %9:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4x32xf32>, tensor<4x32xi32>) -> (tensor<4x32xf32>, tensor<4x32xi32>)
  %10 = stablehlo.slice %9#1 [0:4, 0:12] : (tensor<4x32xi32>) -> tensor<4x12xi32>
  %11:2 = "stablehlo.sort"(%y, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<32xi16>, tensor<32xi32>) -> (tensor<32xi16>, tensor<32xi32>)
  %12 = stablehlo.slice %11#1 [0:3] : (tensor<32xi32>) -> tensor<3xi32>
  return %1, %2, %4, %6, %5#1, %8, %10, %12 : tensor<4x5xf32>, tensor<4x5xi32>, tensor<3xi16>, tensor<3xi16>, tensor<32xi32>, tensor<4x5xf32>, tensor<4x12xi32>, tensor<3xi32>
}
