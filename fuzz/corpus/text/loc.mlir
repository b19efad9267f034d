#loc = loc("f.py":1:2)
#loc1 = loc("f.py":3:4 to :7)
#loc2 = loc("f.py":3:4 to 5:7)
#loc3 = loc("name")
#loc4 = loc("name"(#loc1))
!t = tensor<4xf32>
#map = affine_map<(d0, d1) -> (d1, d0)>
module @m attributes {a.x = #map, a.y = affine_map<(d0) -> (d0 + 1)>, a.z = !t, a.w = loc("x":1:2), a.v = loc(unknown)} {
  func.func @f(%a: !t loc("arg"), %b: !t loc(#loc9)) -> !t {
    %5 = stablehlo.constant dense<0.0> : !s
    %0 = stablehlo.add %a, %b : !t loc(#loc4)
    %1 = stablehlo.add %0, %b : !t loc(callsite(#loc1 at #loc8))
    %2 = stablehlo.add %1, %b : !t loc(fused[#loc1, "x":1:2])
    %3 = stablehlo.add %2, %b : !t loc(fused<"meta">[#loc1, "x":1:2, unknown])
    %4 = "stablehlo.reduce"(%3, %5) <{dimensions = array<i64: 0>}> ({
      ^bb0(%x: tensor<f32> loc("x"), %y: tensor<f32> loc("y")):
       %z = stablehlo.add %x, %y : tensor<f32> loc("z")
       stablehlo.return %z : tensor<f32> loc(#loc3)
    }) : (!t, !s) -> !s loc("red")
    %6 = stablehlo.reduce(%3 init: %5) applies stablehlo.add across dimensions = [0] : (!t, !s) -> !s loc("q")
    %7 = stablehlo.reduce(%3 init: %5) across dimensions = [0] : (!t, !s) -> !s reducer(%u: !s loc("u"), %v : !s loc("v")) {
       stablehlo.return %u : !s
    } loc("qq")
    return %3 : !t loc(#loc2)
  } loc("func")
} loc(#loc)
#loc9 = loc(callsite("a" at "b"(#loc8)))
#loc8 = loc(fused<"m">["a", #loc])
!s = tensor<f32>
