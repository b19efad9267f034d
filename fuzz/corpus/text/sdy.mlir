sdy.mesh @mesh = <["a"=2, "b"=4, "c"=2]>
sdy.mesh @mesh2 = <["a"=2, "b"=4], device_ids=[1, 0, 2, 3, 4, 5, 6, 7]>
sdy.mesh @empty = <[]>
sdy.mesh @one = <[], device_ids=[0]>
func.func @f(%arg0: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b", ?}], replicated={"c"}>}, %arg1: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}p0]>}) -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2]>, [{"a"}p1, {"a":(1)2, ?}p3]>}) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}]> : tensor<16x32xf32>
  %1 = sdy.reshard %0 <@mesh, [{"a"}, {}], unreduced={"b"}> : tensor<16x32xf32>
  sdy.sharding_group %1 group_id=21 : tensor<16x32xf32>
  %2 = sdy.propagation_barrier %1 allowed_direction=BACKWARD : tensor<16x32xf32>
  %3 = sdy.constant dense<1.0> : tensor<2xf32>
  %30 = sdy.constant {foo = 1} dense<1.0> : tensor<2xf32>
  %4 = sdy.all_gather [{"a"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<16x32xf32>
  %5 = sdy.all_slice [{}, {"b":(1)2}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<16x32xf32>
  %6 = sdy.all_to_all [{"a"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"a"}]> : tensor<16x32xf32>
  %7 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<16x32xf32>
  %8 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<16x32xf32>
  %9 = sdy.reduce_scatter [{"a"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<16x32xf32>
  %12:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"a"}, {"b"}]>, <@mesh, [{"a"}, {"b"}], replicated={"c"}>] out_shardings=[<@mesh, [{"a"}, {"b"}]>, <@mesh, [{"a"}, {"b"}]>] manual_axes={"a", "b"} (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
    %q = stablehlo.add %arg2, %arg3 : tensor<8x8xf32>
    sdy.return %q, %arg3 : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<16x32xf32>, tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>)
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } : () -> ()
  %13 = sdy.named_computation<"foo">(%arg0) (%arg2: tensor<16x32xf32>) {
    sdy.return %arg2 : tensor<16x32xf32>
  } : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %14 = sdy.named_computation<"foo">(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] (%arg2: tensor<16x32xf32>) {
    sdy.return %arg2 : tensor<16x32xf32>
  } {foo} : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %15 = stablehlo.custom_call @foo(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=32}, custom>} : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %16 = stablehlo.custom_call @foo(%arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k])->([kj, i]) {i=8, j=2, k=32} reduction={i} need_replication={j} permutation={k} blocked_propagation={i}>} : (tensor<16x32xf32>) -> tensor<16x32xf32>
  return %16 : tensor<16x32xf32>
}
