sdy.mesh @m = <["a"=2, "b"=4]>
sdy.mesh @ids = <["a"=2, "b"=4], device_ids=[7,6,5,4,3,2,1,0]> {x.q = 1}
sdy.mesh @empty = <[]>
sdy.mesh @max = <[], device_ids=[3]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b":(1)2}p1], replicated={"b":(2)2}>}, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.sharding_constraint %x <@m, [{"a"}, {?}]> : tensor<8x8xf32>
  %1 = sdy.reshard %0 <mesh<["a"=2]>, [{"a"}p2, {}]> {x.b} : tensor<8x8xf32>
  %2 = sdy.manual_computation(%0, %1) in_shardings=[<@m, [{"a"}, {}]>, <@m, [{"b"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a", "b"} (%arg1: tensor<4x8xf32>, %arg2: tensor<2x8xf32>) {
    %3 = stablehlo.add %arg1, %arg1 : tensor<4x8xf32>
    sdy.return %3 : tensor<4x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } {x.a = 1} : () -> ()
  %n = sdy.named_computation<"foo">(%0) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] (%arg1: tensor<8x8xf32>) {
    sdy.return %arg1 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %n2 = sdy.named_computation<"foo bar">(%0) (%arg1: tensor<8x8xf32>) {
    sdy.return {x.a} %arg1 : tensor<8x8xf32>
  } {x.b} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  sdy.sharding_group %0 group_id=21 : tensor<8x8xf32>
  %b = sdy.propagation_barrier %0 allowed_direction=BACKWARD : tensor<8x8xf32>
  %c = sdy.constant dense<1.0> : tensor<8x8xf32>
  %c2 = sdy.constant {x.a} dense<1> : tensor<8x8xi32>
  %k1 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %k2 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %e = sdy.data_flow_edge %k1 sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  %e2 = sdy.data_flow_edge %k2 : tensor<8x8xf32>
  %g = sdy.all_gather [{"a"}, {}] %0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  %g7 = sdy.sharded_to_unreduced [{"a"}, {}] %0 out_sharding=<@m, [{}, {}], unreduced={"a"}> : tensor<8x8xf32>
  %s1 = sdy.all_slice [{}, {"b":(1)2}] %g out_sharding=<@m, [{}, {"b":(1)2}]> : tensor<8x8xf32>
  %s2 = sdy.all_to_all [{"a"}: 0->1] %0 out_sharding=<@m, [{}, {"a"}]> : tensor<8x8xf32>
  %s3 = sdy.collective_permute %s2 out_sharding=<@m, [{}, {"b":(1)2}]> : tensor<8x8xf32>
  %s4 = sdy.all_reduce {"b"} %0 out_sharding=<@m, [{"a"}, {?}]> : tensor<8x8xf32>
  %s5 = sdy.reduce_scatter [{}, {"b"}] %0 out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %s6 = sdy.replicated_to_unreduced {"b"} %0 out_sharding=<@m, [{"a"}, {?}], unreduced={"b"}> : tensor<8x8xf32>
  %k = stablehlo.custom_call @foo(%0, %1) {x.rule = #sdy.op_sharding_rule<([i, jk], [l, m])->([i, z_1]) {i=8, j=2, k=4, l=8, m=1, n=1, o=1, p=1, q=1, r=1, s=1, t=1, u=1, v=1, w=1, x=1, y=1, z=1, z_1=8} reduction={j} need_replication={l} permutation={k} blocked_propagation={i, l}, custom>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>, x.none = #sdy.sharding_per_value<[]>, x.axes = #sdy<manual_axes{"a"}>, x.noaxes = #sdy<manual_axes{}>, x.mesh = #sdy.mesh<["a"=2]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %t = stablehlo.custom_call @foo(%0) {x.a = #sdy.sharding<@m, []>, x.r = #sdy.op_sharding_rule<([])->([])>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
