from _chain import ffi, lib

angle, gradient = ffi.new("double[]", [0.0, 0.5, 2.0]), ffi.new("double[]", 3)
energy = lib.chain_gradient(angle, gradient, 3)
print(f"{energy:.6f}: {gradient[0]:.6f} {gradient[1]:.6f} {gradient[2]:.6f}")
