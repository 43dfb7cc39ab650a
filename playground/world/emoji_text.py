"""Which characters are emojis. A button that carries another symbol is refused by Discord with "Invalid emoji"."""

from __future__ import annotations

from itertools import chain

# Code points with the Unicode property Emoji, letters and digits left out; the upper planes by whole blocks.
_RANGES = (
    "A9 AE 203C 2049 2122 2139 2194-2199 21A9-21AA 231A-231B 2328 23CF 23E9-23F3 23F8-23FA 24C2 25AA-25AB 25B6 "
    "25C0 25FB-25FE 2600-2604 260E 2611 2614-2615 2618 261D 2620 2622-2623 2626 262A 262E-262F 2638-263A 2640 "
    "2642 2648-2653 265F-2660 2663 2665-2666 2668 267B 267E-267F 2692-2697 2699 269B-269C 26A0-26A1 26A7 "
    "26AA-26AB 26B0-26B1 26BD-26BE 26C4-26C5 26C8 26CE-26CF 26D1 26D3-26D4 26E9-26EA 26F0-26F5 26F7-26FA 26FD "
    "2702 2705 2708-270D 270F 2712 2714 2716 271D 2721 2728 2733-2734 2744 2747 274C 274E 2753-2755 2757 "
    "2763-2764 2795-2797 27A1 27B0 27BF 2934-2935 2B05-2B07 2B1B-2B1C 2B50 2B55 3030 303D 3297 3299 1F004 1F0CF "
    "1F170-1F171 1F17E-1F17F 1F18E 1F191-1F19A 1F1E6-1F1FF 1F201-1F202 1F21A 1F22F 1F232-1F23A 1F250-1F251 "
    "1F300-1F64F 1F680-1F6FF 1F7E0-1F7EB 1F7F0 1F90C-1F9FF 1FA70-1FAFF "
)


def _expand(span: str) -> range:
    first, _, last = span.partition("-")
    return range(int(first, 16), int(last or first, 16) + 1)


_EMOJI = frozenset(chr(point) for point in chain.from_iterable(_expand(span) for span in _RANGES.split()))
_JOINERS = frozenset("\u200d\ufe0f") | frozenset(chr(point) for point in range(0xE0020, 0xE0080))
_KEYCAP_BASES = frozenset("0123456789#*")


def is_emoji(text: str) -> bool:
    """Whether a text is one emoji (with its modifiers), as a button or an option may carry."""
    if text.endswith("\u20e3"):
        return len(text) in (2, 3) and text[0] in _KEYCAP_BASES
    visible = [char for char in text if char not in _JOINERS]
    return bool(visible) and all(char in _EMOJI for char in visible)
