// A pure loop that nobody reads goes; of the others only what is read is carried and computed. One with an effect inside
// stays without results.
func.func @main(%x: tensor<i32>, %n: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %a:3 = stablehlo.while(%i = %x, %s = %x, %t = %n) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %u = stablehlo.multiply %s, %t : tensor<i32>
    %v = stablehlo.add %t, %u : tensor<i32>
    stablehlo.return %j, %u, %v : tensor<i32>, tensor<i32>, tensor<i32>
  }
  %b:2 = stablehlo.while(%i = %x, %s = %a#1) : tensor<i32>, tensor<i32>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %s : tensor<i32>
    stablehlo.return %j, %s : tensor<i32>, tensor<i32>
  }
  %d:2 = stablehlo.while(%i = %x, %s = %x) : tensor<i32>, tensor<i32>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.custom_call @show(%i) {has_side_effect = true} : (tensor<i32>) -> ()
    stablehlo.return %j, %j : tensor<i32>, tensor<i32>
  }
  %e:2 = "stablehlo.case"(%x) ({
    %f = stablehlo.add %x, %x : tensor<i32>
    stablehlo.return %f, %x : tensor<i32>, tensor<i32>
  }, {
    %f = stablehlo.multiply %x, %x : tensor<i32>
    stablehlo.return %f, %n : tensor<i32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %a#0, %e#1 : tensor<i32>, tensor<i32>
}
