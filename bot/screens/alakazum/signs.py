"""The signs of Alakazum!"""

from __future__ import annotations

from bot.screens.game_signs import SQUARES, GameSigns, Sign, SignPattern
from games.alakazum.cards import CARDS, CHARACTERS, LEVELS

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
        "★": Sign("star", "alakazum-sign-star", number_first=True),
        "⚔": Sign("combat", "alakazum-sign-combat"),
        "🛡": Sign("resistance", "alakazum-sign-resistance"),
        "🤝": Sign("sociable", "alakazum-sign-sociable"),
        "💰": Sign("thrifty", "alakazum-sign-thrifty"),
        "✨": Sign("very_magical", "alakazum-sign-magical"),
        "🧹": Sign("broom", "alakazum-sign-broom"),
        "🧥": Sign("cape", "alakazum-sign-cape"),
        "🪄": Sign("magic", "alakazum-sign-sceptre"),
        "🫕": Sign("cauldron", "alakazum-sign-cauldron"),
        "🔮": Sign("crystal_ball"),
        "🎩": Sign("hat", "alakazum-sign-hat"),
        "🧺": Sign("market", "alakazum-sign-market"),
        "🌲": Sign("forest", "alakazum-sign-forest"),
        "⚰": Sign("cemetery", "alakazum-sign-cemetery"),
        "👹": Sign("enemy", "alakazum-sign-enemy"),
        "🪤": Sign("trap"),
        "🪆": Sign("voodoo"),
        "🌈": Sign("culture_multicoloured"),
        "◻": Sign("culture_none"),
        **{
            sign: Sign(f"level_{level}", f"alakazum-sign-level-{level.lower()}")
            for sign, level in zip("ⒶⒷⒸ", LEVELS, strict=True)
        },
    },
    patterns=[
        SignPattern(
            "|".join(f"{sign}(?= ?{culture})" for sign, culture in CULTURES.items()),
            emojis=lambda sign: (f"culture_{CULTURES[sign]}",),
            words=lambda sign, say: "",
        ),
        SignPattern(  # of energy
            r"(?<=\+ \d )✨",
            emojis=lambda sign: ("very_magical",),
            words=lambda sign, say: say.plain("alakazum-sign-magical-energy"),
        ),
    ],
    names={CARDS[card].name: CARDS[card].id.replace("-", "_") for card in CHARACTERS},
    # a spell that is cast, who helps in a fight, what lies in the forest
    ornaments=[r"^✨ (?=\*\*)", r"^🤝 ", r"^🌲 (?=[^\W\d][^:]*: )"],
)
