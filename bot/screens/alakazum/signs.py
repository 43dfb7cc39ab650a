"""The signs of Alakazum!"""

from __future__ import annotations

from bot.screens.game_signs import SQUARES, GameSigns, Sign, SignPattern
from games.alakazum.cards import LEVELS

CULTURES = {
    SQUARES[colour]: culture
    for colour, culture in (
        ("orange", "VAL"),
        ("yellow", "CAT"),
        ("blue", "GAL"),
        ("red", "EUS"),
        ("green", "AND"),
        ("purple", "CAS"),
    )
}

GAME_SIGNS = GameSigns(
    signs={
        "★": Sign("star", "star", number_first=True),
        "⚔": Sign("combat", "combat"),
        "🛡": Sign("resistance", "resistance"),
        "🤝": Sign("sociable", "sociable"),
        "💰": Sign("thrifty", "thrifty"),
        "✨": Sign("very_magical", "magical"),
        "🧹": Sign("broom", "broom"),
        "🧥": Sign("cape", "cape"),
        "🪄": Sign("magic", "sceptre"),
        "🫕": Sign("cauldron", "cauldron"),
        "🔮": Sign("crystal_ball"),
        "🎩": Sign("hat", "hat"),
        "🧺": Sign("market", "market"),
        "🌲": Sign("forest", "forest"),
        "⚰": Sign("cemetery", "cemetery"),
        "👹": Sign("enemy", "enemy"),
        "🪤": Sign("trap"),
        "🪆": Sign("voodoo"),
        "🌈": Sign("culture_multicoloured"),
        "◻": Sign("culture_none"),
        **{sign: Sign(f"level_{level}", f"level-{level.lower()}") for sign, level in zip("ⒶⒷⒸ", LEVELS, strict=True)},
    },
    patterns=[
        SignPattern(
            "|".join(f"{sign}(?= ?{culture})" for sign, culture in CULTURES.items()),
            emojis=lambda sign: (f"culture_{CULTURES[sign]}",),
            words=lambda sign, say: "",
        )
    ],
    ornaments=[r"^✨ (?=\*\*)"],  # of a spell that is cast
)
