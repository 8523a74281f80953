"""A bar chart as SVG, written by hand so that nothing has to be installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

LEFT, WIDTH, BAR, GAP, TOP = 190, 520, 12, 8, 64
COLOURS = ("#3568a8", "#d98032", "#4d9a5b", "#9a4d8c", "#8a8a3a", "#777777")


def draw_bars(title: str, unit: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """Return an SVG of horizontal bars: a group for each row, a bar for each of its series.

    Bars are drawn to one linear scale from zero; each carries its number. `unit` explains the numbers.
    """
    series = list(dict.fromkeys(name for row in rows.values() for name in row))
    longest = max((value for row in rows.values() for value in row.values()), default=1.0)
    parts, y = [], TOP
    for label, row in rows.items():
        parts += _group(label, row, series, longest, y)
        y += len(row) * BAR + GAP
    legend = [_legend(i, name) for i, name in enumerate(series)]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 80}" height="{y + 12}" '
        'font-family="sans-serif" font-size="11">'
    )
    caption = f'<text x="10" y="20" font-size="15">{escape(title)}</text>'
    explained = f'<text x="10" y="36" fill="#555">{escape(unit)}</text>'
    background = '<rect width="100%" height="100%" fill="white"/>'
    return "\n".join([head, background, caption, explained, *legend, *parts, "</svg>"]) + "\n"


def _group(label: str, row: Mapping[str, float], series: Sequence[str], longest: float, y: int) -> list[str]:
    middle = y + len(row) * BAR / 2 + 4
    parts = [f'<text x="{LEFT - 8}" y="{middle:.0f}" text-anchor="end">{escape(label)}</text>']
    for i, (name, value) in enumerate(row.items()):
        width = max(1.0, WIDTH * value / longest)
        top = y + i * BAR
        colour = COLOURS[series.index(name) % len(COLOURS)]
        parts.append(f'<rect x="{LEFT}" y="{top}" width="{width:.1f}" height="{BAR - 2}" fill="{colour}"/>')
        parts.append(f'<text x="{LEFT + width + 4:.1f}" y="{top + 9}">{value:.2f}</text>')
    return parts


def _legend(i: int, name: str) -> str:
    x = LEFT + 130 * i
    colour = COLOURS[i % len(COLOURS)]
    return (
        f'<rect x="{x}" y="44" width="10" height="10" fill="{colour}"/>'
        f'<text x="{x + 14}" y="53">{escape(name)}</text>'
    )
