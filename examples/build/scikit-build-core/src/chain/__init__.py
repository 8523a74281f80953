"""The energy of a chain of pendulums and its gradient."""

from ctypes import CDLL, POINTER, c_double, c_int
from pathlib import Path

_library = CDLL(str(Path(__file__).with_name("libgradient.so")))
_library.chain_gradient.argtypes = [POINTER(c_double), POINTER(c_double), c_int]
_library.chain_gradient.restype = c_double


def gradient(angle: list[float]) -> tuple[float, list[float]]:
    """The energy, and its derivative by each angle."""
    result = (c_double * len(angle))()
    energy = _library.chain_gradient((c_double * len(angle))(*angle), result, len(angle))
    return energy, list(result)
