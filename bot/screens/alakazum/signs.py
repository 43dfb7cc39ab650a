"""The signs of Alakazum!"""

from __future__ import annotations

from bot.screens.game_signs import SQUARES, GameSigns, Sign, SignPattern, Wording
from games.alakazum.cards import CARDS, CHARACTERS
from pictures.faces.bust import short_name

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

_CULTURE = f"[{''.join(CULTURES)}🌈◻] \\w+"

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
    },
    patterns=[
        SignPattern(
            "|".join(f"{sign}(?= ?{culture})" for sign, culture in CULTURES.items()),
            emojis=lambda sign: (f"culture_{CULTURES[sign]}",),
            words=lambda sign, say: "",
        ),
        SignPattern(
            r"🧺 \d+$",
            emojis=lambda found: ("market",),
            words=lambda found, say: say.plain("alakazum-heard-market", number=int(found[2:])),
            kept=" 0123456789",
            listed=True,
        ),
    ],
    wordings=[
        Wording(
            r"^(?:⚔ )?(?P<mine>[^\d:⚔]+?) (?P<one>\d+|🎲) : (?P<other>\d+|🎲) (?P<theirs>[*A-ZÀ-Þ][^\d:—.]*)$",
            "alakazum-heard-fight",
        ),
        Wording(r"^🧺 (?P<cards>\d+)(?=$|, )", "alakazum-heard-pile"),
        Wording(r"^🌲 (?P<cards>\d+)$", "alakazum-heard-pile.forest"),
        Wording(r"^⚰ (?P<names>[^.]+)$", "alakazum-heard-cemetery"),
        Wording(r"^👹 (?P<enemies>[^.!]+)$", "alakazum-heard-enemies"),
        Wording(r"(?:^| )✅$", "alakazum-heard-wins"),
        Wording(r"^\+(?P<rise>\d+) −(?P<risk>\d+) ★$", "alakazum-heard-swing"),
        Wording(r"★ (?P<before>\d+) → (?P<then>\d+)", "alakazum-heard-lost"),
        Wording(
            r"(?P<level>[ABC]) ⚔(?P<combat>\S+) ★(?P<stars>\d+) 🛡(?P<resistance>\d+)"
            rf"(?P<marks>(?: [🤝💰✨🧹🧥🪄]+)*)(?: (?P<culture>{_CULTURE}))?",
            "alakazum-heard-values",
        ),
        Wording(r"^(?P<count>\d+) → (?P<level>[ABC])$", "alakazum-heard-rise"),
        Wording(r"(?:^| → )(?P<level>[ABC])$", "alakazum-heard-to-level"),
        Wording(rf"(?:^|(?<=: ))(?P<level>[ABC]) (?={_CULTURE})", "alakazum-heard-level.of"),
        Wording(r"(?:^|(?<=: ))(?P<level>[ABC])(?=$| \\?\()", "alakazum-heard-level"),
        Wording(rf"^(?P<culture>{_CULTURE}) (?=★|\d)", "alakazum-heard-culture"),
        Wording(rf"(?P<culture>{_CULTURE}) (?=★\d)", "alakazum-heard-culture.within"),
        Wording(r"🧺 (?P<number>\d+)(?=:| [^\W\d])", "alakazum-heard-value"),
        Wording(r"(?<=: )(?P<hats>\d+) 🎩", "alakazum-heard-hats"),
        Wording(r"(?<=\+ )(?P<marks>\d+) ✨", "alakazum-heard-magical"),
        Wording(r"(?<=\+ )(?P<cauldron>\d+) 🫕", "alakazum-heard-cauldron"),
        Wording(r"^👁 (?P<cards>\d+)$", "alakazum-heard-look"),
        Wording(r"⚔🎲(?:\+(?P<more>\d))?", "alakazum-heard-die"),
        Wording(r"^×2$", "alakazum-heard-twice"),
        Wording(r"🎲 (?P<roll>\d) : 🛡 (?P<resistance>\d)", "alakazum-heard-roll"),
    ],
    spelled={f"alakazum-sign-{one}": f"alakazum-heard-{one}" for one in (*CULTURES.values(), "multicoloured", "none")},
    names={CARDS[card].name: CARDS[card].id.replace("-", "_") for card in CHARACTERS},
    whole={short_name(CARDS[card].id): CARDS[card].name for card in CHARACTERS},
    # a spell that is cast, who rides a broom, what is turned over, goes on, helps in a fight, lies in the forest
    ornaments=[
        r"^✨ (?=\D)",
        r"^🧹 ",
        r"^👹 (?=.*[.!]$)",
        r" → ?…(?=$|\*\*|:)",
        r"^🤝 ",
        r"^🌲 (?=[^\W\d])",
        rf"^[{''.join(CULTURES)}] [A-Z]{{3}} (?=\w+$)",
        r"^⚰ (?=.*\.$)",
    ],
)
