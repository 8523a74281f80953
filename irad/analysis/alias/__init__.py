"""Memory and what leads to it: abstract objects, points-to sets, addresses as linear forms, may-alias."""
