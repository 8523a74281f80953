from array import array

from chain import gradient

result = array("d", [0.0] * 3)
energy = gradient(array("d", [0.0, 0.5, 2.0]), result)
print(f"{energy:.6f}: {result[0]:.6f} {result[1]:.6f} {result[2]:.6f}")
