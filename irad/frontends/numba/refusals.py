"""What irad refuses while Numba finds types, told through Numba's messages."""

from __future__ import annotations

import re

from numba.core import errors

from irad.errors import DifferentiationError, IradError

__all__ = ["OVERLOAD", "DerivativeRefused", "reason_in"]


class DerivativeRefused(errors.TypingError):
    """A call of a derivative that cannot be made in ``@njit`` code; Numba lists it among its candidates."""

    @classmethod
    def of(cls, error: IradError) -> DerivativeRefused:
        """The same refusal in one line, without the excerpt of the source, which Numba would indent."""
        if not isinstance(error, DifferentiationError):
            return cls(str(error))
        found = error.diagnostic
        known = found.location is not None and not found.location.file.endswith(">")  # written by the user
        place = f" (at {found.location})" if known else ""
        return cls("; ".join(part for part in (f"{found.what}{place}", found.why, found.remedy) if part))


OVERLOAD = "irad_derivative"
"""How the functions are called that Numba asks for implementations: with other arguments it refuses them itself."""
_LISTED = re.compile(
    rf"(?:{DerivativeRefused.__name__}|'{OVERLOAD}': [^\n]*\n[^\n]*\n[^\n]*\n\s*TypingError): "
    r"(?!Failed in)(.*?)\s+raised from ",
    re.DOTALL,
)


_MADE_WITHIN = re.compile(r"Unknown attribute '(\w+)' of type Module\(<module 'irad' ")


def reason_in(error: Exception) -> str:
    """What irad has said within a message of Numba's; "" if it is Numba that cannot do something."""
    if isinstance(error, DerivativeRefused):
        return str(error)
    made = _MADE_WITHIN.search(str(error))
    if made is not None:
        return f"irad.{made[1]} is called outside of @njit code: g = irad.{made[1]}(f) there, and g(x) in @njit code"
    found = _LISTED.search(str(error))
    return " ".join(found[1].split()) if found is not None else ""
