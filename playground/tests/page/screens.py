"""Messages as Discord spells them, one of everything the page can draw; numbers as in Discord's documentation."""

from __future__ import annotations

from typing import Any

from .fake_playground import BOT

Json = dict[str, Any]

EPHEMERAL, LOADING, V2 = 64, 128, 1 << 15
BOT_USER: Json = {"id": BOT, "username": "Kettle", "global_name": None, "avatar": None, "bot": True}


def person(number: int, name: str) -> Json:
    return {"id": str(number), "username": name.lower(), "global_name": name, "avatar": None, "bot": False}


def message(
    number: int, *, author: Json = BOT_USER, content: str = "", at: str = "2026-03-01T18:00:00+00:00", **more: Any
) -> Json:
    """A message with what Discord always sends."""
    return {
        "id": str(number),
        "channel_id": "200",
        "type": 0,
        "author": author,
        "content": content,
        "timestamp": at,
        "edited_timestamp": None,
        "flags": 0,
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "tts": False,
    } | more


def text(content: str) -> Json:
    return {"type": 10, "id": 1, "content": content}


def button(custom_id: str, label: str, style: int = 2, **more: Any) -> Json:
    return {"type": 2, "id": 2, "style": style, "label": label, "custom_id": custom_id} | more


def row(*components: Json) -> Json:
    return {"type": 1, "id": 3, "components": list(components)}


def select(custom_id: str, placeholder: str, labels: list[str], low: int = 1, high: int = 1, **more: Any) -> Json:
    options = [{"value": label.lower(), "label": label, "description": f"about {label}"} for label in labels]
    return {
        "type": 3,
        "id": 4,
        "custom_id": custom_id,
        "placeholder": placeholder,
        "min_values": low,
        "max_values": high,
        "options": options,
    } | more


def picture(name: str, description: str | None, width: int = 640, height: int = 360) -> Json:
    url = f"http://127.0.0.1/cdn/attachments/200/{name}"
    media = {"id": "1", "url": url, "proxy_url": url, "width": width, "height": height, "content_type": "image/png"}
    return {"media": media, "description": description, "spoiler": False}


def table(turn: str = "Ana") -> Json:
    """A board: container, picture, separators, sections, buttons."""
    return {
        "type": 17,
        "id": 10,
        "accent_color": 0xE69F00,
        "spoiler": False,
        "components": [
            text(
                f"**Chess** · round 4 · 🔒 `a3f9…`\n"
                f"**{turn}** explores the forest: up to **3** cards · ⏳ <t:4102444800:R>"
            ),
            {"type": 12, "id": 11, "items": [picture("board.png", "Ana has four characters, Pep two.")]},
            {"type": 14, "id": 12, "spacing": 1, "divider": True},
            {
                "type": 9,
                "id": 13,
                "components": [
                    text(
                        "**Ana** ✋4 · 🟨 CAT ★4\n"
                        "Ⓒ Castanyera ⚔1 ★3 🛡3 💰 · Ⓑ Tió de Nadal ⚔2 ★1 🛡2 · Ⓐ Melchor ⚔2 ★0 🛡2 🌈"
                    ),
                    text("**Pep** ✋3 · 🟦 GAL ★4\nⒸ Moura ⚔2 ★3 🛡1 ✨ 🧹 · Ⓐ Trasno ⚔0 ★1 🛡1 ✨"),
                ],
                "accessory": {"type": 11, "id": 14, **picture("face.png", "A witch with a kettle", 128, 128)},
            },
            {"type": 14, "id": 15, "spacing": 2, "divider": False},
            text(
                "🧺 9, on top Hat 2 · 🌲 61 · ⚰ Penitente, Olentzero\n"
                "-# *Ana’s Castanyera beat Pep’s Dolçainer 2 : 1 and rose to Ⓒ.*"
            ),
            row(
                button("explore", "Explore", 1, emoji={"id": None, "name": "🌲", "animated": False}),
                button("hand", "My hand", 3),
                button("market", "Market"),
                button("give-up", "Give up", 4, disabled=True),
            ),
            row(select("more", "More …", ["Log", "Rules", "Watch"])),
        ],
    }


