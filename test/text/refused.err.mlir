// Programs that are no text: what is found, and what was expected there.
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{use of undefined value '%y'}}
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{found '%x', expected ','}}
  %0 = stablehlo.add %x %x : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
  %0 = stablehlo.add %x, %x
// expected-error@+1 {{found 'return', expected ':' and the types}}
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{use of value '%x' expects different type than prior uses: 'tensor<5xf32>' vs 'tensor<4xf32>'}}
  %0 = stablehlo.abs %x : tensor<5xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{found 'XX', expected a comparison_direction (EQ, NE, GE, GT, LE, LT)}}
  %0 = stablehlo.compare XX, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{dialect 'stablehlo' has no op 'nothing'}}
  %0 = stablehlo.nothing %x : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{op 'foo.bar' is of an unknown dialect; such ops are read in the generic form only ("foo.bar"(..) : ..)}}
  %0 = foo.bar %x : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{found ']', expected ':' and the limit of the range}}
  %0 = stablehlo.slice %x [0:4, 1] : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{stablehlo.gather has no pretty form, expected the generic one: "stablehlo.gather"(..) : ..}}
  %0 = stablehlo.gather %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{stablehlo.abs has 1 result, but 2 names are given to them}}
  %0:2 = stablehlo.abs %x : tensor<4xf32>
  return
}
// -----
// expected-error@+1 {{redefinition of value '%x'}}
func.func @f(%x: tensor<4xf32>, %x: tensor<4xf32>) {
  return
}
// -----
func.func @f() {
// expected-error@+1 {{found more than 2 items in a list, expected 2 (dimension 0 of tensor<2xi32>)}}
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<2xi32>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{found '[' in a literal, expected an element: lists are nested deeper than the type has dimensions}}
  %0 = stablehlo.constant dense<[1, [2]]> : tensor<2xi32>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{element does not fit in its type 'i8'}}
  %0 = stablehlo.constant dense<300> : tensor<2xi8>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{hexadecimal string holds 2 bytes, expected 8 for its type}}
  %0 = stablehlo.constant dense<"0x0102"> : tensor<2xi32>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{string of elements holds something else than hexadecimal digits}}
  %0 = stablehlo.constant dense<"0x0102030Z"> : tensor<1xi32>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{dense_resource<__elided__>: this text was printed without its large constants, which are lost; print it again without a limit on elements}}
  %0 = stablehlo.constant dense_resource<__elided__> : tensor<2xi32>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{resource 'missing' is not in the input's {-# dialect_resources #-}}}
  %0 = stablehlo.constant dense_resource<missing> : tensor<2xi32>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{attribute 'a' is given twice}}
  %0 = stablehlo.constant {a = 1, a = 2} dense<1> : tensor<2xi32>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{alias '#missing' is not defined}}
  %0 = stablehlo.constant {a = #missing} dense<1> : tensor<2xi32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{spatial dimensions are not numbered from 0 on, found 1}}
  %0 = stablehlo.convolution(%x, %x) dim_numbers = [b, f, 0]x[o, i, 1]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{found 'stablehlo.subtract', expected a commutative op such as stablehlo.add}}
  %0 = stablehlo.reduce(%x init: %x) applies stablehlo.subtract across dimensions = [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{found 'e8', expected a format such as e8m10}}
  %0 = stablehlo.reduce_precision %x, format = e8 : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{found 'XFFT', expected a fft_type (FFT, IFFT, RFFT, IRFFT)}}
  %0 = "stablehlo.fft"(%x) <{fft_type = #stablehlo<fft_type XFFT>, fft_length = array<i64: 4>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
// expected-error@+1 {{attribute 'iota_dimension' has the wrong kind, expected an i64 integer}}
  %0 = "stablehlo.iota"() <{iota_dimension = "x"}> : () -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>) {
  %0 = stablehlo.abs %x : tensor<4xf32
// expected-error@+1 {{found 'return', expected ',' or '>' after the element type}}
  return
}
// -----
// expected-error@+1 {{found 'q32', expected a type}}
func.func @f(%x: tensor<4xq32>) {
  return
}
// -----
// expected-error@+1 {{found '-', expected a type}}
func.func @f(%x: tensor<-1xf32>) {
  return
}
// -----
func.func @f() {
  return
// expected-error@+1 {{found the end of the input, expected an op or '}'}}
// -----
// expected-error@+1 {{found '@"': string does not end on its line; expected a closing quote}}
func.func @"f() {
  return
}
// -----
module {
// expected-error@+1 {{found '}', expected ')' after a location}}
  func.func @f() { return loc("x" }
}
// expected-error@+1 {{found the end of the input, expected an op or '}'}}
// -----
// expected-error@+1 {{found '{', expected a location: a string, an alias, callsite(..), fused[..] or unknown}}
func.func @f() -> tensor<4xf32> loc( {
}
// -----
// expected-error@+1 {{found '"b"', expected ',' or '}' after an axis}}
func.func @f(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a" "b"}]>}) {
  return
}
// -----
// expected-error@+1 {{found '>', expected ',' and the scale}}
func.func @f(%x: !quant.uniform<i8:f32>) {
  return
}
// -----
// expected-error@+1 {{found ')', expected an op}}
)
// -----
func.func @f() {
  // expected-error@+1 {{attribute 'value' has the wrong kind, expected a number or elements}}
  %0 = arith.constant i32
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{element is negative, 'f8E8M0FNU' has no sign}}
  %0 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E8M0FNU>
  return
}
// -----
// expected-error@+1 {{float is negative, 'f8E8M0FNU' has no sign}}
func.func private @f() attributes {a = -1.0 : f8E8M0FNU}
