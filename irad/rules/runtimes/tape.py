"""Rules for irad's own runtime: its tape, so that derivatives can be differentiated again (`csrc/tape.h`), and
checks of bounds (`csrc/bounds.c`)."""

from __future__ import annotations

from irad.rules.kinds import Allocation, Inactive, Rule, plain

_EXTENTS = ("begin", "end", "outside", "note", "forget")

RULES: tuple[Rule, ...] = (
    Allocation("irad.reserve", (1,), "", plain("irad.reserve"), note="a block of the tape"),
    Inactive("irad_tape_acquire", plain("irad_tape_acquire"), note="the thread's tape"),
    Inactive("irad_tape_save", plain("irad_tape_save"), reads=(0,), writes=(1,), extent=24, keeps=True),
    Inactive("irad_tape_restore", plain("irad_tape_restore"), reads=(0, 1), writes=(0,), ends=True, keeps=True),
    Inactive("irad_defer_free", plain("irad_defer_free"), reads=(0,), writes=(0,), keeps=True, note="freed last"),
    Inactive("irad_defer_release", plain("irad_defer_release"), reads=(0,), writes=(0,), keeps=True, note="freed last"),
    Inactive("irad_note_own", plain("irad_note_own"), reads=(0,), writes=(0,), keeps=True),
    Inactive("irad_adopt", plain("irad_adopt"), hands=True, note="a shadow of a block that was kept"),
    Inactive("irad_adopted_goes", plain("irad_adopted_goes"), note="the program frees such a block itself"),
    Inactive("irad_end_adoption", plain("irad_end_adoption"), note="the end of such shadows"),
    Inactive("irad_require_own", plain("irad_require_own"), reads=(0,)),
    *(Inactive(f"irad_extent_{n}", plain(f"irad_extent_{n}"), note="checked bounds") for n in _EXTENTS),
    Inactive("irad_extent_holds", plain("irad_extent_holds"), pure=True, note="checked bounds"),
    Inactive("irad.require_apart", plain("irad.require_apart"), note="stops where blocks overlap", keeps=True),
    Inactive("irad_stop", plain("irad_stop"), reads=(0,), returns=False),
)
