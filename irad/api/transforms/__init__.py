"""Transformations of functions: Jacobians, Hessians, batches, sparse derivatives, structures, rules of one's own."""
