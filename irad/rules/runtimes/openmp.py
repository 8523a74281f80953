"""OpenMP's run-time library: what threads ask it for carries no derivative; where they wait for one another, the
reverse sweep waits as well.

The functions are those of LLVM's libomp (openmp/runtime/src/kmp.h and omp.h); sections are irad's own
(`csrc/parallel.h`).
"""

from __future__ import annotations

from irad.rules.kinds import Inactive, Rule, Spellings, Synchronisation, plain

_ASKED = (
    "omp_get_max_threads omp_get_num_procs omp_in_parallel omp_get_level omp_get_active_level omp_get_team_size "
    "omp_get_ancestor_thread_num omp_get_wtime omp_get_wtick omp_get_dynamic omp_get_nested omp_get_max_active_levels "
    "omp_get_thread_limit omp_set_num_threads omp_set_dynamic omp_set_nested omp_set_max_active_levels "
    "omp_set_schedule __kmpc_global_thread_num __kmpc_push_num_threads __kmpc_push_proc_bind "
    "__kmpc_single __kmpc_master __kmpc_masked "
    "__kmpc_serialized_parallel __kmpc_end_serialized_parallel __kmpc_ordered __kmpc_end_ordered "
    "__kmpc_dispatch_init_4 __kmpc_dispatch_init_4u __kmpc_dispatch_init_8 __kmpc_dispatch_init_8u "
    "__kmpc_dispatch_fini_4 __kmpc_dispatch_fini_4u __kmpc_dispatch_fini_8 __kmpc_dispatch_fini_8u "
    "__kmpc_dispatch_deinit "
    "omp_in_final omp_get_place_num omp_get_cancellation omp_get_proc_bind omp_is_initial_device "
    "omp_get_default_device omp_get_num_devices omp_get_num_teams omp_get_team_num"
).split()
_LOCKS = "omp_init_lock omp_destroy_lock omp_init_lock_with_hint".split()
_LOCK_BYTES = 8
_NEXT = {f"__kmpc_dispatch_next_{size}{sign}": size for size in (4, 8) for sign in ("", "u")}
"""Whether there are more iterations, which are written to arguments 2 to 5, each of so many bytes."""


def _spelled(name: str) -> Spellings:
    """In C and in Fortran."""
    return plain(name, f"{name}_") if name.startswith("omp_") else plain(name)


THREADS = ("__kmpc_", "omp_", "GOMP_")
"""How the names of the library's functions begin. One that has no rule may order threads in a way that a reverse
sweep does not know of."""

RULES: tuple[Rule, ...] = (
    Inactive("omp_get_num_threads", _spelled("omp_get_num_threads"), pure=True, note="the same throughout a region"),
    Inactive(
        "omp_get_thread_num",
        _spelled("omp_get_thread_num"),
        note="kept for the reverse sweep, in which another thread may go back over what this one did",
    ),
    *(
        Inactive(name, plain(name), pure=True, returns_argument=0, note="marks a thread's share of a loop")
        for name in (f"irad.{kind}.{type_}" for kind in ("share", "share.chunk", "block") for type_ in ("i32", "i64"))
    ),
    *(
        Inactive(name, plain(name), note="the threads of a deterministic region, in the order of their numbers")
        for name in ("irad.turn.begin", "irad.turn.end")
    ),
    *(Inactive(name, _spelled(name)) for name in _ASKED),
    *(
        Inactive(name, plain(name), writes=(2, 3, 4, 5), extent=size)
        for name, size in _NEXT.items()
    ),
    *(
        Inactive(name, _spelled(name), writes=(0,), extent=_LOCK_BYTES, keeps=True,
            note="a lock is irad's own in a derivative")
        for name in _LOCKS
    ),
    Synchronisation("__kmpc_barrier", plain("__kmpc_barrier"), mirror="barrier", note="every thread of the team waits"),
    Synchronisation(
        "irad_section_enter",
        plain("irad_section_enter"),
        mirror="leave",
        note="one thread at a time goes on; returns a ticket",
    ),
    Synchronisation(
        "irad_section_leave", plain("irad_section_leave"), mirror="enter", note="in the opposite order of the tickets"
    ),
)
