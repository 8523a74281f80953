"""Rules for the helper functions that Numba's generated code calls."""

from __future__ import annotations

from irad.rules.kinds import Inactive, Rule, plain

_DICTS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "new_sized": ((), (0,)),
    "set_method_table": ((1,), ()),
    "insert": ((1, 3), (4,)),
    "length": ((), ()),
    "lookup": ((1,), (3,)),
    "delitem": ((), ()),
    "popitem": ((), (1, 2)),
    "iter": ((), (0,)),
    "iter_next": ((0,), (0, 1, 2)),
    "free": ((), ()),
    "copy": ((), (0,)),
}
"""What functions of Numba's dicts read and write, where a dict is an integer: keys, and the places of values."""

RULES: tuple[Rule, ...] = (
    *(
        Inactive(f"irad_dict_{name}", plain(f"irad_dict_{name}"), reads, writes, refuses=True, note="keys and places")
        for name, (reads, writes) in _DICTS.items()
    ),
    Inactive(
        "numba_attempt_nocopy_reshape",
        plain("numba_attempt_nocopy_reshape"),
        reads=(1, 2, 4),
        writes=(5,),
        note="shapes and strides: integers",
    ),
    *(Inactive(name, plain(name), state=True) for name in ("numba_get_np_random_state", "numba_get_py_random_state")),
    *(
        Inactive(name, plain(name), reads=(0,), writes=(0,), keeps=True, note="the state of random numbers: integers")
        for name in ("numba_rnd_init", "numba_rnd_shuffle", "numba_poisson_ptrs")
    ),
    *(
        Inactive(name, plain(name), reads=(0,) if name == "irad_print_text" else ())
        for name in (
            "irad_print_float", "irad_print_integer", "irad_print_unsigned", "irad_print_bool", "irad_print_text"
        )
    ),
)  # fmt: skip