def everything(ana: Json, pep: Json) -> list[Json]:
    """A channel with one of everything."""
    hello = message(
        1001,
        author=pep,
        content="Good evening <@300>, <:hat_0123456789:55> shall we play? ||I hold the doll|| https://example.com/rules",
        mentions=[{**ana}],
    )
    return [
        message(1000, author=ana, type=7),
        hello,
        message(
            1002,
            author=pep,
            content="# Rules\n1. be kind\n2. have **fun**\n   - *really*\n> a quote\n`code` and __under__ ~~struck~~",
        ),
        message(
            1003,
            author=ana,
            content="Yes!",
            type=19,
            message_reference={"message_id": "1001"},
            referenced_message=hello,
        ),
        message(1004, author=ana, content="🎲🎉"),
        message(
            1005,
            flags=V2,
            components=[table()],
            edited_timestamp="2026-03-01T18:01:00+00:00",
            interaction_metadata={"id": "1", "type": 2, "user": ana, "name": "chess new"},
        ),
        message(
            1006,
            flags=V2 | EPHEMERAL,
            interaction_metadata={"id": "2", "type": 3, "user": ana, "interacted_message_id": "1005"},
            components=[
                text("### Your hand, move 57\n1 **Hat 2** — 2 energy · 🧺 2\n2 **Double potion** — ⚔ +1 or 🎲 +1"),
                row(select("cards", "Give which cards? (two)", ["Hat 2", "Double potion", "Barretina", "Doll"], 2, 2)),
                row(
                    {
                        "type": 5,
                        "id": 6,
                        "custom_id": "who",
                        "placeholder": "To whom?",
                        "min_values": 1,
                        "max_values": 1,
                    }
                ),
                row(button("fight", "Fight", 1), button("magic", "Do magic"), button("back", "Back")),
                row({"type": 2, "id": 7, "style": 5, "label": "The rules", "url": "https://example.com/rules"}),
            ],
        ),
        message(
            1007,
            content="An old-fashioned message.",
            embeds=[
                {
                    "title": "An embed",
                    "description": "with *text*",
                    "color": 0x009E73,
                    "fields": [{"name": "Wins", "value": "3", "inline": True}],
                }
            ],
            attachments=[
                {
                    "id": "5",
                    "filename": "log.txt",
                    "size": 2048,
                    "url": "http://127.0.0.1/cdn/attachments/200/log.txt",
                    "content_type": "text/plain",
                }
            ],
            components=[row(button("old", "Press me", 1))],
            reactions=[{"emoji": {"id": None, "name": "👍"}, "count": 2, "me": True}],
        ),
        message(
            1008,
            flags=LOADING | EPHEMERAL,
            interaction_metadata={"id": "3", "type": 2, "user": ana, "name": "table status"},
        ),
        message(1009, author=pep, type=18, content="A long evening", message_reference={"channel_id": "202"}),
    ]


def form() -> Json:
    """A modal with every part a form may have."""
    options = [
        {"value": "a", "label": "Always ask"},
        {"value": "b", "label": "Let it happen", "description": "until my turn"},
    ]

    def label(title: str, component: Json, description: str | None = None) -> Json:
        return {"type": 18, "id": 1, "label": title, "description": description, "component": component}

    return {
        "id": "77",
        "custom_id": "options",
        "title": "House rules",
        "components": [
            {"type": 10, "content": "Only the **host** sees this."},
            label(
                "Table name",
                {"type": 4, "custom_id": "name", "style": 1, "required": True, "max_length": 20, "min_length": 2},
            ),
            label(
                "A word to all", {"type": 4, "custom_id": "word", "style": 2, "required": False}, "Everybody reads it."
            ),
            label("Reactions", {"type": 21, "custom_id": "reactions", "required": True, "options": options}),
            label(
                "Extras",
                {
                    "type": 22,
                    "custom_id": "extras",
                    "required": False,
                    "min_values": 0,
                    "max_values": 2,
                    "options": options,
                },
            ),
            label(
                "Clock",
                {
                    "type": 3,
                    "custom_id": "clock",
                    "placeholder": "Choose",
                    "options": [{"value": "l", "label": "Live"}, {"value": "s", "label": "Slow"}],
                },
            ),
            label("Friends only", {"type": 23, "custom_id": "friends", "default": True}),
            label("A picture", {"type": 19, "custom_id": "file", "required": False, "min_values": 0, "max_values": 1}),
        ],
    }
