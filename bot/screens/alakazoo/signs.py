"""The signs of Alakazoo."""

from __future__ import annotations

from bot.screens.alakazoo.words import JOINER, RUNE_SIGNS, SIGNS
from bot.screens.game_signs import GameSigns, Sign, SignPattern, Wording
from bot.texts import Texts
from games.alakazoo.cards import CREATURES, RUNES, TYPES

RUNE_OF: dict[str, str] = dict(zip(RUNE_SIGNS, (rune.id for rune in RUNES), strict=True))
CREATURE_OF = dict(zip(SIGNS, CREATURES, strict=True))
TOKENS = {"●": "token_magic", "✖": "token_dark", "○": "token_free"}
_RUNE = f"[{''.join(RUNE_OF)}]"


def _rune_emoji(found: str) -> tuple[str]:
    return (f"rune_{RUNE_OF[found[0]]}{'_dark' if found.endswith('○') else ''}",)


def _rune_word(sign: str, say: Texts) -> str:
    return say.plain(f"alakazoo-rune-{RUNE_OF[sign]}").replace(sign, "").strip()


def _lit_rune_word(found: str, say: Texts) -> str:
    return say.plain(f"alakazoo-sign-rune-{'lit' if found.endswith('●') else 'dark'}", rune=_rune_word(found[0], say))


GAME_SIGNS = GameSigns(
    signs={
        "⚖": Sign("score"),
        "🟣": Sign("token_dark", "alakazoo-sign-dark"),
        **{sign: Sign("", f"alakazoo-sign-column-{number}") for number, sign in enumerate("①②③④", 1)},
    },
    patterns=[
        SignPattern(f"{_RUNE}{JOINER}?[●○]", _rune_emoji, _lit_rune_word),
        SignPattern(
            f"(?:{'|'.join(CREATURE_OF)})(?![0-9])",
            emojis=lambda sign: (f"creature_{CREATURE_OF[sign].letter}",),
            words=lambda sign, say: CREATURE_OF[sign].name,
        ),
        SignPattern(
            f"[{''.join(TOKENS)}]+",
            emojis=lambda tokens: [TOKENS[token] for token in tokens],
            words=lambda tokens, say: say.plain("alakazoo-sign-empty") if tokens == "○" else "",
        ),
        SignPattern(_RUNE, _rune_emoji, _rune_word, general=True),
    ],
    wordings=[
        Wording(rf"(?P<rune>{_RUNE} \w+) → (?P<space>[^→:*]+?) (?P<lit>{_RUNE})", "alakazoo-heard-way"),
        Wording(rf"(?<={'|'.join(CREATURE_OF)}) (?P<sign>\+)(?P<points>\d+)", "sign-points.of"),
        Wording(rf"^(?P<space>{'|'.join(CREATURE_OF)}) (?P<what>[^\W\dA-ZÀ-Þ][^—:]*)$", "alakazoo-heard-space"),
        Wording(
            rf"^(?P<space>[^:·—]+?) (?P<what>(?:{_RUNE}{JOINER}?[●○])+|(?:{'|'.join(CREATURE_OF)})(?= ✔))",
            "alakazoo-heard-space",
        ),
    ],
    spelled={f"alakazoo-type-{each.id}": f"alakazoo-heard-{each.id}" for each in TYPES if "-" in each.id},
    ornaments=[rf"^(?=.*/)[{''.join(RUNE_OF)} /]+$", r"^[^\W\d]+: (?=①)"],  # 18 runes; “Columns: ①”
    legends=[("alakazoo-legend", {})],
)
