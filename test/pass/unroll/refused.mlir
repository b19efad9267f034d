// Stays: nine iterations, a bound from outside, a counter that jumps over the bound of !=, one that would wrap, one that
// goes down, one that is not a counter, and a value whose type says more of bounds than that of the result.
func.func @main(%n: tensor<i8>, %p: tensor<i1>) -> (tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i1>, tensor<1xi8>) {
  %c0 = stablehlo.constant dense<0> : tensor<i8>
  %c1 = stablehlo.constant dense<1> : tensor<i8>
  %c2 = stablehlo.constant dense<2> : tensor<i8>
  %c9 = stablehlo.constant dense<9> : tensor<i8>
  %c100 = stablehlo.constant dense<100> : tensor<i8>
  %down = stablehlo.constant dense<-1> : tensor<i8>
  %a = stablehlo.while(%i = %c0) : tensor<i8>
   cond {
    %c = stablehlo.compare LT, %i, %c9 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %c1 : tensor<i8>
    stablehlo.return %j : tensor<i8>
  }
  %b = stablehlo.while(%i = %c0) : tensor<i8>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %c1 : tensor<i8>
    stablehlo.return %j : tensor<i8>
  }
  %d = stablehlo.while(%i = %c0) : tensor<i8>
   cond {
    %c = stablehlo.compare NE, %i, %c9 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %c2 : tensor<i8>
    stablehlo.return %j : tensor<i8>
  }
  %e = stablehlo.while(%i = %c0) : tensor<i8>
   cond {
    %c = stablehlo.compare LT, %i, %c100 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %c100 : tensor<i8>
    stablehlo.return %j : tensor<i8>
  }
  %f = stablehlo.while(%i = %c0) : tensor<i8>
   cond {
    %c = stablehlo.compare LT, %i, %c9 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %down : tensor<i8>
    stablehlo.return %j : tensor<i8>
  }
  %g = stablehlo.while(%q = %p) : tensor<i1>
   cond {
    stablehlo.return %q : tensor<i1>
  } do {
    stablehlo.return %q : tensor<i1>
  }
  %o = stablehlo.constant dense<5> : tensor<1xi8>
  %h:2 = "stablehlo.while"(%c0, %o) ({
  ^bb0(%i: tensor<i8>, %v: tensor<1xi8>):
    %c = stablehlo.compare LT, %i, %c1 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%i: tensor<i8>, %v: tensor<1xi8>):
    %j = stablehlo.add %i, %c1 : tensor<i8>
    %w = stablehlo.negate %v : (tensor<1xi8>) -> tensor<1xi8, #stablehlo.bounds<?>>
    stablehlo.return %j, %w : tensor<i8>, tensor<1xi8, #stablehlo.bounds<?>>
  }) : (tensor<i8>, tensor<1xi8>) -> (tensor<i8>, tensor<1xi8>)
  return %a, %b, %d, %e, %f, %g, %h#1 : tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i1>, tensor<1xi8>
}
